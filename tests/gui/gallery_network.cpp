// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Play in the network: what is seen before the game is put in front of the page, the game itself is played between a
// host and its guests in this process.
#include "app/names/agent_names.h"
#include "app/network/code_field.h"
#include "app/network/join_page.h"
#include "app/network/lobby_content.h"
#include "app/network/lobby_page.h"
#include "app/network/network_desk.h"
#include "app/network/network_table.h"
#include "app/network/notice_panel.h"
#include "app/network/table_list.h"
#include "app/network/talk_panel.h"
#include "app/network/turn_clock.h"
#include "app/page/game_page.h"
#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/gallery_parts.h"
#include "tests/lan/table_wire.h"
#include "views/texts/error_text.h"

#include <QAction>
#include <QStackedWidget>
#include <QUdpSocket>

#include <algorithm>
#include <array>

namespace elgrande::gui {

namespace {

constexpr const char* kCode = "K7M-X2R"; // of a table that there is not
constexpr std::array kPeople{"Inés", "Tomasillo", "Leonor", "Gaspar"};
constexpr int kMostTries = 20'000; // answers and waits of a whole game

// As the host calls it in its language.
QString tableOf(const GalleryLook& look, const char* name) {
    const QString own = QString::fromUtf8(name);
    if (look.language == QLatin1String("de")) return QStringLiteral("Partie von %1").arg(own);
    return look.language == QLatin1String("en") ? QStringLiteral("%1's game").arg(own) : own;
}

// Nobody answers there.
quint16 silentPort() {
    QUdpSocket socket;
    return socket.bind(QHostAddress::AnyIPv4, 0) ? socket.localPort() : 0;
}

lan::FoundTable found(const QString& name, const QStringList& expansions, int seats, int freeSeats, const char* at) {
    lan::Hello asked;
    asked.expansions = expansions;
    lan::Hello its = lan::answerTo(asked, QStringLiteral("en")); // of the same program
    its.expansions = expansions;
    const lan::TableNotice notice{lan::randomBytes(lan::kTableId), name, its, 4711, seats, freeSeats, freeSeats == 0};
    return {notice, QHostAddress(QLatin1String(at)), lan::now()};
}

QImage tables(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    NetworkDesk& desk = stage.window().network();
    desk.joinPage().setSearch(lan::Way::Loopback, silentPort());
    desk.tables->trigger();
    JoinPage& page = desk.joinPage();
    lan::FoundTable older = found(tableOf(look, "Teodora"), {}, 3, 1, "192.168.0.23");
    older.notice.hello.version = QStringLiteral("0.0.9");
    page.list().setTables({found(tableOf(look, "Inés"), {}, 4, 2, "192.168.0.7"),
                           found(tableOf(look, "Gaspar"), {"intrigue_king"}, 5, 1, "192.168.0.12"),
                           found(tableOf(look, "Leonor"), {"grandissimo"}, 4, 0, "192.168.0.19"), older});
    page.findChild<QStackedWidget*>()->setCurrentIndex(0); // the list
    page.findChild<CodeField*>()->setText(QString::fromLatin1(kCode).left(5));
    return page.isVisible() ? stage.picture() : QImage();
}

// What is played there.
lan::Lobby toldLobby() {
    Record record;
    record.setup.edition = "bigbox";
    record.setup.expansions = {"intrigue_king"};
    record.setup.players = kMaxSeats;
    lan::Lobby told;
    if (const auto rules = RulesBuilder::build(record.setup))
        told.record = QByteArray::fromStdString(toText(**rules, record));
    return told;
}

LobbyContent lobbyOf(const GalleryLook& look) {
    using Holder = lan::LobbySeat::Holder;
    LobbyContent lobby = lobbyContent(toldLobby(), nullptr);
    lobby.title = tableOf(look, "Inés");
    const auto person = [](const char* name, bool ready, bool atHost) {
        return lan::LobbySeat{Holder::Person, QString::fromUtf8(name), {}, ready, false, atHost};
    };
    lobby.seats = {{person("Inés", true, true), "red", true, false, true},
                   {person("Tomasillo", true, false), "blue", false, false, true},
                   {person("Leonor", false, false), "green", false, false, true},
                   {{Holder::Open, {}, {}, false, false, false}, "yellow", false, true, true},
                   {{Holder::Computer, agentName(QStringLiteral("hard")), "hard", true, false, false},
                    "brown",
                    false,
                    false,
                    true}};
    lobby.spectators = {QStringLiteral("Teodora")};
    lobby.code = QString::fromLatin1(kCode);
    lobby.addresses = {QStringLiteral("192.168.0.7:41873")};
    lobby.hosts = lobby.anyOwn = lobby.ready = true;
    lobby.whyNotYet = texts::errorText(lan::errorOf(lan::LobbyFault::SeatOpen));
    return lobby;
}

QImage lobby(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    LobbyPage& page = stage.window().network().session().lobby().page();
    page.setContent(lobbyOf(look));
    page.talk().hear({seatAt(1), 0, {}});
    page.talk().hear({seatAt(2), 3, {}});
    auto* pages = qobject_cast<QStackedWidget*>(page.parentWidget());
    if (pages == nullptr) return {};
    pages->setCurrentWidget(&page);
    return stage.picture();
}

// A game of four people: the first sits at the window, the others are guests in this process.
class NetworkGame {
  public:
    explicit NetworkGame(const GalleryLook& look)
        : stage(look, kWindow) {
        Setup setup;
        setup.players = static_cast<int>(kPeople.size());
        auto seats = lan_tests::people(setup.players);
        for (std::size_t i = 0; i < seats.size(); ++i) seats[i].name = QString::fromUtf8(kPeople[i]);
        begun_ = static_cast<bool>(wire.begin(setup, seats));
        for (int i = 0; i < setup.players; ++i) wire.addPlayer(SeatSet::of(seatAt(i)));
        stage.window().currentTable().goTo(table());
        lan_tests::Player& here = *wire.players.front();
        here.table = std::make_unique<lan::GuestTable>(model(), here.secret);
        wire.listenTo(here);
        table().begin(*here.table);
        for (auto& each : wire.players) wire.connectPlayer(*each);
        deliver();
    }
    ~NetworkGame() {
        table().end();
        wire.players.front()->table.reset(); // feeds the window's model
        stage.window().currentTable().comeBack();
        model().endGame();
    }
    NetworkGame(const NetworkGame&) = delete;
    NetworkGame& operator=(const NetworkGame&) = delete;

