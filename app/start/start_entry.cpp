// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/start_entry.h"

#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kPicture = 36;
constexpr int kSmallestPicture = 24;
constexpr int kPad = 10;
constexpr qreal kRadius = 6;

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
    connect(this, &QPushButton::clicked, action_, &QAction::trigger);
    follow();
}

// The tooltip is the text without the menu's letter and dots, unless the action says more there.
void StartEntry::follow() {
    const QString title = action_->toolTip();
    setText(title);
    setAccessibleName(title);
    setVisible(action_->isEnabled());
    updateGeometry();
    update();
}

void StartEntry::setLine(const QString& line) {
    line_ = line;
    setAccessibleDescription(line);
    updateGeometry();
    update();
}

QFont StartEntry::titleFont() const { return Theme::serif(QFontInfo(font()).pixelSize() * 1.3, true); }

QFont StartEntry::lineFont() const { return Theme::sans(std::max(11, QFontInfo(font()).pixelSize() - 2)); }

int StartEntry::wordsHeight() const {
    return QFontMetrics(titleFont()).height() + (line_.isEmpty() ? 0 : QFontMetrics(lineFont()).height());
}

// As high as the words where these have become small.
int StartEntry::pictureSize() const { return std::clamp(wordsHeight(), kSmallestPicture, kPicture); }

QSize StartEntry::sizeHint() const {
    return {QFontMetrics(titleFont()).horizontalAdvance(text()) + kPicture + 3 * kPad,
            std::max(wordsHeight(), pictureSize()) + kPad}; // a line may end in dots
}

void StartEntry::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QPushButton::changeEvent(event);
}

void StartEntry::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF box = QRectF(rect()).adjusted(3, 2, -3, -3);
    if (underMouse() || hasFocus()) {
        paintGlow(painter, theme_, box, kRadius, hasFocus() ? Glow::Hover : Glow::Offered, 1.6);
        paintPaper(painter, theme_, box, kRadius, isDown());
    }
    QRectF picture(0, 0, pictureSize(), pictureSize());
    picture.moveCenter({box.left() + (kPad + kPicture) / 2.0, box.center().y()});
    art_.paint(painter, picture_, picture);
    const QRectF words = box.adjusted(kPicture + 1.6 * kPad, 2, -kPad / 2.0, -2);
    const qreal share = line_.isEmpty() ? 1.0 : 0.56;
    painter.setFont(titleFont());
    painter.setPen(theme_.colour(Role::Accent));
    painter.drawText(QRectF(words.left(), words.top(), words.width(), words.height() * share),
                     Qt::AlignLeft | Qt::AlignVCenter, text());
    if (line_.isEmpty()) return;
    painter.setFont(lineFont());
    painter.setPen(theme_.colour(Role::InkSoft));
    const QRectF below(words.left(), words.top() + words.height() * share, words.width(), words.height() * (1 - share));
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(lineFont()).elidedText(line_, Qt::ElideRight, static_cast<int>(below.width())));
}

} // namespace elgrande
