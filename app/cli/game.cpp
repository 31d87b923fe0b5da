// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/rules_builder.h" // before Qt's own headers (options.h)

#include "app/cli/game.h"

#include "model/game_model/plain_text.h"
#include "model/position/position.h"
#include "model/position/record_start.h"
#include "model/rules/queries.h"

#include <QJsonDocument>

namespace elgrande::cli {

std::string Game::playerName(Seat seat) const {
    if (index(seat) >= record.names.size()) return {};
    constexpr int kLongestShown = 60; // as the engine takes them
    return plainText(QString::fromStdString(record.names[index(seat)]), kLongestShown).toStdString();
}

void Game::settle(EventSink* events) {
    ActionList legal;
    Seat next = advance(*rules, state, legal, events);
    while (next == Seat::Table) {
        const Move move{next, dealer.answer(state, legal)};
        record.moves.push_back(move);
        next = elgrande::play(*rules, state, move, legal, events);
    }
}

void Game::play(Move move, EventSink* events) {
    record.moves.push_back(move);
    apply(*rules, state, move, events);
    settle(events);
}

std::string Game::recordText() const {
    Record copy = record;
    if (over()) {
        std::string result;
        for (Seat seat : leaders(*rules, state)) result += (result.empty() ? "" : " ") + rules->colour(seat);
        for (Seat seat : rules->seats())
            result += (seat == seatAt(0) ? ": " : "-") + std::to_string(state.score[index(seat)]);
        copy.setTag("Result", result);
    }
    return toText(*rules, copy, &start);
}

Result<Game> newGame(const Setup& setup) {
    const auto rules = RulesBuilder::build(setup);
    if (!rules) return rules.fault();
    Game game;
    game.rules = *rules;
    game.dealer = Dealer(**rules, (*rules)->setup.seed);
    game.record.setup = (*rules)->setup;
    game.record.setTag("Program", "elgrande " ELGRANDE_VERSION);
    game.start = game.state = initialState(**rules);
    return game;
}

Result<Game> gameFromPosition(const std::string& positionJson) {
    const auto loaded = positionFromText(positionJson);
    if (!loaded) return loaded.fault();
    Game game;
    game.rules = loaded->rules;
    game.dealer = loaded->dealer;
    game.record.setup = loaded->rules->setup;
    game.record.setTag("Program", "elgrande " ELGRANDE_VERSION);
    const QJsonObject complete = positionToJson(*loaded->rules, loaded->state, loaded->dealer);
    game.record.position = QJsonDocument(complete).toJson(QJsonDocument::Compact).toStdString();
    game.start = game.state = loaded->state;
    return game;
}

Result<Game> gameFromRecord(const std::string& text, int until) {
    auto record = recordFromText(text);
    if (!record) return record.fault();
    const auto origin = startOf(*record);
    if (!origin) return origin.fault();
    Game game;
    game.rules = origin->rules;
    game.dealer = origin->dealer;
    game.start = origin->state;
    const auto& moves = record->moves; // what chance brought after the last move belongs to it
    while (until >= 0 && static_cast<std::size_t>(until) < moves.size() &&
           moves[static_cast<std::size_t>(until)].seat == Seat::Table)
        ++until;
    const auto replayed = replay(*game.rules, game.start, *record, until);
    if (!replayed) return replayed.fault();
    game.state = replayed->state;
    game.record = std::move(*record);
    if (until >= 0 && static_cast<std::size_t>(until) < game.record.moves.size())
        game.record.moves.resize(static_cast<std::size_t>(until));
    return game;
}

} // namespace elgrande::cli
