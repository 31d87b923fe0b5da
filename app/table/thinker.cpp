// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/thinker.h"

#include "model/core/background.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace elgrande {

Thinker::Thinker(QObject* parent)
    : QObject(parent)
    , thread_([this] { run(); }) {}

Thinker::~Thinker() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        waiting_.reset();
        *cancel_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Thinker::ask(std::shared_ptr<const Rules> rules, std::shared_ptr<Agent> agent, const InformationState& known,
                  const ActionList& legal, ThinkLimits limits) {
    drop();
    {
        const std::lock_guard lock(mutex_);
        cancel_ = std::make_shared<std::atomic<bool>>(false);
        limits.cancel = cancel_.get();
        waiting_ = Question{std::move(rules), std::move(agent), known, legal, limits, time_, ++number_, cancel_};
    }
    wake_.notify_one();
}

void Thinker::setTime(int milliseconds) {
    const std::lock_guard lock(mutex_);
    time_ = milliseconds;
}

void Thinker::drop() {
    const std::lock_guard lock(mutex_);
    ++number_;
    waiting_.reset();
    *cancel_ = true;
}

void Thinker::hurry() {
    const std::lock_guard lock(mutex_);
    *cancel_ = true;
}

void Thinker::dismiss(std::vector<std::shared_ptr<Agent>> agents) {
    {
        const std::lock_guard lock(mutex_);
        std::move(agents.begin(), agents.end(), std::back_inserter(dismissed_));
    }
    wake_.notify_one();
}

// What is handed over waits under the mutex; the event only says that there is something.
void Thinker::tell() {
    std::optional<Answer> answer;
    {
        const std::lock_guard lock(mutex_);
        answer.swap(answer_);
        if (!answer || answer->number != number_) return;
    }
    thought_ = std::move(answer->thought);
    if (thought_.fault) emit failed(*thought_.fault);
    emit answered(thought_.action);
}

void Thinker::run() {
    giveWayToTheWindow();
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return waiting_.has_value() || !dismissed_.empty() || ending_; });
        if (std::vector<std::shared_ptr<Agent>> gone = std::exchange(dismissed_, {}); !gone.empty()) {
            lock.unlock();
            gone.clear();
            lock.lock();
            continue;
        }
        if (ending_) return;
        Question question = std::move(*waiting_);
        waiting_.reset();
        lock.unlock();
        if (question.time > 0) {
            const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(question.time);
            question.limits.enough = [until] { return std::chrono::steady_clock::now() >= until; };
            question.limits.capped = true;
        }
        Thought thought = question.agent->think(*question.rules, question.known, question.legal, question.limits);
        question.agent.reset(); // perhaps nobody else knows it any more, and it takes a while
        lock.lock();
        answer_ = Answer{std::move(thought), question.number};
        QMetaObject::invokeMethod(this, &Thinker::tell, Qt::QueuedConnection);
    }
}

} // namespace elgrande

#include "moc_thinker.cpp"
