// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/paper_panel.h"

#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QFontInfo>
#include <QPaintEvent>
#include <QPainter>

namespace elgrande {
namespace {

constexpr qreal kRadius = 6;
constexpr qreal kShadow = 3; // room that the shadow takes around the sheet

} // namespace

QFont headingFont(const QWidget& widget, qreal times) {
    return Theme::serif(QFontInfo(widget.font()).pixelSize() * times, true);
}

PaperPanel::PaperPanel(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme) {
    connect(&theme_, &Theme::changed, this, &PaperPanel::adoptTheme);
    adoptTheme();
}

void PaperPanel::adoptTheme() {
    QPalette ink = theme_.paperPalette();
    ink.setColor(QPalette::Link, theme_.colour(Role::Accent));
    ink.setColor(QPalette::LinkVisited, theme_.colour(Role::Accent));
    setPalette(ink);
    update();
}

// Part by part around what lies on it, because pixels are copied quickly into a rectangle only.
void PaperPanel::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    for (const QRect& part : event->region()) {
        painter.setClipRect(part);
        paintPaper(painter, theme_, QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow), kRadius);
    }
}

} // namespace elgrande

#include "moc_paper_panel.cpp"
