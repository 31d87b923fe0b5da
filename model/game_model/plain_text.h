// Texts from elsewhere (names in records and in the network, lines that people say), made fit to be shown: no letters
// that steer (control, direction, private use) and none that nobody sees, composed, one line, not too long. They are
// shown as plain text all the same. Letters that are younger than this Qt stay: somebody may be called so.
#pragma once

#include <QString>

namespace elgrande {

inline constexpr int kNameLength = 24; // of people and tables, in units of UTF-16

QString plainText(const QString& text, qsizetype most);

} // namespace elgrande
