// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/main_menu.h"

#include "views/toolkit/translated.h"

#include <QAction>
#include <QCursor>
#include <QMenu>
#include <QMenuBar>
#include <QToolTip>

namespace elgrande {
namespace {

// What is not possible says why, where its desk knows.
void sayWhyNot(const QAction* action) {
    if (action->isEnabled() || action->statusTip().isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(QCursor::pos(), action->statusTip());
}

} // namespace

MainMenu::MainMenu(QMenuBar* bar)
    : QObject(bar)
    , bar_(bar) {
    //: Menus of the window; “Move” is what a player does, with Undo and End turn in it
    const std::array titles{QT_TR_NOOP("&Game"), QT_TR_NOOP("&Move"), QT_TR_NOOP("&View"), QT_TR_NOOP("&Settings"),
                            QT_TR_NOOP("&Help")}; // by Menu
    static_assert(titles.size() == static_cast<std::size_t>(Menu::Count));
    auto* words = new Translated(this, bar);
    for (std::size_t i = 0; i < titles.size(); ++i) {
        QMenu* menu = menus_[i] = bar->addMenu(QString());
        connect(menu, &QMenu::hovered, menu, &sayWhyNot);
        words->set(titles[i], [menu](const QString& title) { menu->setTitle(title); });
    }
}

void MainMenu::add(Menu menu, const std::vector<QAction*>& actions) {
    if (actions.empty()) return;
    QMenu* into = menus_[static_cast<std::size_t>(menu)];
    if (!into->isEmpty()) into->addSeparator();
    for (QAction* action : actions) {
        action->setAutoRepeat(false); // not even where a player has put it on an arrow key
        into->addAction(action);
    }
}

void MainMenu::addToBar(QAction* action) { bar_->addAction(action); }

std::vector<QAction*> MainMenu::all() const {
    std::vector<QAction*> actions;
    for (const QMenu* menu : menus_)
        for (QAction* action : menu->actions())
            if (!action->isSeparator() && action->menu() == nullptr) actions.push_back(action);
    return actions;
}

} // namespace elgrande

#include "moc_main_menu.cpp"
