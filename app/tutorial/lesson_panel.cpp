// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/lesson_panel.h"

#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QVBoxLayout>

namespace elgrande {
namespace {

constexpr QSize kPicture(30, 40);

} // namespace

LessonPanel::LessonPanel(Theme& theme, QWidget* page)
    : PaperPanel(theme, page)
    , picture_(new QLabel(this))
    , title_(new QLabel(this))
    , progress_(new QLabel(this))
    , text_(new QLabel(this))
    , answer_(new QLabel(this))
    , chapters_(new QToolButton(this))
    , menu_(new QMenu(chapters_))
    , leave_(new QPushButton(this))
    , goBack_(new QPushButton(this))
    , goOn_(new QPushButton(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin + 4, kMargin, kMargin + 4, kMargin);
    rows->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(picture_);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(title_);
    titles->addWidget(progress_);
    head->addLayout(titles, 1);
    rows->addLayout(head);
    for (QLabel* label : {title_, text_, answer_}) label->setWordWrap(true);
    for (QLabel* label : {text_, answer_}) label->setTextFormat(Qt::RichText);
    rows->addWidget(text_, 1, Qt::AlignTop);
    rows->addWidget(answer_);
    auto* ways = new QHBoxLayout;
    ways->addWidget(chapters_);
    ways->addWidget(leave_);
    ways->addStretch();
    ways->addWidget(goBack_);
    ways->addWidget(goOn_);
    rows->addLayout(ways);
    chapters_->setMenu(menu_);
    chapters_->setPopupMode(QToolButton::InstantPopup);
    chapters_->setFocusPolicy(Qt::StrongFocus);
    goBack_->setObjectName(QStringLiteral("lesson-back"));
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

void LessonPanel::say(const QString& richText, const QString& goOn) {
    text_->setText(richText);
    goOn_->setText(goOn);
    goOn_->setVisible(!goOn.isEmpty());
    answer({});
    setAccessibleName(title_->text());
    const QString plain = QTextDocumentFragment::fromHtml(richText).toPlainText();
    setAccessibleDescription(plain);
    emit told(plain);
}

void LessonPanel::answer(const QString& richText) {
    answer_->setText(richText);
    answer_->setVisible(!richText.isEmpty());
    if (!richText.isEmpty()) emit told(QTextDocumentFragment::fromHtml(richText).toPlainText());
    updateGeometry();
}

QString LessonPanel::text() const { return text_->text(); }

QString LessonPanel::answerText() const { return answer_->isHidden() ? QString() : answer_->text(); }

int LessonPanel::heightFor(int width) const { return layout()->totalHeightForWidth(width); }

void LessonPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
    PaperPanel::changeEvent(event);
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
