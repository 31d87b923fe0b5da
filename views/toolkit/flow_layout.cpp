// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace elgrande {

FlowLayout::FlowLayout(int spacing, QWidget* parent, Rows rows)
    : QLayout(parent)
    , rows_(rows) {
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() { qDeleteAll(items_); }

QLayoutItem* FlowLayout::takeAt(int at) { return at >= 0 && at < items_.size() ? items_.takeAt(at) : nullptr; }

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& box) {
    QLayout::setGeometry(box);
    arrange({box.topLeft(), QSize(narrowed(box.width()), box.height())}, true);
}

int FlowLayout::narrowed(int width) const {
    if (rows_ == Rows::Full) return width;
    const int wanted = arrange({0, 0, width, 0}, false);
    int least = std::min(width, minimumSize().width());
    while (least < width) {
        const int middle = (least + width) / 2;
        if (arrange({0, 0, middle, 0}, false) > wanted)
            least = middle + 1;
        else
            width = middle;
    }
    return width;
}

int FlowLayout::arrange(const QRect& box, bool move) const {
    int x = box.x();
    int y = box.y();
    int rowHeight = 0;
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue; // hidden
        const QSize size = item->sizeHint();
        if (x > box.x() && x + size.width() > box.x() + box.width()) {
            x = box.x();
            y += rowHeight + spacing();
            rowHeight = 0;
        }
        if (move) item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - box.y();
}

} // namespace elgrande

#include "moc_flow_layout.cpp"
