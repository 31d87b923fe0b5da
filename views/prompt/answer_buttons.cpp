// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/answer_buttons.h"

#include "views/prompt/answer_button.h"
#include "views/theme/glyphs.h"
#include "views/theme/theme.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/told.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QIcon>
#include <QMenu>
#include <QMouseEvent>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kSpacing = 6;
constexpr int kTight = 2; // between what takes back
constexpr int kTakeBackWidth = 30;
constexpr QSize kSign(20, 20);
constexpr int kLeastAnswer = 44;
constexpr int kOneLine = 150;     // an answer that is wider takes two
constexpr int kEnd = 120;         // the same of what ends something, which is as wide whatever lies beside it
constexpr double kSqueezed = 6.5; // times the text size; an answer that is cut before it goes into the menu
constexpr int kSqueezedFrom = 30; // times the text size; in a narrower row the menu says it better
constexpr int kSpot = 12;         // pixels that a hand moves between two clicks of one double click

template <class Key>
std::size_t at(Key key) {
    return static_cast<std::size_t>(key);
}

} // namespace

AnswerButtons::AnswerButtons(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , main_(make())
    , more_(make())
    , menu_(new QMenu(more_)) {
    main_->setObjectName(QStringLiteral("main-answer"));
    more_->setArrow();
    // Not the button's own menu, which would wait for an answer while the game goes on.
    connect(more_, &QPushButton::clicked, this, [this] {
        menu_->popup(more_->mapToGlobal(QPoint(0, more_->height())));
        if (!menu_->actions().isEmpty()) menu_->setActiveAction(menu_->actions().front());
    });
    for (AnswerButton*& button : takeBacks_) {
        button = make();
        button->setIconSize(kSign);
    }
    drawSigns();
    connect(&theme_, &Theme::changed, this, [this] {
        gild();
        drawSigns();
    });
}

AnswerButton* AnswerButtons::make() {
    auto* button = new AnswerButton(this);
    button->installEventFilter(this);
    button->hide();
    connect(button, &QPushButton::pressed, this, [this, button] { pressed_ = button->text(); });
    connect(button, &QPushButton::clicked, this, [this, button] { press(button); });
    return button;
}

void AnswerButtons::clear() {
    main_->hide();
    more_->hide();
    menu_->hide();
    for (const auto& [button, place] : others_) button->hide();
    others_.clear();
    rooms_.clear();
    deeds_.clear();
    used_ = 0;
    hasMain_ = false;
    usual_ = nullptr;
}

AnswerButton* AnswerButtons::offer(Place place, const QString& text, const QString& tip) {
    AnswerButton* button = main_;
    if (place == Place::Main) {
        hasMain_ = true;
    } else {
        if (used_ == made_.size()) made_.push_back(make());
        button = made_[used_++];
        others_.emplace_back(button, place);
    }
    button->setWords(text, tip);
    return button;
}

void AnswerButtons::addRoom(const QString& text) { rooms_.push_back(offer(Place::Beside, text, {})); }

QPushButton* AnswerButtons::add(Place place, bool usual, const QString& text, const QString& tip,
                                const std::function<void()>& deed) {
    if (place == Place::Main && hasMain_) place = Place::Beside;
    AnswerButton* button = offer(place, text, tip);
    tellName(*button, {});
    tellDescription(*button, tip);
    button->setDefault(usual);
    if (usual) usual_ = button;
    deeds_.insert(button, deed);
    offered_.insert(button, ++offers_);
    return button;
}

void AnswerButtons::setTakeBack(TakeBack which, bool possible, const QString& words,
                                const std::function<void()>& deed) {
    AnswerButton* button = takeBacks_[at(which)];
    button->setVisible(possible); // its room stays
    button->setEnabled(possible);
    tellName(*button, words);
    button->setToolTip(plainTip(words));
    deeds_.insert(button, deed);
}

void AnswerButtons::finish(const QString& menu, const QString& either, bool doubt, bool shown) {
    shown_ = shown;
    menuName_ = menu;
    eitherName_ = either;
    if (!doubt) led_.reset(); // what comes later is asked because of something else
    lay();
    order();
    gild();
    updateGeometry();
}

void AnswerButtons::setMainWidth(int width) {
    if (std::exchange(mainWidth_, width) != width) lay();
}

int AnswerButtons::wantedHeight() const { return main_->sizeHint().height(); }

int AnswerButtons::widthWithin(int usual, int most, int all, int last) const {
    const auto isWhole = [this](const Row& row) {
        return !row.cut && !row.nameless && row.hidden.size() <= countOf(Place::Menu);
    };
    int width = usual;
    if (!isWhole(row(usual))) {
        const Row narrow = row(most);
        const Row wide = row(all);
        const bool better = isWhole(wide) || (narrow.nameless && !wide.nameless);
        width = most < all && !isWhole(narrow) && better ? all : most;
    }
    const std::vector<AnswerButton*> hidden = row(width).hidden;
    const auto ends = [this](const AnswerButton* each) { return placeOf(each) == Place::Ending; };
    if (std::any_of(hidden.begin(), hidden.end(), ends)) width = last;
    return width - row(width).left;
}

int AnswerButtons::takeBacksLeft(int width) const {
    return width - static_cast<int>(takeBacks_.size()) * (kTakeBackWidth + kTight) + kTight;
}

int AnswerButtons::mainLeft(int width) const { return takeBacksLeft(width) - kSpacing - mainWidth_; }

AnswerButtons::Place AnswerButtons::placeOf(const AnswerButton* button) const {
    const auto found =
        std::find_if(others_.begin(), others_.end(), [button](const auto& each) { return each.first == button; });
    return found == others_.end() ? Place::Main : found->second;
}

std::size_t AnswerButtons::countOf(Place place) const {
    return static_cast<std::size_t>(
        std::count_if(others_.begin(), others_.end(), [place](const auto& each) { return each.second == place; }));
}

// All in one line, or in two, where there is no main answer in its room as well, or what ends something in two as well,
// or not all of their words, or some of them in the menu: those that end something last.
AnswerButtons::Row AnswerButtons::row(int width) const {
    Row found;
    found.left = takeBacksLeft(width);
    if (!shown_) return found;
    std::vector<AnswerButton*> some;
    std::vector<AnswerButton*> rare;
    for (const bool ending : {false, true})
        for (const auto& [button, place] : others_)
            if (place != Place::Menu && (place == Place::Ending) == ending) some.push_back(button);
    for (const auto& [button, place] : others_)
        if (place == Place::Menu) rare.push_back(button);
    const int beside = mainLeft(width) - kSpacing;
    const int right = hasMain_ ? beside : mainLeft(width) + mainWidth_;
    const int size = QFontInfo(font()).pixelSize();
    const int squeezed = width < kSqueezedFrom * size ? 0 : static_cast<int>(kSqueezed * size); // 0: not at all
    found.hidden = rare;
    for (const Way& way :
         {Way{.lines = 1, .right = beside}, Way{.lines = 2, .right = beside}, Way{.lines = 1, .right = right},
          Way{.lines = 2, .right = right}, Way{.lines = 2, .right = right, .tight = Tight::Ending},
          Way{.lines = 2, .right = right, .most = squeezed}})
        if (way.most > 0 && fill(found, some, way, width)) {
            found.cut = way.most == squeezed;
            return found;
        }
    const auto isFilled = [&](Tight tight) {
        return fill(found, some, {.lines = 2, .right = right, .tight = tight}, width);
    };
    while (!isFilled(Tight::No) && !isFilled(Tight::Ending) && !isFilled(Tight::Menu) && !some.empty())
        hideLast(some, found.hidden);
    return found;
}

// What ends something stays in sight, and of the rest the first ones do.
void AnswerButtons::hideLast(std::vector<AnswerButton*>& some, std::vector<AnswerButton*>& hidden) const {
    const auto isOf = [this](Place place) {
        return [this, place](const AnswerButton* each) { return placeOf(each) == place; };
    };
    const auto ending = std::find_if(some.begin(), some.end(), isOf(Place::Ending));
    const auto last = (ending != some.begin() ? ending : some.end()) - 1;
    const auto first =
        placeOf(*last) == Place::Either ? std::find_if(some.begin(), some.end(), isOf(Place::Either)) : last;
    hidden.insert(hidden.begin(), first, last + 1);
    some.erase(first, last + 1);
}

const QString& AnswerButtons::menuName(const std::vector<AnswerButton*>& hidden) const {
    const bool equals = std::all_of(hidden.begin(), hidden.end(),
                                    [this](const AnswerButton* each) { return placeOf(each) == Place::Either; });
    return equals ? eitherName_ : menuName_;
}

// From the right to the left; false: there is too little room.
bool AnswerButtons::fill(Row& row, const std::vector<AnswerButton*>& some, const Way& way, int width) const {
    row.seen.clear();
    row.menu = QRect();
    row.nameless = false;
    row.left = hasMain_ ? mainLeft(width) : takeBacksLeft(width);
    int right = way.right;
    const auto place = [&](int wide, const Room& free) {
        QRect box(right - wide, 0, wide, height());
        if (free && box.left() < width - free->second && box.right() > width - free->first)
            box.moveRight(width - free->first - kSpacing);
        right = box.left() - kSpacing;
        row.left = std::min(row.left, box.left());
        return box;
    };
    for (std::size_t i = some.size(); i-- > 0;) {
        AnswerButton* button = some[i];
        const Place kind = placeOf(button);
        const int plain = button->widthFor(1);
        const int oneLine = kind == Place::Ending ? (way.tight == Tight::No ? kEnd : 0) : way.lines == 1 ? kOneLine : 0;
        const bool one = plain <= oneLine;
        const int wide = std::min(one ? plain : button->widthFor(2), way.most);
        row.seen.emplace_back(button, place(std::max(wide, kLeastAnswer), kind == Place::Apart ? ended_ : led_));
    }
    if (!row.hidden.empty()) { // answers nothing by itself
        const int named = std::max(more_->widthFor(menuName(row.hidden), way.lines), kLeastAnswer);
        row.menu = place(way.tight == Tight::Menu ? kTakeBackWidth : named, {});
        row.nameless = way.tight == Tight::Menu;
    }
    return row.left >= 0;
}

void AnswerButtons::lay() {
    const Row now = row(width());
    for (const auto& [button, box] : now.seen) {
        button->setGeometry(box);
        if (placeOf(button) == Place::Ending) ended_ = {width() - box.left(), width() - box.right()};
    }
    const auto isIn = [](const std::vector<AnswerButton*>& some, const AnswerButton* button) {
        return std::find(some.begin(), some.end(), button) != some.end();
    };
    for (const auto& [button, place] : others_)
        button->setVisible(shown_ && !isIn(now.hidden, button) && !isIn(rooms_, button));
    main_->setGeometry(mainLeft(width()), 0, mainWidth_, height());
    main_->setVisible(shown_ && hasMain_);
    more_->setWords(menuName(now.hidden), {});
    more_->setGeometry(now.menu);
    more_->setVisible(!now.menu.isNull());
    fillMenu(now.hidden);
    int left = takeBacksLeft(width());
    for (AnswerButton* button : takeBacks_) {
        button->setGeometry(left, 0, kTakeBackWidth, height());
        left += kTakeBackWidth + kTight;
    }
}

void AnswerButtons::fillMenu(const std::vector<AnswerButton*>& hidden) {
    menu_->clear();
    menu_->setToolTipsVisible(
        std::any_of(hidden.begin(), hidden.end(), [](const AnswerButton* each) { return !each->tip().isEmpty(); }));
    for (AnswerButton* button : hidden) {
        if (std::find(rooms_.begin(), rooms_.end(), button) != rooms_.end()) continue;
        QAction* entry = menu_->addAction(button->text());
        entry->setToolTip(longTip(button->tip()));
        connect(entry, &QAction::triggered, button, [this, button] {
            pressed_ = button->text();
            press(button);
        });
    }
}

// What is made late would otherwise come last in the window.
void AnswerButtons::order() {
    QWidget* last = this;
    const auto next = [&last](QWidget* button) {
        setTabOrder(last, button);
        last = button;
    };
    next(main_);
    for (const auto& [button, place] : others_) next(button);
    next(more_);
    for (AnswerButton* button : takeBacks_) next(button);
}

void AnswerButtons::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) lay();
}

