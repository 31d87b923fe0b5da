// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The style of all windows: Qt's Fusion with check boxes that are visible on a dark ground and, for touch, controls at
// least 44 pixels high (the size touch guidelines agree on). The mouse wheel changes no combo box, spin box or slider
// without focus; it scrolls the list around it instead.
#pragma once

#include <QProxyStyle>
#include <QStyleOption>

namespace elgrande {

class TableStyle : public QProxyStyle {
    Q_OBJECT

  public:
    static constexpr int kLeast = 44; // device-independent pixels

    explicit TableStyle(bool touch);

    bool isForTouch() const { return touch_; }
    static bool hasTouchScreen(); // among the devices of this computer

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;

  private:
    static void paintFocus(QPainter& painter, const QStyleOption& option);
    static void paintMenu(QPainter& painter, const QStyleOption& option);
    void paintMenuButton(const QStyleOptionToolButton& button, QPainter& painter, const QWidget* widget) const;

    bool touch_;
};

} // namespace elgrande
