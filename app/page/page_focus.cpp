// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/page_focus.h"

#include "app/page/page_panels.h"
#include "model/game_model/game_model.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"

#include <QApplication>
#include <QEvent>
#include <QTabWidget>

#include <algorithm>
#include <vector>

namespace elgrande {

PageFocus::PageFocus(const Parts& parts, QWidget& page)
    : QObject(&page)
    , parts_(parts)
    , page_(page) {
    qApp->installEventFilter(this);
}

// Keys pressed anywhere in the window and clicks on anything tell how somebody plays.
bool PageFocus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) byKeys_ = true;
    if (event->type() == QEvent::MouseButtonPress) byKeys_ = false;
    if (event->type() == QEvent::WindowActivate && watched == page_.window())
        QMetaObject::invokeMethod(this, &PageFocus::comeBack, Qt::QueuedConnection); // when Qt has given the focus back
    return QObject::eventFilter(watched, event);
}

bool PageFocus::byKeys() const { return byKeys_.value_or(parts_.announcer.isHeard()); }

// What hides passes its focus on as by Tab, which would show a mark that only those who play by keys want. These go on
// with what is asked: after a scoring the question has been there for long.
void PageFocus::passOn(const QWidget& hidden) {
    if (!hidden.isVisible() || !hidden.isAncestorOf(QApplication::focusWidget())) return;
    if (!byKeys())
        parts_.board.setFocus(Qt::MouseFocusReason);
    else if (parts_.model.decision() || parts_.model.mustConfirm())
        QMetaObject::invokeMethod(this, &PageFocus::follow, Qt::QueuedConnection); // when what it lay over is there
}

void PageFocus::showFilm() {
    if (parts_.film.isShowing() && byKeys()) parts_.film.setFocus();
}

void PageFocus::showResult() {
    const bool inside = parts_.result.isAncestorOf(QApplication::focusWidget()); // and heard while something is read
    if (byKeys() && page_.isVisible() && !inside) parts_.result.focusFirst();
}

// Before anything has been pressed the first key may already be one that answers, so that cards have it without a mark.
void PageFocus::follow() {
    if (!page_.isVisible() || parts_.curtain.isVisible()) return;
    if (parts_.prompt.hasNotice()) return byKeys() ? parts_.prompt.focusFirst() : void();
    if (!byKeys_ && !byKeys()) {
        QWidget* card = parts_.hand.firstOffered();
        if (card != nullptr && parts_.panels.over() == nullptr) card->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!byKeys()) return;
    if (const PagePanel* over = parts_.panels.over(); over != nullptr && over->widget != &parts_.film)
        over->widget->setFocus(Qt::TabFocusReason);
    else if (QWidget* card = parts_.hand.firstOffered())
        card->setFocus(Qt::ShortcutFocusReason); // not shown in large: nobody has asked for this card yet
    else if (QWidget* face = parts_.cards.firstOffered())
        face->setFocus(Qt::ShortcutFocusReason);
    else if (!parts_.board.chooser().offered().empty() && !parts_.board.chooser().begins())
        parts_.board.takeFocus();
    else
        parts_.prompt.focusFirst();
}

// From another window: what lies over the rest is asked, and had no focus yet when that window was opened.
void PageFocus::comeBack() {
    const PagePanel* over = parts_.panels.over();
    if (over == nullptr || over->widget == &parts_.film || !byKeys() || !page_.isVisible()) return;
    if (!over->widget->isAncestorOf(QApplication::focusWidget())) over->widget->setFocus(Qt::TabFocusReason);
}

// To what Enter would press from anywhere: of a doubt, to think again.
void PageFocus::focusAnswer(QWidget& otherwise) {
    if (parts_.prompt.actionButtons().empty())
        otherwise.setFocus(Qt::TabFocusReason);
    else
        parts_.prompt.focusFirst();
}

// Tab stops at everything on the way.
void PageFocus::nextPart(bool forward) {
    const PagePanel* over = parts_.panels.over();
    if (over != nullptr && over->widget == &parts_.film) over = nullptr;
    QWidget* asking = over != nullptr ? over->widget : &parts_.prompt;
    std::vector<QWidget*> parts{&parts_.board, &parts_.cards, &parts_.hand, &parts_.seats, asking, &parts_.tabs};
    if (over != nullptr) parts.push_back(&parts_.prompt); // what takes back
    if (!parts_.tabs.isAncestorOf(&parts_.log)) parts.push_back(&parts_.log);
    if (over != nullptr && over->place == PagePanel::Place::Whole) parts = {asking}; // the others lie under it
    if (parts_.curtain.isVisible()) parts = {&parts_.curtain};
    for (QWidget* notice : parts_.panels.notices()) parts.push_back(notice);
    const auto holds = [](QWidget* part) {
        return part->isAncestorOf(QApplication::focusWidget()) || part->hasFocus();
    };
    const auto count = static_cast<std::ptrdiff_t>(parts.size());
    auto at = std::find_if(parts.begin(), parts.end(), holds) - parts.begin();
    if (at == count) at = -1; // from elsewhere to the first
    for (std::ptrdiff_t i = 1; i <= count; ++i) {
        QWidget* part = parts[static_cast<std::size_t>((forward ? at + i : at + 2 * count - i) % count)];
        QWidget* first = part->focusPolicy() & Qt::TabFocus ? part : nullptr;
        for (QWidget* child : part->findChildren<QWidget*>())
            if (first == nullptr && child->isVisible() && child->isEnabled() && child->focusPolicy() & Qt::TabFocus)
                first = child;
        if (first == nullptr || !part->isVisible()) continue;
        if (part == &parts_.prompt) return focusAnswer(*first);
        first->setFocus(Qt::TabFocusReason);
        return;
    }
}

} // namespace elgrande

#include "moc_page_focus.cpp"
