// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Files of network games on this computer: hosted games, each in its own folder, and the seats in games of other hosts.
#pragma once

#include "app/lan/seat_commitment.h"
#include "app/network/join_page.h"

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace elgrande {

QString seatsFolder();          // of the seats at tables of others
QString newTableFolder();       // for a table that is opened now; not there yet
QStringList tableFolders();     // of all hosted tables, the last one first
QStringList keptTableFolders(); // of tables that can be gone on with, the last one first
QString titleOfTable(const QString& folder);
// One of these folders, of the player where there are several; nothing: none is wanted.
std::optional<QString> askForKeptTable(const QStringList& folders, QWidget* window);
// Of the people at the host's own screen; made where there is none. For the owner's eyes only.
lan::GuestSecret secretIn(const QString& folder);

// The table that the player was at last, so that whoever restarts comes back without typing: the code stands in it, so
// it is for the owner's eyes only.
struct LastVisit {
    JoinWish wish;
    QString title; // of the table
};
void keepVisit(const LastVisit& visit);
std::optional<LastVisit> lastVisit();
bool isLastVisit(const JoinWish& wish); // goes to the same table
void forgetVisit();

} // namespace elgrande
