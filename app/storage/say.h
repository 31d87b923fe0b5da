// The context for lupdate of what files say.
#pragma once

#include <QCoreApplication>

namespace elgrande {

struct SayStorage {
    Q_DECLARE_TR_FUNCTIONS(elgrande::storage)
};

} // namespace elgrande
