// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers around the game: keys that the player changes, and the file that reports a problem.
#include "app/files/report.h"
#include "app/new_game/new_game_desk.h"
#include "app/preferences/desktop_wishes.h"
#include "app/preferences/settings_desk.h"
#include "app/preferences/shortcuts.h"
#include "app/shell/table_style.h"
#include "app/window/main_menu.h"
#include "model/record/record.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/rulebook/rule_browser.h"
#include "views/rulebook/rulebook_window.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <QWheelEvent>

using namespace elgrande;

class ToolsTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { open(); }
    void cleanup() { forget(); }
    void everyActionHasANameOfItsOwn();
    void noKeysTwice();
    void changedKeysAreKept();
    void keysAreTakenAwayFromOthers();
    void reportIsARecord();
    void aidsAreRemembered();
    void desktopMayWantLessMotion();
    void desktopMayWantMoreContrast();
    void desktopMayBeDark();
    void targetsForFingersAreLarge();
    void checkBoxesGrowWithTheText();
    void wordsOfAButtonKeepTheirDistance();
    void wheelChangesOnlyWhatHasBeenChosen();
    void ruleBookBeginsWithAWholeLine();

  private:
    std::vector<QAction*> actions() const { return window_->menu().all(); }
    QAction* action(const char* name) const { return window_->findChild<QAction*>(QLatin1String(name)); }
};

void ToolsTest::everyActionHasANameOfItsOwn() {
    QSet<QString> names;
    for (const QAction* each : actions()) {
        QVERIFY2(each->objectName().contains('.'), qPrintable(each->text()));
        QVERIFY2(!names.contains(each->objectName()), qPrintable(each->objectName()));
        names.insert(each->objectName());
    }
    QVERIFY(names.size() > 20);
}

void ToolsTest::noKeysTwice() {
    QSet<QString> keys;
    for (const QAction* each : actions()) {
        if (each->shortcut().isEmpty()) continue;
        const QString text = each->shortcut().toString();
        QVERIFY2(!keys.contains(text), qPrintable(text + " " + each->text()));
        keys.insert(text);
    }
}

void ToolsTest::changedKeysAreKept() {
    const QKeySequence own = action("move.undo")->shortcut();
    ShortcutsDialog dialog(*settings_, actions());
    QVERIFY(dialog.assign(action("move.undo"), QKeySequence("Ctrl+Shift+Y")) == nullptr);
    open();
    QCOMPARE(action("move.undo")->shortcut(), QKeySequence("Ctrl+Shift+Y"));
    ShortcutsDialog again(*settings_, actions());
    again.resetAll();
    QCOMPARE(action("move.undo")->shortcut(), own);
    open();
    QCOMPARE(action("move.undo")->shortcut(), own);
}

void ToolsTest::keysAreTakenAwayFromOthers() {
    ShortcutsDialog dialog(*settings_, actions());
    const QKeySequence keys = action("game.save")->shortcut();
    QCOMPARE(dialog.assign(action("view.ranks"), keys), action("game.save"));
    QVERIFY(action("game.save")->shortcut().isEmpty());
    open();
    QVERIFY(action("game.save")->shortcut().isEmpty());
    QCOMPARE(action("view.ranks")->shortcut(), keys);
}

void ToolsTest::reportIsARecord() {
    settings_->pace.set(0);
    settings_->folder.set(folder_.path());
    Setup setup;
    setup.seed = "report";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}}));
    const QString text = problemReport(*settings_, window_->table().recordText(), "The {brace} is wrong.");
    const auto record = recordFromText(text.toStdString());
    QVERIFY2(record, record ? "" : record.error().c_str());
    QCOMPARE(record->setup.seed, std::string("report"));
    QVERIFY(text.contains(QLatin1String(qVersion())));
    QVERIFY(text.contains("The (brace) is wrong."));
    QVERIFY(!text.contains(QDir::homePath()));
    QVERIFY(!text.contains(folder_.path()));
}

void ToolsTest::aidsAreRemembered() {
    const QString file = folder_.filePath("aids.ini");
    {
        Settings settings(file);
        QCOMPARE(settings.warnings().size(), static_cast<std::size_t>(Waste::FarWorse)); // every kind at first
        QVERIFY(!settings.castilloRemembered());
        settings.setWarning(Waste::IdleCard, false);
        settings.castilloRemembered.set(true);
    }
    const Settings again(file);
    QCOMPARE(again.warnings().count(Waste::IdleCard), std::size_t(0));
    QCOMPARE(again.warnings().size(), static_cast<std::size_t>(Waste::FarWorse) - 1);
    QVERIFY(again.castilloRemembered());
}

