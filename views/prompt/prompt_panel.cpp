#include "views/prompt/prompt_panel.h"

#include "model/game_model/game_model.h"
#include "views/prompt/flow_layout.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace elgrande {
namespace {

constexpr int kSpacing = 6;
constexpr int kLowWindow = 850;
constexpr int kNumberWidth = 40;
constexpr int kFewNumbers = 8; // wider rows of numbers still fit beside each other

// What Enter does, best first: go on with the turn rather than end it, and allow rather than object.
constexpr int kTakeBackWidth = 40;
constexpr std::array kDefaults{ActionKind::Allow, ActionKind::Place,    ActionKind::Special,
                               ActionKind::Done,  ActionKind::KingStay, ActionKind::End};

} // namespace

PromptPanel::PromptPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , content_(new QWidget(this))
    , prompt_(new QLabel(content_))
    , buttonRow_(new QWidget(content_))
    , flow_(new FlowLayout(kSpacing, buttonRow_))
    , small_(new QLabel(content_))
    , reason_(new QLabel(content_)) {
    layContent();
    connect(&model_, &GameModel::changed, this, &PromptPanel::refresh);
    connect(&model_, &GameModel::wastefulChanged, this, [this] {
        refresh();
        if (model_.wasteful()) focusFirst();
    });
    connect(&theme, &Theme::changed, this, &PromptPanel::refresh);
    refresh();
}

QSize PromptPanel::sizeHint() const {
    const bool low = window()->height() < kLowWindow;
    return {340, low ? 160 : 200};
}

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
    rows->setSpacing(kSpacing);
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
    rows->addWidget(buttonRow_);
    rows->addWidget(small_);
    rows->addWidget(reason_);
    rows->addStretch();
}

QString PromptPanel::promptText() const { return prompt_->text(); }

std::vector<QPushButton*> PromptPanel::actionButtons() const {
    std::vector<QPushButton*> buttons(doubts_);
    for (const Offered& each : offered_) buttons.push_back(each.button);
    return buttons;
}

void PromptPanel::setHint(const QString& hint) {
    hint_ = hint;
    showSmallPrint();
}

void PromptPanel::showReason(const QString& reason) {
    told_ = reason;
    reason_->setText(withRuleLink(reason));
    reason_->setVisible(!reason.isEmpty());
}

QString PromptPanel::withRuleLink(const QString& text) const {
    return QStringLiteral("%1 <a href=\"rule\" style=\"color: %2\">%3</a>")
        .arg(text.toHtmlEscaped(), theme().colour(Role::Accent).name(), tr("Rule"));
}

bool PromptPanel::triggerDefault() {
    if (default_ == nullptr || !isVisible()) return false;
    default_->click();
    return true;
}

void PromptPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    PaperPanel::changeEvent(event);
}

void PromptPanel::refresh() {
    setAccessibleName(tr("What is asked"));
    showReason({});
    showPrompt();
    showSmallPrint();
    makeButtons();
}

void PromptPanel::showPrompt() {
    prompt_->setFont(headingFont(*this, 1.2));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    prompt_->setPalette(accent);
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, theme().colour(Role::Bad));
    reason_->setPalette(bad);
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
}

QString PromptPanel::confirmText() const {
    const QString name = model_.playerName(model_.waitingFor().front());
    if (model_.forced().empty()) return tr("%1: your turn is over. End it, or take something back?").arg(name);
    return tr("%1: this happened by itself, because there was no choice.").arg(name);
}

QString PromptPanel::waitingText() const {
    if (model_.observation().over) return tr("The game is over.");
    QStringList names;
    bool computersOnly = true;
    for (const Seat seat : model_.waitingFor()) {
        names << model_.playerName(seat);
        computersOnly = computersOnly && !model_.isPerson(seat);
    }
    if (names.isEmpty()) return tr("One moment …");
    const QString list = names.join(QStringLiteral(", "));
    if (model_.isReplay()) return tr("Looking back: %1 to decide.", "names").arg(list);
    if (computersOnly) return tr("%1: thinking …", "", static_cast<int>(names.size())).arg(list);
    return tr("Waiting for: %1").arg(list);
}

