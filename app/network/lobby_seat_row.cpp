// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/lobby_seat_row.h"

#include "app/names/agent_names.h"
#include "app/network/elided_label.h"
#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/game_model/plain_text.h"
#include "model/rules/setup.h"
#include "views/texts/texts.h"
#include "views/theme/medallion.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace elgrande {
namespace {

using namespace Qt::StringLiterals;
using Holder = lan::LobbySeat::Holder;

constexpr qreal kColour = 2.2; // times the text size
constexpr qreal kStatus = 8.5;
constexpr qreal kButton = 9;
constexpr qreal kName = 4;

} // namespace

LobbySeatRow::LobbySeatRow(Seat seat, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , seat_(seat)
    , colour_(new QToolButton(this))
    , colours_(new QMenu(colour_))
    , name_(new QLineEdit(this))
    , who_(new ElidedLabel(this))
    , status_(new QLabel(this))
    , button_(new QPushButton(this))
    , keep_(new QToolButton(this)) {
    colour_->setObjectName(QStringLiteral("seat-colour"));
    keep_->setObjectName(QStringLiteral("seat-menu"));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(colour_);
    line->addWidget(name_, 1);
    line->addWidget(who_, 1);
    line->addWidget(status_);
    line->addWidget(button_);
    line->addWidget(keep_);
    keep_->setText(QStringLiteral("…"));
    keep_->setPopupMode(QToolButton::InstantPopup);
    keep_->setFocusPolicy(Qt::StrongFocus);
    keep_->setMenu(new QMenu(keep_));
    colour_->setAutoRaise(true);
    colour_->setPopupMode(QToolButton::InstantPopup);
    colour_->setFocusPolicy(Qt::StrongFocus);
    connect(colours_, &QMenu::aboutToShow, this, &LobbySeatRow::fillColours);
    for (QWidget* each : std::initializer_list<QWidget*>{button_, keep_}) {
        QSizePolicy keeps = each->sizePolicy();
        keeps.setRetainSizeWhenHidden(true); // the columns stay where they are
        each->setSizePolicy(keeps);
    }
    name_->setMaxLength(kNameLength);
    status_->setTextFormat(Qt::PlainText);
    connect(name_, &QLineEdit::editingFinished, this, [this] {
        const QString name = plainText(name_->text(), kNameLength);
        if (name.isEmpty()) return showAll();
        if (name != shown_.seat.name) emit nameWanted(name);
    });
    button_->setAutoDefault(true); // Enter presses
    connect(button_, &QPushButton::clicked, this, [this] {
        if (shown_.own)
            emit standUpWanted();
        else
            emit takeWanted();
    });
    connect(&theme, &Theme::changed, this, &LobbySeatRow::showColour);
    showAll();
}

void LobbySeatRow::setPlace(const LobbyPlace& place) {
    if (place == shown_) return;
    shown_ = place;
    showAll();
}

QString LobbySeatRow::status() const {
    if (shown_.seat.holder == Holder::Open) return {};
    //: Who has the seat: a computer player
    if (shown_.seat.holder == Holder::Computer) return tr("Computer");
    if (shown_.seat.away) return tr("⚠ disconnected");
    return shown_.seat.ready ? tr("✓ ready") : tr("not ready");
}

QString LobbySeatRow::words() const {
    const bool free = shown_.seat.holder == Holder::Open;
    const QString seat =
        tr("Seat %1: %2", "number, who sits there").arg(index(seat_) + 1).arg(free ? tr("free") : shown_.seat.name);
    const QString state = withoutSigns(status());
    return state.isEmpty() ? seat : seat + QStringLiteral(", ") + state;
}

void LobbySeatRow::showColour() {
    const int size = static_cast<int>(kColour * QFontInfo(font()).pixelSize());
    colour_->setIconSize({size, size});
    const QPixmap medallion = medallionPixmap(theme_, shown_.colour, size, devicePixelRatioF());
    QIcon icon(medallion);
    icon.addPixmap(medallion, QIcon::Disabled); // a colour stays one where it cannot be changed
    colour_->setIcon(icon);
    colour_->setMenu(shown_.own ? colours_ : nullptr);
    const QString name = texts::colourName(QString::fromStdString(shown_.colour));
    colour_->setAccessibleName(tr("Seat %1: %2", "number, its colour").arg(index(seat_) + 1).arg(name));
    colour_->setToolTip(shown_.own ? tr("%1 – choose another colour").arg(name) : name);
    colour_->setEnabled(shown_.own);
}

void LobbySeatRow::showAll() {
    showColour();
    const int letter = QFontInfo(font()).pixelSize();
    status_->setMinimumWidth(static_cast<int>(kStatus * letter));
    button_->setMinimumWidth(static_cast<int>(kButton * letter));
    name_->setMinimumWidth(static_cast<int>(kName * letter));
    const bool free = shown_.seat.holder == Holder::Open;
    name_->setVisible(shown_.own);
    if (!name_->hasFocus() || !name_->isModified()) name_->setText(shown_.seat.name);
    who_->setVisible(!shown_.own);
    //: In the place of a name: a seat that nobody has taken
    who_->setWords(free ? tr("free") : shown_.seat.name);
    who_->setEnabled(!free);
    status_->setText(status());
    tellName(*status_, status());
    button_->setText(shown_.own ? tr("Leave seat") : tr("Take seat"));
    button_->setVisible(shown_.own || shown_.mayTake);
    keep_->setVisible(shown_.hosts && !shown_.own);
    fillMenu();
    const int seat = static_cast<int>(index(seat_)) + 1;
    keep_->setAccessibleName(tr("Seat %1: who can sit here").arg(seat));
    keep_->setToolTip(tr("Who can sit here"));
    name_->setAccessibleName(tr("Seat %1: your name").arg(seat));
    button_->setAccessibleName(tr("Seat %1: %2", "number, what the button does").arg(seat).arg(button_->text()));
    who_->setAccessibleName(tr("Seat %1: %2", "number, who sits there").arg(seat).arg(who_->words()));
}

// Who has the colour by chance gets the one that becomes free.
void LobbySeatRow::fillColours() {
    QMenu* menu = colours_;
    menu->clear();
    const int size = static_cast<int>(kColour * QFontInfo(font()).pixelSize());
    for (const std::string& each : knownColours()) {
        const QString colour = QString::fromStdString(each);
        const QIcon icon(medallionPixmap(theme_, each, size, devicePixelRatioF()));
        const auto taken = shown_.taken.find(each);
        QString words = texts::colourName(colour);
        if (taken != shown_.taken.end())
            words = tr("%1 – %2", "colour, whose it is").arg(words, QString(taken->second).replace(u'&', "&&"_L1));
        QAction* action = menu->addAction(icon, words);
        action->setEnabled(taken == shown_.taken.end());
        connect(action, &QAction::triggered, this, [this, colour] { emit colourWanted(colour); });
    }
}

void LobbySeatRow::fillMenu() {
    QMenu* menu = keep_->menu();
    menu->clear();
    const bool person = shown_.seat.holder == Holder::Person;
    if (person) {
        connect(menu->addAction(tr("Remove player")), &QAction::triggered, this,
                [this] { emit sendAwayWanted(false); });
        connect(menu->addAction(tr("Remove player and block computer")), &QAction::triggered, this,
                [this] { emit sendAwayWanted(true); });
        return;
    }
    QAction* open = menu->addAction(tr("Open to network players"));
    connect(open, &QAction::triggered, this, [this] { emit keepWanted({}); });
    open->setEnabled(shown_.seat.holder != Holder::Open);
    for (const std::string& each : agentIds()) {
        const QString agent = QString::fromStdString(each);
        QAction* action = menu->addAction(tr("Computer: %1").arg(agentName(agent)));
        connect(action, &QAction::triggered, this, [this, agent] { emit keepWanted(agent); });
    }
}

void LobbySeatRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) showAll();
    QWidget::changeEvent(event);
}

} // namespace elgrande

#include "moc_lobby_seat_row.cpp"
