// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the expansion; those of its cards are in texts_cards.cpp, of the rule book in texts_rulebook.cpp, the
// window's own in texts_window.cpp. The English text is the key of its translation in translations/; keys are listed in
// views/texts/texts.h, what {seat}, {place} … stand for in views/texts/phrases.h. The wording is our own; what it says
// follows RULINGS.md section 4.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande {
namespace {

using texts::Word;

constexpr const char* kFavourTip =
    QT_TRANSLATE_NOOP("grandissimo", "One extra Caballero: from your provinces to your court, or from your court to a "
                                     "region adjacent to the King's. Once per turn.");

constexpr std::array kWords{
    Word{"expansion", QT_TRANSLATE_NOOP("grandissimo", "Grandissimo")},
    Word{"expansion-text",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Portugal, a ship, a jail, the Queen, the Jester and the Grand Inquisitor, and two more "
                           "stacks of action cards.")},
    Word{"excludes:inquisitor_colonies",
         QT_TRANSLATE_NOOP("grandissimo", "Both have a Grand Inquisitor, black Caballeros and a ship, under rules that "
                                          "contradict each other.")},
    Word{"area:portugal", QT_TRANSLATE_NOOP("grandissimo", "Portugal")},
    Word{"area:ship", QT_TRANSLATE_NOOP("grandissimo", "Ship")},
    Word{"in:ship", QT_TRANSLATE_NOOP("grandissimo", "on the ship")},
    Word{"to:ship", QT_TRANSLATE_NOOP("grandissimo", "on board the ship")},
    Word{"from:ship", QT_TRANSLATE_NOOP("grandissimo", "off the ship")},
    Word{"area:jail", QT_TRANSLATE_NOOP("grandissimo", "Jail")},
    Word{"in:jail", QT_TRANSLATE_NOOP("grandissimo", "in jail")},
    Word{"to:jail", QT_TRANSLATE_NOOP("grandissimo", "to jail")},
    Word{"from:jail", QT_TRANSLATE_NOOP("grandissimo", "out of jail")},
    Word{"area:gr-gifts", QT_TRANSLATE_NOOP("grandissimo", "Jester's gifts")},
    Word{"in:gr-gifts", QT_TRANSLATE_NOOP("grandissimo", "among the Jester's gifts")},
    Word{"to:gr-gifts", QT_TRANSLATE_NOOP("grandissimo", "to the Jester's gifts")},
    Word{"from:gr-gifts", QT_TRANSLATE_NOOP("grandissimo", "out of the Jester's gifts")},
    // What a Caballero is for in a place
    Word{"area-text:portugal",
         QT_TRANSLATE_NOOP("grandissimo", "Portugal is a region like any other. It is scored last, only first place "
                                          "scores, and it is not on the secret disk.")},
    Word{"area-text:ship",
         QT_TRANSLATE_NOOP("grandissimo", "At the start of your turn, your Caballeros may land from here in coastal "
                                          "regions. To place them on board, you need a ship token.")},
    Word{"area-text:jail",
         QT_TRANSLATE_NOOP("grandissimo", "Cards with the jail symbol send Caballeros here. They count for nothing "
                                          "until the player of the King's card pardons them.")},
    Word{"area-text:gr-gifts",
         QT_TRANSLATE_NOOP("grandissimo", "Caballeros the Jester has given. At the start of your next turn, you place "
                                          "yours in any region except the King's.")},
    Word{"token:queen", QT_TRANSLATE_NOOP("grandissimo", "Queen")},
    Word{"token:jester", QT_TRANSLATE_NOOP("grandissimo", "Jester")},
    Word{"token:inquisitor", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"token:ship-token", QT_TRANSLATE_NOOP("grandissimo", "Ship token")},
    Word{"token:gr-crown", QT_TRANSLATE_NOOP("grandissimo", "Crown of the revolution")},
    Word{"reconstructed",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Only six names of the 19 cards are known, and none of their texts: this card's special "
                           "action and number of Caballeros are our own.")},
    Word{"reconstructed:gr-boycott",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook names this card and says that it takes a region card; its effect and number "
                           "of Caballeros are our own.")},
    Word{"reconstructed:gr-alliance",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook names this card and says that it takes a region card; its effect and number "
                           "of Caballeros are our own.")},
    Word{"reconstructed:gr-double-turn",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook has a note on this card, from which its special action follows; its number "
                           "of Caballeros is our own.")},
    Word{"reconstructed:gr-free-choice",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook has a note on this card, from which its special action follows; its number "
                           "of Caballeros is our own.")},
    Word{"reconstructed:gr-revolution",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook has a note on this card, from which its special action follows; its number "
                           "of Caballeros is our own.")},
    Word{"reconstructed:gr-inquisitor-2",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook mentions several Grand Inquisitor cards but not how many; the second and "
                           "third are our own.")},
    Word{"reconstructed:gr-inquisitor-3",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook mentions several Grand Inquisitor cards but not how many; the second and "
                           "third are our own.")},
    Word{"reconstructed:gr-queen-jester",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The rulebook describes this card fully except for its number of Caballeros, which is our "
                           "own.")},
    Word{"option:gr-cards", QT_TRANSLATE_NOOP("grandissimo", "Cards of the sixth stack")},
    Word{"option-text:gr-cards",
         QT_TRANSLATE_NOOP("grandissimo",
                           "All 19, or as few as 11 of them. Without the Grand Inquisitor, his three cards are left "
                           "out.")},
    Word{"option-value:gr-cards:gr-boycott", QT_TRANSLATE_NOOP("grandissimo", "Boycott")},
    Word{"option-value:gr-cards:gr-alliance", QT_TRANSLATE_NOOP("grandissimo", "Alliance")},
    Word{"option-value:gr-cards:gr-double-turn", QT_TRANSLATE_NOOP("grandissimo", "Double turn")},
    Word{"option-value:gr-cards:gr-free-choice", QT_TRANSLATE_NOOP("grandissimo", "Free choice")},
    Word{"option-value:gr-cards:gr-revolution", QT_TRANSLATE_NOOP("grandissimo", "Revolution")},
    Word{"option-value:gr-cards:gr-inquisitor-1", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor (first)")},
    Word{"option-value:gr-cards:gr-inquisitor-2", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor (second)")},
    Word{"option-value:gr-cards:gr-inquisitor-3", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor (third)")},
    Word{"option-value:gr-cards:gr-ship-intrigue", QT_TRANSLATE_NOOP("grandissimo", "Ship and intrigue")},
    Word{"option-value:gr-cards:gr-ship-deploy", QT_TRANSLATE_NOOP("grandissimo", "Ship and two more")},
    Word{"option-value:gr-cards:gr-ship-grande", QT_TRANSLATE_NOOP("grandissimo", "Ship and Grande")},
    Word{"option-value:gr-cards:gr-ship-court", QT_TRANSLATE_NOOP("grandissimo", "Ship and court")},
    Word{"option-value:gr-cards:gr-jail-send", QT_TRANSLATE_NOOP("grandissimo", "Jail and one from each")},
    Word{"option-value:gr-cards:gr-jail-decay", QT_TRANSLATE_NOOP("grandissimo", "Jail and decay")},
    Word{"option-value:gr-cards:gr-jail-king-angry", QT_TRANSLATE_NOOP("grandissimo", "Jail and angry King")},
    Word{"option-value:gr-cards:gr-score-one", QT_TRANSLATE_NOOP("grandissimo", "Scoring: your choice")},
    Word{"option-value:gr-cards:gr-score-most", QT_TRANSLATE_NOOP("grandissimo", "Scoring: most Caballeros")},
    Word{"option-value:gr-cards:gr-scoreboard", QT_TRANSLATE_NOOP("grandissimo", "Scoreboard")},
    Word{"option-value:gr-cards:gr-score-secret", QT_TRANSLATE_NOOP("grandissimo", "Secret scoring")},
    Word{"option:gr-parts", QT_TRANSLATE_NOOP("grandissimo", "Components in play")},
    Word{
        "option-text:gr-parts",
        QT_TRANSLATE_NOOP("grandissimo",
                          "The rulebook advises leaving out the ship, jail and Grand Inquisitor in your first games.")},
    Word{"option-value:gr-parts:ship", QT_TRANSLATE_NOOP("grandissimo", "Ship")},
    Word{"option-value:gr-parts:jail", QT_TRANSLATE_NOOP("grandissimo", "Jail")},
    Word{"option-value:gr-parts:inquisitor", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"option:gr-black", QT_TRANSLATE_NOOP("grandissimo", "Black Caballeros")},
    Word{"option-text:gr-black", QT_TRANSLATE_NOOP("grandissimo", "The rulebook gives two versions of who owns them.")},
    Word{"option-value:gr-black:nobody", QT_TRANSLATE_NOOP("grandissimo", "Nobody's; never scored")},
    Word{"option-value:gr-black:holder", QT_TRANSLATE_NOOP("grandissimo", "The Grand Inquisitor's holder's")},
    Word{"option:gr-revolution", QT_TRANSLATE_NOOP("grandissimo", "Whose Grande becomes King")},
    Word{"option-text:gr-revolution",
         QT_TRANSLATE_NOOP("grandissimo", "The rulebook does not say who chooses the Grande of a revolution.")},
    Word{"option-value:gr-revolution:own", QT_TRANSLATE_NOOP("grandissimo", "The acting player's")},
    Word{"option-value:gr-revolution:any", QT_TRANSLATE_NOOP("grandissimo", "Any player's")},
    Word{"option:gr-king-returns", QT_TRANSLATE_NOOP("grandissimo", "The King after a revolution")},
    Word{"option-text:gr-king-returns",
         QT_TRANSLATE_NOOP("grandissimo", "Where the King is once the revolution is over.")},
    Word{"option-value:gr-king-returns:old-region", QT_TRANSLATE_NOOP("grandissimo", "Back in his old region")},
    Word{"option-value:gr-king-returns:portugal", QT_TRANSLATE_NOOP("grandissimo", "In Portugal")},
    Word{"refusal:gr-no-coast", QT_TRANSLATE_NOOP("grandissimo", "The ship can land only in coastal regions.")},
    Word{"refusal:gr-no-ship-token",
         QT_TRANSLATE_NOOP("grandissimo", "Only a player with a ship token may place Caballeros on the ship.")},
    Word{"refusal:gr-ship-by-placing",
         QT_TRANSLATE_NOOP("grandissimo", "Caballeros board the ship only by being placed there.")},
    Word{"refusal:gr-black-no-castillo",
         QT_TRANSLATE_NOOP("grandissimo", "Black Caballeros never enter the Castillo.")},
    Word{"refusal:gr-region-card-taken",
         QT_TRANSLATE_NOOP("grandissimo", "This region's card has already been taken.")},
    Word{"refusal:gr-no-region-card", QT_TRANSLATE_NOOP("grandissimo", "There is no region card for this place.")},
    Word{"event:gr-landed", QT_TRANSLATE_NOOP("grandissimo", "{seat} lands {pieces} {in}.")},
    Word{"event:gr-jailed", QT_TRANSLATE_NOOP("grandissimo", "{seat} sends {pieces} {from} to jail.")},
    Word{"event:gr-released", QT_TRANSLATE_NOOP("grandissimo", "{seat} releases {pieces} from jail {to}.")},
    Word{"event:gr-given",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} has the Jester bring {pieces} from the provinces.")},
    Word{"event:gr-gift-placed", QT_TRANSLATE_NOOP("grandissimo", "{seat} places {pieces} from the Jester {in}.")},
    Word{"event:gr-queen-to-court", QT_TRANSLATE_NOOP("grandissimo", "The Queen brings {pieces} to court.")},
    Word{"event:gr-queen-placed", QT_TRANSLATE_NOOP("grandissimo", "{seat} places {pieces} from the Queen {in}.")},
    Word{"event:gr-inquisitor-to-court",
         QT_TRANSLATE_NOOP("grandissimo", "The Grand Inquisitor brings {pieces} to court.")},
    Word{"event:gr-inquisitor-placed",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} places {pieces} from the Grand Inquisitor {in}.")},
    Word{"event:token-moved:of:queen:held",
         QT_TRANSLATE_NOOP("grandissimo", "The Queen is now in the court of {holder}.")},
    Word{"event:token-moved:of:jester:held",
         QT_TRANSLATE_NOOP("grandissimo", "The Jester is now in the court of {holder}.")},
    Word{"event:token-moved:of:inquisitor:held",
         QT_TRANSLATE_NOOP("grandissimo", "The Grand Inquisitor is now in the court of {holder}.")},
    Word{"event:token-moved:of:gr-crown:held", QT_TRANSLATE_NOOP("grandissimo", "{holder}'s Grande wears the crown.")},
    Word{"event:token-moved:of:gr-crown:away",
         QT_TRANSLATE_NOOP("grandissimo", "The crown is next to the board again.")},
    Word{"event:token-moved:of:ship-token:held", QT_TRANSLATE_NOOP("grandissimo", "{holder} now has a ship token.")},
    Word{"event:gr-rode-along",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} lets {whose} ride along with a black one {from} {to}.")},
    Word{"event:gr-stayed",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} does not let any of their Caballeros ride along.")},
    Word{"event:gr-black-placed",
         QT_TRANSLATE_N_NOOP("grandissimo", "The Grand Inquisitor's %n black Caballero(s) are {in}.")},
    Word{"event:gr-boycotted",
         QT_TRANSLATE_NOOP("grandissimo",
                           "{seat} boycotts {place}: it will not be scored in the next general scoring.")},
    Word{"event:place-unscored", QT_TRANSLATE_NOOP("grandissimo", "Boycott: {place} is not scored.")},
    Word{"event:gr-allied",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} and {holder} are allies {in} in the next general scoring.")},
    Word{"event:gr-pacts-ended",
         QT_TRANSLATE_NOOP("grandissimo", "Boycotts and alliances are over; the region cards come back.")},
    Word{"event:gr-revolution-begun",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} starts a revolution: {holder}'s Grande {in} is King.")},
    Word{"event:gr-revolution-ended", QT_TRANSLATE_NOOP("grandissimo", "The revolution is over; the King is {in}.")},
    Word{"event:gr-choice-kept",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} will move 2 Caballeros in the next general scoring.")},
    Word{"event:gr-double-turn-kept", QT_TRANSLATE_NOOP("grandissimo", "{seat} has a double turn in the next round.")},
    Word{"event:gr-second-taken", QT_TRANSLATE_NOOP("grandissimo", "{seat} also takes “{card}”.")},
    Word{"event:gr-special-saved",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} keeps the special action of “{card}” for later.")},
    Word{"prompt:gr-land",
         QT_TRANSLATE_N_NOOP("grandissimo",
                             "{seat}: %n{more} Caballero(s) may go from the ship to coastal regions, one at a time.")},
    Word{"prompt:gr-jail", QT_TRANSLATE_NOOP("grandissimo", "{seat}: choose a Caballero to send to jail.")},
    Word{"prompt:gr-release",
         QT_TRANSLATE_N_NOOP("grandissimo", "{seat}: choose the region for the %n pardoned prisoner(s).")},
    Word{"prompt:gr-welcome", QT_TRANSLATE_NOOP("grandissimo", "{seat}: choose whom to take into your court.")},
    Word{"prompt:gr-favour",
         QT_TRANSLATE_NOOP("grandissimo",
                           "{seat}: one extra Caballero. Place one adjacent to the King's region, or take one to your "
                           "court.")},
    Word{"prompt:gr-favour:queen",
         QT_TRANSLATE_NOOP("grandissimo",
                           "{seat}: the Queen brings one extra Caballero. Place one adjacent to the King's region, or "
                           "take one to your court.")},
    Word{"prompt:gr-favour:inquisitor",
         QT_TRANSLATE_NOOP("grandissimo",
                           "{seat}: the Grand Inquisitor brings one extra Caballero. Place one adjacent to the King's "
                           "region, or take one to your court.")},
    Word{"prompt:gr-gift", QT_TRANSLATE_NOOP("grandissimo", "{seat}: place the Caballero the Jester gave you.")},
    Word{
        "prompt:gr-along",
        QT_TRANSLATE_NOOP("grandissimo",
                          "{seat}: you may ask another player to let one of their Caballeros ride along {from} {to}.")},
    Word{"prompt:gr-consent",
         QT_TRANSLATE_NOOP("grandissimo",
                           "{seat}: {other} asks whether one of your Caballeros rides along {from} {to} with a black "
                           "one.")},
    Word{"prompt:gr-boycott", QT_TRANSLATE_NOOP("grandissimo", "{seat}: choose the region that will not be scored.")},
    Word{"prompt:gr-alliance", QT_TRANSLATE_NOOP("grandissimo", "{seat}: choose the region of the alliance.")},
    Word{"prompt:gr-partner", QT_TRANSLATE_NOOP("grandissimo", "{seat}: choose your ally {in}.")},
    Word{"prompt:gr-revolution", QT_TRANSLATE_NOOP("grandissimo", "{seat}: choose whose Grande becomes King.")},
    Word{"prompt:relocate:gr-free-choice",
         QT_TRANSLATE_N_NOOP("grandissimo",
                             "{seat}: your Free choice lets you move up to %n{more} Caballero(s) of any players before "
                             "the regions are scored.")},
    Word{"prompt:action:gr-second-card",
         QT_TRANSLATE_NOOP("grandissimo",
                           "{seat}: double turn! Take one of the action cards, then you may take a second one.")},
    Word{"prompt:gr-second-card", QT_TRANSLATE_NOOP("grandissimo", "{seat}: you may take a second action card.")},
    Word{"prompt:relocate:gr-inquisitor-1",
         QT_TRANSLATE_N_NOOP("grandissimo",
                             "{seat}: make up to %n{more} move(s) with black Caballeros. Choose where from, then where "
                             "to.")},
    Word{"prompt:relocate:gr-inquisitor-2",
         QT_TRANSLATE_N_NOOP("grandissimo",
                             "{seat}: make up to %n{more} move(s) with black Caballeros. Choose where from, then where "
                             "to.")},
    Word{"prompt:relocate:gr-inquisitor-3",
         QT_TRANSLATE_N_NOOP("grandissimo",
                             "{seat}: make up to %n{more} move(s) with black Caballeros. Choose where from, then where "
                             "to.")},
    Word{"prompt:turn:both:use", QT_TRANSLATE_NOOP("grandissimo", "{seat}: place, and use your cards.")},
    Word{"prompt:turn:special:use", QT_TRANSLATE_NOOP("grandissimo", "{seat}: use your cards or end your turn.")},
    //: {in}: as in “in Galicia”; the ship lands there
    Word{"action:gr-land", QT_TRANSLATE_NOOP("grandissimo", "Land {in}")},
    Word{"action:gr-ship-token", QT_TRANSLATE_NOOP("grandissimo", "Take a ship token")},
    Word{"action:gr-ship-token-from", QT_TRANSLATE_NOOP("grandissimo", "Take {other}'s ship token")},
    Word{"action:gr-arrest", QT_TRANSLATE_NOOP("grandissimo", "Send a Caballero to jail")},
    //: They are sent to jail: “Jail 2 red Caballeros from Galicia”
    Word{"action:gr-jail", QT_TRANSLATE_NOOP("grandissimo", "Jail {pieces} {from}")},
    Word{"action:gr-pardon", QT_TRANSLATE_NOOP("grandissimo", "Pardon all prisoners")},
    Word{"action:gr-release", QT_TRANSLATE_NOOP("grandissimo", "Release them {to}")},
    Word{"action:gr-welcome", QT_TRANSLATE_NOOP("grandissimo", "Take {token}")},
    Word{"action:gr-queen", QT_TRANSLATE_NOOP("grandissimo", "The Queen's Caballero")},
    Word{"action:gr-inquisitor", QT_TRANSLATE_NOOP("grandissimo", "The Inquisitor's Caballero")},
    Word{"action:gr-give", QT_TRANSLATE_NOOP("grandissimo", "Jester: one for {other}")},
    Word{"action:gr-along", QT_TRANSLATE_NOOP("grandissimo", "Ask {other}")},
    Word{"action:gr-follow", QT_TRANSLATE_NOOP("grandissimo", "Ride along")},
    //: Somebody with a Veto hears what happens next
    Word{"action:gr-follow:veto", QT_TRANSLATE_NOOP("grandissimo", "the invited Caballero rides along")},
    Word{"action:gr-boycott", QT_TRANSLATE_NOOP("grandissimo", "Boycott {place}")},
    Word{"action:gr-alliance", QT_TRANSLATE_NOOP("grandissimo", "Alliance {in}")},
    Word{"action:gr-partner", QT_TRANSLATE_NOOP("grandissimo", "With {other}")},
    Word{"action:gr-crown", QT_TRANSLATE_NOOP("grandissimo", "{other}'s Grande")},
    Word{"action:done:gr-land", QT_TRANSLATE_NOOP("grandissimo", "Stay on board")},
    Word{"action:done:gr-along", QT_TRANSLATE_NOOP("grandissimo", "Ask nobody")},
    Word{"action:done:gr-consent", QT_TRANSLATE_NOOP("grandissimo", "No, stay here")},
    Word{"action:done:gr-second-card", QT_TRANSLATE_NOOP("grandissimo", "No second card")},
    Word{"action:gr-also", QT_TRANSLATE_NOOP("grandissimo", "Also take “{card}”")},
    // Tips of buttons
    Word{"action-tip:gr-welcome:of:queen",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The Queen brings one extra Caballero on each of your turns: from your provinces to your "
                           "court, or from your court to a region adjacent to the King's.")},
    Word{"action-tip:gr-welcome:of:jester",
         QT_TRANSLATE_NOOP("grandissimo",
                           "On each of your turns, the Jester gives another player of your choice one Caballero from "
                           "that player's provinces. It must be placed at the start of that player's next turn, in any "
                           "region except the King's.")},
    Word{"action-tip:gr-queen", kFavourTip},
    Word{"action-tip:gr-inquisitor", kFavourTip},
    Word{"action-tip:gr-give",
         QT_TRANSLATE_NOOP("grandissimo",
                           "One Caballero from {other}'s own provinces, which {other} must place at the start of their "
                           "next turn, in any region except the King's. Once per turn.")},
    Word{"action-tip:gr-ship-token",
         QT_TRANSLATE_NOOP("grandissimo", "With it you may place Caballeros from your court on the ship.")},
    Word{"action-tip:gr-ship-token-from",
         QT_TRANSLATE_NOOP("grandissimo", "With it you may place Caballeros from your court on the ship; {other} may "
                                          "do so no longer.")},
    Word{"action-tip:gr-arrest",
         QT_TRANSLATE_NOOP("grandissimo", "One Caballero of any player, from any region except the King's. In jail it "
                                          "counts for nothing until the player of the King's card pardons it.")},
    Word{"action-tip:gr-pardon",
         QT_TRANSLATE_NOOP("grandissimo", "All prisoners go to one region of your choice, except the King's.")},
    //: In a list of what could still be done
    Word{"gift:gr-queen", QT_TRANSLATE_NOOP("grandissimo", "the Queen's extra Caballero")},
    //: In a list of what could still be done
    Word{"gift:gr-inquisitor", QT_TRANSLATE_NOOP("grandissimo", "the Grand Inquisitor's extra Caballero")},
    //: In a list of what could still be done
    Word{"gift:gr-give", QT_TRANSLATE_NOOP("grandissimo", "the Jester's Caballero for another player")},
    //: In a list of what could still be done
    Word{"gift:gr-ship-token", QT_TRANSLATE_NOOP("grandissimo", "take a ship token")},
    //: In a list of what could still be done
    Word{"gift:gr-ship-token-from", QT_TRANSLATE_NOOP("grandissimo", "take another player's ship token")},
    //: In a list of what could still be done
    Word{"gift:gr-arrest", QT_TRANSLATE_NOOP("grandissimo", "send a Caballero to jail")},
    //: In a list of what could still be done
    Word{"gift:gr-pardon", QT_TRANSLATE_NOOP("grandissimo", "pardon all prisoners")},
};

} // namespace

QString words_grandissimo(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("grandissimo", kWords);
    for (const QString& text :
         {words(key, count), grandissimo::cardWords(key, count), grandissimo::windowWords(key, count)})
        if (!text.isEmpty()) return text;
    return grandissimo::ruleBookWords(key, count);
}

} // namespace elgrande
