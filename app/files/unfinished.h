// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of unfinished games to choose from when there are several.
#pragma once

#include "app/files/unfinished_game.h"
#include "app/table/shelf.h"
#include "views/board/small_map.h"
#include "views/toolkit/worker.h"

#include <QDialog>
#include <QString>
#include <QStringList>

#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QTimer;

namespace elgrande {

class Theme;

// What each game is takes a replay to find out, which a thread of its own does; until then a game is called as its
// file. The pictures of the games that are in sight are painted in the same way, when the list rests.
class UnfinishedDialog : public QDialog {
    Q_OBJECT

  public:
    UnfinishedDialog(const Shelf& shelf, const Theme& theme, QWidget* parent = nullptr);

    QString chosen() const; // file of the marked game; empty: there is none
    QListWidget* list() const { return list_; }
    bool isRead() const { return unread_ == 0; } // every game says what it is
    bool isPainted() const;                      // every game in sight has its picture

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void arrange();
    void fill();
    void read(const QStringList& files);          // on the thread
    void tell(std::vector<UnfinishedGame> games); // the next ones, from there to here
    void describe(QListWidgetItem& item, const UnfinishedGame& game);
    void paintSoon();
    void paintWhatIsSeen();
    void setMap(const QString& file, const QImage& map);
    std::vector<QListWidgetItem*> seen() const; // readable games
    void removeChosen();
    void sayItIsElsewhere();

    const Shelf& shelf_;
    const Theme& theme_;
    int unread_ = 0; // the last ones of the list
    bool painting_ = false;
    QLabel* label_;
    QListWidget* list_;
    QLabel* empty_;
    QPushButton* remove_;
    QPushButton* proceed_;
    QPushButton* cancel_;
    QTimer* pause_;
    SmallMap map_; // the painter's
    Worker reader_;
    Worker painter_;
};

} // namespace elgrande
