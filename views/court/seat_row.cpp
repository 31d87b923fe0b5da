// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/court/seat_row.h"

#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kBar = 7;                // the stripe of the colour at the left edge
constexpr qreal kHeadOfTwo = 0.57;       // of the height, above the power cards
constexpr qreal kHeadOfThree = 0.62;     // of the height without them
constexpr std::size_t kFewestInRow = 13; // so that a hand of a few power cards has marks of the usual size
constexpr std::size_t kMostInRow = 18;   // more power cards take two rows
constexpr int kPoint = 90;               // milliseconds to count one
constexpr int kCounting = 900;           // at most
constexpr qreal kBadgeGap = 3;
constexpr qreal kBadgeShare = 0.4;     // of the width at most, however many there are
constexpr qreal kDigitInTwoLines = 15; // of the score
constexpr qreal kLeastCourt = 48;      // so that the words beside the numbers are whole at a large text size as well
constexpr qreal kLeastProvinces = 64;
constexpr float kGround = 0.1F; // of cards that are not in the hand
constexpr float kFaint = 0.72F; // ink of them
constexpr float kFaintByNight = 0.92F;
constexpr int kLeastWords = 11;   // pixels of what is no number
constexpr int kFewestLetters = 4; // fewer say nothing of what follows

} // namespace

QString titleThatFits(const QString& title, qreal room) {
    const QFontMetricsF metrics(Theme::serif(kLeastWords));
    const auto cutTo = [&metrics](const QString& words, qreal width) {
        const QString fits = metrics.elidedText(words, Qt::ElideRight, width);
        return fits == words || fits.size() > kFewestLetters ? fits : QString();
    };
    QStringList titles = title.split(kBetweenTitles.toString());
    if (titles.size() == 1 || metrics.horizontalAdvance(title) <= room) return cutTo(title, room);
    std::vector<QString*> shortestFirst;
    for (QString& each : titles) shortestFirst.push_back(&each);
    std::stable_sort(shortestFirst.begin(), shortestFirst.end(), [&metrics](const QString* one, const QString* other) {
        return metrics.horizontalAdvance(*one) < metrics.horizontalAdvance(*other);
    });
    qreal left = room - metrics.horizontalAdvance(kBetweenTitles.toString()) * static_cast<qreal>(titles.size() - 1);
    for (std::size_t i = 0; i < shortestFirst.size(); ++i) {
        QString& each = *shortestFirst[i];
        each = cutTo(each, left / static_cast<qreal>(shortestFirst.size() - i));
        if (each.isEmpty()) return cutTo(title, room);
        left -= metrics.horizontalAdvance(each);
    }
    return titles.join(kBetweenTitles);
}

