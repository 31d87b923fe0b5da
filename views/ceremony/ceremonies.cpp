// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/ceremonies.h"

#include "views/board/board_view.h"
#include "views/ceremony/disk_ceremony.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"
#include "views/toolkit/fields.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace elgrande {

Ceremonies::Ceremonies(GameModel& model, Theme& theme, ScoringFilm& film, QWidget* page)
    : QObject(page)
    , model_(model)
    , film_(film)
    , page_(page)
    , news_(model)
    , stage_(*new Stage(model, theme, page)) {
    connect(&model_, &GameModel::changed, this, &Ceremonies::catchUp);
    const auto endAll = [this] {
        afterFilm_.clear();
        forgetNotice();
        stage_.clear();
        judge();
    };
    connect(&model_, &GameModel::gameStarted, this, endAll);
    connect(&model_, &GameModel::choosing, this, endAll);
    connect(&film_, &ScoringFilm::pictureShown, this, &Ceremonies::showDisks);
    connect(&film_, &ScoringFilm::showingChanged, this, [this](bool showing) {
        if (!showing) {
            showDisks(nullptr);
            playWaiting();
        }
        judge();
    });
    connect(&stage_, &Stage::changed, this, &Ceremonies::judge);
    connect(&stage_, &Stage::said, this, &Ceremonies::said);
    connect(&stage_, &Stage::heard, this, &Ceremonies::heard);
    connect(&film_, &ScoringFilm::heard, this, &Ceremonies::heard);
    film_.setPrelude([this] { return opening_ = !quiet_ && page_->isVisible(); }); // also for a notice
    qApp->installEventFilter(this);
}

void Ceremonies::setTempo(Tempo tempo) {
    tempo_ = tempo;
    if (tempo == Tempo::Off) afterFilm_.clear();
    stage_.setTempo(tempo);
}

void Ceremonies::setWanted(bool wanted) {
    wanted_ = wanted;
    if (!wanted) drop();
}

void Ceremonies::setQuiet(bool quiet) {
    quiet_ = quiet;
    if (!quiet) return;
    forgetNotice();
    drop();
}

void Ceremonies::drop() {
    afterFilm_.clear();
    if (!diskOfFilm_) stage_.clear();
}

bool Ceremonies::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (pressed && board_ != nullptr && watched == board_->viewport())
        return static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton && goOn();
    if (event->type() != QEvent::KeyPress || !page_->isVisible() || !page_->isActiveWindow()) return false;
    if (QApplication::activePopupWidget() != nullptr || isField(QApplication::focusWidget())) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (film_.isShowing()) { // whose other keys are its own
        while (key == Qt::Key_Escape && film_.isHeld() && goOn()) continue;
        if (key == Qt::Key_Escape) film_.skip();
        if (key == Qt::Key_Space && film_.isHeld()) return goOn();
        return key == Qt::Key_Escape;
    }
    return (key == Qt::Key_Space || key == Qt::Key_Escape) && goOn();
}

// The film has been told before and shows what it shows by now.
void Ceremonies::catchUp() {
    const News::Batch batch = news_.take();
    if (batch.jumped) {
        afterFilm_.clear();
        forgetNotice();
        stage_.clear();
    }
    if (model_.isReplay() && !batch.events.empty()) stage_.clear(); // whoever steps on has seen enough
    if (!batch.jumped && model_.hasGame()) play(batch.events);
    opening_ = false;
    judge();
}

bool Ceremonies::plays() const { return wanted_ && !quiet_ && tempo_ != Tempo::Off && page_->isVisible(); }

void Ceremonies::sound(const Event& event) {
    const EventFamily family = model_.catalogue().event(event.kind).family;
    const bool ofFilm = family == EventFamily::Scored || family == EventFamily::Unscored ||
                        family == EventFamily::Counted || family == EventFamily::Points;
    if (!ofFilm || !film_.isShowing()) emit heard(family);
}

// Whose action is stopped by nobody at this screen wants to know it before anything else happens.
bool Ceremonies::isNoticed(const Event& event) const {
    return event.kind == EventKind::SpecialVetoed && noticed_ && !quiet_ && page_->isVisible() && !model_.isReplay() &&
           !model_.isInNetwork() && model_.isComputer(event.seat) && model_.isPerson(stoppedBy(model_, event));
}

