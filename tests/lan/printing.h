// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether a value can be written to a log or a stream, which no secret may.
#pragma once

#include <QDebug>

#include <ostream>

namespace elgrande::lan_tests {

template <class T>
concept CanBeLogged = requires(QDebug log, const T& value) {
    log << value;
};
template <class T>
concept CanBePrinted = requires(std::ostream& out, const T& value) {
    out << value;
};
static_assert(CanBeLogged<QByteArray> && CanBePrinted<int>); // the question itself works

} // namespace elgrande::lan_tests
