// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One class, and so one file: seat_row paints what it gathers, seat_accessible reads it out.
#include "views/court/seat_panel.h"

#include "views/contributions/expansion_ui.h"
#include "views/court/base_badges.h"
#include "views/court/seat_accessible.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/persons/persons.h"
#include "views/texts/texts.h"
#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

constexpr int kMostGuessed = 16; // cards that somebody could hold: more say nothing
constexpr int kHead = 28;
constexpr int kUsual = 96;
constexpr int kHighest = 124;
constexpr double kMostShare = 0.5; // of the window, with large text
constexpr int kUsualWidth = 420;
constexpr qreal kLeastTextScale = 0.8;
constexpr double kShare = 0.45; // of the window; the rest is for what is asked and for the log

} // namespace

SeatPanel::SeatPanel(const Shown& shown, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , model_(shown.model())
    , theme_(theme) {
    installSeatAccessibility();
    setFocusPolicy(Qt::TabFocus);
    connect(&model_, &GameModel::gameStarted, this, &SeatPanel::startGame);
    connect(&model_, &GameModel::changed, this, &SeatPanel::refresh);
    connect(&model_, &GameModel::presenceChanged, this, &SeatPanel::refresh);
    connect(&shown_, &Shown::changed, this, &SeatPanel::refresh);
    connect(&theme_, &Theme::changed, this, [this] {
        update();
        for (SeatRow* each : rows_) each->update();
    });
    startGame();
    auto& words = Translated::of(this);
    words.name(this, QT_TR_NOOP("Players"));
    words.also([this] { refresh(); });
}

void SeatPanel::startGame() {
    held_ = filled_ = false;
    qDeleteAll(rows_);
    rows_.clear();
    const int seats = model_.hasGame() ? model_.catalogue().seats() : 0;
    for (int i = 0; i < seats; ++i) {
        auto* made = new SeatRow(theme_, art_, this);
        rows_.push_back(made);
        made->setTempo(tempo_);
        made->show();
        const Owner owner = ownerOf(seatAt(i));
        connect(made, &SeatRow::courtClicked, this, [this, owner] { emit tokenClicked(owner, Area::Court); });
        connect(made, &SeatRow::provincesClicked, this, [this, owner] { emit tokenClicked(owner, Area::Provinces); });
        connect(made, &SeatRow::badgeClicked, this, &SeatPanel::badgeClicked);
        connect(made, &SeatRow::dragBegan, this, [this, owner](Area area, Token token, QPoint at) {
            emit dragBegan({area, token == Token::None ? owner : Owner::None, token, false}, at);
        });
        connect(made, &SeatRow::dragMoved, this, &SeatPanel::dragMoved);
        connect(made, &SeatRow::dragEnded, this, &SeatPanel::dragEnded);
    }
    updateGeometry();
    refresh();
}

void SeatPanel::setHeld(bool held) {
    if (std::exchange(held_, held) && !held) refresh();
}

void SeatPanel::setTempo(Tempo tempo) {
    tempo_ = tempo;
    for (SeatRow* each : rows_) each->setTempo(tempo);
}

// The order of the round as far as it stands; who has no place in it yet follows clockwise from who begins, and then
// where nobody sits.
std::vector<Seat> SeatPanel::order() const {
    std::vector<Seat> seats;
    const Shown::Turns& turns = shown_.turns();
    for (Seat seat : turns.order)
        if (index(seat) < rows_.size()) seats.push_back(seat);
    const int count = static_cast<int>(rows_.size());
    const int players = std::min(count, model_.catalogue().players);
    const int first = index(turns.starter) < rows_.size() ? static_cast<int>(index(turns.starter)) : 0;
    for (int i = 0; i < count; ++i) {
        const Seat seat = seatAt(i < players ? (first + i) % players : i);
        if (std::find(seats.begin(), seats.end(), seat) == seats.end()) seats.push_back(seat);
    }
    if (isOver())
        std::stable_sort(seats.begin(), seats.end(),
                         [this](Seat one, Seat other) { return shown_.score(one) > shown_.score(other); });
    return seats;
}

bool SeatPanel::isOver() const { return shown_.seen().over && !shown_.isFilm(); }

// A row shows its card behind the Caballeros.
Card SeatPanel::cardAt(const QWidget& row, QPoint at) const {
    const auto which = std::find(rows_.begin(), rows_.end(), &row);
    const auto seat = static_cast<std::size_t>(which - rows_.begin());
    if (which == rows_.end() || seat >= model_.observation().seats.size()) return Card::None;
    const QRectF box = (*which)->provincesBox();
    const bool there = at.x() > box.right() && at.y() > box.top() && at.y() < box.bottom();
    return there ? model_.observation().seats[seat].taken : Card::None;
}

SeatRow* SeatPanel::row(Seat seat) const { return index(seat) < rows_.size() ? rows_[index(seat)] : nullptr; }

// Nothing where the used cards lie face down and nobody remembers them. Of a hidden hand that could be nearly anything
// only what has been seen of it.
std::vector<PowerMark> SeatPanel::powersOf(Seat seat) const {
    const PowersKnown known = model_.aids().powersOf(seat);
    const Power played = shown_.turns().played[index(seat)];
    std::vector<PowerMark> marks;
    if (known.hand.empty() && known.used.empty()) return marks;
    const std::vector<PowerFacts>& powers = model_.catalogue().powers;
    const bool guessed = known.mayHold.size() <= kMostGuessed;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const Power power = static_cast<Power>(i);
        if (known.hand.contains(power))
            marks.push_back({PowerMark::State::InHand, powers[i].value, texts::powerName(model_.catalogue(), power)});
        else if (guessed && known.mayHold.contains(power))
            marks.push_back(
                {PowerMark::State::Uncertain, powers[i].value, texts::powerName(model_.catalogue(), power)});
        else if (known.used.contains(power) || played == power)
            marks.push_back({PowerMark::State::Used, powers[i].value, texts::powerName(model_.catalogue(), power)});
    }
    std::stable_sort(marks.begin(), marks.end(),
                     [](const PowerMark& one, const PowerMark& other) { return one.value < other.value; });
    return marks;
}

