// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of a new game: places are filled, changed and swapped, the drawer tells what lies in it, and all of it
// fits.
#include "app/new_game/drawer_front.h"
#include "app/new_game/game_box.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/place_card.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "expansions/installed.h"
#include "model/agents/agent_catalogue.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_clipping.h"
#include "tests/named_test.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/voice.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWindow>

using namespace elgrande;
using gui::partOf;

class NewGameTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init();
    void cleanup() { QApplication::setFont(Theme::sans(14)); }
    void placesAreFilledChangedAndSwapped();
    void placesAreReachedByKeys();
    void shelfTellsOfTheLastBox();
    void shelfTellsOfTheBoxThatIsReached();
    void drawerSaysWhatDeparts();
    void eachSetHasABox();
    void editionInDoubtClaimsNothingAndItsCodeBeginsAtItsBeginning();
    void everyKindOfPlayerIsNamedInFull_data();
    void everyKindOfPlayerIsNamedInFull();
    void whyItCannotStartIsTold();
    void whatCannotBeCombinedSaysWhatAndWhy();
    void boxesThatExcludeEachOtherSayWhy();
    void namesKeepOffTheFrame();
    void tableLiesAcross();
    void newGameFits_data();
    void newGameFits();

  private:
    QTemporaryDir folder_;
    Language language_;
    std::unique_ptr<Settings> settings_;
};

void NewGameTest::init() {
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    language_.use("en");
}

// A click takes an empty place, the field empties it again, and two players change places with name and colour.
void NewGameTest::placesAreFilledChangedAndSwapped() {
    SeatsEditor table;
    table.resize(table.sizeHint());
    table.show();
    QSignalSpy changed(&table, &SeatsEditor::changed);
    QCOMPARE(table.count(), 4);
    PlaceCard& last = *table.places()[4];
    QVERIFY(!last.isTaken());
    QTest::mouseClick(&last, Qt::LeftButton, {}, QPoint(last.width() / 2, 4));
    QVERIFY(last.isTaken());
    QCOMPARE(table.count(), 5);
    QVERIFY(!changed.isEmpty());
    const std::vector<SeatChoice> before = table.seats();
    const std::vector<std::string> colours = table.colours();
    auto* menu = table.places()[0]->findChild<QToolButton*>()->menu();
    QCOMPARE(menu->actions().size(), 4);
    menu->actions().at(1)->trigger(); // with the third place
    QCOMPARE(table.seats()[0].name, before[2].name);
    QCOMPARE(table.seats()[2].name, before[0].name);
    QCOMPARE(table.seats()[2].agent, before[0].agent);
    QCOMPARE(table.colours()[0], colours[2]);
    QCOMPARE(table.colours()[2], colours[0]);
    // Nobody is called what nobody sees, and no name turns the words beside it.
    const QString colour = table.places()[0]->findChild<QComboBox*>()->currentText();
    table.places()[0]->setName(QStringLiteral("\u202aA\u202eda"));
    QCOMPARE(table.seats()[0].name, QStringLiteral("Ada"));
    table.places()[0]->setName(QStringLiteral("\u200b\u00ad \u3164"));
    QCOMPARE(table.seats()[0].name, colour);
    table.places()[0]->setName(before[2].name);
    // A place in the middle is left empty: the others keep theirs, and the seats close up.
    table.places()[1]->setTaken(false);
    QCOMPARE(table.count(), 4);
    QCOMPARE(table.seats()[1].name, before[0].name);
    table.setCount(2);
    QCOMPARE(table.count(), 2);
    for (PlaceCard* card : table.places()) {
        if (!card->isTaken()) continue;
        const auto* items = qobject_cast<QStandardItemModel*>(card->findChildren<QComboBox*>().back()->model());
        QVERIFY(!items->item(items->rowCount() - 1)->isEnabled()); // two have to stay
    }
}

