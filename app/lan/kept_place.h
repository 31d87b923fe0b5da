// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a guest was last, in a file that only its user can read: the pin of the host says which game it is, and the
// token in the player's folder of seats (seat_token.h) leads back to the seat, without the join code.
#pragma once

#include "app/lan/host_pin.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace elgrande::lan {

struct KeptPlace {
    QString host; // address or name
    quint16 port = 0;
    HostPin pin{};
    QByteArray table; // its id (TableNotice), because it may move
    QString name;     // of the player
    QString title;    // of the game
    bool operator==(const KeptPlace&) const = default;
};

Result<void> keepPlace(const QString& file, const KeptPlace& place);
std::optional<KeptPlace> keptPlace(const QString& file); // nothing: there is none, or the file is damaged

} // namespace elgrande::lan
