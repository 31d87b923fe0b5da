// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Files of network games on this computer: a folder for each hosted game, and the seats in games of other hosts.
#pragma once

#include "app/lan/seat_commitment.h"
#include "app/network/join_page.h"

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace elgrande {

QString seatsFolder();          // for the seats in games of other hosts
QString newTableFolder();       // for a new table; does not exist yet
QStringList tableFolders();     // of all hosted tables, the latest first
QStringList keptTableFolders(); // of tables that can be resumed, the latest first
QString titleOfTable(const QString& folder);
// One of these folders; asks the player if there are several. Nothing: the player wants none.
std::optional<QString> askForKeptTable(const QStringList& folders, QWidget* window);
// The secret of the people at the host's own screen, created if there is none. The file is readable only by its owner.
lan::GuestSecret secretIn(const QString& folder);

// The last network game of the player, so that they can rejoin after a restart without typing: the pin of its host says
// which one it is, and the token in seatsFolder() leads back to the seat.
struct LastVisit {
    JoinWish wish;
    QString title; // of the table
};
void keepVisit(const LastVisit& visit);
std::optional<LastVisit> lastVisit();
bool isLastVisit(const JoinWish& wish); // at the same table
void forgetVisit();

} // namespace elgrande