SeatRow::SeatRow(const Theme& theme, const Art& art, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , art_(art)
    , ahead_(*this, [this] { picture_.drawAhead({}, devicePixelRatioF(), rect(), look(), paintingSheet()); }) {
    connect(&count_, &QVariantAnimation::valueChanged, this, [this](const QVariant& score) {
        if (std::exchange(shownScore_, score.toInt()) != shownScore_) update(scoreBox().toAlignedRect());
    });
}

void SeatRow::setTempo(Tempo tempo) {
    tempo_ = tempo;
    if (tempo != Tempo::Off) return;
    count_.stop();
    shownScore_ = content_.score;
    update();
}

// Point by point, quicker where there are many of them.
void SeatRow::countTo(int score) {
    count_.stop();
    if (tempo_ == Tempo::Off || !isVisible()) {
        shownScore_ = score;
        return;
    }
    const int points = std::abs(score - shownScore_);
    count_.setDuration(static_cast<int>(std::min(kCounting, kPoint * points) * tempoFactor(tempo_)));
    count_.setStartValue(shownScore_);
    count_.setEndValue(score);
    count_.start();
}

void SeatRow::setContent(const SeatContent& content) {
    if (content == content_) return;
    content_ = content;
    picture_.forget();
    ahead_.want();
    if (content.score != (count_.state() == QVariantAnimation::Running ? count_.endValue().toInt() : shownScore_))
        countTo(content.score);
    const bool clickable = content.courtOffered || content.provincesOffered || content.tokenOffered;
    setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void SeatRow::setTextScale(qreal times) {
    if (times == textScale_) return;
    textScale_ = times;
    update();
}

QRectF SeatRow::sheet() const { return QRectF(QPointF(0, 0), QSizeF(size()) / textScale_).adjusted(5, 4, -5, -5); }

bool SeatRow::needsThreeLines(std::size_t powerCards) { return powerCards > kMostInRow; }

SeatRow::Boxes SeatRow::boxes() const {
    const QRectF inner = sheet().adjusted(kBar + 6, 2, -6, -3);
    const int least = kThreeLines - (hasPowersLine() ? 0 : kPowersLine);
    return height() / textScale_ < least && !needsThreeLines(content_.powers.size()) ? inTwoLines(inner)
                                                                                     : inThreeLines(inner);
}

SeatRow::Boxes SeatRow::inThreeLines(const QRectF& inner) const {
    const qreal powers = hasPowersLine() ? kPowersLine : 0;
    const qreal head = (inner.height() - powers) * kHeadOfThree;
    const qreal rest = inner.height() - powers - head;
    const qreal side = head - 2;
    const qreal score = content_.unseated ? 0 : std::max(48.0, head * 1.6);
    Boxes boxes;
    boxes.medallion = {inner.left(), inner.top() + 1, side, side};
    boxes.score = {inner.right() - score, inner.top() - 2, score, head + 4};
    boxes.badges = {inner.right() - score - 4 - inner.width() * kBadgeShare, inner.top() + 1,
                    inner.width() * kBadgeShare, side};
    if (!content_.portrait.isEmpty())
        boxes.portrait = {boxes.medallion.right() + 4, inner.top() - 1, side + 2, side + 2};
    const qreal left = std::max(boxes.medallion.right(), boxes.portrait.right()) + 8;
    const qreal words = boxes.score.left() - 4 - left;
    boxes.name = {left, inner.top() - 2, words, head * 0.6};
    boxes.kind = {left, inner.top() + head * 0.54, words, head * 0.46};
    const QRectF line(inner.left(), inner.top() + head, inner.width(), rest);
    boxes.court = {line.left(), line.top(), line.width() * 0.21, rest};
    boxes.provinces = {line.left() + line.width() * 0.23, line.top(), line.width() * 0.28, rest};
    boxes.story = {boxes.provinces.right() + 8, line.top(), line.right() - boxes.provinces.right() - 8, rest};
    if (powers > 0) boxes.powers = QRectF(line.left(), line.bottom() + 2, line.width(), powers - 4);
    return boxes;
}

SeatRow::Boxes SeatRow::inTwoLines(const QRectF& whole) const {
    QRectF inner = whole;
    const qreal head = whole.height() * kHeadOfTwo;
    // Without power cards the only line stands in the middle.
    if (!hasPowersLine()) inner.moveTop(whole.top() + (whole.height() - head) / 2);
    const qreal wide = inner.width();
    Boxes boxes;
    boxes.medallion = {inner.left(), inner.top(), head - 2, head - 2};
    const auto digits = static_cast<qreal>(std::max<qsizetype>(2, QString::number(content_.score).size()));
    const qreal score = content_.unseated ? 0 : digits * kDigitInTwoLines;
    boxes.score = {inner.right() - score, inner.top() - 2, score, head + 3};
    if (!content_.portrait.isEmpty()) // over the medallion's edge, so that the names keep their room
        boxes.portrait = {boxes.medallion.right() - 5, inner.top() - 2, head + 2, head + 2};
    const qreal left = std::max(boxes.medallion.right(), boxes.portrait.right()) + 5;
    boxes.name = {left, inner.top(), wide * 0.19, head - 2};
    boxes.court = {boxes.name.right() + 4, inner.top(), std::max(wide * 0.135, kLeastCourt), head - 2};
    boxes.provinces = {boxes.court.right() + 2, inner.top(), std::max(wide * 0.185, kLeastProvinces), head - 2};
    const qreal story = boxes.provinces.right() + 4;
    boxes.story = {story, inner.top(), boxes.score.left() - 2 - story, head - 2};
    boxes.badges = {boxes.story.left() + boxes.story.width() * 0.3, inner.top(), boxes.story.width() * 0.7, head - 2};
    boxes.powers = {inner.left(), inner.top() + head, wide, inner.height() - head};
    return boxes;
}

QRectF SeatRow::courtBox() const { return content_.unseated ? QRectF() : scaled(boxes().court); }

QRectF SeatRow::scoreBox() const { return scaled(boxes().score); }

QRectF SeatRow::provincesBox() const { return scaled(boxes().provinces); }

QRectF SeatRow::badgeBox(std::size_t which) const { return scaled(badge(which)); }

// What the drawing depends on beside the content.
std::uint32_t SeatRow::look() const {
    const PieceColours colours = theme_.pieces(content_.colour);
    return static_cast<std::uint32_t>(
        qHashMulti(0, theme_.light(), textScale_, colours.base.rgba(), tr("Court"), tr("Provinces")));
}

void SeatRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    picture_.paint(painter, rect(), look(), paintingSheet());
    if (!content_.unseated) paintScore(painter);
    if (!hasFocus()) return;
    painter.resetTransform();
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 8, 8);
    paintFocus(painter, theme_, outline, 2);
}

