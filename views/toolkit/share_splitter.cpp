// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/share_splitter.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace elgrande {
namespace {

constexpr double kMostShare = 0.95;

class ShareHandle : public QSplitterHandle {
  public:
    ShareHandle(Qt::Orientation orientation, QSplitter* parent, std::function<void()> reset)
        : QSplitterHandle(orientation, parent)
        , reset_(std::move(reset)) {}

  protected:
    void mouseDoubleClickEvent(QMouseEvent* /*event*/) override { reset_(); }

  private:
    std::function<void()> reset_;
};

} // namespace

ShareSplitter::ShareSplitter(Qt::Orientation orientation, QWidget* parent)
    : QSplitter(orientation, parent) {
    connect(this, &QSplitter::splitterMoved, this, [this] {
        if (whole() > 0) share_ = std::min(kMostShare, sizes().value(1) / static_cast<double>(whole()));
    });
}

QSplitterHandle* ShareSplitter::createHandle() {
    return new ShareHandle(orientation(), this, [this] {
        reset();
        emit wasReset();
    });
}

int ShareSplitter::whole() const {
    return (orientation() == Qt::Horizontal ? width() : height()) - (count() > 1 ? handleWidth() : 0);
}

void ShareSplitter::setShare(double share) {
    share_ = std::isfinite(share) ? std::clamp(share, 0.0, kMostShare) : 0;
    apply();
}

void ShareSplitter::setUsual(int pixels) {
    if (pixels == usual_) return;
    const bool back = pixels == 0 && share_ == 0;
    usual_ = pixels;
    if (back)
        reset();
    else
        apply();
}

void ShareSplitter::reset() {
    share_ = 0;
    if (usual_ > 0 || count() < 2) return apply();
    const QSize wanted = widget(1)->sizeHint();
    setSecond(orientation() == Qt::Horizontal ? wanted.width() : wanted.height());
}

void ShareSplitter::apply() {
    if (share_ > 0)
        setSecond(static_cast<int>(std::lround(share_ * whole())));
    else if (usual_ > 0)
        setSecond(usual_);
}

void ShareSplitter::setSecond(int pixels) {
    if (count() < 2 || whole() <= 0) return;
    setSizes({std::max(1, whole() - pixels), std::max(1, pixels)});
}

void ShareSplitter::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    apply();
}

} // namespace elgrande

#include "moc_share_splitter.cpp"
