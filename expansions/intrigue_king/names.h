// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Names that rules and views of this folder share.
#pragma once

#include <string>
#include <string_view>

namespace elgrande::intrigue_king {

// Common cards.
inline constexpr const char* kKingsCard = "ki-king";
inline constexpr const char* kIntrigueCard = "ki-intrigue";
inline constexpr const char* kJokerCard = "ki-joker";
inline constexpr std::string_view kCaballeroCard = "caballero-"; // and how many it places

inline std::string caballeroCardId(int number) { return std::string(kCaballeroCard) + std::to_string(number); }
inline bool isCaballeroCard(std::string_view id) { return id.substr(0, kCaballeroCard.size()) == kCaballeroCard; }

inline constexpr const char* kOwnActionOption = "ki-own-action"; // X35: "few" (2 and 3 players), "all"
// Whether who gets the King or the Intrigue by the value of a card may use the card's own action instead.
constexpr bool mayUseOwnInstead(int players, std::string_view option) { return players <= 3 || option == "all"; }

inline constexpr const char* kReserve = "ki-reserve";        // the place beside the board
inline constexpr const char* kBridge = "ki-bridge";          // token: its end in the region of the lower number
inline constexpr const char* kBridgeEnd = "ki-bridge-end";   // token: the other one
inline constexpr const char* kMovedCastillo = "ki-castillo"; // token
inline constexpr const char* kEarlyVeto = "ki-veto";         // kept
inline constexpr const char* kConspiracy = "ki-conspiracy";  // kept
inline constexpr const char* kWanderTopic = "ki-wander";     // of secret disks
inline constexpr const char* kConspiracyTopic = "ki-conspiracy";
inline constexpr const char* kOpeningTopic = "ki-opening";

} // namespace elgrande::intrigue_king