CachedPictures::Draw SeatRow::paintingSheet() const {
    return [this](QPainter& painter) { paintSheet(painter); };
}

void SeatRow::paintScore(QPainter& painter) const {
    painter.scale(textScale_, textScale_);
    const QRectF box = boxes().score;
    painter.setPen(theme_.colour(Role::Accent));
    drawFitted(painter, box, QString::number(shownScore_), Theme::serif(34, true), 14, box.height() * 0.9,
               Qt::AlignRight | Qt::AlignVCenter);
}

void SeatRow::paintSheet(QPainter& painter) const {
    painter.scale(textScale_, textScale_);
    const QRectF all = sheet();
    if (content_.active || content_.awaited)
        paintGlow(painter, theme_, all, 7, content_.active ? Glow::Hover : Glow::Offered, content_.active ? 2.2 : 1.4);
    paintPaper(painter, theme_, all, 7, !content_.active && !content_.awaited);
    const PieceColours colours = theme_.pieces(content_.colour);
    QPainterPath edge;
    edge.addRoundedRect(all, 7, 7);
    QPainterPath bar;
    bar.addRect(QRectF(all.left(), all.top(), kBar, all.height()));
    QLinearGradient shine(all.topLeft(), all.bottomLeft());
    shine.setColorAt(0, colours.light);
    shine.setColorAt(0.4, colours.base);
    shine.setColorAt(1, colours.dark);
    painter.fillPath(edge.intersected(bar), shine);
    paintHead(painter);
    paintPieces(painter);
    paintPowers(painter);
}

void SeatRow::paintHead(QPainter& painter) const {
    const Boxes at = boxes();
    paintMedallion(painter, theme_, content_.colour, at.medallion.adjusted(1, 1, -1, -1));
    if (!at.portrait.isEmpty()) art_.paint(painter, content_.portrait, at.portrait, theme_.pieces(content_.colour));
    for (std::size_t i = 0; i < content_.badges.size(); ++i) paintBadge(painter, content_.badges[i], badge(i));
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, beforeBadges(at.name), content_.name, Theme::serif(22, true), 9, at.name.height() * 0.94,
               Qt::AlignLeft | Qt::AlignVCenter);
    if (at.kind.isEmpty()) return;
    painter.setPen(theme_.colour(Role::InkSoft));
    const QRectF kind = beforeBadges(at.kind);
    const QFont font = kindFont();
    painter.setFont(font);
    painter.drawText(kind, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                     QFontMetricsF(font).elidedText(content_.kind, Qt::ElideRight, kind.width())); // whole in the tip
}

// As large as it fits, and rather cut than tiny.
QFont SeatRow::kindFont() const {
    const QRectF box = beforeBadges(boxes().kind);
    return Theme::sans(fittedPixels(content_.kind, Theme::sans(12), box.size(), kLeastWords, 13));
}

// What is left of a box where badges stand in it.
QRectF SeatRow::beforeBadges(const QRectF& box) const {
    if (content_.badges.empty()) return box;
    const qreal first = badge(content_.badges.size() - 1).left() - kBadgeGap;
    return {box.left(), box.top(), std::min(box.right(), first) - box.left(), box.height()};
}

