// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/person_picker.h"

#include "app/names/agent_names.h"
#include "model/agents/levels.h"
#include "views/persons/persons.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kInRow = 5;
constexpr qreal kPortrait = 6; // times the text size
constexpr qreal kLines = 3.2;  // of what is told about somebody

QString text(std::string_view id) { return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())); }

} // namespace

QString levelPart(const QString& agent) { return agent.section(u'-', 0, 0); }

QString temperamentPart(const QString& agent) { return agent.section(u'-', 1); }

QString shifted(const Person& person, const QString& level) {
    const QString temperament = temperamentPart(text(person.agent));
    return temperament.isEmpty() ? level : level + u'-' + temperament;
}

const Person* somebody(const QString& level, const QStringList& taken, unsigned chance) {
    std::vector<const Person*> free;
    std::vector<const Person*> born; // to that level
    for (const Person& each : persons()) {
        if (taken.contains(each.name)) continue;
        free.push_back(&each);
        if (levelPart(text(each.agent)) == level) born.push_back(&each);
    }
    const std::vector<const Person*>& from = born.empty() ? free : born;
    return from.empty() ? nullptr : from[chance % from.size()];
}

PersonPicker::PersonPicker(const Theme& theme, const std::string& colour, const QString& now, const QStringList& taken,
                           QWidget* parent)
    : QDialog(parent)
    , about_(new QLabel(this)) {
    setWindowTitle(tr("Choose an opponent"));
    about_->setWordWrap(true);
    about_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    about_->setMinimumHeight(static_cast<int>(kLines * QFontInfo(font()).pixelSize()));
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(gallery(theme, colour, taken));
    rows->addWidget(about_);
    rows->addWidget(byChance(taken));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const Person& each = persons()[i];
        if (each.name != now) continue;
        buttons_[i]->setChecked(true);
        buttons_[i]->setFocus();
        tell(each);
    }
    if (about_->text().isEmpty()) about_->setText(tr("You can change the level later, at the seat."));
}

QWidget* PersonPicker::gallery(const Theme& theme, const std::string& colour, const QStringList& taken) {
    auto* wall = new QWidget(this);
    auto* grid = new QGridLayout(wall);
    const int side = static_cast<int>(kPortrait * QFontInfo(font()).pixelSize());
    for (const Person& each : persons()) {
        auto* button = new QToolButton(wall);
        const QString level = agentName(levelPart(text(each.agent)));
        const bool free = !taken.contains(each.name);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({side, side});
        button->setIcon(QIcon(portraitPixmap(theme, &each, colour, side, devicePixelRatioF())));
        button->setText(QStringLiteral("%1\n%2").arg(each.name, free ? level : tr("already playing")));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setEnabled(free);
        button->setAccessibleName(tr("%1, %2: %3", "name, title, level").arg(each.name, each.title(), level));
        button->setAccessibleDescription(each.character());
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this, [this, &each] { choose(each, text(each.agent)); });
        const int at = static_cast<int>(buttons_.size());
        grid->addWidget(button, at / kInRow, at % kInRow);
        buttons_.push_back(button);
    }
    int widest = 0;
    for (const QToolButton* each : buttons_) widest = std::max(widest, each->sizeHint().width());
    for (int column = 0; column < kInRow; ++column) grid->setColumnMinimumWidth(column, widest);
    return wall;
}

QWidget* PersonPicker::byChance(const QStringList& taken) {
    auto* holder = new QWidget(this);
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(new QLabel(tr("Surprise me:"), holder));
    for (const Level& each : levels()) {
        const QString level = text(each.id);
        auto* button = new QPushButton(agentName(level), holder);
        button->setObjectName(level);
        button->setAutoDefault(false);
        button->setToolTip(tr("A random opponent of this level"));
        button->setAccessibleName(tr("Surprise me: %1").arg(agentName(level)));
        connect(button, &QPushButton::clicked, this, [this, level, taken] {
            const Person* found = somebody(level, taken, QRandomGenerator::global()->generate());
            if (found != nullptr) choose(*found, shifted(*found, level));
        });
        line->addWidget(button, 1);
    }
    return holder;
}

void PersonPicker::tell(const Person& person) {
    about_->setText(QStringLiteral("<b>%1</b><br>%2")
                        .arg(tr("%1, %2", "name, title").arg(person.name, person.title()).toHtmlEscaped(),
                             person.character().toHtmlEscaped()));
}

void PersonPicker::choose(const Person& person, const QString& agent) {
    person_ = &person;
    agent_ = agent;
    accept();
}

// Whom the mouse or the keys are at is told about below.
bool PersonPicker::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        for (std::size_t i = 0; i < buttons_.size(); ++i)
            if (buttons_[i] == watched) tell(persons()[i]);
    return QDialog::eventFilter(watched, event);
}

} // namespace elgrande

#include "moc_person_picker.cpp"
