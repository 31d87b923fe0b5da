// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every word that a player reads about the game's things and deeds, in the language of the moment. Ids come from the
// Catalogue; an expansion's words are those of its texts.cpp. In a game the expansions are asked first, then the
// edition, then the base game, so that each may say otherwise. QtCore only, so that the command line can use it as
// well.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/observe/catalogue.h"
#include "model/observe/insight_facts.h"
#include "views/texts/word_table.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace elgrande::texts {

// The words of an expansion or edition, by its id. Keys: "area:<id>", "in:<id>", "to:<id>", "from:<id>" (the place in a
// sentence), each with ":there" behind it (the same where it is known which place {region} a place lies in that has no
// fixed one), "lies-with:<id>" (the token which says that), "area-text:<id>" (a sentence: what a Caballero there is for
// and how one comes there), with ":aside" behind it (while that token lies beside the board), "token-here:<id>" (what a
// token means for the place where it lies), "card:<id>" (title), "card-text:<id>", "card-more:<id>" (sentences behind
// it), "remark:<id>", "reconstructed", if wanted with ":<card>" (why nobody is certain of it), "power:<id>",
// "power-said:<id>" (the same in a sentence),
// it), "card-brief:<id>" (the text in the fewest words, for a small card), "remark:<id>", "reconstructed", if wanted
// with ":<card>" (why nobody is certain of it), "power:<id>",
// "token:<id>", "choice:<card>:<number>" (button), "option:<id>" (title), "option-text:<id>",
// "option-value:<id>:<value>", "reason:<id>", "refusal:<id>", if wanted with ":at:<area>" or ":<topic>", "event:<id>"
// (variants in base_events.cpp, ":at:<area>" of one place), "prompt:<decision kind>", if wanted with ":<card>",
// ":<topic>" or both, "prompt:turn:<word>" (with only that left), "prompt:turn:<what is left>:<topic>",
// "gift:<word>" (an action that is left, in a list), "prompt:disk:also:<topic>" (behind the
// question for a disk that serves that topic as well), "action:<word>", if wanted with ":<topic>" or
// ":<decision kind>" (button), "apart:<word>" (why two that an action needs do not go together),
// "not-now:<decision kind>", if wanted with ":<topic>" (why not those of another owner), "expansion" (title),
// "expansion-text", "edition:<id>", "edition-text:<id>" (what is different), "edition-facts:<id>" (players and
// minutes), "edition-doubt:<id>" (what nobody knows
// about it), "edition-players:<id>:<number>" (what is different with so many), "edition-guesses:<id>" (options whose
// value in it nobody knows, divided by blanks).
// What a card says follows the options: "card-text", "card-brief", "card-more" and "remark" also with "+<option>" or
// "-<option>" behind the id (a switch that is on or off), "+<option>:<value>" (a choice) and "+<option>:<member>" or
// "-<option>:<member>" (a set with or without that). Such a text stands in the place of the plain one, of several the
// last in the order of the options; such sentences and remarks are added. Whoever says a card's text otherwise says all
// of its variants. For the rule book: "rulebook" (names of the paragraphs, divided by blanks), "rule-title:<name>" and
// "rule-text:<name>" (format in views/rulebook/rule_book.h), "rule:<decision kind>", if wanted with ":<card>" or
// ":<topic>", "rule:refusal:<id>", "rule:area:<id>" and "rule:token:<id>" (name of the paragraph that explains it).
// What {seat}, {place} … stand for in events, prompts and buttons is listed in phrases.h.
void addTexts(const QString& source, Source words);

QString areaName(const Catalogue& catalogue, Area area);
// The same with soft hyphens where the words know some ("narrow:<id>"), for places with little room.
QString areaNameToWrap(const Catalogue& catalogue, Area area);
// Where a token lies; None: beside the board, or nobody knows.
using TokenPlace = std::function<Area(Token)>;
// The place that a place lies in whose token says so; None for every other one.
Area lyingIn(const Catalogue& catalogue, Area area, const TokenPlace& placeOf);
// What a Caballero there is for and how one comes there; empty where the name says it.
QString areaText(const Catalogue& catalogue, Area area, const TokenPlace& placeOf);
// A token on the tip of the place where it lies.
QString tokenHere(const Catalogue& catalogue, Token token);
QString colourName(const QString& colour);                // "Red" / "Rot"
QString editionName(const QString& edition);              //
QString editionText(const QString& edition);              // what is different; a few sentences
QString editionFacts(const QString& edition);             // players and minutes, as printed
QString editionDoubt(const QString& edition);             // what nobody knows about it; empty: nothing of importance
QString editionWith(const QString& edition, int players); // what is different with so many; mostly empty
bool isGuessed(const QString& edition, const OptionFacts& option); // nobody knows how the edition has it
QString expansionName(const QString& expansion);                   //
QString expansionText(const QString& expansion);                   // one plain line
QString expansionRules(const QString& expansion);                  // its page of the rule book
QString exclusionText(const QString& one, const QString& other);   // two that exclude each other; may be empty
QString tokenName(const Catalogue& catalogue, Token token);
QString powerName(const Catalogue& catalogue, Power power); // its number, or its name where it has none
QString cardTitle(const Catalogue& catalogue, Card card);
QString cardTitle(const Catalogue& catalogue, const std::string& id); // also of one that is not in the game
// The same for lists of cards: with what tells it apart where several bear that title ("card-apart:<id>").
QString cardTitleApart(const Catalogue& catalogue, Card card);
QString cardText(const Catalogue& catalogue, Card card); // what the special action does under the options in force
// The same in the fewest words, for a small card. Empty where the text is another's, as of an owner's printed card.
QString cardBrief(const Catalogue& catalogue, Card card);
QString cardRuling(const Catalogue& catalogue,
                   Card card); // remarks that settle doubts under the options in force; may be empty
