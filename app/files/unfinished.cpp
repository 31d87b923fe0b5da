// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/unfinished.h"

#include "app/files/saves.h"
#include "app/names/set_names.h"
#include "app/shell/desk.h"
#include "app/table/screen.h"
#include "model/position/record_start.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "views/prompt/question.h"
#include "views/texts/region.h"
#include "views/texts/texts.h"
#include "views/toolkit/translated.h"

#include <QDateTime>
#include <QFileInfo>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kFileRole = Qt::UserRole;
constexpr int kWhenRole = Qt::UserRole + 1;
constexpr int kLetters = 34;  // width of the list
constexpr int kTellEach = 20; // games

QString standingOf(const Rules& rules, const State& state, const Record& record) {
    const QString who = Screen::namesIn(record).join(QStringLiteral(", "));
    if (actors(rules, state).empty())
        return UnfinishedDialog::tr("Finished – %1", "a finished game and its players").arg(who);
    if (state.round == 0) return UnfinishedDialog::tr("Not started – %1", "players").arg(who);
    return UnfinishedDialog::tr("Round %1 – %2", "number, players").arg(state.round).arg(who);
}

// Without a line where it cannot be read.
UnfinishedGame gameOf(const QString& recordText) {
    const auto record = recordFromText(recordText.toStdString());
    if (!record) return {};
    const auto origin = startOf(*record);
    if (!origin) return {};
    const auto replayed = replay(*origin->rules, origin->state, *record);
    if (!replayed) return {};
    const QStringList set = QStringList(texts::editionName(QString::fromStdString(record->setup.edition))) +
                            setNames(record->setup.expansions);
    return {standingOf(*origin->rules, replayed->state, *record), set.join(QStringLiteral(", "))};
}

QString whereItIs(Hold hold) {
    if (hold == Hold::Elsewhere) return UnfinishedDialog::tr("open in another window");
    if (hold == Hold::Doubtful) return UnfinishedDialog::tr("may be open elsewhere");
    return {};
}

} // namespace

UnfinishedGame unfinishedIn(const QString& file) {
    const Result<QString> text = readSave(file);
    UnfinishedGame game = text ? gameOf(*text) : UnfinishedGame();
    if (game.line.isEmpty()) game.line = UnfinishedDialog::tr("%1 (unreadable)").arg(QFileInfo(file).fileName());
    return game;
}

UnfinishedGame unfinishedIn(const Shelf::Kept& kept) {
    UnfinishedGame game = unfinishedIn(kept.file);
    if (kept.hold == Hold::Elsewhere)
        game.line = UnfinishedDialog::tr("Open in another window: %1", "a game").arg(game.line);
    if (kept.hold == Hold::Doubtful)
        game.line = UnfinishedDialog::tr("May be open elsewhere: %1", "a game").arg(game.line);
    return game;
}

UnfinishedDialog::UnfinishedDialog(const Shelf& shelf, QWidget* parent)
    : QDialog(parent)
    , shelf_(shelf)
    , label_(new QLabel(this))
    , list_(new QListWidget(this))
    , remove_(new QPushButton(this))
    , proceed_(new QPushButton(this))
    , cancel_(new QPushButton(this)) {
    label_->setBuddy(list_);
    list_->setAlternatingRowColors(true);
    list_->setWordWrap(true);
    list_->setLayoutMode(QListView::Batched); // there may be a thousand
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(remove_);
    buttons->addStretch();
    buttons->addWidget(proceed_);
    buttons->addWidget(cancel_);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(label_);
    rows->addWidget(list_, 1);
    rows->addLayout(buttons);
    remove_->setAutoDefault(false);
    cancel_->setAutoDefault(false);
    proceed_->setDefault(true);
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(proceed_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
    connect(remove_, &QPushButton::clicked, this, &UnfinishedDialog::removeChosen);
    const int letter = QFontInfo(font()).pixelSize();
    list_->setMinimumSize(kLetters * letter, 14 * letter);
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Unfinished games"));
    words.text(label_, QT_TR_NOOP("&Which game do you want to continue?"));
    words.text(remove_, QT_TR_NOOP("De&lete…"));
    words.text(proceed_, QT_TR_NOOP("&Continue"));
    words.text(cancel_, QT_TR_NOOP("Cancel"));
    words.also([this] { fill(); });
    list_->setFocus();
}

QString UnfinishedDialog::chosen() const {
    const QListWidgetItem* item = list_->currentItem();
    return item == nullptr ? QString() : item->data(kFileRole).toString();
}

void UnfinishedDialog::fill() {
    reader_.stop();
    const int row = std::max(0, list_->currentRow());
    list_->clear();
    QStringList files;
    for (const auto& [file, hold] : shelf_.all()) {
        files << file;
        const QString when = texts::momentText(QFileInfo(file).lastModified());
        auto* item = new QListWidgetItem(list_);
        item->setData(kFileRole, file);
        const QString played = tr("last played %1", "date and time").arg(when);
        const QString where = whereItIs(hold);
        item->setData(kWhenRole, where.isEmpty() ? played : QStringLiteral("%1, %2").arg(played, where));
        describe(list_->row(item), {QFileInfo(file).completeBaseName(), {}});
    }
    unread_ = list_->count();
    reader_.start([this, files] { read(files); });
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    remove_->setEnabled(list_->count() > 0);
    proceed_->setEnabled(list_->count() > 0);
}

void UnfinishedDialog::describe(int row, const UnfinishedGame& game) {
    QListWidgetItem* item = list_->item(row);
    const QString when = item->data(kWhenRole).toString();
    item->setText(game.line + QLatin1Char('\n') +
                  (game.set.isEmpty() ? when : game.set + QStringLiteral(" · ") + when));
}

// The list is laid out anew after each change, which takes it a while where there are many: so several at once.
void UnfinishedDialog::read(const QStringList& files) {
    std::vector<UnfinishedGame> games;
    for (const QString& file : files) {
        if (reader_.cancelled()) return;
        games.push_back(unfinishedIn(file));
        if (std::ssize(games) == kTellEach) tell(std::exchange(games, {}));
    }
    tell(std::move(games));
}

void UnfinishedDialog::tell(std::vector<UnfinishedGame> games) {
    reader_.tell([this, games = std::move(games)] {
        for (const UnfinishedGame& game : games) describe(list_->count() - unread_--, game);
    });
}

void UnfinishedDialog::removeChosen() {
    Question question(Question::Kind::Ask, windowTitle(), tr("Delete this game? This cannot be undone."), this);
    question.setMore(list_->currentItem()->text());
    const bool doubtful = GameLock::holdOf(chosen()) == Hold::Doubtful;
    const QPushButton* yes = question.add(tr("&Delete"), Question::Answer::Other);
    question.setDefault(question.addCancel());
    if (question.ask() != yes) return;
    if (auto place = shelf_.take(chosen(), doubtful ? GameLock::Doubtful::Take : GameLock::Doubtful::Leave))
        Shelf::remove(std::move(*place));
    else
        sayItIsElsewhere();
    fill();
}

void UnfinishedDialog::sayItIsElsewhere() {
    Question box(Question::Kind::Tell, windowTitle(), tr("This game is open in another window and cannot be deleted."),
                 this);
    box.addClose();
    box.ask();
}

} // namespace elgrande
