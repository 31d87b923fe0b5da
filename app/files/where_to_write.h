// Where a file is to be written: the one dialog for that. The name that is answered is the name that was asked about,
// its ending included, so that no file is ever replaced unasked.
#pragma once

#include <QString>

class QWidget;

namespace elgrande {

// Empty: nowhere. `filter` as QFileDialog has it; its first entry and the one that is chosen say which ending is added:
// to every name that has none of the filter's endings ("Anna vs. Bob" becomes "Anna vs. Bob.egr"), but where all files
// may be named only to one without a dot.
QString whereToWrite(QWidget* parent, const QString& title, const QString& proposal, const QString& filter);

} // namespace elgrande
