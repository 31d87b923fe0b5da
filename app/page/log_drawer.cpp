// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/log_drawer.h"

#include "views/board/board_view.h"
#include "views/panels/log_panel.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/translated.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kWidest = 400;      // pixels, at the usual text size
constexpr qreal kShare = 0.4;     // of the board, where mostly sea is
constexpr qreal kMostShare = 0.5; // of it, where large text wants more
constexpr int kNarrowest = 190;
constexpr int kLowest = 120;
constexpr int kStep = 10;
constexpr int kDrawerGap = 4;

} // namespace

LogDrawer::LogDrawer(const Parts& parts, QWidget& page)
    : QObject(&page)
    , parts_(parts)
    , page_(page)
    , note_(new QWidget(&page)) {
    auto* rows = new QVBoxLayout(note_);
    auto* note = new QLabel(note_);
    note->setWordWrap(true);
    auto* back = new QPushButton(note_);
    auto* words = new Translated(this, note_);
    words->text(note, QT_TR_NOOP("The log is expanded over the sea."));
    words->text(back, QT_TR_NOOP("Collapse log"));
    rows->addWidget(note);
    rows->addWidget(back, 0, Qt::AlignLeft);
    rows->addStretch();
    note_->hide();
    parts_.log.installEventFilter(this);
    connect(back, &QPushButton::clicked, this, [this] { setWanted(false); });
    connect(&parts_.log, &LogPanel::drawerWanted, this, &LogDrawer::setWanted);
    connect(&parts_.board, &BoardView::askedChanged, this, [this] { lay(free_); });
}

bool LogDrawer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && watched == &parts_.log) lay(free_); // another text size, another room
    return QObject::eventFilter(watched, event);
}

bool LogDrawer::isOut() const { return parts_.tabs.indexOf(&parts_.log) < 0; }

QWidget& LogDrawer::tabFor(QWidget& wanted) const { return &wanted == &parts_.log && isOut() ? *note_ : wanted; }

void LogDrawer::setWanted(bool out) {
    if (std::exchange(wanted_, out) == out) return;
    parts_.log.setDrawnOut(out);
    lay(free_);
    // Whoever plays by keys goes on reading where the log is now.
    if (out) parts_.log.browser()->setFocus(Qt::OtherFocusReason);
    if (out && !isOut())
        emit refused(tr("There is no room for the expanded log at the moment. It will open as soon as there is."));
    emit wantedChanged(out);
}

void LogDrawer::lay(bool free) {
    free_ = free;
    QRect sheet;
    if (wanted_ && free && parts_.board.isVisible()) {
        const auto inPage = [this](const QRect& box) {
            return QRect(parts_.board.viewport()->mapTo(&page_, box.topLeft()), box.size());
        };
        std::vector<QRect> asked;
        for (const QRect& box : parts_.board.askedBoxes()) asked.push_back(inPage(box));
        const qreal textScale = std::max(1.0, textScaleOf(page_));
        const QSize least = QSize(kNarrowest, kLowest) * textScale;
        sheet = roomFor(inPage(parts_.board.seaBox()), asked, least.expandedTo(parts_.log.minimumSizeHint()),
                        static_cast<int>(kWidest * textScale));
    }
    if (sheet.isEmpty())
        putBack();
    else
        drawOut(sheet);
}

QRect LogDrawer::roomFor(const QRect& sea, const std::vector<QRect>& asked, QSize least, int widest) {
    const QRect all = sea.adjusted(kDrawerGap, kDrawerGap, -kDrawerGap, -kDrawerGap);
    QRect best;
    const auto share = [&all](qreal of) { return static_cast<int>(all.width() * of); };
    const int first = std::max(std::min(widest, share(kShare)), std::min(least.width(), share(kMostShare)));
    for (int width = first; width >= least.width(); width -= kStep) {
        std::vector<QRect> kept{
            QRect(all.left(), all.bottom() + 1, all.width(), 1)}; // the lower edge ends the last gap
        const QRect strip(all.right() - width + 1, all.top(), width, all.height());
        for (const QRect& each : asked)
            if (each.intersects(strip)) kept.push_back(each);
        std::sort(kept.begin(), kept.end(),
                  [](const QRect& one, const QRect& other) { return one.top() < other.top(); });
        int top = strip.top();
        for (const QRect& each : kept) {
            const int height = each.top() - top;
            if (height >= least.height() && height * width > best.height() * best.width())
                best = QRect(strip.left(), top, width, height);
            top = std::max(top, each.bottom() + 1);
        }
    }
    return best;
}

void LogDrawer::drawOut(const QRect& sheet) {
    if (!isOut()) {
        const bool seen = parts_.tabs.currentWidget() == &parts_.log;
        const QPointer<QWidget> focus = QApplication::focusWidget();
        const bool had = parts_.log.isAncestorOf(focus);
        swap(parts_.log, *note_);
        parts_.log.setParent(&page_);
        const int next = parts_.tabs.indexOf(note_) + 1;
        if (seen && parts_.tabs.isTabEnabled(next))
            parts_.tabs.setCurrentIndex(next); // something else can be read there
        instead_ = seen ? parts_.tabs.currentWidget() : nullptr;
        parts_.log.show();
        if (had && focus) focus->setFocus(Qt::OtherFocusReason);
    }
    parts_.log.setGeometry(sheet);
    parts_.log.stackUnder(&parts_.stage);
}

void LogDrawer::putBack() {
    if (!isOut()) return;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool had = parts_.log.isAncestorOf(focus);
    const bool seen = !wanted_ || had || parts_.tabs.currentWidget() == instead_;
    swap(*note_, parts_.log);
    note_->setParent(&page_);
    note_->hide();
    if (seen) parts_.tabs.setCurrentWidget(&parts_.log);
    if (had && focus) focus->setFocus(Qt::OtherFocusReason);
}

void LogDrawer::swap(QWidget& gone, QWidget& come) {
    QTabWidget& tabs = parts_.tabs;
    const int at = tabs.indexOf(&gone);
    const bool current = tabs.currentIndex() == at;
    const QString title = tabs.tabText(at);
    tabs.insertTab(at, &come, title);
    if (current) tabs.setCurrentIndex(at);
    tabs.removeTab(tabs.indexOf(&gone));
}

} // namespace elgrande

#include "moc_log_drawer.cpp"
