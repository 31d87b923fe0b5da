// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that an expansion contributes to the window besides its words (views/texts/texts.h): one struct, handed
// over in one call from the install_<id>() of its view folder. Nothing of it appears in games that do not play the
// expansion. Each view shows what the base game has and adds what it finds here; the types that it shows (SeatBadge,
// OpenCard, Ceremony) are its own, so this header only declares them.
//
// Pictures of cards, power cards, tokens and badges need no call: art/cards/<picture>.svg and art/pieces/<picture>.svg
// in the expansion's folder go before the base game's. Sounds, the log and the film of a scoring follow the family that
// an event is registered with (EventFamily).
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"
#include "views/contributions/page_panel.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QGraphicsObject;
class QWidget;

namespace elgrande {

class BoardMap;
class Ceremony;
class GameModel;
class SetupPage;
class Shown;
class Theme;
struct OpenCard;
struct SeatBadge;

// Something on the board; owned by the board's scene. It listens to the model, to what is shown of it while the film of
// a scoring lags behind (views/game/shown.h), and to the theme by itself. One that shows a token in its own way says so
// with setData(kTokenOfItem, number of the token): a click on it then means the token, or the place that the token is,
// if setData(kPlaceOfItem, number of the place) names one. Several that no click means are in setData(kTokensOfItem,
// list of their numbers).
inline constexpr int kTokenOfItem = 1;
inline constexpr int kPlaceOfItem = 2;
inline constexpr int kTokensOfItem = 3;
using BoardItemFactory = std::function<QGraphicsObject*(const Shown& shown, const Theme& theme, const BoardMap& map)>;
// A panel of the page, made for each game that plays the expansion. What lies on the table it takes from `shown`.
struct PanelFactory {
    std::string kind = {};  // of the decisions that it answers; empty: it is there in the whole game
    std::string topic = {}; // of those decisions; empty: of every topic
    std::function<PagePanel(const Shown& shown, Theme& theme, QWidget* parent)> make = {};

    bool answers(const Decision& decision) const {
        return kind == decision.kind && (topic.empty() || topic == decision.topic);
    }
};
using SetupPageFactory = std::function<SetupPage*(QWidget* parent)>;
// The badges in a seat's row (views/court/seat_badge.h), from the observation after every change.
using SeatBadges = std::function<std::vector<SeatBadge>(const Observation&, const Catalogue&, Seat)>;
// Cards of the round that lie in no stack (views/cards/open_cards.h).
using OpenCards = std::function<std::vector<OpenCard>(const Observation&, const Catalogue&)>;
// A scene over the table (views/ceremony/ceremony.h) for the first of the events at `at` and what goes with it; `taken`
// is how many of them it shows. Null: the maker shows no such event.
using CeremonyMaker = std::function<std::unique_ptr<Ceremony>(const GameModel& model, const std::vector<Event>& events,
                                                              std::size_t at, std::size_t& taken)>;
// What is special about the general scoring that has just begun, a short line each for the ribbon that announces it;
// what comes before the Castillo first. `shown` is the table as the board shows it then, and `since` what has happened
// since the scoring began.
using ScoringNotes = std::function<QStringList(const Shown& shown, const std::vector<Event>& since)>;
// What playing a power card would mean in the turn order, in parts of a line, where that is not a position and the
// choice of action cards alone.
using PowerOutlookWords = std::function<QStringList(const Catalogue&, const Observation&, Power)>;
// Why nobody can ever use the action of a card in this game; empty: somebody may.
using NeverUsedWords = std::function<QString(const Catalogue& catalogue, Card card)>;

// A drawing over the map (board_map.h says how ids are formed), as a resource; "name-dark.svg" beside it is used for
// the dark table.
struct BoardLayer {
    QString drawing;
    std::string place = {}; // only in games that have this place; empty: in every game that plays the expansion
};

struct ExpansionUi {
    QString id; // as in the manifest; what is contributed there bears it as `source`
    std::vector<BoardLayer> layers = {};
    std::vector<BoardItemFactory> items = {};
    std::vector<SeatBadges> badges = {};        // in the seats' rows
    std::vector<PanelFactory> panels = {};      // tabs, strips, and what answers a kind of decision
    OpenCards openCards = {};                   // of the round, behind those of the stacks
    std::vector<CeremonyMaker> ceremonies = {}; // scenes of its own, or others for what the base game shows
    ScoringNotes scoringNotes = {};             // on the ribbon of a general scoring
    PowerOutlookWords powerOutlook = {};        // while a power card is chosen
    NeverUsedWords neverUsed = {};              // in place of having to carry it out
    SetupPageFactory setupPage = {};            // for its options in the new-game dialog
};

// Called once by each expansion, before the first window opens.
void registerExpansionUi(ExpansionUi ui);
// In the order in which the expansions contribute to this game.
std::vector<const ExpansionUi*> uisFor(const Catalogue& catalogue);
const ExpansionUi* uiOf(const std::string& id); // null: it contributes nothing

} // namespace elgrande
