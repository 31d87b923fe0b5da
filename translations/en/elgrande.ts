<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>elgrande::ActionCards</name>
    <message numerus="yes">
        <source>Place up to %n Caballero(s) from your court.</source>
        <translation>
            <numerusform>Place %n Caballero from your court.</numerusform>
            <numerusform>Place up to %n Caballeros from your court.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::Advice</name>
    <message numerus="yes">
        <source>%n more point(s) {in}</source>
        <translation>
            <numerusform>%n more point {in}</numerusform>
            <numerusform>%n more points {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) for {seat} {in}</source>
        <translation>
            <numerusform>%n point less for {seat} {in}</numerusform>
            <numerusform>%n fewer points for {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) {in}</source>
        <translation>
            <numerusform>%n point less {in}</numerusform>
            <numerusform>%n fewer points {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings %n Caballero(s) to court.</source>
        <comment>power card</comment>
        <translation>
            <numerusform>%1 brings %n Caballero to court.</numerusform>
            <numerusform>%1 brings %n Caballeros to court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) stay at court for later turns.</source>
        <translation>
            <numerusform>%n Caballero stays at court for later turns.</numerusform>
            <numerusform>%n Caballeros stay at court for later turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for {seat} {in}</source>
        <translation>
            <numerusform>%n more point for {seat} {in}</numerusform>
            <numerusform>%n more points for {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead over {seat} {in} grows to %n Caballero(s).</source>
        <translation>
            <numerusform>The lead over {seat} {in} grows to %n Caballero.</numerusform>
            <numerusform>The lead over {seat} {in} grows to %n Caballeros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is now only %n Caballero(s) ahead {in}.</source>
        <translation>
            <numerusform>{seat} is now only %n Caballero ahead {in}.</numerusform>
            <numerusform>{seat} is now only %n Caballeros ahead {in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) ahead of {seat} {in}</source>
        <translation>
            <numerusform>%n Caballero ahead of {seat} {in}</numerusform>
            <numerusform>%n Caballeros ahead of {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n Caballero(s) behind {seat} {in}</source>
        <translation>
            <numerusform>only %n Caballero behind {seat} {in}</numerusform>
            <numerusform>only %n Caballeros behind {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost by {seat}</source>
        <translation>
            <numerusform>%n point lost by {seat}</numerusform>
            <numerusform>%n points lost by {seat}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) scored</source>
        <translation>
            <numerusform>%n point scored</numerusform>
            <numerusform>%n points scored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) scored {in}</source>
        <translation>
            <numerusform>%n point scored {in}</numerusform>
            <numerusform>%n points scored {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n more point(s)</source>
        <translation>
            <numerusform>scores %n more point</numerusform>
            <numerusform>scores %n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives {seat} %n fewer point(s)</source>
        <translation>
            <numerusform>gives {seat} %n fewer point</numerusform>
            <numerusform>gives {seat} %n fewer points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n more point(s) {in}</source>
        <translation>
            <numerusform>scores %n more point {in}</numerusform>
            <numerusform>scores %n more points {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives {seat} %n fewer point(s) {in}</source>
        <translation>
            <numerusform>gives {seat} %n fewer point {in}</numerusform>
            <numerusform>gives {seat} %n fewer points {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>promises %n more point(s) {in}</source>
        <translation>
            <numerusform>promises %n more point {in}</numerusform>
            <numerusform>promises %n more points {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {seat} %n fewer point(s) {in}</source>
        <translation>
            <numerusform>leaves {seat} %n fewer point {in}</numerusform>
            <numerusform>leaves {seat} %n fewer points {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>puts you %n Caballero(s) ahead of {seat} {in}</source>
        <translation>
            <numerusform>puts you %n Caballero ahead of {seat} {in}</numerusform>
            <numerusform>puts you %n Caballeros ahead of {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings you to within %n Caballero(s) of {seat} {in}</source>
        <translation>
            <numerusform>brings you to within %n Caballero of {seat} {in}</numerusform>
            <numerusform>brings you to within %n Caballeros of {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throws %n more Caballero(s) into the Castillo</source>
        <translation>
            <numerusform>throws %n more Caballero into the Castillo</numerusform>
            <numerusform>throws %n more Caballeros into the Castillo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves you %n more Caballero(s) at court</source>
        <translation>
            <numerusform>leaves you %n more Caballero at court</numerusform>
            <numerusform>leaves you %n more Caballeros at court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n more Caballero(s) from other courts</source>
        <translation>
            <numerusform>takes %n more Caballero from other courts</numerusform>
            <numerusform>takes %n more Caballeros from other courts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n more Caballero(s) from {seat}&apos;s court</source>
        <translation>
            <numerusform>takes %n more Caballero from {seat}&apos;s court</numerusform>
            <numerusform>takes %n more Caballeros from {seat}&apos;s court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets you act before %n player(s)</source>
        <translation>
            <numerusform>lets you act before %n player</numerusform>
            <numerusform>lets you act before %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n more Caballero(s) to court</source>
        <translation>
            <numerusform>brings %n more Caballero to court</numerusform>
            <numerusform>brings %n more Caballeros to court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>denies {seat} %n point(s) with “{card}”</source>
        <translation>
            <numerusform>denies {seat} %n point with “{card}”</numerusform>
            <numerusform>denies {seat} %n points with “{card}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Caballero(s) {in}</source>
        <translation>
            <numerusform>%n more Caballero {in}</numerusform>
            <numerusform>%n more Caballeros {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer Caballero(s) at other courts</source>
        <translation>
            <numerusform>%n fewer Caballero at other courts</numerusform>
            <numerusform>%n fewer Caballeros at other courts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer Caballero(s) at {seat}&apos;s court</source>
        <translation>
            <numerusform>%n fewer Caballero at {seat}&apos;s court</numerusform>
            <numerusform>%n fewer Caballeros at {seat}&apos;s court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n more Caballero(s) {in}</source>
        <translation>
            <numerusform>leaves %n more Caballero {in}</numerusform>
            <numerusform>leaves %n more Caballeros {in}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::BoardHand</name>
    <message numerus="yes">
        <source>%n point(s) here · %1 in all</source>
        <comment>%1: +3</comment>
        <translation>
            <numerusform>%n point here · %1 in all</numerusform>
            <numerusform>%n points here · %1 in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) here</source>
        <translation>
            <numerusform>%n point here</numerusform>
            <numerusform>%n points here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::CardDialog</name>
    <message numerus="yes">
        <source>%n card(s) corrected.</source>
        <translation>
            <numerusform>%n card is corrected.</numerusform>
            <numerusform>%n cards are corrected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::CardView</name>
    <message numerus="yes">
        <source>Place up to %n Caballero(s) from your court.</source>
        <translation>
            <numerusform>Place %n Caballero from your court.</numerusform>
            <numerusform>Place up to %n Caballeros from your court.</numerusform>
        </translation>
    </message>
</context>
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
    <name>elgrande::GameFiles</name>
    <message numerus="yes">
        <source>%n unfinished game(s), most recent: %1</source>
        <translation>
            <numerusform>%n unfinished game: %1</numerusform>
            <numerusform>%n unfinished games, most recent: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose one of %n unfinished game(s)</source>
        <translation>
            <numerusform>Continue an unfinished game</numerusform>
            <numerusform>Choose one of %n unfinished games</numerusform>
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
    <message numerus="yes">
        <source>You are a spectator. %n seat(s) are free: to play, take one.</source>
        <translation>
            <numerusform>You are a spectator. %n seat is free: take it to play.</numerusform>
            <numerusform>You are a spectator. %n seats are free: take one to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are still free: wait for players, or choose computer players.</source>
        <translation>
            <numerusform>%n seat is still free: wait for a player, or choose a computer player.</numerusform>
            <numerusform>%n seats are still free: wait for players, or choose computer players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are still free: waiting for players.</source>
        <translation>
            <numerusform>%n seat is still free: waiting for a player.</numerusform>
            <numerusform>%n seats are still free: waiting for players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::NewGameDialog</name>
    <message numerus="yes">
        <source>Your corrections of %n card(s) are in force.</source>
        <translation>
            <numerusform>Your correction of %n card is in force.</numerusform>
            <numerusform>Your corrections of %n cards are in force.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::NoticePanel</name>
    <message numerus="yes">
        <source>Next attempt in %n second(s).</source>
        <translation>
            <numerusform>Next attempt in %n second.</numerusform>
            <numerusform>Next attempt in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PlaceTip</name>
    <message numerus="yes">
        <source>%n Caballero(s) here do not count.</source>
        <translation>
            <numerusform>%n Caballero here does not count.</numerusform>
            <numerusform>%n Caballeros here do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PowerHand</name>
    <message numerus="yes">
        <source>%n face-down power card(s)</source>
        <translation>
            <numerusform>%n face-down power card</numerusform>
            <numerusform>%n face-down power cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) to your court</source>
        <translation>
            <numerusform>%n Caballero to your court</numerusform>
            <numerusform>%n Caballeros to your court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) to choose from</source>
        <translation>
            <numerusform>%n action card to choose from</numerusform>
            <numerusform>%n action cards to choose from</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n left in your provinces</source>
        <translation>
            <numerusform>only %n left in your provinces</numerusform>
            <numerusform>only %n left in your provinces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PromptPanel</name>
    <message numerus="yes">
        <source>Replay: %1 to decide.</source>
        <comment>names</comment>
        <translation>
            <numerusform>Replay: %1 to decide.</numerusform>
            <numerusform>Replay: %1 to decide.</numerusform>
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
    <name>elgrande::PuzzleDesk</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>of a puzzle</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PuzzleDialog</name>
    <message numerus="yes">
        <source>%n puzzle(s), %1 solved</source>
        <translation>
            <numerusform>%n puzzle, %1 solved</numerusform>
            <numerusform>%n puzzles, %1 solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::Puzzles</name>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <extracomment>How often something is done: “Place in Seville” (2 times)</extracomment>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn scores %n point(s).</source>
        <translation>
            <numerusform>This turn scores %n point.</numerusform>
            <numerusform>This turn scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end the round %n point(s) ahead of the best other player.</source>
        <translation>
            <numerusform>You end the round %n point ahead of the best other player.</numerusform>
            <numerusform>You end the round %n points ahead of the best other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end the round %n point(s) behind the best other player.</source>
        <translation>
            <numerusform>You end the round %n point behind the best other player.</numerusform>
            <numerusform>You end the round %n points behind the best other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others can keep you down to %n point(s):</source>
        <translation>
            <numerusform>The others can keep you down to %n point:</numerusform>
            <numerusform>The others can keep you down to %n points:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one turn</source>
        <translation>
            <numerusform>%n point in one turn</numerusform>
            <numerusform>%n points in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) with %1</source>
        <translation>
            <numerusform>%n point with %1</numerusform>
            <numerusform>%n points with %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A disk for %n point(s)</source>
        <translation>
            <numerusform>A disk for %n point</numerusform>
            <numerusform>A disk for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) in this turn. More is not possible.</source>
        <translation>
            <numerusform>Score %n point in this turn. More is not possible.</numerusform>
            <numerusform>Score %n points in this turn. More is not possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which special action do you stop with your Veto, if any? With the right one you end the round %n point(s) ahead of the best other player.</source>
        <translation>
            <numerusform>Which special action do you stop with your Veto, if any? With the right one you end the round %n point ahead of the best other player.</numerusform>
            <numerusform>Which special action do you stop with your Veto, if any? With the right one you end the round %n points ahead of the best other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which special action do you stop with your Veto, if any? With the right one you end the round only %n point(s) behind the best other player.</source>
        <translation>
            <numerusform>Which special action do you stop with your Veto, if any? With the right one you end the round only %n point behind the best other player.</numerusform>
            <numerusform>Which special action do you stop with your Veto, if any? With the right one you end the round only %n points behind the best other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set your secret disk so that this scoring brings you at least %n point(s), whatever the others choose.</source>
        <translation>
            <numerusform>Set your secret disk so that this scoring brings you at least %n point, whatever the others choose.</numerusform>
            <numerusform>Set your secret disk so that this scoring brings you at least %n points, whatever the others choose.</numerusform>
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
    <name>elgrande::Review</name>
    <message numerus="yes">
        <source>%1 of %n decision(s) could not be improved on.</source>
        <translation>
            <numerusform>%1 of %n decision could not be improved on.</numerusform>
            <numerusform>%1 of %n decisions could not be improved on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest cost about %n point(s) in total.</source>
        <translation>
            <numerusform>The rest cost about %n point in total.</numerusform>
            <numerusform>The rest cost about %n points in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would have been worth about %n point(s).</source>
        <translation>
            <numerusform>It would have been worth about %n point.</numerusform>
            <numerusform>It would have been worth about %n points.</numerusform>
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
        <source>place up to %n Caballero(s)</source>
        <translation>
            <numerusform>place %n Caballero</numerusform>
            <numerusform>place up to %n Caballeros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::RuleBookWindow</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <translation>
            <numerusform>Found in %n section</numerusform>
            <numerusform>Found in %n sections</numerusform>
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
        <source>%n point(s)</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n points</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>%1 to %n point</numerusform>
            <numerusform>%1 to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n more than the best opponent</source>
        <translation>
            <numerusform>%1, on average %n more than the best opponent</numerusform>
            <numerusform>%1, on average %n more than the best opponent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n fewer than the best opponent</source>
        <translation>
            <numerusform>%1, on average %n fewer than the best opponent</numerusform>
            <numerusform>%1, on average %n fewer than the best opponent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SetEditor</name>
    <message numerus="yes">
        <source>%n chosen, %1 needed</source>
        <translation>
            <numerusform>%n chosen, %1 needed</numerusform>
            <numerusform>%n chosen, %1 needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen, %1 to %2 needed</source>
        <translation>
            <numerusform>%n chosen, %1 to %2 needed</numerusform>
            <numerusform>%n chosen, %1 to %2 needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsDialog</name>
    <message numerus="yes">
        <source>Warns if a move loses %n point(s) or more</source>
        <translation>
            <numerusform>Warns if a move loses %n point or more</numerusform>
            <numerusform>Warns if a move loses %n points or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SpotTip</name>
    <message numerus="yes">
        <source>%n more Caballero(s) would not count here.</source>
        <translation>
            <numerusform>%n more Caballero would not count here.</numerusform>
            <numerusform>%n more Caballeros would not count here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::Standing</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) at court</source>
        <translation>
            <numerusform>%n Caballero at court</numerusform>
            <numerusform>%n Caballeros at court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the provinces</source>
        <comment>Caballeros</comment>
        <translation>
            <numerusform>%n in the provinces</numerusform>
            <numerusform>%n in the provinces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::StatisticsWindow</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>finished, in the statistics</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and were left unchanged: %1</source>
        <translation>
            <numerusform>%n file could not be read and was left unchanged: %1</numerusform>
            <numerusform>%n files could not be read and were left unchanged: %1</numerusform>
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
    <name>elgrande::TurningPoints</name>
    <message numerus="yes">
        <source>%1 takes the lead, by %n point(s).</source>
        <translation>
            <numerusform>%1 takes the lead, by %n point.</numerusform>
            <numerusform>%1 takes the lead, by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <comment>goes from</comment>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <comment>goes to</comment>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 falls %n point(s) behind.</source>
        <translation>
            <numerusform>%1 falls %n point behind.</numerusform>
            <numerusform>%1 falls %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <comment>drops from</comment>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <comment>drops to</comment>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s lead goes from %2 to %n point(s).</source>
        <translation>
            <numerusform>%1&apos;s lead goes from %2 to %n point.</numerusform>
            <numerusform>%1&apos;s lead goes from %2 to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n point(s) behind.</source>
        <translation>
            <numerusform>%1 goes from %2 to %n point behind.</numerusform>
            <numerusform>%1 goes from %2 to %n points behind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::statistics</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::summary</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: %1, %n point(s) each</source>
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
        <source>{seat}: how many Caballeros do you take to your court? Your provinces hold too few: if you take them all, you may take up to %n more from regions.</source>
        <translation>
            <numerusform>{seat}: how many Caballeros do you take to your court? Your provinces hold too few: if you take them all, you may take %n more from a region.</numerusform>
            <numerusform>{seat}: how many Caballeros do you take to your court? Your provinces hold too few: if you take them all, you may take up to %n more from regions.</numerusform>
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
        <source>{seat} leaves %n Caballero(s) at court.</source>
        <translation>
            <numerusform>{seat} leaves %n Caballero at court.</numerusform>
            <numerusform>{seat} leaves %n Caballeros at court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} scores %n point(s) {in} ({reason}).</source>
        <translation>
            <numerusform>{seat} scores %n point {in} ({reason}).</numerusform>
            <numerusform>{seat} scores %n points {in} ({reason}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s)</source>
        <translation>
            <numerusform>%n Caballero</numerusform>
            <numerusform>%n Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their own Caballeros</source>
        <translation>
            <numerusform>%n of their own Caballeros</numerusform>
            <numerusform>%n of their own Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {player}&apos;s Caballeros</source>
        <translation>
            <numerusform>%n of {player}&apos;s Caballeros</numerusform>
            <numerusform>%n of {player}&apos;s Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s) or end your turn.</source>
        <translation>
            <numerusform>{seat}: place 1 Caballero or end your turn.</numerusform>
            <numerusform>{seat}: place up to %n Caballeros or end your turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s). Before or after that, use the special action.</source>
        <translation>
            <numerusform>{seat}: place %n Caballero. Before or after that, use the special action.</numerusform>
            <numerusform>{seat}: place up to %n Caballeros. Before or after that, use the special action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s). Before or after that, you must carry out the special action.</source>
        <translation>
            <numerusform>{seat}: place %n Caballero. Before or after that, you must carry out the special action.</numerusform>
            <numerusform>{seat}: place up to %n Caballeros. Before or after that, you must carry out the special action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: your provinces are empty. You may take up to %n{more} Caballero(s) from regions to your court.</source>
        <translation>
            <numerusform>{seat}: your provinces are empty. You may take %n{more} Caballero from a region to your court.</numerusform>
            <numerusform>{seat}: your provinces are empty. You may take up to %n{more} Caballeros from regions to your court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n{more} Caballero(s) from your court.</source>
        <translation>
            <numerusform>{seat}: you may place %n{more} Caballero from your court.</numerusform>
            <numerusform>{seat}: place up to %n{more} Caballeros from your court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n{more} Caballero(s) from your provinces.</source>
        <translation>
            <numerusform>{seat}: you may place %n{more} Caballero from your provinces.</numerusform>
            <numerusform>{seat}: place up to %n{more} Caballeros from your provinces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} Caballero(s). Choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: you may move %n{more} Caballero. Choose where from, then where to.</numerusform>
            <numerusform>{seat}: move up to %n{more} Caballeros. Choose where from, then where to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} of your own Caballero(s).</source>
        <translation>
            <numerusform>{seat}: you may move %n{more} of your own Caballeros.</numerusform>
            <numerusform>{seat}: move up to %n{more} of your own Caballeros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} Caballero(s) of other players.</source>
        <translation>
            <numerusform>{seat}: you may move %n{more} Caballero of another player.</numerusform>
            <numerusform>{seat}: move up to %n{more} Caballeros of other players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: the King is angry. Send %n{more} of your Caballeros back to the provinces.</source>
        <translation>
            <numerusform>{seat}: the King is angry. Send %n{more} of your Caballeros back to the provinces.</numerusform>
            <numerusform>{seat}: the King is angry. Send %n{more} of your Caballeros back to the provinces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose %n{more} neutral Caballero(s) to send back to the provinces.</source>
        <translation>
            <numerusform>{seat}: choose %n{more} neutral Caballero to send back to the provinces.</numerusform>
            <numerusform>{seat}: choose %n{more} neutral Caballeros to send back to the provinces.</numerusform>
        </translation>
    </message>
</context>
</TS>
