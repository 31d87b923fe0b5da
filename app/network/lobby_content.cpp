// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/lobby_content.h"

#include "app/lan/beacon_message.h"
#include "app/lan/hosting.h"
#include "app/lan/invitation.h"
#include "app/lan/own_addresses.h"
#include "app/names/agent_names.h"
#include "app/names/seat_options.h"
#include "app/names/set_names.h"
#include "model/record/record.h"
#include "views/texts/error_text.h"
#include "views/texts/texts.h"

#include <QCoreApplication>

namespace elgrande {
namespace {

// The context for lupdate.
struct SayLobby {
    Q_DECLARE_TR_FUNCTIONS(elgrande::LobbyPage)
};

constexpr int kMostAddresses = 4; // the most likely ones

QString gameLine(const Setup& setup, bool aids) {
    QStringList parts{texts::editionName(QString::fromStdString(setup.edition))};
    parts << setNames(setup.expansions);
    parts << SayLobby::tr("%n rounds", nullptr, setup.rounds);
    for (const OptionFacts& option : optionsOf(setup))
        if (!option.idle && option.chosen != option.editionDefault)
            parts << SayLobby::tr("%1: %2", "ruling, what is chosen")
                         .arg(texts::optionTitle(option),
                              texts::optionValue(option, QString::fromStdString(option.chosen)));
    if (!aids) parts << SayLobby::tr("without assistance, as at a real table");
    return parts.join(QStringLiteral(" · "));
}

// For a message to others. What this program makes of it stands in its last line.
QString invitationText(const QStringList& addresses, const lan::JoinCode& code) {
    QStringList lines{SayLobby::tr("Let's play El Grande! Open “Network game” and paste this message there."),
                      SayLobby::tr("Join code: %1").arg(code.text())};
    if (!addresses.isEmpty()) {
        lines << SayLobby::tr("Address: %1").arg(addresses.join(QStringLiteral(", ")));
        lines << lan::linkTo(*lan::readAddress(addresses.front(), lan::kBeaconPort), code);
    }
    return lines.join(u'\n');
}

// As it concerns the host, a guest with a seat or a spectator, and what to do about it.
QString whyNotYet(const lan::Lobby& lobby, const LobbyContent& content) {
    const int open = lobby.openSeats();
    const bool watches = !content.hosts && !content.anyOwn;
    if (watches && open > 0)
        return SayLobby::tr("You are a spectator. %n seat(s) are free: to play, take one.", nullptr, open);
    if (watches && lobby.fault() != lan::LobbyFault::None)
        return SayLobby::tr("You are a spectator: all seats are taken. To play, wait until one is free.");
    if (content.hosts && open > 0)
        return SayLobby::tr("%n seat(s) are still free: wait for players, or choose computer players.", nullptr, open);
    if (!content.hosts && !watches && !content.ready) return SayLobby::tr("Press “Ready” when you are ready to play.");
    if (open > 0) return SayLobby::tr("%n seat(s) are still free: waiting for players.", nullptr, open);
    return texts::errorText(lan::errorOf(lobby.fault()));
}

} // namespace

LobbyContent lobbyContent(const lan::Lobby& lobby, const lan::Hosting* hosting) {
    LobbyContent content;
    content.title = lobby.title;
    std::vector<std::string> colours;
    if (const auto record = recordFromText(lobby.record.toStdString())) {
        content.game = gameLine(record->setup, lobby.aids);
        colours = coloursOf(record->setup);
    }
    content.hosts = hosting != nullptr;
    content.anyOwn = !lobby.yours.empty();
    content.ready = content.anyOwn;
    for (std::size_t i = 0; i < lobby.seats.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        LobbyPlace place{lobby.seats[i], i < colours.size() ? colours[i] : std::string()};
        place.seat.name = shownName(place.seat.name, QString::fromStdString(place.seat.agent));
        place.own = lobby.yours.contains(seat);
        place.mayTake = lobby.isOpen(seat) && !lobby.begun;
        place.hosts = content.hosts;
        for (std::size_t other = 0; place.own && other < colours.size() && other < lobby.seats.size(); ++other)
            if (other != i && lobby.seats[other].chosen) place.taken[colours[other]] = lobby.seats[other].name;
        if (place.own && !place.seat.ready) content.ready = false;
        content.seats.push_back(std::move(place));
    }
    content.spectators = lobby.watching;
    content.spectators.removeAll(QString()); // who has just connected, until the name and the seat are known
    content.whyNotYet = whyNotYet(lobby, content);
    if (hosting == nullptr) return content;
    content.code = hosting->code().text();
    content.knocks = hosting->knocks();
    content.removable = lobby.watching;
    for (const QHostAddress& each : lan::ownAddresses().mid(0, kMostAddresses))
        content.addresses << lan::TableAddress{each.toString(), hosting->port()}.text();
    content.isListed = hosting->isFound();
    content.invitation = invitationText(content.addresses, hosting->code());
    return content;
}

} // namespace elgrande
