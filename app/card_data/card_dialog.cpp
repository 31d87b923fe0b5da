// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/card_data/card_dialog.h"

#include "app/files/where_to_write.h"
#include "app/storage/files.h"
#include "model/position/card_file.h"
#include "views/texts/error_text.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {

CardDialog::CardDialog(CardData store, QWidget* parent)
    : QDialog(parent)
    , data_(std::move(store))
    , about_(new QLabel(this))
    , changes_(new QTableWidget(0, 5, this))
    , note_(new QLabel(this))
    , load_(new QPushButton(this))
    , export_(new QPushButton(this))
    , keep_(new QPushButton(this))
    , forget_(new QPushButton(this))
    , close_(new QPushButton(this)) {
    arrange();
    connect(load_, &QPushButton::clicked, this, &CardDialog::askWhatToLoad);
    connect(export_, &QPushButton::clicked, this, &CardDialog::askWhereToExport);
    connect(keep_, &QPushButton::clicked, this, &CardDialog::keep);
    connect(forget_, &QPushButton::clicked, this, &CardDialog::forget);
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Card corrections"));
    words.text(about_,
               QT_TR_NOOP("What is printed on some expansion cards is not known; these cards are marked ≈ (“not seen "
                          "in print”). If you own the cards, you can write a file with what is printed on them (number "
                          "of Caballeros, "
                          "copies, value, special action, name and text) and load it here. New games will then use "
                          "it, and their records will include it."));
    words.also([this] {
        tellName(*about_, about_->text());
        //: Head of a column: the base game or the expansion that a card belongs to
        changes_->setHorizontalHeaderLabels(
            {tr("Game"), tr("Card"), tr("Property"), tr("Current"), tr("In your file")});
    });
    words.name(changes_, QT_TR_NOOP("Changes"));
    words.text(load_, QT_TR_NOOP("&Load a file…"));
    words.text(export_, QT_TR_NOOP("&Export the card list…"));
    words.text(forget_, QT_TR_NOOP("&Remove all"));
    words.text(keep_, QT_TR_NOOP("&Apply"));
    words.text(close_, QT_TR_NOOP("&Close"));
    const Result<Corrections> kept = data_.read();
    if (kept) shown_ = kept_ = *kept;
    words.also([this] {
        cards_ = knownCards();
        present(shown_);
    });
    if (!kept) tell(texts::errorText(kept.fault()), true);
}

void CardDialog::arrange() {
    auto* down = new QVBoxLayout(this);
    down->addWidget(about_);
    down->addWidget(changes_, 1);
    down->addWidget(note_);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {load_, export_, forget_}) buttons->addWidget(button);
    buttons->addStretch();
    for (QPushButton* button : {keep_, close_}) buttons->addWidget(button);
    for (QPushButton* button : {load_, export_, forget_, keep_, close_}) button->setAutoDefault(false);
    down->addLayout(buttons);
    for (QLabel* label : {about_, note_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // names of files and of cards are among the words
    }
    changes_->verticalHeader()->hide();
    changes_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    changes_->setSelectionBehavior(QAbstractItemView::SelectRows);
    changes_->setTabKeyNavigation(false);
    changes_->setAlternatingRowColors(true);
    changes_->setWordWrap(true);
    changes_->horizontalHeader()->setHighlightSections(false);
    resize(860, 560);
}

void CardDialog::present(const Corrections& corrections) {
    shown_ = corrections;
    changes_->setRowCount(0);
    for (const KnownCard& card : cards_)
        if (const auto found = corrections.find(card.card.id); found != corrections.end())
            addChanges(card, found->second);
    changes_->horizontalHeader()->setMinimumSectionSize(
        changes_->horizontalHeader()->sectionSizeHint(4)); // of what is stretched
    changes_->resizeColumnsToContents();
    changes_->horizontalHeader()->setSectionResizeMode(4, QHeaderView::Stretch);
    changes_->resizeRowsToContents();
    tell(shown_.empty() ? tr("No cards have been corrected.")
                        : tr("%n card(s) corrected.", nullptr, static_cast<int>(shown_.size())));
    refresh();
}

void CardDialog::addChanges(const KnownCard& card, const CardCorrection& correction) {
    const int before = changes_->rowCount();
    const auto number = [&](const QString& what, std::optional<int> value, int now) {
        if (value) addRow(card, what, QString::number(now), QString::number(*value));
    };
    const auto inGame = [](bool enabled) { return enabled ? tr("in the game") : tr("in the box"); };
    number(tr("Caballeros"), correction.caballeros, card.card.caballeros);
    //: How many of a card there are
    number(tr("Copies"), correction.copies, card.card.copies);
    //: The number on a power card
    number(tr("Value"), correction.value, card.card.value);
    if (correction.enabled) addRow(card, tr("Status"), inGame(card.card.enabled), inGame(*correction.enabled));
    if (!correction.effect.empty())
        addRow(card, tr("Special action"), actionName(card.card.effect), actionName(correction.effect));
    for (const auto& [key, text] : correction.texts)
        addRow(card, QString::fromStdString(key), QStringLiteral("–"), QString::fromStdString(text));
    for (int row = before; row < changes_->rowCount(); ++row)
        if (changes_->item(row, 3)->text() == changes_->item(row, 4)->text())
            changes_->item(row, 4)->setText(tr("%1, confirmed").arg(changes_->item(row, 4)->text()));
}

