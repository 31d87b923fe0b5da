<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>elgrande::errors</name>
    <message>
        <source>a seat that is not in the game has hidden something</source>
        <translation>Ein Platz, den niemand hat, hat etwas versteckt</translation>
    </message>
    <message>
        <source>something is hidden where there is no coast</source>
        <translation>Etwas ist versteckt, wo keine Küste ist</translation>
    </message>
    <message>
        <source>the current runs to a coast that was not chosen</source>
        <translation>Die Strömung führt zu einer Küste, die nicht gewählt ist</translation>
    </message>
    <message>
        <source>the current has been everywhere and has not been reshuffled</source>
        <translation>Die Strömung war überall und wurde nicht gemischt</translation>
    </message>
    <message>
        <source>the harbour belongs to a seat that is not in the game</source>
        <translation>Der Hafen gehört einem Platz, den niemand hat</translation>
    </message>
    <message>
        <source>the harbour&apos;s lease does not belong to its master</source>
        <translation>Die Pacht des Hafens gehört nicht dem Hafenmeister</translation>
    </message>
    <message>
        <source>the fog lies where there is no coast</source>
        <translation>Der Nebel liegt, wo keine Küste ist</translation>
    </message>
    <message>
        <source>is in the set-up, but a seat without a home region holds the lantern</source>
        <translation>ist im Aufbau, aber ein Platz ohne Heimatregion hat die Laterne</translation>
    </message>
    <message>
        <source>the smugglers are where they can never go</source>
        <translation>Die Schmuggler sind, wo sie nie hinkommen</translation>
    </message>
    <message>
        <source>the King&apos;s barge is where it never sails</source>
        <translation>Die Barke des Königs liegt, wo sie nie fährt</translation>
    </message>
