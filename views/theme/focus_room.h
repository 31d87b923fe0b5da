// Where Tab goes. What lies over everything else is a room: as long as the keyboard is in it, Tab stays there.
#pragma once

class QWidget;

namespace elgrande {

void setFocusRoom(QWidget& widget, bool isRoom);
// Gives the focus to the next stop of the window, or of the room that `from` is in, as Tab does; the children of
// `passing` are passed over. False: there is none.
bool focusNextStop(QWidget& from, bool next, const QWidget* passing = nullptr);

} // namespace elgrande