void Ceremonies::play(const std::vector<Event>& events) {
    if (vetoed_) {
        afterwards_.insert(afterwards_.end(), events.begin(), events.end());
        return;
    }
    std::vector<CeremonyMaker> makers = baseCeremonies(film_.shown());
    for (const ExpansionUi* ui : uisFor(model_.catalogue()))
        makers.insert(makers.begin(), ui->ceremonies.begin(), ui->ceremonies.end()); // the later one knows better
    for (std::size_t at = 0; at < events.size() && !vetoed_;) {
        const std::size_t before = std::exchange(at, at + playOne(makers, events, at));
        if (!isNoticed(events[before])) continue;
        const std::vector<Event>& all = model_.history();
        const auto begun = [](const Event& event) { return event.kind == EventKind::SpecialAnnounced; };
        const auto told = std::find(all.rbegin(), all.rend(), events[before]);
        beforeStep_ = told != all.rend() && std::next(told) != all.rend() && begun(*std::next(told));
        afterwards_.assign(events.begin() + static_cast<std::ptrdiff_t>(at), events.end());
        vetoed_ = events[before];
        emit noticeChanged();
    }
    if (!film_.isShowing()) playWaiting();
}

// How many of the events from there on it has shown or sounded.
std::size_t Ceremonies::playOne(const std::vector<CeremonyMaker>& makers, const std::vector<Event>& events,
                                std::size_t at) {
    std::size_t taken = 0;
    for (const CeremonyMaker& make : makers) {
        std::unique_ptr<Ceremony> made = plays() ? make(model_, events, at, taken) : nullptr;
        if (!made) continue;
        if (film_.isShowing() && made->holdsFilm())
            stage_.play(std::move(made));
        else if (!film_.isShowing() || !made->isPartOfFilm())
            afterFilm_.push_back(std::move(made));
        break;
    }
    if (taken == 0) sound(events[at]);
    return std::max<std::size_t>(1, taken);
}

QString Ceremonies::notice() const {
    if (!vetoed_) return {};
    const QString stopped = model_.playerName(stoppedBy(model_, *vetoed_));
    const QString card = texts::cardTitle(model_.catalogue(), vetoed_->card);
    const QString objector = model_.playerName(vetoed_->seat);
    if (beforeStep_)
        return tr("%1: %2 vetoes “%3”. Your special action does not take place.", "player, player, card")
            .arg(stopped, objector, card);
    return tr("%1: %2 vetoes “%3”. Your special action ends here.", "player, player, card")
        .arg(stopped, objector, card);
}

void Ceremonies::closeNotice() {
    if (!vetoed_) return;
    stage_.clear();
    vetoed_.reset();
    play(std::exchange(afterwards_, {}));
    emit noticeChanged();
    judge();
}

void Ceremonies::forgetNotice() {
    afterwards_.clear();
    if (!vetoed_) return;
    vetoed_.reset();
    emit noticeChanged();
}

void Ceremonies::playWaiting() {
    for (auto& each : std::exchange(afterFilm_, {})) stage_.play(std::move(each));
}

void Ceremonies::showDisks(const ReelPicture* picture) {
    if (std::exchange(diskOfFilm_, false)) stage_.clear();
    if (picture == nullptr || picture->kind != ReelPicture::Kind::Disks) return;
    std::vector<ShownDisk> disks;
    for (const ReelRow& row : picture->rows)
        if (row.disk != Area::None) disks.push_back({row.seat, row.disk});
    diskOfFilm_ = true;
    stage_.play(std::make_unique<DiskCeremony>(std::move(disks), true));
}

bool Ceremonies::goOn() {
    if (film_.isShowing() && !film_.isHeld())
        film_.step(1);
    else if (stage_.shown() != nullptr)
        stage_.skip();
    else if (vetoed_)
        closeNotice();
    else
        return false;
    return true;
}

void Ceremonies::judge() {
    const bool holds = stage_.holdsBoard();
    if (std::exchange(holdsBoard_, holds) != holds && board_ != nullptr) {
        board_->setHeld(holds);
        seats_->setHeld(holds);
    }
    if (!opening_ && !vetoed_ && !stage_.holdsFilm()) film_.letRun();
    const bool busy = vetoed_ || film_.isShowing() || !afterFilm_.empty() || (stage_.isBusy() && !diskOfFilm_);
    if (std::exchange(busy_, busy) != busy) emit busyChanged(busy);
}

} // namespace elgrande

#include "moc_ceremonies.cpp"
