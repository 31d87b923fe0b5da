#include "app/rulings_editor.h"

#include "views/texts/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

bool contains(const std::vector<std::string>& list, const std::string& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

QLabel* smallPrint(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setContentsMargins(24, 0, 0, 8); // under the words of the switch
    QFont small = label->font();
    small.setPixelSize(QFontInfo(small).pixelSize() - 1);
    label->setFont(small);
    return label;
}

bool isSwitch(const OptionFacts& option) { return contains(option.values, "true") && option.values.size() == 2; }

} // namespace

RulingsEditor::RulingsEditor(QWidget* parent)
    : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    rebuild();
}

void RulingsEditor::setEdition(const QString& edition) {
    if (edition_ != edition.toStdString()) chosen_.clear();
    edition_ = edition.toStdString();
    rebuild();
}

void RulingsEditor::setColours(const std::vector<std::string>& colours) {
    if (colours == colours_) return;
    colours_ = colours;
    rebuild();
}

void RulingsEditor::choose(const std::string& option, const std::string& value) {
    chosen_[option] = value;
    rebuild();
    emit changed();
}

void RulingsEditor::recall(const std::vector<std::string>& expansions,
                           const std::map<std::string, std::string>& options) {
    expansions_.clear();
    for (const ExpansionFacts& each : knownExpansions())
        if (contains(expansions, each.id)) expansions_.push_back(each.id);
    chosen_.clear();
    for (const OptionFacts& option : knownOptions(edition_, expansions_))
        if (const auto found = options.find(option.id);
            found != options.end() && contains(option.values, found->second))
            chosen_[option.id] = found->second;
    rebuild();
    emit changed();
}

std::string RulingsEditor::valueOf(const OptionFacts& option) const {
    const auto found = chosen_.find(option.id);
    if (found == chosen_.end()) return option.editionDefault;
    const bool leftTheTable = option.id == "starter" && found->second != option.editionDefault &&
                              !contains(colours_, found->second); // a colour that plays no longer
    return leftTheTable ? option.editionDefault : found->second;
}

std::map<std::string, std::string> RulingsEditor::options() const {
    std::map<std::string, std::string> differing;
    for (const OptionFacts& option : knownOptions(edition_, expansions_))
        if (valueOf(option) != option.editionDefault) differing[option.id] = valueOf(option);
    return differing;
}

std::vector<std::string> RulingsEditor::expansions() const { return expansions_; }

void RulingsEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuild();
    QScrollArea::changeEvent(event);
}

void RulingsEditor::rebuild() {
    auto* content = new QWidget(this);
    auto* rows = new QVBoxLayout(content);
    rows->setSpacing(2);
    addExpansions(rows);
    for (const OptionFacts& option : knownOptions(edition_, expansions_)) addOption(rows, option);
    rows->addStretch();
    setWidget(content); // deletes the old one
}

void RulingsEditor::addExpansions(QVBoxLayout* rows) {
    for (const ExpansionFacts& expansion : knownExpansions()) {
        if (!expansion.playable) continue;
        const QString id = QString::fromStdString(expansion.id);
        auto* box = new QCheckBox(tr("Expansion: %1").arg(texts::expansionName(id)), this);
        box->setChecked(contains(expansions_, expansion.id));
        box->setEnabled(!clashes(expansion));
        rows->addWidget(box);
        const QString text = clashes(expansion) ? tr("Does not go together with an expansion that is chosen.")
                                                : texts::expansionText(id);
        rows->addWidget(smallPrint(text, this));
        // The list is rebuilt while the box is still in its click, so that waits for the end of it.
        connect(
            box, &QCheckBox::toggled, this, [this, expansion](bool on) { toggleExpansion(expansion, on); },
            Qt::QueuedConnection);
    }
}

void RulingsEditor::addOption(QVBoxLayout* rows, const OptionFacts& option) {
    rows->addWidget(isSwitch(option) ? makeSwitch(option, this) : makeChoice(option, this));
    const QString usual = texts::optionValue(option, QString::fromStdString(option.editionDefault));
    rows->addWidget(smallPrint(
        tr("%1 (This edition: %2)", "what the ruling does, the default").arg(texts::optionText(option), usual), this));
}

QWidget* RulingsEditor::makeSwitch(const OptionFacts& option, QWidget* parent) {
    auto* box = new QCheckBox(texts::optionTitle(option), parent);
    box->setObjectName(QString::fromStdString(option.id));
    box->setChecked(valueOf(option) == "true");
    connect(box, &QCheckBox::toggled, this, [this, id = option.id](bool on) {
        chosen_[id] = on ? "true" : "false";
        emit changed();
    });
    return box;
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
    const std::vector<std::string> colours = knownColours();
    for (const std::string& value : option.values) {
        if (contains(colours, value) && !contains(colours_, value)) continue; // nobody plays that colour
        const QString text = QString::fromStdString(value);
        box->addItem(texts::optionValue(option, text), text);
    }
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(valueOf(option)))));
    connect(box, &QComboBox::activated, this, [this, box, id = option.id] {
        chosen_[id] = box->currentData().toString().toStdString();
        emit changed();
    });
    return holder;
}

bool RulingsEditor::clashes(const ExpansionFacts& expansion) const {
    const auto hostile = [&](const std::string& other) {
        if (contains(expansion.excludes, other)) return true;
        for (const ExpansionFacts& each : knownExpansions())
            if (each.id == other && contains(each.excludes, expansion.id)) return true;
        return false;
    };
    return std::any_of(expansions_.begin(), expansions_.end(), hostile);
}

void RulingsEditor::toggleExpansion(const ExpansionFacts& expansion, bool on) {
    std::erase(expansions_, expansion.id);
    if (on) {
        expansions_.push_back(expansion.id);
        for (const std::string& needed : expansion.needs)
            if (!contains(expansions_, needed)) expansions_.push_back(needed);
    } else {
        // What needs the one that goes has to go as well.
        for (const ExpansionFacts& each : knownExpansions())
            if (contains(each.needs, expansion.id)) std::erase(expansions_, each.id);
    }
    rebuild();
    emit changed();
}

} // namespace elgrande
