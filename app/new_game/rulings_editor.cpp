// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/rulings_editor.h"

#include "app/card_data/card_data.h"
#include "app/names/option_values.h"
#include "app/names/seat_options.h"
#include "app/new_game/set_editor.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "views/contributions/expansion_ui.h"
#include "views/contributions/setup_page.h"
#include "views/texts/texts.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

bool contains(const std::vector<std::string>& list, const std::string& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

// Below the box that it explains.
QLabel* smallPrint(const QString& text, QWidget* box, QWidget* parent) {
    tellDescription(*box, text);
    auto* label = new QLabel(text, parent);
    tellName(*label, text);
    label->setWordWrap(true);
    label->setContentsMargins(24, 0, 0, 8); // under the words of the switch
    QFont small = label->font();
    small.setPixelSize(QFontInfo(small).pixelSize() - 1);
    label->setFont(small);
    return label;
}

// What has the focus in a line of several parts.
QWidget* boxOf(QWidget* line) {
    auto* choice = line->findChild<QComboBox*>();
    return choice != nullptr ? choice : line;
}

std::vector<std::string> idsOf(const std::vector<OptionFacts>& options) {
    std::vector<std::string> ids;
    ids.reserve(options.size());
    for (const OptionFacts& option : options) ids.push_back(option.id);
    return ids;
}

bool isUndescribed(const std::string& edition, const std::vector<std::string>& expansions) {
    return combinationFault(edition, expansions, false) && !combinationFault(edition, expansions, true);
}

} // namespace

RulingsEditor::RulingsEditor(QWidget* parent)
    : QWidget(parent) {
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    Translated::of(this).also([this] { rebuild(); });
}

void RulingsEditor::setEdition(const QString& edition) {
    if (edition_ != edition.toStdString()) chosen_.clear();
    edition_ = edition.toStdString();
    rebuild();
}

void RulingsEditor::setExpansions(const std::vector<std::string>& expansions) {
    expansions_ = expansions;
    rebuild();
}

void RulingsEditor::setColours(const std::vector<std::string>& colours) {
    if (colours == colours_) return;
    colours_ = colours;
    rebuild();
}

void RulingsEditor::setCorrections(const Corrections& corrections) {
    if (corrections == corrections_) return;
    corrections_ = corrections;
    rebuild();
}

void RulingsEditor::choose(const std::string& option, const std::string& value) {
    chosen_[option] = value;
    rebuild();
    emit changed();
}

void RulingsEditor::setChosen(const std::string& option, const std::string& value) {
    chosen_[option] = value;
    emit changed();
    if (idsOf(asked()) == shown_) return;
    QMetaObject::invokeMethod(this, &RulingsEditor::rebuild, Qt::QueuedConnection); // what was pressed is in it
}

void RulingsEditor::recall(const std::vector<std::string>& expansions,
                           const std::map<std::string, std::string>& options, bool houseRules) {
    houseRules_ = houseRules;
    expansions_ = expansions;
    chosen_.clear();
    for (const OptionFacts& option : knownOptions(edition_, expansions_))
        if (const auto found = options.find(option.id); found != options.end() && isValueOf(option, found->second))
            chosen_[option.id] = found->second;
    rebuild();
    emit changed();
}

// As far as is chosen yet; a set that has too few of something in it is a game of which nothing can be said.
std::vector<OptionFacts> RulingsEditor::asked() const {
    Setup setup;
    setup.edition = edition_;
    setup.expansions = expansions_;
    setup.players = kMaxSeats; // as in knownOptions()
    setup.houseRules = true;
    std::vector<OptionFacts> options = knownOptions(edition_, expansions_);
    for (const OptionFacts& option : options)
        if (const std::string value = valueOf(option); isValueOf(option, value)) setup.options[option.id] = value;
    setup.corrections = correctionsFor(setup, corrections_);
    for (const OptionFacts& each : optionsOf(setup))
        if (each.idle) std::erase_if(options, [&](const OptionFacts& option) { return option.id == each.id; });
    return options;
}

std::string RulingsEditor::valueOf(const OptionFacts& option) const {
    const auto found = chosen_.find(option.id);
    const bool counts = found != chosen_.end() && !isAbsentPlayer(option, found->second, colours_);
    return counts ? found->second : option.editionDefault;
}

