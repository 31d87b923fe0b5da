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
        <source>Places %n Caballero(s) from the court.</source>
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
        <source>This card is not offered now.</source>
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
        <source>Before %1.</source>
        <comment>a card</comment>
        <translation>Vor %1.</translation>
    </message>
    <message>
        <source>Before %1, who has played card %2.</source>
        <comment>a card</comment>
        <translation>Vor %1, ausgespielt wurde Karte %2.</translation>
    </message>
</context>
<context>
    <name>elgrande::Advice</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 %2 for you</source>
        <comment>place, points</comment>
        <translation>%1 %2 für dich</translation>
    </message>
    <message>
        <source>%1 %2 for %3</source>
        <comment>place, points, player</comment>
        <translation>%1 %2 für %3</translation>
    </message>
    <message>
        <source>One thing is clearly better here than everything else.</source>
        <translation>Eines ist hier klar besser als alles andere.</translation>
    </message>
    <message>
        <source>Choose between %1 and %2.</source>
        <translation>Wähl zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>The computer would choose %1.</source>
        <translation>Der Computer würde %1 wählen.</translation>
    </message>
    <message>
        <source>It expects you to end %1 points before the best other (chance to win: %2 %).</source>
        <translation>Damit rechnet er am Ende mit %1 Punkten Vorsprung auf den Besten der anderen (Siegchance: %2 %).</translation>
    </message>
    <message>
        <source>It expects you to end %1 points behind the best other (chance to win: %2 %).</source>
        <translation>Damit rechnet er am Ende mit %1 Punkten Rückstand auf den Besten der anderen (Siegchance: %2 %).</translation>
    </message>
    <message>
        <source>Hardly worse: %1.</source>
        <translation>Kaum schlechter: %1.</translation>
    </message>
    <message>
        <source>Next best: %1, about %2 points less.</source>
        <translation>Das Nächstbeste: %1, etwa %2 Punkte weniger.</translation>
    </message>
    <message>
        <source>A scoring after this turn, as it would go on: %1.</source>
        <translation>Eine Wertung nach diesem Zug, so wie er weiterginge: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more {in}</source>
        <translation>
            <numerusform>%n Punkt mehr {in}</numerusform>
            <numerusform>%n Punkte mehr {in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less for {seat} {in}</source>
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
        <source>Why: %1, %2.</source>
        <translation>Warum: %1, %2.</translation>
    </message>
    <message>
        <source>%1 chose %2.</source>
        <comment>player, what</comment>
        <translation>%1 hat %2 gewählt.</translation>
    </message>
    <message>
        <source>It did not look ahead: it went by what the board looks like afterwards.</source>
        <translation>Kein Blick voraus: Es ging danach, wie der Spielplan hinterher aussieht.</translation>
    </message>
    <message numerus="yes">
        <source>It looked ahead %n time(s), %1 of them by this move.</source>
        <translation>
            <numerusform>%n Blick voraus, davon %1 über diesen Zug.</numerusform>
            <numerusform>%n Blicke voraus, davon %1 über diesen Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>It expected to end %1 points before the best other (chance to win: %2 %).</source>
        <translation>Erwartet war ein Ende %1 Punkte vor dem besten anderen (Aussicht auf den Sieg: %2 %).</translation>
    </message>
    <message>
        <source>It expected to end %1 points behind the best other (chance to win: %2 %).</source>
        <translation>Erwartet war ein Ende %1 Punkte hinter dem besten anderen (Aussicht auf den Sieg: %2 %).</translation>
    </message>
    <message>
        <source>Nothing else was worth a look.</source>
        <translation>Nichts anderes war einen Blick wert.</translation>
    </message>
    <message>
        <source>Beside it:</source>
        <translation>Daneben:</translation>
    </message>
    <message>
        <source>%1, about %2 points less.</source>
        <translation>%1, etwa %2 Punkte weniger.</translation>
    </message>
    <message>
        <source>%1, about %2 points more, but less sure.</source>
        <translation>%1, etwa %2 Punkte mehr, aber weniger sicher.</translation>
    </message>
    <message>
        <source>%1, about as good.</source>
        <translation>%1, etwa gleich gut.</translation>
    </message>
</context>
<context>
    <name>elgrande::AdvicePanel</name>
    <message>
        <source>Advice for %1</source>
        <translation>Rat für %1</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>When you are asked something, the computer can say what it would do.</source>
        <translation>Wenn du gefragt bist, kann der Computer sagen, was er täte.</translation>
    </message>
    <message>
        <source>In three steps: what to choose between, what the computer would do, and why.</source>
        <translation>In drei Schritten: was zur Wahl steht, was der Computer täte, und warum.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Er überlegt …</translation>
    </message>
    <message>
        <source>A nudge</source>
        <translation>Ein Wink</translation>
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
        <source>Back to the advice</source>
        <translation>Zurück zum Rat</translation>
    </message>
</context>
<context>
    <name>elgrande::Autosave</name>
    <message>
        <source>The game could not be saved in %1: %2</source>
        <translation>Die Partie ließ sich nicht in %1 sichern: %2</translation>
    </message>
</context>
<context>
    <name>elgrande::BoardChooser</name>
    <message>
        <source>Click the Caballero that is to move.</source>
        <translation>Klick auf den Caballero, der versetzt werden soll.</translation>
    </message>
    <message>
        <source>Click one of the glowing Caballeros.</source>
        <translation>Klick auf einen der leuchtenden Caballeros.</translation>
    </message>
    <message>
        <source>Now click where it is to go. Right click or Esc takes the first click back.</source>
        <translation>Klick jetzt auf das Ziel. Rechtsklick oder Esc nimmt den ersten Klick zurück.</translation>
    </message>
    <message>
        <source>Click the place where something is to leave.</source>
        <translation>Klick auf den Ort, von dem etwas weggeht.</translation>
    </message>
    <message>
        <source>Click one of the bright places.</source>
        <translation>Klick auf einen der hellen Orte.</translation>
    </message>
    <message>
        <source>It is not your turn to choose on the board.</source>
        <translation>Auf dem Plan ist gerade nichts zu wählen.</translation>
    </message>
    <message>
        <source>Nothing is to be chosen on the board now.</source>
        <translation>Auf dem Plan gibt es gerade nichts zu wählen.</translation>
    </message>
    <message>
        <source>No Caballero that may be chosen stands there.</source>
        <translation>Dort steht kein Caballero, der gewählt werden darf.</translation>
    </message>
    <message>
        <source>This is not offered now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>Click one of the glowing pieces.</source>
        <translation>Klick auf eine der leuchtenden Figuren.</translation>
    </message>
    <message>
        <source>Click what is to be moved.</source>
        <translation>Klick auf das, was bewegt werden soll.</translation>
    </message>
    <message>
        <source>Choose one of the glowing pieces first.</source>
        <translation>Wähl zuerst eine der leuchtenden Figuren.</translation>
    </message>
    <message>
        <source>Let go over a bright place. Esc puts it back.</source>
        <translation>Lass über einem hellen Ort los. Esc legt zurück.</translation>
    </message>
    <message>
        <source>Click a bright place, or drag something there. Shift or a long press: all of them.</source>
        <translation>Klick auf einen hellen Ort oder zieh etwas dorthin. Mit Umschalttaste oder langem Druck: alle auf einmal.</translation>
    </message>
    <message>
        <source>Click the first of the two places.</source>
        <translation>Klick auf den ersten der beiden Orte.</translation>
    </message>
    <message>
        <source>Now click the second place. Right click or Esc takes the first click back.</source>
        <translation>Klick nun auf den zweiten Ort. Rechtsklick oder Esc nimmt den ersten Klick zurück.</translation>
    </message>
</context>
<context>
    <name>elgrande::BoardHand</name>
    <message>
        <source>scores %1 (%2)</source>
        <translation>brächte %1 (%2)</translation>
    </message>
    <message>
        <source>scores %1</source>
        <translation>brächte %1</translation>
    </message>
</context>
<context>
    <name>elgrande::BoardScene</name>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>elgrande::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Turn the disk or click a region; then confirm.</source>
        <translation>Dreh die Scheibe oder klick eine Region an; dann bestätige.</translation>
    </message>
    <message>
        <source>Several could be meant: click the Caballeros themselves.</source>
        <translation>Hier ist mehreres möglich: Klick auf die Caballeros selbst.</translation>
    </message>
    <message>
        <source>That is done already: there was only one way.</source>
        <translation>Schon geschehen: Es gab nur einen Weg.</translation>
    </message>
    <message>
        <source>A click places a Caballero here; for the special action, press its button or drag the piece.</source>
        <translation>Ein Klick setzt hier einen Caballero ein; für die Sonderaktion klick auf ihre Schaltfläche oder zieh die Figur.</translation>
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
        <source>Corrections of cards</source>
        <translation>Kartenkorrekturen</translation>
    </message>
    <message>
        <source>What is printed on some cards of the expansions could not be established; they bear the mark ≈. Whoever owns the cards writes a file with what is printed on them and loads it here: number of Caballeros, copies, value, special action, name and text. New games then play by it, and their records carry it along.</source>
        <translation>Was auf manchen Karten der Erweiterungen steht, ließ sich nicht ermitteln; sie tragen das Zeichen ≈. Wer die Karten besitzt, schreibt in eine Datei, was darauf gedruckt ist, und lädt sie hier: Zahl der Caballeros, Anzahl, Wert, Sonderaktion, Name und Text. Neue Partien richten sich dann danach, und ihre Aufzeichnungen enthalten es.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>By your file</source>
        <translation>Laut Datei</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>&amp;Load a file…</source>
        <translation>Datei &amp;laden …</translation>
    </message>
    <message>
        <source>&amp;Export the card list…</source>
        <translation>Kartenliste &amp;ausgeben …</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>Alle &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Play by it</source>
        <translation>&amp;Danach spielen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>No card is corrected.</source>
        <translation>Keine Karte ist korrigiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are corrected.</source>
        <translation>
            <numerusform>%n Karte ist korrigiert.</numerusform>
            <numerusform>%n Karten sind korrigiert.</numerusform>
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
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Place</source>
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
        <source>%1 is not taken: %2</source>
        <translation>%1 wird nicht übernommen: %2</translation>
    </message>
    <message>
        <source>The file corrects no card.</source>
        <translation>Die Datei korrigiert keine Karte.</translation>
    </message>
    <message>
        <source>Beside “now” write what is printed on your card: caballeros, copies, value, enabled (true, false), effect (as under another card&apos;s “now”), texts (title.en, text.en, title.de, text.de), for example &quot;caballeros&quot;: 5, &quot;texts&quot;: {&quot;title.en&quot;: &quot;Free&quot;}. What you change under “now” means nothing, and cards about which you write nothing stay as they are.</source>
        <translation>Schreib neben „now“, was auf deiner Karte gedruckt ist: caballeros, copies, value, enabled (true, false), effect (wie bei „now“ einer anderen Karte), texts (title.en, text.en, title.de, text.de), zum Beispiel &quot;caballeros&quot;: 5, &quot;texts&quot;: {&quot;title.de&quot;: &quot;Frei&quot;}. Was du unter „now“ änderst, bedeutet nichts, und Karten, zu denen nichts dasteht, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 Under “now” it says of the card %2 something else than the program, which corrects nothing: write beside “now” what is printed on the card.</source>
        <translation>%1 Unter „now“ steht bei der Karte %2 etwas anderes als im Programm; das korrigiert nichts: Schreib neben „now“, was auf der Karte gedruckt ist.</translation>
    </message>
    <message>
        <source>The card list is in %1.</source>
        <translation>Die Kartenliste liegt in %1.</translation>
    </message>
    <message>
        <source>The card list has not been written: %1</source>
        <translation>Die Kartenliste wurde nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>The corrections could not be kept: %1</source>
        <translation>Die Korrekturen konnten nicht behalten werden: %1</translation>
    </message>
    <message>
        <source>New games play by it.</source>
        <translation>Neue Partien richten sich danach.</translation>
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
        <source>Load corrections of cards</source>
        <translation>Kartenkorrekturen laden</translation>
    </message>
    <message>
        <source>Card files (*.json);;All files (*)</source>
        <translation>Kartendateien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the card list</source>
        <translation>Kartenliste ausgeben</translation>
    </message>
</context>
<context>
    <name>elgrande::CardView</name>
    <message numerus="yes">
        <source>Places %n Caballero(s) from the court.</source>
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
        <source>F1: in the rule book</source>
        <translation>F1: im Regelbuch</translation>
    </message>
    <message>
        <source>This special action must be carried out.</source>
        <translation>Diese Sonderaktion muss ausgeführt werden.</translation>
    </message>
</context>
<context>
    <name>elgrande::Ceremonies</name>
    <message>
        <source>The last round: a general scoring ends the game</source>
        <translation>Die letzte Runde: Eine allgemeine Wertung beendet das Spiel</translation>
    </message>
    <message>
        <source>At its end: a general scoring</source>
        <translation>An ihrem Ende: eine allgemeine Wertung</translation>
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
        <source>%1 says Veto</source>
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
</context>
<context>
    <name>elgrande::Cli</name>
    <message>
        <source>--seats names %1 agents, but there are %2 players.</source>
        <translation>--seats nennt %1 Computerspieler, es spielen aber %2.</translation>
    </message>
    <message>
        <source>%1 games: %2 deals, each with %3 rotations of the seats; %4, %3 players, seed &apos;%5&apos;; %6 s</source>
        <translation>%1 Partien: %2 Verteilungen, jede mit %3 Sitzordnungen; %4, %3 Spieler, Startwert „%5“; %6 s</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>wins % [95 % confidence]</source>
        <translation>Siege % [95 % Konfidenz]</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>lead over mean</source>
        <translation>vor dem Mittel</translation>
    </message>
    <message>
        <source>lead over best</source>
        <translation>vor dem Besten</translation>
    </message>
    <message>
        <source>Lets computer players play against each other. Every deal is played once for each rotation of the entrants through the seats, so the number of games is rounded up to a multiple of the players. A shared victory counts as equal parts of a win.</source>
        <translation>Lässt Computerspieler gegeneinander spielen. Jede Verteilung wird mit jeder Sitzordnung einmal gespielt; die Zahl der Partien wird deshalb auf ein Vielfaches der Spielerzahl aufgerundet. Ein geteilter Sieg zählt für jeden den gleichen Teil.</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>how many games are played at once</source>
        <translation>wie viele Partien gleichzeitig laufen</translation>
    </message>
    <message>
        <source>write a line for each game and entrant</source>
        <translation>schreibt eine Zeile je Partie und Teilnehmer</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>one step of a search, over positions of %1 games</source>
        <translation>ein Schritt einer Suche, über Stellungen aus %1 Partien</translation>
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
        <translation>mögliche Wahrheit (ns)</translation>
    </message>
    <message>
        <source>greedy, mean (us)</source>
        <translation>greedy, im Mittel (us)</translation>
    </message>
    <message>
        <source>greedy, longest (ms)</source>
        <translation>greedy, am längsten (ms)</translation>
    </message>
    <message>
        <source>Measures random games on one core: median of the repetitions [lowest .. highest], per second of the process&apos;s CPU time, and their ratio to a lower bound measured in the same run.</source>
        <translation>Misst zufällige Partien auf einem Kern: Median der Wiederholungen [kleinster .. größter Wert] je Sekunde Rechenzeit, und ihr Verhältnis zu einer unteren Schranke, die im selben Lauf gemessen wird.</translation>
    </message>
    <message>
        <source>games in each repetition</source>
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
        <source>%1 (lower bound: %2 a step)</source>
        <translation>%1 (Schranke: %2 je Schritt)</translation>
    </message>
    <message>
        <source>bytes of State</source>
        <translation>Bytes eines State</translation>
    </message>
    <message>
        <source>(lower bound&apos;s sum)</source>
        <translation>(Summe der Schranke)</translation>
    </message>
    <message>
        <source>%1 in the sources</source>
        <translation>%1 in den Quellen</translation>
    </message>
    <message>
        <source>Answers requests on standard input, one JSON object a line, with one JSON object a line on standard output. Begin with %1. The end of input ends the program.</source>
        <translation>Beantwortet Anfragen auf der Standardeingabe, ein JSON-Objekt je Zeile, mit einem JSON-Objekt je Zeile auf der Standardausgabe. Der Anfang ist %1. Das Ende der Eingabe beendet das Programm.</translation>
    </message>
    <message>
        <source>Words for people are English unless --language says otherwise.</source>
        <translation>Texte für Menschen sind englisch, solange --language nichts anderes sagt.</translation>
    </message>
    <message>
        <source>The protocol is described in %1</source>
        <translation>Das Protokoll steht in %1</translation>
    </message>
    <message>
        <source>en or de; else that of the environment</source>
        <translation>en oder de; sonst die der Umgebung</translation>
    </message>
    <message>
        <source>answer requests on standard input, one JSON object a line</source>
        <translation>beantwortet Anfragen auf der Standardeingabe, ein JSON-Objekt je Zeile</translation>
    </message>
    <message>
        <source>play random games and print their digest</source>
        <translation>spielt zufällige Partien und gibt ihre Prüfsumme aus</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <translation>lässt Computerspieler gegeneinander spielen</translation>
    </message>
    <message>
        <source>check a recorded game and print its scores</source>
        <translation>prüft eine aufgezeichnete Partie und gibt ihren Punktestand aus</translation>
    </message>
    <message>
        <source>measure the speed of random games</source>
        <translation>misst, wie schnell zufällige Partien sind</translation>
    </message>
    <message>
        <source>Usage: elgrande-cli COMMAND [OPTIONS]</source>
        <translation>Aufruf: elgrande-cli BEFEHL [OPTIONEN]</translation>
    </message>
    <message>
        <source>The rules of El Grande without a window.</source>
        <translation>Die Regeln von El Grande ohne Fenster.</translation>
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
        <source>this text; after a command: its options</source>
        <translation>dieser Text; hinter einem Befehl: dessen Optionen</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage.</source>
        <translation>Rückgabewert: 0 erledigt, 1 misslungen, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>the output cannot be written: %1</source>
        <translation>Die Ausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>--language: there is no &apos;%1&apos;; there are %2.</source>
        <translation>--language: „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>there is no command &apos;%1&apos;; see elgrande-cli --help</source>
        <translation>Den Befehl „%1“ gibt es nicht; siehe elgrande-cli --help</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>dieser Text</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>KÜRZEL</translation>
    </message>
    <message>
        <source>edition of the rules</source>
        <translation>Ausgabe der Regeln</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>KENNUNG</translation>
    </message>
    <message>
        <source>expansions, divided by commas</source>
        <translation>Erweiterungen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>IDS</source>
        <translation>KENNUNGEN</translation>
    </message>
    <message>
        <source>2 to 5 seats</source>
        <translation>2 bis 5 Plätze</translation>
    </message>
    <message>
        <source>9, or 6 for the short game</source>
        <translation>9, oder 6 für die kurze Partie</translation>
    </message>
    <message>
        <source>a ruling, for example open-castillo=true; may be repeated</source>
        <translation>eine Auslegung, etwa open-castillo=true; kann mehrmals stehen</translation>
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
        <translation>gibt das Ergebnis als JSON-Objekt in einer Zeile aus</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one argument too many.</source>
        <translation>„%1“ ist ein Argument zu viel.</translation>
    </message>
    <message>
        <source>an argument is missing.</source>
        <translation>Ein Argument fehlt.</translation>
    </message>
    <message>
        <source>--%1 must be a whole number from %2 to %3.</source>
        <translation>--%1 muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>--seed has at most %1 letters.</source>
        <translation>--seed hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>--option needs ID=VALUE, not &apos;%1&apos;.</source>
        <translation>--option braucht KENNUNG=WERT, nicht „%1“.</translation>
    </message>
    <message>
        <source>See elgrande-cli %1 --help.</source>
        <translation>Siehe elgrande-cli %1 --help.</translation>
    </message>
    <message>
        <source>Plays random games and prints a hash over every move and final score. It depends on the game&apos;s options, --games, --seed and --run alone: not on machine, compiler or threads.</source>
        <translation>Spielt zufällige Partien und gibt eine Prüfsumme über alle Züge und Endstände aus. Sie hängt nur von den Optionen der Partie, --games, --seed und --run ab: nicht von Rechner, Compiler oder Threads.</translation>
    </message>
    <message>
        <source>seed of the run, beside the game&apos;s seed</source>
        <translation>Startwert des Laufs, neben dem der Partie</translation>
    </message>
    <message>
        <source>who plays: random</source>
        <translation>wer spielt: random</translation>
    </message>
    <message>
        <source>playouts are played by the agent &apos;random&apos; only; see arena.</source>
        <translation>Hier spielt nur „random“; siehe arena.</translation>
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
        <source>%1 (%2 a game)</source>
        <translation>%1 (%2 je Partie)</translation>
    </message>
    <message>
        <source>reveals</source>
        <translation>Aufdeckungen</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>%1 (%2 games a second)</source>
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
        <source>%1 moves, round %2, not finished</source>
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
        <source>Plays a recorded game again, checking every move, and prints the scores. The exit status is 1 when the record is damaged or breaks the rules.</source>
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
        <source>print the position reached as JSON instead of the scores</source>
        <translation>gibt die erreichte Stellung als JSON aus statt des Punktestands</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3.</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object.</source>
        <translation>„%1“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>&apos;names&apos; must be a list of %1 texts of up to %2 letters.</source>
        <translation>„names“ muss eine Liste aus %1 Texten von höchstens %2 Zeichen sein.</translation>
    </message>
    <message>
        <source>&apos;seed&apos; has at most %1 letters.</source>
        <translation>„seed“ hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation>Die Zeile ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>The line is no JSON: %1.</source>
        <translation>Die Zeile ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>The line is no JSON object.</source>
        <translation>Die Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>&apos;id&apos; must be a text, a number, true, false or null.</source>
        <translation>„id“ muss ein Text, eine Zahl, true, false oder null sein.</translation>
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
        <source>The seat &apos;%1&apos; is not asked now.</source>
        <translation>Der Platz „%1“ wird gerade nicht gefragt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not among the moves of the decision.</source>
        <translation>„%1“ ist keiner der Züge, die zur Wahl stehen.</translation>
    </message>
    <message>
        <source>a colour, where several seats may answer; else the first one is meant</source>
        <translation>eine Farbe, wo mehrere Plätze antworten dürfen; sonst ist der erste gemeint</translation>
    </message>
    <message>
        <source>an object, everything in it optional: edition, expansions, players, rounds, seed, options, seats, house_rules, corrections</source>
        <translation>ein Objekt, alles darin kann fehlen: edition, expansions, players, rounds, seed, options, seats, house_rules, corrections</translation>
    </message>
    <message>
        <source>only this one</source>
        <translation>nur diesen</translation>
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
        <source>rulings by id</source>
        <translation>Auslegungen nach Kennung</translation>
    </message>
    <message>
        <source>the players&apos; names, in the order of the seats</source>
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
        <source>one of the decision&apos;s moves</source>
        <translation>einer der Züge, die zur Wahl stehen</translation>
    </message>
    <message>
        <source>a region, castillo, or general</source>
        <translation>eine Region, castillo oder general</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
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
        <source>the time to think</source>
        <translation>die Bedenkzeit</translation>
    </message>
    <message>
        <source>how many games are tried at most</source>
        <translation>wie viele Partien höchstens versucht werden</translation>
    </message>
    <message>
        <source>a text or number</source>
        <translation>ein Text oder eine Zahl</translation>
    </message>
    <message>
        <source>random</source>
        <translation>random</translation>
    </message>
    <message>
        <source>how many (100)</source>
        <translation>wie viele (100)</translation>
    </message>
    <message>
        <source>how many games are played at once (1)</source>
        <translation>wie viele Partien gleichzeitig laufen (1)</translation>
    </message>
    <message>
        <source>the time to play (an hour)</source>
        <translation>die Spielzeit (eine Stunde)</translation>
    </message>
    <message>
        <source>what this program is and knows</source>
        <translation>was dieses Programm ist und kennt</translation>
    </message>
    <message>
        <source>the commands with their arguments</source>
        <translation>die Befehle mit ihren Argumenten</translation>
    </message>
    <message>
        <source>the action cards</source>
        <translation>die Aktionskarten</translation>
    </message>
    <message>
        <source>begin a game</source>
        <translation>beginnt eine Partie</translation>
    </message>
    <message>
        <source>begin at a position</source>
        <translation>beginnt bei einer Stellung</translation>
    </message>
    <message>
        <source>the position now</source>
        <translation>die Stellung jetzt</translation>
    </message>
    <message>
        <source>who is asked what, or the result</source>
        <translation>wer was gefragt wird, oder das Ergebnis</translation>
    </message>
    <message>
        <source>make a move</source>
        <translation>macht einen Zug</translation>
    </message>
    <message>
        <source>what a scoring now would give</source>
        <translation>was eine Wertung jetzt brächte</translation>
    </message>
    <message>
        <source>the game so far as text</source>
        <translation>die Partie bis hierher als Text</translation>
    </message>
    <message>
        <source>play a record again</source>
        <translation>spielt eine Aufzeichnung nach</translation>
    </message>
    <message>
        <source>ask a computer player for a move</source>
        <translation>fragt einen Computerspieler nach einem Zug</translation>
    </message>
    <message>
        <source>random games and their digest</source>
        <translation>zufällige Partien und ihre Prüfsumme</translation>
    </message>
    <message>
        <source>end every think and playout asked for before</source>
        <translation>beendet jedes think und playout, nach dem vorher gefragt wurde</translation>
    </message>
    <message>
        <source>end the program</source>
        <translation>beendet das Programm</translation>
    </message>
    <message>
        <source>takes none</source>
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
        <source>There is no command &apos;%1&apos;; see help.</source>
        <translation>Den Befehl „%1“ gibt es nicht; siehe help.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no argument of %2, which %3.</source>
        <translation>„%1“ ist kein Argument von %2, das %3.</translation>
    </message>
    <message>
        <source>There is no game; begin with new, position or replay.</source>
        <translation>Es gibt keine Partie; beginne mit new, position oder replay.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;.</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing to score in &apos;%1&apos;.</source>
        <translation>In „%1“ gibt es nichts zu werten.</translation>
    </message>
    <message>
        <source>There is no agent &apos;%1&apos;.</source>
        <translation>Den Computerspieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The game is over; there is nothing to think about.</source>
        <translation>Die Partie ist zu Ende; es gibt nichts zu überlegen.</translation>
    </message>
    <message>
        <source>Playouts are played by the agent &apos;random&apos; only.</source>
        <translation>Hier spielt nur „random“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text.</source>
        <translation>„%1“ muss ein Text sein.</translation>
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
        <source>of every decision of a player that searches; 0: its own measure</source>
        <translation>je Entscheidung eines suchenden Spielers; 0: sein eigenes Maß</translation>
    </message>
    <message>
        <source>processor time of every decision in milliseconds, instead of simulations; 0: no limit</source>
        <translation>Prozessorzeit je Entscheidung in Millisekunden, statt Simulationen; 0: keine Grenze</translation>
    </message>
    <message>
        <source>learned evaluations/s</source>
        <translation>gelernte Bewertungen/s</translation>
    </message>
    <message>
        <source>the same, after one move</source>
        <translation>dasselbe nach einem Zug</translation>
    </message>
    <message>
        <source>train the learned evaluation of the computer players</source>
        <translation>die gelernte Bewertung der Computerspieler trainieren</translation>
    </message>
    <message>
        <source>generation %1: %2 games, loss %3, lead %4, wins against the best so far %5 %, against greedy %6 %%7</source>
        <translation>Generation %1: %2 Partien, Verlust %3, Vorsprung %4, Siege gegen die bisher Beste %5 %, gegen greedy %6 %%7</translation>
    </message>
    <message>
        <source>Trains the learned evaluation by playing with itself. Writes OUT.weights, and how it went as OUT.csv and OUT.svg.</source>
        <translation>Trainiert die gelernte Bewertung in Partien gegen sich selbst. Schreibt ZIEL.weights und den Verlauf als ZIEL.csv und ZIEL.svg.</translation>
    </message>
    <message>
        <source>where the results go, without ending</source>
        <translation>wohin die Ergebnisse kommen, ohne Endung</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>ZIEL</translation>
    </message>
    <message>
        <source>weights to go on from</source>
        <translation>Gewichte, von denen es weitergeht</translation>
    </message>
    <message>
        <source>how many at most</source>
        <translation>wie viele höchstens</translation>
    </message>
    <message>
        <source>games of each generation</source>
        <translation>Partien jeder Generation</translation>
    </message>
    <message>
        <source>how often a generation is learned from</source>
        <translation>wie oft aus einer Generation gelernt wird</translation>
    </message>
    <message>
        <source>games against the best so far</source>
        <translation>Partien gegen die bisher Beste</translation>
    </message>
    <message>
        <source>games against the greedy player</source>
        <translation>Partien gegen den gierigen Spieler</translation>
    </message>
    <message>
        <source>no generation begins after them; 0: no limit</source>
        <translation>danach beginnt keine Generation mehr; 0: keine Grenze</translation>
    </message>
    <message>
        <source>a number; the same seed gives the same weights</source>
        <translation>eine Zahl; gleicher Startwert, gleiche Gewichte</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>agents, or cmd: and a program of your own (engine-protocol.md), one for each player, divided by commas</source>
        <translation>Computerspieler oder cmd: und ein eigenes Programm (engine-protocol.md), einer je Platz, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>%1 games: %2 deals, each with %3 rotations of the seats; %4, %3 players, seed &apos;%5&apos;</source>
        <translation>%1 Partien: %2 Verteilungen, jede mit %3 Sitzordnungen; %4, %3 Spieler, Startwert „%5“</translation>
    </message>
    <message>
        <source>entrant</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>rating [95 % confidence]</source>
        <translation>Wertungszahl [95 % Konfidenz]</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>Siege %</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>1500 is the mean; who is 400 above another is placed before it ten times as often as behind.</source>
        <translation>1500 ist das Mittel; wer 400 über einem anderen steht, landet zehnmal so oft vor ihm wie hinter ihm.</translation>
    </message>
    <message>
        <source>Deal %1, rotation %2: &apos;%3&apos; loses. %4</source>
        <translation>Verteilung %1, Sitzordnung %2: „%3“ verliert. %4</translation>
    </message>
    <message>
        <source>--entrants must name at least two, and nobody twice.</source>
        <translation>--entrants muss mindestens zwei nennen und niemanden doppelt.</translation>
    </message>
    <message>
        <source>Rates any number of computer players and programs of others. Who meets whom is drawn evenly; every deal is played once for each rotation through the seats, so the number of games is rounded up to a multiple of the players. What is finished stands in the file of --out: the same command goes on where it was stopped, and with more games where it had ended.</source>
        <translation>Bewertet beliebig viele Computerspieler und fremde Programme. Wer auf wen trifft, wird gleichmäßig ausgelost; jede Verteilung wird mit jeder Sitzordnung einmal gespielt, die Zahl der Partien wird deshalb auf ein Vielfaches der Spielerzahl aufgerundet. Was fertig ist, steht in der Datei von --out: Derselbe Befehl macht weiter, wo er abgebrochen wurde, und mit mehr Partien, wo er zu Ende war.</translation>
    </message>
    <message>
        <source>agents, or cmd: and a program of your own (engine-protocol.md), at least two, divided by commas</source>
        <translation>Computerspieler oder cmd: und ein eigenes Programm (engine-protocol.md), mindestens zwei, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>the file that keeps the finished games</source>
        <translation>die Datei, in der die fertigen Partien stehen</translation>
    </message>
    <message>
        <source>write the table with a line for each entrant</source>
        <translation>die Tabelle schreiben, eine Zeile je Teilnehmer</translation>
    </message>
    <message>
        <source>--out must name the file that keeps the finished games.</source>
        <translation>--out muss die Datei nennen, in der die fertigen Partien stehen.</translation>
    </message>
    <message>
        <source>rate computer players and programs of others</source>
        <translation>Computerspieler und fremde Programme bewerten</translation>
    </message>
    <message>
        <source>how many games are played at once; each has players of its own, who think on its thread</source>
        <translation>wie viele Partien gleichzeitig gespielt werden; jede hat eigene Spieler, die in ihrem Thread denken</translation>
    </message>
    <message>
        <source>time by the clock in which a program of others has to answer, in milliseconds</source>
        <translation>Zeit in Millisekunden nach der Uhr, in der ein fremdes Programm antworten muss</translation>
    </message>
    <message>
        <source>how many milliseconds longer its first answer of a game may take</source>
        <translation>um wie viele Millisekunden es mit der ersten Antwort einer Partie länger brauchen darf</translation>
    </message>
    <message>
        <source>%1 ms of processor time for each decision</source>
        <translation>%1 ms Prozessorzeit je Entscheidung</translation>
    </message>
    <message>
        <source>simulations for each decision of a player that searches: %1</source>
        <translation>Simulationen je Entscheidung eines suchenden Spielers: %1</translation>
    </message>
    <message>
        <source>players that search do so by their own measure</source>
        <translation>wer sucht, sucht nach seinem eigenen Maß</translation>
    </message>
    <message>
        <source>two threads against one (times)</source>
        <translation>zwei Threads gegen einen (mal)</translation>
    </message>
    <message>
        <source>the host&apos;s address and the table&apos;s port, as 192.168.0.7:4000</source>
        <translation>Adresse des Gastgebers und Anschluss des Tisches, wie 192.168.0.7:4000</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>the code of the table</source>
        <translation>der Code des Tisches</translation>
    </message>
    <message>
        <source>who plays: an agent, or cmd: and a program of your own (engine-protocol.md)</source>
        <translation>wer spielt: ein Computerspieler oder cmd: und ein eigenes Programm (engine-protocol.md)</translation>
    </message>
    <message>
        <source>AGENT</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>what it is called at the table; else as the agent</source>
        <translation>wie er am Tisch heißt; sonst wie der Computerspieler</translation>
    </message>
    <message>
        <source>folder in which it keeps its seat, so that it comes back to it after being ended; a folder for each. Else it comes back as long as it runs</source>
        <translation>Ordner, in dem er seinen Platz aufbewahrt, damit er auch nach einem Neustart zurückkehrt; für jeden ein eigener. Sonst kehrt er zurück, solange er läuft</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>how many minutes for a host that is not there</source>
        <translation>wie viele Minuten auf einen Gastgeber, der nicht da ist</translation>
    </message>
    <message>
        <source>of what is left to chance in its thoughts</source>
        <translation>für das, was er beim Nachdenken dem Zufall überlässt</translation>
    </message>
    <message>
        <source>--join needs ADDRESS:PORT, not &apos;%1&apos;.</source>
        <translation>--join braucht ADRESSE:ANSCHLUSS, nicht „%1“.</translation>
    </message>
    <message>
        <source>Joins a table in the network with a computer player: it takes the first free seat, comes back by itself when the connection breaks or the host is started again, and ends with the game, after checking that nobody has bent the deck. Exit status 1: it could not play to the end, or the deck was bent.</source>
        <translation>Setzt einen Computerspieler an einen Tisch im Netzwerk: Er nimmt den ersten freien Platz, kehrt von selbst zurück, wenn die Verbindung abreißt oder der Gastgeber neu gestartet wird, und endet mit der Partie, nachdem er geprüft hat, dass niemand den Stapel verändert hat. Rückgabewert 1: Er konnte nicht zu Ende spielen, oder der Stapel wurde verändert.</translation>
    </message>
    <message>
        <source>The game is over, but the host does not show the deck.</source>
        <translation>Die Partie ist zu Ende, aber der Gastgeber legt den Stapel nicht offen.</translation>
    </message>
    <message>
        <source>The game has begun without this player.</source>
        <translation>Die Partie hat ohne diesen Spieler begonnen.</translation>
    </message>
    <message>
        <source>There is no free seat at this table.</source>
        <translation>An diesem Tisch ist kein Platz frei.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>Die Partie ist zu Ende: %1.</translation>
    </message>
    <message>
        <source>who sits where, divided by commas: lan, or a computer player; then --players is not needed</source>
        <translation>wer wo sitzt, durch Kommas getrennt: lan oder ein Computerspieler; --players ist dann unnötig</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>PLÄTZE</translation>
    </message>
    <message>
        <source>what the tables are called in the lists of the guests</source>
        <translation>wie die Tische in den Listen der Gäste heißen</translation>
    </message>
    <message>
        <source>at which it listens; else at all of this computer</source>
        <translation>auf der er lauscht; sonst auf allen dieses Computers</translation>
    </message>
    <message>
        <source>of the first table, the others follow; 0: any</source>
        <translation>des ersten Tisches, die anderen folgen; 0: irgendeiner</translation>
    </message>
    <message>
        <source>not in the lists of the neighbourhood: guests need the address</source>
        <translation>nicht in den Listen der Umgebung: Gäste brauchen die Adresse</translation>
    </message>
    <message>
        <source>folder of the tables; what is in it goes on</source>
        <translation>Ordner der Tische; was darin liegt, geht weiter</translation>
    </message>
    <message>
        <source>computer player for guests who stay away, if the others agree</source>
        <translation>Computerspieler für Gäste, die wegbleiben, wenn die anderen einverstanden sind</translation>
    </message>
    <message>
        <source>play as at the table: nothing is worked out for the players</source>
        <translation>wie am Tisch spielen: Den Spielern wird nichts ausgerechnet</translation>
    </message>
    <message>
        <source>open no new tables, and end when all games are over</source>
        <translation>keine neuen Tische eröffnen und nach der letzten Partie enden</translation>
    </message>
    <message>
        <source>print the codes that guests need; whoever reads them may join</source>
        <translation>die Codes für die Gäste ausgeben; wer sie liest, kann mitspielen</translation>
    </message>
    <message>
        <source>--seats: &apos;%1&apos; is neither lan nor a computer player.</source>
        <translation>--seats: „%1“ ist weder lan noch ein Computerspieler.</translation>
    </message>
    <message>
        <source>--seats needs 2 to %1 seats, one of them lan at least.</source>
        <translation>--seats braucht 2 bis %1 Plätze, darunter mindestens einmal lan.</translation>
    </message>
    <message>
        <source>There are not so many ports behind %1.</source>
        <translation>So viele Anschlüsse gibt es ab %1 nicht.</translation>
    </message>
    <message>
        <source>--address: &apos;%1&apos; is no address of a computer.</source>
        <translation>--address: „%1“ ist keine Adresse eines Computers.</translation>
    </message>
    <message>
        <source>--stand-in: there is no computer player &apos;%1&apos;.</source>
        <translation>--stand-in: Einen Computerspieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Hosts tables for people in the network, without a window. Everything that happens is on the disk before anybody hears of it; stopped by SIGTERM or SIGINT, or killed, and started again with the same folder, every table goes on with the same code.</source>
        <translation>Richtet Tische für Menschen im Netzwerk aus, ohne Fenster. Alles, was geschieht, liegt auf der Platte, bevor jemand davon erfährt; nach SIGTERM oder SIGINT und auch nach einem Absturz geht jeder Tisch mit demselben Ordner und demselben Code weiter.</translation>
    </message>
    <message>
        <source>Table %1 goes on: %2, port %3</source>
        <translation>Tisch %1 geht weiter: %2, Anschluss %3</translation>
    </message>
    <message>
        <source>Table %1 is open: %2, port %3</source>
        <translation>Tisch %1 ist eröffnet: %2, Anschluss %3</translation>
    </message>
    <message>
        <source>code %1</source>
        <translation>Code %1</translation>
    </message>
    <message>
        <source>Stopped; the tables are kept.</source>
        <translation>Beendet; die Tische sind aufbewahrt.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Table %1 cannot be gone on with and is put aside in %2. %3</source>
        <translation>Tisch %1 lässt sich nicht fortsetzen und liegt nun in %2. %3</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Table %1: the game has begun.</source>
        <translation>Tisch %1: Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>Table %1: the disk is full, the game pauses.</source>
        <translation>Tisch %1: Die Platte ist voll, die Partie pausiert.</translation>
    </message>
    <message>
        <source>Table %1: the game goes on.</source>
        <translation>Tisch %1: Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Table %1: the game is over.</source>
        <translation>Tisch %1: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>host tables for people in the network</source>
        <translation>Tische für Menschen im Netzwerk ausrichten</translation>
    </message>
    <message>
        <source>join a table in the network with a computer player</source>
        <translation>einen Computerspieler an einen Tisch im Netzwerk setzen</translation>
    </message>
    <message>
        <source>Worth of action cards: points until the end more than the average taker of a card in that round. All rounds; from general scoring to general scoring.</source>
        <translation>Wert der Aktionskarten: Punkte bis zum Ende mehr als der Schnitt aller, die in jener Runde eine Karte nahmen. Alle Runden; von Wertung zu Wertung.</translation>
    </message>
    <message>
        <source>Turn order: points until the end, among those with the same power card in the same round.</source>
        <translation>Zugreihenfolge: Punkte bis zum Ende, unter denen mit derselben Machtkarte in derselben Runde.</translation>
    </message>
    <message>
        <source>one place earlier, points</source>
        <translation>ein Platz früher, Punkte</translation>
    </message>
    <message>
        <source>one Caballero more, points</source>
        <translation>ein Caballero mehr, Punkte</translation>
    </message>
    <message>
        <source>one place in Caballeros</source>
        <translation>ein Platz in Caballeros</translation>
    </message>
    <message>
        <source>Castillo, for each player and game: all; winners; the others.</source>
        <translation>Castillo, je Spieler und Partie: alle; Gewinner; die anderen.</translation>
    </message>
    <message>
        <source>Caballeros that went in</source>
        <translation>Caballeros, die hineinkamen</translation>
    </message>
    <message>
        <source>points where the disk sent them</source>
        <translation>Punkte, wohin die Scheibe sie schickte</translation>
    </message>
    <message>
        <source>Lets a computer player play against itself and tells what the games say about the game: the worth of each action card, of the place in the turn order, of the Castillo, with 95 % intervals and the number of observations.</source>
        <translation>Lässt einen Computerspieler gegen sich selbst spielen und sagt, was die Partien über das Spiel verraten: den Wert jeder Aktionskarte, des Platzes in der Zugreihenfolge, des Castillos, mit 95-%-Intervallen und der Zahl der Beobachtungen.</translation>
    </message>
    <message>
        <source>who plays, at every place</source>
        <translation>wer spielt, auf jedem Platz</translation>
    </message>
    <message>
        <source>--agent: programs of others cannot be asked here.</source>
        <translation>--agent: Fremde Programme können hier nicht gefragt werden.</translation>
    </message>
    <message>
        <source>measure what cards, turn order and Castillo are worth</source>
        <translation>messen, was Karten, Zugreihenfolge und Castillo wert sind</translation>
    </message>
    <message>
        <source>say of a finished game what decided it and what could have been better</source>
        <translation>sagt von einer beendeten Partie, was sie entschied und was besser gegangen wäre</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Chances to win, when the cards of the round are known:</source>
        <translation>Gewinnaussichten, wenn die Karten der Runde bekannt sind:</translation>
    </message>
    <message>
        <source>start %1, cards %2, own choices %3, the others and the rest %4, end %5</source>
        <translation>Anfang %1, Karten %2, eigene Entscheidungen %3, die anderen und der Rest %4, Ende %5</translation>
    </message>
    <message>
        <source>Says of a finished game what the chances to win were in each round, what cards and own choices did to them, and which moves cost most.</source>
        <translation>Sagt von einer beendeten Partie, wie die Gewinnaussichten in jeder Runde waren, was Karten und eigene Entscheidungen daran änderten und welche Züge am meisten kosteten.</translation>
    </message>
    <message>
        <source>only the choices of this seat, 1 the first</source>
        <translation>nur die Entscheidungen dieses Platzes, 1 der erste</translation>
    </message>
    <message>
        <source>of each search</source>
        <translation>jeder Suche</translation>
    </message>
    <message>
        <source>of the searches</source>
        <translation>der Suchen</translation>
    </message>
    <message>
        <source>the game is not over</source>
        <translation>die Partie ist nicht zu Ende</translation>
    </message>
    <message>
        <source>write each game into this folder, as a record</source>
        <translation>jede Partie als Aufzeichnung in diesen Ordner schreiben</translation>
    </message>
    <message>
        <source>--records: the folder &apos;%1&apos; cannot be made.</source>
        <translation>--records: Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>of a search for what is learned from; 0: by instinct</source>
        <translation>einer Suche, wo daraus gelernt wird; 0: aus dem Bauch</translation>
    </message>
    <message>
        <source>of learning at the beginning, in millionths</source>
        <translation>des Lernens am Anfang, in Millionsteln</translation>
    </message>
</context>
<context>
    <name>elgrande::CodeField</name>
    <message>
        <source>Six groups of four letters; the host&apos;s lobby shows them.</source>
        <translation>Sechs Gruppen zu vier Zeichen; sie stehen im Vorraum des Gastgebers.</translation>
    </message>
    <message>
        <source>The code is complete.</source>
        <translation>Der Code ist vollständig.</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Code des Tisches</translation>
    </message>
</context>
<context>
    <name>elgrande::CommandLine</name>
    <message>
        <source>The board game El Grande for two to five players at one screen.</source>
        <translation>Das Brettspiel El Grande für zwei bis fünf Spieler an einem Bildschirm.</translation>
    </message>
    <message>
        <source>A saved game to go on with.</source>
        <translation>Eine gespeicherte Partie, die fortgesetzt wird.</translation>
    </message>
    <message>
        <source>Ask for a new game at once.</source>
        <translation>Gleich das Fenster für eine neue Partie öffnen.</translation>
    </message>
    <message>
        <source>Language of the window: en or de.</source>
        <translation>Sprache des Fensters: en oder de.</translation>
    </message>
    <message>
        <source>Seed of the new game or demo.</source>
        <translation>Startwert der neuen Partie oder der Demo.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Size of the window, as in 1280x800.</source>
        <translation>Größe des Fensters, zum Beispiel 1280x800.</translation>
    </message>
    <message>
        <source>Scale of everything, as in 2 or 1.5.</source>
        <translation>Skalierung der Oberfläche, zum Beispiel 2 oder 1.5.</translation>
    </message>
    <message>
        <source>Let computer players play at full speed, print the log, and end; works without a display.</source>
        <translation>Computerspieler so schnell wie möglich spielen lassen, den Verlauf ausgeben und beenden; braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Demo: 2 to 5 players.</source>
        <translation>Demo: 2 bis 5 Spieler.</translation>
    </message>
    <message>
        <source>Demo: the edition to play.</source>
        <translation>Demo: die gespielte Ausgabe.</translation>
    </message>
    <message>
        <source>Demo: when to end: round:K, scoring:K or end.</source>
        <translation>Demo: wann Schluss ist: round:K, scoring:K oder end.</translation>
    </message>
    <message>
        <source>Demo: write a picture of that moment.</source>
        <translation>Demo: ein Bild dieses Moments schreiben.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not possible; %3</source>
        <translation>--%1: „%2“ ist nicht möglich; %3</translation>
    </message>
    <message>
        <source>Only one saved game can be opened at a time.</source>
        <translation>Es lässt sich nur eine gespeicherte Partie auf einmal öffnen.</translation>
    </message>
    <message>
        <source>Demo: expansions to play with, divided by commas.</source>
        <translation>Demo: Erweiterungen, mit denen gespielt wird, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>There is no display to show a window on; --demo works without one.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster; --demo geht auch ohne.</translation>
    </message>
</context>
<context>
    <name>elgrande::Curtain</name>
    <message>
        <source>Pass the screen to %1</source>
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
        <source>The game ended before the moment that --stop names.</source>
        <translation>Die Partie war zu Ende, bevor der mit --stop genannte Moment kam.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>there is no kind of picture of this name.</source>
        <translation>Eine Bildart mit dieser Endung gibt es nicht.</translation>
    </message>
    <message>
        <source>The log cannot be written: %1</source>
        <translation>Das Protokoll lässt sich nicht schreiben: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::FindingsPage</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Points more than the usual card</source>
        <translation>Punkte mehr als die übliche Karte</translation>
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
        <translation>Spieler</translation>
    </message>
    <message>
        <source>One place earlier, in points</source>
        <translation>Ein Platz früher, in Punkten</translation>
    </message>
    <message>
        <source>The same in Caballeros</source>
        <translation>Dasselbe in Caballeros</translation>
    </message>
    <message>
        <source>too uncertain</source>
        <translation>zu unsicher</translation>
    </message>
    <message>
        <source>Points from scorings of the Castillo</source>
        <translation>Punkte aus Wertungen des Castillos</translation>
    </message>
    <message>
        <source>Caballeros that went in</source>
        <translation>Caballeros, die hineinkamen</translation>
    </message>
    <message>
        <source>Points where the disk sent them</source>
        <translation>Punkte, wohin die Scheibe sie schickte</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>The others</source>
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
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Veränderung</translation>
    </message>
    <message>
        <source>Score then</source>
        <translation>Punktestand dann</translation>
    </message>
    <message>
        <source>Since the last general scoring</source>
        <translation>Seit der letzten allgemeinen Wertung</translation>
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
        <source>The game is over: nothing is scored any more.</source>
        <translation>Die Partie ist zu Ende: Es wird nichts mehr gewertet.</translation>
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
        <translation>Unbeendete Partie</translation>
    </message>
    <message>
        <source>This game may be open in another window or on another computer. Open it here?</source>
        <translation>Diese Partie könnte in einem anderen Fenster oder auf einem anderen Computer offen sein. Hier öffnen?</translation>
    </message>
    <message>
        <source>If a crash or a power cut has left it so, it is safe to open. If somebody still plays it elsewhere, one of the two games will replace the other.</source>
        <translation>Ist sie nach einem Absturz oder Stromausfall so liegen geblieben, kannst du sie gefahrlos öffnen. Wird sie anderswo noch gespielt, ersetzt eine der beiden Partien die andere.</translation>
    </message>
    <message>
        <source>Open &amp;here</source>
        <translation>&amp;Hier öffnen</translation>
    </message>
    <message>
        <source>The game cannot be saved automatically. Save it elsewhere with Game – Save as.</source>
        <translation>Die Partie lässt sich nicht automatisch sichern. Speichere sie über „Spiel – Speichern unter …“ an einem anderen Ort.</translation>
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
        <source>A saved game or the record of a game</source>
        <translation>Eine gespeicherte Partie oder eine Aufzeichnung</translation>
    </message>
    <message>
        <source>Game under way</source>
        <translation>Laufende Partie</translation>
    </message>
    <message>
        <source>A game is under way. Save it before you leave it?</source>
        <translation>Eine Partie ist im Gang. Möchtest du sie vorher speichern?</translation>
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
        <source>The game has not been saved.</source>
        <translation>Die Partie ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>El Grande problem</source>
        <translation>El-Grande-Problem</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>The report has not been written.</source>
        <translation>Der Bericht wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Der Bericht wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>It holds the versions of the program, of Qt and of the system, your settings without any folders, and the game on the table with the names of its players. It is plain text: read it, add what went wrong, and send it to the project.</source>
        <translation>Er enthält die Versionen von Programm, Qt und System, deine Einstellungen ohne Ordnernamen und die Partie auf dem Tisch mit den Namen der Spieler. Er ist reiner Text: Lies ihn durch, ergänze, was schiefging, und schick ihn an das Projekt.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games, the last one: %1</source>
        <translation>
            <numerusform>%n unbeendete Partie, zuletzt: %1</numerusform>
            <numerusform>%n unbeendete Partien, zuletzt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue a game…</source>
        <translation>Eine Partie fortset&amp;zen …</translation>
    </message>
    <message>
        <source>A game is under way. Put it aside, to go on with it another time?</source>
        <translation>Eine Partie ist im Gang. Möchtest du sie beiseitelegen und ein andermal fortsetzen?</translation>
    </message>
    <message>
        <source>&amp;Put aside</source>
        <translation>&amp;Beiseitelegen</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Eine Partie fortsetzen</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Do not save it</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Until the game is over, the file also holds what nobody may see yet: the cards to come, the disks that are set, what is in the Castillo. Whoever still plays should not look into it.</source>
        <translation>Bis die Partie zu Ende ist, enthält die Datei auch, was noch niemand sehen darf: die kommenden Karten, die eingestellten Scheiben und den Inhalt des Castillo. Wer noch mitspielt, sollte nicht hineinsehen.</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>Die Partie ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>elgrande::GamePage</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>This game is played as at the table, without aids.</source>
        <translation>Diese Partie wird wie am Tisch gespielt, ohne Hilfen.</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>At best %1: %2</source>
        <comment>points, place</comment>
        <translation>Bestenfalls %1: %2</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
</context>
<context>
    <name>elgrande::JoinPage</name>
    <message>
        <source>Choose a table, or type its address.</source>
        <translation>Wähle einen Tisch oder gib seine Adresse ein.</translation>
    </message>
    <message>
        <source>This table cannot be joined from here: see below the list.</source>
        <translation>An diesen Tisch kommst du von hier aus nicht: siehe unter der Liste.</translation>
    </message>
    <message>
        <source>The code of the table is still missing: its host has it.</source>
        <translation>Der Code des Tisches fehlt noch: Sein Gastgeber hat ihn.</translation>
    </message>
    <message>
        <source>Your name is still missing.</source>
        <translation>Dein Name fehlt noch.</translation>
    </message>
    <message>
        <source>Only where the table is not found by itself: the host&apos;s lobby shows it.</source>
        <translation>Nur wenn der Tisch nicht von allein gefunden wird: Sie steht im Vorraum des Gastgebers.</translation>
    </message>
    <message>
        <source>Going to the table …</source>
        <translation>Auf dem Weg zum Tisch …</translation>
    </message>
    <message>
        <source>Tables in the network</source>
        <translation>Tische im Netzwerk</translation>
    </message>
    <message>
        <source>No table has been found yet; it is looked for all the time.

• Has somebody opened one? In “New game” a seat is set to “In the network”, and “Host” opens the table.
• Are both computers in the same network? A guest network and many public ones keep their computers apart.
• Does a firewall run on the host&apos;s computer? It has to let the game in (UDP port %1 to be found, and the TCP port that the lobby shows).
• If it still is not found: the host&apos;s lobby shows its address, which can be typed here.</source>
        <translation>Noch ist kein Tisch gefunden; es wird die ganze Zeit gesucht.

• Hat jemand einen eröffnet? In „Neue Partie“ wird ein Platz auf „Im Netzwerk“ gestellt, und „Tisch eröffnen“ öffnet ihn.
• Sind beide Rechner im selben Netzwerk? Ein Gastnetz und viele öffentliche halten ihre Rechner auseinander.
• Läuft auf dem Rechner des Gastgebers eine Firewall? Sie muss das Spiel hereinlassen (UDP-Port %1, um gefunden zu werden, und den TCP-Port, der im Vorraum steht).
• Wird er immer noch nicht gefunden: Im Vorraum des Gastgebers steht seine Adresse, die hier eingegeben werden kann.</translation>
    </message>
    <message>
        <source>Or an &amp;address:</source>
        <translation>Oder eine A&amp;dresse:</translation>
    </message>
    <message>
        <source>as 192.168.0.7 or 192.168.0.7:23610</source>
        <translation>wie 192.168.0.7 oder 192.168.0.7:23610</translation>
    </message>
    <message>
        <source>&amp;Code of the table:</source>
        <translation>&amp;Code des Tisches:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>as the others will see it</source>
        <translation>wie ihn die anderen sehen</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Hin&amp;gehen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>H&amp;ost a table yourself…</source>
        <translation>Selbst einen &amp;Tisch eröffnen …</translation>
    </message>
</context>
<context>
    <name>elgrande::LearnDesk</name>
    <message>
        <source>&amp;Guided first game</source>
        <translation>&amp;Geführte erste Partie</translation>
    </message>
    <message>
        <source>It goes on with chapter %1</source>
        <translation>Es geht mit Kapitel %1 weiter</translation>
    </message>
    <message>
        <source>Three rounds on the real board, step by step</source>
        <translation>Drei Runden auf dem echten Plan, Schritt für Schritt</translation>
    </message>
    <message>
        <source>The guided game cannot begin.</source>
        <translation>Die geführte Partie kann nicht beginnen.</translation>
    </message>
    <message>
        <source>The guided game cannot go on.</source>
        <translation>Die geführte Partie kann nicht weitergehen.</translation>
    </message>
    <message>
        <source>Try it now: %1</source>
        <translation>Gleich ausprobieren: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::LessonFeeder</name>
    <message>
        <source>Allowed as well, but not meant now.</source>
        <translation>Auch erlaubt, aber jetzt nicht gemeint.</translation>
    </message>
</context>
<context>
    <name>elgrande::LessonGuide</name>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>In a moment: first go on with “Continue”.</source>
        <translation>Gleich! Drück erst auf „Weiter“.</translation>
    </message>
    <message>
        <source>Read on in the lesson.</source>
        <translation>Lies weiter in der Lektion.</translation>
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
        <source>Guided game, chapter %1 of %2</source>
        <translation>Geführte Partie, Kapitel %1 von %2</translation>
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
        <source>Leave the guided game; it goes on with this chapter another time</source>
        <translation>Die geführte Partie verlassen; sie geht ein andermal mit diesem Kapitel weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To what was said before; the table is as it was then</source>
        <translation>Zu dem, was davor gesagt wurde; der Tisch steht dann wie damals</translation>
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
        <source>without aids, as at the table</source>
        <translation>ohne Hilfen, wie am Tisch</translation>
    </message>
    <message>
        <source>Looking on: %1</source>
        <comment>names</comment>
        <translation>Es schauen zu: %1</translation>
    </message>
    <message>
        <source>✓ &amp;Ready</source>
        <translation>✓ &amp;Bereit</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Ich bin &amp;bereit</translation>
    </message>
    <message>
        <source>Everything is ready: the game can begin.</source>
        <translation>Alles ist bereit: Die Partie kann beginnen.</translation>
    </message>
    <message>
        <source>Everything is ready: the host can begin.</source>
        <translation>Alles ist bereit: Der Gastgeber kann beginnen.</translation>
    </message>
    <message>
        <source>&amp;Close the table</source>
        <translation>Tisch s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ Kopiert</translation>
    </message>
    <message>
        <source>The code of this table</source>
        <translation>Der Code dieses Tisches</translation>
    </message>
    <message>
        <source>Cop&amp;y the code</source>
        <translation>Code &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Begin the game</source>
        <translation>&amp;Partie beginnen</translation>
    </message>
    <message>
        <source>Others find the table by themselves and type the code. Where they do not find it, they type one of these addresses as well:</source>
        <translation>Die anderen finden den Tisch von allein und geben den Code ein. Wer ihn nicht findet, gibt auch eine dieser Adressen ein:</translation>
    </message>
</context>
<context>
    <name>elgrande::LobbySeatRow</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>⚠ away</source>
        <translation>⚠ weg</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ bereit</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier sitzen</translation>
    </message>
    <message>
        <source>Seat %1: for whom it is</source>
        <translation>Platz %1: für wen er ist</translation>
    </message>
    <message>
        <source>For whom this seat is</source>
        <translation>Für wen dieser Platz ist</translation>
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
        <source>Send away</source>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>For somebody in the network</source>
        <translation>Für jemanden im Netzwerk</translation>
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
</context>
<context>
    <name>elgrande::LocalTable</name>
    <message>
        <source>The game is on the table in another window.</source>
        <translation>Diese Partie liegt in einem anderen Fenster auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>elgrande::LogDrawer</name>
    <message>
        <source>The log lies over the sea.</source>
        <translation>Der Verlauf liegt über dem Meer.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>There is no room over the sea now. The log comes out when there is.</source>
        <translation>Über dem Meer ist gerade kein Platz. Der Verlauf kommt hervor, sobald es geht.</translation>
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
        <source>What the log shows</source>
        <translation>Was der Verlauf zeigt</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>Seit meinem letzten Zug</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>My doings</source>
        <translation>Meine Züge</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A place (click it)</source>
        <translation>Ein Ort (anklicken)</translation>
    </message>
    <message>
        <source>Put the log back</source>
        <translation>Verlauf zurücklegen</translation>
    </message>
    <message>
        <source>Draw the log out over the sea</source>
        <translation>Verlauf über das Meer ausziehen</translation>
    </message>
    <message>
        <source>To the end of the log</source>
        <translation>Ans Ende des Verlaufs</translation>
    </message>
</context>
<context>
    <name>elgrande::MainMenu</name>
    <message>
        <source>&amp;Game</source>
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
        <source>This is an independent fan project, not connected with the authors or publishers of the game. All art and all texts are our own.</source>
        <translation>Dies ist ein unabhängiges Fan-Projekt, das mit Autoren und Verlagen des Spiels nicht verbunden ist. Alle Bilder und Texte sind unsere eigenen.</translation>
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
    <name>elgrande::MomentRow</name>
    <message>
        <source>Replay from here</source>
        <translation>Von hier an nachspielen</translation>
    </message>
    <message>
        <source>Replay from here: %1</source>
        <translation>Von hier an nachspielen: %1</translation>
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
        <source>&amp;Hurry the computer</source>
        <translation>Computerzug &amp;beschleunigen</translation>
    </message>
</context>
<context>
    <name>elgrande::NetworkDesk</name>
    <message>
        <source>%1&apos;s table</source>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>The table cannot be opened.</source>
        <translation>Der Tisch lässt sich nicht eröffnen.</translation>
    </message>
    <message>
        <source>The deck was what it was sealed to be before the game.</source>
        <translation>Die Stapel waren so, wie sie vor der Partie versiegelt wurden.</translation>
    </message>
    <message>
        <source>The connection to the host is lost; your seat is kept. It is tried again all the time.</source>
        <translation>Die Verbindung zum Gastgeber ist weg; dein Platz bleibt dir. Es wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Tisch verlassen?</translation>
    </message>
    <message>
        <source>The game goes on without you. Your seat is kept: with the same code you come back to it.</source>
        <translation>Die Partie geht ohne dich weiter. Dein Platz bleibt dir: Mit demselben Code kommst du zurück.</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Tisch schließen?</translation>
    </message>
    <message>
        <source>Everybody at this table is sent home.</source>
        <translation>Alle an diesem Tisch werden nach Hause geschickt.</translation>
    </message>
    <message>
        <source>&amp;Close and keep it</source>
        <translation>&amp;Schließen und behalten</translation>
    </message>
    <message>
        <source>&amp;Close the table</source>
        <translation>Tisch &amp;schließen</translation>
    </message>
    <message>
        <source>Close it for &amp;good</source>
        <translation>&amp;Endgültig schließen</translation>
    </message>
    <message>
        <source>Open a table again</source>
        <translation>Tisch wieder eröffnen</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tisch:</translation>
    </message>
    <message>
        <source>Play in the net&amp;work…</source>
        <translation>&amp;Im Netzwerk spielen …</translation>
    </message>
    <message>
        <source>Play in the network</source>
        <translation>Im Netzwerk spielen</translation>
    </message>
    <message>
        <source>&amp;Point at it for all</source>
        <translation>Für alle &amp;darauf zeigen</translation>
    </message>
    <message>
        <source>This is for tables in the network.</source>
        <translation>Das gibt es nur an Tischen im Netzwerk.</translation>
    </message>
    <message>
        <source>Tables of others in the same network, or one of your own</source>
        <translation>Tische anderer im selben Netzwerk, oder ein eigener</translation>
    </message>
    <message>
        <source>The game cannot begin.</source>
        <translation>Die Partie kann nicht beginnen.</translation>
    </message>
    <message>
        <source>A further player at this screen</source>
        <translation>Noch jemand an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Nobody can play on without the host. The table is kept: when you open it again it has the same code, and everybody finds the way back to the same place.</source>
        <translation>Ohne Gastgeber kann niemand weiterspielen. Der Tisch bleibt erhalten: Eröffnest du ihn wieder, so hat er denselben Code, und alle finden an ihren Platz zurück.</translation>
    </message>
    <message>
        <source>%1: same code, and everybody finds the way back</source>
        <translation>%1: derselbe Code, und alle finden zurück</translation>
    </message>
    <message>
        <source>%1, where your seat is kept</source>
        <translation>%1, wo dein Platz für dich reserviert ist</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Zu&amp;rück zum Tisch</translation>
    </message>
    <message>
        <source>Open a table a&amp;gain…</source>
        <translation>Tisch wied&amp;er eröffnen …</translation>
    </message>
    <message>
        <source>Lea&amp;ve the table…</source>
        <translation>Tisch &amp;verlassen …</translation>
    </message>
    <message>
        <source>As&amp;k to take back</source>
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
        <translation>Die hat nur der Gastgeber einer Netzwerkpartie.</translation>
    </message>
    <message>
        <source>The last part of the join code has changed. Players who have already joined can reconnect without it.</source>
        <translation>Der letzte Teil des Beitrittscodes hat sich geändert. Wer schon beigetreten ist, kommt auch ohne ihn zurück.</translation>
    </message>
    <message>
        <source>Join code and addresses</source>
        <translation>Beitrittscode und Adressen</translation>
    </message>
    <message>
        <source>Once the game has started, new guests who join with this code are spectators; players get their seats back without it. If the game is not found automatically, enter one of these addresses:</source>
        <translation>Nach Spielbeginn sind neue Gäste mit diesem Code Zuschauer; Spieler kommen auch ohne ihn auf ihren Platz zurück. Wird die Partie nicht von selbst gefunden, gib eine dieser Adressen ein:</translation>
    </message>
    <message>
        <source>This computer is not connected to a network.</source>
        <translation>Dieser Computer ist mit keinem Netzwerk verbunden.</translation>
    </message>
    <message>
        <source>&amp;Copy the code</source>
        <translation>Code &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>elgrande::NetworkTable</name>
    <message>
        <source>Talk (%1)</source>
        <comment>lines not read yet</comment>
        <translation>Gespräch (%1)</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>The connection to the host is lost.</source>
        <translation>Die Verbindung zum Gastgeber ist weg.</translation>
    </message>
    <message>
        <source>This game is played in the network: the host keeps it, and nobody else holds all of it.</source>
        <translation>Diese Partie wird im Netzwerk gespielt: Der Gastgeber bewahrt sie auf, und niemand sonst hat sie ganz.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ist weg.</translation>
    </message>
    <message>
        <source>A computer player stands in for %1.</source>
        <translation>Für %1 springt ein Computerspieler ein.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist zurück.</translation>
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
        <source>A game &amp;like last time</source>
        <translation>&amp;Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>S&amp;hort game at once</source>
        <translation>Sofort eine &amp;kurze Partie</translation>
    </message>
    <message>
        <source>Game co&amp;de…</source>
        <translation>Spiel&amp;code …</translation>
    </message>
    <message>
        <source>Players, edition, rulings, expansions</source>
        <translation>Spieler, Ausgabe, Regelauslegungen, Erweiterungen</translation>
    </message>
    <message>
        <source>Six rounds against three computer players, about 20 minutes</source>
        <translation>Sechs Runden gegen drei Computerspieler, etwa 20 Minuten</translation>
    </message>
    <message>
        <source>The game cannot begin.</source>
        <translation>Die Partie kann nicht beginnen.</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>Whoever types this into “New game” gets the same edition, players, rulings and cards.</source>
        <translation>Wer das unter „Neue Partie“ eingibt, bekommt dieselbe Ausgabe, Spielerzahl, Auslegung und dieselben Karten.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Corrections of cards…</source>
        <translation>&amp;Kartenkorrekturen …</translation>
    </message>
    <message>
        <source>Corrections of cards</source>
        <translation>Kartenkorrekturen</translation>
    </message>
    <message>
        <source>Your corrections of cards are wrong. Begin without them?</source>
        <translation>Ihre Kartenkorrekturen sind fehlerhaft. Ohne sie beginnen?</translation>
    </message>
    <message>
        <source>%1 In the file %2.</source>
        <translation>%1 In der Datei %2.</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>Ohne sie &amp;beginnen</translation>
    </message>
    <message>
        <source>Your corrections of cards are not in it: they have to be loaded there as well.</source>
        <translation>Ihre Kartenkorrekturen sind nicht darin: Sie müssen dort ebenfalls geladen werden.</translation>
    </message>
    <message>
        <source>somebody in the network</source>
        <translation>jemand im Netzwerk</translation>
    </message>
    <message>
        <source>A program plays no longer</source>
        <translation>Ein Programm spielt nicht mehr</translation>
    </message>
    <message>
        <source>The program that played for %1 could not answer. A computer player goes on in its place.</source>
        <translation>Das Programm, das für %1 spielte, konnte nicht antworten. Ein Computergegner spielt an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>Until the game is over it also gives away the cards to come: whoever still plays should not have them dealt.</source>
        <translation>Bis die Partie zu Ende ist, verrät er auch die kommenden Karten: Wer noch mitspielt, sollte sie nicht austeilen lassen.</translation>
    </message>
</context>
<context>
    <name>elgrande::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <translation>&amp;Ausgabe:</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>9 – the whole game</source>
        <translation>9 – die ganze Partie</translation>
    </message>
    <message>
        <source>6 – the short game</source>
        <translation>6 – die kurze Partie</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>Derselbe Startwert ergibt wieder dieselbe Kartenfolge.</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>The code is in the clipboard.</source>
        <translation>Der Code liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>&amp;Game code:</source>
        <translation>Spiel&amp;code:</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the game code</source>
        <translation>Den Spielcode kopieren</translation>
    </message>
    <message>
        <source>Tell it to others, or type in theirs: edition, players, rulings and seed in one.</source>
        <translation>Zum Weitersagen oder zum Eintippen: Ausgabe, Spielerzahl, Auslegungen und Startwert in einem.</translation>
    </message>
    <message>
        <source>Keep this table</source>
        <translation>Diesen Tisch speichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>This name cannot be taken. Another name:</source>
        <translation>Dieser Name ist nicht möglich. Anderer Name:</translation>
    </message>
    <message>
        <source>The table is set as the code says.</source>
        <translation>Der Tisch ist nach dem Code eingerichtet.</translation>
    </message>
    <message>
        <source>&amp;Aids:</source>
        <translation>&amp;Hilfen:</translation>
    </message>
    <message>
        <source>None – as at the table</source>
        <translation>Keine – wie am Tisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruling, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>all rulings as printed</source>
        <translation>alle Regeln wie gedruckt</translation>
    </message>
    <message>
        <source>all rulings as far as they are known</source>
        <translation>alle Regeln, soweit bekannt</translation>
    </message>
    <message>
        <source>R&amp;ulings and expansions</source>
        <translation>Regelauslegungen &amp;und Erweiterungen</translation>
    </message>
    <message>
        <source>All: forecast, threats, rehearsal</source>
        <translation>Alle: Vorschau, Bedrohungen, Probe</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>Tisch &amp;eröffnen</translation>
    </message>
    <message>
        <source>In the network the cards come from numbers of all players.</source>
        <translation>Im Netzwerk ergeben sich die Karten aus Zahlen aller Spieler.</translation>
    </message>
    <message>
        <source>no expansion</source>
        <translation>keine Erweiterung</translation>
    </message>
</context>
<context>
    <name>elgrande::NoticePanel</name>
    <message>
        <source>It is not tried any more. The seat is kept at the host.</source>
        <translation>Es wird nicht mehr versucht. Der Platz bleibt beim Gastgeber erhalten.</translation>
    </message>
    <message>
        <source>This table cannot be gone back to from here.</source>
        <translation>Zu diesem Tisch führt von hier kein Weg zurück.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n seconds.</source>
        <translation>
            <numerusform>Nächster Versuch in %n Sekunde.</numerusform>
            <numerusform>Nächster Versuch in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is being tried now …</source>
        <translation>Es wird gerade versucht …</translation>
    </message>
    <message>
        <source>The connection to the host is lost; your seat is kept. %1</source>
        <translation>Die Verbindung zum Gastgeber ist weg; dein Platz bleibt dir. %1</translation>
    </message>
    <message>
        <source>%1 asks to take back the last decision.</source>
        <translation>%1 möchte die letzte Entscheidung zurücknehmen.</translation>
    </message>
    <message>
        <source>A computer player may play for %1 until the return.</source>
        <translation>Ein Computerspieler soll bis zur Rückkehr für %1 spielen.</translation>
    </message>
    <message>
        <source>%1 Still to answer: %2.</source>
        <translation>%1 Es fehlt noch die Antwort von: %2.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last decision. Do you agree?</source>
        <translation>%1 möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, question</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is away; a computer player stands in until the return.</source>
        <translation>%1 ist weg; bis zur Rückkehr springt ein Computerspieler ein.</translation>
    </message>
    <message>
        <source>%1 is away. The seat is kept, and the table waits where it is needed.</source>
        <translation>%1 ist weg. Der Platz bleibt reserviert, und der Tisch wartet, wo es nötig ist.</translation>
    </message>
    <message>
        <source>&amp;Try on</source>
        <translation>&amp;Weiter versuchen</translation>
    </message>
    <message>
        <source>&amp;What now?</source>
        <translation>Was n&amp;un?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Propose a stand-&amp;in for %1</source>
        <translation>E&amp;rsatz für %1 vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>I &amp;agree</source>
        <translation>E&amp;inverstanden</translation>
    </message>
    <message>
        <source>%1 is away. Shall a computer player play until the return?</source>
        <translation>%1 ist weg. Soll bis zur Rückkehr ein Computerspieler spielen?</translation>
    </message>
</context>
<context>
    <name>elgrande::PersonPicker</name>
    <message>
        <source>Choose an opponent</source>
        <translation>Gegner wählen</translation>
    </message>
    <message>
        <source>Their level can be changed afterwards at their place.</source>
        <translation>Die Stufe lässt sich danach am Platz ändern.</translation>
    </message>
    <message>
        <source>is at the table</source>
        <translation>schon am Tisch</translation>
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
        <source>Somebody by chance, of this level</source>
        <translation>Irgendjemand dieser Stufe, per Zufall</translation>
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
        <source>Change places with %1</source>
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
        <source>Seat %1: person or computer</source>
        <translation>Platz %1: Mensch oder Computer</translation>
    </message>
    <message>
        <source>Seat %1: change places</source>
        <translation>Platz %1: Platz tauschen</translation>
    </message>
    <message>
        <source>Change places with somebody</source>
        <translation>Mit jemandem den Platz tauschen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>In the network</source>
        <translation>Im Netzwerk</translation>
    </message>
    <message>
        <source>Somebody at another computer takes this seat</source>
        <translation>Jemand an einem anderen Rechner nimmt diesen Platz ein</translation>
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
        <source>A program of your own or of somebody else plays this seat</source>
        <translation>Ein eigenes oder fremdes Programm spielt auf diesem Platz</translation>
    </message>
</context>
<context>
    <name>elgrande::PlaceTable</name>
    <message>
        <source>Place</source>
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
        <source>may be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>Closed; remembered from what has gone in.</source>
        <translation>Geschlossen; die Zahlen zeigen, was hineinkam.</translation>
    </message>
    <message>
        <source>Free until a card brings it into a region.</source>
        <translation>Frei, bis eine Karte sie in eine Region bringt.</translation>
    </message>
    <message>
        <source>%1 scores by it instead of by %2.</source>
        <comment>place, printed values</comment>
        <translation>%1 wird nach ihr gewertet statt nach %2.</translation>
    </message>
    <message>
        <source>takes rank %1, no points</source>
        <translation>nimmt Rang %1 ein, ohne Punkte</translation>
    </message>
</context>
<context>
    <name>elgrande::PointingMarks</name>
    <message>
        <source>%1 points at %2.</source>
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
        <source>%n Caballero(s) to the court</source>
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
        <source>Used up.</source>
        <translation>Verbraucht.</translation>
    </message>
    <message>
        <source>Played by %1 this round.</source>
        <translation>In dieser Runde von %1 gespielt.</translation>
    </message>
    <message>
        <source>This card is not offered now.</source>
        <translation>Diese Karte steht gerade nicht zur Wahl.</translation>
    </message>
    <message>
        <source>the provinces hold only %1</source>
        <translation>in der Provinz sind nur %1</translation>
    </message>
    <message>
        <source>you act in place %1</source>
        <translation>du bist als %1. dran</translation>
    </message>
    <message>
        <source>you act in place %1 to %2</source>
        <translation>du bist als %1. bis %2. dran</translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s) will be there</source>
        <translation>
            <numerusform>%n Aktionskarte wird noch da sein</numerusform>
            <numerusform>%n Aktionskarten werden noch da sein</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 action cards will be there</source>
        <translation>%1 bis %2 Aktionskarten werden noch da sein</translation>
    </message>
    <message>
        <source>no Caballeros to the court</source>
        <translation>kein Caballero an den Hof</translation>
    </message>
    <message numerus="yes">
        <source>%n power card(s) face down</source>
        <translation>
            <numerusform>%n verdeckte Machtkarte</numerusform>
            <numerusform>%n verdeckte Machtkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at my power cards</source>
        <translation>Meine Machtkarten ansehen</translation>
    </message>
    <message>
        <source>Cover my power cards</source>
        <translation>Meine Machtkarten verdecken</translation>
    </message>
