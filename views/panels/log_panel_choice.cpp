// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which lines of the log are shown, found and pointed at.
#include "views/panels/log_panel.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/panels/recap.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace elgrande {
namespace {

using Show = LogFilter::Show;

// What the entries of the filter box stand for.
QVariant dataOf(Show show, Seat seat = Seat::None) {
    return static_cast<int>(show) * 256 + static_cast<int>(index(seat));
}

} // namespace

void LogPanel::connectParts() {
    connect(filters_, &QComboBox::activated, this, &LogPanel::chooseFilter);
    connect(since_, &QToolButton::toggled, this, &LogPanel::setSinceShown);
    connect(drawer_, &QToolButton::clicked, this, &LogPanel::drawerWanted);
    connect(findButton_, &QToolButton::toggled, this, [this](bool on) {
        find_->setVisible(on);
        if (on)
            find_->setFocus();
        else
            find_->clear();
    });
    connect(find_, &QLineEdit::textEdited, this, [this](const QString& words) {
        text_->moveCursor(QTextCursor::Start);
        find(words);
    });
    connect(find_, &QLineEdit::returnPressed, this, [this] { find(find_->text()); });
    auto* keys = new QShortcut(QKeySequence::Find, this);
    keys->setContext(Qt::WidgetWithChildrenShortcut);
    connect(keys, &QShortcut::activated, this, [this] {
        findButton_->setChecked(true);
        find_->setFocus();
    });
    connect(text_, &QTextBrowser::anchorClicked, this, &LogPanel::follow);
    connect(text_, &QTextBrowser::cursorPositionChanged, this, [this] {
        if (!text_->hasFocus()) return;
        const auto look = [this] { following_ = isAt(text_->verticalScrollBar()->value()); };
        QMetaObject::invokeMethod(this, look, Qt::QueuedConnection); // when it has scrolled there
        pointAt(text_->textCursor().blockNumber(), {});
    });
}

void LogPanel::setDrawnOut(bool out) {
    drawer_->setChecked(out);
    drawer_->setText(out ? tr("Collapse log") : tr("Expand log over the sea"));
    drawer_->setAccessibleName(drawer_->text());
    drawer_->setToolTip(drawer_->text());
}

void LogPanel::fillFilters() {
    filters_->clear();
    //: What the log shows; the others of the list are “My actions” and “Points”
    filters_->addItem(tr("Everything"), dataOf(Show::Everything));
    filters_->addItem(tr("My actions"), dataOf(Show::Own));
    filters_->addItem(tr("Points"), dataOf(Show::Points));
    for (int seat = 0; seat < model_.catalogue().seats(); ++seat)
        filters_->addItem(seatName(model_, seatAt(seat)), dataOf(Show::Player, seatAt(seat)));
    const bool named = index(filter_.area) < model_.catalogue().areas.size();
    filters_->addItem(named ? texts::areaName(model_.catalogue(), filter_.area) : tr("One place (on the board)"),
                      dataOf(Show::Place));
    const Seat seat = filter_.show == Show::Player ? filter_.seat : Seat::None;
    filters_->setCurrentIndex(std::max(0, filters_->findData(dataOf(filter_.show, seat))));
}

void LogPanel::chooseFilter(int at) {
    const int chosen = filters_->itemData(at).toInt();
    filter_.show = static_cast<Show>(chosen / 256);
    filter_.seat = filter_.show == Show::Own ? readingSeat(model_) : static_cast<Seat>(chosen % 256);
    following_ = true;
    rewrite();
}

void LogPanel::showArea(Area area) {
    filter_.show = Show::Place;
    filter_.area = area;
    fillFilters();
    following_ = true;
    rewrite();
}

void LogPanel::areaClicked(Area area) {
    if (filter_.show == Show::Place) showArea(area);
}

std::size_t LogPanel::sinceEvent() const { return lastTurnEnd(model_.history(), readingSeat(model_)); }

