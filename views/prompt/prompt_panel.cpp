// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/prompt_panel.h"

#include "model/game_model/game_model.h"
#include "views/cards/offers.h"
#include "views/prompt/answer_buttons.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/scroll_accessible.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kPromptSpacing = 6;
constexpr int kLowWindow = 850;
constexpr int kUsualInLowWindow = 150;
constexpr int kUsual = 200;
constexpr int kReplay = 64;   // nothing can be answered there
constexpr int kHighest = 260; // longer prompts have a scroll bar
constexpr int kLeastWidth = 340;
constexpr int kPromptLines = 2;    // kept free for the question, so that what is below stays where it is
constexpr int kObjectionLines = 3; // the same for a question about a Veto; few need more

} // namespace

PromptPanel::PromptPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , content_(new QWidget(this))
    , prompt_(new QLabel(content_))
    , buttons_(new AnswerButtons(theme, content_))
    , small_(new QLabel(content_))
    , reason_(new QLabel(content_))
    , objectionLines_(kObjectionLines) {
    installScrollAccessibility();
    layContent();
    connect(&model_, &GameModel::changed, this, [this] {
        refresh();
        heedConfirm();
    });
    connect(&model_, &GameModel::presenceChanged, this, &PromptPanel::refresh);
    connect(&model_, &GameModel::wastefulChanged, this, [this] {
        refresh();
        if (model_.wasteful()) focusFirst();
    });
    connect(&model_, &GameModel::gameStarted, this, [this] {
        objectionLines_ = kObjectionLines;
        showReason({});
        setNote({});
    });
    connect(&theme, &Theme::changed, this, &PromptPanel::refresh);
    prompt_->installEventFilter(this);
    refresh();
}

QSize PromptPanel::sizeHint() const {
    const int usual = model_.isReplay() ? kReplay : window()->height() < kLowWindow ? kUsualInLowWindow : kUsual;
    const int words = content_->layout()->totalHeightForWidth(std::max(kLeastWidth, width()) - 2 * kMargin);
    return {kLeastWidth, std::clamp(words + 2 * kMargin, usual, kHighest)};
}

QSize PromptPanel::minimumSizeHint() const { return {280, model_.isReplay() ? kReplay : kUsualInLowWindow}; }

void PromptPanel::layContent() {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(content_);
    content_->setAutoFillBackground(false);
    content_->setMinimumHeight(1); // as high as the words need at this width, not as the labels guess at another
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(kMargin, kMargin - 2, kMargin / 2, kMargin / 2);
    all->addWidget(scroll);
    auto* rows = new QVBoxLayout(content_);
    rows->setContentsMargins(0, 0, kMargin / 2, 0);
    rows->setSpacing(kPromptSpacing);
    for (QLabel* label : {prompt_, small_, reason_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    }
    for (QLabel* label : {small_, reason_}) {
        label->setTextFormat(Qt::RichText);
        connect(label, &QLabel::linkActivated, this, &PromptPanel::rulesWanted);
    }
    rows->addWidget(prompt_);
    rows->addWidget(buttons_);
    rows->addWidget(small_);
    rows->addWidget(reason_);
    rows->addStretch();
}

QString PromptPanel::promptText() const { return prompt_->text(); }

void PromptPanel::setIdle(const QString& words) {
    idle_ = words;
    showPrompt();
}

void PromptPanel::setAside(const QString& title) {
    if (std::exchange(aside_, title) == title) return;
    makeButtons();
    showSmallPrint();
    updateGeometry();
}

void PromptPanel::setHint(const QString& hint) {
    hint_ = hint;
    showSmallPrint();
}

void PromptPanel::setNote(const QString& note) {
    if (!note.isEmpty() && note != note_) emit told(note);
    note_ = note;
    showSmallPrint();
}

void PromptPanel::showReason(const QString& reason) {
    told_ = reason;
    reason_->setText(withRuleLink(reason));
    reason_->setVisible(!reason.isEmpty());
    updateGeometry();
    if (!reason.isEmpty()) emit told(reason);
}

QString PromptPanel::withRuleLink(const QString& text) const {
    return QStringLiteral("%1 <a href=\"rule\" style=\"color: %2\">%3</a>")
        .arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")), theme().colour(Role::Accent).name(),
             //: A link behind a question; it opens the rulebook at the paragraph about it
             tr("Rule"));
}

bool PromptPanel::triggerDefault() {
    if (default_ == nullptr || !isVisible()) return false;
    default_->click();
    return true;
}

void PromptPanel::changeEvent(QEvent* event) {
    PaperPanel::changeEvent(event);
    const bool otherWords = event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange;
    if (!otherWords) return;
    objectionLines_ = kObjectionLines;
    refresh();
}

bool PromptPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == prompt_ && event->type() == QEvent::Resize &&
        static_cast<QResizeEvent*>(event)->oldSize().width() != prompt_->width()) {
        objectionLines_ = kObjectionLines;
        keepLines();
    }
    return PaperPanel::eventFilter(watched, event);
}

