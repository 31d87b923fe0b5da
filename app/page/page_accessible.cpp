// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/page_accessible.h"

#include "app/page/game_page.h"
#include "views/toolkit/accessible.h"

#include <QAccessibleWidget>

#include <algorithm>

namespace elgrande {
namespace {

class PageAccessible : public QAccessibleWidget {
  public:
    explicit PageAccessible(GamePage* page)
        : QAccessibleWidget(page) {}

    int childCount() const override { return static_cast<int>(read().size()); }
    QAccessibleInterface* child(int which) const override {
        return which >= 0 && which < childCount() ? read().at(which) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const QList<QAccessibleInterface*> all = read();
        const auto at = std::find(all.begin(), all.end(), child);
        return at == all.end() ? -1 : static_cast<int>(at - all.begin());
    }

  private:
    QList<QAccessibleInterface*> read() const {
        const auto* page = static_cast<const GamePage*>(object());
        QList<QAccessibleInterface*> found;
        for (int i = 0; i < QAccessibleWidget::childCount(); ++i)
            if (QAccessibleInterface* each = QAccessibleWidget::child(i); !page->isUnderCover(each->object()))
                found << each;
        return found;
    }
};

} // namespace

void installPageAccessibility() { installOnce<readAs<GamePage, PageAccessible>>(); }

} // namespace elgrande
