// The context for lupdate of the statistics.
#pragma once

#include <QCoreApplication>

namespace elgrande::statistics {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::statistics)
};

} // namespace elgrande::statistics