</context>
<context>
    <name>elgrande::PresetBar</name>
    <message>
        <source>Short game, about 20 minutes</source>
        <translation>Kurze Partie, etwa 20 Minuten</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>Wie unten eingestellt</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Spe&amp;ichern als …</translation>
    </message>
    <message>
        <source>Keep edition, rounds, expansions and rulings under a name</source>
        <translation>Ausgabe, Runden, Erweiterungen und Auslegungen unter einem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>elgrande::ProgramPicker</name>
    <message>
        <source>&amp;Forget it</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>A program as an opponent</source>
        <translation>Ein Programm als Gegner</translation>
    </message>
    <message>
        <source>For each of its decisions the program is sent one line with what its seat knows and may do, and answers with one. The file engine-protocol.md, which comes with the game, says how; three samples lie beside it. It runs with your rights on this computer: enter only what you trust.</source>
        <translation>Zu jeder seiner Entscheidungen bekommt das Programm eine Zeile mit dem, was sein Platz weiß und darf, und antwortet mit einer. Wie das geht, steht in der Datei engine-protocol.md, die dem Spiel beiliegt, mit drei Beispielen daneben. Es läuft mit Ihren Rechten auf diesem Computer: Tragen Sie nur ein, wem Sie trauen.</translation>
    </message>
    <message>
        <source>Programs that have played here</source>
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
        <source>&amp;Name at the table:</source>
        <translation>&amp;Name am Tisch:</translation>
    </message>
    <message>
        <source>a program with its arguments</source>
        <translation>ein Programm mit seinen Argumenten</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Es braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>elgrande::PromptPanel</name>
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
        <source>Waiting for: %1</source>
        <translation>Warten auf %1</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt ist</translation>
    </message>
    <message>
        <source>%1: your turn is over. End it, or take something back?</source>
        <translation>%1: Dein Zug ist fertig. Beenden oder etwas zurücknehmen?</translation>
    </message>
    <message>
        <source>%1: this happened by itself, because there was no choice.</source>
        <translation>%1: Das ist von selbst geschehen, weil es keine Wahl gab.</translation>
    </message>
    <message numerus="yes">
        <source>Looking back: %1 to decide.</source>
        <comment>names</comment>
        <translation>
            <numerusform>Rückblick: %1 entscheidet.</numerusform>
            <numerusform>Rückblick: %1 entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Looking back: chance decides.</source>
        <translation>Rückblick: Der Zufall entscheidet.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <comment>secret disk</comment>
        <translation>Zurück zu: %1</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Noch einmal überlegen</translation>
    </message>
    <message>
        <source>Undo what %1 did last</source>
        <comment>player</comment>
        <translation>Rückgängig: was %1 zuletzt getan hat</translation>
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
        <source>Vie&amp;w of:</source>
        <translation>Sich&amp;t von:</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment der Partie</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Ab hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Close the replay</source>
        <translation>Rückblick s&amp;chließen</translation>
    </message>
