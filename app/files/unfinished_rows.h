// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints the rows of the unfinished games: the board as a small picture, round and sets, the players with their scores,
// and when it was played last. A row's text, which screen readers read, says the same.
#pragma once

#include "app/files/unfinished_game.h"

#include <QSize>
#include <QStyledItemDelegate>

namespace elgrande {

class Theme;

class UnfinishedRows : public QStyledItemDelegate {
    Q_OBJECT

  public:
    // Of an item, besides its text.
    enum Data { File = Qt::UserRole, When, Game, Map };

    UnfinishedRows(const Theme& theme, QObject* parent);

    static QSize mapSize(const QFont& font); // in pixels of the window

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    const Theme& theme_;
};

} // namespace elgrande

Q_DECLARE_METATYPE(elgrande::UnfinishedGame)
