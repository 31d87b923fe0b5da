// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferences/settings_desk.h"

#include "app/page/game_page.h"
#include "app/preferences/desktop_wishes.h"
#include "app/preferences/settings_dialog.h"
#include "app/preferences/shortcuts.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/shell/screen_room.h"
#include "app/shell/table_style.h"
#include "app/sound/sounds.h"
#include "app/table/local_table.h"
#include "views/ceremony/ceremonies.h"
#include "views/insight/advice_panel.h"
#include "views/panels/log_panel.h"
#include "views/prompt/question.h"
#include "views/theme/theme.h"
#include "views/toolkit/combo_accessible.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/voice.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QMenu>
#include <QScreen>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr qreal kLetters = 14; // pixels at a text size of 100 per cent
constexpr int kTextStep = 10;
// Of a window's pixels for one per cent of text size: with fewer, seats, answers and the log would not all be there.
constexpr int kWidthForOne = 8;
constexpr int kHeightForOne = 5;

QFont lettersOf(int percent) { return Theme::sans(kLetters * percent / 100); }

int largestIn(QSize window) {
    const int percent = std::min(window.width() / kWidthForOne, window.height() / kHeightForOne);
    return std::max(Settings::kSmallestText, percent / kTextStep * kTextStep); // in steps, also while it is resized
}

} // namespace

Theme& SettingsDesk::dressed(Theme& theme, const Settings& settings) {
    theme.setMode(settings.isDark() ? Theme::Mode::Dark : Theme::Mode::Light);
    theme.setStrong(settings.contrast.isSet() && settings.contrast());
    theme.setVision(settings.vision());
    QApplication::setPalette(theme.palette());
    QApplication::setFont(lettersOf(settings.textSize()));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationFontChange);
    installComboAccessibility();
    return theme;
}

SettingsDesk::SettingsDesk(const Workplace& at)
    : Desk(at.window)
    , languages(add("settings.language", QT_TR_NOOP("&Language")))
    , dark(addSwitch("view.dark", QT_TR_NOOP("&Dark theme"), Qt::CTRL | Qt::Key_D))
    , larger(add("view.larger", QT_TR_NOOP("Lar&ger text"), QKeySequence::ZoomIn))
    , smaller(add("view.smaller", QT_TR_NOOP("S&maller text"), QKeySequence::ZoomOut))
    , normal(add("view.normal", QT_TR_NOOP("&Normal text size"), Qt::CTRL | Qt::Key_0))
    // X11 has no standard key for it.
    , preferences(add("settings.preferences", QT_TR_NOOP("&Preferences…"), Qt::CTRL | Qt::Key_Comma))
    , shortcuts(add("settings.shortcuts", QT_TR_NOOP("Keyboard &shortcuts…")))
    , settings_(at.settings)
    , language_(at.language)
    , theme_(at.theme)
    , model_(at.model)
    , table_(at.table)
    , page_(at.page)
    , sounds_(new Sounds(at.model, this))
    , known_(new QActionGroup(this)) {
    makeLanguages();
    words().also([this] {
        for (QAction* each : known_->actions()) each->setChecked(each->data() == language_.current());
    });
    preferences->setMenuRole(QAction::PreferencesRole);
    Setting<int>& text = settings_.textSize;
    connect(dark, &QAction::triggered, this, [this](bool isDark) { use(settings_.dark, isDark); });
    connect(larger, &QAction::triggered, this, [this, &text] { useTextSize(text() + kTextStep); });
    connect(smaller, &QAction::triggered, this, [this, &text] { // than what is seen, which a small window bounds
        useTextSize(std::min(text(), largestIn(this->window()->size())) - kTextStep);
    });
    connect(normal, &QAction::triggered, this, [this, &text] { useTextSize(text.usual()); });
    connect(preferences, &QAction::triggered, this, &SettingsDesk::showPreferences);
    connect(shortcuts, &QAction::triggered, this, &SettingsDesk::showShortcuts);
    sounds_->setStaged(true);
    connect(&page_.ceremonies(), &Ceremonies::heard, sounds_, &Sounds::play);
    this->window()->installEventFilter(this);
    listEffects();
    useEverything();
    QTimer::singleShot(0, this, &SettingsDesk::askTheDesktop); // after the first picture
    settings_.setOnForgotten([this] { QTimer::singleShot(0, this, &SettingsDesk::tellOfForgetting); });
}

