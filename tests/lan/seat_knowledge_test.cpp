// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat is told over the wire is what it knows, all of it and nothing else: in random games of every set of
// expansions it comes back as it was, has one length, is the same whatever is hidden from the seat, and is enough to
// work out the same question that the host asks. What nobody could know is refused, and no damage to the bytes gets
// anything but a possible table through.
#include "app/lan/seat_events.h"
#include "app/lan/seat_knowledge.h"
#include "model/observe/observation.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/lan/whole_games.h"
#include "tests/named_test.h"
#include "tests/property/random_game.h"

#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using lan_tests::attempts;

namespace {

constexpr std::uint64_t kSeed = 20260813;

bool sameDecision(const Decision& one, const Decision& other) {
    return one.seat == other.seat && one.kind == other.kind && one.topic == other.topic && one.secret == other.secret &&
           one.legal == other.legal && one.refused == other.refused && one.card == other.card &&
           one.cardSeat == other.cardSeat && one.remaining == other.remaining &&
           one.remainingForeign == other.remainingForeign && one.area == other.area &&
           one.announced == other.announced && one.pending == other.pending && one.hasPending == other.hasPending;
}

// Games of every set, decision after decision.
template <class Look>
void playGames(int games, const Look& look) {
    const auto sets = lan_tests::offeredSets();
    for (int number = 0; number < games; ++number) {
        const auto rules = RulesBuilder::build(
            property::setupOf(kSeed, static_cast<std::uint64_t>(number), sets, property::Expanded::Sometimes));
        if (!rules) continue; // laid together more than there is room for
        property::Game game(*rules, kSeed + static_cast<std::uint64_t>(number));
        while (!game.over()) {
            look(game);
            if (QTest::currentTestFailed()) return;
            game.play(game.next(game.random));
        }
        look(game);
    }
}

std::vector<Seat> viewers(const Rules& rules) {
    std::vector<Seat> all{Seat::None};
    for (Seat seat : rules.seats()) all.push_back(seat);
    return all;
}

} // namespace

class SeatKnowledgeTest : public QObject {
    Q_OBJECT

  private slots:
    void comesBackAsItWas();
    void isTheSameWhateverIsHidden();
    void isEnoughForTheQuestion();
    void eventsComeThroughToo();
    void whatCannotBeIsRefused();
    void damageGetsNothingImpossibleThrough();
};

void SeatKnowledgeTest::comesBackAsItWas() {
    const auto size = knowledgeToBytes(InformationState(State(), Seat::None, {})).size();
    int seen = 0;
    playGames(attempts(60, 1000), [&](const property::Game& game) {
        for (Seat seat : viewers(*game.rules)) {
            const InformationState known(*game.rules, game.state, seat);
            const QByteArray bytes = knowledgeToBytes(known);
            QCOMPARE(bytes.size(), size);
            const auto back = knowledgeFromBytes(*game.rules, bytes, seat);
            if (!back) qWarning("%s", back.error().c_str());
            QVERIFY(back);
            QVERIFY(*back == known);
            QVERIFY(observe(*game.rules, *back) == observe(*game.rules, game.state, seat));
            ++seen;
        }
    });
    QVERIFY(seen > 10000);
    qInfo("%d views of %lld bytes", seen, static_cast<long long>(size));
}

void SeatKnowledgeTest::isTheSameWhateverIsHidden() {
    Rng rng(kSeed);
    int others = 0;
    playGames(attempts(60, 1000), [&](const property::Game& game) {
        for (Seat seat : viewers(*game.rules)) {
            const State other = resample(*game.rules, game.state, seat, rng);
            others += other == game.state ? 0 : 1;
            QCOMPARE(knowledgeToBytes(InformationState(*game.rules, other, seat)),
                     knowledgeToBytes(InformationState(*game.rules, game.state, seat)));
        }
    });
    QVERIFY(others > 500);
    qInfo("%d other truths", others);
}

