<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>elgrande::ActionCards</name>
    <message>
        <source>Action cards</source>
        <translation>Aktionskarten</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n Caballero(s) from your court.</source>
        <translation>
            <numerusform>%n Caballero vom Hof einsetzen.</numerusform>
            <numerusform>Bis zu %n Caballeros vom Hof einsetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken by %1.</source>
        <translation>Genommen von %1.</translation>
    </message>
    <message>
        <source>This card is not available at the moment.</source>
        <translation>Diese Karte steht gerade nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Stack %1, face down</source>
        <translation>Stapel %1, verdeckt</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message>
        <source>or</source>
        <comment>in the corner of a card that may be used instead of another</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>In front of %1.</source>
        <comment>a card</comment>
        <translation>Liegt vor %1.</translation>
    </message>
    <message>
        <source>In front of %1, who played card %2.</source>
        <comment>a card</comment>
        <translation>Liegt vor %1; ausgespielt wurde Karte %2.</translation>
    </message>
</context>
<context>
    <name>elgrande::Advice</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>One option is clearly the best.</source>
        <translation>Eine Wahl ist hier klar die beste.</translation>
    </message>
    <message>
        <source>It expects you to finish %1 points ahead of your best opponent (chance of winning: %2%).</source>
        <translation>Damit liegst du am Ende voraussichtlich %1 Punkte vor dem besten Gegner (Siegchance: %2 %).</translation>
    </message>
    <message>
        <source>It expects you to finish %1 points behind your best opponent (chance of winning: %2%).</source>
        <translation>Damit liegst du am Ende voraussichtlich %1 Punkte hinter dem besten Gegner (Siegchance: %2 %).</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) {in}</source>
        <translation>
            <numerusform>%n Punkt mehr {in}</numerusform>
            <numerusform>%n Punkte mehr {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) for {seat} {in}</source>
        <translation>
            <numerusform>%n Punkt weniger für {seat} {in}</numerusform>
            <numerusform>%n Punkte weniger für {seat} {in}</numerusform>
        </translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <translation>Warum: %1.</translation>
    </message>
    <message>
        <source>It did not look ahead: it judged the move by the resulting position.</source>
        <translation>Nicht vorausgerechnet: Bewertet wurde nur die Stellung nach dem Zug.</translation>
    </message>
    <message>
        <source>It expected to finish %1 points ahead of its best opponent (chance of winning: %2%).</source>
        <translation>Erwartet wurde ein Endstand %1 Punkte vor dem besten Gegner (Siegchance: %2 %).</translation>
    </message>
    <message>
        <source>It expected to finish %1 points behind its best opponent (chance of winning: %2%).</source>
        <translation>Erwartet wurde ein Endstand %1 Punkte hinter dem besten Gegner (Siegchance: %2 %).</translation>
    </message>
    <message>
        <source>It considered nothing else worth a look.</source>
        <translation>Nichts anderes kam in Betracht.</translation>
    </message>
    <message>
        <source>Alternatives:</source>
        <translation>Alternativen:</translation>
    </message>
    <message>
        <source>%1: about %2 points fewer</source>
        <translation>%1: etwa %2 Punkte weniger</translation>
    </message>
    <message>
        <source>%1: about as good</source>
        <translation>%1: etwa gleich gut</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer point(s) {in}</source>
        <translation>
            <numerusform>%n Punkt weniger {in}</numerusform>
            <numerusform>%n Punkte weniger {in}</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ({reason})</source>
        <comment>points</comment>
        <extracomment>{reason}: a rank, as “1st place”</extracomment>
        <translation>%1 ({reason})</translation>
    </message>
    <message numerus="yes">
        <source>%1 brings %n Caballero(s) to court.</source>
        <comment>power card</comment>
        <translation>
            <numerusform>%1 bringt %n Caballero an den Hof.</numerusform>
            <numerusform>%1 bringt %n Caballeros an den Hof.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is saved for a later round.</source>
        <comment>power card</comment>
        <translation>%1 bleibt für eine spätere Runde.</translation>
    </message>
    <message>
        <source>Worth a look: %1.</source>
        <translation>Einen Blick wert: %1.</translation>
    </message>
    <message>
        <source>Almost as good:</source>
        <translation>Fast ebenso gut:</translation>
    </message>
    <message>
        <source>The computer would play:</source>
        <translation>Der Computer würde so ziehen:</translation>
    </message>
    <message>
        <source>If all regions were scored after this turn:</source>
        <translation>Wenn nach diesem Zug alle Regionen gewertet würden:</translation>
    </message>
    <message>
        <source>The King then protects what stands {in}.</source>
        <translation>Der König schützt dann, was {in} steht.</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) stay at court for later turns.</source>
        <translation>
            <numerusform>%n Caballero bleibt für spätere Züge am Hof.</numerusform>
            <numerusform>%n Caballeros bleiben für spätere Züge am Hof.</numerusform>
        </translation>
    </message>
    <message>
        <source>It pays off only in later turns.</source>
        <translation>Das zahlt sich erst in späteren Zügen aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for {seat} {in}</source>
        <translation>
            <numerusform>%n Punkt mehr für {seat} {in}</numerusform>
            <numerusform>%n Punkte mehr für {seat} {in}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else has Caballeros {in}.</source>
        <translation>Niemand sonst hat {in} Caballeros.</translation>
    </message>
    <message numerus="yes">
        <source>The lead over {seat} {in} grows to %n Caballero(s).</source>
        <translation>
            <numerusform>Der Vorsprung vor {seat} {in} wächst auf %n Caballero.</numerusform>
            <numerusform>Der Vorsprung vor {seat} {in} wächst auf %n Caballeros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now tied with {seat} {in}.</source>
        <translation>Nun gleichauf mit {seat} {in}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is now only %n Caballero(s) ahead {in}.</source>
        <translation>
            <numerusform>{seat} hat {in} nur noch %n Caballero mehr.</numerusform>
            <numerusform>{seat} hat {in} nur noch %n Caballeros mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Being sole first there brings the home bonus.</source>
        <translation>Wer dort allein Erster ist, erhält den Heimatbonus.</translation>
    </message>
    <message>
        <source>In a general scoring, Caballeros in the Castillo count there and then in the region on the secret disk.</source>
        <translation>In einer allgemeinen Wertung zählen Caballeros im Castillo dort und danach in der Region der Geheimscheibe.</translation>
    </message>
    <message>
        <source>nobody else {in}</source>
        <translation>niemand sonst {in}</translation>
    </message>
    <message>
        <source>now tied with {seat} {in}</source>
        <translation>nun gleichauf mit {seat} {in}</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) ahead of {seat} {in}</source>
        <translation>
            <numerusform>%n Caballero Vorsprung vor {seat} {in}</numerusform>
            <numerusform>%n Caballeros Vorsprung vor {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n Caballero(s) behind {seat} {in}</source>
        <translation>
            <numerusform>nur noch %n Caballero Rückstand auf {seat} {in}</numerusform>
            <numerusform>nur noch %n Caballeros Rückstand auf {seat} {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost by {seat}</source>
        <translation>
            <numerusform>%n Punkt Verlust für {seat}</numerusform>
            <numerusform>%n Punkte Verlust für {seat}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) scored</source>
        <translation>
            <numerusform>sofort %n Punkt</numerusform>
            <numerusform>sofort %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) scored {in}</source>
        <translation>
            <numerusform>sofort %n Punkt {in}</numerusform>
            <numerusform>sofort %n Punkte {in}</numerusform>
        </translation>
    </message>
    <message>
        <source>the Veto for later</source>
        <translation>das Veto für später</translation>
    </message>
    <message>
        <source>a power card back in hand</source>
        <translation>eine Machtkarte zurück auf der Hand</translation>
    </message>
    <message numerus="yes">
        <source>scores %n more point(s)</source>
        <translation>
            <numerusform>bringt sofort %n Punkt mehr</numerusform>
            <numerusform>bringt sofort %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives {seat} %n fewer point(s)</source>
        <translation>
            <numerusform>gibt {seat} %n Punkt weniger</numerusform>
            <numerusform>gibt {seat} %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n more point(s) {in}</source>
        <translation>
            <numerusform>bringt sofort %n Punkt mehr {in}</numerusform>
            <numerusform>bringt sofort %n Punkte mehr {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives {seat} %n fewer point(s) {in}</source>
        <translation>
            <numerusform>gibt {seat} {in} %n Punkt weniger</numerusform>
            <numerusform>gibt {seat} {in} %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>promises %n more point(s) {in}</source>
        <translation>
            <numerusform>verspricht {in} %n Punkt mehr</numerusform>
            <numerusform>verspricht {in} %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {seat} %n fewer point(s) {in}</source>
        <translation>
            <numerusform>lässt {seat} {in} %n Punkt weniger</numerusform>
            <numerusform>lässt {seat} {in} %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>ties you with {seat} {in}</source>
        <translation>bringt dich {in} mit {seat} gleichauf</translation>
    </message>
    <message numerus="yes">
        <source>puts you %n Caballero(s) ahead of {seat} {in}</source>
        <translation>
            <numerusform>bringt dich {in} %n Caballero vor {seat}</numerusform>
            <numerusform>bringt dich {in} %n Caballeros vor {seat}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings you to within %n Caballero(s) of {seat} {in}</source>
        <translation>
            <numerusform>bringt dich {in} bis auf %n Caballero an {seat} heran</numerusform>
            <numerusform>bringt dich {in} bis auf %n Caballeros an {seat} heran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throws %n more Caballero(s) into the Castillo</source>
        <translation>
            <numerusform>wirft %n Caballero mehr ins Castillo</numerusform>
            <numerusform>wirft %n Caballeros mehr ins Castillo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves you %n more Caballero(s) at court</source>
        <translation>
            <numerusform>lässt dir %n Caballero mehr am Hof</numerusform>
            <numerusform>lässt dir %n Caballeros mehr am Hof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n more Caballero(s) from other courts</source>
        <translation>
            <numerusform>nimmt anderen Höfen %n Caballero mehr</numerusform>
            <numerusform>nimmt anderen Höfen %n Caballeros mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n more Caballero(s) from {seat}&apos;s court</source>
        <translation>
            <numerusform>nimmt dem Hof von {seat} %n Caballero mehr</numerusform>
            <numerusform>nimmt dem Hof von {seat} %n Caballeros mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>brings you the Veto</source>
        <translation>bringt dir das Veto</translation>
    </message>
    <message>
        <source>brings back a power card</source>
        <translation>bringt eine Machtkarte zurück</translation>
    </message>
    <message>
        <source>keeps your {power}</source>
        <translation>spart deine {power} auf</translation>
    </message>
    <message numerus="yes">
        <source>lets you act before %n player(s)</source>
        <translation>
            <numerusform>lässt dich vor %n Mitspieler ziehen</numerusform>
            <numerusform>lässt dich vor %n Mitspielern ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>lets you act before {seat}</source>
        <translation>lässt dich vor {seat} ziehen</translation>
    </message>
    <message>
        <source>lets you start the next round</source>
        <translation>lässt dich die nächste Runde beginnen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>effects</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Turn order: before %1, after %2.</source>
        <comment>players</comment>
        <translation>Zugreihenfolge: vor %1, nach %2.</translation>
    </message>
    <message>
        <source>Turn order: before %1.</source>
        <comment>players</comment>
        <translation>Zugreihenfolge: vor %1.</translation>
    </message>
    <message>
        <source>Turn order: after %1.</source>
        <comment>players</comment>
        <translation>Zugreihenfolge: nach %1.</translation>
    </message>
    <message>
        <source>You start the next round.</source>
        <translation>Du beginnst die nächste Runde.</translation>
    </message>
    <message>
        <source>the next best turn</source>
        <translation>die nächstbeste Wahl</translation>
    </message>
    <message>
        <source>Unlike %1, this choice %2.</source>
        <extracomment>%1: another turn, as “Place in Aragon”; %2: “scores 3 more points in Seville and keeps your 12”</extracomment>
        <translation>Das %2, anders als %1.</translation>
    </message>
    <message>
        <source>%1: slightly worse</source>
        <translation>%1: etwas schlechter</translation>
    </message>
    <message>
        <source>%1: clearly worse</source>
        <translation>%1: deutlich schlechter</translation>
    </message>
    <message>
        <source>%1: more points, but a smaller chance of winning</source>
        <translation>%1: mehr Punkte, aber geringere Siegchance</translation>
    </message>
    <message>
        <source>%1: about %2 points more</source>
        <translation>%1: etwa %2 Punkte mehr</translation>
    </message>
    <message>
        <source>%1: seemed better</source>
        <translation>%1: schien besser</translation>
    </message>
    <message>
        <source>Next best, slightly worse:</source>
        <translation>Nächstbeste Wahl, etwas schlechter:</translation>
    </message>
    <message>
        <source>Next best, clearly worse:</source>
        <translation>Nächstbeste Wahl, deutlich schlechter:</translation>
    </message>
    <message>
        <source>Why: %1 at the next general scoring.</source>
        <translation>Warum: bei der nächsten allgemeinen Wertung %1.</translation>
    </message>
    <message>
        <source>Why: %1; %2 at the next general scoring.</source>
        <translation>Warum: %1; bei der nächsten allgemeinen Wertung %2.</translation>
    </message>
    <message>
        <source>puts you earlier in the turn order</source>
        <translation>bringt dich in der Zugreihenfolge weiter nach vorn</translation>
    </message>
    <message numerus="yes">
        <source>brings %n more Caballero(s) to court</source>
        <translation>
            <numerusform>bringt %n Caballero mehr an den Hof</numerusform>
            <numerusform>bringt %n Caballeros mehr an den Hof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>denies {seat} %n point(s) with “{card}”</source>
        <translation>
            <numerusform>nimmt {seat} %n Punkt mit „{card}“ weg</numerusform>
            <numerusform>nimmt {seat} %n Punkte mit „{card}“ weg</numerusform>
        </translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>In the place that has just been named</extracomment>
        <translation>dort</translation>
    </message>
    <message>
        <source>promises %1</source>
        <extracomment>%1: “3 more points in Galicia and 2 more points in Seville”</extracomment>
        <translation>verspricht %1</translation>
    </message>
    <message>
        <source>Unlike %1, this choice %2; the other one %3.</source>
        <extracomment>%3: what the other turn does and this one does not, as “scores 2 more points”</extracomment>
        <translation>Das %2, anders als %1; die andere Wahl %3.</translation>
    </message>
    <message>
        <source>It did not look at any alternative closely enough to compare it.</source>
        <translation>Keine Alternative wurde genau genug geprüft, um sie zu vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more Caballero(s) {in}</source>
        <translation>
            <numerusform>%n Caballero mehr {in}</numerusform>
            <numerusform>%n Caballeros mehr {in}</numerusform>
        </translation>
    </message>
    <message>
        <source>It picked one of several good secret disks at random, so that nobody can guess it.</source>
        <translation>Die Geheimscheibe wurde unter mehreren guten ausgelost, damit sie niemand erraten kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer Caballero(s) at other courts</source>
        <translation>
            <numerusform>%n Caballero weniger an anderen Höfen</numerusform>
            <numerusform>%n Caballeros weniger an anderen Höfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer Caballero(s) at {seat}&apos;s court</source>
        <translation>
            <numerusform>%n Caballero weniger am Hof von {seat}</numerusform>
            <numerusform>%n Caballeros weniger am Hof von {seat}</numerusform>
        </translation>
    </message>
    <message>
        <source>the King&apos;s protection {in}</source>
        <translation>Schutz durch den König {in}</translation>
    </message>
    <message>
        <source>gives you an uncontested foothold {in}</source>
        <translation>bringt dich {in} ohne Konkurrenz ins Spiel</translation>
    </message>
    <message numerus="yes">
        <source>leaves %n more Caballero(s) {in}</source>
        <translation>
            <numerusform>lässt {in} %n Caballero mehr stehen</numerusform>
            <numerusform>lässt {in} %n Caballeros mehr stehen</numerusform>
        </translation>
    </message>
    <message>
        <source>gives you the King&apos;s protection {in}</source>
        <translation>verschafft dir {in} den Schutz des Königs</translation>
    </message>
    <message>
        <source>The choice is between %1 and %2.</source>
        <translation>Zur Wahl stehen %1 und %2.</translation>
    </message>
    <message>
        <source>The computer&apos;s choice: %1.</source>
        <translation>Die Wahl des Computers: %1.</translation>
    </message>
    <message>
        <source>%1&apos;s choice: %2.</source>
        <comment>player, what</comment>
        <translation>Wahl von %1: %2.</translation>
    </message>
    <message>
        <source>Why: %1 at the next general scoring; %2.</source>
        <translation>Warum: bei der nächsten allgemeinen Wertung %1; außerdem %2.</translation>
    </message>
    <message>
        <source>It seemed a little better than the others.</source>
        <translation>Es schien etwas besser als das andere.</translation>
    </message>
    <message>
        <source>a turn that begins with %1</source>
        <extracomment>%1: as “Place in Aragon”; after “Unlike”</extracomment>
        <translation>ein Zug, der mit %1 beginnt</translation>
    </message>
    <message>
        <source>%1 could still use a Veto.</source>
        <comment>players</comment>
        <translation>%1 könnte noch ein Veto einlegen.</translation>
    </message>
</context>
<context>
    <name>elgrande::AdvicePanel</name>
    <message>
        <source>Advice for %1</source>
        <translation>Tipps für %1</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>When it is your turn to decide, the computer can tell you what it would do.</source>
        <translation>Wenn du etwas entscheiden musst, kann dir der Computer sagen, was er tun würde.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Er überlegt …</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <translation>Gib mir einen Tipp</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Back to advice</source>
        <translation>Zurück zu den Tipps</translation>
    </message>
    <message>
        <source>In three steps: where to look, what the computer would do, and why.</source>
        <translation>In drei Schritten: wohin ein Blick lohnt, was der Computer tun würde und warum.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Nächstbester Zug</translation>
    </message>
    <message>
        <source>Working out what was considered …</source>
        <translation>Ermittle, was zur Wahl stand …</translation>
    </message>
    <message>
        <source>This can no longer be worked out.</source>
        <translation>Das lässt sich nicht mehr ermitteln.</translation>
    </message>
    <message>
        <source>The whole turn:</source>
        <translation>Der ganze Zug:</translation>
    </message>
</context>
<context>
    <name>elgrande::Announcer</name>
    <message>
        <source>Action cards: %1</source>
        <translation>Aktionskarten: %1</translation>
    </message>
    <message>
        <source>No points there.</source>
        <translation>Dort gibt es keine Punkte.</translation>
    </message>
</context>
<context>
    <name>elgrande::BoardChoice</name>
    <message>
        <source>Turn the disk or choose a region, then confirm.</source>
        <translation>Dreh die Scheibe oder wähl eine Region und bestätige dann.</translation>
    </message>
    <message>
        <source>This could mean several Caballeros: choose the one you want.</source>
        <translation>Hier ist mehreres möglich: Wähl den gewünschten Caballero.</translation>
    </message>
    <message>
        <source>Already done: there was only one way to do it.</source>
        <translation>Schon erledigt: Es gab nur eine Möglichkeit.</translation>
    </message>
    <message>
        <source>Arrow keys or letters go to a region, Enter points the disk at it.</source>
        <translation>Pfeiltasten oder Buchstaben gehen zu einer Region, die Eingabetaste stellt die Scheibe darauf.</translation>
    </message>
    <message>
        <source>First choice undone.</source>
        <translation>Erste Wahl zurückgenommen.</translation>
    </message>
    <message>
        <source>Several spaces here are possible: choose the one you want.</source>
        <translation>Hier sind mehrere Plätze möglich: Wähl den gewünschten.</translation>
    </message>
</context>
<context>
    <name>elgrande::BoardChooser</name>
    <message>
        <source>Choose the Caballero you want to move.</source>
        <translation>Wähl den Caballero, den du versetzen willst.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted Caballeros.</source>
        <translation>Wähl einen der hervorgehobenen Caballeros.</translation>
    </message>
    <message>
        <source>Now choose its destination. Esc or the right mouse button undoes the first choice.</source>
        <translation>Wähl jetzt das Ziel. Esc oder die rechte Maustaste nimmt die erste Wahl zurück.</translation>
    </message>
    <message>
        <source>Choose the place to take something from.</source>
        <translation>Wähl den Ort, von dem du etwas nehmen willst.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted places.</source>
        <translation>Wähl einen der hervorgehobenen Orte.</translation>
    </message>
    <message>
        <source>You have nothing to choose on the board at the moment.</source>
        <translation>Du hast auf dem Plan gerade nichts zu wählen.</translation>
    </message>
    <message>
        <source>First choose “%1”.</source>
        <extracomment>Between two answers in “First choose “%1”.”</extracomment>
        <translation>Wähl zuerst „%1“.</translation>
    </message>
    <message>
        <source>There is nothing to choose on the board at the moment.</source>
        <translation>Auf dem Plan gibt es gerade nichts zu wählen.</translation>
    </message>
    <message>
        <source>There is no Caballero here that you can choose.</source>
        <translation>Hier steht kein Caballero, den du wählen kannst.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted pieces.</source>
        <translation>Wähl einen der hervorgehobenen Spielsteine.</translation>
    </message>
    <message>
        <source>Choose what you want to move.</source>
        <translation>Wähl, was du bewegen willst.</translation>
    </message>
    <message>
        <source>Drop it on a highlighted place. Press Esc to put it back.</source>
        <translation>Lass über einem hervorgehobenen Ort los. Esc bringt zurück, was du ziehst.</translation>
    </message>
    <message>
        <source>Choose the first of the two places.</source>
        <translation>Wähl den ersten der beiden Orte.</translation>
    </message>
    <message>
        <source>Now choose the second place. Esc or the right mouse button undoes the first choice.</source>
        <translation>Wähl jetzt den zweiten Ort. Esc oder die rechte Maustaste nimmt die erste Wahl zurück.</translation>
    </message>
    <message>
        <source>Choose a highlighted place or drag something there. Shift: all at once.</source>
        <translation>Wähl einen hervorgehobenen Ort oder zieh etwas dorthin. Umschalttaste: alle auf einmal.</translation>
    </message>
    <message>
        <source>Choose a highlighted place or drag something there.</source>
        <translation>Wähl einen hervorgehobenen Ort oder zieh etwas dorthin.</translation>
    </message>
    <message>
        <source>What moves is already chosen. Choose its destination.</source>
        <translation>Wer zieht, ist schon gewählt. Wähl das Ziel.</translation>
    </message>
    <message>
        <source>Arrow keys or letters go to a place, Enter chooses it.</source>
        <translation>Pfeiltasten oder Buchstaben gehen zu einem Ort, die Eingabetaste wählt ihn.</translation>
    </message>
    <message>
        <source>Now choose the second place. Press Esc to undo the first choice.</source>
        <translation>Wähl jetzt den zweiten Ort. Esc nimmt die erste Wahl zurück.</translation>
    </message>
    <message>
        <source>Now choose its destination. Press Esc to undo the first choice.</source>
        <translation>Wähl jetzt das Ziel. Esc nimmt die erste Wahl zurück.</translation>
    </message>
    <message>
        <source>Arrow keys or letters go to a place, Enter chooses it. With Shift: as often as possible.</source>
        <translation>Pfeiltasten oder Buchstaben führen zu einem Ort, die Eingabetaste wählt ihn. Mit Umschalttaste: so oft wie möglich.</translation>
    </message>
    <message>
        <source>First choose one of the pieces that can be chosen.</source>
        <translation>Wähl zuerst einen der wählbaren Spielsteine.</translation>
    </message>
    <message>
        <source>This Caballero cannot be chosen now.</source>
        <translation>Dieser Caballero ist jetzt nicht wählbar.</translation>
    </message>
    <message>
        <source>This place cannot be chosen now.</source>
        <translation>Dieser Ort ist jetzt nicht wählbar.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted Caballeros. Shift: as many of that colour from there as possible.</source>
        <translation>Wähl einen der hervorgehobenen Caballeros. Umschalttaste: so viele dieser Farbe von dort wie möglich.</translation>
    </message>
    <message>
        <source>Now choose its destination. Shift: as many as possible. Esc or the right mouse button undoes the first choice.</source>
        <translation>Wähl jetzt das Ziel. Umschalttaste: so viele wie möglich. Esc oder die rechte Maustaste nimmt die erste Wahl zurück.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted places. Shift: as many as possible.</source>
        <translation>Wähl einen der hervorgehobenen Orte. Umschalttaste: so viele wie möglich.</translation>
    </message>
    <message>
        <source>Now choose its destination, with Shift for as many as possible. Press Esc to undo the first choice.</source>
        <translation>Wähl jetzt das Ziel, mit Umschalttaste für so viele wie möglich. Esc nimmt die erste Wahl zurück.</translation>
    </message>
    <message>
        <source>” or “</source>
        <translation>“ oder „</translation>
    </message>
    <message>
        <source>Choose a highlighted place to score it.</source>
        <translation>Wähl einen hervorgehobenen Ort, um ihn zu werten.</translation>
    </message>
    <message>
        <source>A highlighted place: %1.</source>
        <translation>Ein hervorgehobener Ort: %1.</translation>
    </message>
    <message>
        <source>Choose which place is scored first.</source>
        <translation>Wähl, welcher Ort zuerst gewertet wird.</translation>
    </message>
</context>
<context>
    <name>elgrande::BoardHand</name>
    <message numerus="yes">
        <source>%n point(s) here · %1 in all</source>
        <comment>%1: +3</comment>
        <translation>
            <numerusform>hier %n Punkt · insgesamt %1</numerusform>
            <numerusform>hier %n Punkte · insgesamt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) here</source>
        <translation>
            <numerusform>hier %n Punkt</numerusform>
            <numerusform>hier %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Edge of the board</source>
        <translation>Rand des Plans</translation>
    </message>
</context>
<context>
    <name>elgrande::Caption</name>
    <message>
        <source>{seat} vetoes {other}: “{card}” ends here.</source>
        <translation>{seat} legt gegen {other} ein Veto ein: „{card}“ endet hier.</translation>
    </message>
</context>
<context>
    <name>elgrande::CardDialog</name>
    <message>
        <source>Card corrections</source>
        <translation>Kartenkorrekturen</translation>
    </message>
    <message>
        <source>What is printed on some expansion cards is not known; these cards are marked ≈ (“not seen in print”). If you own the cards, you can write a file with what is printed on them (number of Caballeros, copies, value, special action, name and text) and load it here. New games will then use it, and their records will include it.</source>
        <translation>Was auf manchen Karten der Erweiterungen gedruckt ist, ist nicht bekannt; diese Karten tragen das Zeichen ≈ („lag uns nicht gedruckt vor“). Wenn du die Karten besitzt, kannst du in eine Datei schreiben, was darauf steht (Zahl der Caballeros, Exemplare, Wert, Sonderaktion, Name und Text), und sie hier laden. Neue Partien richten sich dann danach, und ihre Aufzeichnungen enthalten es.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Head of a column: the base game or the expansion that a card belongs to</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>In your file</source>
        <translation>In deiner Datei</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>&amp;Load a file…</source>
        <translation>Datei &amp;laden …</translation>
    </message>
    <message>
        <source>&amp;Export the card list…</source>
        <translation>Kartenliste e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>Alle &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>No cards have been corrected.</source>
        <translation>Keine Karten korrigiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) corrected.</source>
        <translation>
            <numerusform>%n Karte korrigiert.</numerusform>
            <numerusform>%n Karten korrigiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the game</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>in der Schachtel</translation>
    </message>
    <message>
        <source>Caballeros</source>
        <translation>Caballeros</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>How many of a card there are</extracomment>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>The number on a power card</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Verbleib</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>%1, confirmed</source>
        <translation>%1, bestätigt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a card, its name in files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was not accepted: %2</source>
        <translation>%1 wurde nicht übernommen: %2</translation>
    </message>
    <message>
        <source>The file does not correct any cards.</source>
        <translation>Die Datei korrigiert keine Karte.</translation>
    </message>
    <message>
        <source>Next to “now”, enter what is printed on your card: caballeros, copies, value, enabled (true, false), effect (as under another card&apos;s “now”), texts (title.en, text.en, title.de, text.de), for example &quot;caballeros&quot;: 5, &quot;texts&quot;: {&quot;title.en&quot;: &quot;Free&quot;}. Changes under “now” have no effect, and cards you leave unchanged stay as they are.</source>
        <translation>Trag neben „now“ ein, was auf deiner Karte gedruckt ist: caballeros, copies, value, enabled (true, false), effect (wie bei „now“ einer anderen Karte), texts (title.en, text.en, title.de, text.de), zum Beispiel &quot;caballeros&quot;: 5, &quot;texts&quot;: {&quot;title.de&quot;: &quot;Frei&quot;}. Änderungen unter „now“ bewirken nichts, und Karten, zu denen du nichts einträgst, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 The “now” entry of the card %2 differs from the program&apos;s, which corrects nothing: enter what is printed on the card next to “now”.</source>
        <translation>%1 Unter „now“ steht bei der Karte %2 etwas anderes als im Programm; das korrigiert nichts: Trag neben „now“ ein, was auf der Karte gedruckt ist.</translation>
    </message>
    <message>
        <source>The card list was saved to %1.</source>
        <translation>Die Kartenliste wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The card list could not be saved: %1</source>
        <translation>Die Kartenliste konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>The corrections could not be saved: %1</source>
        <translation>Die Korrekturen konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>New games use these corrections.</source>
        <translation>Neue Partien verwenden diese Korrekturen.</translation>
    </message>
    <message>
        <source>The corrections could not be removed: %1</source>
        <translation>Die Korrekturen konnten nicht entfernt werden: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Load card corrections</source>
        <translation>Kartenkorrekturen laden</translation>
    </message>
    <message>
        <source>Card files (*.json);;All files (*)</source>
        <translation>Kartendateien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the card list</source>
        <translation>Kartenliste exportieren</translation>
    </message>
</context>
<context>
    <name>elgrande::CardFace</name>
    <message>
        <source>Caba|lleros Conspir|acy Inquis|itor Mediter|ranean Quaran|tine Revolu|tion Score|board Wander|ing prov|inces</source>
        <extracomment>Words on cards, each with marks where a narrow card may break it; as many as your language needs</extracomment>
        <translation>Aktions|karte Caba|lleros Groß|inquisitor Inqui|sitors König|licher Limit|tafel Macht|karte Nachbar|region Quaran|täne Re|gio|nen Revolu|tion Sonder|wertung Verschwö|rung Wandern|de Wertungs|plättchen Wertungs|tafel ver|schieben wenig|sten Über|allhin</translation>
    </message>
</context>
<context>
    <name>elgrande::CardView</name>
    <message numerus="yes">
        <source>Place up to %n Caballero(s) from your court.</source>
        <translation>
            <numerusform>%n Caballero vom Hof einsetzen.</numerusform>
            <numerusform>Bis zu %n Caballeros vom Hof einsetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken by %1.</source>
        <translation>Genommen von %1.</translation>
    </message>
    <message>
        <source>F1: look it up in the rulebook</source>
        <translation>F1: im Regelbuch nachschlagen</translation>
    </message>
    <message>
        <source>You must carry out this special action.</source>
        <translation>Diese Sonderaktion muss ausgeführt werden.</translation>
    </message>
</context>
<context>
    <name>elgrande::Ceremonies</name>
    <message>
        <source>Last round: the game ends with a general scoring</source>
        <translation>Letzte Runde: Die Partie endet mit einer allgemeinen Wertung</translation>
    </message>
    <message>
        <source>Ends with a general scoring</source>
        <translation>Endet mit einer allgemeinen Wertung</translation>
    </message>
    <message>
        <source>General scoring after round %1</source>
        <translation>Allgemeine Wertung nach Runde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Veto by %1</source>
        <translation>Veto von %1</translation>
    </message>
    <message>
        <source>%1 vetoes %2</source>
        <comment>players</comment>
        <translation>Veto von %1 gegen %2</translation>
    </message>
    <message>
        <source>%1 is the Grande of Spain</source>
        <comment>player</comment>
        <translation>%1 ist der Grande von Spanien</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends with this scoring</source>
        <translation>Mit dieser Wertung endet die Partie</translation>
    </message>
    <message>
        <source>Scoring %1 of %2</source>
        <comment>general scorings</comment>
        <translation>Wertung %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2 vetoes “%3”. Your special action does not take place.</source>
        <comment>player, player, card</comment>
        <translation>%1: %2 legt Veto gegen „%3“ ein. Deine Sonderaktion findet nicht statt.</translation>
    </message>
    <message>
        <source>%1: %2 vetoes “%3”. Your special action ends here.</source>
        <comment>player, player, card</comment>
        <translation>%1: %2 legt Veto gegen „%3“ ein. Deine Sonderaktion endet hier.</translation>
    </message>
