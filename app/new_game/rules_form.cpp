// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/rules_form.h"

#include "app/new_game/rulings_editor.h"
#include "app/new_game/taster_button.h"
#include "model/rules/setup.h"
#include "views/texts/texts.h"
#include "views/toolkit/translated.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace elgrande {
namespace {

// Which brings the edition; empty for those of the base game.
std::string expansionOf(const std::string& edition) {
    for (const ExpansionFacts& each : knownExpansions())
        if (each.edition == edition) return each.id;
    return {};
}

} // namespace

RulesForm::RulesForm(QWidget* parent)
    : QWidget(parent)
    , label_(new QLabel(this))
    , edition_(new QComboBox(this))
    , taster_(new TasterButton(this))
    , text_(new QLabel(this))
    , rulings_(new RulingsEditor(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    auto* line = new QHBoxLayout;
    line->addWidget(edition_, 1);
    line->addWidget(taster_);
    form->addRow(label_, line);
    form->addRow(text_);
    rows->addLayout(form);
    rows->addWidget(rulings_);
    rows->addStretch(1);
    label_->setBuddy(edition_);
    text_->setWordWrap(true);
    edition_->setObjectName(QStringLiteral("edition"));
    text_->setObjectName(QStringLiteral("edition-text"));
    edition_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long words are seen in the list
    edition_->setMinimumContentsLength(12);
    connect(edition_, &QComboBox::currentTextChanged, edition_, &QWidget::setToolTip); // for large text
    for (const std::string& each : offeredEditions()) edition_->addItem(QString(), QString::fromStdString(each));
    rulings_->setEdition(edition());
    connect(edition_, &QComboBox::currentIndexChanged, this, [this] {
        rulings_->setEdition(edition());
        nameEdition();
        emit changed();
    });
    connect(rulings_, &RulingsEditor::changed, this, &RulesForm::changed);
    connect(rulings_, &RulingsEditor::lessonWanted, this, &RulesForm::lessonWanted);
    connect(taster_, &TasterButton::wanted, this, &RulesForm::lessonWanted);
    auto& words = Translated::of(this);
    words.text(label_, QT_TR_NOOP("&Edition:"));
    words.also([this] {
        for (int i = 0; i < edition_->count(); ++i)
            edition_->setItemText(i, texts::editionName(edition_->itemData(i).toString()));
        nameEdition();
    });
}

QString RulesForm::edition() const { return edition_->currentData().toString(); }

// One that is not offered is in the list as soon as somebody has named it.
void RulesForm::chooseEdition(const QString& edition) {
    if (edition_->findData(edition) < 0) edition_->addItem(texts::editionName(edition), edition);
    edition_->setCurrentIndex(edition_->findData(edition));
}

void RulesForm::hideTasters() {
    tasters_ = false;
    rulings_->hideTasters();
    nameEdition();
}

QVariantMap RulesForm::remembered() const {
    QStringList expansions;
    for (const std::string& each : rulings_->expansions()) expansions << QString::fromStdString(each);
    QVariantMap options;
    for (const auto& [id, value] : rulings_->options())
        options.insert(QString::fromStdString(id), QString::fromStdString(value));
    return {{"edition", edition()},
            {"expansions", expansions},
            {"options", options},
            {"houseRules", rulings_->houseRules()}};
}

void RulesForm::recall(const QVariantMap& table) {
    if (const int at = edition_->findData(table.value("edition")); at >= 0) edition_->setCurrentIndex(at);
    std::vector<std::string> expansions;
    for (const QString& each : table.value("expansions").toStringList()) expansions.push_back(each.toStdString());
    std::map<std::string, std::string> options;
    const QVariantMap chosen = table.value("options").toMap();
    for (auto each = chosen.begin(); each != chosen.end(); ++each)
        options[each.key().toStdString()] = each.value().toString().toStdString();
    rulings_->recall(expansions, options, table.value("houseRules").toBool());
}

void RulesForm::nameEdition() {
    QStringList words{texts::editionText(edition())};
    if (const QString doubt = texts::editionDoubt(edition()); !doubt.isEmpty()) words << QStringLiteral("≈ ") + doubt;
    text_->setText(words.join(u'\n'));
    edition_->setAccessibleDescription(words.join(u' '));
    const std::string expansion = tasters_ ? expansionOf(edition().toStdString()) : std::string();
    taster_->setSet(QString::fromStdString(expansion), texts::editionName(edition()));
}

} // namespace elgrande
