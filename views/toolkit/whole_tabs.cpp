// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/whole_tabs.h"

#include <QHelpEvent>
#include <QStyle>
#include <QTabBar>
#include <QToolTip>

namespace elgrande {
namespace {

constexpr int kSmallest = 9; // pixels of the desktop, of which a dense one has several each

class WholeWords : public QObject {
  public:
    explicit WholeWords(QTabBar& tabs)
        : QObject(&tabs)
        , tabs_(tabs) {
        tabs.setElideMode(Qt::ElideRight);
        tabs.installEventFilter(this);
        tabs.parentWidget()->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Resize:
        case QEvent::FontChange:
        case QEvent::LayoutRequest: // as by other words
            if (watched != &tabs_) fit();
            return false;
        case QEvent::ToolTip:
            return watched == &tabs_ && tell(static_cast<const QHelpEvent&>(*event));
        default:
            return false;
        }
    }

  private:
    // The largest letters, up to the usual ones, in which all fits.
    void fit() {
        const QWidget& around = *tabs_.parentWidget();
        QFont font = around.font();
        const auto width = [&] {
            const QFontMetrics metrics(font);
            int all = 0;
            for (int i = 0; i < tabs_.count(); ++i)
                if (tabs_.isTabVisible(i))
                    all += metrics.size(Qt::TextShowMnemonic, tabs_.tabText(i)).width() + spaceAround();
            return all;
        };
        while (font.pixelSize() > kSmallest && width() > around.width()) font.setPixelSize(font.pixelSize() - 1);
        if (font.pixelSize() != tabs_.font().pixelSize()) tabs_.setFont(font);
    }

    int spaceAround() const { return tabs_.style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, &tabs_); }

    bool tell(const QHelpEvent& help) {
        const int tab = tabs_.tabAt(help.pos());
        if (tab < 0 || !tabs_.tabToolTip(tab).isEmpty()) return false;
        QToolTip::showText(help.globalPos(), tabs_.tabText(tab), &tabs_, tabs_.tabRect(tab));
        return true;
    }

    QTabBar& tabs_;
};

} // namespace

void tellWhole(QTabBar& tabs) { new WholeWords(tabs); } // the tabs own it

} // namespace elgrande
