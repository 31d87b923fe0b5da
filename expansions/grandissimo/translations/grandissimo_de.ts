<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>elgrande::errors</name>
    <message>
        <source>one player has both ship tokens</source>
        <translation>Ein Spieler hat beide Schiffsmarken</translation>
    </message>
    <message>
        <source>a boycott or an alliance concerns a place without a card</source>
        <translation>Ein Boykott oder Bündnis gilt einem Ort ohne Karte</translation>
    </message>
    <message>
        <source>a region card has been taken twice</source>
        <translation>Eine Regionenkarte ist zweimal vergeben</translation>
    </message>
    <message>
        <source>an alliance has no partner</source>
        <translation>Ein Bündnis ist ohne Partner</translation>
    </message>
    <message>
        <source>the King has left a throne without a revolution</source>
        <translation>Der König hat seinen Thron ohne Revolution verlassen</translation>
    </message>
    <message>
        <source>there is a revolution without a King in Portugal</source>
        <translation>Es ist Revolution, aber der König ist nicht in Portugal</translation>
    </message>
    <message>
        <source>a card that does not exist is kept</source>
        <translation>Eine Karte wird behalten, die es nicht gibt</translation>
    </message>
</context>
<context>
    <name>grandissimo</name>
    <message>
        <source>Grandissimo</source>
        <translation>Grandissimo</translation>
    </message>
    <message>
        <source>Portugal, a ship, a jail, the Queen, the Jester and the Grand Inquisitor, and two more stacks of action cards.</source>
        <translation>Portugal, ein Schiff, ein Kerker, Königin, Hofnarr und Großinquisitor, dazu zwei weitere Stapel Aktionskarten.</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
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
        <source>on board the ship</source>
        <translation>auf das Schiff</translation>
    </message>
    <message>
        <source>off the ship</source>
        <translation>vom Schiff</translation>
    </message>
    <message>
        <source>Jail</source>
        <translation>Kerker</translation>
    </message>
    <message>
        <source>in jail</source>
        <translation>im Kerker</translation>
    </message>
    <message>
        <source>to jail</source>
        <translation>in den Kerker</translation>
    </message>
    <message>
        <source>out of jail</source>
        <translation>aus dem Kerker</translation>
    </message>
    <message>
        <source>Jester&apos;s gifts</source>
        <translation>Gaben des Hofnarren</translation>
    </message>
    <message>
        <source>among the Jester&apos;s gifts</source>
        <translation>bei den Gaben des Hofnarren</translation>
    </message>
    <message>
        <source>to the Jester&apos;s gifts</source>
        <translation>zu den Gaben des Hofnarren</translation>
    </message>
    <message>
        <source>out of the Jester&apos;s gifts</source>
        <translation>aus den Gaben des Hofnarren</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Hofnarr</translation>
    </message>
    <message>
        <source>Grand Inquisitor</source>
        <translation>Großinquisitor</translation>
    </message>
    <message>
        <source>Ship token</source>
        <translation>Schiffsmarke</translation>
    </message>
    <message>
        <source>Crown of the revolution</source>
        <translation>Krone der Revolution</translation>
    </message>
    <message>
        <source>Boycott</source>
        <translation>Boykott</translation>
    </message>
    <message>
        <source>Take one of the remaining region cards. That region is not scored in the next general scoring.</source>
        <translation>Nimm eine der verbliebenen Regionenkarten. Diese Region wird in der nächsten allgemeinen Wertung nicht gewertet.</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Bündnis</translation>
    </message>
    <message>
        <source>Take one of the remaining region cards and choose a partner. In the next general scoring, your Caballeros and your partner&apos;s count together there, and both of you get the points.</source>
        <translation>Nimm eine der verbliebenen Regionenkarten und wähl einen Partner. In der nächsten allgemeinen Wertung zählen eure Caballeros dort zusammen, und beide erhalten die Punkte.</translation>
    </message>
    <message>
        <source>Double turn</source>
        <translation>Doppelzug</translation>
    </message>
    <message>
        <source>In the next round you may take two action cards.</source>
        <translation>In der nächsten Runde darfst du zwei Aktionskarten nehmen.</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>In the next general scoring, you move up to 2 Caballeros of any players to other regions or the Castillo, after those from the Castillo and before the regions are scored.</source>
        <translation>In der nächsten allgemeinen Wertung versetzt du bis zu 2 beliebige Caballeros in andere Regionen oder ins Castillo: nach denen des Castillos und bevor die Regionen gewertet werden.</translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Revolution</translation>
    </message>
    <message>
        <source>The King goes to Portugal. Until after the next general scoring, your Grande acts as King: its region is the King&apos;s region.</source>
        <translation>Der König geht nach Portugal. Bis nach der nächsten allgemeinen Wertung ist dein Grande König: Seine Region ist die Königsregion.</translation>
    </message>
    <message>
        <source>The King goes to Portugal. Until after the next general scoring, a Grande of your choice acts as King: its region is the King&apos;s region.</source>
        <translation>Der König geht nach Portugal. Bis nach der nächsten allgemeinen Wertung ist ein Grande deiner Wahl König: Seine Region ist die Königsregion.</translation>
    </message>
    <message>
        <source>Take the Grand Inquisitor into your court and make up to two moves with black Caballeros to other regions. Each may take along one Caballero of another player, if that player agrees.</source>
        <translation>Nimm den Großinquisitor an deinen Hof und versetz bis zu zweimal einen schwarzen Caballero in eine andere Region. Dabei darf jeweils ein Caballero eines Mitspielers mitreiten, wenn dieser einverstanden ist.</translation>
    </message>
    <message>
        <source>Ship and intrigue</source>
        <translation>Schiff und Intrige</translation>
    </message>
    <message>
        <source>Move up to 4 of your own Caballeros to other regions or the Castillo.</source>
        <translation>Versetz bis zu 4 eigene Caballeros in andere Regionen oder ins Castillo.</translation>
    </message>
    <message>
        <source>In addition, you may take a ship token.</source>
        <translation>Außerdem darfst du eine Schiffsmarke nehmen.</translation>
    </message>
    <message>
        <source>Ship and two more</source>
        <translation>Schiff und zwei weitere</translation>
    </message>
    <message>
        <source>Place up to 2 more Caballeros from your court in any regions or the Castillo.</source>
        <translation>Setz bis zu 2 weitere Caballeros von deinem Hof in beliebigen Regionen oder im Castillo ein.</translation>
    </message>
    <message>
        <source>Ship and Grande</source>
        <translation>Schiff und Grande</translation>
    </message>
    <message>
        <source>Move your Grande to another region, which becomes your new home region.</source>
        <translation>Versetz deinen Granden in eine andere Region: Sie ist deine neue Heimat.</translation>
    </message>
    <message>
        <source>Ship and court</source>
        <translation>Schiff und Hof</translation>
    </message>
    <message>
        <source>Take up to 2 more of your Caballeros from the provinces to your court.</source>
        <translation>Hol bis zu 2 weitere deiner Caballeros aus der Provinz an den Hof.</translation>
    </message>
    <message>
        <source>Jail and one from each</source>
        <translation>Kerker und von jedem einer</translation>
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
        <source>In addition, you may send a Caballero to jail.</source>
        <translation>Außerdem darfst du einen Caballero in den Kerker werfen.</translation>
    </message>
    <message>
        <source>Jail and decay</source>
        <translation>Kerker und Verfall</translation>
    </message>
    <message>
        <source>All other players send 3 Caballeros from their courts back to the provinces.</source>
        <translation>Alle anderen schicken 3 Caballeros von ihrem Hof in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Jail and angry King</source>
        <translation>Kerker und erzürnter König</translation>
    </message>
    <message>
        <source>Each other player, clockwise, sends 3 of their own Caballeros from regions and/or their court back to the provinces.</source>
        <translation>Reihum schickt jeder andere 3 eigene Caballeros aus Regionen und/oder vom Hof in die Provinz zurück.</translation>
    </message>
    <message>
        <source>Scoring: your choice</source>
        <translation>Sonderwertung: nach Wahl</translation>
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
        <source>Scoring: most Caballeros</source>
        <translation>Sonderwertung: die meisten</translation>
    </message>
    <message>
        <source>Score the region with the most Caballeros in total. If tied, score all of them.</source>
        <translation>Werte die Region, in der insgesamt die meisten Caballeros stehen; bei Gleichstand alle davon.</translation>
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
        <source>Secret scoring</source>
        <translation>Geheime Sonderwertung</translation>
    </message>
    <message>
        <source>All players secretly choose a region. Each region chosen by exactly one player is scored.</source>
        <translation>Alle wählen geheim eine Region. Gewertet wird jede Region, die genau einer gewählt hat.</translation>
    </message>
    <message>
        <source>Queen or Jester</source>
        <translation>Königin oder Hofnarr</translation>
    </message>
    <message>
        <source>Take the Queen or the Jester into your court, whichever is free. If both or neither are free, choose one.</source>
        <translation>Nimm die Königin oder den Hofnarren an deinen Hof: wer von beiden frei ist. Sind beide frei oder keiner, wählst du.</translation>
    </message>
    <message>
        <source>Not Portugal, which has no region card. The card returns after the scoring.</source>
        <translation>Nicht Portugal, das keine Regionenkarte hat. Die Karte kommt nach der Wertung zurück.</translation>
    </message>
    <message>
        <source>The allies count as one player, even in a tie. The partner is not asked.</source>
        <translation>Die Verbündeten zählen als ein Spieler, auch bei Gleichstand. Der Partner wird nicht gefragt.</translation>
    </message>
    <message>
        <source>You place the Caballeros of both cards. A special action you do not use then is kept for a later turn, unless its card returns every round.</source>
        <translation>Die Caballeros beider Karten werden eingesetzt. Eine Sonderaktion, die du dann nicht nutzt, bleibt für einen späteren Zug, nur nicht die einer Karte, die jede Runde wiederkommt.</translation>
    </message>
    <message>
        <source>Whatever moves the King moves this Grande, which afterwards stays where it is.</source>
        <translation>Was den König versetzt, versetzt diesen Granden, der danach bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>The King then returns to the region he left.</source>
        <translation>Der König kehrt dann in die Region zurück, aus der er kam.</translation>
    </message>
    <message>
        <source>The King then stays in Portugal.</source>
        <translation>Der König bleibt dann in Portugal.</translation>
    </message>
    <message>
        <source>While he is in your court, you have one extra Caballero on each of your turns.</source>
        <translation>Solange er an deinem Hof ist, hast du in jedem deiner Züge einen zusätzlichen Caballero.</translation>
    </message>
    <message>
        <source>He leaves before the next general scoring.</source>
        <translation>Er geht vor der nächsten allgemeinen Wertung.</translation>
    </message>
    <message>
        <source>He stays until another player takes him; until then, the black Caballeros are yours.</source>
        <translation>Er bleibt, bis ein anderer ihn nimmt; bis dahin gehören die schwarzen Caballeros dir.</translation>
    </message>
    <message>
        <source>The Queen brings one extra Caballero on each of your turns; the Jester gives another player a Caballero from that player&apos;s provinces.</source>
        <translation>Die Königin bringt in jedem deiner Züge einen zusätzlichen Caballero; der Hofnarr gibt einem Mitspieler einen aus dessen Provinz.</translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo.</source>
        <translation>Die Königsregion bleibt tabu.</translation>
    </message>
    <message>
        <source>Neither from nor to the King&apos;s region, nor into the Castillo.</source>
        <translation>Weder aus der Königsregion noch in sie hinein, und nicht ins Castillo.</translation>
    </message>
    <message>
        <source>If your provinces run short, you may take Caballeros from regions instead.</source>
        <translation>Hast du in der Provinz zu wenige, darfst du stattdessen Caballeros aus Regionen nehmen.</translation>
    </message>
    <message>
        <source>Never from the King&apos;s region.</source>
        <translation>Nie aus der Königsregion.</translation>
    </message>
    <message>
        <source>A player with fewer sends them all.</source>
        <translation>Wer weniger hat, schickt alle.</translation>
    </message>
    <message>
        <source>The King&apos;s region may be chosen.</source>
        <translation>Die Königsregion darf gewählt werden.</translation>
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
        <source>You choose the order of the scorings.</source>
        <translation>Die Reihenfolge der Wertungen bestimmst du.</translation>
    </message>
    <message>
        <source>Only six names of the 19 cards are known, and none of their texts: this card&apos;s special action and number of Caballeros are our own.</source>
        <translation>Von den 19 Karten sind nur sechs Namen bekannt und von keiner der Text: Die Sonderaktion dieser Karte und die Zahl ihrer Caballeros stammen von uns.</translation>
    </message>
    <message>
        <source>The rulebook names this card and says that it takes a region card; its effect and number of Caballeros are our own.</source>
        <translation>Die Spielregel nennt diese Karte und sagt, dass sie eine Regionenkarte nimmt; ihre Wirkung und die Zahl ihrer Caballeros stammen von uns.</translation>
    </message>
    <message>
        <source>The rulebook has a note on this card, from which its special action follows; its number of Caballeros is our own.</source>
        <translation>Zu dieser Karte gibt es eine Anmerkung in der Spielregel, aus der ihre Sonderaktion folgt; die Zahl ihrer Caballeros stammt von uns.</translation>
    </message>
    <message>
        <source>The rulebook mentions several Grand Inquisitor cards but not how many; the second and third are our own.</source>
        <translation>Die Spielregel spricht von mehreren Karten des Großinquisitors, sagt aber nicht, wie vielen: Die zweite und die dritte stammen von uns.</translation>
    </message>
    <message>
        <source>The rulebook describes this card fully except for its number of Caballeros, which is our own.</source>
        <translation>Die Spielregel sagt alles über diese Karte außer der Zahl ihrer Caballeros; die stammt von uns.</translation>
    </message>
    <message>
        <source>Cards of the sixth stack</source>
        <translation>Karten des sechsten Stapels</translation>
    </message>
    <message>
        <source>Grand Inquisitor (first)</source>
        <translation>Großinquisitor (erste)</translation>
    </message>
    <message>
        <source>Grand Inquisitor (second)</source>
        <translation>Großinquisitor (zweite)</translation>
    </message>
    <message>
        <source>Grand Inquisitor (third)</source>
        <translation>Großinquisitor (dritte)</translation>
    </message>
    <message>
        <source>Components in play</source>
        <translation>Was mitspielt</translation>
    </message>
    <message>
        <source>The rulebook advises leaving out the ship, jail and Grand Inquisitor in your first games.</source>
        <translation>Die Spielregel rät, in den ersten Partien Schiff, Kerker und Großinquisitor wegzulassen.</translation>
    </message>
    <message>
        <source>Black Caballeros</source>
        <translation>Schwarze Caballeros</translation>
    </message>
    <message>
        <source>The rulebook gives two versions of who owns them.</source>
        <translation>Die Spielregel macht zwei verschiedene Angaben, wem sie gehören.</translation>
    </message>
    <message>
        <source>Nobody&apos;s; never scored</source>
        <translation>Gehören niemandem, nie gewertet</translation>
    </message>
    <message>
        <source>The Grand Inquisitor&apos;s holder&apos;s</source>
        <translation>Gehören dem Besitzer des Großinquisitors</translation>
    </message>
    <message>
        <source>Whose Grande becomes King</source>
        <translation>Wessen Grande König wird</translation>
    </message>
    <message>
        <source>The rulebook does not say who chooses the Grande of a revolution.</source>
        <translation>Wer den Granden einer Revolution bestimmt, sagt die Spielregel nicht.</translation>
    </message>
    <message>
        <source>The acting player&apos;s</source>
        <translation>Der des Spielers am Zug</translation>
    </message>
    <message>
        <source>Any player&apos;s</source>
        <translation>Ein beliebiger</translation>
    </message>
    <message>
        <source>The King after a revolution</source>
        <translation>Der König nach der Revolution</translation>
    </message>
    <message>
        <source>Where the King is once the revolution is over.</source>
        <translation>Wo er ist, wenn die Revolution vorbei ist.</translation>
    </message>
    <message>
        <source>Back in his old region</source>
        <translation>Zurück in seiner alten Region</translation>
    </message>
    <message>
        <source>In Portugal</source>
        <translation>In Portugal</translation>
    </message>
    <message>
        <source>The ship can land only in coastal regions.</source>
        <translation>Das Schiff legt nur in Küstenregionen an.</translation>
    </message>
    <message>
        <source>Only a player with a ship token may place Caballeros on the ship.</source>
        <translation>Nur wer eine Schiffsmarke hat, setzt Caballeros auf das Schiff.</translation>
    </message>
    <message>
        <source>Caballeros board the ship only by being placed there.</source>
        <translation>An Bord kommen Caballeros nur durch Einsetzen.</translation>
    </message>
    <message>
        <source>Black Caballeros never enter the Castillo.</source>
        <translation>Schwarze Caballeros kommen nie ins Castillo.</translation>
    </message>
    <message>
        <source>This region&apos;s card has already been taken.</source>
        <translation>Die Karte dieser Region ist schon vergeben.</translation>
    </message>
    <message>
        <source>There is no region card for this place.</source>
        <translation>Für diesen Ort gibt es keine Regionenkarte.</translation>
    </message>
    <message>
        <source>{seat} lands {pieces} {in}.</source>
        <translation>{seat} setzt {pieces} {in} an Land.</translation>
    </message>
    <message>
        <source>{seat} sends {pieces} {from} to jail.</source>
        <translation>{seat} wirft {pieces} {from} in den Kerker.</translation>
    </message>
    <message>
        <source>{seat} releases {pieces} from jail {to}.</source>
        <translation>{seat} entlässt {pieces} aus dem Kerker {to}.</translation>
    </message>
    <message>
        <source>{seat} has the Jester bring {pieces} from the provinces.</source>
        <translation>{seat} lässt den Hofnarren {pieces} aus der Provinz holen.</translation>
    </message>
    <message>
        <source>{seat} places {pieces} from the Jester {in}.</source>
        <translation>{seat} setzt {pieces} vom Hofnarren {in} ein.</translation>
    </message>
    <message>
        <source>The Queen brings {pieces} to court.</source>
        <translation>Die Königin bringt {pieces} an den Hof.</translation>
    </message>
    <message>
        <source>The Grand Inquisitor brings {pieces} to court.</source>
        <translation>Der Großinquisitor bringt {pieces} an den Hof.</translation>
    </message>
    <message>
        <source>{seat} places {pieces} from the Grand Inquisitor {in}.</source>
        <translation>{seat} setzt {pieces} vom Großinquisitor {in} ein.</translation>
    </message>
    <message>
        <source>{seat} boycotts {place}: it will not be scored in the next general scoring.</source>
        <translation>{seat} boykottiert {place}: In der nächsten allgemeinen Wertung wird dort nicht gewertet.</translation>
    </message>
    <message>
        <source>{seat} and {holder} are allies {in} in the next general scoring.</source>
        <translation>{seat} und {holder} sind in der nächsten allgemeinen Wertung Verbündete {in}.</translation>
    </message>
    <message>
        <source>Boycotts and alliances are over; the region cards come back.</source>
        <translation>Boykotte und Bündnisse sind vorbei; die Regionenkarten kommen zurück.</translation>
    </message>
    <message>
        <source>The revolution is over; the King is {in}.</source>
        <translation>Die Revolution ist vorbei; der König ist {in}.</translation>
    </message>
    <message>
        <source>{seat} will move 2 Caballeros in the next general scoring.</source>
        <translation>{seat} versetzt in der nächsten allgemeinen Wertung bis zu 2 Caballeros.</translation>
    </message>
    <message>
        <source>{seat} has a double turn in the next round.</source>
        <translation>{seat} hat in der nächsten Runde einen Doppelzug.</translation>
    </message>
    <message>
        <source>{seat} also takes “{card}”.</source>
        <translation>{seat} nimmt auch „{card}“.</translation>
    </message>
    <message>
        <source>{seat} keeps the special action of “{card}” for later.</source>
        <translation>{seat} behält die Sonderaktion von „{card}“ für später.</translation>
    </message>
    <message>
        <source>{seat}: choose a Caballero to send to jail.</source>
        <translation>{seat}: Wähl einen Caballero, der in den Kerker kommt.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose the region for the %n pardoned prisoner(s).</source>
        <translation>
            <numerusform>{seat}: Wähl die Region für den begnadigten Gefangenen.</numerusform>
            <numerusform>{seat}: Wähl die Region für die %n begnadigten Gefangenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: choose whom to take into your court.</source>
        <translation>{seat}: Wähl, wen du an deinen Hof nimmst.</translation>
    </message>
    <message>
        <source>{seat}: one extra Caballero. Place one adjacent to the King&apos;s region, or take one to your court.</source>
        <translation>{seat}: Ein zusätzlicher Caballero. Setz einen in eine Nachbarregion der Königsregion oder hol einen an den Hof.</translation>
    </message>
    <message>
        <source>{seat}: the Queen brings one extra Caballero. Place one adjacent to the King&apos;s region, or take one to your court.</source>
        <translation>{seat}: Die Königin bringt einen zusätzlichen Caballero. Setz einen in eine Nachbarregion der Königsregion oder hol einen an den Hof.</translation>
    </message>
    <message>
        <source>{seat}: the Grand Inquisitor brings one extra Caballero. Place one adjacent to the King&apos;s region, or take one to your court.</source>
        <translation>{seat}: Der Großinquisitor bringt einen zusätzlichen Caballero. Setz einen in eine Nachbarregion der Königsregion oder hol einen an den Hof.</translation>
    </message>
    <message>
        <source>{seat}: place the Caballero the Jester gave you.</source>
        <translation>{seat}: Setz den Caballero ein, den dir der Hofnarr gegeben hat.</translation>
    </message>
    <message>
        <source>{seat}: choose the region that will not be scored.</source>
        <translation>{seat}: Wähl die Region, die nicht gewertet wird.</translation>
    </message>
    <message>
        <source>{seat}: choose the region of the alliance.</source>
        <translation>{seat}: Wähl die Region des Bündnisses.</translation>
    </message>
    <message>
        <source>{seat}: choose your ally {in}.</source>
        <translation>{seat}: Wähl deinen Verbündeten {in}.</translation>
    </message>
    <message>
        <source>{seat}: choose whose Grande becomes King.</source>
        <translation>{seat}: Wähl, wessen Grande König wird.</translation>
    </message>
    <message>
        <source>{seat}: you may take a second action card.</source>
        <translation>{seat}: Du darfst eine zweite Aktionskarte nehmen.</translation>
    </message>
    <message>
        <source>{seat}: place, and use your cards.</source>
        <translation>{seat}: Setz ein und nutz deine Karten.</translation>
    </message>
    <message>
        <source>{seat}: use your cards or end your turn.</source>
        <translation>{seat}: Nutz deine Karten oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Land {in}</source>
        <extracomment>{in}: as in “in Galicia”; the ship lands there</extracomment>
        <translation>{in} an Land gehen</translation>
    </message>
    <message>
        <source>Take a ship token</source>
        <translation>Schiffsmarke nehmen</translation>
    </message>
    <message>
        <source>Take {other}&apos;s ship token</source>
        <translation>Schiffsmarke von {other} nehmen</translation>
    </message>
    <message>
        <source>Send a Caballero to jail</source>
        <translation>Einen Caballero in den Kerker werfen</translation>
    </message>
    <message>
        <source>Jail {pieces} {from}</source>
        <extracomment>They are sent to jail: “Jail 2 red Caballeros from Galicia”</extracomment>
        <translation>{pieces} {from} in den Kerker</translation>
    </message>
    <message>
        <source>Pardon all prisoners</source>
        <translation>Alle Gefangenen begnadigen</translation>
    </message>
    <message>
        <source>Release them {to}</source>
        <translation>{to} entlassen</translation>
    </message>
    <message>
        <source>Take {token}</source>
        <translation>{token} nehmen</translation>
    </message>
    <message>
        <source>The Queen&apos;s Caballero</source>
        <translation>Caballero der Königin</translation>
    </message>
    <message>
        <source>The Inquisitor&apos;s Caballero</source>
        <translation>Caballero des Inquisitors</translation>
    </message>
    <message>
        <source>Jester: one for {other}</source>
        <translation>Hofnarr: einen für {other}</translation>
    </message>
    <message>
        <source>Ask {other}</source>
        <translation>{other} fragen</translation>
    </message>
    <message>
        <source>Ride along</source>
        <translation>Mitreiten</translation>
    </message>
    <message>
        <source>Boycott {place}</source>
        <translation>{place} boykottieren</translation>
    </message>
    <message>
        <source>Alliance {in}</source>
        <translation>Bündnis {in}</translation>
    </message>
    <message>
        <source>With {other}</source>
        <translation>Mit {other}</translation>
    </message>
    <message>
        <source>{other}&apos;s Grande</source>
        <translation>Der Grande von {other}</translation>
    </message>
    <message>
        <source>Also take “{card}”</source>
        <translation>Auch „{card}“ nehmen</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>- **Portugal** is [an additional region](#gr-places): 5 points for first place and nothing else. It is not on the secret disk.
- **The ship** takes the Caballeros of players with [a ship token](#gr-ship-rule) to any coast.
- **The jail** holds [prisoners](#gr-jail-rule) until the player of the King&apos;s card pardons them.
- **The Queen and the Jester** come to [your court](#gr-court) with the card of stack 7, which is available every round.
- **The Grand Inquisitor** has [two black Caballeros](#gr-inquisitor-rule) and brings one extra Caballero each turn.
- **Two more stacks.** Stack 6 has 11 to 19 cards, including [Boycott, Alliance, Double turn, Free choice and Revolution](#gr-cards-rule).
- **“Any region” never means the King&apos;s.** Whatever a card says, his region stays taboo.
</source>
        <translation>- **Portugal** ist [eine zusätzliche Region](#gr-places): 5 Punkte für den ersten Platz und sonst nichts. Es ist nicht auf der Geheimscheibe.
- **Das Schiff** bringt die Caballeros der Spieler mit [einer Schiffsmarke](#gr-ship-rule) an jede Küste.
- **Im Kerker** sitzen [Gefangene](#gr-jail-rule), bis der Spieler der Königskarte sie begnadigt.
- **Königin und Hofnarr** kommen an [deinen Hof](#gr-court), mit der Karte von Stapel 7, die in jeder Runde wieder ausliegt.
- **Der Großinquisitor** hat [zwei schwarze Caballeros](#gr-inquisitor-rule) und bringt in jedem Zug einen zusätzlichen Caballero.
- **Zwei zusätzliche Stapel.** Stapel 6 hat 11 bis 19 Karten, darunter [Boykott, Bündnis, Doppelzug, Freie Wahl und Revolution](#gr-cards-rule).
- **„Eine beliebige Region“ meint nie die des Königs.** Was auch immer auf einer Karte steht, seine Region bleibt tabu.
</translation>
    </message>
    <message>
        <source>Portugal is a region like any other: Caballeros, the King and Grandes can go there. It is scored last, after Valencia, and gives 5 points for first place only. It has no region card and is not on the secret disk. It is adjacent to Galicia, Old Castile, New Castile and Seville. A mobile scoreboard may cover its scoreboard, which itself is never moved.</source>
        <translation>Portugal ist eine Region wie alle anderen: Caballeros, König und Granden kommen dorthin. Es wird zuletzt gewertet, nach Valencia, und gibt 5 Punkte, aber nur für den ersten Platz. Es hat keine Regionenkarte und ist nicht auf der Geheimscheibe. Nachbarn sind Galicien, Alt- und Neukastilien und Sevilla. Eine mobile Wertungstafel darf auf seiner Wertungstafel liegen, die selbst nie versetzt wird.</translation>
    </message>
    <message>
        <source>The ship</source>
        <translation>Das Schiff</translation>
    </message>
    <message>
        <source>When you take a card with the ship symbol, you may take one of the two ship tokens; if both are held, you take one from a player of your choice, but nobody may hold two. With a token, you may place Caballeros on the ship instead of in regions, wherever the King is. At the start of your turn, your Caballeros on board may land in any coastal regions except the King&apos;s, with or without a token. Caballeros on the ship score nothing, and nothing else brings Caballeros there or takes them away.</source>
        <translation>Nimmst du eine Karte mit dem Schiffssymbol, darfst du eine der beiden Schiffsmarken nehmen; sind beide vergeben, nimmst du eine davon einem Spieler deiner Wahl ab, aber niemand darf zwei haben. Mit einer Schiffsmarke darfst du Caballeros statt in Regionen auf dem Schiff einsetzen, wo auch immer der König ist. Zu Beginn deines Zuges dürfen deine Caballeros an Bord in beliebigen Küstenregionen an Land gehen, nur nicht in der des Königs, mit oder ohne Schiffsmarke. Auf dem Schiff gibt es keine Punkte, und nichts anderes bringt Caballeros dorthin oder von dort weg.</translation>
    </message>
    <message>
        <source>The jail</source>
        <translation>Der Kerker</translation>
    </message>
    <message>
        <source>When you take a card with the jail symbol, you may send one Caballero of any player from any region except the King&apos;s to jail. Prisoners count for nothing. The player of the King&apos;s card may pardon them at any time during the turn: all of them, into one region other than the King&apos;s.</source>
        <translation>Nimmst du eine Karte mit dem Kerkersymbol, darfst du einen beliebigen Caballero aus einer Region in den Kerker werfen, nur nicht aus der des Königs. Gefangene zählen nirgends. Wer die Königskarte spielt, darf sie jederzeit in diesem Zug begnadigen: alle zusammen, in eine Region, nur nicht die des Königs.</translation>
    </message>
    <message>
        <source>Queen and Jester</source>
        <translation>Königin und Hofnarr</translation>
    </message>
    <message>
        <source>The card of stack 7 brings the Queen or the Jester into your court, whichever is free. If both or neither are free, you choose.
The Queen gives you one extra Caballero on each of your turns, either from the provinces to your court or from your court to a region adjacent to the King&apos;s. On each of your turns, the Jester gives another player of your choice one Caballero from that player&apos;s provinces; that player places it at the start of their next turn, anywhere except in the King&apos;s region.</source>
        <translation>Die Karte von Stapel 7 bringt Königin oder Hofnarr an deinen Hof: wer von beiden frei ist. Sind beide frei oder keiner, wählst du.
Die Königin gibt dir in jedem deiner Züge einen zusätzlichen Caballero, aus der Provinz an den Hof oder vom Hof in eine Nachbarregion der Königsregion. Der Hofnarr gibt in jedem deiner Züge einem Mitspieler deiner Wahl einen Caballero aus dessen Provinz; der setzt ihn zu Beginn seines nächsten Zuges ein, überall, nur nicht in der Königsregion.</translation>
    </message>
    <message>
        <source>The Grand Inquisitor</source>
        <translation>Der Großinquisitor</translation>
    </message>
    <message>
        <source>Two black Caballeros start in a region drawn at random. A Grand Inquisitor card brings him into your court and lets you make up to two moves with black Caballeros. With each of them, one Caballero of another player may ride along, if that player agrees. While he is in your court, he brings one extra Caballero on each of your turns, as the Queen does. Black Caballeros belong to nobody and are ignored in every scoring, and he leaves before the next general scoring; under a rule option, they belong to his holder instead.</source>
        <translation>Zwei schwarze Caballeros beginnen in einer ausgelosten Region. Eine Karte des Großinquisitors bringt ihn an deinen Hof und lässt dich bis zu zweimal einen schwarzen Caballero versetzen. Mit jedem darf ein Caballero eines Mitspielers mitreiten, wenn dieser einverstanden ist. An deinem Hof bringt er in jedem deiner Züge einen zusätzlichen Caballero, wie die Königin. Schwarze Caballeros gehören niemandem und bleiben in jeder Wertung außer Betracht, und er geht vor der nächsten allgemeinen Wertung; mit einer Regeloption gehören sie stattdessen dem Besitzer des Großinquisitors.</translation>
    </message>
    <message>
        <source>Five special cards</source>
        <translation>Fünf besondere Karten</translation>
    </message>
    <message>
        <source>Where the rulebook is open to interpretation</source>
        <translation>Was die Spielregel offen lässt</translation>
    </message>
    <message>
        <source>≈ This is how the program plays where the rulebook can be read differently or is silent.
- **Double turn:** the special actions of the King&apos;s card and of the card of Queen and Jester cannot be saved for later, because these cards come back in the next round.
- **Black Caballeros** do not go into the Castillo: no player has a disk that would bring them out again.
- **The ship is not a region:** Caballeros on board are not taken to court when provinces run short.
</source>
        <translation>≈ So spielt das Programm, wo sich die Spielregel auch anders lesen lässt oder schweigt.
- **Doppelzug:** Die Sonderaktionen der Königskarte und der Karte von Königin und Hofnarr lassen sich nicht für später behalten, denn diese Karten kommen in der nächsten Runde wieder.
- **Schwarze Caballeros** kommen nicht ins Castillo: Niemand hat eine Scheibe, die sie wieder herausbringt.
- **Das Schiff ist keine Region:** Caballeros an Bord werden nicht an den Hof geholt, wenn die Provinz nicht reicht.
</translation>
    </message>
    <message>
        <source>- **Boycott** takes a region card: that region is not scored in the next general scoring.
- **Alliance** takes a region card and names a partner: in the next general scoring, the Caballeros of both players count together there, and both get the points.
- **Double turn:** in the next round, you may take a second action card. You place the Caballeros of both, and a special action you do not use is kept for a later turn.
- **Free choice:** in the next general scoring, you move up to 2 Caballeros of any players to other regions or the Castillo, after those from the Castillo and before the regions are scored.
- **Revolution:** the King goes to Portugal, and until after the next general scoring your Grande acts as King, or any player&apos;s under a [rule option](#option-gr-revolution). Its region is the King&apos;s region, and whatever moves the King moves it. Afterwards the Grande stays, and the King returns to his old region or, under a [rule option](#option-gr-king-returns), stays in Portugal.

Region cards return after the general scoring.
</source>
        <translation>- **Boykott** nimmt eine Regionenkarte: Die Region wird in der nächsten allgemeinen Wertung nicht gewertet.
- **Bündnis** nimmt eine Regionenkarte und nennt einen Partner: In der nächsten allgemeinen Wertung zählen dort die Caballeros beider zusammen, und beide erhalten die Punkte.
- **Doppelzug:** In der nächsten Runde darfst du eine zweite Aktionskarte nehmen. Die Caballeros beider Karten werden eingesetzt, und eine Sonderaktion, die du nicht nutzt, bleibt für einen späteren Zug.
- **Freie Wahl:** In der nächsten allgemeinen Wertung versetzt du bis zu 2 beliebige Caballeros in andere Regionen oder ins Castillo, nach denen des Castillos und bevor die Regionen gewertet werden.
- **Revolution:** Der König geht nach Portugal, und bis nach der nächsten allgemeinen Wertung ist dein Grande König, mit einer [Regeloption](#option-gr-revolution) der eines beliebigen Spielers. Seine Region ist die Königsregion, und was den König versetzt, versetzt diesen Granden. Danach bleibt der Grande, und der König kommt in seine alte Region zurück oder bleibt, mit einer [Regeloption](#option-gr-king-returns), in Portugal.

Regionenkarten kommen nach der allgemeinen Wertung zurück.
</translation>
    </message>
    <message>
        <source>The Queen is in {seat}&apos;s court.</source>
        <translation>Die Königin ist am Hof von {seat}.</translation>
    </message>
    <message>
        <source>The Queen is in nobody&apos;s court.</source>
        <translation>Die Königin ist an niemandes Hof.</translation>
    </message>
    <message>
        <source>The Jester is in {seat}&apos;s court.</source>
        <translation>Der Hofnarr ist am Hof von {seat}.</translation>
    </message>
    <message>
        <source>The Jester is in nobody&apos;s court.</source>
        <translation>Der Hofnarr ist an niemandes Hof.</translation>
    </message>
    <message>
        <source>Gifts waiting to be placed: %1.</source>
        <translation>Seine Gaben warten aufs Einsetzen: %1.</translation>
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
        <source>Ship tokens: %1.</source>
        <translation>Schiffsmarken: %1.</translation>
    </message>
    <message>
        <source>On board: %1.</source>
        <translation>An Bord: %1.</translation>
    </message>
    <message>
        <source>In jail: %1.</source>
        <translation>Im Kerker: %1.</translation>
    </message>
    <message>
        <source>{place} is not scored in the next general scoring: {seat} boycotts it.</source>
        <translation>{place} wird in der nächsten allgemeinen Wertung nicht gewertet: Boykott von {seat}.</translation>
    </message>
    <message>
        <source>{seat} and {other} are allies in the next general scoring, {place}.</source>
        <translation>{seat} und {other} sind in der nächsten allgemeinen Wertung Verbündete, {place}.</translation>
    </message>
    <message>
        <source>Free choice: {seat} will move up to 2 Caballeros in the next general scoring.</source>
        <translation>Freie Wahl: {seat} versetzt in der nächsten allgemeinen Wertung bis zu 2 Caballeros.</translation>
    </message>
    <message>
        <source>Revolution: {seat}&apos;s Grande is King until after the next general scoring, {place}.</source>
        <translation>Revolution: Der Grande von {seat} ist bis nach der nächsten allgemeinen Wertung König, {place}.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The ship lies off the coast, {place}.</source>
        <translation>Das Schiff liegt vor der Küste, {place}.</translation>
    </message>
    <message>
        <source>Boycotts {place} in the next general scoring.</source>
        <translation>Boykottiert {place} in der nächsten allgemeinen Wertung.</translation>
    </message>
    <message>
        <source>Has an alliance in the next general scoring, {place}.</source>
        <translation>Hat in der nächsten allgemeinen Wertung ein Bündnis, {place}.</translation>
    </message>
    <message>
        <source>Free choice: will move up to 2 Caballeros in the next general scoring.</source>
        <translation>Freie Wahl: versetzt in der nächsten allgemeinen Wertung bis zu 2 Caballeros.</translation>
    </message>
    <message>
        <source>Double turn: may take two action cards in the next round.</source>
        <translation>Doppelzug: darf in der nächsten Runde zwei Aktionskarten nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n Jester&apos;s gift(s) to place at the start of the next turn</source>
        <translation>
            <numerusform>%n Gabe des Hofnarren, zu Beginn des nächsten Zuges einzusetzen</numerusform>
            <numerusform>%n Gaben des Hofnarren, zu Beginn des nächsten Zuges einzusetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Revolution!</translation>
    </message>
    <message>
        <source>{seat}&apos;s Grande is King, {place}</source>
        <translation>Der Grande von {seat} ist König, {place}</translation>
    </message>
    <message>
        <source>The revolution is over</source>
        <translation>Die Revolution ist vorbei</translation>
    </message>
    <message>
        <source>The King is back, {place}</source>
        <translation>Der König ist zurück, {place}</translation>
    </message>
    <message>
        <source>{seat} boycotts {place}</source>
        <translation>{seat} boykottiert {place}</translation>
    </message>
    <message>
        <source>Not scored in the next general scoring</source>
        <translation>Wird in der nächsten allgemeinen Wertung nicht gewertet</translation>
    </message>
    <message>
        <source>{seat} and {other} are allies</source>
        <translation>{seat} und {other} sind Verbündete</translation>
    </message>
    <message>
        <source>In the next general scoring, {place}</source>
        <translation>In der nächsten allgemeinen Wertung, {place}</translation>
    </message>
    <message>
        <source>All 19, or as few as 11 of them. Without the Grand Inquisitor, his three cards are left out.</source>
        <translation>Alle 19 oder nur 11 davon. Ohne den Großinquisitor fallen seine drei weg.</translation>
    </message>
    <message>
        <source>Stay on board</source>
        <translation>An Bord bleiben</translation>
    </message>
    <message>
        <source>Ask nobody</source>
        <translation>Niemanden fragen</translation>
    </message>
    <message>
        <source>No, stay here</source>
        <translation>Nein, hierbleiben</translation>
    </message>
    <message>
        <source>No second card</source>
        <translation>Keine zweite Karte</translation>
    </message>
    <message>
        <source>Boycott: {place} is not scored.</source>
        <translation>Boykott: {place} wird nicht gewertet.</translation>
    </message>
    <message>
        <source>First the Grand Inquisitor leaves {seat}&apos;s court</source>
        <translation>Zuerst verlässt der Großinquisitor den Hof von {seat}</translation>
    </message>
    <message>
        <source>Boycott: {place} is not scored</source>
        <translation>Boykott: {place} wird nicht gewertet</translation>
    </message>
    <message>
        <source>Alliance of {seat} and {other}, {place}</source>
        <translation>Bündnis von {seat} und {other}, {place}</translation>
    </message>
    <message>
        <source>Before the regions: {seat} moves up to 2 Caballeros</source>
        <translation>Vor den Regionen: {seat} versetzt bis zu 2 Caballeros</translation>
    </message>
    <message>
        <source>Portugal is a region like any other. It is scored last, only first place scores, and it is not on the secret disk.</source>
        <translation>Portugal ist eine Region wie jede andere. Es wird zuletzt gewertet, nur der erste Platz bekommt Punkte, und es steht nicht auf der Geheimscheibe.</translation>
    </message>
    <message>
        <source>At the start of your turn, your Caballeros may land from here in coastal regions. To place them on board, you need a ship token.</source>
        <translation>Zu Beginn deines Zuges dürfen deine Caballeros von hier in Küstenregionen an Land gehen. Um sie an Bord einzusetzen, brauchst du eine Schiffsmarke.</translation>
    </message>
    <message>
        <source>Cards with the jail symbol send Caballeros here. They count for nothing until the player of the King&apos;s card pardons them.</source>
        <translation>Karten mit dem Kerkersymbol schicken Caballeros hierher. Sie zählen nichts, bis der Spieler der Königskarte sie begnadigt.</translation>
    </message>
    <message>
        <source>Caballeros the Jester has given. At the start of your next turn, you place yours in any region except the King&apos;s.</source>
        <translation>Caballeros, die der Hofnarr verschenkt hat. Zu Beginn deines nächsten Zuges setzt du deine in eine beliebige Region außer der Königsregion ein.</translation>
    </message>
    <message>
        <source>Take a region card: that region is not scored.</source>
        <translation>Nimm eine Regionenkarte: Die Region wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Count together with a partner in one region.</source>
        <translation>Zähl in einer Region mit einem Partner zusammen.</translation>
    </message>
    <message>
        <source>Next round, you may take two action cards.</source>
        <translation>Nächste Runde darfst du zwei Aktionskarten nehmen.</translation>
    </message>
    <message>
        <source>Move up to 2 in the next general scoring.</source>
        <translation>Versetz in der nächsten allgemeinen Wertung bis zu 2.</translation>
    </message>
    <message>
        <source>Your Grande acts as King.</source>
        <translation>Dein Grande ist König.</translation>
    </message>
    <message>
        <source>A Grande of your choice acts as King.</source>
        <translation>Ein Grande deiner Wahl ist König.</translation>
    </message>
    <message>
        <source>Take him; up to two moves with black Caballeros.</source>
        <translation>Nimm ihn; versetz bis zu zweimal einen schwarzen Caballero.</translation>
    </message>
    <message>
        <source>Move up to 4 of your own.</source>
        <translation>Versetz bis zu 4 eigene.</translation>
    </message>
    <message>
        <source>Place up to 2 more in any regions.</source>
        <translation>Setz bis zu 2 weitere in beliebigen Regionen ein.</translation>
    </message>
    <message>
        <source>Move your Grande to another region.</source>
        <translation>Versetz deinen Granden in eine andere Region.</translation>
    </message>
    <message>
        <source>Take up to 2 more to your court.</source>
        <translation>Hol bis zu 2 weitere an den Hof.</translation>
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
        <source>Score one region or the Castillo.</source>
        <translation>Werte eine Region oder das Castillo.</translation>
    </message>
    <message>
        <source>Score the region with the most Caballeros.</source>
        <translation>Werte die Region mit den meisten Caballeros.</translation>
    </message>
    <message>
        <source>Place or move a mobile scoreboard.</source>
        <translation>Leg oder versetz eine mobile Wertungstafel.</translation>
    </message>
    <message>
        <source>Score regions chosen by exactly one player.</source>
        <translation>Werte Regionen, die nur einer wählt.</translation>
    </message>
    <message>
        <source>Take the Queen or the Jester into your court.</source>
        <translation>Nimm die Königin oder den Hofnarren.</translation>
    </message>
    <message>
        <source>The Queen is now in the court of {holder}.</source>
        <translation>Die Königin ist jetzt am Hof von {holder}.</translation>
    </message>
    <message>
        <source>The Jester is now in the court of {holder}.</source>
        <translation>Der Hofnarr ist jetzt am Hof von {holder}.</translation>
    </message>
    <message>
        <source>The Grand Inquisitor is now in the court of {holder}.</source>
        <translation>Der Großinquisitor ist jetzt am Hof von {holder}.</translation>
    </message>
    <message>
        <source>{holder} now has a ship token.</source>
        <translation>{holder} hat jetzt eine Schiffsmarke.</translation>
    </message>
    <message>
        <source>{seat}: double turn! Take one of the action cards, then you may take a second one.</source>
        <translation>{seat}: Doppelzug! Nimm eine der Aktionskarten, danach darfst du eine zweite nehmen.</translation>
    </message>
    <message>
        <source>One extra Caballero: from your provinces to your court, or from your court to a region adjacent to the King&apos;s. Once per turn.</source>
        <translation>Ein zusätzlicher Caballero: aus der Provinz an den Hof oder vom Hof in eine Nachbarregion der Königsregion. Einmal je Zug.</translation>
    </message>
    <message>
        <source>Both have a Grand Inquisitor, black Caballeros and a ship, under rules that contradict each other.</source>
        <translation>Beide haben einen Großinquisitor, schwarze Caballeros und ein Schiff, aber ihre Regeln dafür widersprechen sich.</translation>
    </message>
    <message>
        <source>The Queen brings one extra Caballero on each of your turns: from your provinces to your court, or from your court to a region adjacent to the King&apos;s.</source>
        <translation>Die Königin bringt in jedem deiner Züge einen zusätzlichen Caballero: aus der Provinz an den Hof oder vom Hof in eine Nachbarregion der Königsregion.</translation>
    </message>
    <message>
        <source>On each of your turns, the Jester gives another player of your choice one Caballero from that player&apos;s provinces. It must be placed at the start of that player&apos;s next turn, in any region except the King&apos;s.</source>
        <translation>Der Hofnarr gibt in jedem deiner Züge einem Mitspieler deiner Wahl einen Caballero aus dessen Provinz. Der Mitspieler muss ihn zu Beginn seines nächsten Zuges einsetzen, überall, nur nicht in der Königsregion.</translation>
    </message>
    <message>
        <source>One Caballero from {other}&apos;s own provinces, which {other} must place at the start of their next turn, in any region except the King&apos;s. Once per turn.</source>
        <translation>Ein Caballero aus der Provinz von {other}: {other} muss ihn zu Beginn des nächsten eigenen Zuges einsetzen, überall, nur nicht in der Königsregion. Einmal je Zug.</translation>
    </message>
    <message>
        <source>With it you may place Caballeros from your court on the ship.</source>
        <translation>Damit darfst du Caballeros vom Hof auf dem Schiff einsetzen.</translation>
    </message>
    <message>
        <source>With it you may place Caballeros from your court on the ship; {other} may do so no longer.</source>
        <translation>Damit darfst du Caballeros vom Hof auf dem Schiff einsetzen; {other} darf es nicht mehr.</translation>
    </message>
    <message>
        <source>the Queen&apos;s extra Caballero</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>der zusätzliche Caballero der Königin</translation>
    </message>
    <message>
        <source>the Grand Inquisitor&apos;s extra Caballero</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>der zusätzliche Caballero des Großinquisitors</translation>
    </message>
    <message>
        <source>the Jester&apos;s Caballero for another player</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>der Caballero des Hofnarren für einen Mitspieler</translation>
    </message>
    <message>
        <source>take a ship token</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>eine Schiffsmarke nehmen</translation>
    </message>
    <message>
        <source>take another player&apos;s ship token</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>einem Mitspieler eine Schiffsmarke wegnehmen</translation>
    </message>
    <message>
        <source>send a Caballero to jail</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>einen Caballero in den Kerker werfen</translation>
    </message>
    <message>
        <source>pardon all prisoners</source>
        <extracomment>In a list of what could still be done</extracomment>
        <translation>alle Gefangenen begnadigen</translation>
    </message>
    <message>
        <source>One Caballero of any player, from any region except the King&apos;s. In jail it counts for nothing until the player of the King&apos;s card pardons it.</source>
        <translation>Ein Caballero eines beliebigen Spielers aus einer beliebigen Region außer der Königsregion. Im Kerker zählt er nirgends, bis ihn der Spieler der Königskarte begnadigt.</translation>
    </message>
    <message>
        <source>All prisoners go to one region of your choice, except the King&apos;s.</source>
        <translation>Alle Gefangenen kommen in eine einzige Region deiner Wahl, nur nicht in die Königsregion.</translation>
    </message>
    <message>
        <source>{seat} lets {whose} ride along with a black one {from} {to}.</source>
        <translation>{seat} lässt {whose} mit einem schwarzen {from} {to} mitreiten.</translation>
    </message>
    <message>
        <source>the invited Caballero rides along</source>
        <extracomment>Somebody with a Veto hears what happens next</extracomment>
        <translation>der eingeladene Caballero reitet mit</translation>
    </message>
    <message>
        <source>{seat} places {pieces} from the Queen {in}.</source>
        <translation>{seat} setzt {pieces} von der Königin {in} ein.</translation>
    </message>
    <message>
        <source>{holder}&apos;s Grande wears the crown.</source>
        <translation>Der Grande von {holder} trägt die Krone.</translation>
    </message>
    <message>
        <source>The crown is next to the board again.</source>
        <translation>Die Krone liegt wieder neben dem Spielplan.</translation>
    </message>
    <message>
        <source>{seat} does not let any of their Caballeros ride along.</source>
        <translation>{seat} lässt keinen eigenen Caballero mitreiten.</translation>
    </message>
    <message>
        <source>{seat} starts a revolution: {holder}&apos;s Grande {in} is King.</source>
        <translation>{seat} ruft die Revolution aus: Der Grande von {holder} {in} ist König.</translation>
    </message>
    <message>
        <source>{seat}: you may ask another player to let one of their Caballeros ride along {from} {to}.</source>
        <translation>{seat}: Du darfst einen Mitspieler fragen, ob einer seiner Caballeros {from} {to} mitreitet.</translation>
    </message>
    <message>
        <source>{seat}: {other} asks whether one of your Caballeros rides along {from} {to} with a black one.</source>
        <translation>{seat}: {other} fragt, ob einer deiner Caballeros mit einem schwarzen {from} {to} mitreitet.</translation>
    </message>
    <message numerus="yes">
        <source>The Grand Inquisitor&apos;s %n black Caballero(s) are {in}.</source>
        <translation>
            <numerusform>%n schwarzer Caballero des Großinquisitors steht {in}.</numerusform>
            <numerusform>%n schwarze Caballeros des Großinquisitors stehen {in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n{more} Caballero(s) may go from the ship to coastal regions, one at a time.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} %n Caballero vom Schiff in eine Küstenregion bringen.</numerusform>
            <numerusform>{seat}: Du darfst{more} %n Caballeros vom Schiff in Küstenregionen bringen, einen nach dem anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: your Free choice lets you move up to %n{more} Caballero(s) of any players before the regions are scored.</source>
        <translation>
            <numerusform>{seat}: Deine Freie Wahl: Du darfst{more} %n Caballero eines beliebigen Spielers versetzen, bevor die Regionen gewertet werden.</numerusform>
            <numerusform>{seat}: Deine Freie Wahl: Versetz{more} bis zu %n Caballeros beliebiger Spieler, bevor die Regionen gewertet werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: make up to %n{more} move(s) with black Caballeros. Choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: Du darfst{more} einmal einen schwarzen Caballero versetzen; wähl, woher er kommt und wohin er geht.</numerusform>
            <numerusform>{seat}: Versetz{more} bis zu %n-mal einen schwarzen Caballero; wähl jeweils, woher er kommt und wohin er geht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send back one from each other player.</source>
        <translation>Schick von jedem anderen einen zurück.</translation>
    </message>
    <message>
        <source>Send back one from each player, your own too.</source>
        <translation>Schick von jedem Spieler einen zurück, auch einen eigenen.</translation>
    </message>
</context>
</TS>
