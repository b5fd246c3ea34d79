"""The name of every switch of the rules, and a sentence that says what it does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def switch_title(key: str) -> str:
    """The name of the switch for a field of `Rules`; an unknown field is shown by its own name."""
    match key:
        case "packs":
            return translate("Switches", "Packs")
        case "lowest":
            return translate("Switches", "Lowest card")
        case "removed":
            return translate("Switches", "Cards removed")
        case "jokers":
            return translate("Switches", "Jokers")
        case "rank_order":
            return translate("Switches", "Rank of the cards")
        case "hand":
            return translate("Switches", "Cards in a hand")
        case "undealt":
            return translate("Switches", "Cards left over")
        case "exchange_freely":
            return translate("Switches", "Any card may be laid away")
        case "misdeals":
            return translate("Switches", "The dealer makes mistakes")
        case "declared_amount":
            return translate("Switches", "Value of a declaration")
        case "king_calls_queen":
            return translate("Switches", "A king calls for its queen")
        case "dealer_names_trump":
            return translate("Switches", "The dealer names trumps")
        case "naming_hand":
            return translate("Switches", "Trumps are named")
        case "jackpot_played_out":
            return translate("Switches", "A jackpot is played out")
        case "points":
            return translate("Switches", "Penalty cards")
        case "bonus":
            return translate("Switches", "Bonus card")
        case "bonus_in_moon":
            return translate("Switches", "The moon needs the bonus card")
        case "trick_points":
            return translate("Switches", "Cost of a trick")
        case "priced_tricks":
            return translate("Switches", "Cost of the last trick")
        case "set_rule":
            return translate("Switches", "Special queens")
        case "no_trick_bonus":
            return translate("Switches", "Reward for no tricks")
        case "floor":
            return translate("Switches", "Scores below zero")
        case "auction":
            return translate("Switches", "Bids and declarations")
        case "pass_count":
            return translate("Switches", "Cards to pass")
        case "pass_cycle":
            return translate("Switches", "Pass")
        case "contracts":
            return translate("Switches", "Contracts")
        case "opening":
            return translate("Switches", "First lead")
        case "hearts_must_be_broken":
            return translate("Switches", "Hearts must be broken")
        case "broken_by_discard":
            return translate("Switches", "Only a discard breaks hearts")
        case "queen_breaks_hearts":
            return translate("Switches", "Queen of spades breaks hearts")
        case "hearts_instead_of_queen":
            return translate("Switches", "Only hearts and the queen left")
        case "hearts_led_last":
            return translate("Switches", "Hearts are led last")
        case "no_heart_lead_first":
            return translate("Switches", "No heart on the first lead")
        case "no_points_on_first_trick":
            return translate("Switches", "No points on the first trick")
        case "first_trick_fallback":
            return translate("Switches", "Nothing but penalty cards")
        case "discard_duty":
            return translate("Switches", "Discards")
        case "trick_rule":
            return translate("Switches", "Identical cards")
        case "void_rule":
            return translate("Switches", "Void trick")
        case "last_void":
            return translate("Switches", "Last trick void")
        case "trump":
            return translate("Switches", "Trumps")
        case "joker_time":
            return translate("Switches", "When a joker is played")
        case "joker_power":
            return translate("Switches", "Power of the joker")
        case "last_hand_counts":
            return translate("Switches", "The last hand counts too")
        case "stop_when_decided":
            return translate("Switches", "End a decided deal")
        case "revoke":
            return translate("Switches", "Revokes")
        case "moon":
            return translate("Switches", "Moon")
        case "moon_amount":
            return translate("Switches", "Value of the moon")
        case "moon_test":
            return translate("Switches", "What makes a moon")
        case "sides":
            return translate("Switches", "Partners")
        case "side_moon":
            return translate("Switches", "Moon by partners")
        case "settlement":
            return translate("Switches", "Settlement")
        case "chips":
            return translate("Switches", "Chips at the start")
        case "jack_divides":
            return translate("Switches", "A jackpot may be shared")
        case "high_wins":
            return translate("Switches", "The highest total wins")
        case "limit":
            return translate("Switches", "End of the match")
        case "limit_exceeds":
            return translate("Switches", "The limit has to be passed")
        case "limit_either_way":
            return translate("Switches", "The limit counts below zero too")
        case "tie_break":
            return translate("Switches", "Ties are played off")
        case "deals":
            return translate("Switches", "Number of deals")
        case _:
            return key


def switch_help(key: str) -> str:
    """What the switch does, in a sentence."""
    match key:
        case "packs":
            return translate("Switches", "How many packs are shuffled together.")
        case "lowest":
            return translate("Switches", "Every lower rank is left out of the pack.")
        case "removed":
            return translate("Switches", "They are taken out of the pack so that the deal comes out even.")
        case "jokers":
            return translate("Switches", "They belong to no suit and cost nothing.")
        case "rank_order":
            return translate("Switches", "How the cards of a suit rank.")
        case "hand":
            return translate("Switches", "How many each player is dealt; the rest is the widow or the stock.")
        case "undealt":
            return translate("Switches", "What becomes of the cards that were not dealt.")
        case "exchange_freely":
            return translate("Switches", "Penalty cards may be laid away for the widow too; they count as taken.")
        case "misdeals":
            return translate("Switches", "As at a real table, about one deal in twelve goes wrong.")
        case "declared_amount":
            return translate("Switches", "What the others score if it is made, and the declarer if it is not.")
        case "king_calls_queen":
            return translate(
                "Switches", "In a declared deal the declarer’s king draws its queen out and beats even the ace."
            )
        case "dealer_names_trump":
            return translate("Switches", "Before the first lead the dealer says which suit beats the others.")
        case "naming_hand":
            return translate("Switches", "How many cards the dealer sees first; the rest are dealt afterwards.")
        case "jackpot_played_out":
            return translate("Switches", "While a jackpot stands, the match goes on after its last deal.")
        case "points":
            return translate("Switches", "The cards that cost something, and how much.")
        case "bonus":
            return translate("Switches", "It takes ten points off the score of whoever wins it.")
        case "bonus_in_moon":
            return translate(
                "Switches",
                "Without it there is no moon; with it the ten points do not count separately.",
            )
        case "trick_points":
            return translate("Switches", "Every trick costs its taker this much, whatever is in it.")
        case "priced_tricks":
            return translate("Switches", "What the last trick costs whoever takes it.")
        case "set_rule":
            return translate(
                "Switches",
                "The queen of hearts doubles the hearts, the queen of clubs cancels the queen of spades.",
            )
        case "no_trick_bonus":
            return translate("Switches", "What comes off the score of whoever takes no tricks at all.")
        case "floor":
            return translate("Switches", "Whether a bonus can bring a score below zero.")
        case "auction":
            return translate("Switches", "What is bid or declared before the first lead.")
        case "pass_count":
            return translate("Switches", "How many cards each player passes.")
        case "pass_cycle":
            return translate("Switches", "Where the cards go, deal by deal.")
        case "contracts":
            return translate("Switches", "What is avoided, and then taken, from deal to deal.")
        case "opening":
            return translate("Switches", "Who leads to the first trick, and with what.")
        case "hearts_must_be_broken":
            return translate("Switches", "No heart may be led until one has been played.")
        case "broken_by_discard":
            return translate(
                "Switches",
                "A heart must be discarded on another suit; one that was led does not count.",
            )
        case "queen_breaks_hearts":
            return translate("Switches", "Once she has been played, hearts may be led.")
        case "hearts_instead_of_queen":
            return translate(
                "Switches",
                "With nothing else in hand, a heart may be led instead of the queen, broken or not.",
            )
        case "hearts_led_last":
            return translate(
                "Switches",
                "All through the deal a heart may be led only from a hand of nothing but hearts.",
            )
        case "no_heart_lead_first":
            return translate("Switches", "The first trick is led with another suit, if possible.")
        case "no_points_on_first_trick":
            return translate("Switches", "Penalty cards may not be played to it.")
        case "first_trick_fallback":
            return translate("Switches", "What happens when a hand holds nothing else for the first trick.")
        case "discard_duty":
            return translate("Switches", "What a player who cannot follow suit has to discard.")
        case "trick_rule":
            return translate("Switches", "What happens when both copies of a card fall on one trick.")
        case "void_rule":
            return translate("Switches", "When a trick goes to nobody.")
        case "last_void":
            return translate("Switches", "Who gets the cards that nobody has taken.")
        case "trump":
            return translate("Switches", "A suit that beats the others.")
        case "joker_time":
            return translate("Switches", "Whether a player who can follow suit may play a joker.")
        case "joker_power":
            return translate("Switches", "Whether a joker takes the trick.")
        case "last_hand_counts":
            return translate("Switches", "The last player with cards counts them too, not just the stock.")
        case "stop_when_decided":
            return translate("Switches", "When no points are left, the deal is scored at once.")
        case "revoke":
            return translate(
                "Switches",
                "An illegal card: refused, or played and punished as at a real table.",
            )
        case "moon":
            return translate("Switches", "What taking every penalty card does.")
        case "moon_amount":
            return translate("Switches", "Usually as many points as a deal holds.")
        case "moon_test":
            return translate("Switches", "Every penalty card, or every trick.")
        case "sides":
            return translate("Switches", "Whether players who sit opposite win together.")
        case "side_moon":
            return translate("Switches", "Whether two may take everything between them.")
        case "settlement":
            return translate("Switches", "How the cards taken in a deal are paid for.")
        case "chips":
            return translate("Switches", "What everybody begins with.")
        case "jack_divides":
            return translate("Switches", "Several clear hands divide a standing jackpot instead of leaving it.")
        case "high_wins":
            return translate("Switches", "Penalties are scored as minus points.")
        case "limit":
            return translate("Switches", "The match ends after the deal that brings somebody to this total.")
        case "limit_exceeds":
            return translate("Switches", "Reaching it exactly is not enough.")
        case "limit_either_way":
            return translate("Switches", "A total as far below zero ends the match as well.")
        case "tie_break":
            return translate("Switches", "While first place is shared, the match goes on.")
        case "deals":
            return translate("Switches", "The match ends after this many deals, whatever the score.")
        case _:
            return ""