bool SeatPanel::offers(Owner owner, Area area) const {
    if (!model_.decision()) return false;
    for (const Action& action : model_.decision()->legal) {
        if (index(action.kind) >= model_.catalogue().actions.size()) continue;
        const auto said = saidBy(model_.catalogue().actions[index(action.kind)], action);
        for (std::size_t i = 0; i + 1 < said.size(); ++i)
            if (said[i].means == Operand::Owner && said[i].value == index(owner) &&
                said[i + 1].means == Operand::Area && said[i + 1].value == index(area))
                return true;
    }
    return false;
}

bool SeatPanel::offers(Token token) const {
    if (!model_.decision() || token == Token::None) return false;
    const auto& actions = model_.catalogue().actions;
    return std::any_of(model_.decision()->legal.begin(), model_.decision()->legal.end(), [&](const Action& action) {
        if (index(action.kind) >= actions.size()) return false;
        const auto said = saidBy(actions[index(action.kind)], action);
        return said[0].means == Operand::Token && said[0].value == index(token);
    });
}

// Not before the last scoring has been shown to its end.
bool SeatPanel::hasWon(Seat seat) const {
    const std::vector<Seat>& winners = model_.observation().winners;
    return !shown_.isFilm() && std::find(winners.begin(), winners.end(), seat) != winners.end();
}

bool SeatPanel::isAwaited(Seat seat) const {
    const std::vector<Seat>& waiting = model_.waitingFor();
    return !shown_.isAgain() && std::find(waiting.begin(), waiting.end(), seat) != waiting.end();
}

QString SeatPanel::kindOf(GameModel::Presence who) {
    switch (who) {
    case GameModel::Presence::Here:
    case GameModel::Presence::Elsewhere:
        return tr("Human");
    case GameModel::Presence::Away:
        return tr("⚠ Disconnected");
    case GameModel::Presence::StandIn:
        return tr("⚠ Disconnected – computer playing");
    case GameModel::Presence::Computer:
        break;
    }
    return tr("Computer");
}

QString SeatPanel::statusOf(Seat seat) const {
    if (isOver()) return hasWon(seat) ? tr("Winner!") : QString();
    if (model_.presenceOf(seat) == GameModel::Presence::Away) return tr("⚠ disconnected");
    if (QString cards = cardsOf(seat); !cards.isEmpty()) return cards;
    if (!isAwaited(seat)) return {};
    return model_.isComputer(seat) ? tr("thinking …") : tr("to decide");
}

