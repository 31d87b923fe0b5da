// No byte that is sent to a seat depends on what the seat may not know (environment.md section 5, test 1): at every
// decision of random games of every set, every fact that is hidden from it is replaced (other disks, hands, the order
// of the stacks, what others have sealed, what others alone were told), and its message is made again.
#include "app/lan/seat_events.h"
#include "app/lan/seat_update.h"
#include "model/observe/information_state.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/property/random_game.h"

#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using lan_tests::attempts;

namespace {

QByteArray bytesFor(const TableNow& table, SeatSet seats) {
    HistoryHash history;
    history.add(eventsToBytes(table.events, readerOf(seats)));
    return toMap(HostMessage(updateFor(table, seats, 0, history))).toCborValue().toCbor();
}

} // namespace

class SecrecyTest : public QObject {
    Q_OBJECT

  private slots:
    void nothingHiddenIsInTheBytes();
};

void SecrecyTest::nothingHiddenIsInTheBytes() {
    const auto sets = property::expansionSets();
    Rng rng(1);
    int views = 0;
    int replaced = 0;
    const int games = attempts(120, 1000);
    for (int number = 0; number < games; ++number) {
        const auto rules = RulesBuilder::build(property::setupOf(31, static_cast<std::uint64_t>(number), sets));
        if (!rules) continue;
        property::Game game(*rules, static_cast<std::uint64_t>(number));
        while (!game.over()) {
            TableNow table{.rules = *game.rules, .state = game.state, .events = game.log.events};
            table.waiting = table.people = actors(*game.rules, game.state) & game.rules->seats();
            for (QByteArray& seal : table.seals) seal = QByteArray(32, static_cast<char>(rng.below(256)));
            for (int i = -1; i < game.rules->players; ++i) {
                const Seat seat = i < 0 ? Seat::None : seatAt(i);
                const SeatSet seats = i < 0 ? SeatSet{} : SeatSet::of(seat);
                const State other = resample(*game.rules, game.state, seat, rng);
                std::vector<Event> told = game.log.events;
                for (Event& each : told)
                    if (each.secret && each.seat != seat) each.power = static_cast<Power>((index(each.power) + 1) % 13);
                TableNow imagined{.rules = *game.rules, .state = other, .events = told};
                imagined.waiting = table.waiting;
                imagined.people = table.people;
                for (int j = 0; j < kMaxSeats; ++j)
                    imagined.seals[static_cast<std::size_t>(j)] =
                        j == i ? table.seals[static_cast<std::size_t>(j)] : QByteArray(32, 'x');
                QCOMPARE(bytesFor(imagined, seats), bytesFor(table, seats));
                ++views;
                replaced += other == game.state && told == game.log.events ? 0 : 1;
            }
            game.play(game.next(game.random));
        }
    }
    qInfo("%d games, %d views, %d with something hidden", games, views, replaced);
    QVERIFY(replaced > 1000);
}

QTEST_GUILESS_MAIN(SecrecyTest)
#include "secrecy_test.moc"
