// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/prompt_panel.h"

#include "model/game_model/game_model.h"
#include "views/cards/offers.h"
#include "views/prompt/answer_buttons.h"
#include "views/prompt/bar_label.h"
#include "views/texts/advice_text.h"
#include "views/texts/texts.h"
#include "views/theme/medallion.h"
#include "views/theme/theme.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande {
namespace {

constexpr int kEdge = 7; // above and below, with the sheet's shadow
constexpr int kGap = 8;
constexpr int kHelpWidth = 28;
constexpr int kToken = 28;
constexpr int kTokenFrom = 700; // pixels of the bar's width
constexpr int kLeastWidth = 360;
constexpr double kUsualWords = 0.3; // of the width, at least
constexpr double kLeastWords = 0.2; // where an answer would not be seen
constexpr double kFewWords = 0.12;  // where that makes all of them seen, and in a narrow bar leaves the question whole
constexpr double kNarrowWords = 0.26;  // the same in a narrow bar
constexpr int kLeastWordsFrom = 48;    // times the text size: in a narrower bar the question would be cut
constexpr double kMainWidth = 0.19;    // of the width, between
constexpr double kNarrowestMain = 8.5; // and
constexpr double kWidestMain = 12;     // times the text size
constexpr double kQuestion = 1.1;      // times the text size
constexpr double kSecond = 0.9;
// Of the height, beside something below: a line of the question, two of them, or one with two below.
constexpr double kUppers[]{0.55, 0.64, 0.4};

} // namespace

PromptPanel::PromptPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , token_(new QLabel(this))
    , question_(new BarLabel(this))
    , second_(new BarLabel(this))
    , buttons_(new AnswerButtons(theme, this))
    , help_(new QPushButton(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    second_->setObjectName("second");
    token_->setAlignment(Qt::AlignCenter);
    help_->setAutoDefault(true);
    help_->setFixedWidth(kHelpWidth);
    help_->setText(QStringLiteral("?"));
    connect(help_, &QPushButton::clicked, this, &PromptPanel::help);
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
        showReason({});
        setNote({});
    });
    connect(&theme, &Theme::changed, this, &PromptPanel::refresh);
    refresh();
}

// Two lines of words, or a button that can be pressed.
int PromptPanel::inside() const { return std::max(2 * fontMetrics().lineSpacing() + 4, buttons_->wantedHeight()); }

QSize PromptPanel::sizeHint() const { return {kLeastWidth, inside() + 2 * kEdge}; }

QSize PromptPanel::minimumSizeHint() const { return sizeHint(); }

