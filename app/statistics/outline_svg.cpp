// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/outline_svg.h"

#include <QPaintEngine>
#include <QPainterPath>

namespace elgrande {

// Hands everything on to Qt's engine but text, which the base class turns into paths.
class OutlineSvg::Engine : public QPaintEngine {
  public:
    explicit Engine(QPaintEngine* svg)
        : QPaintEngine(AllFeatures &
                       ~PaintEngineFeatures(PatternBrush | PerspectiveTransform | ConicalGradientFill | PorterDuff))
        , svg_(svg) {}

    bool begin(QPaintDevice* device) override {
        const bool begun = svg_->begin(device);
        svg_->setActive(begun);
        return begun;
    }
    bool end() override {
        svg_->setActive(false);
        return svg_->end();
    }
    Type type() const override { return svg_->type(); }
    void updateState(const QPaintEngineState& now) override {
        svg_->*(&Engine::state) = state; // pen and brush, which the other engine looks up there
        svg_->updateState(now);
    }
    void drawPath(const QPainterPath& path) override { svg_->drawPath(path); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        svg_->drawPolygon(points, count, mode);
    }
    void drawPixmap(const QRectF& box, const QPixmap& picture, const QRectF& part) override {
        svg_->drawPixmap(box, picture, part);
    }
    void drawImage(const QRectF& box, const QImage& picture, const QRectF& part,
                   Qt::ImageConversionFlags flags) override {
        svg_->drawImage(box, picture, part, flags);
    }

  private:
    QPaintEngine* svg_;
};

OutlineSvg::OutlineSvg() = default;
OutlineSvg::~OutlineSvg() = default;

QPaintEngine* OutlineSvg::paintEngine() const {
    if (!engine_) engine_ = std::make_unique<Engine>(QSvgGenerator::paintEngine());
    return engine_.get();
}

} // namespace elgrande