</context>
<context>
    <name>elgrande::Cli</name>
    <message>
        <source>--seats names %1 agents, but there are %2 players.</source>
        <translation>--seats nennt %1 Computerspieler, es sind aber %2 Spieler.</translation>
    </message>
    <message>
        <source>%1 games: %2 deals × %3 seat rotations; %4, %3 players, seed &apos;%5&apos;; %6 s</source>
        <translation>%1 Partien: %2 Verteilungen × %3 Sitzordnungen; %4, %3 Spieler, Startwert „%5“; %6 s</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Head of a column: a computer player</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>wins % [95% confidence]</source>
        <translation>Siege % [95 % Konfidenz]</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>lead over mean</source>
        <translation>Vorsprung auf das Mittel</translation>
    </message>
    <message>
        <source>lead over best</source>
        <translation>Vorsprung auf den Besten</translation>
    </message>
    <message>
        <source>Pits computer players against each other. Every deal is played once for each rotation of the entrants through the seats, so the number of games is rounded up to a multiple of the number of players. A shared victory counts as an equal fraction of a win for each winner.</source>
        <translation>Lässt Computerspieler gegeneinander spielen. Jede Verteilung wird mit jeder Sitzordnung einmal gespielt; die Zahl der Partien wird deshalb auf ein Vielfaches der Spielerzahl aufgerundet. Ein geteilter Sieg zählt für jeden Sieger als gleicher Bruchteil eines Siegs.</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>number of games</source>
        <translation>Zahl der Partien</translation>
    </message>
    <message>
        <source>number of games to play at once</source>
        <translation>Zahl der gleichzeitig laufenden Partien</translation>
    </message>
    <message>
        <source>write one line per game and entrant to this file</source>
        <translation>je Partie und Teilnehmer eine Zeile in diese Datei schreiben</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>one step of a search, on positions from %1 games</source>
        <translation>ein Schritt einer Suche, auf Stellungen aus %1 Partien</translation>
    </message>
    <message>
        <source>copy of a State (ns)</source>
        <translation>Kopie eines State (ns)</translation>
    </message>
    <message>
        <source>copy and play (ns)</source>
        <translation>Kopie und Zug (ns)</translation>
    </message>
    <message>
        <source>determinise (ns)</source>
        <translation>Determinisieren (ns)</translation>
    </message>
    <message>
        <source>greedy, mean (µs)</source>
        <translation>greedy, im Mittel (µs)</translation>
    </message>
    <message>
        <source>greedy, longest (ms)</source>
        <translation>greedy, am längsten (ms)</translation>
    </message>
    <message>
        <source>Measures random games on one core: the median of the repetitions [lowest .. highest] per second of CPU time, and the ratio to a lower bound measured in the same run.</source>
        <translation>Misst zufällige Partien auf einem Kern: Median der Wiederholungen [kleinster .. größter Wert] je Sekunde Rechenzeit, und ihr Verhältnis zu einer unteren Schranke, die im selben Lauf gemessen wird.</translation>
    </message>
    <message>
        <source>games per repetition</source>
        <translation>Partien je Wiederholung</translation>
    </message>
    <message>
        <source>repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>random games, %1 players, %2, one core, median of %3 [lowest .. highest]</source>
        <translation>zufällige Partien, %1 Spieler, %2, ein Kern, Median von %3 [kleinster .. größter]</translation>
    </message>
    <message>
        <source>games per second</source>
        <translation>Partien je Sekunde</translation>
    </message>
    <message>
        <source>decisions per second (M)</source>
        <translation>Entscheidungen je Sek. (Mio.)</translation>
    </message>
    <message>
        <source>lower bound, steps/s (M)</source>
        <translation>Schranke, Schritte/s (Mio.)</translation>
    </message>
    <message>
        <source>decisions / lower bound</source>
        <translation>Entscheidungen / Schranke</translation>
    </message>
    <message>
        <source>decisions per game</source>
        <translation>Entscheidungen je Partie</translation>
    </message>
    <message>
        <source>%1 (and %2 reveals)</source>
        <translation>%1 (und %2 Aufdeckungen)</translation>
    </message>
    <message>
        <source>nanoseconds per decision</source>
        <translation>Nanosekunden je Entscheidung</translation>
    </message>
    <message>
        <source>%1 (lower bound: %2 per step)</source>
        <translation>%1 (Schranke: %2 je Schritt)</translation>
    </message>
    <message>
        <source>bytes of State</source>
        <translation>Bytes eines State</translation>
    </message>
    <message>
        <source>(lower-bound checksum)</source>
        <translation>(Prüfsumme der Schranke)</translation>
    </message>
    <message>
        <source>%1 in the source tree</source>
        <translation>%1 im Quellverzeichnis</translation>
    </message>
    <message>
        <source>Reads requests from standard input, one JSON object per line, and answers each with one JSON object per line on standard output. Begin with %1. Exits at the end of the input.</source>
        <translation>Liest Anfragen von der Standardeingabe, ein JSON-Objekt je Zeile, und beantwortet jede mit einem JSON-Objekt in einer Zeile auf der Standardausgabe. Beginne mit %1. Endet, wenn die Eingabe endet.</translation>
    </message>
    <message>
        <source>Human-readable text is in English unless --language says otherwise.</source>
        <translation>Texte für Menschen sind englisch, sofern --language nichts anderes sagt.</translation>
    </message>
    <message>
        <source>The protocol is described in %1</source>
        <translation>Das Protokoll steht in %1</translation>
    </message>
    <message>
        <source>%1; default: from the environment</source>
        <extracomment>%1: a list of codes, “en, de”</extracomment>
        <translation>%1; Vorgabe: nach der Umgebung</translation>
    </message>
    <message>
        <source>answer requests on standard input, one JSON object per line</source>
        <translation>Anfragen von der Standardeingabe beantworten, ein JSON-Objekt je Zeile</translation>
    </message>
    <message>
        <source>play random games and print their digest</source>
        <translation>zufällige Partien spielen und ihre Prüfsumme ausgeben</translation>
    </message>
    <message>
        <source>pit computer players against each other</source>
        <translation>Computerspieler gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>check a recorded game and print its scores</source>
        <translation>eine aufgezeichnete Partie prüfen und ihren Punktestand ausgeben</translation>
    </message>
    <message>
        <source>measure the speed of random games</source>
        <translation>das Tempo zufälliger Partien messen</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND [OPTIONS]</source>
        <translation>Aufruf: %1 BEFEHL [OPTIONEN]</translation>
    </message>
    <message>
        <source>El Grande on the command line.</source>
        <translation>El Grande auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>Measures, rates and trains the computer players of El Grande.</source>
        <translation>Misst, bewertet und trainiert die Computerspieler von El Grande.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>show this help; after a command: its options</source>
        <translation>diese Hilfe anzeigen; hinter einem Befehl: dessen Optionen</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>die Version anzeigen</translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 failure, 2 usage error.</source>
        <translation>Rückgabewert: 0 erfolgreich, 1 fehlgeschlagen, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>the output cannot be written: %1</source>
        <translation>Die Ausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>--language: &apos;%1&apos; is not available; choose from %2.</source>
        <translation>--language: „%1“ gibt es nicht; möglich sind %2.</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; see %2 --help</source>
        <translation>Unbekannter Befehl „%1“; siehe %2 --help</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>diese Hilfe anzeigen</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>KÜRZEL</translation>
    </message>
    <message>
        <source>edition of the rules to use</source>
        <translation>die Ausgabe, nach der gespielt wird</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>KENNUNG</translation>
    </message>
    <message>
        <source>expansions, separated by commas</source>
        <translation>Erweiterungen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>IDS</source>
        <translation>KENNUNGEN</translation>
    </message>
    <message>
        <source>number of players, 2 to 5</source>
        <translation>Spielerzahl, 2 bis 5</translation>
    </message>
    <message>
        <source>number of rounds: 9, or 6 for the short game</source>
        <translation>Rundenzahl: 9, oder 6 für die kurze Partie</translation>
    </message>
    <message>
        <source>a rule option, such as open-castillo=true; may be repeated</source>
        <translation>eine Regeloption, etwa open-castillo=true; mehrfach möglich</translation>
    </message>
    <message>
        <source>ID=VALUE</source>
        <translation>KENNUNG=WERT</translation>
    </message>
    <message>
        <source>any text; the same seed gives the same games</source>
        <translation>ein beliebiger Text; derselbe Startwert gibt dieselben Partien</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>print the result as a JSON object on one line</source>
        <translation>das Ergebnis als JSON-Objekt in einer Zeile ausgeben</translation>
    </message>
    <message>
        <source>unexpected argument &apos;%1&apos;.</source>
        <translation>Unerwartetes Argument „%1“.</translation>
    </message>
    <message>
        <source>missing argument.</source>
        <translation>Ein Argument fehlt.</translation>
    </message>
    <message>
        <source>--%1 must be an integer from %2 to %3.</source>
        <translation>--%1 muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>--seed must not exceed %1 characters.</source>
        <translation>--seed hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>--option needs ID=VALUE, not &apos;%1&apos;.</source>
        <translation>--option braucht KENNUNG=WERT, nicht „%1“.</translation>
    </message>
    <message>
        <source>See %1 %2 --help.</source>
        <translation>Siehe %1 %2 --help.</translation>
    </message>
    <message>
        <source>Plays random games and prints a hash of all moves and final scores. The hash depends only on the game options, --games, --seed and --run, not on the machine, compiler or number of threads.</source>
        <translation>Spielt zufällige Partien und gibt eine Prüfsumme über alle Züge und Endstände aus. Sie hängt nur von den Optionen der Partie, --games, --seed und --run ab: nicht von Rechner, Compiler oder Threads.</translation>
    </message>
    <message>
        <source>seed of this run, in addition to the game&apos;s seed</source>
        <translation>Startwert dieses Laufs, zusätzlich zu dem der Partie</translation>
    </message>
    <message>
        <source>who plays: random</source>
        <translation>wer spielt: random</translation>
    </message>
    <message>
        <source>only the agent &apos;random&apos; can play here; see elgrande-lab arena.</source>
        <translation>Hier kann nur „random“ spielen; siehe elgrande-lab arena.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>%1 (%2 per game)</source>
        <translation>%1 (%2 je Partie)</translation>
    </message>
    <message>
        <source>reveals</source>
        <extracomment>How many cards and the like were turned up by chance</extracomment>
        <translation>Aufdeckungen</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>%1 (%2 games per second)</source>
        <translation>%1 (%2 Partien je Sekunde)</translation>
    </message>
    <message>
        <source>%1 points on average</source>
        <translation>%1 Punkte im Mittel</translation>
    </message>
    <message>
        <source>%1 moves, round %2, game over</source>
        <translation>%1 Züge, Runde %2, Partie zu Ende</translation>
    </message>
    <message>
        <source>%1 moves, round %2, unfinished</source>
        <translation>%1 Züge, Runde %2, nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>Replays a recorded game, checking every move, and prints the scores. The exit status is 1 if the record is damaged or breaks the rules.</source>
        <translation>Spielt eine aufgezeichnete Partie nach, prüft jeden Zug und gibt den Punktestand aus. Der Rückgabewert ist 1, wenn die Aufzeichnung beschädigt ist oder gegen die Regeln verstößt.</translation>
    </message>
    <message>
        <source>the record; - for standard input</source>
        <translation>die Aufzeichnung; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>only the first N moves</source>
        <translation>nur die ersten N Züge</translation>
    </message>
    <message>
        <source>print the position reached, as JSON, instead of the scores</source>
        <translation>statt des Punktestands die erreichte Stellung als JSON ausgeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an integer from %2 to %3.</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object.</source>
        <translation>„%1“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>&apos;names&apos; must be a list of %1 strings of up to %2 characters each.</source>
        <translation>„names“ muss eine Liste aus %1 Zeichenketten von höchstens %2 Zeichen sein.</translation>
    </message>
    <message>
        <source>&apos;seed&apos; must not exceed %1 characters.</source>
        <translation>„seed“ hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation>Die Zeile ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>The line is not valid JSON: %1.</source>
        <translation>Die Zeile ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>Die Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>&apos;id&apos; must be a string, a number, true, false or null.</source>
        <translation>„id“ muss eine Zeichenkette, eine Zahl, true, false oder null sein.</translation>
    </message>
    <message>
        <source>&apos;position&apos; must be an object.</source>
        <translation>„position“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>There is no seat &apos;%1&apos; in this game.</source>
        <translation>Den Platz „%1“ gibt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <source>Seat &apos;%1&apos; has nothing to decide now.</source>
        <translation>Der Platz „%1“ hat gerade nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of the moves on offer.</source>
        <translation>„%1“ ist keiner der Züge, die zur Wahl stehen.</translation>
    </message>
    <message>
        <source>a colour, if several seats may answer; default: the first of them</source>
        <translation>eine Farbe, wenn mehrere Plätze antworten dürfen; Vorgabe: der erste davon</translation>
    </message>
    <message>
        <source>an object, all fields optional: edition, expansions, players, rounds, seed, options, seats, house_rules, corrections</source>
        <translation>ein Objekt, alle Felder optional: edition, expansions, players, rounds, seed, options, seats, house_rules, corrections</translation>
    </message>
    <message>
        <source>show this command only</source>
        <translation>nur diesen Befehl anzeigen</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>eine Kennung</translation>
    </message>
    <message>
        <source>a list of ids</source>
        <translation>eine Liste von Kennungen</translation>
    </message>
    <message>
        <source>rule options by id</source>
        <translation>Regeloptionen nach Kennung</translation>
    </message>
    <message>
        <source>the players&apos; names, in seat order</source>
        <translation>die Namen der Spieler in der Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a colour: what that seat may know; null: everything</source>
        <translation>eine Farbe: was dieser Platz wissen darf; null: alles</translation>
    </message>
    <message>
        <source>one of the moves on offer</source>
        <translation>einer der Züge, die zur Wahl stehen</translation>
    </message>
    <message>
        <source>a region, castillo, or general</source>
        <translation>eine Region, castillo oder general</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a number of moves</source>
        <translation>eine Zahl von Zügen</translation>
    </message>
    <message>
        <source>an id (greedy)</source>
        <translation>eine Kennung (greedy)</translation>
    </message>
    <message>
        <source>time limit in milliseconds</source>
        <translation>Bedenkzeit in Millisekunden</translation>
    </message>
    <message>
        <source>maximum number of simulations</source>
        <translation>Höchstzahl der Simulationen</translation>
    </message>
    <message>
        <source>a string or a number</source>
        <translation>eine Zeichenkette oder eine Zahl</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>The computer player that plays by chance, when none is named</extracomment>
        <translation>random</translation>
    </message>
    <message>
        <source>number of games (100)</source>
        <translation>Zahl der Partien (100)</translation>
    </message>
    <message>
        <source>number of games to play at once (1)</source>
        <translation>Zahl der gleichzeitig laufenden Partien (1)</translation>
    </message>
    <message>
        <source>time limit in milliseconds (an hour)</source>
        <translation>Höchstdauer in Millisekunden (eine Stunde)</translation>
    </message>
    <message>
        <source>name, version and features of this program</source>
        <translation>Name, Version und Fähigkeiten dieses Programms</translation>
    </message>
    <message>
        <source>the commands and their arguments</source>
        <translation>die Befehle mit ihren Argumenten</translation>
    </message>
    <message>
        <source>the action cards</source>
        <translation>die Aktionskarten</translation>
    </message>
    <message>
        <source>start a new game</source>
        <translation>eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>start from a position</source>
        <translation>bei einer Stellung beginnen</translation>
    </message>
    <message>
        <source>the current position</source>
        <translation>die aktuelle Stellung</translation>
    </message>
    <message>
        <source>who has to decide what, or the result</source>
        <translation>wer was entscheiden muss, oder das Ergebnis</translation>
    </message>
    <message>
        <source>make a move</source>
        <translation>einen Zug ausführen</translation>
    </message>
    <message>
        <source>what a scoring would give now</source>
        <translation>was eine Wertung jetzt brächte</translation>
    </message>
    <message>
        <source>the game so far as a record</source>
        <translation>die bisherige Partie als Aufzeichnung</translation>
    </message>
    <message>
        <source>replay a record</source>
        <translation>eine Aufzeichnung nachspielen</translation>
    </message>
    <message>
        <source>ask a computer player for a move</source>
        <translation>einen Computerspieler nach einem Zug fragen</translation>
    </message>
    <message>
        <source>play random games and report their digest</source>
        <translation>zufällige Partien spielen und ihre Prüfsumme ausgeben</translation>
    </message>
    <message>
        <source>stop every think and playout started earlier</source>
        <translation>alle zuvor begonnenen think und playout abbrechen</translation>
    </message>
    <message>
        <source>quit</source>
        <extracomment>What a command does: it ends the program</extracomment>
        <translation>das Programm beenden</translation>
    </message>
    <message>
        <source>takes no arguments</source>
        <translation>keines nimmt</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1 nimmt</translation>
    </message>
    <message>
        <source>&apos;cmd&apos; must be the name of a command.</source>
        <translation>„cmd“ muss der Name eines Befehls sein.</translation>
    </message>
    <message>
        <source>Unknown command &apos;%1&apos;; see help.</source>
        <translation>Unbekannter Befehl „%1“; siehe help.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an argument of %2, which %3.</source>
        <translation>„%1“ ist kein Argument von %2, das %3.</translation>
    </message>
    <message>
        <source>There is no game yet; start with new, position or replay.</source>
        <translation>Noch gibt es keine Partie; beginne mit new, position oder replay.</translation>
    </message>
    <message>
        <source>Unknown command &apos;%1&apos;.</source>
        <translation>Unbekannter Befehl „%1“.</translation>
    </message>
    <message>
        <source>There is nothing to score at &apos;%1&apos;.</source>
        <translation>In „%1“ gibt es nichts zu werten.</translation>
    </message>
    <message>
        <source>Unknown agent &apos;%1&apos;.</source>
        <translation>Unbekannter Computerspieler „%1“.</translation>
    </message>
    <message>
        <source>The game is over; there is nothing to think about.</source>
        <translation>Die Partie ist zu Ende; es gibt nichts zu überlegen.</translation>
    </message>
    <message>
        <source>Only the agent &apos;random&apos; can play playouts.</source>
        <translation>Nur „random“ kann Playouts spielen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a string.</source>
        <translation>„%1“ muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>ismcts, simulations/s</source>
        <translation>ismcts, Simulationen/s</translation>
    </message>
    <message>
        <source>search, simulations/s</source>
        <translation>search, Simulationen/s</translation>
    </message>
    <message>
        <source>search, largest tree (MiB)</source>
        <translation>search, größter Baum (MiB)</translation>
    </message>
    <message>
        <source>simulations per decision for players that search; 0: their default</source>
        <translation>Simulationen je Entscheidung eines suchenden Spielers; 0: seine Vorgabe</translation>
    </message>
    <message>
        <source>CPU time per decision in milliseconds, instead of simulations; 0: no limit</source>
        <translation>Rechenzeit je Entscheidung in Millisekunden statt Simulationen; 0: keine Grenze</translation>
    </message>
    <message>
        <source>learned evaluations/s</source>
        <translation>gelernte Bewertungen/s</translation>
    </message>
    <message>
        <source>the same, incrementally after one move</source>
        <translation>dasselbe, schrittweise nach einem Zug</translation>
    </message>
    <message>
        <source>train the computer players&apos; learned evaluation</source>
        <translation>die gelernte Bewertung der Computerspieler trainieren</translation>
    </message>
    <message>
        <source>generation %1: %2 games, loss %3, lead %4, wins against the best so far %5%, against greedy %6%%7</source>
        <translation>Generation %1: %2 Partien, Verlust %3, Vorsprung %4, Siege gegen das bisher beste Netz %5 %, gegen greedy %6 %%7</translation>
    </message>
    <message>
        <source>Trains the learned evaluation through self-play. Writes OUT.weights, and the progress to OUT.csv and OUT.svg.</source>
        <translation>Trainiert die gelernte Bewertung in Partien gegen sich selbst. Schreibt ZIEL.weights und den Verlauf als ZIEL.csv und ZIEL.svg.</translation>
    </message>
    <message>
        <source>where to write the results, without a file extension</source>
        <translation>wohin die Ergebnisse geschrieben werden, ohne Dateiendung</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>ZIEL</translation>
    </message>
    <message>
        <source>weights to start from</source>
        <translation>Gewichte, mit denen begonnen wird</translation>
    </message>
    <message>
        <source>maximum number of generations</source>
        <translation>Höchstzahl der Generationen</translation>
    </message>
    <message>
        <source>games per generation</source>
        <translation>Partien je Generation</translation>
    </message>
    <message>
        <source>number of training passes over each generation</source>
        <translation>Lerndurchgänge je Generation</translation>
    </message>
    <message>
        <source>games against the best network so far</source>
        <translation>Partien gegen das bisher beste Netz</translation>
    </message>
    <message>
        <source>games against the greedy player</source>
        <translation>Partien gegen den gierigen Spieler</translation>
    </message>
    <message>
        <source>start no new generation after this many minutes; 0: no limit</source>
        <translation>nach so vielen Minuten keine neue Generation beginnen; 0: keine Grenze</translation>
    </message>
    <message>
        <source>a number; the same seed produces the same weights</source>
        <translation>eine Zahl; derselbe Startwert gibt dieselben Gewichte</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>agents, or cmd: followed by your own program (see engine-protocol.md), one per player, separated by commas</source>
        <translation>Computerspieler, oder cmd: und ein eigenes Programm (siehe engine-protocol.md); einer je Platz, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>%1 games: %2 deals × %3 seat rotations; %4, %3 players, seed &apos;%5&apos;</source>
        <translation>%1 Partien: %2 Verteilungen × %3 Sitzordnungen; %4, %3 Spieler, Startwert „%5“</translation>
    </message>
    <message>
        <source>entrant</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>rating [95% confidence]</source>
        <translation>Wertungszahl [95 % Konfidenz]</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>Siege %</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>1500 is the mean; an entrant rated 400 points above another finishes ahead of it ten times as often as behind.</source>
        <translation>1500 ist das Mittel; wer 400 über einem anderen steht, landet zehnmal so oft vor ihm wie hinter ihm.</translation>
    </message>
    <message>
        <source>Deal %1, rotation %2: &apos;%3&apos; forfeits. %4</source>
        <translation>Verteilung %1, Sitzordnung %2: „%3“ verliert. %4</translation>
    </message>
    <message>
        <source>--entrants must name at least two entrants, none of them twice.</source>
        <translation>--entrants muss mindestens zwei Teilnehmer nennen, keinen davon doppelt.</translation>
    </message>
    <message>
        <source>Rates any number of computer players and external programs. Pairings are drawn evenly, and every deal is played once for each rotation through the seats, so the number of games is rounded up to a multiple of the number of players. Finished games are kept in the --out file: running the same command again resumes where it stopped, and a higher --games adds more games.</source>
        <translation>Bewertet beliebig viele Computerspieler und fremde Programme. Wer auf wen trifft, wird gleichmäßig ausgelost; jede Verteilung wird mit jeder Sitzordnung einmal gespielt, die Zahl der Partien wird deshalb auf ein Vielfaches der Spielerzahl aufgerundet. Fertige Partien stehen in der Datei von --out: Derselbe Befehl macht weiter, wo er abgebrochen wurde, und ein höheres --games fügt Partien hinzu.</translation>
    </message>
    <message>
        <source>agents, or cmd: followed by your own program (see engine-protocol.md), at least two, separated by commas</source>
        <translation>Computerspieler, oder cmd: und ein eigenes Programm (siehe engine-protocol.md); mindestens zwei, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>file in which finished games are kept</source>
        <translation>Datei, in der die fertigen Partien stehen</translation>
    </message>
    <message>
        <source>write the table to this file, one line per entrant</source>
        <translation>die Tabelle in diese Datei schreiben, eine Zeile je Teilnehmer</translation>
    </message>
    <message>
        <source>--out must name the file in which finished games are kept.</source>
        <translation>--out muss die Datei nennen, in der die fertigen Partien stehen.</translation>
    </message>
    <message>
        <source>rate computer players and external programs</source>
        <translation>Computerspieler und fremde Programme bewerten</translation>
    </message>
    <message>
        <source>number of games to play at once; each has its own players, which think in its thread</source>
        <translation>Zahl der gleichzeitig laufenden Partien; jede hat eigene Spieler, die in ihrem Thread denken</translation>
    </message>
    <message>
        <source>time an external program has to answer, in milliseconds of real time</source>
        <translation>Antwortzeit eines fremden Programms in Millisekunden, nach der Uhr gemessen</translation>
    </message>
    <message>
        <source>extra time for its first answer of a game, in milliseconds</source>
        <translation>zusätzliche Zeit für seine erste Antwort einer Partie, in Millisekunden</translation>
    </message>
    <message>
        <source>%1 ms of CPU time per decision</source>
        <translation>%1 ms Rechenzeit je Entscheidung</translation>
    </message>
    <message>
        <source>simulations per decision for players that search: %1</source>
        <translation>Simulationen je Entscheidung eines suchenden Spielers: %1</translation>
    </message>
    <message>
        <source>players that search use their default</source>
        <translation>suchende Spieler nehmen ihre Vorgabe</translation>
    </message>
    <message>
        <source>speed-up of two threads over one</source>
        <translation>zwei Threads gegenüber einem (Faktor)</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>the host&apos;s join code</source>
        <translation>der Beitrittscode des Gastgebers</translation>
    </message>
    <message>
        <source>who plays: an agent, or cmd: followed by your own program (see engine-protocol.md)</source>
        <translation>wer spielt: ein Computerspieler, oder cmd: und ein eigenes Programm (siehe engine-protocol.md)</translation>
    </message>
    <message>
        <source>AGENT</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>the name shown to other players; default: the agent&apos;s name</source>
        <translation>Name, den die anderen sehen; Vorgabe: der des Computerspielers</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>minutes to keep trying while the host is unreachable</source>
        <translation>Zahl der Minuten, die nach einem unerreichbaren Gastgeber gesucht wird</translation>
    </message>
    <message>
        <source>seed for its random choices</source>
        <translation>Startwert seiner Zufallsentscheidungen</translation>
    </message>
    <message>
        <source>Joins a network game with a computer player. It takes the first free seat, reconnects automatically when the connection is lost or the host restarts, and exits when the game is over, after checking that the deck was not tampered with. Exit status 1: it could not finish the game, or the deck was tampered with.</source>
        <translation>Tritt mit einem Computerspieler einer Netzwerkpartie bei. Er nimmt den ersten freien Platz, verbindet sich automatisch neu, wenn die Verbindung abreißt oder der Gastgeber neu startet, und beendet sich mit der Partie, nachdem er geprüft hat, dass die Stapel nicht manipuliert wurden. Rückgabewert 1: Er konnte nicht zu Ende spielen, oder die Stapel wurden manipuliert.</translation>
    </message>
    <message>
        <source>The game is over, but the host has not revealed the deck.</source>
        <translation>Die Partie ist zu Ende, aber der Gastgeber hat die Stapel nicht offengelegt.</translation>
    </message>
    <message>
        <source>The game started without this player.</source>
        <translation>Die Partie hat ohne diesen Spieler begonnen.</translation>
    </message>
    <message>
        <source>There is no free seat in this game.</source>
        <translation>In dieser Partie ist kein Platz frei.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>Die Partie ist zu Ende: %1.</translation>
    </message>
    <message>
        <source>who sits where, separated by commas: lan or a computer player; makes --players unnecessary</source>
        <translation>wer wo sitzt, durch Kommas getrennt: lan oder ein Computerspieler; --players ist dann unnötig</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>PLÄTZE</translation>
    </message>
    <message>
        <source>name of the tables in the list of network games</source>
        <translation>Name der Tische in der Liste der Netzwerkpartien</translation>
    </message>
    <message>
        <source>IP address to listen on; default: all addresses of this computer</source>
        <translation>IP-Adresse, auf der gelauscht wird; Vorgabe: alle dieses Rechners</translation>
    </message>
    <message>
        <source>do not announce the tables on the network: guests need the address</source>
        <translation>die Tische nicht im Netzwerk ankündigen: Gäste brauchen die Adresse</translation>
    </message>
    <message>
        <source>folder for the tables; tables found there are resumed</source>
        <translation>Ordner der Tische; Tische, die darin liegen, werden fortgesetzt</translation>
    </message>
    <message>
        <source>computer player that replaces absent guests if the other players agree</source>
        <translation>Computerspieler, der fehlende Gäste ersetzt, wenn die anderen einverstanden sind</translation>
    </message>
    <message>
        <source>play without assistance, as at a real table</source>
        <translation>ohne Hilfen spielen, wie am echten Tisch</translation>
    </message>
    <message>
        <source>open no new tables, and exit when all games are over</source>
        <translation>keine neuen Tische eröffnen und das Programm beenden, wenn alle Partien zu Ende sind</translation>
    </message>
    <message>
        <source>print the join codes; anyone who can read them can join</source>
        <translation>die Beitrittscodes ausgeben; wer sie lesen kann, kann beitreten</translation>
    </message>
    <message>
        <source>--seats: &apos;%1&apos; is neither lan nor a computer player.</source>
        <translation>--seats: „%1“ ist weder lan noch ein Computerspieler.</translation>
    </message>
    <message>
        <source>--seats needs 2 to %1 seats, at least one of them lan.</source>
        <translation>--seats braucht 2 bis %1 Plätze, mindestens einer davon lan.</translation>
    </message>
    <message>
        <source>There are not enough ports above %1.</source>
        <translation>Oberhalb von %1 gibt es nicht genug Ports.</translation>
    </message>
    <message>
        <source>--address: &apos;%1&apos; is not a valid IP address.</source>
        <translation>--address: „%1“ ist keine gültige IP-Adresse.</translation>
    </message>
    <message>
        <source>--stand-in: there is no computer player &apos;%1&apos;.</source>
        <translation>--stand-in: Einen Computerspieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Hosts network games without a window. Every step is written to disk before anyone is told of it: after SIGTERM, SIGINT or even SIGKILL, restarting with the same folder resumes every table with the same join code.</source>
        <translation>Richtet Netzwerkpartien ohne Fenster aus. Jeder Schritt liegt auf der Festplatte, bevor jemand davon erfährt: Nach SIGTERM, SIGINT und selbst nach SIGKILL setzt ein Neustart mit demselben Ordner jeden Tisch mit demselben Beitrittscode fort.</translation>
    </message>
    <message>
        <source>Table %1 resumed: %2, port %3</source>
        <translation>Tisch %1 geht weiter: %2, Port %3</translation>
    </message>
    <message>
        <source>Table %1 open: %2, port %3</source>
        <translation>Tisch %1 ist eröffnet: %2, Port %3</translation>
    </message>
    <message>
        <source>join code %1</source>
        <translation>Beitrittscode %1</translation>
    </message>
    <message>
        <source>Table %1: too many wrong join codes, so the code has changed</source>
        <translation>Tisch %1: zu viele falsche Beitrittscodes; darum hat sich der Code geändert</translation>
    </message>
    <message>
        <source>Stopped; the tables have been saved.</source>
        <translation>Beendet; die Tische sind gespeichert.</translation>
    </message>
    <message>
        <source>Table %1 cannot be resumed; its files were moved to %2. %3</source>
        <translation>Tisch %1 lässt sich nicht fortsetzen; seine Dateien liegen nun in %2. %3</translation>
    </message>
    <message>
        <source>Table %1: game started.</source>
        <translation>Tisch %1: Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>Table %1: the disk is full; the game is paused.</source>
        <translation>Tisch %1: Die Festplatte ist voll, die Partie pausiert.</translation>
    </message>
    <message>
        <source>Table %1: the game continues.</source>
        <translation>Tisch %1: Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Table %1: game over.</source>
        <translation>Tisch %1: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>host network games</source>
        <translation>Netzwerkpartien ausrichten</translation>
    </message>
    <message>
        <source>join a network game with a computer player</source>
        <translation>mit einem Computerspieler einer Netzwerkpartie beitreten</translation>
    </message>
    <message>
        <source>Value of action cards: extra points by the end of the game compared with the average player taking a card in that round. First over all rounds, then for each stretch between general scorings.</source>
        <translation>Wert der Aktionskarten: zusätzliche Punkte bis zum Ende der Partie, verglichen mit dem Schnitt aller, die in derselben Runde eine Karte nahmen. Erst alle Runden, dann von allgemeiner Wertung zu allgemeiner Wertung.</translation>
    </message>
    <message>
        <source>Turn order: points by the end of the game, among players who played the same power card in the same round.</source>
        <translation>Zugreihenfolge: Punkte bis zum Ende der Partie, unter Spielern mit derselben Machtkarte in derselben Runde.</translation>
    </message>
    <message>
        <source>one position earlier, in points</source>
        <translation>eine Position früher, in Punkten</translation>
    </message>
    <message>
        <source>one more Caballero, in points</source>
        <translation>ein Caballero mehr, in Punkten</translation>
    </message>
    <message>
        <source>one position earlier, in Caballeros</source>
        <translation>eine Position früher, in Caballeros</translation>
    </message>
    <message>
        <source>Castillo, per player and game: all; winners; others.</source>
        <translation>Castillo, je Spieler und Partie: alle; Sieger; andere.</translation>
    </message>
    <message>
        <source>Caballeros put in</source>
        <translation>Caballeros, die hineinkamen</translation>
    </message>
    <message>
        <source>points where the disk sent them</source>
        <translation>Punkte dort, wohin die Scheibe sie schickte</translation>
    </message>
    <message>
        <source>Lets a computer player play against itself and reports what the games reveal about El Grande: the value of each action card, of acting earlier and of the Castillo, with 95% intervals and the number of observations.</source>
        <translation>Lässt einen Computerspieler gegen sich selbst spielen und zeigt, was die Partien über das Spiel verraten: den Wert jeder Aktionskarte, einer früheren Position und des Castillos, mit 95-%-Intervallen und der Zahl der Beobachtungen.</translation>
    </message>
    <message>
        <source>who plays, in every seat</source>
        <translation>wer spielt, auf allen Plätzen</translation>
    </message>
    <message>
        <source>--agent: external programs cannot be used here.</source>
        <translation>--agent: Fremde Programme können hier nicht verwendet werden.</translation>
    </message>
    <message>
        <source>measure the value of cards, turn order and Castillo</source>
        <translation>messen, was Karten, Zugreihenfolge und Castillo wert sind</translation>
    </message>
    <message>
        <source>show what decided a finished game and what could have been done better</source>
        <translation>zeigen, was eine beendete Partie entschied und was besser gegangen wäre</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Chances of winning once the round&apos;s action cards are known:</source>
        <translation>Siegchancen, sobald die Aktionskarten der Runde aufgedeckt sind:</translation>
    </message>
    <message>
        <source>Shows the chances of winning in each round of a finished game, how cards and the player&apos;s own choices changed them, and which moves cost the most.</source>
        <translation>Zeigt die Siegchancen in jeder Runde einer beendeten Partie, was Karten und eigene Entscheidungen daran änderten und welche Züge am meisten kosteten.</translation>
    </message>
    <message>
        <source>only the choices of this seat, counting from 1</source>
        <translation>nur die Entscheidungen dieses Platzes, gezählt ab 1</translation>
    </message>
    <message>
        <source>simulations per search</source>
        <translation>Simulationen je Suche</translation>
    </message>
    <message>
        <source>seed for the searches</source>
        <translation>Startwert der Suchen</translation>
    </message>
    <message>
        <source>the game is not finished</source>
        <translation>die Partie ist nicht zu Ende</translation>
    </message>
    <message>
        <source>save each game in this folder, as a record</source>
        <translation>jede Partie als Aufzeichnung in diesen Ordner schreiben</translation>
    </message>
    <message>
        <source>--records: the folder &apos;%1&apos; cannot be created.</source>
        <translation>--records: Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>simulations per search for training samples; 0: no search</source>
        <translation>Simulationen je Suche für Lernbeispiele; 0: keine Suche</translation>
    </message>
    <message>
        <source>initial learning rate, in millionths</source>
        <translation>Lernrate zu Beginn, in Millionsteln</translation>
    </message>
    <message>
        <source>Table %1: a guest from %2 is back.</source>
        <translation>Tisch %1: Ein Gast von %2 ist wieder da.</translation>
    </message>
    <message>
        <source>Table %1: a guest from %2 has joined.</source>
        <translation>Tisch %1: Ein Gast von %2 ist dazugekommen.</translation>
    </message>
    <message>
        <source>Table %1: a guest from %2 has gone.</source>
        <translation>Tisch %1: Ein Gast von %2 ist gegangen.</translation>
    </message>
    <message>
        <source>Table %1: %2 is shut out after too many wrong join codes.</source>
        <translation>Tisch %1: %2 ist nach zu vielen falschen Beitrittscodes ausgesperrt.</translation>
    </message>
    <message>
        <source>the host&apos;s address, such as 192.168.0.7 or 192.168.0.7:4000</source>
        <translation>Adresse des Gastgebers, etwa 192.168.0.7 oder 192.168.0.7:4000</translation>
    </message>
    <message>
        <source>port of the first table, counting up for the others; 0: any free port; default: %1, or the next ones if they are in use</source>
        <extracomment>%1: a number</extracomment>
        <translation>Port des ersten Tisches, die weiteren folgen; 0: irgendein freier; sonst: %1 oder, wenn sie belegt sind, die nächsten</translation>
    </message>
    <message>
        <source>folder in which it keeps its seat, so that it can rejoin after a restart, without the code; use a separate folder for each bot. Without it, it can rejoin only while it keeps running</source>
        <translation>Ordner, in dem er seinen Platz aufbewahrt, damit er auch nach einem Neustart zurückkehrt, ohne Code; für jeden Bot ein eigener. Ohne ihn kehrt er nur zurück, solange er läuft</translation>
    </message>
    <message>
        <source>resume the run in OUT.run, which must have had the same options</source>
        <translation>den Lauf aus ZIEL.run fortsetzen, der dieselben Optionen gehabt haben muss</translation>
    </message>
    <message>
        <source>start %1, end %5; per round: cards %2, own choices %3, opponents and the rest %4</source>
        <translation>Anfang %1, Ende %5; pro Runde: Karten %2, eigene Entscheidungen %3, Gegner und Rest %4</translation>
    </message>
    <message>
        <source>find puzzles in games of computer players</source>
        <translation>Rätsel in Partien von Computerspielern suchen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>--kinds: &apos;%1&apos; is no kind of puzzle.</source>
        <translation>--kinds: „%1“ ist keine Art von Rätsel.</translation>
    </message>
    <message>
        <source>Lets computer players play and looks for positions in which exactly one way of playing reaches a goal. Each is proved by trying everything, and players of several levels try to solve it. Or proves the puzzles of a folder again.</source>
        <translation>Lässt Computerspieler spielen und sucht Stellungen, in denen genau eine Spielweise ein Ziel erreicht. Jede wird bewiesen, indem alles durchprobiert wird, und Spieler mehrerer Stärken versuchen, sie zu lösen. Oder beweist die Rätsel eines Ordners noch einmal.</translation>
    </message>
    <message>
        <source>number of the first game</source>
        <translation>Nummer der ersten Partie</translation>
    </message>
    <message>
        <source>KINDS</source>
        <translation>ARTEN</translation>
    </message>
    <message>
        <source>most puzzles of one game</source>
        <translation>Höchstzahl der Rätsel aus einer Partie</translation>
    </message>
    <message>
        <source>moves that a proof may try</source>
        <translation>Züge, die ein Beweis versuchen darf</translation>
    </message>
    <message>
        <source>how the names of the records begin</source>
        <translation>womit die Namen der Aufzeichnungen beginnen</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>folder to which records and index are added</source>
        <translation>Ordner, in den Aufzeichnungen und Verzeichnis kommen</translation>
    </message>
    <message>
        <source>prove the puzzles of this folder and count them</source>
        <translation>die Rätsel dieses Ordners beweisen und zählen</translation>
    </message>
    <message>
        <source>--out is missing: the folder for the puzzles.</source>
        <translation>--out fehlt: der Ordner für die Rätsel.</translation>
    </message>
    <message>
        <source>kinds of puzzles, separated by commas; points=5: at most 5 of it</source>
        <translation>Arten von Rätseln, durch Kommas getrennt; points=5: davon höchstens 5</translation>
    </message>
</context>
<context>
    <name>elgrande::CodeField</name>
    <message>
        <source>Six letters or digits, shown in the host&apos;s lobby.</source>
        <translation>Sechs Buchstaben oder Ziffern; sie stehen in der Lobby des Gastgebers.</translation>
    </message>
    <message>
        <source>The code is complete.</source>
        <translation>Der Code ist vollständig.</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Beitrittscode</translation>
    </message>
</context>
<context>
    <name>elgrande::CommandLine</name>
    <message>
        <source>The board game El Grande for two to five players.</source>
        <translation>Das Brettspiel El Grande für zwei bis fünf Spieler.</translation>
    </message>
    <message>
        <source>Start with the New game dialog.</source>
        <translation>Mit dem Fenster „Neue Partie“ beginnen.</translation>
    </message>
    <message>
        <source>Interface language: %1.</source>
        <translation>Sprache der Oberfläche: %1.</translation>
    </message>
    <message>
        <source>Seed for the new game or demo.</source>
        <translation>Startwert der neuen Partie oder der Demo.</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation>Design: light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Window size, such as 1280x800.</source>
        <translation>Größe des Fensters, zum Beispiel 1280x800.</translation>
    </message>
    <message>
        <source>Interface scale, such as 2 or 1.5.</source>
        <translation>Skalierung der Oberfläche, zum Beispiel 2 oder 1.5.</translation>
    </message>
    <message>
        <source>Let computer players play at full speed, print the log and exit; works without a display.</source>
        <translation>Computerspieler so schnell wie möglich spielen lassen, den Verlauf ausgeben und das Programm beenden; braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Demo: 2 to 5 players.</source>
        <translation>Demo: 2 bis 5 Spieler.</translation>
    </message>
    <message>
        <source>Demo: edition to play.</source>
        <translation>Demo: die gespielte Ausgabe.</translation>
    </message>
    <message>
        <source>Demo: when to stop: round:K, scoring:K or end.</source>
        <translation>Demo: wann Schluss ist: round:K, scoring:K oder end.</translation>
    </message>
    <message>
        <source>Demo: save a picture of that moment.</source>
        <translation>Demo: ein Bild dieses Moments speichern.</translation>
    </message>
    <message>
        <source>Demo: expansions to use, separated by commas.</source>
        <translation>Demo: Erweiterungen, mit denen gespielt wird, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>There is no display to open a window on; --demo works without one.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster; --demo geht auch ohne.</translation>
    </message>
    <message>
        <source>Saved game to continue, or link to a network game.</source>
        <translation>Gespeicherte Partie, die weitergeht, oder Link zu einer Netzwerkpartie.</translation>
    </message>
    <message>
        <source>Join the network game at this address, such as 192.168.0.7.</source>
        <extracomment>%1: a list of codes, “en, de”</extracomment>
        <translation>Der Netzwerkpartie an dieser Adresse beitreten, etwa 192.168.0.7.</translation>
    </message>
    <message>
        <source>Join code for --join.</source>
        <translation>Beitrittscode für --join.</translation>
    </message>
</context>
<context>
    <name>elgrande::ContinueDoor</name>
    <message>
        <source>Continue the last game</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
</context>
<context>
    <name>elgrande::Curtain</name>
    <message>
        <source>Hand over to %1</source>
        <translation>Gib den Bildschirm an %1 weiter</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
</context>
<context>
    <name>elgrande::Demo</name>
    <message>
        <source>The game ended before the moment given by --stop.</source>
        <translation>Die Partie war zu Ende, bevor der mit --stop genannte Moment kam.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>The log could not be saved: %1</source>
        <translation>Der Verlauf konnte nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::Desk</name>
    <message>
        <source>%1: on</source>
        <extracomment>A switch, such as “Dark theme”, that a key has just turned on</extracomment>
        <translation>%1: ein</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: aus</translation>
    </message>
</context>
<context>
    <name>elgrande::FindingsPage</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Points above the average card</source>
        <translation>Punkte mehr als die Durchschnittskarte</translation>
    </message>
    <message>
        <source>Rounds 1–3</source>
        <translation>Runden 1–3</translation>
    </message>
    <message>
        <source>4–6</source>
        <translation>4–6</translation>
    </message>
    <message>
        <source>7–9</source>
        <translation>7–9</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heads of columns; “Winners” and “Others” are players of the games that were counted</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Acting one position earlier, in points</source>
        <translation>Eine Position früher, in Punkten</translation>
    </message>
    <message>
        <source>The same, in Caballeros</source>
        <translation>Dasselbe in Caballeros</translation>
    </message>
    <message>
        <source>too uncertain</source>
        <translation>zu unsicher</translation>
    </message>
    <message>
        <source>Points from Castillo scorings</source>
        <translation>Punkte aus Castillo-Wertungen</translation>
    </message>
    <message>
        <source>Caballeros put in</source>
        <translation>Caballeros, die hineinkamen</translation>
    </message>
    <message>
        <source>Points where the disk sent them</source>
        <translation>Punkte dort, wohin die Scheibe sie schickte</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Players: %1. Games: %2.</source>
        <translation>Spieler: %1. Partien: %2.</translation>
    </message>
</context>
<context>
    <name>elgrande::ForecastPanel</name>
    <message>
        <source>Total</source>
        <extracomment>Head of a row: how many points a scoring now would bring</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>New score</source>
        <translation>Neuer Punktestand</translation>
    </message>
    <message>
        <source>The Castillo is closed and not counted.</source>
        <translation>Das Castillo ist geschlossen und zählt hier nicht mit.</translation>
    </message>
    <message>
        <source>Forecast: what a scoring now would give</source>
        <translation>Vorschau: was eine Wertung jetzt brächte</translation>
    </message>
    <message>
        <source>The game is over: there are no more scorings.</source>
        <translation>Die Partie ist zu Ende: Es wird nichts mehr gewertet.</translation>
    </message>
    <message>
        <source>Since scoring</source>
        <extracomment>Head of a row: how many points more or fewer that is than just after the last general scoring</extracomment>
        <translation>Seit Wertung</translation>
    </message>
