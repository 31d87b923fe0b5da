// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/board_backdrop.h"

#include "app/start/table_sheet.h"
#include "views/board/board_size.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QPixmapCache>
#include <QVBoxLayout>
#include <QtSvg/QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace elgrande {
namespace {

constexpr QSizeF kTitle(400, 132);         // as the cartouche is drawn on the board
constexpr QSizeF kLargestUsual(1600, 900); // pixels
constexpr int kLowBackdrop = 490;          // without room for a title above the sheet
constexpr QRectF kView(62, 58, 1154,
                       670); // this part of the board fills the page: no frame, no second title, no Castillo

} // namespace

BoardBackdrop::BoardBackdrop(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , sheet_(new TableSheet(theme, this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, kTitleHeight + 8, 16, 12);
    rows->addWidget(sheet_, 0, Qt::AlignCenter);
    connect(&picture_, &BoardPicture::ready, this, qOverload<>(&QWidget::update));
    connect(&theme_, &Theme::changed, this, &BoardBackdrop::useTheme);
}

QString BoardBackdrop::boardFile() const {
    return theme_.isDark() ? QStringLiteral(":/elgrande/board/board-dark.svg")
                           : QStringLiteral(":/elgrande/board/board.svg");
}

void BoardBackdrop::useTheme() {
    if (isVisible()) picture_.setLayers({boardFile()});
    wantPicture();
    update();
}

qreal BoardBackdrop::boardScale() const { return std::max(width() / kView.width(), height() / kView.height()); }

qreal BoardBackdrop::growth() const {
    return std::max(1.0, std::min(width() / kLargestUsual.width(), height() / kLargestUsual.height()));
}

void BoardBackdrop::wantPicture() {
    if (isVisible()) picture_.want((QSizeF(kBoardSize) * boardScale() * devicePixelRatioF()).toSize());
}

void BoardBackdrop::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    picture_.setLayers({boardFile()});
    wantPicture();
}

void BoardBackdrop::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    picture_.setLayers({}); // a picture of this size is not kept for a page that is rarely seen
}

void BoardBackdrop::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // In a low window the sheet comes first.
    const int left = std::clamp(height() - kLowBackdrop, 0, grown(kTitleHeight));
    titleHeight_ = left < kTitleHeight / 2 ? 0 : left;
    layout()->setContentsMargins(16, titleHeight_ + 8, 16, titleHeight_ > 0 ? 12 : 8);
    wantPicture();
}

QRectF BoardBackdrop::titleBox() const {
    const QSizeF size(titleHeight_ * kTitle.width() / kTitle.height(), titleHeight_);
    return {sheet_->geometry().center().x() - size.width() / 2, sheet_->y() - size.height() + 2, size.width(),
            size.height()};
}

QPixmap BoardBackdrop::title(QSizeF size) const {
    const qreal ratio = devicePixelRatioF();
    const QString key = QStringLiteral("cartouche/%1/%2").arg(boardFile()).arg(size.width() * ratio);
    QPixmap made;
    if (!QPixmapCache::find(key, &made)) {
        QSvgRenderer board(boardFile());
        made = QPixmap((size * ratio).toSize());
        made.fill(Qt::transparent);
        QPainter painter(&made);
        const QRectF drawn = board.boundsOnElement(QStringLiteral("cartouche"));
        const QSizeF fitted = drawn.size().scaled(QSizeF(made.size()), Qt::KeepAspectRatio);
        const QPointF corner((made.width() - fitted.width()) / 2, (made.height() - fitted.height()) / 2);
        board.render(&painter, QStringLiteral("cartouche"), QRectF(corner, fitted));
        painter.end();
        QPixmapCache::insert(key, made);
    }
    made.setDevicePixelRatio(ratio);
    return made;
}

void BoardBackdrop::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), theme_.colour(Role::TableEdge));
    if (const QPixmap& board = picture_.pixmap(); !board.isNull()) {
        const QPointF corner = QRectF(rect()).center() - kView.center() * boardScale();
        painter.drawPixmap(QRectF(corner, QSizeF(kBoardSize) * boardScale()), board, QRectF(board.rect()));
    }
    QRadialGradient light(rect().center(), std::hypot(width(), height()) * 0.55);
    const bool night = theme_.isDark();
    light.setColorAt(0, QColor(0x1c, 0x10, 0x06, night ? 70 : 0));
    light.setColorAt(1, QColor(0x1c, 0x10, 0x06, night ? 190 : 90));
    painter.fillRect(rect(), light);
    const QRectF box = titleBox();
    if (!box.isEmpty()) painter.drawPixmap(box.topLeft(), title(box.size()));
}

} // namespace elgrande

#include "moc_board_backdrop.cpp"
