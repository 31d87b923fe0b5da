// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/announcer.h"

#include "model/game_model/game_model.h"
#include "views/panels/log_lines.h"
#include "views/texts/advice_text.h"
#include "views/texts/sentences.h"
#include "views/texts/texts.h"
#include "views/toolkit/voice.h"

#include <QAccessible>
#include <QApplication>
#include <QMetaMethod>

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande {

namespace {

// Milliseconds in which events are told together; what changes with them has then left the reader's queue (told.h).
constexpr int kGather = 120;
// The same behind what more is likely to follow: a piece of a computer player, who moves the next one after a pause
// (Settings::pace), and a power card of a hand.
constexpr int kGatherMore = 1300;

// What a film of a scoring is made of (scoring_reel.cpp).
bool isOfScoring(EventFamily family) {
    switch (family) {
    case EventFamily::Secret:
    case EventFamily::Scored:
    case EventFamily::Unscored:
    case EventFamily::Counted:
    case EventFamily::Contended:
    case EventFamily::Points:
    case EventFamily::Exodus:
        return true;
    default:
        return false;
    }
}

bool isSame(const Event& one, const Event& other) {
    return one.kind == other.kind && one.seat == other.seat && one.owner == other.owner && one.from == other.from &&
           one.to == other.to;
}

// Of a card that has the focus its name and description have just been read; it may be called by its number and its
// title, and spoken of by its number.
QString withoutFocus(const QString& words) {
    const QWidget* focus = QApplication::focusWidget();
    const QString name = focus == nullptr ? QString() : focus->accessibleName();
    const QString about = words.section(QStringLiteral(": "), 0, 0);
    const bool ofFocus = name == about || name.startsWith(about + QStringLiteral(", "));
    if (name.isEmpty() || about == words || !ofFocus) return words;
    QStringList parts = words.mid(about.size() + 2).split(QStringLiteral(" · "));
    parts.removeIf([focus](const QString& part) { return focus->accessibleDescription().contains(part); });
    for (QString& part : parts) part.replace(0, 1, part.left(1).toUpper()); // each is a sentence now
    return texts::sentences(parts); // a comma is too little between "King, 5" and "position 2: this card, 3"
}

} // namespace

Announcer::Announcer(GameModel& model, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , voice_(new Voice(this))
    , soon_(this) {
    setFixedSize(1, 1); // to be heard, not seen
    setAttribute(Qt::WA_TransparentForMouseEvents);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &Announcer::speak);
    connect(&model_, &GameModel::gameStarted, this, &Announcer::forget);
    connect(&model_, &GameModel::changed, this, &Announcer::noteChanged);
    connect(&model_, &GameModel::happened, this, &Announcer::note);
    connect(&model_, &GameModel::decisionOffered, this, &Announcer::noteQuestion);
    connect(&model_, &GameModel::wastefulChanged, this, [this](bool insists) {
        if (!insists) noteQuestion(); // else it has been answered, and the next one is to come
    });
}

Announcer* Announcer::of(const QWidget& widget) { return widget.window()->findChild<Announcer*>(); }

bool Announcer::isHeard() const {
    return QAccessible::isActive() || isSignalConnected(QMetaMethod::fromSignal(&Announcer::announced));
}

void Announcer::setStanding(std::function<QString()> words) { standing_ = std::move(words); }

void Announcer::note(const Event& event) {
    begins_ = false;
    const bool thirdMatters = third_.matters(model_.catalogue(), event);
    const std::vector<Event>& history = model_.history(); // with this one
    if (std::exchange(answered_, false)) answer_ = (film_ ? later_ : waiting_).size();
    if (!isHeard() || isLeftForLater(model_.catalogue(), history, history.size() - 1)) return;
    Line line = lineOf(event);
    if (!line.words.isEmpty()) add(std::move(line));
    if (thirdMatters) add({.words = texts::termText(model_.catalogue(), "third-idle"), .ofScoring = true});
}

// Power cards that one seat gets in a row are told by their number, the own ones as well: their names are on the cards.
Announcer::Line Announcer::lineOf(const Event& event) {
    const Catalogue& catalogue = model_.catalogue();
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const auto placeOf = [this](Token token) { return model_.observation().spotOf(token).area(); };
    const EventFamily family = catalogue.event(event.kind).family;
    const bool card = family == EventFamily::Deal && index(event.card) < catalogue.cards.size();
    const bool dealt =
        family == EventFamily::Deal && (event.power != Power::None || texts::isUnseenDeal(catalogue, event));
    if (!card && !dealt && family != EventFamily::Pieces)
        return {texts::eventText(catalogue, event, names, false, {}, placeOf), isOfScoring(family), family};
    const Line before = takeBefore(event);
    Line line = {.words = {}, .event = event, .cards = before.cards};
    const auto countOf = [](const Event& each) { return std::max<int>(each.number, 1); };
    if (dealt) line.event->number = 1;
    if (before.event) line.event->number = static_cast<std::int16_t>(countOf(*before.event) + countOf(event));
    if (dealt && before.event) line.event->power = Power::None;
    if (card) line.cards << texts::cardTitle(catalogue, event.card);
    line.words = line.cards.size() > 1 ? tr("Action cards: %1").arg(line.cards.join(QStringLiteral("; ")))
                                       : texts::eventText(catalogue, *line.event, names, false, {}, placeOf);
    return line;
}

// The line that the event continues, if there is one.
Announcer::Line Announcer::takeBefore(const Event& event) {
    std::vector<Line>& lines = film_ ? later_ : waiting_;
    if (lines.empty() || !lines.back().event || !isSame(*lines.back().event, event)) return {};
    Line before = std::move(lines.back());
    lines.pop_back();
    return before;
}

void Announcer::say(const QString& words) { put({words}); }

void Announcer::confide(const QString& words) { put({.words = withoutFocus(words), .confided = true}); }

void Announcer::put(Line line) {
    if (!isHeard() || line.words.isEmpty()) return;
    const bool stands = !waiting_.empty() && waiting_.back().stands;
    waiting_.insert(waiting_.end() - (stands ? 1 : 0), std::move(line));
    soon_.start(kGather);
}

void Announcer::repeat() {
    if (!isHeard() || last_.isEmpty()) return;
    voice_->say(last_);
    emit announced(last_);
}

void Announcer::forget() {
    soon_.stop();
    waiting_.clear();
    later_.clear();
    last_.clear();
    film_ = false;
    third_ = {};
    answered_ = true;
    begins_ = model_.hasGame();
    curtain_ = Seat::None;
    forgetSaid();
}

// Of all that speak in this window.
void Announcer::forgetSaid() {
    for (Voice* each : window()->findChildren<Voice*>()) each->forget();
}

void Announcer::noteChanged() {
    if (!model_.hasGame()) return forget();
    answered_ = true;
    noteCurtain();
    if (std::exchange(begins_, false)) noteRunning();
}

// Resumed, joined or rejoined: nothing has happened in front of this screen.
void Announcer::noteRunning() {
    if (!isHeard() || !standing_ || model_.isReplay()) return;
    if (QString words = standing_(); !words.isEmpty()) add({.words = std::move(words), .stands = true});
}

// The next person does not find what the one before was told, as of cards that were pointed at.
void Announcer::noteCurtain() {
    const Seat before = std::exchange(curtain_, model_.curtainFor());
    if (curtain_ == before || curtain_ == Seat::None) return;
    for (std::vector<Line>* lines : {&waiting_, &later_})
        std::erase_if(*lines, [](const Line& line) { return line.confided; });
    last_.clear();
    forgetSaid();
}

void Announcer::add(Line line) {
    (film_ ? later_ : waiting_).push_back(std::move(line));
    if (!film_) soon_.start(gathers());
}

int Announcer::gathers() const {
    const std::optional<Event>& last = waiting_.back().event;
    if (!last) return kGather;
    const EventFamily family = model_.catalogue().event(last->kind).family;
    const bool more = (family == EventFamily::Pieces && model_.isComputer(last->seat)) ||
                      (family == EventFamily::Deal && last->card == Card::None);
    return more ? kGatherMore : kGather;
}

// All events of one answer are in, and nothing of them has been spoken yet; of answers before it something may be left,
// which is told first, as well where it came during another scoring.
void Announcer::leaveToFilm() {
    std::vector<Line> lines = std::exchange(std::exchange(film_, true) ? later_ : waiting_, {});
    const auto answer = lines.begin() + static_cast<std::ptrdiff_t>(std::min(answer_, lines.size()));
    const auto first = std::find_if(answer, lines.end(), [](const Line& line) { return line.ofScoring; });
    std::move(lines.begin(), first, std::back_inserter(waiting_));
    std::copy_if(first, lines.end(), std::back_inserter(later_), [](const Line& line) { return !line.ofScoring; });
    if (!waiting_.empty()) soon_.start(gathers());
}

void Announcer::filmIsOver() {
    film_ = false;
    answer_ += waiting_.size();
    for (Line& line : std::exchange(later_, {})) add(std::move(line));
}

void Announcer::noteQuestion() {
    if (!isHeard() || !model_.decision()) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const Decision& decision = *model_.decision();
    const auto& wasteful = model_.wasteful();
    const QString words = wasteful ? texts::doubtText(model_.catalogue(), decision, wasteful->action, wasteful->why,
                                                      wasteful->also, model_.opinion())
                                   : texts::promptText(model_.catalogue(), decision, names, model_.history());
    if (!words.isEmpty()) add({words});
}

// A scoring of a place from which nothing follows; on the board its scoreboard says so.
bool Announcer::isInVain(const std::vector<Line>& lines, std::size_t at) {
    if (lines[at].family != EventFamily::Scored) return false;
    for (std::size_t i = at + 1; i < lines.size() && lines[i].ofScoring; ++i) {
        if (lines[i].family == EventFamily::Scored) return true;
        if (lines[i].family == EventFamily::Points) return false;
    }
    return true;
}

void Announcer::speak() {
    if (waiting_.empty()) return;
    QStringList sentences;
    const std::vector<Line> lines = std::exchange(waiting_, {});
    if (!film_) answer_ = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        sentences << texts::sentence(lines[i].words);
        if (isInVain(lines, i)) sentences << tr("No points there.");
    }
    const QString words = sentences.join(u' ');
    last_ = words;
    voice_->say(words);
    emit announced(words);
}

} // namespace elgrande

#include "moc_announcer.cpp"
