<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>elgrande::errors</name>
    <message>
        <source>the Castillo is where it cannot be moved</source>
        <translation>Das Castillo steht, wohin es nicht verschoben werden kann</translation>
    </message>
    <message>
        <source>the bridge does not join two regions</source>
        <translation>Die Brücke verbindet keine zwei Regionen</translation>
    </message>
    <message>
        <source>the quarantine is where there is no mobile scoreboard</source>
        <translation>Die Quarantäne liegt, wo keine mobile Wertungstafel ist</translation>
    </message>
</context>
<context>
    <name>intrigue_king</name>
    <message>
        <source>Intrigue &amp; the King</source>
        <translation>König &amp; Intrigant</translation>
    </message>
    <message>
        <source>Each player has their own deck: 13 cards that determine turn order, court and special action.</source>
        <translation>Alle haben einen eigenen Kartensatz: 13 Karten bestimmen Zugreihenfolge, Hof und Sonderaktion.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>in the reserve</source>
        <translation>in der Reserve</translation>
    </message>
    <message>
        <source>into the reserve</source>
        <translation>in die Reserve</translation>
    </message>
    <message>
        <source>out of the reserve</source>
        <translation>aus der Reserve</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Der König</translation>
    </message>
    <message>
        <source>You go first. Move the King to any region, or let him stay.</source>
        <translation>Du bist als Erster am Zug. Versetz den König in eine beliebige Region oder lass ihn stehen.</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrige</translation>
    </message>
    <message>
        <source>You go last. Move either one Caballero of another player, or as many of your own as you like from one region, to other regions or the Castillo.</source>
        <translation>Du bist als Letzter am Zug. Versetz entweder einen Caballero eines anderen oder beliebig viele eigene aus einer Region in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Caballeros: 1</source>
        <translation>Caballeros: 1</translation>
    </message>
    <message>
        <source>You may place one from your court.</source>
        <translation>Du darfst einen von deinem Hof einsetzen.</translation>
    </message>
    <message>
        <source>Caballeros: 2</source>
        <translation>Caballeros: 2</translation>
    </message>
    <message>
        <source>You may place up to 2 from your court.</source>
        <translation>Du darfst bis zu 2 von deinem Hof einsetzen.</translation>
    </message>
    <message>
        <source>Caballeros: 3</source>
        <translation>Caballeros: 3</translation>
    </message>
    <message>
        <source>You may place up to 3 from your court.</source>
        <translation>Du darfst bis zu 3 von deinem Hof einsetzen.</translation>
    </message>
    <message>
        <source>Caballeros: 4</source>
        <translation>Caballeros: 4</translation>
    </message>
    <message>
        <source>You may place up to 4 from your court.</source>
        <translation>Du darfst bis zu 4 von deinem Hof einsetzen.</translation>
    </message>
    <message>
        <source>Caballeros: 5</source>
        <translation>Caballeros: 5</translation>
    </message>
    <message>
        <source>You may place up to 5 from your court.</source>
        <translation>Du darfst bis zu 5 von deinem Hof einsetzen.</translation>
    </message>
    <message>
        <source>The Grande</source>
        <translation>Der Grande</translation>
    </message>
    <message>
        <source>You may move your Grande to another region, which becomes your new home region.</source>
        <translation>Du darfst deinen Granden in eine andere Region versetzen: Sie wird deine neue Heimatregion.</translation>
    </message>
    <message>
        <source>Neither from nor to the King&apos;s region.</source>
        <translation>Weder aus der Königsregion noch in sie hinein.</translation>
    </message>
    <message>
        <source>Wandering Grandes</source>
        <translation>Wandernde Granden</translation>
    </message>
    <message>
        <source>Each other player must secretly choose another region for their Grande to move to.</source>
        <translation>Jeder andere muss geheim eine andere Region wählen, in die sein Grande zieht.</translation>
    </message>
    <message>
        <source>A Grande in the King&apos;s region stays. Several Grandes may share a region.</source>
        <translation>Ein Grande in der Königsregion bleibt stehen. Mehrere Granden dürfen in derselben Region stehen.</translation>
    </message>
    <message>
        <source>Five Caballeros</source>
        <translation>Fünf Caballeros</translation>
    </message>
    <message>
        <source>You may place up to 5 Caballeros instead of the number on your Caballero card.</source>
        <translation>Du darfst bis zu 5 Caballeros einsetzen statt der Zahl auf deiner Caballero-Karte.</translation>
    </message>
    <message>
        <source>In regions adjacent to the King&apos;s region and in the Castillo, as usual. Use this before placing.</source>
        <translation>Wie üblich in Nachbarregionen der Königsregion und im Castillo. Nutz diese Sonderaktion vor dem Einsetzen.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überallhin</translation>
    </message>
    <message>
        <source>You may place the Caballeros of your Caballero card in any regions or in the Castillo.</source>
        <translation>Du darfst die Caballeros deiner Caballero-Karte in beliebigen Regionen oder im Castillo einsetzen.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo.</source>
        <translation>Die Königsregion bleibt tabu.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo. Use this before placing.</source>
        <translation>Die Königsregion bleibt tabu. Nutz diese Sonderaktion vor dem Einsetzen.</translation>
    </message>
    <message>
        <source>Move the Castillo</source>
        <translation>Castillo verschieben</translation>
    </message>
    <message>
        <source>Move the Castillo with all its contents to any region. All Caballeros there go into it.</source>
        <translation>Schieb das Castillo samt Inhalt in eine beliebige Region. Alle Caballeros dort kommen hinein.</translation>
    </message>
    <message>
        <source>It stays there until the next general scoring is over. Neither into nor out of the King&apos;s region.</source>
        <translation>Es bleibt dort bis nach der nächsten allgemeinen Wertung. Weder in die Königsregion hinein noch aus ihr heraus.</translation>
    </message>
    <message>
        <source>Two from the provinces</source>
        <translation>Zwei aus der Provinz</translation>
    </message>
    <message>
        <source>You may place up to 2 Caballeros from your provinces in any regions or in the Castillo.</source>
        <translation>Du darfst bis zu 2 Caballeros aus der Provinz in beliebigen Regionen oder im Castillo einsetzen.</translation>
    </message>
    <message>
        <source>Regain a card</source>
        <translation>Karte zurück</translation>
    </message>
    <message>
        <source>You may take one of your used cards back into your hand.</source>
        <translation>Du darfst eine deiner gespielten Karten wieder auf die Hand nehmen.</translation>
    </message>
    <message>
        <source>You may even take back the card you played this round.</source>
        <translation>Auch die Karte dieser Runde darfst du nehmen.</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>At the next general scoring, every player&apos;s Grande moves to the region on their secret disk.</source>
        <translation>Bei der nächsten allgemeinen Wertung zieht jeder Grande in die Region, die die Geheimscheibe seines Spielers zeigt.</translation>
    </message>
    <message>
        <source>A Grande neither leaves nor enters the King&apos;s region.</source>
        <translation>Kein Grande verlässt oder betritt die Königsregion.</translation>
    </message>
    <message>
        <source>Veto</source>
        <translation>Veto</translation>
    </message>
    <message>
        <source>You may stop one special action of another player this round, even before your own turn and even partway through.</source>
        <translation>Du darfst in dieser Runde eine Sonderaktion eines anderen verhindern, auch schon vor deinem Zug und auch noch mittendrin.</translation>
    </message>
    <message>
        <source>This is the special action of this card: if you use the King&apos;s card or the Intrigue card instead, you have no Veto. If unused, it is lost at the end of the round.</source>
        <translation>Es ist die Sonderaktion dieser Karte: Nutzt du stattdessen die Königs- oder die Intrigenkarte, hast du kein Veto. Ungenutzt verfällt es am Ende der Runde.</translation>
    </message>
    <message>
        <source>Royal adviser</source>
        <translation>Königlicher Ratgeber</translation>
    </message>
    <message>
        <source>You may move the King to an adjacent region.</source>
        <translation>Du darfst den König in eine Nachbarregion versetzen.</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Verfall</translation>
    </message>
    <message>
        <source>All other players send 3 Caballeros from their courts back to the provinces.</source>
        <translation>Alle anderen schicken 3 Caballeros von ihrem Hof in die Provinz zurück.</translation>
    </message>
    <message>
        <source>A player with fewer sends them all.</source>
        <translation>Wer weniger hat, schickt alle.</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>You may build a bridge: two regions are adjacent until another bridge is built.</source>
        <translation>Du darfst eine Brücke bauen: Zwei Regionen sind Nachbarn, bis jemand eine andere baut.</translation>
    </message>
    <message>
        <source>One from each player</source>
        <translation>Von jedem einer</translation>
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
        <source>Never from the King&apos;s region.</source>
        <translation>Nie aus der Königsregion.</translation>
    </message>
    <message>
        <source>You may put one Caballero from your court in the reserve. Before any later scoring, you may add it to a region that is about to be scored.</source>
        <translation>Du darfst einen Caballero von deinem Hof in die Reserve stellen. Vor einer späteren Wertung darfst du ihn in eine Region stellen, die gleich gewertet wird.</translation>
    </message>
    <message>
        <source>Any scoring counts, special or general. It may wait for a later one.</source>
        <translation>Jede Wertung zählt, ob Sonderwertung oder allgemeine. Er darf auch eine spätere abwarten.</translation>
    </message>
    <message>
        <source>Grande and retinue</source>
        <translation>Grande mit Gefolge</translation>
    </message>
    <message>
        <source>You may move your Grande to another region and up to 2 of your own Caballeros to other regions or the Castillo.</source>
        <translation>Du darfst deinen Granden in eine andere Region und bis zu 2 eigene Caballeros in andere Regionen oder ins Castillo versetzen.</translation>
    </message>
    <message>
        <source>Neither out of nor into the King&apos;s region.</source>
        <translation>Weder aus der Königsregion heraus noch in sie hinein.</translation>
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
        <source>Never two in one place; never into or out of the King&apos;s region.</source>
        <translation>Nie zwei an einem Ort; nie in die Königsregion oder aus ihr heraus.</translation>
    </message>
    <message>
        <source>Quarantine</source>
        <translation>Quarantäne</translation>
    </message>
    <message>
        <source>Place a mobile scoreboard in a region. Until after the next general scoring, the region is taboo like the King&apos;s region.</source>
        <translation>Leg eine mobile Wertungstafel in eine Region. Bis nach der nächsten allgemeinen Wertung ist die Region tabu wie die Königsregion.</translation>
    </message>
    <message>
        <source>Take one from next to the board if there is one. Another Quarantine takes the scoreboard of the first.</source>
        <translation>Nimm eine von neben dem Plan, wenn dort eine liegt. Eine weitere Quarantäne nimmt die Wertungstafel der ersten.</translation>
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
        <source>The Castillo is not scored.</source>
        <translation>Das Castillo wird nicht gewertet.</translation>
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
        <source>Scoring: most Caballeros</source>
        <translation>Sonderwertung: die meisten</translation>
    </message>
    <message>
        <source>Score the region with the most Caballeros in total. If tied, score all of them.</source>
        <translation>Werte die Region, in der insgesamt die meisten Caballeros stehen; bei Gleichstand alle davon.</translation>
    </message>
    <message>
        <source>Carry out the Intrigue action: move either one Caballero of another player, or as many of your own as you like from one region, to other regions or the Castillo.</source>
        <translation>Führ die Intrige aus: Versetz entweder einen Caballero eines anderen oder beliebig viele eigene aus einer Region in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Move one of another player&apos;s</source>
        <translation>Einen eines anderen versetzen</translation>
    </message>
    <message>
        <source>Move your own from one region</source>
        <translation>Eigene aus einer Region versetzen</translation>
    </message>
    <message>
        <source>Scoring: a pair</source>
        <translation>Sonderwertung: ein Paar</translation>
    </message>
    <message>
        <source>Score a region where you have exactly 2 Caballeros and nobody has more.</source>
        <translation>Werte eine Region, in der du genau 2 Caballeros hast und niemand mehr hat.</translation>
    </message>
    <message>
        <source>A tie for first is enough.</source>
        <translation>Gleichstand um den ersten Platz genügt.</translation>
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
        <source>Score one region of your choice, but not the King&apos;s.</source>
        <translation>Werte eine Region deiner Wahl, aber nicht die Königsregion.</translation>
    </message>
    <message>
        <source>The Castillo may not be chosen.</source>
        <translation>Das Castillo darf nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Scoring: free choice</source>
        <translation>Sonderwertung: freie Wahl</translation>
    </message>
    <message>
        <source>Score one region of your choice, or the Castillo.</source>
        <translation>Werte eine Region deiner Wahl oder das Castillo.</translation>
    </message>
    <message>
        <source>The King&apos;s region may be chosen.</source>
        <translation>Die Königsregion darf gewählt werden.</translation>
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
        <source>Secret scoring</source>
        <translation>Geheime Sonderwertung</translation>
    </message>
    <message>
        <source>All players secretly choose a region. Each region chosen by exactly one player is scored.</source>
        <translation>Alle wählen geheim eine Region. Gewertet wird jede Region, die genau einer gewählt hat.</translation>
    </message>
    <message>
        <source>You choose the order of the scorings.</source>
        <translation>Die Reihenfolge der Wertungen bestimmst du.</translation>
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
        <source>A player who chooses the King&apos;s region, or the same region again, takes their Caballeros back to court.</source>
        <translation>Wer die Königsregion oder wieder dieselbe Region wählt, nimmt seine Caballeros an den Hof zurück.</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Once everyone has played, choose another card from your hand. It counts instead of the Joker.</source>
        <translation>Sobald alle gespielt haben, wähl eine andere Karte deiner Hand. Sie gilt anstelle des Jokers.</translation>
    </message>
    <message>
        <source>You need not carry out this special action.</source>
        <translation>Du musst diese Sonderaktion nicht ausführen.</translation>
    </message>
    <message>
        <source>The moved Castillo</source>
        <translation>Das verschobene Castillo</translation>
    </message>
    <message>
        <source>Bridge, other end</source>
        <translation>Brücke, anderes Ende</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>The 18 of the first edition are best for a first game. Not everything printed on the others is known.</source>
        <translation>Die 18 der ersten Ausgabe eignen sich am besten für die erste Partie. Nicht alles, was auf den anderen steht, ist bekannt.</translation>
    </message>
    <message>
        <source>The first 18</source>
        <translation>Die ersten 18</translation>
    </message>
    <message>
        <source>29, with the players&apos; edition</source>
        <translation>29, mit der Spieler-Edition</translation>
    </message>
    <message>
        <source>All 31, two of them our own</source>
        <translation>Alle 31, zwei davon von uns</translation>
    </message>
    <message>
        <source>Only those with a known action</source>
        <translation>Nur die mit bekannter Aktion</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Kartenhände</translation>
    </message>
    <message>
        <source>How players get their 13 cards.</source>
        <translation>Wie alle zu ihren 13 Karten kommen.</translation>
    </message>
    <message>
        <source>Everyone chooses secretly</source>
        <translation>Alle wählen geheim</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Zufällig verteilt</translation>
    </message>
    <message>
        <source>The same for everyone, for a first game</source>
        <translation>Für alle dieselben, für eine erste Partie</translation>
    </message>
    <message>
        <source>Opening Caballero</source>
        <translation>Eröffnungs-Caballero</translation>
    </message>
    <message>
        <source>Where the Caballero placed with the disk before the first round comes from.</source>
        <translation>Woher der Caballero kommt, der vor der ersten Runde mit der Geheimscheibe eingesetzt wird.</translation>
    </message>
    <message>
        <source>From the court</source>
        <translation>Vom Hof</translation>
    </message>
    <message>
        <source>From the provinces</source>
        <translation>Aus der Provinz</translation>
    </message>
    <message>
        <source>All special actions are optional</source>
        <translation>Alle Sonderaktionen freiwillig</translation>
    </message>
    <message>
        <source>Players never have to carry out a card&apos;s special action.</source>
        <translation>Niemand muss die Sonderaktion einer Karte ausführen.</translation>
    </message>
    <message>
        <source>Own card for King and Intrigue player</source>
        <translation>Eigene Karte für König und Intrigant</translation>
    </message>
    <message>
        <source>The player with the King&apos;s or Intrigue card may use their own card&apos;s special action instead.</source>
        <translation>Wer die Königs- oder Intrigenkarte hat, darf stattdessen die Sonderaktion der eigenen Karte nutzen.</translation>
    </message>
    <message>
        <source>With 2 and 3 players</source>
        <translation>Zu zweit und zu dritt</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Who starts the next round</source>
        <translation>Wer die nächste Runde beginnt</translation>
    </message>
    <message>
        <source>Whose card this round decides who plays first in the next.</source>
        <translation>Wessen Karte dieser Runde bestimmt, wer die erste Karte der nächsten spielt.</translation>
    </message>
    <message>
        <source>Lowest card</source>
        <translation>Die niedrigste Karte</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>Die höchste Karte</translation>
    </message>
    <message>
        <source>You already hold the Veto.</source>
        <translation>Du hast das Veto schon.</translation>
    </message>
    <message>
        <source>The region is in quarantine.</source>
        <translation>Die Region steht unter Quarantäne.</translation>
    </message>
    <message>
        <source>It is already adjacent to every region.</source>
        <translation>Sie ist schon Nachbarin aller Regionen.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s) into hand.</source>
        <translation>
            <numerusform>{seat} nimmt %n Karte auf die Hand.</numerusform>
            <numerusform>{seat} nimmt %n Karten auf die Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes card {power} into hand.</source>
        <translation>{seat} nimmt Karte {power} auf die Hand.</translation>
    </message>
    <message>
        <source>{seat} takes “{card}”.</source>
        <translation>{seat} nimmt „{card}“.</translation>
    </message>
    <message>
        <source>{seat} has “{card}”.</source>
        <translation>{seat} hat „{card}“.</translation>
    </message>
    <message>
        <source>{seat} plays card {power}.</source>
        <translation>{seat} spielt Karte {power}.</translation>
    </message>
    <message>
        <source>{seat} holds the Veto until the end of the round.</source>
        <translation>{seat} hat bis zum Ende der Runde das Veto.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n Caballero(s) by special action.</source>
        <translation>
            <numerusform>{seat} setzt %n Caballero durch die Sonderaktion ein.</numerusform>
            <numerusform>{seat} setzt %n Caballeros durch die Sonderaktion ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} puts {pieces} into the reserve.</source>
        <translation>{seat} stellt {pieces} in die Reserve.</translation>
    </message>
    <message>
        <source>{seat} moves {pieces} from the reserve {to}.</source>
        <translation>{seat} holt {pieces} aus der Reserve {to}.</translation>
    </message>
    <message>
        <source>{seat} starts a conspiracy: at the next general scoring, the Grandes follow the disks.</source>
        <translation>{seat} zettelt eine Verschwörung an: Bei der nächsten allgemeinen Wertung folgen die Granden den Geheimscheiben.</translation>
    </message>
    <message>
        <source>{seat}: play a card. The highest gets the King, the lowest the Intrigue.</source>
        <translation>{seat}: Spiel eine Karte aus. Die höchste bekommt den König, die niedrigste die Intrige.</translation>
    </message>
    <message>
        <source>{seat}: choose the card that counts instead of the Joker.</source>
        <translation>{seat}: Wähl die Karte, die anstelle des Jokers gilt.</translation>
    </message>
    <message>
        <source>{seat}: secretly choose the region for your first Caballero.</source>
        <translation>{seat}: Wähl geheim die Region, in die dein erster Caballero kommt.</translation>
    </message>
    <message>
        <source>{seat}: secretly choose the region your Grande must move to.</source>
        <translation>{seat}: Wähl geheim die Region, in die dein Grande ziehen muss.</translation>
    </message>
    <message>
        <source>{seat}: set your secret disk. Where does your Grande move?</source>
        <translation>{seat}: Stell deine Geheimscheibe ein. Wohin zieht dein Grande?</translation>
    </message>
    <message>
        <source>{seat}: choose the two regions to join with the bridge.</source>
        <translation>{seat}: Wähl die zwei Regionen, die die Brücke verbindet.</translation>
    </message>
    <message>
        <source>{seat}: you may add your Caballero from the reserve to a region that is scored.</source>
        <translation>{seat}: Du darfst deinen Caballero aus der Reserve in eine Region stellen, die gewertet wird.</translation>
    </message>
    <message>
        <source>Card {power}</source>
        <translation>Karte {power}</translation>
    </message>
    <message>
        <source>Take card {power} back</source>
        <translation>Karte {power} zurücknehmen</translation>
    </message>
    <message>
        <source>Choose card {power}</source>
        <translation>Karte {power} wählen</translation>
    </message>
    <message>
        <source>Castillo {to}</source>
        <extracomment>{to}: as in “to Galicia”; the Castillo goes there</extracomment>
        <translation>Castillo {to}</translation>
    </message>
    <message>
        <source>Bridge {from} {to}</source>
        <extracomment>The token “Bridge” is laid between two regions</extracomment>
        <translation>Brücke {from} {to}</translation>
    </message>
    <message>
        <source>Quarantine {token} {to}</source>
        <translation>Quarantäne {token} {to}</translation>
    </message>
    <message>
        <source>From the reserve {to}</source>
        <translation>Aus der Reserve {to}</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Die eigene Hand</translation>
    </message>
    <message>
        <source>King and Intrigue player</source>
        <translation>König und Intrigant</translation>
    </message>
    <message>
        <source>Joker and Veto</source>
        <translation>Joker und Veto</translation>
    </message>
    <message>
        <source>Lasting effects</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>{seat}: place, and use one of your two cards.</source>
        <translation>{seat}: Setz ein und nutz eine deiner Karten.</translation>
    </message>
    <message>
        <source>{seat}: use one of your two cards.</source>
        <translation>{seat}: Nutz eine deiner Karten.</translation>
    </message>
    <message>
        <source>The two are already adjacent.</source>
        <translation>Die beiden sind schon Nachbarn.</translation>
    </message>
    <message>
        <source>The Castillo is in %1 until after the next general scoring.</source>
        <translation>Standort des Castillos bis nach der nächsten allgemeinen Wertung: %1.</translation>
    </message>
    <message>
        <source>Castillo: now in %1</source>
        <extracomment>On the place of the Castillo while it stands in a region</extracomment>
        <translation>Castillo: jetzt %1</translation>
    </message>
    <message>
        <source>King: {seat}</source>
        <translation>König: {seat}</translation>
    </message>
    <message>
        <source>Then {seats} · Intrigue: {seat}</source>
        <translation>Dann {seats} · Intrige: {seat}</translation>
    </message>
    <message>
        <source>Intrigue: {seat}</source>
        <translation>Intrige: {seat}</translation>
    </message>
    <message>
        <source>The bridge joins %1 and %2.</source>
        <translation>Die Brücke verbindet %1 und %2.</translation>
    </message>
    <message>
        <source>Holds the Veto for this round</source>
        <translation>Hat das Veto dieser Runde</translation>
    </message>
    <message>
        <source>Conspiracy: at the next general scoring, the Grandes follow the disks</source>
        <translation>Verschwörung: Bei der nächsten allgemeinen Wertung folgen die Granden den Geheimscheiben</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) in the reserve</source>
        <translation>
            <numerusform>%n Caballero in der Reserve</numerusform>
            <numerusform>%n Caballeros in der Reserve</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>- **No stacks, no common power cards.** Everyone has the same cards and [secretly chooses](#ki-hand) 13 of them: they determine turn order, bring Caballeros to court and carry the special actions.
- **Before the first round**, everyone sets their secret disk: one Caballero goes there.
- **King and Intrigue.** The highest card of a round gets the King&apos;s card, the lowest the Intrigue card; [these two players](#ki-round) have that action instead of their own.
- **Caballero cards.** How many Caballeros you place depends on your position in the turn order, not on the special action.
- **Required.** A special action must be carried out unless its card says “you may”. Required ones are marked !. With a [rule option](#option-ki-optional), none is required.
- **The Veto** may be used [before your own turn](#ki-joker), but only in its round.
- **Some effects last:** bridge, quarantine, moved Castillo, reserve and conspiracy [stay on the table](#ki-lasting).
- **The lowest card** starts the next round.

Board, court and provinces, the King&apos;s taboo, the Castillo, the scorings and their points are as always.</source>
        <translation>- **Keine Stapel, keine gemeinsamen Machtkarten.** Alle haben die gleichen Karten und [wählen geheim](#ki-hand) 13 davon: Sie bestimmen die Reihenfolge, bringen Caballeros an den Hof und tragen die Sonderaktionen.
- **Vor der ersten Runde** stellen alle ihre Geheimscheibe ein: Ein Caballero geht dorthin.
- **König und Intrige.** Die höchste Karte einer Runde bringt die Königskarte, die niedrigste die Intrigenkarte; [diese beiden](#ki-round) haben deren Aktion statt der eigenen.
- **Caballero-Karten.** Wie viele Caballeros du einsetzt, hängt von deiner Position in der Zugreihenfolge ab, nicht von der Sonderaktion.
- **Pflicht.** Eine Sonderaktion muss ausgeführt werden, wenn auf der Karte nicht „du darfst“ steht. Pflichtaktionen tragen ein !. Mit einer [Regeloption](#option-ki-optional) ist keine Pflicht.
- **Das Veto** darf [vor dem eigenen Zug](#ki-joker) genutzt werden, aber nur in seiner Runde.
- **Manches wirkt fort:** Brücke, Quarantäne, verschobenes Castillo, Reserve und Verschwörung [bleiben auf dem Tisch](#ki-lasting).
- **Die niedrigste Karte** beginnt die nächste Runde.

Plan, Hof und Provinz, das Tabu der Königsregion, das Castillo, die Wertungen und ihre Punkte sind wie immer.</translation>
    </message>
    <message>
        <source>Everyone has the same cards and secretly chooses 13 of them; the others are removed from the game unseen. They replace power cards and action cards. The **value** determines the turn order, the **number** how many Caballeros come from the provinces to your court, the **text** is the special action. Once played, a card is out of the game.

Before the first round, everyone sets the secret disk once: one Caballero goes there from the court. A player who names the [King&apos;s region](#kings-region) keeps it in their court.</source>
        <translation>Alle haben die gleichen Karten und wählen geheim 13 davon; die anderen kommen ungesehen aus dem Spiel. Sie ersetzen Machtkarten und Aktionskarten. Der **Wert** bestimmt die Zugreihenfolge, die **Zahl**, wie viele Caballeros aus der Provinz an den Hof kommen, der **Text** ist die Sonderaktion. Eine ausgespielte Karte kommt aus dem Spiel.

Vor der ersten Runde stellen alle einmal die Geheimscheibe ein: Ein Caballero geht vom Hof dorthin. Wer die [Königsregion](#kings-region) nennt, behält ihn am Hof.</translation>
    </message>
    <message>
        <source>In turn, everyone plays a card; no value may be played twice. The player of the highest card takes the **King&apos;s card** and the highest Caballero card and goes first, the next player takes the next Caballero card, and the player of the lowest card takes the **Intrigue card** and the lowest Caballero card and goes last. That player starts the next round.

The King and Intrigue players have the special action of these cards instead of their own. With 2 or 3 players, they may use their own instead; if it is required, it must then be carried out. A rule option allows this with any number of players.
- **King:** move the King to any region, or let him stay.
- **Intrigue:** move either one Caballero of another player, or as many of your own as you like from one region, to other regions or the Castillo.
- **Caballero cards:** with 2 players 4 and 2 (≈ the rulebook&apos;s line for 2 players is misprinted: 2, 2 and 4); with 3 players 5, 3 and 1; with 4 players 5, 4, 2 and 1; with 5 players 5, 4, 3, 2 and 1.</source>
        <translation>Nacheinander spielen alle eine Karte aus; kein Wert darf zweimal gespielt werden. Wer die höchste gespielt hat, nimmt die **Königskarte** und die höchste Caballero-Karte und ist zuerst am Zug, der Nächste nimmt die nächste Caballero-Karte, und wer die niedrigste gespielt hat, nimmt die **Intrigenkarte** und die niedrigste Caballero-Karte, ist zuletzt am Zug und beginnt die nächste Runde.

König und Intrigant haben die Sonderaktion dieser Karten statt der eigenen. Zu zweit und zu dritt dürfen sie stattdessen die eigene nutzen; ist sie Pflicht, muss sie dann ausgeführt werden. Mit einer Regeloption gilt das bei jeder Spielerzahl.
- **König:** Versetz den König in eine beliebige Region oder lass ihn stehen.
- **Intrige:** Versetz entweder einen fremden Caballero oder beliebig viele eigene aus einer Region in andere Regionen oder ins Castillo.
- **Caballero-Karten:** zu zweit 4 und 2 (≈ die Zeile der Spielregel ist verdruckt: 2, 2 und 4), zu dritt 5, 3 und 1, zu viert 5, 4, 2 und 1, zu fünft 5, 4, 3, 2 und 1.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>1. Take as many Caballeros as your card shows from the provinces to your court.
2. In either order: place up to as many Caballeros as your Caballero card shows, in regions adjacent to the King&apos;s region or in the Castillo; and carry out the special action.

A special action that does not say “you may” is required: your turn does not end until it has been carried out as far as it can change anything.</source>
        <translation>1. So viele Caballeros, wie deine Karte zeigt, kommen aus der Provinz an den Hof.
2. In beliebiger Reihenfolge: Setz höchstens so viele Caballeros ein, wie die Caballero-Karte zeigt, in Nachbarregionen der Königsregion oder ins Castillo; und führ die Sonderaktion aus.

Eine Sonderaktion, bei der nicht „du darfst“ steht, ist Pflicht: Der Zug endet nicht, bevor sie ausgeführt ist, soweit sie etwas ändern kann.</translation>
    </message>
    <message>
        <source>If you play the **Joker**, once everyone has played you choose another card from your hand, which then counts. If you have no card you may choose, the Joker counts as the lowest.

The **Veto** of card 40 may be used as soon as everyone has played, even before your own turn. It is your special action for the round: once used, it is gone, and if unused, it is lost at the end of the round. The King and Intrigue players have no Veto unless they may choose their own card.</source>
        <translation>Spielst du den **Joker** aus, wählst du, sobald alle gespielt haben, eine andere Karte deiner Hand, die dann gilt. Hast du keine, die du wählen darfst, zählt der Joker als die niedrigste.

Das **Veto** der Karte 40 darf genutzt werden, sobald alle gespielt haben, schon vor dem eigenen Zug. Es ist die Sonderaktion der Runde: Genutzt ist es weg, und ungenutzt verfällt es am Ende der Runde. König und Intrigant haben kein Veto, außer wenn sie die eigene Karte wählen dürfen.</translation>
    </message>
    <message>
        <source>- **Bridge:** two regions are adjacent until another bridge is built anywhere.
- **Quarantine:** a mobile scoreboard lies in the region, which is taboo like the King&apos;s. The scoreboard&apos;s values count there. It is removed after the next general scoring; another Quarantine moves it, the card “Scoreboard” does not. ≈ While the King stands there, another Quarantine has no effect.
- **Moved Castillo:** until after the next general scoring, it stands in a region whose Caballeros have gone into it. Otherwise the region is as before.
- **Reserve:** one Caballero waits next to the board until its player adds it to a region about to be scored, in a special or general scoring.</source>
        <translation>- **Brücke:** Zwei Regionen sind Nachbarn, bis jemand irgendwo eine andere Brücke baut.
- **Quarantäne:** Eine mobile Wertungstafel liegt in der Region, die tabu ist wie die des Königs. Dort gelten ihre Werte. Nach der nächsten allgemeinen Wertung kommt sie zurück; eine weitere Quarantäne versetzt sie, die Karte „Wertungstafel“ nicht. ≈ Solange der König dort steht, bewirkt eine weitere Quarantäne nichts.
- **Verschobenes Castillo:** Bis nach der nächsten allgemeinen Wertung steht es in einer Region, deren Caballeros ins Castillo gekommen sind. Sonst ist die Region wie zuvor.
- **Reserve:** Ein Caballero wartet neben dem Plan, bis sein Spieler ihn in eine Region stellt, die gleich gewertet wird, in einer Sonderwertung oder in der allgemeinen Wertung.</translation>
    </message>
    <message>
        <source>In the general scoring</source>
        <translation>In der allgemeinen Wertung</translation>
    </message>
    <message>
        <source>After a **conspiracy**, everyone sets their disk: not only the Caballeros from the Castillo but also the Grandes go there, unless a Grande stands in the King&apos;s region or would enter it. Caballeros in the reserve may be added before the regions are scored. Afterwards, quarantine and moved Castillo end.</source>
        <translation>Nach einer **Verschwörung** stellen alle ihre Geheimscheibe ein: Nicht nur die Caballeros des Castillos, auch die Granden gehen dorthin. Nur ein Grande, der in der Königsregion steht oder in sie käme, bleibt, wo er ist. Caballeros der Reserve dürfen vor der Wertung der Regionen eingesetzt werden. Danach enden Quarantäne und Verschiebung des Castillos.</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Keine Aktion</translation>
    </message>
    <message>
        <source>This card has no special action.</source>
        <translation>Diese Karte hat keine Sonderaktion.</translation>
    </message>
    <message>
        <source>First empty card</source>
        <translation>Erste leere Karte</translation>
    </message>
    <message>
        <source>Second empty card</source>
        <translation>Zweite leere Karte</translation>
    </message>
    <message>
        <source>Whatever its owners have written on it; nothing if they have not.</source>
        <translation>Was ihre Besitzer darauf geschrieben haben; sonst nichts.</translation>
    </message>
    <message>
        <source>No source says how many Caballeros this card brings: the number follows the power cards of the base game.</source>
        <translation>Keine Quelle nennt die Zahl der Caballeros dieser Karte: Sie folgt den Machtkarten des Grundspiels.</translation>
    </message>
    <message>
        <source>We do not know the action of this card. We use one from the base game that would need no note in the rulebook; the number of Caballeros is our own as well.</source>
        <translation>Wir kennen die Sonderaktion dieser Karte nicht. Wir nehmen eine des Grundspiels, die in der Spielregel keine Anmerkung bräuchte; auch die Zahl der Caballeros stammt von uns.</translation>
    </message>
    <message>
        <source>The rulebook has a note on this card, but we do not know its text: the action is built around the note, and the number of Caballeros is our own as well.</source>
        <translation>Die Spielregel hat eine Anmerkung zu dieser Karte, aber wir kennen ihren Wortlaut nicht: Die Sonderaktion folgt der Anmerkung, und auch die Zahl der Caballeros stammt von uns.</translation>
    </message>
    <message>
        <source>Choose your hand</source>
        <translation>Deine Handkarten</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose %n card(s) for the whole game</source>
        <translation>
            <numerusform>{seat}: Wähl %n Karte für die ganze Partie</numerusform>
            <numerusform>{seat}: Wähl %n Karten für die ganze Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>! must be carried out · ≈ not seen in print: the enlarged card says why.</source>
        <translation>! Pflicht · ≈ lag uns nicht gedruckt vor: Den Grund nennt die große Karte.</translation>
    </message>
    <message>
        <source>This card stays in your hand.</source>
        <translation>Diese Karte bleibt auf deiner Hand.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) already chosen. Put one back first.</source>
        <translation>
            <numerusform>%n Karte ist schon gewählt. Leg erst eine zurück.</numerusform>
            <numerusform>%n Karten sind schon gewählt. Leg erst eine zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartensätze</translation>
    </message>
    <message>
        <source>The deck for a first game, and your saved decks</source>
        <translation>Der Kartensatz für die erste Partie und deine gespeicherten Kartensätze</translation>
    </message>
    <message>
        <source>For a first game</source>
        <translation>Für die erste Partie</translation>
    </message>
    <message>
        <source>Save this deck…</source>
        <translation>Kartensatz speichern …</translation>
    </message>
    <message>
        <source>Save deck</source>
        <translation>Kartensatz speichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deck “{name}” saved.</source>
        <translation>Kartensatz „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Deck “{name}” deleted.</source>
        <translation>Kartensatz „{name}“ gelöscht.</translation>
    </message>
    <message>
        <source>The deck “{name}” cannot be used: {cards} cannot be chosen in this game.</source>
        <translation>Der Kartensatz „{name}“ lässt sich nicht verwenden. In dieser Partie nicht wählbar: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck “{name}” has %n card(s), but {wanted} are needed.</source>
        <translation>
            <numerusform>Der Kartensatz „{name}“ hat %n Karte, gebraucht werden {wanted}.</numerusform>
            <numerusform>Der Kartensatz „{name}“ hat %n Karten, gebraucht werden {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill at random</source>
        <translation>Zufällig auffüllen</translation>
    </message>
    <message>
        <source>Chooses the missing cards at random</source>
        <translation>Wählt die fehlenden Karten zufällig aus</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Alle zurücklegen</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Den Spielplan ansehen</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{size} of {wanted} chosen</source>
        <translation>{size} von {wanted} gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>%n fehlt noch</numerusform>
            <numerusform>%n fehlen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>The deck has as many cards as are needed</extracomment>
        <translation>vollständig</translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) to your court in all</source>
        <translation>
            <numerusform>insgesamt %n Caballero an den Hof</numerusform>
            <numerusform>insgesamt %n Caballeros an den Hof</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Grande goes there as well.</source>
        <translation>Auch dein Grande zieht dorthin.</translation>
    </message>
    <message>
        <source>Conspiracy: the Grandes follow the disks</source>
        <translation>Verschwörung: Die Granden folgen den Geheimscheiben</translation>
    </message>
    <message>
        <source>Before the regions: {seat} may place from the reserve</source>
        <translation>Vor den Regionen: {seat} darf aus der Reserve einsetzen</translation>
    </message>
    <message>
        <source>The highest number played gets the King, the lowest the Intrigue. Each small square brings a Caballero from the provinces to your court.</source>
        <extracomment>What a card&apos;s head shows. The squares are Caballeros</extracomment>
        <translation>Die höchste ausgespielte Zahl bekommt den König, die niedrigste die Intrige. Jedes kleine Quadrat bringt einen Caballero aus der Provinz an deinen Hof.</translation>
    </message>
    <message>
        <source>Deck for a first game</source>
        <translation>Kartensatz für die erste Partie</translation>
    </message>
    <message>
        <source>You go first. Move the King.</source>
        <translation>Als Erster: Versetz den König.</translation>
    </message>
    <message>
        <source>Last: move one of another player or your own.</source>
        <translation>Als Letzter: Versetz einen fremden oder eigene.</translation>
    </message>
    <message>
        <source>Place one from your court.</source>
        <translation>Setz einen vom Hof ein.</translation>
    </message>
    <message>
        <source>Place up to 2 from your court.</source>
        <translation>Setz bis zu 2 vom Hof ein.</translation>
    </message>
    <message>
        <source>Place up to 3 from your court.</source>
        <translation>Setz bis zu 3 vom Hof ein.</translation>
    </message>
    <message>
        <source>Place up to 4 from your court.</source>
        <translation>Setz bis zu 4 vom Hof ein.</translation>
    </message>
    <message>
        <source>Place up to 5 from your court.</source>
        <translation>Setz bis zu 5 vom Hof ein.</translation>
    </message>
    <message>
        <source>Move your Grande to another region.</source>
        <translation>Versetz deinen Granden in eine andere Region.</translation>
    </message>
    <message>
        <source>Each other Grande moves secretly.</source>
        <translation>Jeder andere Grande zieht geheim.</translation>
    </message>
    <message>
        <source>Place up to 5 Caballeros.</source>
        <translation>Setz bis zu 5 Caballeros ein.</translation>
    </message>
    <message>
        <source>Place in any regions.</source>
        <translation>Setz in beliebigen Regionen ein.</translation>
    </message>
    <message>
        <source>Move the Castillo to any region.</source>
        <translation>Schieb das Castillo in eine beliebige Region.</translation>
    </message>
    <message>
        <source>Place up to 2 from your provinces.</source>
        <translation>Setz bis zu 2 aus der Provinz ein.</translation>
    </message>
    <message>
        <source>Take a used card back.</source>
        <translation>Nimm eine gespielte Karte zurück.</translation>
    </message>
    <message>
        <source>Next general scoring: Grandes move by disk.</source>
        <translation>Allgemeine Wertung: Granden ziehen geheim.</translation>
    </message>
    <message>
        <source>Stop one special action this round.</source>
        <translation>Verhindere eine Sonderaktion.</translation>
    </message>
    <message>
        <source>Move the King to an adjacent region.</source>
        <translation>Versetz den König in eine Nachbarregion.</translation>
    </message>
    <message>
        <source>All other players send back 3 from court.</source>
        <translation>Alle anderen schicken 3 vom Hof zurück.</translation>
    </message>
    <message>
        <source>Two regions are adjacent.</source>
        <translation>Zwei Regionen sind Nachbarn.</translation>
    </message>
    <message>
        <source>Put one from your court in the reserve.</source>
        <translation>Stell einen vom Hof in die Reserve.</translation>
    </message>
    <message>
        <source>Move your Grande and up to 2 of your own.</source>
        <translation>Versetz deinen Granden und bis zu 2 eigene.</translation>
    </message>
    <message>
        <source>Place or move a mobile scoreboard.</source>
        <translation>Leg oder versetz eine mobile Wertungstafel.</translation>
    </message>
    <message>
        <source>Place a scoreboard: the region is taboo.</source>
        <translation>Leg eine Wertungstafel: Die Region ist tabu.</translation>
    </message>
    <message>
        <source>Score all regions worth 5.</source>
        <translation>Werte alle 5er-Regionen.</translation>
    </message>
    <message>
        <source>Score the Castillo.</source>
        <translation>Werte das Castillo.</translation>
    </message>
    <message>
        <source>Score the region with the most Caballeros.</source>
        <translation>Werte die Region mit den meisten Caballeros.</translation>
    </message>
    <message>
        <source>Move one of another player or your own.</source>
        <translation>Versetz einen fremden oder eigene.</translation>
    </message>
    <message>
        <source>Score all regions worth 4.</source>
        <translation>Werte alle 4er-Regionen.</translation>
    </message>
    <message>
        <source>Score one region, but not the King&apos;s.</source>
        <translation>Werte eine Region, nicht die Königsregion.</translation>
    </message>
    <message>
        <source>Score one region or the Castillo.</source>
        <translation>Werte eine Region oder das Castillo.</translation>
    </message>
    <message>
        <source>Score all regions worth 6 or 7.</source>
        <translation>Werte alle 6er- und 7er-Regionen.</translation>
    </message>
    <message>
        <source>Score regions chosen by exactly one player.</source>
        <translation>Werte Regionen, die nur einer wählt.</translation>
    </message>
    <message>
        <source>Whatever its owners have written on it.</source>
        <translation>Was ihre Besitzer darauf geschrieben haben.</translation>
    </message>
    <message>
        <source>No special action.</source>
        <translation>Keine Sonderaktion.</translation>
    </message>
    <message>
        <source>Choose another card from your hand.</source>
        <translation>Wähl eine andere Karte deiner Hand.</translation>
    </message>
    <message>
        <source>“Joker”</source>
        <translation>„Joker“</translation>
    </message>
    <message>
        <source>“First empty card”</source>
        <translation>„Erste leere Karte“</translation>
    </message>
    <message>
        <source>“Second empty card”</source>
        <translation>„Zweite leere Karte“</translation>
    </message>
    <message>
        <source>The Veto was your special action this round.</source>
        <translation>Das Veto war in dieser Runde deine Sonderaktion.</translation>
    </message>
    <message>
        <source>{seat} builds the bridge: one end is {in}.</source>
        <translation>{seat} baut die Brücke: Ein Ende liegt {in}.</translation>
    </message>
    <message>
        <source>The other end is {in}.</source>
        <translation>Das andere Ende liegt {in}.</translation>
    </message>
    <message>
        <source>The quarantine is over.</source>
        <translation>Die Quarantäne ist vorbei.</translation>
    </message>
    <message>
        <source>Quarantine: {place}</source>
        <translation>Quarantäne: {place}</translation>
    </message>
    <message>
        <source>The Castillo is back in its old place.</source>
        <translation>Das Castillo steht wieder an seinem alten Ort.</translation>
    </message>
    <message>
        <source>{seat} moves the Castillo {to}.</source>
        <translation>{seat} verschiebt das Castillo {to}.</translation>
    </message>
    <message>
        <source>replaced by another card once everyone has played</source>
        <translation>weicht einer anderen Karte, sobald alle gespielt haben</translation>
    </message>
    <message>
        <source>place up to %1</source>
        <translation>bis zu %1 einsetzen</translation>
    </message>
    <message>
        <source>first: King, %1</source>
        <extracomment>In the turn order; %1: “place up to 5”, or a number of Caballeros</extracomment>
        <translation>Erster: König, %1</translation>
    </message>
    <message>
        <source>first: King or this card, %1</source>
        <translation>Erster: König oder diese Karte, %1</translation>
    </message>
    <message>
        <source>position %1: this card, %2</source>
        <extracomment>%1: “2”, or “2 or 3” where it may be either; %2: “place up to 4 or 2”, or Caballeros, as “4 or 2”</extracomment>
        <translation>Position %1: diese Karte, %2</translation>
    </message>
    <message>
        <source>last: Intrigue, %1</source>
        <translation>Letzter: Intrige, %1</translation>
    </message>
    <message>
        <source>last: Intrigue or this card, %1</source>
        <translation>Letzter: Intrige oder diese Karte, %1</translation>
    </message>
    <message>
        <source>Own Intrigue</source>
        <translation>Eigene Intrige</translation>
    </message>
    <message>
        <source>{seat} takes cards {power} into hand.</source>
        <translation>{seat} nimmt Karten {power} auf die Hand.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s) or end your turn. The Veto was your special action.</source>
        <translation>
            <numerusform>{seat}: Setz %n Caballero ein oder beende deinen Zug. Das Veto war deine Sonderaktion.</numerusform>
            <numerusform>{seat}: Setz bis zu %n Caballeros ein oder beende deinen Zug. Das Veto war deine Sonderaktion.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: end your turn. The Veto was your special action.</source>
        <translation>{seat}: Beende deinen Zug. Das Veto war deine Sonderaktion.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: secretly choose %n{more} card(s) for your hand.</source>
        <translation>
            <numerusform>{seat}: Wähl geheim{more} %n Karte für deine Hand.</numerusform>
            <numerusform>{seat}: Wähl geheim{more} %n Karten für deine Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: choose the region to move the Castillo to. All Caballeros there go into it.</source>
        <translation>{seat}: Wähl die Region, in die das Castillo geschoben wird. Alle Caballeros dort kommen hinein.</translation>
    </message>
    <message>
        <source>{seat}: choose a scoreboard and the region to quarantine.</source>
        <translation>{seat}: Wähl eine Wertungstafel und die Region, die unter Quarantäne kommt.</translation>
    </message>
    <message>
        <source>Joker: card {power}</source>
        <translation>Joker: Karte {power}</translation>
    </message>
    <message>
        <source>The Joker itself brings none: as many come as the card brings that you choose instead.</source>
        <translation>Der Joker selbst bringt keine. So viele kommen, wie die Karte bringt, die du an seiner Stelle wählst.</translation>
    </message>
    <message>
        <source>With %1 players, you always get the King instead.</source>
        <translation>Bei %1 Spielern bekommst du stattdessen immer den König.</translation>
    </message>
    <message>
        <source>With %1 players, you always get the Intrigue instead.</source>
        <translation>Bei %1 Spielern bekommst du stattdessen immer die Intrige.</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Between two positions or numbers: “2 or 3”</extracomment>
        <translation>oder</translation>
    </message>
    <message>
        <source>or an action card</source>
        <translation>oder Aktionskarte</translation>
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
        <source>Score where you have exactly 2, nobody more.</source>
        <translation>Werte, wo du genau 2 hast, niemand mehr.</translation>
    </message>
    <message>
        <source>Scoring: not the King&apos;s</source>
        <translation>Sonderwertung: fern vom König</translation>
    </message>
    <message>
        <source>Name a region. All other players secretly leave it.</source>
        <translation>Nenn eine Region. Alle anderen verlassen sie geheim.</translation>
    </message>
    <message>
        <source>A card you choose goes into your hand, or back from there. Nobody sees it, and nothing counts until “Done”.</source>
        <translation>Eine Karte, die du wählst, kommt auf deine Hand oder von dort zurück. Niemand sieht es, und bis zu „Fertig“ ist nichts entschieden.</translation>
    </message>
    <message>
        <source>{seat} secretly takes a card back.</source>
        <translation>{seat} nimmt verdeckt eine Karte zurück.</translation>
    </message>
    <message>
        <source>{seat} takes card {power} back.</source>
        <translation>{seat} nimmt Karte {power} zurück.</translation>
    </message>
</context>
</TS>
