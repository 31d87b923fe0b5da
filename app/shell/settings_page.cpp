// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/settings_page.h"

#include "views/toolkit/told.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QFontMetrics>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

namespace elgrande {

SettingsPage::SettingsPage(QWidget* parent)
    : QWidget(parent)
    , rows_(new QFormLayout(this)) {
    rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows_->setVerticalSpacing(10);
}

void SettingsPage::addChoice(const QString& name, const QString& label, const QStringList& texts, int current,
                             const std::function<void(int)>& chosen) {
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->addItems(texts);
    box->setCurrentIndex(current);
    rows_->addRow(label, box);
    connect(box, &QComboBox::activated, this, chosen);
}

void SettingsPage::addSwitch(const QString& name, const QString& text, bool on,
                             const std::function<void(bool)>& toggled) {
    auto* box = new QCheckBox(text, this);
    box->setObjectName(name);
    box->setChecked(on);
    rows_->addRow(box);
    connect(box, &QCheckBox::toggled, this, toggled);
}

void SettingsPage::addSlider(const QString& name, const QString& label, int from, int to, int step, int now,
                             const std::function<void(int)>& moved) {
    auto* holder = new QWidget(this);
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    auto* slider = new QSlider(Qt::Horizontal, holder);
    slider->setObjectName(name);
    slider->setRange(from, to); // in per cent, as it is read out
    slider->setValue(now);
    slider->setSingleStep(step);
    slider->setPageStep(step);
    slider->setTickInterval(step);
    slider->setTickPosition(QSlider::TicksBelow);
    slider->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    auto* number = new QLabel(holder);
    number->setMinimumWidth(QFontMetrics(number->font()).horizontalAdvance(QStringLiteral("000 %")) + 4);
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const auto show = [number](int value) { number->setText(tr("%1%", "percentage").arg(value)); };
    show(slider->value());
    line->addWidget(slider, 1);
    line->addWidget(number);
    auto* words = new QLabel(label, this);
    words->setBuddy(slider);
    rows_->addRow(words, holder);
    connect(slider, &QSlider::valueChanged, this, [slider, show, moved, step](int value) {
        const int nearest = (value + step / 2) / step * step;
        if (nearest != value) return slider->setValue(nearest); // dragged between two steps
        show(value);
        moved(value);
    });
}

void SettingsPage::addNumber(const QString& name, const QString& label, int from, int to, int now,
                             const std::function<void(int)>& changed) {
    auto* box = new QSpinBox(this);
    box->setObjectName(name);
    box->setRange(from, to);
    box->setValue(now);
    box->setKeyboardTracking(false); // not every number on the way
    rows_->addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, changed);
}

void SettingsPage::addButton(const QString& name, const QString& text, const std::function<void()>& clicked) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    auto* holder = new QHBoxLayout;
    holder->addWidget(button);
    holder->addStretch();
    rows_->addRow(holder);
    connect(button, &QPushButton::clicked, this, clicked);
}

void SettingsPage::addText(const QString& name, const QString& label, const QString& now, int longest,
                           const std::function<void(const QString&)>& edited) {
    auto* line = new QLineEdit(now, this);
    line->setObjectName(name);
    line->setMaxLength(longest);
    rows_->addRow(label, line);
    connect(line, &QLineEdit::textEdited, this, edited);
}

void SettingsPage::showChoice(const QString& name, bool shown) {
    rows_->setRowVisible(findChild<QComboBox*>(name), shown);
}

// What takes the keyboard in the last row that has something of the kind.
QWidget* SettingsPage::lastControl() const {
    for (int row = rows_->rowCount(); row-- > 0;)
        for (const auto role : {QFormLayout::FieldRole, QFormLayout::SpanningRole}) {
            QLayoutItem* item = rows_->itemAt(row, role);
            if (item != nullptr && item->layout() != nullptr) item = item->layout()->itemAt(0);
            QWidget* widget = item == nullptr ? nullptr : item->widget();
            if (widget != nullptr && widget->focusPolicy() != Qt::NoFocus) return widget;
        }
    return nullptr;
}

// Read with what it is about.
void SettingsPage::addNote(const QString& text) {
    if (QWidget* about = lastControl(); about != nullptr)
        tellDescription(*about, QStringList{about->accessibleDescription(), text}.join(u' ').trimmed());
    auto* note = new QLabel(text, this);
    note->setWordWrap(true);
    QFont small = note->font();
    small.setPixelSize(QFontInfo(small).pixelSize() - 1);
    note->setFont(small);
    note->setContentsMargins(0, 0, 0, 8);
    rows_->addRow(note);
}

} // namespace elgrande

#include "moc_settings_page.cpp"
