// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/page_panels.h"

#include <QBoxLayout>
#include <QTabWidget>

#include <algorithm>

namespace elgrande {

void PagePanels::add(PagePanel panel) {
    panels_.push_back(std::move(panel));
    lay(panels_.size() - 1);
}

void PagePanels::lay(std::size_t which) {
    const PagePanel& panel = panels_[which];
    const auto before = std::count_if(panels_.begin(), panels_.begin() + static_cast<std::ptrdiff_t>(which),
                                      [&panel](const PagePanel& each) { return each.place == panel.place; });
    switch (panel.place) {
    case PagePanel::Place::Side:
    case PagePanel::Place::Notice:
        places_.side->insertWidget(places_.side->indexOf(places_.tabs), panel.widget);
        break;
    case PagePanel::Place::Tab:
        places_.tabs->addTab(panel.widget, QString());
        break;
    case PagePanel::Place::Below:
        places_.below->insertWidget(static_cast<int>(before), panel.widget, panel.share);
        break;
    case PagePanel::Place::Strip:
        places_.strip->insertWidget(static_cast<int>(before), panel.widget);
        break;
    case PagePanel::Place::Over:
    case PagePanel::Place::Board:
    case PagePanel::Place::Whole:
        panel.widget->setParent(places_.page);
        panel.widget->hide();
        break;
    }
}

void PagePanels::move(QWidget& widget, PagePanel::Place place) {
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        if (panels_[i].widget != &widget || panels_[i].place == place) continue;
        places_.below->removeWidget(&widget);
        places_.strip->removeWidget(&widget);
        panels_[i].place = place;
        lay(i);
    }
}

void PagePanels::remove(QWidget& widget) {
    std::erase_if(panels_, [&](const PagePanel& panel) { return panel.widget == &widget; });
    if (const int tab = places_.tabs->indexOf(&widget); tab >= 0) places_.tabs->removeTab(tab);
    places_.below->removeWidget(&widget);
    places_.strip->removeWidget(&widget);
    widget.hide();
    widget.setParent(places_.page); // with which it ends at the latest, because it reads of the page's game
    widget.deleteLater();
}

void PagePanels::nameTabs(bool aids, const QString& whyShut) {
    for (const PagePanel& panel : panels_) {
        if (panel.place != PagePanel::Place::Tab) continue;
        const int at = places_.tabs->indexOf(panel.widget);
        const bool open = aids || !panel.needsAids;
        places_.tabs->setTabText(at, panel.title());
        places_.tabs->setTabEnabled(at, open);
        places_.tabs->setTabToolTip(at, open ? QString() : whyShut);
    }
}

const PagePanel* PagePanels::wanted() const {
    const PagePanel* best = nullptr;
    for (const PagePanel& panel : panels_)
        if (panel.isOver() && (best == nullptr || panel.rank > best->rank) && panel.asked && panel.asked())
            best = &panel;
    return best;
}

const PagePanel* PagePanels::over() const {
    const auto shown = std::find_if(panels_.begin(), panels_.end(), [this](const PagePanel& panel) {
        return panel.isOver() && panel.widget->isVisibleTo(places_.page);
    });
    return shown == panels_.end() ? nullptr : &*shown;
}

std::vector<QWidget*> PagePanels::notices() const {
    std::vector<QWidget*> shown;
    for (const PagePanel& panel : panels_)
        if (panel.place == PagePanel::Place::Notice && panel.widget->isVisibleTo(places_.page))
            shown.push_back(panel.widget);
    return shown;
}

void PagePanels::showAsked(const std::function<void(QWidget&)>& hidden) {
    const PagePanel* best = wanted();
    for (const PagePanel& panel : panels_) {
        const bool over = panel.isOver();
        if (!over && !panel.asked) continue; // always there
        const bool shown = over ? &panel == best : panel.asked();
        if (!shown) hidden(*panel.widget);
        if (panel.place != PagePanel::Place::Tab) {
            panel.widget->setVisible(shown);
            continue;
        }
        // Said again, a tab that is not seen yet would forget in Qt 6.4 that its words have changed.
        const int at = places_.tabs->indexOf(panel.widget);
        if (places_.tabs->isTabVisible(at) != shown) places_.tabs->setTabVisible(at, shown);
    }
}

} // namespace elgrande
