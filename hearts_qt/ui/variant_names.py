"""What the variants and their families are called.

The only table outside the catalogue that goes by the ids of variants.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.catalogue import Family

translate = QCoreApplication.translate


def variant_name(variant: str) -> str:
    """The name of a variant of the catalogue; an unknown one is shown by its id."""
    match variant:
        case "windows_hearts":
            return translate("Variants", "Classic Hearts")
        case "black_lady_modern":
            return translate("Variants", "Black Lady, modern")
        case "black_lady_1909":
            return translate("Variants", "Black Lady, 1909")
        case "black_lady_culbertson":
            return translate("Variants", "Black Lady, Culbertson’s")
        case "tavern_jack":
            return translate("Variants", "Tavern Jack’s rules")
        case "dynamo":
            return translate("Variants", "Dynamo")
        case "gruznov_hearts":
            return translate("Variants", "Gruznov’s Hearts")
        case "hearts_modern":
            return translate("Variants", "Modern Hearts, 2011")
        case "hearts_penalty13":
            return translate("Variants", "Thirteen for all tricks")
        case "hearts_two":
            return translate("Variants", "Hearts for two")
        case "hearts_1887":
            return translate("Variants", "Hearts of 1887")
        case "hearts_double_a":
            return translate("Variants", "Double game, face value")
        case "hearts_double_b":
            return translate("Variants", "Double game, 5-4-3-2")
        case "hearts_pool":
            return translate("Variants", "Pool and jackpot")
        case "hearts_howell":
            return translate("Variants", "Howell’s settlement")
        case "auction_hearts":
            return translate("Variants", "Auction Hearts")
        case "heartsette":
            return translate("Variants", "Heartsette")
        case "black_jack_hearts":
            return translate("Variants", "Black Jack, 10 points")
        case "black_jack_hearts_13":
            return translate("Variants", "Black Jack, 13 points")
        case "black_maria":
            return translate("Variants", "Black Maria")
        case "chasse_coeur":
            return translate("Variants", "Chasse-cœur")
        case "greek_1939":
            return translate("Variants", "Greek Hearts, 1939")
        case "greek_1990":
            return translate("Variants", "Greek Hearts, 1990")
        case "greek_2008":
            return translate("Variants", "Greek Hearts, 2008")
        case "greek_gruznov":
            return translate("Variants", "Greek Hearts, Gruznov’s")
        case "spot_points":
            return translate("Variants", "Spot Hearts")
        case "spot_modern":
            return translate("Variants", "Spot Hearts, ace 1")
        case "spot_gruznov":
            return translate("Variants", "Spot Hearts, Gruznov’s")
        case "spot_1887":
            return translate("Variants", "Spot Hearts for chips")
        case "royal_hearts":
            return translate("Variants", "Royal Hearts")
        case "dynamo_jd":
            return translate("Variants", "Dynamo, jack of diamonds")
        case "omnibus_10d":
            return translate("Variants", "Omnibus, ten of diamonds")
        case "omnibus_jd":
            return translate("Variants", "Omnibus, jack of diamonds")
        case "omnibus_gruznov":
            return translate("Variants", "Black Omnibus")
        case "greek_1950":
            return translate("Variants", "Greek Hearts, 1950")
        case "cancellation_hearts":
            return translate("Variants", "Cancellation Hearts")
        case "domino_foster":
            return translate("Variants", "Domino Hearts, Foster’s")
        case "domino_gruznov":
            return translate("Variants", "Domino Hearts, Gruznov’s")
        case "heartsette_gruznov":
            return translate("Variants", "Hearts with a widow")
        case "joker_hearts":
            return translate("Variants", "Joker Hearts")
        case "hearts_modern_jokers":
            return translate("Variants", "Two jokers for three")
        case "partner_combined":
            return translate("Variants", "Partners, one score")
        case "partner_individual":
            return translate("Variants", "Partners, added at the end")
        case "partner_slam_bid":
            return translate("Variants", "Partners, slam bid")
        case "polignac":
            return translate("Variants", "Polignac")
        case "king":
            return translate("Variants", "King")
        case "king_three":
            return translate("Variants", "King for three")
        case "kierki":
            return translate("Variants", "Kierki")
        case "reversis_1601":
            return translate("Variants", "Reversis, 1601")
        case _:
            return variant


def other_names(variant: str) -> str:
    """By what else people look for it: names with semicolons between them, empty if there are none."""
    match variant:
        case "windows_hearts":
            return translate("Variants", "Windows Hearts", "other names; windows_hearts")
        case "black_lady_modern":
            return translate(
                "Variants", "American Hearts; Black Widow; Rickety Kate", "other names; black_lady_modern"
            )
        case "black_lady_1909":
            return translate("Variants", "Slippery Anne", "other names; black_lady_1909")
        case "black_lady_culbertson":
            return translate("Variants", "Black Lady", "other names; black_lady_culbertson")
        case "tavern_jack":
            return translate("Variants", "house rules", "other names; tavern_jack")
        case "dynamo":
            return translate("Variants", "dynamo", "other names; dynamo")
        case "gruznov_hearts":
            return translate("Variants", "Gruznov", "other names; gruznov_hearts")
        case "hearts_modern":
            return translate("Variants", "Arnold", "other names; hearts_modern")
        case "hearts_penalty13":
            return translate("Variants", "Lesnoy; penalty points", "other names; hearts_penalty13")
        case "hearts_two":
            return translate("Variants", "two-handed; Draw Hearts", "other names; hearts_two")
        case "hearts_1887":
            return translate("Variants", "original Hearts; Hoyle", "other names; hearts_1887")
        case "hearts_double_a":
            return translate("Variants", "Eagle game", "other names; hearts_double_a")
        case "hearts_double_b":
            return translate("Variants", "Eagle game", "other names; hearts_double_b")
        case "hearts_pool":
            return translate("Variants", "Sweepstake Hearts", "other names; hearts_pool")
        case "hearts_howell":
            return translate("Variants", "Howell", "other names; hearts_howell")
        case "auction_hearts":
            return translate("Variants", "auction", "other names; auction_hearts")
        case "heartsette":
            return translate("Variants", "widow", "other names; heartsette")
        case "black_jack_hearts":
            return translate("Variants", "Discard Hearts; Discount Hearts", "other names; black_jack_hearts")
        case "black_jack_hearts_13":
            return translate("Variants", "Discard Hearts; Discount Hearts", "other names; black_jack_hearts_13")
        case "black_maria":
            return translate("Variants", "Black Maria", "other names; black_maria")
        case "chasse_coeur":
            return translate("Variants", "Chasse Coeur; Générale", "other names; chasse_coeur")
        case "greek_1939":
            return translate("Variants", "Greek; Phillips and Westall", "other names; greek_1939")
        case "greek_1990":
            return translate("Variants", "Greek; Maguire", "other names; greek_1990")
        case "greek_2008":
            return translate("Variants", "Greek; Parlett", "other names; greek_2008")
        case "greek_gruznov":
            return translate("Variants", "Greek", "other names; greek_gruznov")
        case "spot_points":
            return translate("Variants", "Spot", "other names; spot_points")
        case "spot_modern":
            return translate("Variants", "Spot; modern", "other names; spot_modern")
        case "spot_gruznov":
            return translate("Variants", "Spot", "other names; spot_gruznov")
        case "spot_1887":
            return translate("Variants", "Spot; 1887", "other names; spot_1887")
        case "royal_hearts":
            return translate("Variants", "Royal; Parker Brothers", "other names; royal_hearts")
        case "dynamo_jd":
            return translate("Variants", "dynamo", "other names; dynamo_jd")
        case "omnibus_10d":
            return translate("Variants", "Shoot the Moon", "other names; omnibus_10d")
        case "omnibus_jd":
            return translate("Variants", "Shoot the Moon", "other names; omnibus_jd")
        case "omnibus_gruznov":
            return translate("Variants", "Catch the Moon", "other names; omnibus_gruznov")
        case "greek_1950":
            return translate("Variants", "Greek; Culbertson", "other names; greek_1950")
        case "cancellation_hearts":
            return translate("Variants", "two packs", "other names; cancellation_hearts")
        case "domino_foster":
            return translate("Variants", "Domino", "other names; domino_foster")
        case "domino_gruznov":
            return translate("Variants", "Domino", "other names; domino_gruznov")
        case "heartsette_gruznov":
            return translate("Variants", "widow; sofa", "other names; heartsette_gruznov")
        case "joker_hearts":
            return translate("Variants", "joker", "other names; joker_hearts")
        case "hearts_modern_jokers":
            return translate("Variants", "joker; modern", "other names; hearts_modern_jokers")
        case "partner_combined":
            return translate("Variants", "partnership", "other names; partner_combined")
        case "partner_individual":
            return translate("Variants", "partnership", "other names; partner_individual")
        case "partner_slam_bid":
            return translate("Variants", "partnership; Omnibus", "other names; partner_slam_bid")
        case "polignac":
            return translate("Variants", "Quatre Valets; Four Jacks", "other names; polignac")
        case "king":
            return translate("Variants", "King", "other names; king")
        case "king_three":
            return translate("Variants", "King", "other names; king_three")
        case "kierki":
            return translate("Variants", "Polish King", "other names; kierki")
        case "reversis_1601":
            return translate("Variants", "Reversi", "other names; reversis_1601")
        case _:
            return ""


def family_name(family: Family) -> str:
    """The heading above the variants of a family."""
    match family:
        case Family.BLACK_LADY:
            return translate("Variants", "Black Lady", "a group of variants")
        case Family.PLAIN:
            return translate("Variants", "Hearts only", "a group of variants")
        case Family.CHIPS:
            return translate("Variants", "For chips", "a group of variants")
        case Family.DEAR:
            return translate("Variants", "More penalty cards", "a group of variants")
        case Family.BONUS:
            return translate("Variants", "With a bonus card", "a group of variants")
        case Family.MANY:
            return translate("Variants", "Widow, stock, two packs", "a group of variants")
        case Family.PARTNERS:
            return translate("Variants", "Partners", "a group of variants")
        case Family.KIN:
            return translate("Variants", "Related games", "a group of variants")
