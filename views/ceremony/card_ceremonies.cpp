// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A round begins, its cards are dealt, and who takes one gets it.
#include "views/ceremony/ceremony_paint.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/theme/art.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr int kRound = 1700; // milliseconds
constexpr int kNote = 1500;  // longer for each
constexpr double kUnroll = 320;
constexpr double kFade = 260;
constexpr qreal kRibbonHeight = 21; // hundredths of the board's height
constexpr qreal kRibbonWidth = 82;
constexpr qreal kNotesWidth = 110;

constexpr double kDealApart = 110;
constexpr double kDealWay = 380;
constexpr int kTake = 620;
constexpr qreal kLeast = 0.26; // of its size, when the card is with its owner

double begun(std::size_t which) { return kDealApart * static_cast<double>(which); }

} // namespace

RibbonCeremony::RibbonCeremony(QString title, QString line, EventFamily family, QStringList notes)
    : title_(std::move(title))
    , line_(std::move(line))
    , family_(family)
    , notes_(std::move(notes)) {}

bool RibbonCeremony::prepare(const Scenery& scenery) {
    ribbon_ = drawnOnce(scenery, box(scenery).size(), [this, &scenery](QPainter& painter, const QRectF& whole) {
        const QStringList lines = line_.isEmpty() ? notes_ : QStringList(line_) + notes_;
        paintRibbon(painter, scenery.theme, whole, title_, lines);
    });
    return true;
}

int RibbonCeremony::length() const { return kRound + kNote * static_cast<int>(notes_.size()); }

// The log says which round or scoring begins.
QString RibbonCeremony::words(const Scenery& /*scenery*/) const {
    return family_ == EventFamily::Scoring ? notes_.join(QStringLiteral(". ")) : line_;
}

QRectF RibbonCeremony::box(const Scenery& scenery) const {
    const qreal wide = notes_.isEmpty() ? kRibbonWidth : kNotesWidth;
    QRectF box(0, 0, std::min(wide * scenery.unit(), scenery.board.width() * 0.9),
               kRibbonHeight * scenery.unit() * ribbonHeight(1 + notes_.size()));
    box.moveCenter(scenery.board.center() - QPointF(0, scenery.board.height() * 0.06));
    return box;
}

QRectF RibbonCeremony::changed(const Scenery& scenery, double before, double now) const {
    return before < kUnroll || now > length() - kFade ? box(scenery) : QRectF();
}

void RibbonCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    const QRectF all = box(scenery);
    const double open = easeOut(share(now, 0, kUnroll));
    const QRectF seen(all.center().x() - all.width() * open / 2, all.top(), all.width() * open, all.height());
    painter.setOpacity(1 - share(now, length() - kFade, length()));
    painter.setClipRect(seen);
    painter.drawPixmap(all.topLeft(), ribbon_);
}

std::optional<EventFamily> RibbonCeremony::heard(double before, double /*now*/) const {
    if (before <= 0) return family_;
    return {};
}

DealCeremony::DealCeremony(std::vector<Card> cards)
    : cards_(std::move(cards)) {}

int DealCeremony::length() const {
    return static_cast<int>(kDealApart * static_cast<double>(cards_.size()) + kDealWay);
}

QRectF DealCeremony::hidden(const Scenery& scenery) const {
    QRectF all;
    for (const Card card : cards_) all |= scenery.card(card);
    return all;
}

QRectF DealCeremony::box(const Scenery& scenery) const {
    return hidden(scenery) | at(scenery, 0, 0) | at(scenery, cards_.size() - 1, 0);
}

QRectF DealCeremony::at(const Scenery& scenery, std::size_t which, double now) const {
    const QRectF target = scenery.card(cards_[which]);
    const double part = easeOut(share(now, begun(which), begun(which) + kDealWay));
    const QPointF start = scenery.board.center();
    const QPointF here = start + (target.center() - start) * part;
    const QSizeF size = target.size() * (0.55 + 0.45 * part);
    return {here - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF DealCeremony::changed(const Scenery& scenery, double before, double now) const {
    QRectF anew;
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (now >= begun(i) && before <= begun(i) + kDealWay)
            anew |= at(scenery, i, before) | at(scenery, i, now) | scenery.card(cards_[i]);
    return anew;
}

void DealCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    // The faces that lie there already stay covered until their cards have come.
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (now < begun(i) + kDealWay) painter.fillRect(scenery.card(cards_[i]), scenery.theme.colour(Role::Table));
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const QRectF target = scenery.card(cards_[i]);
        if (target.isEmpty() || now < begun(i) || now >= begun(i) + kDealWay) continue;
        const QPixmap back =
            scenery.art.pixmap(QStringLiteral("pieces/card-back"), target.size(), scenery.ratio, Art::neutral());
        QRectF box(QPointF(0, 0), QSizeF(back.size()) / scenery.ratio * at(scenery, i, now).width() / target.width());
        box.moveCenter(at(scenery, i, now).center());
        painter.drawPixmap(box, back, QRectF(back.rect()));
    }
}

std::optional<EventFamily> DealCeremony::heard(double before, double now) const {
    const auto landed = [](double moment) { return std::floor((moment - kDealWay) / kDealApart); };
    if (now > kDealWay && landed(before) != landed(now)) return EventFamily::Deal;
    return {};
}

TakeCeremony::TakeCeremony(Seat seat, Card card)
    : seat_(seat)
    , card_(card) {}

bool TakeCeremony::prepare(const Scenery& scenery) {
    face_ = scenery.face(card_, scenery.card(card_).size());
    return true;
}

int TakeCeremony::length() const { return kTake; }

QRectF TakeCeremony::at(const Scenery& scenery, double now) const {
    const QRectF start = scenery.card(card_);
    if (start.isEmpty()) return {};
    const double part = easeBoth(share(now, 0, kTake));
    const QPointF end = scenery.seat(seat_, Area::Court);
    const QPointF here =
        start.center() + (end - start.center()) * part - QPointF(0, std::sin(part * 3.14159) * start.height() * 0.4);
    const QSizeF size = start.size() * (1 - (1 - kLeast) * part);
    return {here - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF TakeCeremony::box(const Scenery& scenery) const {
    return at(scenery, 0) | at(scenery, kTake) | at(scenery, kTake / 2.0) | at(scenery, kTake / 3.0);
}

QRectF TakeCeremony::changed(const Scenery& scenery, double before, double now) const {
    return at(scenery, before) | at(scenery, now);
}

void TakeCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    if (scenery.card(card_).isEmpty()) return;
    painter.setOpacity(1 - 0.8 * share(now, kTake * 0.8, kTake));
    painter.drawPixmap(at(scenery, now), face_, QRectF(face_.rect()));
}

} // namespace elgrande
