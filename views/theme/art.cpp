// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/art.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QtSvg/QSvgRenderer>

#include <cmath>
#include <utility>

namespace elgrande {

QByteArray coloured(QByteArray drawing, const PieceColours& colours) {
    drawing.replace("@base@", colours.base.name().toLatin1());
    drawing.replace("@light@", colours.light.name().toLatin1());
    drawing.replace("@dark@", colours.dark.name().toLatin1());
    drawing.replace("@ink@", colours.ink.name().toLatin1());
    return drawing;
}

Art::Art(QString folder)
    : folder_(std::move(folder)) {}

PieceColours Art::neutral() {
    return {QColor(0x5a, 0x3d, 0x22), QColor(0xc9, 0xa6, 0x6b), QColor(0x2c, 0x1c, 0x0e), QColor(0xfd, 0xf6, 0xe3)};
}

const QByteArray& Art::source(const QString& name) const {
    const auto known = sources_.constFind(name);
    if (known != sources_.constEnd()) return *known;
    QFile file((name.startsWith(u':') ? name : folder_ + name) + QStringLiteral(".svg"));
    QByteArray text;
    if (file.open(QIODevice::ReadOnly)) text = file.readAll();
    return *sources_.insert(name, text);
}

bool Art::has(const QString& name) const { return !source(name).isEmpty(); }

QPixmap Art::pixmap(const QString& name, QSizeF size, qreal ratio, const PieceColours& colours) const {
    const QSize device(static_cast<int>(std::ceil(size.width() * ratio)),
                       static_cast<int>(std::ceil(size.height() * ratio)));
    if (!has(name) || device.isEmpty()) return {};
    const QString key = QStringLiteral("%1%2/%3x%4/%5")
                            .arg(folder_, name)
                            .arg(device.width())
                            .arg(device.height())
                            .arg(colours.base.rgba());
    QPixmap made;
    if (!QPixmapCache::find(key, &made)) {
        QSvgRenderer renderer(coloured(source(name), colours));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        made = QPixmap(device);
        made.fill(Qt::transparent);
        QPainter painter(&made);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(device)));
        painter.end();
        QPixmapCache::insert(key, made);
    }
    made.setDevicePixelRatio(ratio);
    return made;
}

bool Art::paint(QPainter& painter, const QString& name, const QRectF& box, const PieceColours& colours) const {
    if (!has(name)) return false;
    const QTransform device = painter.deviceTransform();
    const qreal ratio = std::hypot(device.m11(), device.m12());
    const QPixmap picture = pixmap(name, box.size(), ratio, colours);
    if (picture.isNull()) return false;
    const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform); // a part of a pixel here and there
    painter.drawPixmap(box, picture, QRectF(picture.rect()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    return true;
}

QString artOf(const std::string& source, const QString& name) {
    const QString own = QStringLiteral(":/elgrande/expansions/%1/art/%2").arg(QString::fromStdString(source), name);
    return QFile::exists(own + QStringLiteral(".svg")) ? own : name;
}

} // namespace elgrande