</context>
<context>
    <name>elgrande::ReplayDesk</name>
    <message>
        <source>&amp;Replay a game…</source>
        <translation>Partie n&amp;achspielen …</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Rüc&amp;kblick</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Eine Partie nachspielen</translation>
    </message>
    <message>
        <source>This is not a game that can be replayed.</source>
        <translation>Das ist keine Partie, die sich nachspielen lässt.</translation>
    </message>
    <message>
        <source>The game cannot begin.</source>
        <translation>Die Partie kann nicht beginnen.</translation>
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
        <source>Nothing changes on the table.</source>
        <translation>Auf dem Tisch ändert sich nichts.</translation>
    </message>
    <message>
        <source>%1 chooses in secret.</source>
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
        <translation>Spiel&amp;plan ansehen</translation>
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
        <source>Place</source>
        <translation>Platz</translation>
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
        <source>Other</source>
        <comment>points of no scoring</comment>
        <translation>Sonstiges</translation>
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
        <source>The same players and rulings, other cards</source>
        <translation>Dieselben Spieler und Regelauslegungen, andere Karten</translation>
    </message>
    <message>
        <source>Summary…</source>
        <translation>Zusammenfassung …</translation>
    </message>
    <message>
        <source>Game code…</source>
        <translation>Spielcode …</translation>
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
</context>
<context>
    <name>elgrande::Review</name>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>Of %n decision(s) %1 could not be bettered.</source>
        <translation>
            <numerusform>Von %n Entscheidung war %1 nicht zu verbessern.</numerusform>
            <numerusform>Von %n Entscheidungen waren %1 nicht zu verbessern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others cost next to nothing.</source>
        <translation>Die übrigen kosteten so gut wie nichts.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <comment>round, player, what he did</comment>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>Better: %1. Chance to win %2 instead of %3.</source>
        <translation>Besser: %1. Gewinnaussicht %2 statt %3.</translation>
    </message>
    <message numerus="yes">
        <source>The others together cost about %n point(s).</source>
        <translation>
            <numerusform>Die übrigen kosteten zusammen etwa %n Punkt.</numerusform>
            <numerusform>Die übrigen kosteten zusammen etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was worth about %n point(s).</source>
        <translation>
            <numerusform>Das wäre etwa %n Punkt wert gewesen.</numerusform>
            <numerusform>Das wäre etwa %n Punkte wert gewesen.</numerusform>
        </translation>
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
        <source>A computer player looks at each choice again …</source>
        <translation>Ein Computerspieler sieht sich jede Entscheidung noch einmal an …</translation>
    </message>
    <message>
        <source>This game was played without aids. Its replay has the review.</source>
        <translation>Diese Partie wurde ohne Hilfen gespielt. Eine Analyse gibt es beim Nachspielen.</translation>
    </message>
    <message>
        <source>What was hidden from this screen is not known here, so the game cannot be reviewed.</source>
        <translation>Was vor diesem Bildschirm verborgen war, ist hier nicht bekannt; deshalb gibt es keine Analyse.</translation>
    </message>
    <message>
        <source>Chance to win in per cent, when the cards of the round are known</source>
        <translation>Gewinnaussicht in Prozent, wenn die Karten der Runde bekannt sind</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>The game won, shared or lost</source>
        <translation>Gewonnen, geteilt oder verloren</translation>
    </message>
    <message>
        <source>No choice could have been bettered.</source>
        <translation>Keine Entscheidung war zu verbessern.</translation>
    </message>
    <message>
        <source>The choices that cost most</source>
        <translation>Die Entscheidungen, die am meisten kosteten</translation>
    </message>
    <message>
        <source>What each player&apos;s choices cost, by the judgement of a computer player.</source>
        <translation>Was die Entscheidungen kosteten, nach dem Urteil eines Computerspielers.</translation>
    </message>
    <message>
        <source>Well chosen</source>
        <translation>Gut gewählt</translation>
    </message>
    <message>
        <source>Decisions that could not be bettered, and all of them</source>
        <translation>Entscheidungen, die nicht zu verbessern waren, und alle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>That better choices would have brought</source>
        <translation>Die bessere Entscheidungen gebracht hätten</translation>
    </message>
    <message>
        <source>What chance brought, against what it could have brought, in hundredths of a win</source>
        <translation>Was der Zufall brachte, gemessen an dem, was er hätte bringen können, in Hundertsteln eines Sieges</translation>
    </message>
    <message>
        <source>What better choices would have saved, in hundredths of a win</source>
        <translation>Was bessere Entscheidungen gerettet hätten, in Hundertsteln eines Sieges</translation>
    </message>
    <message>
        <source>What the other players did, and what the computer did not foresee, in hundredths of a win</source>
        <translation>Was die Mitspieler taten, und was der Computer nicht vorhersah, in Hundertsteln eines Sieges</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>well chosen, decisions</comment>
        <translation>%1 von %2</translation>
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
        <source>places %n Caballero(s)</source>
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
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Neighbours</source>
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
        <source>Found in %n paragraph(s)</source>
        <translation>
            <numerusform>Gefunden in %n Absatz</numerusform>
            <numerusform>Gefunden in %n Absätzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule book – El Grande</source>
        <translation>Regelbuch – El Grande</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>Das Regelbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page of the rule book</source>
        <translation>Seite des Regelbuchs</translation>
    </message>
    <message>
        <source>Back</source>
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
        <source>R&amp;ule book</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>Everything about the game, with search</source>
        <translation>Alles über das Spiel, mit Suche</translation>
    </message>
