// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Windows, dialogs and moments that no picture is kept of: each way to them is short, and on the way everything is
// shown to whoever inspects the gallery.
#include "app/card_data/card_dialog.h"
#include "app/files/game_files.h"
#include "app/files/unfinished.h"
#include "app/lessons/lesson_plan.h"
#include "app/new_game/drawer_front.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/presets.h"
#include "app/new_game/rules_form.h"
#include "app/new_game/rules_page.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "app/page/game_page.h"
#include "app/page/rules_desk.h"
#include "app/preferences/settings_dialog.h"
#include "app/settings/settings.h"
#include "app/solving/puzzle_desk.h"
#include "app/solving/puzzle_dialog.h"
#include "app/solving/puzzle_panel.h"
#include "app/solving/puzzle_words.h"
#include "app/start/continue_door.h"
#include "app/table/shelf.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/learn_dialog.h"
#include "app/tutorial/lesson_guide.h"
#include "app/window/main_menu.h"
#include "model/puzzles/built_in.h"
#include "tests/gui/gallery_parts.h"
#include "tests/gui/parts.h"
#include "tests/sets.h"
#include "views/cards/card_lens.h"
#include "views/insight/advice_panel.h"
#include "views/rulebook/rulebook_window.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <set>
#include <utility>

namespace elgrande::gui {

namespace {

constexpr int kLook = 10;        // milliseconds between two looks for a window that has been opened
constexpr int kSearched = 60000; // milliseconds that advice may take
constexpr int kQuestions = 7;    // different ones, of a game with a set

QImage newGameWithSets(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    NewGameDialog dialog(&stage.window());
    dialog.offerPresets(stage.settings());
    dialog.seatsEditor().offerNetwork(true);
    dialog.seatsEditor().setCount(5);
    dialog.show();
    QImage taken = stage.pictureWith(dialog);
    partOf<DrawerFront>(dialog).setChecked(true);
    auto* rules = dialog.findChild<RulesForm*>();
    for (const Setup& set : tests::offeredSets()) {
        rules->chooseEdition(QString::fromStdString(set.edition));
        rules->recall(set.expansions, {}, false);
        taken = stage.pictureWith(dialog);
    }
    rules->recall({}, {}, true); // with rules of the house
    return stage.pictureWith(dialog);
}

QImage nameOfPreset(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    NewGameDialog dialog(&stage.window());
    dialog.offerPresets(stage.settings());
    dialog.show();
    return stage.pictureOfAsked([&dialog] { emit dialog.findChild<PresetBar*>()->saveWanted(); });
}

QImage preferencePages(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    SettingsDialog dialog(stage.settings(), stage.language(), &stage.window());
    dialog.offerRules([&stage](QWidget* parent) { return new RulesPage(stage.settings(), parent); });
    dialog.show();
    QImage taken;
    for (int page = 0; page < dialog.pages(); ++page) {
        dialog.showPage(page);
        taken = stage.pictureWith(dialog);
    }
    return taken;
}

bool keepUnder(const QString& name, const GameMoment& moment) {
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(recordUntil(moment))) > 0;
}

// The start page with everything that it can offer: two games to go on with, and a last time.
QImage startWithGames(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    const QString folder = stage.folder() + QStringLiteral("/unfinished");
    QDir().mkpath(folder);
    GameMoment five = beforePower(4);
    five.game = gameOf(5, kSeed);
    if (!keepUnder(folder + QStringLiteral("/1.egr"), beforePower(3)) ||
        !keepUnder(folder + QStringLiteral("/2.egr"), five))
        return {};
    stage.settings().lastTable.set({{"seats", QVariantList{QStringList{"Inés", ""}, QStringList{"Gaspar", ""}}}});
    stage.window().files().keepUnfinishedIn(folder);
    const auto* door = stage.window().findChild<ContinueDoor*>();
    if (door == nullptr || !stage.waitFor([door] { return door->isPainted(); })) return {};
    return stage.picture();
}

QImage learning(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    const QString tutorial = QString::fromLatin1(kFirstGame);
    for (const char* chapter : {"map", "powers"}) stage.settings().addFinishedChapter(tutorial, QLatin1String(chapter));
    stage.settings().setLesson(tutorial, 2);
    LearnDialog dialog(stage.settings(), stage.language(), &stage.window());
    dialog.show();
    return stage.pictureWith(dialog);
}

QImage nothingUnfinished(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    const Shelf shelf(stage.folder());
    UnfinishedDialog dialog(shelf, stage.theme(), &stage.window());
    dialog.show();
    return stage.pictureWith(dialog);
}

// One can be gone on with, one may be open on another computer, and one cannot be read.
QImage unfinishedGames(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    const QString folder = stage.folder() + QStringLiteral("/unfinished");
    QDir().mkpath(folder);
    if (!keepUnder(folder + QStringLiteral("/1.egr"), beforePower(3)) ||
        !keepUnder(folder + QStringLiteral("/2.egr"), beforePower(5)))
        return {};
    QFile torn(folder + QStringLiteral("/3.egr"));
    QFile lock(folder + QStringLiteral("/2.egr.lock"));
    for (auto* file : {&torn, &lock}) {
        if (!file->open(QIODevice::WriteOnly)) return {};
        file->write("1\nelgrande\nother\nother\nother\n");
        file->close();
    }
    const Shelf shelf(folder);
    UnfinishedDialog dialog(shelf, stage.theme(), &stage.window());
    dialog.show();
    if (!stage.waitFor([&dialog] { return dialog.isRead() && dialog.isPainted(); })) return {};
    return stage.pictureWith(dialog);
}

QImage cardCorrections(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    CardDialog dialog(CardData(stage.folder()), &stage.window());
    dialog.show();
    stage.pictureWith(dialog);
    const QString path = stage.folder() + QStringLiteral("/corrections.json");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(R"({"format": "elgrande-cards 1", "cards": {"decay-3": {"caballeros": 5}, "veto": {"enabled": false},
                "grande": {"effect": "court-2"}, "7": {"caballeros": 9}}})");
    file.close();
    if (!dialog.load(path)) return {};
    return stage.pictureWith(dialog);
}

