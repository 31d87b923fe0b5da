// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/network_desk.h"

#include "app/network/kept_tables.h"
#include "app/network/network_table.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "model/game_model/game_model.h"
#include "views/prompt/question.h"
#include "views/toolkit/translated.h"

#include <QAction>
#include <QInputDialog>
#include <QPushButton>

#include <utility>

namespace elgrande {

NetworkDesk::NetworkDesk(const Workplace& at)
    : Desk(at.window)
    , tables(add("network.tables", QT_TR_NOOP("Net&work game…"), Qt::CTRL | Qt::Key_J))
    , comeBack(add("network.comeBack", QT_TR_NOOP("Re&join game")))
    , resume(add("network.resume", QT_TR_NOOP("Resume hosted &game…")))
    , invite(add("network.invite", QT_TR_NOOP("Join cod&e and addresses")))
    , codeShown(new QAction(this))
    , moveSeat(add("network.moveSeat", QT_TR_NOOP("&Move a player to another computer…")))
    , leave(add("network.leave", QT_TR_NOOP("Lea&ve game…")))
    , askBack(add("network.askBack", QT_TR_NOOP("As&k to undo"), Qt::CTRL | Qt::ALT | Qt::Key_Z))
    , point(add("network.point", QT_TR_NOOP("&Point this out to everyone"), Qt::CTRL | Qt::Key_Space))
    , model_(at.model)
    , settings_(at.settings)
    , language_(at.language)
    , theme_(at.theme)
    , mayGiveUpGame_(at.mayGiveUpGame)
    , session_(new NetworkSession(at, this)) {
    words().tip(tables, QT_TR_NOOP("Network game"));
    words().tip(resume, QT_TR_NOOP("Resume a hosted game"));
    connect(tables, &QAction::triggered, this, [this] {
        if (mayGiveUpGame_()) show(&joinPage());
    });
    connect(comeBack, &QAction::triggered, this, [this] {
        const auto visit = lastVisit();
        if (!visit || !mayGiveUpGame_()) return;
        show(&joinPage());
        join(visit->wish);
    });
    connect(resume, &QAction::triggered, this, &NetworkDesk::resumeKept);
    for (const QAction* each : {invite, codeShown})
        connect(each, &QAction::triggered, &session_->lobby(), &TableLobby::showInvitation);
    connect(moveSeat, &QAction::triggered, this, &NetworkDesk::moveSeatOfSomebody);
    connect(leave, &QAction::triggered, this, &NetworkDesk::mayLeave);
    connect(askBack, &QAction::triggered, &table(), &NetworkTable::askBack);
    connect(point, &QAction::triggered, &table(), &NetworkTable::pointByKey);
    table().setTurnMinutes(settings_.turnMinutes());
    connectSession();
    // A local game that begins while the player only looks at the list.
    connect(&model_, &GameModel::gameStarted, this, [this] {
        if (session_->isSeen()) return;
        page_ = nullptr;
        if (isAtTable()) session_->giveUp(); // still connecting
    });
}

NetworkDesk::~NetworkDesk() { session_->drop(); }

void NetworkDesk::connectSession() {
    connect(session_, &NetworkSession::lobbyShown, this, [this](QWidget* page) {
        if (page_ == page) return;
        if (join_ != nullptr) join_->setJoining(false);
        show(page);
    });
    connect(session_, &NetworkSession::begun, this, [this] {
        if (join_ != nullptr) join_->setJoining(false);
        page_ = nullptr; // the game has its own page
        emit attentionWanted();
    });
    connect(session_, &NetworkSession::left, this, [this] {
        if (join_ != nullptr) join_->setJoining(false);
    });
    connect(session_, &NetworkSession::ended, this, [this](const QString& why) {
        show(&joinPage());
        joinPage().say(why);
    });
    connect(session_, &NetworkSession::asking, this, [this](const QString& number) {
        if (join_ != nullptr) join_->showNumber(number);
    });
    connect(session_, &NetworkSession::knocked, this, &NetworkDesk::attentionWanted);
    connect(session_, &NetworkSession::recordShown, this, &NetworkDesk::recordShown);
    connect(&table(), &NetworkTable::leaveWanted, this, &NetworkDesk::mayLeave);
    connect(&table(), &NetworkTable::helpWanted, this, &NetworkDesk::helpWanted);
    connect(&table(), &NetworkTable::removeSpectatorWanted, this, &NetworkDesk::askToRemove);
    connect(&table(), &NetworkTable::ranOutOfTime, this, [this](Seat seat) {
        if (model_.isPerson(seat)) emit attentionWanted();
    });
    const TableLobby* const lobby = &session_->lobby();
    connect(lobby, &TableLobby::pageMade, this, &NetworkDesk::pageMade);
    connect(lobby, &TableLobby::leaveWanted, this, &NetworkDesk::mayLeave);
    connect(lobby, &TableLobby::invitationChanged, this, &NetworkDesk::refresh);
    connect(lobby, &TableLobby::beginRefused, this,
            [this](const Error& why) { complain(tr("The game cannot be started."), why); });
}

SeatSet NetworkDesk::peopleElsewhere() const { return table().peopleElsewhere(); }
void NetworkDesk::setTurnMinutes(int minutes) { table().setTurnMinutes(minutes); }
void NetworkDesk::setMayKnock(bool may) { session_->setMayKnock(may); }

JoinPage& NetworkDesk::joinPage() {
    if (join_ != nullptr) return *join_;
    const QString language = language_.current();
    join_ = new JoinPage([language](const lan::Hello& host) { return lan::answerTo(host, language); }, settings_,
                         theme_, window());
    connect(join_, &JoinPage::joinWanted, this, &NetworkDesk::join);
    connect(join_, &JoinPage::hostWanted, this, &NetworkDesk::hostWanted);
    connect(join_, &JoinPage::cancelled, this, [this] {
        if (isAtTable()) session_->giveUp();
    });
    connect(join_, &JoinPage::left, this, [this] {
        if (isAtTable()) session_->giveUp();
        show(nullptr);
    });
    emit pageMade(join_);
    return *join_;
}

void NetworkDesk::show(QWidget* page) {
    page_ = page;
    emit pageWanted();
}

void NetworkDesk::join(const JoinWish& wish) {
    if (isAtTable()) return;
    joinPage().setJoining(true);
    session_->join(wish, joinPage().searchWays(), joinPage().searchPort());
}

void NetworkDesk::tellHosting(const Result<void>& hosted) const {
    if (!hosted) complain(tr("The game cannot be hosted."), hosted.fault());
}

void NetworkDesk::host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    tellHosting(session_->host(setup, seats, aids));
}