void NewGameTest::placesAreReachedByKeys() {
    NewGameDialog dialog;
    dialog.seatsEditor().setCount(5);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QSet<const QWidget*> reached;
    for (int i = 0; i < 80; ++i) {
        reached << QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const PlaceCard* card : dialog.seatsEditor().places())
        for (const QWidget* field : card->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (field->focusPolicy() == Qt::NoFocus || field->isHidden()) continue; // a person has no portrait
            QVERIFY2(reached.contains(field), qPrintable(field->accessibleName()));
            QVERIFY(!field->accessibleName().isEmpty());
        }
    QVERIFY(reached.contains(&partOf<DrawerFront>(dialog)));
}

// One press chooses a set with all that it needs, and what a bridge joins; the box that is played is marked, and no
// other.
void NewGameTest::eachSetHasABox() {
    NewGameDialog dialog;
    dialog.show();
    const QWidget* first = dialog.nextInFocusChain();
    while (!first->isVisible() || (first->focusPolicy() & Qt::TabFocus) == 0) first = first->nextInFocusChain();
    QVERIFY(qobject_cast<const GameBox*>(first) != nullptr); // with the keys, too, what is played comes first
    const auto boxOf = [&dialog](const ExpansionFacts& set) {
        return dialog.findChild<GameBox*>(QStringLiteral("expansion-") + QString::fromStdString(set.id));
    };
    const auto marked = [&dialog] {
        QStringList names;
        for (const auto* box : dialog.findChildren<GameBox*>())
            if (box->isChecked() && box->objectName().startsWith("expansion-")) names << box->objectName();
        return names;
    };
    for (const ExpansionFacts& set : knownExpansions()) {
        if (!set.playable || !set.edition.empty()) continue;
        GameBox* box = boxOf(set);
        QVERIFY2(box != nullptr && box->isVisible() && !box->visibleRegion().isEmpty(), set.id.c_str());
        QVERIFY(box->accessibleName().contains(texts::expansionName(QString::fromStdString(set.id))));
        box->click();
        const std::vector<std::string> all = smallestSetOf(set);
        const std::vector<std::string> chosen = dialog.setup().expansions;
        QVERIFY2(std::is_permutation(all.begin(), all.end(), chosen.begin(), chosen.end()), set.id.c_str());
        QCOMPARE(marked(), QStringList{box->objectName()});
        for (const ExpansionFacts& part : knownExpansions()) {
            if (std::find(set.joins.begin(), set.joins.end(), part.id) == set.joins.end()) continue;
            boxOf(part)->click(); // this one alone
            QCOMPARE(dialog.setup().expansions, std::vector{part.id});
            QCOMPARE(marked(), QStringList{boxOf(part)->objectName()});
            box->click();
        }
        box->click();
        QVERIFY(dialog.setup().expansions.empty() && marked().isEmpty());
    }
}

// Also when the pointer has gone elsewhere.
void NewGameTest::shelfTellsOfTheLastBox() {
    NewGameDialog dialog;
    const auto* text = dialog.findChild<QLabel*>("box-text");
    for (const ExpansionFacts& each : knownExpansions()) {
        auto* box = dialog.findChild<GameBox*>("expansion-" + QString::fromStdString(each.id));
        if (box == nullptr || box->isChecked()) continue;
        const QString before = text->text();
        box->click();
        if (!box->isChecked()) continue; // does not go with what is chosen
        emit box->pointed(false);
        QCOMPARE(text->text(), box->accessibleDescription());
        box->click();
        emit box->pointed(false);
        QCOMPARE(text->text(), before);
    }
}