// What is told before anything has to be done: in every chapter of the tutorial, and at the beginning of each taster.
QImage lessons(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    QImage taken;
    LearnDesk& desk = stage.window().learning();
    for (const QString& lesson : lessonNames()) {
        const int chapters =
            lesson == lessonNames().front() ? static_cast<int>(lessonPlan(lesson)->chapters.size()) : 1;
        for (int chapter = 0; chapter < chapters; ++chapter) {
            desk.begin(chapter, lesson);
            if (!partOf<LessonGuide>(stage.window()).running()) return {};
            taken = stage.picture();
        }
    }
    return taken;
}

QImage puzzleList(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    const std::vector<Puzzle>& all = builtInPuzzles();
    if (all.empty()) return {};
    PuzzleDialog dialog(all, &all.front(), {QString::fromStdString(all.front().id())}, &stage.window());
    dialog.show();
    return stage.pictureWith(dialog);
}

// One of each kind with its whole solution.
QImage puzzlesOnTheTable(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    QImage taken;
    auto& desk = partOf<PuzzleDesk>(stage.window());
    std::set<PuzzleKind> seen;
    for (const Puzzle& each : builtInPuzzles()) {
        if (!seen.insert(each.kind).second) continue;
        desk.begin(each);
        if (!desk.running()) return {};
        for (int i = 0; i < puzzles::kHints; ++i) emit desk.panel().hintWanted();
        taken = stage.picture();
    }
    return taken;
}

// Every page, what is found by a search, and a search that finds nothing.
QImage ruleBookPages(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    stage.window().rules().show({});
    auto* book = stage.window().findChild<RuleBookWindow*>();
    if (book == nullptr) return {};
    QTreeWidget& contents = *book->findChild<QTreeWidget*>();
    for (int page = 0; page < contents.topLevelItemCount(); ++page) {
        contents.setCurrentItem(contents.topLevelItem(page));
        stage.pictureNow(*book);
    }
    book->search(QStringLiteral("1"));
    stage.pictureNow(*book);
    book->search(QStringLiteral("?!"));
    return stage.pictureNow(*book);
}

// The first question of each kind in a game with these sets, and with the first one every tab beside the log.
QImage questionsOf(const GalleryLook& look, Setup setup) {
    GalleryStage stage(look, kWindow);
    setup.players = 5;
    setup.rounds = 6;
    setup.seed = kSeed;
    std::vector<SeatChoice> seats{{QStringLiteral("Inés"), {}}};
    for (const char* name : {"Tomasillo", "Leonor", "Gaspar", "Teodora"})
        seats.push_back({QString::fromUtf8(name), QStringLiteral("greedy")});
    if (!stage.begin(setup, seats)) return {};
    GameModel& model = stage.window().model();
    GamePage& page = stage.window().page();
    QImage taken;
    std::set<std::string> asked;
    const auto enough = [&] {
        if (model.observation().over || static_cast<int>(asked.size()) == kQuestions) return true;
        const std::string kind = model.wasteful()   ? "a wasteful choice"
                                 : model.decision() ? model.decision()->kind
                                                    : std::string();
        if (kind.empty() || !asked.insert(kind).second) return false;
        auto* tabs = qobject_cast<QTabWidget*>(&page.talk());
        for (int tab = asked.size() == 1 && tabs != nullptr ? tabs->count() : 1; tab > 0; --tab) {
            if (tabs != nullptr && !tabs->isTabVisible(tab - 1)) continue;
            if (tabs != nullptr) tabs->setCurrentIndex(tab - 1);
            taken = stage.picture();
        }
        return false;
    };
    return stage.until(enough) ? taken : QImage();
}