void PromptPanel::showSmallPrint() {
    QString text = hint_;
    if (model_.mustConfirm()) text = forcedText();
    const auto& decision = model_.decision();
    const bool ofCard = decision && index(decision->card) < model_.catalogue().cards.size();
    if (text.isEmpty() && ofCard) {
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

bool PromptPanel::needsButton(Action action) const {
    const Catalogue& catalogue = model_.catalogue();
    if (index(action.kind) >= catalogue.actions.size()) return true;
    const auto& operands = catalogue.actions[index(action.kind)].operands;
    const std::array<std::uint8_t, 3> values{action.a, action.b, action.c};
    bool clickable = false;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        if (operands[i] == Operand::Card || operands[i] == Operand::Power) return false;
        if (operands[i] != Operand::Area && operands[i] != Operand::Places) continue;
        // The court and the provinces are not drawn on the board, so nothing there can be clicked.
        if (operands[i] == Operand::Area && values[i] < catalogue.areas.size() && !catalogue.areas[values[i]].onMap)
            return true;
        clickable = true;
    }
    return !clickable;
}

void PromptPanel::focusFirst() {
    QPushButton* button = default_ != nullptr ? default_ : offered_.empty() ? nullptr : offered_.front().button;
    if (button != nullptr) button->setFocus(Qt::TabFocusReason);
}

QPushButton* PromptPanel::addButton(const QString& text) {
    auto* button = new QPushButton(text, buttonRow_);
    button->setAutoDefault(true); // Enter presses the button that has the focus
    button->setPalette(palette());
    button->setMinimumSize(button->sizeHint() + QSize(14, 4));
    flow_->addWidget(button);
    button->show();
    return button;
}

void PromptPanel::addActionButton(Action action) {
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const QString words = texts::actionText(model_.catalogue(), *model_.decision(), action, names);
    const auto& legal = model_.decision()->legal;
    const bool bareNumber = action.kind == ActionKind::Court && legal.size() > 3;
    QPushButton* button = addButton(bareNumber ? QString::number(action.a) : words);
    if (bareNumber) {
        button->setAccessibleName(words);
        button->setToolTip(words);
        if (legal.size() <= kFewNumbers) button->setFixedWidth(kNumberWidth);
    }
    // The panel is rebuilt while the button is still in its click, so the choice waits for the end of it.
    connect(
        button, &QPushButton::clicked, this, [this, action] { model_.choose(action); }, Qt::QueuedConnection);
    offered_.push_back({action, button});
}

void PromptPanel::makeButtons() {
    offered_.clear();
    doubts_.clear();
    default_ = nullptr;
    // Otherwise the focus of a button that goes would wander to whatever comes next in the window.
    if (buttonRow_->isAncestorOf(QApplication::focusWidget())) setFocus(Qt::OtherFocusReason);
    while (QLayoutItem* item = flow_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (model_.wasteful()) return addWasteful();
    if (const auto& decision = model_.decision())
        for (const Action action : decision->legal)
            if (needsButton(action)) addActionButton(action);
    markDefault();
    if (model_.mustConfirm()) {
        default_ = addButton(model_.forced().empty() ? tr("End turn") : tr("Go on"));
        connect(default_, &QPushButton::clicked, &model_, &GameModel::confirm, Qt::QueuedConnection);
        makeGolden();
    }
    addTakeBack(model_.canUndo(), Glyph::Undo, tr("Undo"), &GameModel::undo);
    addTakeBack(model_.canRedo(), Glyph::Redo, tr("Redo"), &GameModel::redo);
    addTakeBack(model_.canResetTurn(), Glyph::Reset, tr("Reset turn"), &GameModel::resetTurn);
    const bool thinking = !model_.decision() && !model_.mustConfirm() && !model_.isReplay() &&
                          !model_.waitingFor().empty() && !model_.isPerson(model_.waitingFor().front());
    if (thinking) connect(addButton(tr("Hurry")), &QPushButton::clicked, this, &PromptPanel::hurryWanted);
    buttonRow_->setVisible(flow_->count() > 0);
    buttonRow_->updateGeometry();
}

// Instead of the answers, until the player has thought again.
void PromptPanel::addWasteful() {
    default_ = addButton(tr("Think again"));
    connect(default_, &QPushButton::clicked, &model_, &GameModel::thinkAgain, Qt::QueuedConnection);
    makeGolden();
    QPushButton* meant = addButton(tr("Do it"));
    connect(meant, &QPushButton::clicked, &model_, &GameModel::insist, Qt::QueuedConnection);
    QPushButton* always = addButton(tr("Do it and never ask again"));
    const auto silence = [this] {
        if (!model_.wasteful()) return;
        emit warningSilenced(model_.wasteful()->why);
        model_.insist();
    };
    connect(always, &QPushButton::clicked, this, silence, Qt::QueuedConnection);
    doubts_ = {default_, meant, always};
    buttonRow_->setVisible(true);
    buttonRow_->updateGeometry();
}

void PromptPanel::markDefault() {
    const auto pick = [this](ActionKind kind) {
        const auto found = std::find_if(offered_.rbegin(), offered_.rend(),
                                        [kind](const Offered& each) { return each.action.kind == kind; });
        if (default_ == nullptr && found != offered_.rend()) default_ = found->button;
    };
    pick(ActionKind::Court); // the last one is the most
    for (const ActionKind kind : kDefaults) pick(kind);
    if (default_ == nullptr) return;
    makeGolden();
}

void PromptPanel::makeGolden() {
    default_->setDefault(true);
    QPalette gold = palette();
    gold.setColor(QPalette::Button, theme().colour(Role::Gold));
    default_->setPalette(gold);
}

// Signs rather than words: there are up to three of them beside the answers.
void PromptPanel::addTakeBack(bool possible, Glyph glyph, const QString& words, void (GameModel::*slot)()) {
    if (!possible) return;
    QPushButton* button = addButton({});
    button->setIcon(glyphIcon(glyph, button->palette().color(QPalette::ButtonText)));
    button->setIconSize({20, 20});
    button->setFixedWidth(kTakeBackWidth);
    button->setToolTip(words);
    button->setAccessibleName(words);
    connect(button, &QPushButton::clicked, &model_, slot, Qt::QueuedConnection);
}

} // namespace elgrande
