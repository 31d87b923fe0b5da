// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// An SVG writer that draws all text as outlines, so that the file looks the same without our fonts, in a browser and in
// a drawing program. Qt's generator, which writes text as text, does everything else.
#pragma once

#include <QtSvg/QSvgGenerator>

#include <memory>

namespace elgrande {

class OutlineSvg : public QSvgGenerator {
  public:
    OutlineSvg();
    ~OutlineSvg() override;

  protected:
    QPaintEngine* paintEngine() const override;

  private:
    class Engine;
    mutable std::unique_ptr<Engine> engine_; // made when painting begins
};

} // namespace elgrande
