// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The gallery's pictures of games on the table of the window.
#include "app/page/game_page.h"
#include "app/replay/replay_desk.h"
#include "app/replay/replay_page.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "model/agents/reviewer.h"
#include "model/position/record_start.h"
#include "model/record/record.h"
#include "tests/gui/gallery_parts.h"
#include "tests/gui/parts.h"
#include "views/board/board_view.h"
#include "views/ceremony/ceremonies.h"
#include "views/ceremony/disk_ceremony.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/disk/secret_disk.h"
#include "views/insight/forecast_panel.h"
#include "views/insight/threat_panel.h"
#include "views/panels/result_panel.h"
#include "views/panels/review_page.h"
#include "views/scoring/scoring_film.h"

#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <vector>

namespace elgrande::gui {

namespace {

constexpr int kMoment = 200;       // milliseconds
constexpr int kReviewWaits = 600;  // of them, at most
constexpr double kShowsAll = 0.65; // of a scene's length: everything has come, nothing has gone

GameMoment beforeFirstScoring(int players) { return {gameOf(players, kSeed), ActionKind::Disk, 3}; }

QImage table(const GalleryLook& look) {
    GalleryStage stage(look, kTable);
    if (!stage.playTo(gameOf(look.dark ? 5 : 4, "42"), EventKind::RoundBegan, 6)) return {};
    stage.window().page().setTempo(Tempo::Off);
    return stage.picture();
}

QImage welcome(const GalleryLook& look) { return GalleryStage(look, kWindow, false).picture(); }
QImage start(const GalleryLook& look) { return GalleryStage(look, kWindow).picture(); }

QImage lesson(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    stage.window().learning().begin();
    LessonPanel& panel = partOf<LessonGuide>(stage.window()).panel();
    if (!panel.isVisible()) return {};
    panel.goOnButton()->click(); // from the goal of the game to a region in light
    return stage.picture();
}

// A turn of a person who has taken a card: the places that can be chosen are lit, the buttons are there.
QImage turn(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    return stage.openAsked({gameOf(4, kSeed), ActionKind::Place, 4}) ? stage.picture() : QImage();
}

// A person sets the secret disk; the pointer is on one of the places.
bool openDisk(GalleryStage& stage) {
    if (!stage.openAsked(beforeFirstScoring(4)) || !stage.window().page().disk().isAsked()) return false;
    const std::vector<Action>& legal = stage.window().model().decision()->legal;
    stage.window().page().disk().setArea(areaAt(legal[legal.size() / 2].a));
    return true;
}

QImage disk(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    return openDisk(stage) ? stage.picture() : QImage();
}

QImage curtain(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    GameMoment moment = beforeFirstScoring(4);
    moment.persons = 2;
    if (!stage.openAsked(moment) || stage.window().model().curtainFor() == Seat::None) return {};
    return stage.picture();
}

QImage threats(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!stage.openAsked(beforePower(5))) return {};
    stage.window().page().showPanel(stage.window().page().threats());
    return stage.picture();
}

QImage forecast(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!stage.openAsked(beforePower(5))) return {};
    stage.window().page().showPanel(stage.window().page().forecast());
    return stage.picture();
}

// The first scoring, stopped at its beginning.
bool openFilm(GalleryStage& stage) {
    GamePage& page = stage.window().page();
    if (!openDisk(stage)) return false;
    page.setTempo(Tempo::Normal);
    page.disk().confirm();
    if (!stage.waitFor([&page] { return page.film().isShowing(); })) return false;
    page.film().togglePause();
    return true;
}

QImage film(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    return openFilm(stage) ? stage.picture() : QImage();
}

// Waits for the middle of a scene of that kind.
template <class Scene>
QImage pictureOf(GalleryStage& stage) {
    const Stage& scenes = stage.window().page().ceremonies().stage();
    const auto shown = [&scenes] { return dynamic_cast<const Scene*>(scenes.shown()); };
    if (!stage.waitFor([&] { return shown() != nullptr; })) return {};
    stage.window().page().board().finishPicture();
    QTest::qWait(static_cast<int>(shown()->length() * kShowsAll));
    return shown() != nullptr ? stage.pictureNow(stage.window()) : QImage();
}