SettingsDesk::~SettingsDesk() { settings_.setOnForgotten({}); }

// Once is enough: it will hardly be otherwise before the program ends.
void SettingsDesk::tellOfForgetting() {
    if (!settings_.whyForgotten() || std::exchange(toldOfForgetting_, true)) return;
    complain(tr("Your settings will be lost when the program ends, because they could not be saved in %1.")
                 .arg(QDir::toNativeSeparators(settings_.file())),
             *settings_.whyForgotten());
}

void SettingsDesk::makeLanguages() {
    auto* menu = new QMenu(window());
    languages->setMenu(menu);
    for (const QString& code : Language::known()) {
        QAction* action = menu->addAction(Language::nameOf(code));
        action->setCheckable(true);
        action->setData(code);
        known_->addAction(action);
    }
    connect(known_, &QActionGroup::triggered, this,
            [this](const QAction* action) { useLanguage(action->data().toString()); });
}

void SettingsDesk::listEffects() {
    const Settings& s = settings_;
    std::vector<const SettingRow*> aids{&s.castilloRemembered, &s.captions, &s.reasons, &s.chances, &s.doubtsFrom};
    for (const Setting<bool>& each : s.warnsOf) aids.push_back(&each);
    effects_ = {
        {{&s.pace},
         [this] {
             table_.setPace(settings_.pace());
             page_.ceremonies().setNoticed(settings_.pace() > 0); // who wants no pauses reads the log
         }},
        {{&s.thinkingTime}, [this] { table_.setThinkingTime(settings_.thinkingTime()); }},
        {{&s.confirmTurn}, [this] { table_.setConfirmTurn(settings_.confirmTurn()); }},
        {{&s.autoForced}, [this] { table_.setShowForced(!settings_.autoForced()); }},
        {{&s.askNeedless}, [this] { table_.setAskNeedless(settings_.askNeedless()); }},
        {{&s.tempo, &s.scenes}, [this] { applyTempo(); }},
        {aids, [this] { useAids(); }},
        {{&s.touch}, [this] { useTouch(); }},
        {{&s.sound, &s.volume}, [this] { useSound(); }},
        {{&s.language}, [this] { language_.use(settings_.language()); }, false},
        {{&s.dark, &s.contrast}, [this] { useTheme(); }, false},
        {{&s.vision}, [this] { theme_.setVision(settings_.vision()); }, false},
        {{&s.textSize}, [this] { useLetters(); }, false},
        {{&s.ranks}, [this] { emit ranksWanted(settings_.ranks()); }, false},
        {{&s.turnMinutes}, [this] { emit turnMinutesChanged(settings_.turnMinutes()); }, false},
        {{&s.knocks}, [this] { emit mayKnockChanged(settings_.knocks()); }, false},
    };
}

void SettingsDesk::useEverything() {
    dark->setChecked(settings_.isDark());
    for (const Effect& effect : effects_)
        if (effect.atStart) effect.use();
}

void SettingsDesk::apply(const SettingRow* row) {
    for (const Effect& effect : effects_)
        if (std::find(effect.of.begin(), effect.of.end(), row) != effect.of.end()) effect.use();
}

void SettingsDesk::offerRules(std::function<QWidget*(QWidget* parent)> makePage) {
    makeRulesPage_ = std::move(makePage);
}

void SettingsDesk::offerShortcuts(std::vector<QAction*> actions) {
    actions_ = std::move(actions);
    restoreShortcuts(settings_, actions_);
}

void SettingsDesk::callAloud() { sounds_->call(); }

void SettingsDesk::tellOfScale(int asked, int shown) {
    if (settings_.toldScale() == asked) return;
    settings_.toldScale.set(asked);
    Question box(
        Question::Kind::Tell, tr("Interface scale"),
        tr("The interface is shown at %1% instead of %2%: this screen has no room for more.").arg(shown).arg(asked),
        window());
    box.addClose();
    box.ask();
}

void SettingsDesk::useLanguage(const QString& code) { use(settings_.language, code); }