// From the right; many of them become small, so that the words beside them have their room.
QRectF SeatRow::badge(std::size_t which) const {
    const QRectF room = boxes().badges;
    const qreal side = room.height();
    qreal wanted = 0;
    for (const SeatBadge& badge : content_.badges) wanted += side * badge.size + kBadgeGap;
    const qreal scale = std::min(1.0, room.width() / std::max(1.0, wanted));
    qreal right = room.right();
    for (std::size_t i = 0; i < which; ++i) right -= (side * content_.badges[i].size + kBadgeGap) * scale;
    const qreal own = side * content_.badges[which].size * scale;
    return {right - own, room.top() + (side * scale - own) / 3, own, own};
}

void SeatRow::paintBadge(QPainter& painter, const SeatBadge& badge, const QRectF& box) const {
    art_.paint(painter, badge.picture, box, badge.colour.empty() ? Art::neutral() : theme_.pieces(badge.colour));
    if (badge.label.isEmpty()) return;
    const QRectF plate(box.left(), box.bottom() - box.height() * 0.45, box.width(), box.height() * 0.45);
    painter.setPen(QPen(theme_.colour(Role::GoldDeep), 1));
    painter.setBrush(theme_.colour(Role::Paper));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, plate.adjusted(1, 0, -1, 0), badge.label, Theme::sans(12, true), 6, plate.height() * 0.86);
}

void SeatRow::paintCount(QPainter& painter, const QRectF& box, const QString& word, int number, bool offered) const {
    if (offered) paintGlow(painter, theme_, box.adjusted(-1, 2, 1, -2), 5, Glow::Offered, 1.6);
    const qreal room = box.height() * 1.1; // for two digits
    const QRectF words = box.adjusted(2, 0, -room, 0);
    const qreal most = std::clamp(box.height() * 0.7, 11.0, 14.0);
    const qreal pixels = fittedPixels(word, Theme::sans(13), words.size(), 7, most);
    const qreal wide = QFontMetricsF(Theme::sans(64)).horizontalAdvance(word) * pixels / 64;
    painter.setPen(theme_.colour(Role::InkSoft));
    drawFitted(painter, words, word, Theme::sans(13), 7, most, Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, QRectF(words.left() + std::min(wide, words.width()) + 6, box.top(), room - 6, box.height()),
               QString::number(number), Theme::sans(15, true), 8, std::min(17.0, box.height() * 0.72),
               Qt::AlignLeft | Qt::AlignVCenter);
}

QRectF SeatRow::playedBox() const {
    const QRectF box = boxes().story;
    return {box.left(), box.top() + 1, box.height() * 1.15, box.height() - 2};
}

QRectF SeatRow::status() const {
    const Boxes at = boxes();
    QRectF box = at.kind.isEmpty() ? beforeBadges(at.story) : at.story;
    if (content_.power >= 0) box.setLeft(playedBox().right() + 7);
    return box;
}

void SeatRow::paintPieces(QPainter& painter) const {
    if (content_.unseated)
        paintCount(painter, boxes().court, tr("Board"), content_.onBoard, false);
    else
        paintCount(painter, boxes().court, tr("Court"), content_.court, content_.courtOffered);
    paintCount(painter, boxes().provinces, tr("Provinces"), content_.provinces, content_.provincesOffered);
    if (content_.power >= 0) {
        const PieceColours colours = theme_.pieces(content_.colour);
        const QRectF chip = playedBox();
        QLinearGradient shine(chip.topLeft(), chip.bottomLeft());
        shine.setColorAt(0, colours.base.lighter(115));
        shine.setColorAt(1, colours.dark);
        painter.setPen(QPen(colours.dark, 1));
        painter.setBrush(shine);
        painter.drawRoundedRect(chip, 4, 4);
        painter.setPen(colours.ink);
        drawFitted(painter, chip.adjusted(2, 1, -2, -1), content_.played, Theme::serif(18, true), 7,
                   chip.height() * 0.86);
    }
    painter.setPen(theme_.colour(Role::Ink));
    const QRectF words = status();
    // The end of a long title goes to the tooltip, rather than all of it is tiny.
    drawFitted(painter, words, titleThatFits(content_.status, words.width()), Theme::serif(15), kLeastWords,
               std::clamp(words.height() * 0.68, qreal(kLeastWords), 16.0), Qt::AlignLeft | Qt::AlignVCenter);
}

