// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/start_entry.h"

#include "app/start/table_sheet.h"
#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kSmallestPicture = 24;
constexpr int kPad = 8;
constexpr qreal kSmallTitle = 1.06; // times the text size
constexpr qreal kLineTitle = 1.3;   // above a line

} // namespace

StartEntry::StartEntry(const Theme& theme, QAction* action, const QString& picture, QWidget* parent)
    : QPushButton(parent)
    , theme_(theme)
    , action_(action)
    , picture_(picture) {
    setAutoDefault(true);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setObjectName(QStringLiteral("start.") + action->objectName());
    connect(action_, &QAction::changed, this, &StartEntry::follow);
    setVisible(action_->isEnabled());
    setTitle(StartEntry::titleOf(*action_));
}

// The tooltip is the text without the menu's letter, unless the action says more there.
QString StartEntry::titleOf(const QAction& action) const {
    QString title = action.toolTip();
    while (title.endsWith(QChar(0x2026)) || title.endsWith(u' ')) title.chop(1);
    return title;
}

void StartEntry::setTitle(const QString& title) {
    setText(title);
    setAccessibleName(title);
    updateGeometry();
    update();
}

void StartEntry::follow() {
    setTitle(titleOf(*action_));
    if (action_->isEnabled() == !isHidden()) return;
    setVisible(action_->isEnabled());
    emit appeared(action_->isEnabled());
}

void StartEntry::setLine(const QString& line) {
    line_ = line;
    setAccessibleDescription(line);
    setToolTip(lineShown_ ? QString() : line);
    updateGeometry();
    update();
}

void StartEntry::showLine() {
    lineShown_ = true;
    setLine(line_);
}

QFont StartEntry::titleFont() const {
    return Theme::serif(QFontInfo(font()).pixelSize() * (lineShown_ ? kLineTitle : kSmallTitle), true);
}

QFont StartEntry::lineFont() const { return Theme::sans(std::max(11, QFontInfo(font()).pixelSize() - 2)); }

int StartEntry::wordsHeight() const {
    return QFontMetrics(titleFont()).height() + (hasLine() ? QFontMetrics(lineFont()).height() : 0);
}

// As high as the words, but so that it can be recognised.
int StartEntry::pictureSize() const { return std::max(wordsHeight(), kSmallestPicture); }

QSize StartEntry::sizeHint() const {
    return {QFontMetrics(titleFont()).horizontalAdvance(text()) + pictureSize() + 3 * kPad,
            std::max(wordsHeight(), pictureSize()) + kPad}; // a line may end in dots
}

void StartEntry::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QPushButton::changeEvent(event);
}

// Large doors are always seen as such, small ones where they are pointed at.
QRectF StartEntry::paintGround(QPainter& painter, bool always) const {
    const QRectF box = QRectF(rect()).adjusted(4, 4, -4, -4);
    const bool pointed = underMouse() || hasFocus();
    if (pointed) paintGlow(painter, theme_, box, kRadius, hasFocus() ? Glow::Hover : Glow::Offered, 1.6);
    if (!pointed && !always) return box;
    if (!theme_.isDark()) {
        paintPaper(painter, theme_, box, kRadius, isDown());
        return box;
    }
    const SheetColours colours(theme_);
    painter.setPen(QPen(colours.edge, 1.2));
    painter.setBrush(isDown() ? colours.raised.darker(120) : pointed ? colours.raised.lighter(115) : colours.raised);
    painter.drawRoundedRect(box, kRadius, kRadius);
    return box;
}

void StartEntry::paintWords(QPainter& painter, const QRect& box, const QString& words, const QFont& font,
                            const QColor& colour, int flags) const {
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), box), Qt::AlignLeading | flags, words);
}

void StartEntry::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRect box = paintGround(painter, lineShown_).toRect();
    const int size = pictureSize();
    QRect frame(0, 0, size, size);
    frame.moveCenter({box.left() + kPad / 2 + size / 2, box.center().y()});
    frame = QStyle::visualRect(layoutDirection(), rect(), frame);
    if (theme_.isDark()) { // the drawings are made for paper
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme_.colour(Role::PaperDim));
        painter.drawRoundedRect(frame, 4, 4);
        frame.adjust(2, 2, -2, -2);
    }
    art_.paint(painter, picture_, frame);
    const SheetColours colours(theme_);
    const QRect words = box.adjusted(size + kPad, 0, -2, 0);
    if (!hasLine()) return paintWords(painter, words, text(), titleFont(), colours.title, Qt::AlignVCenter);
    const int top = box.top() + (box.height() - wordsHeight()) / 2;
    const QRect title(words.left(), top, words.width(), QFontMetrics(titleFont()).height());
    paintWords(painter, title, text(), titleFont(), colours.title, Qt::AlignVCenter);
    const QRect below(words.left(), title.bottom() + 1, words.width(), QFontMetrics(lineFont()).height());
    paintWords(painter, below, QFontMetrics(lineFont()).elidedText(line_, Qt::ElideRight, below.width()), lineFont(),
               colours.line, Qt::AlignVCenter);
}

} // namespace elgrande

#include "moc_start_entry.cpp"
