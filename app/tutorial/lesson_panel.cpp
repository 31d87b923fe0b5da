// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/lesson_panel.h"

#include "views/texts/sentences.h"
#include "views/theme/art.h"
#include "views/theme/paint.h"
#include "views/theme/theme.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr QSize kPicture(30, 40);
constexpr int kSpacing = 8;
constexpr int kBetweenWays = 4; // German ones fit into the column of a small window

QString plain(const QString& richText) { return QTextDocumentFragment::fromHtml(richText).toPlainText(); }

} // namespace

LessonPanel::LessonPanel(Theme& theme, QWidget* page)
    : PaperPanel(theme, page)
    , picture_(new QLabel(this))
    , title_(new QLabel(this))
    , progress_(new QLabel(this))
    , text_(new QLabel(this))
    , answer_(new QLabel(this))
    , measure_(new QLabel(this))
    , chapters_(new QToolButton(this))
    , menu_(new QMenu(chapters_))
    , leave_(new QPushButton(this))
    , goBack_(new QPushButton(this))
    , goOn_(new QPushButton(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin + 4, kMargin, kMargin + 4, kMargin);
    rows->setSpacing(kSpacing);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(picture_);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(title_);
    titles->addWidget(progress_);
    head->addLayout(titles, 1);
    rows->addLayout(head);
    for (QLabel* label : {title_, text_, answer_, measure_}) label->setWordWrap(true);
    for (QLabel* label : {text_, answer_, measure_}) label->setTextFormat(Qt::RichText);
    measure_->hide();
    rows->addWidget(text_, 1, Qt::AlignTop);
    rows->addWidget(answer_, 0, Qt::AlignTop);
    auto* ways = new QHBoxLayout;
    ways->setSpacing(kBetweenWays);
    ways->addWidget(goBack_);
    ways->addWidget(chapters_);
    ways->addWidget(leave_);
    ways->addStretch();
    ways->addWidget(goOn_);
    rows->addLayout(ways);
    chapters_->setMenu(menu_);
    chapters_->setPopupMode(QToolButton::InstantPopup);
    chapters_->setFocusPolicy(Qt::StrongFocus);
    goBack_->setObjectName(QStringLiteral("lesson-back"));
    goOn_->setObjectName(QStringLiteral("lesson-continue"));
    setFocusPolicy(Qt::ClickFocus);
    for (QPushButton* button : {leave_, goBack_, goOn_}) button->setAutoDefault(true);
    answer_->hide();
    connect(goOn_, &QPushButton::clicked, this, &LessonPanel::goOnWanted);
    connect(goBack_, &QPushButton::clicked, this, &LessonPanel::goBackWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonPanel::leaveWanted);
    retranslate();
}

void LessonPanel::setChapters(const QStringList& titles, const std::vector<bool>& finished, int current) {
    titles_ = titles;
    current_ = current;
    menu_->clear();
    for (int i = 0; i < titles_.size(); ++i) {
        QAction* action = menu_->addAction(tr("%1. %2", "chapter's number, title").arg(i + 1).arg(titles_[i]));
        action->setCheckable(true);
        action->setChecked(finished[static_cast<std::size_t>(i)]);
        QFont font = menu_->font();
        font.setBold(i == current_);
        action->setFont(font);
        connect(action, &QAction::triggered, this, [this, i] { emit chapterWanted(i); });
    }
    retranslate();
}

void LessonPanel::setCanGoBack(bool possible) { goBack_->setEnabled(possible); }

// A button that loses its use passes the focus on, to a card as likely as not.
void LessonPanel::setGoOn(const QString& text, bool possible) {
    if (!possible && goOn_->hasFocus()) keepFocus();
    goOn_->setText(text);
    goOn_->setEnabled(possible);
}

void LessonPanel::keepFocus() { setFocus(Qt::OtherFocusReason); }

void LessonPanel::say(const QString& richText) {
    rephrase(richText);
    answer({});
    QString words = plain(richText);
    if (const QString title = titles_.value(current_); title != toldTitle_) {
        toldTitle_ = title;
        words = texts::sentences({title, progress_->text(), words});
    }
    emit told(words);
}

void LessonPanel::rephrase(const QString& richText) {
    text_->setText(richText);
    setAccessibleName(title_->text());
    tellDescription(*this, plain(richText));
}

void LessonPanel::answer(const QString& richText) {
    text_->setVisible(richText.isEmpty() || heightFor(width(), richText) <= height());
    answer_->setText(richText);
    answer_->setVisible(!richText.isEmpty());
    if (!richText.isEmpty()) emit told(plain(richText));
    updateGeometry();
}

QString LessonPanel::text() const { return text_->text(); }

QString LessonPanel::answerText() const { return answer_->isHidden() ? QString() : answer_->text(); }

int LessonPanel::heightOf(const QStringList& texts, int width) const {
    const QMargins margins = layout()->contentsMargins();
    const int inner = width - margins.left() - margins.right();
    QLayoutItem* head = layout()->itemAt(0);
    int height = margins.top() + margins.bottom() + layout()->itemAt(layout()->count() - 1)->sizeHint().height();
    height += head->hasHeightForWidth() ? head->heightForWidth(inner) : head->sizeHint().height();
    for (const QString& text : texts) {
        measure_->setText(text);
        height += kSpacing + measure_->heightForWidth(inner);
    }
    return height + kSpacing;
}

int LessonPanel::heightFor(int width) const { return heightOf({text_->text()}, width); }

int LessonPanel::heightFor(int width, const QString& answer) const {
    return answer.isEmpty() ? heightFor(width) : heightOf({text_->text(), answer}, width);
}

int LessonPanel::leastHeightFor(int width, const QString& answer) const {
    return answer.isEmpty() ? heightFor(width) : std::max(heightFor(width), heightOf({answer}, width));
}

void LessonPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
    PaperPanel::changeEvent(event);
}

// Enter continues from anywhere on the sheet. While something is to be done it is for the table.
void LessonPanel::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && goOn_->isEnabled())
        goOn_->click();
    else
        PaperPanel::keyPressEvent(event);
}

void LessonPanel::paintEvent(QPaintEvent* event) {
    PaperPanel::paintEvent(event);
    if (!hasFocus() || !byKeys_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 5, 5);
    paintFocus(painter, theme(), outline, 2);
}

void LessonPanel::retranslate() {
    picture_->setPixmap(Art().pixmap(QStringLiteral("pieces/king"), kPicture, devicePixelRatioF()));
    title_->setFont(headingFont(*this, 1.35));
    title_->setText(titles_.value(current_));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    for (QLabel* label : {title_, answer_}) label->setPalette(accent);
    progress_->setText(tr("Tutorial, chapter %1 of %2").arg(current_ + 1).arg(titles_.size()));
    chapters_->setText(tr("Chapters"));
    chapters_->setToolTip(tr("Go to another chapter"));
    goBack_->setText(tr("Back"));
    goBack_->setToolTip(tr("Back to the previous step, with the board as it was then"));
    leave_->setText(tr("Leave"));
    leave_->setToolTip(tr("Leave the tutorial; you can continue from this chapter later"));
}

} // namespace elgrande

#include "moc_lesson_panel.cpp"