QColor SeatRow::groundOfGone(const Theme& theme) {
    QColor ground = theme.colour(Role::Ink);
    ground.setAlphaF(kGround);
    return ground;
}

QColor SeatRow::inkOfGone(const Theme& theme) {
    QColor ink = theme.colour(Role::Ink);
    ink.setAlphaF(theme.isDark() ? kFaintByNight : kFaint);
    return ink;
}

void SeatRow::paintPowers(QPainter& painter) const {
    const QRectF box = boxes().powers;
    const std::size_t all = content_.powers.size();
    const std::size_t perRow = all > kMostInRow ? (all + 1) / 2 : std::max(kFewestInRow, all);
    const qreal high = all > kMostInRow ? (box.height() - 1) / 2 : box.height();
    const qreal step = std::min(box.width() / static_cast<qreal>(perRow), 32.0);
    const PieceColours colours = theme_.pieces(content_.colour);
    for (std::size_t i = 0; i < all; ++i) {
        const PowerMark& mark = content_.powers[i];
        const std::size_t row = i / perRow;
        const qreal top = box.top() + static_cast<qreal>(row) * (high + 1);
        const QRectF cell(box.left() + static_cast<qreal>(i % perRow) * step, top, step - 3, std::min(high, 22.0));
        const bool inHand = mark.state == PowerMark::State::InHand;
        const QColor face = inHand ? colours.base : groundOfGone(theme_);
        painter.setPen(mark.state == PowerMark::State::Uncertain ? QPen(colours.dark, 1.2, Qt::DotLine)
                       : inHand                                  ? QPen(colours.dark, 1)
                                                                 : QPen(Qt::NoPen));
        painter.setBrush(face);
        painter.drawRoundedRect(cell, 3, 3);
        const QColor ink = inHand ? colours.ink : inkOfGone(theme_);
        painter.setPen(ink);
        drawFitted(painter, cell.adjusted(1, 1, -1, -1), mark.name, Theme::sans(13, inHand), 6, cell.height() * 0.74);
        if (mark.state == PowerMark::State::Used) {
            painter.setPen(QPen(ink, 1.1));
            painter.drawLine(cell.bottomLeft() + QPointF(3, -4), cell.topRight() + QPointF(-3, 4));
        }
    }
}

void SeatRow::mousePressEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() == Qt::LeftButton) pressed_ = event->pos();
    dragging_ = false;
}

void SeatRow::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    const QPoint at = event->globalPosition().toPoint();
    if (dragging_) {
        emit dragMoved(at, event->modifiers().testFlag(Qt::ShiftModifier));
    } else if (pressed_ && (event->pos() - *pressed_).manhattanLength() >= QApplication::startDragDistance()) {
        dragging_ = true;
        beginDrag(*pressed_, at);
    }
}

void SeatRow::beginDrag(QPointF from, QPoint at) {
    if (courtBox().contains(from)) emit dragBegan(Area::Court, Token::None, at);
    if (provincesBox().contains(from)) emit dragBegan(Area::Provinces, Token::None, at);
    for (std::size_t i = 0; i < content_.badges.size(); ++i)
        if (content_.badges[i].token != Token::None && badgeBox(i).contains(from))
            emit dragBegan(Area::None, content_.badges[i].token, at);
}

void SeatRow::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton) return;
    pressed_.reset();
    if (std::exchange(dragging_, false)) {
        emit dragEnded(event->globalPosition().toPoint(), event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    if (courtBox().contains(event->position())) emit courtClicked();
    if (provincesBox().contains(event->position())) emit provincesClicked();
    for (std::size_t i = 0; i < content_.badges.size(); ++i)
        if (content_.badges[i].token != Token::None && badgeBox(i).contains(event->position()))
            emit badgeClicked(content_.badges[i].token);
}

} // namespace elgrande

#include "moc_seat_row.cpp"