void ToolsTest::desktopMayWantLessMotion() {
    window_.reset();
    settings_ = std::make_unique<Settings>(folder_.filePath("new.ini")); // of a player who has said nothing
    open();
    window_->preferences().reduceMotion();
    QCOMPARE(window_->preferences().tempo(), Tempo::Off);
    window_->preferences().use(settings_->tempo, Tempo::Fast); // what the player says counts more
    QCOMPARE(window_->preferences().tempo(), Tempo::Fast);
    const auto saysReduced = [this](const QByteArray& text) {
        QFile file(folder_.filePath("kdeglobals"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return false;
        file.close();
        return DesktopWishes::isReducedByKde(file.fileName());
    };
    QVERIFY(saysReduced("[KDE]\nAnimationDurationFactor=0\n"));
    QVERIFY(!saysReduced("[KDE]\nAnimationDurationFactor=0.5\n"));
    QVERIFY(!saysReduced("[KDE]\nAnimationDurationFactor=none\n"));
    QVERIFY(!saysReduced("[General]\nName=x\n"));
    QVERIFY(!DesktopWishes::isReducedByKde(folder_.filePath("nothing")));
    QVERIFY(DesktopWishes::isReducedBy(false) && !DesktopWishes::isReducedBy(true) && !DesktopWishes::isReducedBy(0));
}

// As long as the player has said nothing else.
void ToolsTest::desktopMayWantMoreContrast() {
    window_.reset();
    settings_ = std::make_unique<Settings>(folder_.filePath("new.ini"));
    open();
    QVERIFY(!theme_->isStrong());
    window_->preferences().raiseContrast();
    QVERIFY(theme_->isStrong());
    for (const bool dark : {false, true}) {
        window_->preferences().use(settings_->dark, dark);
        QVERIFY(theme_->isStrong());
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(dark ? Qt::black : Qt::white));
    }
    window_->preferences().use(settings_->contrast, false); // what the player says counts more
    QVERIFY(!theme_->isStrong());
    settings_->contrast.forget();
    window_->preferences().use(settings_->dark, false);
    QVERIFY(theme_->isStrong());
    const auto kdeSays = [this](const QByteArray& text) {
        QFile file(folder_.filePath("kdeglobals"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return false;
        file.close();
        return DesktopWishes::isContrastingByKde(file.fileName());
    };
    QVERIFY(kdeSays("[General]\nColorScheme=BreezeHighContrast\n"));
    QVERIFY(!kdeSays("[General]\nColorScheme=BreezeDark\n"));
    QVERIFY(!kdeSays("[KDE]\nAnimationDurationFactor=0\n"));
    QVERIFY(DesktopWishes::isContrastingBy(1U) && DesktopWishes::isContrastingBy(true));
    QVERIFY(!DesktopWishes::isContrastingBy(0U) && !DesktopWishes::isContrastingBy(false));
    QVERIFY(!DesktopWishes::isContrastingBy(QString("1")));
}

// Its wish counts as long as the player has not chosen, and is known at the next start before it is asked.
void ToolsTest::desktopMayBeDark() {
    window_.reset();
    const QString file = folder_.filePath("light.ini");
    settings_ = std::make_unique<Settings>(file);
    open();
    QVERIFY(!theme_->isDark());
    window_->preferences().followLight(true);
    QVERIFY(theme_->isDark());
    QVERIFY(window_->preferences().dark->isChecked());
    QVERIFY(!settings_->dark.isSet());
    QVERIFY(Settings(file).isDark());
    window_->preferences().followLight(false); // it has been changed meanwhile
    QVERIFY(!theme_->isDark());
    window_->preferences().followLight(true);
    window_->preferences().dark->trigger(); // what the player says counts more
    QVERIFY(settings_->dark.isSet() && !theme_->isDark());
    window_->preferences().followLight(false);
    window_->preferences().followLight(true);
    QVERIFY(!theme_->isDark());
    const auto kdeSays = [this](const QByteArray& text) -> std::optional<bool> {
        QFile kde(folder_.filePath("kdeglobals"));
        if (!kde.open(QIODevice::WriteOnly) || kde.write(text) != text.size()) return std::nullopt;
        kde.close();
        return DesktopWishes::isDarkByKde(kde.fileName());
    };
    QCOMPARE(kdeSays("[Colors:Window]\nBackgroundNormal=32,35,38\n"), std::optional(true));
    QCOMPARE(kdeSays("[Colors:Window]\nBackgroundNormal=239,240,241\n"), std::optional(false));
    QVERIFY(!kdeSays("[Colors:Window]\nBackgroundNormal=\n") &&
            !kdeSays("[Colors:Window]\nBackgroundNormal=1,2,999\n"));
    QVERIFY(!kdeSays("[General]\nColorScheme=BreezeDark\n"));
    QVERIFY(!DesktopWishes::isDarkByKde(folder_.filePath("nothing")));
    QCOMPARE(DesktopWishes::isDarkBy(1U), std::optional(true));
    QCOMPARE(DesktopWishes::isDarkBy(0U), std::optional(false));
    QCOMPARE(DesktopWishes::isDarkBy(2U), std::optional(false));
    QVERIFY(!DesktopWishes::isDarkBy(QString("1")));
}

void ToolsTest::targetsForFingersAreLarge() {
    for (const bool touch : {true, false}) {
        QApplication::setStyle(new TableStyle(touch)); // the application owns it
        QPushButton button(QStringLiteral("Go"));
        QCheckBox box(QStringLiteral("On"));
        QComboBox choice;
        choice.addItem(QStringLiteral("One"));
        for (const QWidget* each : std::initializer_list<const QWidget*>{&button, &box, &choice})
            QCOMPARE(each->sizeHint().height() >= TableStyle::kLeast, touch);
    }
}

void ToolsTest::checkBoxesGrowWithTheText() {
    const TableStyle style(false);
    QCheckBox box(QStringLiteral("On"));
    const auto side = [&](int pixels) {
        QFont font = box.font();
        font.setPixelSize(pixels);
        box.setFont(font);
        return style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &box);
    };
    const int usual = side(14);
    QCOMPARE(side(28), 2 * usual);
    QCOMPARE(side(12), usual);
}

// From its edges, however many they are and in whatever letters.
void ToolsTest::wordsOfAButtonKeepTheirDistance() {
    QApplication::setStyle(new TableStyle(false));
    QDialog dialog;
    QWidget page;
    for (QWidget* parent : std::initializer_list<QWidget*>{&dialog, &page}) {
        QPushButton button(QStringLiteral("Learn: play the tutorial"), parent);
        for (const bool bold : {false, true}) {
            QFont font = Theme::sans(28);
            font.setBold(bold);
            button.setFont(font);
            const QFontMetrics letters(font);
            QVERIFY(button.sizeHint().width() >= letters.horizontalAdvance(button.text()) + letters.height());
        }
    }
}

void ToolsTest::wheelChangesOnlyWhatHasBeenChosen() {
    QApplication::setStyle(new TableStyle(false)); // the application owns it
    QScrollArea list;
    auto* inside = new QWidget;
    inside->setMinimumSize(200, 2000);
    auto* choice = new QComboBox(inside);
    choice->addItems({QStringLiteral("One"), QStringLiteral("Two")});
    list.setWidget(inside);
    list.resize(240, 200);
    list.show();
    QVERIFY(QTest::qWaitForWindowActive(&list));
    const auto turn = [choice] {
        const QPointF at = choice->rect().center();
        QWheelEvent wheel(at, choice->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(choice, &wheel);
        return wheel.isAccepted(); // else it goes on to what lies around
    };
    list.setFocus();
    QVERIFY(!turn());
    QCOMPARE(choice->currentIndex(), 0);
    QVERIFY(!choice->hasFocus());
    choice->setFocus();
    QVERIFY(turn());
    QCOMPARE(choice->currentIndex(), 1);
}

// A paragraph at the end of its page cannot be at the top; what is there instead is whole, whatever the window's size.
void ToolsTest::ruleBookBeginsWithAWholeLine() {
    QVERIFY(window_->newGames().begin({}, {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}}));
    RuleBookWindow book(*theme_);
    book.setCatalogue(window_->model().catalogue());
    book.setLanguage("de");
    book.open("castillo-disk");
    auto* page = book.findChild<RuleBrowser*>();
    QVERIFY(page != nullptr);
    int ends = 0;
    for (int height = 420; height < 700; height += 7) {
        book.resize(1000, height);
        QCoreApplication::processEvents();
        const QScrollBar& bar = *page->verticalScrollBar();
        const QRect line = page->cursorRect(page->cursorForPosition(QPoint(page->viewport()->width() / 2, 0)));
        if (bar.maximum() > 0 && bar.value() > bar.maximum() - line.height()) ++ends;
        QVERIFY2(line.top() >= 0, qPrintable(QStringLiteral("%1: %2").arg(height).arg(line.top())));
    }
    QVERIFY2(ends > 5, qPrintable(QString::number(ends)));
}

ELGRANDE_TEST(ToolsTest)
#include "tools_test.moc"
