// The expansion's words.
#pragma once

#include <QString>

namespace elgrande {

QString words_inquisitor_colonies(const QString& key, int count);

namespace inquisitor_colonies {

QString ruleBookWords(const QString& key, int count); // the part of them in texts_rulebook.cpp

} // namespace inquisitor_colonies
} // namespace elgrande
