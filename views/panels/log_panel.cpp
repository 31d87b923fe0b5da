// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/log_panel.h"

#include "model/game_model/game_model.h"
#include "views/panels/log_text.h"
#include "views/panels/seat_style.h"
#include "views/texts/advice_text.h"
#include "views/theme/art.h"
#include "views/theme/text_scale.h"
#include "views/theme/theme.h"
#include "views/toolkit/translated.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kFewLines = 44;
constexpr int kFilterCharacters = 7;
constexpr int kIcon = 16;        // pixels, at the usual text size
constexpr int kFirstPause = 250; // milliseconds, behind the first picture of a window
constexpr int kEndMargin = 4;

QTextBlockFormat formatOf(LogLine::Kind kind) {
    QTextBlockFormat format;
    switch (kind) {
    case LogLine::Kind::Round:
        format.setTopMargin(10);
        break;
    case LogLine::Kind::Turn:
        format.setTopMargin(5);
        break;
    case LogLine::Kind::Deed:
        format.setLeftMargin(10);
        break;
    case LogLine::Kind::Detail:
        format.setLeftMargin(22);
        break;
    }
    return format;
}

} // namespace

LogPanel::LogPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , filters_(new QComboBox(this))
    , since_(new QToolButton(this))
    , findButton_(new QToolButton(this))
    , drawer_(new QToolButton(this))
    , find_(new QLineEdit(this))
    , text_(new LogText(this))
    , end_(new QToolButton(text_))
    , soon_(new QTimer(this)) {
    arrange();
    connectParts();
    soon_->setSingleShot(true);
    connect(soon_, &QTimer::timeout, this, [this] {
        if (painted_ || !isVisible()) catchUp();
    });
    connect(&model_, &GameModel::gameStarted, this, [this] {
        folded_.clear();
        filter_ = {};
        fillFilters();
        startAnew();
    });
    // A game that goes on has a long story, and a window that opens with it shows the board first: paintEvent().
    const auto tellSoon = [this] { soon_->start(isVisible() ? 0 : kFirstPause); };
    connect(&model_, &GameModel::happened, this, tellSoon);
    connect(&model_, &GameModel::changed, this, tellSoon);
    // The text grows after it was written, so its end is followed when the scroll bar learns of it.
    QScrollBar* bar = text_->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &LogPanel::followEnd);
    connect(bar, &QScrollBar::actionTriggered, this, [this, bar] {
        following_ = isAt(bar->sliderPosition());
        glancing_ = false;
    });
    connect(bar, &QScrollBar::valueChanged, this, &LogPanel::offerEnd);
    connect(bar, &QScrollBar::rangeChanged, this, &LogPanel::offerEnd);
    connect(end_, &QToolButton::clicked, this, &LogPanel::goToEnd);
    // Who is back at the end by whatever way has the news there when he is asked next.
    connect(&model_, &GameModel::decisionOffered, this,
            [this, bar] { following_ = following_ || (isAt(bar->value()) && !glancing_); });
    auto& words = Translated::of(this);
    words.name(text_, QT_TR_NOOP("Log"));
    words.nameAndTip(filters_, QT_TR_NOOP("Filter the log"));
    words.text(since_, QT_TR_NOOP("Since my last turn"));
    words.text(findButton_, QT_TR_NOOP("Search the log"));
    words.text(end_, QT_TR_NOOP("Jump to the end of the log"));
    words.placeholder(find_, QT_TR_NOOP("Search the log"));
    words.name(find_, QT_TR_NOOP("Search the log"));
    words.also([this] {
        for (QToolButton* button : {since_, findButton_, end_}) {
            button->setAccessibleName(button->text());
            button->setToolTip(button->text());
        }
        drawIcons();
        setDrawnOut(drawer_->isChecked());
        fillFilters();
        startAnew();
    });
}