// From the right, where nothing moves; the words have what is left.
void PromptPanel::lay() {
    if (!testAttribute(Qt::WA_Resized)) return; // it has no place yet
    const QRect all = rect().adjusted(kMargin, kEdge, -kMargin, -kEdge);
    const int size = QFontInfo(font()).pixelSize();
    buttons_->setMainWidth(std::clamp(static_cast<int>(all.width() * kMainWidth),
                                      static_cast<int>(size * kNarrowestMain), static_cast<int>(size * kWidestMain)));
    help_->setGeometry(all.right() + 1 - kHelpWidth, all.top(), kHelpWidth, all.height());
    const bool token = all.width() >= kTokenFrom && !token_->pixmap(Qt::ReturnByValue).isNull();
    token_->setVisible(token);
    token_->setGeometry(all.left(), all.top(), kToken, all.height());
    const int left = all.left() + (token ? kToken + kGap : 0);
    const int right = help_->x() - kGap;
    int beside = 0;
    if (!buttons_->isHidden()) {
        const auto beyond = [&](double words) { return right - left - static_cast<int>(all.width() * words); };
        const bool wide = all.width() >= kLeastWordsFrom * size;
        const int most = beyond(wide ? kLeastWords : kNarrowWords);
        const auto taken = [&](int everything) {
            return buttons_->widthWithin(beyond(kUsualWords), most, everything, beyond(kFewWords));
        };
        beside = taken(beyond(kFewWords));
        if (!wide && !canAsk({right - beside - kGap - left, all.height()})) beside = taken(most);
        buttons_->setGeometry(right - beside, all.top(), beside, all.height());
        beside += kGap;
    }
    const QRect words(left, all.top(), std::max(1, right - beside - left), all.height());
    const QString below = lineBelow(words.width());
    const auto aboveIn = [&words](double share) {
        return words.adjusted(0, 0, 0, static_cast<int>(words.height() * share) - words.height());
    };
    const auto beneathIn = [&words](double share) {
        return words.adjusted(0, static_cast<int>(words.height() * share), 0, 0);
    };
    const auto asksIn = [&](double share) { return canAsk(aboveIn(share).size()); };
    const double* share = std::find_if(std::begin(kUppers), std::end(kUppers), [&](double each) {
        return asksIn(each) && BarLabel::canShow(below, secondFont(!told_.isEmpty()), beneathIn(each).size());
    });
    const bool both = share != std::end(kUppers);
    if (!both)
        share = std::find_if(std::begin(kUppers), std::end(kUppers), asksIn); // rather the question than both cut
    if (share == std::end(kUppers)) share = std::begin(kUppers);
    const QRect above = below.isEmpty() ? words : aboveIn(*share);
    const QRect beneath = beneathIn(*share);
    const bool alone = isForAMoment(below) && !both; // then it has all of the bar
    question_->setVisible(!alone);
    question_->setGeometry(above);
    second_->setGeometry(alone ? words : beneath);
    showWords(below);
}

void PromptPanel::resizeEvent(QResizeEvent* event) {
    PaperPanel::resizeEvent(event);
    lay();
}

bool PromptPanel::canAsk(QSize box) const { return BarLabel::canShow(words_, headingFont(*this, kQuestion), box); }

QString PromptPanel::promptText() const { return words_; }

void PromptPanel::setIdle(const QString& words) {
    if (std::exchange(idle_, words) == words) return;
    showPrompt();
    lay();
}

void PromptPanel::setWatching(bool watching, std::function<void()> goOn) {
    const bool waits = goOn != nullptr;
    const bool waited = std::exchange(goOn_, std::move(goOn)) != nullptr;
    if (std::exchange(watching_, watching) != watching || waits != waited) refresh();
}

void PromptPanel::setNotice(const QString& words, std::function<void()> goOn) {
    closesNotice_ = std::move(goOn);
    if (std::exchange(notice_, words) != words) refresh();
}

void PromptPanel::setResultShown(bool shown) {
    if (std::exchange(resultShown_, shown) != shown) refresh();
}

void PromptPanel::setConfirmation(const QString& words, const QString& choice, std::function<void()> deed) {
    confirms_ = std::move(deed);
    const bool otherWords = std::exchange(confirmation_, words) != words;
    if (otherWords) makeButtons();
    if (std::exchange(choice_, choice) != choice || otherWords) lay();
}

void PromptPanel::setHint(const QString& hint) {
    if (std::exchange(hint_, hint) != hint) dropReason();
    lay();
}

// What was refused before is of no use any more.
void PromptPanel::dropReason() {
    if (told_.isEmpty()) return;
    told_.clear();
    showHelp();
}

void PromptPanel::setNote(const QString& note) {
    if (std::exchange(note_, note) == note) return;
    if (!note.isEmpty()) dropReason(); // that of something else
    if (!note.isEmpty()) emit told(note);
    lay();
}

void PromptPanel::showReason(const QString& reason) {
    told_ = reason;
    showHelp();
    lay();
    if (!reason.isEmpty()) emit told(reason);
}

bool PromptPanel::triggerDefault() {
    if (default_ == nullptr || !isVisible() || (isLookedAt() && !wayOn())) return false;
    default_->click();
    return true;
}

