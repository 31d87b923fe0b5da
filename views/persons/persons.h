// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The characters of the computer players: name, portrait, temperament and level. They are presentation only: a game
// stores the seat's name and the agent's id ("hard-builder"), and a computer's seat with one of these names gets the
// portrait, at any level.
#pragma once

#include <QPixmap>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace elgrande {

class Theme;

struct Person {
    std::string_view id;    // of the portrait as well
    QString name;           // the same in all languages, never one that is offered to people
    std::string_view agent; // the level and temperament of its own, an id of agentIds()

    QString title() const;     // "the innkeeper"
    QString character() const; // one sentence
};

// The weakest first; each with another portrait.
const std::vector<Person>& persons();
// Null: nobody is called that.
const Person* personNamed(const QString& name);

// For Art. Of nobody: a head without a face.
QString portraitOf(const Person* person);
// The ring in the shades of `colour`, "blue"; `size` in pixels of the window.
QPixmap portraitPixmap(const Theme& theme, const Person* person, const std::string& colour, int size, qreal ratio);
// The player's medallion, with the portrait beside it: two squares of `size`.
QPixmap medallionWith(const Theme& theme, const Person* person, const std::string& colour, int size, qreal ratio);

} // namespace elgrande
