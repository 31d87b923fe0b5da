// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/unfinished.h"

#include "app/files/unfinished_rows.h"
#include "views/prompt/question.h"
#include "views/texts/region.h"
#include "views/theme/theme.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kLetters = 34; // least width of the list
constexpr int kWideLetters = 50;
constexpr int kHighLetters = 22;
constexpr int kTellEach = 20; // games
constexpr int kPause = 40;    // milliseconds in which the list has to rest before pictures are painted

} // namespace

UnfinishedDialog::UnfinishedDialog(const Shelf& shelf, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , shelf_(shelf)
    , theme_(theme)
    , label_(new QLabel(this))
    , list_(new QListWidget(this))
    , empty_(new QLabel(this))
    , remove_(new QPushButton(this))
    , proceed_(new QPushButton(this))
    , cancel_(new QPushButton(this))
    , pause_(new QTimer(this))
    , map_(theme) {
    arrange();
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(proceed_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
    connect(remove_, &QPushButton::clicked, this, &UnfinishedDialog::removeChosen);
    connect(list_->verticalScrollBar(), &QScrollBar::valueChanged, this, &UnfinishedDialog::paintSoon);
    pause_->setSingleShot(true);
    pause_->setInterval(kPause);
    connect(pause_, &QTimer::timeout, this, &UnfinishedDialog::paintWhatIsSeen);
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Unfinished games"));
    words.text(label_, QT_TR_NOOP("&Which game do you want to continue?"));
    words.text(empty_, QT_TR_NOOP("There is no unfinished game. When you leave a game, you find it here and can "
                                  "continue it at any time."));
    words.text(remove_, QT_TR_NOOP("De&lete…"));
    words.text(proceed_, QT_TR_NOOP("&Continue"));
    words.text(cancel_, QT_TR_NOOP("Cancel"));
    words.also([this] {
        tellName(*list_, label_->text().remove(u'&')); // a list does not ask whose label that is
        fill();
    });
    list_->setFocus();
}

// What deletes stands apart, and the keyboard comes to it last.
void UnfinishedDialog::arrange() {
    label_->setBuddy(list_);
    list_->setItemDelegate(new UnfinishedRows(theme_, list_));
    list_->setAlternatingRowColors(true);
    list_->setUniformItemSizes(true); // there may be a thousand
    list_->setVerticalScrollMode(QListView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(QFontInfo(font()).pixelSize());
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(remove_);
    buttons->addStretch();
    buttons->addWidget(proceed_);
    buttons->addWidget(cancel_);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(label_);
    rows->addWidget(list_, 1);
    rows->addWidget(empty_, 1);
    rows->addLayout(buttons);
    remove_->setAutoDefault(false);
    cancel_->setAutoDefault(false);
    proceed_->setDefault(true);
    QWidget* before = list_;
    for (QWidget* each : {proceed_, cancel_, remove_}) {
        setTabOrder(before, each);
        before = each;
    }
    const int letter = QFontInfo(font()).pixelSize();
    list_->setMinimumSize(kLetters * letter, 14 * letter);
    resize(sizeHint().expandedTo(QSize(kWideLetters, kHighLetters + 8) * letter));
}

QString UnfinishedDialog::chosen() const {
    const QListWidgetItem* item = list_->currentItem();
    return item == nullptr ? QString() : item->data(UnfinishedRows::File).toString();
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
        item->setData(UnfinishedRows::File, file);
        const QString played = tr("last played %1", "date and time").arg(when);
        const QString where = whereItIs(hold);
        item->setData(UnfinishedRows::When, where.isEmpty() ? played : QStringLiteral("%1, %2").arg(played, where));
        UnfinishedGame unread;
        unread.line = QFileInfo(file).completeBaseName();
        describe(*item, unread);
    }
    unread_ = list_->count();
    reader_.start([this, files] { read(files); });
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    const bool any = list_->count() > 0;
    list_->setVisible(any);
    label_->setVisible(any);
    empty_->setVisible(!any);
    remove_->setEnabled(any);
    proceed_->setEnabled(any);
}

// The second line of the text is for screen readers: it is painted otherwise.
void UnfinishedDialog::describe(QListWidgetItem& item, const UnfinishedGame& game) {
    const QString when = item.data(UnfinishedRows::When).toString();
    item.setText(game.line + QLatin1Char('\n') + (game.set.isEmpty() ? when : game.set + QStringLiteral(" · ") + when));
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
        for (const UnfinishedGame& game : games) {
            QListWidgetItem& item = *list_->item(list_->count() - unread_--);
            item.setData(UnfinishedRows::Game, QVariant::fromValue(game));
            describe(item, game);
        }
        paintSoon();
    });
}

void UnfinishedDialog::paintSoon() { pause_->start(); }

std::vector<QListWidgetItem*> UnfinishedDialog::seen() const {
    std::vector<QListWidgetItem*> items;
    const QRect room = list_->viewport()->rect();
    for (int row = std::max(0, list_->indexAt(room.topLeft()).row()); row < list_->count(); ++row) {
        QListWidgetItem* item = list_->item(row);
        if (list_->visualItemRect(item).top() > room.bottom()) break;
        if (item->data(UnfinishedRows::Game).value<UnfinishedGame>().isReadable()) items.push_back(item);
    }
    return items;
}

bool UnfinishedDialog::isPainted() const {
    const std::vector<QListWidgetItem*> items = seen();
    return std::none_of(items.begin(), items.end(),
                        [](const QListWidgetItem* item) { return item->data(UnfinishedRows::Map).isNull(); });
}

// Never waits for the painter: what is in sight when it is done comes next.
void UnfinishedDialog::paintWhatIsSeen() {
    if (painting_) return;
    QStringList files;
    for (const QListWidgetItem* item : seen())
        if (item->data(UnfinishedRows::Map).isNull()) files << item->data(UnfinishedRows::File).toString();
    if (files.isEmpty()) return;
    painting_ = true;
    const QSize pixels = UnfinishedRows::mapSize(list_->font()) * devicePixelRatioF();
    painter_.start([this, files, pixels] {
        const WantedMap wanted{map_, pixels};
        for (const QString& file : files) {
            if (painter_.cancelled()) return;
            const UnfinishedGame game = unfinishedIn(file, &wanted);
            painter_.tell([this, file, map = game.map] { setMap(file, map); });
        }
        painter_.tell([this] {
            painting_ = false;
            paintSoon();
        });
    });
}

void UnfinishedDialog::setMap(const QString& file, const QImage& map) {
    for (QListWidgetItem* item : seen())
        if (item->data(UnfinishedRows::File) == file) item->setData(UnfinishedRows::Map, QPixmap::fromImage(map));
}

void UnfinishedDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    paintSoon();
}

void UnfinishedDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) paintSoon();
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

#include "moc_unfinished.cpp"
