// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The real window as one of two parties of a network game, for tests/lan/breaks_test.py, which takes their network
// away.
//
//     network_party STEPS RECORD [ADDRESS CODE]    with an address it joins, else it hosts
//
// STEPS is a socket of the test's. Line by line it is told "table PORT CODE", "asked KIND" and "shown WORDS" (a notice
// over the page). Each "asked" waits for a line, so that the test can do something in the middle of a decision. The
// answers are by chance, but a Veto is taken where there is one, and the Castillo filled, so that disks are set. When
// the game is over and the deck is right, the record is in the file RECORD, and "over" is told. It ends with the
// socket.
#include "app/lan/hosting.h"
#include "app/network/lobby_page.h"
#include "app/network/network_desk.h"
#include "app/network/network_table.h"
#include "app/network/notice_panel.h"
#include "expansions/installed.h"
#include "model/rules/notation.h"
#include "tests/gui/window_stage.h"
#include "views/ceremony/ceremonies.h"
#include "views/scoring/scoring_film.h"

#include <QApplication>
#include <QFile>
#include <QLocalSocket>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace elgrande::gui {

namespace {

constexpr int kLook = 10; // milliseconds between two looks at the window

class Party : private WindowStage {
  public:
    Party(const QString& steps, const QString& record)
        : record_(record) {
        test_.connectToServer(steps);
        if (!test_.waitForConnected()) qFatal("Nobody listens at %s.", qPrintable(steps));
        QObject::connect(&test_, &QLocalSocket::disconnected, qApp,
                         [this] { QCoreApplication::exit(isOver_ ? 0 : 1); });
        QObject::connect(&test_, &QLocalSocket::readyRead, qApp, [this] { mayAnswer_ = !test_.readAll().isEmpty(); });
        QObject::connect(&look_, &QTimer::timeout, qApp, [this] { look(); });
    }

    void host() {
        openAs("Ana");
        Setup setup;
        setup.players = 2;
        desk().host(setup, {{"Ana", {}, false}, {{}, {}, true}}, true);
        if (desk().hosting() == nullptr) qFatal("There is no table.");
        tell("table", QStringLiteral("%1 %2").arg(desk().hosting()->port()).arg(desk().hosting()->code().text()));
    }
    void join(const QString& address, const QString& code) {
        openAs("Bea");
        desk().joinAt({*lan::readAddress(address, Settings::kNetworkPort), *lan::JoinCode::read(code)});
    }
    void shut() {
        desk().session().drop();
        close();
    }

  private:
    NetworkDesk& desk() { return window_->network(); }
    lan::GuestTable* guest() { return desk().table().guest(); }

    void openAs(const QString& name) {
        prepare();
        settings_->playerName.set(name);
        open();
        look_.start(kLook);
        NoticePanel& notices = desk().table().notices();
        QObject::connect(&notices, &NoticePanel::changed, qApp, [this, &notices] { tell("shown", notices.words()); });
    }
    void tell(const QString& what, QString words) {
        test_.write((what + u' ' + words.replace(u'\n', u' ') + u'\n').toUtf8());
        test_.flush();
    }

    void look() {
        if (!model().hasGame()) return begin();
        if (page().film().waits()) page().film().skip();
        page().ceremonies().closeNotice();
        if (model().observation().over) return end();
        if (model().curtainFor() != Seat::None) return model().liftCurtain();
        if (model().wasteful()) return model().insist();
        if (guest() == nullptr || guest()->isWaiting() || !model().decision()) return;
        if (!std::exchange(isAsked_, true)) tell("asked", QString::fromStdString(model().decision()->kind));
        if (std::exchange(mayAnswer_, false)) answer();
    }

    void begin() {
        LobbyPage& page = desk().session().lobby().page();
        if (!page.isVisible()) return;
        if (desk().isHost()) {
            for (auto* each : page.findChildren<QPushButton*>())
                if (page.content().whyNotYet.isEmpty() && each->text() == "St&art game") return each->click();
        } else {
            const auto& seats = page.content().seats;
            const bool sits = std::any_of(seats.begin(), seats.end(), [](const auto& each) { return each.own; });
            if (sits && !std::exchange(isReady_, true)) emit page.readyWanted(true);
        }
    }

    void answer() {
        const auto question = guest()->question();
        const auto& legal = model().decision()->legal;
        if (!question || legal.empty()) return;
        Action chosen = legal[random_.bounded(static_cast<quint32>(legal.size()))];
        for (Action each : legal)
            for (const char* wanted : {"action veto", "place", "caballero castillo"})
                if (toText(*question->rules, each) == wanted) chosen = each;
        isAsked_ = false;
        model().choose(chosen);
    }

    void end() {
        if (isOver_ || desk().table().recordText().isEmpty()) return;
        isOver_ = true;
        QFile file(record_);
        if (!file.open(QIODevice::WriteOnly)) qFatal("There is no room for the record.");
        file.write(desk().table().recordText().toUtf8());
        file.close();
        tell("over", {});
    }

    QString record_;
    QLocalSocket test_;
    QTimer look_;
    QRandomGenerator random_{11};
    bool isReady_ = false;
    bool isAsked_ = false;
    bool mayAnswer_ = false;
    bool isOver_ = false;
};

int run(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 3 && words.size() != 5) {
        std::fprintf(stderr, "usage: network_party STEPS RECORD [ADDRESS CODE]\n");
        return 2;
    }
    installExpansionViews();
    Party party(words[1], words[2]);
    if (words.size() == 5)
        party.join(words[3], words[4]);
    else
        party.host();
    const int status = QApplication::exec();
    party.shut();
    return status;
}

} // namespace

} // namespace elgrande::gui

int main(int argc, char** argv) { return elgrande::gui::run(argc, argv); }
