// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_face.h"

#include "views/theme/fitted_text.h"
#include "views/theme/text_scale.h"

#include <QPainter>

#include <algorithm>

namespace elgrande {

namespace {

constexpr qreal kRadius = 7;
constexpr qreal kTaken = 0.85;      // opacity: still to be read
constexpr qreal kNoLimit = 1000;    // pixels
constexpr qreal kWordsShare = 0.08; // largest words, of the card's height
constexpr qreal kSignShare = 0.7;   // of the owner's place, for the sign of the colour

const QColor kCube(0x8a, 0x5a, 0x30);
const QColor kCubeEdge(0x3f, 0x24, 0x0c);
const QColor kPale(0xff, 0xf3, 0xda);

void paintRoundMark(QPainter& painter, const QRectF& box, const QString& sign, const QColor& ground,
                    const QColor& ink) {
    const qreal side = std::min(box.width(), box.height());
    QRectF seal(0, 0, side, side);
    seal.moveCenter(box.center());
    painter.setPen(QPen(ink, 1));
    painter.setBrush(ground);
    painter.drawEllipse(seal.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setFont(Theme::sans(side * 0.76, true));
    painter.drawText(seal.translated(0, -0.5), Qt::AlignCenter, sign);
}

} // namespace

CardFace::CardFace(const Theme& theme, const Art& art, QWidget* parent)
    : OfferButton(theme, parent)
    , art_(art)
    , ahead_(*this, [this] { picture_.drawAhead({}, devicePixelRatioF(), rect(), look(), paintingCard()); })
    , wordsLimit_(kNoLimit) {
    setMinimumSize(40, 30);
}

void CardFace::setContent(const CardContent& content) {
    if (content == content_) return;
    content_ = content;
    picture_.forget();
    update();
    ahead_.want();
}

void CardFace::setTitle(const TitleFit& title) {
    if (title.pixels == title_.pixels && title.height == title_.height) return;
    title_ = title;
    update();
    ahead_.want();
}

void CardFace::setWordsLimit(qreal pixels) {
    if (pixels == wordsLimit_) return;
    wordsLimit_ = pixels;
    update();
    ahead_.want();
}

// What the drawing depends on beside the content.
std::uint32_t CardFace::look() const {
    return static_cast<std::uint32_t>(qHashMulti(0, theme_.light(), textScaleOf(*this), wordsLimit_, title_.pixels,
                                                 title_.height, margin(),
                                                 theme_.pieces(content_.takerColour).base.rgba()));
}

bool CardFace::dimmed() const {
    return (!content_.takerColour.empty() && !content_.toCome) || !content_.note.isEmpty();
}

CardParts CardFace::partsAt(qreal wordsLimit) const {
    const qreal largest = std::clamp(face().height() * kWordsShare, 14.0, 40.0);
    return partsOf(content_, face(), title_, std::min(wordsLimit, largest), textScaleOf(*this));
}

qreal CardFace::usualWords() const { return content_.open ? partsAt(kNoLimit).wordsPixels : 0; }

qreal CardFace::shownWords() const { return content_.open ? parts().wordsPixels : 0; }

void CardFace::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintMarks(painter, kRadius);
    picture_.paint(painter, rect(), look(), paintingCard());
}

CachedPictures::Draw CardFace::paintingCard() const {
    return [this](QPainter& painter) { paintCard(painter); };
}

void CardFace::paintCard(QPainter& painter) const {
    const QRectF card = face();
    if (!content_.open) {
        painter.setOpacity(0.55);
        art_.paint(painter, QStringLiteral("pieces/card-back"), card);
        return;
    }
    paintPaper(painter, theme_, card, kRadius, dimmed());
    const CardParts parts = this->parts();
    painter.setOpacity(dimmed() ? kTaken : 1.0);
    paintBand(painter, parts);
    if (!art_.paint(painter, content_.picture, parts.picture))
        art_.paint(painter, QStringLiteral("cards/generic"), parts.picture);
    paintCubes(painter, parts.cubes, content_.caballeros, kCube, kCubeEdge);
    for (const MarkBox& mark : parts.marks) paintMark(painter, mark);
    painter.setPen(theme_.colour(Role::Ink));
    if (!parts.words.isNull())
        drawFitted(painter, parts.words, parts.said, Theme::serif(15), parts.wordsPixels, parts.wordsPixels);
    painter.setOpacity(1);
    if (content_.stopped) art_.paint(painter, QStringLiteral("pieces/veto-seal"), parts.seal); // it no longer counts
    if (!parts.owner.isNull()) paintOwner(painter, parts.owner, parts.power);
    if (parts.note.isNull()) return;
    painter.setPen(theme_.colour(Role::Bad));
    drawFitted(painter, parts.note, content_.note, Theme::sans(12, true), kLeastTitle, 14 * textScaleOf(*this));
}

void CardFace::paintBand(QPainter& painter, const CardParts& parts) const {
    QLinearGradient wine(parts.band.topLeft(), parts.band.bottomLeft());
    wine.setColorAt(0, QColor(0x9b, 0x2a, 0x20));
    wine.setColorAt(1, QColor(0x66, 0x12, 0x0c));
    painter.setPen(QPen(QColor(0xd8, 0xa9, 0x4e), 1));
    painter.setBrush(wine);
    painter.drawRoundedRect(parts.band, 4, 4);
    painter.setPen(kPale);
    drawTitle(painter, parts.band.adjusted(3, 1, -3, -1), content_.title, parts.title.pixels);
}

void CardFace::paintMark(QPainter& painter, const MarkBox& mark) const {
    const QColor soft = theme_.colour(Role::InkSoft);
    switch (mark.which) {
    case CardMark::Stack:
        painter.setPen(soft);
        drawFitted(painter, mark.box, content_.stack, Theme::serif(15, true), 8, mark.box.height() * 1.1,
                   Qt::AlignLeft | Qt::AlignVCenter);
        break;
    case CardMark::Owed:
        paintRoundMark(painter, mark.box, QStringLiteral("!"), QColor(0x8f, 0x22, 0x18), kPale);
        break;
    case CardMark::Doubt:
        paintRoundMark(painter, mark.box, QStringLiteral("≈"), theme_.colour(Role::Paper), soft);
        break;
    case CardMark::Refused: {
        const qreal thick = std::max(1.6, mark.box.height() * 0.14);
        const QRectF ring = mark.box.adjusted(thick / 2 + 0.5, thick / 2 + 0.5, -thick / 2 - 0.5, -thick / 2 - 0.5);
        const qreal reach = ring.width() * 0.35;
        painter.setPen(QPen(theme_.colour(Role::Bad), thick));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(ring);
        painter.drawLine(ring.center() - QPointF(reach, reach), ring.center() + QPointF(reach, reach));
        break;
    }
    }
}

// The sign on the colour, the name where all of it can be read, and on the right the power card that goes with it.
void CardFace::paintOwner(QPainter& painter, const QRectF& box, const QRectF& power) const {
    const PieceColours colours = theme_.pieces(content_.takerColour);
    painter.setPen(QPen(colours.dark, 1));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(box, 4, 4);
    const qreal beside = power.isNull() ? box.width() : power.left() - box.left();
    const qreal side = std::min(box.height(), beside) * kSignShare;
    QRectF room(box.left() + 3, box.top() + 1, beside - 6, box.height() - 2);
    const QRectF rest = room.adjusted(side + 4, 0, 0, 0);
    const bool named =
        textFits(content_.taker, Theme::sans(14, true), rest.size(), kLeastTitle) && rest.height() >= kLeastTitle;
    QRectF sign(0, 0, side, side);
    sign.moveCenter(room.center());
    if (named) sign.moveLeft(room.left());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawPath(Theme::symbol(content_.takerColour, sign));
    painter.setPen(colours.ink);
    if (named) drawFitted(painter, rest, content_.taker, Theme::sans(14, true), kLeastTitle, 15 * textScaleOf(*this));
    if (power.isNull()) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawRoundedRect(power, 3, 3);
    painter.setPen(colours.base);
    drawFitted(painter, power.adjusted(1, -1, -1, 1), content_.power, Theme::serif(15, true), kLeastTitle,
               power.height() * 0.95);
}

} // namespace elgrande

#include "moc_card_face.cpp"
