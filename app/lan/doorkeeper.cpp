#include "app/lan/doorkeeper.h"

namespace elgrande::lan {

std::optional<Reason> Doorkeeper::refusal(const QHostAddress& address, const Entry& entry, Moment at) {
    if (tries_.isShutOut(address, at)) return Reason::TooManyTries;
    std::optional<Reason> refusal;
    if (!(entry.invitation == invitation_))
        refusal = Reason::WrongCode;
    else if (entry.token && !seatOf_(*entry.token))
        refusal = Reason::WrongSeat;
    if (refusal) tries_.wrong(address, at);
    return refusal;
}

} // namespace elgrande::lan