</context>
<context>
    <name>elgrande::GameFiles</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Angefangene Partie</translation>
    </message>
    <message>
        <source>This game may be open in another window or on another computer. Open it here?</source>
        <translation>Diese Partie könnte in einem anderen Fenster oder auf einem anderen Rechner geöffnet sein. Hier öffnen?</translation>
    </message>
    <message>
        <source>If a crash or a power cut left it that way, it is safe to open. If it is still being played elsewhere, one of the two games will replace the other.</source>
        <translation>Ist sie nach einem Absturz oder Stromausfall so zurückgeblieben, kannst du sie gefahrlos öffnen. Wird sie anderswo noch gespielt, ersetzt eine der beiden Partien die andere.</translation>
    </message>
    <message>
        <source>Open &amp;here</source>
        <translation>&amp;Hier öffnen</translation>
    </message>
    <message>
        <source>The game cannot be saved automatically. Use Game – Save as to save it elsewhere.</source>
        <translation>Die Partie lässt sich nicht automatisch speichern. Speichere sie über „Spiel – Speichern unter …“ an einem anderen Ort.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>Ein &amp;Problem melden …</translation>
    </message>
    <message>
        <source>A saved game or a game record</source>
        <translation>Eine gespeicherte Partie oder eine Aufzeichnung</translation>
    </message>
    <message>
        <source>Game in progress</source>
        <translation>Laufende Partie</translation>
    </message>
    <message>
        <source>A game is in progress. Save it first?</source>
        <translation>Eine Partie läuft noch. Möchtest du sie vorher speichern?</translation>
    </message>
    <message>
        <source>The saved game cannot be read.</source>
        <translation>Die gespeicherte Partie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 is not a game that can be continued.</source>
        <translation>%1 ist keine Partie, die sich fortsetzen lässt.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>El Grande</source>
        <translation>El Grande</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>El Grande problem report</source>
        <translation>El-Grande-Problembericht</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>Der Bericht konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The report was saved to %1.</source>
        <translation>Der Bericht wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>It contains the versions of the program, Qt and your system, your settings (without folder names), and the current game with the players&apos; names. It is plain text: read it, add what went wrong, and send it to the project.</source>
        <translation>Er enthält die Versionen von Programm, Qt und System, deine Einstellungen (ohne Ordnernamen) und die laufende Partie mit den Namen der Spieler. Er ist reiner Text: Lies ihn durch, ergänze, was schiefging, und schick ihn an das Projekt.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s), most recent: %1</source>
        <translation>
            <numerusform>%n angefangene Partie, zuletzt: %1</numerusform>
            <numerusform>%n angefangene Partien, zuletzt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue a game…</source>
        <translation>Eine Partie fortset&amp;zen …</translation>
    </message>
    <message>
        <source>A game is in progress. Keep it to continue later?</source>
        <translation>Eine Partie läuft noch. Möchtest du sie für später behalten?</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>&amp;Für später behalten</translation>
    </message>
    <message>
        <source>Discard &amp;game</source>
        <translation>Partie &amp;verwerfen</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Eine Partie fortsetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Until the game is over, this file also contains hidden information: the cards to come, the secret disks already set, and the contents of the Castillo. Anyone still playing should not look inside.</source>
        <translation>Bis die Partie zu Ende ist, enthält die Datei auch Verdecktes: die kommenden Karten, die eingestellten Geheimscheiben und den Inhalt des Castillos. Wer noch mitspielt, sollte nicht hineinsehen.</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Partie gespeichert.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Angefangene Partien</translation>
    </message>
    <message numerus="yes">
        <source>Choose one of %n unfinished game(s)</source>
        <translation>
            <numerusform>Eine angefangene Partie fortsetzen</numerusform>
            <numerusform>Eine von %n angefangenen Partien wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>elgrande::GamePage</name>
    <message>
        <source>This game is played without assistance, as at a real table.</source>
        <translation>Diese Partie wird ohne Hilfen gespielt, wie am echten Tisch.</translation>
    </message>
</context>
<context>
    <name>elgrande::GameShelf</name>
    <message>
        <source>“%1” cannot be combined with “%2”.</source>
        <translation>„%1“ lässt sich nicht mit „%2“ kombinieren.</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Two expansions</source>
        <translation>Zwei Erweiterungen</translation>
    </message>
</context>
<context>
    <name>elgrande::JoinPage</name>
    <message>
        <source>Choose a game from the list or enter an address.</source>
        <translation>Wähl eine Partie aus der Liste oder gib eine Adresse ein.</translation>
    </message>
    <message>
        <source>You cannot join this game: see the note below the list.</source>
        <translation>Dieser Partie kannst du nicht beitreten: siehe den Hinweis unter der Liste.</translation>
    </message>
    <message>
        <source>Enter the join code; the host has it.</source>
        <translation>Gib den Beitrittscode ein; der Gastgeber hat ihn.</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Gib deinen Namen ein.</translation>
    </message>
    <message>
        <source>Needed only if the game is not found automatically; it is shown in the host&apos;s lobby.</source>
        <translation>Nur nötig, wenn die Partie nicht automatisch gefunden wird; die Adresse steht in der Lobby des Gastgebers.</translation>
    </message>
    <message>
        <source>Joining …</source>
        <translation>Beitritt läuft …</translation>
    </message>
    <message>
        <source>Network games</source>
        <translation>Netzwerkpartien</translation>
    </message>
    <message>
        <source>Or an &amp;address:</source>
        <translation>Oder eine A&amp;dresse:</translation>
    </message>
    <message>
        <source>such as 192.168.0.7 or 192.168.0.7:23610</source>
        <translation>etwa 192.168.0.7 oder 192.168.0.7:23610</translation>
    </message>
    <message>
        <source>Join &amp;code:</source>
        <translation>Beitritts&amp;code:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>as other players will see it</source>
        <translation>wie ihn die anderen sehen</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>H&amp;ost a game…</source>
        <translation>Selbst eine &amp;Partie eröffnen …</translation>
    </message>
    <message>
        <source>No games found yet</source>
        <translation>Noch keine Partie gefunden</translation>
    </message>
    <message>
        <source>Game found: %1</source>
        <comment>names of tables</comment>
        <translation>Partie gefunden: %1</translation>
    </message>
    <message>
        <source>No games found yet; still searching.

• Has someone started hosting? In “New game”, set a seat to “Network player” and press “Host”.
• Are both computers on the same network? Guest networks and many public networks keep computers apart.
• Is there a firewall on the host&apos;s computer? It must let through port %1, both UDP (finding games) and TCP (joining them; if the lobby shows another port, that one).
• If the game is still not found, enter the address shown in the host&apos;s lobby.</source>
        <translation>Noch keine Partie gefunden; die Suche läuft weiter.

• Hat jemand eine Partie eröffnet? Der Gastgeber stellt unter „Neue Partie“ einen Platz auf „Netzwerkspieler“ und wählt „Partie eröffnen“.
• Sind beide Rechner im selben Netzwerk? Gastnetze und viele öffentliche Netze trennen ihre Rechner voneinander.
• Läuft auf dem Rechner des Gastgebers eine Firewall? Sie muss Port %1 durchlassen, und zwar UDP (für die Suche) und TCP (zum Beitreten; zeigt die Lobby einen anderen Port, dann diesen).
• Wird die Partie immer noch nicht gefunden, gib die Adresse ein, die in der Lobby des Gastgebers steht.</translation>
    </message>
    <message>
        <source>Press “Join” to accept the invitation.</source>
        <translation>Mit „Beitreten“ nimmst du die Einladung an.</translation>
    </message>
    <message>
        <source>As&amp;k to join</source>
        <translation>An&amp;klopfen</translation>
    </message>
    <message>
        <source>The host has it. Without it, ask to join: the host decides.</source>
        <translation>Der Gastgeber hat ihn. Ohne Code kannst du anklopfen; dann entscheidet der Gastgeber.</translation>
    </message>
    <message>
        <source>The host is asked to let you in, and sees your name and this number:</source>
        <translation>Der Gastgeber wird gefragt, ob er dich einlässt. Er sieht deinen Namen und diese Zahl:</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence, a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>If this is your game, your seat is kept. Joining checks that, and needs no code.</source>
        <translation>Ist das deine Partie, so ist dein Platz reserviert. Das wird beim Beitreten geprüft; einen Code brauchst du nicht.</translation>
    </message>
</context>
<context>
    <name>elgrande::KnockPanel</name>
    <message>
        <source>L&amp;et in</source>
        <translation>Ein&amp;lassen</translation>
    </message>
    <message>
        <source>Re&amp;fuse</source>
        <translation>Ab&amp;weisen</translation>
    </message>
    <message>
        <source>&amp;Block this computer</source>
        <translation>&amp;Diesen Rechner sperren</translation>
    </message>
    <message>
        <source>Requests from this computer are no longer shown while this game is hosted.</source>
        <translation>Anfragen von diesem Rechner werden nicht mehr gezeigt, solange die Partie eröffnet ist.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Number: %1</source>
        <translation>Zahl: %1</translation>
    </message>
    <message>
        <source>%1 asks to join. Let them in if their screen shows the same number:</source>
        <comment>name</comment>
        <translation>%1 möchte mitspielen. Lass nur ein, wer dieselbe Zahl sieht:</translation>
    </message>
</context>
<context>
    <name>elgrande::Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language</comment>
        <extracomment>What your language is called in itself, as in a list of languages (“Deutsch”, “Français”)</extracomment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>elgrande::LearnDesk</name>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>Continues with chapter %1</source>
        <translation>Weiter mit Kapitel %1</translation>
    </message>
    <message>
        <source>Three rounds on the real board, step by step</source>
        <translation>Drei Runden auf dem echten Spielplan, Schritt für Schritt</translation>
    </message>
    <message>
        <source>The tutorial cannot be started.</source>
        <translation>Das Tutorial lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>The tutorial cannot continue.</source>
        <translation>Das Tutorial lässt sich nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Try it now: %1</source>
        <translation>Gleich ausprobieren: %1</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Lernen …</translation>
    </message>
    <message>
        <source>The tutorial, and a taster of each expansion</source>
        <translation>Das Tutorial und Partien zum Kennenlernen der Erweiterungen</translation>
    </message>
</context>
<context>
    <name>elgrande::LearnDialog</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>Three rounds on the real board, step by step</source>
        <translation>Drei Runden auf dem echten Spielplan, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Tasters</source>
        <translation>Zum Kennenlernen</translation>
    </message>
    <message>
        <source>A few rounds with what each edition or expansion adds. Your own games stay as they are.</source>
        <translation>Ein paar Runden mit dem, was jede Ausgabe oder Erweiterung hinzufügt. Deine eigenen Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A chapter of the tutorial: number, title</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>a chapter or a taster</comment>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Continues here</source>
        <comment>a chapter or a taster</comment>
        <translation>Hier geht es weiter</translation>
    </message>
</context>
<context>
    <name>elgrande::LessonFeeder</name>
    <message>
        <source>That is allowed, but it is not what you are asked to do here.</source>
        <translation>Auch erlaubt, aber hier ist etwas anderes gefragt.</translation>
    </message>
</context>
<context>
    <name>elgrande::LessonGuide</name>
    <message>
        <source>Keep &amp;playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>One moment: press “Continue” first.</source>
        <translation>Einen Moment: erst „Weiter“ drücken.</translation>
    </message>
    <message>
        <source>Continue with the tutorial.</source>
        <translation>Lies im Tutorial weiter.</translation>
    </message>
    <message>
        <source>Keys: the arrow keys go to a card, Enter takes it.</source>
        <translation>Tasten: Mit den Pfeiltasten gehst du zu einer Karte, mit der Eingabetaste nimmst du sie.</translation>
    </message>
    <message>
        <source>Keys: the arrow keys go to a place on the board, Enter chooses it.</source>
        <translation>Tasten: Mit den Pfeiltasten gehst du auf dem Plan zu einem Ort, mit der Eingabetaste wählst du ihn.</translation>
    </message>
    <message>
        <source>Keys: the arrow keys turn the disk, Enter sets it.</source>
        <translation>Tasten: Mit den Pfeiltasten drehst du die Scheibe, mit der Eingabetaste stellst du sie ein.</translation>
    </message>
    <message>
        <source>Keys: Tab goes to a button, Enter presses it.</source>
        <translation>Tasten: Mit der Tabulatortaste gehst du zu einer Schaltfläche, mit der Eingabetaste drückst du sie.</translation>
    </message>
</context>
<context>
    <name>elgrande::LessonPanel</name>
    <message>
        <source>%1. %2</source>
        <comment>chapter&apos;s number, title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Tutorial, chapter %1 of %2</source>
        <translation>Tutorial, Kapitel %1 von %2</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Go to another chapter</source>
        <translation>Zu einem anderen Kapitel</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the tutorial; you can continue from this chapter later</source>
        <translation>Das Tutorial verlassen; du kannst später mit diesem Kapitel weitermachen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the previous step, with the board as it was then</source>
        <translation>Zum vorigen Schritt, mit dem Plan von damals</translation>
    </message>
</context>
<context>
    <name>elgrande::LobbyPage</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruling, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>without assistance, as at a real table</source>
        <translation>ohne Hilfen, wie am echten Tisch</translation>
    </message>
    <message>
        <source>Spectators: %1</source>
        <comment>names</comment>
        <translation>Zuschauer: %1</translation>
    </message>
    <message>
        <source>✓ &amp;Ready</source>
        <translation>✓ &amp;Bereit</translation>
    </message>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Bereit</translation>
    </message>
    <message>
        <source>Everyone is ready: you can start the game.</source>
        <translation>Alle sind bereit: Du kannst die Partie beginnen.</translation>
    </message>
    <message>
        <source>Everyone is ready: waiting for the host to start.</source>
        <translation>Alle sind bereit: Der Gastgeber kann die Partie beginnen.</translation>
    </message>
    <message>
        <source>&amp;Close lobby</source>
        <translation>Lobby s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Leave lobby</source>
        <translation>Lobby &amp;verlassen</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ Kopiert</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Beitrittscode</translation>
    </message>
    <message>
        <source>St&amp;art game</source>
        <translation>&amp;Partie beginnen</translation>
    </message>
    <message>
        <source>Other players will see this game in their list and enter the code. If it does not appear, they also need one of these addresses:</source>
        <translation>Die anderen sehen diese Partie in ihrer Liste und geben den Code ein. Wer sie dort nicht findet, braucht auch eine dieser Adressen:</translation>
    </message>
    <message>
        <source>Other players will not see this game in their list, since another program announces its own here. They need the code and one of these addresses:</source>
        <translation>Die anderen sehen diese Partie nicht in ihrer Liste, weil hier schon ein anderes Programm seine Partie anzeigt. Sie brauchen den Code und eine dieser Adressen:</translation>
    </message>
    <message>
        <source>Join code: %1</source>
        <translation>Beitrittscode: %1</translation>
    </message>
    <message>
        <source>Addresses: %1</source>
        <translation>Adressen: %1</translation>
    </message>
    <message>
        <source>Let&apos;s play El Grande! Open “Network game” and paste this message there.</source>
        <translation>Spielen wir El Grande! Wähl „Im Netzwerk spielen“ und füg diese Nachricht dort ein.</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Adresse: %1</translation>
    </message>
    <message>
        <source>Cop&amp;y invitation</source>
        <translation>Einladung &amp;kopieren</translation>
    </message>
    <message>
        <source>This computer is not connected to a network: nobody else can join at present.</source>
        <translation>Dieser Rechner ist mit keinem Netzwerk verbunden: Zurzeit kann sonst niemand beitreten.</translation>
    </message>
    <message>
        <source>Invitation copied to the clipboard.</source>
        <translation>Einladung in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>&amp;Try now</source>
        <translation>&amp;Jetzt versuchen</translation>
    </message>
    <message>
        <source>Remove spectators</source>
        <translation>Zuschauer entfernen</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1 and block computer</source>
        <translation>%1 entfernen und Rechner sperren</translation>
    </message>
    <message numerus="yes">
        <source>You are a spectator. %n seat(s) are free: to play, take one.</source>
        <translation>
            <numerusform>Du schaust zu. %n Platz ist frei: Nimm ihn, um mitzuspielen.</numerusform>
            <numerusform>Du schaust zu. %n Plätze sind frei: Nimm einen, um mitzuspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are a spectator: all seats are taken. To play, wait until one is free.</source>
        <translation>Du schaust zu: Alle Plätze sind besetzt. Mitspielen kannst du, sobald einer frei wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are still free: wait for players, or choose computer players.</source>
        <translation>
            <numerusform>Noch %n Platz frei: Warte auf einen Mitspieler oder wähl einen Computerspieler.</numerusform>
            <numerusform>Noch %n Plätze frei: Warte auf Mitspieler oder wähl Computerspieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press “Ready” when you are ready to play.</source>
        <translation>Wähl „Bereit“, wenn es von dir aus losgehen kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are still free: waiting for players.</source>
        <translation>
            <numerusform>Noch %n Platz frei: Es wird auf einen Mitspieler gewartet.</numerusform>
            <numerusform>Noch %n Plätze frei: Es wird auf Mitspieler gewartet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::LobbySeatRow</name>
    <message>
        <source>Computer</source>
        <extracomment>Who has the seat: a computer player</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>⚠ disconnected</source>
        <translation>⚠ getrennt</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ bereit</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In the place of a name: a seat that nobody has taken</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Platz verlassen</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Seat %1: who can sit here</source>
        <translation>Platz %1: wer hier sitzen darf</translation>
    </message>
    <message>
        <source>Who can sit here</source>
        <translation>Wer hier sitzen darf</translation>
    </message>
    <message>
        <source>Seat %1: your name</source>
        <translation>Platz %1: dein Name</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <comment>number, what the button does</comment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <comment>number, who sits there</comment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Open to network players</source>
        <translation>Für Netzwerkspieler freigeben</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <comment>number, its colour</comment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>%1 – choose another colour</source>
        <translation>%1 – andere Farbe wählen</translation>
    </message>
    <message>
        <source>Remove player and block computer</source>
        <translation>Spieler entfernen und Rechner sperren</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>colour, whose it is</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>elgrande::LogDrawer</name>
    <message>
        <source>The log is expanded over the sea.</source>
        <translation>Der Verlauf ist über dem Meer ausgeklappt.</translation>
    </message>
    <message>
        <source>Collapse log</source>
        <translation>Verlauf einklappen</translation>
    </message>
    <message>
        <source>There is no room for the expanded log at the moment. It will open as soon as there is.</source>
        <translation>Über dem Meer ist gerade kein Platz. Der Verlauf wird ausgeklappt, sobald es geht.</translation>
    </message>
</context>
<context>
    <name>elgrande::LogLines</name>
    <message>
        <source>Action cards: %1</source>
        <translation>Aktionskarten: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Verlauf filtern</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>Seit meinem letzten Zug</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>What the log shows; the others of the list are “My actions” and “Points”</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>My actions</source>
        <translation>Meine Aktionen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>One place (on the board)</source>
        <translation>Ein Ort (auf dem Plan)</translation>
    </message>
    <message>
        <source>Collapse log</source>
        <translation>Verlauf einklappen</translation>
    </message>
    <message>
        <source>Expand log over the sea</source>
        <translation>Verlauf über dem Meer ausklappen</translation>
    </message>
    <message>
        <source>Jump to the end of the log</source>
        <translation>Ans Ende des Verlaufs</translation>
    </message>
</context>
<context>
    <name>elgrande::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menus of the window; “Move” is what a player does, with Undo and End turn in it</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>elgrande::MainWindow</name>
    <message>
        <source>%1 – %2</source>
        <comment>file, program</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>elgrande::MomentRow</name>
    <message>
        <source>Replay from here</source>
        <translation>Ab hier nachspielen</translation>
    </message>
    <message>
        <source>Replay from here: %1</source>
        <translation>Ab hier nachspielen: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::MoveDesk</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Reset &amp;turn</source>
        <translation>Zug &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug be&amp;enden</translation>
    </message>
    <message>
        <source>Speed up t&amp;he computer</source>
        <translation>Computerzug &amp;beschleunigen</translation>
    </message>
</context>
<context>
    <name>elgrande::NetworkDesk</name>
    <message>
        <source>The game cannot be hosted.</source>
        <translation>Die Partie lässt sich nicht eröffnen.</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>Partie verlassen?</translation>
    </message>
    <message>
        <source>The game continues without you. Your seat is kept: you can rejoin without a join code.</source>
        <translation>Die Partie geht ohne dich weiter. Dein Platz bleibt reserviert: Du kommst ohne Beitrittscode zurück.</translation>
    </message>
    <message>
        <source>&amp;Leave game</source>
        <translation>Partie &amp;verlassen</translation>
    </message>
    <message>
        <source>Stop hosting?</source>
        <translation>Als Gastgeber aufhören?</translation>
    </message>
    <message>
        <source>All players in the lobby will be disconnected.</source>
        <translation>Alle Spieler in der Lobby werden getrennt.</translation>
    </message>
    <message>
        <source>&amp;Save and stop hosting</source>
        <translation>&amp;Speichern und aufhören</translation>
    </message>
    <message>
        <source>&amp;Close lobby</source>
        <translation>Lobby &amp;schließen</translation>
    </message>
    <message>
        <source>End it for &amp;good</source>
        <translation>&amp;Endgültig beenden</translation>
    </message>
    <message>
        <source>Resume a hosted game</source>
        <translation>Partie wieder eröffnen</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Partie:</translation>
    </message>
    <message>
        <source>Net&amp;work game…</source>
        <translation>&amp;Im Netzwerk spielen …</translation>
    </message>
    <message>
        <source>Network game</source>
        <translation>Im Netzwerk spielen</translation>
    </message>
    <message>
        <source>&amp;Point this out to everyone</source>
        <translation>Alle &amp;darauf hinweisen</translation>
    </message>
    <message>
        <source>Only available in network games.</source>
        <translation>Nur in Netzwerkpartien möglich.</translation>
    </message>
    <message>
        <source>Join or host a game on your local network</source>
        <translation>Einer Partie im lokalen Netzwerk beitreten oder selbst eine eröffnen</translation>
    </message>
    <message>
        <source>The game cannot be started.</source>
        <translation>Die Partie lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>The game cannot continue without its host. It is saved: when you resume it, the join code stays the same and all players return to their seats.</source>
        <translation>Ohne Gastgeber kann niemand weiterspielen. Die Partie wird gespeichert: Wenn du sie wieder eröffnest, gilt derselbe Beitrittscode, und alle kommen an ihre Plätze zurück.</translation>
    </message>
    <message>
        <source>%1: same join code, everyone returns to their seat</source>
        <translation>%1: derselbe Beitrittscode, alle kommen an ihre Plätze zurück</translation>
    </message>
    <message>
        <source>%1, where your seat is kept</source>
        <translation>%1, wo dein Platz für dich reserviert ist</translation>
    </message>
    <message>
        <source>Re&amp;join game</source>
        <translation>Zu&amp;rück zur Partie</translation>
    </message>
    <message>
        <source>Resume hosted &amp;game…</source>
        <translation>Partie wied&amp;er eröffnen …</translation>
    </message>
    <message>
        <source>Lea&amp;ve game…</source>
        <translation>Partie &amp;verlassen …</translation>
    </message>
    <message>
        <source>As&amp;k to undo</source>
        <translation>Um Rück&amp;nahme bitten</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>table, when it was played last</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Join cod&amp;e and addresses</source>
        <translation>Beitrittsc&amp;ode und Adressen</translation>
    </message>
    <message>
        <source>Only the host of a network game has them.</source>
        <translation>Sie hat nur der Gastgeber einer Netzwerkpartie.</translation>
    </message>
    <message>
        <source>The link that was opened is not an invitation to a game.</source>
        <translation>Der geöffnete Link ist keine Einladung zu einer Partie.</translation>
    </message>
    <message>
        <source>Only the host of a running network game can do this.</source>
        <translation>Das kann nur der Gastgeber einer laufenden Netzwerkpartie.</translation>
    </message>
    <message>
        <source>&amp;Move a player to another computer…</source>
        <translation>Spieler an an&amp;deren Rechner umsetzen …</translation>
    </message>
    <message>
        <source>Move a player</source>
        <translation>Spieler umsetzen</translation>
    </message>
    <message>
        <source>Who is to play on at another computer?</source>
        <translation>Wer soll an einem anderen Rechner weiterspielen?</translation>
    </message>
    <message>
        <source>Remove the spectator %1?</source>
        <translation>Zuschauer %1 entfernen?</translation>
    </message>
    <message>
        <source>The join code changes, so that the spectator cannot come back with it. If you also block the computer, it cannot ask to join either.</source>
        <translation>Der Beitrittscode ändert sich; mit dem alten kommt der Zuschauer nicht zurück. Sperrst du auch den Rechner, so kann er auch nicht mehr anklopfen.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Zuschauer &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove and &amp;block computer</source>
        <translation>Zuschauer entfernen, &amp;Rechner sperren</translation>
    </message>
    <message>
        <source>The join code is now %1.</source>
        <translation>Der Beitrittscode lautet jetzt %1.</translation>
    </message>
    <message>
        <source>Remove this spectator?</source>
        <translation>Diesen Zuschauer entfernen?</translation>
    </message>
</context>
<context>
    <name>elgrande::NetworkSession</name>
    <message>
        <source>%1&apos;s game</source>
        <translation>Partie von %1</translation>
    </message>
</context>
<context>
    <name>elgrande::NetworkTable</name>
    <message>
        <source>Chat (%1)</source>
        <comment>lines not read yet</comment>
        <translation>Chat (%1)</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Connection to the host lost.</source>
        <translation>Verbindung zum Gastgeber verloren.</translation>
    </message>
    <message>
        <source>This is a network game: only the host has the complete game.</source>
        <translation>Dies ist eine Netzwerkpartie: Nur der Gastgeber hat sie vollständig.</translation>
    </message>
    <message>
        <source>%1 disconnected.</source>
        <translation>%1 hat die Verbindung verloren.</translation>
    </message>
    <message>
        <source>A computer player has taken over for %1.</source>
        <translation>Für %1 ist ein Computerspieler eingesprungen.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist zurück.</translation>
    </message>
    <message>
        <source>The deck is verified: it is the one sealed before the game.</source>
        <translation>Die Stapel sind geprüft: Es sind die vor der Partie versiegelten.</translation>
    </message>
    <message>
        <source>The others did not agree to the undo.</source>
        <translation>Die anderen stimmen dem Zurücknehmen nicht zu.</translation>
    </message>
    <message>
        <source>The others did not agree to a computer player for %1.</source>
        <translation>Die anderen wollen keinen Computerspieler für %1.</translation>
    </message>
</context>
<context>
    <name>elgrande::NewGameDesk</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New game &amp;like the last one</source>
        <translation>Partie &amp;wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Quick s&amp;hort game</source>
        <translation>Sofort eine &amp;kurze Partie</translation>
    </message>
    <message>
        <source>Set-up co&amp;de…</source>
        <translation>Aufbau&amp;code …</translation>
    </message>
    <message>
        <source>Players, edition, rules, expansions</source>
        <translation>Spieler, Ausgabe, Regeln, Erweiterungen</translation>
    </message>
    <message>
        <source>Six rounds against three computer players, about 20 minutes</source>
        <translation>Sechs Runden gegen drei Computerspieler, etwa 20 Minuten</translation>
    </message>
    <message>
        <source>The game cannot be started.</source>
        <translation>Die Partie lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>Set-up code</source>
        <translation>Aufbaucode</translation>
    </message>
    <message>
        <source>Entering this code under “New game” gives the same edition, number of players, rules and cards.</source>
        <translation>Wer diesen Code unter „Neue Partie“ eingibt, bekommt dieselbe Ausgabe und Spielerzahl, dieselben Regeln und dieselben Karten.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Card corrections…</source>
        <translation>&amp;Kartenkorrekturen …</translation>
    </message>
    <message>
        <source>Card corrections</source>
        <translation>Kartenkorrekturen</translation>
    </message>
    <message>
        <source>Your card corrections contain errors. Start without them?</source>
        <translation>Deine Kartenkorrekturen sind fehlerhaft. Ohne sie beginnen?</translation>
    </message>
    <message>
        <source>%1 In the file %2.</source>
        <translation>%1 In der Datei %2.</translation>
    </message>
    <message>
        <source>&amp;Start without them</source>
        <translation>Ohne sie &amp;beginnen</translation>
    </message>
    <message>
        <source>Your card corrections are not included: the other player has to load them too.</source>
        <translation>Deine Kartenkorrekturen sind nicht darin: Der andere Spieler muss sie ebenfalls laden.</translation>
    </message>
    <message>
        <source>network player</source>
        <translation>Netzwerkspieler</translation>
    </message>
    <message>
        <source>A program has stopped playing</source>
        <translation>Ein Programm spielt nicht mehr</translation>
    </message>
    <message>
        <source>The program playing for %1 did not respond. A computer player has taken over.</source>
        <translation>Das Programm, das für %1 spielte, hat nicht geantwortet. Ein Computerspieler ist eingesprungen.</translation>
    </message>
    <message>
        <source>Until the game is over, the code also gives away the cards to come: anyone still playing should not start a game with it.</source>
        <translation>Bis die Partie zu Ende ist, verrät er auch die kommenden Karten: Wer noch mitspielt, sollte mit ihm keine Partie beginnen.</translation>
    </message>
</context>
<context>
    <name>elgrande::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Head of a group: edition, rounds, seed of a new game</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>9 – full game</source>
        <translation>9 – die ganze Partie</translation>
    </message>
    <message>
        <source>6 – short game</source>
        <translation>6 – die kurze Partie</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>What stands in the empty field for the seed: one is chosen by chance</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>Derselbe Startwert ergibt wieder dieselbe Kartenfolge.</translation>
    </message>
    <message>
        <source>Start &amp;game</source>
        <translation>Partie &amp;beginnen</translation>
    </message>
    <message>
        <source>Code copied to the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Set-up &amp;code:</source>
        <translation>Aufbau&amp;code:</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the set-up code</source>
        <translation>Den Aufbaucode kopieren</translation>
    </message>
    <message>
        <source>This is not the join code, which the lobby shows. It contains edition, number of players and rules.</source>
        <translation>Das ist nicht der Beitrittscode; der steht in der Lobby. Dieser Code enthält Ausgabe, Spielerzahl und Regeln.</translation>
    </message>
    <message>
        <source>Share this code, or enter someone else&apos;s: it contains edition, number of players, rules and seed.</source>
        <translation>Zum Weitergeben oder Eingeben: Der Code enthält Ausgabe, Spielerzahl, Regeln und Startwert.</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>This name cannot be used. Choose another:</source>
        <translation>Dieser Name ist nicht möglich. Anderer Name:</translation>
    </message>
    <message>
        <source>Settings taken from the code.</source>
        <translation>Einstellungen aus dem Code übernommen.</translation>
    </message>
    <message>
        <source>&amp;Assistance:</source>
        <translation>&amp;Hilfen:</translation>
    </message>
    <message>
        <source>None – as at a real table</source>
        <translation>Keine – wie am echten Tisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruling, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>all rules as printed</source>
        <translation>alle Regeln wie gedruckt</translation>
    </message>
    <message>
        <source>all rules as far as known</source>
        <translation>alle Regeln, soweit bekannt</translation>
    </message>
    <message>
        <source>All – forecast, threats, disk preview</source>
        <translation>Alle – Vorschau, Bedrohungen, Scheibenvorschau</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>Partie &amp;eröffnen</translation>
    </message>
    <message>
        <source>In network games the cards are shuffled with random numbers from all players.</source>
        <translation>In Netzwerkpartien werden die Karten mit Zufallszahlen aller Spieler gemischt.</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>All assistance</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No assistance</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Forecast, threats, disk preview</source>
        <translation>Vorschau, Bedrohungen, Scheibenvorschau</translation>
    </message>
    <message>
        <source>As at a real table</source>
        <translation>Wie am echten Tisch</translation>
    </message>
    <message numerus="yes">
        <source>Your corrections of %n card(s) are in force.</source>
        <translation>
            <numerusform>Deine Korrektur von %n Karte gilt.</numerusform>
            <numerusform>Deine Korrekturen von %n Karten gelten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn on house rules</source>
        <translation>Hausregeln einschalten</translation>
    </message>
</context>
<context>
    <name>elgrande::NoticePanel</name>
    <message>
        <source>No longer trying to reconnect. The host keeps your seat.</source>
        <translation>Keine weiteren Verbindungsversuche. Der Gastgeber hält deinen Platz frei.</translation>
    </message>
    <message>
        <source>You cannot rejoin this game from here.</source>
        <translation>Zu dieser Partie kannst du von hier aus nicht zurückkehren.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Next attempt in %n second(s).</source>
        <translation>
            <numerusform>Nächster Versuch in %n Sekunde.</numerusform>
            <numerusform>Nächster Versuch in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting …</source>
        <translation>Verbindung wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>Connection to the host lost; your seat is kept. %1</source>
        <translation>Verbindung zum Gastgeber verloren; dein Platz bleibt reserviert. %1</translation>
    </message>
    <message>
        <source>Your choice is kept and will be sent as soon as the connection is back.</source>
        <translation>Deine Wahl ist gemerkt und wird gesendet, sobald die Verbindung wieder steht.</translation>
    </message>
    <message>
        <source>%1 asks to undo their last decision, and all that has followed.</source>
        <translation>%1 möchte die eigene letzte Entscheidung und alles danach zurücknehmen.</translation>
    </message>
    <message>
        <source>Proposal: a computer player takes over for %1 until they return.</source>
        <translation>Vorschlag: Für %1 springt bis zur Rückkehr ein Computerspieler ein.</translation>
    </message>
    <message>
        <source>%1 Waiting for: %2.</source>
        <translation>%1 Noch keine Antwort von %2.</translation>
    </message>
    <message>
        <source>%1 All agree: this is done as soon as the host can save the game.</source>
        <translation>%1 Alle stimmen zu: Das geschieht, sobald der Gastgeber die Partie wieder speichern kann.</translation>
    </message>
    <message>
        <source>%1 asks to undo their last decision, and all that has followed. Do you agree?</source>
        <translation>%1 möchte die eigene letzte Entscheidung und alles danach zurücknehmen. Bist du einverstanden?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, question</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is disconnected; a computer player has taken over until they return.</source>
        <translation>%1 hat keine Verbindung; bis zur Rückkehr spielt ein Computerspieler.</translation>
    </message>
    <message>
        <source>%1 is disconnected. Their seat is kept, and the game waits whenever they are needed.</source>
        <translation>%1 hat keine Verbindung. Der Platz bleibt reserviert, und wann immer der Spieler gebraucht wird, wartet die Partie.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut vers&amp;uchen</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>Was &amp;tun?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Propose a computer stand-&amp;in for %1</source>
        <translation>Computer als E&amp;rsatz für %1 vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Leave game</source>
        <translation>Partie &amp;verlassen</translation>
    </message>
    <message>
        <source>I &amp;agree</source>
        <translation>E&amp;inverstanden</translation>
    </message>
    <message>
        <source>%1 is disconnected. Let a computer player take over until they return?</source>
        <translation>%1 hat keine Verbindung. Soll bis zur Rückkehr ein Computerspieler einspringen?</translation>
    </message>
    <message>
        <source>Tr&amp;y now</source>
        <translation>&amp;Jetzt versuchen</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>The game has started without you: you are a spectator. If you should have a seat, the host can give it to you with “Move a player to another computer” in the Game menu. Then join again with the new code.</source>
        <translation>Die Partie hat ohne dich begonnen: Du schaust zu. Steht dir ein Platz zu, kann der Gastgeber ihn dir im Menü „Spiel“ mit „Spieler an anderen Rechner umsetzen“ geben. Tritt danach mit dem neuen Code noch einmal bei.</translation>
    </message>
</context>
<context>
    <name>elgrande::PageViews</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>One step of its special action: up to %1, %2</source>
        <comment>points, place</comment>
        <translation>Ein Schritt der Sonderaktion: bis zu %1, %2</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>A tab: what the others have done since the own last turn; the shortest word</extracomment>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Set the disk</source>
        <translation>Scheibe einstellen</translation>
    </message>
</context>
<context>
    <name>elgrande::PersonPicker</name>
    <message>
        <source>Choose an opponent</source>
        <translation>Gegner wählen</translation>
    </message>
    <message>
        <source>You can change the level later, at the seat.</source>
        <translation>Die Stufe lässt sich danach am Platz ändern.</translation>
    </message>
    <message>
        <source>already playing</source>
        <translation>spielt schon mit</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>name, title, level</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Surprise me:</source>
        <translation>Überrasche mich:</translation>
    </message>
    <message>
        <source>A random opponent of this level</source>
        <translation>Ein zufälliger Gegner dieser Stufe</translation>
    </message>
    <message>
        <source>Surprise me: %1</source>
        <translation>Überrasche mich: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, title</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>elgrande::PlaceCard</name>
    <message>
        <source>Swap seats with %1</source>
        <translation>Mit %1 den Platz tauschen</translation>
    </message>
    <message>
        <source>Seat %1: colour</source>
        <translation>Platz %1: Farbe</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Platz %1: Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Seat %1: human or computer</source>
        <translation>Platz %1: Mensch oder Computer</translation>
    </message>
    <message>
        <source>Seat %1: swap seats</source>
        <translation>Platz %1: Platz tauschen</translation>
    </message>
    <message>
        <source>Swap seats with another player</source>
        <translation>Mit einem anderen Spieler den Platz tauschen</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>Who plays a seat: a person at this screen; others of the list are computer players</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Network player</source>
        <translation>Netzwerkspieler</translation>
    </message>
    <message>
        <source>A player on another computer takes this seat</source>
        <translation>Ein Spieler an einem anderen Rechner nimmt diesen Platz ein</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Gegner wählen</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <comment>name, title, character</comment>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>Seat %1: choose an opponent</source>
        <translation>Platz %1: Gegner wählen</translation>
    </message>
    <message>
        <source>A program…</source>
        <translation>Ein Programm …</translation>
    </message>
    <message>
        <source>Your own or someone else&apos;s program plays this seat</source>
        <translation>Ein eigenes oder fremdes Programm spielt auf diesem Platz</translation>
    </message>
</context>
<context>
    <name>elgrande::PlaceTable</name>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
</context>
<context>
    <name>elgrande::PlaceTip</name>
    <message>
        <source>The King is here.</source>
        <translation>Hier steht der König.</translation>
    </message>
    <message>
        <source>King&apos;s region: nothing in, nothing out.</source>
        <translation>Königsregion: nichts hinein, nichts hinaus.</translation>
    </message>
    <message>
        <source>Grande of %1</source>
        <translation>Grande von %1</translation>
    </message>
    <message>
        <source>Closed: nobody may look inside.</source>
        <translation>Geschlossen: Niemand darf hineinsehen.</translation>
    </message>
    <message>
        <source>would score %1</source>
        <translation>brächte %1</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>Closed; the numbers show what went in.</source>
        <translation>Geschlossen; die Zahlen zeigen, was hineinkam.</translation>
    </message>
    <message>
        <source>Not in play until a card places it in a region.</source>
        <translation>Nicht im Spiel, bis eine Karte sie in eine Region bringt.</translation>
    </message>
    <message>
        <source>%1 scores with this instead of %2.</source>
        <comment>place, printed values</comment>
        <translation>%1 wird nach ihr gewertet statt nach %2.</translation>
    </message>
    <message>
        <source>%1 count together.</source>
        <translation>%1 zählen zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) here do not count.</source>
        <translation>
            <numerusform>%n Caballero hier zählt nicht.</numerusform>
            <numerusform>%n Caballeros hier zählen nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PointingMarks</name>
    <message>
        <source>%1 points to %2.</source>
        <translation>%1 zeigt auf: %2.</translation>
    </message>
