// Finds words that do not fit into the widget that shows them: the fault that appears when a window is made for English
// and read in German.
#pragma once

#include <QStringList>

class QWidget;

namespace elgrande {

// A sentence for each visible label, button, box or heading below `window` whose text is cut off.
QStringList clippedTexts(const QWidget& window);

} // namespace elgrande
