// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/disk_ceremony.h"

#include "views/ceremony/ceremony_paint.h"
#include "views/scoring/disk_times.h"
#include "views/texts/texts.h"
#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace elgrande {

namespace {

constexpr qreal kWidth = 19;   // of a disk with its tag, in hundredths of the board's height
constexpr qreal kDisk = 15.5;  //
constexpr qreal kHeight = 21;  //
constexpr qreal kMargin = 0.6; // beside the tag
constexpr qreal kTag = 4.2;    // its height
// In shares of the board: Portugal and the sea before it, where no name stands that the disks could hide.
constexpr QRectF kRoom(0.045, 0.30, 0.185, 0.42);
// On a small board they take more than that, so that the names can be read.
constexpr qreal kLeastUnit = 4.2; // pixels
constexpr qreal kLeastTag = 20;   //
constexpr qreal kEdgeOfBoard = 2; //
const QColor kDiskDark(12, 8, 4, 105);

} // namespace

DiskCeremony::DiskCeremony(std::vector<ShownDisk> disks, bool ofFilm)
    : disks_(std::move(disks))
    , ofFilm_(ofFilm) {}

int DiskCeremony::length() const { return lengthOfDisks(disks_.size()); }

std::size_t DiskCeremony::turned(double now) const {
    const double done = (now - kFirstDisk - kTurnOfDisk) / kEachDisk + 1;
    return static_cast<std::size_t>(std::clamp(done, 0.0, static_cast<double>(disks_.size())));
}

// In one column or two, whichever leaves them larger.
DiskCeremony::Layout DiskCeremony::layout(const Scenery& scenery) const {
    const QRectF& board = scenery.board;
    Layout best;
    best.room = {board.left() + kRoom.left() * board.width(), board.top() + kRoom.top() * board.height(),
                 kRoom.width() * board.width(), kRoom.height() * board.height()};
    for (const int columns : {1, 2}) {
        const int rows = (static_cast<int>(disks_.size()) + columns - 1) / columns;
        const qreal unit = std::min({scenery.unit(), best.room.width() / (columns * kWidth),
                                     best.room.height() / (std::max(1, rows) * kHeight)});
        if (unit > best.unit) best = {best.room, unit, columns, rows};
    }
    if (best.unit >= kLeastUnit) return best;
    best.unit = kLeastUnit;
    best.columns = std::min(2, static_cast<int>(disks_.size()));
    best.rows = (static_cast<int>(disks_.size()) + 1) / 2;
    const QSizeF each = sizeOf(kLeastUnit);
    best.room = {board.left() + kEdgeOfBoard, 0, best.columns * each.width(), best.rows * each.height()};
    best.room.moveTop(std::min(board.top() + kRoom.top() * board.height(), board.bottom() - best.room.height()));
    return best;
}

// Of a disk with its tag.
QSizeF DiskCeremony::sizeOf(qreal unit) { return {kWidth * unit, (kHeight - kTag) * unit + tagHeight(unit)}; }

qreal DiskCeremony::tagHeight(qreal unit) { return std::max(kLeastTag, kTag * unit); }

QRectF DiskCeremony::boxOf(const Scenery& scenery, std::size_t which) const {
    const Layout all = layout(scenery);
    const QSizeF size = sizeOf(all.unit);
    const int row = static_cast<int>(which) / all.columns;
    const int column = static_cast<int>(which) % all.columns;
    return {{all.room.center().x() + (column - all.columns / 2.0) * size.width(),
             all.room.center().y() + (row - all.rows / 2.0) * size.height()},
            size};
}

QRectF DiskCeremony::tagOf(const Scenery& scenery, std::size_t which) const {
    const qreal unit = layout(scenery).unit;
    const QRectF box = boxOf(scenery, which);
    return {box.left() + unit * kMargin, box.top() + (kDisk + 1) * unit, box.width() - unit * kMargin * 2,
            tagHeight(unit)};
}

QRectF DiskCeremony::changed(const Scenery& scenery, double before, double now) const {
    if (turned(before) != turned(now)) return box(scenery);
    for (std::size_t i = 0; i < disks_.size(); ++i) {
        const double start = kFirstDisk + kEachDisk * static_cast<double>(i);
        if (now >= start && before <= start + kTurnOfDisk) return boxOf(scenery, i);
    }
    return {};
}

std::optional<EventFamily> DiskCeremony::heard(double before, double now) const {
    if (turned(before) != turned(now)) return EventFamily::Secret;
    return {};
}

