// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/durable_outbox.h"

#include <utility>

namespace elgrande::lan {

DurableOutbox::DurableOutbox(std::function<void(bool)> synced)
    : synced_(std::move(synced))
    , disk_([this](bool done) { noteDisk(done); }) {}

bool DurableOutbox::write(const QCborMap& entry) {
    if (failed_) return false;
    if (!startDisk_) return static_cast<bool>(journal_.append(entry));
    if (!journal_.write(entry)) return false;
    ++written_;
    waitForDisk();
    return true;
}

void DurableOutbox::post(int addressee, std::function<void()> deliver) {
    if (held_.empty() && onDisk_ == written_) return deliver();
    held_.push_back({written_, addressee, std::move(deliver)});
}

void DurableOutbox::drop(int addressee) {
    std::erase_if(held_, [addressee](const Held& each) { return each.addressee == addressee; });
}

void DurableOutbox::finish() {
    while (disk_.isUnderWay()) disk_.finish();
}

void DurableOutbox::waitForDisk() {
    if (disk_.isUnderWay()) return;
    underWay_ = written_;
    disk_.begin(startDisk_, journal_.beginSync());
}

void DurableOutbox::noteDisk(bool done) {
    journal_.endSync(done);
    const bool worksAgain = done && failed_;
    failed_ = !done;
    if (!done) return synced_(false);
    onDisk_ = underWay_;
    if (onDisk_ != written_) waitForDisk();
    while (!held_.empty() && held_.front().after <= onDisk_) {
        const auto deliver = std::move(held_.front().deliver);
        held_.pop_front();
        deliver();
    }
    if (worksAgain) synced_(true);
}

} // namespace elgrande::lan
