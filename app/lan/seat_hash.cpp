#include "app/lan/seat_hash.h"

#include "app/lan/messages.h"
#include "app/lan/messages_fields.h"
#include "app/lan/seat_events.h"

#include <QCryptographicHash>

namespace elgrande::lan {

void HistoryHash::add(const QByteArray& events) {
    for (qsizetype at = 0; at < events.size(); at += kEventSize)
        value_ = QCryptographicHash::hash(value_ + events.mid(at, kEventSize), QCryptographicHash::Sha256);
}

QByteArray viewHash(const HistoryHash& history, const Update& update, const std::vector<Action>& legal) {
    Update told = update;
    told.news = {update.news.branch, 0, {}}; // in the history
    told.hash.clear();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(history.value());
    hash.addData(toMap(HostMessage(told)).toCborValue().toCbor());
    hash.addData(elgrande::lan::bytesOf(legal));
    return hash.result();
}

} // namespace elgrande::lan
