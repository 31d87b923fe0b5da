// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a host that nobody trusts tells a guest of the table: what a seat knows, with bytes changed, and what has
// happened. Whatever is taken for true is a table that can be, which every view may look at. The first byte is the
// position, the second the seat, the third what is told; then three bytes each: where, and what stands there instead.
#include "app/lan/seat_events.h"
#include "app/lan/seat_knowledge.h"
#include "model/observe/observation.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "tests/fuzz/fuzz.h"
#include "tests/property/random_game.h"

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

namespace {

struct Moment {
    State state;
    QByteArray events;
};

struct Evening {
    std::shared_ptr<const Rules> rules;
    std::vector<Moment> moments;
};

// Of one game for each set of expansions that fits together.
std::vector<Evening> evenings() {
    std::vector<Evening> all;
    const auto sets = property::expansionSets();
    for (std::uint64_t number = 0; number < 8; ++number) {
        const auto rules = RulesBuilder::build(property::setupOf(11, number, sets));
        if (!rules) continue;
        Evening& evening = all.emplace_back(Evening{*rules, {}});
        property::Game game(*rules, number);
        for (int move = 0; !game.over(); ++move) {
            if (move % 16 == 0) evening.moments.push_back({game.state, eventsToBytes(game.log.events, Seat::None)});
            game.play(game.next(game.random));
        }
    }
    return all;
}

void change(QByteArray& bytes, const std::uint8_t* data, std::size_t size) {
    for (std::size_t i = 0; i + 2 < size && !bytes.isEmpty(); i += 3)
        bytes[(data[i] * 256 + data[i + 1]) % bytes.size()] = static_cast<char>(data[i + 2]);
}

void know(const Rules& rules, const QByteArray& bytes, Seat seat) {
    const auto known = knowledgeFromBytes(rules, bytes, seat);
    if (!known) return require(!known.error().empty(), "what is refused has a reason");
    require(stateIsOk(rules, known->known()) == nullptr, "a table that is believed can be");
    observe(rules, *known);
    for (Seat asked : actors(rules, known->known()) & rules.seats()) decisionFor(rules, known->known(), asked);
    const QByteArray again = knowledgeToBytes(*known);
    const auto back = knowledgeFromBytes(rules, again, seat);
    require(back && *back == *known, "what is known is told as it was");
}

void happen(const Rules& rules, const QByteArray& bytes) {
    const auto events = eventsFromBytes(rules, bytes);
    if (!events) return require(!events.error().empty(), "what is refused has a reason");
    QByteArray again;
    for (const Event& each : *events) again += eventToBytes(each, each.seat); // who did it sees all of it
    require(again == bytes, "what has happened is told on as it was heard");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<Evening> all = evenings();
    if (size < 3) return 0;
    const Evening& evening = all[data[0] % all.size()];
    const Moment& moment = evening.moments[(data[0] / all.size() + data[1] / 6) % evening.moments.size()];
    const int player = data[1] % (evening.rules->players + 1);
    const Seat seat = player == evening.rules->players ? Seat::None : seatAt(player);
    if (data[2] % 4 == 3) return know(*evening.rules, fuzz::bytesOf(data + 3, size - 3), seat), 0;
    if (data[2] % 4 == 2) return happen(*evening.rules, fuzz::bytesOf(data + 3, size - 3)), 0;
    QByteArray bytes =
        data[2] % 4 == 1 ? moment.events : knowledgeToBytes(InformationState(*evening.rules, moment.state, seat));
    change(bytes, data + 3, size - 3);
    if (data[2] % 4 == 1)
        happen(*evening.rules, bytes);
    else
        know(*evening.rules, bytes, seat);
    return 0;
}
