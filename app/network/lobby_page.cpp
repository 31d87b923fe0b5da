// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/lobby_page.h"

#include "app/network/elided_label.h"
#include "app/network/knock_panel.h"
#include "app/network/notice_panel.h"
#include "app/network/page_middle.h"
#include "app/network/talk_panel.h"
#include "views/texts/sentences.h"
#include "views/theme/theme.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/room_scroller.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/voice.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace elgrande {
namespace {

constexpr int kLobbyGap = 12;
constexpr int kAroundLobby = 24;
constexpr int kSideWidth = 380;
constexpr int kSpectatorLines = 3;
constexpr qreal kCodeLetters = 2.6; // times the usual ones: read out across a room

QLabel* plain(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // names of strangers are among the words
    return label;
}

} // namespace

LobbyPage::LobbyPage(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , table_(new PaperPanel(theme, this))
    , knocks_(new KnockPanel(theme, this))
    , invitation_(new PaperPanel(theme, this))
    , heading_(plain(table_))
    , game_(plain(table_))
    , rows_(new QVBoxLayout)
    , spectators_(new ElidedLabel(table_, kSpectatorLines))
    , spectatorMenu_(new QToolButton(table_))
    , connection_(plain(table_))
    , retry_(new QPushButton(table_))
    , why_(plain(table_))
    , ready_(new QPushButton(table_))
    , begin_(new QPushButton(table_))
    , leave_(new QPushButton(table_))
    , codeHeading_(plain(invitation_))
    , code_(plain(invitation_))
    , copy_(new QPushButton(invitation_))
    , how_(plain(invitation_))
    , addresses_(plain(invitation_))
    , talk_(new TalkPanel(theme, this)) {
    QHBoxLayout& sides = (new PageMiddle(this))->sides();
    sides.addWidget(makeTable(), 3);
    sides.addWidget(new RoomScroller(makeSide(), Qt::Vertical, this), 2); // large text needs more room
    ready_->setCheckable(true);
    for (QPushButton* button : {ready_, begin_, leave_, retry_, copy_}) button->setAutoDefault(true); // Enter presses
    code_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    addresses_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(ready_, &QPushButton::clicked, this, &LobbyPage::readyWanted);
    connect(begin_, &QPushButton::clicked, this, &LobbyPage::beginWanted);
    connect(leave_, &QPushButton::clicked, this, &LobbyPage::left);
    connect(retry_, &QPushButton::clicked, this, &LobbyPage::retryWanted);
    connect(copy_, &QPushButton::clicked, this, &LobbyPage::copyInvitation);
    connect(knocks_, &KnockPanel::answered, this, &LobbyPage::knockAnswered);
    connect(talk_, &TalkPanel::heard, this, [this](const QString& words) {
        if (isVisible()) Voice::of(*this).say(words);
    });
    scaleHeadings();
    auto& words = Translated::of(this);
    words.text(codeHeading_, QT_TR_NOOP("Join code"));
    words.text(begin_, QT_TR_NOOP("St&art game"));
    words.text(retry_, QT_TR_NOOP("&Try now"));
    words.nameAndTip(spectatorMenu_, QT_TR_NOOP("Remove spectators"));
    words.also([this] {
        showCopied(false);
        showAll();
    });
}

QWidget* LobbyPage::makeTable() {
    auto* down = new QVBoxLayout(table_);
    down->setContentsMargins(kAroundLobby, kAroundLobby, kAroundLobby, kAroundLobby);
    down->setSpacing(kLobbyGap);
    down->addWidget(heading_);
    down->addWidget(game_);
    auto* seats = new QWidget(table_);
    auto* inside = new QVBoxLayout(seats);
    inside->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(10);
    inside->addLayout(rows_);
    auto* watching = new QHBoxLayout;
    watching->addWidget(spectators_, 1);
    watching->addWidget(spectatorMenu_);
    inside->addLayout(watching);
    inside->addStretch();
    spectatorMenu_->setObjectName(QStringLiteral("spectator-menu"));
    spectatorMenu_->setText(QStringLiteral("…"));
    spectatorMenu_->setPopupMode(QToolButton::InstantPopup);
    spectatorMenu_->setFocusPolicy(Qt::StrongFocus);
    spectatorMenu_->setMenu(new QMenu(spectatorMenu_));
    connect(spectatorMenu_->menu(), &QMenu::aboutToShow, this, &LobbyPage::fillSpectatorMenu);
    down->addWidget(new RoomScroller(seats, Qt::Vertical, table_), 1);
    down->addWidget(connection_);
    down->addWidget(retry_, 0, Qt::AlignLeft);
    down->addWidget(why_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(ready_);
    buttons->addWidget(begin_);
    buttons->addStretch();
    buttons->addWidget(leave_);
    down->addLayout(buttons);
    return table_;
}

QWidget* LobbyPage::makeSide() {
    auto* side = new QWidget(this);
    auto* down = new QVBoxLayout(side);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(kLobbyGap);
    down->addWidget(knocks_);
    down->addWidget(invitation_);
    down->addWidget(talk_, 1);
    auto* rows = new QVBoxLayout(invitation_);
    rows->setContentsMargins(kAroundLobby, kAroundLobby - 6, kAroundLobby, kAroundLobby - 6);
    rows->setSpacing(6);
    rows->addWidget(codeHeading_);
    rows->addWidget(code_);
    rows->addWidget(copy_, 0, Qt::AlignLeft);
    rows->addWidget(how_);
    rows->addWidget(addresses_);
    side->setMinimumWidth(kSideWidth);
    return side;
}

void LobbyPage::setContent(LobbyContent content) {
    if (content == content_) return;
    if (content.invitation != content_.invitation) showCopied(false); // another than was copied
    const LobbyContent before = std::exchange(content_, std::move(content));
    showAll();
    if (!isVisible()) return;
    if (!before.anyOwn && content_.anyOwn && given_ == window()->focusWidget()) focusFirst();
    if (const QString news = newsSince(before); !news.isEmpty()) Voice::of(*this).say(news);
}

// The code letter by letter, with a pause between the groups.
QString LobbyPage::codeText() const {
    QStringList groups;
    for (const QString& group : content_.code.split(u'-')) {
        QStringList letters;
        for (const QChar letter : group) letters << letter;
        groups << letters.join(u' ');
    }
    return tr("Join code: %1").arg(groups.join(QStringLiteral(", ")));
}

QString LobbyPage::addressesText() const {
    if (content_.addresses.isEmpty()) return howText();
    const QString list = content_.addresses.join(QStringLiteral(", "));
    return content_.isListed ? tr("Addresses: %1").arg(list) : howText() + u' ' + list;
}

QString LobbyPage::wholeText() const {
    QStringList parts{content_.title, QString(content_.game).replace(QStringLiteral(" · "), QStringLiteral(", "))};
    for (const LobbySeatRow* each : seats_) parts << each->words();
    if (!content_.spectators.isEmpty()) parts << spectators_->words();
    parts << knocks_->words();
    if (!content_.code.isEmpty()) parts << codeText();
    if (!content_.code.isEmpty()) parts << addressesText();
    parts << content_.connection << why_->text();
    return texts::sentences(parts);
}

QString LobbyPage::newsSince(const LobbyContent& before) const {
    QStringList parts;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (i >= before.seats.size() || before.seats[i].seat != content_.seats[i].seat) parts << seats_[i]->words();
    if (content_.spectators != before.spectators && !content_.spectators.isEmpty()) parts << spectators_->words();
    if (content_.knocks != before.knocks) parts << knocks_->words();
    if (content_.code != before.code && !content_.code.isEmpty()) parts << codeText();
    const bool reached = content_.addresses == before.addresses && content_.isListed == before.isListed;
    if (!reached && !content_.code.isEmpty()) parts << addressesText();
    if (content_.connection != before.connection) parts << content_.connection;
    if (content_.whyNotYet != before.whyNotYet) parts << why_->text();
    return texts::sentences(parts);
}

// Not to what leaves.
void LobbyPage::focusFirst() {
    auto* chat = talk_->findChild<QLineEdit*>();
    for (QWidget* each : std::initializer_list<QWidget*>{content_.hosts ? begin_ : ready_, copy_, ready_, chat})
        if (each->isVisible() && each->isEnabled()) {
            each->setFocus(Qt::TabFocusReason);
            break;
        }
    given_ = window()->focusWidget();
}

// The stack of pages gives the focus away once more when it has shown this one.
void LobbyPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!isVisible()) return;
            focusFirst();
            Voice::of(*this).say(wholeText());
        },
        Qt::QueuedConnection);
}