void LogPanel::setSinceShown(bool shown) {
    since_->setChecked(shown);
    if (shown && filter_.show != Show::Everything) {
        filter_.show = Show::Everything;
        fillFilters();
    }
    folded_.clear();
    following_ = !shown;
    glancing_ = shown;
    rewrite();
    if (!shown) return;
    const std::size_t since = sinceEvent();
    for (std::size_t block = 0; block < blocks_.size(); ++block)
        if (story_->entries()[blocks_[block]].event >= since) {
            QTextCursor there(text_->document()->findBlockByNumber(static_cast<int>(block)));
            text_->setTextCursor(there);
            QScrollBar* bar = text_->verticalScrollBar();
            bar->setValue(bar->value() + text_->cursorRect(there).top());
            return;
        }
}

void LogPanel::find(const QString& words) {
    if (words.isEmpty() || text_->find(words)) return;
    text_->moveCursor(QTextCursor::Start);
    text_->find(words);
}

// Marks what happened since the own last turn, and the line that is pointed at.
void LogPanel::mark() {
    QList<QTextEdit::ExtraSelection> marks;
    const auto add = [&](int block, QColor colour, int alpha) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(text_->document()->findBlockByNumber(block));
        selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        colour.setAlpha(alpha);
        selection.format.setBackground(colour);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << selection;
    };
    const std::size_t since = since_->isChecked() ? sinceEvent() : model_.history().size();
    for (std::size_t block = 0; block < blocks_.size(); ++block)
        if (story_->entries()[blocks_[block]].event >= since)
            add(static_cast<int>(block), theme().colour(Role::Gold), 62);
    if (pointed_ >= 0) add(pointed_, theme().colour(Role::Accent), 34);
    text_->setExtraSelections(marks);
}

// Where nobody has scrolled away from the end, the keyboard begins with the last entry.
void LogPanel::startReading() {
    if (following_ && !text_->textCursor().hasSelection()) {
        QTextCursor last(text_->document()->lastBlock());
        text_->setTextCursor(last);
    }
    pointAt(text_->textCursor().blockNumber(), {});
}

void LogPanel::follow(const QUrl& link) {
    const int number = link.path().toInt();
    if (link.scheme() == QLatin1String("moment")) emit momentActivated(number);
    if (link.scheme() == QLatin1String("why")) emit whyActivated(number);
    if (link.scheme() == QLatin1String("area")) emit areaLinkActivated(areaAt(number));
    if (link.scheme() == QLatin1String("card")) emit cardLinkActivated(static_cast<Card>(number));
    if (link.scheme() != QLatin1String("fold")) return;
    if (folded_.erase(number) == 0) folded_.insert(number);
    following_ = glancing_ = false;
    rewrite();
}

// `link`: what exactly the pointer is on, if it is a link; else the place that the line ends with.
void LogPanel::pointAt(int block, const QString& link) {
    const bool known = block >= 0 && static_cast<std::size_t>(block) < blocks_.size();
    Area area = Area::None;
    if (known) {
        const AreaSet areas = story_->entries()[blocks_[static_cast<std::size_t>(block)]].areas;
        if (!areas.empty()) area = areas.first();
    }
    const int number = link.section(u':', 1).toInt();
    if (link.startsWith(QLatin1String("area:"))) area = areaAt(number);
    const Card card = link.startsWith(QLatin1String("card:")) ? static_cast<Card>(number) : Card::None;
    if (block != pointed_) {
        pointed_ = known ? block : -1;
        mark();
    }
    if (area != pointedArea_) emit areaHovered(pointedArea_ = area);
    if (card != pointedCard_) emit cardHovered(pointedCard_ = card);
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_->viewport()) {
        if (event->type() == QEvent::MouseMove) {
            const QPoint at = static_cast<QMouseEvent*>(event)->pos();
            const QTextCursor there = text_->cursorForPosition(at);
            const bool onLine = text_->cursorRect(there).bottom() >= at.y() - 2; // not in the empty part below
            pointAt(onLine ? there.blockNumber() : -1, text_->anchorAt(at));
        }
        if (event->type() == QEvent::Leave) pointAt(-1, {});
        if (event->type() == QEvent::Resize) offerEnd();
    }
    if (watched == find_ && event->type() == QEvent::KeyPress && findButton_->isChecked() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        findButton_->setChecked(false);
        text_->setFocus();
        return true;
    }
    if (watched == text_ && event->type() == QEvent::FocusOut) pointAt(-1, {});
    if (watched == text_ && event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason) startReading();
    }
    return PaperPanel::eventFilter(watched, event);
}

} // namespace elgrande
