// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What new games begin with, set as a player sets it on the page of the settings, and what they then begin with.
#pragma once

#include "app/preferences/settings_dialog.h"
#include "model/record/record.h"
#include "tests/gui/window_stage.h"

#include <QVariant>

#include <memory>
#include <string>
#include <vector>

namespace elgrande {

struct OptionFacts;

namespace gui {

using Set = std::vector<std::string>; // expansions

// Fails where the box is not there, cannot be used or knows no such value. An int is an index, else what an entry
// means; an "edition" has a box of its own on the shelf.
void choose(QWidget& page, const QString& name, const QVariant& value);
void tick(QWidget& page, const QString& name);
QString expansionBox(const std::string& id);
void setGame(QWidget& page, const std::string& edition, const Set& set);
// To another value than the edition's, with the widget that the option has; empty: it has none that can be reached.
std::string setOtherwise(QWidget& page, const OptionFacts& option);
// The first option on which something in such a game depends.
OptionFacts firstAsked(const std::string& edition, const Set& set);
// The sets that can be ticked: none, each with what it needs, and what a bridge joins.
std::vector<Set> offeredSets();

class RulesPageStage : protected WindowStage {
  protected:
    QWidget& rulesPage(); // of preferences that are open
    Setup offered();      // by a new game, which is not begun
    Record begun();       // as it is offered
    QVariantMap onDisk(); // what the settings have for new games

    std::unique_ptr<SettingsDialog> dialog_;
};

} // namespace gui
} // namespace elgrande