void SettingsDesk::useVision(Vision vision) { use(settings_.vision, vision); }

void SettingsDesk::useTheme() {
    const bool isDark = settings_.isDark();
    theme_.setMode(isDark ? Theme::Mode::Dark : Theme::Mode::Light);
    theme_.setStrong(isContrastWanted());
    QApplication::setPalette(theme_.palette());
    dark->setChecked(isDark);
}

int SettingsDesk::seenTextSize() const { return std::min(settings_.textSize(), largestIn(window()->size())); }

void SettingsDesk::useTextSize(int percent) {
    use(settings_.textSize, percent);
    Voice::of(*window()).say(tr("Text size: %1%").arg(seenTextSize()));
}

void SettingsDesk::useLetters() {
    const QFont letters = lettersOf(seenTextSize());
    if (letters != QApplication::font()) QApplication::setFont(letters);
}

bool SettingsDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == window() && event->type() == QEvent::Resize) useLetters();
    return Desk::eventFilter(watched, event);
}

void SettingsDesk::useTouch() {
    const bool touch = settings_.touch.isSet() ? settings_.touch() : TableStyle::hasTouchScreen();
    const auto* style = qobject_cast<const TableStyle*>(QApplication::style());
    if (style != nullptr ? style->isForTouch() == touch : !touch) return;
    QApplication::setStyle(new TableStyle(touch)); // the application owns it
}

void SettingsDesk::useAids() {
    model_.setCastilloRemembered(settings_.castilloRemembered());
    model_.setWarnings(settings_.warnings());
    model_.setDoubtsFrom(settings_.doubtsFrom());
    page_.log().setReasonsShown(settings_.reasons());
    page_.advice().setChancesShown(settings_.chances());
    emit pagesChanged(tempo());
}

void SettingsDesk::silence(Waste kind) {
    settings_.setWarning(kind, false);
    useAids();
}

void SettingsDesk::useSound() {
    sounds_->setVolume(settings_.volume());
    sounds_->setOn(settings_.sound());
}

// The desktop's wishes count as long as the player has said nothing else.
void SettingsDesk::askTheDesktop() {
    auto* desktop = new DesktopWishes(this);
    connect(desktop, &DesktopWishes::reduced, this, &SettingsDesk::reduceMotion);
    connect(desktop, &DesktopWishes::contrasting, this, &SettingsDesk::raiseContrast);
    connect(desktop, &DesktopWishes::dark, this, &SettingsDesk::followLight);
    if (!settings_.tempo.isSet()) desktop->askForMotion();
    desktop->askForDark();
    desktop->askForContrast(); // both also of use when the player goes back to what the desktop has
}

void SettingsDesk::raiseContrast() {
    if (std::exchange(contrastRaised_, true)) return;
    useTheme();
}

void SettingsDesk::followLight(bool isDark) {
    if (settings_.desktopDark() == isDark) return;
    settings_.desktopDark.set(isDark);
    useTheme();
}

bool SettingsDesk::isContrastWanted() const {
    return settings_.contrast.isSet() ? settings_.contrast() : contrastRaised_;
}

void SettingsDesk::reduceMotion() {
    motionReduced_ = true;
    applyTempo();
}

Tempo SettingsDesk::tempo() const {
    return motionReduced_ && !settings_.tempo.isSet() ? Tempo::Off : settings_.tempo();
}

void SettingsDesk::applyTempo() {
    page_.setTempo(tempo());
    page_.ceremonies().setWanted(settings_.scenes());
    emit pagesChanged(tempo());
}

void SettingsDesk::showPreferences() {
    SettingsDialog dialog(settings_, language_, {largestScale(*window()->screen()), largestIn(window()->size())},
                          window());
    if (makeRulesPage_) dialog.offerRules(makeRulesPage_);
    connect(&dialog, &SettingsDialog::changed, this, &SettingsDesk::apply);
    connect(&dialog, &SettingsDialog::shortcutsWanted, this, &SettingsDesk::showShortcuts);
    dialog.exec();
}

void SettingsDesk::showShortcuts() { ShortcutsDialog(settings_, actions_, window()).exec(); }

} // namespace elgrande

#include "moc_settings_desk.cpp"
