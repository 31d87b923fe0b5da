// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/network_sides.h"

#include "app/lan/hosting.h"
#include "app/network/code_field.h"
#include "app/network/lobby_page.h"
#include "app/network/network_table.h"
#include "app/network/notice_panel.h"
#include "app/network/table_list.h"
#include "expansions/installed.h"
#include "model/rules/setup.h"
#include "views/prompt/question.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QUdpSocket>

#include <algorithm>

namespace elgrande::gui {

namespace {

// Of everything that the programs of this test keep.
QString dataFolder() {
    static const QTemporaryDir folder;
    return folder.path();
}

quint16 freePort() {
    QUdpSocket socket;
    return socket.bind(QHostAddress::AnyIPv4, 0) ? socket.localPort() : 0;
}

} // namespace

void Side::open(const QString& player, quint16 beaconPort) {
    prepare();
    settings_->playerName.set(player);
    WindowStage::open();
    lan::HostingDoor door;
    door.address = QHostAddress::LocalHost;
    door.beaconPort = beaconPort;
    desk().session().setDoor(door);
    desk().joinPage().setSearch(lan::Way::Loopback, beaconPort);
}

void Side::answer(QRandomGenerator& random) {
    if (model().curtainFor() != Seat::None) return model().liftCurtain();
    const auto& decision = model().decision();
    if (!decision || !desk().table().guest() || desk().table().guest()->isWaiting()) return;
    const auto& legal = decision->legal;
    Action answer = legal[random.bounded(static_cast<quint32>(legal.size()))];
    for (const Action wanted : {act(ActionKind::Place), act(ActionKind::Caballero, Area::Castillo)})
        if (std::find(legal.begin(), legal.end(), wanted) != legal.end()) answer = wanted;
    model().choose(answer);
    model().insist();
}

Setup NetworkSides::shortGame() {
    Setup setup;
    setup.rounds = 6;
    setup.players = 3;
    setup.colours = {"red", "blue", "green"};
    return setup;
}

std::vector<SeatChoice> NetworkSides::seats() {
    return {{"Ana", {}, false}, {{}, {}, true}, {"Comp", "random", false}};
}

void NetworkSides::prepareData() {
    QStandardPaths::setTestModeEnabled(true);
    qputenv("ELGRANDE_DATA", dataFolder().toUtf8());
    installExpansionViews();
}

// The port is free when it is looked for; another program may have it by the time the table wants it.
void NetworkSides::openSides() {
    for (int attempt = 0; attempt < 5; ++attempt) {
        if (attempt > 0) shutSides();
        const quint16 port = freePort();
        host_ = std::make_unique<Side>();
        guest_ = std::make_unique<Side>();
        host_->open("Ana", port);
        guest_->open("Bea", port);
        host_->desk().host(shortGame(), seats(), true);
        if (host_->desk().hosting() != nullptr && host_->desk().hosting()->isFound()) break;
    }
    QVERIFY(host_->desk().hosting()->isFound());
    QTRY_VERIFY(host_->lobby().isVisible());
}

void NetworkSides::shutSides() {
    guest_->desk().session().drop();
    host_->desk().session().drop();
    guest_->shut();
    host_->shut();
    guest_.reset();
    host_.reset();
    QDir(dataFolder() + "/tables").removeRecursively();
    QDir(dataFolder() + "/seats").removeRecursively();
}

void NetworkSides::joinAsBea() {
    guest_->desk().tables->trigger();
    JoinPage& page = guest_->desk().joinPage();
    QVERIFY(page.isVisible());
    QTRY_COMPARE(page.list().count(), 1);
    QCOMPARE(page.list().chosen()->notice.name, QStringLiteral("Ana's game"));
    QVERIFY2(page.list().differences().isEmpty(), qPrintable(page.list().differences()));
    auto* code = page.findChild<CodeField*>();
    code->setText(host_->desk().hosting()->code().text());
    QTest::keyClick(code, Qt::Key_Return);
    QTRY_VERIFY(guest_->lobby().isVisible());
}

void NetworkSides::beginTogether() {
    LobbyPage& lobby = guest_->lobby();
    QTRY_VERIFY(lobby.content().seats[1].own); // the free seat is taken at once
    QVERIFY(!host_->lobby().content().whyNotYet.isEmpty());
    emit lobby.readyWanted(true);
    QTRY_VERIFY(host_->lobby().content().whyNotYet.isEmpty());
    for (auto* each : host_->lobby().findChildren<QPushButton*>())
        if (each->text() == "St&art game") QTest::mouseClick(each, Qt::LeftButton);
    QTRY_VERIFY(host_->model().hasGame());
    QTRY_VERIFY(guest_->model().hasGame());
    QTRY_VERIFY(guest_->page().isVisible());
    QTRY_VERIFY(host_->page().isVisible());
}

bool NetworkSides::playUntil(const std::function<bool()>& done) {
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < 60000) {
        if (done()) return true;
        host_->answer(random_);
        guest_->answer(random_);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    // Where the table stands still, for whoever reads of it later.
    for (Side* side : {host_.get(), guest_.get()}) {
        const GameModel& model = side->model();
        const auto& guest = side->desk().table().guest();
        qWarning("%s: %zu events, asked %d of %zu, question %d, curtain %d, waits %d, notices \"%s\"",
                 side == host_.get() ? "host" : "guest", model.history().size(),
                 model.decision() ? static_cast<int>(model.decision()->seat) : -1,
                 model.decision() ? model.decision()->legal.size() : 0,
                 model.wasteful() ? static_cast<int>(model.wasteful()->why) : -1, static_cast<int>(model.curtainFor()),
                 guest && guest->isWaiting() ? 1 : 0, qPrintable(side->desk().table().notices().words()));
    }
    return false;
}

bool NetworkSides::playToTheEnd() {
    return playUntil([this] { return host_->model().observation().over && guest_->model().observation().over; });
}

void NetworkSides::answerQuestion(const QString& button) {
    QTimer::singleShot(50, qApp, [button] {
        for (QWidget* each : QApplication::topLevelWidgets()) {
            auto* question = qobject_cast<Question*>(each);
            if (question == nullptr || !question->isVisible()) continue;
            for (auto* option : question->findChildren<QPushButton*>())
                if (QString(option->text()).remove(u'&') == button) return option->click();
            question->reject();
        }
    });
}

} // namespace elgrande::gui
