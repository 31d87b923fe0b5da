// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/address.h"

#include <QHostAddress>
#include <QRegularExpression>

namespace elgrande::lan {
namespace {

constexpr int kLongestHost = 253; // of a name in the net

} // namespace

QString TableAddress::text() const {
    const bool six = host.contains(u':');
    return (six ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2")).arg(host, QString::number(port));
}

Result<TableAddress> readAddress(const QString& typed, quint16 usualPort) {
    const QString text = typed.trimmed();
    static const QRegularExpression inBrackets(QStringLiteral(R"(^\[([^\]]+)\](?::(.*))?$)"));
    QString host = text;
    QString port;
    bool portGiven = false;
    if (const auto match = inBrackets.match(text); match.hasMatch()) {
        host = match.captured(1);
        portGiven = match.capturedLength(2) > 0 || text.endsWith(u':');
        port = match.captured(2);
    } else if (text.count(u':') == 1) { // more of them: IPv6
        host = text.section(u':', 0, 0);
        port = text.section(u':', 1);
        portGiven = true;
    }
    static const QRegularExpression asName(QRegularExpression::anchoredPattern(QStringLiteral("[\\p{L}\\p{N}._-]+")));
    // Qt takes anything for the name of an interface.
    static const QRegularExpression asNumber(
        QRegularExpression::anchoredPattern(QStringLiteral("[0-9A-Fa-f:.]+(%[0-9A-Za-z._-]{1,32})?")));
    const bool isNumber = asNumber.match(host).hasMatch() && !QHostAddress(host).isNull();
    const bool isName = asName.match(host).hasMatch() && host.size() <= kLongestHost;
    if (!isNumber && !isName)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                       "This is not a valid address. Examples: 192.168.0.7 or castle.local.")};
    if (!portGiven) return TableAddress{host, usualPort};
    bool isPort = false;
    const uint number = port.toUInt(&isPort);
    if (!isPort || number == 0 || number > 65535)
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "After the colon, enter the port: a number from 1 to 65535.")};
    return TableAddress{host, static_cast<quint16>(number)};
}

} // namespace elgrande::lan
