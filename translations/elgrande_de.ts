<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>elgrande::BoardChooser</name>
    <message>
        <source>Click the Caballero that is to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one of the glowing Caballeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the scoreboard that is to be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now click where it is to go. Right click or Esc takes the first click back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the place where something is to leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one of the bright places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to choose on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be chosen on the board now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the scoreboard first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Caballero that may be chosen stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not offered now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::BoardScene</name>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the disk or click a region; then confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several could be meant: click the Caballeros themselves.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::CommandLine</name>
    <message>
        <source>The board game El Grande for two to five players at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved game to go on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a new game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window: en or de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the new game or demo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window, as in 1280x800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of everything, as in 2 or 1.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let computer players play at full speed, print the log, and end; works without a display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo: 2 to 5 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo: the edition to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo: when to end: round:K, scoring:K or end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo: write a picture of that moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1: “%2” is not possible; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one saved game can be opened at a time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::Curtain</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::Demo</name>
    <message>
        <source>The game ended before the moment that --stop names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::LogLines</name>
    <message>
        <source>Action cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::MainWindow</name>
    <message>
        <source>The game cannot be saved automatically. Save it elsewhere with Game – Save as.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>file, program</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;El Grande %1&lt;/h3&gt;&lt;p&gt;A desktop edition of the board game by Wolfgang Kramer and Richard Ulrich.&lt;/p&gt;&lt;p&gt;This is an independent fan project, not connected with the authors or publishers of the game. All art and all texts are our own.&lt;/p&gt;&lt;p&gt;Map data: © Instituto Geográfico Nacional de España (CC BY 4.0), Natural Earth.&lt;/p&gt;&lt;p&gt;Licence: GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About El Grande</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*.egr);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game is under way. Save it before you leave it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a game that can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>El Grande</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has not been saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hurry the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About El Grande</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 – the whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 – the short game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::PlaceTip</name>
    <message>
        <source>%1 (mobile scoreboard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King&apos;s region: nothing in, nothing out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grande of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed: nobody may look inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::PromptPanel</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: thinking …</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::ResultPanel</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in the ranking</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::RulingsEditor</name>
    <message>
        <source>Expansion: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not go together with an expansion that is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (This edition: %2)</source>
        <comment>what the ruling does, the default</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::SeatsEditor</name>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::SettingsDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Computer players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animate what moves on the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::StartPage</name>
    <message>
        <source>Nine regions of Spain, one Castillo, and the King between the Grandes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board game by Wolfgang Kramer and Richard Ulrich. This is an independent fan project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::StatusStrip</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · scoring after this round</source>
        <comment>%1: Round 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · scoring in %n round(s)</source>
        <comment>%1: Round 1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turn order: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::agents</name>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anything that is allowed. Good for trying things out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the most points it can see, one move ahead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elgrande::saves</name>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large for a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Intrigue: any 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up to 3 Caballeros of any colours to other regions or the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: any 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up to 4 Caballeros of any colours to other regions or the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: 4 own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up to 4 of your own Caballeros to other regions or the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: 3 of others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up to 3 Caballeros of other players to other regions or the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: 2 and 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up to 2 of your own and up to 2 foreign Caballeros to other regions or the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: 5 from one region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a region. Move up to 5 Caballeros of any colours out of it, wherever you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: all own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a region and spread all your Caballeros from there over other places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: 2 from court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place 2 more Caballeros from your court, in any regions or in the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrigue: your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either spread all your Caballeros of one region over other places, or place 2 more from your court anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move all own of one region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place 2 from the court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this card. Until the end of the next round you may stop one special action of another player, even half-way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay: the whole court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other players send every Caballero of their court back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay: three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other players send 3 Caballeros of their court back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one Caballero of each player from a region of your choice and send it back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King is angry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting on your left, every other player sends 3 own Caballeros from regions or the court back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A region lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other players each secretly choose a region where they stand, and lose all their Caballeros there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other players each secretly choose a region where they have at least 2 Caballeros, and lose 2 there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: one region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score one region of your choice.</source>
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
        <source>Scoring: the 5s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score all regions whose first place is worth 5.</source>
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
        <source>Scoring: the Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the Castillo. The Caballeros stay inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: first places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score all regions, but only for players who are first there alone.</source>
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
        <source>Scoring: the emptiest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the region that holds the fewest Caballeros; several if they are equal. Empty regions do not count.</source>
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
        <source>Power regained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secretly take one of your used power cards back into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring 2 more of your Caballeros from the provinces to court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grande</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your Grande to another region: it is your new home.</source>
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
        <source>Eviction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a region. The other players must leave it; each secretly chooses where their Caballeros go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal adviser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the King to a neighbouring region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the King to any region, or let him stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them must leave the region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of them may stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you move them, all must leave the region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you move them, some may stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing Caballeros cannot be stopped. An unused Veto expires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has fewer sends all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your own has to go as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own Caballeros are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no region with 2 chooses one with a single Caballero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s region may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So may the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo is not a region and may not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile scoreboards count in place of printed ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile scoreboards count in place of printed ones. The Castillo does not belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo is not scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never two in one place; never into or out of the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo may not be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of this round may be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the provinces run short, you may take Caballeros from regions instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither from nor to the King&apos;s region, nor into the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the order of the scorings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever chooses the King&apos;s region or the same region again takes them to court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place your Caballeros before or after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castillo as scoring choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever may score one region of their choice may pick the Castillo instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All own must leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that moves all your Caballeros out of a region lets none stay behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send one of your own too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that sends one Caballero of each player back also takes one of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used power cards open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody can look up which power cards the others have used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoreboard on the Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mobile scoreboard may be laid at the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window shows how many Caballeros of each colour are in the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without Vetos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both Veto cards stay in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays the first power card of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie for the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share the victory, or compare court, provinces and the highest unused power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-break as in tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <comment>option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: play a power card. The highest goes first, low ones fill the court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: how many Caballeros come from the provinces to your court?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: the provinces are empty. You may take %n more Caballero(s) from regions to your court.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take one of the action cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place Caballeros and use the special action of “%4”, in either order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place Caballeros or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: use the special action of “%4” or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: place up to %n more Caballero(s) from your court.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %12 wants to use the special action of “%4”. Do you object?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %12 uses “%4”. Next: %14. Do you object?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %12 goes on with “%4”. Do you object?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: move up to %n more Caballero(s); choose where from, then where to.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: move up to %n more of your own Caballero(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: move up to %n more Caballero(s) of other players.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: move up to %3 of your own Caballeros and up to %13 of other players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the region out of which the Caballeros come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose what “%4” does for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a Caballero that goes back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: the King is angry. Send %n more Caballero(s) of yours back to the provinces.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose one Caballero of each player to go back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: set your secret disk. Where do your Caballeros go from the Castillo?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose secretly the region that you give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose secretly the region where you lose two Caballeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose secretly the region that you would like to be scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose secretly where your evicted Caballeros go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the place that is scored next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the region where the King goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a new home region for your Grande.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a scoreboard and the place where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the power card that you take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: name the region that the others must leave.</source>
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
        <source>Aragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalonia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Castile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Castile</source>
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
        <source>Valencia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provinces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>País Vasco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aragón</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cataluña</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castilla la Vieja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castilla la Nueva</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sevilla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the %1</source>
        <comment>Basque Country</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the %1</source>
        <comment>Basque Country</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the %1</source>
        <comment>Basque Country</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>País Vasco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>País Vasco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>País Vasco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the %1</source>
        <comment>Castillo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the %1</source>
        <comment>Castillo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the %1</source>
        <comment>Castillo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>court</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>court</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>court</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the %1</source>
        <comment>provinces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the %1</source>
        <comment>provinces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the %1</source>
        <comment>provinces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n red Caballero(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue Caballero(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow Caballero(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green Caballero(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown Caballero(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black Caballero(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral Caballero(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Classic (1996)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anniversary (2023)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the King %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves the King %10 %9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves the Grande %10 %9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays the scoreboard %7 down %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves the scoreboard %7 %10 %9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %6 %10 back to court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places %6 %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves %6 %10 %9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends %6 %10 back to the provinces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings %6 out of the Castillo %9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action card: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays power card %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 brings %n Caballero(s) to court.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the action card “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins the special action of “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says Veto: “%4” ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps the Veto until the end of the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Veto of %1 expires unused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 secretly takes a power card back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes power card %5 back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King begins %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home region of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the first power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has set the secret disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of %1 shows: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names the region of the eviction: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s) %8 (%11).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>General scoring %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power card %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one %10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take “%4”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Caballeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veto!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %6 %10 %9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the region: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternative %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %6 %10 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King %9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grande %9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoreboard %7 %9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take power card %5 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evict: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King&apos;s bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s region is taboo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not next to the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your court is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card brings no Caballeros onto the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Caballero that you may move stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is ever taken out of the Castillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has taken this action card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value has already been played this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used up this power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have done this part of your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special action would change nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place is not on the secret disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King may go only one region further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card takes Caballeros out of one region only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Castillo is not a region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place does not belong to the scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mobile scoreboard lies here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card moves your own Caballeros only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card moves Caballeros of other players only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your Caballeros stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Grande stands in the King&apos;s region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special action must be carried out as far as it goes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