void AnswerButtons::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lay();
}

// At the same spot, and so soon that it may be the second half of a double click: whatever Qt calls it, since it looks
// at the time alone and begins anew with every third click.
bool AnswerButtons::isStale(const QObject* watched, const QMouseEvent& press, bool second) {
    const auto soon = static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    const QPoint place = press.globalPosition().toPoint();
    const bool again = last_.at != 0 && press.timestamp() != 0 && press.timestamp() - last_.at < soon &&
                       (place - last_.place).manhattanLength() < kSpot;
    const bool stale = (second || again) && offered_.value(watched) > last_.offers;
    last_.at = press.timestamp();
    last_.place = place;
    if (!stale) last_.offers = offers_;
    return stale;
}

bool AnswerButtons::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return isStale(watched, *static_cast<QMouseEvent*>(event), event->type() == QEvent::MouseButtonDblClick);
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        gild();
        return false;
    default:
        return false;
    }
}

// Gold is what Enter presses: the answer that has the focus, or the usual one.
void AnswerButtons::gild() {
    const QWidget* focus = QApplication::focusWidget();
    const AnswerButton* golden = usual_;
    std::vector<AnswerButton*> all{main_, more_};
    for (const auto& [button, place] : others_) all.push_back(button);
    for (const AnswerButton* button : all)
        if (button == focus && button->isVisible()) golden = button;
    for (AnswerButton* button : all) button->setGround(button == golden ? theme_.colour(Role::Gold) : QColor());
}

void AnswerButtons::drawSigns() {
    constexpr std::array kSigns{Glyph::Undo, Glyph::Redo, Glyph::Reset};
    for (std::size_t i = 0; i < kSigns.size(); ++i)
        takeBacks_[i]->setIcon(glyphIcon(kSigns[i], takeBacks_[i]->palette().color(QPalette::ButtonText)));
}

void AnswerButtons::press(const QPushButton* button) {
    if (pressed_ != button->text()) return;
    const auto deed = deeds_.value(button);
    if (!deed) return;
    forAll_ = QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
    led_ = {width() - button->geometry().left(), width() - button->geometry().right()};
    QMetaObject::invokeMethod(this, deed, Qt::QueuedConnection);
}

} // namespace elgrande

#include "moc_answer_buttons.cpp"
