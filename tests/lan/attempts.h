// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How often a test tries: fewer times in the daily run than when everything is asked for (ELGRANDE_LAN_FULL=1).
#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace elgrande::lan_tests {

inline int attempts(int daily, int full) {
    return qEnvironmentVariableIntValue("ELGRANDE_LAN_FULL") > 0 ? full : daily;
}

// Sanitizers make everything slower and keep what was freed: figures of time and memory say nothing then.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) // as GCC says it
inline constexpr bool kSanitized = true;
#elif defined(__has_feature) // as Clang does
inline constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

// Qt Test breaks off what takes more than five minutes; everything may take an hour.
inline const bool kIsPatient = (kSanitized || attempts(0, 1) != 0) && qputenv("QTEST_FUNCTION_TIMEOUT", "3600000");

} // namespace elgrande::lan_tests
