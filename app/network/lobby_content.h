// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The content of the lobby page, derived from the host's lobby.
#pragma once

#include "app/lan/lobby.h"
#include "app/network/lobby_page.h"

namespace elgrande {

namespace lan {
class Hosting;
}

// `hosting`: in the host's own window; null for a guest.
LobbyContent lobbyContent(const lan::Lobby& lobby, const lan::Hosting* hosting);

} // namespace elgrande
