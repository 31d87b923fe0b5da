// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/art.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QtSvg/QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace elgrande {

QByteArray coloured(QByteArray drawing, const PieceColours& colours) {
    drawing.replace("@base@", colours.base.name().toLatin1());
    drawing.replace("@light@", colours.light.name().toLatin1());
    drawing.replace("@dark@", colours.dark.name().toLatin1());
    drawing.replace("@ink@", colours.ink.name().toLatin1());
    return drawing;
}

namespace {

constexpr int kShadow = 90; // the alpha of what is not solid
constexpr int kWays = 16;   // in which the picture is moved

QPixmap rimOf(QImage picture, qreal reach, const QColor& colour) {
    picture.setDevicePixelRatio(1);
    picture.convertTo(QImage::Format_ARGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const int solid = (qAlpha(picture.pixel(x, y)) - kShadow) * 255 / (255 - kShadow);
            picture.setPixelColor(x, y, QColor(colour.red(), colour.green(), colour.blue(), std::max(0, solid)));
        }
    QPixmap rim((QSizeF(picture.size()) + QSizeF(2 * reach, 2 * reach)).toSize());
    rim.fill(Qt::transparent);
    QPainter painter(&rim);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int i = 0; i < kWays; ++i) {
        const qreal way = 2 * std::numbers::pi * i / kWays;
        painter.drawImage(QPointF(reach * (1 + std::cos(way)), reach * (1 + std::sin(way))), picture);
    }
    return rim;
}

} // namespace

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

void Art::paintRim(QPainter& painter, const QString& name, const QRectF& box, qreal reach, const QColor& colour) const {
    const QTransform device = painter.deviceTransform();
    const qreal ratio = std::hypot(device.m11(), device.m12());
    const QString key = QStringLiteral("rim/%1%2/%3x%4/%5/%6")
                            .arg(folder_, name)
                            .arg(box.width() * ratio)
                            .arg(box.height() * ratio)
                            .arg(reach * ratio)
                            .arg(colour.rgba());
    QPixmap rim;
    if (!QPixmapCache::find(key, &rim)) {
        const QPixmap picture = pixmap(name, box.size(), ratio);
        if (picture.isNull()) return;
        rim = rimOf(picture.toImage(), reach * ratio, colour);
        QPixmapCache::insert(key, rim);
    }
    const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(box.adjusted(-reach, -reach, reach, reach), rim, QRectF(rim.rect()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
}

QString artOf(const std::string& source, const QString& name) {
    const QString own = QStringLiteral(":/elgrande/expansions/%1/art/%2").arg(QString::fromStdString(source), name);
    return QFile::exists(own + QStringLiteral(".svg")) ? own : name;
}

} // namespace elgrande
