// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/stage.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

constexpr int kFrame = 16;       // milliseconds
constexpr double kBefore = -1;   // a moment of what has not begun
constexpr double kLongest = 100; // one step at most, so that a busy machine leaves nothing out

} // namespace

Stage::Stage(GameModel& model, Theme& theme, QWidget* page)
    : QWidget(page)
    , model_(model)
    , theme_(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    frames_.setTimerType(Qt::PreciseTimer);
    frames_.setInterval(kFrame);
    connect(&frames_, &QTimer::timeout, this, &Stage::tick);
    page->installEventFilter(this);
}

bool Stage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Stage::setScenery(SceneryMaker fill) { fill_ = std::move(fill); }

void Stage::setTempo(Tempo tempo) {
    tempo_ = tempo;
    if (tempo == Tempo::Off) clear();
}

Scenery Stage::scenery() const {
    Scenery scenery{.model = model_, .theme = theme_, .art = art_};
    scenery.ratio = devicePixelRatioF();
    if (fill_) fill_(scenery);
    return scenery;
}

const Ceremony* Stage::shown() const {
    for (const Playing& each : playing_)
        if (each.ceremony->isAlone()) return each.ceremony.get();
    return nullptr;
}

bool Stage::isBusy() const {
    return shown() != nullptr ||
           std::any_of(waiting_.begin(), waiting_.end(), [](const auto& each) { return each->isAlone(); });
}

bool Stage::holdsBoard() const {
    const Ceremony* now = shown();
    return (now != nullptr && now->holdsBoard()) ||
           std::any_of(waiting_.begin(), waiting_.end(), [](const auto& each) { return each->holdsBoard(); });
}

bool Stage::holdsFilm() const {
    const Ceremony* now = shown();
    return (now != nullptr && now->holdsFilm()) ||
           std::any_of(waiting_.begin(), waiting_.end(), [](const auto& each) { return each->holdsFilm(); });
}

void Stage::play(std::unique_ptr<Ceremony> ceremony) {
    if (tempo_ == Tempo::Off) return;
    update(ceremony->hidden(scenery()).toAlignedRect());
    waiting_.push_back(std::move(ceremony));
    goOn();
    emit changed();
}

void Stage::goOn() {
    while (!waiting_.empty() && shown() == nullptr) {
        std::unique_ptr<Ceremony> next = std::move(waiting_.front());
        waiting_.pop_front();
        begin(std::move(next));
    }
}

void Stage::begin(std::unique_ptr<Ceremony> ceremony) {
    const Scenery now = scenery();
    const QString words = ceremony->words(now);
    // What passes by covers something from its first moment on.
    const bool ready = !ceremony->isAlone() && ceremony->prepare(now);
    playing_.push_back({std::move(ceremony), ready});
    if (ready) renew(playing_.back(), playing_.back().ceremony->box(now));
    if (!words.isEmpty()) emit said(words);
    if (frames_.isActive()) return;
    clock_.start();
    frames_.start();
}

void Stage::renew(Playing& playing, const QRectF& box) {
    if (box.isEmpty()) return;
    const QRect anew = box.toAlignedRect().adjusted(-2, -2, 2, 2);
    playing.touched |= anew;
    update(anew);
}

void Stage::tick() {
    const double step = std::min(kLongest, static_cast<double>(clock_.nsecsElapsed()) * 1e-6) / tempoFactor(tempo_);
    clock_.start();
    const Scenery now = scenery();
    for (Playing& each : playing_) {
        if (!each.ready) {
            each.ready = each.ceremony->prepare(now);
            if (each.ready) renew(each, each.ceremony->box(now));
            continue;
        }
        const double before = std::exchange(each.now, each.now + step);
        renew(each, each.ceremony->changed(now, before, each.now));
        if (const auto family = each.ceremony->heard(before, each.now)) emit heard(*family);
    }
    const auto isOver = [](const Playing& each) { return each.now >= each.ceremony->length(); };
    bool any = false;
    for (auto over = std::find_if(playing_.begin(), playing_.end(), isOver); over != playing_.end();
         over = std::find_if(playing_.begin(), playing_.end(), isOver)) {
        drop(over);
        any = true;
    }
    if (!any) return;
    goOn();
    emit changed();
}

void Stage::drop(std::vector<Playing>::iterator which) {
    renew(*which, which->ceremony->box(scenery()));
    update(which->touched);
    playing_.erase(which);
    if (playing_.empty()) frames_.stop();
}

void Stage::skip() {
    const auto alone =
        std::find_if(playing_.begin(), playing_.end(), [](const Playing& each) { return each.ceremony->isAlone(); });
    if (alone == playing_.end()) return;
    drop(alone);
    goOn();
    emit changed();
}

void Stage::clear() {
    if (playing_.empty() && waiting_.empty()) return;
    const Scenery now = scenery();
    for (const auto& each : std::exchange(waiting_, {})) update(each->hidden(now).toAlignedRect());
    while (!playing_.empty()) drop(playing_.begin());
    emit changed();
}

void Stage::paintEvent(QPaintEvent* event) {
    if (playing_.empty() && waiting_.empty()) return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Scenery now = scenery();
    for (const auto& each : waiting_)
        if (each->hidden(now).intersects(QRectF(event->rect()))) each->paint(painter, now, kBefore);
    for (const Playing& each : playing_) {
        if (!each.ready || !each.ceremony->box(now).intersects(QRectF(event->rect()))) continue;
        painter.save();
        each.ceremony->paint(painter, now, each.now);
        painter.restore();
    }
}

} // namespace elgrande

#include "moc_stage.cpp"
