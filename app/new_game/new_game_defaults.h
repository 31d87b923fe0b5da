// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a new game begins with, in the dialog that every "New…" opens: what the player has set on the page "Rules" of
// the settings. Where nothing is set that is the first edition without expansions, all rules as printed, the full
// length, one person, three of the weakest computer players, all assistance. People have the names of the last table.
// - A rule option that the player has not set is as the chosen edition prints it: only departures are kept, and those
//   go with their edition when another one is chosen, as in the dialog.
// - A game like the last one, presets, codes, the quick short game and rematches take nothing from here.
// - What this program does not know of it (from a later version, or damaged) does not count and is kept as it is.
#pragma once

#include <QStringList>
#include <QVariantMap>

namespace elgrande {

class Settings;

// Kept as part of Settings::lastTable(), seats without names; what is missing has never been set.

// Who sits at each of the two to five seats: a level, or empty for a person.
QStringList seatKinds(const QVariantMap& kept);
QString usualSeatKind(int seat); // from 0, where nothing is set
QVariantList seatsOfKinds(const QStringList& kinds);

// With everybody's name and temperament, as NewGameDialog::recall() takes it.
QVariantMap newGameTable(const Settings& settings);

// What is to be kept when a player who was shown `before` has made it `now`.
QVariantMap changedDefaults(QVariantMap kept, const QVariantMap& before, const QVariantMap& now);

} // namespace elgrande
