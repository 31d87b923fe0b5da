// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Puzzles in the window: one of each kind is solved and missed, hints lead to the solution, and what was solved is
// remembered.
#include "app/program/language.h"
#include "app/solving/puzzle_desk.h"
#include "app/solving/puzzle_dialog.h"
#include "app/solving/puzzle_panel.h"
#include "app/solving/puzzle_words.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "expansions/installed.h"
#include "model/puzzles/built_in.h"
#include "model/record/record.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/prompt/prompt_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

class PuzzleTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { open(); }
    void cleanup() { forget(); }
    void solutionSolves_data() { addKinds(); }
    void solutionSolves();
    void missingIsAnswered_data() { addKinds(); }
    void missingIsAnswered();
    void hintsLeadToTheSolution_data() { addKinds(); }
    void hintsLeadToTheSolution();
    void solutionCanBeReplayed_data() { addKinds(); }
    void solutionCanBeReplayed();
    void everyPuzzleHasWordsInBothLanguages();
    void listIsFiltered();
    void nextIsNotSolvedYet();
    void anotherGameEndsIt();
    void lessonAndPuzzleEndEachOther();
    void everyDayHasItsPuzzle();

  private:
    static void addKinds();
    static const Puzzle* firstOf(PuzzleKind kind);
    PuzzleDesk& desk() { return partOf<PuzzleDesk>(*window_); }
    const PuzzleCourse& course() { return desk().feeder().course(); }
    QPushButton& button(const QString& text);
    bool begin(const Puzzle& puzzle);
    void solve();
    bool miss();
};

void PuzzleTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    installExpansionViews();
    QVERIFY(folder_.isValid());
    QVERIFY(!builtInPuzzles().empty());
}

void PuzzleTest::addKinds() {
    QTest::addColumn<int>("kind");
    for (int i = 0; i < kPuzzleKinds; ++i)
        if (firstOf(static_cast<PuzzleKind>(i)) != nullptr)
            QTest::addRow("%s", wordOf(static_cast<PuzzleKind>(i)).data()) << i;
}

const Puzzle* PuzzleTest::firstOf(PuzzleKind kind) {
    for (const Puzzle& each : builtInPuzzles())
        if (each.kind == kind) return &each;
    return nullptr;
}

QPushButton& PuzzleTest::button(const QString& text) {
    for (auto* each : desk().panel().findChildren<QPushButton*>())
        if (each->text().remove(u'&') == text) return *each;
    qFatal("there is no button %s", qPrintable(text));
}

bool PuzzleTest::begin(const Puzzle& puzzle) {
    desk().begin(puzzle);
    return desk().running() && desk().panel().isVisibleTo(window_.get()) && model().decision() &&
           model().decision()->seat == puzzle.seat && !desk().panel().goal().isEmpty();
}

// What changes nothing is not asked for.
void PuzzleTest::solve() {
    for (const Action action : course().puzzle().solution) {
        if (!model().decision()) return;
        const auto& legal = model().decision()->legal;
        if (std::find(legal.begin(), legal.end(), action) != legal.end()) model().choose(action);
    }
}

// By the last answers that the solution does not have.
bool PuzzleTest::miss() {
    const std::vector<Action>& solution = course().puzzle().solution;
    for (int i = 0; i < 60 && model().decision(); ++i) {
        const auto& legal = model().decision()->legal;
        const auto wrong = std::find_if(legal.rbegin(), legal.rend(), [&](Action each) {
            return std::find(solution.begin(), solution.end(), each) == solution.end();
        });
        model().choose(wrong == legal.rend() ? legal.back() : *wrong);
        if (model().wasteful()) model().insist();
    }
    return course().result() && !course().result()->solves;
}