// The keyboard begins at the chosen edition, whose text it is; the text goes with the keys and comes back with them.
void NewGameTest::shelfTellsOfTheBoxThatIsReached() {
    NewGameDialog dialog;
    const auto* text = dialog.findChild<QLabel*>("box-text");
    const auto box = [&dialog](const char* name) { return dialog.findChild<GameBox*>(QLatin1String(name)); };
    box("edition-bigbox")->click();
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(box("edition-bigbox")->hasFocus());
    QCOMPARE(text->text(), texts::editionText("bigbox"));
    emit box("edition-classic")->pointed(true);
    QCOMPARE(text->text(), texts::editionText("classic"));
    emit box("edition-classic")->pointed(false);
    QCOMPARE(text->text(), texts::editionText("bigbox"));
    QTest::keyClick(&dialog, Qt::Key_Backtab);
    QVERIFY(box("edition-classic")->hasFocus());
    QCOMPARE(text->text(), texts::editionText("classic"));
    box("edition-bigbox")->setFocus(Qt::MouseFocusReason); // by a press
    QCOMPARE(text->text(), texts::editionText("bigbox"));
}

void NewGameTest::drawerSaysWhatDeparts() {
    NewGameDialog dialog;
    dialog.show();
    QVERIFY(!partOf<DrawerFront>(dialog).isChecked());
    QVERIFY(!partOf<RulingsEditor>(dialog).isVisible());
    QVERIFY2(partOf<DrawerFront>(dialog).content().contains("all rules as printed"),
             qPrintable(partOf<DrawerFront>(dialog).content()));
    partOf<RulingsEditor>(dialog).choose("no-veto", "true");
    const QString content = partOf<DrawerFront>(dialog).content();
    QVERIFY2(!content.contains("as printed") && content.contains("Veto"), qPrintable(content));
    partOf<DrawerFront>(dialog).click();
    QVERIFY(partOf<RulingsEditor>(dialog).isVisible());
    QVERIFY(!dialog.seatsEditor().isVisible());
}

void NewGameTest::editionInDoubtClaimsNothingAndItsCodeBeginsAtItsBeginning() {
    NewGameDialog dialog;
    for (const std::string& each : offeredEditions()) {
        const QString edition = QString::fromStdString(each);
        dialog.findChild<GameBox*>(QStringLiteral("edition-") + edition)->click();
        const bool doubt = !texts::editionDoubt(edition).isEmpty();
        const QString content = partOf<DrawerFront>(dialog).content();
        QVERIFY2(content.contains("as printed") != doubt, qPrintable(content));
        const auto* code = dialog.findChild<QLineEdit*>(QStringLiteral("code"));
        QVERIFY(code->text() == dialog.code() && code->toolTip() == dialog.code() && code->cursorPosition() == 0);
    }
}

void NewGameTest::everyKindOfPlayerIsNamedInFull_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const char* language : {"en", "de"})
        for (const int percent : {100, 160, 200}) QTest::addRow("%s, %d %%", language, percent) << language << percent;
}

void NewGameTest::everyKindOfPlayerIsNamedInFull() {
    QFETCH(QString, language);
    QFETCH(int, percent);
    language_.use(language);
    QApplication::setFont(Theme::sans(14 * percent / 100.0));
    SeatsEditor table;
    table.resize(table.sizeHint());
    table.show();
    PlaceCard& place = *table.places()[1];
    for (const std::string& agent : agentIds()) {
        table.setSeat(1, QStringLiteral("Bo"), QString::fromStdString(agent));
        QCOMPARE(place.agent().toStdString(), agent);
        const std::string level = agent.substr(0, agent.find('-'));
        QComboBox* who = nullptr;
        for (QComboBox* each : place.findChildren<QComboBox*>())
            if (each->currentData().toString().toStdString() == level) who = each;
        QVERIFY(who != nullptr);
        QStyleOptionComboBox option;
        option.initFrom(who);
        option.editable = false;
        const QRect words =
            who->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, who);
        const int wanted = who->fontMetrics().horizontalAdvance(who->currentText());
        QVERIFY2(wanted <= words.width(),
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(who->currentText()).arg(words.width()).arg(wanted)));
    }
}

