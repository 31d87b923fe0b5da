// The words of the command line in the language that was chosen, for people: what programs read stays as it is.
#pragma once

#include <QCoreApplication>

namespace elgrande::cli {

// The context for lupdate.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Cli)
};

} // namespace elgrande::cli
