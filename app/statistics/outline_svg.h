// An SVG in which all letters are drawn as shapes: it looks the same on a machine without our fonts, in a browser and
// in a drawing program. Qt's generator writes letters as text; everything else is left to it.
#pragma once

#include <QtSvg/QSvgGenerator>

#include <memory>

namespace elgrande {

class OutlineSvg : public QSvgGenerator {
  public:
    OutlineSvg();
    ~OutlineSvg();

  protected:
    QPaintEngine* paintEngine() const override;

  private:
    class Engine;
    mutable std::unique_ptr<Engine> engine_; // made when painting begins
};

} // namespace elgrande