void PuzzleTest::solutionSolves() {
    QFETCH(int, kind);
    const Puzzle& puzzle = *firstOf(static_cast<PuzzleKind>(kind));
    QVERIFY(begin(puzzle));
    QVERIFY(settings_->solvedPuzzles().isEmpty());
    solve();
    QVERIFY(course().result() && course().result()->solves);
    QCOMPARE(desk().panel().said(), QStringList{"Solved!"});
    QCOMPARE(page().prompt().promptText(), QString("Solved!"));
    QCOMPARE(settings_->solvedPuzzles(), QStringList{QString::fromStdString(puzzle.id())});
    QVERIFY(button("Next puzzle").hasFocus());
    QVERIFY(!button("Hint").isVisible() && button("Replay the solution").isVisible());
}

void PuzzleTest::missingIsAnswered() {
    QFETCH(int, kind);
    const Puzzle& puzzle = *firstOf(static_cast<PuzzleKind>(kind));
    QVERIFY(begin(puzzle));
    const State start = course().state();
    const std::size_t told = model().history().size();
    QVERIFY(miss());
    QVERIFY(!desk().panel().said().isEmpty());
    QVERIFY(settings_->solvedPuzzles().isEmpty());
    QVERIFY(!model().decision() && model().canUndo());
    if (button("Show it").isVisible()) {
        const State missed = course().state();
        button("Show it").click();
        QVERIFY(!(course().state() == missed));
        QVERIFY(!button("Show it").isVisible());
        const QStringList said = desk().panel().said();
        for (const char* language : {"de", "en"}) { // says all of it anew
            language_.use(language);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(desk().panel().said() == said, language == std::string_view("en"));
        }
    }
    button("Start over").click();
    QVERIFY(course().state() == start);
    QCOMPARE(model().history().size(), told);
    QVERIFY(desk().panel().said().isEmpty() && model().decision() && !model().canUndo());
    solve();
    QVERIFY(course().result() && course().result()->solves);
    model().undo();
    QVERIFY(!course().result() && model().decision());
}

void PuzzleTest::hintsLeadToTheSolution() {
    QFETCH(int, kind);
    QVERIFY(begin(*firstOf(static_cast<PuzzleKind>(kind))));
    QStringList given;
    QSignalSpy told(&desk().panel(), &PuzzlePanel::told);
    for (int i = 0; i < puzzles::kHints; ++i) {
        QVERIFY(button("Hint").isVisible());
        button("Hint").click();
        const QString hint = desk().panel().said().join(u'\n');
        QVERIFY(!hint.isEmpty() && !given.contains(hint));
        given << hint;
    }
    QCOMPARE(told.size(), puzzles::kHints);
    QVERIFY(given.back().startsWith("The solution:"));
    QVERIFY(!button("Hint").isVisible() && button("Replay the solution").isVisible());
    QVERIFY(model().decision()); // nothing has been played
}

void PuzzleTest::solutionCanBeReplayed() {
    QFETCH(int, kind);
    const Puzzle& puzzle = *firstOf(static_cast<PuzzleKind>(kind));
    QVERIFY(begin(puzzle));
    solve();
    QSignalSpy wanted(&desk(), &PuzzleDesk::replayWanted);
    button("Replay the solution").click();
    QCOMPARE(wanted.size(), 1);
    const std::string text = wanted.front().front().toString().toStdString();
    const auto record = recordFromText(text);
    QVERIFY2(record, record ? "" : record.error().c_str());
    QVERIFY((*record).moves.size() > static_cast<std::size_t>(puzzle.moves));
    QVERIFY(!page().isVisible()); // but that of the replay
}

void PuzzleTest::everyPuzzleHasWordsInBothLanguages() {
    for (const char* language : {"en", "de"}) {
        language_.use(language);
        for (const Puzzle& each : builtInPuzzles()) {
            const Catalogue catalogue = catalogueOf(each.rules());
            const auto names = [](Seat seat) { return QStringLiteral("P%1").arg(index(seat)); };
            QStringList all{puzzles::nameOf(each, catalogue), puzzles::goalText(each, catalogue),
                            puzzles::setText(each)};
            for (int i = 0; i < puzzles::kHints; ++i) all << puzzles::hint(each, catalogue, i, names);
            for (const QString& words : all)
                QVERIFY2(!words.isEmpty() && !words.contains(u'{') && !words.contains(u'%'),
                         qPrintable(QString::fromStdString(each.id()) + ": " + words));
        }
    }
}