    GameModel& model() { return stage.window().model(); }
    NetworkTable& table() { return stage.window().network().table(); }
    lan_tests::Player& guest(int seat) { return *wire.players[static_cast<std::size_t>(seat)]; }
    void deliver() {
        wire.deliver();
        QCoreApplication::processEvents();
        wire.deliver();
    }
    // All of them play like the greedy computer player, until it is so.
    bool playUntil(const std::function<bool()>& done) {
        for (int i = 0; begun_ && i < kMostTries && !wire.host->isOver(); ++i) {
            deliver();
            if (done()) return true;
            for (auto& each : wire.players) answer(*each);
        }
        return false;
    }

    GalleryStage stage;
    lan_tests::Wire wire{7};

  private:
    void answer(lan_tests::Player& player) {
        GameModel& asked = &player == wire.players.front().get() ? model() : *player.model;
        if (player.connection < 0 || player.table->isWaiting() || !asked.decision()) return;
        const auto question = player.table->question();
        if (!question) return;
        ActionList legal;
        for (Action each : asked.decision()->legal) legal.push(each);
        const bool thinks = legal.size() > 1;
        player.table->play({thinks ? greedy_->think(*question->rules, question->known, legal, {}).action : legal[0]});
    }

    std::unique_ptr<Agent> greedy_ = makeAgent("greedy");
    bool begun_ = false;
};

// Gaspar's connection is lost in the fifth round, and Leonor wants somebody to stand in.
bool openAway(NetworkGame& game) {
    const bool came = game.playUntil([&game] {
        const auto& decision = game.model().decision();
        return game.model().observation().round >= 5 && decision && decision->seat == seatAt(0) &&
               decision->legal.front().kind == ActionKind::Place;
    });
    if (!came) return false;
    game.stage.window().page().showPanel(game.table().talk());
    game.guest(1).table->chatPhrase(seatAt(1), 1);
    game.deliver();
    game.wire.host->setVoteAfter(0);
    game.wire.disconnectPlayer(game.guest(3));
    game.deliver();
    game.guest(2).table->proposeStandIn(seatAt(2), seatAt(3));
    game.deliver();
    return game.table().notices().hasSomething();
}

QImage away(const GalleryLook& look) {
    NetworkGame game(look);
    return openAway(game) ? game.stage.picture() : QImage();
}

// All have agreed; Gaspar is back at his seat before long.
QImage back(const GalleryLook& look) {
    NetworkGame game(look);
    if (!openAway(game)) return {};
    for (int seat : {0, 1}) {
        game.guest(seat).table->vote(seatAt(seat), true);
        game.deliver();
    }
    if (game.model().presenceOf(seatAt(3)) != GameModel::Presence::StandIn) return {};
    game.wire.connectPlayer(game.guest(3));
    game.deliver();
    game.guest(3).table->chatPhrase(seatAt(3), 2);
    game.deliver();
    return game.table().notices().hasSomething() ? QImage() : game.stage.picture();
}

// Nobody has a table; a code is looked for; the host does not answer.
QImage noTables(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    NetworkDesk& desk = stage.window().network();
    desk.joinPage().setSearch(lan::Way::Loopback, silentPort());
    desk.tables->trigger();
    JoinPage& page = desk.joinPage();
    stage.picture();
    page.findChild<CodeField*>()->setText(QString::fromLatin1(kCode).left(4) + u'?');
    page.setJoining(true);
    stage.picture();
    page.showNumber(QStringLiteral("4711"));
    stage.picture();
    page.setJoining(false);
    page.say(texts::errorText(lan::errorOf(lan::LobbyFault::Begun)));
    return stage.picture();
}

// As the host sees it while somebody asks to join, then as a guest: before and after that it is ready.
QImage visitedLobby(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    LobbyPage& page = stage.window().network().session().lobby().page();
    auto* pages = qobject_cast<QStackedWidget*>(page.parentWidget());
    if (pages == nullptr) return {};
    pages->setCurrentWidget(&page);
    LobbyContent lobby = lobbyOf(look);
    lobby.knocks = {{1, QString::fromUtf8(kPeople[3]), QStringLiteral("4711")}};
    page.setContent(lobby);
    stage.picture();
    lobby.knocks.clear();
    lobby.hosts = false;
    lobby.code.clear();
    lobby.addresses.clear();
    for (const bool ready : {false, true}) {
        lobby.ready = ready;
        lobby.seats[1].seat.away = ready;
        page.setContent(lobby);
        stage.picture();
    }
    return stage.picture();
}

// The own connection is gone, at first for a while and then for good.
QImage broken(const GalleryLook& look) {
    NetworkGame game(look);
    if (!game.playUntil([&game] { return game.model().observation().round >= 2; })) return {};
    game.table().clock().setMinutes(2);
    game.table().setBroken(texts::errorText(lan::errorOf(lan::LobbyFault::SomebodyAway)), 5000);
    game.stage.picture();
    game.table().setEnded(texts::errorText(lan::errorOf(lan::LobbyFault::SomebodyAway)), true);
    return game.stage.picture();
}

} // namespace

GalleryPictures furtherNetwork() {
    return {{QStringLiteral("network-none"), noTables},
            {QStringLiteral("network-visit"), visitedLobby},
            {QStringLiteral("network-broken"), broken}};
}

GalleryPictures networkPictures() {
    return {{QStringLiteral("network-tables"), tables},
            {QStringLiteral("network-lobby"), lobby},
            {QStringLiteral("network-away"), away},
            {QStringLiteral("network-back"), back}};
}

} // namespace elgrande::gui
