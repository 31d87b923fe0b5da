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
        <source>Other names on the map, and a neutral colour in the game for two.</source>
        <translation>Andere Namen auf der Karte und eine neutrale Farbe im Spiel zu zweit.</translation>
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
        <source>Lay one of the two scoring tiles in a region, or move one to another.</source>
        <translation>Leg eines der beiden Wertungsplättchen in eine Region, oder versetz eines in eine andere.</translation>
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
        <source>While he is there, no region is closed, and Caballeros from the court go to the regions at that border. Any card that moves the King brings him back.</source>
        <translation>Solange er dort ist, ist keine Region gesperrt, und Caballeros vom Hof kommen in die Regionen an dieser Grenze. Jede Karte, die den König versetzt, holt ihn zurück.</translation>
    </message>
    <message>
        <source>Scoring tiles count in place of the printed scoring boards.</source>
        <translation>Wertungsplättchen gelten anstelle der gedruckten Wertungstafeln.</translation>
    </message>
    <message>
        <source>Scoring tiles count in place of the printed scoring boards. The Castillo does not belong.</source>
        <translation>Wertungsplättchen gelten anstelle der gedruckten Wertungstafeln. Das Castillo gehört nicht dazu.</translation>
    </message>
    <message>
        <source>Nobody here has read this card in the 2023 edition: it is the one of 1996.</source>
        <translation>In der Ausgabe von 2023 lag uns diese Karte nicht vor: Es ist die von 1996.</translation>
    </message>
    <message>
        <source>Its name and where the King goes are known. That it brings 4 Caballeros and which regions lie at the borders is our proposal.</source>
        <translation>Bekannt sind ihr Name und wohin der König geht. Dass sie 4 Caballeros bringt und welche Regionen an den Grenzen liegen, ist unser Vorschlag.</translation>
    </message>
    <message>
        <source>Grande&apos;s bonus</source>
        <translation>Grandenbonus</translation>
    </message>
    <message>
        <source>{seat}: choose a scoring tile and the region where it goes.</source>
        <translation>{seat}: Wähl ein Wertungsplättchen und die Region, in die es kommt.</translation>
    </message>
    <message>
        <source>Scoring tile {token} {to}</source>
        <translation>Wertungsplättchen {token} {to}</translation>
    </message>
    <message>
        <source>{seat} lays the scoring tile {token} down {in}.</source>
        <translation>{seat} legt das Wertungsplättchen {token} {in} aus.</translation>
    </message>
    <message>
        <source>{seat} moves the scoring tile {token} {from} {to}.</source>
        <translation>{seat} versetzt das Wertungsplättchen {token} {from} {to}.</translation>
    </message>
    <message>
        <source>A scoring tile lies here already.</source>
        <translation>Hier liegt schon ein Wertungsplättchen.</translation>
    </message>
    <message>
        <source>The King&apos;s exile</source>
        <translation>Das Exil des Königs</translation>
    </message>
    <message>
        <source>One more card in the fourth stack leads the King to France or Portugal. Much of it is our proposal.</source>
        <translation>Eine weitere Karte im vierten Stapel führt den König nach Frankreich oder Portugal. Vieles daran ist unser Vorschlag.</translation>
    </message>
    <message>
        <source>A region card brings {pieces} {to}.</source>
        <translation>Eine Regionskarte bringt {pieces} {to}.</translation>
    </message>
    <message>
        <source>The region card {place} is drawn: the King lets nobody in.</source>
        <translation>Die Regionskarte {place} wird gezogen: Der König lässt niemanden hinein.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was anders ist</translation>
    </message>
    <message>
        <source>The map has other names: *Navarra*, *Castilla* and *Toledo*. Mobile scoreboards are called *scoring tiles*; each lies in a region, never at the Castillo, which is not a region either when a card lets you score one. Caballeros come from the board to your court only when your provinces are empty. A secret disk that shows the [King&apos;s region](#kings-region) sends your Caballeros back to the court, and so does one that is not set. France and Portugal are no regions: only the King goes there, and only by the card *Exile*.</source>
        <translation>Die Karte hat andere Namen: *Navarra*, *Castilla* und *Toledo*. Die mobilen Wertungstafeln heißen *Wertungsplättchen*; jedes liegt in einer Region, nie beim Castillo, das auch keine Region ist, wenn eine Karte dich eine werten lässt. Vom Plan kommen Caballeros nur an deinen Hof, wenn deine Provinz leer ist. Eine Geheimscheibe, die die [Königsregion](#kings-region) zeigt, schickt deine Caballeros an den Hof zurück, ebenso eine, die nicht gestellt ist. Frankreich und Portugal sind keine Regionen: Nur der König kommt dorthin, und nur durch die Karte *Exil*.</translation>
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
        <source>≈ The rules of this edition were not all to be read. What is missing is played as in 1996: most action cards and how many Caballeros they bring, three players (two places score), the short game, who may look at used power cards. Our own proposals: with two players all three places score; the player of a card chooses what the neutral colour sends back; what it would have to decide passes it by; out of the Castillo its Caballeros go back to the provinces. Left out, because nobody here has read them: the cards with grey backs, *Deputy* and *Shift of power*, and the other side of the board.</source>
        <translation>≈ Die Regeln dieser Ausgabe lagen uns nicht alle vor. Was fehlt, wird wie 1996 gespielt: die meisten Aktionskarten und wie viele Caballeros sie bringen, das Spiel zu dritt (zwei Plätze werden gewertet), das kurze Spiel, wer benutzte Machtkarten ansehen darf. Unsere eigenen Vorschläge: Zu zweit werden alle drei Plätze gewertet; wer eine Karte spielt, wählt, was die neutrale Farbe zurückschickt; was sie entscheiden müsste, geht an ihr vorbei; aus dem Castillo kommen ihre Caballeros in die Provinz zurück. Weggelassen, weil wir sie nicht gelesen haben: die Karten mit grauer Rückseite, *Statthalter* und *Machtverschiebung* und die andere Seite des Plans.</translation>
    </message>
    <message>
        <source>Other names on the map. The Castillo is no region, and no scoring tile goes there. Two players have a neutral colour as a third one.</source>
        <translation>Andere Namen auf der Karte. Das Castillo ist keine Region und bekommt kein Wertungsplättchen. Zu zweit spielt eine neutrale Farbe als dritte mit.</translation>
    </message>
    <message>
        <source>Nobody here has read the whole rulebook: most action cards and the game for three are those of 1996. Such cards bear the mark ≈; the rule book lists what else is not known.</source>
        <translation>Die Regeln lagen uns nicht ganz vor: Die meisten Aktionskarten und das Spiel zu dritt sind die von 1996. Solche Karten tragen das Zeichen ≈; was sonst nicht bekannt ist, steht im Regelbuch.</translation>
    </message>
    <message>
        <source>A neutral colour plays along: cards bring its Caballeros, it counts for majorities, takes an action card away each round, and gets no points.</source>
        <translation>Eine neutrale Farbe spielt mit: Karten bringen ihre Caballeros, sie zählt bei Mehrheiten, nimmt in jeder Runde eine Aktionskarte weg und erhält keine Punkte.</translation>
    </message>
    <message>
        <source>≈ How three play is not known: as in 1996, two places score.</source>
        <translation>≈ Wie es zu dritt geht, ist nicht bekannt: Wie 1996 werden zwei Plätze gewertet.</translation>
    </message>
    <message>
        <source>Region cards: all have been drawn</source>
        <translation>Regionskarten: alle sind gezogen</translation>
    </message>
    <message>
        <source>Region cards still to come: %1</source>
        <translation>Regionskarten, die noch kommen: %1</translation>
    </message>
    <message>
        <source>Galicia</source>
        <translation>Galicia</translation>
    </message>
    <message>
        <source>Whoever chooses the King&apos;s region or the same region again takes them to court. With two players the neutral colour stays: nobody decides for it.</source>
        <translation>Wer die Königsregion oder wieder dieselbe Region wählt, nimmt sie an den Hof. Zu zweit bleibt die neutrale Farbe: Niemand entscheidet für sie.</translation>
    </message>
    <message>
        <source>A neutral colour plays along. The second and the third stack are shuffled together, so that cards of this pile let you place two Caballeros or three: they show how many. In every round two region cards are drawn and bring 2 neutral Caballeros each, but none into the King&apos;s region and none once all 30 are on the board; after every general scoring the region cards are shuffled again. Before you play your power cards, the top one of the neutral colour is opened, and nobody may play its number. When its turn comes, it takes the action card with the most Caballeros out of the round. Its Caballeros can be moved and sent back like any others. They count for majorities, but nobody gets points for them; it never begins a round.</source>
        <translation>Eine neutrale Farbe spielt mit. Der zweite und der dritte Stapel werden zusammengemischt, sodass Karten dieses Stapels zwei oder drei Caballeros einsetzen lassen: Sie zeigen, wie viele. In jeder Runde werden zwei Regionskarten gezogen und bringen je 2 neutrale Caballeros, aber keine in die Königsregion und keine, sobald alle 30 auf dem Plan sind; nach jeder Gesamtwertung werden die Regionskarten neu gemischt. Bevor ihr eure Machtkarten spielt, wird die oberste der neutralen Farbe aufgedeckt, und ihre Zahl darf niemand spielen. Ist sie am Zug, nimmt sie die Aktionskarte mit den meisten Caballeros aus der Runde. Ihre Caballeros können wie alle anderen versetzt und zurückgeschickt werden. Sie zählen für die Mehrheiten, aber niemand bekommt Punkte für sie; sie beginnt nie eine Runde.</translation>
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
        <source>Click the scoring tile that is to be placed.</source>
        <translation>Klick auf das Wertungsplättchen, das gelegt werden soll.</translation>
    </message>
    <message>
        <source>Choose the scoring tile first.</source>
        <translation>Wähl zuerst das Wertungsplättchen.</translation>
    </message>
</context>
<context>
    <name>elgrande::errors</name>
    <message>
        <source>a region card has been drawn that does not exist</source>
        <translation>Eine Regionskarte wurde gezogen, die es nicht gibt</translation>
    </message>
    <message>
        <source>the neutral colour has a Grande</source>
        <translation>Die neutrale Farbe hat einen Granden</translation>
    </message>
</context>
</TS>