void PromptPanel::changeEvent(QEvent* event) {
    PaperPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) refresh();
}

void PromptPanel::refresh() {
    tellName(*this, tr("Current question"));
    told_.clear();
    showPrompt();
    makeButtons();
    showHelp();
    updateGeometry();
    lay();
}

void PromptPanel::heedConfirm() {
    const bool begins = model_.mustConfirm() && !confirming_;
    confirming_ = model_.mustConfirm();
    if (!begins) return;
    emit told(confirmText());
    if (default_ != nullptr) default_->setFocus(Qt::OtherFocusReason); // Enter goes on
}

void PromptPanel::showPrompt() {
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    if (!model_.hasGame())
        words_.clear();
    else if (hasNotice())
        words_ = notice_;
    else if (watching_)
        words_ = goOn_ ? tr("Scoring finished") : tr("Scoring in progress …");
    else if (model_.mustConfirm())
        words_ = confirmText();
    else if (const auto& wasteful = model_.wasteful())
        words_ = texts::doubtText(model_.catalogue(), *model_.decision(), wasteful->action, wasteful->why,
                                  wasteful->also, model_.opinion());
    else if (const auto& decision = model_.decision())
        words_ = texts::promptText(model_.catalogue(), *decision, names, model_.history());
    else
        words_ = waitingText();
    showToken();
}

void PromptPanel::showToken() {
    Seat seat = Seat::None;
    if (model_.decision())
        seat = model_.decision()->seat;
    else if (model_.hasGame() && !model_.waitingFor().empty())
        seat = model_.waitingFor().front();
    const bool known = model_.hasGame() && !isLookedAt() && index(seat) < model_.catalogue().colours.size();
    token_->setPixmap(
        known ? medallionPixmap(theme(), model_.catalogue().colours[index(seat)], kToken, devicePixelRatioF())
              : QPixmap());
}

QFont PromptPanel::secondFont(bool bold) const { return Theme::sans(QFontInfo(font()).pixelSize() * kSecond, bold); }

// Why not, or what the pointer is on; otherwise what to do on the board or what
// the card says, where the question leaves room for it.
QString PromptPanel::lineBelow(int width) const {
    for (const QString& words : {told_, note_, choice_})
        if (!words.isEmpty()) return words;
    if (isLookedAt()) return {};
    if (model_.hasGame() && model_.mustConfirm()) return forcedText();
    if (QString objection = objectionText(); !objection.isEmpty()) return objection;
    const QSize upper(width, static_cast<int>(inside() * kUppers[0]));
    if (!BarLabel::fitsIn(words_, headingFont(*this, kQuestion), upper)) return {};
    if (!hint_.isEmpty()) return hint_;
    const QSize lower(width, inside() - upper.height());
    const auto fitted = [&](const QString& words) { return BarLabel::sentencesIn(words, secondFont(), lower); };
    const QString small = smallPrint();
    const QString brief = briefPrint();
    return fitted(small) != small && !brief.isEmpty() && fitted(brief) == brief ? brief : fitted(small);
}

bool PromptPanel::isForAMoment(const QString& below) const {
    return !below.isEmpty() && (below == told_ || below == note_);
}