</context>
<context>
    <name>elgrande::RulingsEditor</name>
    <message>
        <source>Expansion: %1</source>
        <translation>Erweiterung: %1</translation>
    </message>
    <message>
        <source>Does not go together with an expansion that is chosen.</source>
        <translation>Verträgt sich nicht mit einer gewählten Erweiterung.</translation>
    </message>
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
        <source>No rulebook says how “%1” and “%2” are played together. House rules allow it.</source>
        <translation>Keine Spielregel sagt, wie „%1“ und „%2“ zusammen gespielt werden. Hausregeln erlauben es.</translation>
    </message>
    <message>
        <source>What no rulebook combines may be played together.</source>
        <translation>Auch was keine Spielregel verbindet, darf zusammen gespielt werden.</translation>
    </message>
    <message>
        <source>These expansions do not go together.</source>
        <translation>Diese Erweiterungen passen nicht zusammen.</translation>
    </message>
    <message>
        <source>%1: choose as many as are wanted.</source>
        <translation>%1: Wähl so viele aus, wie verlangt sind.</translation>
    </message>
    <message>
        <source>%1 (This edition: ≈ not known, here: %2)</source>
        <translation>%1 (Diese Ausgabe: ≈ nicht bekannt, hier: %2)</translation>
    </message>
    <message>
        <source>all of them</source>
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
    <name>elgrande::ScoringFilm</name>
    <message>
        <source>What it has brought</source>
        <translation>Was sie gebracht hat</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>of a player</comment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>place %1, before: %2</source>
        <translation>Platz %1, vorher %2</translation>
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
        <translation>%1: %2 nach %3</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Voriger Ort</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächster Ort</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Anhalten oder weiter</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Rest überspringen</translation>
    </message>
    <message>
        <source>The secret disks are shown</source>
        <translation>Die Geheimscheiben werden gezeigt</translation>
    </message>
    <message>
        <source>Next place (or a click on the board)</source>
        <translation>Nächster Ort (oder ein Klick auf den Plan)</translation>
    </message>
    <message>
        <source>Skip the rest (Esc)</source>
        <translation>Rest überspringen (Esc)</translation>
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
        <source>gets no points</source>
        <translation>erhält keine Punkte</translation>
    </message>
    <message>
        <source>The Grandes follow the disks</source>
        <translation>Die Granden folgen den Scheiben</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player, places of a Grande</comment>
        <translation>%1: von %2 nach %3</translation>
    </message>
    <message>
        <source>A card is scored</source>
        <translation>Sonderwertung</translation>
    </message>
    <message>
        <source>Scoring %1 · %2</source>
        <translation>Wertung %1 · %2</translation>
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
        <source>to choose</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <source>Person</source>
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
        <source>Keeps a Veto</source>
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
        <source>Secret disk</source>
        <translation>Geheimscheibe</translation>
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
        <source>Power cards still to come: %1</source>
        <translation>Machtkarten, die noch kommen: %1</translation>
    </message>
    <message>
        <source>⚠ Away</source>
        <translation>⚠ Weg</translation>
    </message>
    <message>
        <source>⚠ Away – computer stands in</source>
        <translation>⚠ Weg – Computer springt ein</translation>
    </message>
    <message>
        <source>⚠ away</source>
        <translation>⚠ weg</translation>
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
        <translation>&amp;Mitspieler:</translation>
    </message>
</context>
<context>
    <name>elgrande::SecretDisk</name>
    <message>
        <source>No region chosen yet</source>
        <translation>Noch keine Region gewählt</translation>
    </message>
    <message>
        <source>Set the disk</source>
        <translation>Scheibe einstellen</translation>
    </message>
    <message>
        <source>Secret disk</source>
        <translation>Geheimscheibe</translation>
    </message>
    <message>
        <source>Click, turn the wheel or use the arrow keys. Nobody else sees it. The numbers say how many points the scoring would then bring you on average, whatever the others choose.</source>
        <translation>Klick, dreh am Mausrad oder nimm die Pfeiltasten. Die anderen sehen es nicht. Die Zahlen zeigen, wie viele Punkte dir die Wertung im Schnitt bringt, gemittelt über alles, was die anderen wählen können.</translation>
    </message>
    <message>
        <source>On the rim: points on average, without the others’ Caballeros in the Castillo</source>
        <translation>Am Rand: Punkte im Durchschnitt, ohne die Caballeros der anderen im Castillo</translation>
    </message>
    <message>
        <source>On the rim: points on average</source>
        <translation>Am Rand: Punkte im Durchschnitt</translation>
    </message>
    <message numerus="yes">
        <source>You score %n points</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>Du erhältst %n Punkt</numerusform>
            <numerusform>Du erhältst %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %1 to %n points</source>
        <comment>rehearsal</comment>
        <translation>
            <numerusform>Du erhältst %1 bis %n Punkte</numerusform>
            <numerusform>Du erhältst %1 bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on average as many as the opponent who scores most</source>
        <translation>%1, im Schnitt so viele wie der beste Gegner</translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n more than the opponent who scores most</source>
        <translation>
            <numerusform>%1, im Schnitt %n mehr als der beste Gegner</numerusform>
            <numerusform>%1, im Schnitt %n mehr als der beste Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, on average %n fewer than the opponent who scores most</source>
        <translation>
            <numerusform>%1, im Schnitt %n weniger als der beste Gegner</numerusform>
            <numerusform>%1, im Schnitt %n weniger als der beste Gegner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::SetEditor</name>
    <message numerus="yes">
        <source>%n chosen, %1 are wanted</source>
        <translation>
            <numerusform>%n ausgewählt, %1 werden gebraucht</numerusform>
            <numerusform>%n ausgewählt, %1 werden gebraucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen, %1 to %2 are wanted</source>
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
        <source>Choose all: %1</source>
        <translation>Alle wählen: %1</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1 auslosen</translation>
    </message>
    <message>
        <source>Chooses %1 of them by chance.</source>
        <translation>Wählt %1 davon durch Zufall.</translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsDesk</name>
    <message>
        <source>What you set will be forgotten when the program ends, because the settings cannot be kept in %1.</source>
        <translation>Was du einstellst, ist nach dem Ende des Programms vergessen, weil sich die Einstellungen nicht in %1 sichern lassen.</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Gesamtgröße</translation>
    </message>
    <message>
        <source>Everything is shown at %1 % instead of %2 %: this screen has no room for more.</source>
        <translation>Alles wird mit %1 % statt mit %2 % gezeigt: Für mehr ist auf diesem Bildschirm kein Platz.</translation>
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
        <source>&amp;Normal text</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
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
        <source>&amp;Computer players:</source>
        <translation>&amp;Computerspieler:</translation>
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
        <source>Without pause</source>
        <translation>Ohne Pause</translation>
    </message>
    <message>
        <source>Ask before my &amp;turn is over</source>
        <translation>Vor dem &amp;Zugende nachfragen</translation>
    </message>
    <message>
        <source>What leaves no choice happens by &amp;itself</source>
        <translation>Erzwungene Schritte &amp;selbsttätig ausführen</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
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
        <source>Weak red (protanopia)</source>
        <translation>Rotschwäche (Protanopie)</translation>
    </message>
    <message>
        <source>Weak green (deuteranopia)</source>
        <translation>Grünschwäche (Deuteranopie)</translation>
    </message>
    <message>
        <source>Weak blue (tritanopia)</source>
        <translation>Blauschwäche (Tritanopie)</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Graustufen</translation>
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
        <source>&amp;Keep finished games for the statistics</source>
        <translation>Beendete &amp;Partien für die Statistik speichern</translation>
    </message>
    <message>
        <source>They stay on this computer. Each can be replayed from Game – Statistics.</source>
        <translation>Sie bleiben auf diesem Rechner. Jede lässt sich unter „Spiel – Statistik“ nachspielen.</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>So that the last step of a turn can be taken back as well.</source>
        <translation>Damit sich auch der letzte Schritt eines Zuges zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>&amp;Ranks on the scoreboards</source>
        <translation>&amp;Ränge auf den Wertungstafeln</translation>
    </message>
    <message>
        <source>Who would score first, second and third there now.</source>
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
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of &amp;everything:</source>
        <translation>&amp;Gesamtgröße:</translation>
    </message>
    <message>
        <source>Board, cards and letters together. It counts from the next start of the program.</source>
        <translation>Plan, Karten und Schrift zusammen. Gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>This screen has room for %1 % at most.</source>
        <comment>size of everything</comment>
        <translation>Auf diesem Bildschirm ist Platz für höchstens %1 %.</translation>
    </message>
    <message>
        <source>More than %1 % needs a larger window.</source>
        <comment>text size</comment>
        <translation>Mehr als %1 % braucht ein größeres Fenster.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>&amp;Sounds of the table</source>
        <translation>Spiel&amp;geräusche</translation>
    </message>
    <message>
        <source>This program was built without Qt Multimedia and cannot play sounds. Everything that is heard can also be seen.</source>
        <translation>Dieses Programm ist ohne Qt Multimedia gebaut und kann keinen Ton abspielen. Alles, was zu hören wäre, ist auch zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Remember what has gone into the &amp;Castillo</source>
        <translation>Merken, was ins &amp;Castillo gekommen ist</translation>
    </message>
    <message>
        <source>Everybody has seen it; with this you need not keep it in mind.</source>
        <translation>Alle haben es gesehen; so braucht man es nicht im Kopf zu behalten.</translation>
    </message>
    <message>
        <source>Ask when Caballeros could still be &amp;placed</source>
        <translation>Nachfragen, wenn noch Caballeros eingesetzt werden &amp;könnten</translation>
    </message>
    <message>
        <source>Ask when the &amp;special action is left out</source>
        <translation>Nachfragen, wenn die &amp;Sonderaktion ausgelassen wird</translation>
    </message>
    <message>
        <source>Ask when an action card could do &amp;nothing</source>
        <translation>Nachfragen, wenn eine Aktionskarte &amp;nichts bewirken könnte</translation>
    </message>
    <message>
        <source>Ask when &amp;only others would get points</source>
        <translation>Nachfragen, wenn n&amp;ur andere Punkte bekämen</translation>
    </message>
    <message>
        <source>A game that is played as at the table has no aids at all.</source>
        <translation>Eine Partie wie am Tisch hat gar keine Hilfen.</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>Buttons for &amp;fingers:</source>
        <translation>Große Schal&amp;tflächen (Touch):</translation>
    </message>
    <message>
        <source>As the computer is</source>
        <translation>Je nach Gerät</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Ask even where it changes &amp;nothing</source>
        <translation>Auch &amp;nachfragen, wenn es nichts ändert</translation>
    </message>
    <message>
        <source>Such as the order of scorings that do not touch each other.</source>
        <translation>Etwa nach der Reihenfolge von Wertungen, die einander nicht beeinflussen.</translation>
    </message>
    <message>
        <source>Each &amp;move of a replay as a sentence</source>
        <translation>Beim Nachspielen jeden &amp;Zug als Satz zeigen</translation>
    </message>
    <message>
        <source>Usual colours</source>
        <translation>Übliche Farben</translation>
    </message>
    <message>
        <source>Off shows every change at once, without scenes, and starts no scoring by itself.</source>
        <translation>„Aus“ zeigt jede Änderung sofort, ohne Szenen, und führt keine Wertung von selbst vor.</translation>
    </message>
    <message>
        <source>S&amp;how scenes: disks, Veto, new round, coronation</source>
        <translation>Sz&amp;enen zeigen: Geheimscheiben, Veto, neue Runde, Krönung</translation>
    </message>
    <message>
        <source>Call me when I am asked and &amp;look elsewhere</source>
        <translation>Mich &amp;rufen, wenn ich dran bin und in einem anderen Fenster arbeite</translation>
    </message>
    <message>
        <source>Wood, parchment, the gate of the Castillo, coins, the seal of a Veto, and a fanfare at the end.</source>
        <translation>Holz, Pergament, das Tor des Castillo, Münzen, das Siegel eines Vetos und eine Fanfare am Ende.</translation>
    </message>
    <message>
        <source>A computer player as &amp;tutor:</source>
        <translation>Ein Computerspieler als &amp;Lehrer:</translation>
    </message>
    <message>
        <source>Never asks</source>
        <translation>Fragt nie</translation>
    </message>
    <message numerus="yes">
        <source>Asks when %n point(s) are lost</source>
        <translation>
            <numerusform>Fragt nach, wenn %n Punkt verloren geht</numerusform>
            <numerusform>Fragt nach, wenn %n Punkte verloren gehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sa&amp;y in the log what a computer player&apos;s turn was for</source>
        <translation>Im &amp;Verlauf sagen, wozu der Zug eines Computerspielers gut war</translation>
    </message>
    <message>
        <source>Ask when &amp;gifts of an expansion are left</source>
        <translation>Fragen, wenn &amp;Geschenke einer Erweiterung liegen bleiben</translation>
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
        <source>It only reminds: nobody loses a move by it.</source>
        <translation>Sie erinnert nur: Niemand verliert dadurch einen Zug.</translation>
    </message>
    <message>
        <source>Cloc&amp;k of a turn in the network:</source>
        <translation>&amp;Uhr für Züge im Netzwerk:</translation>
    </message>
    <message>
        <source>Th&amp;ey think:</source>
        <translation>Sie &amp;denken:</translation>
    </message>
    <message>
        <source>Fast, 0.2 seconds at most</source>
        <translation>Schnell, höchstens 0,2 Sekunden</translation>
    </message>
    <message>
        <source>Normal, 1 second at most</source>
        <translation>Normal, höchstens 1 Sekunde</translation>
    </message>
    <message>
        <source>Patiently, 5 seconds at most</source>
        <translation>Geduldig, höchstens 5 Sekunden</translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsPage</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>elgrande::ShortcutsDialog</name>
    <message>
        <source>“%1” had these keys and has none now.</source>
        <translation>„%1“ hatte dieses Kürzel und hat jetzt keines mehr.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
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
    <message numerus="yes">
        <source>%n Caballero(s) of %1, %2</source>
        <comment>owner, place</comment>
        <translation>
            <numerusform>%n Caballero von %1, %2</numerusform>
            <numerusform>%n Caballeros von %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>token, place</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, beside the map</source>
        <comment>scoreboard</comment>
        <translation>%1, neben dem Plan</translation>
    </message>
