#include "views/insight/threat_runner.h"

#include "model/core/background.h"

#include <utility>

namespace elgrande {

ThreatRunner::ThreatRunner(QObject* parent)
    : QObject(parent) {}

ThreatRunner::~ThreatRunner() { stop(); }

void ThreatRunner::start(const GameModel::ThreatSearch& search) {
    stop();
    if (!search) {
        emit found({});
        return;
    }
    running_ = true;
    cancel_ = false;
    thread_ = std::thread([this, search, number = ++search_] {
        giveWayToTheWindow();
        std::vector<Threat> threats = search(cancel_);
        if (cancel_) return;
        QMetaObject::invokeMethod(
            this,
            [this, number, threats = std::move(threats)] {
                if (number != search_ || !running_) return; // an answer to an older question
                running_ = false;
                emit found(threats);
            },
            Qt::QueuedConnection);
    });
}

void ThreatRunner::stop() {
    cancel_ = true;
    running_ = false;
    if (thread_.joinable()) thread_.join();
}

} // namespace elgrande
