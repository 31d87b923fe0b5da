<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>elgrande::errors</name>
    <message>
        <source>a disc is where it cannot be</source>
        <translation>Ein Plättchen liegt, wo es nicht sein kann</translation>
    </message>
    <message>
        <source>a disc and the Caballero that claimed it are in different places</source>
        <translation>Ein Plättchen und der Caballero, der es beansprucht hat, sind getrennt</translation>
    </message>
    <message>
        <source>the Limit table is where it cannot be</source>
        <translation>Die Limittafel liegt, wo sie nicht liegen kann</translation>
    </message>
    <message>
        <source>Caballeros are on a Limit table that is not in play</source>
        <translation>Caballeros stehen auf einer Limittafel, die nirgends liegt</translation>
    </message>
</context>
<context>
    <name>inquisitor_colonies</name>
    <message>
        <source>Grand Inquisitor &amp; the Colonies</source>
        <translation>Großinquisitor &amp; die Kolonien</translation>
    </message>
    <message>
        <source>France, a ship, America and the Mediterranean: goods for Spain, and the black Caballeros of the Grand Inquisitor.</source>
        <translation>Frankreich, ein Schiff, Amerika und das Mittelmeer: Güter für Spanien und die schwarzen Caballeros des Großinquisitors.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>in France</source>
        <translation>in Frankreich</translation>
    </message>
    <message>
        <source>to France</source>
        <translation>nach Frankreich</translation>
    </message>
    <message>
        <source>out of France</source>
        <translation>aus Frankreich</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Botschafter</translation>
    </message>
    <message>
        <source>as Ambassador in France</source>
        <translation>als Botschafter in Frankreich</translation>
    </message>
    <message>
        <source>to France as Ambassador</source>
        <translation>als Botschafter nach Frankreich</translation>
    </message>
    <message>
        <source>from the Ambassador&apos;s space in France</source>
        <translation>vom Platz des Botschafters in Frankreich</translation>
    </message>
    <message>
        <source>Envoy</source>
        <translation>Gesandter</translation>
    </message>
    <message>
        <source>as Envoy in France</source>
        <translation>als Gesandter in Frankreich</translation>
    </message>
    <message>
        <source>to France as Envoy</source>
        <translation>als Gesandter nach Frankreich</translation>
    </message>
    <message>
        <source>from the Envoy&apos;s space in France</source>
        <translation>vom Platz des Gesandten in Frankreich</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>on the ship</source>
        <translation>auf dem Schiff</translation>
    </message>
    <message>
        <source>onto the ship</source>
        <translation>auf das Schiff</translation>
    </message>
    <message>
        <source>off the ship</source>
        <translation>vom Schiff</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>as Captain on the ship</source>
        <translation>als Kapitän auf dem Schiff</translation>
    </message>
    <message>
        <source>onto the ship as Captain</source>
        <translation>als Kapitän auf das Schiff</translation>
    </message>
    <message>
        <source>from the Captain&apos;s space on the ship</source>
        <translation>vom Platz des Kapitäns auf dem Schiff</translation>
    </message>
    <message>
        <source>Ship, with Gold</source>
        <translation>Schiff, mit Gold</translation>
    </message>
    <message>
        <source>on the ship with Gold</source>
        <translation>mit Gold auf dem Schiff</translation>
    </message>
    <message>
        <source>onto the ship with Gold</source>
        <translation>mit Gold auf das Schiff</translation>
    </message>
    <message>
        <source>off the ship with Gold</source>
        <translation>mit Gold vom Schiff</translation>
    </message>
    <message>
        <source>Ship, with Wares</source>
        <translation>Schiff, mit Waren</translation>
    </message>
    <message>
        <source>on the ship with Wares</source>
        <translation>mit Waren auf dem Schiff</translation>
    </message>
    <message>
        <source>onto the ship with Wares</source>
        <translation>mit Waren auf das Schiff</translation>
    </message>
    <message>
        <source>off the ship with Wares</source>
        <translation>mit Waren vom Schiff</translation>
    </message>
    <message>
        <source>America</source>
        <translation>Amerika</translation>
    </message>
    <message>
        <source>in America</source>
        <translation>in Amerika</translation>
    </message>
    <message>
        <source>to America</source>
        <translation>nach Amerika</translation>
    </message>
    <message>
        <source>out of America</source>
        <translation>aus Amerika</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <translation>Vizekönig</translation>
    </message>
    <message>
        <source>as Viceroy in America</source>
        <translation>als Vizekönig in Amerika</translation>
    </message>
    <message>
        <source>to America as Viceroy</source>
        <translation>als Vizekönig nach Amerika</translation>
    </message>
    <message>
        <source>from the Viceroy&apos;s space in America</source>
        <translation>vom Platz des Vizekönigs in Amerika</translation>
    </message>
    <message>
        <source>America, with Gold</source>
        <translation>Amerika, mit Gold</translation>
    </message>
    <message>
        <source>in America with Gold</source>
        <translation>mit Gold in Amerika</translation>
    </message>
    <message>
        <source>out of America with Gold</source>
        <translation>mit Gold aus Amerika</translation>
    </message>
    <message>
        <source>America, with Wares</source>
        <translation>Amerika, mit Waren</translation>
    </message>
    <message>
        <source>in America with Wares</source>
        <translation>mit Waren in Amerika</translation>
    </message>
    <message>
        <source>to America with Wares</source>
        <translation>mit Waren nach Amerika</translation>
    </message>
    <message>
        <source>out of America with Wares</source>
        <translation>mit Waren aus Amerika</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>in the Mediterranean</source>
        <translation>im Mittelmeer</translation>
    </message>
    <message>
        <source>to the Mediterranean</source>
        <translation>ins Mittelmeer</translation>
    </message>
    <message>
        <source>out of the Mediterranean</source>
        <translation>aus dem Mittelmeer</translation>
    </message>
    <message>
        <source>Mediterranean, with Gold</source>
        <translation>Mittelmeer, mit Gold</translation>
    </message>
    <message>
        <source>in the Mediterranean with Gold</source>
        <translation>mit Gold im Mittelmeer</translation>
    </message>
    <message>
        <source>to the Mediterranean with Gold</source>
        <translation>mit Gold ins Mittelmeer</translation>
    </message>
    <message>
        <source>out of the Mediterranean with Gold</source>
        <translation>mit Gold aus dem Mittelmeer</translation>
    </message>
    <message>
        <source>Mediterranean, with Wares</source>
        <translation>Mittelmeer, mit Waren</translation>
    </message>
    <message>
        <source>in the Mediterranean with Wares</source>
        <translation>mit Waren im Mittelmeer</translation>
    </message>
    <message>
        <source>out of the Mediterranean with Wares</source>
        <translation>mit Waren aus dem Mittelmeer</translation>
    </message>
    <message>
        <source>Limit table</source>
        <translation>Limittafel</translation>
    </message>
    <message>
        <source>on the Limit table</source>
        <translation>auf der Limittafel</translation>
    </message>
    <message>
        <source>onto the Limit table</source>
        <translation>auf die Limittafel</translation>
    </message>
    <message>
        <source>off the Limit table</source>
        <translation>von der Limittafel</translation>
    </message>
    <message>
        <source>Grand Inquisitor</source>
        <translation>Großinquisitor</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Güter</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Goods of the colonies, as is “Wares”</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Wares</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>You may take the Grand Inquisitor into your court. Then move up to 2 black Caballeros to other regions or into the Castillo.</source>
        <translation>Du darfst den Großinquisitor an deinen Hof nehmen. Versetz dann bis zu 2 schwarze Caballeros in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>Neither out of nor into the King&apos;s region. The card is available again every round.</source>
        <translation>Weder aus der Königsregion heraus noch in sie hinein. Die Karte liegt in jeder Runde wieder aus.</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>At the next general scoring, every player&apos;s Grande moves to the region on their secret disk. 1 Gold goes to America.</source>
        <translation>Bei der nächsten allgemeinen Wertung zieht der Grande jedes Spielers in die Region seiner Geheimscheibe. 1 Gold kommt nach Amerika.</translation>
    </message>
    <message>
        <source>A Grande neither leaves nor enters the King&apos;s region.</source>
        <translation>Ein Grande verlässt die Königsregion nicht und zieht nicht in sie ein.</translation>
    </message>
    <message>
        <source>Remove action card</source>
        <translation>Aktionskarte entfernen</translation>
    </message>
    <message>
        <source>Remove one of the action cards still on offer from this round. 1 Wares disc goes to the Mediterranean.</source>
        <translation>Entferne eine der noch ausliegenden Aktionskarten aus dieser Runde. 1 Ware kommt ins Mittelmeer.</translation>
    </message>
    <message>
        <source>The King&apos;s and the Grand Inquisitor&apos;s cards return in the next round.</source>
        <translation>Die Karten des Königs und des Großinquisitors liegen in der nächsten Runde wieder aus.</translation>
    </message>
    <message>
        <source>Turn over action card</source>
        <translation>Aktionskarte umdrehen</translation>
    </message>
    <message>
        <source>Keep this card: in this round or the next, you may stop one special action of another player. When you do, 1 Wares disc goes to the Mediterranean.</source>
        <translation>Behalte diese Karte: In dieser oder der nächsten Runde darfst du eine Sonderaktion eines anderen verhindern. Dann kommt 1 Ware ins Mittelmeer.</translation>
    </message>
    <message>
        <source>If unused, it is discarded after the next round and brings no disc.</source>
        <translation>Ungenutzt verfällt sie nach der nächsten Runde und bringt keine Ware.</translation>
    </message>
    <message>
        <source>Move the Limit table to another region and decide which Caballeros there get a space on it. 1 Wares disc goes to the Mediterranean.</source>
        <translation>Versetz die Limittafel in eine andere Region und bestimm, welche Caballeros dort einen Platz darauf bekommen. 1 Ware kommt ins Mittelmeer.</translation>
    </message>
    <message>
        <source>Not to France; neither out of nor into the King&apos;s region.</source>
        <translation>Nicht nach Frankreich; weder aus der Königsregion heraus noch in sie hinein.</translation>
    </message>
    <message>
        <source>Own Caballeros</source>
        <translation>Eigene Caballeros</translation>
    </message>
    <message>
        <source>Move up to 3 of your own Caballeros anywhere, including overseas. 1 Gold goes to America.</source>
        <translation>Versetz bis zu 3 eigene Caballeros an beliebige Orte, auch nach Übersee. 1 Gold kommt nach Amerika.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo.</source>
        <translation>Die Königsregion bleibt tabu.</translation>
    </message>
    <message>
        <source>Any Caballeros</source>
        <translation>Beliebige Caballeros</translation>
    </message>
    <message>
        <source>Move up to 3 Caballeros of any players anywhere, including overseas. 1 Wares disc goes to the Mediterranean.</source>
        <translation>Versetz bis zu 3 beliebige Caballeros an beliebige Orte, auch nach Übersee. 1 Ware kommt ins Mittelmeer.</translation>
    </message>
    <message>
        <source>In the Inquisitor&apos;s favour</source>
        <translation>In der Gunst des Inquisitors</translation>
    </message>
    <message>
        <source>Take the Grand Inquisitor into your court.</source>
        <translation>Nimm den Großinquisitor an deinen Hof.</translation>
    </message>
    <message>
        <source>It brings no discs.</source>
        <translation>Die Karte bringt keine Güter.</translation>
    </message>
    <message>
        <source>Scoring: overseas</source>
        <translation>Sonderwertung: Übersee</translation>
    </message>
    <message>
        <source>Score France, the ship, America and the Mediterranean. 1 Gold goes to America, 1 Wares disc to the Mediterranean.</source>
        <translation>Werte Frankreich, das Schiff, Amerika und das Mittelmeer. 1 Gold kommt nach Amerika, 1 Ware ins Mittelmeer.</translation>
    </message>
    <message>
        <source>All aboard</source>
        <translation>Alle Mann an Bord</translation>
    </message>
    <message>
        <source>Move up to 2 Caballeros from your court onto the ship, wherever the King is. 1 Gold goes to America, 2 Wares discs to the Mediterranean.</source>
        <translation>Setz bis zu 2 Caballeros von deinem Hof auf dem Schiff ein, wo auch immer der König steht. 1 Gold kommt nach Amerika, 2 Waren ins Mittelmeer.</translation>
    </message>
    <message>
        <source>You may place your Caballeros before or after it. The King never goes onto the ship, to America or to the Mediterranean.</source>
        <translation>Deine Caballeros darfst du vorher oder nachher einsetzen. Der König geht nie auf das Schiff, nach Amerika oder ins Mittelmeer.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo. Never in America or the Mediterranean; in France and on the ship only while the King allows it.</source>
        <translation>Die Königsregion bleibt tabu. Nie in Amerika oder im Mittelmeer; in Frankreich und auf dem Schiff nur, solange der König es zulässt.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo. Beyond Spain, Caballeros from your court can go only to France and onto the ship, and only while the King allows it.</source>
        <translation>Die Königsregion bleibt tabu. Außerhalb Spaniens kommen Caballeros von deinem Hof nur nach Frankreich und auf das Schiff, und nur, solange der König es zulässt.</translation>
    </message>
    <message>
        <source>No source says how many Caballeros and discs this card brings.</source>
        <translation>Keine Quelle sagt, wie viele Caballeros und Güter diese Karte bringt.</translation>
    </message>
    <message>
        <source>No source describes this card: action, Caballeros and discs are our own.</source>
        <translation>Keine Quelle beschreibt diese Karte: Aktion, Caballeros und Güter stammen von uns.</translation>
    </message>
    <message>
        <source>France counts as Spain</source>
        <translation>Frankreich zählt als Spanien</translation>
    </message>
    <message>
        <source>Gold and Wares that reach France score immediately.</source>
        <translation>Gold und Waren, die nach Frankreich gelangen, bringen sofort Punkte.</translation>
    </message>
    <message>
        <source>No Caballero may be placed here from the court at the moment.</source>
        <translation>Vom Hof darf hier gerade kein Caballero eingesetzt werden.</translation>
    </message>
    <message>
        <source>A Caballero with a disc cannot go there.</source>
        <translation>Ein Caballero mit Plättchen darf nicht dorthin.</translation>
    </message>
    <message>
        <source>There is no free disc where you have a Caballero.</source>
        <translation>Wo deine Caballeros stehen, liegt kein freies Plättchen.</translation>
    </message>
    <message>
        <source>The Grand Inquisitor is not in your court.</source>
        <translation>Der Großinquisitor ist nicht an deinem Hof.</translation>
    </message>
    <message>
        <source>The black Caballeros never go to the provinces.</source>
        <translation>Die schwarzen Caballeros kommen nie in die Provinz.</translation>
    </message>
    <message>
        <source>The Limit table cannot be placed here.</source>
        <translation>Hier kann die Limittafel nicht liegen.</translation>
    </message>
    <message>
        <source>Only Caballeros next to the Limit table can be moved onto it.</source>
        <translation>Auf die Limittafel kommt nur, wer daneben steht.</translation>
    </message>
    <message>
        <source>The ship cannot sail here at the moment.</source>
        <translation>Hierher fährt das Schiff jetzt nicht.</translation>
    </message>
    <message>
        <source>You chose “Sail”, and nobody sailed. Do something else in your turn first.</source>
        <translation>Du hast „Fahren“ gewählt, und niemand ist gefahren. Mach in deinem Zug zuerst etwas anderes.</translation>
    </message>
    <message>
        <source>{seat} sails with {pieces} {from} {to}.</source>
        <translation>{seat} lässt {pieces} {from} {to} fahren.</translation>
    </message>
    <message>
        <source>On the Limit table: {pieces}.</source>
        <translation>Die Limittafel nimmt {pieces} auf.</translation>
    </message>
    <message>
        <source>Off the Limit table: {pieces}.</source>
        <translation>Die Limittafel verliert {pieces}.</translation>
    </message>
    <message>
        <source>{seat} removes “{card}” from this round.</source>
        <translation>{seat} entfernt „{card}“ aus dieser Runde.</translation>
    </message>
    <message>
        <source>{seat} plots a conspiracy: at the next general scoring, the Grandes follow the disks.</source>
        <translation>{seat} plant eine Verschwörung: Bei der nächsten allgemeinen Wertung folgen die Granden den Scheiben.</translation>
    </message>
    <message>
        <source>{seat}: choose the Caballero that claims a disc.</source>
        <translation>{seat}: Wähl den Caballero, der ein Plättchen beansprucht.</translation>
    </message>
    <message>
        <source>{seat}: take the Grand Inquisitor into your court?</source>
        <translation>{seat}: Nimmst du den Großinquisitor an deinen Hof?</translation>
    </message>
    <message>
        <source>{seat}: choose the region for the Limit table.</source>
        <translation>{seat}: Wähl die Region für die Limittafel.</translation>
    </message>
    <message>
        <source>{seat}: choose the action card to remove from this round.</source>
        <translation>{seat}: Wähl die Aktionskarte, die aus dieser Runde entfernt wird.</translation>
    </message>
    <message>
        <source>{seat}: secretly choose the region where 2 more of your Caballeros start.</source>
        <translation>{seat}: Wähl geheim die Region, in der 2 weitere deiner Caballeros beginnen.</translation>
    </message>
    <message>
        <source>{seat}: secretly choose the region the black Caballeros from the Castillo go to.</source>
        <translation>{seat}: Wähl geheim die Region, in die die schwarzen Caballeros aus dem Castillo ziehen.</translation>
    </message>
    <message>
        <source>{seat}: secretly choose the region your Grande moves to in the conspiracy.</source>
        <translation>{seat}: Wähl geheim die Region, in die dein Grande bei der Verschwörung zieht.</translation>
    </message>
    <message>
        <source>Sail {from} {to}</source>
        <translation>{from} {to} fahren</translation>
    </message>
    <message>
        <source>Claim a disc</source>
        <translation>Plättchen beanspruchen</translation>
    </message>
    <message>
        <source>Claim it {in}</source>
        <translation>Beanspruchen {in}</translation>
    </message>
    <message>
        <source>Take the Grand Inquisitor</source>
        <translation>Großinquisitor nehmen</translation>
    </message>
    <message>
        <source>{owner}: a space</source>
        <translation>{owner}: ein Platz</translation>
    </message>
    <message>
        <source>Limit table {to}</source>
        <translation>Limittafel {to}</translation>
    </message>
    <message>
        <source>Remove “{card}”</source>
        <translation>„{card}“ entfernen</translation>
    </message>
    <message>
        <source>The new regions</source>
        <translation>Die neuen Regionen</translation>
    </message>
    <message>
        <source>France, the ship, America and the Mediterranean are regions like all others, except that they are not on the secret disk and the King may go only to France. They are scored after Valencia. France holds 3 Caballeros; its Ambassador scores 2 extra points, its Envoy 1. On the ship, only the Captain scores: 3 points. The Viceroy of America scores 5 points and does not count towards the majority. Where only first places count, the Captain and the Viceroy score nothing, and the Ambassador and the Envoy only if their owner has the majority in France.</source>
        <translation>Frankreich, Schiff, Amerika und Mittelmeer sind Regionen wie alle anderen, stehen aber nicht auf der Geheimscheibe, und der König besucht von ihnen nur Frankreich. Sie werden nach Valencia gewertet. Frankreich fasst 3 Caballeros; der Botschafter bekommt 2 zusätzliche Punkte, der Gesandte 1. Auf dem Schiff bekommt nur der Kapitän Punkte, nämlich 3. Der Vizekönig von Amerika bekommt 5 Punkte und zählt nicht für die Mehrheit. Zählen nur erste Plätze, bekommen Kapitän und Vizekönig nichts, Botschafter und Gesandter nur mit der Mehrheit in Frankreich.</translation>
    </message>
    <message>
        <source>The ship</source>
        <translation>Das Schiff</translation>
    </message>
    <message>
        <source>You may place Caballeros from your court in France while the King is in Aragon or Catalonia, and on the ship while he is in a coastal region, including France. At the start of your turn, your Caballeros on the ship may sail to America, the Mediterranean, France or any coast except the King&apos;s region; after that, those that were overseas may come on board. Cards that move Caballeros can take them overseas and back without the ship. A Caballero that arrives may take an empty personal space immediately.</source>
        <translation>Vom Hof darfst du Caballeros in Frankreich einsetzen, solange der König in Aragon oder Katalonien ist, und auf dem Schiff, solange er an einer Küste ist, Frankreich eingeschlossen. Zu Beginn deines Zuges dürfen deine Caballeros auf dem Schiff nach Amerika, ins Mittelmeer, nach Frankreich oder an jede Küste außer der Königsregion fahren; danach dürfen die an Bord kommen, die in Übersee waren. Karten, die Caballeros versetzen, führen auch ohne Schiff hin und zurück. Wer ankommt, darf gleich einen leeren persönlichen Platz einnehmen.</translation>
    </message>
    <message>
        <source>Gold and Wares</source>
        <translation>Gold und Waren</translation>
    </message>
    <message>
        <source>On your turn, one of your Caballeros may claim a free disc in its region: Gold in America, Wares in the Mediterranean; the Viceroy must resign to do so. The disc travels with the Caballero and scores as soon as it reaches Spain, 6 points for Gold and 4 for Wares, no matter who moves it. A Caballero with a disc counts as usual but is neither Captain nor Viceroy, and nobody else may move it into the Castillo or to the provinces. If you do so yourself, the disc is lost.</source>
        <translation>In deinem Zug darf ein Caballero von dir ein freies Plättchen beanspruchen, wo er steht: Gold in Amerika, Waren im Mittelmeer; der Vizekönig tritt dafür zurück. Das Plättchen geht mit ihm und bringt Punkte, sobald er Spanien erreicht, 6 für Gold und 4 für Waren, wer ihn auch versetzt. Mit einem Plättchen zählt er wie immer, ist aber weder Kapitän noch Vizekönig, und kein anderer versetzt ihn ins Castillo oder in die Provinz. Tust du es selbst, ist das Plättchen verloren.</translation>
    </message>
    <message>
        <source>The Grand Inquisitor</source>
        <translation>Der Großinquisitor</translation>
    </message>
    <message>
        <source>While he is in your court, the black Caballeros count as yours and you move them as your own; on each of your turns, you may bring one extra Caballero from the provinces to your court, or from your court to a region adjacent to the King&apos;s. Without a holder, they take a rank for which nobody scores. They never go to the provinces.</source>
        <translation>Solange er an deinem Hof ist, zählen die schwarzen Caballeros als deine und du versetzt sie wie eigene; in jedem deiner Züge darfst du einen zusätzlichen Caballero aus der Provinz an den Hof oder vom Hof in eine Nachbarregion der Königsregion bringen. Ohne Besitzer nehmen sie einen Rang ein, für den niemand Punkte bekommt. In die Provinz kommen sie nie.</translation>
    </message>
    <message>
        <source>The Limit table</source>
        <translation>Die Limittafel</translation>
    </message>
    <message>
        <source>Where the rulebook is open to interpretation</source>
        <translation>Was die Spielregel offen lässt</translation>
    </message>
    <message>
        <source>≈ This is how the program plays where the rulebook can be read differently or is silent.
