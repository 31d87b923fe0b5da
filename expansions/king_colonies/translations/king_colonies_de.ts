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
        <source>Your own hand, the King and Intrigue cards, and in addition the stacks and regions of the Colonies.</source>
        <translation>Eine eigene Hand, Königs- und Intrigenkarte, dazu die Stapel und Regionen der Kolonien.</translation>
    </message>
    <message>
        <source>{seat}: take your own card, or one from a stack instead.</source>
        <translation>{seat}: Nimm deine eigene Karte oder stattdessen die eines Stapels.</translation>
    </message>
    <message>
        <source>The King never goes onto the ship, to America or to the Mediterranean.</source>
        <translation>Der König geht nie auf das Schiff, nach Amerika oder ins Mittelmeer.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo. Never in America or the Mediterranean; in France and on the ship only while the King allows it. Use this before placing.</source>
        <translation>Die Königsregion bleibt tabu. Nie in Amerika oder im Mittelmeer; in Frankreich und auf dem Schiff nur, solange der König es zulässt. Nutz diese Sonderaktion vor dem Einsetzen.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo. Never in America or the Mediterranean; in France and on the ship only while the King allows it.</source>
        <translation>Die Königsregion bleibt tabu. Nie in Amerika oder im Mittelmeer; in Frankreich und auf dem Schiff nur, solange der König es zulässt.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Power cards and action cards are those of [Intrigue &amp; the King](#ki-changes); regions, ship, goods, Grand Inquisitor, Limit table and two stacks of action cards are those of [the Colonies](#colonies-regions).
- **One opening disk,** that of the Colonies: [two Caballeros](#kc-set-up), not one.
- **Two more cards each round:** the Grand Inquisitor&apos;s and the face-up card of the other stack, each for one player only. You may [take one](#kc-turn) instead of your own card&apos;s action, or of the King&apos;s or the Intrigue action.
- **Then its number counts,** not that of your Caballero card.
- **Two Vetos:** “Turn over action card” works like the Veto of card 40.
- **Overseas too:** the Intrigue action and all cards that move pieces can move them [into and out of the new regions](#kc-cards).</source>
        <translation>Macht- und Aktionskarten sind die von [König &amp; Intrigant](#ki-changes); Regionen, Schiff, Güter, Großinquisitor, Limittafel und zwei Stapel Aktionskarten sind die der [Kolonien](#colonies-regions).
- **Eine einzige Geheimscheibe zu Beginn,** die der Kolonien: [zwei Caballeros](#kc-set-up), nicht einer.
- **In jeder Runde zwei Karten mehr:** die des Großinquisitors und die offene des anderen Stapels, jede nur für einen Spieler. Du darfst [eine nehmen](#kc-turn), statt der Aktion deiner Karte oder der Königs- oder Intrigenaktion.
- **Dann gilt ihre Zahl,** nicht die deiner Caballero-Karte.
- **Zwei Vetos:** „Aktionskarte umdrehen“ wirkt wie das Veto der Karte 40.
- **Auch nach Übersee:** Die Intrige und alle Karten, die Caballeros versetzen, führen [in die neuen Regionen](#kc-cards) und aus ihnen heraus.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Set up as for the Colonies: 9 Caballeros in each court and 2 in the home region, two regions with black Caballeros, the Limit table, one Gold and two Wares. The disk is set once, for two Caballeros from the court; a player who names the [King&apos;s region](#kings-region) keeps them. Then everyone chooses 13 of their cards.</source>
        <translation>Alles wird aufgebaut wie für die Kolonien: 9 Caballeros an jedem Hof und 2 in der Heimatregion, zwei Regionen mit schwarzen Caballeros, die Limittafel, ein Gold und zwei Waren. Die Geheimscheibe wird einmal eingestellt, für zwei Caballeros vom Hof; wer die [Königsregion](#kings-region) nennt, behält sie. Dann wählt jeder 13 seiner Karten.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>1. The [ship](#colonies-ship) sails, then as many Caballeros as your own card shows come to your court.
2. Keep what your position in the turn order gives you, or take the Grand Inquisitor&apos;s card or the card of the other stack, if nobody has taken it yet.
3. In either order: the special action of the card you have now, and Caballeros according to its number; if you keep your own card, you place according to your Caballero card.

If you take a card from a stack, you need not carry out your own card&apos;s required action. With 2 or 3 players, the King and Intrigue players, if they keep what they have, choose between two actions as always.</source>
        <translation>1. Das [Schiff](#colonies-ship) fährt, dann kommen so viele Caballeros an den Hof, wie deine eigene Karte zeigt.
2. Behalte, was dir deine Position in der Zugreihenfolge gibt, oder nimm die Karte des Großinquisitors oder die des anderen Stapels, wenn sie noch niemand hat.
3. In beliebiger Reihenfolge: die Sonderaktion der Karte, die du jetzt hast, und Caballeros nach ihrer Zahl; wer seine eigene Karte behält, setzt nach der Caballero-Karte ein.

Wer eine Karte eines Stapels nimmt, muss die Pflichtaktion der eigenen Karte nicht ausführen. Zu zweit und zu dritt wählen König und Intrigant, wenn sie behalten, was sie haben, wie immer zwischen zwei Aktionen.</translation>
    </message>
    <message>
        <source>When cards interact</source>
        <translation>Wenn Karten zusammentreffen</translation>
    </message>
    <message>
        <source>- **Veto (40):** the Veto is the action of that card. If you use it before your turn, you cannot take a card from a stack; if you take a card from a stack, the Veto is lost.
- **Remove action card** removes a card still on offer from the two stacks, but no card from a hand and no King&apos;s or Intrigue card.
- **20, 25 and the reserve (75)** place Caballeros as if from the court: never overseas, and in France and on the ship only while the King allows it. **80, 130** and all other cards that move pieces can move them anywhere.
- **Bridge (63):** it may end in any region. A bridge to the King&apos;s region gives access to the ship and France, but no Caballeros are placed overseas.
- **Quarantine (93)** makes the region and its personal spaces taboo; no disc is claimed there.
- **135** counts all your own Caballeros in the region, including black ones if you hold the Grand Inquisitor.
- **Castillo (23):** Caballeros on personal spaces and on the Limit table are thrown in too; of those with discs, only your own, and their discs are lost.
- **Two conspiracies** at the same time count as one.</source>
        <translation>- **Veto (40):** Das Veto ist die Aktion dieser Karte. Nutzt du es vor deinem Zug, kannst du keine Karte eines Stapels nehmen; nimmst du eine, ist das Veto verloren.
- **Aktionskarte entfernen** entfernt eine der beiden Stapelkarten, die noch offen liegt, aber keine Handkarte, keine Königs- oder Intrigenkarte.
- **20, 25 und die Reserve (75)** setzen Caballeros wie vom Hof ein: nie in Übersee, in Frankreich und auf dem Schiff nur, solange der König es erlaubt. **80, 130** und alle anderen, die Caballeros versetzen, führen überallhin.
- **Brücke (63):** Sie darf in jeder Region enden. Führt sie zur Königsregion, öffnet sie Schiff und Frankreich, aber in Übersee wird niemand eingesetzt.
- **Quarantäne (93)** macht die Region samt ihren persönlichen Plätzen tabu; dort wird kein Plättchen beansprucht.
- **135** zählt alle eigenen Caballeros der Region, auch die schwarzen, wenn du den Großinquisitor hast.
- **Castillo (23):** Auch wer auf persönlichen Plätzen und auf der Limittafel steht, kommt hinein; von denen mit Plättchen nur deine eigenen, und ihre Plättchen sind verloren.
- **Zwei Verschwörungen** zugleich wirken wie eine.</translation>
    </message>
    <message>
        <source>{seat} holds a Veto.</source>
        <translation>{seat} hat ein Veto.</translation>
    </message>
</context>
</TS>