</context>
<context>
    <name>elgrande::PowerHand</name>
    <message>
        <source>Power cards</source>
        <translation>Machtkarten</translation>
    </message>
    <message>
        <source>Power card %1</source>
        <translation>Machtkarte %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) to your court</source>
        <translation>
            <numerusform>%n Caballero an den Hof</numerusform>
            <numerusform>%n Caballeros an den Hof</numerusform>
        </translation>
    </message>
    <message>
        <source>Played this round.</source>
        <translation>In dieser Runde gespielt.</translation>
    </message>
    <message>
        <source>Already used.</source>
        <translation>Schon gespielt.</translation>
    </message>
    <message>
        <source>Played by %1 this round.</source>
        <translation>In dieser Runde von %1 gespielt.</translation>
    </message>
    <message>
        <source>This card is not available at the moment.</source>
        <translation>Diese Karte steht gerade nicht zur Wahl.</translation>
    </message>
    <message>
        <source>turn position %1</source>
        <translation>du bist an %1. Stelle dran</translation>
    </message>
    <message>
        <source>turn position %1 to %2</source>
        <translation>du bist an %1. bis %2. Stelle dran</translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) to choose from</source>
        <translation>
            <numerusform>%n Aktionskarte zur Wahl</numerusform>
            <numerusform>%n Aktionskarten zur Wahl</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 action cards to choose from</source>
        <translation>%1 bis %2 Aktionskarten zur Wahl</translation>
    </message>
    <message>
        <source>Not seen in print.</source>
        <extracomment>Announced with a card whose printed text or number we have not seen</extracomment>
        <translation>Lag uns nicht gedruckt vor.</translation>
    </message>
    <message>
        <source>no Caballeros to your court</source>
        <translation>kein Caballero an den Hof</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down power card(s)</source>
        <translation>
            <numerusform>%n verdeckte Machtkarte</numerusform>
            <numerusform>%n verdeckte Machtkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Show my power cards</source>
        <translation>Meine Machtkarten ansehen</translation>
    </message>
    <message>
        <source>Hide my power cards</source>
        <translation>Meine Machtkarten verdecken</translation>
    </message>
    <message>
        <source>your provinces are empty</source>
        <translation>die Provinz ist leer</translation>
    </message>
    <message numerus="yes">
        <source>only %n left in your provinces</source>
        <translation>
            <numerusform>in der Provinz ist nur noch %n</numerusform>
            <numerusform>in der Provinz sind nur noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your special action is that of “%1”, not this one.</source>
        <translation>Deine Sonderaktion ist die von „%1“, nicht diese.</translation>
    </message>
</context>
<context>
    <name>elgrande::PresetBar</name>
    <message>
        <source>Short game, about 20 minutes</source>
        <translation>Kurze Partie, etwa 20 Minuten</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>The settings of a new game are those of no preset</extracomment>
        <translation>Eigene Einstellungen</translation>
    </message>
    <message>
        <source>Prese&amp;t:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Spe&amp;ichern als …</translation>
    </message>
    <message>
        <source>Save edition, rounds, expansions and rules as a preset</source>
        <translation>Ausgabe, Runden, Erweiterungen und Regeln als Vorlage speichern</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Like the last game</source>
        <translation>Wie die letzte Partie</translation>
    </message>
</context>
<context>
    <name>elgrande::ProgramDesk</name>
    <message>
        <source>About El Grande</source>
        <translation>Über El Grande</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;About El Grande</source>
        <translation>Ü&amp;ber El Grande</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>A desktop edition of the board game by Wolfgang Kramer and Richard Ulrich.</source>
        <translation>Das Brettspiel von Wolfgang Kramer und Richard Ulrich für den Computer.</translation>
    </message>
    <message>
        <source>This is an independent fan project and is not affiliated with the authors or publishers of the game. All artwork and texts are our own.</source>
        <translation>Dies ist ein unabhängiges Fan-Projekt ohne Verbindung zu Autoren und Verlagen des Spiels. Alle Bilder und Texte sind unsere eigenen.</translation>
    </message>
    <message>
        <source>Map data: © Instituto Geográfico Nacional de España (CC BY 4.0), Natural Earth.</source>
        <translation>Kartendaten: © Instituto Geográfico Nacional de España (CC BY 4.0), Natural Earth.</translation>
    </message>
    <message>
        <source>Licence: GNU General Public License, version 3 or later.</source>
        <translation>Lizenz: GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Fonts: Elgrande Serif, a subset of Linux Libertine (SIL Open Font License 1.1), Open Sans (Apache License 2.0), and Elgrande Signs, a subset of DejaVu Sans (Bitstream Vera License).</source>
        <translation>Schriften: Elgrande Serif, ein Auszug aus Linux Libertine (SIL Open Font License 1.1), Open Sans (Apache License 2.0) und Elgrande Signs, ein Auszug aus DejaVu Sans (Bitstream Vera License).</translation>
    </message>
</context>
<context>
    <name>elgrande::ProgramPicker</name>
    <message>
        <source>Remove &amp;from list</source>
        <translation>Aus der &amp;Liste entfernen</translation>
    </message>
    <message>
        <source>A program as an opponent</source>
        <translation>Ein Programm als Gegner</translation>
    </message>
    <message>
        <source>For each decision, the program receives one line with what its seat knows and may do, and answers with one line. The format is described in engine-protocol.md, which comes with the game along with three sample programs. The program runs with your user rights on this computer: only add programs you trust.</source>
        <translation>Zu jeder seiner Entscheidungen bekommt das Programm eine Zeile mit dem, was sein Platz weiß und darf, und antwortet mit einer Zeile. Das Format steht in der Datei engine-protocol.md, die dem Spiel beiliegt, mit drei Beispielprogrammen. Das Programm läuft mit deinen Benutzerrechten auf diesem Rechner: Trag nur Programme ein, denen du vertraust.</translation>
    </message>
    <message>
        <source>Programs that have already played here</source>
        <translation>Programme, die hier schon gespielt haben</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen …</translation>
    </message>
    <message>
        <source>Co&amp;mmand:</source>
        <translation>&amp;Befehl:</translation>
    </message>
    <message>
        <source>&amp;Name in the game:</source>
        <translation>&amp;Name in der Partie:</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>ein Programm mit seinen Argumenten</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
</context>
<context>
    <name>elgrande::PromptPanel</name>
    <message>
        <source>“%1”</source>
        <extracomment>A button, one of several cards that can be used; %1: its title</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message numerus="yes">
        <source>%1: thinking …</source>
        <translation>
            <numerusform>%1 überlegt …</numerusform>
            <numerusform>%1 überlegen …</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Warten auf %1</translation>
    </message>
    <message>
        <source>Current question</source>
        <translation>Aktuelle Frage</translation>
    </message>
    <message>
        <source>%1: nothing left to do. End your turn, or undo something?</source>
        <translation>%1: Es ist nichts mehr zu tun. Zug beenden oder etwas rückgängig machen?</translation>
    </message>
    <message>
        <source>%1: this happened automatically, as there was no choice.</source>
        <translation>%1: Das ist automatisch geschehen, weil es keine Wahl gab.</translation>
    </message>
    <message numerus="yes">
        <source>Replay: %1 to decide.</source>
        <comment>names</comment>
        <translation>
            <numerusform>Nachspielen: %1 entscheidet.</numerusform>
            <numerusform>Nachspielen: %1 entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>A button beside a question; it opens the rulebook at the paragraph about it</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Replay: chance decides.</source>
        <translation>Nachspielen: Der Zufall entscheidet.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Speed up</source>
        <extracomment>A button while a computer player thinks: let it think no longer</extracomment>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Plan ansehen</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Noch einmal überlegen</translation>
    </message>
    <message>
        <source>Undo the last action by %1</source>
        <comment>player</comment>
        <translation>Rückgängig: letzte Aktion von %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Zug zurücksetzen</translation>
    </message>
    <message>
        <source>Fewer</source>
        <extracomment>A button that opens a menu: fewer Caballeros than the button beside it takes</extracomment>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A button that opens a menu: further answers</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Scoring in progress …</source>
        <translation>Die Wertung läuft …</translation>
    </message>
    <message>
        <source>Scoring finished</source>
        <translation>Wertung beendet</translation>
    </message>
    <message>
        <source>Why not “%1”?</source>
        <extracomment>In a menu; %1: a button that is not there now, such as “Special action”</extracomment>
        <translation>Warum nicht „%1“?</translation>
    </message>
    <message>
        <source>With Shift: as many of that colour as possible.</source>
        <translation>Mit Umschalttaste: so viele dieser Farbe wie möglich.</translation>
    </message>
    <message>
        <source>Use a card</source>
        <extracomment>A button that opens a menu: which of several cards is used</extracomment>
        <translation>Karte nutzen</translation>
    </message>
</context>
<context>
    <name>elgrande::PuzzleDesk</name>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>R&amp;ätsel …</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Positions with exactly one best move, proven</source>
        <translation>Stellungen mit genau einem besten Zug, bewiesen</translation>
    </message>
    <message>
        <source>The puzzle cannot be set up.</source>
        <translation>Das Rätsel lässt sich nicht aufbauen.</translation>
    </message>
    <message>
        <source>Puzzle %1: %2</source>
        <extracomment>Number and name of a puzzle</extracomment>
        <translation>Rätsel %1: %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>Set, number of moves, difficulty</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>of a puzzle</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Not solved: undo something or start over.</source>
        <translation>Nicht gelöst: Nimm etwas zurück oder beginne von vorn.</translation>
    </message>
</context>
<context>
    <name>elgrande::PuzzleDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>&amp;Unsolved only</source>
        <translation>Nur &amp;ungelöste</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Rätsel des &amp;Tages</translation>
    </message>
    <message>
        <source>&amp;Solve it</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>solved</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s), %1 solved</source>
        <translation>
            <numerusform>%n Rätsel, %1 gelöst</numerusform>
            <numerusform>%n Rätsel, %1 gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::PuzzlePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>Sho&amp;w it</source>
        <translation>Ze&amp;igen</translation>
    </message>
    <message>
        <source>&amp;Replay the solution</source>
        <translation>&amp;Lösung ansehen</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Nächstes Rätsel</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Ve&amp;rlassen</translation>
    </message>
</context>
<context>
    <name>elgrande::Puzzles</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, choice</comment>
        <extracomment>A player and what that player chooses: “Ada: ‘Seville’”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <extracomment>How often something is done: “Place in Seville” (2 times)</extracomment>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is asked, answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Worth a look: %1.</source>
        <translation>Einen Blick wert: %1.</translation>
    </message>
    <message>
        <source>What you place, and in which order, may change what the special action brings.</source>
        <translation>Was du setzt und in welcher Reihenfolge, kann ändern, was die Sonderaktion bringt.</translation>
    </message>
    <message>
        <source>Work out the final scoring: points that a rival does not get count as well.</source>
        <translation>Rechne die Schlusswertung durch: Auch Punkte, die ein Rivale nicht bekommt, zählen.</translation>
    </message>
    <message>
        <source>Count what you need in each of the two: one more than the strongest other player.</source>
        <translation>Zähle, was du an beiden Orten brauchst: einen mehr als der stärkste Mitspieler.</translation>
    </message>
    <message>
        <source>Assume that the others know your disk: where do you lose least?</source>
        <translation>Nimm an, die anderen kennen deine Geheimscheibe: Wo verlierst du am wenigsten?</translation>
    </message>
    <message>
        <source>Not %1:</source>
        <translation>Nicht %1:</translation>
    </message>
    <message numerus="yes">
        <source>This turn scores %n point(s).</source>
        <translation>
            <numerusform>Dieser Zug bringt %n Punkt.</numerusform>
            <numerusform>Dieser Zug bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are sole first in neither of the two.</source>
        <translation>Du bist an keinem der beiden Orte allein Erster.</translation>
    </message>
    <message>
        <source>You are sole first in only one of the two.</source>
        <translation>Du bist nur an einem der beiden Orte allein Erster.</translation>
    </message>
    <message numerus="yes">
        <source>You end the round %n point(s) ahead of the best other player.</source>
        <translation>
            <numerusform>Du beendest die Runde mit %n Punkt Vorsprung auf den besten Mitspieler.</numerusform>
            <numerusform>Du beendest die Runde mit %n Punkten Vorsprung auf den besten Mitspieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end the round %n point(s) behind the best other player.</source>
        <translation>
            <numerusform>Du beendest die Runde mit %n Punkt Rückstand auf den besten Mitspieler.</numerusform>
            <numerusform>Du beendest die Runde mit %n Punkten Rückstand auf den besten Mitspieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others can prevent it:</source>
        <translation>Die anderen können es verhindern:</translation>
    </message>
    <message numerus="yes">
        <source>The others can keep you down to %n point(s):</source>
        <translation>
            <numerusform>Die anderen können dich auf %n Punkt beschränken:</numerusform>
            <numerusform>Die anderen können dich auf %n Punkte beschränken:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one turn</source>
        <translation>
            <numerusform>%n Punkt in einem Zug</numerusform>
            <numerusform>%n Punkte in einem Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) with %1</source>
        <translation>
            <numerusform>%n Punkt mit %1</numerusform>
            <numerusform>%n Punkte mit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <source>Victory with %1</source>
        <translation>Sieg mit %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two places</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The right Veto</source>
        <translation>Das richtige Veto</translation>
    </message>
    <message>
        <source>The disk that wins</source>
        <translation>Die Scheibe, die gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>A disk for %n point(s)</source>
        <translation>
            <numerusform>Eine Scheibe für %n Punkt</numerusform>
            <numerusform>Eine Scheibe für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points this turn</source>
        <translation>Die meisten Punkte</translation>
    </message>
    <message>
        <source>Win in the last turn</source>
        <translation>Sieg im letzten Zug</translation>
    </message>
    <message>
        <source>Hold two places</source>
        <translation>Zwei Orte halten</translation>
    </message>
    <message>
        <source>Which Veto?</source>
        <translation>Welches Veto?</translation>
    </message>
    <message>
        <source>Secret disk</source>
        <translation>Geheimscheibe</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) in this turn. More is not possible.</source>
        <translation>
            <numerusform>Erziele in diesem Zug %n Punkt. Mehr ist nicht möglich.</numerusform>
            <numerusform>Erziele in diesem Zug %n Punkte. Mehr ist nicht möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last turn of the game. Win alone, whatever the others choose after it.</source>
        <translation>Es ist der letzte Zug des Spiels. Gewinne allein, was auch immer die anderen danach wählen.</translation>
    </message>
    <message>
        <source>At the end of your turn, be sole first %1 and %2.</source>
        <comment>in Seville, in Aragon</comment>
        <translation>Sei am Ende deines Zuges %1 und %2 allein Erster.</translation>
    </message>
    <message numerus="yes">
        <source>Which special action do you stop with your Veto, if any? With the right one you end the round %n point(s) ahead of the best other player.</source>
        <translation>
            <numerusform>Welche Sonderaktion verhinderst du mit deinem Veto, wenn überhaupt eine? Mit der richtigen beendest du die Runde mit %n Punkt Vorsprung auf den besten Mitspieler.</numerusform>
            <numerusform>Welche Sonderaktion verhinderst du mit deinem Veto, wenn überhaupt eine? Mit der richtigen beendest du die Runde mit %n Punkten Vorsprung auf den besten Mitspieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which special action do you stop with your Veto, if any? With the right one you end the round only %n point(s) behind the best other player.</source>
        <translation>
            <numerusform>Welche Sonderaktion verhinderst du mit deinem Veto, wenn überhaupt eine? Mit der richtigen beendest du die Runde mit nur %n Punkt Rückstand auf den besten Mitspieler.</numerusform>
            <numerusform>Welche Sonderaktion verhinderst du mit deinem Veto, wenn überhaupt eine? Mit der richtigen beendest du die Runde mit nur %n Punkten Rückstand auf den besten Mitspieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set your secret disk so that you win the game alone, whatever the others choose.</source>
        <translation>Stelle deine Geheimscheibe so, dass du das Spiel allein gewinnst, was auch immer die anderen wählen.</translation>
    </message>
    <message numerus="yes">
        <source>Set your secret disk so that this scoring brings you at least %n point(s), whatever the others choose.</source>
        <translation>
            <numerusform>Stelle deine Geheimscheibe so, dass dir diese Wertung mindestens %n Punkt bringt, was auch immer die anderen wählen.</numerusform>
            <numerusform>Stelle deine Geheimscheibe so, dass dir diese Wertung mindestens %n Punkte bringt, was auch immer die anderen wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with:</source>
        <translation>So fängt es an:</translation>
    </message>
    <message>
        <source>The solution:</source>
        <translation>Die Lösung:</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>The goal was within reach until you chose %1.</source>
        <translation>Das Ziel war erreichbar, bis du %1 gewählt hast.</translation>
    </message>
    <message>
        <source>Allow everything once to see how the round goes on, then undo.</source>
        <translation>Lass einmal alles zu, um zu sehen, wie die Runde weitergeht, und nimm es dann zurück.</translation>
    </message>
</context>
<context>
    <name>elgrande::Question</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>elgrande::RecapPanel</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Nobody else has had a turn since yours.</source>
        <translation>Seit deinem Zug war noch niemand anders an der Reihe.</translation>
    </message>
    <message>
        <source>beside the map</source>
        <translation>neben dem Spielplan</translation>
    </message>
    <message>
        <source>General scoring</source>
        <translation>Allgemeine Wertung</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>Zwischen den Zügen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
</context>
<context>
    <name>elgrande::ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Next scoring</source>
        <translation>Nächste Wertung</translation>
    </message>
    <message>
        <source>Previous scoring</source>
        <translation>Vorige Wertung</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A replay, as with a video</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Vie&amp;w as:</source>
        <translation>Sich&amp;t von:</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Ab hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Close replay</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>elgrande::ReplayDesk</name>
    <message>
        <source>&amp;Replay a game…</source>
        <translation>Partie n&amp;achspielen …</translation>
    </message>
    <message>
        <source>Replay from the &amp;beginning</source>
        <translation>Von Anfang an n&amp;achspielen</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Eine Partie nachspielen</translation>
    </message>
    <message>
        <source>This game cannot be replayed.</source>
        <translation>Diese Partie lässt sich nicht nachspielen.</translation>
    </message>
    <message>
        <source>The game cannot be started.</source>
        <translation>Die Partie lässt sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>elgrande::ReplayPage</name>
    <message>
        <source>a spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>%1, move %2 of %3</source>
        <comment>Round 3</comment>
        <translation>%1, Zug %2 von %3</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>Nothing changes on the board.</source>
        <translation>Auf dem Plan ändert sich nichts.</translation>
    </message>
    <message>
        <source>%1 makes a secret choice.</source>
        <translation>%1 wählt geheim.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, answer</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>elgrande::ResultPanel</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Look at the board</source>
        <translation>&amp;Plan ansehen</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Castillo</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in the ranking</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Special scorings</source>
        <translation>Sonderwertungen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Nachspie&amp;len</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Same players and rules, different cards</source>
        <translation>Dieselben Spieler und Regeln, andere Karten</translation>
    </message>
    <message>
        <source>Summary…</source>
        <translation>Zusammenfassung …</translation>
    </message>
    <message>
        <source>Set-up code…</source>
        <translation>Aufbaucode …</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik …</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Herkunft der Punkte</translation>
    </message>
    <message>
        <source>Scores by round</source>
        <translation>Punktestand nach Runden</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: %n point(s).</source>
        <comment>place in the ranking, player</comment>
        <translation>
            <numerusform>%1. %2: %n Punkt.</numerusform>
            <numerusform>%1. %2: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>elgrande::Review</name>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) could not be improved on.</source>
        <translation>
            <numerusform>Von %n Entscheidung war %1 nicht zu verbessern.</numerusform>
            <numerusform>Von %n Entscheidungen waren %1 nicht zu verbessern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest cost next to nothing.</source>
        <translation>Die übrigen kosteten so gut wie nichts.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <comment>round, player, what he did</comment>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>Better: %1. Chance of winning: %2 instead of %3.</source>
        <translation>Besser: %1. Siegchance %2 statt %3.</translation>
    </message>
    <message numerus="yes">
        <source>The rest cost about %n point(s) in total.</source>
        <translation>
            <numerusform>Die übrigen kosteten zusammen etwa %n Punkt.</numerusform>
            <numerusform>Die übrigen kosteten zusammen etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would have been worth about %n point(s).</source>
        <translation>
            <numerusform>Das wäre etwa %n Punkt wert gewesen.</numerusform>
            <numerusform>Das wäre etwa %n Punkte wert gewesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance of winning, in per cent, once the round&apos;s action cards are known</source>
        <translation>Siegchance in Prozent, sobald die Aktionskarten der Runde aufgedeckt sind</translation>
    </message>
    <message>
        <source>Chance of winning, in per cent, at the start of each round</source>
        <translation>Siegchance in Prozent zu Beginn jeder Runde</translation>
    </message>
    <message>
        <source>Take no further one</source>
        <translation>Keinen weiteren holen</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation>Es dabei belassen</translation>
    </message>
</context>
<context>
    <name>elgrande::ReviewPage</name>
    <message>
        <source>The review is ready.</source>
        <translation>Die Analyse ist fertig.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>A computer player is reviewing every choice …</source>
        <translation>Ein Computerspieler sieht sich jede Entscheidung noch einmal an …</translation>
    </message>
    <message>
        <source>This game was played without assistance. You can review it in the replay.</source>
        <translation>Diese Partie wurde ohne Hilfen gespielt. Analysieren lässt sie sich beim Nachspielen.</translation>
    </message>
    <message>
        <source>This computer does not know everything that was hidden, so the game cannot be reviewed.</source>
        <translation>Dieser Rechner weiß nicht alles, was verdeckt war; deshalb lässt sich die Partie nicht analysieren.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Won, shared or lost</source>
        <translation>Gewonnen, geteilt oder verloren</translation>
    </message>
    <message>
        <source>No choice could have been improved on.</source>
        <translation>Keine Entscheidung war zu verbessern.</translation>
    </message>
    <message>
        <source>The most costly choices</source>
        <translation>Die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>What each player&apos;s choices cost, as judged by a computer player.</source>
        <translation>Was die Entscheidungen kosteten, nach dem Urteil eines Computerspielers.</translation>
    </message>
    <message>
        <source>Best choices</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Decisions that could not be improved on, out of all decisions</source>
        <translation>Entscheidungen, die nicht zu verbessern waren, von allen Entscheidungen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points that better choices would have gained</source>
        <translation>Punkte, die bessere Entscheidungen gebracht hätten</translation>
    </message>
    <message>
        <source>Cards per round</source>
        <extracomment>Head of a column: the luck that the cards brought</extracomment>
        <translation>Karten pro Runde</translation>
    </message>
    <message>
        <source>The luck of the cards: average change in the chance of winning per round, in percentage points</source>
        <translation>Kartenglück: wie es die Siegchance im Schnitt pro Runde veränderte, in Prozentpunkten</translation>
    </message>
    <message>
        <source>Choices per round</source>
        <extracomment>Head of a column: what the player&apos;s own choices cost</extracomment>
        <translation>Wahl pro Runde</translation>
    </message>
    <message>
        <source>The cost of not making the best choice: average change in the chance of winning per round, in percentage points</source>
        <translation>Was es kostete, nicht die beste Wahl zu treffen: wie sich die Siegchance im Schnitt pro Runde veränderte, in Prozentpunkten</translation>
    </message>
    <message>
        <source>Others per round</source>
        <extracomment>Head of a column: what the other players have done</extracomment>
        <translation>Andere pro Runde</translation>
    </message>
    <message>
        <source>The other players&apos; moves and whatever the computer did not foresee: average change in the chance of winning per round, in percentage points</source>
        <translation>Züge der Mitspieler und was der Computer nicht vorhersah: wie sich die Siegchance im Schnitt pro Runde veränderte, in Prozentpunkten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>well chosen, decisions</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>elgrande::Round</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>round on the track, which it is, all that are played</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
</context>
<context>
    <name>elgrande::RuleBook</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place up to %n Caballero(s)</source>
        <translation>
            <numerusform>%n Caballero einsetzen</numerusform>
            <numerusform>bis zu %n Caballeros einsetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Caballeros</source>
        <translation>Caballeros</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Adjacent to</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>In this game: %1</source>
        <translation>In dieser Partie: %1</translation>
    </message>
    <message>
        <source>Its cards</source>
        <translation>Ihre Karten</translation>
    </message>
</context>
<context>
    <name>elgrande::RuleBookWindow</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <translation>
            <numerusform>Gefunden in %n Abschnitt</numerusform>
            <numerusform>Gefunden in %n Abschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>Rulebook – El Grande</source>
        <translation>Regelbuch – El Grande</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Das Regelbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rulebook page</source>
        <translation>Seite des Regelbuchs</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>To the page read before, as in a browser</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
</context>
<context>
    <name>elgrande::RulesDesk</name>
    <message>
        <source>R&amp;ulebook</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>The complete rules, searchable</source>
        <translation>Alle Regeln, mit Suche</translation>
    </message>
</context>
<context>
    <name>elgrande::RulesPage</name>
    <message>
        <source>Re&amp;set to printed rules</source>
        <translation>Auf gedruckte Regeln &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>No expansions and no house rules, every rule as the edition prints it. Edition, players, rounds and assistance stay as they are.</source>
        <translation>Keine Erweiterungen, keine Hausregeln, jede Regel wie in der Ausgabe gedruckt. Ausgabe, Spieler, Runden und Hilfen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Every new game starts with these settings. You can still change them before it starts.</source>
        <translation>Mit diesen Einstellungen beginnt jede neue Partie. Vor Beginn kannst du sie noch ändern.</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>Seat %1:</source>
        <translation>Platz %1:</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>&amp;Assistance:</source>
        <translation>&amp;Hilfen:</translation>
    </message>
    <message>
        <source>⚠ %1 Until then, new games start with the rules set before.</source>
        <comment>what is wrong</comment>
        <translation>⚠ %1 Bis dahin beginnen neue Partien mit den bisherigen Regeln.</translation>
    </message>
</context>
<context>
    <name>elgrande::RulingsEditor</name>
    <message>
        <source>%1 (This edition: %2)</source>
        <comment>what the ruling does, the default</comment>
        <translation>%1 (In dieser Ausgabe: %2)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>No rulebook says how to combine “%1” and “%2”. Turn on house rules to allow it.</source>
        <translation>Keine Spielregel sagt, wie „%1“ und „%2“ kombiniert werden. Schalt die Hausregeln ein, um es zu erlauben.</translation>
    </message>
    <message>
        <source>Allows combinations that no rulebook describes.</source>
        <translation>Erlaubt Kombinationen, die keine Spielregel beschreibt.</translation>
    </message>
    <message>
        <source>These expansions cannot be combined.</source>
        <translation>Diese Erweiterungen lassen sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>%1: choose the required number.</source>
        <translation>%1: Wähl die verlangte Anzahl.</translation>
    </message>
    <message>
        <source>%1 (This edition: ≈ not known; used here: %2)</source>
        <translation>%1 (Diese Ausgabe: ≈ nicht bekannt, hier: %2)</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Everything of a list that may be chosen, as the value that an edition has</extracomment>
        <translation>alle</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s). %1</source>
        <translation>
            <numerusform>%n Caballero. %1</numerusform>
            <numerusform>%n Caballeros. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::Scoreboards</name>
    <message>
        <source>closed</source>
        <extracomment>The Castillo, into which nobody may look: a small note below its name</extracomment>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>elgrande::ScoringFilm</name>
    <message>
        <source>Result of the scoring</source>
        <translation>Ergebnis der Wertung</translation>
    </message>
    <message>
        <source>The Castillo is emptied</source>
        <translation>Das Castillo wird geleert</translation>
    </message>
    <message>
        <source>Scoring %1 · %2 of %3</source>
        <translation>Wertung %1 · %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>player, number, place</comment>
        <translation>%1: %2, Ziel: %3</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Previous location</source>
        <translation>Voriger Ort</translation>
    </message>
    <message>
        <source>Next location</source>
        <translation>Nächster Ort</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>The secret disks are revealed</source>
        <translation>Die Geheimscheiben werden aufgedeckt</translation>
    </message>
    <message>
        <source>%1: +%2, now %3, %4</source>
        <comment>player, points, score, place</comment>
        <translation>%1: +%2, jetzt %3, %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, points with their reasons</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>scores no points</source>
        <translation>erhält keine Punkte</translation>
    </message>
    <message>
        <source>The Grandes follow the disks</source>
        <translation>Die Granden folgen den Scheiben</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player, places of a Grande</comment>
        <translation>%1: bisher %2, jetzt %3</translation>
    </message>
    <message>
        <source>Special scoring</source>
        <translation>Sonderwertung</translation>
    </message>
    <message>
        <source>Scoring %1 · %2</source>
        <translation>Wertung %1 · %2</translation>
    </message>
    <message>
        <source>Continue here or with Enter.</source>
        <translation>Weiter hier oder mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>%1, previously %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>%1: %2 each</source>
        <comment>tie, points</comment>
        <translation>%1: je %2</translation>
    </message>
    <message>
        <source>%1: no points</source>
        <comment>place of a scoring</comment>
        <translation>%1: keine Punkte</translation>
    </message>
    <message>
        <source>%1: stays in %2</source>
        <comment>player, place of a Grande</comment>
        <translation>%1: bleibt stehen (%2)</translation>
    </message>
    <message>
        <source>tied for rank %1 overall</source>
        <translation>insgesamt gleichauf auf Rang %1</translation>
    </message>
    <message>
        <source>rank %1 overall</source>
        <comment>of a player</comment>
        <translation>insgesamt Rang %1</translation>
    </message>
    <message>
        <source>%1: may not leave %2</source>
        <comment>player, place of a Grande</comment>
        <translation>%1: darf %2 nicht verlassen</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Zum Ende springen</translation>
    </message>
    <message>
        <source>Skip to the end (End); leave: Esc</source>
        <translation>Zum Ende springen (Ende); verlassen: Esc</translation>
    </message>
</context>
<context>
    <name>elgrande::Screen</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
</context>
<context>
    <name>elgrande::SeatPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Winner!</source>
        <translation>Sieg!</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Court: %1</source>
        <translation>Hof: %1</translation>
    </message>
    <message>
        <source>Provinces: %1</source>
        <translation>Provinz: %1</translation>
    </message>
    <message>
        <source>Power cards in hand: %1</source>
        <translation>Machtkarten auf der Hand: %1</translation>
    </message>
    <message>
        <source>Holds a Veto</source>
        <translation>Hat ein Veto</translation>
    </message>
    <message>
        <source>Secret disk is set</source>
        <translation>Geheimscheibe ist eingestellt</translation>
    </message>
    <message>
        <source>Round %1 · turn order</source>
        <translation>Runde %1 · Zugreihenfolge</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>%1 · home %2</source>
        <translation>%1 · Heimat %2</translation>
    </message>
    <message>
        <source>Nobody plays this colour</source>
        <translation>Niemand spielt diese Farbe</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>Auf dem Spielplan: %1</translation>
    </message>
    <message>
        <source>Power cards yet to come: %1</source>
        <translation>Machtkarten, die noch kommen: %1</translation>
    </message>
    <message>
        <source>⚠ Disconnected</source>
        <translation>⚠ Getrennt</translation>
    </message>
    <message>
        <source>⚠ Disconnected – computer playing</source>
        <translation>⚠ Getrennt – Computer spielt</translation>
    </message>
    <message>
        <source>⚠ disconnected</source>
        <translation>⚠ getrennt</translation>
    </message>
    <message>
        <source>Power card played: %1</source>
        <translation>Gespielte Machtkarte: %1</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Only the last used power card lies face up.</source>
        <translation>Nur die zuletzt gespielte Machtkarte liegt offen.</translation>
    </message>
</context>
<context>
    <name>elgrande::SeatRow</name>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>elgrande::SeatsEditor</name>
    <message>
        <source>&amp;Players:</source>
        <translation>S&amp;pieler:</translation>
    </message>
</context>
<context>
    <name>elgrande::SecretDisk</name>
    <message>
        <source>Secret disk</source>
        <translation>Geheimscheibe</translation>
    </message>
    <message>
        <source>On the rim: average points</source>
        <translation>Am Rand: Punkte im Durchschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n points</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>%1 bis %n Punkte</numerusform>
            <numerusform>%1 bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on average the same as the best opponent</source>
        <translation>%1, im Schnitt so viele wie der beste Gegner</translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n more than the best opponent</source>
        <translation>
            <numerusform>%1, im Schnitt %n mehr als der beste Gegner</numerusform>
            <numerusform>%1, im Schnitt %n mehr als der beste Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n fewer than the best opponent</source>
        <translation>
            <numerusform>%1, im Schnitt %n weniger als der beste Gegner</numerusform>
            <numerusform>%1, im Schnitt %n weniger als der beste Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <comment>place</comment>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>%1, the King&apos;s region</source>
        <translation>%1, die Königsregion</translation>
    </message>
    <message>
        <source>The arrow keys or the mouse wheel turn the disk, or choose a place on its rim. Nobody else can see it. The numbers show your average points over everything the others might choose.</source>
        <translation>Die Pfeiltasten oder das Mausrad drehen die Scheibe, oder wähl einen Ort am Rand. Die anderen sehen es nicht. Die Zahlen zeigen deine Punkte, gemittelt über alles, was die anderen wählen können.</translation>
    </message>
    <message>
        <source>On the rim: average points, without the Castillo and what others have in it</source>
        <translation>Am Rand: Punkte im Durchschnitt, ohne das Castillo und die Caballeros der anderen darin</translation>
    </message>
    <message>
        <source>%1, without the Castillo and what others have in it</source>
        <comment>points</comment>
        <translation>%1, ohne das Castillo und die Caballeros der anderen darin</translation>
    </message>
    <message>
        <source>On the rim: average points if a general scoring followed</source>
        <translation>Am Rand: Punkte im Durchschnitt, wenn jetzt eine allgemeine Wertung folgte</translation>
    </message>
