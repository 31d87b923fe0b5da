#include "views/prompt/prompt_panel.h"

#include "model/game_model/game_model.h"
#include "views/cards/offers.h"
#include "views/prompt/answer_buttons.h"
#include "views/texts/texts.h"
#include "views/theme/scroll_accessible.h"
#include "views/theme/theme.h"
#include "views/theme/told.h"

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
constexpr int kUsualInLowWindow = 150;
constexpr int kUsual = 200;
constexpr int kReplay = 64;   // nothing can be answered there
constexpr int kHighest = 260; // longer prompts have a scroll bar
constexpr int kLeastWidth = 340;
constexpr int kNumberWidth = 34;
constexpr int kPromptLines = 2; // kept free for the question, so that what is below stays where it is

// What Enter does, best first: go on with the turn rather than end it, and allow rather than object.
constexpr std::array kDefaults{ActionKind::Allow, ActionKind::Place,    ActionKind::Special,
                               ActionKind::Done,  ActionKind::KingStay, ActionKind::End};
constexpr std::array kEnding{ActionKind::Done, ActionKind::KingStay, ActionKind::End};

} // namespace

PromptPanel::PromptPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , content_(new QWidget(this))
    , prompt_(new QLabel(content_))
    , buttons_(new AnswerButtons(theme, content_))
    , small_(new QLabel(content_))
    , reason_(new QLabel(content_)) {
    installScrollAccessibility();
    layContent();
    connect(&model_, &GameModel::changed, this, [this] {
        refresh();
        heedConfirm();
    });
    connect(&model_, &GameModel::wastefulChanged, this, [this] {
        refresh();
        if (model_.wasteful()) focusFirst();
    });
    connect(&theme, &Theme::changed, this, &PromptPanel::refresh);
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
             tr("Rule"));
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
    tellName(*this, tr("What is asked"));
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
    prompt_->setMinimumHeight(linesKept() * (prompt_->fontMetrics().lineSpacing() + 1));
}

// Step after step is asked about in the same place, as low as the longest question so far has moved it.
int PromptPanel::linesKept() {
    const auto& decision = model_.decision();
    const bool objection = decision && std::find(decision->legal.begin(), decision->legal.end(),
                                                 act(ActionKind::Allow)) != decision->legal.end();
    if (!objection) return kPromptLines;
    const QFontMetrics letters = prompt_->fontMetrics();
    const int high = letters.boundingRect({0, 0, prompt_->width(), 1}, Qt::TextWordWrap, prompt_->text()).height();
    objectionLines_ = std::max(objectionLines_, (high + letters.leading()) / letters.lineSpacing());
    return objectionLines_;
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
    if (names.isEmpty() && model_.isReplay()) return tr("Looking back: chance decides.");
    if (names.isEmpty()) return idle_.isEmpty() ? tr("One moment …") : idle_;
    const QString list = names.join(QStringLiteral(", "));
    if (model_.isReplay()) return tr("Looking back: %1 to decide.", "names", static_cast<int>(names.size())).arg(list);
    if (computersOnly) return tr("%1: thinking …", "", static_cast<int>(names.size())).arg(list);
    return tr("Waiting for: %1").arg(list);
}

