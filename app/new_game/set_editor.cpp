#include "app/new_game/set_editor.h"

#include "app/new_game/option_values.h"
#include "views/texts/texts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kColumns = 2;

} // namespace

SetEditor::SetEditor(OptionFacts option, const std::string& value, QWidget* parent)
    : QWidget(parent)
    , option_(std::move(option))
    , count_(new QLabel(this)) {
    setObjectName(QString::fromStdString(option_.id));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 0, 0, 0); // under the words of the switches
    grid->setVerticalSpacing(0);
    grid->addWidget(count_, 0, 0, 1, kColumns);
    count_->setWordWrap(true);
    const std::vector<std::string> members = membersOf(value);
    const int rows = (static_cast<int>(option_.values.size()) + kColumns - 1) / kColumns;
    for (int i = 0; i < static_cast<int>(option_.values.size()); ++i) {
        const std::string& each = option_.values[static_cast<std::size_t>(i)];
        auto* box = new QCheckBox(texts::optionValue(option_, QString::fromStdString(each)), this);
        box->setChecked(std::ranges::count(members, each) > 0);
        grid->addWidget(box, 1 + i % rows, i / rows);
        boxes_.push_back(box);
        connect(box, &QCheckBox::toggled, this, [this] {
            count();
            emit chosen(this->value());
        });
    }
    count();
}

std::string SetEditor::value() const {
    std::vector<std::string> members;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i]->isChecked()) members.push_back(option_.values[i]);
    return setOf(option_, members);
}

void SetEditor::count() {
    const auto chosen = static_cast<int>(std::ranges::count_if(boxes_, &QCheckBox::isChecked));
    const QString text =
        option_.least == option_.most
            ? tr("%n chosen, %1 are wanted", nullptr, chosen).arg(option_.most)
            : tr("%n chosen, %1 to %2 are wanted", nullptr, chosen).arg(option_.least).arg(option_.most);
    count_->setText(text);
    QPalette ink = palette();
    if (!isValueOf(option_, value())) ink.setColor(QPalette::WindowText, QColor(0xb0, 0x2a, 0x1c));
    count_->setPalette(ink);
}

} // namespace elgrande
