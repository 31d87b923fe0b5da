// The expansion's words for its own view.
#pragma once

#include <QString>

namespace elgrande::template_islands {

QString word(const QString& key); // in the language of the moment; empty for an unknown key
void addOwnTexts();

} // namespace elgrande::template_islands
