// A player's medallion as a pixmap, for labels, icons and lists.
#pragma once

#include <QPixmap>

#include <string>

namespace elgrande {

QPixmap medallionPixmap(const std::string& colour, int size, qreal ratio);

} // namespace elgrande