// By keys: the focus stays on the box, and the reason is announced, again when Enter would start the game.
void NewGameTest::whyItCannotStartIsTold() {
    NewGameDialog dialog;
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    partOf<DrawerFront>(dialog).setChecked(true);
    const auto box = [&](const QString& set) { return dialog.findChild<GameBox*>("expansion-" + set); };
    if (box("intrigue_king") == nullptr || box("grandissimo") == nullptr) QSKIP("needs two sets");
    const Voice& voice = Voice::of(dialog);
    for (const QString& set : {QStringLiteral("intrigue_king"), QStringLiteral("grandissimo")}) {
        box(set)->setFocus(Qt::TabFocusReason);
        QTest::keyClick(box(set), Qt::Key_Space);
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(box(set)));
        gui::settle();
        QVERIFY(box(set)->isChecked() && box(set)->hasFocus());
    }
    const QString fault = dialog.findChild<RulingsEditor*>()->fault();
    QVERIFY(!fault.isEmpty());
    QCOMPARE(voice.lastSaid(), fault);
    const QSignalSpy accepted(&dialog, &QDialog::accepted);
    Voice::of(dialog).say("Something else.");
    QTest::keyClick(box("grandissimo"), Qt::Key_Return);
    QCOMPARE(voice.lastSaid(), fault);
    QVERIFY(accepted.isEmpty());
}

// With an edition that was kept from the last game. What to do about it lies beside the reason.
void NewGameTest::whatCannotBeCombinedSaysWhatAndWhy() {
    for (const char* language : {"en", "de"}) {
        language_.use(language);
        NewGameDialog dialog;
        dialog.recall({{"edition", "anniversary"}});
        GameBox* box = dialog.findChild<GameBox*>("expansion-intrigue_king");
        if (dialog.setup().edition != "anniversary" || box == nullptr) QSKIP("needs two sets");
        dialog.resize(1240, 740);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const QLabel& fault = partOf<QLabel>(dialog, "fault");
        const QPushButton& begin = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!fault.isVisible() && begin.isEnabled());
        QTest::mouseClick(box, Qt::LeftButton);
        gui::settle();
        QVERIFY(fault.isVisible() && !begin.isEnabled());
        QVERIFY2(fault.text().contains(texts::editionName("anniversary")) &&
                     fault.text().contains(texts::expansionName("intrigue_king")),
                 qPrintable(fault.text()));
        const QStringList clipped = clippedTexts(dialog);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
        Voice::of(dialog).say("Something else.");
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {},
                          begin.mapTo(&dialog, QPoint(begin.width() / 2, begin.height() / 2)));
        QCOMPARE(Voice::of(dialog).lastSaid(), partOf<RulingsEditor>(dialog).fault());
        QPushButton& allow = partOf<QPushButton>(dialog, "allow");
        QVERIFY(allow.isVisible() && allow.hasFocus() && QToolTip::isVisible());
        QToolTip::hideText();
        allow.click();
        QVERIFY(!fault.isVisible() && begin.isEnabled() && dialog.setup().houseRules);
    }
}

void NewGameTest::boxesThatExcludeEachOtherSayWhy() {
    for (const ExpansionFacts& each : knownExpansions())
        for (const std::string& other : each.excludes) {
            const QString one = QString::fromStdString(each.id);
            const QString against = QString::fromStdString(other);
            const QString why = texts::exclusionText(one, against);
            QVERIFY2(!why.isEmpty() && why == texts::exclusionText(against, one), qPrintable(one));
            NewGameDialog dialog;
            auto* first = dialog.findChild<GameBox*>("expansion-" + against);
            auto* second = dialog.findChild<GameBox*>("expansion-" + one);
            if (first == nullptr || second == nullptr) continue;
            first->click();
            emit second->pointed(true); // before it is tried
            QCOMPARE(dialog.findChild<QLabel*>("box-text")->text(), second->accessibleDescription());
            QVERIFY(second->accessibleDescription().contains(why));
            emit second->pointed(false);
            second->click();
            QVERIFY(first->isChecked() && !second->isChecked());
            const QString told = dialog.findChild<QLabel*>("box-text")->text();
            QVERIFY2(told.contains(texts::expansionName(one)) && told.contains(texts::expansionName(against)) &&
                         told.contains(why),
                     qPrintable(told));
        }
}

