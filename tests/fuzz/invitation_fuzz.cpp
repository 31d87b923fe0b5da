// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What people send each other, paste and open as a link, as UTF-8: an address that is read is written in one way and
// read as the same, and a link leads nowhere else than it says.
#include "app/lan/beacon_message.h"
#include "app/lan/invitation.h"
#include "tests/fuzz/fuzz.h"

#include <QHostAddress>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

namespace {

constexpr qsizetype kMostHost = 320;

// Nothing of it means anything to a shell, to a resolver or to whoever shows it.
void isTame(const TableAddress& address) {
    require(address.port != 0, "an address has a port");
    require(!address.host.isEmpty() && address.host.size() <= kMostHost, "a host is not empty, and short");
    const bool isNumber = !QHostAddress(address.host).isNull();
    const auto isPlain = [](QChar each) { return each.isLetterOrNumber() || QStringLiteral("._-").contains(each); };
    const auto letters = address.host.toUcs4();
    const bool isName = std::all_of(letters.begin(), letters.end(), [&](char32_t each) {
        return QChar::isLetterOrNumber(each) || (each < 0x80 && isPlain(QChar(static_cast<char16_t>(each))));
    });
    require(isNumber || isName, "a host is a number or a name");
}

void comesBack(const TableAddress& address) {
    isTame(address);
    const auto again = readAddress(address.text(), kBeaconPort);
    require(again && *again == address, "an address is read as it was written");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QString text = QString::fromUtf8(fuzz::bytesOf(data, size));
    const auto typed = readAddress(text, kBeaconPort);
    if (typed)
        comesBack(*typed);
    else
        require(!typed.error().empty(), "a wrong address has a sentence");
    for (const QString& link : {text, kLinkScheme + QStringLiteral("://join/") + text}) {
        const auto read = readLink(link);
        if (!read) continue;
        require(read->address.has_value(), "a link has an address");
        comesBack(*read->address);
        const JoinCode code = read->code.value_or(*JoinCode::read(QStringLiteral("K7H3XA")));
        const auto again = readLink(linkTo(*read->address, code));
        require(again && again->address == read->address && again->code == code, "a link is written in one way");
        const auto found = invitationIn(QStringLiteral("Come: ") + linkTo(*read->address, code) + u'\n');
        require(found && found->address == read->address && found->code == code, "a link is found in a message");
    }
    if (const auto found = invitationIn(text)) {
        require(found->code || found->address, "an invitation says something");
        if (found->address) comesBack(*found->address);
    }
    return 0;
}
