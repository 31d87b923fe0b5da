// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/program_picker.h"

#include "app/bots/bot_agent.h"
#include "app/settings/settings.h"
#include "model/game_model/plain_text.h"
#include "views/texts/error_text.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace elgrande {
namespace {

constexpr int kPickerWidth = 34; // times the text size
constexpr int kList = 6;
constexpr int kLongestCommand = 1000;

} // namespace

ProgramPicker::ProgramPicker(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , known_(new QListWidget(this))
    , forget_(new QPushButton(tr("Remove &from list"), this))
    , name_(new QLineEdit(this))
    , command_(new QLineEdit(this))
    , wrong_(new QLabel(this)) {
    setWindowTitle(tr("A program as an opponent"));
    const int letters = QFontInfo(font()).pixelSize();
    setMinimumWidth(kPickerWidth * letters);
    auto* rows = new QVBoxLayout(this);
    auto* about =
        new QLabel(tr("For each decision, the program receives one line with what its seat knows and may do, and "
                      "answers with one line. The format is described in engine-protocol.md, which comes with "
                      "the game along with three sample programs. The program runs with your user rights on this "
                      "computer: only add programs you trust."),
                   this);
    about->setWordWrap(true);
    rows->addWidget(about);
    auto* list = new QHBoxLayout;
    known_->setMaximumHeight(kList * letters);
    known_->setAccessibleName(tr("Programs that have already played here"));
    list->addWidget(known_, 1);
    list->addWidget(forget_, 0, Qt::AlignTop);
    rows->addLayout(list);
    auto* fields = new QFormLayout;
    auto* line = new QHBoxLayout;
    auto* browse = new QPushButton(tr("&Browse…"), this);
    line->addWidget(command_, 1);
    line->addWidget(browse);
    auto* command = new QLabel(tr("Co&mmand:"), this);
    command->setBuddy(command_);
    fields->addRow(command, line);
    fields->addRow(tr("&Name in the game:"), name_);
    rows->addLayout(fields);
    wrong_->setWordWrap(true);
    wrong_->hide();
    rows->addWidget(wrong_);
    command_->setPlaceholderText(tr("a program and its arguments"));
    command_->setMaxLength(kLongestCommand);
    name_->setMaxLength(Settings::kLongestName);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    rows->addWidget(buttons);
    for (QPushButton* each : {forget_, browse}) each->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProgramPicker::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProgramPicker::reject);
    connect(browse, &QPushButton::clicked, this, &ProgramPicker::browse);
    connect(forget_, &QPushButton::clicked, this, &ProgramPicker::forget);
    connect(known_, &QListWidget::currentTextChanged, this, &ProgramPicker::adopt);
    connect(known_, &QListWidget::itemDoubleClicked, this, &ProgramPicker::accept);
    connect(command_, &QLineEdit::textEdited, wrong_, &QWidget::hide);
    connect(name_, &QLineEdit::textEdited, wrong_, &QWidget::hide);
    showKnown();
    command_->setFocus();
}

QString ProgramPicker::name() const { return plainText(name_->text(), Settings::kLongestName); }

void ProgramPicker::showKnown() {
    known_->clear();
    known_->addItems(settings_.programs().keys());
    known_->setVisible(known_->count() > 0);
    forget_->setVisible(known_->count() > 0);
    forget_->setEnabled(false);
}

void ProgramPicker::adopt(const QString& name) {
    forget_->setEnabled(!name.isEmpty());
    if (name.isEmpty()) return;
    name_->setText(name);
    command_->setText(settings_.programs().value(name).toString());
    wrong_->hide();
}

void ProgramPicker::browse() {
    const QString file = QFileDialog::getOpenFileName(this, tr("A program as an opponent"));
    if (file.isEmpty()) return;
    command_->setText(file.contains(u' ') ? u'"' + file + u'"' : file);
    if (name().isEmpty()) name_->setText(QFileInfo(file).completeBaseName().left(Settings::kLongestName));
    wrong_->hide();
}

void ProgramPicker::forget() {
    QVariantMap programs = settings_.programs();
    programs.remove(known_->currentItem()->text());
    settings_.programs.set(programs);
    showKnown();
}

void ProgramPicker::accept() {
    const QString command = command_->text().trimmed();
    const auto fault = BotAgent::faultOf(command);
    if (fault || name().isEmpty()) {
        wrong_->setText(fault ? texts::errorText(*fault) : tr("Enter a name."));
        wrong_->show();
        (fault ? command_ : name_)->setFocus();
        return;
    }
    QVariantMap programs = settings_.programs();
    programs.insert(name(), command);
    settings_.programs.set(programs);
    QDialog::accept();
}

} // namespace elgrande

#include "moc_program_picker.cpp"
