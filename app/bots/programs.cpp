// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/programs.h"

namespace elgrande {
namespace {

constexpr QLatin1StringView kPrefix("program:");

} // namespace

QString programId(const QString& name) { return kPrefix + name; }

std::optional<QString> programName(const QString& agent) {
    if (!agent.startsWith(kPrefix)) return {};
    return agent.mid(kPrefix.size());
}

} // namespace elgrande