void PromptPanel::refresh() {
    tellName(*this, tr("Current question"));
    showReason({});
    showPrompt();
    makeButtons();
    showSmallPrint();
    updateGeometry(); // not for a hint: nothing may move under the pointer
}

void PromptPanel::heedConfirm() {
    const bool begins = model_.mustConfirm() && !confirming_;
    confirming_ = model_.mustConfirm();
    if (!begins) return;
    emit told(confirmText());
    if (default_ != nullptr) default_->setFocus(Qt::OtherFocusReason); // Enter goes on
}

void PromptPanel::showPrompt() {
    prompt_->setFont(headingFont(*this, 1.2));
    prompt_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    for (const auto& [label, role] : {std::pair(prompt_, Role::Accent), std::pair(reason_, Role::Bad)}) {
        QPalette ink = palette();
        ink.setColor(QPalette::WindowText, theme().colour(role));
        label->setPalette(ink);
    }
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    if (!model_.hasGame())
        prompt_->clear();
    else if (model_.mustConfirm())
        prompt_->setText(confirmText());
    else if (const auto& wasteful = model_.wasteful())
        prompt_->setText(texts::wasteText(model_.catalogue(), *model_.decision(), wasteful->action, wasteful->why));
    else if (const auto& decision = model_.decision())
        prompt_->setText(texts::promptText(model_.catalogue(), *decision, names));
    else
        prompt_->setText(waitingText());
    keepLines();
}

void PromptPanel::keepLines() { prompt_->setMinimumHeight(linesKept() * (prompt_->fontMetrics().lineSpacing() + 1)); }

// Step after step is asked about in the same place, as low as the longest question so far has moved it: in this game,
// at this text size, in this language and at this width.
int PromptPanel::linesKept() {
    const auto& decision = model_.decision();
    const bool objection = decision && std::find(decision->legal.begin(), decision->legal.end(),
                                                 act(ActionKind::Allow)) != decision->legal.end();
    if (!objection) return kPromptLines;
    const QFontMetrics metrics = prompt_->fontMetrics();
    const int high = metrics.boundingRect({0, 0, prompt_->width(), 1}, Qt::TextWordWrap, prompt_->text()).height();
    objectionLines_ = std::max(objectionLines_, (high + metrics.leading()) / metrics.lineSpacing());
    return objectionLines_;
}

QString PromptPanel::confirmText() const {
    const QString name = model_.playerName(model_.waitingFor().front());
    if (model_.forced().empty()) return tr("%1: nothing left to do. End your turn, or undo something?").arg(name);
    return tr("%1: this happened automatically, as there was no choice.").arg(name);
}

QString PromptPanel::waitingText() const {
    if (model_.observation().over) return tr("The game is over.");
    QStringList names;
    bool computersOnly = true;
    for (const Seat seat : model_.waitingFor()) {
        names << model_.playerName(seat);
        computersOnly = computersOnly && model_.isComputer(seat);
    }
    if (names.isEmpty() && model_.isReplay()) return tr("Replay: chance decides.");
    if (names.isEmpty()) return idle_.isEmpty() ? tr("One moment …") : idle_;
    const QString list = names.join(QStringLiteral(", "));
    if (model_.isReplay()) return tr("Replay: %1 to decide.", "names", static_cast<int>(names.size())).arg(list);
    if (computersOnly) return tr("%1: thinking …", "", static_cast<int>(names.size())).arg(list);
    return tr("Waiting for %1").arg(list);
}

void PromptPanel::showSmallPrint() {
    const QString& aside = hint_.isEmpty() ? note_ : hint_;
    const bool seen = buttons_->setInstead(aside) && buttons_->isVisibleTo(this);
    QString text = seen && aside == note_ ? QString() : note_;
    if (model_.mustConfirm()) text = forcedText();
    const auto& decision = model_.decision();
    const bool ofCard = decision && index(decision->card) < model_.catalogue().cards.size();
    const auto objection =
        text.isEmpty() && ofCard ? objectionTo(model_, decision->card, model_.observation().round) : std::nullopt;
    if (objection) {
        const auto names = [this](Seat seat) { return model_.playerName(seat); };
        text = texts::eventText(model_.catalogue(), *objection, names, false);
    } else if (const QString cards = cardsToUseText(model_); text.isEmpty() && !cards.isEmpty()) {
        text = cards;
    } else if (text.isEmpty() && ofCard) {
        const QString remark = texts::cardRuling(model_.catalogue(), decision->card);
        text = texts::cardText(model_.catalogue(), decision->card);
        if (!remark.isEmpty()) text += QLatin1Char(' ') + remark;
    }
    small_->setText(text.isEmpty() ? text : withRuleLink(text));
    small_->setVisible(!text.isEmpty());
}

QString PromptPanel::forcedText() const {
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    QStringList lines;
    for (const Event& event : model_.forced()) lines << texts::eventText(model_.catalogue(), event, names, false);
    lines.removeAll(QString());
    return lines.join(u' ');
}

} // namespace elgrande
