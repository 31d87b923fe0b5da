// How often a test tries: fewer times in the daily run than when everything is asked for (ELGRANDE_LAN_FULL=1).
#pragma once

#include <QtGlobal>

namespace elgrande::lan_tests {

inline int attempts(int daily, int full) {
    return qEnvironmentVariableIntValue("ELGRANDE_LAN_FULL") > 0 ? full : daily;
}

} // namespace elgrande::lan_tests
