// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/table_sheet.h"

#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace elgrande {
namespace {

constexpr qreal kSheetRadius = 6;
constexpr qreal kSheetShadow = 3;

} // namespace

SheetColours::SheetColours(const Theme& theme)
    : ground(theme.colour(Role::Paper))
    , raised(theme.colour(Role::Paper))
    , edge(theme.colour(Role::PaperEdge))
    , title(theme.colour(Role::Accent))
    , line(theme.colour(Role::InkSoft)) {
    if (!theme.isDark()) return;
    ground = theme.colour(Role::Table);
    raised = theme.palette().color(QPalette::Button);
    edge = theme.isStrong() ? theme.colour(Role::TableText) : theme.colour(Role::PaperEdge);
    title = theme.colour(Role::Gold);
    line = theme.colour(Role::TableSoft);
}

void paintSheet(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius) {
    if (!theme.isDark()) return paintPaper(painter, theme, box, radius);
    const SheetColours colours(theme);
    QLinearGradient wood(box.topLeft(), box.bottomLeft());
    wood.setColorAt(0, colours.ground.lighter(112));
    wood.setColorAt(1, colours.ground.darker(108));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.edge, 1.6));
    painter.setBrush(wood);
    painter.drawRoundedRect(box, radius, radius);
    painter.restore();
}

TableSheet::TableSheet(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme) {
    connect(&theme_, &Theme::changed, this, &TableSheet::adoptTheme);
    adoptTheme();
}

void TableSheet::adoptTheme() {
    setPalette(theme_.isDark() ? theme_.palette() : theme_.paperPalette());
    update();
}

void TableSheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintSheet(painter, theme_, QRectF(rect()).adjusted(kSheetShadow, kSheetShadow, -kSheetShadow, -kSheetShadow),
               kSheetRadius);
}

} // namespace elgrande

#include "moc_table_sheet.cpp"