// The action card of the round, and what else of a stack lies before the seat.
QString SeatPanel::cardsOf(Seat seat) const {
    const Catalogue& catalogue = model_.catalogue();
    Card taken = shown_.turns().taken[index(seat)];
    if (index(taken) >= catalogue.cards.size()) return {};
    // A card of no stack that is used in place of the one that was taken.
    const std::vector<Card>& further = shown_.turns().further[index(seat)];
    const Card used = shown_.cardUsedBy(seat);
    const bool known = index(used) < catalogue.cards.size() && catalogue.cards[index(used)].stack < 0;
    if (known && std::find(further.begin(), further.end(), used) != further.end()) taken = used;
    QStringList titles{texts::cardTitle(catalogue, taken)};
    for (const Card card : further)
        if (card != taken && index(card) < catalogue.cards.size() && catalogue.cards[index(card)].stack >= 0)
            titles << texts::cardTitle(catalogue, card);
    return titles.join(kBetweenTitles);
}

SeatContent SeatPanel::contentOf(Seat seat) const {
    const Observation& seen = shown_.seen();
    const SeatSeen& facts = seen.seats[index(seat)];
    SeatContent content;
    content.colour = model_.catalogue().colours[index(seat)];
    content.name = seatName(model_, seat);
    const bool computers =
        model_.presenceOf(seat) == GameModel::Presence::Computer; // nobody elsewhere is of its people
    content.unseated = !model_.catalogue().isPlayed(seat);
    if (!content.unseated) content.portrait = portraitOf(computers ? personNamed(content.name) : nullptr);
    content.kind = content.unseated ? tr("Nobody plays this colour") : kindOf(model_.presenceOf(seat));
    if (const Area home = shown_.grandeOf(seat); home != Area::None)
        content.kind = tr("%1 · home %2").arg(content.kind, texts::areaName(model_.catalogue(), home));
    content.status = statusOf(seat);
    content.score = shown_.score(seat);
    content.court = facts.court;
    content.provinces = facts.provinces;
    content.onBoard = model_.catalogue().piecesPerSeat - facts.court - facts.provinces;
    const Power played = shown_.turns().played[index(seat)];
    if (index(played) < model_.catalogue().powers.size()) {
        content.power = model_.catalogue().powers[index(played)].value;
        content.played = texts::powerName(model_.catalogue(), played);
    }
    content.powers = powersOf(seat);
    content.powersLine = !content.powers.empty();
    const auto inHand = [](const PowerMark& mark) { return mark.state == PowerMark::State::InHand; };
    if (std::none_of(content.powers.begin(), content.powers.end(), inHand)) // of a hidden hand the played one is enough
        std::erase_if(content.powers, [&](const PowerMark& mark) { return mark.name == content.played; });
    content.badges = badgesOf(seat);
    content.tokenOffered = std::any_of(content.badges.begin(), content.badges.end(),
                                       [this](const SeatBadge& badge) { return offers(badge.token); });
    content.active = seen.over ? hasWon(seat) : seen.active == seat;
    content.awaited = isAwaited(seat);
    const AreaSet targets = targetsOf_ == ownerOf(seat) ? targets_ : AreaSet{};
    content.courtOffered = offers(ownerOf(seat), Area::Court) || targets.contains(Area::Court);
    content.provincesOffered = offers(ownerOf(seat), Area::Provinces) || targets.contains(Area::Provinces);
    return content;
}

std::vector<SeatBadge> SeatPanel::badgesOf(Seat seat) const {
    std::vector<SeatBadge> badges = baseBadges(shown_.seen(), model_.catalogue(), seat);
    for (const ExpansionUi* ui : uisFor(model_.catalogue()))
        for (const SeatBadges& make : ui->badges)
            for (SeatBadge& badge : make(shown_.seen(), model_.catalogue(), seat)) badges.push_back(std::move(badge));
    std::stable_sort(badges.begin(), badges.end(),
                     [](const SeatBadge& one, const SeatBadge& other) { return one.order < other.order; });
    return badges;
}