void PuzzleTest::listIsFiltered() {
    const std::vector<Puzzle>& all = builtInPuzzles();
    const QString first = QString::fromStdString(all.front().id());
    PuzzleDialog dialog(all, &all.back(), {first}, window_.get());
    dialog.show();
    auto& list = partOf<QTreeWidget>(dialog);
    const auto shown = [&list] {
        int count = 0;
        for (int i = 0; i < list.topLevelItemCount(); ++i) count += list.topLevelItem(i)->isHidden() ? 0 : 1;
        return count;
    };
    QCOMPARE(shown(), static_cast<int>(all.size()));
    QCOMPARE(list.horizontalScrollBar()->maximum(), 0); // every column is seen
    const auto isBoth = [](const Puzzle& each) { return each.rules().setup.expansions.size() > 1; };
    const auto both = std::find_if(all.begin(), all.end(), isBoth);
    QVERIFY(both != all.end());
    QCOMPARE(puzzles::setText(*both), QString("The King & the Colonies"));
    partOf<QCheckBox>(dialog).setChecked(true);
    QCOMPARE(shown(), static_cast<int>(all.size()) - 1);
    QComboBox* kinds = dialog.findChildren<QComboBox*>().at(1);
    kinds->setCurrentIndex(kinds->findData(static_cast<int>(PuzzleKind::Disk)));
    QCOMPARE(shown(), static_cast<int>(std::count_if(all.begin() + 1, all.end(), [](const Puzzle& each) {
                 return each.kind == PuzzleKind::Disk;
             })));
    QTest::keyClick(&list, Qt::Key_Return);
    QVERIFY(dialog.choice() != nullptr && dialog.choice()->kind == PuzzleKind::Disk);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
}

void PuzzleTest::nextIsNotSolvedYet() {
    const std::vector<Puzzle>& all = builtInPuzzles();
    settings_->addSolvedPuzzle(QString::fromStdString(all[1].id()));
    QVERIFY(begin(all[0]));
    button("Next puzzle").click();
    QTRY_COMPARE(&course().puzzle(), &all[2]);
    button("Leave").click();
    QVERIFY(!desk().running() && !desk().panel().isVisibleTo(window_.get()));
}

void PuzzleTest::anotherGameEndsIt() {
    QVERIFY(begin(builtInPuzzles().front()));
    QVERIFY(WindowStage::begin("puzzle"));
    QVERIFY(!desk().running() && !desk().panel().isVisibleTo(window_.get()));
    QVERIFY(page().prompt().promptText() != "Solved!");
}

void PuzzleTest::lessonAndPuzzleEndEachOther() {
    QVERIFY(begin(builtInPuzzles().front()));
    window_->learning().begin();
    QVERIFY(!desk().running() && !desk().panel().isVisibleTo(window_.get()));
    auto& guide = partOf<LessonGuide>(*window_);
    QVERIFY(guide.running());
    QVERIFY(begin(builtInPuzzles().front()));
    QVERIFY(!guide.running() && !guide.panel().isVisibleTo(window_.get()));
}

void PuzzleTest::everyDayHasItsPuzzle() {
    const Puzzle* today = puzzleOfTheDay(2026, 11, 30);
    QVERIFY(today != nullptr);
    QCOMPARE(puzzleOfTheDay(2026, 11, 30), today);
    QVERIFY(puzzleOfTheDay(2026, 12, 1) != today);
}

ELGRANDE_TEST(PuzzleTest)

#include "puzzle_test.moc"
