// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the base game cuts out of the events.
#include "views/ceremony/ceremony.h"
#include "views/ceremony/disk_ceremony.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace elgrande {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Ceremonies)
};

using Events = std::vector<Event>;
using Made = std::unique_ptr<Ceremony>;

// How many of the events from `at` on are of that sort.
template <class Sort>
std::size_t run(const Events& events, std::size_t at, const Sort& sort) {
    std::size_t end = at;
    while (end < events.size() && sort(events[end])) ++end;
    return end - at;
}

Made homes(const GameModel& /*model*/, const Events& events, std::size_t at, std::size_t& taken) {
    taken = run(events, at, [](const Event& event) {
        return event.kind == EventKind::KingPlaced || event.kind == EventKind::HomeDrawn;
    });
    if (taken == 0) return nullptr;
    std::vector<HomesCeremony::Home> drawn;
    for (std::size_t i = at; i < at + taken; ++i) drawn.push_back({events[i].seat, events[i].to});
    return std::make_unique<HomesCeremony>(std::move(drawn));
}

QString endOfRound(const Catalogue& catalogue, int round) {
    const std::vector<int>& after = catalogue.scoringAfter;
    const bool last = !catalogue.roundsPlayed.empty() && catalogue.roundsPlayed.back() == round;
    if (last) return Say::tr("Last round: the game ends with a general scoring");
    const auto next = std::lower_bound(after.begin(), after.end(), round);
    if (next == after.end()) return {};
    if (*next == round) return Say::tr("Ends with a general scoring");
    return Say::tr("General scoring after round %1").arg(*next);
}

Made round(const GameModel& model, const Events& events, std::size_t at, std::size_t& taken) {
    if (events[at].kind != EventKind::RoundBegan) return nullptr;
    taken = 1;
    const int number = events[at].number;
    return std::make_unique<RibbonCeremony>(
        Say::tr("Round %1").arg(texts::roundNumber(model.catalogue().roundsPlayed, number)),
        endOfRound(model.catalogue(), number));
}

QStringList scoringNotes(const Shown& shown, const Events& events, std::size_t at) {
    const Events since(events.begin() + static_cast<std::ptrdiff_t>(at) + 1, events.end());
    QStringList notes;
    for (const ExpansionUi* ui : uisFor(shown.model().catalogue()))
        if (ui->scoringNotes) notes << ui->scoringNotes(shown, since);
    notes.removeDuplicates(); // two sets may have the same card
    return notes;
}

// The round is the one that the scoring belongs to, also in a replay of an earlier one.
Made scoring(const Shown& shown, const Events& events, std::size_t at, std::size_t& taken) {
    const GameModel& model = shown.model();
    const std::vector<int>& after = model.catalogue().scoringAfter;
    const int number = events[at].number;
    if (events[at].kind != EventKind::ScoringBegan || number < 1 || number > static_cast<int>(after.size()))
        return nullptr;
    taken = 1;
    const int scorings = static_cast<int>(after.size());
    const QString line = number == scorings ? Say::tr("The game ends with this scoring")
                                            : Say::tr("Scoring %1 of %2", "general scorings").arg(number).arg(scorings);
    const int round = after[static_cast<std::size_t>(number) - 1];
    return std::make_unique<RibbonCeremony>(Say::tr("General scoring after round %1").arg(round), line,
                                            EventFamily::Scoring, scoringNotes(shown, events, at));
}

Made deal(const GameModel& model, const Events& events, std::size_t at, std::size_t& taken) {
    const auto isDealt = [&model](const Event& event) {
        return model.catalogue().event(event.kind).family == EventFamily::Deal && event.card != Card::None;
    };
    taken = run(events, at, isDealt);
    if (taken == 0) return nullptr;
    std::vector<Card> cards;
    for (std::size_t i = at; i < at + taken; ++i) cards.push_back(events[i].card);
    return std::make_unique<DealCeremony>(std::move(cards));
}

Made take(const GameModel& /*model*/, const Events& events, std::size_t at, std::size_t& taken) {
    if (events[at].kind != EventKind::CardTaken) return nullptr;
    taken = 1;
    return std::make_unique<TakeCeremony>(events[at].seat, events[at].card);
}

Made disks(const GameModel& model, const Events& events, std::size_t at, std::size_t& taken) {
    const auto isShown = [&model](const Event& event) {
        return model.catalogue().event(event.kind).family == EventFamily::Secret && event.seat != Seat::None &&
               event.to != Area::None;
    };
    taken = run(events, at, isShown);
    if (taken == 0) return nullptr;
    std::vector<ShownDisk> shown;
    for (std::size_t i = at; i < at + taken; ++i) shown.push_back({events[i].seat, events[i].to});
    return std::make_unique<DiskCeremony>(std::move(shown));
}

Made veto(const GameModel& model, const Events& events, std::size_t at, std::size_t& taken) {
    const Event& event = events[at];
    if (event.kind != EventKind::SpecialVetoed) return nullptr;
    taken = 1;
    const Seat stopped = stoppedBy(model, event);
    const QString name = model.playerName(event.seat);
    const QString caption = stopped == Seat::None
                                ? Say::tr("Veto by %1").arg(name)
                                : Say::tr("%1 vetoes %2", "players").arg(name, model.playerName(stopped));
    return std::make_unique<VetoCeremony>(event.seat, stopped, event.card, caption);
}

Made crown(const GameModel& model, const Events& events, std::size_t at, std::size_t& taken) {
    const std::vector<Seat>& winners = model.observation().winners;
    if (events[at].kind != EventKind::GameEnded || winners.empty()) return nullptr;
    taken = 1;
    QStringList names;
    for (const Seat seat : winners) names << model.playerName(seat);
    const int points = model.observation().seats[index(winners.front())].score;
    const QString caption = names.size() == 1 ? Say::tr("%1 is the Grande of Spain", "player").arg(names.front())
                                              : Say::tr("Shared victory: %1").arg(names.join(QStringLiteral(", ")));
    return std::make_unique<CrownCeremony>(winners, caption, Say::tr("%n point(s)", nullptr, points));
}

} // namespace

// Who has begun it last.
Seat stoppedBy(const GameModel& model, const Event& vetoed) {
    const Events& all = model.history();
    const auto begun = std::find_if(all.rbegin(), all.rend(), [&vetoed](const Event& event) {
        return event.kind == EventKind::SpecialAnnounced && event.card == vetoed.card;
    });
    return begun == all.rend() ? Seat::None : begun->seat;
}

std::vector<CeremonyMaker> baseCeremonies(const Shown& shown) {
    const auto general = [&shown](const GameModel&, const Events& events, std::size_t at, std::size_t& taken) {
        return scoring(shown, events, at, taken);
    };
    return {homes, round, general, deal, take, disks, veto, crown};
}

} // namespace elgrande
