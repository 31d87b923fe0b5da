// The style sheet for sentences about a game (texts::eventText and its like as rich text): names in the colours of
// their seats, links in the colour of headings.
#pragma once

#include "model/observe/catalogue.h"

#include <QString>

namespace elgrande {

class Theme;

QString seatStyle(const Catalogue& catalogue, const Theme& theme);

} // namespace elgrande
