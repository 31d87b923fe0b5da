// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every window, page and dialog of the program, in every language: nothing that is written is cut, nobody is told to
// click who may play by keys, nothing is described by its own name, nothing stays English in a language that is made up
// (tests/translations), and what reads from right to left is mirrored but for the table.
#include "app/page/game_page.h"
#include "app/program/language.h"
#include "app/shell/table_style.h"
#include "app/tutorial/lesson_panel.h"
#include "expansions/installed.h"
#include "tests/gui/painted_words.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_stage.h"
#include "tests/gui/window_walk.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/court/seat_panel.h"
#include "views/persons/persons.h"
#include "views/toolkit/tip_accessible.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr const char* kMadeUp = "ga"; // its letters have accents, its words are a third longer
constexpr const char* kRightToLeft[] = {"he", "ur"};

// Everything, or without what takes its time: long games, films, thoughts of computer players.
GalleryPictures stops(bool all) {
    static const QRegularExpression isLong(
        QStringLiteral("^(questions|lessons|review|disks|veto|coronation|over-the-table|actions|network-back)"));
    GalleryPictures found = keptPictures();
    const GalleryPictures further = furtherPictures();
    found.insert(found.end(), further.begin(), further.end());
    if (!all && !isEverythingWanted())
        std::erase_if(found, [](const auto& each) { return isLong.match(each.first).hasMatch(); });
    return found;
}

bool isScaled() { return qEnvironmentVariableIsSet("QT_SCALE_FACTOR"); }

// The largest letters are looked at in German, which has the longer words.
std::vector<Room> rooms(const QString& language) {
    if (isScaled()) // of a screen of 1280x800
        return {{QStringLiteral("160 % scale"), QSize(800, 500)}};
    std::vector<Room> all{{QStringLiteral("1024x640"), QSize(1024, 640)}};
    if (isEverythingWanted() || language == QLatin1String("de"))
        all.push_back({QStringLiteral("200 % text"), QSize(1600, 1000), 200});
    return all;
}

// What names and describes things, to those who hear them as well, is for every way of playing: nobody who plays by
// keys is told to click, nobody who does not see hears a sign or of gold. A lesson's words are for the last way
// that was used (learn_test).
QStringList toldForOthers(const QWidget& window) {
    static const QRegularExpression click(QStringLiteral("\\b[CcKk]lick"));
    static const QRegularExpression seen(
        QStringLiteral("[✓⚠≈▲▼▸▾▶◀↺→★●■◆✚]|\\b([Gg]olden|[Hh]over|[Zz]eig (hier|auf))"));
    QStringList found;
    QList<const QWidget*> all{&window};
    for (const QWidget* each : window.findChildren<QWidget*>()) all << each;
    const auto* lesson = window.findChild<LessonPanel*>();
    for (const QWidget* each : all) {
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(each));
        if (!each->isVisible() || read == nullptr || (lesson != nullptr && lesson->isAncestorOf(each))) continue;
        QStringList words{read->text(QAccessible::Name), read->text(QAccessible::Description)};
        // Qt describes a field by its placeholder, whatever it is called.
        const bool placeholder = qobject_cast<const QLineEdit*>(each) != nullptr;
        if (!placeholder && !words[1].isEmpty() && words[0].contains(words[1], Qt::CaseInsensitive))
            found << QStringLiteral("%1 says twice “%2”").arg(QLatin1String(each->metaObject()->className()), words[1]);
        for (int i = 0; i < read->childCount(); ++i) // what is no widget
            if (QAccessibleInterface* child = read->child(i); child != nullptr && child->object() == nullptr)
                words << child->text(QAccessible::Name) << child->text(QAccessible::Description);
        const auto note = [&](const QString& said) {
            found << QStringLiteral("%1 says “%2”").arg(QLatin1String(each->metaObject()->className()), said);
        };
        for (const QString& said : words)
            if (said.contains(seen)) note(said);
        for (const QString& said : words << tipOf(*each))
            if (said.contains(click)) note(said);
    }
    found.removeDuplicates();
    return found;
}

QStringList clipped(QWidget& window) { return clippedTexts(window) + cutWords(window); }

