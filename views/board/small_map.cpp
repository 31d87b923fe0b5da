// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/small_map.h"

#include "views/board/board_layers.h"
#include "views/board/board_size.h"
#include "views/board/row_geometry.h"
#include "views/theme/paint.h"

#include <QFile>
#include <QPainter>
#include <QtSvg/QSvgRenderer>

#include <algorithm>

namespace elgrande {
namespace {

constexpr QRectF kPart(62, 58, 1480, 940); // of the board: without its frame
// Pieces are larger than on the board, and the larger the more they are, because numbers could not be read.
constexpr qreal kOneCube = 56;
constexpr qreal kFurtherCube = 3;
constexpr int kMostCubes = 6;
constexpr qreal kCubeStep = 34;
constexpr QSizeF kSmallGrande(64, 82);
constexpr QSizeF kSmallKing(96, 124);
constexpr qreal kSmallGrandeStep = 20;

QRectF boxAround(QPointF middle, QSizeF size) { return {middle - QPointF(size.width() / 2, size.height() / 2), size}; }

qreal cubeOf(int number) { return kOneCube + kFurtherCube * (std::min(number, kMostCubes) - 1); }

} // namespace

SmallMap::SmallMap(const Theme& theme)
    : theme_(theme.mode()) {
    theme_.setVision(theme.vision());
}

void SmallMap::readGround(const QStringList& layers, QSize pixels) {
    if (layers != layers_) {
        layers_ = layers;
        map_ = BoardMap();
        for (const QString& layer : layers) map_.addLayer(layer);
        ground_ = {};
    }
    if (ground_.size() == pixels) return;
    ground_ = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
    ground_.fill(theme_.colour(Role::Sea));
    QPainter painter(&ground_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels.width() / kPart.width(), pixels.height() / kPart.height());
    painter.translate(-kPart.topLeft());
    for (const QString& layer : layers) QSvgRenderer(layer).render(&painter, QRectF(QPointF(0, 0), kBoardSize));
}

QImage SmallMap::paint(const Catalogue& catalogue, const Observation& seen, QSize pixels) {
    readGround(boardLayersFor(catalogue, theme_.isDark()), pixels);
    QImage image = ground_;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels.width() / kPart.width(), pixels.height() / kPart.height());
    painter.translate(-kPart.topLeft());
    const auto idOf = [&](Area area) { return catalogue.areas[index(area)].id; };
    if (seen.kingsRegion != Area::None)
        painter.fillPath(map_.outline(idOf(seen.kingsRegion)), theme_.colour(Role::Shade));
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i)
        if (!map_.outline(catalogue.areas[i].id).isEmpty())
            paintPlace(painter, catalogue, seen, areaAt(static_cast<int>(i)));
    if (seen.king != Area::None && !map_.outline(idOf(seen.king)).isEmpty())
        paintFigure(painter, QStringLiteral("king"), boxAround(map_.anchorOf(idOf(seen.king), "king"), kSmallKing), {});
    return image;
}

void SmallMap::paintPlace(QPainter& painter, const Catalogue& catalogue, const Observation& seen, Area place) const {
    const std::string& id = catalogue.areas[index(place)].id;
    std::vector<Owner> owners;
    for (int i = 0; i < kMaxOwners; ++i)
        if (seen.at(place, static_cast<Owner>(i)) > 0) owners.push_back(static_cast<Owner>(i));
    std::stable_sort(owners.begin(), owners.end(),
                     [&](Owner one, Owner other) { return seen.at(place, one) > seen.at(place, other); });
    std::vector<qreal> sides;
    sides.reserve(owners.size());
    for (const Owner owner : owners) sides.push_back(cubeOf(seen.at(place, owner)));
    const std::vector<RowPlace> standing = standInRows(sides, map_.rows(id, "piles"), kCubeStep);
    for (std::size_t i = 0; i < standing.size(); ++i)
        paintToken(painter, theme_, catalogue.colourOf(owners[i]),
                   boxAround(standing[i].at, QSizeF(sides[i], sides[i])), -1);
    std::vector<std::string> grandes;
    for (int i = 0; i < catalogue.players; ++i)
        if (static_cast<std::size_t>(i) < seen.seats.size() && seen.seats[static_cast<std::size_t>(i)].grande == place)
            grandes.push_back(catalogue.colourOf(ownerOf(seatAt(i))));
    const std::vector<qreal> widths(grandes.size(), kSmallGrande.width());
    const std::vector<RowPlace> figures = standInRows(widths, map_.rows(id, "grandes"), kSmallGrandeStep);
    for (std::size_t i = 0; i < figures.size(); ++i)
        paintFigure(painter, QStringLiteral("grande"), boxAround(figures[i].at, kSmallGrande),
                    theme_.pieces(grandes[i]));
}

// Not by Art, which keeps pixmaps.
void SmallMap::paintFigure(QPainter& painter, const QString& picture, const QRectF& box,
                           const PieceColours& colours) const {
    QFile file(QStringLiteral(":/elgrande/art/pieces/%1.svg").arg(picture));
    if (!file.open(QIODevice::ReadOnly)) return;
    QSvgRenderer(coloured(file.readAll(), colours)).render(&painter, box);
}

} // namespace elgrande
