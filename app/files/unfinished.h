// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games as players see them: a description of each, and the list to choose from when there are several.
#pragma once

#include "app/table/shelf.h"
#include "views/toolkit/worker.h"

#include <QDialog>
#include <QString>
#include <QStringList>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace elgrande {

struct UnfinishedGame {
    QString line; // "Round 4 – Inés, Diego, Lucía"; for a file that cannot be read its name
    QString set;  // "Big Box, Grandissimo"; empty where that cannot be read
};
UnfinishedGame unfinishedIn(const QString& file);
// The same for a game of the shelf, which may be open elsewhere.
UnfinishedGame unfinishedIn(const Shelf::Kept& kept);

// What each game is takes a replay to find out, which a thread of its own does; until then a game is called as its
// file.
class UnfinishedDialog : public QDialog {
    Q_OBJECT

  public:
    explicit UnfinishedDialog(const Shelf& shelf, QWidget* parent = nullptr);

    QString chosen() const; // file of the marked game; empty: there is none
    QListWidget* list() const { return list_; }
    bool isRead() const { return unread_ == 0; } // every game says what it is

  private:
    void fill();
    void read(const QStringList& files);          // on the thread
    void tell(std::vector<UnfinishedGame> games); // the next ones, from there to here
    void describe(int row, const UnfinishedGame& game);
    void removeChosen();
    void sayItIsElsewhere();

    const Shelf& shelf_;
    int unread_ = 0; // the last ones of the list
    QLabel* label_;
    QListWidget* list_;
    QPushButton* remove_;
    QPushButton* proceed_;
    QPushButton* cancel_;
    Worker reader_;
};

} // namespace elgrande