</context>
<context>
    <name>elgrande::StartPage</name>
    <message>
        <source>Nine regions of Spain, one Castillo, and the King between the Grandes</source>
        <translation>Neun Regionen Spaniens, ein Castillo und der König zwischen den Granden</translation>
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
        <source>The finished game could not be kept for the statistics.</source>
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
        <source>PDF (*.pdf);;Drawings (*.svg)</source>
        <translation>PDF (*.pdf);;Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>The summary has not been written.</source>
        <translation>Die Zusammenfassung ist nicht geschrieben worden.</translation>
    </message>
    <message>
        <source>The summary is in %1.</source>
        <translation>Die Zusammenfassung wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Played on from a replay, so that its course was known: this game is not counted in the statistics.</source>
        <translation>Beim Nachspielen weitergespielt, also mit bekanntem Verlauf: Diese Partie zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>The summary cannot be shown from here.</source>
        <translation>Die Zusammenfassung lässt sich von hier aus nicht zeigen.</translation>
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
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>No finished game yet that would fit. Every game that is played to its end is counted here.</source>
        <translation>Noch keine beendete Partie, auf die das zutrifft. Hier zählt jede Partie, die zu Ende gespielt wird.</translation>
    </message>
    <message>
        <source>Points over time, average of the last five games</source>
        <translation>Punkte im Lauf der Zeit, Mittel der letzten fünf Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>finished, in the statistics</comment>
        <translation>
            <numerusform>eine Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read and were left as they are (see here).</source>
        <translation>
            <numerusform>Eine Datei war nicht lesbar und blieb, wie sie ist (siehe hier).</numerusform>
            <numerusform>%n Dateien waren nicht lesbar und blieben, wie sie sind (siehe hier).</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Die Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The table is in %1.</source>
        <translation>Die Tabelle wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The table has not been written.</source>
        <translation>Die Tabelle ist nicht geschrieben worden.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
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
        <source>Table sizes</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sitzplätze</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Aktionskarten</translation>
    </message>
    <message>
        <source>Places</source>
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
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>&amp;Person:</source>
        <translation>&amp;Person:</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <translation>&amp;Ausgabe:</translation>
    </message>
    <message>
        <source>At the &amp;table:</source>
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
        <source>%1 · general scoring at its end</source>
        <comment>%1: Round 3 of 9</comment>
        <translation>%1 · am Ende allgemeine Wertung</translation>
    </message>
    <message numerus="yes">
        <source>%1 · general scoring after %n more round(s)</source>
        <comment>%1: Round 1 of 9</comment>
        <translation>
            <numerusform>%1 · allgemeine Wertung nach %n weiterer Runde</numerusform>
            <numerusform>%1 · allgemeine Wertung nach %n weiteren Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 (%2 of %3)</source>
        <translation>Runde %1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>elgrande::StoryTables</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation>Wertung %1</translation>
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
        <source>… of that where secret disks led</source>
        <translation>… davon, wohin Geheimscheiben führten</translation>
    </message>
    <message>
        <source>Points in the region that was chosen on the secret disk, where the Caballeros out of the Castillo went</source>
        <translation>Punkte in der Region, die auf der Geheimscheibe eingestellt war und in die die Caballeros aus dem Castillo zogen</translation>
    </message>
</context>
<context>
    <name>elgrande::TableAddress</name>
    <message>
        <source>This is no address. One looks like 192.168.0.7 or like castle.local.</source>
        <translation>Das ist keine Adresse. Eine sieht aus wie 192.168.0.7 oder wie burg.local.</translation>
    </message>
    <message>
        <source>After the colon comes the port, a number from 1 to 65535.</source>
        <translation>Nach dem Doppelpunkt kommt der Port, eine Zahl von 1 bis 65535.</translation>
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
        <source>plays already</source>
        <translation>spielt schon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 – differs</source>
        <comment>version</comment>
        <translation>%1 – weicht ab</translation>
    </message>
    <message>
        <source>At %1, port %2</source>
        <translation>Auf %1, Port %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Gespielt wird</translation>
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
        <source>Tables in the network</source>
        <translation>Tische im Netzwerk</translation>
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
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>%1 stummschalten</translation>
    </message>
    <message>
        <source>the spectators</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Noch hat niemand etwas gesagt.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Everybody reads them in the own language</source>
        <translation>Jeder liest sie in der eigenen Sprache</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
</context>
<context>
    <name>elgrande::TasterButton</name>
    <message>
        <source>Try it now</source>
        <translation>Gleich ausprobieren</translation>
    </message>
    <message>
        <source>A guided game of three rounds on the real board</source>
        <translation>Eine geführte Partie: drei Runden auf dem echten Brett</translation>
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
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Nothing to fear here in this round.</source>
        <translation>Hier ist in dieser Runde nichts zu befürchten.</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>Points that the next turns of this round could take away. Bold: and be overtaken. Point at a row for the cards.</source>
        <translation>Punkte, die dich die nächsten Züge dieser Runde kosten könnten. Fett: Du würdest überholt. Jede Zeile nennt die Karten dazu.</translation>
    </message>
    <message>
        <source>What others can do to %1</source>
        <translation>Was die anderen %1 nehmen können</translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n point(s) here now.</source>
        <translation>
            <numerusform>%1 bekäme hier jetzt %n Punkt.</numerusform>
            <numerusform>%1 bekäme hier jetzt %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elgrande::TrackTip</name>
    <message>
        <source>Score %1</source>
        <translation>Punktestand %1</translation>
    </message>
    <message>
        <source>Round %1 is left out in this game</source>
        <translation>Runde %1 entfällt in dieser Partie</translation>
    </message>
    <message>
        <source>Round %1, which is being played</source>
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
        <source>When the lead of %1 changed most</source>
        <translation>Wo sich der Vorsprung von %1 am stärksten verändert hat</translation>
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
        <source>%1 takes the lead, by %2.</source>
        <translation>%1 übernimmt die Führung, mit %2 Vorsprung.</translation>
    </message>
    <message>
        <source>%1 comes from %2 behind to %3 ahead.</source>
        <translation>%1 macht aus %2 Rückstand %3 Vorsprung.</translation>
    </message>
    <message>
        <source>%1 falls %2 behind.</source>
        <translation>%1 fällt um %2 zurück.</translation>
    </message>
    <message>
        <source>%1 falls from %2 ahead to %3 behind.</source>
        <translation>%1 verliert %2 Vorsprung und liegt %3 zurück.</translation>
    </message>
    <message>
        <source>%1 is level with the best of the others.</source>
        <translation>%1 liegt mit dem Besten der anderen gleichauf.</translation>
    </message>
    <message>
        <source>The lead of %1 goes from %2 to %3.</source>
        <translation>Der Vorsprung von %1 geht von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 was %2 behind and is %3 behind now.</source>
        <translation>%1 lag %2 zurück und liegt jetzt %3 zurück.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Punkte: %1.</translation>
    </message>
    <message>
        <source>General scoring %1</source>
        <translation>Allgemeine Wertung %1</translation>
    </message>
</context>
<context>
    <name>elgrande::UnfinishedDialog</name>
    <message>
        <source>open in another window</source>
        <translation>in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>perhaps open elsewhere</source>
        <translation>vielleicht anderswo offen</translation>
    </message>
    <message>
        <source>Open in another window: %1</source>
        <comment>a game</comment>
        <translation>In einem anderen Fenster offen: %1</translation>
    </message>
    <message>
        <source>Perhaps open elsewhere: %1</source>
        <comment>a game</comment>
        <translation>Vielleicht anderswo offen: %1</translation>
    </message>
    <message>
        <source>This game is open in another window and stays.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen und bleibt.</translation>
    </message>
    <message>
        <source>Over – %1</source>
        <comment>a finished game and its players</comment>
        <translation>Beendet – %1</translation>
    </message>
    <message>
        <source>Round %1 – %2</source>
        <comment>number, players</comment>
        <translation>Runde %1 – %2</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>last played %1</source>
        <comment>date and time</comment>
        <translation>zuletzt gespielt: %1</translation>
    </message>
    <message>
        <source>Remove this game? It cannot be brought back.</source>
        <translation>Diese Partie entfernen? Sie lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>Which game do you want to go on &amp;with?</source>
        <translation>&amp;Welche Partie möchtest du fortsetzen?</translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation>&amp;Entfernen …</translation>
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
        <source>Not yet begun – %1</source>
        <comment>players</comment>
        <translation>Noch nicht begonnen – %1</translation>
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
        <source>&amp;Whole board</source>
        <translation>Gan&amp;zer Plan</translation>
    </message>
    <message>
        <source>Last &amp;scoring again</source>
        <translation>Letzte &amp;Wertung noch einmal</translation>
    </message>
    <message>
        <source>&amp;Ranks on the scoreboards</source>
        <translation>&amp;Ränge auf den Wertungstafeln</translation>
    </message>
    <message>
        <source>If it were s&amp;cored now</source>
        <translation>Vors&amp;chau</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>&amp;Bedrohungen</translation>
    </message>
    <message>
        <source>This game is played as at the table, without aids.</source>
        <translation>Diese Partie wird wie am Tisch gespielt, ohne Hilfen.</translation>
    </message>
    <message>
        <source>Log over the s&amp;ea</source>
        <translation>V&amp;erlauf über dem Meer</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>R&amp;at</translation>
    </message>
    <message>
        <source>Wh&amp;y did they do that?</source>
        <translation>War&amp;um das?</translation>
    </message>
</context>
<context>
    <name>elgrande::Waste</name>
    <message>
        <source>You could still place Caballeros. Leave them in your court?</source>
        <translation>Es können noch Caballeros eingesetzt werden. Sollen sie am Hof bleiben?</translation>
    </message>
    <message>
        <source>You have not carried out “%1”. End your turn without it?</source>
        <translation>Die Sonderaktion „%1“ ist nicht ausgeführt. Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>“%1” can do nothing for you now. Take it all the same?</source>
        <translation>„%1“ kann jetzt nichts bewirken. Trotzdem nehmen?</translation>
    </message>
    <message>
        <source>This gives points to others and none to you. Do it all the same?</source>
        <translation>Das bringt anderen Punkte und dir keine. Trotzdem ausführen?</translation>
    </message>
    <message>
        <source>Leave them in court and do not ask again</source>
        <translation>Am Hof lassen und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Leave them in court</source>
        <translation>Am Hof lassen</translation>
    </message>
    <message>
        <source>End turn and do not ask again</source>
        <translation>Zug beenden und nicht mehr fragen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Take the card and do not ask again</source>
        <translation>Karte nehmen und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>Give others the points and do not ask again</source>
        <translation>Den anderen Punkte geben und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Give others the points</source>
        <translation>Den anderen Punkte geben</translation>
    </message>
    <message>
        <source>The computer expects clearly more points of something else. Do this all the same?</source>
        <translation>Der Computer verspricht sich von etwas anderem deutlich mehr Punkte. Trotzdem so?</translation>
    </message>
    <message>
        <source>Do it and do not ask again</source>
        <translation>So machen und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>So machen</translation>
    </message>
    <message>
        <source>Your turn still gives you something that costs nothing. End it without that?</source>
        <translation>Dein Zug gibt dir noch etwas, das nichts kostet. Ohne das beenden?</translation>
    </message>
    <message>
        <source>Go without it and do not ask again</source>
        <translation>Darauf verzichten und nicht mehr fragen</translation>
    </message>
    <message>
        <source>Go without it</source>
        <translation>Darauf verzichten</translation>
    </message>
</context>
<context>
    <name>elgrande::WelcomePage</name>
    <message>
        <source>Welcome to the court!</source>
        <translation>Willkommen am Hof!</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Dein Name:</translation>
    </message>
    <message>
        <source>as the others will see it</source>
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
        <source>Usual colours</source>
        <translation>Übliche Farben</translation>
    </message>
    <message>
        <source>Weak red (protanopia)</source>
        <translation>Rotschwäche (Protanopie)</translation>
    </message>
    <message>
        <source>Weak green (deuteranopia)</source>
        <translation>Grünschwäche (Deuteranopie)</translation>
    </message>
    <message>
        <source>Weak blue (tritanopia)</source>
        <translation>Blauschwäche (Tritanopie)</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Every colour has a symbol of its own as well. All of this can be changed later.</source>
        <translation>Jede Farbe hat auch ein eigenes Symbol. All das lässt sich später ändern.</translation>
    </message>
    <message>
        <source>The players&apos; colours and symbols</source>
        <translation>Farben und Symbole der Spieler</translation>
    </message>
    <message>
        <source>&amp;Learn: the guided first game</source>
        <translation>&amp;Lernen: die geführte Partie</translation>
    </message>
    <message>
        <source>&amp;Play: set up a table</source>
        <translation>S&amp;pielen: einen Tisch einrichten</translation>
    </message>
