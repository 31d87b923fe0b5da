// Pictures of one thing that is shown now with one look and now with another: each look is drawn once and kept as long as
// the thing keeps its size and its place on the screen. For what is dear to draw and changes its look with every decision.
#pragma once

#include <QPixmap>
#include <QRectF>
#include <QTransform>

#include <cstdint>
#include <functional>
#include <vector>

class QPainter;

namespace elgrande {

class KeptPictures {
  public:
    static constexpr std::size_t kMost = 4; // looks; the one that was drawn first goes

    // `draw` paints within `bounds`; both in the painter's coordinates.
    void paint(QPainter& painter, const QRectF& bounds, std::uint32_t look,
               const std::function<void(QPainter&)>& draw);
    // When something has changed that is not in the look.
    void forget() { kept_.clear(); }

  private:
    struct Kept {
        std::uint32_t look = 0;
        QPixmap picture;
    };

    std::vector<Kept> kept_;
    QRectF bounds_;
    QTransform where_; // from the painter's coordinates to the pixels of the screen
};

} // namespace elgrande
