// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/window_stage.h"

#include "app/new_game/new_game_desk.h"
#include "app/page/game_page.h"
#include "views/ceremony/ceremonies.h"
#include "views/scoring/scoring_film.h"

#include <QFile>
#include <QTest>

namespace elgrande::gui {
namespace {

constexpr int kStagePatience = 30'000; // milliseconds: others use the machine as well

} // namespace

QStringList languagesInTurn() {
    static qsizetype next = 0;
    const QStringList languages = Language::known();
    return isEverythingWanted() ? languages : languages.mid(next++ % languages.size(), 1);
}

void WindowStage::prepare() {
    window_.reset();
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    settings_->pace.set(0);
    settings_->tempo.set(Tempo::Off);
    settings_->confirmTurn.set(false);
    settings_->welcomed.set(true);
    language_.use("en");
    theme_ = std::make_unique<Theme>();
}

void WindowStage::open(QSize size) {
    if (!settings_) prepare();
    random_.seed(3); // whatever tests before have been answered
    window_ = std::make_unique<MainWindow>(*settings_, language_, *theme_);
    window_->resize(size);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void WindowStage::close() {
    window_.reset();
    theme_.reset();
    settings_.reset();
}

void WindowStage::forget() {
    close();
    QFile::remove(folder_.filePath("settings.ini"));
}

bool WindowStage::begin(const std::string& seed) {
    Setup setup;
    setup.seed = seed;
    return begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}});
}

bool WindowStage::begin(const Setup& setup, const std::vector<SeatChoice>& seats) {
    return window_->newGames().begin(setup, seats);
}

bool WindowStage::until(const std::function<bool()>& done) {
    for (int answers = 0; answers < 400; ++answers) {
        const auto isAsked = [&] {
            if (page().film().waits()) page().film().skip();
            page().ceremonies().closeNotice();
            return done() || model().decision() || model().mustConfirm() || model().curtainFor() != Seat::None;
        };
        const bool asked = QTest::qWaitFor(isAsked, kStagePatience);
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

} // namespace elgrande::gui