</context>
<context>
    <name>elgrande::WhereToWrite</name>
    <message>
        <source>There is already a file %1. Replace it?</source>
        <translation>Es gibt schon eine Datei %1. Möchtest du sie ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
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
        <source>Does anything that is allowed. Good for trying things out.</source>
        <translation>Tut irgendetwas Erlaubtes. Gut zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Takes the most points it can see, one move ahead.</source>
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
        <source>Plays the round through a thousand times before each move.</source>
        <translation>Spielt die Runde vor jedem Zug tausendmal durch.</translation>
    </message>
    <message>
        <source>Tries moves by chance up to the next scoring: the yardstick for better players.</source>
        <translation>Probiert Züge zufällig bis zur nächsten Wertung durch: der Maßstab für bessere Spieler.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Plays by the look of things and sometimes forgets the Castillo.</source>
        <translation>Spielt nach dem ersten Eindruck und vergisst manchmal das Castillo.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Thinks a little ahead: a match for a regular player.</source>
        <translation>Denkt ein wenig voraus: ein Gegner für geübte Spieler.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Looks through what the others may answer.</source>
        <translation>Sieht voraus, was die anderen antworten können.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Thinks as long and as far as it can.</source>
        <translation>Denkt so lange und so weit wie möglich.</translation>
    </message>
    <message>
        <source>builder</source>
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
        <source>denier</source>
        <translation>Neider</translation>
    </message>
    <message>
        <source>Grudges the others their points.</source>
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
</context>
<context>
    <name>elgrande::errors</name>
    <message>
        <source>This is no El Grande record: it does not begin with a header.</source>
        <translation>Das ist keine Aufzeichnung von El Grande: Der Kopf fehlt.</translation>
    </message>
    <message>
        <source>The record has more header lines than any game can have.</source>
        <translation>Die Aufzeichnung hat mehr Kopfzeilen, als eine Partie haben kann.</translation>
    </message>
    <message>
        <source>The record&apos;s header line %1 has the name &apos;%2&apos;, which is none.</source>
        <translation>Die Kopfzeile %1 der Aufzeichnung hat den Namen „%2“, der keiner ist.</translation>
    </message>
    <message>
        <source>The record says &apos;%1&apos; twice.</source>
        <translation>Die Aufzeichnung nennt „%1“ zweimal.</translation>
    </message>
    <message>
        <source>The record&apos;s header line %1 (&apos;%2&apos;) has no value in quotes, or is cut off.</source>
        <translation>Die Kopfzeile %1 der Aufzeichnung („%2“) hat keinen Wert in Anführungszeichen oder ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The record&apos;s header line %1 (&apos;%2&apos;) is not closed.</source>
        <translation>Die Kopfzeile %1 der Aufzeichnung („%2“) ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The record has no Check; its end is missing.</source>
        <translation>Die Aufzeichnung hat keine Prüfsumme (Check); ihr Ende fehlt.</translation>
    </message>
    <message>
        <source>This is no record of El Grande.</source>
        <translation>Das ist keine Aufzeichnung von El Grande.</translation>
    </message>
    <message>
        <source>The record does not say its %1.</source>
        <translation>In der Aufzeichnung fehlt die Angabe „%1“.</translation>
    </message>
    <message>
        <source>The record has the format &apos;%1&apos;; this program reads format %2.</source>
        <translation>Die Aufzeichnung hat das Format „%1“; dieses Programm liest Format %2.</translation>
    </message>
    <message>
        <source>The record&apos;s number of rounds &apos;%1&apos; is no number.</source>
        <translation>Die Rundenzahl „%1“ der Aufzeichnung ist keine Zahl.</translation>
    </message>
    <message>
        <source>The record&apos;s option &apos;%1&apos; has no value.</source>
        <translation>Die Option „%1“ der Aufzeichnung hat keinen Wert.</translation>
    </message>
    <message>
        <source>The record&apos;s corrections of cards are wrong. %1</source>
        <translation>Die Kartenkorrekturen der Aufzeichnung stimmen nicht. %1</translation>
    </message>
    <message>
        <source>The record&apos;s moves begin with &apos;%1&apos; instead of a round&apos;s number.</source>
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
        <source>The record is longer than any game can be.</source>
        <translation>Die Aufzeichnung ist länger, als eine Partie sein kann.</translation>
    </message>
    <message>
        <source>The last comment of the record is not closed.</source>
        <translation>Die letzte Bemerkung der Aufzeichnung ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The record&apos;s game cannot be played here: %1</source>
        <translation>Diese Partie lässt sich hier nicht spielen: %1</translation>
    </message>
    <message>
        <source>The record says it has no number of moves, but there are %1.</source>
        <translation>Die Aufzeichnung nennt keine Anzahl der Züge; es sind %1.</translation>
    </message>
    <message>
        <source>The record says it has %1 moves, but there are %2.</source>
        <translation>Die Aufzeichnung soll %1 Züge haben, es sind aber %2.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Move %1 of the record, &apos;%2&apos;, comes after the end of the game.</source>
        <translation>Zug %1 der Aufzeichnung, „%2“, kommt nach dem Ende der Partie.</translation>
    </message>
    <message>
        <source>Move %1 of the record, &apos;%2&apos; by %3, is not legal here: %4 is asked for &apos;%5&apos;.</source>
        <translation>Zug %1 der Aufzeichnung, „%2“ (%3), ist hier nicht erlaubt: Gefragt ist „%5“ (%4).</translation>
    </message>
    <message>
        <source>A game has 9 or 6 rounds.</source>
        <translation>Eine Partie hat 9 oder 6 Runden.</translation>
    </message>
    <message>
        <source>El Grande is for 2 to 5 players.</source>
        <translation>El Grande ist für 2 bis 5 Personen.</translation>
    </message>
    <message>
        <source>There must be one colour for each player.</source>
        <translation>Es muss für jede Person genau eine Farbe geben.</translation>
    </message>
    <message>
        <source>There is no colour &apos;%1&apos;.</source>
        <translation>Die Farbe „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Two players have the colour %1.</source>
        <translation>Zwei Personen haben die Farbe „%1“.</translation>
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
        <source>No rulebook says how &apos;%1&apos; and &apos;%2&apos; are played together; only house rules allow it.</source>
        <translation>Keine Spielregel sagt, wie „%1“ und „%2“ zusammen gespielt werden; nur Hausregeln erlauben es.</translation>
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
        <source>&apos;%1&apos; is an edition and is chosen as one.</source>
        <translation>„%1“ ist eine Ausgabe und wird als solche gewählt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; comes by itself with what it joins.</source>
        <translation>„%1“ kommt von selbst mit dem, was es verbindet.</translation>
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
        <source>A correction is for &apos;%1&apos;, which is no card&apos;s name.</source>
        <translation>Eine Korrektur gilt „%1“; so kann keine Karte heißen.</translation>
    </message>
    <message>
        <source>A correction gives an action or copies to the power card &apos;%1&apos;, which can have neither.</source>
        <translation>Eine Korrektur gibt der Machtkarte „%1“ eine Aktion oder Exemplare; sie kann beides nicht haben.</translation>
    </message>
    <message>
        <source>What is corrected of the power card &apos;%1&apos; belongs to the card &apos;%2&apos;.</source>
        <translation>Was an der Machtkarte „%1“ korrigiert wird, gehört zur Karte „%2“.</translation>
    </message>
    <message>
        <source>The card &apos;%1&apos; has the action &apos;%2&apos;, which this game does not have.</source>
        <translation>Die Karte „%1“ hat die Aktion „%2“, die es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>The power card &apos;%1&apos; has the action of the card &apos;%2&apos;, which is not there.</source>
        <translation>Die Machtkarte „%1“ hat die Aktion der Karte „%2“, die nicht da ist.</translation>
    </message>
    <message>
        <source>There are too few power cards: %1, and this game needs %2.</source>
        <translation>Es sind zu wenige Machtkarten: %1, und diese Partie braucht %2.</translation>
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
        <source>There are too few action cards in stack %1: %2, and this game needs %3.</source>
        <translation>Im Stapel %1 sind zu wenige Aktionskarten: %2, und diese Partie braucht %3.</translation>
    </message>
    <message>
        <source>The correction of the card &apos;%1&apos; says &apos;%2&apos; twice.</source>
        <translation>Die Korrektur der Karte „%1“ nennt „%2“ zweimal.</translation>
    </message>
    <message>
        <source>The correction of the card &apos;%1&apos; has a &apos;%2&apos; of more than %3 letters.</source>
        <translation>Die Korrektur der Karte „%1“ hat in „%2“ mehr als %3 Zeichen.</translation>
    </message>
    <message>
        <source>The seed of a game has at most %1 letters.</source>
        <translation>Der Startwert einer Partie hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>The card file says &apos;%1&apos; a second time in line %2.</source>
        <translation>Die Kartendatei nennt „%1“ in Zeile %2 ein zweites Mal.</translation>
    </message>
    <message>
        <source>%1 has &apos;%2&apos; beside its fields; it belongs into &apos;texts&apos;: &quot;texts&quot;: {&quot;%2&quot;: &quot;…&quot;}.</source>
        <translation>%1 hat „%2“ neben den Feldern; es gehört in „texts“: &quot;texts&quot;: {&quot;%2&quot;: &quot;…&quot;}.</translation>
    </message>
    <message>
        <source>It had written &apos;%1&apos; before it was asked.</source>
        <translation>Es hatte „%1“ geschrieben, bevor es gefragt wurde.</translation>
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
        <source>The correction of the card &apos;%1&apos; has &apos;%2&apos;, which says nothing about a card.</source>
        <translation>In der Korrektur der Karte „%1“ steht „%2“, was nichts über eine Karte sagt.</translation>
    </message>
    <message>
        <source>The move &apos;%1&apos; names something that this game does not have.</source>
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
        <source>The record&apos;s Check does not fit its contents: it was cut off or changed.</source>
        <translation>Die Prüfsumme (Check) der Aufzeichnung passt nicht zum Inhalt: Sie wurde abgeschnitten oder geändert.</translation>
    </message>
    <message>
        <source>has still to draw the home of a Grande that stands somewhere</source>
        <translation>muss noch die Heimat eines Granden ziehen, der schon irgendwo steht</translation>
    </message>
    <message>
        <source>has still to draw a home, but the seat&apos;s Caballeros are not all in the provinces</source>
        <translation>muss noch eine Heimat ziehen, aber die Caballeros dieses Platzes sind nicht alle in der Provinz</translation>
    </message>
    <message>
        <source>and the King do not agree on whether he is drawn</source>
        <translation>und der König sind sich nicht einig, ob er gezogen ist</translation>
    </message>
    <message>
        <source>is past the drawing of the starting player, but there is none</source>
        <translation>ist über das Ziehen des Startspielers hinaus, aber es gibt keinen</translation>
    </message>
    <message>
        <source>and the power cards played do not agree on whose turn it is</source>
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
        <source>has a turn order that the power cards do not give</source>
        <translation>hat eine Zugreihenfolge, die sich nicht aus den Machtkarten ergibt</translation>
    </message>
    <message>
        <source>is before the turns, but not the first one&apos;s turn comes</source>
        <translation>steht vor den Zügen, aber nicht der Erste kommt an die Reihe</translation>
    </message>
    <message>
        <source>comes before a seat takes an action card that it has already</source>
        <translation>kommt, bevor ein Platz eine Aktionskarte nimmt, die er schon hat</translation>
    </message>
    <message>
        <source>comes with more Vetos held than have left their stack</source>
        <translation>kommt mit mehr genommenen Vetos, als ihren Stapel verlassen haben</translation>
    </message>
    <message>
        <source>asks for a Veto that nobody can put in</source>
        <translation>fragt nach einem Veto, das niemand einlegen kann</translation>
    </message>
    <message>
        <source>has a Veto window that seats have answered who do not play</source>
        <translation>hat ein Veto-Fenster, auf das Plätze geantwortet haben, die nicht mitspielen</translation>
    </message>
    <message>
        <source>has a Veto window with a move that is none</source>
        <translation>hat ein Veto-Fenster mit einem Zug, der keiner ist</translation>
    </message>
    <message>
        <source>has a Veto window of no known sort</source>
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
        <source>has a special action under way with a card that does not lie before the seat</source>
        <translation>hat eine laufende Sonderaktion mit einer Karte, die nicht vor dem Platz liegt</translation>
    </message>
    <message>
        <source>has a special action under way with a card that is not spent</source>
        <translation>hat eine laufende Sonderaktion mit einer Karte, die nicht verbraucht ist</translation>
    </message>
    <message>
        <source>has a wrong end of a special action</source>
        <translation>hat ein falsches Ende einer Sonderaktion</translation>
    </message>
    <message>
        <source>waits for nobody, but a Veto window has just been passed</source>
        <translation>wartet auf niemanden, aber gerade wurde ein Veto-Fenster durchschritten</translation>
    </message>
    <message>
        <source>has a special action under way that &apos;parts&apos; does not know</source>
        <translation>hat eine laufende Sonderaktion, von der „parts“ nichts weiß</translation>
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
        <source>has a step with fields that it cannot have</source>
        <translation>hat einen Schritt mit Feldern, die er nicht haben kann</translation>
    </message>
    <message>
        <source>has a step that cannot come at this point of the round</source>
        <translation>hat einen Schritt, der an dieser Stelle der Runde nicht kommen kann</translation>
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
        <source>asks a seat that does not play</source>
        <translation>fragt einen Platz, der nicht mitspielt</translation>
    </message>
    <message>
        <source>asks a seat that can do nothing</source>
        <translation>fragt einen Platz, der nichts tun kann</translation>
    </message>
    <message>
        <source>comes with a disk set to no place of the disk</source>
        <translation>kommt mit einer Scheibe, die auf keinen Ort der Scheibe zeigt</translation>
    </message>
    <message>
        <source>comes with disks that nobody has asked for</source>
        <translation>kommt mit Scheiben, nach denen niemand gefragt hat</translation>
    </message>
    <message>
        <source>asks for a disk that has no use</source>
        <translation>fragt nach einer Scheibe, die zu nichts dient</translation>
    </message>
    <message>
        <source>comes with a disk that the seat could not choose</source>
        <translation>kommt mit einer Scheibe, die der Platz nicht wählen konnte</translation>
    </message>
    <message>
        <source>is in the set-up, but a round has begun</source>
        <translation>ist im Aufbau, aber eine Runde hat begonnen</translation>
    </message>
    <message>
        <source>is in a round that does not fit &apos;round&apos; and &apos;rounds_begun&apos;</source>
        <translation>ist in einer Runde, die nicht zu „round“ und „rounds_begun“ passt</translation>
    </message>
    <message>
        <source>is in a round that nobody begins</source>
        <translation>ist in einer Runde, die niemand beginnt</translation>
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
        <source>is past the turns, but it is somebody&apos;s turn</source>
        <translation>ist über die Züge hinaus, aber jemand ist am Zug</translation>
    </message>
    <message>
        <source>has a step of a seat that does not play</source>
        <translation>hat einen Schritt eines Platzes, der nicht mitspielt</translation>
    </message>
    <message>
        <source>does not begin with the flow of the round</source>
        <translation>beginnt nicht mit dem Ablauf der Runde</translation>
    </message>
    <message>
        <source>enters a part of the round while it is already in it</source>
        <translation>beginnt einen Teil der Runde, in dem sie schon ist</translation>
    </message>
    <message>
        <source>and &apos;special&apos; do not agree on whether a special action is under way</source>
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
        <source>%1 has the field &apos;%2&apos;, which does not exist.</source>
        <translation>%1 hat das Feld „%2“, das es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is no text.</source>
        <translation>%1 hat ein „%2“, das kein Text ist.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is neither true nor false.</source>
        <translation>%1 hat ein „%2“, das weder true noch false ist.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is no list.</source>
        <translation>%1 hat ein „%2“, das keine Liste ist.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; that is no object.</source>
        <translation>%1 hat ein „%2“, das kein Objekt ist.</translation>
    </message>
    <message>
        <source>%1 gives the option &apos;%2&apos; a value that is neither true, false nor a text.</source>
        <translation>%1 gibt der Option „%2“ einen Wert, der weder true noch false noch ein Text ist.</translation>
    </message>
    <message>
        <source>%1 names an expansion that is no text.</source>
        <translation>%1 nennt eine Erweiterung, die kein Text ist.</translation>
    </message>
    <message>
        <source>%1 has wrong corrections of cards. %2</source>
        <translation>%1 hat falsche Kartenkorrekturen. %2</translation>
    </message>
    <message>
        <source>The setup</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>%1 names a seat that is no text.</source>
        <translation>%1 nennt einen Platz, der kein Text ist.</translation>
    </message>
    <message>
        <source>The position is no JSON object: %1.</source>
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
        <source>%1 must be a text.</source>
        <translation>%1 muss ein Text sein.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, which this game does not have.</source>
        <translation>%1 ist „%2“, was es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>%1 has a seat that is no object.</source>
        <translation>%1 hat einen Platz, der kein Objekt ist.</translation>
    </message>
    <message>
        <source>The seat %1</source>
        <translation>Der Platz „%1“</translation>
    </message>
    <message>
        <source>%1 has more &apos;dummies&apos; than the game.</source>
        <translation>%1 hat mehr „dummies“ als die Partie.</translation>
    </message>
    <message>
        <source>The dummy</source>
        <translation>Der unbesetzte Platz</translation>
    </message>
    <message>
        <source>%1 has its Grande outside of the regions.</source>
        <translation>%1 hat den Granden außerhalb der Regionen.</translation>
    </message>
    <message>
        <source>%1 has the power card &apos;%2&apos; in &apos;%3&apos;, which does not exist.</source>
        <translation>%1 hat in „%3“ die Machtkarte „%2“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 has the power card %2 twice in &apos;%3&apos;.</source>
        <translation>%1 hat die Machtkarte %2 zweimal in „%3“.</translation>
    </message>
    <message>
        <source>%1 has the power card %2 both in hand and used.</source>
        <translation>%1 hat die Machtkarte %2 zugleich auf der Hand und verbraucht.</translation>
    </message>
    <message>
        <source>%1 has a card in &apos;returned&apos; that is not in hand.</source>
        <translation>%1 hat in „returned“ eine Karte, die nicht auf der Hand ist.</translation>
    </message>
    <message>
        <source>%1 has the King where he may not stand.</source>
        <translation>%1 hat den König, wo er nicht stehen darf.</translation>
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
        <source>%1 &apos;%2&apos; is no scoreboard.</source>
        <translation>%1 nennt „%2“ als Wertungstafel, was keine ist.</translation>
    </message>
    <message>
        <source>%1 has the scoreboard &apos;%2&apos; where nothing is scored.</source>
        <translation>%1 hat die Wertungstafel „%2“, wo nichts gewertet wird.</translation>
    </message>
    <message>
        <source>%1 has two scoreboards in the same place.</source>
        <translation>%1 hat zwei Wertungstafeln am selben Ort.</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Ein Spielstein</translation>
    </message>
    <message>
        <source>%1 has more of the token &apos;%2&apos; than there are.</source>
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
        <source>%1 has Caballeros of &apos;%2&apos;, which are not in this game.</source>
        <translation>%1 hat Caballeros von „%2“, die in dieser Partie nicht dabei sind.</translation>
    </message>
    <message>
        <source>%1 belongs to &apos;seats&apos;.</source>
        <translation>%1 gehört zu „seats“.</translation>
    </message>
    <message>
        <source>The colour %1 has %2 Caballeros, but its set has %3.</source>
        <translation>Die Farbe „%1“ hat %2 Caballeros, aber ihr Satz hat %3.</translation>
    </message>
    <message>
        <source>%1 speaks of the stack &apos;%2&apos;, which does not exist.</source>
        <translation>%1 spricht vom Stapel „%2“, den es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 must be the id of a card.</source>
        <translation>%1 muss der Name einer Karte sein.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, which the position has somewhere else already.</source>
        <translation>%1 ist „%2“, was die Stellung schon anderswo hat.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, which is no card of this stack.</source>
        <translation>%1 ist „%2“, eine solche Karte hat der Stapel nicht.</translation>
    </message>
    <message>
        <source>The card of %1</source>
        <translation>Die Karte von „%1“</translation>
    </message>
    <message>
        <source>%1 is from a stack whose card of this round another seat has taken.</source>
        <translation>%1 ist von einem Stapel, dessen Karte dieser Runde ein anderer Platz genommen hat.</translation>
    </message>
    <message>
        <source>%1 has a card on offer on stack %2, whose card is taken.</source>
        <translation>%1 hat eine offene Karte auf Stapel %2, dessen Karte genommen ist.</translation>
    </message>
    <message>
        <source>The card on offer on stack %1</source>
        <translation>Die offene Karte auf Stapel %1</translation>
    </message>
    <message>
        <source>The first card of stack %1</source>
        <translation>Die erste Karte von Stapel %1</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but that is neither on offer nor taken.</source>
        <translation>%1 ist „%2“, aber die liegt weder offen noch ist sie genommen.</translation>
    </message>
    <message>
        <source>A card left on stack %1</source>
        <translation>Eine übrige Karte von Stapel %1</translation>
    </message>
    <message>
        <source>Card %1 of stack %2</source>
        <translation>Karte %1 von Stapel %2</translation>
    </message>
    <message>
        <source>%1 is in round %2, which this game does not have.</source>
        <translation>%1 ist in Runde %2, die es in dieser Partie nicht gibt.</translation>
    </message>
    <message>
        <source>%1 is in round 0, the set-up, and needs an &apos;agenda&apos; for that.</source>
        <translation>%1 ist in Runde 0, dem Aufbau, und braucht dafür eine „agenda“.</translation>
    </message>
    <message>
        <source>%1 has more seats in &apos;order&apos; than the game.</source>
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
        <source>%1 names no seat.</source>
        <translation>%1 nennt keinen Platz.</translation>
    </message>
    <message>
        <source>%1 names a card that does not lie before the seat.</source>
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
        <source>%1 has something in &apos;kept&apos; that is no object.</source>
        <translation>%1 hat in „kept“ etwas, das kein Objekt ist.</translation>
    </message>
    <message>
        <source>An effect in &apos;kept&apos;</source>
        <translation>Eine Wirkung in „kept“</translation>
    </message>
    <message>
        <source>%1 is of a kind that this game does not have.</source>
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
        <source>%1 must have %2 bytes in &apos;slots&apos;, as small hexadecimal digits.</source>
        <translation>%1 muss in „slots“ %2 Bytes haben, als kleine hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>%1 has more steps in its &apos;agenda&apos; than there is room for.</source>
        <translation>%1 hat in der „agenda“ mehr Schritte, als Platz ist.</translation>
    </message>
    <message>
        <source>%1 has something in its &apos;agenda&apos; that is no object.</source>
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
        <source>%1 has a &apos;%2&apos; that is no whole number from 0 to %3.</source>
        <translation>%1 hat ein „%2“, das keine ganze Zahl von 0 bis %3 ist.</translation>
    </message>
    <message>
        <source>The seat %1 has &apos;played&apos; no power card, which the phase &apos;turn&apos; needs.</source>
        <translation>Der Platz „%1“ hat keine Machtkarte in „played“; die Phase „turn“ braucht sie.</translation>
    </message>
    <message>
        <source>%1 has a seat &apos;to_move&apos; that is not in the turn order.</source>
        <translation>%1 hat in „to_move“ einen Platz, der nicht in der Zugreihenfolge steht.</translation>
    </message>
    <message>
        <source>%1 has the open card of stack %2 in the stack as well.</source>
        <translation>%1 hat die offene Karte von Stapel %2 auch noch im Stapel.</translation>
    </message>
    <message>
        <source>%1 is impossible: %2.</source>
        <translation>%1 ist unmöglich: %2.</translation>
    </message>
    <message>
        <source>The record&apos;s header and its position do not speak of the same game.</source>
        <translation>Der Kopf der Aufzeichnung und ihre Stellung meinen nicht dieselbe Partie.</translation>
    </message>
    <message>
        <source>Caballeros stand in a place that does not exist</source>
        <translation>Caballeros stehen an einem Ort, den es nicht gibt</translation>
    </message>
    <message>
        <source>Caballeros of a colour that nobody plays</source>
        <translation>Es gibt Caballeros einer Farbe, die niemand spielt</translation>
    </message>
    <message>
        <source>a colour has more Caballeros than its set</source>
        <translation>Eine Farbe hat mehr Caballeros als ihr Satz</translation>
    </message>
    <message>
        <source>a power card is both in hand and used</source>
        <translation>Eine Machtkarte ist zugleich auf der Hand und verbraucht</translation>
    </message>
    <message>
        <source>a power card that does not exist</source>
        <translation>Eine Machtkarte gibt es nicht</translation>
    </message>
    <message>
        <source>a pile of power cards has a card that cannot be there</source>
        <translation>in einem Stapel Machtkarten liegt eine, die dort nicht sein kann</translation>
    </message>
    <message>
        <source>a regained power card is not in hand</source>
        <translation>Eine zurückgenommene Machtkarte ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>a played power card that does not exist</source>
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
        <source>a card lies before a seat that does not exist</source>
        <translation>Vor einem Platz liegt eine Karte, die es nicht gibt</translation>
    </message>
    <message>
        <source>the King stands where he may not</source>
        <translation>Der König steht, wo er nicht stehen darf</translation>
    </message>
    <message>
        <source>the King&apos;s part is played where he may not stand</source>
        <translation>Den König vertritt jemand dort, wo er nicht stehen darf</translation>
    </message>
    <message>
        <source>a Grande stands outside the regions</source>
        <translation>Ein Grande steht außerhalb der Regionen</translation>
    </message>
    <message>
        <source>a token lies somewhere that does not exist</source>
        <translation>Es liegt ein Spielstein da, den es nicht gibt</translation>
    </message>
    <message>
        <source>a token lies in a place that does not exist</source>
        <translation>Ein Spielstein liegt an einem Ort, den es nicht gibt</translation>
    </message>
    <message>
        <source>a token lies before a seat that nobody has</source>
        <translation>Ein Spielstein liegt vor einem Platz, den niemand hat</translation>
    </message>
    <message>
        <source>a mobile scoreboard lies where it may not</source>
        <translation>Eine mobile Wertungstafel liegt, wo sie nicht liegen darf</translation>
    </message>
    <message>
        <source>a mobile scoreboard lies on the Castillo, which this game does not allow</source>
        <translation>Eine mobile Wertungstafel liegt auf dem Castillo, was in dieser Partie nicht erlaubt ist</translation>
    </message>
    <message>
        <source>two mobile scoreboards lie on top of each other</source>
        <translation>Zwei mobile Wertungstafeln liegen aufeinander</translation>
    </message>
    <message>
        <source>a place holds more Caballeros than it can</source>
        <translation>An einem Ort stehen mehr Caballeros, als hinpassen</translation>
    </message>
    <message>
        <source>something is kept behind an empty place</source>
        <translation>Hinter einem leeren Platz steht noch eine Wirkung</translation>
    </message>
    <message>
        <source>something is kept that does not exist</source>
        <translation>Es gilt eine Wirkung, die es nicht gibt</translation>
    </message>
    <message>
        <source>more is kept of one kind than there can be</source>
        <translation>Von einer Wirkung gibt es mehr, als es geben kann</translation>
    </message>
    <message>
        <source>the agenda has a step that does not exist</source>
        <translation>Die Agenda hat einen Schritt, den es nicht gibt</translation>
    </message>
    <message>
        <source>the turn order has run over its end</source>
        <translation>Die Zugreihenfolge ist über ihr Ende hinaus</translation>
    </message>
    <message>
        <source>The card file speaks of the card &apos;%1&apos;, which no game here has.</source>
        <translation>Die Kartendatei nennt die Karte „%1“, die es hier in keinem Spiel gibt.</translation>
    </message>
    <message>
        <source>%1 has a &apos;%2&apos; of more than %3 letters.</source>
        <translation>%1 hat in „%2“ mehr als %3 Zeichen.</translation>
    </message>
    <message>
        <source>The card file is no JSON in line %1: %2.</source>
        <translation>Die Kartendatei ist in Zeile %1 kein JSON: %2.</translation>
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
        <source>The list of cards</source>
        <translation>Die Liste der Karten</translation>
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
        <source>A correction gives a value to the card &apos;%1&apos;, which is no power card.</source>
        <translation>Eine Korrektur gibt der Karte „%1“ einen Wert, die keine Machtkarte ist.</translation>
    </message>
    <message>
        <source>The lesson&apos;s line %1 cannot be understood.</source>
        <translation>Zeile %1 der Lektion ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The lesson&apos;s steps do not follow its recorded game.</source>
        <translation>Die Schritte der Lektion folgen nicht der aufgezeichneten Partie.</translation>
    </message>
    <message>
        <source>The game did not begin at the beginning.</source>
        <translation>Die Partie hat nicht am Anfang begonnen.</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>No program was found that opens %1.</source>
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
        <translation>Es sind mehr Karten, als das Spiel zählen kann.</translation>
    </message>
    <message>
        <source>The cards have more steps than the game can number.</source>
        <translation>Die Karten haben mehr Schritte, als das Spiel zählen kann.</translation>
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
        <translation>Es sind mehr Marker, als Platz haben.</translation>
    </message>
    <message>
        <source>The expansions remember more than there is room for.</source>
        <translation>Die Erweiterungen merken sich mehr, als Platz hat.</translation>
    </message>
    <message>
        <source>The agent &apos;%1&apos; answered &apos;%2&apos;, which is not legal (deal %3).</source>
        <translation>Der Computerspieler „%1“ hat „%2“ geantwortet, was nicht erlaubt ist (Verteilung %3).</translation>
    </message>
    <message>
        <source>The file %1 is damaged or of a newer version.</source>
        <translation>Die Datei %1 ist beschädigt oder stammt von einer neueren Version.</translation>
    </message>
    <message>
        <source>Caballeros of a colour that nobody plays are at a court</source>
        <translation>Caballeros einer Farbe, die niemand spielt, sind an einem Hof</translation>
    </message>
    <message>
        <source>a token lies on the board that belongs before a seat</source>
        <translation>Ein Spielstein liegt auf dem Plan, der vor einen Platz gehört</translation>
    </message>
    <message>
        <source>a token lies before a seat that belongs on the board</source>
        <translation>Ein Spielstein liegt vor einem Platz, der auf den Plan gehört</translation>
    </message>
    <message>
        <source>There is no agent &apos;%1&apos;; there are %2.</source>
        <translation>Den Computerspieler „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>The agent &apos;%1&apos; has no setting &apos;%2&apos;.</source>
        <translation>Der Computerspieler „%1“ hat keine Einstellung „%2“.</translation>
    </message>
    <message>
        <source>The weights end too early, after line %1.</source>
        <translation>Die Gewichte enden zu früh, nach Zeile %1.</translation>
    </message>
    <message>
        <source>Line %1 of the weights is not understood.</source>
        <translation>Zeile %1 der Gewichte ist unverständlich.</translation>
    </message>
    <message>
        <source>These are no weights: &apos;%1&apos; is missing.</source>
        <translation>Das sind keine Gewichte: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The weights are made for another network; this one wants &apos;%1&apos;.</source>
        <translation>Die Gewichte gehören zu einem anderen Netz; dieses will „%1“.</translation>
    </message>
    <message>
        <source>It gave no answer within %1 ms.</source>
        <translation>Es hat in %1 ms nicht geantwortet.</translation>
    </message>
    <message>
        <source>It cannot be started: %1.</source>
        <translation>Es lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>Its answer is longer than %1 bytes.</source>
        <translation>Seine Antwort ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>%1 Its last words: &apos;%2&apos;</source>
        <translation>%1 Seine letzten Worte: „%2“</translation>
    </message>
    <message>
        <source>It ended by signal %1 instead of answering.</source>
        <translation>Statt zu antworten, wurde es durch Signal %1 beendet.</translation>
    </message>
    <message>
        <source>It ended with status %1 instead of answering.</source>
        <translation>Statt zu antworten, hat es sich mit Status %1 beendet.</translation>
    </message>
    <message>
        <source>There is no program &apos;%1&apos; that can be run.</source>
        <translation>Es gibt kein Programm „%1“, das sich starten lässt.</translation>
    </message>
    <message>
        <source>Its answer &apos;%1&apos; is no JSON object with a &apos;move&apos;.</source>
        <translation>Seine Antwort „%1“ ist kein JSON-Objekt mit einem Zug („move“).</translation>
    </message>
    <message>
        <source>Its answer &apos;%1&apos; is not for question %2.</source>
        <translation>Seine Antwort „%1“ gehört nicht zu Frage %2.</translation>
    </message>
    <message>
        <source>Its move &apos;%1&apos; is not among the %2 that it was offered.</source>
        <translation>Sein Zug „%1“ ist nicht unter den %2 angebotenen.</translation>
    </message>
    <message>
        <source>Game %1 (deal %2, rotation %3): entrant %4 &apos;%5&apos; loses as %6. %7</source>
        <translation>Partie %1 (Verteilung %2, Sitzordnung %3): Teilnehmer %4 „%5“ verliert (%6). %7</translation>
    </message>
    <message>
        <source>it was begun with other &apos;%1&apos;: %2 there, %3 now. Another ladder needs another file.</source>
        <translation>sie wurde mit anderem „%1“ begonnen: dort %2, jetzt %3. Eine andere Rangliste braucht eine andere Datei.</translation>
    </message>
    <message>
        <source>line %1 does not belong to a ladder.</source>
        <translation>Zeile %1 gehört zu keiner Rangliste.</translation>
    </message>
    <message>
        <source>It is not known on this computer.</source>
        <translation>Es ist auf diesem Computer nicht bekannt.</translation>
    </message>
    <message>
        <source>A program plays only at tables on this computer, not in the network.</source>
        <translation>Ein Programm spielt nur an Tischen auf diesem Computer, nicht im Netzwerk.</translation>
    </message>
    <message>
        <source>The player answered &apos;%1&apos;, which is not legal (game %2).</source>
        <translation>Der Spieler antwortete „%1“, was nicht erlaubt ist (Partie %2).</translation>
    </message>
    <message>
        <source>%1 It was written by %2, and the rules may be others now.</source>
        <translation>%1 Geschrieben hat sie %2; seitdem können sich die Regeln geändert haben.</translation>
    </message>
    <message>
        <source>%1 It does not say which version wrote it; the rules may be others now.</source>
        <translation>%1 Sie nennt nicht, welche Version sie geschrieben hat; seitdem können sich die Regeln geändert haben.</translation>
    </message>