// What has Latin letters in every language: names, of people, of files, of keys.
QString withoutNames(QString words) {
    static const QRegularExpression names = [] {
        QStringList all{
            // people at the tables of the gallery, and their programs
            "Inés", "Tomasillo", "Leonor", "Gaspar", "Teodora", "Diego", "Lucía", "Mateo", "Alcazar", "Quijote",
            // games, licences, seeds, numbers of stacks
            "El Grande", "Big Box", "Qt [0-9.]+", "GPL[-v0-9a-z.]*", "gallery", "\\b[IVX]+\\b",
            // files, addresses, commands, codes, ids of cards
            "\\S*/\\S*", "\\S*\\.(egr|json|csv|svg|pdf|py)\\b", "python3", "--bold", "elgrande(-cli|-lab)?( [a-z]+)?",
            "--[a-z]+( [a-z0-9]+)?", "[0-9A-Z]+( ?[-–] ?[0-9A-Z]+)+", "\\([a-z]+(-[a-z0-9]+)*\\)",
            // keys
            "(Ctrl|Shift|Alt|Meta)\\+\\S*", "\\bF[0-9]+\\b",
            "\\b(Esc|Return|Enter|Space|Del|Ins|Home|End|PgUp|PgDown|Tab)\\b",
            // languages in themselves
            "English", "Deutsch", "Gaeilge",
            // Qt's own words, for which Qt has translations of its own
            "&?\\b(OK|Cancel|Close)\\b", "Scroll (Left|Right)", "Press shortcut"};
        for (const Person& person : persons()) all << QRegularExpression::escape(person.name);
        return QRegularExpression(all.join(u'|'));
    }();
    return words.remove(names);
}

QStringList untranslated(QWidget& window) {
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
    static const QRegularExpression tag(QStringLiteral("<style.*</style>|<[^>]*>|\\([0-9a-f]{7,40}\\)")); // or a commit
    QStringList found;
    for (const QString& said : saidWords(window)) {
        const QString by = said.section(QLatin1String(": "), 0, 0);
        const QString words = withoutNames(said.section(QLatin1String(": "), 1).remove(tag));
        if (const QRegularExpressionMatch match = latin.match(words); match.hasMatch())
            found << QStringLiteral("%1 has “%2” in English: %3").arg(by, match.captured(), words.left(200));
    }
    return found;
}

} // namespace

class WindowsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void everyWidgetIsSeen();
    void nothingIsLeftInEnglish_data();
    void nothingIsLeftInEnglish();
    void rightToLeftIsMirrored_data();
    void rightToLeftIsMirrored();
    void tableIsNotMirrored();

  private:
    static void addStops(const QString& language, bool all);
    static QStringList faultsHere(std::vector<Room> rooms, const WindowWalk::Judge& judge); // at a row's stop
};

void WindowsTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("El Grande"));
    QApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    QApplication::setStyle(new TableStyle(false)); // the application owns it
    installExpansionViews();
}

void WindowsTest::addStops(const QString& language, bool all) {
    for (const auto& [name, taker] : stops(all))
        QTest::addRow("%s, %s", qPrintable(name), qPrintable(language)) << language << name;
}

QStringList WindowsTest::faultsHere(std::vector<Room> rooms, const WindowWalk::Judge& judge) {
    const QString language = *static_cast<QString*>(QTest::qData("language", qMetaTypeId<QString>()));
    const QString stop = *static_cast<QString*>(QTest::qData("stop", qMetaTypeId<QString>()));
    WindowWalk walk(language, std::move(rooms));
    for (const auto& [name, taker] : stops(true))
        if (name == stop) return walk.faultsOf(taker, judge);
    return {QStringLiteral("there is no such stop")};
}

// The long way is gone in German, and so is any where everything is larger.
void WindowsTest::nothingIsClipped_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("stop");
    if (isEverythingWanted() || !isScaled()) addStops(QStringLiteral("en"), false);
    addStops(QStringLiteral("de"), !isScaled());
}

