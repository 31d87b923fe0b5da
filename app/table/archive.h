// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All finished games, each as its record in a file of its own. Files are never rewritten, so a damaged file costs one
// game only, two running programs cannot overwrite each other, and every game can be replayed. The name of a file is
// derived from the game, so that a game opened again counts once.
#pragma once

#include "app/table/autosave.h"

#include <QObject>
#include <QString>

namespace elgrande {

class Archive : public QObject {
    Q_OBJECT

  public:
    explicit Archive(QObject* parent = nullptr);

    void setFolder(const QString& folder) { folder_ = folder; } // empty: nothing is kept
    QString folder() const { return folder_; }
    void keep(const QString& recordText); // returns at once
    // Returns when the game is on the disk; false: it could not be kept. True as well where nothing is kept.
    bool keepNow(const QString& recordText);
    void flush() { writer_.flush(); }

    static QString fileFor(const QString& recordText); // name without folder

  signals:
    void failed(const elgrande::Error& reason);

  private:
    QString pathFor(const QString& recordText) const;

    QString folder_;
    Autosave writer_;
};

} // namespace elgrande