</context>
<context>
    <name>elgrande::SetEditor</name>
    <message numerus="yes">
        <source>%n chosen, %1 needed</source>
        <translation>
            <numerusform>%n ausgewählt, %1 werden gebraucht</numerusform>
            <numerusform>%n ausgewählt, %1 werden gebraucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen, %1 to %2 needed</source>
        <translation>
            <numerusform>%n ausgewählt, %1 bis %2 werden gebraucht</numerusform>
            <numerusform>%n ausgewählt, %1 bis %2 werden gebraucht</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Select all: %1</source>
        <translation>Alle auswählen: %1</translation>
    </message>
    <message>
        <source>Draw %1 at random</source>
        <translation>%1 auslosen</translation>
    </message>
    <message>
        <source>Chooses %1 of them at random.</source>
        <translation>Wählt %1 davon zufällig aus.</translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsDesk</name>
    <message>
        <source>Your settings will be lost when the program ends, because they could not be saved in %1.</source>
        <translation>Deine Einstellungen gehen mit dem Ende des Programms verloren, denn sie konnten nicht in %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>The interface is shown at %1% instead of %2%: this screen has no room for more.</source>
        <translation>Die Skalierung beträgt %1 % statt %2 %: Für mehr ist auf diesem Bildschirm kein Platz.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normale Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Alle Einstellungen …</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <translation>Schriftgröße: %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Computer player speed:</source>
        <translation>Tempo der &amp;Computerspieler:</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>No pauses</source>
        <translation>Ohne Pause</translation>
    </message>
    <message>
        <source>Confirm the end of my &amp;turn</source>
        <translation>Vor dem &amp;Zugende nachfragen</translation>
    </message>
    <message>
        <source>Make forced choices automat&amp;ically</source>
        <translation>Erzwungene Schritte automati&amp;sch ausführen</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>An&amp;imationen:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Colour &amp;vision:</source>
        <translation>&amp;Farbsehen:</translation>
    </message>
    <message>
        <source>Protanopia (red)</source>
        <translation>Rotschwäche (Protanopie)</translation>
    </message>
    <message>
        <source>Deuteranopia (green)</source>
        <translation>Grünschwäche (Deuteranopie)</translation>
    </message>
    <message>
        <source>Tritanopia (blue)</source>
        <translation>Blauschwäche (Tritanopie)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>&amp;Keep finished games for statistics</source>
        <translation>Beendete &amp;Partien für die Statistik speichern</translation>
    </message>
    <message>
        <source>They stay on this computer and can be replayed from Game – Statistics.</source>
        <translation>Sie bleiben auf diesem Rechner. Jede lässt sich unter „Spiel – Statistik“ nachspielen.</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>So that you can still undo the last step of a turn.</source>
        <translation>Damit sich auch der letzte Schritt eines Zuges rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>Show &amp;ranks on the scoreboards</source>
        <translation>&amp;Ränge auf den Wertungstafeln</translation>
    </message>
    <message>
        <source>Who would currently come first, second and third there.</source>
        <translation>Wer dort jetzt als Erster, Zweiter und Dritter Punkte bekäme.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Sc&amp;hriftgröße:</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemvorgabe</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Int&amp;erface scale:</source>
        <translation>&amp;Skalierung:</translation>
    </message>
    <message>
        <source>Scales board, cards and text together. Takes effect the next time the program starts.</source>
        <translation>Skaliert Plan, Karten und Schrift gemeinsam. Gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>This screen has room for %1% at most.</source>
        <comment>size of everything</comment>
        <translation>Auf diesem Bildschirm ist Platz für höchstens %1 %.</translation>
    </message>
    <message>
        <source>More than %1% needs a larger window.</source>
        <comment>text size</comment>
        <translation>Mehr als %1 % braucht ein größeres Fenster.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>Spiel&amp;geräusche</translation>
    </message>
    <message>
        <source>This program was built without Qt Multimedia and cannot play sounds. Everything you would hear is also shown on screen.</source>
        <translation>Dieses Programm ist ohne Qt Multimedia gebaut und kann keinen Ton abspielen. Alles, was zu hören wäre, ist auch zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Keep track of what went into the &amp;Castillo</source>
        <translation>Merken, was ins &amp;Castillo gekommen ist</translation>
    </message>
    <message>
        <source>Everyone saw it going in; this saves you memorising it.</source>
        <translation>Alle haben es gesehen; so musst du es dir nicht merken.</translation>
    </message>
    <message>
        <source>Warn me if Caballeros could still be &amp;placed</source>
        <translation>Nachfragen, wenn noch Caballeros eingesetzt werden &amp;könnten</translation>
    </message>
    <message>
        <source>Warn me if the &amp;special action is unused</source>
        <translation>Nachfragen, wenn die &amp;Sonderaktion ausgelassen wird</translation>
    </message>
    <message>
        <source>Warn me if an action card would do &amp;nothing</source>
        <translation>Nachfragen, wenn eine Aktionskarte &amp;nichts bewirken könnte</translation>
    </message>
    <message>
        <source>Warn me if &amp;only others would score</source>
        <translation>Nachfragen, wenn n&amp;ur andere Punkte bekämen</translation>
    </message>
    <message>
        <source>Games set up without assistance offer none of this.</source>
        <translation>In Partien ohne Hilfen gibt es nichts davon.</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>Touch-&amp;friendly buttons:</source>
        <translation>Große Schal&amp;tflächen (Touch):</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Ask even if it makes &amp;no difference</source>
        <translation>Auch &amp;nachfragen, wenn es nichts ändert</translation>
    </message>
    <message>
        <source>For example, the order of scorings that do not affect each other.</source>
        <translation>Etwa nach der Reihenfolge von Wertungen, die einander nicht beeinflussen.</translation>
    </message>
    <message>
        <source>Describe each &amp;move in replays</source>
        <translation>Beim Nachspielen jeden &amp;Zug beschreiben</translation>
    </message>
    <message>
        <source>Standard colours</source>
        <translation>Standardfarben</translation>
    </message>
    <message>
        <source>“Off” shows changes instantly, skips scenes and does not play scorings automatically.</source>
        <translation>„Aus“ zeigt Änderungen sofort, überspringt Szenen und spielt Wertungen nicht automatisch ab.</translation>
    </message>
    <message>
        <source>S&amp;how scenes: disks, Veto, new round, coronation</source>
        <translation>Sz&amp;enen zeigen: Geheimscheiben, Veto, neue Runde, Krönung</translation>
    </message>
    <message>
        <source>A&amp;lert me when it is my turn and another window is active</source>
        <translation>&amp;Benachrichtigen, wenn ich dran bin und ein anderes Fenster aktiv ist</translation>
    </message>
    <message>
        <source>Wood, parchment, the gate of the Castillo, coins, the seal of a Veto and a closing fanfare.</source>
        <translation>Holz, Pergament, das Tor des Castillos, Münzen, das Siegel eines Vetos und eine Fanfare am Ende.</translation>
    </message>
    <message>
        <source>Computer player as &amp;tutor:</source>
        <translation>Computerspieler als &amp;Lehrer:</translation>
    </message>
    <message>
        <source>Never warns</source>
        <translation>Warnt nie</translation>
    </message>
    <message numerus="yes">
        <source>Warns if a move loses %n point(s) or more</source>
        <translation>
            <numerusform>Warnt, wenn ein Zug mindestens %n Punkt kostet</numerusform>
            <numerusform>Warnt, wenn ein Zug mindestens %n Punkte kostet</numerusform>
        </translation>
    </message>
    <message>
        <source>Log wh&amp;y computer players moved as they did</source>
        <translation>Im &amp;Verlauf begründen, warum ein Computerspieler so gezogen hat</translation>
    </message>
    <message>
        <source>Warn me if free expansion bonuses &amp;go unused</source>
        <translation>Nachfragen, wenn kostenlose Vorteile einer Erweiterung un&amp;genutzt bleiben</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 Minuten</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 Minuten</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 Minuten</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 Minuten</translation>
    </message>
    <message>
        <source>Only a reminder: nobody loses their turn.</source>
        <translation>Nur eine Erinnerung: Niemand verliert dadurch seinen Zug.</translation>
    </message>
    <message>
        <source>Turn cloc&amp;k in network games:</source>
        <translation>Zug&amp;uhr in Netzwerkpartien:</translation>
    </message>
    <message>
        <source>Thinking tim&amp;e:</source>
        <translation>Be&amp;denkzeit:</translation>
    </message>
    <message>
        <source>Short – up to 0.2 seconds</source>
        <translation>Kurz – höchstens 0,2 Sekunden</translation>
    </message>
    <message>
        <source>Normal – up to 1 second</source>
        <translation>Normal – höchstens 1 Sekunde</translation>
    </message>
    <message>
        <source>Long – up to 5 seconds</source>
        <translation>Lang – höchstens 5 Sekunden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast:</source>
        <translation>Hoher &amp;Kontrast:</translation>
    </message>
    <message>
        <source>Show chances of &amp;winning in advice</source>
        <translation>Siegchancen in Ti&amp;pps angeben</translation>
    </message>
    <message>
        <source>Warn me if a Caballero would not co&amp;unt</source>
        <translation>Nachfragen, wenn ein Caballero nicht zä&amp;hlen würde</translation>
    </message>
    <message>
        <source>No colours (achromatopsia)</source>
        <translation>Ohne Farben (Achromatopsie)</translation>
    </message>
    <message>
        <source>Network &amp;port:</source>
        <translation>Netz&amp;werk-Port:</translation>
    </message>
    <message>
        <source>For games you host. A firewall must let in this port over TCP, and port %1 over UDP. With port %1, nobody has to enter the port.</source>
        <translation>Für Partien, die du eröffnest. Eine Firewall muss diesen Port (TCP) und Port %1 (UDP) durchlassen. Bei %1 braucht niemand den Port einzugeben.</translation>
    </message>
    <message>
        <source>Let others &amp;ask to join games you host</source>
        <translation>Andere dürfen bei meinen Partien an&amp;klopfen</translation>
    </message>
    <message>
        <source>They need no join code then: you see their name and a number, and decide.</source>
        <translation>Dann braucht niemand den Beitrittscode: Du siehst Namen und Zahl und entscheidest.</translation>
    </message>
    <message>
        <source>Warn me if an action card would cost my &amp;Veto</source>
        <translation>Nachfragen, wenn eine Aktionskarte das Vet&amp;o kosten würde</translation>
    </message>
    <message>
        <source>Only Master and Grandmaster need more than the short time.</source>
        <translation>Nur Meister und Großmeister brauchen mehr als die kurze Zeit.</translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsPage</name>
    <message>
        <source>%1%</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>elgrande::ShortcutsDialog</name>
    <message>
        <source>“%1” used this shortcut and now has none.</source>
        <translation>„%1“ hatte dieses Kürzel und hat jetzt keines mehr.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>New &amp;key combination:</source>
        <translation>Neues &amp;Kürzel:</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>Zu&amp;weisen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu, command</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>elgrande::SpotSummary</name>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>token, place</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, next to the board</source>
        <comment>scoreboard</comment>
        <translation>%1, neben dem Plan</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>elgrande::SpotTip</name>
    <message>
        <source>Choosing this place puts a Caballero here. For the special action, press its button or drag the piece.</source>
        <translation>Wer diesen Ort wählt, setzt hier einen Caballero ein; für die Sonderaktion drück ihre Schaltfläche oder zieh den Spielstein.</translation>
    </message>
    <message numerus="yes">
        <source>%n more Caballero(s) would not count here.</source>
        <translation>
            <numerusform>%n weiterer Caballero würde hier nicht zählen.</numerusform>
            <numerusform>%n weitere Caballeros würden hier nicht zählen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::Standing</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>home region %1</source>
        <translation>Heimatregion %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) at court</source>
        <translation>
            <numerusform>%n Caballero am Hof</numerusform>
            <numerusform>%n Caballeros am Hof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the provinces</source>
        <comment>Caballeros</comment>
        <translation>
            <numerusform>%n in der Provinz</numerusform>
            <numerusform>%n in der Provinz</numerusform>
        </translation>
    </message>
    <message>
        <source>The King is {in}.</source>
        <translation>Der König steht {in}.</translation>
    </message>
    <message>
        <source>Action cards on offer: %1.</source>
        <translation>Zur Wahl stehen die Aktionskarten %1.</translation>
    </message>
</context>
<context>
    <name>elgrande::StartPage</name>
    <message>
        <source>Nine regions of Spain, one Castillo, and a King among Grandes</source>
        <translation>Neun Regionen Spaniens, ein Castillo und ein König unter Granden</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Board game by Wolfgang Kramer and Richard Ulrich. This is an independent fan project.</source>
        <translation>Brettspiel von Wolfgang Kramer und Richard Ulrich. Dies ist ein unabhängiges Fan-Projekt.</translation>
    </message>
</context>
<context>
    <name>elgrande::StatisticsDesk</name>
    <message>
        <source>The finished game could not be saved for the statistics.</source>
        <translation>Die beendete Partie konnte nicht für die Statistik gespeichert werden.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Summary as &amp;PDF or SVG…</source>
        <translation>Zusammenfassung als &amp;PDF oder SVG …</translation>
    </message>
    <message>
        <source>There is no summary of this game.</source>
        <translation>Von dieser Partie gibt es keine Zusammenfassung.</translation>
    </message>
    <message>
        <source>El Grande</source>
        <translation>El Grande</translation>
    </message>
    <message>
        <source>Summary of the game</source>
        <translation>Zusammenfassung der Partie</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;SVG images (*.svg)</source>
        <translation>PDF (*.pdf);;SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>The summary could not be saved.</source>
        <translation>Die Zusammenfassung konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The summary was saved to %1.</source>
        <translation>Die Zusammenfassung wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>This game was continued from a replay, so its course was known: it does not count in the statistics.</source>
        <translation>Diese Partie wurde beim Nachspielen fortgesetzt, ihr Verlauf war also bekannt: Sie zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>The summary could not be opened.</source>
        <translation>Die Zusammenfassung ließ sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>elgrande::StatisticsWindow</name>
    <message>
        <source>Reading %1 of %2 games …</source>
        <translation>%1 von %2 Partien gelesen …</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>No finished games match yet. Every game played to the end is counted here.</source>
        <translation>Noch keine passende beendete Partie. Hier zählt jede Partie, die zu Ende gespielt wird.</translation>
    </message>
    <message>
        <source>Points over time (average of five games)</source>
        <translation>Punkte im Lauf der Zeit (Mittel aus fünf Partien)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>finished, in the statistics</comment>
        <translation>
            <numerusform>eine Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The table was saved to %1.</source>
        <translation>Die Tabelle wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>Die Tabelle konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Human players</source>
        <translation>Menschliche Spieler</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Aktionskarten</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <translation>&amp;Ausgabe:</translation>
    </message>
    <message>
        <source>Number of pl&amp;ayers:</source>
        <translation>Spieler&amp;zahl:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>&amp;Summary…</source>
        <translation>Zusammen&amp;fassung …</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>Tabelle e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Replay a &amp;file…</source>
        <translation>&amp;Datei nachspielen …</translation>
    </message>
    <message>
        <source>Expa&amp;nsions:</source>
        <translation>&amp;Erweiterungen:</translation>
    </message>
    <message>
        <source>Only one game so far. The lines begin with the second one.</source>
        <translation>Bisher nur eine Partie. Die Linien beginnen mit der zweiten.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and were left unchanged: %1</source>
        <translation>
            <numerusform>Eine Datei war nicht lesbar und blieb, wie sie ist: %1</numerusform>
            <numerusform>%n Dateien waren nicht lesbar und blieben, wie sie sind: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::StatusStrip</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 · ends with a general scoring</source>
        <comment>%1: Round 3 of 9</comment>
        <translation>%1 · am Ende allgemeine Wertung</translation>
    </message>
    <message numerus="yes">
        <source>%1 · general scoring after %n more round(s)</source>
        <comment>%1: Round 1 of 9</comment>
        <translation>
            <numerusform>%1 · allgemeine Wertung nach %n weiteren Runde</numerusform>
            <numerusform>%1 · allgemeine Wertung nach %n weiteren Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>elgrande::StoryTables</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Score after each round and scoring</source>
        <translation>Punktestand nach jeder Runde und Wertung</translation>
    </message>
    <message>
        <source>Card: %1</source>
        <translation>Karte: %1</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Herkunft der Punkte</translation>
    </message>
    <message>
        <source>Rounds and general scorings (I, II, III)</source>
        <translation>Runden und allgemeine Wertungen (I, II, III)</translation>
    </message>
    <message>
        <source>Nobody has scored.</source>
        <translation>Niemand hat Punkte gemacht.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>General scoring %1</source>
        <translation>Allgemeine Wertung %1</translation>
    </message>
    <message>
        <source>All general scorings</source>
        <translation>Allgemeine Wertungen zusammen</translation>
    </message>
    <message>
        <source>… of which in regions chosen by disk</source>
        <translation>… davon in Regionen der Geheimscheiben</translation>
    </message>
    <message>
        <source>Card: %1 (round %2)</source>
        <translation>Karte: %1 (Runde %2)</translation>
    </message>
    <message>
        <source>All points in the region chosen on the secret disk, to which the Caballeros from the Castillo moved</source>
        <translation>Alle Punkte in der Region, die auf der Geheimscheibe eingestellt war und in die die Caballeros aus dem Castillo zogen</translation>
    </message>
</context>
<context>
    <name>elgrande::TableList</name>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>free seats of all seats</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft schon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 – different</source>
        <comment>version</comment>
        <translation>%1 – weicht ab</translation>
    </message>
    <message>
        <source>At %1, port %2</source>
        <translation>Auf %1, Port %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>Freie Plätze</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Network games</source>
        <translation>Netzwerkpartien</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>game, its address</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>your seat?</source>
        <comment>is kept, if this is the game</comment>
        <translation>dein Platz?</translation>
    </message>
</context>
<context>
    <name>elgrande::TableLobby</name>
    <message>
        <source>Too many wrong join codes have come from the network; the join code is now %1.</source>
        <translation>Aus dem Netzwerk kamen zu viele falsche Beitrittscodes; der Beitrittscode ist jetzt %1.</translation>
    </message>
    <message>
        <source>Add another player at this screen</source>
        <translation>Weiterer Spieler an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>The join code has changed. Players who have already joined can reconnect without it.</source>
        <translation>Der Beitrittscode hat sich geändert. Wer schon beigetreten ist, kommt auch ohne ihn zurück.</translation>
    </message>
    <message>
        <source>Join code and addresses</source>
        <translation>Beitrittscode und Adressen</translation>
    </message>
    <message>
        <source>Once the game has started, anyone who joins with this code is a spectator; players get their seats back without it. If the game is not found automatically, enter one of these addresses:</source>
        <translation>Nach Spielbeginn sind neue Gäste mit diesem Code Zuschauer; Spieler kommen auch ohne ihn auf ihren Platz zurück. Wird die Partie nicht automatisch gefunden, gib eine dieser Adressen ein:</translation>
    </message>
    <message>
        <source>This computer is not connected to a network.</source>
        <translation>Dieser Rechner ist mit keinem Netzwerk verbunden.</translation>
    </message>
    <message>
        <source>&amp;Copy invitation</source>
        <translation>Einladung &amp;kopieren</translation>
    </message>
    <message>
        <source>Join code %1</source>
        <translation>Beitrittscode %1</translation>
    </message>
    <message>
        <source>Join code %1 – no network</source>
        <translation>Beitrittscode %1 – kein Netzwerk</translation>
    </message>
    <message>
        <source>Connection to the host lost; your seat is kept.</source>
        <translation>Verbindung zum Gastgeber verloren; dein Platz bleibt reserviert.</translation>
    </message>
    <message>
        <source>%1 now plays from another computer. The join code is now %2.</source>
        <translation>%1 spielt jetzt an einem anderen Rechner. Der Beitrittscode lautet nun %2.</translation>
    </message>
    <message>
        <source>Code for %1: %2</source>
        <translation>Code für %1: %2</translation>
    </message>
    <message>
        <source>Enter this code at the computer at which %1 is to play on. It works once; then %1&apos;s former computer is disconnected and the code changes. One of these addresses may be needed, too:</source>
        <translation>Gib diesen Code an dem Rechner ein, an dem %1 weiterspielt. Er gilt einmal; danach wird der bisherige Rechner von %1 getrennt und der Code ändert sich. Vielleicht ist auch eine dieser Adressen nötig:</translation>
    </message>
    <message>
        <source>Do &amp;not move</source>
        <translation>&amp;Nicht umsetzen</translation>
    </message>
</context>
<context>
    <name>elgrande::TalkPanel</name>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Nachricht eingeben</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>%1 stummschalten</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>Chat-Nachrichten</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Noch keine Nachrichten.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation>Fertige Sätze</translation>
    </message>
    <message>
        <source>Everyone reads these in their own language</source>
        <translation>Alle lesen sie in ihrer eigenen Sprache</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Spectators: %1</source>
        <comment>names</comment>
        <translation>Zuschauer: %1</translation>
    </message>
    <message>
        <source>%1 (spectator)</source>
        <comment>name</comment>
        <translation>%1 (Zuschauer)</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>%1 entfernen …</translation>
    </message>
    <message>
        <source>Nobody to mute</source>
        <translation>Niemand zum Stummschalten</translation>
    </message>
</context>
<context>
    <name>elgrande::TasterButton</name>
    <message>
        <source>Try it now</source>
        <translation>Gleich ausprobieren</translation>
    </message>
    <message>
        <source>A short tutorial: three rounds on the real board</source>
        <translation>Ein kurzes Tutorial: drei Runden auf dem echten Spielplan</translation>
    </message>
    <message>
        <source>Try it now: %1</source>
        <translation>Gleich ausprobieren: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::ThreatPanel</name>
    <message>
        <source>%1: −%2</source>
        <comment>action card, points lost</comment>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a player, %2: the action cards that they could take points with</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Nothing to fear here this round.</source>
        <translation>Hier ist in dieser Runde nichts zu befürchten.</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>What opponents can do to %1</source>
        <translation>Was die anderen %1 nehmen können</translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n point(s) here now.</source>
        <translation>
            <numerusform>%1 bekäme hier jetzt %n Punkt.</numerusform>
            <numerusform>%1 bekäme hier jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – and you would be overtaken</source>
        <extracomment>%1: the cards that a player could take points with</extracomment>
        <translation>%1 – und du würdest überholt</translation>
    </message>
    <message>
        <source>Points you could lose in the remaining turns of this round. Bold: you would also be overtaken. Choose a row to see the cards.</source>
        <translation>Punkte, die du in den restlichen Zügen dieser Runde verlieren könntest. Fett: Du würdest außerdem überholt. Wähl eine Zeile, um die Karten zu sehen.</translation>
    </message>
</context>
<context>
    <name>elgrande::TrackTip</name>
    <message>
        <source>Score %1</source>
        <translation>Punktestand %1</translation>
    </message>
    <message>
        <source>Round %1 is skipped in this game</source>
        <translation>Runde %1 entfällt in dieser Partie</translation>
    </message>
    <message>
        <source>Round %1, in progress</source>
        <translation>Runde %1, läuft gerade</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>General scoring after round %1</source>
        <translation>Allgemeine Wertung nach Runde %1</translation>
    </message>
</context>
<context>
    <name>elgrande::TurnClock</name>
    <message>
        <source>%1: %2 of %3 minutes</source>
        <comment>player, time spent, time for a turn</comment>
        <translation>%1: %2 von %3 Minuten</translation>
    </message>
</context>
<context>
    <name>elgrande::TurningPoints</name>
    <message>
        <source>%1: %2</source>
        <comment>round: what the points were given for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The lead never changed.</source>
        <translation>Die Führung hat nie gewechselt.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1: %2 plays “%3”</source>
        <translation>Runde %1: %2 spielt „%3“</translation>
    </message>
    <message>
        <source>%1 is level with the best opponent.</source>
        <translation>%1 liegt gleichauf mit dem besten Gegner.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Punkte: %1.</translation>
    </message>
    <message>
        <source>General scoring %1</source>
        <translation>Allgemeine Wertung %1</translation>
    </message>
    <message>
        <source>Biggest swings for %1</source>
        <translation>Die größten Umschwünge für %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>round: player, what the points were given for</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead, by %n point(s).</source>
        <translation>
            <numerusform>%1 übernimmt die Führung, mit %n Punkt Vorsprung.</numerusform>
            <numerusform>%1 übernimmt die Führung, mit %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3.</source>
        <comment>player, points behind, points ahead</comment>
        <translation>%1 macht aus %2 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <comment>goes from</comment>
        <translation>
            <numerusform>%n Punkt Rückstand</numerusform>
            <numerusform>%n Punkten Rückstand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <comment>goes to</comment>
        <translation>
            <numerusform>%n Punkt Vorsprung</numerusform>
            <numerusform>%n Punkte Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 falls %n point(s) behind.</source>
        <translation>
            <numerusform>%1 fällt um %n Punkt zurück.</numerusform>
            <numerusform>%1 fällt um %n Punkte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 drops from %2 to %3.</source>
        <comment>player, points ahead, points behind</comment>
        <translation>%1 verliert %2 und liegt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <comment>drops from</comment>
        <translation>
            <numerusform>%n Punkt Vorsprung</numerusform>
            <numerusform>%n Punkte Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <comment>drops to</comment>
        <translation>
            <numerusform>%n Punkt zurück</numerusform>
            <numerusform>%n Punkte zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s lead goes from %2 to %n point(s).</source>
        <translation>
            <numerusform>Der Vorsprung von %1 geht von %2 auf %n Punkt.</numerusform>
            <numerusform>Der Vorsprung von %1 geht von %2 auf %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n point(s) behind.</source>
        <translation>
            <numerusform>Der Rückstand von %1 geht von %2 auf %n Punkt.</numerusform>
            <numerusform>Der Rückstand von %1 geht von %2 auf %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::UnfinishedDialog</name>
    <message>
        <source>This game is open in another window and cannot be deleted.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen und lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>last played %1</source>
        <comment>date and time</comment>
        <translation>zuletzt gespielt: %1</translation>
    </message>
    <message>
        <source>Delete this game? This cannot be undone.</source>
        <translation>Diese Partie löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Angefangene Partien</translation>
    </message>
    <message>
        <source>&amp;Which game do you want to continue?</source>
        <translation>&amp;Welche Partie möchtest du fortsetzen?</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is no unfinished game. When you leave a game, you find it here and can continue it at any time.</source>
        <translation>Es gibt keine angefangene Partie. Wenn du eine Partie verlässt, findest du sie hier und kannst sie jederzeit fortsetzen.</translation>
    </message>
</context>
<context>
    <name>elgrande::UnfinishedGame</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>A game: the round that it is in, or “Finished”, and its players</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>a game</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>a game</comment>
        <translation>Noch nicht begonnen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, points</comment>
        <extracomment>A player and the points so far, in a row of players</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>may be open elsewhere</source>
        <translation>vielleicht anderswo offen</translation>
    </message>
    <message>
        <source>%1 (unreadable)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>Open in another window: %1</source>
        <comment>a game</comment>
        <translation>In einem anderen Fenster offen: %1</translation>
    </message>
    <message>
        <source>May be open elsewhere: %1</source>
        <comment>a game</comment>
        <translation>Vielleicht anderswo offen: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::UnfinishedRows</name>
    <message>
        <source>Damaged, or from a newer version</source>
        <translation>Beschädigt oder aus einer neueren Version</translation>
    </message>
</context>
<context>
    <name>elgrande::ViewDesk</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>Fit board to &amp;window</source>
        <translation>Gan&amp;zen Plan zeigen</translation>
    </message>
    <message>
        <source>Replay last &amp;scoring</source>
        <translation>Letzte &amp;Wertung noch einmal</translation>
    </message>
    <message>
        <source>Show &amp;ranks on the scoreboards</source>
        <translation>&amp;Ränge auf den Wertungstafeln</translation>
    </message>
    <message>
        <source>S&amp;coring forecast</source>
        <translation>Wertungsvors&amp;chau</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>&amp;Bedrohungen</translation>
    </message>
    <message>
        <source>This game is played without assistance, as at a real table.</source>
        <translation>Diese Partie wird ohne Hilfen gespielt, wie am echten Tisch.</translation>
    </message>
    <message>
        <source>&amp;Expand log over the sea</source>
        <translation>V&amp;erlauf über dem Meer ausklappen</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>Ti&amp;pps</translation>
    </message>
    <message>
        <source>Wh&amp;y that move?</source>
        <translation>War&amp;um dieser Zug?</translation>
    </message>
    <message>
        <source>Announce stand&amp;ing</source>
        <translation>&amp;Stand ansagen</translation>
    </message>
    <message>
        <source>Repeat last ann&amp;ouncement</source>
        <translation>Letzte &amp;Ansage wiederholen</translation>
    </message>
    <message>
        <source>Enlarge &amp;board</source>
        <translation>Spielplan vergr&amp;ößern</translation>
    </message>
    <message>
        <source>Red&amp;uce board</source>
        <translation>Spielplan verkle&amp;inern</translation>
    </message>
</context>
<context>
    <name>elgrande::Waste</name>
    <message>
        <source>Leave them at court and don&apos;t ask again</source>
        <translation>Am Hof lassen und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Leave them at court</source>
        <translation>Am Hof lassen</translation>
    </message>
    <message>
        <source>End turn and don&apos;t ask again</source>
        <translation>Zug beenden und nicht mehr fragen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Take the card and don&apos;t ask again</source>
        <translation>Karte nehmen und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>Give others the points and don&apos;t ask again</source>
        <translation>Den anderen Punkte geben und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Give others the points</source>
        <translation>Den anderen Punkte geben</translation>
    </message>
    <message>
        <source>End turn without it and don&apos;t ask again</source>
        <translation>Zug trotzdem beenden und nicht mehr fragen</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>Zug trotzdem beenden</translation>
    </message>
    <message>
        <source>Send it there and don&apos;t ask again</source>
        <translation>Dorthin setzen und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Send it there</source>
        <translation>Dorthin setzen</translation>
    </message>
    <message>
        <source>Stay with mine and don&apos;t ask again</source>
        <extracomment>Buttons: make the own move although another would be much better</extracomment>
        <translation>Bei meinem bleiben und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Stay with mine</source>
        <translation>Bei meinem bleiben</translation>
    </message>
    <message>
        <source>You could still place Caballeros.</source>
        <translation>Du könntest noch Caballeros einsetzen.</translation>
    </message>
    <message>
        <source>You have not used the special action “%1”.</source>
        <translation>Du hast die Sonderaktion „%1“ nicht genutzt.</translation>
    </message>
    <message>
        <source>“%1” would have no effect for you now.</source>
        <translation>„%1“ hätte jetzt keine Wirkung.</translation>
    </message>
    <message>
        <source>This gives points to others but none to you.</source>
        <translation>Das bringt anderen Punkte und dir keine.</translation>
    </message>
    <message>
        <source>You could still do this: %1.</source>
        <translation>Das ginge noch: %1.</translation>
    </message>
    <message>
        <source>Your Caballero would not count there: no space is free.</source>
        <translation>Dein Caballero würde dort nicht zählen: Kein Platz ist frei.</translation>
    </message>
    <message>
        <source>The computer expects clearly more points from the move shown on the board.</source>
        <translation>Der Computer erwartet von dem Zug auf dem Plan deutlich mehr Punkte.</translation>
    </message>
    <message>
        <source>The computer expects clearly more points from another move.</source>
        <translation>Der Computer verspricht sich von einem anderen Zug deutlich mehr Punkte.</translation>
    </message>
    <message>
        <source>Leave them in your court?</source>
        <translation>Sollen sie am Hof bleiben?</translation>
    </message>
    <message>
        <source>End your turn without it?</source>
        <translation>Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>Take it anyway?</source>
        <translation>Trotzdem nehmen?</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <translation>Trotzdem ausführen?</translation>
    </message>
    <message>
        <source>Do this anyway?</source>
        <translation>Trotzdem so machen?</translation>
    </message>
    <message>
        <source>Stay with yours?</source>
        <translation>Bei deinem bleiben?</translation>
    </message>
    <message>
        <source>End your turn anyway?</source>
        <translation>Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>Taking “%1” gives up your Veto.</source>
        <translation>Wenn du „%1“ nimmst, verlierst du dein Veto.</translation>
    </message>
    <message>
        <source>Give up the Veto and don&apos;t ask again</source>
        <translation>Auf das Veto verzichten und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Give up the Veto</source>
        <translation>Auf das Veto verzichten</translation>
    </message>
</context>
<context>
    <name>elgrande::WelcomePage</name>
    <message>
        <source>Welcome to the royal court!</source>
        <translation>Willkommen am Königshof!</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Dein Name:</translation>
    </message>
    <message>
        <source>as other players will see it</source>
        <translation>wie ihn die anderen sehen</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Standard colours</source>
        <translation>Standardfarben</translation>
    </message>
    <message>
        <source>Protanopia (red)</source>
        <translation>Rotschwäche (Protanopie)</translation>
    </message>
    <message>
        <source>Deuteranopia (green)</source>
        <translation>Grünschwäche (Deuteranopie)</translation>
    </message>
    <message>
        <source>Tritanopia (blue)</source>
        <translation>Blauschwäche (Tritanopie)</translation>
    </message>
    <message>
        <source>Each colour also has its own symbol. You can change all of this later.</source>
        <translation>Jede Farbe hat auch ein eigenes Symbol. All das lässt sich später ändern.</translation>
    </message>
    <message>
        <source>The players&apos; colours and symbols</source>
        <translation>Farben und Symbole der Spieler</translation>
    </message>
    <message>
        <source>&amp;Learn: play the tutorial</source>
        <translation>&amp;Lernen: das Tutorial spielen</translation>
    </message>
    <message>
        <source>&amp;Play: start a new game</source>
        <translation>S&amp;pielen: eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>No colours (achromatopsia)</source>
        <translation>Ohne Farben (Achromatopsie)</translation>
    </message>
    <message>
        <source>&amp;Join or host a network game</source>
        <translation>&amp;Im Netzwerk spielen</translation>
    </message>
</context>
<context>
    <name>elgrande::WhereToWrite</name>
    <message>
        <source>A file named %1 already exists. Replace it?</source>
        <translation>Eine Datei %1 gibt es schon. Möchtest du sie ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>elgrande::agents</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Makes any legal move. Good for trying things out.</source>
        <translation>Macht irgendeinen erlaubten Zug. Gut zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Takes whatever scores most, one move ahead.</source>
        <translation>Nimmt, was im nächsten Zug die meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>Far-sighted</source>
        <translation>Weitsichtig</translation>
    </message>
    <message>
        <source>Plain search</source>
        <translation>Einfache Suche</translation>
    </message>
    <message>
        <source>Plays the round out a thousand times before each move.</source>
        <translation>Spielt die Runde vor jedem Zug tausendmal durch.</translation>
    </message>
    <message>
        <source>Tries random moves up to the next scoring: the benchmark for better players.</source>
        <translation>Probiert zufällige Züge bis zur nächsten Wertung durch: der Maßstab für bessere Spieler.</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How well a computer player plays, as in “Hard, builder”</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Plays on first impressions and sometimes forgets the Castillo.</source>
        <translation>Spielt nach dem ersten Eindruck und vergisst manchmal das Castillo.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Anticipates how the others might respond.</source>
        <translation>Sieht voraus, wie die anderen antworten könnten.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>What a computer player likes to do, as in “Hard, builder”</extracomment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Wants many Caballeros on the board.</source>
        <translation>Will viele Caballeros auf dem Plan haben.</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Goes for whoever is ahead.</source>
        <translation>Geht auf den los, der vorne liegt.</translation>
    </message>
    <message>
        <source>castellan</source>
        <translation>Burgvogt</translation>
    </message>
    <message>
        <source>Loves the Castillo.</source>
        <translation>Liebt das Castillo.</translation>
    </message>
    <message>
        <source>spoiler</source>
        <extracomment>Somebody who takes points away from others</extracomment>
        <translation>Neider</translation>
    </message>
    <message>
        <source>Begrudges the others their points.</source>
        <translation>Gönnt den anderen keine Punkte.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level and temperament of a computer player: Hard, builder</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences about a computer player</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Program %1</source>
        <comment>name</comment>
        <translation>Programm %1</translation>
    </message>
    <message>
        <source>Weighs thousands of lines of play before every move.</source>
        <translation>Wägt vor jedem Zug Tausende Spielverläufe ab.</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>Thinks for several seconds, as deeply as it can.</source>
        <translation>Denkt mehrere Sekunden nach, so gründlich es geht.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Plays for the fun of it and thinks a step ahead.</source>
        <translation>Spielt zum Vergnügen und denkt einen Schritt voraus.</translation>
    </message>
    <message>
        <source>Thinks every turn through: a match for a regular player.</source>
        <translation>Denkt jeden Zug zu Ende: ein Gegner für geübte Spieler.</translation>
    </message>