bool DiskCeremony::prepare(const Scenery& scenery) {
    if (faces_.size() == disks_.size()) return true;
    faces_.push_back(drawFaces(scenery, disks_[faces_.size()]));
    return false;
}

DiskCeremony::Faces DiskCeremony::drawFaces(const Scenery& scenery, const ShownDisk& disk) const {
    const QSizeF size = QSizeF(kDisk, kDisk) * layout(scenery).unit;
    const std::string& colour = colourOf(scenery.model, disk.seat);
    const PieceColours colours = scenery.theme.pieces(colour);
    const auto rim = [&](QPainter& painter, const QRectF& box) {
        const QRectF round = box.adjusted(4, 3, -4, -5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(scenery.theme.colour(Role::Shadow));
        painter.drawEllipse(round.translated(0, 3));
        return round;
    };
    Faces faces;
    faces.back = drawnOnce(scenery, size, [&](QPainter& painter, const QRectF& box) {
        paintMedallion(painter, scenery.theme, colour, rim(painter, box));
    });
    faces.front = drawnOnce(scenery, size, [&](QPainter& painter, const QRectF& box) {
        const QRectF round = rim(painter, box);
        const qreal edge = round.width() * 0.085;
        painter.setPen(QPen(colours.dark, 1.2));
        painter.setBrush(colours.base);
        painter.drawEllipse(round);
        painter.setPen(QPen(scenery.theme.colour(Role::PaperEdge), 1));
        painter.setBrush(scenery.theme.colour(Role::Paper));
        const QRectF inside = round.adjusted(edge, edge, -edge, -edge);
        painter.drawEllipse(inside);
        painter.setPen(scenery.theme.colour(Role::Ink));
        const qreal margin = inside.width() * 0.09;
        drawFitted(painter, inside.adjusted(margin, margin * 2, -margin, -margin * 2),
                   texts::areaNameToWrap(scenery.model.catalogue(), disk.area), Theme::serif(24, true), 7,
                   inside.height() * 0.25);
    });
    return faces;
}

// A thread from the disk to its place, and a ring there.
void DiskCeremony::paintWay(QPainter& painter, const Scenery& scenery, std::size_t which) const {
    const QPointF place = scenery.place(disks_[which].area);
    if (place.isNull()) return;
    const PieceColours colours = scenery.theme.pieces(colourOf(scenery.model, disks_[which].seat));
    const QRectF disk = boxOf(scenery, which);
    const qreal unit = scenery.unit();
    const qreal ring = (3.4 + 0.9 * static_cast<qreal>(which)) * unit; // several may have chosen the same place
    const qreal radius = kDisk * layout(scenery).unit / 2;
    const QPointF start(disk.center().x() + radius, disk.top() + radius);
    const QPointF way = place - start;
    const qreal length = std::max(1.0, std::hypot(way.x(), way.y()));
    QPainterPath thread(start);
    thread.quadTo(QPointF((start.x() + place.x()) / 2, start.y()), place - way / length * ring);
    painter.setBrush(Qt::NoBrush);
    for (const bool under : {true, false}) {
        QPen pen(under ? colours.ink : colours.base, unit * (under ? 0.8 : 0.5));
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        painter.drawPath(thread);
        painter.drawEllipse(place, ring, ring);
    }
}

void DiskCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    painter.fillRect(scenery.board, kDiskDark); // the table in the dark, the disks in light
    for (std::size_t i = 0; i < turned(now); ++i) paintWay(painter, scenery, i);
    const qreal unit = layout(scenery).unit;
    for (std::size_t i = 0; i < disks_.size(); ++i) {
        const QRectF box = boxOf(scenery, i);
        const double start = kFirstDisk + kEachDisk * static_cast<double>(i);
        const double angle = std::numbers::pi * easeBoth(share(now, start, start + kTurnOfDisk));
        const QPixmap& face = angle > std::numbers::pi / 2 ? faces_[i].front : faces_[i].back;
        const qreal width = std::max(0.02, std::abs(std::cos(angle))) * kDisk * unit;
        const qreal lift = std::sin(angle) * unit;
        painter.drawPixmap(QRectF(box.center().x() - width / 2, box.top() + unit - lift, width, kDisk * unit), face,
                           QRectF(face.rect()));
        paintTag(painter, scenery.theme, colourOf(scenery.model, disks_[i].seat), tagOf(scenery, i),
                 scenery.model.playerName(disks_[i].seat));
    }
}

} // namespace elgrande
