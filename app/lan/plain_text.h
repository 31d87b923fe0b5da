// Texts of strangers, made fit to be shown: no letters that steer (control, direction, private use), composed, one
// line, not too long. They are shown as plain text all the same.
#pragma once

#include <QString>

namespace elgrande::lan {

inline constexpr int kNameLength = 24; // of people and tables, in characters

QString plainText(const QString& text, qsizetype most);

} // namespace elgrande::lan