void WindowsTest::nothingIsClipped() {
    QFETCH(QString, language);
    const auto judge = [](QWidget& window) { return clipped(window) + toldForOthers(window); };
    const QStringList faults = faultsHere(rooms(language), judge);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

// So that whoever adds a window, a page or a part of one adds it to the gallery, and it is walked through.
void WindowsTest::everyWidgetIsSeen() {
    const QSet<QString> all = widgetClasses(QStringLiteral(ELGRANDE_ROOT));
    QVERIFY(all.size() > 60);
    if (isScaled() || WindowWalk::seenClasses().size() < 30) QSKIP("Only after all of nothingIsClipped.");
    QSet<QString> missing = all - WindowWalk::seenClasses();
    // Without words, and there for a moment only, while something is dragged, pointed at or said; what an expansion
    // derives its part of the new-game dialog from; and the head of tables on tabs of the result that no stop opens.
    for (const char* each :
         {"DragGhost", "PointingMarks", "Voice", "Announcer", "TableLight", "SetupPage", "SeatHeader"})
        missing.remove(QLatin1String(each));
    QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.begin(), missing.end()).join(QLatin1String(", "))));
}

void WindowsTest::nothingIsLeftInEnglish_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("stop");
    addStops(QString::fromLatin1(kMadeUp), true);
}

void WindowsTest::nothingIsLeftInEnglish() {
    if (!Language::known().contains(QLatin1String(kMadeUp))) QSKIP("No language has been made up.");
    const auto judge = [](QWidget& window) { return clipped(window) + untranslated(window); };
    const QStringList faults = faultsHere({{QStringLiteral("1280x800"), QSize(1280, 800)}}, judge);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

// The languages take turns.
void WindowsTest::rightToLeftIsMirrored_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("stop");
    std::size_t next = 0;
    for (const auto& [name, taker] : stops(false)) {
        const char* language = kRightToLeft[next++ % std::size(kRightToLeft)];
        QTest::addRow("%s, %s", qPrintable(name), language) << QString::fromLatin1(language) << name;
    }
}

void WindowsTest::rightToLeftIsMirrored() {
    if (!Language::known().contains(QLatin1String(kRightToLeft[0]))) QSKIP("No language has been made up.");
    const auto judge = [](QWidget& window) {
        QStringList wrong;
        if (window.layoutDirection() != Qt::RightToLeft) wrong << QStringLiteral("reads from left to right");
        for (const auto* page : window.findChildren<GamePage*>()) {
            const auto* board = page->findChild<BoardView*>();
            const auto* seats = page->findChild<SeatPanel*>();
            if (!page->isVisible() || !board->isVisible() || !seats->isVisible()) continue;
            if (seats->mapTo(page, QPoint()).x() > board->mapTo(page, QPoint()).x())
                wrong << QStringLiteral("the players are on the right of the board");
        }
        return wrong;
    };
    const QStringList faults = faultsHere({{QStringLiteral("1280x800"), QSize(1280, 800)}}, judge);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

// A map, a dial, a card are what they are; only the words on them may stand on the other side.
void WindowsTest::tableIsNotMirrored() {
    QImage boards[2];
    for (const bool mirrored : {false, true}) {
        GalleryLook look{QStringLiteral("en")};
        look.inspect = [&](QWidget& window) {
            QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
            auto* board = window.findChild<BoardView*>();
            board->setFixedSize(700, 500);
            QCoreApplication::processEvents();
            board->finishPicture();
            boards[mirrored ? 1 : 0] = board->grab().toImage();
        };
        for (const auto& [name, taker] : tablePictures())
            if (name == QLatin1String("disk")) taker(look);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
    QVERIFY(!boards[0].isNull());
    QCOMPARE(boards[1].size(), boards[0].size());
    int different = 0; // words may stand a little elsewhere
    for (int y = 0; y < boards[0].height(); ++y)
        for (int x = 0; x < boards[0].width(); ++x) different += boards[0].pixel(x, y) != boards[1].pixel(x, y) ? 1 : 0;
    QVERIFY2(different < boards[0].width() * boards[0].height() / 20, qPrintable(QString::number(different)));
}

ELGRANDE_TEST(WindowsTest)
#include "windows_test.moc"
