// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Cached pictures of one thing with several looks: each look is drawn once and kept as long as the thing keeps its size
// and its place on the screen. For things that are expensive to draw and change with every decision.
#pragma once

#include "views/theme/cached_drawing.h"

#include <cstdint>
#include <functional>
#include <vector>

class QPainter;

namespace elgrande {

class CachedPictures {
  public:
    static constexpr std::size_t kMost = 5; // looks; the one that was needed longest ago goes

    using Draw = std::function<void(QPainter&)>; // paints within the bounds, in the same coordinates

    void paint(QPainter& painter, const QRectF& bounds, std::uint32_t look, const Draw& draw);
    // The same ahead of time, for a painter with this world transform on a device with this pixel ratio. False: it is
    // there already.
    bool drawAhead(const QTransform& world, qreal ratio, const QRectF& bounds, std::uint32_t look, const Draw& draw);
    // When something has changed that is not in the look.
    void forget() { kept_.clear(); }

  private:
    struct Kept {
        std::uint32_t look = 0;
        QPixmap picture;
    };

    const QPixmap* find(std::uint32_t look);
    void moveTo(const QTransform& world, qreal ratio, const QRectF& bounds);

    std::vector<Kept> kept_;
    QRectF bounds_;
    PixelBox box_;
};

} // namespace elgrande