std::map<std::string, std::string> RulingsEditor::options() const {
    std::map<std::string, std::string> differing;
    for (const OptionFacts& option : asked())
        if (valueOf(option) != option.editionDefault) differing[option.id] = valueOf(option);
    return differing;
}

void RulingsEditor::rebuild() {
    const QWidget* const focus = QApplication::focusWidget();
    const QString focused = focus != nullptr && isAncestorOf(focus) ? focus->objectName() : QString();
    delete content_;
    content_ = new QWidget(this);
    auto* rows = new QVBoxLayout(content_);
    rows->setSpacing(2);
    addHouseRules(rows);
    addOptions(rows);
    rows->addStretch();
    layout()->addWidget(content_);
    content_->show(); // or nothing in it could have the keyboard
    orderTabs();
    auto* again = focused.isEmpty() ? nullptr : content_->findChild<QWidget*>(focused);
    if (again != nullptr) again->setFocus();
}

// What is made late would come last in the window, behind the buttons.
void RulingsEditor::orderTabs() {
    QWidget* last = this; // behind what can have the focus before it
    while (last->focusPolicy() == Qt::NoFocus && last != window()) last = last->previousInFocusChain();
    for (QWidget* each : content_->findChildren<QWidget*>()) {
        if (each->focusPolicy() == Qt::NoFocus || each->window() != last->window()) continue;
        setTabOrder(last, each);
        last = each;
    }
}

// Asked for only where it makes a difference.
void RulingsEditor::addHouseRules(QVBoxLayout* rows) {
    if (!houseRules_ && !isUndescribed(edition_, expansions_)) return;
    auto* box = new QCheckBox(tr("House rules"), this);
    box->setObjectName(QStringLiteral("house-rules"));
    box->setChecked(houseRules_);
    rows->addWidget(box);
    rows->addWidget(smallPrint(undescribed(), box, this));
    connect(box, &QCheckBox::toggled, this, [this](bool on) {
        houseRules_ = on;
        emit changed();
    });
}

// The two that no rulebook speaks of together.
QString RulingsEditor::undescribed() const {
    const QString pattern = tr("No rulebook says how to combine “%1” and “%2”. Turn on house rules to allow it.");
    const auto name = [](const std::string& id) { return texts::expansionName(QString::fromStdString(id)); };
    for (std::size_t i = 0; i < expansions_.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            if (isUndescribed("classic", {expansions_[j], expansions_[i]}))
                return pattern.arg(name(expansions_[j]), name(expansions_[i]));
        if (isUndescribed(edition_, {expansions_[i]}))
            return pattern.arg(texts::editionName(QString::fromStdString(edition_)), name(expansions_[i]));
    }
    return tr("Allows combinations that no rulebook describes.");
}

bool RulingsEditor::lacksHouseRules() const { return !houseRules_ && isUndescribed(edition_, expansions_); }

void RulingsEditor::allowHouseRules() {
    houseRules_ = true;
    rebuild();
    emit changed();
}

QString RulingsEditor::fault() const {
    if (lacksHouseRules()) return undescribed();
    if (combinationFault(edition_, expansions_, true)) return tr("These expansions cannot be combined.");
    for (const OptionFacts& option : knownOptions(edition_, expansions_))
        if (!isValueOf(option, valueOf(option)))
            return tr("%1: choose the required number.").arg(texts::optionTitle(option));
    return {};
}

// The base game's first, then each expansion's under its name.
void RulingsEditor::addOptions(QVBoxLayout* rows) {
    std::string source = "base";
    SetupPage* page = nullptr;
    const std::vector<OptionFacts> options = asked();
    shown_ = idsOf(options);
    for (const OptionFacts& option : options) {
        if (option.source != source) {
            source = option.source;
            auto* heading = new QLabel(texts::expansionName(QString::fromStdString(source)), this);
            QFont bold = heading->font();
            bold.setBold(true);
            heading->setFont(bold);
            heading->setContentsMargins(0, 8, 0, 4);
            rows->addWidget(heading);
            if ((page = makePage(source)) != nullptr) rows->addWidget(page);
        }
        if (page == nullptr || !contains(page->options(), option.id)) {
            addOption(rows, option);
            continue;
        }
        OptionFacts shown = option;
        shown.chosen = valueOf(option);
        page->show(shown);
    }
}

