// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/new_game_desk.h"

#include "app/bots/bot_agent.h"
#include "app/bots/programs.h"
#include "app/card_data/card_dialog.h"
#include "app/names/game_code.h"
#include "app/new_game/new_game_defaults.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/presets.h"
#include "app/new_game/seats_editor.h"
#include "app/settings/settings.h"
#include "app/table/screen.h"
#include "model/agents/agent_catalogue.h"
#include "model/game_model/plain_text.h"
#include "model/position/record_start.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "views/prompt/question.h"
#include "views/texts/error_text.h"
#include "views/toolkit/translated.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>

namespace elgrande {
namespace {

bool isOver(const Record& record) {
    const auto origin = startOf(record);
    const auto replayed = origin ? replay(*origin->rules, origin->state, record) : Result<Replayed>(origin.fault());
    return replayed && actors(*origin->rules, replayed->state).empty();
}

} // namespace

NewGameDesk::NewGameDesk(const Workplace& at)
    : Desk(at.window)
    , newGame(add("game.new", QT_TR_NOOP("&New…"), QKeySequence::New))
    , again(add("game.again", QT_TR_NOOP("New game &like the last one"), Qt::CTRL | Qt::SHIFT | Qt::Key_N))
    , quick(add("game.quick", QT_TR_NOOP("Quick s&hort game"), Qt::Key_F5))
    , code(add("game.code", QT_TR_NOOP("Set-up co&de…"), Qt::CTRL | Qt::Key_K))
    , cards(add("game.cards", QT_TR_NOOP("&Card corrections…")))
    , table_(at.table)
    , now_(at.now)
    , settings_(at.settings)
    , mayGiveUpGame_(at.mayGiveUpGame) {
    words().tip(newGame, QT_TR_NOOP("New game"));
    connect(newGame, &QAction::triggered, this, [this] { ask(); });
    connect(again, &QAction::triggered, this, &NewGameDesk::beginAgain);
    connect(quick, &QAction::triggered, this, &NewGameDesk::beginQuick);
    connect(code, &QAction::triggered, this, [this] { showCode(now_->recordText()); });
    connect(cards, &QAction::triggered, this, &NewGameDesk::showCorrections);
    table_.setAgentSource([this](const std::string& id) -> std::shared_ptr<Agent> {
        const auto program = programName(QString::fromStdString(id));
        if (!program) return makeAgent(id);
        return std::make_shared<BotAgent>(settings_.programs().value(*program).toString(), BotLimits());
    });
    connect(&table_, &LocalTable::playerFailed, this, &NewGameDesk::tellOfFailure);
}

void NewGameDesk::refresh() {
    again->setEnabled(!settings_.lastTable().isEmpty());
    code->setEnabled(now_.hasRecord());
    code->setStatusTip(now_->whyOnlyPlayed());
}

QString NewGameDesk::line(const QAction* action) const {
    if (action == newGame) return tr("Players, edition, rules, expansions");
    if (action == again) return lastTable();
    if (action == quick) return tr("Six rounds against three computer players, about 20 minutes");
    return {};
}

QString NewGameDesk::lastTable() const {
    QStringList names;
    for (const QVariant& seat : settings_.lastTable().value(QStringLiteral("seats")).toList())
        names << (seat.toStringList().size() > 2 ? tr("network player")
                                                 : plainText(seat.toStringList().value(0), Settings::kLongestName));
    return names.join(QStringLiteral(", "));
}

// The first person of the last table, who most likely sits here again.
QString NewGameDesk::usualPerson() const {
    for (const QVariant& seat : settings_.lastTable().value(QStringLiteral("seats")).toList())
        if (const QStringList parts = seat.toStringList(); parts.size() == 2 && parts[1].isEmpty())
            return plainText(parts[0], Settings::kLongestName);
    return settings_.playerName();
}

void NewGameDesk::setTable(NewGameDialog& dialog, const QVariantMap& table) const {
    dialog.seatsEditor().setVision(settings_.vision());
    dialog.seatsEditor().offerPrograms(settings_);
    dialog.seatsEditor().offerNetwork(offersNetwork_);
    dialog.recall(table);
}

void NewGameDesk::tellOfFailure(Seat seat, const Error& reason) const {
    const auto record = recordFromText(table_.recordText().toStdString());
    if (!record || index(seat) >= record->names.size()) return;
    const QString name = Screen::namesIn(*record).at(static_cast<int>(index(seat)));
    Question box(Question::Kind::Tell, tr("A program has stopped playing"),
                 tr("The program playing for %1 did not respond. A computer player has taken over.").arg(name),
                 window());
    box.setMore(texts::errorText(reason));
    box.addClose();
    box.ask();
}

bool NewGameDesk::begin(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    if (std::any_of(seats.begin(), seats.end(), [](const SeatChoice& seat) { return seat.elsewhere; })) {
        if (std::any_of(seats.begin(), seats.end(),
                        [](const SeatChoice& seat) { return programName(seat.agent).has_value(); })) {
            complain(
                tr("The game cannot be started."),
                Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                        "Programs can play only in games on this computer, not in network games.")});
            return false;
        }
        emit hostWanted(setup, seats, aids);
        return true;
    }
    const Result<void> started = table_.start(setup, seats, aids);
    if (!started) {
        complain(tr("The game cannot be started."), started.fault());
        return false;
    }
    table_.setPace(settings_.pace());
    return true;
}

