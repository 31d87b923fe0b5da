<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>template</name>
    <message numerus="yes">
        <source>{seat}: bring up to %n more of your own Caballero(s) by ship to another coastal region.</source>
        <translation>
            <numerusform>{seat}: bring %n more of your own Caballeros by ship to another coastal region.</numerusform>
            <numerusform>{seat}: bring up to %n more of your own Caballeros by ship to another coastal region.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) on the islands.</source>
        <translation>
            <numerusform>%n Caballero on the islands.</numerusform>
            <numerusform>%n Caballeros on the islands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n point(s) if they were scored now.</source>
        <translation>
            <numerusform>{seat}: %n point if they were scored now.</numerusform>
            <numerusform>{seat}: %n points if they were scored now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferry(ies) still to sail</source>
        <translation>
            <numerusform>%n ferry still to sail</numerusform>
            <numerusform>%n ferries still to sail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room for %n Caballero(s)</source>
        <translation>
            <numerusform>Room for %n Caballero</numerusform>
            <numerusform>Room for %n Caballeros</numerusform>
        </translation>
    </message>
    <message>
        <source>The Balearic Islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tenth region across the sea, with ferries and a harbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balearic Islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the {place}</source>
        <comment>Balearic Islands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the {place}</source>
        <comment>Balearic Islands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the {place}</source>
        <comment>Balearic Islands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring up to 2 of your own Caballeros by ship from one coastal region to another. The Balearic Islands are on the coast, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo, and nobody lands on full islands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the harbour of the Balearic Islands and hide something on a coast, then bring one of your own Caballeros by ship to another coastal region. At the next general scoring your crossing counts double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as the harbour is yours you may land even on full islands and move the smugglers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Balearic Islands are full with 8 Caballeros instead of 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbour master&apos;s crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Balearic Islands are full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship sails here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} ships {pieces} {from} {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is the new harbour master {in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crossing of {seat} will no longer count double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship one {from} {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tenth region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Balearic Islands lie across the sea from Valencia and Catalonia and count as their neighbour. They are full with 6 Caballeros, or with 8 under the ruling *Wide harbour*. When they are scored, everybody who also stands in a neighbouring coastal region gets 1 point for the crossing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ferry brings Caballeros from one coastal region to another. It sails neither from nor to the [King&apos;s region](#kings-region). Only the harbour master may land on full islands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has taken the harbour yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbour master: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbour master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbour master; the next crossing counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is the harbour?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts double at the next general scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up the {place}</source>
        <comment>Lighthouse</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up the {place}</source>
        <comment>Lighthouse, climbing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down from the {place}</source>
        <comment>Lighthouse</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal barge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smuggling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody secretly names a coastal region. The smugglers sail to the one that is named most often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where two regions are named equally often, and into the King&apos;s region, they do not sail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal voyage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the King is moved, or until after the next general scoring, the Balearic Islands count as his region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King himself stays where he stands. The card lies open again in every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Caballeros of your action card may be placed in any region in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card stays before you until you use it. The King&apos;s region stays taboo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three places for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First, second and third places score with any number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smugglers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many smugglers land on the Balearic Islands at the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coasts to which the current may run. One of them is drawn at the beginning and before each general scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galicia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basque Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seville</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody comes here but by climbing up from the islands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else moves a Caballero who is up there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smugglers keep out of the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} sends {pieces} up the lighthouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} calls {pieces} down from the lighthouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current runs {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has hidden something on a coast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache of {seat} was {in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smugglers have landed {in}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smugglers sail {from} {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} hires the pilot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes the pilot aboard: Caballeros may go to any region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} sends the King on a voyage: the Balearic Islands are his region now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King has come home {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: may your Caballero climb the lighthouse and take the lantern?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: may your Caballero come down from the lighthouse before the scoring?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose the coast to which the fog drifts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose secretly the coast where you hide something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose secretly the coast to which the smugglers shall sail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climb the lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the fog away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fog drifts {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide something {in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current runs {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever lands on the Balearic Islands while nobody is up the lighthouse may send one Caballero up there and takes the lantern. He does not count for the islands and nobody else can move him; before anything is scored he may come down. Whoever holds the lantern has to send the fog to another coast in each of his turns. In a general scoring nothing is scored where the fog lies, and while it lies on the islands nobody can play the pilot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smugglers and caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The black Caballeros on the islands are smugglers. The harbour master moves them as his own, and they count as his wherever they stand; without a master they take a place of their own, for which nobody gets points. They never enter the Castillo. Whoever takes the harbour also hides something on a coast: where one of his Caballeros stands there in the next general scoring, he gets 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current, pilot and royal voyage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the beginning and before each general scoring a current is drawn: the coast to which it runs is then a neighbour of the islands. Whoever plays the power card *Pilot* has the pilot&apos;s card before him until he uses it: it lets the Caballeros of one action card go to any region. While the King is on his voyage, the islands are the [King&apos;s region](#kings-region).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
