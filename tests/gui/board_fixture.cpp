// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/board_fixture.h"

#include "model/rules/rules.h"
#include "model/rules/rules_builder.h"

#include <QObject>

#include <cstdlib>
#include <initializer_list>

namespace elgrande::gui {

namespace {

Catalogue baseCatalogue(int players) {
    Setup setup;
    setup.players = players;
    const auto rules = RulesBuilder::build(setup);
    if (!rules) std::abort();
    return catalogueOf(**rules);
}

void stand(Observation& seen, Area area, std::initializer_list<int> counts) {
    int owner = 0;
    for (int count : counts) {
        if (owner < seen.players)
            seen.count[static_cast<std::size_t>(owner)][index(area)] = static_cast<std::uint8_t>(count);
        ++owner;
    }
}

Observation midGame(const Catalogue& catalogue) {
    Observation seen;
    seen.viewer = seatAt(0);
    seen.players = catalogue.players;
    seen.round = seen.roundsBegun = 5;
    seen.starter = seen.active = seatAt(0);
    seen.king = seen.kingsRegion = Area::CastillaLaNueva;
    seen.seats.resize(static_cast<std::size_t>(catalogue.players));
    seen.offer.fill(Card::None);
    seen.token[index(Token::King)] = Spot::in(seen.king);
    seen.token[index(Token::BoardOfEight)] = Spot::in(Area::Granada);
    seen.closed = {{AreaSet::of(seen.king), Refusal::KingsRegion}};
    stand(seen, Area::Galicia, {2, 0, 0, 5});
    stand(seen, Area::Aragon, {0, 3, 3, 0});
    stand(seen, Area::CastillaLaVieja, {4, 2, 0, 1});
    stand(seen, Area::CastillaLaNueva, {2, 1, 3, 3});
    stand(seen, Area::Granada, {0, 4, 2, 0});
    for (std::size_t i = 0; i < seen.seats.size(); ++i) {
        SeatSeen& seat = seen.seats[i];
        seat.score = 20 + static_cast<int>(i);
        seat.grande = areaAt(static_cast<int>(i));
        seat.court = 5;
        seat.provinces = 12;
        for (int power = 0; power < 13; ++power) (power < 4 ? seat.used : seat.hand).insert(static_cast<Power>(power));
        seat.mayHold = seat.hand;
        seat.handSize = seat.hand.size();
    }
    for (int i = catalogue.players - 1; i >= 0; --i) seen.order.push_back(seatAt(i));
    return seen;
}

} // namespace

Fixture::Fixture(int players) {
    QObject::connect(&model, &GameModel::chosen, &model,
                     [this](Seat seat, Action action) { chosen.emplace_back(seat, action); });
    Catalogue catalogue = baseCatalogue(players);
    seen = midGame(catalogue);
    QStringList names{QStringLiteral("Ramón"), QStringLiteral("Benita"), QStringLiteral("Gabriel"),
                      QStringLiteral("Ricarda"), QStringLiteral("Inés")};
    model.startGame(std::move(catalogue), names.mid(0, players),
                    std::vector<bool>(static_cast<std::size_t>(players), true));
    show();
}

void Fixture::ask(const std::string& kind, std::vector<Action> legal, std::vector<Refused> refused) {
    Decision decision;
    decision.seat = seatAt(0);
    decision.kind = kind;
    decision.legal = std::move(legal);
    decision.refused = std::move(refused);
    ask(std::move(decision));
}

void Fixture::ask(Decision decision) {
    const Seat seat = decision.seat;
    model.show(seen, std::move(decision), {seat}, Seat::None);
}

void Fixture::show() { model.show(seen, std::nullopt, {}, Seat::None); }

Card Fixture::card(const std::string& id) const {
    const std::vector<CardFacts>& cards = model.catalogue().cards;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].id == id) return static_cast<Card>(i);
    return Card::None;
}

Refused Fixture::refusedArea(Area area, Refusal why) {
    return {Refused::Subject::Area, static_cast<std::uint8_t>(area), why};
}

} // namespace elgrande::gui
