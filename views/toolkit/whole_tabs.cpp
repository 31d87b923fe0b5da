// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/whole_tabs.h"

#include <QHelpEvent>
#include <QTabBar>
#include <QToolTip>

namespace elgrande {
namespace {

class WholeWords : public QObject {
  public:
    explicit WholeWords(QTabBar& tabs)
        : QObject(&tabs)
        , tabs_(tabs) {
        tabs.setElideMode(Qt::ElideRight);
        tabs.installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() != QEvent::ToolTip) return false;
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const int tab = tabs_.tabAt(help.pos());
        if (tab < 0 || !tabs_.tabToolTip(tab).isEmpty()) return false;
        QToolTip::showText(help.globalPos(), tabs_.tabText(tab), &tabs_, tabs_.tabRect(tab));
        return true;
    }

  private:
    QTabBar& tabs_;
};

} // namespace

void tellWhole(QTabBar& tabs) { new WholeWords(tabs); } // the tabs own it

} // namespace elgrande
