// The board for a screen reader: a QGraphicsView is one empty box to it, so every place becomes a child with its name,
// what stands there and whether it may be chosen, and can be pressed.
#pragma once

namespace elgrande {

// Tells Qt once how BoardView is to be read; further calls do nothing.
void installBoardAccessibility();

} // namespace elgrande
