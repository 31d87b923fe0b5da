<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>elgrande::errors</name>
    <message>
        <source>the bridge does not join two regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Castillo stands where it cannot be moved to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quarantine lies where there is no mobile scoreboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intrigue_king</name>
    <message numerus="yes">
        <source>{seat} places %n Caballero(s) otherwise.</source>
        <translation>
            <numerusform>{seat} places %n Caballero otherwise.</numerusform>
            <numerusform>{seat} places %n Caballeros otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose secretly %n more card(s) for your hand.</source>
        <translation>
            <numerusform>{seat}: choose secretly %n more card for your hand.</numerusform>
            <numerusform>{seat}: choose secretly %n more cards for your hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Intrigue &amp; the King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays with a deck of their own: 13 cards that decide the order, the court and the special action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go first. Move the King to any region, or let him stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go last. Move either one Caballero of another player, or as many of your own as you like out of one region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caballeros: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place one from your court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caballeros: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place up to 2 from your court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caballeros: 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place up to 3 from your court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caballeros: 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place up to 4 from your court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caballeros: 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place up to 5 from your court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grande</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may move your Grande to another region: it is your new home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither from nor to the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wandering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other player must secretly choose another region: their Grandes move there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grande in the King&apos;s region stays. Several may meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Caballeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place 5 Caballeros instead of what your Caballero card says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In neighbours of the King&apos;s region and in the Castillo, as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place the Caballeros of your Caballero card in any regions or in the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s region stays taboo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving the Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the Castillo with all that is in it into any region. All Caballeros there go into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays there until the next general scoring is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two from the provinces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place up to 2 Caballeros from your provinces in any regions or in the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card regained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take one of your used cards back into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of this round may be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the next general scoring every player&apos;s Grande moves to the region on the secret disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grande neither leaves nor enters the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may stop one special action of another player this round, even before your own turn and half-way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your special action of this round. Unused, it is gone at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal adviser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may move the King to a neighbouring region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other players send 3 Caballeros of their court back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has fewer sends all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may build a bridge: two regions are neighbours until somebody builds another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one Caballero of each other player from a region of your choice and send it back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never from the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may put one Caballero of your court aside. Before any later scoring you may add him to a region that is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any scoring counts, special or general. He may wait for a later one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grande and company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may move your Grande and up to 2 of your own Caballeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither out of the King&apos;s region or the Castillo, nor into the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay one of the two mobile scoreboards in a region, or move one to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never two in one place; never into or out of the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a mobile scoreboard in a region. Until after the next general scoring it is taboo like the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One from beside the board if there is one. A further quarantine takes the scoreboard of the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: the 5s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo is not scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: the Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the Castillo. The Caballeros stay inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: the fullest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the region that holds the most Caballeros; several if they are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry out the Intrigue action: move either one Caballero of another player, or as many of your own as you like out of one region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one of another player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move own ones of one region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score a region where exactly 2 of your Caballeros stand and nobody has more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie for first is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: the 4s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: away from the King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score one region of your choice, but not the King&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo may not be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: free choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score one region of your choice, or the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s region may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: the 6s and 7s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 6 or 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players secretly choose a region. Every region that only one has chosen is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the order of the scorings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eviction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a region. The other players must leave it; each secretly chooses where their Caballeros go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever chooses the King&apos;s region or the same region again takes them to court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everybody has played, choose another card of your hand. It counts in place of the Joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moved Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge, other end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 18 of the first edition suit first games. Not all that is printed on the others is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first 18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>29, with the player&apos;s edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 31, two of them ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those whose action is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How everybody comes by 13 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody chooses secretly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same for everybody, for a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening Caballero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the Caballero comes from who is placed by the disk before the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the provinces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All special actions are optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to carry out the special action of a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own card for King and Intrigue player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the King&apos;s or Intrigue card may use the special action of the own card instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 2 and 3 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose card of this round decides who plays the first card of the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the Veto already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region is in quarantine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a neighbour of every region already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes a card into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes card {power} into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has chosen 13 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes “{card}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has “{card}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays card {power}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} holds the Veto until the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} puts {pieces} into the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} calls {pieces} up {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} conspires: at the next general scoring the Grandes move by the disks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: play a card. The highest is King, the lowest has the Intrigue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose the card that counts in place of the Joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose secretly the region where your first Caballero goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose secretly the region where your Grande must move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: set your secret disk. Where does your Grande move?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose the region into which the Castillo is moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose the two regions that the bridge joins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: choose the region that goes into quarantine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: you may add your Caballero of the reserve to a region that is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: place Caballeros and use the special action of one of your two cards, in either order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: use the special action of one of your two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take card {power} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose card {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castillo {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge {from} {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarantine {token} {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the reserve {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source tells how many Caballeros this card brings: the number follows the power cards of the base game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here knows the action of this card. It is one of the base game that would need no note in the rule book; the number of Caballeros is ours as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule book has a note on this card, but nobody here knows its words: the action is built around the note, and the number of Caballeros is ours as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two are neighbours already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo stands in %1 until after the next general scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bridge joins %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the Veto of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conspires: at the next general scoring the Grandes move by the disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) in the reserve</source>
        <translation>
            <numerusform>%n Caballero in the reserve</numerusform>
            <numerusform>%n Caballeros in the reserve</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- **No stacks, no common power cards.** Everybody has the same cards and [secretly chooses](#ki-hand) 13 of them: they decide the order, bring Caballeros to court and have the special actions.
- **Before the first round** everybody sets the secret disk: one Caballero goes there.
- **King and Intrigue.** The highest card of a round brings the King&apos;s card, the lowest the Intrigue card; [these two players](#ki-round) have that action instead of their own.
- **Caballero cards.** How many Caballeros you place depends on your place in the order, not on the special action.
- **Required.** A special action has to be carried out unless its card says “you may”. It bears a !.
- **The Veto** may be used [before the own turn](#ki-joker), in its round only.
- **Some effects last:** bridge, quarantine, moved Castillo, reserve and conspiracy [stay on the table](#ki-lasting).
- **The lowest card** begins the next round.

Board, court and provinces, the King&apos;s taboo, the Castillo, the scorings and their points are as always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of one&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has the same cards and secretly chooses 13 of them; the others leave the game unseen. They take the place of power cards and action cards. The **value** decides the turn order, the **number** how many Caballeros come from the provinces to the court, the **text** is the special action. A card that has been played leaves the game.

Before the first round everybody sets the secret disk once: one Caballero goes there from the court. Whoever names the [King&apos;s region](#kings-region) keeps him in the court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and Intrigue player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One after the other, everybody plays a card; no value may be played twice. Whoever has played the highest takes the **King&apos;s card** and the highest Caballero card and goes first, the next one takes the next Caballero card, and whoever has played the lowest takes the **Intrigue card** and the lowest Caballero card and goes last. That player begins the next round.

King and Intrigue player have the special action of these cards instead of their own. With 2 and 3 players they may use their own instead; if it is required, it then has to be carried out. By an option this holds with any number of players.
- **King:** move the King to any region, or let him stay.
- **Intrigue:** move either one Caballero of another player or as many of your own as you like, out of one region, to any other regions.
- **Caballero cards:** 2 players have 4 and 2, 3 players 5, 3 and 1, 4 players 5, 4, 2 and 1, 5 players 5, 4, 3, 2 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. As many Caballeros as the card says come from the provinces to the court.
2. In either order: place up to as many Caballeros as the Caballero card says, next to the King or in the Castillo; and the special action.

A special action that does not say “you may” is required: the turn does not end before it has been carried out, as far as it can change anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker and Veto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays the **Joker** chooses, when everybody has played, another card of the hand, which then counts. Without such a card the Joker is the lowest one.

The **Veto** of card 40 may be used as soon as everybody has played, before one&apos;s own turn. It is the special action of the round: used, it is gone, and unused it is gone at the end of the round. King and Intrigue player have no Veto, unless they may choose their own card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- **Bridge:** two regions are neighbours until somebody builds another bridge, wherever.
- **Quarantine:** a mobile scoreboard lies in the region, which is taboo like the King&apos;s. Its values count there. It goes back after the next general scoring; a further quarantine moves it, the card “Scoreboard” does not.
- **Moved Castillo:** until after the next general scoring it stands in a region, whose Caballeros have gone into it. The region is otherwise as before.
- **Reserve:** one Caballero waits beside the board until his player adds him to a region that is about to be scored, in a special or general scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the general scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a **conspiracy** everybody sets the disk: not only the Caballeros of the Castillo, the Grandes go there as well, unless they stand in the King&apos;s region or would go there. Caballeros of the reserve may be called up before the regions are scored. Afterwards quarantine and moved Castillo are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose %n card(s) for the whole game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Click or Enter takes a card into the hand and puts it back. Nobody sees it, and nothing counts before “Done”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! must be carried out. ≈ not printed knowledge: rest the pointer on a card for the reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is in your hand for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are chosen already. Put one back first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck for a first game, and decks that you have kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck “{name}” is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck “{name}” is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck “{name}” does not fit: {cards} cannot be chosen in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The deck “{name}” has %n card(s), but {wanted} are wanted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fill up at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses by chance what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} of {wanted} chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) to the court in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