// As it was left, else the last one, unless new games are to begin otherwise.
QVariantMap NewGameDesk::usualTable() const {
    if (left_) return left_->table;
    const QVariantMap last = settings_.lastTable();
    return last.isEmpty() || !settings_.newGames().isEmpty() ? newGameTable(settings_) : last;
}

void NewGameDesk::ask(const QString& seed) { ask(seed, false); }
void NewGameDesk::askWhatToHost() { ask({}, true); }

void NewGameDesk::ask(const QString& seed, bool toHost) {
    NewGameDialog dialog(window());
    dialog.offerPresets(settings_);
    if (const Result<Corrections> all = CardData(Settings::dataFolder()).read()) dialog.setCorrections(*all);
    setTable(dialog, usualTable());
    if (toHost) dialog.seatsEditor().keepForNetwork();
    dialog.setSeed(seed.isEmpty() && left_ ? left_->seed : seed);
    left_.reset();
    QString lesson;
    connect(&dialog, &NewGameDialog::lessonWanted, &dialog, [this, &dialog, &lesson](const QString& wanted) {
        lesson = wanted;
        left_ = LeftTable{dialog.remembered(), dialog.seed()};
        dialog.reject();
    });
    // Nobody is asked about the running game before another one is to begin; who keeps it comes back to the table.
    do {
        if (dialog.exec() != QDialog::Accepted) {
            if (!lesson.isEmpty()) emit lessonWanted(lesson);
            return;
        }
    } while (!mayGiveUpGame_());
    settings_.lastTable.set(dialog.remembered());
    if (const auto setup = withCorrections(dialog.setup())) begin(*setup, dialog.seats(), dialog.aids());
}

std::optional<Setup> NewGameDesk::withCorrections(Setup setup) const {
    const CardData data(Settings::dataFolder());
    const Result<Corrections> all = data.read();
    if (all) {
        setup.corrections = correctionsFor(setup, *all);
        return setup;
    }
    Question box(Question::Kind::Warn, tr("Card corrections"),
                 tr("Your card corrections contain errors. Start without them?"), window());
    box.setMore(tr("%1 In the file %2.").arg(texts::errorText(all.fault()), data.file()));
    box.add(tr("&Start without them"), Question::Answer::Accept);
    const QPushButton* cancel = box.addCancel();
    const QPushButton* answer = box.ask();
    if (answer == nullptr || answer == cancel) return {};
    return setup;
}

void NewGameDesk::showCorrections() {
    CardDialog dialog(CardData(Settings::dataFolder()), window());
    dialog.exec();
}

void NewGameDesk::beginAgain() {
    if (!mayGiveUpGame_()) return;
    NewGameDialog dialog(window()); // never shown: it makes the setup of a table
    setTable(dialog, settings_.lastTable());
    if (const auto setup = withCorrections(dialog.setup())) begin(*setup, dialog.seats(), dialog.aids());
}

void NewGameDesk::beginQuick() {
    if (!mayGiveUpGame_()) return;
    NewGameDialog dialog(window());
    dialog.recall(quickTable(usualPerson()));
    const auto setup = withCorrections(dialog.setup());
    if (setup && begin(*setup, dialog.seats())) table_.setPace(std::min(settings_.pace(), Settings::kFast));
}

void NewGameDesk::rematch(const QString& recordText, SeatSet elsewhere) {
    const auto record = recordFromText(recordText.toStdString());
    if (!record || !mayGiveUpGame_()) return;
    std::vector<SeatChoice> seats;
    for (std::size_t i = 0; i < record->names.size(); ++i)
        seats.push_back({plainText(QString::fromStdString(record->names[i]), Settings::kLongestName),
                         i < record->agents.size() ? QString::fromStdString(record->agents[i]) : QString(),
                         elsewhere.contains(seatAt(static_cast<int>(i)))});
    Setup setup = record->setup;
    setup.seed = std::to_string(QRandomGenerator::system()->generate());
    begin(setup, seats, record->hasAids());
}

void NewGameDesk::showCode(const QString& recordText) {
    const auto record = recordFromText(recordText.toStdString());
    if (!record) return;
    const QString text = gameCode(record->setup);
    Question box(Question::Kind::Tell, tr("Set-up code"), text, window());
    QString more = tr("Entering this code under “New game” gives the same edition, number of players, rules and "
                      "cards.");
    if (!isOver(*record))
        more += QLatin1Char(' ') +
                tr("Until the game is over, the code also gives away the cards to come: anyone still playing "
                   "should not start a game with it.");
    if (!record->setup.corrections.empty())
        more += QLatin1Char(' ') + tr("Your card corrections are not included: the other player has to load them too.");
    box.setMore(more);
    box.setLarge();
    box.setSelectable();
    const QPushButton* copy = box.add(tr("&Copy"), Question::Answer::Accept);
    box.addClose();
    connect(copy, &QPushButton::clicked, this, [text] { QApplication::clipboard()->setText(text); });
    box.ask();
}

} // namespace elgrande

#include "moc_new_game_desk.cpp"