void NewGameTest::namesKeepOffTheFrame() {
    for (const char* language : {"en", "de"}) {
        language_.use(language);
        NewGameDialog dialog;
        dialog.show();
        for (GameBox* box : dialog.findChildren<GameBox*>()) {
            QImage image(box->size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            box->render(&image, {}, {}, QWidget::DrawChildren);
            for (int y = box->cover().bottom() + 3; y < image.height() - 8; ++y)
                for (const int x : {6, box->width() - 7})
                    QVERIFY2(image.pixelColor(x, y) == image.pixelColor(x, box->cover().bottom() + 3),
                             qPrintable(box->accessibleName()));
        }
    }
}

// The drawer scrolls, so that rules do not make the window higher than the table wants it; the code is seen in full.
void NewGameTest::tableLiesAcross() {
    NewGameDialog dialog;
    dialog.recall({{"edition", "bigbox"}, {"expansions", QStringList{"intrigue_king"}}, {"houseRules", true}});
    dialog.resize(1240, 740);
    dialog.show();
    for (const bool open : {false, true}) {
        partOf<DrawerFront>(dialog).setChecked(open);
        QVERIFY2(dialog.layout()->totalHeightForWidth(dialog.width()) <= dialog.height(),
                 qPrintable(QString::number(dialog.layout()->totalHeightForWidth(dialog.width()))));
    }
    const auto* code = dialog.findChild<QLineEdit*>(QStringLiteral("code"));
    const int words = code->fontMetrics().horizontalAdvance(code->text());
    QVERIFY2(words + 12 <= code->width(), qPrintable(QStringLiteral("%1 of %2").arg(code->width()).arg(words)));
}

void NewGameTest::newGameFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    for (const QString& language : Language::known())
        for (const QSize& size : {QSize(1000, 600), QSize(1240, 740)})
            for (const int letters : {100, 125, 150, 200})
                QTest::addRow("%s %d %d", qPrintable(language), size.width(), letters) << language << size << letters;
}

// In windows of 1024 x 640 and 1280 x 800, with what a desktop puts around it. With usual letters nothing has to be
// scrolled, and with larger ones only down.
void NewGameTest::newGameFits() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, letters);
    language_.use(language);
    QApplication::setFont(Theme::sans(14.0 * letters / 100)); // cleanup() takes it back
    NewGameDialog dialog;
    dialog.offerPresets(*settings_);
    dialog.seatsEditor().setCount(5);
    dialog.recall({{"edition", "bigbox"}, {"expansions", QStringList{"grandissimo", "intrigue_king"}}});
    dialog.resize(size);
    dialog.show();
    QCOMPARE(dialog.size(), size);
    for (const bool open : {false, true}) {
        partOf<DrawerFront>(dialog).setChecked(open);
        QStringList clipped;
        (void)QTest::qWaitFor([&] { return (clipped = clippedTexts(dialog) + unreachableParts(dialog)).isEmpty(); },
                              2000);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
        for (const QScrollArea* area : dialog.findChildren<QScrollArea*>())
            if (area->isVisible()) QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }
    partOf<DrawerFront>(dialog).setChecked(false);
    const std::vector<PlaceCard*>& places = dialog.seatsEditor().places();
    for (std::size_t a = 0; a < places.size(); ++a) {
        QVERIFY(dialog.seatsEditor().rect().contains(places[a]->geometry()));
        if (letters == 100 || (letters < 200 && size.width() > 1000))
            QTRY_COMPARE(places[a]->visibleRegion().boundingRect().size(), places[a]->size());
        for (std::size_t b = 0; b < a; ++b) QVERIFY(!places[a]->geometry().intersects(places[b]->geometry()));
    }
}

ELGRANDE_TEST(NewGameTest)
#include "new_game_test.moc"
