<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>king_colonies</name>
    <message>
        <source>The King &amp; the Colonies</source>
        <translation>Der König &amp; die Kolonien</translation>
    </message>
    <message>
        <source>A hand of one&apos;s own, King and Intrigue card, and beside them the stacks and the regions of the Colonies.</source>
        <translation>Eine eigene Hand, Königs- und Intrigenkarte, und dazu die Stapel und Regionen der Kolonien.</translation>
    </message>
    <message>
        <source>{seat}: take your own card, or that of a stack in its place.</source>
        <translation>{seat}: Nimm deine eigene Karte oder stattdessen die eines Stapels.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Power cards and action cards are those of [Intrigue &amp; the King](#ki-changes); regions, ship, goods, Grand Inquisitor, Limit table and two stacks of action cards are those of [the Colonies](#colonies-regions).
- **One opening disk,** that of the Colonies: [two Caballeros](#kc-set-up), not one.
- **Two cards more in each round:** the Grand Inquisitor&apos;s and the open one of the other stack, each for one player only. You may [take one](#kc-turn) in place of your own card&apos;s action, or of the King&apos;s or the Intrigue action.
- **Its number counts** then, not that of your Caballero card.
- **Two Vetos:** “Turn over action card” works like the Veto of card 40.
- **Overseas as well:** the Intrigue action and all cards that move pieces lead [into the new regions](#kc-cards) and out of them.</source>
        <translation>Macht- und Aktionskarten sind die von [König &amp; Intrigant](#ki-changes); Regionen, Schiff, Güter, Großinquisitor, Limittafel und zwei Stapel Aktionskarten sind die der [Kolonien](#colonies-regions).
- **Eine einzige Geheimscheibe zu Beginn,** die der Kolonien: [zwei Caballeros](#kc-set-up) statt einem.
- **Zwei Karten mehr in jeder Runde:** die des Großinquisitors und die offene des anderen Stapels, jede nur für einen Spieler. Du darfst [eine nehmen](#kc-turn), statt der Aktion deiner Karte oder der Königs- oder Intrigenaktion.
- **Dann gilt ihre Zahl,** nicht die deiner Caballero-Karte.
- **Zwei Vetos:** „Aktionskarte umdrehen“ wirkt wie das Veto der Karte 40.
- **Auch nach Übersee:** Die Intrige und alle Karten, die versetzen, führen [in die neuen Regionen](#kc-cards) und aus ihnen heraus.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>All is laid out as for the Colonies: 9 Caballeros in each court and 2 in the home region, two regions with black Caballeros, the Limit table, one Gold and two Wares. The disk is set once, for two Caballeros from the court; whoever names the [King&apos;s region](#kings-region) keeps them. Then everybody chooses 13 of his cards.</source>
        <translation>Alles wird aufgebaut wie für die Kolonien: 9 Caballeros an jedem Hof und 2 in der Heimatregion, zwei Regionen mit schwarzen Caballeros, die Limittafel, ein Gold und zwei Waren. Die Geheimscheibe wird einmal gestellt, für zwei Caballeros vom Hof; wer die [Königsregion](#kings-region) nennt, behält sie. Dann wählen alle 13 ihrer Karten.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>1. The [ship](#colonies-ship) sails, then as many Caballeros as your own card says come to the court.
2. Keep what your place in the order gives you, or take the card of the Grand Inquisitor or of the other stack, if nobody has it yet.
3. In either order: the special action of the card that you have now, and Caballeros by its number; who keeps his own places by the Caballero card.

Whoever takes a card of a stack does not owe the required action of his own card. With 2 and 3 players King and Intrigue player, if they keep what they have, choose between two actions as always.</source>
        <translation>1. Das [Schiff](#colonies-ship) fährt, dann kommen so viele Caballeros an den Hof, wie deine eigene Karte sagt.
2. Behalte, was dir dein Platz in der Reihenfolge gibt, oder nimm die Karte des Großinquisitors oder die des anderen Stapels, wenn sie noch niemand hat.
3. In beliebiger Reihenfolge: die Sonderaktion der Karte, die du jetzt hast, und Caballeros nach ihrer Zahl; wer seine behält, setzt nach der Caballero-Karte ein.

Wer eine Karte eines Stapels nimmt, schuldet die Pflichtaktion der eigenen Karte nicht. Zu zweit und zu dritt wählen König und Intrigant, wenn sie behalten, was sie haben, wie immer zwischen zwei Aktionen.</translation>
    </message>
    <message>
        <source>Cards that meet</source>
        <translation>Wenn Karten zusammentreffen</translation>
    </message>
    <message>
        <source>- **Veto (40):** the Veto is the action of that card. Used before your turn, it leaves you no card of a stack; with a card of a stack it is gone.
- **Remove action card** takes away what is still open of the two stacks; no hand, no King&apos;s or Intrigue card.
- **20, 25 and the reserve (75)** place Caballeros as from the court: never overseas, to France and onto the ship only while the King allows it. **80, 130** and all others that move pieces lead everywhere.
- **Bridge (63):** it may end in any region. Next to the King it opens the ship and France, but nobody is placed overseas.
- **Quarantine (93)** closes the region with its personal spaces; no disc is claimed there.
- **135** counts all own Caballeros in the region, black ones of the Inquisitor&apos;s holder included.
- **Castillo (23):** those from personal spaces and from the Limit table are thrown in too; with discs only your own, and the discs are lost.
- **Two conspiracies** at the same time act as one.</source>
        <translation>- **Veto (40):** Das Veto ist die Aktion dieser Karte. Vor deinem Zug genutzt, lässt es dir keine Karte eines Stapels; mit einer Karte eines Stapels ist es weg.
- **Aktionskarte entfernen** nimmt weg, was von den zwei Stapeln noch offen liegt; keine Handkarte, keine Königs- oder Intrigenkarte.
- **20, 25 und die Reserve (75)** setzen Caballeros wie vom Hof ein: nie nach Übersee, nach Frankreich und auf das Schiff nur, solange der König es erlaubt. **80, 130** und alle anderen, die versetzen, führen überallhin.
- **Brücke (63):** Sie darf in jeder Region enden. Neben dem König öffnet sie Schiff und Frankreich, aber nach Übersee wird niemand eingesetzt.
- **Quarantäne (93)** schließt die Region samt ihren persönlichen Plätzen; dort wird kein Plättchen beansprucht.
- **135** zählt alle eigenen Caballeros der Region, auch die schwarzen des Besitzers des Großinquisitors.
- **Castillo (23):** Auch wer auf persönlichen Plätzen und auf der Limittafel steht, kommt hinein; mit Plättchen nur deine eigenen, und die Plättchen sind verloren.
- **Zwei Verschwörungen** zugleich wirken wie eine.</translation>
    </message>
</context>
</TS>
