// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the latest text to a file on its own thread, so that a slow disk never blocks the window. The old file stays
// until the new one is complete: a kill at any moment leaves one or the other.
#pragma once

#include "model/core/result.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace elgrande {

class Autosave : public QObject {
    Q_OBJECT

  public:
    explicit Autosave(QObject* parent = nullptr);
    ~Autosave() override; // writes what is still waiting

    void setFile(const QString& path); // sweeps what a kill has left of it; empty: nothing is written
    void write(const QString& text);   // returns at once; only the newest text counts
    bool flush();                      // waits until everything is on disk; false: the newest text is not

  signals:
    void failed(const elgrande::Error& reason);

  private:
    void run();
    bool store(const QString& path, const QString& text);

    std::mutex mutex_;
    std::condition_variable wake_;
    std::condition_variable idle_;
    QString path_;
    std::optional<QString> waiting_;
    bool writing_ = false;
    bool stored_ = true; // the newest text that was tried
    bool ending_ = false;
    std::thread thread_;
};

} // namespace elgrande
