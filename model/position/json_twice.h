// Qt keeps the last of two fields of one name and says nothing; people who write files by hand want to hear of it.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace elgrande {

struct JsonTwice {
    QString field;
    int line = 1; // of the second one
};
// The first field that an object of this JSON text, which is whole, has twice.
std::optional<JsonTwice> saidTwice(const QByteArray& json);

} // namespace elgrande