</context>
<context>
    <name>elgrande::gamecode</name>
    <message>
        <source>A code has only letters and digits.</source>
        <translation>Ein Code besteht nur aus Buchstaben und Ziffern.</translation>
    </message>
    <message numerus="yes">
        <source>The code is too short: %n characters are missing.</source>
        <translation>
            <numerusform>Der Code ist zu kurz: Ein Zeichen fehlt.</numerusform>
            <numerusform>Der Code ist zu kurz: %n Zeichen fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a mistake in the code: a character is wrong, missing or too many.</source>
        <translation>Im Code ist ein Fehler: Ein Zeichen ist falsch, fehlt oder ist zu viel.</translation>
    </message>
    <message>
        <source>This code was made by another version of the program, which writes codes in another way.</source>
        <translation>Dieser Code stammt von einer anderen Version des Programms, die Codes anders schreibt.</translation>
    </message>
    <message>
        <source>The code wants the edition “%1”, which this program does not have.</source>
        <translation>Der Code verlangt die Ausgabe „%1“, die dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>The code wants the expansion “%1”, which this program does not have.</source>
        <translation>Der Code verlangt die Erweiterung „%1“, die dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>The code wants the ruling “%1: %2”, which this program does not know.</source>
        <translation>Der Code verlangt die Regelauslegung „%1: %2“, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>The game of this code cannot be played: %1</source>
        <translation>Die Partie zu diesem Code lässt sich nicht spielen: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::lan</name>
    <message>
        <source>%1 (protocol %2.%3)</source>
        <translation>%1 (Protokoll %2.%3)</translation>
    </message>
    <message>
        <source>Here runs El Grande %1, there the newer %2. Install the newer version here.</source>
        <translation>Hier läuft El Grande %1, dort das neuere %2. Installiere hier die neuere Version.</translation>
    </message>
    <message>
        <source>Here runs El Grande %1, there the older %2. Install the newer version there.</source>
        <translation>Hier läuft El Grande %1, dort das ältere %2. Installiert dort die neuere Version.</translation>
    </message>
    <message>
        <source>The table plays with what is missing here: %1. Install its version of El Grande (%2) here.</source>
        <translation>Am Tisch wird mit etwas gespielt, das hier fehlt: %1. Installiere hier dessen Version von El Grande (%2).</translation>
    </message>
    <message>
        <source>The table plays with what is missing there: %1. Install this version of El Grande (%2) there, or play without.</source>
        <translation>Am Tisch wird mit etwas gespielt, das dort fehlt: %1. Installiert dort diese Version von El Grande (%2) oder spielt ohne.</translation>
    </message>
    <message>
        <source>The rules of the two programs differ (here El Grande %1, there %2). Install the same version on both computers.</source>
        <translation>Die Regeln der beiden Programme unterscheiden sich (hier El Grande %1, dort %2). Installiert auf beiden Rechnern dieselbe Version.</translation>
    </message>
    <message>
        <source>Here runs El Grande %1, there %2. The rules are the same, so you can play.</source>
        <translation>Hier läuft El Grande %1, dort %2. Die Regeln sind gleich, ihr könnt also spielen.</translation>
    </message>
    <message>
        <source>The other side has left the table.</source>
        <translation>Die Gegenseite hat den Tisch verlassen.</translation>
    </message>
    <message>
        <source>The connection was closed because something came that is no message of this game.</source>
        <translation>Die Verbindung wurde geschlossen: Es kam etwas, das nicht zu diesem Spiel gehört.</translation>
    </message>
    <message>
        <source>The connection was closed because too many messages came at once.</source>
        <translation>Die Verbindung wurde geschlossen: Es kamen zu viele Nachrichten auf einmal.</translation>
    </message>
    <message>
        <source>The connection was closed because the other computer did not fetch what was sent to it.</source>
        <translation>Die Verbindung wurde geschlossen: Der andere Rechner hat nicht abgeholt, was ihm geschickt wurde.</translation>
    </message>
    <message>
        <source>The connection was closed because joining took too long. Try again.</source>
        <translation>Die Verbindung wurde geschlossen: Das Beitreten hat zu lange gedauert. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing has been heard of the other computer for a while.</source>
        <translation>Vom anderen Rechner ist seit einer Weile nichts mehr zu hören.</translation>
    </message>
    <message>
        <source>At this address there is no table of El Grande. Check the address and the port.</source>
        <translation>Unter dieser Adresse gibt es keinen Tisch von El Grande. Prüfe Adresse und Port.</translation>
    </message>
    <message>
        <source>The two programs do not fit together. Install the same version of El Grande on both computers.</source>
        <translation>Die beiden Programme passen nicht zusammen. Installiert auf beiden Rechnern dieselbe Version von El Grande.</translation>
    </message>
    <message>
        <source>The connection was closed because a message came that makes no sense at this moment.</source>
        <translation>Die Verbindung wurde geschlossen: Es kam eine Nachricht, die in diesem Augenblick keinen Sinn ergibt.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The last eight letters of the code are wrong. Check them with the host.</source>
        <translation>Die letzten acht Zeichen des Codes sind falsch. Vergleiche sie mit dem Gastgeber.</translation>
    </message>
    <message>
        <source>The table does not know your seat. Join anew with the code.</source>
        <translation>Der Tisch kennt deinen Platz nicht. Tritt mit dem Code neu bei.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from your computer. Wait five minutes, then try again.</source>
        <translation>Von deinem Rechner kamen zu viele falsche Codes. Warte fünf Minuten und versuche es dann noch einmal.</translation>
    </message>
    <message>
        <source>The table takes no more connections. Try again later.</source>
        <translation>Der Tisch nimmt keine weiteren Verbindungen an. Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>Your seat is now played from another computer.</source>
        <translation>Dein Platz wird jetzt von einem anderen Rechner aus gespielt.</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>Der Gastgeber hat dich vom Tisch entfernt.</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Check the address, and whether both computers are in the same network.</source>
        <translation>Unter dieser Adresse antwortet niemand. Prüfe die Adresse und ob beide Rechner im selben Netz sind.</translation>
    </message>
    <message>
        <source>No secure connection could be made to this address, so nothing was sent. Is it a table of El Grande?</source>
        <translation>Zu dieser Adresse kam keine sichere Verbindung zustande, darum wurde nichts gesendet. Ist das ein Tisch von El Grande?</translation>
    </message>
    <message>
        <source>The code does not belong to this table, so nothing was sent. Check its first sixteen letters and the address.</source>
        <translation>Der Code gehört nicht zu diesem Tisch, darum wurde nichts gesendet. Prüfe seine ersten sechzehn Zeichen und die Adresse.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Die Verbindung ist abgerissen.</translation>
    </message>
    <message>
        <source>The other side has ended the connection without saying why.</source>
        <translation>Die Gegenseite hat die Verbindung ohne Angabe von Gründen beendet.</translation>
    </message>
    <message>
        <source>The other side has ended the connection: “%1”</source>
        <translation>Die Gegenseite hat die Verbindung beendet: „%1“</translation>
    </message>
    <message>
        <source>The key of the table is damaged.</source>
        <translation>Der Schlüssel des Tisches ist beschädigt.</translation>
    </message>
    <message>
        <source>The key of the table could not be made.</source>
        <translation>Der Schlüssel des Tisches ließ sich nicht erzeugen.</translation>
    </message>
    <message>
        <source>There is no U in the code. Perhaps it is a V.</source>
        <translation>Ein U kommt im Code nicht vor. Vielleicht ist es ein V.</translation>
    </message>
    <message>
        <source>“%1” does not occur in a code: it is made of digits and letters.</source>
        <translation>„%1“ kommt in keinem Code vor: Er besteht aus Ziffern und Buchstaben.</translation>
    </message>
    <message>
        <source>The other computer closed the connection at once. Perhaps too many come from yours: try again in a moment.</source>
        <translation>Der andere Rechner hat die Verbindung sofort geschlossen. Vielleicht kommen von deinem zu viele: Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The code is not complete: %1 of %2 letters.</source>
        <translation>Der Code ist unvollständig: %1 von %2 Zeichen.</translation>
    </message>
    <message>
        <source>The code is too long: %1 letters instead of %2.</source>
        <translation>Der Code ist zu lang: %1 Zeichen statt %2.</translation>
    </message>
    <message>
        <source>The host has ended the game for good.</source>
        <translation>Der Gastgeber hat die Partie endgültig beendet.</translation>
    </message>
</context>
<context>
    <name>elgrande::lan_lobby</name>
    <message>
        <source>There is no room for the table in %1.</source>
        <translation>In %1 ist kein Platz für den Tisch.</translation>
    </message>
    <message>
        <source>The table cannot be gone on with: its file is damaged.</source>
        <translation>Am Tisch kann nicht weitergespielt werden: Seine Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The host shows another game than the one that was played.</source>
        <translation>Der Gastgeber zeigt eine andere Partie als die gespielte.</translation>
    </message>
    <message>
        <source>A seat is still open: somebody may sit down, or a computer player takes it.</source>
        <translation>Ein Platz ist noch frei: Jemand setzt sich, oder ein Computerspieler nimmt ihn ein.</translation>
    </message>
    <message>
        <source>Not everybody is ready yet.</source>
        <translation>Noch sind nicht alle bereit.</translation>
    </message>
    <message>
        <source>Somebody who has a seat is away.</source>
        <translation>Jemand, der einen Platz hat, ist weg.</translation>
    </message>
    <message>
        <source>The game has begun.</source>
        <translation>Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>Somebody else sits there already.</source>
        <translation>Da sitzt schon jemand anderes.</translation>
    </message>
    <message>
        <source>This is not your seat.</source>
        <translation>Das ist nicht dein Platz.</translation>
    </message>
    <message>
        <source>Please say what you are called.</source>
        <translation>Sag bitte, wie du heißt.</translation>
    </message>
    <message>
        <source>Somebody at this table is called so already.</source>
        <translation>So heißt schon jemand an diesem Tisch.</translation>
    </message>
    <message>
        <source>There is no such colour.</source>
        <translation>Diese Farbe gibt es nicht.</translation>
    </message>
    <message>
        <source>The game has begun; you can look on.</source>
        <translation>Die Partie hat begonnen; du kannst zuschauen.</translation>
    </message>
    <message>
        <source>So much at once is not passed on. Please wait a moment.</source>
        <translation>So viel auf einmal wird nicht weitergegeben. Warte bitte einen Moment.</translation>
    </message>
</context>
<context>
    <name>elgrande::lan_table</name>
    <message>
        <source>This is no table that could be gone on with.</source>
        <translation>Das ist keine Partie, die fortgesetzt werden kann.</translation>
    </message>
    <message>
        <source>Another program is hosting this table.</source>
        <translation>Diese Partie wird schon von einem anderen Programm geleitet.</translation>
    </message>
    <message>
        <source>The game has become too long to be saved.</source>
        <translation>Die Partie ist zu lang geworden, um gespeichert zu werden.</translation>
    </message>
    <message>
        <source>The table cannot be gone on with: what was written of it does not fit.</source>
        <translation>Die Partie kann nicht fortgesetzt werden: Ihre Aufzeichnung ist beschädigt.</translation>
    </message>
    <message>
        <source>This seat is played by somebody else.</source>
        <translation>Diesen Platz spielt jemand anders.</translation>
    </message>
    <message>
        <source>Somebody else is to move.</source>
        <translation>Jemand anders ist am Zug.</translation>
    </message>
    <message>
        <source>This is not possible here.</source>
        <translation>Das ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Look at it and choose anew.</source>
        <translation>Inzwischen ist etwas geschehen. Sieh dir den Tisch an und wähle neu.</translation>
    </message>
    <message>
        <source>The table waits: the host cannot save the game. Nothing is lost; it goes on when there is room on the host&apos;s disk again.</source>
        <translation>Die Partie wartet: Der Gastgeber kann sie nicht speichern. Nichts ist verloren; sobald auf seiner Festplatte wieder Platz ist, geht es weiter.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is nothing that can be taken back.</source>
        <translation>Es gibt nichts, was zurückgenommen werden kann.</translation>
    </message>
    <message>
        <source>There is nothing for you to vote on.</source>
        <translation>Es gibt nichts, worüber du abstimmen könntest.</translation>
    </message>
    <message>
        <source>This player is at the table.</source>
        <translation>Dieser Spieler sitzt am Tisch.</translation>
    </message>
    <message>
        <source>All players choose in secret now, each for himself.</source>
        <translation>Jetzt wählen alle geheim, jeder für sich.</translation>
    </message>
    <message>
        <source>This is not what you had chosen in secret.</source>
        <translation>Das ist nicht, was du geheim gewählt hattest.</translation>
    </message>
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
        <translation>Einen Augenblick, bitte.</translation>
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
        <source>Shall we take that back?</source>
        <translation>Wollen wir das zurücknehmen?</translation>
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
        <translation>der Page</translation>
    </message>
    <message>
        <source>Runs wherever it looks lively and is always surprised by the Castillo.</source>
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
        <source>Trusts in walls and providence, and mostly in the walls of the Castillo.</source>
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
        <source>Steers straight at whoever sails in front.</source>
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
        <translation>Kennt immer nur einen Feind: wer gerade führt.</translation>
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
        <source>Reads in the stars what you will put into the Castillo, and is there first.</source>
        <translation>Liest in den Sternen, was du ins Castillo schickst, und ist vor dir da.</translation>
    </message>
    <message>
        <source>the chancellor</source>
        <translation>der Kanzler</translation>
    </message>
    <message>
        <source>Has outlived four kings and thinks the round through to its end.</source>
        <translation>Hat vier Könige überlebt und denkt die Runde bis zum Ende durch.</translation>
    </message>
</context>
<context>
    <name>elgrande::saves</name>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
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
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place in the final ranking, on average</source>
        <translation>Platz am Ende, im Mittel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points per game, on average</source>
        <translation>Punkte je Partie, im Mittel</translation>
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
        <source>Points between the scorings per game, as for goods that come home</source>
        <translation>Punkte zwischen den Wertungen je Partie, etwa für Waren, die heimkommen</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Aktionskarte</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>How often the special action was carried out</source>
        <translation>Wie oft die Sonderaktion ausgeführt wurde</translation>
    </message>
    <message>
        <source>Made with the special action</source>
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
        <source>How often the taker won the game</source>
        <translation>Wie oft gewann, wer sie nahm</translation>
    </message>
    <message>
        <source>Place on the map</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Je Partie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of all points that the place gave</source>
        <translation>An allen Punkten, die der Ort gab</translation>
    </message>
    <message>
        <source>To winners</source>
        <translation>An Sieger</translation>
    </message>
    <message>
        <source>Of these points, those that winners got</source>
        <translation>Was davon an Sieger ging</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Of the winner</source>
        <translation>Punkte des Siegers / der Siegerin</translation>
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
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computerspieler</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>eine Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Of all points of these games</source>
        <translation>An allen Punkten dieser Partien</translation>
    </message>
    <message>
        <source>Games in which one of them won; shared victories count whole.</source>
        <translation>Partien, die jemand davon gewonnen hat; geteilte Siege zählen ganz.</translation>
    </message>
    <message>
        <source>None, the base game</source>
        <translation>Keine, das Grundspiel</translation>
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
    <name>elgrande::storage</name>
    <message>
        <source>The file system there has no locks: another program could write into the same file.</source>
        <translation>Das Dateisystem dort kennt keine Sperren: Ein anderes Programm könnte in dieselbe Datei schreiben.</translation>
    </message>
    <message>
        <source>it is no ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>another program is writing into it.</source>
        <translation>ein anderes Programm schreibt hinein.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>sie ist zu groß.</translation>
    </message>
    <message>
        <source>the old file stays until a new one lies complete beside it, and no file can be made in its folder: %1</source>
        <translation>die alte Datei bleibt, bis eine neue vollständig danebenliegt, und in ihrem Ordner lässt sich keine Datei anlegen: %1</translation>
    </message>