</context>
<context>
    <name>elgrande::errors</name>
    <message>
        <source>This is not an El Grande record: it does not begin with a header.</source>
        <translation>Das ist keine Aufzeichnung von El Grande: Der Kopf fehlt.</translation>
    </message>
    <message>
        <source>The record has more header lines than a game can have.</source>
        <translation>Die Aufzeichnung hat mehr Kopfzeilen, als eine Partie haben kann.</translation>
    </message>
    <message>
        <source>Header line %1 of the record has the invalid name &apos;%2&apos;.</source>
        <translation>Die Kopfzeile %1 der Aufzeichnung hat den ungültigen Namen „%2“.</translation>
    </message>
    <message>
        <source>The record gives &apos;%1&apos; twice.</source>
        <translation>Die Aufzeichnung nennt „%1“ zweimal.</translation>
    </message>
    <message>
        <source>Header line %1 of the record (&apos;%2&apos;) has no value in quotes, or is truncated.</source>
        <translation>Die Kopfzeile %1 der Aufzeichnung („%2“) hat keinen Wert in Anführungszeichen oder ist abgeschnitten.</translation>
    </message>
    <message>
        <source>Header line %1 of the record (&apos;%2&apos;) is not closed.</source>
        <translation>Die Kopfzeile %1 der Aufzeichnung („%2“) ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The record has no Check; its end is missing.</source>
        <translation>Die Aufzeichnung hat keine Prüfsumme (Check); ihr Ende fehlt.</translation>
    </message>
    <message>
        <source>This is not an El Grande record.</source>
        <translation>Das ist keine Aufzeichnung von El Grande.</translation>
    </message>
    <message>
        <source>The record does not state its %1.</source>
        <translation>In der Aufzeichnung fehlt die Angabe „%1“.</translation>
    </message>
    <message>
        <source>The record has the format &apos;%1&apos;; this program reads format %2.</source>
        <translation>Die Aufzeichnung hat das Format „%1“; dieses Programm liest Format %2.</translation>
    </message>
    <message>
        <source>The record&apos;s number of rounds, &apos;%1&apos;, is not a number.</source>
        <translation>Die Rundenzahl „%1“ der Aufzeichnung ist keine Zahl.</translation>
    </message>
    <message>
        <source>The record&apos;s option &apos;%1&apos; has no value.</source>
        <translation>Die Option „%1“ der Aufzeichnung hat keinen Wert.</translation>
    </message>
    <message>
        <source>The record&apos;s card corrections are invalid. %1</source>
        <translation>Die Kartenkorrekturen der Aufzeichnung sind ungültig. %1</translation>
    </message>
    <message>
        <source>The record&apos;s moves begin with &apos;%1&apos; instead of a round number.</source>
        <translation>Die Züge der Aufzeichnung beginnen mit „%1“ statt mit der Nummer einer Runde.</translation>
    </message>
    <message>
        <source>The record has more moves than a game can have.</source>
        <translation>Die Aufzeichnung hat mehr Züge, als eine Partie haben kann.</translation>
    </message>
    <message>
        <source>Move %1 of the record, &apos;%2&apos;: %3</source>
        <translation>Zug %1 der Aufzeichnung, „%2“: %3</translation>
    </message>
    <message>
        <source>There is no such copy of the card.</source>
        <translation>So viele Exemplare hat diese Karte nicht.</translation>
    </message>
    <message>
        <source>The record is longer than a game can be.</source>
        <translation>Die Aufzeichnung ist länger, als eine Partie sein kann.</translation>
    </message>
    <message>
        <source>The last comment of the record is not closed.</source>
        <translation>Der letzte Kommentar der Aufzeichnung ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The record&apos;s game cannot be played here: %1</source>
        <translation>Diese Partie lässt sich hier nicht spielen: %1</translation>
    </message>
    <message>
        <source>The record does not state its number of moves; there are %1.</source>
        <translation>Die Aufzeichnung nennt keine Anzahl der Züge; es sind %1.</translation>
    </message>
    <message>
        <source>The record states %1 moves, but there are %2.</source>
        <translation>Die Aufzeichnung soll %1 Züge haben, es sind aber %2.</translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>Who has made a move of the record that no player makes: cards that are turned up by chance</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Move %1 of the record, &apos;%2&apos;, comes after the end of the game.</source>
        <translation>Zug %1 der Aufzeichnung, „%2“, kommt nach dem Ende der Partie.</translation>
    </message>
    <message>
        <source>Move %1 of the record, &apos;%2&apos; by %3, is not legal here: %4 has to decide &apos;%5&apos;.</source>
        <translation>Zug %1 der Aufzeichnung, „%2“ (%3), ist hier nicht erlaubt: Zu entscheiden ist „%5“ (%4).</translation>
    </message>
    <message>
        <source>A game has 9 or 6 rounds.</source>
        <translation>Eine Partie hat 9 oder 6 Runden.</translation>
    </message>
    <message>
        <source>El Grande is for 2 to 5 players.</source>
        <translation>El Grande ist für 2 bis 5 Spieler.</translation>
    </message>
    <message>
        <source>There must be one colour for each player.</source>
        <translation>Für jeden Spieler muss es genau eine Farbe geben.</translation>
    </message>
    <message>
        <source>There is no colour &apos;%1&apos;.</source>
        <translation>Die Farbe „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Two players have the colour %1.</source>
        <translation>Zwei Spieler haben die Farbe „%1“.</translation>
    </message>
    <message>
        <source>A correction is for the card &apos;%1&apos;, which this game does not have.</source>
        <translation>Eine Korrektur gilt der Karte „%1“, die es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos; in this game.</source>
        <translation>Die Option „%1“ gibt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <source>No rulebook says how to combine &apos;%1&apos; and &apos;%2&apos;; only house rules allow it.</source>
        <translation>Keine Spielregel sagt, wie „%1“ und „%2“ kombiniert werden; nur Hausregeln erlauben es.</translation>
    </message>
    <message>
        <source>There is no edition &apos;%1&apos; in this build.</source>
        <translation>Die Ausgabe „%1“ gibt es in diesem Programm nicht.</translation>
    </message>
    <message>
        <source>There is no expansion &apos;%1&apos; in this build.</source>
        <translation>Die Erweiterung „%1“ gibt es in diesem Programm nicht.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an edition and must be chosen as one.</source>
        <translation>„%1“ ist eine Ausgabe und muss als solche gewählt werden.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is added automatically with the expansions it joins.</source>
        <translation>„%1“ wird automatisch mit den Erweiterungen hinzugefügt, die es verbindet.</translation>
    </message>
    <message>
        <source>The expansion &apos;%1&apos; needs &apos;%2&apos;.</source>
        <translation>Die Erweiterung „%1“ braucht „%2“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; cannot be played together.</source>
        <translation>„%1“ und „%2“ lassen sich nicht zusammen spielen.</translation>
    </message>
    <message>
        <source>A correction is for &apos;%1&apos;, which is not the name of a card.</source>
        <translation>Eine Korrektur gilt „%1“, was kein Kartenname ist.</translation>
    </message>
    <message>
        <source>A correction gives the power card &apos;%1&apos; an action or copies; it can have neither.</source>
        <translation>Eine Korrektur gibt der Machtkarte „%1“ eine Aktion oder Exemplare; sie kann beides nicht haben.</translation>
    </message>
    <message>
        <source>The correction of the power card &apos;%1&apos; belongs to the card &apos;%2&apos;.</source>
        <translation>Die Korrektur der Machtkarte „%1“ gehört zur Karte „%2“.</translation>
    </message>
    <message>
        <source>The card &apos;%1&apos; has the action &apos;%2&apos;, which does not exist in this game.</source>
        <translation>Die Karte „%1“ hat die Aktion „%2“, die es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>The power card &apos;%1&apos; has the action of the card &apos;%2&apos;, which is not in the game.</source>
        <translation>Die Machtkarte „%1“ hat die Aktion der Karte „%2“, die nicht im Spiel ist.</translation>
    </message>
    <message>
        <source>There are too few power cards: %1; this game needs %2.</source>
        <translation>Es sind zu wenige Machtkarten: %1; diese Partie braucht %2.</translation>
    </message>
    <message>
        <source>The power cards &apos;%1&apos; and &apos;%2&apos; both have the value %3.</source>
        <translation>Die Machtkarten „%1“ und „%2“ haben beide den Wert %3.</translation>
    </message>
    <message>
        <source>This game cannot be played without the card &apos;%1&apos;.</source>
        <translation>Ohne die Karte „%1“ lässt sich diese Partie nicht spielen.</translation>
    </message>
    <message>
        <source>There are too few action cards in stack %1: %2; this game needs %3.</source>
        <translation>Im Stapel %1 sind zu wenige Aktionskarten: %2; diese Partie braucht %3.</translation>
    </message>
    <message>
        <source>The correction of the card &apos;%1&apos; contains &apos;%2&apos; twice.</source>
        <translation>Die Korrektur der Karte „%1“ nennt „%2“ zweimal.</translation>
    </message>
    <message>
        <source>The correction of the card &apos;%1&apos; has a &apos;%2&apos; of more than %3 characters.</source>
        <translation>Die Korrektur der Karte „%1“ hat in „%2“ mehr als %3 Zeichen.</translation>
    </message>
    <message>
        <source>The seed of a game must not exceed %1 characters.</source>
        <translation>Der Startwert einer Partie hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>The card file contains &apos;%1&apos; a second time in line %2.</source>
        <translation>Die Kartendatei nennt „%1“ in Zeile %2 ein zweites Mal.</translation>
    </message>
    <message>
        <source>%1 has &apos;%2&apos; among its fields; it belongs in &apos;texts&apos;: &quot;texts&quot;: {&quot;%2&quot;: &quot;…&quot;}.</source>
        <translation>%1 hat „%2“ unter den Feldern; es gehört in „texts“: &quot;texts&quot;: {&quot;%2&quot;: &quot;…&quot;}.</translation>
    </message>
    <message>
        <source>It wrote &apos;%1&apos; before it was asked.</source>
        <translation>Es hat „%1“ geschrieben, bevor es gefragt wurde.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The card &apos;%1&apos; is corrected twice.</source>
        <translation>Die Karte „%1“ wird zweimal korrigiert.</translation>
    </message>
    <message>
        <source>The correction of the card &apos;%1&apos; contains &apos;%2&apos;, which is not a property of a card.</source>
        <translation>In der Korrektur der Karte „%1“ steht „%2“, was keine Eigenschaft einer Karte ist.</translation>
    </message>
    <message>
        <source>The move &apos;%1&apos; refers to something that is not in this game.</source>
        <translation>Der Zug „%1“ nennt etwas, das es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>There is no move &apos;%1&apos;.</source>
        <translation>Einen Zug „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The option &apos;%1&apos; cannot be &apos;%2&apos;.</source>
        <translation>Die Option „%1“ kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>The record&apos;s Check does not match its contents: the record was truncated or changed.</source>
        <translation>Die Prüfsumme (Check) der Aufzeichnung passt nicht zum Inhalt: Sie wurde abgeschnitten oder geändert.</translation>
    </message>
    <message>
        <source>still has to draw the home of a Grande that is already on the board</source>
        <translation>muss noch die Heimatregion eines Granden ziehen, der schon auf dem Plan steht</translation>
    </message>
    <message>
        <source>still has to draw a home, but not all Caballeros of that seat are in the provinces</source>
        <translation>muss noch eine Heimatregion ziehen, aber die Caballeros dieses Platzes sind nicht alle in der Provinz</translation>
    </message>
    <message>
        <source>and the King disagree about whether he has been drawn</source>
        <translation>und der König sind sich nicht einig, ob er gezogen ist</translation>
    </message>
    <message>
        <source>is past choosing the starting player, but there is none</source>
        <translation>ist über das Ziehen des Startspielers hinaus, aber es gibt keinen</translation>
    </message>
    <message>
        <source>and the power cards played disagree about whose turn it is</source>
        <translation>und die gespielten Machtkarten sind sich nicht einig, wer am Zug ist</translation>
    </message>
    <message>
        <source>waits for the power card of a seat that has none in hand</source>
        <translation>wartet auf die Machtkarte eines Platzes, der keine auf der Hand hat</translation>
    </message>
    <message>
        <source>comes after two seats have played the same power card</source>
        <translation>kommt, nachdem zwei Plätze dieselbe Machtkarte gespielt haben</translation>
    </message>
    <message>
        <source>comes before the turn order is known, but there is one</source>
        <translation>kommt, bevor die Zugreihenfolge feststeht, aber es gibt eine</translation>
    </message>
    <message>
        <source>needs a turn order that names every seat once</source>
        <translation>braucht eine Zugreihenfolge, die jeden Platz einmal nennt</translation>
    </message>
    <message>
        <source>has a turn order that does not follow from the power cards</source>
        <translation>hat eine Zugreihenfolge, die sich nicht aus den Machtkarten ergibt</translation>
    </message>
    <message>
        <source>is before the turns, but the first player is not next</source>
        <translation>steht vor den Zügen, aber nicht der Erste kommt an die Reihe</translation>
    </message>
    <message>
        <source>comes before a seat takes an action card that it already has</source>
        <translation>kommt, bevor ein Platz eine Aktionskarte nimmt, die er schon hat</translation>
    </message>
    <message>
        <source>comes with more Vetos held than have left their stack</source>
        <translation>kommt mit mehr genommenen Vetos, als ihren Stapel verlassen haben</translation>
    </message>
    <message>
        <source>asks for a Veto that nobody can use</source>
        <translation>fragt nach einem Veto, das niemand einlegen kann</translation>
    </message>
    <message>
        <source>has a Veto window answered by seats that are not in the game</source>
        <translation>hat ein Veto-Fenster, auf das Plätze geantwortet haben, die nicht mitspielen</translation>
    </message>
    <message>
        <source>has a Veto window with an invalid move</source>
        <translation>hat ein Veto-Fenster mit einem ungültigen Zug</translation>
    </message>
    <message>
        <source>has a Veto window of an unknown kind</source>
        <translation>hat ein Veto-Fenster unbekannter Art</translation>
    </message>
    <message>
        <source>has a Veto window before something that cannot be vetoed</source>
        <translation>hat ein Veto-Fenster vor etwas, gegen das es kein Veto gibt</translation>
    </message>
    <message>
        <source>has a special action under way, but &apos;special&apos; does not name the seat whose turn it is</source>
        <translation>hat eine laufende Sonderaktion, aber „special“ nennt nicht den Platz, der am Zug ist</translation>
    </message>
    <message>
        <source>has a special action under way with a card that is not in front of the seat</source>
        <translation>hat eine laufende Sonderaktion mit einer Karte, die nicht vor dem Platz liegt</translation>
    </message>
    <message>
        <source>has a special action under way with a card that has not been used</source>
        <translation>hat eine laufende Sonderaktion mit einer Karte, die nicht gespielt ist</translation>
    </message>
    <message>
        <source>ends a special action incorrectly</source>
        <translation>beendet eine Sonderaktion falsch</translation>
    </message>
    <message>
        <source>waits for nobody, but a Veto window has just been passed</source>
        <translation>wartet auf niemanden, aber gerade wurde ein Veto-Fenster durchschritten</translation>
    </message>
    <message>
        <source>has a special action under way that &apos;parts&apos; does not mention</source>
        <translation>hat eine laufende Sonderaktion, die „parts“ nicht nennt</translation>
    </message>
    <message>
        <source>does not fit the special action of the card</source>
        <translation>passt nicht zur Sonderaktion der Karte</translation>
    </message>
    <message>
        <source>has a Veto window with no step below it</source>
        <translation>hat ein Veto-Fenster ohne einen Schritt darunter</translation>
    </message>
    <message>
        <source>has a step with invalid fields</source>
        <translation>hat einen Schritt mit ungültigen Feldern</translation>
    </message>
    <message>
        <source>has a step that is impossible at this point of the round</source>
        <translation>hat einen Schritt, der an dieser Stelle der Runde unmöglich ist</translation>
    </message>
    <message>
        <source>ends with a step that asks nobody</source>
        <translation>endet mit einem Schritt, der niemanden fragt</translation>
    </message>
    <message>
        <source>ends with a step that has nobody to ask</source>
        <translation>endet mit einem Schritt, der niemanden zu fragen hat</translation>
    </message>
    <message>
        <source>asks for a Veto against a move that was not legal</source>
        <translation>fragt nach einem Veto gegen einen Zug, der nicht erlaubt war</translation>
    </message>
    <message>
        <source>asks a seat that is not in the game</source>
        <translation>fragt einen Platz, der nicht mitspielt</translation>
    </message>
    <message>
        <source>asks a seat that can do nothing</source>
        <translation>fragt einen Platz, der nichts tun kann</translation>
    </message>
    <message>
        <source>has a secret disk set to a place that is not on it</source>
        <translation>hat eine Geheimscheibe, die auf einen Ort eingestellt ist, den es auf ihr nicht gibt</translation>
    </message>
    <message>
        <source>has secret disks that nobody asked for</source>
        <translation>hat Geheimscheiben, nach denen niemand gefragt hat</translation>
    </message>
    <message>
        <source>asks for a secret disk for no purpose</source>
        <translation>fragt ohne Zweck nach einer Geheimscheibe</translation>
    </message>
    <message>
        <source>has a secret disk set to a place the seat could not choose</source>
        <translation>hat eine Geheimscheibe, die auf einen Ort eingestellt ist, den der Platz nicht wählen durfte</translation>
    </message>
    <message>
        <source>is in the set-up, but a round has begun</source>
        <translation>ist im Aufbau, aber eine Runde hat begonnen</translation>
    </message>
    <message>
        <source>is in a round that does not match &apos;round&apos; and &apos;rounds_begun&apos;</source>
        <translation>ist in einer Runde, die nicht zu „round“ und „rounds_begun“ passt</translation>
    </message>
    <message>
        <source>is in a round without a starting player</source>
        <translation>ist in einer Runde ohne Startspieler</translation>
    </message>
    <message>
        <source>is in a round without a King on the board</source>
        <translation>ist in einer Runde ohne König auf dem Plan</translation>
    </message>
    <message>
        <source>is in a scoring that this round does not have</source>
        <translation>ist in einer Wertung, die es in dieser Runde nicht gibt</translation>
    </message>
    <message>
        <source>is in a turn, but it is nobody&apos;s turn</source>
        <translation>ist in einem Zug, aber niemand ist am Zug</translation>
    </message>
    <message>
        <source>is past the turns, but it is still somebody&apos;s turn</source>
        <translation>ist über die Züge hinaus, aber jemand ist am Zug</translation>
    </message>
    <message>
        <source>has a step of a seat that is not in the game</source>
        <translation>hat einen Schritt eines Platzes, der nicht mitspielt</translation>
    </message>
    <message>
        <source>does not begin with the flow of the round</source>
        <translation>beginnt nicht mit dem Ablauf der Runde</translation>
    </message>
    <message>
        <source>enters a part of the round that it is already in</source>
        <translation>beginnt einen Teil der Runde, in dem sie schon ist</translation>
    </message>
    <message>
        <source>and &apos;special&apos; disagree about whether a special action is under way</source>
        <translation>und „special“ sind sich nicht einig, ob eine Sonderaktion läuft</translation>
    </message>
    <message>
        <source>is empty, but the last round has not been played</source>
        <translation>ist leer, aber die letzte Runde ist nicht gespielt</translation>
    </message>
    <message>
        <source>The position&apos;s agenda %1.</source>
        <translation>Die Agenda der Stellung %1.</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>%1 has the unknown field &apos;%2&apos;.</source>
        <translation>%1 hat das unbekannte Feld „%2“.</translation>
    </message>
    <message>
        <source>%1 must be an integer from %2 to %3.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is not a string.</source>
        <translation>%1 hat ein „%2“, das keine Zeichenkette ist.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is neither true nor false.</source>
        <translation>%1 hat ein „%2“, das weder true noch false ist.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is not a list.</source>
        <translation>%1 hat ein „%2“, das keine Liste ist.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is not an object.</source>
        <translation>%1 hat ein „%2“, das kein Objekt ist.</translation>
    </message>
    <message>
        <source>%1 gives the option &apos;%2&apos; a value that is neither true, false nor a string.</source>
        <translation>%1 gibt der Option „%2“ einen Wert, der weder true noch false noch eine Zeichenkette ist.</translation>
    </message>
    <message>
        <source>%1 names an expansion that is not a string.</source>
        <translation>%1 nennt eine Erweiterung, die keine Zeichenkette ist.</translation>
    </message>
    <message>
        <source>%1 has invalid card corrections. %2</source>
        <translation>%1 hat ungültige Kartenkorrekturen. %2</translation>
    </message>
    <message>
        <source>The set-up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>%1 names a seat that is not a string.</source>
        <translation>%1 nennt einen Platz, der keine Zeichenkette ist.</translation>
    </message>
    <message>
        <source>The position is not a JSON object: %1.</source>
        <translation>Die Stellung ist kein JSON-Objekt: %1.</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>%1 must have 2 to 5 &apos;seats&apos;.</source>
        <translation>%1 muss 2 bis 5 „seats“ haben.</translation>
    </message>
    <message>
        <source>%1 must be a string.</source>
        <translation>%1 muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, which is not in this game.</source>
        <translation>%1 ist „%2“, was es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>%1 has a seat that is not an object.</source>
        <translation>%1 hat einen Platz, der kein Objekt ist.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Der Platz „%1“</translation>
    </message>
    <message>
        <source>%1 has more &apos;dummies&apos; than the game has.</source>
        <translation>%1 hat mehr „dummies“ als die Partie.</translation>
    </message>
    <message>
        <source>The dummy</source>
        <translation>Der unbesetzte Platz</translation>
    </message>
    <message>
        <source>%1 has its Grande outside the regions.</source>
        <translation>%1 hat den eigenen Granden außerhalb der Regionen.</translation>
    </message>
    <message>
        <source>%1 has the power card &apos;%2&apos; in &apos;%3&apos;; there is no such card.</source>
        <translation>%1 hat in „%3“ die Machtkarte „%2“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 has the power card %2 twice in &apos;%3&apos;.</source>
        <translation>%1 hat die Machtkarte %2 zweimal in „%3“.</translation>
    </message>
    <message>
        <source>%1 has the power card %2 both in hand and used.</source>
        <translation>%1 hat die Machtkarte %2 zugleich auf der Hand und gespielt.</translation>
    </message>
    <message>
        <source>%1 has a card in &apos;returned&apos; that is not in hand.</source>
        <translation>%1 hat in „returned“ eine Karte, die nicht auf der Hand ist.</translation>
    </message>
    <message>
        <source>%1 has the King in a place where he cannot be.</source>
        <translation>%1 hat den König an einem Ort, an dem er nicht stehen darf.</translation>
    </message>
    <message>
        <source>The scoreboard</source>
        <translation>Die Wertungstafel</translation>
    </message>
    <message>
        <source>The place of the scoreboard &apos;%1&apos;</source>
        <translation>Der Ort der Wertungstafel „%1“</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is not a scoreboard.</source>
        <translation>%1 nennt „%2“ als Wertungstafel, was keine ist.</translation>
    </message>
    <message>
        <source>%1 has the scoreboard &apos;%2&apos; where nothing is scored.</source>
        <translation>%1 hat die Wertungstafel „%2“, wo nichts gewertet wird.</translation>
    </message>
    <message>
        <source>%1 has two scoreboards in one place.</source>
        <translation>%1 hat zwei Wertungstafeln am selben Ort.</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Ein Spielstein</translation>
    </message>
    <message>
        <source>%1 has more &apos;%2&apos; tokens than there are.</source>
        <translation>%1 hat mehr vom Spielstein „%2“, als es gibt.</translation>
    </message>
    <message>
        <source>The place of the token &apos;%1&apos;</source>
        <translation>Der Ort des Spielsteins „%1“</translation>
    </message>
    <message>
        <source>A place in &apos;regions&apos;</source>
        <translation>Ein Ort in „regions“</translation>
    </message>
    <message>
        <source>%1 has the Castillo in &apos;regions&apos; instead of &apos;castillo&apos;.</source>
        <translation>%1 hat das Castillo in „regions“ statt in „castillo“.</translation>
    </message>
    <message>
        <source>The region %1</source>
        <translation>Die Region „%1“</translation>
    </message>
    <message>
        <source>The Castillo</source>
        <translation>Das Castillo</translation>
    </message>
    <message>
        <source>%1 has Caballeros of &apos;%2&apos;, a colour that is not in this game.</source>
        <translation>%1 hat Caballeros von „%2“, die in dieser Partie nicht dabei sind.</translation>
    </message>
    <message>
        <source>%1 belongs under &apos;seats&apos;.</source>
        <translation>%1 gehört zu „seats“.</translation>
    </message>
    <message>
        <source>The colour %1 has %2 Caballeros, but there are only %3 in its set.</source>
        <translation>Die Farbe „%1“ hat %2 Caballeros, aber ihr Satz hat %3.</translation>
    </message>
    <message>
        <source>%1 mentions the stack &apos;%2&apos;, which does not exist.</source>
        <translation>%1 nennt den Stapel „%2“, den es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 must be the id of a card.</source>
        <translation>%1 muss die Kennung einer Karte sein.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, which is already elsewhere in the position.</source>
        <translation>%1 ist „%2“, was in der Stellung schon anderswo vorkommt.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, which is not a card of this stack.</source>
        <translation>%1 ist „%2“, eine solche Karte hat der Stapel nicht.</translation>
    </message>
    <message>
        <source>The card of %1</source>
        <translation>Die Karte von „%1“</translation>
    </message>
    <message>
        <source>%1 is from a stack whose card for this round was taken by another seat.</source>
        <translation>%1 ist von einem Stapel, dessen Karte dieser Runde ein anderer Platz genommen hat.</translation>
    </message>
    <message>
        <source>%1 has a card on offer on stack %2, whose card has been taken.</source>
        <translation>%1 hat eine offene Karte auf Stapel %2, dessen Karte genommen ist.</translation>
    </message>
    <message>
        <source>The card on offer on stack %1</source>
        <translation>Die offene Karte auf Stapel %1</translation>
    </message>
    <message>
        <source>The top card of stack %1</source>
        <translation>Die oberste Karte von Stapel %1</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but that card is neither on offer nor taken.</source>
        <translation>%1 ist „%2“, aber diese Karte liegt weder offen aus, noch ist sie genommen.</translation>
    </message>
    <message>
        <source>A card left in stack %1</source>
        <translation>Eine übrige Karte von Stapel %1</translation>
    </message>
    <message>
        <source>Card %1 of stack %2</source>
        <translation>Karte %1 von Stapel %2</translation>
    </message>
    <message>
        <source>%1 is in round %2, which does not exist in this game.</source>
        <translation>%1 ist in Runde %2, die es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>%1 is in round 0, the set-up, which needs an &apos;agenda&apos;.</source>
        <translation>%1 ist in Runde 0, dem Aufbau, und braucht dafür eine „agenda“.</translation>
    </message>
    <message>
        <source>%1 has more seats in &apos;order&apos; than the game has.</source>
        <translation>%1 hat in „order“ mehr Plätze als die Partie.</translation>
    </message>
    <message>
        <source>A seat in &apos;order&apos;</source>
        <translation>Ein Platz in „order“</translation>
    </message>
    <message>
        <source>%1 has the phase &apos;%2&apos;, which does not exist.</source>
        <translation>%1 hat die Phase „%2“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The seat &apos;to_move&apos;</source>
        <translation>Der Platz „to_move“</translation>
    </message>
    <message>
        <source>%1 is in the phase &apos;%2&apos;, which needs an &apos;agenda&apos;.</source>
        <translation>%1 ist in der Phase „%2“, die eine „agenda“ braucht.</translation>
    </message>
    <message>
        <source>%1 does not name a seat.</source>
        <translation>%1 nennt keinen Platz.</translation>
    </message>
    <message>
        <source>%1 names a card that is not in front of the seat.</source>
        <translation>%1 nennt eine Karte, die nicht vor dem Platz liegt.</translation>
    </message>
    <message>
        <source>A seat in &apos;allowed&apos;</source>
        <translation>Ein Platz in „allowed“</translation>
    </message>
    <message>
        <source>%1 keeps more effects in &apos;kept&apos; than there is room for.</source>
        <translation>%1 hat in „kept“ mehr Wirkungen, als Platz ist.</translation>
    </message>
    <message>
        <source>%1 has something in &apos;kept&apos; that is not an object.</source>
        <translation>%1 hat in „kept“ etwas, das kein Objekt ist.</translation>
    </message>
    <message>
        <source>An effect in &apos;kept&apos;</source>
        <translation>Eine Wirkung in „kept“</translation>
    </message>
    <message>
        <source>%1 is of a kind that does not exist in this game.</source>
        <translation>%1 ist von einer Art, die es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>%1 stops special actions, but no seat holds it.</source>
        <translation>%1 verhindert Sonderaktionen, gehört aber keinem Platz.</translation>
    </message>
    <message>
        <source>A seat in &apos;disks&apos;</source>
        <translation>Ein Platz in „disks“</translation>
    </message>
    <message>
        <source>%1 must have %2 bytes in &apos;slots&apos;, as lower-case hexadecimal digits.</source>
        <translation>%1 muss in „slots“ %2 Bytes haben, als hexadezimale Ziffern in Kleinschreibung.</translation>
    </message>
    <message>
        <source>%1 has more steps in its &apos;agenda&apos; than there is room for.</source>
        <translation>%1 hat in der „agenda“ mehr Schritte, als Platz ist.</translation>
    </message>
    <message>
        <source>%1 has something in its &apos;agenda&apos; that is not an object.</source>
        <translation>%1 hat in der „agenda“ etwas, das kein Objekt ist.</translation>
    </message>
    <message>
        <source>Step %1 of the agenda</source>
        <translation>Schritt %1 der Agenda</translation>
    </message>
    <message>
        <source>%1 has no name.</source>
        <translation>%1 hat keinen Namen.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is not an integer from 0 to %3.</source>
        <translation>%1 hat ein „%2“, das keine ganze Zahl von 0 bis %3 ist.</translation>
    </message>
    <message>
        <source>Seat %1 has no power card in &apos;played&apos;, which the phase &apos;turn&apos; requires.</source>
        <translation>Der Platz „%1“ hat keine Machtkarte in „played“; die Phase „turn“ braucht sie.</translation>
    </message>
    <message>
        <source>%1 has a seat &apos;to_move&apos; that is not in the turn order.</source>
        <translation>%1 hat in „to_move“ einen Platz, der nicht in der Zugreihenfolge steht.</translation>
    </message>
    <message>
        <source>%1 has the open card of stack %2 in the stack too.</source>
        <translation>%1 hat die offene Karte von Stapel %2 auch noch im Stapel.</translation>
    </message>
    <message>
        <source>%1 is impossible: %2.</source>
        <translation>%1 ist unmöglich: %2.</translation>
    </message>
    <message>
        <source>The record&apos;s header and position describe different games.</source>
        <translation>Kopf und Stellung der Aufzeichnung beschreiben verschiedene Partien.</translation>
    </message>
    <message>
        <source>Caballeros are in a place that does not exist</source>
        <translation>Caballeros stehen an einem Ort, den es nicht gibt</translation>
    </message>
    <message>
        <source>there are Caballeros of a colour that nobody plays</source>
        <translation>Es gibt Caballeros einer Farbe, die niemand spielt</translation>
    </message>
    <message>
        <source>a colour has more Caballeros than there are in its set</source>
        <translation>Eine Farbe hat mehr Caballeros als ihr Satz</translation>
    </message>
    <message>
        <source>a power card is both in hand and used</source>
        <translation>Eine Machtkarte ist zugleich auf der Hand und gespielt</translation>
    </message>
    <message>
        <source>a power card does not exist</source>
        <translation>Eine Machtkarte gibt es nicht</translation>
    </message>
    <message>
        <source>a pile of power cards contains a card that cannot be there</source>
        <translation>In einem Stapel Machtkarten liegt eine, die dort nicht sein kann</translation>
    </message>
    <message>
        <source>a regained power card is not in hand</source>
        <translation>Eine zurückgenommene Machtkarte ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>a played power card does not exist</source>
        <translation>Eine gespielte Machtkarte gibt es nicht</translation>
    </message>
    <message>
        <source>an action card lies on the wrong stack</source>
        <translation>Eine Aktionskarte liegt auf dem falschen Stapel</translation>
    </message>
    <message>
        <source>a stack has more cards than exist</source>
        <translation>Ein Stapel hat mehr Karten, als es gibt</translation>
    </message>
    <message>
        <source>a card that does not exist lies in front of a seat</source>
        <translation>Vor einem Platz liegt eine Karte, die es nicht gibt</translation>
    </message>
    <message>
        <source>the King is in a place where he cannot be</source>
        <translation>Der König steht, wo er nicht stehen darf</translation>
    </message>
    <message>
        <source>the King is represented in a place where he cannot be</source>
        <translation>Den König vertritt jemand dort, wo er nicht stehen darf</translation>
    </message>
    <message>
        <source>a Grande is outside the regions</source>
        <translation>Ein Grande steht außerhalb der Regionen</translation>
    </message>
    <message>
        <source>a token that does not exist is in the game</source>
        <translation>Es liegt ein Spielstein da, den es nicht gibt</translation>
    </message>
    <message>
        <source>a token lies in a place that does not exist</source>
        <translation>Ein Spielstein liegt an einem Ort, den es nicht gibt</translation>
    </message>
    <message>
        <source>a token lies in front of a seat that is not in the game</source>
        <translation>Ein Spielstein liegt vor einem Platz, den niemand hat</translation>
    </message>
    <message>
        <source>a mobile scoreboard is in a place where it cannot be</source>
        <translation>Eine mobile Wertungstafel liegt, wo sie nicht liegen darf</translation>
    </message>
    <message>
        <source>a mobile scoreboard is on the Castillo, which this game does not allow</source>
        <translation>Eine mobile Wertungstafel liegt am Castillo, was in dieser Partie nicht erlaubt ist</translation>
    </message>
    <message>
        <source>two mobile scoreboards lie on top of each other</source>
        <translation>Zwei mobile Wertungstafeln liegen aufeinander</translation>
    </message>
    <message>
        <source>a place holds more Caballeros than there is room for</source>
        <translation>An einem Ort stehen mehr Caballeros, als hinpassen</translation>
    </message>
    <message>
        <source>an effect is kept after an empty entry</source>
        <translation>Hinter einem leeren Eintrag steht noch eine Wirkung</translation>
    </message>
    <message>
        <source>an effect that does not exist is kept</source>
        <translation>Es gilt eine Wirkung, die es nicht gibt</translation>
    </message>
    <message>
        <source>more effects of one kind are kept than there can be</source>
        <translation>Von einer Wirkung gibt es mehr, als es geben kann</translation>
    </message>
    <message>
        <source>the agenda has a step that does not exist</source>
        <translation>Die Agenda hat einen Schritt, den es nicht gibt</translation>
    </message>
    <message>
        <source>the turn order has run past its end</source>
        <translation>Die Zugreihenfolge ist über ihr Ende hinaus</translation>
    </message>
    <message>
        <source>The card file mentions the card &apos;%1&apos;, which is in none of the games here.</source>
        <translation>Die Kartendatei nennt die Karte „%1“, die es hier in keinem Spiel gibt.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; of more than %3 characters.</source>
        <translation>%1 hat in „%2“ mehr als %3 Zeichen.</translation>
    </message>
    <message>
        <source>The card file is not valid JSON at line %1: %2.</source>
        <translation>Die Kartendatei ist in Zeile %1 kein gültiges JSON: %2.</translation>
    </message>
    <message>
        <source>The card file</source>
        <translation>Die Kartendatei</translation>
    </message>
    <message>
        <source>%1 must have the format &apos;%2&apos;, not &apos;%3&apos;.</source>
        <translation>%1 muss das Format „%2“ haben, nicht „%3“.</translation>
    </message>
    <message>
        <source>The card list</source>
        <translation>Die Kartenliste</translation>
    </message>
    <message>
        <source>%1 has more than %2 cards.</source>
        <translation>%1 hat mehr als %2 Karten.</translation>
    </message>
    <message>
        <source>The card &apos;%1&apos;</source>
        <translation>Die Karte „%1“</translation>
    </message>
    <message>
        <source>A correction gives a value to the card &apos;%1&apos;, which is not a power card.</source>
        <translation>Eine Korrektur gibt der Karte „%1“ einen Wert, aber sie ist keine Machtkarte.</translation>
    </message>
    <message>
        <source>Line %1 of the tutorial is invalid.</source>
        <translation>Zeile %1 des Tutorials ist ungültig.</translation>
    </message>
    <message>
        <source>The tutorial&apos;s steps do not match its recorded game.</source>
        <translation>Die Schritte des Tutorials passen nicht zu seiner aufgezeichneten Partie.</translation>
    </message>
    <message>
        <source>The game was not started from its beginning.</source>
        <translation>Die Partie wurde nicht von Anfang an gespielt.</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>No program found that can open %1.</source>
        <translation>Es wurde kein Programm gefunden, das %1 öffnet.</translation>
    </message>
    <message>
        <source>There are more power cards than a hand can hold.</source>
        <translation>Es sind mehr Machtkarten, als in eine Hand passen.</translation>
    </message>
    <message>
        <source>There are more stacks of action cards than the table has room for.</source>
        <translation>Es sind mehr Stapel Aktionskarten, als auf dem Tisch Platz haben.</translation>
    </message>
    <message>
        <source>A stack of action cards has more than 32 cards.</source>
        <translation>Ein Stapel Aktionskarten hat mehr als 32 Karten.</translation>
    </message>
    <message>
        <source>There are more cards than the game can number.</source>
        <translation>Es sind mehr Karten, als das Spiel nummerieren kann.</translation>
    </message>
    <message>
        <source>The cards have more steps than the game can number.</source>
        <translation>Die Karten haben mehr Schritte, als das Spiel nummerieren kann.</translation>
    </message>
    <message>
        <source>More steps can be waiting at once than the agenda can hold.</source>
        <translation>Es können mehr Schritte zugleich anstehen, als vorgemerkt werden können.</translation>
    </message>
    <message>
        <source>There are more places than one decision can offer.</source>
        <translation>Es sind mehr Orte, als eine Entscheidung anbieten kann.</translation>
    </message>
    <message>
        <source>More effects can be kept at once than there is room for.</source>
        <translation>Es können mehr Wirkungen zugleich weiterbestehen, als Platz haben.</translation>
    </message>
    <message>
        <source>There are more places than the map has room for.</source>
        <translation>Es sind mehr Orte, als auf dem Plan Platz haben.</translation>
    </message>
    <message>
        <source>There are more tokens than there is room for.</source>
        <translation>Es sind mehr Spielsteine, als Platz haben.</translation>
    </message>
    <message>
        <source>The expansions store more than there is room for.</source>
        <translation>Die Erweiterungen speichern mehr, als Platz hat.</translation>
    </message>
    <message>
        <source>The agent &apos;%1&apos; answered &apos;%2&apos;, which is not legal (deal %3).</source>
        <translation>Der Computerspieler „%1“ hat „%2“ geantwortet, was nicht erlaubt ist (Verteilung %3).</translation>
    </message>
    <message>
        <source>The file %1 is damaged or from a newer version.</source>
        <translation>Die Datei %1 ist beschädigt oder stammt von einer neueren Version.</translation>
    </message>
    <message>
        <source>Caballeros of a colour that nobody plays are in a court</source>
        <translation>Caballeros einer Farbe, die niemand spielt, sind an einem Hof</translation>
    </message>
    <message>
        <source>a token that belongs in front of a seat lies on the board</source>
        <translation>Auf dem Plan liegt ein Spielstein, der vor einen Platz gehört</translation>
    </message>
    <message>
        <source>a token that belongs on the board lies in front of a seat</source>
        <translation>Vor einem Platz liegt ein Spielstein, der auf den Plan gehört</translation>
    </message>
    <message>
        <source>Unknown agent &apos;%1&apos;; available: %2.</source>
        <translation>Unbekannter Computerspieler „%1“; möglich sind %2.</translation>
    </message>
    <message>
        <source>The agent &apos;%1&apos; has no setting &apos;%2&apos;.</source>
        <translation>Der Computerspieler „%1“ hat keine Einstellung „%2“.</translation>
    </message>
    <message>
        <source>The weights file ends too early, after line %1.</source>
        <translation>Die Gewichtsdatei endet zu früh, nach Zeile %1.</translation>
    </message>
    <message>
        <source>Line %1 of the weights file is invalid.</source>
        <translation>Zeile %1 der Gewichtsdatei ist ungültig.</translation>
    </message>
    <message>
        <source>This is not a weights file: &apos;%1&apos; is missing.</source>
        <translation>Das ist keine Gewichtsdatei: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The weights are for a different network; this one needs &apos;%1&apos;.</source>
        <translation>Die Gewichte gehören zu einem anderen Netz; dieses braucht „%1“.</translation>
    </message>
    <message>
        <source>It did not answer within %1 ms.</source>
        <translation>Es hat in %1 ms nicht geantwortet.</translation>
    </message>
    <message>
        <source>It could not be started: %1.</source>
        <translation>Es lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>Its answer is longer than %1 bytes.</source>
        <translation>Seine Antwort ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>%1 Its last output: &apos;%2&apos;</source>
        <translation>%1 Seine letzte Ausgabe: „%2“</translation>
    </message>
    <message>
        <source>It was terminated by signal %1 instead of answering.</source>
        <translation>Statt zu antworten, wurde es durch Signal %1 beendet.</translation>
    </message>
    <message>
        <source>It exited with status %1 instead of answering.</source>
        <translation>Statt zu antworten, hat es sich mit Status %1 beendet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a program that can be run.</source>
        <translation>„%1“ ist kein Programm, das sich starten lässt.</translation>
    </message>
    <message>
        <source>Its answer &apos;%1&apos; is not a JSON object with a &apos;move&apos;.</source>
        <translation>Seine Antwort „%1“ ist kein JSON-Objekt mit einem Zug („move“).</translation>
    </message>
    <message>
        <source>Its answer &apos;%1&apos; is not for question %2.</source>
        <translation>Seine Antwort „%1“ gehört nicht zu Frage %2.</translation>
    </message>
    <message>
        <source>Its move &apos;%1&apos; is not one of the %2 on offer.</source>
        <translation>Sein Zug „%1“ ist nicht unter den %2 angebotenen.</translation>
    </message>
    <message>
        <source>Game %1 (deal %2, rotation %3): entrant %4 &apos;%5&apos; forfeits as %6. %7</source>
        <translation>Partie %1 (Verteilung %2, Sitzordnung %3): Teilnehmer %4 „%5“ verliert (%6). %7</translation>
    </message>
    <message>
        <source>it was started with a different &apos;%1&apos;: %2 then, %3 now. A different ladder needs a different file.</source>
        <translation>sie wurde mit anderem „%1“ begonnen: damals %2, jetzt %3. Eine andere Rangliste braucht eine andere Datei.</translation>
    </message>
    <message>
        <source>line %1 does not belong to a ladder.</source>
        <translation>Zeile %1 gehört zu keiner Rangliste.</translation>
    </message>
    <message>
        <source>It is not available on this computer.</source>
        <translation>Es ist auf diesem Rechner nicht verfügbar.</translation>
    </message>
    <message>
        <source>Programs can play only in games on this computer, not in network games.</source>
        <translation>Programme können nur in Partien auf diesem Rechner spielen, nicht in Netzwerkpartien.</translation>
    </message>
    <message>
        <source>The player answered &apos;%1&apos;, which is not legal (game %2).</source>
        <translation>Der Spieler antwortete „%1“, was nicht erlaubt ist (Partie %2).</translation>
    </message>
    <message>
        <source>%1 It was written by %2; the rules may have changed since then.</source>
        <translation>%1 Geschrieben hat sie %2; seitdem können sich die Regeln geändert haben.</translation>
    </message>
    <message>
        <source>%1 It does not name the version that wrote it; the rules may have changed since then.</source>
        <translation>%1 Sie nennt nicht, welche Version sie geschrieben hat; seitdem können sich die Regeln geändert haben.</translation>
    </message>
    <message>
        <source>The game could not be saved in %1: %2</source>
        <translation>Die Partie ließ sich nicht in %1 speichern: %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>--%1: “%2” is not valid; %3</source>
        <translation>--%1: „%2“ ist nicht gültig; %3</translation>
    </message>
    <message>
        <source>Only one saved game can be opened at a time.</source>
        <translation>Es lässt sich nur eine gespeicherte Partie auf einmal öffnen.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>this picture format is not supported.</source>
        <translation>Dieses Bildformat wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>This game is already open in another window.</source>
        <translation>Diese Partie ist schon in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>This is not a valid address. Examples: 192.168.0.7 or castle.local.</source>
        <translation>Das ist keine gültige Adresse. Beispiele: 192.168.0.7 oder burg.local.</translation>
    </message>
    <message>
        <source>After the colon, enter the port: a number from 1 to 65535.</source>
        <translation>Nach dem Doppelpunkt folgt der Port, eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>A code consists of letters and digits only.</source>
        <translation>Ein Code besteht nur aus Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>There is a mistake in the code: a character is wrong, missing or superfluous.</source>
        <translation>Im Code ist ein Fehler: Ein Zeichen ist falsch, fehlt oder ist überflüssig.</translation>
    </message>
    <message>
        <source>This code was made by another version of the program, which uses a different format.</source>
        <translation>Dieser Code stammt von einer anderen Version des Programms, die ein anderes Format verwendet.</translation>
    </message>
    <message>
        <source>The code requires the edition “%1”, which this program does not have.</source>
        <translation>Der Code verlangt die Ausgabe „%1“, die dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>The code requires the expansion “%1”, which this program does not have.</source>
        <translation>Der Code verlangt die Erweiterung „%1“, die dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>The code requires the rule option “%1: %2”, which this program does not know.</source>
        <translation>Der Code verlangt die Regeloption „%1: %2“, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>The game described by this code cannot be played: %1</source>
        <translation>Die Partie, die der Code beschreibt, lässt sich nicht spielen: %1</translation>
    </message>
    <message>
        <source>The game&apos;s key is damaged.</source>
        <translation>Der Schlüssel der Partie ist beschädigt.</translation>
    </message>
    <message>
        <source>The game&apos;s key could not be created.</source>
        <translation>Der Schlüssel der Partie ließ sich nicht erzeugen.</translation>
    </message>
    <message>
        <source>“%1” never occurs in a code: codes consist of digits and letters.</source>
        <translation>„%1“ kommt in keinem Code vor: Er besteht aus Ziffern und Buchstaben.</translation>
    </message>
    <message>
        <source>The code is incomplete: %1 of %2 characters.</source>
        <translation>Der Code ist unvollständig: %1 von %2 Zeichen.</translation>
    </message>
    <message>
        <source>The code is too long: %1 characters instead of %2.</source>
        <translation>Der Code ist zu lang: %1 Zeichen statt %2.</translation>
    </message>
    <message>
        <source>There is no room for the game in %1.</source>
        <translation>In %1 ist kein Platz für die Partie.</translation>
    </message>
    <message>
        <source>The game cannot be resumed: its file is damaged.</source>
        <translation>Die Partie lässt sich nicht fortsetzen: Ihre Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The host shows a different game from the one that was played.</source>
        <translation>Der Gastgeber zeigt eine andere Partie als die gespielte.</translation>
    </message>
    <message>
        <source>A seat is still free: wait for a player, or give it to a computer player.</source>
        <translation>Ein Platz ist noch frei: Warte auf einen Spieler oder gib ihn einem Computerspieler.</translation>
    </message>
    <message>
        <source>Not everyone is ready yet.</source>
        <translation>Noch sind nicht alle bereit.</translation>
    </message>
    <message>
        <source>A player who has a seat is disconnected.</source>
        <translation>Ein Spieler, der Platz genommen hat, hat keine Verbindung.</translation>
    </message>
    <message>
        <source>The game has started.</source>
        <translation>Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>This seat is already taken.</source>
        <translation>Dieser Platz ist schon besetzt.</translation>
    </message>
    <message>
        <source>This is not your seat.</source>
        <translation>Das ist nicht dein Platz.</translation>
    </message>
    <message>
        <source>Please enter your name.</source>
        <translation>Gib bitte deinen Namen ein.</translation>
    </message>
    <message>
        <source>The game has started; you can watch as a spectator.</source>
        <translation>Die Partie hat begonnen; du kannst zuschauen.</translation>
    </message>
    <message>
        <source>You are sending too much at once. Please wait a moment.</source>
        <translation>Du sendest zu viel auf einmal. Warte bitte einen Moment.</translation>
    </message>
    <message>
        <source>This is not a game that can be resumed.</source>
        <translation>Das ist keine Partie, die fortgesetzt werden kann.</translation>
    </message>
    <message>
        <source>Another program is already hosting this game.</source>
        <translation>Diese Partie wird schon von einem anderen Programm ausgerichtet.</translation>
    </message>
    <message>
        <source>The game has become too long to be saved.</source>
        <translation>Die Partie ist zu lang geworden, um gespeichert zu werden.</translation>
    </message>
    <message>
        <source>The game cannot be resumed: its record is damaged.</source>
        <translation>Die Partie kann nicht fortgesetzt werden: Ihre Aufzeichnung ist beschädigt.</translation>
    </message>
    <message>
        <source>Someone else plays this seat.</source>
        <translation>Auf diesem Platz spielt jemand anders.</translation>
    </message>
    <message>
        <source>It is someone else&apos;s turn.</source>
        <translation>Jemand anders ist am Zug.</translation>
    </message>
    <message>
        <source>This is not possible here.</source>
        <translation>Das ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>The game has changed in the meantime. Look again and choose once more.</source>
        <translation>Die Partie hat sich inzwischen verändert. Sieh noch einmal hin und wähl neu.</translation>
    </message>
    <message>
        <source>The game is paused: the host cannot save it. Nothing is lost; it will continue as soon as there is space on the host&apos;s disk again.</source>
        <translation>Die Partie pausiert: Der Gastgeber kann sie nicht speichern. Nichts ist verloren; sobald auf seiner Festplatte wieder Platz ist, geht es weiter.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing for you to vote on.</source>
        <translation>Es gibt nichts, worüber du abstimmen könntest.</translation>
    </message>
    <message>
        <source>This player is connected.</source>
        <translation>Dieser Spieler ist verbunden.</translation>
    </message>
    <message>
        <source>All players are making a secret choice now, each for themselves.</source>
        <translation>Jetzt wählen alle geheim, jeder für sich.</translation>
    </message>
    <message>
        <source>This is not what you chose in secret.</source>
        <translation>Das stimmt nicht mit deiner geheimen Wahl überein.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>That file system does not support locks: another program could write to the same file.</source>
        <translation>Dieses Dateisystem unterstützt keine Sperren: Ein anderes Programm könnte in dieselbe Datei schreiben.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>sie ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>another program is writing to it.</source>
        <translation>ein anderes Programm schreibt hinein.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>sie ist zu groß.</translation>
    </message>
    <message>
        <source>the old file is kept until the new one is complete, and no file can be created in its folder: %1</source>
        <translation>die alte Datei bleibt, bis die neue vollständig ist, und in ihrem Ordner lässt sich keine Datei anlegen: %1</translation>
    </message>
    <message>
        <source>The host used a different number for the deck from the one it sealed before the game.</source>
        <translation>Der Gastgeber hat die Stapel mit einer anderen Zahl gemischt als der vor der Partie versiegelten.</translation>
    </message>
    <message>
        <source>Your share in the shuffling of the deck was not used.</source>
        <translation>Dein Anteil am Mischen der Stapel wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The host&apos;s record goes on after the end of the game.</source>
        <translation>Die Aufzeichnung des Gastgebers geht nach dem Ende der Partie weiter.</translation>
    </message>
    <message>
        <source>The host&apos;s record contains a move that was not possible.</source>
        <translation>Die Aufzeichnung des Gastgebers enthält einen Zug, der nicht möglich war.</translation>
    </message>
    <message>
        <source>A card came that was not the next one of the deck.</source>
        <translation>Es kam eine Karte, die nicht die nächste ihres Stapels war.</translation>
    </message>
    <message>
        <source>The code is too short. Missing characters: %1.</source>
        <translation>Der Code ist zu kurz. Fehlende Zeichen: %1.</translation>
    </message>
    <message>
        <source>There is no computer player &apos;%1&apos; in this program.</source>
        <translation>Einen Computerspieler „%1“ gibt es in diesem Programm nicht.</translation>
    </message>
    <message>
        <source>This name is already taken, or it looks like one that is.</source>
        <translation>Dieser Name ist schon vergeben oder sieht aus wie ein vergebener.</translation>
    </message>
    <message>
        <source>Port %1 is already in use on this computer.</source>
        <translation>Port %1 wird auf diesem Rechner schon benutzt.</translation>
    </message>
    <message>
        <source>Port %1 cannot be opened: %2</source>
        <translation>Port %1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>--code is only for --join.</source>
        <translation>--code gilt nur zusammen mit --join.</translation>
    </message>
    <message>
        <source>This colour is taken.</source>
        <translation>Diese Farbe ist vergeben.</translation>
    </message>
    <message>
        <source>This is not a training run.</source>
        <translation>Das ist kein Trainingslauf.</translation>
    </message>
    <message>
        <source>The training run was made by another version.</source>
        <translation>Der Trainingslauf stammt von einer anderen Version.</translation>
    </message>
    <message>
        <source>The training run has other options: %1</source>
        <translation>Der Trainingslauf hat andere Optionen: %1</translation>
    </message>
    <message>
        <source>The training run is damaged.</source>
        <translation>Der Trainingslauf ist beschädigt.</translation>
    </message>
    <message>
        <source>There is no record &apos;%1&apos;.</source>
        <translation>Es gibt keine Aufzeichnung „%1“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible there.</source>
        <translation>„%1“ ist dort nicht möglich.</translation>
    </message>
    <message>
        <source>The best that can be reached is %1 and not %2.</source>
        <translation>Zu erreichen ist höchstens %1 und nicht %2.</translation>
    </message>
    <message>
        <source>There are %1 ways to reach the goal.</source>
        <translation>Es gibt %1 Wege zum Ziel.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not what stands there in an index of puzzles.</source>
        <translation>„%1“ steht so nicht in einem Verzeichnis von Rätseln.</translation>
    </message>
    <message>
        <source>Its solution does not reach its goal.</source>
        <translation>Seine Lösung erreicht das Ziel nicht.</translation>
    </message>
    <message>
        <source>After %1 moves of the record %2 has nothing to decide.</source>
        <translation>Nach %1 Zügen der Aufzeichnung hat %2 nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>A puzzle&apos;s game begins with the set-up.</source>
        <translation>Die Partie eines Rätsels beginnt mit dem Aufbau.</translation>
    </message>
    <message>
        <source>The same puzzle stands there already.</source>
        <translation>Dasselbe Rätsel steht dort schon.</translation>
    </message>
    <message>
        <source>Line %1 of the index of puzzles: %2</source>
        <translation>Zeile %1 des Verzeichnisses der Rätsel: %2</translation>
    </message>
    <message>
        <source>There is too much that could be done to look through it all.</source>
        <translation>Es gibt zu viele Möglichkeiten, um alle durchzusehen.</translation>
    </message>
    <message>
        <source>Somebody else, or chance, decides before the goal is reached.</source>
        <translation>Bevor das Ziel erreicht ist, entscheidet jemand anders oder der Zufall.</translation>
    </message>
    <message>
        <source>The record does not go on to the end of the round.</source>
        <translation>Die Aufzeichnung reicht nicht bis zum Ende der Runde.</translation>
    </message>
    <message>
        <source>One of the two places is held already.</source>
        <translation>Einer der beiden Orte wird schon gehalten.</translation>
    </message>
