// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Several persons at one screen, in the window: a Veto among them is seen, secret hands lie face down, and the curtain
// is lifted by whoever is meant.
#include "app/page/game_page.h"
#include "app/table/local_table.h"
#include "model/core/rng.h"
#include "tests/gui/parts.h"
#include "tests/named_test.h"
#include "tests/table/table_fixture.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/ceremony/ceremonies.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/prompt/bar_label.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QStyleHints>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace elgrande;
using gui::partOf;
using namespace elgrande::table_tests;

namespace {

// Three persons; the table is there before the page, as in the program.
struct HotSeat {
    explicit HotSeat(const char* seed, bool openHands = true)
        : table(model)
        , page(model, theme) {
        page.resize(1280, 800);
        page.show();
        Setup setup = shortGame(seed);
        setup.options["used-power-open"] = openHands ? "true" : "false";
        begun = static_cast<bool>(table.start(setup, seats({"", "", ""})));
    }

    // Plays without scenes until `wanted` holds at a question.
    bool until(const std::vector<std::string>& cards, const std::function<bool()>& wanted) {
        page.setTempo(Tempo::Off);
        while (!model.observation().over) {
            if (model.curtainFor() != Seat::None) {
                model.liftCurtain();
                continue;
            }
            if (!model.decision() || wanted()) break;
            model.choose(wanting(model, cards, rng));
        }
        page.setTempo(Tempo::Slow);
        return model.decision().has_value() && wanted();
    }
    bool asks(const char* kind) const { return model.decision() && model.decision()->kind == kind; }

    GameModel model;
    LocalTable table;
    Theme theme;
    GamePage page;
    Rng rng{5};
    bool begun = false;
};

} // namespace

class HotSeatTest : public QObject {
    Q_OBJECT

  private slots:
    void vetoOfAPersonIsSeen();
    void gestureGoesOnWhenNobodyObjects();
    void coveredHandHasAButton();
    void curtainIsLiftedAnywhere();
    void curtainSaysWhatIsAskedInSecret();
};

void HotSeatTest::vetoOfAPersonIsSeen() {
    bool stopped = false;
    for (int game = 0; game < 20 && !stopped; ++game) {
        HotSeat at(qPrintable(QString::number(game)));
        QVERIFY(at.begun);
        if (!at.until({"veto", "king"}, [&at] { return at.asks("veto"); })) continue;
        const Card card = at.model.decision()->card;
        at.model.choose(act(ActionKind::Veto));
        QVERIFY(dynamic_cast<const VetoCeremony*>(at.page.ceremonies().stage().shown()) != nullptr);
        if (!at.asks("turn")) continue; // the turn is over
        stopped = true;
        const auto& faces = at.page.cards().faces();
        const auto stamped =
            std::find_if(faces.begin(), faces.end(), [](const CardFace* face) { return face->content().stopped; });
        QVERIFY(stamped != faces.end());
        QCOMPARE(at.page.cards().cardAt(static_cast<int>(stamped - faces.begin())), card);
        QVERIFY2(partOf<BarLabel>(at.page.prompt(), "second").words().contains("Veto"),
                 qPrintable(partOf<BarLabel>(at.page.prompt(), "second").words()));
    }
    QVERIFY(stopped);
}

// The King is dragged, the holder of a Veto allows his being moved at all: where to is known already.
void HotSeatTest::gestureGoesOnWhenNobodyObjects() {
    bool went = false;
    for (int game = 0; game < 20 && !went; ++game) {
        HotSeat at(qPrintable(QString::number(game)));
        std::vector<Action> gesture;
        const auto canDrag = [&] {
            if (!at.asks("turn") || at.model.observation().kept.empty()) return false;
            if (at.model.observation().kept.front().seat == at.model.decision()->seat) return false;
            for (const Deed& deed : at.model.aids().reach().deeds)
                if (deed.moves.size() == 2 && deed.moves.front().kind == ActionKind::Special) gesture = deed.moves;
            return !gesture.empty();
        };
        if (!at.until({"veto", "king"}, canDrag)) continue;
        at.model.chooseInRow(gesture);
        if (!at.asks("veto") || !at.model.decision()->announced) continue;
        went = true;
        at.model.choose(act(ActionKind::Allow));
        QTRY_VERIFY(at.asks("veto")); // about the step itself
        QVERIFY(at.model.decision()->hasPending);
        QVERIFY(at.model.decision()->pending == gesture.back());
        at.model.undo(); // a gesture that was taken back is not made by itself
        QCoreApplication::processEvents();
        QVERIFY(!at.asks("veto") || at.model.decision()->announced);
    }
    QVERIFY(went);
}

