// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A worker thread for computer players, one question at a time. The answer arrives as a signal in the owner's thread; a
// cancelled question is never answered.
#pragma once

#include "model/agents/agent.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace elgrande {

class Thinker : public QObject {
    Q_OBJECT

  public:
    explicit Thinker(QObject* parent = nullptr);
    ~Thinker() override;

    // Asks; a question still open is dropped.
    void ask(std::shared_ptr<const Rules> rules, std::shared_ptr<Agent> agent, const InformationState& known,
             const ActionList& legal, ThinkLimits limits);
    // How long a thought may take, in milliseconds by the clock; 0: as long as it takes. It only ends one sooner. From
    // the next question on.
    void setTime(int milliseconds);
    void drop();                                        // no answer will come any more
    void hurry();                                       // answer with the best so far
    const Thought& thought() const { return thought_; } // during answered(): the whole thought
    // Agents that are not asked any more: they go on the thread that asked them, which may take them a while.
    void dismiss(std::vector<std::shared_ptr<Agent>> agents);

  signals:
    // Before answered(): the player failed, and another one answers in its place (Thought::fault).
    void failed(const elgrande::Error& fault);
    void answered(elgrande::Action action);

  private:
    struct Question {
        std::shared_ptr<const Rules> rules;
        std::shared_ptr<Agent> agent;
        InformationState known;
        ActionList legal;
        ThinkLimits limits;
        int time;
        int number;
        std::shared_ptr<std::atomic<bool>> cancel; // of this question alone, so that none is lost
    };
    void run();
    void tell();

    std::mutex mutex_;
    std::condition_variable wake_;
    std::optional<Question> waiting_;
    std::vector<std::shared_ptr<Agent>> dismissed_;
    struct Answer {
        Thought thought;
        int number;
    };
    std::optional<Answer> answer_; // to be told in the owner's thread
    Thought thought_;
    std::shared_ptr<std::atomic<bool>> cancel_ = std::make_shared<std::atomic<bool>>(); // of the newest question
    int number_ = 0; // of the newest question; an answer to an older one is thrown away
    int time_ = 0;
    bool ending_ = false;
    std::thread thread_;
};

} // namespace elgrande