</context>
<context>
    <name>elgrande::lan</name>
    <message>
        <source>%1 (protocol %2.%3)</source>
        <translation>%1 (Protokoll %2.%3)</translation>
    </message>
    <message>
        <source>You have El Grande %1; the other computer has the newer version %2. Install the newer version here.</source>
        <translation>Hier läuft El Grande %1, auf dem anderen Rechner das neuere %2. Installiere hier die neuere Version.</translation>
    </message>
    <message>
        <source>You have El Grande %1; the other computer has the older version %2. Install the newer version there.</source>
        <translation>Hier läuft El Grande %1, auf dem anderen Rechner das ältere %2. Dort muss die neuere Version installiert werden.</translation>
    </message>
    <message>
        <source>This game uses something that is missing here: %1. Install the other computer&apos;s version of El Grande (%2) here.</source>
        <translation>Diese Partie verwendet etwas, das hier fehlt: %1. Installiere hier die Version des anderen Rechners (El Grande %2).</translation>
    </message>
    <message>
        <source>This game uses something that is missing on the other computer: %1. Install this version of El Grande (%2) there, or play without it.</source>
        <translation>Diese Partie verwendet etwas, das auf dem anderen Rechner fehlt: %1. Installiert dort diese Version von El Grande (%2) oder spielt ohne.</translation>
    </message>
    <message>
        <source>The two programs have different rules (El Grande %1 here, %2 there). Install the same version on both computers.</source>
        <translation>Die Regeln der beiden Programme unterscheiden sich (hier El Grande %1, dort %2). Installiert auf beiden Rechnern dieselbe Version.</translation>
    </message>
    <message>
        <source>You have El Grande %1; the other computer has %2. The rules are the same, so you can play together.</source>
        <translation>Hier läuft El Grande %1, auf dem anderen Rechner %2. Die Regeln sind gleich, ihr könnt also zusammen spielen.</translation>
    </message>
    <message>
        <source>The other side has left the game.</source>
        <translation>Die Gegenseite hat die Partie verlassen.</translation>
    </message>
    <message>
        <source>The connection was closed because of an invalid message.</source>
        <translation>Die Verbindung wurde wegen einer ungültigen Nachricht geschlossen.</translation>
    </message>
    <message>
        <source>The connection was closed because too many messages arrived at once.</source>
        <translation>Die Verbindung wurde geschlossen, weil zu viele Nachrichten auf einmal kamen.</translation>
    </message>
    <message>
        <source>The connection was closed because the other computer stopped receiving data.</source>
        <translation>Die Verbindung wurde geschlossen, weil der andere Rechner keine Daten mehr annahm.</translation>
    </message>
    <message>
        <source>The connection was closed because joining took too long. Try again.</source>
        <translation>Die Verbindung wurde geschlossen, weil das Beitreten zu lange dauerte. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The other computer has not responded for a while.</source>
        <translation>Der andere Rechner antwortet seit einer Weile nicht mehr.</translation>
    </message>
    <message>
        <source>There is no El Grande game at this address. Check the address and the port.</source>
        <translation>Unter dieser Adresse gibt es keine Partie von El Grande. Prüfe Adresse und Port.</translation>
    </message>
    <message>
        <source>The two programs are not compatible. Install the same version of El Grande on both computers.</source>
        <translation>Die beiden Programme sind nicht kompatibel. Installiert auf beiden Rechnern dieselbe Version von El Grande.</translation>
    </message>
    <message>
        <source>The connection was closed because of an unexpected message.</source>
        <translation>Die Verbindung wurde wegen einer unerwarteten Nachricht geschlossen.</translation>
    </message>
    <message>
        <source>The host has closed the game.</source>
        <translation>Der Gastgeber hat die Partie geschlossen.</translation>
    </message>
    <message>
        <source>The join code is wrong. Check it with the host.</source>
        <translation>Der Beitrittscode ist falsch. Prüfe ihn zusammen mit dem Gastgeber.</translation>
    </message>
    <message>
        <source>The host does not recognise your seat. Join again with the code.</source>
        <translation>Der Gastgeber kennt deinen Platz nicht. Tritt mit dem Code neu bei.</translation>
    </message>
    <message>
        <source>Too many wrong codes have come from your computer. Wait five minutes and try again.</source>
        <translation>Von deinem Rechner kamen zu viele falsche Codes. Warte fünf Minuten und versuch es dann noch einmal.</translation>
    </message>
    <message>
        <source>The host is not accepting any more connections. Try again later.</source>
        <translation>Der Gastgeber nimmt keine weiteren Verbindungen an. Versuch es später noch einmal.</translation>
    </message>
    <message>
        <source>Your seat is now being played from another computer.</source>
        <translation>Dein Platz wird jetzt von einem anderen Rechner aus gespielt.</translation>
    </message>
    <message>
        <source>The host has removed you from the game.</source>
        <translation>Der Gastgeber hat dich aus der Partie entfernt.</translation>
    </message>
    <message>
        <source>No answer from this address. Check the address and whether both computers are on the same network.</source>
        <translation>Unter dieser Adresse antwortet niemand. Prüfe die Adresse und ob beide Rechner im selben Netzwerk sind.</translation>
    </message>
    <message>
        <source>No secure connection to this address was possible, so nothing was sent. Is it the address of an El Grande game?</source>
        <translation>Zu dieser Adresse kam keine sichere Verbindung zustande, darum wurde nichts gesendet. Ist das die Adresse einer Partie von El Grande?</translation>
    </message>
    <message>
        <source>The game at this address is not the one that you wanted to join. Check the address and the join code.</source>
        <translation>Die Partie an dieser Adresse ist nicht die, der du beitreten wolltest. Prüfe die Adresse und den Beitrittscode.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Die Verbindung ging verloren.</translation>
    </message>
    <message>
        <source>The other side ended the connection without giving a reason.</source>
        <translation>Die Gegenseite hat die Verbindung ohne Angabe von Gründen beendet.</translation>
    </message>
    <message>
        <source>The other side ended the connection: “%1”</source>
        <translation>Die Gegenseite hat die Verbindung beendet: „%1“</translation>
    </message>
    <message>
        <source>The other computer closed the connection immediately. Perhaps there were too many attempts from yours: try again in a moment.</source>
        <translation>Der andere Rechner hat die Verbindung sofort geschlossen. Vielleicht gab es von deinem Rechner zu viele Versuche: Warte kurz und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The host has ended the game for good.</source>
        <translation>Der Gastgeber hat die Partie endgültig beendet.</translation>
    </message>
    <message>
        <source>The host did not let you in.</source>
        <translation>Der Gastgeber hat dich nicht eingelassen.</translation>
    </message>
    <message>
        <source>The host did not answer. Ask again, or enter the join code.</source>
        <translation>Der Gastgeber hat nicht geantwortet. Klopf noch einmal an oder gib den Beitrittscode ein.</translation>
    </message>
    <message>
        <source>The host cannot be asked at present. Enter the join code, or try again later.</source>
        <translation>Der Gastgeber kann gerade nicht gefragt werden. Gib den Beitrittscode ein oder versuch es später.</translation>
    </message>
</context>
<context>
    <name>elgrande::lan_table</name>
    <message>
        <source>Hello!</source>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Danke!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh nein!</translation>
    </message>
    <message>
        <source>Watch out!</source>
        <translation>Vorsicht!</translation>
    </message>
    <message>
        <source>Shall we undo that?</source>
        <translation>Machen wir das rückgängig?</translation>
    </message>
    <message>
        <source>I have to go soon.</source>
        <translation>Ich muss bald gehen.</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Schöne Partie!</translation>
    </message>
</context>
<context>
    <name>elgrande::persons</name>
    <message>
        <source>the page</source>
        <extracomment>A boy at a court, with his name before it: “Tomasillo, the page”</extracomment>
        <translation>der Page</translation>
    </message>
    <message>
        <source>Runs to wherever the action is, and is surprised by the Castillo every time.</source>
        <translation>Läuft dorthin, wo etwas los ist, und wird vom Castillo jedes Mal überrascht.</translation>
    </message>
    <message>
        <source>the innkeeper</source>
        <translation>die Wirtin</translation>
    </message>
    <message>
        <source>The more guests the better: she wants a full house in every region.</source>
        <translation>Je mehr Gäste, desto besser: Sie will in jeder Region ein volles Haus.</translation>
    </message>
    <message>
        <source>the friar</source>
        <translation>der Klosterbruder</translation>
    </message>
    <message>
        <source>Trusts in walls and providence, but mostly in the walls of the Castillo.</source>
        <translation>Vertraut auf Mauern und Vorsehung, vor allem auf die Mauern des Castillos.</translation>
    </message>
    <message>
        <source>the merchant&apos;s widow</source>
        <translation>die Kaufmannswitwe</translation>
    </message>
    <message>
        <source>Counts twice, smiles once and gives nothing away.</source>
        <translation>Zählt zweimal, lächelt einmal und verschenkt nichts.</translation>
    </message>
    <message>
        <source>the helmsman</source>
        <translation>der Steuermann</translation>
    </message>
    <message>
        <source>Steers straight for whoever is sailing in front.</source>
        <translation>Hält geradewegs auf den zu, der vorne segelt.</translation>
    </message>
    <message>
        <source>the countess</source>
        <translation>die Gräfin</translation>
    </message>
    <message>
        <source>Holds court wherever there is room, and calls it hers.</source>
        <translation>Hält Hof, wo immer Platz ist, und nennt das Land dann ihr eigenes.</translation>
    </message>
    <message>
        <source>the captain</source>
        <translation>der Hauptmann</translation>
    </message>
    <message>
        <source>Knows one enemy at a time: the one who leads.</source>
        <translation>Kennt immer nur einen Feind: den, der gerade führt.</translation>
    </message>
    <message>
        <source>the abbess</source>
        <translation>die Äbtissin</translation>
    </message>
    <message>
        <source>Preaches modesty, above all to those who are about to score.</source>
        <translation>Predigt Bescheidenheit, vor allem denen, die gleich Punkte machen.</translation>
    </message>
    <message>
        <source>the stargazer</source>
        <translation>die Sterndeuterin</translation>
    </message>
    <message>
        <source>Reads in the stars what you will put into the Castillo, and gets there first.</source>
        <translation>Liest in den Sternen, was du ins Castillo schickst, und ist vor dir da.</translation>
    </message>
    <message>
        <source>the chancellor</source>
        <translation>der Kanzler</translation>
    </message>
    <message>
        <source>Has outlived four kings and thinks every round through to the end.</source>
        <translation>Hat vier Könige überlebt und denkt jede Runde bis zum Ende durch.</translation>
    </message>
</context>
<context>
    <name>elgrande::saves</name>
    <message>
        <source>Saved games (*.egr);;All files (*)</source>
        <translation>Gespeicherte Partien (*.egr);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>elgrande::statistics</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a column: per cent of the games</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Average rank at the end of the game</source>
        <translation>Durchschnittlicher Rang am Ende der Partie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Average points per game</source>
        <translation>Durchschnittliche Punkte je Partie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Most points in one game</source>
        <translation>Meiste Punkte in einer Partie</translation>
    </message>
    <message>
        <source>Castillo</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <source>Points from the Castillo per game</source>
        <translation>Punkte aus dem Castillo je Partie</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Points from the regions per game</source>
        <translation>Punkte aus den Regionen je Partie</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Sonderw.</translation>
    </message>
    <message>
        <source>Points from special scorings per game</source>
        <translation>Punkte aus Sonderwertungen je Partie</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points of no scoring</comment>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Points outside scorings per game, such as for goods brought home</source>
        <translation>Punkte außerhalb der Wertungen je Partie, etwa für heimgebrachte Güter</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Aktionskarte</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Head of a column: how often a card was taken</extracomment>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>Head of a column: how often its special action was carried out</extracomment>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>How often the special action was carried out</source>
        <translation>Wie oft die Sonderaktion ausgeführt wurde</translation>
    </message>
    <message>
        <source>Scored with the special action</source>
        <translation>Mit der Sonderaktion erzielt</translation>
    </message>
    <message>
        <source>Per use</source>
        <translation>Je Einsatz</translation>
    </message>
    <message>
        <source>Points for each special action carried out</source>
        <translation>Punkte je ausgeführter Sonderaktion</translation>
    </message>
    <message>
        <source>How often the player who took it won the game</source>
        <translation>Wie oft gewann, wer die Karte nahm</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Je Partie</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Head of a column: per cent of all points</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of all points scored at this location</source>
        <translation>Anteil an allen Punkten, die der Ort brachte</translation>
    </message>
    <message>
        <source>To winners</source>
        <translation>An Sieger</translation>
    </message>
    <message>
        <source>Of these points, those scored by winners</source>
        <translation>Anteil dieser Punkte, der an Sieger ging</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>The winner&apos;s points</source>
        <translation>Punkte des Siegers</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computerspieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>ein Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Of all points in these games</source>
        <translation>Anteil an allen Punkten dieser Partien</translation>
    </message>
    <message>
        <source>Games won by one of them; a shared victory counts as a full win.</source>
        <translation>Partien, die jemand davon gewonnen hat; ein geteilter Sieg zählt voll.</translation>
    </message>
    <message>
        <source>None (base game)</source>
        <translation>Keine (Grundspiel)</translation>
    </message>
    <message>
        <source>Points from the first general scoring per game</source>
        <translation>Punkte aus der ersten allgemeinen Wertung je Partie</translation>
    </message>
    <message>
        <source>Points from the second general scoring per game</source>
        <translation>Punkte aus der zweiten allgemeinen Wertung je Partie</translation>
    </message>
    <message>
        <source>Points from the third general scoring per game</source>
        <translation>Punkte aus der dritten allgemeinen Wertung je Partie</translation>
    </message>