// A name that is being written is given up, or its row would tell what is left of the page: a field that loses the
// focus when the page is hidden by its destruction is ready with editing.
LobbyPage::~LobbyPage() {
    for (LobbySeatRow* each : seats_) each->disconnect(this);
}

LobbySeatRow* LobbyPage::row(Seat seat) const { return index(seat) < seats_.size() ? seats_[index(seat)] : nullptr; }

void LobbyPage::fitRows() {
    while (seats_.size() > content_.seats.size()) {
        delete seats_.back();
        seats_.pop_back();
    }
    while (seats_.size() < content_.seats.size()) {
        const Seat seat = seatAt(static_cast<int>(seats_.size()));
        auto* row = new LobbySeatRow(seat, theme_, rows_->parentWidget());
        connect(row, &LobbySeatRow::keepWanted, this,
                [this, seat](const QString& agent) { emit keepWanted(seat, agent); });
        connect(row, &LobbySeatRow::sendAwayWanted, this,
                [this, seat](bool blocks) { emit sendAwayWanted(seat, blocks); });
        connect(row, &LobbySeatRow::colourWanted, this,
                [this, seat](const QString& colour) { emit colourWanted(seat, colour); });
        connect(row, &LobbySeatRow::takeWanted, this, [this, seat] { emit takeWanted(seat); });
        connect(row, &LobbySeatRow::standUpWanted, this, [this, seat] { emit standUpWanted(seat); });
        connect(row, &LobbySeatRow::nameWanted, this,
                [this, seat](const QString& name) { emit nameWanted(seat, name); });
        rows_->addWidget(row);
        seats_.push_back(row);
    }
}

