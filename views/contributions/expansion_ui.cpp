// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/contributions/expansion_ui.h"

#include <map>

namespace elgrande {

namespace {

// Filled before the first window opens and only read afterwards, like the tables of texts.
std::map<std::string, ExpansionUi>& registered() {
    static std::map<std::string, ExpansionUi> all;
    return all;
}

} // namespace

void registerExpansionUi(ExpansionUi ui) {
    const std::string id = ui.id.toStdString();
    registered()[id] = std::move(ui);
}

const ExpansionUi* uiOf(const std::string& id) {
    const auto found = registered().find(id);
    return found == registered().end() ? nullptr : &found->second;
}

std::vector<const ExpansionUi*> uisFor(const Catalogue& catalogue) {
    std::vector<const ExpansionUi*> uis;
    for (const std::string& id : catalogue.contributors)
        if (const ExpansionUi* ui = uiOf(id)) uis.push_back(ui);
    return uis;
}

} // namespace elgrande

#include "moc_named_lists.cpp"
#include "moc_setup_page.cpp"