void NetworkDesk::resumeKept() {
    const QStringList folders = keptTableFolders();
    if (folders.isEmpty() || !mayGiveUpGame_()) return;
    if (const auto folder = askForKeptTable(folders, window())) tellHosting(session_->resume(*folder));
}

void NetworkDesk::joinAt(const lan::Invitation& place) {
    if (!mayGiveUpGame_()) return;
    show(&joinPage());
    joinPage().fill(place);
    if (joinPage().wish()) joinPage().join();
}

void NetworkDesk::openLink(const QString& link) {
    const auto invitation = lan::readLink(link);
    if (!mayGiveUpGame_()) return;
    show(&joinPage());
    if (invitation) return joinPage().fill(*invitation);
    joinPage().say(tr("The link that was opened is not an invitation to a game."));
}

bool NetworkDesk::mayLeave() {
    if (!isAtTable()) return true;
    const bool leaves = isHost() ? mayClose() : mayLeaveSeat();
    if (leaves) show(nullptr);
    return leaves;
}

bool NetworkDesk::mayLeaveSeat() {
    if (session_->keepsSeat()) { // otherwise leaving loses nothing
        Question question(Question::Kind::Ask, tr("Leave the game?"),
                          tr("The game continues without you. Your seat is kept: you can rejoin without a join code."),
                          window());
        const QPushButton* go = question.add(tr("&Leave game"), Question::Answer::Accept);
        question.addCancel();
        if (question.ask() != go) return false;
    }
    session_->leave();
    return true;
}