</context>
<context>
    <name>elgrande::summary</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit einem Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: %1, %n point(s) each</source>
        <translation>
            <numerusform>Geteilter Sieg: %1, je ein Punkt</numerusform>
            <numerusform>Geteilter Sieg: %1, je %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>eine Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules as in this edition.</source>
        <translation>Alle Regeln wie in dieser Ausgabe.</translation>
    </message>
    <message>
        <source>1st scoring</source>
        <translation>1. Wertung</translation>
    </message>
    <message>
        <source>2nd scoring</source>
        <translation>2. Wertung</translation>
    </message>
    <message>
        <source>3rd scoring</source>
        <translation>3. Wertung</translation>
    </message>
    <message>
        <source>Castillo</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in the ranking</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>El Grande %1 for the desktop</source>
        <translation>El Grande %1 für den Desktop</translation>
    </message>
    <message>
        <source>Set-up code %1</source>
        <comment>to play it again</comment>
        <translation>Aufbaucode %1</translation>
    </message>
    <message>
        <source>Special scorings</source>
        <translation>Sonderwertungen</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points of no scoring</comment>
        <translation>Sonstiges</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Intrigue: any 3</source>
        <translation>Intrigant: 3 beliebige</translation>
    </message>
    <message>
        <source>Move up to 3 Caballeros of any colour to other regions or the Castillo.</source>
        <translation>Versetz bis zu 3 Caballeros beliebiger Farbe in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: any 4</source>
        <translation>Intrigant: 4 beliebige</translation>
    </message>
    <message>
        <source>Move up to 4 Caballeros of any colour to other regions or the Castillo.</source>
        <translation>Versetz bis zu 4 Caballeros beliebiger Farbe in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: 4 own</source>
        <translation>Intrigant: 4 eigene</translation>
    </message>
    <message>
        <source>Move up to 4 of your own Caballeros to other regions or the Castillo.</source>
        <translation>Versetz bis zu 4 deiner eigenen Caballeros in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: 3 others</source>
        <translation>Intrigant: 3 fremde</translation>
    </message>
    <message>
        <source>Move up to 3 Caballeros of other players to other regions or the Castillo.</source>
        <translation>Versetz bis zu 3 Caballeros der anderen in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: 2 and 2</source>
        <translation>Intrigant: 2 und 2</translation>
    </message>
    <message>
        <source>Move up to 2 of your own and up to 2 others&apos; Caballeros to other regions or the Castillo.</source>
        <translation>Versetz bis zu 2 eigene und bis zu 2 fremde Caballeros in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: 5 from one region</source>
        <translation>Intrigant: 5 aus einer Region</translation>
    </message>
    <message>
        <source>Move up to 5 Caballeros of any colour from one region to other regions or the Castillo.</source>
        <translation>Versetz bis zu 5 Caballeros beliebiger Farbe aus einer Region in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: all own</source>
        <translation>Intrigant: alle eigenen</translation>
    </message>
    <message>
        <source>Choose a region and move all your Caballeros from it to other regions or the Castillo.</source>
        <translation>Wähl eine Region und versetz alle deine Caballeros von dort in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Choose a region and move any number of your Caballeros from it to other regions or the Castillo.</source>
        <translation>Wähl eine Region und versetz beliebig viele deiner Caballeros von dort in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: 2 from court</source>
        <translation>Intrigant: 2 vom Hof</translation>
    </message>
    <message>
        <source>Intrigue: your choice</source>
        <translation>Intrigant: nach Wahl</translation>
    </message>
    <message>
        <source>Move your own from one region</source>
        <translation>Eigene aus einer Region versetzen</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Veto</translation>
    </message>
    <message>
        <source>Keep this card. Until the end of the next round, you may stop one special action of another player, even partway through.</source>
        <translation>Behalte diese Karte. Bis zum Ende der nächsten Runde darfst du eine Sonderaktion eines anderen verhindern, auch noch mittendrin.</translation>
    </message>
    <message>
        <source>Decay: entire court</source>
        <translation>Verfall: ganzer Hof</translation>
    </message>
    <message>
        <source>All other players send all Caballeros in their courts back to the provinces.</source>
        <translation>Alle anderen schicken alle Caballeros von ihrem Hof in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Decay: three</source>
        <translation>Verfall: drei</translation>
    </message>
    <message>
        <source>All other players send 3 Caballeros from their courts back to the provinces.</source>
        <translation>Alle anderen schicken 3 Caballeros von ihrem Hof in die Provinz zurück.</translation>
    </message>
    <message>
        <source>One from each player</source>
        <translation>Von jedem einer</translation>
    </message>
    <message>
        <source>The King is angry</source>
        <translation>König erzürnt</translation>
    </message>
    <message>
        <source>Lose a region</source>
        <translation>Verlust: eine Region</translation>
    </message>
    <message>
        <source>Each other player secretly chooses a region where they have Caballeros and sends all of them back to the provinces.</source>
        <translation>Jeder andere wählt geheim eine Region, in der er Caballeros hat, und schickt sie alle in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Lose two</source>
        <translation>Verlust: zwei Caballeros</translation>
    </message>
    <message>
        <source>Each other player secretly chooses a region where they have at least 2 Caballeros and sends 2 of them back to the provinces.</source>
        <translation>Jeder andere wählt geheim eine Region, in der er mindestens 2 Caballeros hat, und schickt 2 davon in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Scoring: one region</source>
        <translation>Sonderwertung: eine Region</translation>
    </message>
    <message>
        <source>Score one region of your choice.</source>
        <translation>Werte eine Region deiner Wahl.</translation>
    </message>
    <message>
        <source>Score one region of your choice, or the Castillo.</source>
        <translation>Werte eine Region deiner Wahl oder das Castillo.</translation>
    </message>
    <message>
        <source>Scoring: the 4s</source>
        <translation>Sonderwertung: alle 4er</translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 4.</source>
        <translation>Werte alle Regionen, deren erster Platz 4 Punkte bringt.</translation>
    </message>
    <message>
        <source>Scoring: the 5s</source>
        <translation>Sonderwertung: alle 5er</translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 5.</source>
        <translation>Werte alle Regionen, deren erster Platz 5 Punkte bringt.</translation>
    </message>
    <message>
        <source>Scoring: the 6s and 7s</source>
        <translation>Sonderwertung: 6er und 7er</translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 6 or 7.</source>
        <translation>Werte alle Regionen, deren erster Platz 6 oder 7 Punkte bringt.</translation>
    </message>
    <message>
        <source>Scoring: the Castillo</source>
        <translation>Sonderwertung: Castillo</translation>
    </message>
    <message>
        <source>Score the Castillo. The Caballeros stay inside.</source>
        <translation>Werte das Castillo. Die Caballeros bleiben darin.</translation>
    </message>
    <message>
        <source>Scoring: first places</source>
        <translation>Sonderwertung: erste Plätze</translation>
    </message>
    <message>
        <source>Score all regions, but first places only. A tie for first scores nothing.</source>
        <translation>Werte alle Regionen, aber nur die ersten Plätze. Gleichstand um den ersten Platz bringt nichts.</translation>
    </message>
    <message>
        <source>Scoring: most Caballeros</source>
        <translation>Sonderwertung: die meisten</translation>
    </message>
    <message>
        <source>Score the region with the most Caballeros in total. If tied, score all of them.</source>
        <translation>Werte die Region, in der insgesamt die meisten Caballeros stehen; bei Gleichstand alle davon.</translation>
    </message>
    <message>
        <source>Scoring: fewest Caballeros</source>
        <translation>Sonderwertung: die wenigsten</translation>
    </message>
    <message>
        <source>Score the region with the fewest Caballeros in total. If tied, score all of them. Empty regions do not count.</source>
        <translation>Werte die Region, in der insgesamt die wenigsten Caballeros stehen; bei Gleichstand alle davon. Leere Regionen zählen nicht.</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Wertungstafel</translation>
    </message>
    <message>
        <source>Place one of the two mobile scoreboards in a region, or move one to another region.</source>
        <translation>Leg eine der beiden mobilen Wertungstafeln in eine Region oder versetz eine in eine andere.</translation>
    </message>
    <message>
        <source>Place one of the two mobile scoreboards in a region or at the Castillo, or move one there.</source>
        <translation>Leg oder versetz eine der beiden mobilen Wertungstafeln in eine Region oder ans Castillo.</translation>
    </message>
    <message>
        <source>Regain a power card</source>
        <translation>Machtkarte zurück</translation>
    </message>
    <message>
        <source>The court</source>
        <translation>Der Hof</translation>
    </message>
    <message>
        <source>The Grande</source>
        <translation>Der Grande</translation>
    </message>
    <message>
        <source>Move your Grande to another region, which becomes your new home region.</source>
        <translation>Versetz deinen Granden in eine andere Region: Sie wird deine neue Heimatregion.</translation>
    </message>
    <message>
        <source>Secret scoring</source>
        <translation>Geheime Sonderwertung</translation>
    </message>
    <message>
        <source>All players secretly choose a region. Each region chosen by exactly one player is scored.</source>
        <translation>Alle wählen geheim eine Region. Gewertet wird jede Region, die genau einer gewählt hat.</translation>
    </message>
    <message>
        <source>Eviction</source>
        <translation>Rauswurf</translation>
    </message>
    <message>
        <source>Name a region. All other players&apos; Caballeros must leave it; each player secretly chooses where theirs go.</source>
        <translation>Nenn eine Region. Alle Caballeros der anderen müssen sie verlassen; jeder wählt geheim, wohin seine gehen.</translation>
    </message>
    <message>
        <source>Royal adviser</source>
        <translation>Königlicher Ratgeber</translation>
    </message>
    <message>
        <source>Move the King to an adjacent region.</source>
        <translation>Versetz den König in eine Nachbarregion.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Der König</translation>
    </message>
    <message>
        <source>Move the King to any region, or let him stay.</source>
        <translation>Versetz den König in eine beliebige Region oder lass ihn stehen.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo.</source>
        <translation>Die Königsregion bleibt tabu.</translation>
    </message>
    <message>
        <source>Placing Caballeros cannot be stopped. An unused Veto expires.</source>
        <translation>Das Einsetzen von Caballeros lässt sich nicht verhindern. Ein ungenutztes Veto verfällt.</translation>
    </message>
    <message>
        <source>A player with fewer sends them all.</source>
        <translation>Wer weniger hat, schickt alle.</translation>
    </message>
    <message>
        <source>A player without such a region chooses one with a single Caballero and sends that one.</source>
        <translation>Wer keine solche Region hat, wählt eine mit einem einzelnen Caballero und schickt diesen zurück.</translation>
    </message>
    <message>
        <source>The King&apos;s region may be chosen.</source>
        <translation>Die Königsregion darf gewählt werden.</translation>
    </message>
    <message>
        <source>The Castillo is not a region and may not be chosen.</source>
        <translation>Das Castillo ist keine Region und darf nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Mobile scoreboards replace printed ones.</source>
        <translation>Mobile Wertungstafeln ersetzen die gedruckten.</translation>
    </message>
    <message>
        <source>Mobile scoreboards replace printed ones. The Castillo is not included.</source>
        <translation>Mobile Wertungstafeln ersetzen die gedruckten. Das Castillo gehört nicht dazu.</translation>
    </message>
    <message>
        <source>The Castillo is not scored.</source>
        <translation>Das Castillo wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Never two in one place; never into or out of the King&apos;s region.</source>
        <translation>Nie zwei an einem Ort; nie in die Königsregion oder aus ihr heraus.</translation>
    </message>
    <message>
        <source>The Castillo may not be chosen.</source>
        <translation>Das Castillo darf nicht gewählt werden.</translation>
    </message>
    <message>
        <source>You may even take back the card you played this round.</source>
        <translation>Auch die Karte dieser Runde darfst du nehmen.</translation>
    </message>
    <message>
        <source>If your provinces run short, you may take Caballeros from regions instead.</source>
        <translation>Hast du in der Provinz zu wenige, darfst du stattdessen Caballeros aus Regionen nehmen.</translation>
    </message>
    <message>
        <source>Neither from nor to the King&apos;s region, nor into the Castillo.</source>
        <translation>Weder aus der Königsregion noch in sie hinein, und nicht ins Castillo.</translation>
    </message>
    <message>
        <source>You choose the order of the scorings.</source>
        <translation>Die Reihenfolge der Wertungen bestimmst du.</translation>
    </message>
    <message>
        <source>A player who chooses the King&apos;s region, or the same region again, takes their Caballeros back to court.</source>
        <translation>Wer die Königsregion oder wieder dieselbe Region wählt, nimmt seine Caballeros an den Hof zurück.</translation>
    </message>
    <message>
        <source>You may place your Caballeros before or after it.</source>
        <translation>Deine Caballeros darfst du vorher oder nachher einsetzen.</translation>
    </message>
    <message>
        <source>Castillo may be chosen for scoring</source>
        <translation>Castillo statt Region werten</translation>
    </message>
    <message>
        <source>A player who may score one region of their choice may choose the Castillo instead.</source>
        <translation>Wer eine Region eigener Wahl werten darf, kann stattdessen das Castillo wählen.</translation>
    </message>
    <message>
        <source>All your own must leave</source>
        <translation>Alle eigenen müssen weg</translation>
    </message>
    <message>
        <source>A card that moves all your Caballeros out of a region must leave none behind.</source>
        <translation>Wer mit einer Karte alle eigenen Caballeros einer Region versetzt, darf keinen zurücklassen.</translation>
    </message>
    <message>
        <source>Send back one of your own too</source>
        <translation>Auch einen eigenen zurückschicken</translation>
    </message>
    <message>
        <source>The card that sends back one Caballero of each player also takes one of yours.</source>
        <translation>Die Karte, die von jedem einen Caballero zurückschickt, trifft auch den, der sie spielt.</translation>
    </message>
    <message>
        <source>Visible used power cards</source>
        <translation>Sichtbare gespielte Machtkarten</translation>
    </message>
    <message>
        <source>Which of your used power cards the other players see, and therefore whether they see which one you take back: all of them, only the topmost of your face-up pile, or none.</source>
        <translation>Welche deiner gespielten Machtkarten die anderen sehen und damit auch, ob sie sehen, welche du zurücknimmst: alle, nur die oberste deines offenen Stapels oder keine.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The topmost</source>
        <translation>Die oberste</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Which used power cards may be seen: none of them</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Scoreboard on the Castillo</source>
        <translation>Wertungstafel am Castillo</translation>
    </message>
    <message>
        <source>A mobile scoreboard may be placed at the Castillo.</source>
        <translation>Eine mobile Wertungstafel darf auch ans Castillo gelegt werden.</translation>
    </message>
    <message>
        <source>Open Castillo</source>
        <translation>Offenes Castillo</translation>
    </message>
    <message>
        <source>The program shows how many Caballeros of each colour are in the Castillo.</source>
        <translation>Das Programm zeigt, wie viele Caballeros jeder Farbe im Castillo sind.</translation>
    </message>
    <message>
        <source>No Vetos</source>
        <translation>Ohne Vetos</translation>
    </message>
    <message>
        <source>Cards that give a Veto stay in the box.</source>
        <translation>Karten, die ein Veto bringen, bleiben in der Schachtel.</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Who plays the first power card of the game.</source>
        <translation>Wer die erste Machtkarte der Partie ausspielt.</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Wird ausgelost</translation>
    </message>
    <message>
        <source>Tie for the win</source>
        <translation>Gleichstand am Ende</translation>
    </message>
    <message>
        <source>Share the victory, or compare court, then provinces, then the highest unused power card.</source>
        <translation>Den Sieg teilen oder nacheinander Hof, Provinz und die höchste noch nicht gespielte Machtkarte vergleichen.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Stichentscheid wie bei Turnieren</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>option</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>option</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>{seat}: play a power card. The highest acts first; low cards fill your court.</source>
        <translation>{seat}: Spiel eine Machtkarte aus. Die höchste kommt zuerst an die Reihe, niedrige füllen den Hof.</translation>
    </message>
    <message>
        <source>{seat}: how many Caballeros do you take from your provinces to your court?</source>
        <translation>{seat}: Wie viele Caballeros holst du aus der Provinz an deinen Hof?</translation>
    </message>
    <message>
        <source>{seat}: take one of the action cards.</source>
        <translation>{seat}: Nimm eine der Aktionskarten.</translation>
    </message>
    <message>
        <source>{seat}: nothing left to do. End your turn.</source>
        <translation>{seat}: Es ist nichts mehr zu tun. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>{seat}: {other} wants to use the special action of “{card}”. Do you object?</source>
        <translation>{seat}: {other} beginnt „{card}“. Legst du dein Veto ein?</translation>
    </message>
    <message>
        <source>{seat}: {other} uses “{card}”. Next: {next}. Do you object?</source>
        <translation>{seat}: {other} nutzt „{card}“. Als Nächstes: {next}. Veto?</translation>
    </message>
    <message>
        <source>{seat}: {other} continues with “{card}”. Do you object?</source>
        <translation>{seat}: {other} macht mit „{card}“ weiter. Legst du dein Veto ein?</translation>
    </message>
    <message>
        <source>{seat}: choose the region to take the Caballeros from.</source>
        <translation>{seat}: Wähl die Region, aus der die Caballeros kommen.</translation>
    </message>
    <message>
        <source>{seat}: choose what “{card}” does for you.</source>
        <translation>{seat}: Wähl, was „{card}“ für dich bewirkt.</translation>
    </message>
    <message>
        <source>{seat}: choose a Caballero to send back to the provinces.</source>
        <translation>{seat}: Wähl einen Caballero, der in die Provinz zurückgeht.</translation>
    </message>
    <message>
        <source>{seat}: choose what to score.</source>
        <translation>{seat}: Wähl, was gewertet wird.</translation>
    </message>
    <message>
        <source>{seat}: choose where the King goes.</source>
        <translation>{seat}: Wähl die Region, in die der König geht.</translation>
    </message>
    <message>
        <source>{seat}: choose a new home region for your Grande.</source>
        <translation>{seat}: Wähl eine neue Heimatregion für deinen Granden.</translation>
    </message>
    <message>
        <source>{seat}: choose a scoreboard and where to place it.</source>
        <translation>{seat}: Wähl eine Wertungstafel und den Ort, an den sie kommt.</translation>
    </message>
    <message>
        <source>{seat}: choose the power card to take back.</source>
        <translation>{seat}: Wähl die Machtkarte, die du zurücknimmst.</translation>
    </message>
    <message>
        <source>{seat}: name the region the others must leave.</source>
        <translation>{seat}: Nenn die Region, die die anderen räumen müssen.</translation>
    </message>
    <message>
        <source>Galicia</source>
        <translation>Galicien</translation>
    </message>
    <message>
        <source>Basque Country</source>
        <translation>Baskenland</translation>
    </message>
    <message>
        <source>Aragon</source>
        <translation>Aragon</translation>
    </message>
    <message>
        <source>Catalonia</source>
        <translation>Katalonien</translation>
    </message>
    <message>
        <source>Old Castile</source>
        <translation>Altkastilien</translation>
    </message>
    <message>
        <source>New Castile</source>
        <translation>Neukastilien</translation>
    </message>
    <message>
        <source>Seville</source>
        <translation>Sevilla</translation>
    </message>
    <message>
        <source>Granada</source>
        <translation>Granada</translation>
    </message>
    <message>
        <source>Valencia</source>
        <translation>Valencia</translation>
    </message>
    <message>
        <source>Castillo</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <source>court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>País Vasco</source>
        <translation>Baskenland</translation>
    </message>
    <message>
        <source>Aragón</source>
        <translation>Aragon</translation>
    </message>
    <message>
        <source>Cataluña</source>
        <translation>Katalonien</translation>
    </message>
    <message>
        <source>Castilla la Vieja</source>
        <translation>Altkastilien</translation>
    </message>
    <message>
        <source>Castilla la Nueva</source>
        <translation>Neukastilien</translation>
    </message>
    <message>
        <source>Sevilla</source>
        <translation>Sevilla</translation>
    </message>
    <message>
        <source>in {place}</source>
        <extracomment>How a place stands in a sentence; places that want other words have them below</extracomment>
        <translation>in {place}</translation>
    </message>
    <message>
        <source>to {place}</source>
        <translation>nach {place}</translation>
    </message>
    <message>
        <source>from {place}</source>
        <translation>aus {place}</translation>
    </message>
    <message>
        <source>in the {place}</source>
        <comment>Basque Country</comment>
        <translation>im {place}</translation>
    </message>
    <message>
        <source>to the {place}</source>
        <comment>Basque Country</comment>
        <translation>ins {place}</translation>
    </message>
    <message>
        <source>from the {place}</source>
        <comment>Basque Country</comment>
        <translation>aus dem {place}</translation>
    </message>
    <message>
        <source>in {place}</source>
        <comment>País Vasco</comment>
        <translation>im {place}</translation>
    </message>
    <message>
        <source>to {place}</source>
        <comment>País Vasco</comment>
        <translation>ins {place}</translation>
    </message>
    <message>
        <source>from {place}</source>
        <comment>País Vasco</comment>
        <translation>aus dem {place}</translation>
    </message>
    <message>
        <source>in the {place}</source>
        <comment>Castillo</comment>
        <translation>im {place}</translation>
    </message>
    <message>
        <source>to the {place}</source>
        <comment>Castillo</comment>
        <translation>ins {place}</translation>
    </message>
    <message>
        <source>from the {place}</source>
        <comment>Castillo</comment>
        <translation>aus dem {place}</translation>
    </message>
    <message>
        <source>at {place}</source>
        <comment>court</comment>
        <translation>am {place}</translation>
    </message>
    <message>
        <source>to {place}</source>
        <comment>court</comment>
        <translation>an den {place}</translation>
    </message>
    <message>
        <source>from {place}</source>
        <comment>court</comment>
        <translation>vom {place}</translation>
    </message>
    <message>
        <source>in the {place}</source>
        <comment>provinces</comment>
        <translation>in der {place}</translation>
    </message>
    <message>
        <source>to the {place}</source>
        <comment>provinces</comment>
        <translation>in die {place}</translation>
    </message>
    <message>
        <source>from the {place}</source>
        <comment>provinces</comment>
        <translation>aus der {place}</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A player’s colour</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message numerus="yes">
        <source>%n red Caballero(s)</source>
        <translation>
            <numerusform>%n roten Caballero</numerusform>
            <numerusform>%n rote Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue Caballero(s)</source>
        <translation>
            <numerusform>%n blauen Caballero</numerusform>
            <numerusform>%n blaue Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow Caballero(s)</source>
        <translation>
            <numerusform>%n gelben Caballero</numerusform>
            <numerusform>%n gelbe Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green Caballero(s)</source>
        <translation>
            <numerusform>%n grünen Caballero</numerusform>
            <numerusform>%n grüne Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown Caballero(s)</source>
        <translation>
            <numerusform>%n braunen Caballero</numerusform>
            <numerusform>%n braune Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black Caballero(s)</source>
        <translation>
            <numerusform>%n schwarzen Caballero</numerusform>
            <numerusform>%n schwarze Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral Caballero(s)</source>
        <translation>
            <numerusform>%n neutralen Caballero</numerusform>
            <numerusform>%n neutrale Caballeros</numerusform>
        </translation>
    </message>
    <message>
        <source>Classic (1996)</source>
        <translation>Klassisch (1996)</translation>
    </message>
    <message>
        <source>Big Box</source>
        <translation>Big Box</translation>
    </message>
    <message>
        <source>{seat} leaves the King {in}.</source>
        <translation>{seat} lässt den König {in} stehen.</translation>
    </message>
    <message>
        <source>{seat} moves the King {from} {to}.</source>
        <translation>{seat} versetzt den König {from} {to}.</translation>
    </message>
    <message>
        <source>{seat} moves the Grande {from} {to}.</source>
        <translation>{seat} versetzt den Granden {from} {to}.</translation>
    </message>
    <message>
        <source>{seat} places the scoreboard {token} {in}.</source>
        <translation>{seat} legt die Wertungstafel {token} {in} aus.</translation>
    </message>
    <message>
        <source>{seat} moves the scoreboard {token} {from} {to}.</source>
        <translation>{seat} versetzt die Wertungstafel {token} {from} {to}.</translation>
    </message>
    <message>
        <source>{seat} takes {pieces} {from} back to court.</source>
        <translation>{seat} holt {pieces} {from} an den Hof zurück.</translation>
    </message>
    <message>
        <source>{seat} places {pieces} {in}.</source>
        <translation>{seat} setzt {pieces} {in} ein.</translation>
    </message>
    <message>
        <source>{seat} moves {whose} {from} {to}.</source>
        <translation>{seat} versetzt {whose} {from} {to}.</translation>
    </message>
    <message>
        <source>{seat} sends {whose} {from} back to the provinces.</source>
        <translation>{seat} schickt {whose} {from} in die Provinz zurück.</translation>
    </message>
    <message>
        <source>{seat} moves {pieces} from the Castillo {to}.</source>
        <translation>{seat} versetzt {pieces} aus dem Castillo {to}.</translation>
    </message>
    <message>
        <source>Action card: {card}</source>
        <translation>Aktionskarte: {card}</translation>
    </message>
    <message>
        <source>{seat} plays power card {power}.</source>
        <translation>{seat} spielt Machtkarte {power}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} brings %n Caballero(s) to court.</source>
        <translation>
            <numerusform>{seat} holt %n Caballero an den Hof.</numerusform>
            <numerusform>{seat} holt %n Caballeros an den Hof.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes the action card “{card}”.</source>
        <translation>{seat} nimmt die Aktionskarte „{card}“.</translation>
    </message>
    <message>
        <source>{seat} starts the special action of “{card}”.</source>
        <translation>{seat} beginnt die Sonderaktion von „{card}“.</translation>
    </message>
    <message>
        <source>{seat} uses the Veto: “{card}” ends here.</source>
        <translation>{seat} legt Veto ein: „{card}“ endet hier.</translation>
    </message>
    <message>
        <source>{seat} keeps the Veto until the end of the next round at the latest.</source>
        <translation>{seat} behält das Veto, längstens bis zum Ende der nächsten Runde.</translation>
    </message>
    <message>
        <source>{seat}&apos;s Veto expires unused.</source>
        <translation>Das Veto von {seat} verfällt ungenutzt.</translation>
    </message>
    <message>
        <source>{seat} secretly takes a power card back.</source>
        <translation>{seat} nimmt verdeckt eine Machtkarte zurück.</translation>
    </message>
    <message>
        <source>{seat} takes power card {power} back.</source>
        <translation>{seat} nimmt Machtkarte {power} zurück.</translation>
    </message>
    <message>
        <source>The King starts {in}.</source>
        <translation>Der König beginnt {in}.</translation>
    </message>
    <message>
        <source>Home region of {seat}: {place}</source>
        <translation>Heimatregion von {seat}: {place}</translation>
    </message>
    <message>
        <source>{seat} plays the first power card.</source>
        <translation>{seat} spielt die erste Machtkarte.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>{seat} has set the secret disk.</source>
        <translation>{seat} hat die Geheimscheibe eingestellt.</translation>
    </message>
    <message>
        <source>{seat}&apos;s disk shows: {place}</source>
        <translation>Die Geheimscheibe von {seat} zeigt: {place}</translation>
    </message>
    <message>
        <source>{seat} names the region for the eviction: {place}</source>
        <translation>{seat} nennt die Region für den Rauswurf: {place}</translation>
    </message>
    <message>
        <source>Scoring: {place}</source>
        <translation>Wertung: {place}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} scores %n point(s) {in} ({reason}).</source>
        <translation>
            <numerusform>{seat} erhält %n Punkt {in} ({reason}).</numerusform>
            <numerusform>{seat} erhält %n Punkte {in} ({reason}).</numerusform>
        </translation>
    </message>
    <message>
        <source>General scoring {number}</source>
        <translation>Allgemeine Wertung {number}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Power card {power}</source>
        <translation>Machtkarte {power}</translation>
    </message>
    <message>
        <source>Take {number}</source>
        <extracomment>{number}: Caballeros that come from the provinces to the court</extracomment>
        <translation>{number} holen</translation>
    </message>
    <message>
        <source>Take one {from}</source>
        <translation>Einen {from} holen</translation>
    </message>
    <message>
        <source>Take “{card}”</source>
        <translation>„{card}“ nehmen</translation>
    </message>
    <message>
        <source>Place Caballeros</source>
        <translation>Caballeros einsetzen</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Place {in}</source>
        <extracomment>{in}: as in “in Galicia”; a Caballero goes there</extracomment>
        <translation>Einsetzen {in}</translation>
    </message>
    <message>
        <source>Veto!</source>
        <translation>Veto!</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>The answer to a special action: no Veto against this step; “Allow all”: against none that follows</extracomment>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Allow all</source>
        <translation>Alles zulassen</translation>
    </message>
    <message>
        <source>Move {pieces} {from} {to}</source>
        <extracomment>“Move 2 of Ada&apos;s Caballeros from Galicia to Granada”; the order may be another</extracomment>
        <translation>{pieces} {from} {to} versetzen</translation>
    </message>
    <message>
        <source>From region: {place}</source>
        <translation>Aus der Region: {place}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation>Möglichkeit {number}</translation>
    </message>
    <message>
        <source>Send {pieces} {from} back</source>
        <translation>{pieces} {from} zurückschicken</translation>
    </message>
    <message>
        <source>Disk: {place}</source>
        <translation>Scheibe: {place}</translation>
    </message>
    <message>
        <source>Score: {place}</source>
        <extracomment>What is done: this place is scored</extracomment>
        <translation>{place} werten</translation>
    </message>
    <message>
        <source>King {to}</source>
        <extracomment>{to}: as in “to Galicia”; the King moves there</extracomment>
        <translation>König {to}</translation>
    </message>
    <message>
        <source>The King stays</source>
        <translation>Der König bleibt</translation>
    </message>
    <message>
        <source>Grande {to}</source>
        <translation>Grande {to}</translation>
    </message>
    <message>
        <source>Scoreboard {token} {to}</source>
        <translation>Wertungstafel {token} {to}</translation>
    </message>
    <message>
        <source>Take power card {power} back</source>
        <translation>Machtkarte {power} zurücknehmen</translation>
    </message>
    <message>
        <source>King&apos;s bonus</source>
        <translation>Königsbonus</translation>
    </message>
    <message>
        <source>home bonus</source>
        <translation>Heimatbonus</translation>
    </message>
    <message>
        <source>1st place</source>
        <extracomment>What points were scored for: the rank in a region</extracomment>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>3. Platz</translation>
    </message>
    <message>
        <source>unplaced</source>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>The King&apos;s region is taboo.</source>
        <translation>Die Königsregion ist tabu.</translation>
    </message>
    <message>
        <source>This is not adjacent to the King&apos;s region.</source>
        <translation>Das grenzt nicht an die Königsregion.</translation>
    </message>
    <message>
        <source>Your court is empty.</source>
        <translation>Dein Hof ist leer.</translation>
    </message>
    <message>
        <source>This card does not let you place Caballeros.</source>
        <translation>Mit dieser Karte kannst du keine Caballeros einsetzen.</translation>
    </message>
    <message>
        <source>There is no Caballero here that you may move.</source>
        <translation>Hier steht kein Caballero, den du versetzen darfst.</translation>
    </message>
    <message>
        <source>Nothing may be taken out of the Castillo.</source>
        <translation>Aus dem Castillo darf nichts herausgenommen werden.</translation>
    </message>
    <message>
        <source>Someone else has already taken this action card.</source>
        <translation>Diese Aktionskarte hat schon jemand genommen.</translation>
    </message>
    <message>
        <source>This value has already been played this round.</source>
        <translation>Dieser Wert ist in dieser Runde schon gespielt.</translation>
    </message>
    <message>
        <source>You have already used this power card.</source>
        <translation>Diese Machtkarte hast du schon gespielt.</translation>
    </message>
    <message>
        <source>You have already done this part of your turn.</source>
        <translation>Diesen Teil deines Zuges hast du schon erledigt.</translation>
    </message>
    <message>
        <source>The special action would have no effect.</source>
        <translation>Die Sonderaktion hätte keine Wirkung.</translation>
    </message>
    <message>
        <source>This place is not on the secret disk.</source>
        <translation>Dieser Ort steht nicht auf der Geheimscheibe.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Das ist derselbe Ort wie bisher.</translation>
    </message>
    <message>
        <source>The King may move only to an adjacent region.</source>
        <translation>Der König darf nur in eine Nachbarregion ziehen.</translation>
    </message>
    <message>
        <source>This card takes Caballeros from one region only.</source>
        <translation>Diese Karte nimmt Caballeros nur aus einer einzigen Region.</translation>
    </message>
    <message>
        <source>The Castillo is not a region.</source>
        <translation>Das Castillo ist keine Region.</translation>
    </message>
    <message>
        <source>This place is not part of this scoring.</source>
        <translation>Dieser Ort gehört nicht zur Wertung.</translation>
    </message>
    <message>
        <source>There is already a mobile scoreboard here.</source>
        <translation>Hier liegt schon eine mobile Wertungstafel.</translation>
    </message>
    <message>
        <source>This card moves only your own Caballeros.</source>
        <translation>Diese Karte versetzt nur deine eigenen Caballeros.</translation>
    </message>
    <message>
        <source>This card moves only other players&apos; Caballeros.</source>
        <translation>Diese Karte versetzt nur Caballeros der anderen.</translation>
    </message>
    <message>
        <source>You have no Caballeros here.</source>
        <translation>Hier steht keiner deiner Caballeros.</translation>
    </message>
    <message>
        <source>Your Grande is in the King&apos;s region.</source>
        <translation>Dein Grande steht in der Königsregion.</translation>
    </message>
    <message>
        <source>You must carry out as much of the special action as possible.</source>
        <translation>Die Sonderaktion muss so weit wie möglich ausgeführt werden.</translation>
    </message>
    <message>
        <source>{seat}: use the special action or end your turn.</source>
        <translation>{seat}: Nutz die Sonderaktion oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>Title of the first paragraph about an expansion: what it brings, in a few words</extracomment>
        <translation>Kurz gefasst</translation>
    </message>
    <message>
        <source>Use “{card}”</source>
        <translation>„{card}“ ausführen</translation>
    </message>
    <message>
        <source>{token}: now with {holder}.</source>
        <translation>{token}: jetzt bei {holder}.</translation>
    </message>
    <message>
        <source>{token}: now next to the board.</source>
        <translation>{token}: jetzt neben dem Spielplan.</translation>
    </message>
    <message>
        <source>{token}: now {in}.</source>
        <translation>{token}: jetzt {in}.</translation>
    </message>
    <message>
        <source>{seat}: it is your turn. Choose what to do.</source>
        <translation>{seat}: Du bist am Zug. Wähl, was du tust.</translation>
    </message>
    <message>
        <source>{seat}: choose a place on your secret disk.</source>
        <translation>{seat}: Wähl einen Ort auf deiner Geheimscheibe.</translation>
    </message>
    <message>
        <source>This place is not a region.</source>
        <translation>Dieser Ort ist keine Region.</translation>
    </message>
    <message>
        <source>Nothing may be taken from here.</source>
        <translation>Von diesem Ort darf nichts weggenommen werden.</translation>
    </message>
    <message>
        <source>There is no room left here.</source>
        <translation>An diesem Ort ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Something else must be done before the turn ends.</source>
        <translation>Vor dem Ende des Zuges ist noch etwas anderes zu tun.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Place up to 2 more Caballeros from your court in any regions or the Castillo.</source>
        <translation>Setz bis zu 2 weitere Caballeros von deinem Hof ein, in beliebigen Regionen oder im Castillo.</translation>
    </message>
    <message>
        <source>Either move all your Caballeros from one region to other regions or the Castillo, or place up to 2 more from your court in any regions or the Castillo.</source>
        <translation>Versetz entweder alle deine Caballeros einer Region in andere Regionen oder ins Castillo, oder setz bis zu 2 weitere von deinem Hof in beliebigen Regionen oder im Castillo ein.</translation>
    </message>
    <message>
        <source>Either move any number of your Caballeros from one region to other regions or the Castillo, or place up to 2 more from your court in any regions or the Castillo.</source>
        <translation>Versetz entweder beliebig viele deiner Caballeros einer Region in andere Regionen oder ins Castillo, oder setz bis zu 2 weitere von deinem Hof in beliebigen Regionen oder im Castillo ein.</translation>
    </message>
    <message>
        <source>Place up to 2 from your court</source>
        <translation>Bis zu 2 vom Hof einsetzen</translation>
    </message>
    <message>
        <source>Send one Caballero of each other player, each from any region, back to the provinces.</source>
        <translation>Schick von jedem anderen einen Caballero, jeden aus einer beliebigen Region, in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Send one Caballero of each player, including one of your own, each from any region, back to the provinces.</source>
        <translation>Schick von jedem Spieler einen Caballero, auch einen eigenen, jeden aus einer beliebigen Region, in die Provinz zurück.</translation>
    </message>
    <message>
        <source>After the first, you may stop.</source>
        <translation>Nach dem ersten darfst du aufhören.</translation>
    </message>
    <message>
        <source>Take one of your used power cards back into your hand.</source>
        <translation>Nimm eine deiner gespielten Machtkarten wieder auf die Hand.</translation>
    </message>
    <message>
        <source>Take up to 2 more of your Caballeros from the provinces to your court.</source>
        <translation>Hol bis zu 2 weitere deiner Caballeros aus der Provinz an den Hof.</translation>
    </message>
    <message>
        <source>Used cards are face up, so everyone sees which one you take.</source>
        <translation>Gespielte Karten liegen offen, deshalb sehen alle, welche du nimmst.</translation>
    </message>
    <message>
        <source>The other players do not see which one it is, unless it is the topmost card of your pile.</source>
        <translation>Die anderen sehen nicht, welche es ist, außer sie liegt oben auf deinem Stapel.</translation>
    </message>
    <message>
        <source>You take it secretly: nobody sees which one.</source>
        <translation>Du nimmst sie verdeckt: Niemand sieht, welche es ist.</translation>
    </message>
    <message>
        <source>In the Castillo: {pieces}</source>
        <translation>Das Castillo enthält {pieces}.</translation>
    </message>
    <message>
        <source>Basque Country</source>
        <comment>may be broken</comment>
        <translation>Basken­land</translation>
    </message>
    <message>
        <source>Catalonia</source>
        <comment>may be broken</comment>
        <translation>Kata­lonien</translation>
    </message>
    <message>
        <source>Old Castile</source>
        <comment>may be broken</comment>
        <translation>Alt­kastilien</translation>
    </message>
    <message>
        <source>New Castile</source>
        <comment>may be broken</comment>
        <translation>Neu­kastilien</translation>
    </message>
    <message>
        <source>Reconstructed: we have not seen this card in print.</source>
        <translation>Rekonstruiert: Die gedruckte Karte lag uns nicht vor.</translation>
    </message>
    <message>
        <source>Neutral</source>
        <extracomment>Caballeros that belong to no player</extracomment>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>{seat}: choose one Caballero of each other player to send back to the provinces.</source>
        <translation>{seat}: Wähl von jedem anderen Spieler einen Caballero, der in die Provinz zurückgeht.</translation>
    </message>
    <message>
        <source>{seat} does not use “{card}”.</source>
        <translation>{seat} nutzt „{card}“ nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} leaves %n Caballero(s) at court.</source>
        <translation>
            <numerusform>{seat} lässt %n Caballero am Hof.</numerusform>
            <numerusform>{seat} lässt %n Caballeros am Hof.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second neutral</source>
        <translation>Zweite neutrale</translation>
    </message>
    <message>
        <source>Third neutral</source>
        <translation>Dritte neutrale</translation>
    </message>
    <message>
        <source>The 1996 edition. A card that lets you choose a region to score may also score the Castillo.</source>
        <translation>Die Ausgabe von 1996. Wer mit einer Karte eine Region werten darf, darf auch das Castillo werten.</translation>
    </message>
    <message>
        <source>The scoreboard {token} goes back next to the board.</source>
        <translation>Die Wertungstafel {token} kommt zurück neben den Spielplan.</translation>
    </message>
    <message>
        <source>{seat}: you must carry out the special action.</source>
        <translation>{seat}: Die Sonderaktion muss ausgeführt werden.</translation>
    </message>
    <message>
        <source>Cannot be combined with the first one.</source>
        <translation>Passt nicht zum ersten Ort.</translation>
    </message>
    <message>
        <source>In clockwise order from the player of this card, each other player sends 3 of their own Caballeros from regions and/or their court back to the provinces.</source>
        <translation>Im Uhrzeigersinn ab dem Spieler dieser Karte schickt jeder andere 3 eigene Caballeros aus Regionen und/oder vom Hof in die Provinz zurück.</translation>
    </message>
    <message>
        <source>stack 2</source>
        <translation>Stapel 2</translation>
    </message>
    <message>
        <source>stack 3</source>
        <translation>Stapel 3</translation>
    </message>
    <message>
        <source>Never from the King&apos;s region.</source>
        <translation>Nie aus der Königsregion.</translation>
    </message>
    <message>
        <source>Leave players out</source>
        <translation>Mitspieler auslassen</translation>
    </message>
    <message>
        <source>When using the card that sends back one Caballero of each player, you may leave out players once at least one Caballero has been sent.</source>
        <translation>Wer von jedem Mitspieler einen Caballero zurückschickt, darf Mitspieler auslassen, sobald ein Caballero zurückgeschickt ist.</translation>
    </message>
    <message>
        <source>{seat} cannot carry out “{card}”.</source>
        <translation>{seat} kann „{card}“ nicht ausführen.</translation>
    </message>
    <message>
        <source>{seat} has no Caballeros {in}.</source>
        <translation>{seat} hat keine Caballeros {in}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: how many Caballeros do you take to your court? Your provinces hold too few: if you take them all, you may take up to %n more from regions.</source>
        <translation>
            <numerusform>{seat}: Wie viele Caballeros holst du an deinen Hof? In der Provinz sind zu wenige: Holst du sie alle, darfst du noch %n aus einer Region holen.</numerusform>
            <numerusform>{seat}: Wie viele Caballeros holst du an deinen Hof? In der Provinz sind zu wenige: Holst du sie alle, darfst du noch bis zu %n aus Regionen holen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mobile scoreboard %1</source>
        <translation>Mobile Wertungstafel %1</translation>
    </message>
    <message>
        <source>%1 (mobile scoreboard)</source>
        <translation>%1 (mobile Wertungstafel)</translation>
    </message>
    <message>
        <source>Choose the scoreboard you want to place.</source>
        <translation>Wähl die Wertungstafel, die du legen willst.</translation>
    </message>
    <message>
        <source>Choose the scoreboard first.</source>
        <translation>Wähl zuerst die Wertungstafel.</translation>
    </message>
    <message>
        <source>{seat}: “{card}” by {other}. Secretly choose the region you give up.</source>
        <translation>{seat}: „{card}“ von {other}. Wähl geheim die Region, die du aufgibst.</translation>
    </message>
    <message>
        <source>{seat}: “{card}” by {other}. Secretly choose the region where you lose two Caballeros.</source>
        <translation>{seat}: „{card}“ von {other}. Wähl geheim, in welcher Region.</translation>
    </message>
    <message>
        <source>{seat}: “{card}”. Secretly choose the region you want to be scored.</source>
        <translation>{seat}: „{card}“. Wähl geheim die Region, die gewertet werden soll.</translation>
    </message>
    <message>
        <source>{seat}: “{card}” by {other}. Secretly choose where your Caballeros evicted {from} go.</source>
        <translation>{seat}: „{card}“ von {other}. Wähl geheim, wohin deine Caballeros {from} ziehen.</translation>
    </message>
    <message>
        <source>2–5 players</source>
        <translation>2–5 Spieler</translation>
    </message>
    <message>
        <source>2–5 players, 90 min</source>
        <translation>2–5 Spieler, 90 Min.</translation>
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
            <numerusform>%n eigenen Caballero</numerusform>
            <numerusform>%n eigene Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {player}&apos;s Caballeros</source>
        <translation>
            <numerusform>%n Caballero von {player}</numerusform>
            <numerusform>%n Caballeros von {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>tied for 1st, so 2nd place</source>
        <extracomment>A tie in a region: the rank that is tied for, and the next lower one, whose points each gets</extracomment>
        <translation>Gleichstand um den 1. Platz, daher 2. Platz</translation>
    </message>
    <message>
        <source>tied for 2nd, so 3rd place</source>
        <translation>Gleichstand um den 2. Platz, daher 3. Platz</translation>
    </message>
    <message>
        <source>tied for 1st: nothing</source>
        <extracomment>A tie in a region that gives no points</extracomment>
        <translation>Gleichstand um den 1. Platz: nichts</translation>
    </message>
    <message>
        <source>tied for 2nd: nothing</source>
        <translation>Gleichstand um den 2. Platz: nichts</translation>
    </message>
    <message>
        <source>tied for 3rd: nothing</source>
        <translation>Gleichstand um den 3. Platz: nichts</translation>
    </message>
    <message>
        <source>1st place, no points</source>
        <extracomment>Of a colour that nobody plays: it has the rank in a region, and nobody gets points for it</extracomment>
        <translation>1. Platz, keine Punkte</translation>
    </message>
    <message>
        <source>2nd place, no points</source>
        <translation>2. Platz, keine Punkte</translation>
    </message>
    <message>
        <source>3rd place, no points</source>
        <translation>3. Platz, keine Punkte</translation>
    </message>
    <message>
        <source>{place} is not scored.</source>
        <extracomment>A general scoring leaves the place out</extracomment>
        <translation>{place} wird nicht gewertet.</translation>
    </message>
    <message>
        <source>{owner} {in} – {rank}.</source>
        <extracomment>{rank}: a rank or a tie that gives no points, as “tied for 3rd: nothing”</extracomment>
        <translation>{owner} {in} – {rank}.</translation>
    </message>
    <message>
        <source>Allied {in}: {seat} and {holder} count together ({number}).</source>
        <translation>Bündnis {in}: {seat} und {holder} zählen zusammen ({number}).</translation>
    </message>
    <message>
        <source>Allied {in}: {seat} and {holder} count together ({number}) – {rank}.</source>
        <translation>Bündnis {in}: {seat} und {holder} zählen zusammen ({number}) – {rank}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s) or end your turn.</source>
        <translation>
            <numerusform>{seat}: Du darfst 1 Caballero einsetzen.</numerusform>
            <numerusform>{seat}: Setz bis zu %n Caballeros ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can always place Caballeros here. A general scoring scores the Castillo first; then your Caballeros go to the region on your secret disk.</source>
        <translation>Hier darfst du immer Caballeros einsetzen. Die allgemeine Wertung wertet das Castillo zuerst; dann ziehen deine Caballeros in die Region deiner Geheimscheibe.</translation>
    </message>
    <message>
        <source>{seat}: set your secret disk. Where do your Caballeros from the Castillo go?</source>
        <translation>{seat}: Stell deine Geheimscheibe ein. Wohin gehen deine Caballeros aus dem Castillo?</translation>
    </message>
    <message>
        <source>Move up to 3 of any colour.</source>
        <translation>Versetz bis zu 3 beliebige.</translation>
    </message>
    <message>
        <source>Move up to 4 of any colour.</source>
        <translation>Versetz bis zu 4 beliebige.</translation>
    </message>
    <message>
        <source>Move up to 4 of your own.</source>
        <translation>Versetz bis zu 4 eigene.</translation>
    </message>
    <message>
        <source>Move up to 3 of other players.</source>
        <translation>Versetz bis zu 3 fremde.</translation>
    </message>
    <message>
        <source>Move up to 2 of your own and up to 2 others&apos;.</source>
        <translation>Versetz bis zu 2 eigene und bis zu 2 fremde.</translation>
    </message>
    <message>
        <source>Move up to 5 of any colour from one region.</source>
        <translation>Versetz bis zu 5 beliebige aus einer Region.</translation>
    </message>
    <message>
        <source>Place up to 2 more in any regions.</source>
        <translation>Setz bis zu 2 weitere in beliebigen Regionen ein.</translation>
    </message>
    <message>
        <source>Move your own from one region, or place up to 2 more.</source>
        <translation>Versetz deine einer Region oder setz bis zu 2 ein.</translation>
    </message>
    <message>
        <source>Move all your own from one region, or place up to 2 more.</source>
        <translation>Versetz alle deine einer Region oder setz bis zu 2 ein.</translation>
    </message>
    <message>
        <source>Move any number of your own from one region.</source>
        <translation>Versetz beliebig viele eigene aus einer Region.</translation>
    </message>
    <message>
        <source>Move all your own from one region.</source>
        <translation>Versetz alle eigenen aus einer Region.</translation>
    </message>
    <message>
        <source>All other players send back their entire court.</source>
        <translation>Alle anderen schicken ihren ganzen Hof zurück.</translation>
    </message>
    <message>
        <source>All other players send back 3 from court.</source>
        <translation>Alle anderen schicken 3 vom Hof zurück.</translation>
    </message>
    <message>
        <source>Each other player sends back 3 of their own.</source>
        <translation>Jeder andere schickt 3 eigene zurück.</translation>
    </message>
    <message>
        <source>Each other player secretly loses one region.</source>
        <translation>Jeder andere verliert geheim eine Region.</translation>
    </message>
    <message>
        <source>Each other player secretly loses 2 in a region.</source>
        <translation>Jeder andere verliert geheim 2 in einer Region.</translation>
    </message>
    <message>
        <source>Score one region or the Castillo.</source>
        <translation>Werte eine Region oder das Castillo.</translation>
    </message>
    <message>
        <source>Score all regions worth 4.</source>
        <translation>Werte alle 4er-Regionen.</translation>
    </message>
    <message>
        <source>Score all regions worth 5.</source>
        <translation>Werte alle 5er-Regionen.</translation>
    </message>
    <message>
        <source>Score all regions worth 6 or 7.</source>
        <translation>Werte alle 6er- und 7er-Regionen.</translation>
    </message>
    <message>
        <source>Score the Castillo.</source>
        <translation>Werte das Castillo.</translation>
    </message>
    <message>
        <source>Score all regions, first places only.</source>
        <translation>Werte alle Regionen, nur erste Plätze.</translation>
    </message>
    <message>
        <source>Score the region with the most Caballeros.</source>
        <translation>Werte die Region mit den meisten Caballeros.</translation>
    </message>
    <message>
        <source>Score the region with the fewest Caballeros.</source>
        <translation>Werte die Region mit den wenigsten Caballeros.</translation>
    </message>
    <message>
        <source>Place or move a mobile scoreboard.</source>
        <translation>Leg oder versetz eine mobile Wertungstafel.</translation>
    </message>
    <message>
        <source>Take a used power card back.</source>
        <translation>Nimm eine gespielte Machtkarte zurück.</translation>
    </message>
    <message>
        <source>Take up to 2 more to your court.</source>
        <translation>Hol bis zu 2 weitere an den Hof.</translation>
    </message>
    <message>
        <source>Move your Grande to another region.</source>
        <translation>Versetz deinen Granden in eine andere Region.</translation>
    </message>
    <message>
        <source>Score regions chosen by exactly one player.</source>
        <translation>Werte Regionen, die nur einer wählt.</translation>
    </message>
    <message>
        <source>Move the King to any region.</source>
        <translation>Versetz den König in eine beliebige Region.</translation>
    </message>
    <message>
        <source>Evict {from}</source>
        <extracomment>{from}: as in “from Galicia”; the others&apos; Caballeros must leave it</extracomment>
        <translation>Rauswurf {from}</translation>
    </message>
    <message>
        <source>With so few players third place scores nothing.</source>
        <translation>Bei so wenigen Spielern bringt der 3. Platz nichts.</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points of no scoring</comment>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>{seat}: you could still do this: {next}. Or end your turn.</source>
        <extracomment>{next}: a list such as “take a ship token, the Queen&apos;s extra Caballero”</extracomment>
        <translation>{seat}: Das ginge noch: {next}. Oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>The King is {in} again.</source>
        <translation>Der König ist wieder {in}.</translation>
    </message>
    <message>
        <source>{place} is not scored: chosen more than once.</source>
        <translation>{place} wird nicht gewertet: mehrfach gewählt.</translation>
    </message>
    <message>
        <source>{seat} throws {pieces} into the {place}.</source>
        <translation>{seat} wirft {pieces} ins {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s). Before or after that, use the special action.</source>
        <translation>
            <numerusform>{seat}: Setz %n Caballero ein. Nutz davor oder danach die Sonderaktion.</numerusform>
            <numerusform>{seat}: Setz bis zu %n Caballeros ein. Nutz davor oder danach die Sonderaktion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s). Before or after that, you must carry out the special action.</source>
        <translation>
            <numerusform>{seat}: Setz %n Caballero ein. Davor oder danach musst du die Sonderaktion ausführen.</numerusform>
            <numerusform>{seat}: Setz bis zu %n Caballeros ein. Davor oder danach musst du die Sonderaktion ausführen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: your provinces are empty. You may take up to %n{more} Caballero(s) from regions to your court.</source>
        <translation>
            <numerusform>{seat}: Die Provinz ist leer. Du darfst{more} %n Caballero aus einer Region an deinen Hof holen.</numerusform>
            <numerusform>{seat}: Die Provinz ist leer. Du darfst{more} bis zu %n Caballeros aus Regionen an deinen Hof holen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n{more} Caballero(s) from your court.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n Caballero von deinem Hof einsetzen.</numerusform>
            <numerusform>{seat}: Setz{more} bis zu %n Caballeros von deinem Hof ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n{more} Caballero(s) from your provinces.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n Caballero aus der Provinz einsetzen.</numerusform>
            <numerusform>{seat}: Setz{more} bis zu %n Caballeros aus der Provinz ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} Caballero(s). Choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n Caballero versetzen; wähl, woher er kommt und wohin er geht.</numerusform>
            <numerusform>{seat}: Versetz{more} bis zu %n Caballeros; wähl, woher sie kommen und wohin sie gehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} of your own Caballero(s).</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n eigenen Caballero versetzen.</numerusform>
            <numerusform>{seat}: Versetz{more} bis zu %n eigene Caballeros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} Caballero(s) of other players.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n fremden Caballero versetzen.</numerusform>
            <numerusform>{seat}: Versetz{more} bis zu %n fremde Caballeros.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: move up to {number}{more} of your own Caballeros and up to {foreign} of other players.</source>
        <translation>{seat}: Versetz{more} Caballeros, eigene: bis zu {number}, fremde: bis zu {foreign}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: the King is angry. Send %n{more} of your Caballeros back to the provinces.</source>
        <translation>
            <numerusform>{seat}: Der König ist erzürnt. Schick{more} %n eigenen Caballero in die Provinz zurück.</numerusform>
            <numerusform>{seat}: Der König ist erzürnt. Schick{more} %n eigene Caballeros in die Provinz zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose %n{more} neutral Caballero(s) to send back to the provinces.</source>
        <translation>
            <numerusform>{seat}: Wähl{more} %n neutralen Caballero, der in die Provinz zurückgeht.</numerusform>
            <numerusform>{seat}: Wähl{more} %n neutrale Caballeros, die in die Provinz zurückgehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>more</source>
        <extracomment>In {more}: “place up to 3 more Caballeros”, after some have been placed</extracomment>
        <translation>noch</translation>
    </message>
    <message>
        <source>Keep this card to stop one special action.</source>
        <translation>Behalte diese Karte, um eine Sonderaktion zu verhindern.</translation>
    </message>
    <message>
        <source>The later edition. All expansions are in its box, but you choose them separately. A card that lets you choose a region to score cannot score the Castillo.</source>
        <translation>Die spätere Ausgabe. Alle Erweiterungen liegen in der Schachtel; du wählst sie einzeln dazu. Wer mit einer Karte eine Region werten darf, darf nicht das Castillo werten.</translation>
    </message>
    <message>
        <source>Send back one from each other player.</source>
        <translation>Schick von jedem anderen einen zurück.</translation>
    </message>
    <message>
        <source>Send back one from each player, your own too.</source>
        <translation>Schick von jedem Spieler einen zurück, auch einen eigenen.</translation>
    </message>
    <message>
        <source>Name a region. All other players secretly leave it.</source>
        <translation>Nenn eine Region. Alle anderen verlassen sie geheim.</translation>
    </message>
    <message>
        <source>{seat}&apos;s Grande stays {in}.</source>
        <translation>Der Grande von {seat} bleibt {in}.</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Keinen holen</translation>
    </message>
    <message>
        <source>{seat}: choose what to score next.</source>
        <translation>{seat}: Wähl, was als Nächstes gewertet wird.</translation>
    </message>
</context>
</TS>
