<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>anniversary</name>
    <message>
        <source>Anniversary (2023)</source>
        <translation>Jubiläumsausgabe (2023)</translation>
    </message>
    <message>
        <source>The 2023 edition</source>
        <translation>Die Ausgabe von 2023</translation>
    </message>
    <message>
        <source>Different names on the map, and a neutral colour for two players.</source>
        <translation>Andere Namen auf dem Plan und eine neutrale Farbe im Spiel zu zweit.</translation>
    </message>
    <message>
        <source>Navarra</source>
        <translation>Navarra</translation>
    </message>
    <message>
        <source>in {place}</source>
        <comment>Navarra</comment>
        <translation>in {place}</translation>
    </message>
    <message>
        <source>to {place}</source>
        <comment>Navarra</comment>
        <translation>nach {place}</translation>
    </message>
    <message>
        <source>from {place}</source>
        <comment>Navarra</comment>
        <translation>aus {place}</translation>
    </message>
    <message>
        <source>Aragón</source>
        <translation>Aragón</translation>
    </message>
    <message>
        <source>Cataluña</source>
        <translation>Cataluña</translation>
    </message>
    <message>
        <source>Castilla</source>
        <translation>Castilla</translation>
    </message>
    <message>
        <source>Toledo</source>
        <translation>Toledo</translation>
    </message>
    <message>
        <source>Sevilla</source>
        <translation>Sevilla</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrige</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Fiesta</source>
        <translation>Fiesta</translation>
    </message>
    <message>
        <source>Majesty</source>
        <translation>Majestät</translation>
    </message>
    <message>
        <source>Enactment</source>
        <translation>Erlass</translation>
    </message>
    <message>
        <source>Place one of the two scoring tiles in a region, or move one to another region.</source>
        <translation>Leg eines der beiden Wertungsplättchen in eine Region oder versetz eines in eine andere.</translation>
    </message>
    <message>
        <source>Place one of the two scoring tiles in a region or at the Castillo, or move one there.</source>
        <translation>Leg oder versetz eines der beiden Wertungsplättchen in eine Region oder ans Castillo.</translation>
    </message>
    <message>
        <source>Exile</source>
        <translation>Exil</translation>
    </message>
    <message>
        <source>Move the King to France or Portugal.</source>
        <translation>Versetz den König nach Frankreich oder Portugal.</translation>
    </message>
    <message>
        <source>While he is there, no region is taboo, and you place Caballeros from your court in the regions bordering that country. Any card that moves the King brings him back.</source>
        <translation>Solange er dort ist, ist keine Region tabu, und Caballeros vom Hof setzt du in den Regionen ein, die an dieses Land grenzen. Jede Karte, die den König versetzt, holt ihn zurück.</translation>
    </message>
    <message>
        <source>Scoring tiles replace the printed scoreboards.</source>
        <translation>Wertungsplättchen ersetzen die gedruckten Wertungstafeln.</translation>
    </message>
    <message>
        <source>Scoring tiles replace the printed scoreboards. The Castillo is not included.</source>
        <translation>Wertungsplättchen ersetzen die gedruckten Wertungstafeln. Das Castillo gehört nicht dazu.</translation>
    </message>
    <message>
        <source>We have not seen this card in the 2023 edition: it is the one from 1996.</source>
        <translation>In der Ausgabe von 2023 lag uns diese Karte nicht vor: Es ist die von 1996.</translation>
    </message>
    <message>
        <source>Its name and the King&apos;s destinations are known. The number of Caballeros (4) and the regions that border each country are our proposal.</source>
        <translation>Bekannt sind ihr Name und wohin der König geht. Dass du mit ihr 4 Caballeros einsetzen darfst und welche Regionen an den Grenzen liegen, ist unser Vorschlag.</translation>
    </message>
    <message>
        <source>Grande&apos;s bonus</source>
        <translation>Grandenbonus</translation>
    </message>
    <message>
        <source>{seat}: choose a scoring tile and the region for it.</source>
        <translation>{seat}: Wähl ein Wertungsplättchen und die Region, in die es kommt.</translation>
    </message>
    <message>
        <source>Scoring tile {token} {to}</source>
        <translation>Wertungsplättchen {token} {to}</translation>
    </message>
    <message>
        <source>{seat} places the scoring tile {token} {in}.</source>
        <translation>{seat} legt das Wertungsplättchen {token} {in} aus.</translation>
    </message>
    <message>
        <source>{seat} moves the scoring tile {token} {from} {to}.</source>
        <translation>{seat} versetzt das Wertungsplättchen {token} {from} {to}.</translation>
    </message>
    <message>
        <source>There is already a scoring tile here.</source>
        <translation>Hier liegt schon ein Wertungsplättchen.</translation>
    </message>
    <message>
        <source>The King&apos;s exile</source>
        <translation>Das Exil des Königs</translation>
    </message>
    <message>
        <source>An additional card in the fourth stack sends the King to France or Portugal. Much of it is our proposal.</source>
        <translation>Eine zusätzliche Karte im vierten Stapel schickt den König nach Frankreich oder Portugal. Vieles daran ist unser Vorschlag.</translation>
    </message>
    <message>
        <source>A region card brings {pieces} {to}.</source>
        <translation>Eine Regionenkarte bringt {pieces} {to}.</translation>
    </message>
    <message>
        <source>The region card {place} is drawn: in the King&apos;s region no Caballero is placed.</source>
        <translation>Die Regionenkarte {place} wird gezogen: In die Königsregion kommt kein Caballero.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>The map has different names: *Navarra*, *Castilla* and *Toledo*. Mobile scoreboards are called *scoring tiles*; they are placed only in regions, never at the Castillo, and a card that scores a region of your choice cannot score the Castillo. You may take Caballeros from the board to your court only when your provinces are empty. A secret disk that shows the [King&apos;s region](#kings-region) sends your Caballeros back to your court, and so does one that is not set. France and Portugal are not regions: only the King goes there, and only through the card *Exile*.</source>
        <translation>Auf dem Plan stehen andere Namen: *Navarra*, *Castilla* und *Toledo*. Die mobilen Wertungstafeln heißen *Wertungsplättchen*; sie liegen nur in Regionen, nie am Castillo, das auch nicht gewählt werden kann, wenn dich eine Karte eine Region werten lässt. Vom Plan darfst du Caballeros nur dann an deinen Hof holen, wenn deine Provinz leer ist. Eine Geheimscheibe, die die [Königsregion](#kings-region) zeigt, schickt deine Caballeros an den Hof zurück, ebenso eine, die nicht eingestellt ist. Frankreich und Portugal sind keine Regionen: Nur der König kommt dorthin, und nur durch die Karte *Exil*.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>What is not known</source>
        <translation>Was nicht bekannt ist</translation>
    </message>
    <message>
        <source>≈ We did not have the complete rules of this edition. Whatever is missing is played as in 1996: most action cards and their numbers of Caballeros, the three-player game (two ranks score), the short game, and who may look at used power cards. Our own proposals: with two players, all three ranks score; the player of a card chooses what the neutral colour sends back; decisions the neutral colour would have to make are skipped; its Caballeros from the Castillo go back to the provinces. Left out, because we have not read them: the cards with grey backs, *Deputy* and *Shift of power*, and the other side of the board.</source>
        <translation>≈ Die Regeln dieser Ausgabe lagen uns nicht alle vor. Was fehlt, wird wie 1996 gespielt: die meisten Aktionskarten und wie viele Caballeros du mit ihnen einsetzt, das Spiel zu dritt (zwei Ränge bringen Punkte), die kurze Partie und wer gespielte Machtkarten ansehen darf. Unsere eigenen Vorschläge: Zu zweit bringen alle drei Ränge Punkte; wer eine Karte spielt, wählt, was die neutrale Farbe zurückschickt; was sie entscheiden müsste, entfällt; aus dem Castillo kommen ihre Caballeros in die Provinz zurück. Weggelassen, weil wir sie nicht gelesen haben: die Karten mit grauer Rückseite, *Statthalter* und *Machtverschiebung*, und die andere Seite des Plans.</translation>
    </message>
    <message>
        <source>Different names on the map. The Castillo is not a region, and no scoring tile goes there. With two players, a neutral colour plays as the third.</source>
        <translation>Andere Namen auf dem Plan. Das Castillo ist keine Region und bekommt kein Wertungsplättchen. Zu zweit spielt eine neutrale Farbe als dritte mit.</translation>
    </message>
    <message>
        <source>We have not seen the complete rules: most action cards and the three-player game are those of 1996. Such cards are marked ≈; the rulebook lists what else is not known.</source>
        <translation>Die Regeln lagen uns nicht ganz vor: Die meisten Aktionskarten und das Spiel zu dritt sind die von 1996. Solche Karten tragen das Zeichen ≈; was sonst nicht bekannt ist, steht im Regelbuch.</translation>
    </message>
    <message>
        <source>A neutral colour plays too: cards place its Caballeros, it counts for majorities, removes one action card each round, and scores no points.</source>
        <translation>Eine neutrale Farbe spielt mit: Karten bringen ihre Caballeros ins Spiel, sie zählt bei Mehrheiten, nimmt in jeder Runde eine Aktionskarte weg und erhält keine Punkte.</translation>
    </message>
    <message>
        <source>≈ The rules for three players are not known: as in 1996, two ranks score.</source>
        <translation>≈ Die Regeln für drei Spieler sind nicht bekannt: Wie 1996 bringen zwei Ränge Punkte.</translation>
    </message>
    <message>
        <source>Region cards: all have been drawn</source>
        <translation>Regionenkarten: alle sind gezogen</translation>
    </message>
    <message>
        <source>Region cards yet to come: %1</source>
        <translation>Regionenkarten, die noch kommen: %1</translation>
    </message>
    <message>
        <source>Galicia</source>
        <translation>Galicia</translation>
    </message>
    <message>
        <source>A player who chooses the King&apos;s region, or the same region again, takes their Caballeros back to court. With two players, the neutral colour stays: nobody decides for it.</source>
        <translation>Wer die Königsregion oder wieder dieselbe Region wählt, nimmt seine Caballeros an den Hof zurück. Zu zweit bleibt die neutrale Farbe: Niemand entscheidet für sie.</translation>
    </message>
    <message>
        <source>A neutral colour plays too. The second and third stacks are shuffled together, so each card of this stack lets you place two or three Caballeros, as it shows. Each round, two region cards are drawn, and each brings 2 neutral Caballeros, but none into the King&apos;s region and none once all 30 are on the board; after every general scoring, the region cards are reshuffled. Before you play your power cards, the neutral colour&apos;s top power card is revealed, and nobody may play its value. On its turn, the neutral colour removes from the round the action card with the most Caballeros. Its Caballeros can be moved and sent back like any others. They count for majorities, but nobody scores for them; the neutral colour never starts a round.</source>
        <translation>Eine neutrale Farbe spielt mit. Der zweite und der dritte Stapel werden zusammengemischt; mit einer Karte dieses Stapels setzt du also bis zu zwei oder bis zu drei Caballeros ein, je nachdem, was sie zeigt. In jeder Runde werden zwei Regionenkarten gezogen und bringen je 2 neutrale Caballeros, aber keine in die Königsregion und keine mehr, sobald alle 30 auf dem Plan sind; nach jeder allgemeinen Wertung werden die Regionenkarten neu gemischt. Bevor ihr eure Machtkarten spielt, wird die oberste der neutralen Farbe aufgedeckt, und ihren Wert darf niemand spielen. Ist die neutrale Farbe am Zug, nimmt sie die Aktionskarte mit den meisten Caballeros aus der Runde. Ihre Caballeros können wie alle anderen versetzt und zurückgeschickt werden. Sie zählen für die Mehrheiten, aber niemand bekommt Punkte für sie; die neutrale Farbe beginnt nie eine Runde.</translation>
    </message>
    <message>
        <source>Scoring tile %1</source>
        <translation>Wertungsplättchen %1</translation>
    </message>
    <message>
        <source>%1 (scoring tile)</source>
        <translation>%1 (Wertungsplättchen)</translation>
    </message>
    <message>
        <source>Choose the scoring tile you want to place.</source>
        <translation>Wähl das Wertungsplättchen, das du legen willst.</translation>
    </message>
    <message>
        <source>Choose the scoring tile first.</source>
        <translation>Wähl zuerst das Wertungsplättchen.</translation>
    </message>
    <message>
        <source>Only the King comes here, by the card “Exile”. While he is here, no region is taboo.</source>
        <translation>Hierher kommt nur der König, durch die Karte „Exil“. Solange er hier ist, ist keine Region tabu.</translation>
    </message>
    <message>
        <source>Place or move a scoring tile.</source>
        <translation>Leg oder versetz ein Wertungsplättchen.</translation>
    </message>
</context>
<context>
    <name>elgrande::errors</name>
    <message>
        <source>a region card that does not exist has been drawn</source>
        <translation>Eine Regionenkarte wurde gezogen, die es nicht gibt</translation>
    </message>
    <message>
        <source>the neutral colour has a Grande</source>
        <translation>Die neutrale Farbe hat einen Granden</translation>
    </message>
</context>
</TS>