</context>
<context>
    <name>elgrande::summary</name>
    <message numerus="yes">
        <source>%1 wins with %n points</source>
        <translation>
            <numerusform>%1 gewinnt mit einem Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: %1, %n points each</source>
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
        <source>All rulings as in this edition.</source>
        <translation>Alle Auslegungen wie in dieser Ausgabe.</translation>
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
        <source>Game code %1</source>
        <comment>to play it again</comment>
        <translation>Spielcode %1</translation>
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
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Intrigue: any 3</source>
        <translation>Intrigant: 3 beliebige</translation>
    </message>
    <message>
        <source>Move up to 3 Caballeros of any colours to other regions or the Castillo.</source>
        <translation>Versetz bis zu 3 Caballeros beliebiger Farben in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: any 4</source>
        <translation>Intrigant: 4 beliebige</translation>
    </message>
    <message>
        <source>Move up to 4 Caballeros of any colours to other regions or the Castillo.</source>
        <translation>Versetz bis zu 4 Caballeros beliebiger Farben in andere Regionen oder ins Castillo.</translation>
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
        <source>Intrigue: 3 of others</source>
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
        <source>Move up to 2 of your own and up to 2 foreign Caballeros to other regions or the Castillo.</source>
        <translation>Versetz bis zu 2 eigene und bis zu 2 fremde Caballeros in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Intrigue: 5 from one region</source>
        <translation>Intrigant: 5 aus einer Region</translation>
    </message>
    <message>
        <source>Choose a region. Move up to 5 Caballeros of any colours out of it, wherever you like.</source>
        <translation>Wähl eine Region. Versetz von dort bis zu 5 Caballeros beliebiger Farben, wohin du willst.</translation>
    </message>
    <message>
        <source>Intrigue: all own</source>
        <translation>Intrigant: alle eigenen</translation>
    </message>
    <message>
        <source>Choose a region and spread all your Caballeros from there over other places.</source>
        <translation>Wähl eine Region und verteil alle deine Caballeros von dort auf andere Orte.</translation>
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
        <source>Move all own of one region</source>
        <translation>Alle eigenen einer Region versetzen</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Veto</translation>
    </message>
    <message>
        <source>Keep this card. Until the end of the next round you may stop one special action of another player, even half-way.</source>
        <translation>Behalte diese Karte. Bis zum Ende der nächsten Runde darfst du eine Sonderaktion eines anderen stoppen, auch mittendrin.</translation>
    </message>
    <message>
        <source>Decay: the whole court</source>
        <translation>Verfall: ganzer Hof</translation>
    </message>
    <message>
        <source>All other players send every Caballero of their court back to the provinces.</source>
        <translation>Alle anderen schicken sämtliche Caballeros ihres Hofs in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Decay: three</source>
        <translation>Verfall: drei</translation>
    </message>
    <message>
        <source>All other players send 3 Caballeros of their court back to the provinces.</source>
        <translation>Alle anderen schicken 3 Caballeros ihres Hofs in die Provinz zurück.</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Von jedem einer</translation>
    </message>
    <message>
        <source>The King is angry</source>
        <translation>König erzürnt</translation>
    </message>
    <message>
        <source>A region lost</source>
        <translation>Eine Region verloren</translation>
    </message>
    <message>
        <source>The other players each secretly choose a region where they stand, and lose all their Caballeros there.</source>
        <translation>Die anderen wählen je für sich geheim eine Region, in der sie stehen, und verlieren dort alle Caballeros.</translation>
    </message>
    <message>
        <source>Two lost</source>
        <translation>Zwei verloren</translation>
    </message>
    <message>
        <source>The other players each secretly choose a region where they have at least 2 Caballeros, and lose 2 there.</source>
        <translation>Die anderen wählen je für sich geheim eine Region, in der sie mindestens 2 Caballeros haben, und verlieren dort 2.</translation>
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
        <source>Scoring: the 4s</source>
        <translation>Sonderwertung: 4er-Regionen</translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 4.</source>
        <translation>Werte alle Regionen, deren erster Platz 4 Punkte bringt.</translation>
    </message>
    <message>
        <source>Scoring: the 5s</source>
        <translation>Sonderwertung: 5er-Regionen</translation>
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
        <source>Score all regions, but only for players who are first there alone.</source>
        <translation>Werte alle Regionen, aber nur für den, der dort allein vorne liegt.</translation>
    </message>
    <message>
        <source>Scoring: the fullest</source>
        <translation>Sonderwertung: vollste Region</translation>
    </message>
    <message>
        <source>Score the region that holds the most Caballeros; several if they are equal.</source>
        <translation>Werte die Region, in der die meisten Caballeros stehen; bei Gleichstand alle davon.</translation>
    </message>
    <message>
        <source>Scoring: the emptiest</source>
        <translation>Sonderwertung: leerste Region</translation>
    </message>
    <message>
        <source>Score the region that holds the fewest Caballeros; several if they are equal. Empty regions do not count.</source>
        <translation>Werte die Region, in der die wenigsten Caballeros stehen; bei Gleichstand alle davon. Leere Regionen zählen nicht.</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Wertungstafel</translation>
    </message>
    <message>
        <source>Lay one of the two mobile scoreboards in a region, or move one to another.</source>
        <translation>Leg eine der beiden mobilen Wertungstafeln in eine Region, oder versetz eine in eine andere.</translation>
    </message>
    <message>
        <source>Power regained</source>
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
        <source>Move your Grande to another region: it is your new home.</source>
        <translation>Versetz deinen Granden in eine andere Region: Sie ist deine neue Heimat.</translation>
    </message>
    <message>
        <source>Secret scoring</source>
        <translation>Geheime Sonderwertung</translation>
    </message>
    <message>
        <source>All players secretly choose a region. Every region that only one has chosen is scored.</source>
        <translation>Alle wählen geheim eine Region. Jede, die nur einer gewählt hat, wird gewertet.</translation>
    </message>
    <message>
        <source>Eviction</source>
        <translation>Rauswurf</translation>
    </message>
    <message>
        <source>Name a region. The other players must leave it; each secretly chooses where their Caballeros go.</source>
        <translation>Nenn eine Region. Die anderen müssen sie räumen; jeder wählt geheim, wohin seine Caballeros gehen.</translation>
    </message>
    <message>
        <source>Royal adviser</source>
        <translation>Königlicher Ratgeber</translation>
    </message>
    <message>
        <source>Move the King to a neighbouring region.</source>
        <translation>Versetz den König in eine Nachbarregion.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Der König</translation>
    </message>
    <message>
        <source>Move the King to any region, or let him stay.</source>
        <translation>Versetz den König in eine beliebige Region, oder lass ihn stehen.</translation>
    </message>
    <message>
        <source>All of them must leave the region.</source>
        <translation>Alle müssen die Region verlassen.</translation>
    </message>
    <message>
        <source>Some of them may stay.</source>
        <translation>Ein Teil darf bleiben.</translation>
    </message>
    <message>
        <source>When you move them, all must leave the region.</source>
        <translation>Versetzt du sie, müssen alle die Region verlassen.</translation>
    </message>
    <message>
        <source>When you move them, some may stay.</source>
        <translation>Versetzt du sie, darf ein Teil bleiben.</translation>
    </message>
    <message>
        <source>Placing Caballeros cannot be stopped. An unused Veto expires.</source>
        <translation>Das Einsetzen von Caballeros lässt sich nicht stoppen. Ein ungenutztes Veto verfällt.</translation>
    </message>
    <message>
        <source>Whoever has fewer sends all.</source>
        <translation>Wer weniger hat, schickt alle.</translation>
    </message>
    <message>
        <source>One of your own has to go as well.</source>
        <translation>Auch einer deiner eigenen muss gehen.</translation>
    </message>
    <message>
        <source>Your own Caballeros are not touched.</source>
        <translation>Deine eigenen Caballeros bleiben unberührt.</translation>
    </message>
    <message>
        <source>Whoever has no region with 2 chooses one with a single Caballero.</source>
        <translation>Wer keine Region mit 2 hat, wählt eine mit einem einzelnen Caballero.</translation>
    </message>
    <message>
        <source>The King&apos;s region may be chosen.</source>
        <translation>Die Königsregion darf gewählt werden.</translation>
    </message>
    <message>
        <source>So may the Castillo.</source>
        <translation>Das Castillo auch.</translation>
    </message>
    <message>
        <source>The Castillo is not a region and may not.</source>
        <translation>Das Castillo ist keine Region und darf nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Mobile scoreboards count in place of printed ones.</source>
        <translation>Mobile Wertungstafeln gelten anstelle der gedruckten.</translation>
    </message>
    <message>
        <source>Mobile scoreboards count in place of printed ones. The Castillo does not belong.</source>
        <translation>Mobile Wertungstafeln gelten anstelle der gedruckten. Das Castillo gehört nicht dazu.</translation>
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
        <source>The Castillo may be chosen.</source>
        <translation>Das Castillo darf gewählt werden.</translation>
    </message>
    <message>
        <source>The Castillo may not be chosen.</source>
        <translation>Das Castillo darf nicht gewählt werden.</translation>
    </message>
    <message>
        <source>The card of this round may be taken.</source>
        <translation>Auch die Karte dieser Runde.</translation>
    </message>
    <message>
        <source>If the provinces run short, you may take Caballeros from regions instead.</source>
        <translation>Reicht die Provinz nicht, darfst du stattdessen Caballeros aus Regionen nehmen.</translation>
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
        <source>Whoever chooses the King&apos;s region or the same region again takes them to court.</source>
        <translation>Wer die Königsregion oder wieder dieselbe Region wählt, nimmt sie an den Hof.</translation>
    </message>
    <message>
        <source>You may place your Caballeros before or after.</source>
        <translation>Deine Caballeros darfst du vorher oder nachher einsetzen.</translation>
    </message>
    <message>
        <source>Castillo as scoring choice</source>
        <translation>Castillo statt Region werten</translation>
    </message>
    <message>
        <source>Whoever may score one region of their choice may pick the Castillo instead.</source>
        <translation>Wer eine Region eigener Wahl werten darf, kann stattdessen das Castillo nehmen.</translation>
    </message>
    <message>
        <source>All own must leave</source>
        <translation>Alle eigenen müssen weg</translation>
    </message>
    <message>
        <source>A card that moves all your Caballeros out of a region lets none stay behind.</source>
        <translation>Wer mit einer Karte alle eigenen Caballeros einer Region versetzt, darf keinen zurücklassen.</translation>
    </message>
    <message>
        <source>Send one of your own too</source>
        <translation>Auch einen eigenen zurückschicken</translation>
    </message>
    <message>
        <source>The card that sends one Caballero of each player back also takes one of yours.</source>
        <translation>Die Karte, die von jedem einen Caballero zurückschickt, trifft auch den, der sie spielt.</translation>
    </message>
    <message>
        <source>Used power cards in sight</source>
        <translation>Gespielte Machtkarten sichtbar</translation>
    </message>
    <message>
        <source>What the others see of the power cards that you have used, and so whether they see which one you take back: any, only the topmost of your open pile, or none.</source>
        <translation>Was die anderen von deinen gespielten Machtkarten sehen, also auch, ob sie sehen, welche du zurücknimmst: jede, nur die oberste deines offenen Stapels oder keine.</translation>
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
        <translation>Keine</translation>
    </message>
    <message>
        <source>Scoreboard on the Castillo</source>
        <translation>Wertungstafel am Castillo</translation>
    </message>
    <message>
        <source>A mobile scoreboard may be laid at the Castillo.</source>
        <translation>Eine mobile Wertungstafel darf auch ans Castillo gelegt werden.</translation>
    </message>
    <message>
        <source>Open Castillo</source>
        <translation>Offenes Castillo</translation>
    </message>
    <message>
        <source>The window shows how many Caballeros of each colour are in the Castillo.</source>
        <translation>Das Programm zeigt, wie viele Caballeros jeder Farbe im Castillo sind.</translation>
    </message>
    <message>
        <source>Without Vetos</source>
        <translation>Ohne Vetos</translation>
    </message>
    <message>
        <source>Both Veto cards stay in the box.</source>
        <translation>Die beiden Veto-Karten bleiben in der Schachtel.</translation>
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
        <source>Drawn by lot</source>
        <translation>Wird ausgelost</translation>
    </message>
    <message>
        <source>Tie for the win</source>
        <translation>Gleichstand am Ende</translation>
    </message>
    <message>
        <source>Share the victory, or compare court, provinces and the highest unused power card.</source>
        <translation>Den Sieg teilen, oder Hof, Provinz und die höchste ungespielte Machtkarte vergleichen.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Tie-break as in tournaments</source>
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
        <source>{seat}: play a power card. The highest goes first, low ones fill the court.</source>
        <translation>{seat}: Spiel eine Machtkarte aus. Die höchste zieht zuerst, niedrige füllen den Hof.</translation>
    </message>
    <message>
        <source>{seat}: how many Caballeros come from the provinces to your court?</source>
        <translation>{seat}: Wie viele Caballeros holst du aus der Provinz an deinen Hof?</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: the provinces are empty. You may take %n more Caballero(s) from regions to your court.</source>
        <translation>
            <numerusform>{seat}: Die Provinz ist leer. Du darfst noch %n Caballero aus einer Region an deinen Hof holen.</numerusform>
            <numerusform>{seat}: Die Provinz ist leer. Du darfst noch %n Caballeros aus Regionen an deinen Hof holen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: take one of the action cards.</source>
        <translation>{seat}: Nimm eine der Aktionskarten.</translation>
    </message>
    <message>
        <source>{seat}: place Caballeros or end your turn.</source>
        <translation>{seat}: Setz Caballeros ein oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>{seat}: your turn is over.</source>
        <translation>{seat}: Dein Zug ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n more Caballero(s) from your court.</source>
        <translation>
            <numerusform>{seat}: Du darfst noch %n Caballero von deinem Hof einsetzen.</numerusform>
            <numerusform>{seat}: Setz noch bis zu %n Caballeros von deinem Hof ein.</numerusform>
        </translation>
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
        <source>{seat}: {other} goes on with “{card}”. Do you object?</source>
        <translation>{seat}: {other} macht mit „{card}“ weiter. Legst du dein Veto ein?</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n more Caballero(s); choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: Du darfst noch %n Caballero versetzen; wähl, woher er kommt und wohin er geht.</numerusform>
            <numerusform>{seat}: Versetz noch bis zu %n Caballeros; wähl, woher sie kommen und wohin sie gehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n more of your own Caballero(s).</source>
        <translation>
            <numerusform>{seat}: Du darfst noch %n eigenen Caballero versetzen.</numerusform>
            <numerusform>{seat}: Versetz noch bis zu %n eigene Caballeros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n more Caballero(s) of other players.</source>
        <translation>
            <numerusform>{seat}: Du darfst noch %n fremden Caballero versetzen.</numerusform>
            <numerusform>{seat}: Versetz noch bis zu %n fremde Caballeros.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: move up to {number} of your own Caballeros and up to {foreign} of other players.</source>
        <translation>{seat}: Versetz Caballeros: höchstens {number} eigene und höchstens {foreign} fremde.</translation>
    </message>
    <message>
        <source>{seat}: choose the region out of which the Caballeros come.</source>
        <translation>{seat}: Wähl die Region, aus der die Caballeros kommen.</translation>
    </message>
    <message>
        <source>{seat}: choose what “{card}” does for you.</source>
        <translation>{seat}: Wähl, was „{card}“ für dich bewirkt.</translation>
    </message>
    <message>
        <source>{seat}: choose a Caballero that goes back to the provinces.</source>
        <translation>{seat}: Wähl einen Caballero, der in die Provinz zurückgeht.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: the King is angry. Send %n more Caballero(s) of yours back to the provinces.</source>
        <translation>
            <numerusform>{seat}: Der König ist erzürnt. Schick noch %n eigenen Caballero in die Provinz zurück.</numerusform>
            <numerusform>{seat}: Der König ist erzürnt. Schick noch %n eigene Caballeros in die Provinz zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: set your secret disk. Where do your Caballeros go from the Castillo?</source>
        <translation>{seat}: Stell deine Geheimscheibe ein. Wohin gehen deine Caballeros aus dem Castillo?</translation>
    </message>
    <message>
        <source>{seat}: choose secretly the region that you give up.</source>
        <translation>{seat}: Wähl geheim die Region, die du aufgibst.</translation>
    </message>
    <message>
        <source>{seat}: choose secretly the region where you lose two Caballeros.</source>
        <translation>{seat}: Wähl geheim die Region, in der du zwei Caballeros verlierst.</translation>
    </message>
    <message>
        <source>{seat}: choose secretly the region that you would like to be scored.</source>
        <translation>{seat}: Wähl geheim die Region, die gewertet werden soll.</translation>
    </message>
    <message>
        <source>{seat}: choose the place that is scored next.</source>
        <translation>{seat}: Wähl, was als Nächstes gewertet wird.</translation>
    </message>
    <message>
        <source>{seat}: choose the region where the King goes.</source>
        <translation>{seat}: Wähl die Region, in die der König geht.</translation>
    </message>
    <message>
        <source>{seat}: choose a new home region for your Grande.</source>
        <translation>{seat}: Wähl eine neue Heimatregion für deinen Granden.</translation>
    </message>
    <message>
        <source>{seat}: choose a scoreboard and the place where it goes.</source>
        <translation>{seat}: Wähl eine Wertungstafel und den Ort, an den sie kommt.</translation>
    </message>
    <message>
        <source>{seat}: choose the power card that you take back.</source>
        <translation>{seat}: Wähl die Machtkarte, die du zurücknimmst.</translation>
    </message>
    <message>
        <source>{seat}: name the region that the others must leave.</source>
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
        <source>{seat} lays the scoreboard {token} down {in}.</source>
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
        <source>{seat} moves {pieces} {from} {to}.</source>
        <translation>{seat} versetzt {pieces} {from} {to}.</translation>
    </message>
    <message>
        <source>{seat} sends {pieces} {from} back to the provinces.</source>
        <translation>{seat} schickt {pieces} {from} in die Provinz zurück.</translation>
    </message>
    <message>
        <source>{seat} brings {pieces} out of the Castillo {to}.</source>
        <translation>{seat} bringt {pieces} aus dem Castillo {to}.</translation>
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
        <source>{seat} begins the special action of “{card}”.</source>
        <translation>{seat} beginnt die Sonderaktion von „{card}“.</translation>
    </message>
    <message>
        <source>{seat} says Veto: “{card}” ends here.</source>
        <translation>{seat} legt Veto ein: „{card}“ endet hier.</translation>
    </message>
    <message>
        <source>{seat} keeps the Veto, until the end of the next round at most.</source>
        <translation>{seat} behält das Veto, längstens bis zum Ende der nächsten Runde.</translation>
    </message>
    <message>
        <source>The Veto of {seat} expires unused.</source>
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
        <source>The King begins {in}.</source>
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
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{seat} has set the secret disk.</source>
        <translation>{seat} hat die Geheimscheibe eingestellt.</translation>
    </message>
    <message>
        <source>The disk of {seat} shows: {place}</source>
        <translation>Die Geheimscheibe von {seat} zeigt: {place}</translation>
    </message>
    <message>
        <source>{seat} names the region of the eviction: {place}</source>
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
        <translation>Einsetzen {in}</translation>
    </message>
    <message>
        <source>Veto!</source>
        <translation>Veto!</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Allow all of it</source>
        <translation>Alles zulassen</translation>
    </message>
    <message>
        <source>Move {pieces} {from} {to}</source>
        <translation>{pieces} {from} {to} versetzen</translation>
    </message>
    <message>
        <source>Out of the region: {place}</source>
        <translation>Aus der Region: {place}</translation>
    </message>
    <message>
        <source>Alternative {number}</source>
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
        <translation>{place} werten</translation>
    </message>
    <message>
        <source>King {to}</source>
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
        <source>Evict: {place}</source>
        <translation>Rauswurf: {place}</translation>
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
        <source>no place</source>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>The King&apos;s region is taboo.</source>
        <translation>Die Königsregion ist tabu.</translation>
    </message>
    <message>
        <source>This is not next to the King&apos;s region.</source>
        <translation>Das grenzt nicht an die Königsregion.</translation>
    </message>
    <message>
        <source>Your court is empty.</source>
        <translation>Dein Hof ist leer.</translation>
    </message>
    <message>
        <source>This card brings no Caballeros onto the board.</source>
        <translation>Diese Karte bringt keine Caballeros auf den Plan.</translation>
    </message>
    <message>
        <source>No Caballero that you may move stands here.</source>
        <translation>Hier steht kein Caballero, den du versetzen darfst.</translation>
    </message>
    <message>
        <source>Nothing is ever taken out of the Castillo.</source>
        <translation>Aus dem Castillo wird nie etwas herausgenommen.</translation>
    </message>
    <message>
        <source>Somebody else has taken this action card.</source>
        <translation>Diese Aktionskarte hat schon jemand genommen.</translation>
    </message>
    <message>
        <source>This value has already been played this round.</source>
        <translation>Dieser Wert ist in dieser Runde schon gespielt.</translation>
    </message>
    <message>
        <source>You have used up this power card.</source>
        <translation>Diese Machtkarte hast du schon verbraucht.</translation>
    </message>
    <message>
        <source>You have done this part of your turn.</source>
        <translation>Diesen Teil deines Zugs hast du schon erledigt.</translation>
    </message>
    <message>
        <source>The special action would change nothing.</source>
        <translation>Die Sonderaktion würde nichts ändern.</translation>
    </message>
    <message>
        <source>This place is not on the secret disk.</source>
        <translation>Dieser Ort steht nicht auf der Geheimscheibe.</translation>
    </message>
    <message>
        <source>It stands there already.</source>
        <translation>Dort ist der Platz schon besetzt.</translation>
    </message>
    <message>
        <source>The King may go only one region further.</source>
        <translation>Der König darf nur eine Region weiterziehen.</translation>
    </message>
    <message>
        <source>The card takes Caballeros out of one region only.</source>
        <translation>Die Karte nimmt Caballeros nur aus einer Region.</translation>
    </message>
    <message>
        <source>The Castillo is not a region.</source>
        <translation>Das Castillo ist keine Region.</translation>
    </message>
    <message>
        <source>This place does not belong to the scoring.</source>
        <translation>Dieser Ort gehört nicht zur Wertung.</translation>
    </message>
    <message>
        <source>A mobile scoreboard lies here already.</source>
        <translation>Hier liegt schon eine mobile Wertungstafel.</translation>
    </message>
    <message>
        <source>The card moves your own Caballeros only.</source>
        <translation>Die Karte bewegt nur deine eigenen Caballeros.</translation>
    </message>
    <message>
        <source>The card moves Caballeros of other players only.</source>
        <translation>Die Karte bewegt nur Caballeros der anderen.</translation>
    </message>
    <message>
        <source>None of your Caballeros stand here.</source>
        <translation>Hier steht keiner deiner Caballeros.</translation>
    </message>
    <message>
        <source>Your Grande stands in the King&apos;s region.</source>
        <translation>Dein Grande steht in der Königsregion.</translation>
    </message>
    <message>
        <source>The special action must be carried out as far as it goes.</source>
        <translation>Die Sonderaktion muss so weit wie möglich ausgeführt werden.</translation>
    </message>
    <message>
        <source>{seat}: place Caballeros and use the special action, in either order.</source>
        <translation>{seat}: Setz Caballeros ein und nutz die Sonderaktion, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>{seat}: use the special action or end your turn.</source>
        <translation>{seat}: Nutz die Sonderaktion oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In Kürze</translation>
    </message>
    <message>
        <source>Use “{card}”</source>
        <translation>„{card}“ ausführen</translation>
    </message>
    <message>
        <source>{token}: now before {holder}.</source>
        <translation>{token}: jetzt bei {holder}.</translation>
    </message>
    <message>
        <source>{token}: now beside the board.</source>
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
        <source>Nothing may be taken out of this place.</source>
        <translation>Von diesem Ort darf nichts weggenommen werden.</translation>
    </message>
    <message>
        <source>There is no room left in this place.</source>
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
        <source>Place up to 2 more Caballeros from your court, in any regions or in the Castillo.</source>
        <translation>Setz bis zu 2 weitere Caballeros von deinem Hof ein, in beliebigen Regionen oder im Castillo.</translation>
    </message>
    <message>
        <source>Either spread all your Caballeros of one region over other places, or place up to 2 more from your court anywhere.</source>
        <translation>Verteil entweder alle deine Caballeros einer Region auf andere Orte, oder setz bis zu 2 weitere vom Hof beliebig ein.</translation>
    </message>
    <message>
        <source>Place up to 2 from the court</source>
        <translation>Bis zu 2 vom Hof einsetzen</translation>
    </message>
    <message>
        <source>Take one Caballero of each other player from a region of your choice and send it back to the provinces.</source>
        <translation>Nimm von jedem anderen einen Caballero aus einer Region deiner Wahl und schick ihn in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Take one of your used power cards back into your hand.</source>
        <translation>Nimm eine deiner gespielten Machtkarten wieder auf die Hand.</translation>
    </message>
    <message>
        <source>Bring up to 2 more of your Caballeros from the provinces to court.</source>
        <translation>Hol bis zu 2 weitere deiner Caballeros aus der Provinz an den Hof.</translation>
    </message>
    <message>
        <source>Used cards lie open, so everybody sees which one it is.</source>
        <translation>Gespielte Karten liegen offen, deshalb sehen alle, welche es ist.</translation>
    </message>
    <message>
        <source>Nobody sees which one it is, unless it lies on top of your pile.</source>
        <translation>Niemand sieht, welche es ist, außer sie liegt oben auf deinem Stapel.</translation>
    </message>
    <message>
        <source>You do it secretly: nobody sees which one it is.</source>
        <translation>Du tust es verdeckt: Niemand sieht, welche es ist.</translation>
    </message>
    <message>
        <source>In the Castillo: {pieces}</source>
        <translation>Im Castillo: {pieces}</translation>
    </message>
    <message>
        <source>{seat}: choose secretly where your Caballeros go that are evicted {from}.</source>
        <translation>{seat}: Wähl geheim, wohin deine Caballeros ziehen, die {from} hinausgeworfen werden.</translation>
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
        <source>Reconstructed: nobody here has seen this card printed.</source>
        <translation>Rekonstruiert: Die gedruckte Karte lag uns nicht vor.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose %n more neutral Caballero(s) to go back to the provinces.</source>
        <translation>
            <numerusform>{seat}: Wähl noch %n neutralen Caballero, der in die Provinz zurückgeht.</numerusform>
            <numerusform>{seat}: Wähl noch %n neutrale Caballeros, die in die Provinz zurückgehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>{seat}: choose one Caballero of each other player to go back to the provinces.</source>
        <translation>{seat}: Wähl von jedem anderen Spieler einen Caballero, der in die Provinz zurückgeht.</translation>
    </message>
    <message>
        <source>{seat} does not use “{card}”.</source>
        <translation>{seat} nutzt „{card}“ nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} leaves %n Caballero(s) in court.</source>
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
        <source>The game of 1996. A card that lets you choose a region may score the Castillo.</source>
        <translation>Das Spiel von 1996. Wer mit einer Karte eine Region wählen darf, darf auch das Castillo werten.</translation>
    </message>
    <message>
        <source>The later box with all expansions. A card that lets you choose a region does not score the Castillo.</source>
        <translation>Die spätere Ausgabe mit allen Erweiterungen. Wer mit einer Karte eine Region wählen darf, wertet damit nicht das Castillo.</translation>
    </message>
    <message>
        <source>The scoreboard {token} goes back beside the board.</source>
        <translation>Die Wertungstafel {token} kommt zurück neben den Spielplan.</translation>
    </message>
    <message>
        <source>{seat}: place Caballeros and carry out the special action, in either order. The special action is required.</source>
        <translation>{seat}: Setz Caballeros ein und führ die Sonderaktion aus, in beliebiger Reihenfolge. Die Sonderaktion ist Pflicht.</translation>
    </message>
    <message>
        <source>{seat}: the special action must be carried out.</source>
        <translation>{seat}: Die Sonderaktion muss ausgeführt werden.</translation>
    </message>
    <message>
        <source>Not together with the first one.</source>
        <translation>Nicht zusammen mit dem ersten.</translation>
    </message>
    <message>
        <source>Clockwise from whoever plays this card, every other player sends 3 own Caballeros from regions or the court back to the provinces.</source>
        <translation>Im Uhrzeigersinn ab dem Spieler dieser Karte schickt jeder andere 3 eigene Caballeros aus Regionen oder vom Hof in die Provinz zurück.</translation>
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
        <source>You may leave players out.</source>
        <translation>Du darfst Mitspieler auslassen.</translation>
    </message>
    <message>
        <source>Leave players out</source>
        <translation>Mitspieler auslassen</translation>
    </message>
    <message>
        <source>The card that sends one Caballero of each player back may leave some players out, as soon as one Caballero has gone.</source>
        <translation>Wer von jedem Mitspieler einen Caballero zurückschickt, darf Mitspieler auslassen, sobald ein Caballero gegangen ist.</translation>
    </message>
    <message>
        <source>{seat} cannot carry out “{card}”.</source>
        <translation>{seat} kann „{card}“ nicht ausführen.</translation>
    </message>
    <message>
        <source>{seat} has nobody {in} and sets no secret disk.</source>
        <translation>{seat} hat niemanden {in} und stellt keine Geheimscheibe ein.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: how many Caballeros come to your court? The provinces hold too few: who takes all of them may take up to %n more from regions.</source>
        <translation>
            <numerusform>{seat}: Wie viele Caballeros kommen an deinen Hof? In der Provinz sind zu wenige: Wer sie alle holt, darf noch bis zu %n aus einer Region holen.</numerusform>
            <numerusform>{seat}: Wie viele Caballeros kommen an deinen Hof? In der Provinz sind zu wenige: Wer sie alle holt, darf noch bis zu %n aus Regionen holen.</numerusform>
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
        <source>Click the scoreboard that is to be placed.</source>
        <translation>Klick auf die Wertungstafel, die gelegt werden soll.</translation>
    </message>
    <message>
        <source>Choose the scoreboard first.</source>
        <translation>Wähl zuerst die Wertungstafel.</translation>
    </message>
</context>
</TS>
