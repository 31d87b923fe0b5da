#include "app/lan/disk_wait.h"

#include <QMetaObject>
#include <QThreadPool>

#include <utility>

namespace elgrande::lan {

namespace {

// They do nothing but wait, so their number has nothing to do with that of the processor's cores.
constexpr int kThreads = 32;

struct Threads : QThreadPool {
    Threads() { setMaxThreadCount(kThreads); }
};

} // namespace

DiskWait::Start DiskWait::onThreads() {
    return [](std::function<void()> wait) {
        static Threads threads;
        threads.start(std::move(wait));
    };
}

DiskWait::DiskWait(std::function<void(bool)> ended, QObject* parent)
    : QObject(parent)
    , ended_(std::move(ended)) {}

DiskWait::~DiskWait() {
    std::unique_lock lock(mutex_);
    known_.wait(lock, [this] { return !underWay_ || result_; });
}

void DiskWait::begin(const Start& start, Sync sync) {
    underWay_ = true;
    start([this, sync = std::move(sync)] {
        const bool written = sync();
        const std::lock_guard lock(mutex_); // until the last word: whoever waits may go as soon as it is given back
        result_ = written;
        QMetaObject::invokeMethod(
            this, [this] { tell(); }, Qt::QueuedConnection);
        known_.notify_one();
    });
}

void DiskWait::finish() {
    if (!underWay_) return;
    {
        std::unique_lock lock(mutex_);
        known_.wait(lock, [this] { return result_.has_value(); });
    }
    tell();
}

void DiskWait::tell() {
    std::optional<bool> written;
    {
        const std::lock_guard lock(mutex_);
        written.swap(result_);
    }
    if (!written) return; // told by finish()
    underWay_ = false;
    ended_(*written);
}

} // namespace elgrande::lan