// The large card, the log over the sea, the board at the width of the window.
QImage overTheTable(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!stage.openAsked(beforePower(5))) return {};
    MainWindow& window = stage.window();
    const std::vector<Event>& history = window.model().history();
    auto* lens = window.findChild<CardLens*>();
    for (auto event = history.rbegin(); lens != nullptr && event != history.rend(); ++event) {
        if (event->kind != EventKind::SpecialAnnounced) continue;
        lens->showLink(event->card);
        break;
    }
    if (lens == nullptr || lens->shown() == Card::None) return {};
    stage.picture();
    lens->close();
    for (const char* name : {"view.why", "view.logDrawer"}) {
        window.findChild<QAction*>(QString::fromLatin1(name))->trigger();
        stage.picture();
    }
    return stage.picture();
}

// Each step of it, of a whole turn with another one, and of a power card.
QImage adviceInSteps(const GalleryLook& look) {
    QImage taken;
    for (const ActionKind before : {ActionKind::Power, ActionKind::TakeCard}) {
        GalleryStage stage(look, kWindow);
        GameMoment moment = beforePower(5);
        moment.before = before;
        if (!stage.openAsked(moment)) return {};
        MainWindow& window = stage.window();
        AdvicePanel& panel = window.page().advice();
        for (int step = 0; step < 3; ++step) {
            window.findChild<QAction*>("view.advice")->trigger();
            if (!QTest::qWaitFor([&panel] { return !panel.isSearching(); }, kSearched)) return {};
            stage.picture();
        }
        panel.showNext();
        stage.picture();
        panel.setChancesShown(true);
        taken = stage.picture();
        window.findChild<QAction*>("view.why")->trigger();
        stage.picture();
    }
    return taken;
}

// Whatever an action of the menus opens, with a game on the table.
class Opened {
  public:
    Opened(GalleryStage& stage, const std::function<void()>& seen)
        : stage_(stage)
        , seen_(seen) {
        QObject::connect(&watch_, &QTimer::timeout, [this] { look(); });
        watch_.start(kLook);
    }
    void look() {
        if (std::exchange(looking_, true)) return; // while one is inspected
        for (QWidget* each : QApplication::topLevelWidgets()) {
            const bool isWindow = each->windowType() == Qt::Dialog || each->windowType() == Qt::Window;
            if (!isWindow || !each->isVisible() || each == &stage_.window()) continue;
            auto* dialog = qobject_cast<QDialog*>(each);
            // Qt's own words are not ours.
            if (qobject_cast<QFileDialog*>(each) == nullptr && qobject_cast<QMessageBox*>(each) == nullptr) {
                stage_.pictureWith(*each);
                seen_();
            }
            if (dialog != nullptr)
                dialog->reject();
            else
                each->close();
        }
        looking_ = false;
    }

  private:
    GalleryStage& stage_;
    std::function<void()> seen_;
    QTimer watch_;
    bool looking_ = false;
};

QImage everyAction(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!stage.openAsked(beforePower(5))) return {};
    int shown = 0;
    Opened opened(stage, [&shown] { ++shown; });
    const std::set<QString> elsewhere{QStringLiteral("game.quit"), QStringLiteral("view.fullScreen"),
                                      QStringLiteral("view.dark"), QStringLiteral("view.larger"),
                                      QStringLiteral("view.smaller")};
    for (QAction* action : stage.window().menu().all()) {
        if (!action->isEnabled() || elsewhere.count(action->objectName()) > 0) continue;
        action->trigger();
        opened.look();
        if (action->isCheckable()) action->trigger(); // back again
    }
    return shown > 0 ? stage.picture() : QImage();
}

} // namespace

GalleryPictures furtherPictures() {
    GalleryPictures all{{"newgame-sets", newGameWithSets},
                        {"newgame-name", nameOfPreset},
                        {"settings-pages", preferencePages},
                        {"unfinished", unfinishedGames},
                        {"unfinished-none", nothingUnfinished},
                        {"start-games", startWithGames},
                        {"learn", learning},
                        {"cards", cardCorrections},
                        {"lessons", lessons},
                        {"puzzles", puzzleList},
                        {"puzzle", puzzlesOnTheTable},
                        {"rulebook-pages", ruleBookPages},
                        {"over-the-table", overTheTable},
                        {"advice", adviceInSteps},
                        {"actions", everyAction}};
    for (const Setup& set : tests::offeredSets())
        all.emplace_back(QStringLiteral("questions, ") + QString::fromStdString(tests::nameOf(set)),
                         [set](const GalleryLook& look) { return questionsOf(look, set); });
    for (const GalleryPictures& more : {furtherNetwork(), furtherStatistics()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

GalleryPictures keptPictures() {
    GalleryPictures all = tablePictures();
    for (const GalleryPictures& more : {dialogPictures(), networkPictures(), statisticsPictures()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace elgrande::gui
