<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
    <context>
        <name>NewMatch</name>
        <message numerus="yes">
            <source>at %n point(s)</source>
            <translation>
                <numerusform>at %n point</numerusform>
                <numerusform>at %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n card(s) are dealt out completely,</source>
            <translation>
                <numerusform>%n card is dealt out completely,</numerusform>
                <numerusform>%n cards are dealt out completely,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to each player.</source>
            <translation>
                <numerusform>%n to each player.</numerusform>
                <numerusform>%n to each player.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Before the play each player passes on %n card(s) of their choice.</source>
            <translation>
                <numerusform>Before the play each player passes on one card of their choice.</numerusform>
                <numerusform>Before the play each player passes on %n cards of their choice.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes no trick at all writes %n point(s) less.</source>
            <translation>
                <numerusform>Whoever takes no trick at all writes one point less.</numerusform>
                <numerusform>Whoever takes no trick at all writes %n points less.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Every heart costs %n point(s),</source>
            <translation>
                <numerusform>Every heart costs %n point,</numerusform>
                <numerusform>Every heart costs %n points,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the queen of spades %n:</source>
            <translation>
                <numerusform>the queen of spades %n:</numerusform>
                <numerusform>the queen of spades %n:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in all.</source>
            <translation>
                <numerusform>%n in all.</numerusform>
                <numerusform>%n in all.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Taking everything has no reward: it costs %n point(s).</source>
            <translation>
                <numerusform>Taking everything has no reward: it costs %n point.</numerusform>
                <numerusform>Taking everything has no reward: it costs %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then you write nothing and everybody else %n point(s).</source>
            <translation>
                <numerusform>Then you write nothing and everybody else %n point.</numerusform>
                <numerusform>Then you write nothing and everybody else %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then %n point(s) are taken off your score and nobody else writes any.</source>
            <translation>
                <numerusform>Then %n point is taken off your score and nobody else writes any.</numerusform>
                <numerusform>Then %n points are taken off your score and nobody else writes any.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then you choose: %n point(s) to everybody else, or as many off your own score.</source>
            <translation>
                <numerusform>Then you choose: %n point to everybody else, or as many off your own score.</numerusform>
                <numerusform>Then you choose: %n points to everybody else, or as many off your own score.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then everybody else writes %n point(s); if that ended the match with somebody else in the lead, as many come off your own score instead.</source>
            <translation>
                <numerusform>Then everybody else writes %n point; if that ended the match with somebody else in the lead, as many come off your own score instead.</numerusform>
                <numerusform>Then everybody else writes %n points; if that ended the match with somebody else in the lead, as many come off your own score instead.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after a deal that brings somebody to %n point(s).</source>
            <translation>
                <numerusform>The match ends after a deal that brings somebody to %n point.</numerusform>
                <numerusform>The match ends after a deal that brings somebody to %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after %n deal(s).</source>
            <translation>
                <numerusform>The match ends after %n deal.</numerusform>
                <numerusform>The match ends after %n deals.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Speech</name>
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
        <name>Texts</name>
        <message numerus="yes">
            <source>%n card(s) do not divide among the players: remove some.</source>
            <translation>
                <numerusform>%n card does not divide among the players: remove some.</numerusform>
                <numerusform>%n cards do not divide among the players: remove some.</numerusform>
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
            <source>Exactly %n card(s) are passed.</source>
            <translation>
                <numerusform>Exactly one card is passed.</numerusform>
                <numerusform>Exactly %n cards are passed.</numerusform>
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
    </context>
</TS>
