// What changes is heard and what has not changed is not told again: notes, the curtain, the disk, and where the
// keyboard is. What Orca made of it: tests/gui/screen_reader/ORCA.md.
#include "app/new_game/new_game_desk.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/window/game_page.h"
#include "app/window/main_window.h"
#include "app/window/table_style.h"
#include "model/game_model/game_model.h"
#include "views/board/board_view.h"
#include "views/disk/dial.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QStyleOption>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace elgrande;

class HeardTest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { window_.reset(); }
    void boardTellsWhatEnterWouldChoose();
    void notesAreTold();
    void curtainSaysWhomItIsFor();
    void enterSetsTheDisk();
    void focusIsSeenOnADefaultButton();

  private:
    GameModel& model() { return window_->model(); }
    GamePage& page() { return window_->page(); }
    bool begin(const std::string& seed);
    bool until(const std::function<bool()>& done); // answers by chance what a person is asked

    QTemporaryDir folder_;
    Language language_;
    Theme theme_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<MainWindow> window_;
    QRandomGenerator random_{3};
};

void HeardTest::init() {
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    settings_->setTempo(Tempo::Off);
    settings_->setPace(0);
    settings_->setWelcomed(true);
    language_.use("en");
    window_ = std::make_unique<MainWindow>(*settings_, language_, theme_);
    window_->resize(1280, 800);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

bool HeardTest::begin(const std::string& seed) {
    Setup setup;
    setup.seed = seed;
    return window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}});
}

bool HeardTest::until(const std::function<bool()>& done) {
    for (int answers = 0; answers < 400; ++answers) {
        const bool asked = QTest::qWaitFor([&] { return done() || model().decision() || model().mustConfirm(); });
        if (!asked || done()) return asked;
        const auto legal = model().decision() ? model().decision()->legal : decltype(model().decision()->legal){};
        if (model().curtainFor() != Seat::None)
            model().liftCurtain();
        else if (model().mustConfirm())
            model().confirm();
        else if (model().wasteful())
            model().insist();
        else
            model().choose(legal[static_cast<std::size_t>(random_.bounded(static_cast<int>(legal.size())))]);
    }
    return false;
}

void HeardTest::boardTellsWhatEnterWouldChoose() {
    QVERIFY(begin("board"));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "place"; }));
    BoardView& board = page().board();
    page().log().browser()->setFocus();
    board.setAccessibleDescription({});
    board.setFocus(Qt::TabFocusReason);
    QVERIFY(!board.focusSpot().isNothing());
    QTRY_COMPARE(board.accessibleDescription(), board.summaryOf(board.focusSpot()));
}

void HeardTest::notesAreTold() {
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    QVERIFY(begin("notes"));
    QTRY_VERIFY(model().decision());
    page().prompt().setNote("Seven points.");
    QTRY_VERIFY(spoken.count() > 0 && spoken.last().first().toString().contains("Seven points."));
}

void HeardTest::curtainSaysWhomItIsFor() {
    Setup setup;
    setup.seed = "curtain";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", {}}, {"Cy", "random"}}));
    QVERIFY(until([this] { return model().curtainFor() != Seat::None; }));
    auto* lift = qobject_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(lift != nullptr);
    const QString name = model().playerName(model().curtainFor());
    QVERIFY2(lift->accessibleDescription().contains(name), qPrintable(lift->accessibleDescription()));
}

void HeardTest::enterSetsTheDisk() {
    QVERIFY(begin("disk"));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "disk"; }));
    auto* dial = page().findChild<Dial*>();
    QTRY_VERIFY(dial != nullptr && dial->isVisible());
    QVERIFY2(!dial->accessibleDescription().contains(':'), qPrintable(dial->accessibleDescription())); // nothing yet
    QTRY_VERIFY(dial->isEnabled());
    dial->setFocus(Qt::TabFocusReason);
    QTest::keyClick(dial, Qt::Key_Right);
    QTest::keyClick(dial, Qt::Key_Tab);
    auto* set = qobject_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(set != nullptr && set->isEnabled());
    QTest::keyClick(set, Qt::Key_Return);
    QTRY_VERIFY(!model().decision() || model().decision()->kind != "disk");
}

// The default button wears a line of its own; the keyboard's is another.
void HeardTest::focusIsSeenOnADefaultButton() {
    const TableStyle style(false);
    QStyleOptionButton option;
    option.rect = QRect(0, 0, 80, 30);
    option.palette = theme_.palette();
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    option.features = QStyleOptionButton::DefaultButton | QStyleOptionButton::AutoDefaultButton;
    const auto drawn = [&] {
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        style.drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, nullptr);
        return image;
    };
    const QColor ring = option.palette.color(QPalette::Link);
    const auto isRing = [&ring](const QImage& image, int y) {
        const QColor seen = image.pixelColor(40, y);
        return std::abs(seen.red() - ring.red()) + std::abs(seen.green() - ring.green()) < 20;
    };
    QVERIFY(!isRing(drawn(), 0) && !isRing(drawn(), 1));
    option.state |= QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    QVERIFY(isRing(drawn(), 0) && isRing(drawn(), 1)); // two pixels
}

QTEST_MAIN(HeardTest)
#include "heard_test.moc"
