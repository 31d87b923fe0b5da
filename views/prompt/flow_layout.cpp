#include "views/prompt/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace elgrande {

FlowLayout::FlowLayout(int spacing, QWidget* parent)
    : QLayout(parent) {
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
    arrange(box, true);
}

int FlowLayout::arrange(const QRect& box, bool move) const {
    int x = box.x();
    int y = box.y();
    int rowHeight = 0;
    for (QLayoutItem* item : items_) {
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
