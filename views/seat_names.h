// What seats and owners of pieces are called: by the player who sits there, or by their colour where nobody does.
#pragma once

#include "model/core/ids.h"

#include <QString>

namespace elgrande {

class GameModel;

QString seatName(const GameModel& model, Seat seat);
QString ownerName(const GameModel& model, Owner owner);

} // namespace elgrande