void HotSeatTest::coveredHandHasAButton() {
    HotSeat at("button", false);
    QVERIFY(at.until({}, [&at] { return at.asks("power"); }));
    PowerHand& hand = at.page.hand();
    auto* const turn = hand.findChild<QPushButton*>("turn-hand");
    QVERIFY(!turn->isVisible()); // the question about the cards keeps them open
    QVERIFY(hand.firstOffered() != nullptr);
    QVERIFY(at.until({}, [&at] { return at.asks("turn"); }));
    const Power played = at.model.observation().seats[index(at.model.decision()->seat)].played;
    QVERIFY(turn->isVisible());
    const auto faces = [&hand] {
        const auto all = hand.findChildren<PowerFace*>();
        return std::count_if(all.begin(), all.end(), [](const PowerFace* face) { return face->isVisible(); });
    };
    QCOMPARE(faces(), 1);
    QVERIFY(hand.face(played) != nullptr);
    QTest::mouseClick(turn, Qt::LeftButton);
    QVERIFY(at.model.curtainFor() != Seat::None);
    at.model.liftCurtain();
    QCOMPARE(faces(), 13);
    for (PowerFace* face : hand.findChildren<PowerFace*>())
        if (face->isVisible()) QVERIFY(!face->geometry().intersects(turn->geometry()));
    QTest::mouseClick(turn, Qt::LeftButton);
    QCOMPARE(faces(), 1);
    QCOMPARE(at.model.curtainFor(), Seat::None);
}

void HotSeatTest::curtainIsLiftedAnywhere() {
    HotSeat at("anywhere", false);
    const int usual = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    const auto asBefore = qScopeGuard([usual] { QApplication::setDoubleClickInterval(usual); });
    QApplication::setDoubleClickInterval(60000);
    auto* curtain = at.page.findChild<Curtain*>();
    QTRY_VERIFY(curtain->isVisible());
    const Seat next = at.model.curtainFor();
    QTest::mouseClick(curtain, Qt::LeftButton, {}, QPoint(30, 400));
    QCOMPARE(at.model.curtainFor(), next); // a double click of whoever was on before
    QApplication::setDoubleClickInterval(0);
    QTest::qWait(2);
    QTest::mouseClick(curtain, Qt::RightButton, {}, QPoint(30, 400));
    QCOMPARE(at.model.curtainFor(), next);
    QTest::mouseClick(curtain, Qt::LeftButton, {}, QPoint(30, 400));
    QCOMPARE(at.model.curtainFor(), Seat::None);
    QCOMPARE(at.model.decision()->seat, next);
}

// Whose card it is, but nothing that only the next person may know.
void HotSeatTest::curtainSaysWhatIsAskedInSecret() {
    HotSeat at("cause");
    auto* curtain = at.page.findChild<Curtain*>();
    at.page.setTempo(Tempo::Off);
    while (!at.model.observation().over && !at.model.behindCurtain()) {
        if (at.model.curtainFor() != Seat::None)
            at.model.liftCurtain();
        else
            at.model.choose(wanting(at.model, {}, at.rng));
    }
    QVERIFY(at.model.curtainFor() != Seat::None && curtain->isVisible());
    const auto cause = at.model.behindCurtain();
    QVERIFY(cause && cause->legal.empty() && cause->remaining == 0);
    QVERIFY(!at.model.decision());
    const auto names = [&at](Seat seat) { return at.model.playerName(seat); };
    const QString asked = texts::promptText(at.model.catalogue(), *cause, names);
    QVERIFY(asked.startsWith(at.model.playerName(at.model.curtainFor())));
    const auto labels = curtain->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [&asked](const QLabel* label) { return label->isVisible() && label->text() == asked; }));
    at.model.liftCurtain();
    QCOMPARE(texts::promptText(at.model.catalogue(), *at.model.decision(), names), asked);
    QVERIFY(!at.model.behindCurtain());
}

ELGRANDE_TEST(HotSeatTest)
#include "hot_seat_test.moc"