void LobbyPage::fillSpectatorMenu() {
    QMenu* menu = spectatorMenu_->menu();
    menu->clear();
    for (const QString& each : content_.removable) {
        const QString name = each.isEmpty() ? tr("Spectator") : QString(each).replace(u'&', QLatin1String("&&"));
        connect(menu->addAction(tr("Remove %1").arg(name)), &QAction::triggered, this,
                [this, each] { emit removeSpectatorWanted(each, false); });
        connect(menu->addAction(tr("Remove %1 and block computer").arg(name)), &QAction::triggered, this,
                [this, each] { emit removeSpectatorWanted(each, true); });
    }
}

void LobbyPage::showAll() {
    fitRows();
    std::vector<TalkPanel::Voice> voices;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const LobbyPlace& place = content_.seats[i];
        seats_[i]->setPlace(place);
        if (place.seat.holder == lan::LobbySeat::Holder::Person)
            voices.push_back({seatAt(static_cast<int>(i)), place.seat.name, place.colour, place.own, place.seat.guest});
    }
    talk_->setVoices(std::move(voices));
    knocks_->setKnocks(content_.knocks);
    knocks_->setVisible(knocks_->hasSomething());
    heading_->setText(content_.title);
    game_->setText(content_.game);
    spectators_->setWords(tr("Spectators: %1", "names").arg(content_.spectators.join(QStringLiteral(", "))));
    spectators_->setAccessibleName(spectators_->words()); // all of them, however few there is room for
    spectators_->setVisible(!content_.spectators.isEmpty());
    spectatorMenu_->setVisible(!content_.removable.isEmpty());
    QString connection = content_.connection; // the seconds are not read out again and again
    if (content_.nextTry) connection += u' ' + NoticePanel::nextTryWords(*content_.nextTry);
    connection_->setText(connection);
    retry_->setVisible(content_.nextTry.has_value());
    connection_->setVisible(!content_.connection.isEmpty());
    ready_->setVisible(content_.anyOwn);
    ready_->setChecked(content_.ready);
    ready_->setText(content_.ready ? tr("✓ &Ready") : tr("&Ready"));
    tellName(*ready_, ready_->text().remove(u'&')); // that it is pressed is told anyway
    begin_->setVisible(content_.hosts);
    begin_->setEnabled(content_.whyNotYet.isEmpty());
    begin_->setAccessibleDescription(content_.whyNotYet);
    why_->setText(whyText());
    leave_->setText(content_.hosts ? tr("&Close lobby") : tr("&Leave lobby"));
    showCode();
}

QString LobbyPage::whyText() const {
    if (!content_.whyNotYet.isEmpty()) return content_.whyNotYet;
    return content_.hosts ? tr("Everyone is ready: you can start the game.")
                          : tr("Everyone is ready: waiting for the host to start.");
}

QString LobbyPage::howText() const {
    if (content_.addresses.isEmpty())
        return tr("This computer is not connected to a network: nobody else can join at present.");
    if (!content_.isListed)
        return tr("Other players will not see this game in their list, since another program announces its own here. "
                  "They need the code and one of these addresses:");
    return tr("Other players will see this game in their list and enter the code. If it does not appear, they also "
              "need one of these addresses:");
}

void LobbyPage::showCode() {
    const bool known = !content_.code.isEmpty();
    for (QWidget* each : std::initializer_list<QWidget*>{code_, copy_, codeHeading_}) each->setVisible(known);
    invitation_->setVisible(known);
    code_->setText(content_.code);
    code_->setAccessibleName(content_.code);
    QFont letters = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    letters.setPixelSize(static_cast<int>(kCodeLetters * QFontInfo(font()).pixelSize()));
    letters.setBold(true);
    code_->setFont(letters);
    addresses_->setText(content_.addresses.join(u'\n'));
    addresses_->setVisible(!content_.addresses.isEmpty());
    how_->setText(howText());
}

void LobbyPage::showCopied(bool copied) {
    copy_->setText(copied ? tr("✓ Copied") : tr("Cop&y invitation"));
    tellName(*copy_, copy_->text().remove(u'&'));
}

void LobbyPage::copyInvitation() {
    QApplication::clipboard()->setText(content_.invitation);
    showCopied(true);
    Voice::of(*this).say(tr("Invitation copied to the clipboard."));
}

void LobbyPage::scaleHeadings() {
    heading_->setFont(headingFont(*this, 1.5));
    codeHeading_->setFont(headingFont(*this, 1.15));
}

void LobbyPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        scaleHeadings();
        showAll();
    }
    QWidget::changeEvent(event);
}

void LobbyPage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::Table)); }

} // namespace elgrande

#include "moc_lobby_page.cpp"
