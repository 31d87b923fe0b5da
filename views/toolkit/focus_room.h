// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Focus scopes for Tab: a widget that covers everything else keeps the focus inside while it has it.
#pragma once

class QWidget;

namespace elgrande {

void setFocusRoom(QWidget& widget, bool isRoom);
// Gives the focus to the next stop of the window, or of the room that `from` is in, as Tab does; the children of
// `passing` are passed over. False: there is none.
bool focusNextStop(QWidget& from, bool next, const QWidget* passing = nullptr);

} // namespace elgrande
