// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/ceremony_paint.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/theme/art.h"
#include "views/theme/paint.h"

#include <QPainter>

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kVetoLength = 2600; // milliseconds
constexpr double kComes = 260;
constexpr double kFalls = 620;
constexpr double kLies = 840;
constexpr double kGoes = 260;
constexpr qreal kCardWidth = 40; // hundredths of the board's height
constexpr qreal kCardHeight = 46;
constexpr qreal kSeal = 14;
constexpr qreal kVetoFrame = 0.06; // of the card's width
constexpr qreal kHigh = 2.1;       // how much larger the seal is before it falls
constexpr qreal kCaption = 13;
constexpr qreal kCaptionWidth = 78;

} // namespace

VetoCeremony::VetoCeremony(Seat objector, Seat stopped, Card card, QString caption)
    : objector_(objector)
    , stopped_(stopped)
    , card_(card)
    , caption_(std::move(caption)) {}

int VetoCeremony::length() const { return kVetoLength; }

QRectF VetoCeremony::cardBox(const Scenery& scenery) const {
    const qreal unit = scenery.unit();
    QRectF card(0, 0, kCardWidth * unit, kCardHeight * unit);
    card.moveCenter(scenery.board.center() - QPointF(0, unit * 8));
    return card;
}

QRectF VetoCeremony::box(const Scenery& scenery) const {
    const qreal unit = scenery.unit();
    const QRectF card = cardBox(scenery);
    const qreal wide = std::max(kCaptionWidth, kSeal * kHigh) * unit;
    return {card.center().x() - wide / 2, card.top() - unit * 8, wide, card.height() + unit * (10 + kCaption + 8)};
}

// On the frame at the right, where the card says nothing.
QRectF VetoCeremony::sealOn(const QRectF& card) {
    const qreal side = card.height() * kSeal / kCardHeight;
    return {card.right() - card.width() * kVetoFrame, card.top() + card.height() * 0.4 - side / 2, side, side};
}

QRectF VetoCeremony::changed(const Scenery& scenery, double before, double now) const {
    const bool still = before > kLies && now < kVetoLength - kGoes;
    return still || (before > kComes && now < kFalls) ? QRectF() : box(scenery);
}

bool VetoCeremony::prepare(const Scenery& scenery) {
    if (face_.isNull()) {
        face_ = scenery.face(card_, cardBox(scenery).size());
        return false;
    }
    if (words_.isNull()) {
        words_ = drawCaption(scenery);
        return false;
    }
    seal_ = drawnOnce(scenery, QSizeF(kSeal, kSeal) * scenery.unit(), [&](QPainter& painter, const QRectF& box) {
        scenery.art.paint(painter, QStringLiteral("pieces/veto-seal"), box);
    });
    return true;
}

QPixmap VetoCeremony::drawCaption(const Scenery& scenery) const {
    const QSizeF size(std::min(kCaptionWidth * scenery.unit(), scenery.board.width() * 0.9), kCaption * scenery.unit());
    return drawnOnce(scenery, size, [&](QPainter& painter, const QRectF& box) {
        const qreal side = box.height() * 0.5;
        const qreal inset = box.height() * 0.42;
        paintRibbon(painter, scenery.theme, box, caption_, {}, side * 1.3);
        const auto medallion = [&](Seat seat, qreal left) {
            if (seat == Seat::None) return;
            paintMedallion(painter, scenery.theme, colourOf(scenery.model, seat),
                           QRectF(left, box.center().y() - side / 2 - 2, side, side));
        };
        medallion(objector_, box.left() + inset);
        medallion(stopped_, box.right() - inset - side);
    });
}

void VetoCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    const qreal unit = scenery.unit();
    const double there = easeOut(share(now, 0, kComes)) * (1 - share(now, kVetoLength - kGoes, kVetoLength));
    painter.setOpacity(there);
    const double hit = share(now, kFalls + 200, kLies) * (1 - share(now, kLies, kLies + 90)); // the card gives way
    const QRectF card = cardBox(scenery).translated(0, (1 - there) * unit * 3 + hit * unit * 0.7);
    painter.drawPixmap(card, face_, QRectF(face_.rect()));
    if (now >= kFalls) {
        const double fall = share(now, kFalls, kLies);
        const qreal side = kSeal * unit * (kHigh - (kHigh - 1) * fall * fall);
        painter.setOpacity(there * std::min(1.0, fall * 1.6));
        QRectF seal(0, 0, side, side);
        seal.moveCenter(sealOn(card).center());
        painter.drawPixmap(seal, seal_, QRectF(seal_.rect()));
    }
    painter.setOpacity(there);
    const QSizeF words = QSizeF(words_.size()) / words_.devicePixelRatio();
    painter.drawPixmap(QPointF(card.center().x() - words.width() / 2, cardBox(scenery).bottom() + unit * 3), words_);
}

std::optional<EventFamily> VetoCeremony::heard(double before, double now) const {
    if (before < kLies && now >= kLies) return EventFamily::Objection;
    return {};
}

} // namespace elgrande
