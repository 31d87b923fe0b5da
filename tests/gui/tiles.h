// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares two pictures of a window tile by tile, so that what is missing in one small place is not lost in the mean of
// all; and what can be blanked in such a picture to see whether that is found.
#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QPoint>
#include <QString>

#include <array>
#include <cstddef>
#include <vector>

namespace elgrande {

// An eighth of a picture's size: enough to see everything, and too little to see how exactly a letter is drawn.
class Reduced {
  public:
    // The least and the most of each channel in the 3 by 3 pixels around a point.
    struct Range {
        std::array<int, 3> least{255, 255, 255};
        std::array<int, 3> most{};
    };

    static Reduced of(const QImage& picture);
    explicit Reduced(const QImage& small);

    const QImage& image() const { return image_; }
    const Range& around(int x, int y) const {
        return around_[std::size_t(y) * std::size_t(image_.width()) + std::size_t(x)];
    }

  private:
    Range rangeAround(int x, int y) const;

    QImage image_;
    std::vector<Range> around_; // row by row
};

struct TileDifference {
    double difference = 0; // of 255, in the tile that differs most
    QPoint tile;

    bool isSeen() const;
    QString text() const;
};
TileDifference worstTile(const Reduced& one, const Reduced& other);

struct SeenPart {
    QString name;
    QPainterPath outline; // in the picture
    QColor ground; // what is seen where it is missing; invalid: its own mean colour, or that of what is around it

    bool saysSomething(const QImage& picture) const; // more than a sheet of one colour
    QColor meanColour(const QImage& picture) const;
    QColor colourAround(const QImage& picture) const;
};

} // namespace elgrande
