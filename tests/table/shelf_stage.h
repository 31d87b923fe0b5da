// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A folder of unfinished games, and windows that keep theirs in it.
#pragma once

#include "app/storage/files.h"
#include "app/table/shelf.h"
#include "tests/table/table_fixture.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace elgrande::table_tests {

class ShelfStage {
  protected:
    void clear() { folder_ = std::make_unique<QTemporaryDir>(); }

    struct Window {
        explicit Window(const QString& folder)
            : table(model) {
            table.setShelf(folder);
        }
        bool begin(const char* seed) {
            return table.start(shortGame(seed), seats({"", ""})) &&
                   QTest::qWaitFor([this] { return model.decision().has_value(); }, kPatience);
        }
        void move() { model.choose(model.decision()->legal.front()); }
        GameModel model;
        LocalTable table;
    };
    QStringList files() const { return QDir(folder()).entryList({"*.egr"}, QDir::Files, QDir::Name); }
    QString folder() const { return folder_->filePath("unfinished"); }
    QByteArray contents(const QString& path) const { return *readWhole(path, kLargestGame); }
    // A game on the shelf that is on no table.
    QString keptGame() const {
        {
            Window window(folder());
            if (!window.begin("a") || !window.table.isKept()) return {};
        }
        return folder() + '/' + files().value(0);
    }
    static Hold holdIn(const QString& folder, const QString& file) {
        for (const Shelf::Kept& each : Shelf(folder).all())
            if (each.file == file) return each.hold;
        return Hold::Here; // hidden
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

} // namespace elgrande::table_tests