// By the title of the first card that has it, as players know it.
QString CardDialog::actionName(const std::string& action) const {
    const QString id = QString::fromStdString(action);
    const auto found = std::find_if(cards_.begin(), cards_.end(), [&action](const KnownCard& each) {
        return each.card.effect == action && !each.title.isEmpty();
    });
    return found == cards_.end() ? id : tr("%1 (%2)", "title of a card, its name in files").arg(found->title, id);
}

void CardDialog::addRow(const KnownCard& card, const QString& what, const QString& before, const QString& after) {
    const int row = changes_->rowCount();
    changes_->insertRow(row);
    const QString id = QString::fromStdString(card.card.id);
    const QString name =
        card.title.isEmpty() ? id : tr("%1 (%2)", "title of a card, its name in files").arg(card.title, id);
    int column = 0;
    for (const QString& text : {card.game, name, what, before, after})
        changes_->setItem(row, column++, new QTableWidgetItem(text));
}

bool CardDialog::load(const QString& path) {
    const Result<QByteArray> bytes = readWhole(path, kLargestCardFile);
    const Result<Corrections> read = bytes ? checkedCorrections(*bytes) : Result<Corrections>(bytes.fault());
    if (!read) {
        tell(tr("%1 was not accepted: %2").arg(QFileInfo(path).fileName(), texts::errorText(read.fault())), true);
        return false;
    }
    present(*read);
    if (read->empty()) tell(tr("The file does not correct any cards."));
    if (const QString card = cardChangedUnderNow(*bytes, listed()); !card.isEmpty())
        tell(tr("%1 The “now” entry of the card %2 differs from the program's, which corrects nothing: "
                "enter what is printed on the card next to “now”.")
                 .arg(note(), card));
    return true;
}

std::vector<ListedCard> CardDialog::listed() const {
    std::vector<ListedCard> list;
    for (const KnownCard& each : cards_) list.push_back(each.card);
    return list;
}

bool CardDialog::exportTo(const QString& path) {
    const auto title = [this](const ListedCard& card) {
        const auto found = std::find_if(cards_.begin(), cards_.end(),
                                        [&card](const KnownCard& each) { return each.card.id == card.id; });
        return found->title;
    };
    const QString how = tr("Next to “now”, enter what is printed on your card: caballeros, copies, value, enabled "
                           "(true, false), effect (as under another card's “now”), texts (title.en, text.en, "
                           "title.de, text.de), for example \"caballeros\": 5, \"texts\": {\"title.en\": \"Free\"}. "
                           "Changes under “now” have no effect, and cards you leave unchanged stay as they are.");
    const Result<void> written = writeWhole(path, cardListJson(listed(), title, how));
    if (written)
        tell(tr("The card list was saved to %1.").arg(QDir::toNativeSeparators(path)));
    else
        tell(tr("The card list could not be saved: %1").arg(texts::errorText(written.fault())), true);
    return static_cast<bool>(written);
}

void CardDialog::keep() {
    if (const Result<void> kept = data_.keep(shown_); !kept)
        return tell(tr("The corrections could not be saved: %1").arg(texts::errorText(kept.fault())), true);
    kept_ = shown_;
    tell(tr("New games use these corrections."));
    refresh();
}

void CardDialog::forget() {
    if (const Result<void> gone = data_.forget(); !gone)
        return tell(tr("The corrections could not be removed: %1").arg(texts::errorText(gone.fault())), true);
    kept_.clear();
    present({});
}

QString CardDialog::note() const { return note_->text(); }

void CardDialog::tell(const QString& note, bool wrong) {
    note_->setText(wrong ? tr("⚠ %1").arg(note) : note);
    tellName(*note_, note);
}

void CardDialog::refresh() {
    keep_->setEnabled(shown_ != kept_);
    forget_->setEnabled(data_.isThere());
}

void CardDialog::askWhatToLoad() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Load card corrections"), QDir::homePath(),
                                                      tr("Card files (*.json);;All files (*)"));
    if (!path.isEmpty()) load(path);
}

void CardDialog::askWhereToExport() {
    const QString path =
        whereToWrite(this, tr("Export the card list"), QDir::home().filePath(QStringLiteral("el-grande-cards.json")),
                     tr("Card files (*.json);;All files (*)"));
    if (!path.isEmpty()) exportTo(path);
}

} // namespace elgrande

#include "moc_card_dialog.cpp"
