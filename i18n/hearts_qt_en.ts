<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
    <context>
        <name>Answers</name>
        <message numerus="yes">
            <source>You hold %n card(s): {cards}.</source>
            <translation>
                <numerusform>You hold %n card: {cards}.</numerusform>
                <numerusform>You hold %n cards: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It holds %n point(s) so far.</source>
            <comment>the trick</comment>
            <translation>
                <numerusform>It holds %n point so far.</numerusform>
                <numerusform>It holds %n points so far.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Goals</name>
        <message numerus="yes">
            <source>Win %n match(es)</source>
            <translation>
                <numerusform>Win %n match</numerusform>
                <numerusform>Win %n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win %n match(es) in a row</source>
            <translation>
                <numerusform>Win %n match in a row</numerusform>
                <numerusform>Win %n matches in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Get through %n deal(s) without a point</source>
            <translation>
                <numerusform>Get through %n deal without a point</numerusform>
                <numerusform>Get through %n deals without a point</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shoot the moon %n time(s)</source>
            <translation>
                <numerusform>Shoot the moon %n time</numerusform>
                <numerusform>Shoot the moon %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win %n match(es) in a row against {opponents}</source>
            <translation>
                <numerusform>Win %n match in a row against {opponents}</numerusform>
                <numerusform>Win %n matches in a row against {opponents}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win a match with at most %n point(s)</source>
            <translation>
                <numerusform>Win a match with at most %n point</numerusform>
                <numerusform>Win a match with at most %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>History</name>
        <message numerus="yes">
            <source>%n match(es) chosen</source>
            <translation>
                <numerusform>%n match chosen</numerusform>
                <numerusform>%n matches chosen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) will be gone from the history, the statistics and the goals. Before that a copy of the whole history is kept beside it.</source>
            <translation>
                <numerusform>%n match will be gone from the history, the statistics and the goals. Before that a copy of the whole history is kept beside it.</numerusform>
                <numerusform>%n matches will be gone from the history, the statistics and the goals. Before that a copy of the whole history is kept beside it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) written to {file}.</source>
            <translation>
                <numerusform>%n match written to {file}.</numerusform>
                <numerusform>%n matches written to {file}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) imported.</source>
            <translation>
                <numerusform>%n match imported.</numerusform>
                <numerusform>%n matches imported.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new match(es)</source>
            <translation>
                <numerusform>%n new match</numerusform>
                <numerusform>%n new matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) that go further there than here</source>
            <translation>
                <numerusform>%n match that goes further there than here</numerusform>
                <numerusform>%n matches that go further there than here</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) that are here, but judged by experts only there</source>
            <translation>
                <numerusform>%n match that is here, but judged by experts only there</numerusform>
                <numerusform>%n matches that are here, but judged by experts only there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) that are here already</source>
            <translation>
                <numerusform>%n match that is here already</numerusform>
                <numerusform>%n matches that are here already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s), see below</source>
            <translation>
                <numerusform>%n fault, see below</numerusform>
                <numerusform>%n faults, see below</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{names} and %n more</source>
            <translation>
                <numerusform>{names} and %n more</numerusform>
                <numerusform>{names} and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n match(es)</source>
            <translation>
                <numerusform>{shown} of %n match</numerusform>
                <numerusform>{shown} of %n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n deal</numerusform>
                <numerusform>%n deals</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message numerus="yes">
            <source>The computer is going through your decisions: %n left.</source>
            <translation>
                <numerusform>The computer is going through your decisions: one left.</numerusform>
                <numerusform>The computer is going through your decisions: %n left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n decision(s) the computer would have done something else.</source>
            <translation>
                <numerusform>In one decision the computer would have done something else.</numerusform>
                <numerusform>In %n decisions the computer would have done something else.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RuleBuilder</name>
        <message numerus="yes">
            <source>Rules changed: %n difference(s)</source>
            <translation>
                <numerusform>Rules changed: one difference</numerusform>
                <numerusform>Rules changed: %n differences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <comment>so many rules are not shown yet; ещё 16</comment>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <comment>so many of the hidden rules; изменено 2</comment>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>Everybody starts with %n chip(s).</source>
            <translation>
                <numerusform>Everybody starts with %n chip.</numerusform>
                <numerusform>Everybody starts with %n chips.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first %n point(s) of a deal are free; every point above them counts.</source>
            <translation>
                <numerusform>The first point of a deal is free; every point above it counts.</numerusform>
                <numerusform>The first %n points of a deal are free; every point above them counts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes every heart pays %n chip(s), shared evenly by the others; the odd ones go into the pool.</source>
            <translation>
                <numerusform>Whoever takes every heart pays %n chip, shared evenly by the others; the odd ones go into the pool.</numerusform>
                <numerusform>Whoever takes every heart pays %n chips, shared evenly by the others; the odd ones go into the pool.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes every heart is paid for it: %n chip(s), evenly from the others and the odd ones from the pool.</source>
            <translation>
                <numerusform>Whoever takes every heart is paid for it: %n chip, evenly from the others and the odd ones from the pool.</numerusform>
                <numerusform>Whoever takes every heart is paid for it: %n chips, evenly from the others and the odd ones from the pool.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after %n deal(s).</source>
            <translation>
                <numerusform>The match ends after %n deal.</numerusform>
                <numerusform>The match ends after %n deals.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>One pack of %n card(s), from {low} to the ace.</source>
            <translation>
                <numerusform>One pack of %n card, from {low} to the ace.</numerusform>
                <numerusform>One pack of %n cards, from {low} to the ace.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Two packs of %n card(s) shuffled together, from {low} to the ace.</source>
            <translation>
                <numerusform>Two packs of %n card shuffled together, from {low} to the ace.</numerusform>
                <numerusform>Two packs of %n cards shuffled together, from {low} to the ace.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) are added.</source>
            <translation>
                <numerusform>%n joker is added.</numerusform>
                <numerusform>%n jokers are added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) each</source>
            <comment>dealt; по 13 карт</comment>
            <translation>
                <numerusform>%n card each</numerusform>
                <numerusform>%n cards each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) stay out of play.</source>
            <translation>
                <numerusform>%n card stays out of play.</numerusform>
                <numerusform>%n cards stay out of play.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a widow; whoever takes the first trick gets them, and they count.</source>
            <translation>
                <numerusform>%n card lies face down as a widow; whoever takes the first trick gets them, and they count.</numerusform>
                <numerusform>%n cards lie face down as a widow; whoever takes the first trick gets them, and they count.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a widow; whoever takes the last trick gets them, and they count.</source>
            <translation>
                <numerusform>%n card lies face down as a widow; whoever takes the last trick gets them, and they count.</numerusform>
                <numerusform>%n cards lie face down as a widow; whoever takes the last trick gets them, and they count.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a widow; whoever takes the first trick takes them in hand and lays as many others away, unseen.</source>
            <translation>
                <numerusform>%n card lies face down as a widow; whoever takes the first trick takes it in hand and lays another away, unseen.</numerusform>
                <numerusform>%n cards lie face down as a widow; whoever takes the first trick takes them in hand and lays as many others away, unseen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a stock; after each trick everybody draws one, the taker first, while it lasts.</source>
            <translation>
                <numerusform>%n card lies face down as a stock; after each trick everybody draws one, the taker first, while it lasts.</numerusform>
                <numerusform>%n cards lie face down as a stock; after each trick everybody draws one, the taker first, while it lasts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a stock; whoever cannot follow suit draws until able to.</source>
            <translation>
                <numerusform>%n card lies face down as a stock; whoever cannot follow suit draws until able to.</numerusform>
                <numerusform>%n cards lie face down as a stock; whoever cannot follow suit draws until able to.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Before the play everybody passes %n card(s).</source>
            <translation>
                <numerusform>Before the play everybody passes %n card.</numerusform>
                <numerusform>Before the play everybody passes %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Where trumps are named, everybody gets %n card(s) first; the dealer names them on these, and then the rest are dealt.</source>
            <translation>
                <numerusform>Where trumps are named, everybody gets %n card first; the dealer names them on it, and then the rest are dealt.</numerusform>
                <numerusform>Where trumps are named, everybody gets %n cards first; the dealer names them on these, and then the rest are dealt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Speech</name>
        <message numerus="yes">
            <source>You bid %n chip(s).</source>
            <comment>in an auction; Ваша заявка — %n фишка</comment>
            <translation>
                <numerusform>You bid %n chip.</numerusform>
                <numerusform>You bid %n chips.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} bids %n chip(s).</source>
            <comment>in an auction; {name}: заявка — %n фишка</comment>
            <translation>
                <numerusform>{name} bids %n chip.</numerusform>
                <numerusform>{name} bids %n chips.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>in a trick</comment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n abandoned</source>
            <translation>
                <numerusform>and %n abandoned</numerusform>
                <numerusform>and %n abandoned</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>now %n</source>
            <translation>
                <numerusform>now %n</numerusform>
                <numerusform>now %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n against you</source>
            <translation>
                <numerusform>%n against you</numerusform>
                <numerusform>%n against you</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message numerus="yes">
            <source>%n card(s) wait</source>
            <comment>of void tricks; Ждут %n карт</comment>
            <translation>
                <numerusform>%n card waits</numerusform>
                <numerusform>%n cards wait</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n chip</numerusform>
                <numerusform>%n chips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Misdeal: you got %n card(s). The deal passes to the left</source>
            <translation>
                <numerusform>Misdeal: you got %n card. The deal passes to the left</numerusform>
                <numerusform>Misdeal: you got %n cards. The deal passes to the left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Misdeal: {name} got %n card(s). The deal passes to the left</source>
            <translation>
                <numerusform>Misdeal: {name} got %n card. The deal passes to the left</numerusform>
                <numerusform>Misdeal: {name} got %n cards. The deal passes to the left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Texts</name>
        <message numerus="yes">
            <source>%n card(s) do not divide among the players: remove some.</source>
            <translation>
                <numerusform>%n card does not divide among the players: remove some.</numerusform>
                <numerusform>%n cards do not divide among the players: remove some.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) of the damaged history could be brought back.</source>
            <translation>
                <numerusform>%n match of the damaged history could be brought back.</numerusform>
                <numerusform>%n matches of the damaged history could be brought back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n deal</numerusform>
                <numerusform>%n deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <translation>
                <numerusform>to %n point</numerusform>
                <numerusform>to %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{limit} or %n deal(s)</source>
            <comment>limit: to 100 points; до 100 очков</comment>
            <translation>
                <numerusform>{limit} or %n deal</numerusform>
                <numerusform>{limit} or %n deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bid at least %n chip(s), or pass.</source>
            <translation>
                <numerusform>Bid at least %n chip, or pass.</numerusform>
                <numerusform>Bid at least %n chips, or pass.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n chip(s) and cannot bid more.</source>
            <translation>
                <numerusform>You have %n chip and cannot bid more.</numerusform>
                <numerusform>You have %n chips and cannot bid more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay away exactly %n card(s).</source>
            <translation>
                <numerusform>Lay away exactly %n card.</numerusform>
                <numerusform>Lay away exactly %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Exactly %n card(s) are passed.</source>
            <translation>
                <numerusform>Exactly one card is passed.</numerusform>
                <numerusform>Exactly %n cards are passed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Name trumps on your first %n card(s): the rest are dealt afterwards.</source>
            <translation>
                <numerusform>Name trumps on your first card: the rest are dealt afterwards.</numerusform>
                <numerusform>Name trumps on your first %n cards: the rest are dealt afterwards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You took the widow: choose %n card(s) to lay away.</source>
            <translation>
                <numerusform>You took the widow: choose %n card to lay away.</numerusform>
                <numerusform>You took the widow: choose %n cards to lay away.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bid %n chip(s) or more, or pass.</source>
            <translation>
                <numerusform>Bid %n chip or more, or pass.</numerusform>
                <numerusform>Bid %n chips or more, or pass.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) and pass left, to {name}.</source>
            <translation>
                <numerusform>Choose a card and pass it left, to {name}.</numerusform>
                <numerusform>Choose %n cards and pass them left, to {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) and pass right, to {name}.</source>
            <translation>
                <numerusform>Choose a card and pass it right, to {name}.</numerusform>
                <numerusform>Choose %n cards and pass them right, to {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) and pass across, to {name}.</source>
            <translation>
                <numerusform>Choose a card and pass it across, to {name}.</numerusform>
                <numerusform>Choose %n cards and pass them across, to {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>after %n deal(s)</source>
            <translation>
                <numerusform>after %n deal</numerusform>
                <numerusform>after %n deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n leader(s) with {points} each</source>
            <translation>
                <numerusform>%n leader with {points}</numerusform>
                <numerusform>%n leaders with {points} each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n point(s) off your own score</source>
            <translation>
                <numerusform>Take %n point off your own score</numerusform>
                <numerusform>Take %n points off your own score</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n point(s) to everybody else</source>
            <translation>
                <numerusform>Add %n point to everybody else</numerusform>
                <numerusform>Add %n points to everybody else</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n chip(s): too few to outbid the others.</source>
            <translation>
                <numerusform>You have %n chip: too few to outbid the others.</numerusform>
                <numerusform>You have %n chips: too few to outbid the others.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Hint: bid %n chip(s). {reason}</source>
            <translation>
                <numerusform>Hint: bid %n chip. {reason}</numerusform>
                <numerusform>Hint: bid %n chips. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You deal, so you name trumps, on these %n card(s). The rest are dealt afterwards.</source>
            <translation>
                <numerusform>You deal, so you name trumps, on this one card. The rest are dealt afterwards.</numerusform>
                <numerusform>You deal, so you name trumps, on these %n cards. The rest are dealt afterwards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{total}, %n trick(s)</source>
            <comment>a line of the final table, read aloud</comment>
            <translation>
                <numerusform>{total}, %n trick</numerusform>
                <numerusform>{total}, %n tricks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Values</name>
        <message numerus="yes">
            <source>on the first %n card(s)</source>
            <comment>trumps are named</comment>
            <translation>
                <numerusform>on the first card</numerusform>
                <numerusform>on the first %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n deal</numerusform>
                <numerusform>%n deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n chip</numerusform>
                <numerusform>%n chips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
</TS>