SetupPage* RulingsEditor::makePage(const std::string& source) {
    const ExpansionUi* ui = uiOf(source);
    if (ui == nullptr || !ui->setupPage) return nullptr;
    SetupPage* page = ui->setupPage(this);
    connect(page, &SetupPage::chosen, this, &RulingsEditor::setChosen);
    return page;
}

void RulingsEditor::addOption(QVBoxLayout* rows, const OptionFacts& option) {
    QWidget* made = nullptr;
    switch (option.kind) {
    case OptionFacts::Kind::Switch:
        made = makeSwitch(option, this);
        break;
    case OptionFacts::Kind::Choice:
    case OptionFacts::Kind::Colour:
        made = makeChoice(option, this);
        break;
    case OptionFacts::Kind::Set:
        made = makeSet(option, this);
        break;
    }
    rows->addWidget(made);
    const bool all = option.kind == OptionFacts::Kind::Set && option.editionDefault == setOf(option, option.values);
    //: Everything of a list that may be chosen, as the value that an edition has
    const QString usual = all ? tr("all") : texts::optionValue(option, QString::fromStdString(option.editionDefault));
    const QString pattern = texts::isGuessed(QString::fromStdString(edition_), option)
                                ? tr("%1 (This edition: ≈ not known; used here: %2)")
                                : tr("%1 (This edition: %2)", "what the ruling does, the default");
    rows->addWidget(smallPrint(pattern.arg(texts::optionText(option), usual), boxOf(made), this));
}

QWidget* RulingsEditor::makeSwitch(const OptionFacts& option, QWidget* parent) {
    auto* box = new QCheckBox(texts::optionTitle(option), parent);
    box->setObjectName(QString::fromStdString(option.id));
    box->setChecked(valueOf(option) == "true");
    connect(box, &QCheckBox::toggled, this, [this, id = option.id](bool on) { setChosen(id, on ? "true" : "false"); });
    return box;
}

// What the cards do that may be left out of a game.
void RulingsEditor::explainCards(SetEditor& editor) const {
    Setup setup;
    setup.edition = edition_;
    setup.expansions = expansions_;
    setup.houseRules = true; // what may be played together is not asked here
    const auto rules = RulesBuilder::build(setup);
    if (!rules) return;
    const Catalogue catalogue = catalogueOf(**rules);
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        const QString text = texts::cardText(catalogue, static_cast<Card>(i));
        const int count = catalogue.cards[i].caballeros;
        editor.explain(catalogue.cards[i].id, tr("%n Caballero(s). %1", nullptr, count).arg(text));
    }
}

QWidget* RulingsEditor::makeSet(const OptionFacts& option, QWidget* parent) {
    auto* holder = new QWidget(parent);
    auto* lines = new QVBoxLayout(holder);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    auto* label = new QLabel(texts::optionTitle(option), holder);
    auto* editor = new SetEditor(option, valueOf(option), holder);
    explainCards(*editor);
    label->setBuddy(editor);
    lines->addWidget(label);
    lines->addWidget(editor);
    connect(editor, &SetEditor::chosen, this,
            [this, id = option.id](const std::string& value) { setChosen(id, value); });
    return holder;
}

QWidget* RulingsEditor::makeChoice(const OptionFacts& option, QWidget* parent) {
    auto* holder = new QWidget(parent);
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(texts::optionTitle(option), holder);
    auto* box = new QComboBox(holder);
    box->setObjectName(QString::fromStdString(option.id));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // no wider than the words above
    box->setMinimumContentsLength(8);
    label->setBuddy(box);
    line->addWidget(label);
    line->addWidget(box, 1);
    for (const std::string& value : option.values) {
        if (isAbsentPlayer(option, value, colours_)) continue;
        const QString text = QString::fromStdString(value);
        box->addItem(texts::optionValue(option, text), text);
    }
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(valueOf(option)))));
    connect(box, &QComboBox::activated, this,
            [this, box, id = option.id] { setChosen(id, box->currentData().toString().toStdString()); });
    return holder;
}

} // namespace elgrande

#include "moc_rulings_editor.cpp"
