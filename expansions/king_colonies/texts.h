// The bridge's words.
#pragma once

#include <QString>

namespace elgrande {

QString words_king_colonies(const QString& key, int count);

} // namespace elgrande
