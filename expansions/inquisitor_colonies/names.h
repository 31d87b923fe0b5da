// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of the things of this folder.
#pragma once

namespace elgrande::inquisitor_colonies {

// Places.
inline constexpr const char* kFrance = "france"; // the third space; the other two are parts of it
inline constexpr const char* kAmbassador = "france.ambassador";
inline constexpr const char* kEnvoy = "france.envoy";
inline constexpr const char* kShip = "ship";
inline constexpr const char* kCaptain = "ship.captain";
inline constexpr const char* kAmerica = "america";
inline constexpr const char* kViceroy = "america.viceroy";
inline constexpr const char* kMediterranean = "mediterranean";
inline constexpr const char* kTable = "limit-table"; // the spaces on the Limit table; a part of where its token lies

// Tokens.
inline constexpr const char* kInquisitorToken = "colonies-inquisitor";
inline constexpr const char* kTableToken = "colonies-table";
inline constexpr const char* kGoldToken = "colonies-gold";
inline constexpr const char* kWaresToken = "colonies-wares";

// Cards: stack 6, and stack 7 in the order of RULINGS.md 3.6.
inline constexpr const char* kInquisitorCard = "colonies-inquisitor";
inline constexpr const char* kConspiracyCard = "colonies-conspiracy";
inline constexpr const char* kRemoveCard = "colonies-remove";
inline constexpr const char* kTurnOverCard = "colonies-turn-over";
inline constexpr const char* kTableCard = "colonies-table";
inline constexpr const char* kOwnCard = "colonies-own";
inline constexpr const char* kAnyCard = "colonies-any";
inline constexpr const char* kTakeCard = "colonies-take";
inline constexpr const char* kScoreCard = "colonies-score";
inline constexpr const char* kEmbarkCard = "colonies-embark";

inline constexpr const char* kTurnOver = "colonies-turn-over";    // kept
inline constexpr const char* kConspiracy = "colonies-conspiracy"; // kept

inline constexpr const char* kOpeningTopic = "colonies-opening"; // of secret disks
inline constexpr const char* kCastilloTopic = "colonies-castillo";
inline constexpr const char* kConspiracyTopic = "colonies-conspiracy";
inline constexpr const char* kBlackTopic = "colonies-black"; // of sailing: with the holder's black Caballeros

inline constexpr const char* kAnyTimeTopic = "colonies-any-time"; // of the ship

inline constexpr const char* kSailingOption = "colonies-sailing";
inline constexpr const char* kAnyTime = "any-time";
inline constexpr const char* kFranceOption = "colonies-france-is-spain";

} // namespace elgrande::inquisitor_colonies