void LogPanel::arrange() {
    since_->setObjectName(QStringLiteral("log-since"));
    drawer_->setObjectName(QStringLiteral("log-drawer"));
    end_->setObjectName(QStringLiteral("log-end"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 4, kMargin / 2, kMargin / 2);
    rows->setSpacing(2);
    auto* head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(filters_);
    filters_->setMinimumContentsLength(kFilterCharacters); // where there is the room, all of what it says
    head->addStretch();
    for (QToolButton* button : {drawer_, since_, findButton_}) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        head->addWidget(button);
    }
    end_->setFocusPolicy(Qt::StrongFocus);
    end_->hide();
    rows->addLayout(head);
    rows->addWidget(find_);
    rows->addWidget(text_);
    find_->setClearButtonEnabled(true);
    find_->hide();
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    text_->viewport()->setAutoFillBackground(false);
    text_->viewport()->setMouseTracking(true);
    find_->installEventFilter(this);
    text_->installEventFilter(this);
    text_->viewport()->installEventFilter(this);
    text_->setMinimumHeight(kFewLines); // less than that would run past the sheet
}

QString LogPanel::plainText() const { return text_->toPlainText(); }

void LogPanel::paintEvent(QPaintEvent* event) {
    if (!std::exchange(painted_, true)) soon_->start(kFirstPause);
    PaperPanel::paintEvent(event);
}

void LogPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) drawIcons();
    PaperPanel::changeEvent(event);
}

// As large as the text, in the colour of the ink.
void LogPanel::drawIcons() {
    PieceColours ink = Art::neutral();
    ink.ink = theme().colour(Role::Ink);
    const Art icons(QStringLiteral(":/elgrande/icons/"));
    const int side = qRound(kIcon * std::max(1.0, textScaleOf(*this)));
    const QSize size(side, side);
    for (const auto& [button, name] :
         {std::pair{drawer_, "drawer"}, {since_, "since"}, {findButton_, "find"}, {end_, "end"}}) {
        button->setIconSize(size);
        button->setIcon(icons.pixmap(QLatin1String(name), size, devicePixelRatioF(), ink));
    }
}

void LogPanel::startAnew() {
    story_ = std::make_unique<LogStory>(model_.catalogue(), [this](Seat seat) { return model_.playerName(seat); });
    told_ = 0;
    const int place = text_->verticalScrollBar()->value();
    rewrite();
    catchUp();
    if (!following_) text_->verticalScrollBar()->setValue(place);
}

void LogPanel::rewrite() {
    const int place = text_->verticalScrollBar()->value();
    blocks_.clear();
    pointed_ = -1;
    text_->clear();
    text_->document()->setDefaultStyleSheet(seatStyle(model_.catalogue(), theme()));
    writeFrom(0);
    mark();
    if (following_)
        followEnd();
    else
        text_->verticalScrollBar()->setValue(place);
}

void LogPanel::catchUp() {
    const std::vector<Event>& history = model_.history();
    // An undo or another game has changed what was told already.
    const bool shorter = told_ > history.size() || (told_ > 0 && !(history[told_ - 1] == lastTold_));
    if (shorter) {
        startAnew();
        return;
    }
    const bool news = told_ < history.size();
    const std::size_t written = story_->entries().size();
    bool again = false; // the last of those that are written says more now
    for (; told_ < history.size(); ++told_) {
        const bool last = story_->entries().size() == written;
        const bool silent = isLeftForLater(model_.catalogue(), history, told_);
        const LogStory::Change change = silent ? LogStory::Change::None : story_->tell(history[told_], told_);
        tellReason(told_);
        again = again || (last && change == LogStory::Change::Rewritten);
        lastTold_ = history[told_];
    }
    if (again) rewriteLast(written - 1);
    writeFrom(written);
    if (news && since_->isChecked()) mark();
    if (news && std::exchange(glancing_, false)) following_ = true;
    followEnd();
}

void LogPanel::tellReason(std::size_t event) {
    if (!reasonsShown_) return;
    const auto& reasons = model_.aids().reasons();
    const auto reason =
        std::find_if(reasons.begin(), reasons.end(), [event](const TurnReason& each) { return each.event == event; });
    if (reason == reasons.end()) return;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const QString words = texts::reasonText(model_.catalogue(), *reason, names, true);
    if (!words.isEmpty()) story_->remark(reason->seat, QStringLiteral("<i>%1</i>").arg(words));
}

void LogPanel::setReasonsShown(bool shown) {
    if (std::exchange(reasonsShown_, shown) != shown) startAnew();
}

void LogPanel::followEnd() {
    QScrollBar* bar = text_->verticalScrollBar();
    if (following_) bar->setValue(bar->maximum());
}

