// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/announcer.h"

#include "model/game_model/game_model.h"
#include "views/panels/log_lines.h"
#include "views/texts/texts.h"
#include "views/toolkit/voice.h"

#include <QAccessible>
#include <QMetaMethod>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande {

namespace {

// Milliseconds in which events are told together; what changes with them has then left the reader's queue (told.h).
constexpr int kGather = 120;

// What a film of a scoring is made of (scoring_reel.cpp).
bool isOfScoring(EventFamily family) {
    return family == EventFamily::Secret || family == EventFamily::Scored || family == EventFamily::Counted ||
           family == EventFamily::Points || family == EventFamily::Exodus;
}

// Sentence after sentence: headings and lists in the log have no full stop.
QString sentence(const QString& words) { return words.back().isPunct() ? words : words + u'.'; }

} // namespace

Announcer::Announcer(GameModel& model, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , voice_(new Voice(this))
    , soon_(this) {
    setFixedSize(1, 1); // to be heard, not seen
    setAttribute(Qt::WA_TransparentForMouseEvents);
    soon_.setSingleShot(true);
    soon_.setInterval(kGather);
    connect(&soon_, &QTimer::timeout, this, &Announcer::speak);
    connect(&model_, &GameModel::gameStarted, this, &Announcer::forget);
    connect(&model_, &GameModel::changed, this, &Announcer::noteCurtain);
    connect(&model_, &GameModel::happened, this, &Announcer::note);
    connect(&model_, &GameModel::decisionOffered, this, &Announcer::noteQuestion);
    connect(&model_, &GameModel::wastefulChanged, this, [this](bool insists) {
        if (!insists) noteQuestion(); // else it has been answered, and the next one is to come
    });
}

bool Announcer::isHeard() const {
    return QAccessible::isActive() || isSignalConnected(QMetaMethod::fromSignal(&Announcer::announced));
}

void Announcer::note(const Event& event) {
    const std::vector<Event>& history = model_.history(); // with this one
    if (!isHeard() || isLeftForLater(model_.catalogue(), history, history.size() - 1)) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const bool dealt = texts::isUnseenDeal(model_.catalogue(), event) ||
                       (model_.catalogue().event(event.kind).family == EventFamily::Deal && event.power != Power::None);
    const Event told = dealt ? withThoseBefore(event) : event;
    const QString words = texts::eventText(model_.catalogue(), told, names, false);
    if (words.isEmpty()) return;
    const bool ofScoring = isOfScoring(model_.catalogue().event(event.kind).family);
    add({words, ofScoring, dealt ? std::optional(told) : std::nullopt});
}

// Power cards that one seat gets in a row are told by their number, the own ones as well: their names are on the cards.
Event Announcer::withThoseBefore(Event event) {
    std::vector<Line>& lines = film_ ? later_ : waiting_;
    const std::optional<Event> before = lines.empty() ? std::nullopt : lines.back().dealt;
    const bool goesOn = before && before->kind == event.kind && before->seat == event.seat;
    event.number = goesOn ? static_cast<std::int16_t>(before->number + 1) : std::int16_t{1};
    if (goesOn) {
        lines.pop_back();
        event.power = Power::None;
    }
    return event;
}

void Announcer::say(const QString& words) { put({words}); }

void Announcer::confide(const QString& words) { put({.words = words, .confided = true}); }

void Announcer::put(Line line) {
    if (!isHeard() || line.words.isEmpty()) return;
    waiting_.push_back(std::move(line));
    soon_.start();
}

void Announcer::forget() {
    soon_.stop();
    waiting_.clear();
    later_.clear();
    film_ = false;
    curtain_ = Seat::None;
    forgetSaid();
}

// Of all that speak in this window.
void Announcer::forgetSaid() {
    for (Voice* each : window()->findChildren<Voice*>()) each->forget();
}

// The next person does not find what the one before was told, as of cards that were pointed at.
void Announcer::noteCurtain() {
    if (!model_.hasGame()) return forget();
    const Seat before = std::exchange(curtain_, model_.curtainFor());
    if (curtain_ == before || curtain_ == Seat::None) return;
    for (std::vector<Line>* lines : {&waiting_, &later_})
        std::erase_if(*lines, [](const Line& line) { return line.confided; });
    forgetSaid();
}

void Announcer::add(Line line) {
    (film_ ? later_ : waiting_).push_back(std::move(line));
    if (!film_) soon_.start();
}

// All events of one answer are in, and nothing of them has been spoken yet.
void Announcer::leaveToFilm() {
    film_ = true;
    const auto first = std::find_if(waiting_.begin(), waiting_.end(), [](const Line& line) { return line.ofScoring; });
    std::copy_if(first, waiting_.end(), std::back_inserter(later_), [](const Line& line) { return !line.ofScoring; });
    waiting_.erase(first, waiting_.end());
}

void Announcer::filmIsOver() {
    film_ = false;
    for (Line& line : std::exchange(later_, {})) add(std::move(line));
}

void Announcer::noteQuestion() {
    if (!isHeard() || !model_.decision()) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const Decision& decision = *model_.decision();
    const QString words = model_.wasteful() ? texts::wasteText(model_.catalogue(), decision, model_.wasteful()->action,
                                                               model_.wasteful()->why)
                                            : texts::promptText(model_.catalogue(), decision, names);
    if (!words.isEmpty()) add({words});
}

void Announcer::speak() {
    if (waiting_.empty()) return;
    QStringList sentences;
    for (const Line& line : std::exchange(waiting_, {})) sentences << sentence(line.words);
    const QString words = sentences.join(u' ');
    voice_->say(words);
    emit announced(words);
}

} // namespace elgrande
