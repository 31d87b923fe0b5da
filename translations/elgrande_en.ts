<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>elgrande::Ceremonies</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::ActionCards</name>
    <message numerus="yes">
        <source>Places %n Caballero(s) from the court.</source>
        <translation>
            <numerusform>Places %n Caballero from the court.</numerusform>
            <numerusform>Places %n Caballeros from the court.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::CardView</name>
    <message numerus="yes">
        <source>Places %n Caballero(s) from the court.</source>
        <translation>
            <numerusform>Places %n Caballero from the court.</numerusform>
            <numerusform>Places %n Caballeros from the court.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PowerHand</name>
    <message numerus="yes">
        <source>%n power card(s) face down</source>
        <translation>
            <numerusform>%n power card face down</numerusform>
            <numerusform>%n power cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) to the court</source>
        <translation>
            <numerusform>%n Caballero to the court</numerusform>
            <numerusform>%n Caballeros to the court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) will be there</source>
        <translation>
            <numerusform>%n action card will be there</numerusform>
            <numerusform>%n action cards will be there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PromptPanel</name>
    <message numerus="yes">
        <source>Looking back: %1 to decide.</source>
        <comment>names</comment>
        <translation>
            <numerusform>Looking back: %1 to decide.</numerusform>
            <numerusform>Looking back: %1 to decide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: thinking …</source>
        <translation>
            <numerusform>%1: thinking …</numerusform>
            <numerusform>%1: thinking …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::ResultPanel</name>
    <message numerus="yes">
        <source>%1. %2: %n point(s).</source>
        <comment>place in the ranking, player</comment>
        <translation>
            <numerusform>%1. %2: %n point.</numerusform>
            <numerusform>%1. %2: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::RuleBook</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places %n Caballero(s)</source>
        <translation>
            <numerusform>places %n Caballero</numerusform>
            <numerusform>places %n Caballeros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::RuleBookWindow</name>
    <message numerus="yes">
        <source>Found in %n paragraph(s)</source>
        <translation>
            <numerusform>Found in %n paragraph</numerusform>
            <numerusform>Found in %n paragraphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::RulingsEditor</name>
    <message numerus="yes">
        <source>%n Caballero(s). %1</source>
        <translation>
            <numerusform>%n Caballero. %1</numerusform>
            <numerusform>%n Caballeros. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SeatPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SecretDisk</name>
    <message numerus="yes">
        <source>You score %n points</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>You score %n point</numerusform>
            <numerusform>You score %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %1 to %n points</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>You score %1 to %n point</numerusform>
            <numerusform>You score %1 to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n more than the opponent who scores most</source>
        <translation>
            <numerusform>%1, on average %n more than the opponent who scores most</numerusform>
            <numerusform>%1, on average %n more than the opponent who scores most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n fewer than the opponent who scores most</source>
        <translation>
            <numerusform>%1, on average %n fewer than the opponent who scores most</numerusform>
            <numerusform>%1, on average %n fewer than the opponent who scores most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SetEditor</name>
    <message numerus="yes">
        <source>%n chosen, %1 are wanted</source>
        <translation>
            <numerusform>%n chosen, %1 are wanted</numerusform>
            <numerusform>%n chosen, %1 are wanted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen, %1 to %2 are wanted</source>
        <translation>
            <numerusform>%n chosen, %1 to %2 are wanted</numerusform>
            <numerusform>%n chosen, %1 to %2 are wanted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SpotSummary</name>
    <message numerus="yes">
        <source>%n Caballero(s) of %1, %2</source>
        <comment>owner, place</comment>
        <translation>
            <numerusform>%n Caballero of %1, %2</numerusform>
            <numerusform>%n Caballeros of %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::StatisticsWindow</name>
    <message numerus="yes">
        <source>%n games</source>
        <comment>finished, in the statistics</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read and were left as they are (see here).</source>
        <translation>
            <numerusform>%n file could not be read and was left as it is (see here).</numerusform>
            <numerusform>%n files could not be read and were left as they are (see here).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::StatusStrip</name>
    <message numerus="yes">
        <source>%1 · general scoring after %n more round(s)</source>
        <comment>%1: Round 1 of 9</comment>
        <translation>
            <numerusform>%1 · general scoring after %n more round</numerusform>
            <numerusform>%1 · general scoring after %n more rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::gamecode</name>
    <message numerus="yes">
        <source>The code is too short: %n characters are missing.</source>
        <translation>
            <numerusform>The code is too short: one character is missing.</numerusform>
            <numerusform>The code is too short: %n characters are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::statistics</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::summary</name>
    <message numerus="yes">
        <source>%1 wins with %n points</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: %1, %n points each</source>
        <translation>
            <numerusform>Shared victory: %1, %n point each</numerusform>
            <numerusform>Shared victory: %1, %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message numerus="yes">
        <source>{seat}: how many Caballeros come to your court? The provinces hold too few: who takes all of them may take up to %n more from regions.</source>
        <translation>
            <numerusform>{seat}: how many Caballeros come to your court? The provinces hold too few: who takes all of them may take up to %n more from regions.</numerusform>
            <numerusform>{seat}: how many Caballeros come to your court? The provinces hold too few: who takes all of them may take up to %n more from regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: the provinces are empty. You may take %n more Caballero(s) from regions to your court.</source>
        <translation>
            <numerusform>{seat}: the provinces are empty. You may take %n more Caballero from regions to your court.</numerusform>
            <numerusform>{seat}: the provinces are empty. You may take %n more Caballeros from regions to your court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n more Caballero(s) from your court.</source>
        <translation>
            <numerusform>{seat}: place up to %n more Caballero from your court.</numerusform>
            <numerusform>{seat}: place up to %n more Caballeros from your court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n more Caballero(s); choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: move up to %n more Caballero; choose where from, then where to.</numerusform>
            <numerusform>{seat}: move up to %n more Caballeros; choose where from, then where to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n more of your own Caballero(s).</source>
        <translation>
            <numerusform>{seat}: move up to %n more of your own Caballero.</numerusform>
            <numerusform>{seat}: move up to %n more of your own Caballeros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n more Caballero(s) of other players.</source>
        <translation>
            <numerusform>{seat}: move up to %n more Caballero of other players.</numerusform>
            <numerusform>{seat}: move up to %n more Caballeros of other players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: the King is angry. Send %n more Caballero(s) of yours back to the provinces.</source>
        <translation>
            <numerusform>{seat}: the King is angry. Send %n more Caballero of yours back to the provinces.</numerusform>
            <numerusform>{seat}: the King is angry. Send %n more Caballeros of yours back to the provinces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose %n more neutral Caballero(s) to go back to the provinces.</source>
        <translation>
            <numerusform>{seat}: choose %n more neutral Caballero to go back to the provinces.</numerusform>
            <numerusform>{seat}: choose %n more neutral Caballeros to go back to the provinces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red Caballero(s)</source>
        <translation>
            <numerusform>%n red Caballero</numerusform>
            <numerusform>%n red Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue Caballero(s)</source>
        <translation>
            <numerusform>%n blue Caballero</numerusform>
            <numerusform>%n blue Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow Caballero(s)</source>
        <translation>
            <numerusform>%n yellow Caballero</numerusform>
            <numerusform>%n yellow Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green Caballero(s)</source>
        <translation>
            <numerusform>%n green Caballero</numerusform>
            <numerusform>%n green Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown Caballero(s)</source>
        <translation>
            <numerusform>%n brown Caballero</numerusform>
            <numerusform>%n brown Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black Caballero(s)</source>
        <translation>
            <numerusform>%n black Caballero</numerusform>
            <numerusform>%n black Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral Caballero(s)</source>
        <translation>
            <numerusform>%n neutral Caballero</numerusform>
            <numerusform>%n neutral Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} brings %n Caballero(s) to court.</source>
        <translation>
            <numerusform>{seat} brings %n Caballero to court.</numerusform>
            <numerusform>{seat} brings %n Caballeros to court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} leaves %n Caballero(s) in court.</source>
        <translation>
            <numerusform>{seat} leaves %n Caballero in court.</numerusform>
            <numerusform>{seat} leaves %n Caballeros in court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} scores %n point(s) {in} ({reason}).</source>
        <translation>
            <numerusform>{seat} scores %n point {in} ({reason}).</numerusform>
            <numerusform>{seat} scores %n points {in} ({reason}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::GameFiles</name>
    <message numerus="yes">
        <source>%n unfinished games, the last one: %1</source>
        <translation>
            <numerusform>%n unfinished game, the last one: %1</numerusform>
            <numerusform>%n unfinished games, the last one: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::ThreatPanel</name>
    <message numerus="yes">
        <source>%1 would get %n point(s) here now.</source>
        <translation>
            <numerusform>%1 would get %n point here now.</numerusform>
            <numerusform>%1 would get %n points here now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::CardDialog</name>
    <message numerus="yes">
        <source>%n cards are corrected.</source>
        <translation>
            <numerusform>%n card is corrected.</numerusform>
            <numerusform>%n cards are corrected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsDialog</name>
    <message numerus="yes">
        <source>Asks when %n point(s) are lost</source>
        <translation>
            <numerusform>Asks when %n point is lost</numerusform>
            <numerusform>Asks when %n points are lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::Advice</name>
    <message numerus="yes">
        <source>It looked ahead %n time(s), %1 of them by this move.</source>
        <translation>
            <numerusform>It looked ahead once, %1 of them by this move.</numerusform>
            <numerusform>It looked ahead %n times, %1 of them by this move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more {in}</source>
        <translation>
            <numerusform>%n point more {in}</numerusform>
            <numerusform>%n points more {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less for {seat} {in}</source>
        <translation>
            <numerusform>%n point less for {seat} {in}</numerusform>
            <numerusform>%n points less for {seat} {in}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::NoticePanel</name>
    <message numerus="yes">
        <source>Next try in %n seconds.</source>
        <translation>
            <numerusform>Next try in %n second.</numerusform>
            <numerusform>Next try in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::LobbyPage</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::Review</name>
    <message numerus="yes">
        <source>Of %n decision(s) %1 could not be bettered.</source>
        <translation>
            <numerusform>Of %n decision %1 could not be bettered.</numerusform>
            <numerusform>Of %n decisions %1 could not be bettered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others together cost about %n point(s).</source>
        <translation>
            <numerusform>The others together cost about %n point.</numerusform>
            <numerusform>The others together cost about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was worth about %n point(s).</source>
        <translation>
            <numerusform>It was worth about %n point.</numerusform>
            <numerusform>It was worth about %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
