#include "views/cards/power_face.h"

#include "views/theme/fitted_text.h"
#include "views/theme/letters.h"

#include <QPainter>

#include <algorithm>

namespace elgrande {

namespace {

constexpr qreal kReadable = 52;  // pixels of width that a title needs
constexpr qreal kPicture = 0.55; // of the height beside its title, less with large letters

} // namespace

PowerFace::PowerFace(const Theme& theme, const Art& art, QWidget* parent)
    : OfferButton(theme, parent)
    , art_(art) {}

void PowerFace::setCard(const PowerContent& content) {
    if (content == content_) return;
    content_ = content;
    update();
}

void PowerFace::setState(State state, const std::string& blocker) {
    if (state == state_ && blocker == blocker_) return;
    state_ = state;
    blocker_ = blocker;
    update();
}

// A picture on a strip of parchment, and the words below it where they can be read.
void PowerFace::paintEffect(QPainter& painter, const QRectF& box) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf7, 0xe9, 0xc8));
    painter.drawRoundedRect(box, 3, 3);
    const bool worded = box.width() >= kReadable;
    const QRectF picture =
        worded ? QRectF(box.left(), box.top(), box.width(), box.height() * kPicture / std::max(1.0, lettersOf(*this)))
               : box;
    if (!art_.paint(painter, content_.picture, picture.adjusted(1, 1, -1, -1)))
        art_.paint(painter, QStringLiteral("cards/generic"), picture.adjusted(1, 1, -1, -1));
    if (!worded) return;
    painter.setPen(QColor(0x2b, 0x19, 0x08));
    drawFitted(painter, QRectF(box.left() + 1, picture.bottom(), box.width() - 2, box.bottom() - picture.bottom()),
               content_.title, Theme::sans(11, true), 6, 12 * lettersOf(*this));
}

// Played this round: a golden seal with a tick.
void PowerFace::paintTick(QPainter& painter, const QRectF& card) const {
    const qreal side = card.width() * 0.44;
    const QRectF seal(card.right() - side * 0.8, card.top() - side * 0.2, side, side);
    painter.setBrush(theme_.colour(Role::Gold));
    painter.setPen(QPen(theme_.colour(Role::GoldDeep), 1.5));
    painter.drawEllipse(seal);
    QPainterPath tick(QPointF(seal.left() + side * 0.26, seal.top() + side * 0.52));
    tick.lineTo(seal.left() + side * 0.44, seal.top() + side * 0.7);
    tick.lineTo(seal.left() + side * 0.76, seal.top() + side * 0.32);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x33, 0x1c, 0x02), side * 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

void PowerFace::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF card = face();
    const qreal radius = card.width() * 0.1;
    paintMarks(painter, radius);
    const PieceColours colours = theme_.pieces(content_.colour);
    const bool faint = (state_ == State::Used && !isOffered()) || !blocker_.empty();
    painter.setOpacity(faint ? (state_ == State::Used ? 0.3 : 0.45) : 1.0);
    art_.paint(painter, QStringLiteral("pieces/power-card"), card, colours);
    painter.setPen(colours.ink);
    const QRectF number(card.left() + card.width() * 0.12, card.top() + card.height() * 0.06, card.width() * 0.76,
                        card.height() * 0.36);
    drawFitted(painter, number, content_.name, Theme::serif(40, true), 8, card.height() * 0.4);
    const QRectF cubes(card.left() + card.width() * 0.17, card.top() + card.height() * 0.6, card.width() * 0.66,
                       card.height() * 0.31);
    if (!content_.picture.isEmpty())
        paintEffect(painter, QRectF(card.left() + card.width() * 0.1, card.top() + card.height() * 0.39,
                                    card.width() * 0.8, card.height() * 0.23));
    paintCubes(painter, cubes, content_.caballeros, colours.light, colours.dark);
    painter.setOpacity(1);
    if (!blocker_.empty()) {
        const qreal side = card.width() * 0.5;
        paintMedallion(painter, theme_, blocker_,
                       QRectF(card.center().x() - side / 2, card.center().y() - side / 2, side, side));
    }
    if (state_ == State::Played) paintTick(painter, card);
}

} // namespace elgrande
