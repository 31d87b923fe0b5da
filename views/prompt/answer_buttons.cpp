#include "views/prompt/answer_buttons.h"

#include "views/prompt/flow_layout.h"
#include "views/theme/theme.h"

#include <QIcon>
#include <QPushButton>

#include <utility>

namespace elgrande {
namespace {

constexpr int kSpacing = 6;
constexpr QSize kRoom(14, 4); // around the words, beside what the style gives

} // namespace

AnswerButtons::AnswerButtons(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , flow_(new FlowLayout(kSpacing, this)) {
    connect(&theme_, &Theme::changed, this, [this] {
        for (QPushButton* button : made_[static_cast<std::size_t>(Look::Golden)]) gild(button);
    });
}

void AnswerButtons::clear() {
    while (QLayoutItem* item = flow_->takeAt(0)) {
        item->widget()->hide();
        delete item;
    }
    deeds_.clear();
    used_ = {};
    last_ = nullptr;
}

QPushButton* AnswerButtons::add(Look look, const QString& text, std::function<void()> deed) {
    std::vector<QPushButton*>& made = made_[static_cast<std::size_t>(look)];
    std::size_t& used = used_[static_cast<std::size_t>(look)];
    if (used == made.size()) made.push_back(make(look));
    QPushButton* button = made[used++];
    button->setText(text);
    button->setIcon({});
    button->setToolTip({});
    button->setAccessibleName({});
    button->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    button->setMinimumSize(button->sizeHint() + kRoom);
    deeds_.insert(button, std::move(deed));
    flow_->addWidget(button);
    setTabOrder(last_ != nullptr ? last_ : this, button); // otherwise what is made late comes last in the window
    last_ = button;
    button->show();
    return button;
}

void AnswerButtons::finish() {
    setVisible(flow_->count() > 0);
    updateGeometry();
}

QPushButton* AnswerButtons::make(Look look) {
    auto* button = new QPushButton(this);
    button->setAutoDefault(true); // Enter presses the button that has the focus
    button->setDefault(look == Look::Golden);
    if (look == Look::Golden) gild(button);
    connect(button, &QPushButton::pressed, this, [this, button] { pressed_ = button->text(); });
    connect(button, &QPushButton::clicked, this, [this, button] { press(button); });
    return button;
}

void AnswerButtons::gild(QPushButton* button) {
    QPalette gold;
    gold.setColor(QPalette::Button, theme_.colour(Role::Gold));
    button->setPalette(gold);
}

void AnswerButtons::press(const QPushButton* button) {
    if (pressed_ != button->text()) return;
    if (const auto deed = deeds_.value(button)) QMetaObject::invokeMethod(this, deed, Qt::QueuedConnection);
}

} // namespace elgrande