QString SeatPanel::tipOf(const SeatContent& content) const {
    QStringList lines{content.name, content.kind};
    if (content.unseated)
        lines << tr("On the board: %1").arg(content.onBoard);
    else
        lines << tr("%n point(s)", nullptr, content.score) << tr("Court: %1").arg(content.court);
    lines << tr("Provinces: %1").arg(content.provinces);
    if (const QString hand = handOf(content); !hand.isEmpty()) lines.append(hand);
    for (const SeatBadge& badge : content.badges) lines.append(badge.tip);
    lines.append(content.status);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString SeatPanel::describe(const SeatContent& content) const {
    QStringList sentences;
    if (!content.unseated) sentences << tr("%n point(s)", nullptr, content.score);
    if (const QString colour = texts::colourName(QString::fromStdString(content.colour)); colour != content.name)
        sentences << colour;
    sentences << QString(content.kind).replace(QStringLiteral(" · "), QStringLiteral(", "));
    if (content.unseated)
        sentences << tr("On the board: %1").arg(content.onBoard);
    else
        sentences << tr("Court: %1").arg(content.court);
    sentences << tr("Provinces: %1").arg(content.provinces);
    if (content.power >= 0) sentences << tr("Power card played: %1").arg(content.played);
    sentences << content.status << handOf(content);
    for (const SeatBadge& badge : content.badges) sentences << badge.tip;
    sentences.removeAll(QString());
    for (QString& each : sentences)
        if (each.endsWith(u'.')) each.chop(1);
    return sentences.join(QStringLiteral(". "));
}

// Empty: no card is known. Of a pile of used ones only the topmost lies face up.
QString SeatPanel::handOf(const SeatContent& content) const {
    QStringList hand;
    for (const PowerMark& mark : content.powers)
        if (mark.state == PowerMark::State::InHand) hand.append(mark.name);
    const bool inPiles = model_.catalogue().usedInPiles && content.powersLine;
    if (hand.isEmpty()) return inPiles ? tr("Only the last used power card lies face up.") : QString();
    const QString cards = hand.join(QStringLiteral(", "));
    return content.unseated ? tr("Power cards yet to come: %1").arg(cards) : tr("Power cards in hand: %1").arg(cards);
}

void SeatPanel::refresh() {
    if (held_ && filled_) return;
    filled_ = model_.observation().roundsBegun > 0;
    const Observation& seen = model_.observation();
    const bool large = isLarge();
    if (seen.seats.size() >= rows_.size())
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const SeatContent content = contentOf(seatAt(static_cast<int>(i)));
            rows_[i]->setContent(content);
            rows_[i]->setToolTip(plainTip(tipOf(content)));
            tellName(*rows_[i], content.name);
            tellDescription(*rows_[i], describe(content));
        }
    tellDescription(*this, heading());
    if (large != isLarge()) updateGeometry();
    layOut();
    update(0, 0, width(), head()); // the rows see to themselves
}

void SeatPanel::layOut() {
    const int count = static_cast<int>(rows_.size());
    if (count == 0) return;
    const auto longer =
        std::count_if(rows_.begin(), rows_.end(), [](const SeatRow* row) { return row->content().powersLine; });
    const int room = height() - head();
    int line = static_cast<int>(SeatRow::kPowersLine * textScale());
    const int most = static_cast<int>(kHighest * textScale());
    int high = std::min((room - static_cast<int>(longer) * line) / count, longer > 0 ? most - line : most);
    if (high + line < SeatRow::kThreeLines * textScale()) { // in two lines all are as high
        line = 0;
        high = std::clamp(room / count, lowest(), most);
    }
    int top = head();
    for (Seat seat : order()) {
        SeatRow& row = *rows_[index(seat)];
        const int own = high + (row.content().powersLine ? line : 0);
        row.setTextScale(textScale());
        row.setGeometry(0, top, width(), own);
        top += own;
    }
}

bool SeatPanel::isLarge() const {
    return std::any_of(rows_.begin(), rows_.end(),
                       [](const SeatRow* row) { return SeatRow::needsThreeLines(row->content().powers.size()); });
}