void SeatKnowledgeTest::isEnoughForTheQuestion() {
    playGames(attempts(60, 1000), [&](const property::Game& game) {
        for (Seat seat : actors(*game.rules, game.state) & game.rules->seats()) {
            const InformationState known(*game.rules, game.state, seat);
            QVERIFY(actors(*game.rules, known.known()).contains(seat));
            QVERIFY(sameDecision(decisionFor(*game.rules, known.known(), seat),
                                 decisionFor(*game.rules, game.state, seat)));
        }
    });
}

void SeatKnowledgeTest::eventsComeThroughToo() {
    playGames(attempts(60, 1000), [&](const property::Game& game) {
        for (Seat seat : viewers(*game.rules)) {
            const auto back = eventsFromBytes(*game.rules, eventsToBytes(game.log.events, seat));
            QVERIFY2(back, back ? "" : back.error().c_str());
            QCOMPARE(back->size(), game.log.events.size());
            for (std::size_t i = 0; i < back->size(); ++i) QVERIFY((*back)[i] == asSeenBy(game.log.events[i], seat));
        }
    });
}

void SeatKnowledgeTest::whatCannotBeIsRefused() {
    const auto rules = *RulesBuilder::build({});
    property::Game game(rules, 1);
    const Seat seat = seatAt(0);
    const State truth = game.state;
    const InformationState::Hidden none;
    const auto isRefused = [&](const State& state, const InformationState::Hidden& hidden) {
        return !knowledgeFromBytes(*rules, knowledgeToBytes(InformationState(state, seat, hidden)), seat);
    };
    QVERIFY(!isRefused(truth, none));
    State state = truth;
    state.at(Area::Galicia, ownerOf(seat)) = 200;
    QVERIFY(isRefused(state, none));
    state = truth;
    state.hand[1] |= state.used[1] = 1;
    QVERIFY(isRefused(state, none));
    state = truth;
    state.played[1] = static_cast<Power>(rules->deck.powers.size());
    QVERIFY(isRefused(state, none));
    state = truth;
    state.agenda.push({static_cast<StepKind>(rules->flow.verbs.size()), seat});
    QVERIFY(isRefused(state, none));
    state = truth;
    state.slotBytes.back() = 1;
    QVERIFY(isRefused(state, none));
    InformationState::Hidden hidden;
    hidden.disks.insert(seatAt(4)); // nobody sits there
    QVERIFY(isRefused(truth, hidden));
    hidden = {};
    hidden.regained[1] = hidden.cards[1] = 1; // no used card that could be back
    QVERIFY(isRefused(truth, hidden));
    const QByteArray bytes = knowledgeToBytes(InformationState(truth, seat, none));
    QVERIFY(!knowledgeFromBytes(*rules, bytes + '\0', seat));
    QVERIFY(!knowledgeFromBytes(*rules, bytes.chopped(1), seat));
    QVERIFY(!knowledgeFromBytes(*rules, {}, seat));
}

void SeatKnowledgeTest::damageGetsNothingImpossibleThrough() {
    Rng rng(kSeed);
    ActionList legal;
    int refused = 0;
    int accepted = 0;
    playGames(attempts(12, 200), [&](const property::Game& game) {
        for (int i = 0; i < 4; ++i) {
            const Seat seat = seatAt(rng.below(game.rules->players));
            QByteArray bytes = knowledgeToBytes(InformationState(*game.rules, game.state, seat));
            for (int n = 1 + rng.below(3); n > 0; --n)
                bytes[rng.below(static_cast<int>(bytes.size()))] = static_cast<char>(rng.below(256));
            const auto known = knowledgeFromBytes(*game.rules, bytes, seat);
            if (!known) {
                ++refused;
                continue;
            }
            ++accepted;
            QVERIFY(stateIsOk(*game.rules, known->known()) == nullptr);
            observe(*game.rules, *known);
            for (Seat asked : actors(*game.rules, known->known()) & game.rules->seats())
                decisionFor(*game.rules, known->known(), asked);
        }
    });
    qInfo("%d refused, %d possible tables", refused, accepted);
    QVERIFY(refused > 2000 && accepted > 100);
}

ELGRANDE_TEST(SeatKnowledgeTest)
#include "seat_knowledge_test.moc"
