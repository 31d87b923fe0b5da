// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/medallion.h"

#include "views/theme/paint.h"

#include <QPainter>

namespace elgrande {

QPixmap medallionPixmap(const Theme& theme, const std::string& colour, int size, qreal ratio) {
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMedallion(painter, theme, colour, QRectF(1, 1, size - 2, size - 2));
    return picture;
}

} // namespace elgrande
