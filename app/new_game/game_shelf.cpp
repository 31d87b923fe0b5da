// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/game_shelf.h"

#include "app/new_game/game_box.h"
#include "app/new_game/taster_button.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"
#include "views/toolkit/flow_layout.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/voice.h"

#include <QFontInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

bool isListed(const std::vector<std::string>& list, const std::string& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

// Which brings the edition; empty for those of the base game.
std::string bringerOf(const std::string& edition) {
    for (const ExpansionFacts& each : knownExpansions())
        if (each.edition == edition) return each.id;
    return {};
}

// An expansion's own, an edition's of the base game, or the usual one.
QString coverOf(const std::string& bringer, const std::string& edition) {
    const QString own = bringer.empty() ? QStringLiteral("boxes/") + QString::fromStdString(edition)
                                        : artOf(bringer, QStringLiteral("box"));
    return Art().has(own) ? own : QStringLiteral("boxes/classic");
}

bool excludeEachOther(const std::string& one, const std::string& other) {
    for (const ExpansionFacts& each : knownExpansions())
        if ((each.id == one && isListed(each.excludes, other)) || (each.id == other && isListed(each.excludes, one)))
            return true;
    return false;
}

} // namespace

GameShelf::GameShelf(QWidget* parent)
    : QWidget(parent)
    , boxes_(new FlowLayout(4))
    , text_(new QLabel(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(boxes_);
    rows->addWidget(text_);
    text_->setObjectName(QStringLiteral("box-text"));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    text_->setTextFormat(Qt::PlainText);
    text_->setMinimumHeight(2 * text_->fontMetrics().lineSpacing()); // what is below stays where it is
    for (const std::string& each : offeredEditions()) addEdition(each);
    for (const bool bridges : {false, true})
        for (const ExpansionFacts& each : knownExpansions())
            if (each.playable && each.edition.empty() && each.joins.empty() != bridges)
                add({nullptr, nullptr, {}, each.id, smallestSetOf(each)}, QStringLiteral("expansion-"));
    Translated::of(this).also([this] { nameAll(); });
    show();
}

void GameShelf::addEdition(const std::string& edition) {
    add({nullptr, nullptr, edition, bringerOf(edition), {}}, QStringLiteral("edition-"));
}

void GameShelf::add(Place place, const QString& name) {
    place.box = new GameBox(coverOf(place.set, place.edition), this);
    place.box->setObjectName(name + QString::fromStdString(place.edition.empty() ? place.set : place.edition));
    place.taster = new TasterButton(place.box);
    place.taster->showSign(); // its words have no room on the cover
    boxes_->addWidget(place.box);
    const std::size_t at = places_.size();
    connect(place.box, &GameBox::clicked, this, [this, at] { press(places_[at]); });
    connect(place.box, &GameBox::pointed, this, [this, at](bool points) {
        pointed_ = points ? std::optional(at) : std::nullopt;
        tell();
    });
    connect(place.box, &GameBox::reached, this, [this, at](bool reaches) {
        reached_ = reaches ? std::optional(at) : std::nullopt;
        tell();
    });
    connect(place.taster, &TasterButton::wanted, this, &GameShelf::lessonWanted);
    places_.push_back(std::move(place));
}

void GameShelf::choose(const QString& edition, const std::vector<std::string>& expansions) {
    edition_ = edition.toStdString();
    const auto isIt = [this](const Place& place) { return place.edition == edition_; };
    if (std::none_of(places_.begin(), places_.end(), isIt)) {
        addEdition(edition_);
        nameAll();
    }
    expansions_.clear();
    for (const std::string& each : expansions)
        if (std::none_of(expansions_.begin(), expansions_.end(),
                         [&](const std::string& other) { return excludeEachOther(each, other); }))
            expansions_.push_back(each);
    show();
}

void GameShelf::hideTasters() {
    tasters_ = false;
    nameAll();
}

bool GameShelf::hasAll(const std::vector<std::string>& expansions) const {
    return std::all_of(expansions.begin(), expansions.end(),
                       [this](const std::string& each) { return isListed(expansions_, each); });
}

const GameShelf::Place* GameShelf::joinedBy(const Place& place) const {
    for (const Place& other : places_)
        if (other.brings.size() > place.brings.size() && isListed(other.brings, place.set) && hasAll(other.brings))
            return &other;
    return nullptr;
}

bool GameShelf::isChosen(const Place& place) const {
    if (!place.edition.empty()) return place.edition == edition_;
    return hasAll(place.brings) && joinedBy(place) == nullptr;
}

QString GameShelf::whyNot(const Place& place) const {
    for (const std::string& one : place.brings)
        for (const std::string& other : expansions_)
            if (excludeEachOther(one, other)) {
                const QString against = QString::fromStdString(other);
                const QString why = texts::exclusionText(QString::fromStdString(one), against);
                return tr("“%1” cannot be combined with “%2”.").arg(nameOf(place), texts::expansionName(against)) +
                       (why.isEmpty() ? why : u' ' + why);
            }
    return {};
}

// What needs the one that goes has to go as well.
void GameShelf::drop(const std::string& expansion) {
    std::erase(expansions_, expansion);
    for (const ExpansionFacts& each : knownExpansions())
        if (isListed(each.needs, expansion)) std::erase(expansions_, each.id);
}

void GameShelf::press(const Place& place) {
    const Place* joined = place.edition.empty() ? joinedBy(place) : nullptr;
    if (!place.edition.empty()) {
        edition_ = place.edition;
    } else if (joined != nullptr) { // this one alone
        for (const std::string& each : joined->brings)
            if (!isListed(place.brings, each)) drop(each);
    } else if (isChosen(place)) {
        for (const std::string& each : place.brings) drop(each);
    } else if (const QString why = whyNot(place); !why.isEmpty()) {
        show();
        text_->setText(why);
        tellName(*text_, why);
        return Voice::of(*this).say(why);
    } else {
        for (const std::string& each : place.brings)
            if (!isListed(expansions_, each)) expansions_.push_back(each);
    }
    show();
    emit changed();
}

void GameShelf::focusChosen() {
    for (const Place& place : places_)
        if (!place.edition.empty() && isChosen(place)) place.box->setFocus(Qt::OtherFocusReason);
}

void GameShelf::show() {
    for (const Place& place : places_) {
        place.box->setChecked(isChosen(place));
        place.box->setFits(whyNot(place).isEmpty());
        tellDescription(*place.box, aboutOf(place));
    }
    tell();
}

void GameShelf::nameAll() {
    for (const Place& place : places_) {
        place.box->setWords(nameOf(place), factsOf(place));
        place.taster->setSet(QString::fromStdString(tasters_ ? place.set : std::string()), nameOf(place));
        const QSize size = place.taster->sizeHint();
        place.taster->setGeometry(QRect(place.box->cover().bottomRight() - QPoint(size.width(), size.height()), size));
    }
    show();
}

// Of the box that is pointed to, else of the one that the keys have reached, else of the last that is chosen: an
// expansion, or the edition.
void GameShelf::tell() {
    const Place* of = nullptr;
    for (const Place& place : places_)
        if (isChosen(place) && (of == nullptr || place.edition.empty())) of = &place;
    if (const auto at = pointed_ ? pointed_ : reached_) of = &places_[*at];
    text_->setText(of == nullptr ? QString() : aboutOf(*of));
    tellName(*text_, text_->text());
}

QString GameShelf::aboutOf(const Place& place) const {
    const QString why = isChosen(place) ? QString() : whyNot(place);
    return why.isEmpty() ? textOf(place) : why;
}

QString GameShelf::nameOf(const Place& place) {
    return place.edition.empty() ? texts::expansionName(QString::fromStdString(place.set))
                                 : texts::editionName(QString::fromStdString(place.edition));
}

QString GameShelf::factsOf(const Place& place) {
    if (!place.edition.empty()) return texts::editionFacts(QString::fromStdString(place.edition));
    return place.brings.size() == 1 ? tr("Expansion") : tr("Two expansions");
}

QString GameShelf::textOf(const Place& place) {
    if (place.edition.empty()) return texts::expansionText(QString::fromStdString(place.set));
    const QString id = QString::fromStdString(place.edition);
    const QString doubt = texts::editionDoubt(id);
    return doubt.isEmpty() ? texts::editionText(id) : texts::editionText(id) + QStringLiteral(" ≈ ") + doubt;
}

} // namespace elgrande

#include "moc_game_shelf.cpp"