// Why the card bears the mark of what nobody has seen printed.
QString cardDoubt(const Catalogue& catalogue, Card card);
QString optionTitle(const OptionFacts& option);
QString optionText(const OptionFacts& option); // one plain line
QString optionValue(const OptionFacts& option, const QString& value);
// `topic`: of the decision that refuses it. `place`: that it refuses.
QString refusalText(const Catalogue& catalogue, Refusal why, const std::string& topic = {}, Area place = Area::None);
// What all editions have and some call otherwise, or ask for in words of their own: "scoreboard", "scoreboard:note"
// (with the values for %1), "hint:scoreboard", "hint:scoreboard-first"; "points-other": what gives points of no
// scoring; "third-idle": with so few players.
QString termText(const Catalogue& catalogue, const char* term);
QString whyNotTogether(const Catalogue& catalogue, ActionKind pair); // places that are one of them each
// Why the Caballeros of others than are asked for cannot be chosen ("not-now:<decision>", and ":<topic>" behind it);
// mostly empty.
QString whyNotYet(const Catalogue& catalogue, const Decision& decision);
// What points are given for. `tied`: others have the same rank.
QString reasonText(const Catalogue& catalogue, Reason reason, int rank, bool tied = false);
// A rank, or a tie, that gives no points (Standing::idle).
QString idleRankText(const Catalogue& catalogue, int rank, bool tied);

// Names of paragraphs of the rule book. About a card; about why something is not possible; about what is asked now,
// where `told` is the reason that the player has just been given, if any.
QString cardParagraph(const Catalogue& catalogue, Card card);
QString refusalParagraph(const Catalogue& catalogue, Refusal why);
QString areaParagraph(const Catalogue& catalogue, Area area);    // that an expansion brings, else empty
QString tokenParagraph(const Catalogue& catalogue, Token token); //
QString ruleParagraph(const Catalogue& catalogue, const Decision* decision, const QString& told = {});

using Names = std::function<QString(Seat)>;
// One line of the log; empty for events that the log does not mention. `rich`: seat names become
// <span class="seat-N">…</span> and places <a href="area:N">…</a>, cards <a href="card:N">…</a>. `powers`: the power
// cards of several such events, in the place of this one's. `placeOf`: of tokens when it happened.
QString eventText(const Catalogue& catalogue, const Event& event, const Names& names, bool rich,
                  const QString& powers = {}, const TokenPlace& placeOf = {});
// A card that one seat gets and the reader does not see. Several of them are told as one event with their number.
bool isUnseenDeal(const Catalogue& catalogue, const Event& event);
// The prompt line: whose turn it is and what may be done. `history`: what has happened, which says whether some of what
// is asked for has been done.
QString promptText(const Catalogue& catalogue, const Decision& decision, const Names& names,
                   const std::vector<Event>& history = {});
// What a button for this action says ("Done", "Place Caballeros", "Take 3", "Veto!" …).
QString actionText(const Catalogue& catalogue, const Decision& decision, Action action, const Names& names);
// What choosing it does, where the button leaves that open ("action-tip:<action>", and ":of:<token>" or ":at:<place>"
// behind it); mostly empty.
QString actionTip(const Catalogue& catalogue, const Decision& decision, Action action, const Names& names);

// What a thing is called, in parts divided by commas, with what ends with a full stop as sentences of their own.
QString joined(const QStringList& parts);

// A round by the number that is printed on the track, of which the short game leaves some out: "2 (1 of 6)" then says
// how many of the game it is. `played`: the printed numbers of all.
QString roundNumber(const std::vector<int>& played, int round);

// Why a choice is asked about once more. `shown`: the board shows a better one.
QString wasteText(const Catalogue& catalogue, const Decision& decision, Action action, Waste why,
                  const std::vector<Waste>& also = {}, bool shown = false);
// The answers that go on with it: what they do. `forGood`: and are not to be asked again.
QString wasteAnswer(Waste why, bool forGood);

} // namespace elgrande::texts