void PromptPanel::showSmallPrint() {
    const QString& aside = hint_.isEmpty() ? note_ : hint_;
    const bool seen = buttons_->setInstead(aside) && buttons_->isVisibleTo(this);
    QString text = seen && aside == note_ ? QString() : note_;
    if (model_.mustConfirm()) text = forcedText();
    const auto& decision = model_.decision();
    const bool ofCard = decision && index(decision->card) < model_.catalogue().cards.size();
    const auto objection = text.isEmpty() && ofCard ? objectionTo(model_, decision->card) : std::nullopt;
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

// Among the action cards, where it can be clicked.
bool PromptPanel::liesOpen(Card card) const {
    const Observation& seen = model_.observation();
    if (index(card) >= model_.catalogue().cards.size() || model_.catalogue().cards[index(card)].stack < 0) return false;
    return std::find(seen.offer.begin(), seen.offer.end(), card) != seen.offer.end() ||
           std::any_of(seen.seats.begin(), seen.seats.end(),
                       [card](const SeatSeen& seat) { return seat.taken == card; });
}

bool PromptPanel::needsButton(Action action) const {
    const Catalogue& catalogue = model_.catalogue();
    if (index(action.kind) >= catalogue.actions.size()) return true;
    bool clickable = false;
    for (const auto& [means, value] : saidBy(catalogue.actions[index(action.kind)], action)) {
        if (means == Operand::Power) return false;
        if (means == Operand::Card) return !liesOpen(static_cast<Card>(value));
        if (means != Operand::Area && means != Operand::Places) continue;
        // The court and the provinces are not drawn on the board, so nothing there can be clicked.
        if (means == Operand::Area && value < catalogue.areas.size() && !catalogue.areas[value].shown) return true;
        clickable = true;
    }
    return !clickable;
}

void PromptPanel::focusFirst() {
    QPushButton* button = default_ != nullptr ? default_ : answers_.empty() ? nullptr : answers_.front();
    if (button != nullptr) button->setFocus(Qt::TabFocusReason);
}

void PromptPanel::addAnswer(Action action, bool golden) {
    const Decision& decision = *model_.decision();
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const QString words = texts::actionText(model_.catalogue(), decision, action, names);
    const bool bareNumber = action.kind == ActionKind::Court && !golden;
    const bool ends = std::find(kEnding.begin(), kEnding.end(), action.kind) != kEnding.end();
    QPushButton* button =
        buttons_->add(ends ? AnswerButtons::Row::Ending : AnswerButtons::Row::GoingOn,
                      golden ? AnswerButtons::Look::Golden : AnswerButtons::Look::Plain,
                      bareNumber ? QString::number(action.a) : words, [this, action] { model_.choose(action); });
    if (golden) default_ = button;
    if (bareNumber) {
        tellName(*button, words);
        button->setToolTip(words);
        button->setFixedWidth(kNumberWidth);
    }
    if (std::find(decision.legal.begin(), decision.legal.end(), action) != decision.legal.end()) {
        answers_.push_back(button);
        if (const QString does = cardOfActionText(model_, action); !does.isEmpty()) {
            button->setToolTip(does);
            tellDescription(*button, does);
        }
        return;
    }
    QString why;
    for (const Refused& refused : decision.refused)
        if (refused.subject == Refused::Subject::Action && refused.id == index(action.kind))
            why = texts::refusalText(model_.catalogue(), refused.why);
    button->setEnabled(false);
    button->setToolTip(why);
    tellDescription(*button, why);
}

// What cannot be done keeps its place, so that the next button does not come under the pointer instead.
void PromptPanel::addRefusedParts(std::vector<Action>& offered) const {
    for (const Refused& refused : model_.decision()->refused) {
        const Action action = act(static_cast<ActionKind>(refused.id));
        const auto sameKind = [action](Action other) { return other.kind == action.kind; };
        if (refused.subject == Refused::Subject::Action && std::none_of(offered.begin(), offered.end(), sameKind))
            offered.push_back(action);
    }
    std::stable_sort(offered.begin(), offered.end(),
                     [](Action one, Action other) { return index(one.kind) < index(other.kind); });
}

void PromptPanel::addAnswers() {
    const std::vector<Action>& legal = model_.decision()->legal;
    std::vector<Action> offered;
    for (const Action action : legal)
        if (needsButton(action)) offered.push_back(action);
    const std::size_t golden = defaultOf(offered);
    const bool some = golden < offered.size();
    const Action usual = some ? offered[golden] : Action{};
    // The usual number first, where it always is.
    if (legal.front().kind == ActionKind::Court) std::reverse(offered.begin(), offered.end());
    addRefusedParts(offered);
    for (const Action action : offered) addAnswer(action, some && action == usual);
}

void PromptPanel::makeButtons() {
    answers_.clear();
    default_ = nullptr;
    // Otherwise the focus of a button that goes would wander to whatever comes next in the window.
    const bool hadFocus = buttons_->isAncestorOf(QApplication::focusWidget());
    if (hadFocus) setFocus(Qt::OtherFocusReason);
    buttons_->clear();
    addTakeBacks();
    if (model_.wasteful()) {
        addWasteful();
        if (hadFocus) focusFirst(); // the doubt stays while the same question is shown anew
        return;
    }
    if (model_.decision()) addAnswers();
    if (model_.mustConfirm())
        addOther(model_.forced().empty() ? tr("End turn") : tr("Go on"), true, [this] { model_.confirm(); });
    const bool thinking = !model_.decision() && !model_.mustConfirm() && !model_.isReplay() &&
                          !model_.waitingFor().empty() && !model_.isPerson(model_.waitingFor().front());
    if (thinking) addOther(tr("Hurry"), false, [this] { emit hurryWanted(); });
    if (model_.hasGame() && model_.observation().over && !model_.isReplay())
        addOther(tr("The result"), false, [this] { emit resultWanted(); });
    buttons_->finish(model_.hasGame() && !model_.isReplay(), {});
}

void PromptPanel::addOther(const QString& text, bool golden, std::function<void()> deed) {
    QPushButton* button =
        buttons_->add(AnswerButtons::Row::Ending, golden ? AnswerButtons::Look::Golden : AnswerButtons::Look::Plain,
                      text, std::move(deed));
    if (golden) default_ = button;
}

// Instead of the answers, until the player has thought again.
void PromptPanel::addWasteful() {
    using Look = AnswerButtons::Look;
    const auto add = [this](Look look, const QString& text, std::function<void()> deed) {
        answers_.push_back(buttons_->add(AnswerButtons::Row::GoingOn, look, text, std::move(deed)));
    };
    add(Look::Golden, tr("Think again"), [this] { model_.thinkAgain(); });
    default_ = answers_.back();
    const Waste why = model_.wasteful()->why;
    add(Look::Plain, texts::wasteAnswer(why, false), [this] { model_.insist(); });
    add(Look::Plain, texts::wasteAnswer(why, true), [this] {
        if (!model_.wasteful()) return;
        emit warningSilenced(model_.wasteful()->why);
        model_.insist();
    });
    buttons_->finish(true, {});
}

// The most to the court, else the first of kDefaults that is offered; of several of a kind the last one.
std::size_t PromptPanel::defaultOf(const std::vector<Action>& offered) {
    std::vector<ActionKind> kinds{ActionKind::Court};
    kinds.insert(kinds.end(), kDefaults.begin(), kDefaults.end());
    for (const ActionKind kind : kinds)
        for (std::size_t i = offered.size(); i-- > 0;)
            if (offered[i].kind == kind) return i;
    return offered.size();
}

void PromptPanel::addTakeBacks() {
    using TakeBack = AnswerButtons::TakeBack;
    const Seat of = model_.undoOf();
    const bool others = of != Seat::None && model_.decision() && model_.decision()->seat != of;
    const QString undo = others ? tr("Undo what %1 did last", "player").arg(model_.playerName(of)) : tr("Undo");
    buttons_->setTakeBack(TakeBack::Undo, model_.canUndo(), undo, [this] { model_.undo(); });
    buttons_->setTakeBack(TakeBack::Redo, model_.canRedo(), tr("Redo"), [this] { model_.redo(); });
    buttons_->setTakeBack(TakeBack::Reset, model_.canResetTurn(), tr("Reset turn"), [this] { model_.resetTurn(); });
}

} // namespace elgrande