void PromptPanel::showWords(const QString& below) {
    const QString small = smallPrint();
    const bool bad = !told_.isEmpty();
    for (const auto& [label, role] :
         {std::pair(question_, Role::Accent), std::pair(second_, bad ? Role::Bad : Role::Ink)}) {
        QPalette ink = palette();
        ink.setColor(QPalette::WindowText, theme().colour(role));
        label->setPalette(ink);
    }
    // Of a turn the first sentence says what is left to do.
    const bool shortens = model_.decision() && model_.decision()->kind == "turn" && !model_.wasteful();
    question_->setWords(words_, headingFont(*this, kQuestion), shortens);
    second_->setWords(below, secondFont(bad));
    second_->setVisible(!below.isEmpty());
    QStringList tip;
    if (!question_->isWhole()) tip << words_;
    if (!small.isEmpty() && small != below) tip << small;
    tellDescription(*question_, small == below ? QString() : small);
    question_->setToolTip(plainTip(tip.join(u'\n')));
    const QString hidden = question_->isHidden() ? words_ : QString();
    second_->setToolTip(second_->isWhole() ? plainTip(hidden) : plainTip(below));
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
    const std::vector<Seat>& all = model_.waitingFor();
    const bool others = std::any_of(all.begin(), all.end(), [this](Seat seat) { return !model_.isPerson(seat); });
    for (const Seat seat : all) {
        if (others && model_.isPerson(seat)) continue; // nobody reads that one waits for oneself
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

bool PromptPanel::isOfCard() const {
    return model_.hasGame() && !isLookedAt() && !model_.mustConfirm() && model_.decision() &&
           index(model_.decision()->card) < model_.catalogue().cards.size();
}

// Who stopped the card that is carried out.
QString PromptPanel::objectionText() const {
    if (!isOfCard()) return {};
    const auto objection = objectionTo(model_, model_.decision()->card, model_.observation().round);
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    return objection ? texts::eventText(model_.catalogue(), *objection, names, false) : QString();
}

// What the cards to choose from do, or the card's text.
QString PromptPanel::smallPrint() const {
    if (!model_.hasGame() || isLookedAt() || model_.mustConfirm()) return {};
    if (asksFor(model_, Operand::Power)) return {}; // the card says no more than the question about the hand
    const auto& decision = model_.decision();
    if (QString cards = cardsToUseText(model_); !cards.isEmpty()) return cards;
    if (!isOfCard()) return {};
    const QString remark = texts::cardRuling(model_.catalogue(), decision->card);
    const QString text = texts::cardText(model_.catalogue(), decision->card);
    return remark.isEmpty() ? text : text + u' ' + remark;
}

// The card's text in the fewest words, for where the whole one has no room.
QString PromptPanel::briefPrint() const {
    if (!isOfCard() || !cardsToUseText(model_).isEmpty()) return {};
    return texts::cardBrief(model_.catalogue(), model_.decision()->card);
}

void PromptPanel::showHelp() {
    help_->setVisible(model_.hasGame() && !model_.isReplay() && !isLookedAt() &&
                      (model_.decision() || !told_.isEmpty()));
    //: A button beside a question; it opens the rulebook at the paragraph about
    //: it
    QStringList tip{tr("Rule")};
    for (const Action action : refusedActions()) tip << refusalOf(action);
    tellName(*help_, tip.front());
    tellDescription(*help_, tip.mid(1).join(u'\n'));
    help_->setToolTip(plainTip(tip.join(u'\n')));
}

// The paragraph about what is asked or was refused; beside it, what is not
// possible now.
void PromptPanel::help() {
    const std::vector<Action> refused = refusedActions();
    if (refused.empty()) return emit rulesWanted();
    auto* menu = new QMenu(help_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Rule")), &QAction::triggered, this, &PromptPanel::rulesWanted);
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    for (const Action action : refused) {
        const QString what = texts::actionText(model_.catalogue(), *model_.decision(), action, names);
        //: In a menu; %1: a button that is not there now, such as “Special action”
        connect(menu->addAction(tr("Why not “%1”?").arg(what)), &QAction::triggered, this,
                [this, why = refusalOf(action)] { showReason(why); });
    }
    menu->popup(help_->mapToGlobal(QPoint(0, help_->height())));
}

QString PromptPanel::forcedText() const {
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    QStringList lines;
    for (const Event& event : model_.forced()) lines << texts::eventText(model_.catalogue(), event, names, false);
    lines.removeAll(QString());
    return lines.join(u' ');
}

} // namespace elgrande

#include "moc_prompt_panel.cpp"
