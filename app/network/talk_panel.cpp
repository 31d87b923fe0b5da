// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/talk_panel.h"

#include "app/lan/limits.h"
#include "app/network/elided_label.h"
#include "model/game_model/plain_text.h"
#include "views/theme/theme.h"
#include "views/toolkit/translated.h"

#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace elgrande {
namespace {

constexpr std::size_t kMostLines = 500; // that are kept
constexpr int kTalkSpacing = 6;

} // namespace

TalkPanel::TalkPanel(Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , watching_(new ElidedLabel(this))
    , text_(new QTextBrowser(this))
    , field_(new QLineEdit(this))
    , send_(new QToolButton(this))
    , phrases_(new QToolButton(this))
    , mute_(new QToolButton(this)) {
    layOut();
    field_->setMaxLength(lan::Limits{}.chat);
    connect(field_, &QLineEdit::returnPressed, this, &TalkPanel::say);
    connect(send_, &QToolButton::clicked, this, &TalkPanel::say);
    connect(&theme, &Theme::changed, this, &TalkPanel::showAll);
    send_->setText(QStringLiteral("➤"));
    auto& words = Translated::of(this);
    words.name(text_, QT_TR_NOOP("Chat messages"));
    words.placeholder(text_, QT_TR_NOOP("No messages yet."));
    words.placeholder(field_, QT_TR_NOOP("Type a message"));
    words.name(field_, QT_TR_NOOP("Type a message"));
    words.nameAndTip(send_, QT_TR_NOOP("Send"));
    words.text(phrases_, QT_TR_NOOP("Quick phrases"));
    words.tip(phrases_, QT_TR_NOOP("Everyone reads these in their own language"));
    words.text(mute_, QT_TR_NOOP("Mute"));
    connect(mute_->menu(), &QMenu::aboutToShow, this, &TalkPanel::fillMutes);
    words.also([this] {
        phrases_->menu()->clear();
        for (int i = 0; i < lan::kPhrases; ++i)
            connect(phrases_->menu()->addAction(lan::phraseText(i)), &QAction::triggered, this,
                    [this, i] { emit phraseSaid(i); });
        showSpectators();
        showAll();
    });
}

void TalkPanel::layOut() {
    text_->setOpenLinks(false);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setTabChangesFocus(true);
    text_->setMinimumHeight(1); // the line below it is whole first
    text_->viewport()->setAutoFillBackground(false);
    for (QToolButton* button : {phrases_, mute_}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setMenu(new QMenu(button));
        button->setFocusPolicy(Qt::StrongFocus);
    }
    send_->setFocusPolicy(Qt::StrongFocus);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    rows->setSpacing(kTalkSpacing);
    rows->addWidget(watching_);
    rows->addWidget(text_, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(field_, 1);
    for (QToolButton* button : {send_, phrases_, mute_}) line->addWidget(button);
    rows->addLayout(line);
}

void TalkPanel::setVoices(std::vector<Voice> voices) {
    if (voices == voices_) return;
    voices_ = std::move(voices);
    showAll();
}

void TalkPanel::setSpectators(const QStringList& names, bool mayRemove) {
    if (names == spectators_ && mayRemove == mayRemove_) return;
    spectators_ = names;
    mayRemove_ = mayRemove;
    showSpectators();
}

void TalkPanel::showSpectators() {
    QStringList named = spectators_;
    named.removeAll(QString()); // who has just connected
    watching_->setWords(tr("Spectators: %1", "names").arg(named.join(QStringLiteral(", "))));
    watching_->setAccessibleName(watching_->words());
    watching_->setVisible(!named.isEmpty());
}

const TalkPanel::Voice* TalkPanel::voiceAt(Seat seat) const {
    const auto found =
        std::find_if(voices_.begin(), voices_.end(), [seat](const Voice& each) { return each.seat == seat; });
    return found != voices_.end() ? &*found : nullptr;
}

// As the seat is called now, unless somebody else sits there.
QString TalkPanel::nameOf(const Line& line) const {
    const Voice* voice = voiceAt(line.seat);
    if (voice != nullptr && !voice->name.isEmpty() && speakerAt(line.seat) == line.by) return voice->name;
    if (line.seat != Seat::None && !line.name.isEmpty()) return line.name;
    return line.name.isEmpty() ? tr("Spectator") : tr("%1 (spectator)", "name").arg(line.name);
}

void TalkPanel::hear(const lan::Chat& chat) {
    const Voice* voice = voiceAt(chat.by);
    const QString name = voice != nullptr ? voice->name : chat.name;
    add({speaker(chat.guest, chat.by), chat.by, false, chat.phrase, chat.text, name});
}
void TalkPanel::note(const QString& words, bool quietly) { add({{}, Seat::None, true, -1, words}, quietly); }

void TalkPanel::add(Line line, bool quietly) {
    lines_.push_back(std::move(line));
    if (lines_.size() > kMostLines) forgetFirst();
    const Line& last = lines_.back();
    show(last);
    if (isHidden(last)) return;
    if (!quietly) emit heard(wordsOf(last));
    if (!last.isNote) emit spoken(wordsOf(last));
    if (isVisible() || last.isNote) return;
    ++unread_;
    emit unreadChanged();
}

void TalkPanel::forgetFirst() {
    const bool isShown = !isHidden(lines_.front());
    lines_.pop_front();
    if (!isShown) return;
    QTextCursor first(text_->document());
    if (!first.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor)) first.select(QTextCursor::Document);
    first.removeSelectedText();
}

QString TalkPanel::wordsOf(const Line& line) const {
    if (line.isNote) return line.words;
    const QString words = line.phrase >= 0 ? lan::phraseText(line.phrase) : line.words;
    return tr("%1: %2", "player, what is said").arg(nameOf(line), words);
}

// As plain text in formats of our own.
void TalkPanel::show(const Line& line) {
    if (isHidden(line)) return;
    QTextCursor end(text_->document());
    end.movePosition(QTextCursor::End);
    if (!text_->document()->isEmpty()) end.insertBlock();
    QTextCharFormat format;
    const QString words = wordsOf(line);
    if (line.isNote) {
        format.setForeground(theme().colour(Role::InkSoft));
        format.setFontItalic(true);
        end.insertText(words, format);
    } else {
        const QString name = nameOf(line);
        const qsizetype bold = words.startsWith(name) ? name.size() : 0;
        format.setFontWeight(QFont::Bold);
        end.insertText(words.left(bold), format);
        format.setFontWeight(QFont::Normal);
        end.insertText(words.mid(bold), format);
    }
    text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
}

QString TalkPanel::text() const { return text_->toPlainText(); }

void TalkPanel::showAll() {
    text_->clear();
    for (const Line& line : lines_) show(line);
}

void TalkPanel::clear() {
    lines_.clear();
    muted_.clear();
    showAll();
    unread_ = 0;
    emit unreadChanged();
}

void TalkPanel::goOnFrom(const TalkPanel& former) {
    lines_ = former.lines_;
    muted_ = former.muted_;
    showAll();
}

void TalkPanel::setOpen(bool open, const QString& why) {
    for (QWidget* each : std::initializer_list<QWidget*>{field_, send_, phrases_}) {
        each->setEnabled(open);
    }
    field_->setPlaceholderText(open ? tr("Type a message") : why);
}

void TalkPanel::setMuted(const Speaker& speaker, bool muted) {
    if (muted)
        muted_.emplace(speaker, nameOf(speaker));
    else
        muted_.erase(speaker);
    showAll();
}

TalkPanel::Speaker TalkPanel::speakerAt(Seat seat) const {
    const Voice* voice = voiceAt(seat);
    return speaker(voice != nullptr ? voice->guest : 0, seat);
}

// As everybody of the guest who has a seat; else as last called in a line, also in one that is not kept any more.
QString TalkPanel::nameOf(const Speaker& speaker) const {
    QStringList sitting;
    for (const Voice& each : voices_)
        if (speakerAt(each.seat) == speaker) sitting.append(each.name);
    if (!sitting.isEmpty()) return sitting.join(QStringLiteral(", "));
    const auto last = std::find_if(lines_.rbegin(), lines_.rend(),
                                   [&](const Line& each) { return !each.isNote && each.by == speaker; });
    if (last != lines_.rend()) return nameOf(*last);
    const auto before = muted_.find(speaker);
    return before != muted_.end() ? before->second : nameOf(Line{speaker, speaker.seat});
}

// Those who sit elsewhere, the spectators who have said something, and who is muted.
void TalkPanel::fillMutes() {
    QMenu* menu = mute_->menu();
    menu->clear();
    std::set<Speaker> speakers;
    for (const Line& each : lines_)
        if (!each.isNote && each.seat == Seat::None) speakers.insert(each.by);
    for (const auto& [each, name] : muted_) speakers.insert(each);
    for (const Voice& each : voices_) {
        if (each.own)
            speakers.erase(speakerAt(each.seat));
        else
            speakers.insert(speakerAt(each.seat));
    }
    for (const Speaker& each : speakers) {
        QAction* action = menu->addAction(tr("Mute %1").arg(nameOf(each).replace(u'&', QLatin1String("&&"))));
        action->setCheckable(true);
        action->setChecked(isMuted(each));
        connect(
            action, &QAction::toggled, this, [this, each](bool on) { setMuted(each, on); }, Qt::QueuedConnection);
    }
    if (speakers.empty()) menu->addAction(tr("Nobody to mute"))->setEnabled(false);
    if (!mayRemove_ || spectators_.isEmpty()) return;
    menu->addSeparator();
    for (const QString& each : spectators_) {
        const QString name = each.isEmpty() ? tr("Spectator") : QString(each).replace(u'&', QLatin1String("&&"));
        connect(
            menu->addAction(tr("Remove %1…").arg(name)), &QAction::triggered, this,
            [this, each] { emit removeWanted(each); }, Qt::QueuedConnection);
    }
}

void TalkPanel::say() {
    const QString words = plainText(field_->text(), lan::Limits{}.chat);
    if (words.isEmpty()) return; // it stays in the field: nothing of it can be shown
    field_->clear();
    emit said(words);
}

void TalkPanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    if (unread_ == 0) return;
    unread_ = 0;
    emit unreadChanged();
}

} // namespace elgrande

#include "moc_talk_panel.cpp"