// The host's: the question says what happens to the others.
bool NetworkDesk::mayClose() {
    bool keeps = table().running();
    if (!session_->isOver()) {
        Question question(
            Question::Kind::Ask, tr("Stop hosting?"),
            keeps ? tr("The game cannot continue without its host. It is saved: when you resume it, the join code "
                       "stays the same and all players return to their seats.")
                  : tr("All players in the lobby will be disconnected."),
            window());
        const QPushButton* close =
            question.add(keeps ? tr("&Save and stop hosting") : tr("&Close lobby"), Question::Answer::Accept);
        const QPushButton* end = keeps ? question.add(tr("End it for &good"), Question::Answer::Other) : nullptr;
        QPushButton* cancel = question.addCancel();
        if (!keeps) question.setDefault(cancel); // nobody is sent away by Enter alone
        const QPushButton* answer = question.ask();
        if (answer == nullptr || (answer != close && answer != end)) return false;
        keeps = keeps && answer == close;
    }
    session_->close(keeps);
    return true;
}

// Whoever is away comes first.
void NetworkDesk::moveSeatOfSomebody() {
    QStringList names;
    int away = 0;
    for (Seat each : peopleElsewhere()) {
        const lan::LobbySeat& seat = hosting()->lobby().seats[index(each)];
        if (seat.away) away = static_cast<int>(names.size());
        names << seat.name;
    }
    if (names.isEmpty()) return;
    QString name = names.front();
    bool wanted = true;
    if (names.size() > 1)
        name = QInputDialog::getItem(window(), tr("Move a player"), tr("Who is to play on at another computer?"), names,
                                     away, false, &wanted);
    if (!wanted || !isHost()) return;
    for (Seat each : peopleElsewhere())
        if (hosting()->lobby().seats[index(each)].name == name) hosting()->handOver(each);
    session_->lobby().showInvitation();
}

void NetworkDesk::askToRemove(const QString& spectator) {
    Question question(Question::Kind::Ask,
                      spectator.isEmpty() ? tr("Remove this spectator?")
                                          : tr("Remove the spectator %1?").arg(spectator),
                      tr("The join code changes, so that the spectator cannot come back with it. If you also block the "
                         "computer, it cannot ask to join either."),
                      window());
    const QPushButton* remove = question.add(tr("&Remove"), Question::Answer::Accept);
    const QPushButton* block = question.add(tr("Remove and &block computer"), Question::Answer::Other);
    question.addCancel();
    const QPushButton* answer = question.ask();
    if (!isHost() || (answer != remove && answer != block)) return;
    hosting()->removeSpectator(spectator, answer == block);
    table().note(tr("The join code is now %1.").arg(hosting()->code().text()));
}

void NetworkDesk::lookAtFiles() {
    kept_ = keptTableFolders();
    const auto visit = lastVisit();
    lastTitle_ = visit ? std::optional(visit->title) : std::nullopt;
}

void NetworkDesk::refresh() {
    leave->setEnabled(isAtTable());
    if (!model_.hasGame()) lookAtFiles(); // not after every move
    comeBack->setEnabled(!isAtTable() && lastTitle_.has_value());
    resume->setEnabled(!isAtTable() && !kept_.isEmpty());
    invite->setEnabled(isHost());
    moveSeat->setEnabled(isHost() && table().running() && !peopleElsewhere().empty());
    moveSeat->setStatusTip(moveSeat->isEnabled() ? QString()
                                                 : tr("Only the host of a running network game can do this."));
    codeShown->setText(session_->lobby().invitationLine());
    codeShown->setVisible(!codeShown->text().isEmpty());
    invite->setStatusTip(isHost() ? QString() : tr("Only the host of a network game has them."));
    askBack->setEnabled(table().mayAskBack());
    point->setEnabled(table().running());
    const QString why = isAtTable() ? QString() : tr("Only available in network games.");
    for (QAction* action : {leave, askBack, point}) action->setStatusTip(why);
}

QString NetworkDesk::line(const QAction* action) const {
    if (action == tables) return tr("Join or host a game on your local network");
    if (action == comeBack) return lastTitle_ ? tr("%1, where your seat is kept").arg(*lastTitle_) : QString();
    if (action == resume) {
        return kept_.isEmpty()
                   ? QString()
                   : tr("%1: same join code, everyone returns to their seat").arg(titleOfTable(kept_.front()));
    }
    return {};
}

} // namespace elgrande

#include "moc_network_desk.cpp"
