// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/unfinished_rows.h"

#include "app/files/standings.h"
#include "views/board/small_map.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace elgrande {
namespace {

// Times the text size.
constexpr qreal kRowMap = 5.6; // height
constexpr qreal kRowPad = 0.6;
constexpr qreal kRowTitle = 1.15;

QFont rowTitleFont(const QFont& font) { return Theme::serif(QFontInfo(font).pixelSize() * kRowTitle, true); }

QFont rowSmallFont(const QFont& font) { return Theme::sans(std::max(11, QFontInfo(font).pixelSize() - 2)); }

int rowPad(const QFont& font) { return static_cast<int>(kRowPad * QFontInfo(font).pixelSize()); }

void paintMap(QPainter& painter, const Theme& theme, const QPixmap& map, const QRect& box, bool readable) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (!map.isNull()) {
        painter.drawPixmap(box, map);
    } else {
        painter.fillRect(box, theme.colour(readable ? Role::Sea : Role::PaperDim));
        if (!readable) { // a torn sheet
            const QPointF middle = QRectF(box).center();
            const qreal step = box.height() / 6.0;
            QPolygonF tear;
            for (int i = 0; i <= 6; ++i)
                tear << QPointF(middle.x() + (i % 2 == 0 ? -step : step) / 2, box.top() + i * step);
            painter.setPen(QPen(theme.colour(Role::Bad), 2));
            painter.drawPolyline(tear);
        }
    }
    painter.setPen(QPen(theme.colour(Role::PaperEdge), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

} // namespace

UnfinishedRows::UnfinishedRows(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , theme_(theme) {}

QSize UnfinishedRows::mapSize(const QFont& font) {
    const int high = static_cast<int>(kRowMap * QFontInfo(font).pixelSize());
    return {static_cast<int>(high * SmallMap::kShape), high};
}

QSize UnfinishedRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
    const QSize map = mapSize(option.font);
    return {3 * map.width(), map.height() + 2 * rowPad(option.font)};
}

void UnfinishedRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget == nullptr ? QApplication::style() : option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    const auto game = index.data(Game).value<UnfinishedGame>();
    const bool read = index.data(Game).isValid();
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
    const int pad = rowPad(option.font);
    const QRect inside = option.rect.adjusted(pad, pad, -pad, -pad);
    const QSize size = mapSize(option.font);
    const auto placed = [&](const QRect& box) { return QStyle::visualRect(option.direction, option.rect, box); };
    paintMap(*painter, theme_, index.data(Map).value<QPixmap>(), placed(QRect(inside.topLeft(), size)),
             !read || game.isReadable());

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(option.direction);
    painter->setPen(ink);
    QRect words = inside.adjusted(size.width() + 2 * pad, 0, 0, 0);
    const auto line = [&](const QString& text, const QFont& font) {
        const QFontMetrics metrics(font);
        painter->setFont(font);
        painter->drawText(placed(QRect(words.topLeft(), QSize(words.width(), metrics.height()))),
                          Qt::AlignLeading | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, words.width()));
        words.setTop(words.top() + metrics.height());
    };
    const QString title = game.isReadable() ? game.about(QStringLiteral(" · "))
                          : read            ? game.line
                                            : index.data(Qt::DisplayRole).toString().section(u'\n', 0, 0);
    line(title, rowTitleFont(option.font));
    const int below = QFontMetrics(rowSmallFont(option.font)).height();
    const Standings standings(game.seats, option.font);
    painter->setClipRect(option.rect);
    if (read && !game.isReadable())
        line(tr("Damaged, or from a newer version"), option.font);
    else
        standings.paint(*painter, theme_, placed(words), ink);
    words.setTop(inside.bottom() + 1 - below);
    line(index.data(When).toString(), rowSmallFont(option.font));
    painter->restore();
}

} // namespace elgrande

#include "moc_unfinished_rows.cpp"
