// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/program/quit_signals.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <atomic>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace elgrande {
namespace {

constexpr int kHeard[] = {SIGINT, SIGTERM, SIGHUP};

int ends[2] = {-1, -1}; // written to by the handler, which may do little else
std::atomic<int> last = 0;

} // namespace

QuitSignals::QuitSignals(QObject* parent)
    : QObject(parent) {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0) return;
    const auto* heard = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(heard, &QSocketNotifier::activated, this, [] { QCoreApplication::exit(128 + last); });
    for (const int signal : kHeard) {
        struct sigaction old {};
        sigaction(signal, nullptr, &old);
        if (old.sa_handler == SIG_IGN) continue; // as under nohup
        struct sigaction wanted {};
        wanted.sa_handler = &QuitSignals::receive;
        wanted.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
        sigaction(signal, &wanted, nullptr);
    }
}

QuitSignals::~QuitSignals() {
    for (const int end : ends) close(end);
}

int QuitSignals::received() { return last; }

void QuitSignals::receive(int signal) {
    last = signal;
    const char byte = 1;
    [[maybe_unused]] const auto written = write(ends[0], &byte, 1);
}

} // namespace elgrande
