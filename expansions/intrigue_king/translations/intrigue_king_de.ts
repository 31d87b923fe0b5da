<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>elgrande::errors</name>
    <message>
        <source>the Castillo stands where it cannot be moved to</source>
        <translation>Das Castillo steht, wohin es nicht verschoben werden kann</translation>
    </message>
    <message>
        <source>the bridge does not join two regions</source>
        <translation>Die Brücke verbindet keine zwei Regionen</translation>
    </message>
    <message>
        <source>the quarantine lies where there is no mobile scoreboard</source>
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
        <source>Everybody plays with a deck of their own: 13 cards that decide the order, the court and the special action.</source>
        <translation>Jeder spielt mit eigenem Deck: 13 Karten bestimmen Reihenfolge, Hof und Sonderaktion.</translation>
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
        <translation>Du bist als Erster am Zug. Versetz den König in eine beliebige Region, oder lass ihn stehen.</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrige</translation>
    </message>
    <message>
        <source>You go last. Move either one Caballero of another player, or as many of your own as you like out of one region.</source>
        <translation>Du bist als Letzter am Zug. Versetz entweder einen Caballero eines anderen oder beliebig viele eigene aus einer Region.</translation>
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
        <source>You may move your Grande to another region: it is your new home.</source>
        <translation>Du darfst deinen Granden in eine andere Region versetzen: Sie ist deine neue Heimat.</translation>
    </message>
    <message>
        <source>Neither from nor to the King&apos;s region.</source>
        <translation>Weder aus der Königsregion noch in sie hinein.</translation>
    </message>
    <message>
        <source>Wandering</source>
        <translation>Wandertag</translation>
    </message>
    <message>
        <source>Every other player must secretly choose another region: their Grandes move there.</source>
        <translation>Alle anderen müssen geheim eine andere Region wählen: Dorthin ziehen ihre Granden.</translation>
    </message>
    <message>
        <source>A Grande in the King&apos;s region stays. Several may meet.</source>
        <translation>Ein Grande in der Königsregion bleibt stehen. Mehrere dürfen sich treffen.</translation>
    </message>
    <message>
        <source>Five Caballeros</source>
        <translation>Fünf Caballeros</translation>
    </message>
    <message>
        <source>You may place 5 Caballeros instead of what your Caballero card says.</source>
        <translation>Du darfst 5 Caballeros einsetzen statt so vieler, wie deine Caballero-Karte zeigt.</translation>
    </message>
    <message>
        <source>In neighbours of the King&apos;s region and in the Castillo, as usual.</source>
        <translation>Wie üblich in Nachbarregionen des Königs und ins Castillo.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überallhin</translation>
    </message>
    <message>
        <source>You may place the Caballeros of your Caballero card in any regions or in the Castillo.</source>
        <translation>Du darfst die Caballeros deiner Caballero-Karte in beliebige Regionen oder ins Castillo setzen.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo.</source>
        <translation>Die Königsregion bleibt tabu.</translation>
    </message>
    <message>
        <source>Moving the Castillo</source>
        <translation>Schiebung</translation>
    </message>
    <message>
        <source>Move the Castillo with all that is in it into any region. All Caballeros there go into it.</source>
        <translation>Schieb das Castillo samt Inhalt in eine beliebige Region. Alle Caballeros dort kommen hinein.</translation>
    </message>
    <message>
        <source>It stays there until the next general scoring is over.</source>
        <translation>Es bleibt dort bis nach der nächsten allgemeinen Wertung.</translation>
    </message>
    <message>
        <source>Two from the provinces</source>
        <translation>Zwei aus der Provinz</translation>
    </message>
    <message>
        <source>You may place up to 2 Caballeros from your provinces in any regions or in the Castillo.</source>
        <translation>Du darfst bis zu 2 Caballeros aus der Provinz in beliebige Regionen oder ins Castillo setzen.</translation>
    </message>
    <message>
        <source>Card regained</source>
        <translation>Karte zurück</translation>
    </message>
    <message>
        <source>You may take one of your used cards back into your hand.</source>
        <translation>Du darfst eine deiner gespielten Karten wieder auf die Hand nehmen.</translation>
    </message>
    <message>
        <source>The card of this round may be taken.</source>
        <translation>Auch die Karte dieser Runde.</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>At the next general scoring every player&apos;s Grande moves to the region on the secret disk.</source>
        <translation>Bei der nächsten allgemeinen Wertung zieht jeder Grande in die Region, die die Drehscheibe seines Spielers zeigt.</translation>
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
        <source>You may stop one special action of another player this round, even before your own turn and half-way.</source>
        <translation>Du darfst in dieser Runde eine Sonderaktion eines anderen stoppen, auch vor deinem Zug und mittendrin.</translation>
    </message>
    <message>
        <source>It is your special action of this round. Unused, it is gone at the end of the round.</source>
        <translation>Es ist deine Sonderaktion dieser Runde. Ungenutzt verfällt es am Ende der Runde.</translation>
    </message>
    <message>
        <source>Royal adviser</source>
        <translation>Königlicher Ratgeber</translation>
    </message>
    <message>
        <source>You may move the King to a neighbouring region.</source>
        <translation>Du darfst den König in eine Nachbarregion versetzen.</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Verfall</translation>
    </message>
    <message>
        <source>All other players send 3 Caballeros of their court back to the provinces.</source>
        <translation>Alle anderen schicken 3 Caballeros ihres Hofs in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Whoever has fewer sends all.</source>
        <translation>Wer weniger hat, schickt alle.</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>You may build a bridge: two regions are neighbours until somebody builds another one.</source>
        <translation>Du darfst eine Brücke bauen: Zwei Regionen sind Nachbarn, bis jemand eine andere baut.</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Von jedem einer</translation>
    </message>
    <message>
        <source>Take one Caballero of each other player from a region of your choice and send it back to the provinces.</source>
        <translation>Nimm von jedem anderen einen Caballero aus einer Region deiner Wahl und schick ihn in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Never from the King&apos;s region.</source>
        <translation>Nie aus der Königsregion.</translation>
    </message>
    <message>
        <source>You may put one Caballero of your court aside. Before any later scoring you may add him to a region that is scored.</source>
        <translation>Du darfst einen Caballero deines Hofs beiseitestellen. Vor einer späteren Wertung darfst du ihn in eine Region stellen, die gewertet wird.</translation>
    </message>
    <message>
        <source>Any scoring counts, special or general. He may wait for a later one.</source>
        <translation>Jede Wertung zählt, ob Sonderwertung oder allgemeine. Er darf auch eine spätere abwarten.</translation>
    </message>
    <message>
        <source>Grande and company</source>
        <translation>Grande mit Gefolge</translation>
    </message>
    <message>
        <source>You may move your Grande and up to 2 of your own Caballeros.</source>
        <translation>Du darfst deinen Granden und bis zu 2 eigene Caballeros versetzen.</translation>
    </message>
    <message>
        <source>Neither out of the King&apos;s region or the Castillo, nor into the King&apos;s region.</source>
        <translation>Weder aus der Königsregion oder dem Castillo heraus noch in die Königsregion hinein.</translation>
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
        <source>Never two in one place; never into or out of the King&apos;s region.</source>
        <translation>Nie zwei an einem Ort; nie in die Königsregion oder aus ihr heraus.</translation>
    </message>
    <message>
        <source>Quarantine</source>
        <translation>Quarantäne</translation>
    </message>
    <message>
        <source>Lay a mobile scoreboard in a region. Until after the next general scoring it is taboo like the King&apos;s region.</source>
        <translation>Leg eine mobile Wertungstafel in eine Region. Bis nach der nächsten allgemeinen Wertung ist sie tabu wie die Königsregion.</translation>
    </message>
    <message>
        <source>One from beside the board if there is one. A further quarantine takes the scoreboard of the first.</source>
        <translation>Eine von neben dem Plan, wenn dort eine liegt. Eine weitere Quarantäne nimmt die Tafel der ersten.</translation>
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
        <source>Scoring: the fullest</source>
        <translation>Sonderwertung: vollste Region</translation>
    </message>
    <message>
        <source>Score the region that holds the most Caballeros; several if they are equal.</source>
        <translation>Werte die Region, in der die meisten Caballeros stehen; bei Gleichstand alle davon.</translation>
    </message>
    <message>
        <source>Carry out the Intrigue action: move either one Caballero of another player, or as many of your own as you like out of one region.</source>
        <translation>Führ die Intrige aus: Versetz entweder einen Caballero eines anderen oder beliebig viele eigene aus einer Region.</translation>
    </message>
    <message>
        <source>Move one of another player</source>
        <translation>Einen eines anderen versetzen</translation>
    </message>
    <message>
        <source>Move own ones of one region</source>
        <translation>Eigene aus einer Region versetzen</translation>
    </message>
    <message>
        <source>Scoring: a pair</source>
        <translation>Sonderwertung: ein Paar</translation>
    </message>
    <message>
        <source>Score a region where exactly 2 of your Caballeros stand and nobody has more.</source>
        <translation>Werte eine Region, in der genau 2 deiner Caballeros stehen und niemand mehr hat.</translation>
    </message>
    <message>
        <source>A tie for first is enough.</source>
        <translation>Gleichstand um den ersten Platz genügt.</translation>
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
        <source>Scoring: away from the King</source>
        <translation>Sonderwertung: fern vom König</translation>
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
        <source>All players secretly choose a region. Every region that only one has chosen is scored.</source>
        <translation>Alle wählen geheim eine Region. Jede, die nur einer gewählt hat, wird gewertet.</translation>
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
        <source>Name a region. The other players must leave it; each secretly chooses where their Caballeros go.</source>
        <translation>Nenn eine Region. Die anderen müssen sie räumen; jeder wählt geheim, wohin seine Caballeros gehen.</translation>
    </message>
    <message>
        <source>Whoever chooses the King&apos;s region or the same region again takes them to court.</source>
        <translation>Wer die Königsregion oder wieder dieselbe Region wählt, nimmt sie an den Hof.</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>When everybody has played, choose another card of your hand. It counts in place of the Joker.</source>
        <translation>Wenn alle gespielt haben, wähl eine andere Karte deiner Hand. Sie gilt an Stelle des Jokers.</translation>
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
        <source>The 18 of the first edition suit first games. Not all that is printed on the others is known.</source>
        <translation>Die 18 der ersten Ausgabe passen für erste Partien. Was auf den anderen steht, ist nicht alles bekannt.</translation>
    </message>
    <message>
        <source>The first 18</source>
        <translation>Die ersten 18</translation>
    </message>
    <message>
        <source>29, with the player&apos;s edition</source>
        <translation>29, mit der Spieler-Edition</translation>
    </message>
    <message>
        <source>All 31, two of them ours</source>
        <translation>Alle 31, zwei davon von uns</translation>
    </message>
    <message>
        <source>Only those whose action is known</source>
        <translation>Nur die mit bekannter Aktion</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Kartenhände</translation>
    </message>
    <message>
        <source>How everybody comes by 13 cards.</source>
        <translation>Wie alle zu 13 Karten kommen.</translation>
    </message>
    <message>
        <source>Everybody chooses secretly</source>
        <translation>Alle wählen geheim</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Zufällig verteilt</translation>
    </message>
    <message>
        <source>The same for everybody, for a first game</source>
        <translation>Für alle dieselben, für eine erste Partie</translation>
    </message>
    <message>
        <source>Opening Caballero</source>
        <translation>Eröffnungs-Caballero</translation>
    </message>
    <message>
        <source>Where the Caballero comes from who is placed by the disk before the first round.</source>
        <translation>Woher der Caballero kommt, den vor der ersten Runde die Drehscheibe einsetzt.</translation>
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
        <source>Nobody has to carry out the special action of a card.</source>
        <translation>Niemand muss die Sonderaktion einer Karte ausführen.</translation>
    </message>
    <message>
        <source>Own card for King and Intrigue player</source>
        <translation>Eigene Karte für König und Intrigant</translation>
    </message>
    <message>
        <source>Whoever has the King&apos;s or Intrigue card may use the special action of the own card instead.</source>
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
        <source>Who begins the next round</source>
        <translation>Wer die nächste Runde beginnt</translation>
    </message>
    <message>
        <source>Whose card of this round decides who plays the first card of the next.</source>
        <translation>Wessen Karte dieser Runde bestimmt, wer die erste Karte der nächsten spielt.</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>Die niedrigste Karte</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>Die höchste Karte</translation>
    </message>
    <message>
        <source>You hold the Veto already.</source>
        <translation>Du hast das Veto schon.</translation>
    </message>
    <message>
        <source>The region is in quarantine.</source>
        <translation>Die Region steht unter Quarantäne.</translation>
    </message>
    <message>
        <source>It is a neighbour of every region already.</source>
        <translation>Sie ist schon Nachbarin aller Regionen.</translation>
    </message>
    <message>
        <source>{seat} takes a card into the hand.</source>
        <translation>{seat} nimmt eine Karte auf die Hand.</translation>
    </message>
    <message>
        <source>{seat} takes card {power} into the hand.</source>
        <translation>{seat} nimmt Karte {power} auf die Hand.</translation>
    </message>
    <message>
        <source>{seat} has chosen 13 cards.</source>
        <translation>{seat} hat 13 Karten gewählt.</translation>
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
        <source>{seat} places %n Caballero(s) otherwise.</source>
        <translation>
            <numerusform>{seat} setzt %n Caballero anders ein.</numerusform>
            <numerusform>{seat} setzt %n Caballeros anders ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} puts {pieces} into the reserve.</source>
        <translation>{seat} stellt {pieces} in die Reserve.</translation>
    </message>
    <message>
        <source>{seat} calls {pieces} up {to}.</source>
        <translation>{seat} holt {pieces} aus der Reserve {to}.</translation>
    </message>
    <message>
        <source>{seat} conspires: at the next general scoring the Grandes move by the disks.</source>
        <translation>{seat} zettelt eine Verschwörung an: Bei der nächsten allgemeinen Wertung ziehen die Granden nach den Drehscheiben.</translation>
    </message>
    <message>
        <source>{seat}: play a card. The highest is King, the lowest has the Intrigue.</source>
        <translation>{seat}: Spiel eine Karte. Die höchste ist König, die niedrigste hat die Intrige.</translation>
    </message>
    <message>
        <source>{seat}: choose the card that counts in place of the Joker.</source>
        <translation>{seat}: Wähl die Karte, die an Stelle des Jokers gilt.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose secretly %n more card(s) for your hand.</source>
        <translation>
            <numerusform>{seat}: Wähl geheim noch %n Karte für deine Hand.</numerusform>
            <numerusform>{seat}: Wähl geheim noch %n Karten für deine Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: choose secretly the region where your first Caballero goes.</source>
        <translation>{seat}: Wähl geheim die Region, in die dein erster Caballero kommt.</translation>
    </message>
    <message>
        <source>{seat}: choose secretly the region where your Grande must move.</source>
        <translation>{seat}: Wähl geheim die Region, in die dein Grande ziehen muss.</translation>
    </message>
    <message>
        <source>{seat}: set your secret disk. Where does your Grande move?</source>
        <translation>{seat}: Stell deine Drehscheibe ein. Wohin zieht dein Grande?</translation>
    </message>
    <message>
        <source>{seat}: choose the region into which the Castillo is moved.</source>
        <translation>{seat}: Wähl die Region, in die das Castillo geschoben wird.</translation>
    </message>
    <message>
        <source>{seat}: choose the two regions that the bridge joins.</source>
        <translation>{seat}: Wähl die zwei Regionen, die die Brücke verbindet.</translation>
    </message>
    <message>
        <source>{seat}: choose the region that goes into quarantine.</source>
        <translation>{seat}: Wähl die Region, die unter Quarantäne kommt.</translation>
    </message>
    <message>
        <source>{seat}: you may add your Caballero of the reserve to a region that is scored.</source>
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
        <translation>Castillo {to}</translation>
    </message>
    <message>
        <source>Bridge {from} {to}</source>
        <translation>Brücke {from} {to}</translation>
    </message>
    <message>
        <source>Quarantine {token} {to}</source>
        <translation>Quarantäne {token} {to}</translation>
    </message>
    <message>
        <source>Out of the reserve {to}</source>
        <translation>Aus der Reserve {to}</translation>
    </message>
    <message>
        <source>A hand of one&apos;s own</source>
        <translation>Die eigene Hand</translation>
    </message>
    <message>
        <source>Everybody has the same cards and secretly chooses 13 of them; they take the place of power cards and action cards. The value of a card decides the turn order, its number how many Caballeros come from the provinces to the court, its text the special action. Before that everybody sets the secret disk once: one Caballero goes there from the court, except to the [King&apos;s region](#kings-region).</source>
        <translation>Alle haben die gleichen Karten und wählen geheim 13 davon; sie ersetzen Macht- und Aktionskarten. Der Wert einer Karte bestimmt die Reihenfolge, ihre Zahl, wie viele Caballeros aus der Provinz an den Hof kommen, ihr Text die Sonderaktion. Davor stellt jeder einmal die Drehscheibe ein: Ein Caballero vom Hof kommt dorthin, nur nicht in die [Königsregion](#kings-region).</translation>
    </message>
    <message>
        <source>King and Intrigue player</source>
        <translation>König und Intrigant</translation>
    </message>
    <message>
        <source>Whoever has played the highest card takes the King&apos;s card and the highest Caballero card, the next one the next Caballero card, and whoever has played the lowest the Intrigue card and the lowest Caballero card. The Caballero card says how many Caballeros may be placed. King and Intrigue player have the special action of these cards instead of their own; with 2 and 3 players they may choose. A special action must be carried out unless its card says “you may”. The lowest card begins the next round.</source>
        <translation>Wer die höchste Karte gespielt hat, nimmt die Königskarte und die höchste Caballero-Karte, der nächste die nächste, und wer die niedrigste gespielt hat, die Intrigenkarte und die niedrigste Caballero-Karte. Die Caballero-Karte zeigt, wie viele Caballeros eingesetzt werden dürfen. König und Intrigant haben die Sonderaktion dieser Karten statt der eigenen; zu zweit und zu dritt dürfen sie wählen. Eine Sonderaktion muss ausgeführt werden, wenn auf der Karte nicht „du darfst“ steht. Die niedrigste Karte beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>Joker and Veto</source>
        <translation>Joker und Veto</translation>
    </message>
    <message>
        <source>Whoever plays the Joker chooses, when everybody has played, another card of the hand, which then counts. The Veto of card 40 may be used before one&apos;s own turn; it is the special action of the round and gone at its end.</source>
        <translation>Wer den Joker spielt, wählt, wenn alle gespielt haben, eine andere Karte seiner Hand, die dann gilt. Das Veto der Karte 40 darf schon vor dem eigenen Zug genutzt werden; es ist die Sonderaktion der Runde und verfällt an deren Ende.</translation>
    </message>
    <message>
        <source>What lasts</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>A bridge lasts until the next bridge is built. Quarantine and a moved Castillo last until after the next general scoring. A Caballero in the reserve waits until its player uses it.</source>
        <translation>Eine Brücke bleibt, bis eine andere gebaut wird. Quarantäne und verschobenes Castillo bleiben bis nach der nächsten allgemeinen Wertung. Ein Caballero in der Reserve wartet, bis sein Spieler ihn holt.</translation>
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
        <source>What its owners have written on it; nothing, where they have not.</source>
        <translation>Was ihre Besitzer darauf geschrieben haben; nichts, wo sie es nicht taten.</translation>
    </message>
</context>
</TS>
