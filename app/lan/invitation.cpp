// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/invitation.h"

#include "app/lan/beacon_message.h"

#include <QRegularExpression>

namespace elgrande::lan {
namespace {

constexpr qsizetype kLongestLink = 320;     // a name in the net and what is around it
constexpr qsizetype kLongestMessage = 4000; // with words of people

const QString kTypedCode = QStringLiteral("[0-9A-Za-z]{3}[-–]?[0-9A-Za-z]{3}");

std::optional<TableAddress> addressFrom(const QString& written) {
    const auto read = readAddress(written, kBeaconPort);
    return read ? std::optional(*read) : std::nullopt;
}

} // namespace

QString linkTo(const TableAddress& address, const JoinCode& code) {
    return QStringLiteral("%1://join/%2/%3")
        .arg(kLinkScheme, address.text().replace(u'%', QStringLiteral("%25")), code.text());
}

std::optional<Invitation> readLink(const QString& link) {
    static const QRegularExpression form(
        QStringLiteral("^%1://join/([0-9A-Za-z._:\\[\\]%-]+)(?:/(%2))?/?$").arg(kLinkScheme, kTypedCode),
        QRegularExpression::CaseInsensitiveOption);
    if (link.size() > kLongestLink) return {};
    const auto parts = form.match(link);
    if (!parts.hasMatch()) return {};
    Invitation read;
    read.address = addressFrom(parts.captured(1).replace(QStringLiteral("%25"), QStringLiteral("%")));
    if (!read.address) return {};
    if (parts.capturedLength(2) == 0) return read;
    const auto code = JoinCode::read(parts.captured(2));
    if (!code) return {};
    read.code = *code;
    return read;
}

std::optional<Invitation> invitationIn(const QString& message) {
    static const QRegularExpression link(QStringLiteral("\\b%1://\\S+").arg(kLinkScheme),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression grouped(
        QStringLiteral("(?<![0-9A-Za-z-])%1(?![0-9A-Za-z-])")
            .arg(QString(kTypedCode).replace(QStringLiteral("]?"), QStringLiteral("]"))));
    static const QRegularExpression numbers(
        QStringLiteral("(?<![0-9.])[0-9]{1,3}(?:\\.[0-9]{1,3}){3}(?::[0-9]{1,5})?(?![0-9.]*[0-9])"));
    const QString text = message.left(kLongestMessage);
    if (const auto found = link.match(text); found.hasMatch())
        if (auto read = readLink(found.captured())) return read;
    Invitation read;
    for (auto each = grouped.globalMatch(text); each.hasNext() && !read.code;)
        if (const auto code = JoinCode::read(each.next().captured())) read.code = *code;
    if (!read.code) return {};
    if (const auto found = numbers.match(text); found.hasMatch()) read.address = addressFrom(found.captured());
    return read;
}

} // namespace elgrande::lan
