// Runs the search for threats on a thread of its own; a new search breaks the old one off. Answers come in the thread
// of the owner.
#pragma once

#include "model/game_model/game_model.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace elgrande {

class ThreatRunner : public QObject {
    Q_OBJECT

  public:
    explicit ThreatRunner(QObject* parent = nullptr);
    ~ThreatRunner() override; // breaks off

    void start(const GameModel::ThreatSearch& search); // empty: there is nothing to find
    void stop();
    bool isRunning() const { return running_; }

  signals:
    void found(const std::vector<elgrande::Threat>& threats);

  private:
    std::thread thread_;
    std::atomic<bool> cancel_ = false;
    bool running_ = false;
    int search_ = 0; // number of the newest one
};

} // namespace elgrande
