// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deck_shelf.h"

#include "deck_words.h"

#include "views/texts/error_text.h"

#include <QInputDialog>
#include <QMenu>

namespace elgrande::intrigue_king {

namespace {

const QString kKind = QStringLiteral("intrigue_king");
constexpr int kLongestName = 40;

QString named(const char* key, const QString& name) { return deckWord(key).replace(QStringLiteral("{name}"), name); }

} // namespace

DeckShelf::DeckShelf(QWidget* parent)
    : QPushButton(parent)
    , menu_(new QMenu(this)) {
    setAutoDefault(false);
    setMenu(menu_);
    connect(menu_, &QMenu::aboutToShow, this, &DeckShelf::fillMenu);
    retranslate();
}

void DeckShelf::retranslate() {
    setText(deckWord("decks"));
    setToolTip(deckWord("decks-tip"));
}

NamedLists* DeckShelf::lists() const { return window()->findChild<NamedLists*>(); }

void DeckShelf::fillMenu() {
    menu_->clear();
    menu_->addAction(deckWord("first"), this, &DeckShelf::firstWanted);
    NamedLists* lists = this->lists();
    if (lists == nullptr) return;
    const auto kept = lists->lists(kKind);
    menu_->addSeparator();
    auto* deleting = new QMenu(deckWord("delete"), menu_);
    if (kept)
        for (auto each = (*kept).begin(); each != (*kept).end(); ++each) {
            QString shown = each.key();
            shown.replace(u'&', QStringLiteral("&&"));
            menu_->addAction(shown, this,
                             [this, name = each.key(), cards = each.value()] { emit wanted(name, cards); });
            deleting->addAction(shown, this, [this, name = each.key()] { remove(name); });
        }
    menu_->addSeparator();
    menu_->addAction(deckWord("keep"), this, &DeckShelf::askName)->setEnabled(hand_ && !hand_().isEmpty());
    menu_->addMenu(deleting)->setEnabled(!deleting->isEmpty());
    if (!kept) emit told(texts::errorText(kept.fault()), true);
}

void DeckShelf::askName() {
    bool given = false;
    const QString name =
        QInputDialog::getText(this, deckWord("keep-title"), deckWord("name"), QLineEdit::Normal, {}, &given);
    if (given) keep(name);
}

bool DeckShelf::keep(const QString& name) {
    const QString tidy = name.simplified().left(kLongestName);
    const QStringList hand = hand_ ? hand_() : QStringList();
    if (lists() == nullptr || tidy.isEmpty() || hand.isEmpty()) return false;
    auto kept = lists()->lists(kKind);
    if (kept) (*kept).insert(tidy, hand);
    const Result<void> done = kept ? lists()->keep(kKind, *kept) : Result<void>(kept.fault());
    if (done)
        emit told(named("kept", tidy), false);
    else
        emit told(texts::errorText(done.fault()), true);
    return static_cast<bool>(done);
}

void DeckShelf::remove(const QString& name) {
    if (lists() == nullptr) return;
    auto kept = lists()->lists(kKind);
    if (kept) (*kept).remove(name);
    const Result<void> done = kept ? lists()->keep(kKind, *kept) : Result<void>(kept.fault());
    if (done)
        emit told(named("deleted", name), false);
    else
        emit told(texts::errorText(done.fault()), true);
}

} // namespace elgrande::intrigue_king

#include "moc_deck_shelf.cpp"
