"""The questions on which the sources of a game differ, and their answers, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from hearts_qt.rules.choices import Choice

translate = QCoreApplication.translate


def question_title(key: str) -> str:
    """What the sources differ on, in a few words; an unknown question is shown by its own name."""
    match key:
        case "moon":
            return translate("Sources", "What the moon does")
        case "moon_in_chips":
            return translate("Sources", "All hearts in one hand")
        case "bonus_in_moon":
            return translate("Sources", "The moon and the bonus card")
        case "side_moon" | "solo_moon":
            return translate("Sources", "The moon of a side")
        case "queen_of_spades" | "domino_queen":
            return translate("Sources", "What the queen of spades costs")
        case "queen_of_hearts":
            return translate("Sources", "What the queen of hearts costs")
        case "queen_breaks":
            return translate("Sources", "Does the queen of spades break hearts?")
        case "black_maria":
            return translate("Sources", "Ace and king of spades")
        case "double_b_spots":
            return translate("Sources", "What the small hearts cost")
        case "spot_ace":
            return translate("Sources", "What the ace of hearts costs")
        case "first_trick" | "first_trick_modern":
            return translate("Sources", "Penalty cards on the first trick")
        case "beyond":
            return translate("Sources", "Is it enough to reach the limit?")
        case "either_way":
            return translate("Sources", "Which way the limit counts")
        case "end":
            return translate("Sources", "When the match ends")
        case "ties":
            return translate("Sources", "Equal totals")
        case "chips":
            return translate("Sources", "How many chips to begin with")
        case "money":
            return translate("Sources", "Money at the end")
        case "jackpot":
            return translate("Sources", "Two clear hands and a jackpot")
        case "strip":
            return translate("Sources", "Which cards leave the pack")
        case "heartsette_3":
            return translate("Sources", "The pack for three")
        case "laid_away":
            return translate("Sources", "What is laid away for the widow")
        case "odd_cards":
            return translate("Sources", "The odd cards of two packs")
        case "void_rule":
            return translate("Sources", "When a trick is void")
        case "last_void":
            return translate("Sources", "The last trick is void")
        case "minus_sign":
            return translate("Sources", "“Minus thirteen”")
        case "slam_test":
            return translate("Sources", "What “all” means")
        case "forced_discard":
            return translate("Sources", "What must be discarded")
        case "joker_time":
            return translate("Sources", "When a joker is played")
        case "joker_power":
            return translate("Sources", "Does a joker take the trick?")
        case "greek_pass" | "omnibus_pass":
            return translate("Sources", "Where the cards are passed")
        case "floor":
            return translate("Sources", "What the queen of diamonds can undo")
        case "last_hand":
            return translate("Sources", "The hand of the last player")
        case "domino_hearts":
            return translate("Sources", "Leading hearts")
        case "settlement_for_two":
            return translate("Sources", "What is written down")
        case "auction_pool":
            return translate("Sources", "Who wins the pool")
        case "auction_first_trick":
            return translate("Sources", "The named suit on the first trick")
        case "boys":
            return translate("Sources", "Who the “boys” are")
        case "yeralash":
            return translate("Sources", "A deal of everything at once")
        case "second_half":
            return translate("Sources", "The second half")
        case "trump_deals":
            return translate("Sources", "Deals with trumps")
        case _:
            return key


def question_in_words(choice: Choice) -> str:
    """The question and all its answers in one sentence, the usual one first."""
    title = question_title(choice.key)
    answers = "; ".join(answer_name(choice.key, answer) for answer in choice.answers)
    if title.endswith("?"):
        return f"{title} {answers[:1].upper()}{answers[1:]}."
    return f"{title}: {answers}."


def answer_name(key: str, answer: str) -> str:
    """What a source says, with its name; what the program plays by itself comes first."""
    return _of_one_question(key, answer) or _of_many_questions(answer) or answer


def _of_many_questions(answer: str) -> str:
    """Answers that mean the same wherever they are given."""
    match answer:
        case "eight_deals":
            return translate("Sources", "after eight deals")
        case "ten":
            return translate("Sources", "at 10 points")
        case "twenty":
            return translate("Sources", "at 20 points")
        case "fifty":
            return translate("Sources", "at 50 points")
        case "hundred":
            return translate("Sources", "at 100 points")
        case "two_hundred":
            return translate("Sources", "at 200 points")
        case "four_hundred":
            return translate("Sources", "at 400 points")
        case "left":
            return translate("Sources", "always left (Culbertson)")
        case "right":
            return translate("Sources", "always right (Gruznov)")
        case "turning":
            return translate("Sources", "by turns (modern tables)")
        case _:
            return ""


def _of_one_question(key: str, answer: str) -> str:
    match key, answer:
        case "moon", "add":
            return translate("Sources", "points to the others (Tavern Jack, Windows)")
        case "moon", "subtract":
            return translate("Sources", "points off for the shooter (“new moon”)")
        case "moon", "choice":
            return translate("Sources", "the shooter chooses (Parlett)")
        case "moon", "off":
            return translate("Sources", "nothing: it is scored as usual (the oldest rules)")
        case "moon", "nobody":
            return translate("Sources", "nobody scores (Culbertson)")
        case "moon_in_chips", "pays":
            return translate("Sources", "they are paid for (1887)")
        case "moon_in_chips", "receives":
            return translate("Sources", "they are paid to their taker (“moon”)")
        case "bonus_in_moon", "needed":
            return translate("Sources", "all fifteen cards are needed (Omnibus)")
        case "bonus_in_moon", "not_needed":
            return translate("Sources", "the fourteen penalty cards are enough (Dynamo)")
        case "side_moon", "side":
            return translate("Sources", "the two together (the encyclopedia)")
        case "side_moon", "member":
            return translate("Sources", "one partner alone (Partner Hearts)")
        case "solo_moon", "opponents":
            return translate("Sources", "26 to each opponent")
        case "solo_moon", "all":
            return translate("Sources", "26 to all three others")
        case "solo_moon", "subtract":
            return translate("Sources", "26 off for the shooter")
        case (("queen_of_spades" | "domino_queen"), "thirteen"):
            return translate("Sources", "thirteen (most sources)")
        case "queen_of_spades", "twelve":
            return translate("Sources", "twelve (some French and American pages)")
        case "domino_queen", "free":
            return translate("Sources", "nothing (Gruznov, Bicycle)")
        case "queen_of_hearts", "thirteen":
            return translate("Sources", "thirteen (the encyclopedia, Marabout)")
        case "queen_of_hearts", "fourteen":
            return translate("Sources", "fourteen (a French page)")
        case "queen_breaks", "no":
            return translate("Sources", "no (Tavern Jack, Windows)")
        case "queen_breaks", "yes":
            return translate("Sources", "yes (Royal Hearts, American pages)")
        case "black_maria", "k10_a7":
            return translate("Sources", "king 10, ace 7 (Tavern Jack, Parlett and others)")
        case "black_maria", "a10_k7":
            return translate("Sources", "ace 10, king 7 (the encyclopedia)")
        case "double_b_spots", "one":
            return translate("Sources", "one each (its history)")
        case "double_b_spots", "face":
            return translate("Sources", "face value (its list of variants)")
        case "spot_ace", "fourteen":
            return translate("Sources", "fourteen (the older rules)")
        case "spot_ace", "one":
            return translate("Sources", "one (“modern rules usually”)")
        case (("first_trick" | "first_trick_modern"), "allow"):
            return translate("Sources", "only from a hand of nothing else (Tavern Jack)")
        case (("first_trick" | "first_trick_modern"), "redeal"):
            return translate("Sources", "such a hand is dealt again (the encyclopedia)")
        case (("first_trick" | "first_trick_modern"), "void"):
            return translate("Sources", "from such a hand, but they do not count (the encyclopedia)")
        case (("first_trick" | "first_trick_modern"), "defer"):
            return translate("Sources", "from such a hand, charged to whoever has fewest (the encyclopedia)")
        case "first_trick_modern", "free":
            return translate("Sources", "allowed (Arnold)")
        case "beyond", "reached":
            return translate("Sources", "yes (nearly all sources)")
        case "beyond", "exceeded":
            return translate("Sources", "no, it has to be passed (Royal Hearts)")
        case "either_way", "both":
            return translate("Sources", "up and down (Gruznov)")
        case "either_way", "one":
            return translate("Sources", "for losses only")
        case "ties", "share":
            return translate("Sources", "share the win (Tavern Jack)")
        case "ties", "play_on":
            return translate("Sources", "are played off (Parlett)")
        case "chips", "fifty":
            return translate("Sources", "50 (Foster)")
        case "chips", "twenty_five":
            return translate("Sources", "25 (1887)")
        case "chips", "hundred":
            return translate("Sources", "100, as the cards cost more")
        case "chips", "four_hundred":
            return translate("Sources", "400, as the cards cost eight times as much")
        case "money", "none":
            return translate("Sources", "none, only points")
        case "money", "average":
            return translate("Sources", "by the average of the totals (Arnold)")
        case "jackpot", "stays":
            return translate("Sources", "it stays for a single one (Foster, Lesnoy)")
        case "jackpot", "divided":
            return translate("Sources", "they divide it (US 1913, Bicycle)")
        case "strip", "club":
            return translate("Sources", "2♣ (Arnold)")
        case "strip", "diamond":
            return translate("Sources", "2♦ (Tavern Jack)")
        case "strip", "spade":
            return translate("Sources", "2♠ (Foster)")
        case "strip", "keep_hearts":
            return translate("Sources", "2♣ 3♣ 2♦ 2♠, no heart (Arnold)")
        case "strip", "all_twos":
            return translate("Sources", "all the twos (Foster, Lesnoy)")
        case "heartsette_3", "spade":
            return translate("Sources", "without 2♠, a widow of three (Gruznov)")
        case "heartsette_3", "full":
            return translate("Sources", "the whole pack, a widow of four")
        case "laid_away", "no_penalty":
            return translate("Sources", "no penalty card (Gruznov)")
        case "laid_away", "anything":
            return translate("Sources", "any card (the English text)")
        case "odd_cards", "first":
            return translate("Sources", "go with the first trick (Bicycle)")
        case "odd_cards", "last":
            return translate("Sources", "go with the last trick (Parlett)")
        case "odd_cards", "none":
            return translate("Sources", "there are none: the pack is changed (Wikipedia)")
        case "void_rule", "two_pairs":
            return translate("Sources", "with two pairs in it (the encyclopedia)")
        case "void_rule", "none_left":
            return translate("Sources", "with nothing left to take it (Wikipedia)")
        case "last_void", "leader":
            return translate("Sources", "whoever led to it takes it (Wikipedia)")
        case "last_void", "second":
            return translate("Sources", "the second of the two highest takes it (an older page)")
        case "minus_sign", "cost":
            return translate("Sources", "thirteen points against each of the others")
        case "minus_sign", "literal":
            return translate("Sources", "thirteen points off, as it stands in Lesnoy")
        case "slam_test", "tricks":
            return translate("Sources", "every trick (Lesnoy)")
        case "slam_test", "hearts":
            return translate("Sources", "every heart")
        case "forced_discard", "forced":
            return translate("Sources", "a heart, then a queen (Marabout)")
        case "forced_discard", "free":
            return translate("Sources", "anything (the encyclopedia is silent)")
        case "joker_time", "anytime":
            return translate("Sources", "at any time (Pagat)")
        case "joker_time", "void_only":
            return translate("Sources", "only when unable to follow suit")
        case "joker_power", "never":
            return translate("Sources", "never (Pagat)")
        case "joker_power", "always":
            return translate("Sources", "always (a French page)")
        case "greek_pass", "none":
            return translate("Sources", "nowhere (the encyclopedia is silent)")
        case "floor", "total":
            return translate("Sources", "earlier points, down to zero")
        case "floor", "deal":
            return translate("Sources", "the points of her own deal only")
        case "last_hand", "hand_too":
            return translate("Sources", "counts with the stock (Gruznov, Bicycle)")
        case "last_hand", "stock_only":
            return translate("Sources", "does not count (the encyclopedia)")
        case "domino_hearts", "free":
            return translate("Sources", "at any time (Foster, Gruznov)")
        case "domino_hearts", "broken":
            return translate("Sources", "once they are broken (a modern page)")
        case "settlement_for_two", "points":
            return translate("Sources", "what each of the two took")
        case "settlement_for_two", "difference":
            return translate("Sources", "the difference, by the loser (Foster)")
        case "settlement_for_two", "first_six_free":
            return translate("Sources", "whatever is above six (Foster)")
        case "auction_pool", "clear":
            return translate("Sources", "one or two clear hands (Foster, Bicycle)")
        case "auction_pool", "fewest":
            return translate("Sources", "whoever took fewest (Parlett)")
        case "auction_first_trick", "free":
            return translate("Sources", "may be played (Foster)")
        case "auction_first_trick", "forbidden":
            return translate("Sources", "may not be played (a modern page)")
        case "boys", "boys":
            return translate("Sources", "kings and jacks, −2 each")
        case "boys", "kings":
            return translate("Sources", "kings alone, −4 each")
        case "boys", "jacks":
            return translate("Sources", "jacks alone, −4 each")
        case "yeralash", "without":
            return translate("Sources", "without it")
        case "yeralash", "one":
            return translate("Sources", "yeralash, in either half")
        case "second_half", "mirrored":
            return translate("Sources", "the same deals, but now you take")
        case "second_half", "trumps":
            return translate("Sources", "deals with trumps, named by the dealer")
        case "trump_deals", "without":
            return translate("Sources", "none, the first half alone")
        case "trump_deals", "four":
            return translate("Sources", "four, named by the dealer on five cards (Pagat)")
        case "trump_deals", "whole_hand":
            return translate("Sources", "four, named on the whole hand (a house rule)")
        case _:
            return ""