QImage disks(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!openFilm(stage)) return {};
    ScoringFilm& film = stage.window().page().film();
    film.step(1);
    return pictureOf<DiskCeremony>(stage);
}

QImage veto(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    return stage.playTo(gameOf(4, kSeed), EventKind::SpecialVetoed) ? pictureOf<VetoCeremony>(stage) : QImage();
}

QImage coronation(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!stage.playTo(gameOf(4, kSeed), EventKind::GameEnded)) return {};
    GamePage& page = stage.window().page();
    if (!stage.waitFor([&page] { return page.ceremonies().isBusy(); })) return {};
    if (page.film().isShowing()) page.film().skip();
    return pictureOf<CrownCeremony>(stage);
}

enum class ResultTab { Result, TurningPoints, Review };

// Of the first seat's choices, with so few simulations that it is there at once.
ReviewSearch hastyReview(const std::string& text) {
    const Record record = *recordFromText(text);
    const LoadedPosition origin = *startOf(record);
    ReviewSettings settings;
    settings.simulations = 60;
    settings.outcomes = 2;
    settings.simulationsEach = 20;
    return [=](const std::atomic<bool>& cancel, std::atomic<int>& done) {
        return reviewed(*origin.rules, origin.state, record.moves, SeatSet::of(seatAt(0)), settings, cancel, done);
    };
}

QImage resultPage(const GalleryLook& look, ResultTab tab) {
    GalleryStage stage(look, kWindow);
    FinishedGame game = gameOf(4, kSeed);
    const bool onlyWords = look.inspect && tab == ResultTab::Review;
    if (onlyWords) { // which are the same after a short game
        game = gameOf(2, kSeed);
        game.setup.rounds = 6;
    }
    const std::string record = recordOf(game);
    if (!stage.open(record)) return {};
    if (onlyWords) stage.window().model().setReviewer(hastyReview(record));
    auto* result = stage.window().page().findChild<ResultPanel*>();
    if (!stage.waitFor([result] { return result->isVisible(); })) return {};
    result->findChild<QTabWidget*>()->setCurrentIndex(static_cast<int>(tab));
    const auto* review = result->findChild<ReviewPage*>();
    for (int i = 0; tab == ResultTab::Review && !review->isReady(); ++i) {
        if (i == kReviewWaits) return {};
        QTest::qWait(kMoment);
    }
    return stage.picture();
}

QImage result(const GalleryLook& look) { return resultPage(look, ResultTab::Result); }
QImage turningPoints(const GalleryLook& look) { return resultPage(look, ResultTab::TurningPoints); }
QImage review(const GalleryLook& look) { return resultPage(look, ResultTab::Review); }

QImage replay(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!stage.open(recordOf(gameOf(4, kSeed)))) return {};
    ReplayDesk& desk = stage.window().replays();
    desk.lookBackTo(0);
    if (desk.page() == nullptr) return {};
    const std::vector<Event>& history = stage.window().model().history();
    int taken = 0; // cards; the fifth round's second one tells enough
    for (std::size_t at = 0; at < history.size(); ++at)
        if (history[at].kind == EventKind::SpecialAnnounced && ++taken == 4 * 4 + 2) {
            desk.page()->replay().goTo(desk.page()->replay().positionBefore(at));
            desk.page()->replay().step(1);
            return stage.picture();
        }
    return {};
}

} // namespace

GalleryPictures tablePictures() {
    return {{"table", table},
            {"welcome", welcome},
            {"start", start},
            {"lesson", lesson},
            {"turn", turn},
            {"disk", disk},
            {"curtain", curtain},
            {"threats", threats},
            {"forecast", forecast},
            {"film", film},
            {"disks", disks},
            {"veto", veto},
            {"coronation", coronation},
            {"result", result},
            {"turning-points", turningPoints},
            {"review", review},
            {"replay", replay}};
}

} // namespace elgrande::gui