- **Sailing:** at the start of the turn, first off the ship, then onto it. The rulebook says only who may sail; with a [rule option](#option-colonies-sailing), Caballeros sail at any time in the turn, in any order.
- **The first cards** are revealed after the disks that name a region for two Caballeros, not before.
- **Black Caballeros** have no court: an effect that would take them there leaves them where they are, and without a holder they stay in the Castillo.
- **From the court,** “any region” never means one overseas, and France or the ship only if the King allows it.
- **Discs** arrive once a special action has been started, even if it moves no Caballero.
- **A full Limit table** never excludes the Captain or a Caballero with a disc.
</source>
        <translation>≈ So spielt das Programm, wo sich die Spielregel auch anders lesen lässt oder schweigt.
- **Fahren:** zu Beginn des Zuges, erst von Bord, dann an Bord. Die Spielregel sagt nur, wer fahren darf; mit einer [Regeloption](#option-colonies-sailing) fahren Caballeros jederzeit im Zug, in jeder Reihenfolge.
- **Die ersten Karten** werden nach den Scheiben aufgedeckt, die eine Region für zwei Caballeros nennen, nicht vorher.
- **Schwarze Caballeros** haben keinen Hof: Was sie dorthin brächte, lässt sie stehen, und ohne Besitzer bleiben sie im Castillo.
- **Vom Hof** meint „beliebige Region“ keine in Übersee, und Frankreich oder das Schiff nur, wenn der König es erlaubt.
- **Plättchen** kommen, sobald eine Sonderaktion begonnen ist, auch wenn dabei kein Caballero versetzt wird.
- **Eine volle Limittafel** schließt weder den Kapitän noch einen Caballero mit Plättchen von der Wertung aus.
</translation>
    </message>
    <message>
        <source>When Caballeros sail</source>
        <translation>Wann Caballeros fahren</translation>
    </message>
    <message>
        <source>Only Caballeros that were on board or overseas when the turn began may sail. The rulebook does not say when.</source>
        <translation>Nur Caballeros, die zu Beginn des Zuges an Bord oder in Übersee waren, dürfen fahren. Wann, sagt die Spielregel nicht.</translation>
    </message>
    <message>
        <source>At the start of the turn, first off the ship</source>
        <translation>Zu Beginn des Zuges, erst von Bord</translation>
    </message>
    <message>
        <source>At any time in the turn, in any order</source>
        <translation>Jederzeit im Zug, in jeder Reihenfolge</translation>
    </message>
    <message>
        <source>Sail</source>
        <extracomment>The ship leaves with who is aboard</extracomment>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>In its region, only the Caballeros on its spaces count: 6 spaces with 2 or 3 players, 10 with more. An arriving Caballero takes a free space. If spaces become free and too many Caballeros are waiting, the Grand Inquisitor&apos;s holder decides; without a holder, the player who freed them decides. Caballeros from the Castillo all get a space if there is room; if not, the holder decides, and without one they all stay next to the table.</source>
        <translation>In ihrer Region zählt nur, wer auf ihren Plätzen steht: Zu zweit und zu dritt sind es 6, sonst 10. Wer kommt, nimmt einen freien Platz ein. Werden Plätze frei und warten zu viele, entscheidet der Besitzer des Großinquisitors; ohne Besitzer der Spieler, durch den sie frei wurden. Aus dem Castillo bekommen alle einen Platz, wenn genug da sind; sonst entscheidet der Besitzer, und ohne ihn bleiben alle daneben.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>- **Four new regions.** [France, the ship, America and the Mediterranean](#colonies-regions) are scored after Valencia. They are not on the secret disk, and the King may go only to France.
- **Personal spaces** for one Caballero each: Ambassador and Envoy in France, the Captain on board, the Viceroy in America. They score points of their own.
- **A turn begins with the ship.** Caballeros on board [may sail](#colonies-ship), for free.
- **Gold and Wares** are [claimed overseas](#colonies-goods) and score when they reach Spain: 6 and 4 points.
- **The Grand Inquisitor** in your court gives you [the black Caballeros](#colonies-inquisitor) and one extra Caballero on each of your turns.
- **The Limit table** lies in a region: only Caballeros on [its spaces](#colonies-limit) count there.
- **Two more stacks.** The card of stack 6, the Grand Inquisitor, is available every round; the eleven of stack 7 bring discs.
- **More pieces.** Everyone starts with 9 Caballeros at court; before the first round, 2 of them go to a region named on the secret disk, or stay at court if it is the King&apos;s.
</source>
        <translation>- **Vier neue Regionen.** [Frankreich, Schiff, Amerika und Mittelmeer](#colonies-regions) werden nach Valencia gewertet. Auf der Geheimscheibe sind sie nicht, und nur nach Frankreich darf der König.
- **Persönliche Plätze** für je einen Caballero: Botschafter und Gesandter in Frankreich, der Kapitän an Bord, der Vizekönig in Amerika. Sie bringen eigene Punkte.
- **Ein Zug beginnt mit dem Schiff.** Wer an Bord ist, [darf fahren](#colonies-ship), ohne dass es etwas kostet.
- **Gold und Waren** werden [in Übersee beansprucht](#colonies-goods) und bringen in Spanien Punkte: 6 und 4.
- **Der Großinquisitor** an deinem Hof gibt dir [die schwarzen Caballeros](#colonies-inquisitor) und in jedem deiner Züge einen zusätzlichen Caballero.
- **Die Limittafel** liegt in einer Region: Nur wer auf [ihren Plätzen](#colonies-limit) steht, zählt dort.
- **Zwei zusätzliche Stapel.** Die Karte von Stapel 6, der Großinquisitor, liegt in jeder Runde aus; die elf von Stapel 7 bringen Güter.
- **Mehr Caballeros.** Alle beginnen mit 9 Caballeros am Hof; vor der ersten Runde gehen 2 davon in eine Region, die geheim auf der Scheibe gewählt wird, oder bleiben am Hof, wenn es die des Königs ist.
</translation>
    </message>
    <message>
        <source>The Grand Inquisitor is in {seat}&apos;s court.</source>
        <translation>Der Großinquisitor ist am Hof von {seat}.</translation>
    </message>
    <message>
        <source>The Grand Inquisitor is in nobody&apos;s court.</source>
        <translation>Der Großinquisitor ist an niemandes Hof.</translation>
    </message>
    <message>
        <source>Gold: %1 free in America, %2 claimed, %3 still next to the board.</source>
        <translation>Gold: %1 frei in Amerika, %2 beansprucht, %3 noch neben dem Spielplan.</translation>
    </message>
    <message>
        <source>Wares: %1 free in the Mediterranean, %2 claimed, %3 still next to the board.</source>
        <translation>Waren: %1 frei im Mittelmeer, %2 beansprucht, %3 noch neben dem Spielplan.</translation>
    </message>
    <message>
        <source>On board: %1.</source>
        <translation>An Bord: %1.</translation>
    </message>
    <message>
        <source>Nobody is on board.</source>
        <translation>Niemand ist an Bord.</translation>
    </message>
    <message>
        <source>Limit table, %1: %2 of %3 spaces taken. On it: %4. Next to it: %5.</source>
        <translation>Limittafel, %1: %2 von %3 Plätzen besetzt. Darauf: %4. Daneben: %5.</translation>
    </message>
    <message>
        <source>The Limit table is next to the board.</source>
        <translation>Die Limittafel liegt neben dem Spielplan.</translation>
    </message>
    <message>
        <source>%1 as Captain</source>
        <translation>%1 als Kapitän</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 with Gold</source>
        <translation>%1 %2 mit Gold</translation>
    </message>
    <message>
        <source>%1 %2 with Wares</source>
        <translation>%1 %2 mit Waren</translation>
    </message>
    <message>
        <source>The King is on the coast, in %1: Caballeros may board the ship from the court.</source>
        <translation>Der König ist an der Küste (%1): Vom Hof dürfen Caballeros an Bord.</translation>
    </message>
    <message>
        <source>Holds “Turn over action card” and may stop one special action.</source>
        <translation>Hat „Aktionskarte umdrehen“ und darf eine Sonderaktion verhindern.</translation>
    </message>
    <message>
        <source>Conspiracy: at the next general scoring, the Grandes go to the regions on the disks.</source>
        <translation>Verschwörung: Bei der nächsten allgemeinen Wertung ziehen die Granden in die Regionen der Geheimscheiben.</translation>
    </message>
    <message>
        <source>{seat} brings Gold to Spain</source>
        <translation>{seat} bringt Gold nach Spanien</translation>
    </message>
    <message>
        <source>{seat} brings Wares to Spain</source>
        <translation>{seat} bringt Waren nach Spanien</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {place}</source>
        <translation>
            <numerusform>%n Punkt, {place}</numerusform>
            <numerusform>%n Punkte, {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Any black Caballeros in the Castillo go there as well.</source>
        <translation>Auch schwarze Caballeros, die im Castillo sind, ziehen dorthin.</translation>
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
        <source>Black Caballeros in the Castillo follow {seat}&apos;s disk</source>
        <translation>Schwarze Caballeros im Castillo folgen der Geheimscheibe von {seat}</translation>
    </message>
    <message>
        <source>{place}: only the Limit table counts</source>
        <translation>{place}: Nur die Limittafel zählt</translation>
    </message>
    <message>
        <source>to America with Gold</source>
        <translation>mit Gold nach Amerika</translation>
    </message>
    <message>
        <source>to the Mediterranean with Wares</source>
        <translation>mit Waren ins Mittelmeer</translation>
    </message>
    <message>
        <source>{region} (on the Limit table)</source>
        <translation>{region} (auf der Limittafel)</translation>
    </message>
    <message>
        <source>{region} (onto the Limit table)</source>
        <translation>{region} (auf die Limittafel)</translation>
    </message>
    <message>
        <source>{region} (off the Limit table)</source>
        <translation>{region} (von der Limittafel)</translation>
    </message>
    <message>
        <source>France holds 3 Caballeros. From your court they get here while the King is in an adjacent region, otherwise by ship or by a card.</source>
        <translation>Frankreich fasst 3 Caballeros. Vom Hof kommen sie hierher, solange der König in einer Nachbarregion steht, sonst mit dem Schiff oder durch eine Karte.</translation>
    </message>
    <message>
        <source>As Ambassador, your Caballero scores 2 additional points whenever France is scored. A Caballero that comes here may take this space if it is empty.</source>
        <translation>Der Botschafter bringt dir 2 zusätzliche Punkte, wenn Frankreich gewertet wird. Ist der Platz frei, darf ihn ein Caballero einnehmen, der hierher kommt.</translation>
    </message>
    <message>
        <source>As Envoy, your Caballero scores 1 additional point whenever France is scored. A Caballero that comes here may take this space if it is empty.</source>
        <translation>Der Gesandte bringt dir 1 zusätzlichen Punkt, wenn Frankreich gewertet wird. Ist der Platz frei, darf ihn ein Caballero einnehmen, der hierher kommt.</translation>
    </message>
    <message>
        <source>On a later turn, your Caballeros sail from here overseas or to a coast. They board from your court while the King is in a coastal region.</source>
        <translation>In einem späteren Zug fahren deine Caballeros von hier nach Übersee oder an eine Küste. Vom Hof kommen sie an Bord, solange der König in einer Küstenregion steht.</translation>
    </message>
    <message>
        <source>As Captain, your Caballero scores 3 points whenever the ship is scored. A Caballero that comes on board may take this space if it is empty.</source>
        <translation>Der Kapitän bringt dir 3 Punkte, wenn das Schiff gewertet wird. Ist der Platz frei, darf ihn ein Caballero einnehmen, der an Bord kommt.</translation>
    </message>
    <message>
        <source>This Caballero has Gold on board: 6 points as soon as it reaches Spain.</source>
        <translation>Dieser Caballero hat Gold an Bord: 6 Punkte, sobald er Spanien erreicht.</translation>
    </message>
    <message>
        <source>This Caballero has Wares on board: 4 points as soon as it reaches Spain.</source>
        <translation>Dieser Caballero hat Waren an Bord: 4 Punkte, sobald er Spanien erreicht.</translation>
    </message>
    <message>
        <source>Your Caballeros can claim Gold here; it scores 6 points as soon as they reach Spain with it. They get here by ship or by a card.</source>
        <translation>Hier können deine Caballeros Gold beanspruchen: 6 Punkte, sobald sie damit Spanien erreichen. Sie kommen mit dem Schiff oder durch eine Karte her.</translation>
    </message>
    <message>
        <source>As Viceroy, your Caballero scores 5 points whenever America is scored but does not count towards the majority. A Caballero that comes here may take this space if it is empty.</source>
        <translation>Der Vizekönig bringt dir 5 Punkte, wenn Amerika gewertet wird, zählt aber nicht für die Mehrheit. Ist der Platz frei, darf ihn ein Caballero einnehmen, der hierher kommt.</translation>
    </message>
    <message>
        <source>This Caballero has claimed Gold: 6 points as soon as it reaches Spain.</source>
        <translation>Dieser Caballero hat Gold beansprucht: 6 Punkte, sobald er Spanien erreicht.</translation>
    </message>
    <message>
        <source>This Caballero has Wares with it: 4 points as soon as it reaches Spain.</source>
        <translation>Dieser Caballero hat Waren dabei: 4 Punkte, sobald er Spanien erreicht.</translation>
    </message>
    <message>
        <source>Your Caballeros can claim Wares here; they score 4 points as soon as they reach Spain with them. They get here by ship or by a card.</source>
        <translation>Hier können deine Caballeros Waren beanspruchen: 4 Punkte, sobald sie damit Spanien erreichen. Sie kommen mit dem Schiff oder durch eine Karte her.</translation>
    </message>
    <message>
        <source>This Caballero has Gold with it: 6 points as soon as it reaches Spain.</source>
        <translation>Dieser Caballero hat Gold dabei: 6 Punkte, sobald er Spanien erreicht.</translation>
    </message>
    <message>
        <source>This Caballero has claimed Wares: 4 points as soon as it reaches Spain.</source>
        <translation>Dieser Caballero hat Waren beansprucht: 4 Punkte, sobald er Spanien erreicht.</translation>
    </message>
    <message>
        <source>The Limit table is {in} now: Caballeros that arrive there take a free space on it, and only those on it count.</source>
        <translation>Die Limittafel liegt jetzt {in}: Wer dort ankommt, nimmt einen freien Platz auf ihr ein, und nur Caballeros auf ihr zählen.</translation>
    </message>
    <message>
        <source>The Limit table is next to the board. Once it is placed in a region, only Caballeros on it count there.</source>
        <translation>Die Limittafel liegt neben dem Plan. Kommt sie in eine Region, zählen dort nur die Caballeros auf ihr.</translation>
    </message>
    <message>
        <source>Here is the Limit table: Caballeros that arrive take a free space on it, and only those on it count.</source>
        <translation>Hier liegt die Limittafel: Wer ankommt, nimmt einen freien Platz auf ihr ein, und nur Caballeros auf ihr zählen.</translation>
    </message>
    <message>
        <source>{seat} claims Gold in America with {pieces}.</source>
        <translation>{seat} beansprucht Gold in Amerika und stellt {pieces} darauf.</translation>
    </message>
    <message>
        <source>{seat} claims Wares in the Mediterranean with {pieces}.</source>
        <translation>{seat} beansprucht Waren im Mittelmeer und stellt {pieces} darauf.</translation>
    </message>
    <message>
        <source>{seat} claims a disc with {pieces} {in}.</source>
        <translation>{seat} beansprucht ein Plättchen und stellt {pieces} {in} darauf.</translation>
    </message>
    <message>
        <source>{seat}: your Caballeros may sail, first off the ship, then from overseas onto it. Or choose “Done”.</source>
        <translation>{seat}: Deine Caballeros dürfen fahren, erst vom Schiff herunter, dann aus Übersee an Bord. Oder wähl „Fertig“.</translation>
    </message>
    <message>
        <source>{seat}: the black Caballeros may sail, first off the ship, then from overseas onto it. Or choose “Done”.</source>
        <translation>{seat}: Die schwarzen Caballeros dürfen fahren, erst vom Schiff herunter, dann aus Übersee an Bord. Oder wähl „Fertig“.</translation>
    </message>
    <message>
        <source>{seat}: your Caballeros that were on board or overseas when the turn began may sail. Or choose “Done”.</source>
        <translation>{seat}: Deine Caballeros, die zu Beginn des Zuges an Bord oder in Übersee waren, dürfen fahren. Oder wähl „Fertig“.</translation>
    </message>
    <message>
        <source>{seat}: place the Grand Inquisitor&apos;s extra Caballero adjacent to the King&apos;s region.</source>
        <translation>{seat}: Setz den zusätzlichen Caballero des Großinquisitors in eine Nachbarregion der Königsregion.</translation>
    </message>
    <message>
        <source>the Grand Inquisitor&apos;s extra Caballero</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>zusätzlicher Caballero des Großinquisitors</translation>
    </message>
    <message>
        <source>claim a disc</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>Plättchen beanspruchen</translation>
    </message>
    <message>
        <source>Take him, then move up to 2 black Caballeros.</source>
        <translation>Nimm ihn, dann versetz bis zu 2 schwarze Caballeros.</translation>
    </message>
    <message>
        <source>Next general scoring: Grandes move by disk.</source>
        <translation>Allgemeine Wertung: Granden ziehen geheim.</translation>
    </message>
    <message>
        <source>Remove an action card from this round.</source>
        <translation>Entferne eine Aktionskarte aus dieser Runde.</translation>
    </message>
    <message>
        <source>Move the Limit table to another region.</source>
        <translation>Versetz die Limittafel in eine andere Region.</translation>
    </message>
    <message>
        <source>Move up to 3 of your own, overseas too.</source>
        <translation>Versetz bis zu 3 eigene, auch nach Übersee.</translation>
    </message>
    <message>
        <source>Move up to 3 of any players, overseas too.</source>
        <translation>Versetz bis zu 3 beliebige, auch nach Übersee.</translation>
    </message>
    <message>
        <source>Score France, ship, America, Mediterranean.</source>
        <translation>Werte Frankreich, Schiff, Amerika, Mittelmeer.</translation>
    </message>
    <message>
        <source>Move up to 2 from your court onto the ship.</source>
        <translation>Setz bis zu 2 vom Hof auf dem Schiff ein.</translation>
    </message>
    <message>
        <source>New Gold: {place}</source>
        <translation>Neues Gold: {place}</translation>
    </message>
    <message>
        <source>The Gold goes back next to the board.</source>
        <translation>Das Gold kommt zurück neben den Plan.</translation>
    </message>
    <message>
        <source>New Wares: {place}</source>
        <translation>Neue Waren: {place}</translation>
    </message>
    <message>
        <source>The Wares go back next to the board.</source>
        <translation>Die Waren kommen zurück neben den Plan.</translation>
    </message>
    <message>
        <source>The Limit table is now {in}.</source>
        <translation>Die Limittafel liegt jetzt {in}.</translation>
    </message>
    <message>
        <source>The Grand Inquisitor is now in the court of {holder}.</source>
        <translation>Der Großinquisitor ist jetzt am Hof von {holder}.</translation>
    </message>
    <message>
        <source>Caballeros board the ship from the court only while the King is in a coastal region.</source>
        <translation>Vom Hof kommen Caballeros nur aufs Schiff, solange der König in einer Küstenregion steht.</translation>
    </message>
    <message>
        <source>Nobody comes here from the court, only by ship.</source>
        <translation>Vom Hof kommt niemand hierher, nur mit dem Schiff.</translation>
    </message>
    <message>
        <source>Caballeros come to France from the court only while the King is in an adjacent region.</source>
        <translation>Vom Hof kommen Caballeros nur nach Frankreich, solange der König in einer Nachbarregion steht.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} scores %n point(s) ({reason}).</source>
        <translation>
            <numerusform>{seat} erhält %n Punkt ({reason}).</numerusform>
            <numerusform>{seat} erhält %n Punkte ({reason}).</numerusform>
        </translation>
    </message>
    <message>
        <source>One of your Caballeros claims a free disc where it stands: Gold in America for 6 points, Wares in the Mediterranean for 4, scored as soon as it reaches Spain. A Viceroy must resign to do so.</source>
        <translation>Einer deiner Caballeros beansprucht ein freies Plättchen, wo er steht: in Amerika Gold für 6 Punkte, im Mittelmeer Waren für 4, gewertet, sobald er Spanien erreicht. Ein Vizekönig muss dafür zurücktreten.</translation>
    </message>
    <message>
        <source>One extra Caballero from your provinces to your court, instead of one from your court to a region. Once per turn.</source>
        <translation>Ein zusätzlicher Caballero aus der Provinz an den Hof, statt einen vom Hof einzusetzen. Einmal je Zug.</translation>
    </message>
    <message>
        <source>One extra Caballero from your court to a region adjacent to the King&apos;s, instead of one from your provinces to your court. Once per turn.</source>
        <translation>Ein zusätzlicher Caballero vom Hof in eine Nachbarregion der Königsregion, statt einen aus der Provinz an den Hof zu holen. Einmal je Zug.</translation>
    </message>
    <message>
        <source>{seat} moves {pieces} {from} {to}.</source>
        <translation>{seat} versetzt {pieces} {from} {to}.</translation>
    </message>
    <message numerus="yes">
        <source>%n black Caballero(s) are placed {in}.</source>
        <translation>
            <numerusform>%n schwarzer Caballero steht {in}.</numerusform>
            <numerusform>%n schwarze Caballeros stehen {in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} moves {whose} {from} to the space “{place}”.</source>
        <translation>{seat} versetzt {whose} {from} auf den Platz „{place}“.</translation>
    </message>
    <message>
        <source>{seat}: use the Grand Inquisitor&apos;s extra Caballero. Or end your turn.</source>
        <translation>{seat}: Nutz den zusätzlichen Caballero des Großinquisitors. Oder beende deinen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: whose Caballero gets a space on the Limit table? %n space(s) left.</source>
        <translation>
            <numerusform>{seat}: Wessen Caballero bekommt einen Platz auf der Limittafel? Noch %n Platz frei.</numerusform>
            <numerusform>{seat}: Wessen Caballero bekommt einen Platz auf der Limittafel? Noch %n Plätze frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Inquisitor: to the court</source>
        <translation>Inquisitor: an den Hof</translation>
    </message>
    <message>
        <source>Inquisitor: from the court</source>
        <translation>Inquisitor: vom Hof</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} black Caballero(s). Choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n schwarzen Caballero versetzen; wähl, woher er kommt und wohin er geht.</numerusform>
            <numerusform>{seat}: Versetz{more} bis zu %n schwarze Caballeros; wähl, woher sie kommen und wohin sie gehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} Caballero(s) from your court onto the ship.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n Caballero von deinem Hof auf dem Schiff einsetzen.</numerusform>
            <numerusform>{seat}: Setz{more} bis zu %n Caballeros von deinem Hof auf dem Schiff ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own Caballeros sail now. The black ones sail after them if the Grand Inquisitor is in your court.</source>
        <translation>Jetzt fahren deine eigenen Caballeros, danach die schwarzen, wenn der Großinquisitor an deinem Hof ist.</translation>
    </message>
    <message>
        <source>Only the black Caballeros sail now.</source>
        <translation>Jetzt fahren nur die schwarzen Caballeros.</translation>
    </message>
    <message>
        <source>Keep this card to stop one special action.</source>
        <translation>Behalte diese Karte, um eine Sonderaktion zu verhindern.</translation>
    </message>
    <message>
        <source>He brings one extra Caballero in each of your turns, to your court or from it, and the black Caballeros count as yours.</source>
        <translation>Er bringt in jedem deiner Züge einen zusätzlichen Caballero, an den Hof oder vom Hof, und die schwarzen Caballeros zählen als deine.</translation>
    </message>
    <message>
        <source>Leave the Grand Inquisitor</source>
        <extracomment>Do not take the Grand Inquisitor</extracomment>
        <translation>Großinquisitor nicht nehmen</translation>
    </message>
</context>
</TS>