bool LogPanel::isAt(int place) const {
    const QScrollBar* bar = text_->verticalScrollBar();
    return place >= bar->maximum() - bar->singleStep();
}

void LogPanel::goToEnd() {
    following_ = true;
    glancing_ = false;
    followEnd();
}

// Only while the end is out of view.
void LogPanel::offerEnd() {
    const bool away = !isAt(text_->verticalScrollBar()->value());
    if (!away && end_->hasFocus()) text_->setFocus(Qt::OtherFocusReason);
    end_->setVisible(away);
    end_->resize(end_->sizeHint());
    const QRect room = text_->viewport()->geometry();
    end_->move(room.bottomRight() - QPoint(end_->width() + kEndMargin, end_->height() + kEndMargin));
}

// The text is laid out once, not after each line, nor again because the bar appears that so many lines surely need.
void LogPanel::writeFrom(std::size_t first) {
    const int added = static_cast<int>(story_->entries().size() - first);
    if (added * text_->fontMetrics().lineSpacing() > text_->viewport()->height())
        text_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    QTextCursor all(text_->document());
    all.beginEditBlock();
    for (std::size_t entry = first; entry < story_->entries().size(); ++entry) write(entry);
    all.endEditBlock();
    text_->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

// A heading is written at once when everything is shown, else before the first line of its group.
void LogPanel::write(std::size_t entry) {
    const LogEntry& told = story_->entries()[entry];
    const bool everything = filter_.show == LogFilter::Show::Everything;
    if (told.line.kind == LogLine::Kind::Round) {
        if (everything) writeBlock(entry);
        return;
    }
    if (!filter_.passes(told) || isFolded(told.group)) return;
    const bool underHeading = blocks_.empty() || story_->entries()[blocks_.back()].group == told.group;
    if (!everything && (!underHeading || blocks_.empty())) {
        const auto& all = story_->entries();
        for (std::size_t i = entry; i-- > 0;)
            if (all[i].group == told.group && all[i].line.kind == LogLine::Kind::Round) writeBlock(i);
    }
    writeBlock(entry);
}

void LogPanel::writeBlock(std::size_t entry) {
    const LogEntry& told = story_->entries()[entry];
    QTextCursor cursor(text_->document());
    cursor.movePosition(QTextCursor::End);
    if (!blocks_.empty()) cursor.insertBlock();
    cursor.setBlockFormat(formatOf(told.line.kind));
    cursor.insertHtml(htmlOf(told));
    blocks_.push_back(entry);
}

void LogPanel::rewriteLast(std::size_t entry) {
    if (blocks_.empty() || blocks_.back() != entry) return;
    QTextCursor cursor(text_->document());
    cursor.movePosition(QTextCursor::End);
    cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    cursor.insertHtml(htmlOf(story_->entries()[entry]));
}

// The first line of a move of a computer player, which can be asked about it.
bool LogPanel::tellsWhy(const LogEntry& entry) const {
    const MoveThought* thought = model_.aids().thoughtOf(entry.event);
    if (thought == nullptr || entry.line.kind == LogLine::Kind::Round) return false;
    const LogEntry* first = story_->entries().data();
    return &entry == first || (&entry - 1)->event < thought->event;
}

QString LogPanel::htmlOf(const LogEntry& entry) const {
    if (tellsWhy(entry)) {
        LogEntry plain = entry;
        plain.line.html += QStringLiteral("&nbsp;<a href=\"why:%1\">?</a>").arg(entry.event);
        return linked(plain);
    }
    return linked(entry);
}

QString LogPanel::linked(const LogEntry& entry) const {
    // A round or a turn can be looked at again.
    const QString again = QStringLiteral("&nbsp;<a href=\"moment:%1\">↺</a>").arg(entry.event);
    if (entry.line.kind == LogLine::Kind::Turn) return entry.line.html + again;
    if (entry.line.kind != LogLine::Kind::Round) return entry.line.html;
    const QChar arrow(isFolded(entry.group) ? 0x25b8 : 0x25be);
    return QStringLiteral("<a href=\"fold:%1\">%2 <b>%3</b></a>").arg(entry.group).arg(arrow).arg(entry.line.html) +
           again;
}

} // namespace elgrande

#include "moc_log_panel.cpp"
