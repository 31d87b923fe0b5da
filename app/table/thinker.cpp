#include "app/table/thinker.h"

#include "model/core/background.h"

#include <QMetaObject>

#include <chrono>

namespace elgrande {

Thinker::Thinker(QObject* parent)
    : QObject(parent)
    , thread_([this] { run(); }) {}

Thinker::~Thinker() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        waiting_.reset();
    }
    cancel_ = true;
    wake_.notify_one();
    thread_.join();
}

void Thinker::ask(std::shared_ptr<const Rules> rules, std::shared_ptr<Agent> agent, const InformationState& known,
                  const ActionList& legal, ThinkLimits limits) {
    drop();
    {
        const std::lock_guard lock(mutex_);
        limits.cancel = &cancel_;
        waiting_ = Question{std::move(rules), std::move(agent), known, legal, limits, time_, ++number_};
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
    cancel_ = true;
}

void Thinker::hurry() { cancel_ = true; }

void Thinker::run() {
    giveWayToTheWindow();
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return waiting_.has_value() || ending_; });
        if (ending_) return;
        Question question = std::move(*waiting_);
        waiting_.reset();
        cancel_ = false;
        lock.unlock();
        if (question.time > 0) {
            const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(question.time);
            question.limits.enough = [until] { return std::chrono::steady_clock::now() >= until; };
            question.limits.capped = true;
        }
        const Thought thought = question.agent->think(*question.rules, question.known, question.legal, question.limits);
        QMetaObject::invokeMethod(
            this,
            [this, action = thought.action, number = question.number] {
                {
                    const std::lock_guard guard(mutex_);
                    if (number != number_) return;
                }
                Q_EMIT answered(action);
            },
            Qt::QueuedConnection);
        lock.lock();
    }
}

} // namespace elgrande
