// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/join_page.h"

#include "app/lan/address.h"
#include "app/network/code_field.h"
#include "app/network/kept_tables.h"
#include "app/network/knock_panel.h"
#include "app/network/page_middle.h"
#include "app/network/table_list.h"
#include "app/settings/settings.h"
#include "model/game_model/plain_text.h"
#include "views/texts/error_text.h"
#include "views/theme/theme.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/voice.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace elgrande {
namespace {

constexpr int kGap = 12;
constexpr int kAround = 24;
constexpr int kFormWidth = 360;
constexpr qreal kNumberDigits = 2; // times the usual ones

QLabel* wrapped(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // names of strangers are among the words
    return label;
}

// On the same paper.
QScrollArea* scrolled(QWidget* content, QWidget* parent) {
    auto* scroll = new QScrollArea(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(content);
    content->setAutoFillBackground(false);
    scroll->setFocusPolicy(Qt::NoFocus); // its content has stops of its own
    return scroll;
}

} // namespace

JoinPage::JoinPage(lan::Link::Greeter ours, Settings& settings, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , settings_(settings)
    , theme_(theme)
    , search_(lan::Limits{})
    , found_(new PaperPanel(theme, this))
    , form_(new PaperPanel(theme, this))
    , heading_(new QLabel(found_))
    , sight_(new QStackedWidget(found_))
    , list_(new TableList(std::move(ours), sight_))
    , nothing_(wrapped(sight_))
    , differ_(wrapped(found_))
    , addressLabel_(new QLabel(form_))
    , address_(new QLineEdit(form_))
    , addressNote_(wrapped(form_))
    , codeLabel_(new QLabel(form_))
    , code_(new CodeField(form_))
    , codeNote_(wrapped(form_))
    , nameLabel_(new QLabel(form_))
    , name_(new QLineEdit(form_))
    , number_(new QLabel(form_))
    , why_(wrapped(form_))
    , join_(new QPushButton(form_))
    , host_(new QPushButton(found_))
    , back_(new QPushButton(form_)) {
    layOut();
    name_->setMaxLength(kNameLength);
    name_->setText(settings_.playerName());
    connect(&search_, &lan::TableSearch::changed, this, &JoinPage::showTables);
    connect(list_, &TableList::chosenChanged, this, &JoinPage::judge);
    connect(list_, &TableList::wanted, this, [this] {
        if (isKept() && wish()) return join();
        code_->setFocus();
    });
    connect(address_, &QLineEdit::textChanged, this, &JoinPage::orderTables);
    for (QLineEdit* field : {address_, static_cast<QLineEdit*>(code_), name_}) {
        connect(field, &QLineEdit::textChanged, this, &JoinPage::judge);
        connect(field, &QLineEdit::returnPressed, this, &JoinPage::join);
        field->installEventFilter(this);
    }
    connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this, [this] { paste(false); });
    connect(join_, &QPushButton::clicked, this, &JoinPage::join);
    connect(host_, &QPushButton::clicked, this, &JoinPage::hostWanted);
    connect(back_, &QPushButton::clicked, this, &JoinPage::goBack);
    number_->hide();
    number_->setFont(headingFont(*this, kNumberDigits));
    heading_->setFont(headingFont(*this, 1.5));
    auto& words = Translated::of(this);
    words.text(heading_, QT_TR_NOOP("Network games"));
    words.also([this] {
        nothing_->setText(
            tr("No games found yet; still searching.\n\n• Has someone started hosting? In “New game”, set "
               "a seat to “Network player” and press “Host”.\n• Are both computers on the same network? "
               "Guest networks and many public networks keep computers apart.\n• Is there a firewall on "
               "the host's computer? It must let through port %1, both UDP (finding games) and TCP (joining "
               "them; if the lobby shows another port, that one).\n• If the game is still not found, enter the "
               "address shown in the host's lobby.")
                .arg(lan::kBeaconPort));
        help_->setAccessibleName(tr("No games found yet"));
        help_->setAccessibleDescription(nothing_->text());
    });
    words.text(addressLabel_, QT_TR_NOOP("Or an &address:"));
    words.placeholder(address_, QT_TR_NOOP("such as 192.168.0.7 or 192.168.0.7:23610"));
    words.text(codeLabel_, QT_TR_NOOP("Join &code:"));
    words.text(nameLabel_, QT_TR_NOOP("Your &name:"));
    words.placeholder(name_, QT_TR_NOOP("as other players will see it"));
    words.text(host_, QT_TR_NOOP("H&ost a game…"));
    words.text(back_, QT_TR_NOOP("&Back"));
    words.also([this] { judge(); });
    showTables();
}

void JoinPage::layOut() {
    QHBoxLayout& sides = (new PageMiddle(this))->sides();
    sides.addWidget(found_, 3);
    sides.addWidget(form_, 2);
    auto* left = new QVBoxLayout(found_);
    left->setContentsMargins(kAround, kAround, kAround, kAround);
    left->setSpacing(kGap);
    left->addWidget(heading_);
    sight_->addWidget(list_);
    // Large letters need more room than there may be.
    help_ = scrolled(nothing_, sight_);
    help_->setFocusPolicy(Qt::StrongFocus); // arrow keys scroll it
    sight_->addWidget(help_);
    nothing_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    left->addWidget(sight_, 1);
    left->addWidget(differ_);
    left->addWidget(host_, 0, Qt::AlignLeft);
    auto* fields = new QWidget(form_);
    auto* rows = new QVBoxLayout(fields);
    rows->setContentsMargins(kAround, kAround, kAround, kAround);
    rows->setSpacing(6);
    rows->addWidget(codeLabel_);
    rows->addWidget(code_);
    rows->addWidget(codeNote_);
    rows->addSpacing(kGap);
    rows->addWidget(nameLabel_);
    rows->addWidget(name_);
    rows->addSpacing(kGap);
    rows->addWidget(addressLabel_);
    rows->addWidget(address_);
    rows->addWidget(addressNote_);
    rows->addStretch();
    rows->addWidget(why_);
    rows->addWidget(number_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(join_, 1);
    buttons->addWidget(back_);
    rows->addLayout(buttons);
    auto* around = new QVBoxLayout(form_);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(scrolled(fields, form_));
    form_->setMinimumWidth(kFormWidth);
    join_->setDefault(true);
    for (QPushButton* button : {join_, back_, host_}) button->setAutoDefault(true);
    QWidget* before = list_;
    for (QWidget* each : std::initializer_list<QWidget*>{help_, host_, code_, name_, address_, join_, back_}) {
        setTabOrder(before, each);
        before = each;
    }
    addressLabel_->setBuddy(address_);
    codeLabel_->setBuddy(code_);
    nameLabel_->setBuddy(name_);
}

void JoinPage::setSearch(lan::Ways ways, quint16 port) {
    ways_ = ways;
    port_ = port;
}

void JoinPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    const auto visit = lastVisit();
    last_ = visit ? std::optional(visit->wish) : std::nullopt;
    orderTables();
    searching_ = search_.start(ways_, port_);
    showTables();
    focus(code_);
}

// The stack of pages gives the focus away once more when it has shown this one.
void JoinPage::focus(QWidget* field) {
    QMetaObject::invokeMethod(
        this,
        [this, field] {
            if (isVisible()) field->setFocus();
        },
        Qt::QueuedConnection);
}

void JoinPage::hideEvent(QHideEvent* event) {
    search_.stop();
    QWidget::hideEvent(event);
}

void JoinPage::showTables() {
    list_->setTables(search_.tables());
    sight_->setCurrentIndex(list_->count() > 0 ? 0 : 1);
    judge();
    announceFound();
}

void JoinPage::orderTables() {
    const auto typed = lan::readAddress(address_->text(), lan::kBeaconPort);
    list_->setFirst(last_ ? last_->table : QByteArray(), typed ? typed->host : QString());
}

void JoinPage::announceFound() {
    QStringList fresh;
    QList<QByteArray> tables;
    for (const lan::FoundTable& each : search_.tables()) {
        tables << each.notice.table;
        if (!known_.contains(each.notice.table)) fresh << each.notice.name;
    }
    known_ = tables;
    if (isVisible() && !fresh.isEmpty())
        Voice::of(*this).say(tr("Game found: %1", "names of tables").arg(fresh.join(QStringLiteral(", "))));
}

QString JoinPage::addressFault() const {
    if (address_->text().trimmed().isEmpty()) return {};
    const Result<lan::TableAddress> read = lan::readAddress(address_->text(), lan::kBeaconPort);
    return read ? QString() : texts::errorText(read.fault());
}

// By its id, which anybody may claim: only the host with the pinned key gets the token.
bool JoinPage::isKept() const {
    return last_ && address_->text().trimmed().isEmpty() && list_->chosen() != nullptr &&
           list_->chosen()->notice.table == last_->table;
}

bool JoinPage::mayAsk() const {
    if (!code_->text().isEmpty() || !address_->text().trimmed().isEmpty() || isKept()) return false;
    return list_->chosen() != nullptr && list_->chosen()->notice.hello.knock && list_->canPlay();
}

QString JoinPage::whyNot() const {
    const bool typed = !address_->text().trimmed().isEmpty();
    if (QString fault = addressFault(); !fault.isEmpty()) return fault;
    if (!typed && list_->chosen() == nullptr) return tr("Choose a game from the list or enter an address.");
    if (!typed && !list_->canPlay()) return tr("You cannot join this game: see the note below the list.");
    const bool needsNone = (isKept() && code_->text().isEmpty()) || mayAsk();
    if (!code_->code() && !needsNone) return tr("Enter the join code; the host has it.");
    if (plainText(name_->text(), kNameLength).isEmpty()) return tr("Enter your name.");
    return {};
}

std::optional<JoinWish> JoinPage::wish() const {
    if (!whyNot().isEmpty()) return {};
    const QString name = plainText(name_->text(), kNameLength);
    if (address_->text().trimmed().isEmpty()) {
        const lan::FoundTable& table = *list_->chosen();
        if (mayAsk()) return JoinWish{table.address.toString(), table.notice.port, {}, name, {}, {}, true};
        if (!code_->code())
            return JoinWish{table.address.toString(), table.notice.port, {}, name, last_->table, last_->pin};
        return JoinWish{table.address.toString(), table.notice.port, *code_->code(), name};
    }
    const auto address = lan::readAddress(address_->text(), lan::kBeaconPort);
    return JoinWish{address->host, address->port, *code_->code(), name};
}

void JoinPage::judge() {
    const QString why = whyNot();
    join_->setEnabled(why.isEmpty() && !joining_);
    join_->setText(mayAsk() ? tr("As&k to join") : tr("&Join"));
    if (!joining_) why_->setText(why);
    join_->setAccessibleDescription(why);
    differ_->setText(list_->differences());
    differ_->setVisible(!differ_->text().isEmpty());
    const QString fault = addressFault();
    addressNote_->setText(
        fault.isEmpty() ? tr("Needed only if the game is not found automatically; it is shown in the host's lobby.")
                        : fault);
    showCodeNote();
    QPalette colours = form_->palette();
    colours.setColor(QPalette::WindowText, theme_.colour(code_->isWrong() ? Role::Bad : Role::InkSoft));
    codeNote_->setPalette(colours);
    colours.setColor(QPalette::WindowText, theme_.colour(fault.isEmpty() ? Role::InkSoft : Role::Bad));
    addressNote_->setPalette(colours);
}

// Not announced letter by letter, but when the code is complete or cannot become one.
void JoinPage::showCodeNote() {
    const bool needsNone = isKept() && code_->text().isEmpty();
    const QString note = needsNone
                             ? tr("If this is your game, your seat is kept. Joining checks that, and needs no code.")
                         : mayAsk() ? tr("The host has it. Without it, ask to join: the host decides.")
                                    : code_->note();
    if (note == codeNote_->text()) return;
    codeNote_->setText(note);
    if (code_->hasFocus() && (code_->code() || code_->isWrong())) Voice::of(*this).say(note);
}

// Announced when the focus has gone to the field, which would interrupt it.
void JoinPage::say(const QString& words) {
    setJoining(false);
    why_->setText(words);
    focus(code_);
    QMetaObject::invokeMethod(
        this,
        [this, words] {
            if (isVisible()) Voice::of(*this).say(words);
        },
        Qt::QueuedConnection);
}

void JoinPage::setJoining(bool joining) {
    joining_ = joining;
    number_->hide();
    judge();
    if (!joining) return;
    why_->setText(tr("Joining …"));
    Voice::of(*this).say(why_->text());
}

void JoinPage::showNumber(const QString& number) {
    why_->setText(tr("The host is asked to let you in, and sees your name and this number:"));
    number_->setText(number);
    number_->setAccessibleName(KnockPanel::spoken(number));
    number_->show();
    Voice::of(*this).say(tr("%1 %2", "a sentence, a number").arg(why_->text(), number_->accessibleName()));
}

// From a question to the host, back to the list.
void JoinPage::goBack() {
    if (!number_->isVisibleTo(this)) return emit left();
    setJoining(false);
    emit cancelled();
}

void JoinPage::join() {
    if (joining_) return;
    const auto wanted = wish();
    if (!wanted) {
        judge();
        Voice::of(*this).say(whyNot());
        return;
    }
    settings_.playerName.set(wanted->name);
    emit joinWanted(*wanted);
}

void JoinPage::fill(const lan::Invitation& invitation) {
    if (invitation.address) address_->setText(invitation.address->text());
    if (invitation.code) code_->setText(invitation.code->text());
    QWidget* const missing = !code_->code() ? static_cast<QWidget*>(code_) : name_->text().isEmpty() ? name_ : nullptr;
    focus(missing != nullptr ? missing : join_);
    if (!wish()) return;
    why_->setText(tr("Press “Join” to accept the invitation."));
    Voice::of(*this).say(why_->text());
}

// A whole invitation wherever it is pasted; a code alone only where nothing else can be meant.
bool JoinPage::paste(bool intoField) {
    const auto invitation = lan::invitationIn(QApplication::clipboard()->text());
    if (!invitation || joining_ || (intoField && !invitation->address)) return false;
    fill(*invitation);
    return true;
}

bool JoinPage::eventFilter(QObject* watched, QEvent* event) {
    const bool pastes =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste);
    return (pastes && paste(true)) || QWidget::eventFilter(watched, event);
}

void JoinPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        heading_->setFont(headingFont(*this, 1.5));
        number_->setFont(headingFont(*this, kNumberDigits));
    }
    QWidget::changeEvent(event);
}

void JoinPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return goBack();
    QWidget::keyPressEvent(event);
}

void JoinPage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::Table)); }

} // namespace elgrande

#include "moc_join_page.cpp"
