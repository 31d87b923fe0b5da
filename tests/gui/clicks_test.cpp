// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How many clicks a turn takes, card by card: power card, Caballeros to the court, action card, all Caballeros placed,
// the special action carried out as far as it goes. Played with the pointer on a real window; run it to get the list.
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "views/cards/power_hand.h"
#include "views/prompt/prompt_panel.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace elgrande;

namespace {

constexpr int kMostClicks = 8;
constexpr int kGivenUp = 40;

} // namespace

class ClicksTest : public gui::TableStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { open(); }
    void cleanup() { close(); }
    void cleanupTestCase();
    void turn_data();
    void turn();

  private:
    bool begin(const QString& card, int stack);
    bool isMyTurn();
    void checkShift();
    void step(bool oneByOne);
    void doTheTurn(bool oneByOne);
    bool dragSomething(bool oneByOne);
    int play(const QString& card, int stack, bool oneByOne);

    std::map<QString, std::pair<int, int>> counts_; // together, each by itself
};

void ClicksTest::initTestCase() {
    open();
    QVERIFY(lay(R"({"stacks": {"5": ["king"]}})"));
}

void ClicksTest::turn_data() {
    QTest::addColumn<int>("stack");
    std::set<std::string> known;
    for (const CardFacts& card : model().catalogue().cards)
        if (card.stack >= 0 && known.insert(card.id).second) QTest::newRow(card.id.c_str()) << card.stack;
    close();
}

// Red has the highest power card, one that brings Caballeros as well, and so the first turn.
bool ClicksTest::begin(const QString& card, int stack) {
    const QString position = QStringLiteral(R"({"phase": "power", "to_move": "red", "stacks": {"%1": ["%2"]}, "seats": [
        {"colour": "red", "court": 5, "grande": "galicia", "hand": ["10", "13"],
         "used": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "11", "12"]},
        {"colour": "blue", "court": 3, "grande": "aragon", "hand": ["1"]},
        {"colour": "yellow", "court": 3, "grande": "sevilla", "hand": ["2"]},
        {"colour": "green", "court": 3, "grande": "granada", "hand": ["3"]}]})")
                                 .arg(stack + 1)
                                 .arg(card);
    return lay(position.toUtf8()) && waitFor("power");
}

bool ClicksTest::isMyTurn() {
    return QTest::qWaitFor([this] { return model().decision() || model().observation().turn > 0; }, 10000) &&
           model().observation().turn == 0;
}

// The first piece that the hand can take, to the first place where it can go.
bool ClicksTest::dragSomething(bool oneByOne) {
    const auto all = oneByOne ? Qt::NoModifier : Qt::ShiftModifier;
    for (const Deed& deed : model().aids().reach().deeds) {
        if (deed.grip.isNothing() || deed.grip.from == Area::Court || deed.grip.from == Area::Provinces) continue;
        const BoardSpot to{deed.to, Owner::None, Token::None};
        if (deed.grip.grande)
            drag(board().mapFromScene(board().table().points().grande(seatOf(deed.grip.owner))), to, all);
        else if (model().catalogue().areas[index(deed.to)].shown)
            drag({deed.grip.from, deed.grip.owner, deed.grip.token}, to, all);
        else
            dragToRow({deed.grip.from, deed.grip.owner, Token::None}, seatOf(deed.grip.owner), deed.to);
        return true;
    }
    return false;
}

void ClicksTest::doTheTurn(bool oneByOne) {
    const bool place = board().chooser().want() == BoardChooser::Want::Place; // else a drag is one click less
    if (const auto spots = board().chooser().offered(); place && !spots.empty())
        return click(spots.front(), oneByOne ? Qt::NoModifier : Qt::ShiftModifier);
    if (dragSomething(oneByOne)) return;
    press(page().prompt().actionButtons().front());
}

// What a click with Shift does more than one without is what the hint promises.
void ClicksTest::checkShift() {
    const BoardChooser& chooser = board().chooser();
    const std::vector<BoardSpot> spots = chooser.offered();
    const bool more = std::any_of(spots.begin(), spots.end(), [&](const BoardSpot& spot) {
        if (index(spot.area) >= model().catalogue().areas.size()) return false;
        BoardChooser clicked = chooser;
        const BoardChooser::Answer answer = clicked.click(spot);
        if (answer.outcome != BoardChooser::Outcome::Chosen || !model().catalogue().areas[index(spot.area)].shown)
            return false;
        std::vector<Action> moves = answer.leads;
        moves.push_back(answer.actions.front());
        return model().aids().asOftenAsPossible(moves).size() > moves.size();
    });
    QVERIFY2(board().hint().contains("Shift") == more, qPrintable(kind() + ": " + board().hint()));
}

void ClicksTest::step(bool oneByOne) {
    const QString asked = kind();
    checkShift();
    if (asked == "turn") return doTheTurn(oneByOne);
    if (asked == "disk") {
        for (const Action action : model().decision()->legal)
            if (const BoardSpot spot{areaAt(action.a), Owner::None, Token::None}; board().chooser().offers(spot)) {
                click(spot);
                return press(page().prompt().actionButtons().front());
            }
    }
    if (asked == "power-back" || asked == "power")
        for (const Action action : model().decision()->legal)
            if (QWidget* face = page().hand().face(static_cast<Power>(action.a)); face != nullptr && face->isVisible())
                return press(face);
    if (asked == "relocate" && dragSomething(oneByOne)) return;
    if (const auto spots = board().chooser().offered(); !spots.empty()) return click(spots.front());
    press(page().prompt().actionButtons().front());
}

int ClicksTest::play(const QString& card, int stack, bool oneByOne) {
    if (!begin(card, stack)) return kGivenUp;
    press(page().hand().face(static_cast<Power>(9))); // the 10
    bool taken = false;
    while (isMyTurn() && clicks() < kGivenUp) {
        settle();
        if (kind() == "action" && !taken) {
            takeCard(card.toUtf8().constData());
            taken = true;
            continue;
        }
        if (!model().decision()) continue;
        if (model().wasteful()) {
            model().insist(); // asked about once, and then never again if so wished
            settle();
            continue;
        }
        step(oneByOne);
    }
    return clicks();
}

void ClicksTest::turn() {
    QFETCH(int, stack);
    const QString card = QTest::currentDataTag();
    settings_->setWarning(Waste::PointsForOthers, false);
    model().setWarnings({});
    const int atOnce = play(card, stack, false);
    const int oneByOne = play(card, stack, true);
    counts_[QStringLiteral("%1 %2").arg(stack + 1).arg(card)] = {atOnce, oneByOne};
    QVERIFY2(atOnce <= kMostClicks, qPrintable(QStringLiteral("%1 clicks").arg(atOnce)));
}

void ClicksTest::cleanupTestCase() {
    QStringList lines{QStringLiteral("clicks for a whole turn: pieces that go the same way together | each by itself")};
    for (const auto& [card, counts] : counts_)
        lines << QStringLiteral("  %1 %2 | %3").arg(card, -30).arg(counts.first).arg(counts.second);
    qInfo("%s", qPrintable(lines.join(u'\n')));
    QVERIFY(counts_.size() > 30);
}

ELGRANDE_TEST(ClicksTest)
#include "clicks_test.moc"
