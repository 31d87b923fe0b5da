// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/drawer_front.h"

#include "views/toolkit/paper_panel.h"
#include "views/toolkit/told.h"

#include <QFontInfo>
#include <QLinearGradient>
#include <QPainter>

namespace elgrande {
namespace {

constexpr int kMargin = 12;
constexpr qreal kTitle = 1.1; // times the text size
constexpr qreal kHeight = 2.9;
const QColor kWood(0x8a, 0x57, 0x2e);
const QColor kWoodDark(0x4c, 0x2c, 0x16);
const QColor kBrass(0xe0, 0xb6, 0x5a);
const QColor kWords(0xf9, 0xec, 0xcf);

} // namespace

DrawerFront::DrawerFront(QWidget* parent)
    : QPushButton(parent) {
    setCheckable(true);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QFont DrawerFront::titleFont() const { return headingFont(*this, kTitle); }

void DrawerFront::setWords(const QString& title, const QString& content) {
    setText(title);
    content_ = content;
    tellDescription(*this, content);
    setToolTip(content);
    update();
}

QSize DrawerFront::sizeHint() const {
    const int letters = QFontInfo(font()).pixelSize();
    const int words = QFontMetrics(titleFont()).horizontalAdvance(text());
    return {words + 8 * letters + 2 * kMargin, static_cast<int>(kHeight * letters)};
}

void DrawerFront::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF front = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    QLinearGradient wood(front.topLeft(), front.bottomLeft());
    const QColor light = underMouse() ? kWood.lighter(112) : kWood;
    wood.setColorAt(0, isDown() ? kWoodDark : light);
    wood.setColorAt(1, isDown() ? light : kWoodDark);
    painter.setBrush(wood);
    painter.setPen(QPen(kWoodDark.darker(130), 1.5));
    painter.drawRoundedRect(front, 5, 5);
    painter.setBrush(Qt::NoBrush);
    QColor groove = kBrass;
    groove.setAlphaF(hasFocus() ? 1.0F : 0.45F);
    painter.setPen(QPen(groove, hasFocus() ? 2 : 1, hasFocus() ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(front.adjusted(4, 4, -4, -4), 3, 3);
    const qreal knob = front.height() * 0.3;
    const QPointF at(front.center().x(), isChecked() ? front.top() + knob * 0.9 : front.bottom() - knob * 0.9);
    QRadialGradient brass(at - QPointF(knob / 4, knob / 4), knob);
    brass.setColorAt(0, kBrass.lighter(140));
    brass.setColorAt(1, kBrass.darker(160));
    painter.setPen(QPen(kWoodDark.darker(140), 1));
    painter.setBrush(brass);
    painter.drawEllipse(at, knob / 2, knob / 2);
    const QString arrow = isChecked() ? QStringLiteral("▾ ") : QStringLiteral("▸ ");
    const QRectF words = front.adjusted(kMargin, 0, -kMargin, 0);
    painter.setPen(kWords);
    painter.setFont(titleFont());
    const QRectF title(words.left(), words.top(), words.width() / 2 - knob, words.height());
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, arrow + text());
    painter.setFont(font());
    const QRectF rest(words.center().x() + knob, words.top(), words.width() / 2 - knob, words.height());
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(font()).elidedText(content_, Qt::ElideRight, static_cast<int>(rest.width())));
}

} // namespace elgrande

#include "moc_drawer_front.cpp"