</context>
<context>
    <name>template</name>
    <message>
        <source>The Balearic Islands</source>
        <translation>Die Balearen</translation>
    </message>
    <message>
        <source>A tenth region across the sea, with ferries and a harbour.</source>
        <translation>Eine zehnte Region jenseits des Meeres, mit Fähren und einem Hafen.</translation>
    </message>
    <message>
        <source>Balearic Islands</source>
        <translation>Balearen</translation>
    </message>
    <message>
        <source>on the {place}</source>
        <comment>Balearic Islands</comment>
        <translation>auf den {place}</translation>
    </message>
    <message>
        <source>to the {place}</source>
        <comment>Balearic Islands</comment>
        <translation>auf die {place}</translation>
    </message>
    <message>
        <source>from the {place}</source>
        <comment>Balearic Islands</comment>
        <translation>von den {place}</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>Move up to 2 of your own Caballeros by ship from one coastal region to another. The Balearic Islands count as coastal too.</source>
        <translation>Bring bis zu 2 eigene Caballeros mit dem Schiff von einer Küstenregion in eine andere. Auch die Balearen liegen an der Küste.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo, and nobody may land on full islands.</source>
        <translation>Die Königsregion bleibt tabu, und auf vollen Inseln landet niemand.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Wide harbour</source>
        <translation>Weiter Hafen</translation>
    </message>
    <message>
        <source>The Balearic Islands hold 8 Caballeros instead of 6.</source>
        <translation>Die Balearen sind erst mit 8 statt mit 6 Caballeros voll.</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>Überfahrt</translation>
    </message>
    <message>
        <source>harbour master&apos;s crossing</source>
        <translation>Überfahrt des Hafenmeisters</translation>
    </message>
    <message>
        <source>The Balearic Islands are full.</source>
        <translation>Die Balearen sind voll.</translation>
    </message>
    <message>
        <source>No ship sails here.</source>
        <translation>Hierher fährt kein Schiff.</translation>
    </message>
    <message>
        <source>{seat} ships {pieces} {from} {to}.</source>
        <translation>{seat} verschifft {pieces} {from} {to}.</translation>
    </message>
    <message>
        <source>{seat} is the new harbour master {in}.</source>
        <translation>{seat} ist neuer Hafenmeister {in}.</translation>
    </message>
    <message>
        <source>{seat}&apos;s crossing will no longer count double.</source>
        <translation>Die Überfahrt von {seat} zählt nicht mehr doppelt.</translation>
    </message>
    <message>
        <source>Ship one {from} {to}</source>
        <translation>Einen {from} {to} verschiffen</translation>
    </message>
    <message>
        <source>The tenth region</source>
        <translation>Die zehnte Region</translation>
    </message>
    <message>
        <source>The Balearic Islands lie across the sea from Valencia and Catalonia and count as adjacent to both. They hold 6 Caballeros, or 8 under the rule option *Wide harbour*. When they are scored, each player who also has Caballeros in an adjacent coastal region gets 1 point for the crossing.</source>
        <translation>Die Balearen liegen Valencia und Katalonien gegenüber und gelten als ihr Nachbar. Mit 6 Caballeros sind sie voll, mit der Regeloption *Weiter Hafen* mit 8. Werden sie gewertet, erhält jeder 1 Punkt für die Überfahrt, der auch in einer benachbarten Küstenregion steht.</translation>
    </message>
    <message>
        <source>Ferries</source>
        <translation>Fähren</translation>
    </message>
    <message>
        <source>A ferry moves Caballeros from one coastal region to another. It sails neither from nor to the [King&apos;s region](#kings-region). Only the harbour master may land on full islands.</source>
        <translation>Eine Fähre bringt Caballeros von einer Küstenregion in eine andere. Sie fährt weder aus der [Königsregion](#kings-region) noch in sie hinein. Auf vollen Inseln darf nur der Hafenmeister landen.</translation>
    </message>
    <message>
        <source>Nobody has taken the harbour yet.</source>
        <translation>Noch hat niemand den Hafen genommen.</translation>
    </message>
    <message>
        <source>Harbour master: {seat}</source>
        <translation>Hafenmeister: {seat}</translation>
    </message>
    <message>
        <source>Counts double at the next general scoring.</source>
        <translation>Zählt bei der nächsten allgemeinen Wertung doppelt.</translation>
    </message>
    <message>
        <source>Harbour master</source>
        <translation>Hafenmeister</translation>
    </message>
    <message>
        <source>Harbour master; the next crossing counts double</source>
        <translation>Hafenmeister; die nächste Überfahrt zählt doppelt</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) on the islands.</source>
        <translation>
            <numerusform>%n Caballero auf den Inseln.</numerusform>
            <numerusform>%n Caballeros auf den Inseln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n point(s) if scored now.</source>
        <translation>
            <numerusform>{seat}: %n Punkt, wenn sie jetzt gewertet würden.</numerusform>
            <numerusform>{seat}: %n Punkte, wenn sie jetzt gewertet würden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferry crossing(s) left</source>
        <translation>
            <numerusform>%n Fähre fährt noch</numerusform>
            <numerusform>%n Fähren fahren noch</numerusform>
        </translation>
    </message>
    <message>
        <source>How large is the harbour?</source>
        <translation>Wie groß ist der Hafen?</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n Caballero(s)</source>
        <translation>
            <numerusform>Platz für %n Caballero</numerusform>
            <numerusform>Platz für %n Caballeros</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the harbour of the Balearic Islands and hide something on a coast, then move one of your own Caballeros by ship to another coastal region. At the next general scoring, your crossing counts double.</source>
        <translation>Übernimm den Hafen der Balearen und versteck etwas an einer Küste; bring dann einen eigenen Caballero mit dem Schiff in eine andere Küstenregion. Bei der nächsten allgemeinen Wertung zählt deine Überfahrt doppelt.</translation>
    </message>
    <message>
        <source>While the harbour is yours, you may land even on full islands and move the smugglers.</source>
        <translation>Solange der Hafen dir gehört, darfst du auch auf vollen Inseln landen und die Schmuggler versetzen.</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Leuchtturm</translation>
    </message>
    <message>
        <source>up the {place}</source>
        <comment>Lighthouse</comment>
        <translation>auf dem {place}</translation>
    </message>
    <message>
        <source>up the {place}</source>
        <comment>Lighthouse, climbing</comment>
        <translation>auf den {place}</translation>
    </message>
    <message>
        <source>down from the {place}</source>
        <comment>Lighthouse</comment>
        <translation>vom {place}</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Royal barge</source>
        <translation>Königsbarke</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation>Schmuggel</translation>
    </message>
    <message>
        <source>All players secretly name a coastal region. The smugglers sail to the one named most often.</source>
        <translation>Alle nennen geheim eine Küstenregion. Die Schmuggler segeln in die, die am häufigsten genannt wird.</translation>
    </message>
    <message>
        <source>If there is a tie, or if it is the King&apos;s region, they do not sail.</source>
        <translation>Sind zwei Regionen gleich oft genannt, oder ist es die Königsregion, so segeln sie nicht.</translation>
    </message>
    <message>
        <source>Royal voyage</source>
        <translation>Königsreise</translation>
    </message>
    <message>
        <source>Until the King is moved, or until after the next general scoring, the Balearic Islands count as his region.</source>
        <translation>Bis der König versetzt wird oder bis nach der nächsten allgemeinen Wertung gelten die Balearen als seine Region.</translation>
    </message>
    <message>
        <source>The King himself stays where he is. The card is available again every round.</source>
        <translation>Der König selbst bleibt stehen, wo er steht. Die Karte liegt in jeder Runde wieder aus.</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Lotse</translation>
    </message>
    <message>
        <source>You may place the Caballeros of your action card in any region this turn.</source>
        <translation>Die Caballeros deiner Aktionskarte dürfen in diesem Zug in jede Region gesetzt werden.</translation>
    </message>
    <message>
        <source>The card stays in front of you until you use it. The King&apos;s region stays taboo.</source>
        <translation>Die Karte bleibt vor dir liegen, bis du sie nutzt. Die Königsregion bleibt tabu.</translation>
    </message>
    <message>
        <source>Three ranks with any number of players</source>
        <translation>Drei Ränge für alle</translation>
    </message>
    <message>
        <source>First, second and third places score with any number of players.</source>
        <translation>Erste, zweite und dritte Plätze zählen bei jeder Zahl von Spielern.</translation>
    </message>
    <message>
        <source>Smugglers</source>
        <translation>Schmuggler</translation>
    </message>
    <message>
        <source>How many smugglers land on the Balearic Islands at the start.</source>
        <translation>Wie viele Schmuggler zu Beginn auf den Balearen landen.</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>Currents</source>
        <translation>Strömungen</translation>
    </message>
    <message>
        <source>The coasts to which the current may run. One of them is drawn at the start and before each general scoring.</source>
        <translation>Die Küsten, zu denen die Strömung führen kann. Zu Beginn und vor jeder allgemeinen Wertung wird eine von ihnen gezogen.</translation>
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
        <source>Seville</source>
        <translation>Sevilla</translation>
    </message>
    <message>
        <source>Granada</source>
        <translation>Granada</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Versteck</translation>
    </message>
    <message>
        <source>The only way here is to climb up from the islands.</source>
        <translation>Hierher kommt nur, wer von den Inseln aus hinaufsteigt.</translation>
    </message>
    <message>
        <source>Nobody else may move a Caballero that is up there.</source>
        <translation>Einen Caballero dort oben versetzt niemand sonst.</translation>
    </message>
    <message>
        <source>The smugglers never enter the Castillo.</source>
        <translation>Die Schmuggler halten sich vom Castillo fern.</translation>
    </message>
    <message>
        <source>{seat} sends {pieces} up the lighthouse.</source>
        <translation>{seat} schickt {pieces} auf den Leuchtturm.</translation>
    </message>
    <message>
        <source>{seat} calls {pieces} down from the lighthouse.</source>
        <translation>{seat} ruft {pieces} vom Leuchtturm herunter.</translation>
    </message>
    <message>
        <source>The current runs {to}.</source>
        <translation>Die Strömung führt {to}.</translation>
    </message>
    <message>
        <source>{seat} has hidden something on a coast.</source>
        <translation>{seat} hat an einer Küste etwas versteckt.</translation>
    </message>
    <message>
        <source>{seat}&apos;s cache was {in}.</source>
        <translation>Das Versteck von {seat} war {in}.</translation>
    </message>
    <message>
        <source>The smugglers have landed {in}.</source>
        <translation>Die Schmuggler sind {in} gelandet.</translation>
    </message>
    <message>
        <source>The smugglers sail {from} {to}.</source>
        <translation>Die Schmuggler segeln {from} {to}.</translation>
    </message>
    <message>
        <source>{seat} hires the pilot.</source>
        <translation>{seat} heuert den Lotsen an.</translation>
    </message>
    <message>
        <source>{seat} takes the pilot aboard: Caballeros may go to any region.</source>
        <translation>{seat} nimmt den Lotsen an Bord: Caballeros dürfen in jede Region.</translation>
    </message>
    <message>
        <source>{seat} sends the King on a voyage: the Balearic Islands are his region now.</source>
        <translation>{seat} schickt den König auf Reisen: Die Balearen sind jetzt seine Region.</translation>
    </message>
    <message>
        <source>The King has come home {to}.</source>
        <translation>Der König ist {to} heimgekehrt.</translation>
    </message>
    <message>
        <source>{seat}: does your Caballero climb the lighthouse and take the lantern?</source>
        <translation>{seat}: Soll dein Caballero auf den Leuchtturm steigen und die Laterne nehmen?</translation>
    </message>
    <message>
        <source>{seat}: does your Caballero come down from the lighthouse before the scoring?</source>
        <translation>{seat}: Soll dein Caballero vor der Wertung vom Leuchtturm herabsteigen?</translation>
    </message>
    <message>
        <source>{seat}: choose the coast to which the fog drifts.</source>
        <translation>{seat}: Wähl die Küste, zu der der Nebel zieht.</translation>
    </message>
    <message>
        <source>{seat}: secretly choose the coast where you hide something.</source>
        <translation>{seat}: Wähl geheim die Küste, an der du etwas versteckst.</translation>
    </message>
    <message>
        <source>{seat}: secretly choose the coast you want the smugglers to sail to.</source>
        <translation>{seat}: Wähl geheim die Küste, zu der die Schmuggler segeln sollen.</translation>
    </message>
    <message>
        <source>Climb the lighthouse</source>
        <translation>Auf den Leuchtturm</translation>
    </message>
    <message>
        <source>Come down</source>
        <translation>Herunter</translation>
    </message>
    <message>
        <source>Send the fog away</source>
        <translation>Den Nebel verschieben</translation>
    </message>
    <message>
        <source>The fog drifts {to}</source>
        <translation>Der Nebel zieht {to}</translation>
    </message>
    <message>
        <source>Hide something {in}</source>
        <translation>Etwas {in} verstecken</translation>
    </message>
    <message>
        <source>The current runs {to}</source>
        <translation>Die Strömung führt {to}</translation>
    </message>
    <message>
        <source>The lighthouse</source>
        <translation>Der Leuchtturm</translation>
    </message>
    <message>
        <source>A player who lands on the Balearic Islands while nobody is up the lighthouse may send one Caballero up there and take the lantern. It does not count for the islands, and nobody else can move it; it may come down before anything is scored. The player who holds the lantern must send the fog to another coast on each of their turns. In a general scoring, the place where the fog lies is not scored, and while it lies on the islands nobody can play the pilot.</source>
        <translation>Wer auf den Balearen landet, während niemand auf dem Leuchtturm ist, darf einen Caballero hinaufschicken und nimmt die Laterne. Er zählt nicht für die Inseln, und niemand sonst kann ihn versetzen; vor jeder Wertung darf er herabsteigen. Wer die Laterne hat, muss in jedem seiner Züge den Nebel an eine andere Küste schicken. In einer allgemeinen Wertung wird nicht gewertet, wo der Nebel liegt, und solange er auf den Inseln liegt, kann niemand den Lotsen ausspielen.</translation>
    </message>
    <message>
        <source>Smugglers and caches</source>
        <translation>Schmuggler und Verstecke</translation>
    </message>
    <message>
        <source>The black Caballeros on the islands are smugglers. The harbour master moves them like Caballeros of their own, and they count as the harbour master&apos;s wherever they are; without a master they take a rank of their own, for which nobody scores. They never enter the Castillo. The player who takes the harbour also hides something on a coast: if one of their Caballeros is there at the next general scoring, they get 2 points.</source>
        <translation>Die schwarzen Caballeros auf den Inseln sind Schmuggler. Der Hafenmeister versetzt sie wie eigene, und wo sie stehen, zählen sie für ihn; ohne Hafenmeister nehmen sie einen eigenen Rang ein, für den niemand Punkte bekommt. Ins Castillo gehen sie nie. Wer den Hafen übernimmt, versteckt außerdem etwas an einer Küste: Steht dort in der nächsten allgemeinen Wertung einer seiner Caballeros, so bekommt er 2 Punkte.</translation>
    </message>
    <message>
        <source>Current, pilot and royal voyage</source>
        <translation>Strömung, Lotse und Königsreise</translation>
    </message>
    <message>
        <source>At the start and before each general scoring, a current is drawn: the coast to which it runs is then adjacent to the islands. The player who plays the power card *Pilot* keeps the pilot&apos;s card until using it: it lets the Caballeros of one action card go to any region. While the King is on his voyage, the islands are the [King&apos;s region](#kings-region).</source>
        <translation>Zu Beginn und vor jeder allgemeinen Wertung wird eine Strömung gezogen: Die Küste, zu der sie führt, ist dann Nachbar der Inseln. Wer die Machtkarte *Lotse* ausspielt, hat die Karte des Lotsen vor sich, bis er sie nutzt: Mit ihr dürfen die Caballeros einer Aktionskarte in jede Region. Solange der König auf Reisen ist, sind die Inseln die [Königsregion](#kings-region).</translation>
    </message>
    <message>
        <source>Move up to 2 of your own by ship.</source>
        <translation>Bring bis zu 2 eigene mit dem Schiff an eine andere Küste.</translation>
    </message>
    <message>
        <source>Take the harbour, then move one of your own by ship.</source>
        <translation>Übernimm den Hafen, dann bring einen eigenen mit dem Schiff.</translation>
    </message>
    <message>
        <source>All players secretly name a coast for the smugglers.</source>
        <translation>Alle nennen geheim eine Küste für die Schmuggler.</translation>
    </message>
    <message>
        <source>The Balearic Islands count as the King&apos;s region.</source>
        <translation>Die Balearen gelten als Königsregion.</translation>
    </message>
    <message>
        <source>Place in any region this turn.</source>
        <translation>Setz in diesem Zug in jede Region ein.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} of your own Caballero(s) by ship to another coastal region.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} einen eigenen Caballero mit dem Schiff in eine andere Küstenregion bringen.</numerusform>
            <numerusform>{seat}: Bring{more} bis zu %n eigene Caballeros mit dem Schiff in eine andere Küstenregion.</numerusform>
        </translation>
    </message>
</context>
</TS>