// As large as wanted, as long as every row is seen and the log keeps its room. In a wider column everything on the rows
// grows with it, as far as the window is high enough for three lines each.
qreal SeatPanel::textScale() const {
    const int count = std::max<int>(2, static_cast<int>(rows_.size()));
    const auto fitting = [&](int row, double share) {
        return std::max(1.0, window()->height() * share / (kHead + row * count));
    };
    const qreal most = fitting(isLarge() ? SeatRow::kThreeLines : SeatRow::kTwoLines, kMostShare);
    const qreal grown = std::min(width() / static_cast<qreal>(kUsualWidth), fitting(SeatRow::kThreeLines, kShare));
    return std::clamp(std::max(textScaleOf(*this), grown), kLeastTextScale, most);
}

int SeatPanel::head() const { return static_cast<int>(kHead * textScale()); }

int SeatPanel::lowest() const {
    return static_cast<int>((isLarge() ? SeatRow::kThreeLines : SeatRow::kTwoLines) * textScale());
}

// Rows of three lines where the window has room for them, else as low as they can be: nothing between the two would
// show more.
QSize SeatPanel::sizeHint() const {
    const int count = std::max<int>(2, static_cast<int>(rows_.size()));
    const int room = (static_cast<int>(window()->height() * kShare) - head()) / count;
    const bool three = room >= SeatRow::kThreeLines * textScale();
    return {kUsualWidth, head() + count * (three ? std::min(room, static_cast<int>(kUsual * textScale())) : lowest())};
}

QSize SeatPanel::minimumSizeHint() const {
    return {340, head() + lowest() * std::max<int>(2, static_cast<int>(rows_.size()))};
}

void SeatPanel::paintEvent(QPaintEvent*) {
    if (!model_.hasGame()) return;
    QPainter painter(this);
    painter.setPen(theme_.colour(Role::TableText));
    drawFitted(painter, QRectF(8, 2, width() - 16, head() - 4), heading(), Theme::serif(19, true), 9, 19 * textScale(),
               Qt::AlignLeft | Qt::AlignVCenter);
    if (!hasFocus()) return;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(3, 2, width() - 6, head() - 4), 5, 5);
    paintFocus(painter, theme_, outline, 2);
}

QString SeatPanel::heading() const {
    if (model_.hasGame() && isOver()) return tr("Final score");
    const int round = shown_.round();
    const QString number = texts::roundNumber(model_.catalogue().roundsPlayed, round);
    return round > 0 ? tr("Round %1 · turn order").arg(number) : tr("Turn order");
}

// Up and down through the heading and the rows, as they are seen.
void SeatPanel::keyPressEvent(QKeyEvent* event) {
    std::vector<QWidget*> stops{this};
    for (const Seat seat : order()) stops.push_back(rows_[index(seat)]);
    const auto at =
        std::max<std::ptrdiff_t>(0, std::find(stops.begin(), stops.end(), QApplication::focusWidget()) - stops.begin());
    const auto last = static_cast<std::ptrdiff_t>(stops.size()) - 1;
    std::ptrdiff_t to = 0;
    switch (event->key()) {
    case Qt::Key_Up:
        to = at - 1;
        break;
    case Qt::Key_Down:
        to = at + 1;
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = last;
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    stops[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, last))]->setFocus(Qt::TabFocusReason);
}

void SeatPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry(); // the rows grow with the width
    layOut();
}

void SeatPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
        update();
    }
}

void SeatPanel::setTargets(Owner owner, AreaSet places) {
    if (places == targets_ && (owner == targetsOf_ || places.empty())) return;
    targetsOf_ = owner;
    targets_ = places;
    refresh();
}

Area SeatPanel::placeAt(Owner owner, QPoint point) const {
    const SeatRow* shown = row(seatOf(owner));
    if (shown == nullptr || !shown->rect().contains(shown->mapFromGlobal(point))) return Area::None;
    const QPoint at = shown->mapFromGlobal(point);
    if (shown->courtBox().contains(at)) return Area::Court;
    if (shown->provincesBox().contains(at)) return Area::Provinces;
    return targetsOf_ == owner && targets_.size() == 1 ? targets_.first() : Area::None;
}

QPoint SeatPanel::pointOf(Seat seat, Area area) const {
    const SeatRow* shown = row(seat);
    if (shown == nullptr) return mapToGlobal(rect().center());
    const bool court = area != Area::Provinces && !shown->courtBox().isEmpty();
    const QRectF box = court ? shown->courtBox() : shown->provincesBox();
    return shown->mapToGlobal(box.center().toPoint());
}

} // namespace elgrande

#include "moc_seat_panel.cpp"
