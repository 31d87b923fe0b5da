// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferences/settings_desk.h"

#include "app/page/game_page.h"
#include "app/preferences/desktop_motion.h"
#include "app/preferences/settings_dialog.h"
#include "app/preferences/shortcuts.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/shell/screen_room.h"
#include "app/shell/table_style.h"
#include "app/sound/sounds.h"
#include "app/table/local_table.h"
#include "views/ceremony/ceremonies.h"
#include "views/panels/log_panel.h"
#include "views/prompt/question.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QMenu>
#include <QScreen>
#include <QSignalBlocker>
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
    theme.setMode(settings.dark() ? Theme::Mode::Dark : Theme::Mode::Light);
    theme.setVision(settings.vision());
    QApplication::setPalette(theme.palette());
    QApplication::setFont(lettersOf(settings.textSize()));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationFontChange);
    return theme;
}

SettingsDesk::SettingsDesk(const Workplace& at)
    : Desk(at.window)
    , languages(add("settings.language"))
    , dark(addSwitch("view.dark", Qt::CTRL | Qt::Key_D))
    , larger(add("view.larger", QKeySequence::ZoomIn))
    , smaller(add("view.smaller", QKeySequence::ZoomOut))
    , normal(add("view.normal", Qt::CTRL | Qt::Key_0))
    , preferences(add("settings.preferences", Qt::CTRL | Qt::Key_Comma)) // X11 has no standard key for it
    , shortcuts(add("settings.shortcuts"))
    , settings_(at.settings)
    , language_(at.language)
    , theme_(at.theme)
    , model_(at.model)
    , table_(at.table)
    , page_(at.page)
    , sounds_(new Sounds(at.model, this))
    , known_(new QActionGroup(this)) {
    makeLanguages();
    preferences->setMenuRole(QAction::PreferencesRole);
    connect(dark, &QAction::toggled, this, &SettingsDesk::useTheme);
    connect(larger, &QAction::triggered, this, [this] { useTextSize(settings_.textSize() + kTextStep); });
    connect(smaller, &QAction::triggered, this, [this] { // than what is seen, which a small window bounds
        useTextSize(std::min(settings_.textSize(), largestIn(this->window()->size())) - kTextStep);
    });
    connect(normal, &QAction::triggered, this, [this] { useTextSize(100); });
    connect(preferences, &QAction::triggered, this, &SettingsDesk::showPreferences);
    connect(shortcuts, &QAction::triggered, this, &SettingsDesk::showShortcuts);
    sounds_->setStaged(true);
    connect(&page_.ceremonies(), &Ceremonies::heard, sounds_, &Sounds::play);
    this->window()->installEventFilter(this);
    useEverything();
    QTimer::singleShot(0, this, &SettingsDesk::askForMotion); // after the first picture
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

void SettingsDesk::retranslate() {
    for (QAction* each : known_->actions()) each->setChecked(each->data() == language_.current());
    languages->setText(tr("&Language"));
    dark->setText(tr("&Dark theme"));
    larger->setText(tr("Lar&ger text"));
    smaller->setText(tr("S&maller text"));
    normal->setText(tr("&Normal text size"));
    preferences->setText(tr("&Preferences…"));
    shortcuts->setText(tr("Keyboard &shortcuts…"));
}

void SettingsDesk::useEverything() {
    {
        const QSignalBlocker quietly(dark); // a theme for one start is not kept
        dark->setChecked(settings_.dark());
    }
    table_.setPace(settings_.pace());
    table_.setThinkingTime(settings_.thinkingTime());
    table_.setConfirmTurn(settings_.confirmTurn());
    table_.setShowForced(!settings_.autoForced());
    table_.setAskNeedless(settings_.askNeedless());
    applyTempo();
    useAids();
    useTouch();
    useSound();
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
    settings_.setToldScale(asked);
    Question box(
        Question::Kind::Tell, tr("Interface scale"),
        tr("The interface is shown at %1% instead of %2%: this screen has no room for more.").arg(shown).arg(asked),
        window());
    box.addClose();
    box.ask();
}

void SettingsDesk::useLanguage(const QString& code) {
    settings_.setLanguage(code);
    language_.use(code);
}

void SettingsDesk::useTheme(bool isDark) {
    settings_.setDark(isDark);
    theme_.setMode(isDark ? Theme::Mode::Dark : Theme::Mode::Light);
    QApplication::setPalette(theme_.palette());
    dark->setChecked(isDark);
}

void SettingsDesk::useVision(Vision vision) {
    settings_.setVision(vision);
    theme_.setVision(vision);
}

void SettingsDesk::useTextSize(int percent) {
    percent = std::clamp(percent, Settings::kSmallestText, Settings::kLargestText);
    settings_.setTextSize(percent);
    useLetters();
}

void SettingsDesk::useLetters() {
    const QFont letters = lettersOf(std::min(settings_.textSize(), largestIn(window()->size())));
    if (letters != QApplication::font()) QApplication::setFont(letters);
}

bool SettingsDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == window() && event->type() == QEvent::Resize) useLetters();
    return Desk::eventFilter(watched, event);
}

void SettingsDesk::useTouch() {
    const bool touch = settings_.touch().value_or(TableStyle::hasTouchScreen());
    const auto* style = qobject_cast<const TableStyle*>(QApplication::style());
    if (style != nullptr ? style->isForTouch() == touch : !touch) return;
    QApplication::setStyle(new TableStyle(touch)); // the application owns it
}

void SettingsDesk::usePace(int milliseconds) {
    settings_.setPace(milliseconds);
    table_.setPace(milliseconds);
}

void SettingsDesk::useThinkingTime(int milliseconds) {
    settings_.setThinkingTime(milliseconds);
    table_.setThinkingTime(milliseconds);
}

void SettingsDesk::useConfirmTurn(bool on) {
    settings_.setConfirmTurn(on);
    table_.setConfirmTurn(on);
}

void SettingsDesk::useAutoForced(bool on) {
    settings_.setAutoForced(on);
    table_.setShowForced(!on);
}

void SettingsDesk::useAskNeedless(bool on) {
    settings_.setAskNeedless(on);
    table_.setAskNeedless(on);
}

void SettingsDesk::useAids() {
    model_.setCastilloRemembered(settings_.castilloRemembered());
    model_.setWarnings(settings_.warnings());
    model_.setDoubtsFrom(settings_.doubtsFrom());
    page_.log().setReasonsShown(settings_.reasons());
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

// A desktop with less motion is heeded as long as the player has said nothing else.
void SettingsDesk::askForMotion() {
    if (settings_.hasTempo()) return;
    auto* desktop = new DesktopMotion(this);
    connect(desktop, &DesktopMotion::reduced, this, &SettingsDesk::reduceMotion);
    desktop->ask();
}

void SettingsDesk::reduceMotion() {
    motionReduced_ = true;
    applyTempo();
}

void SettingsDesk::useTempo(Tempo tempo) {
    settings_.setTempo(tempo);
    applyTempo();
}

void SettingsDesk::useScenes(bool on) {
    settings_.setScenes(on);
    applyTempo();
}

Tempo SettingsDesk::tempo() const { return motionReduced_ && !settings_.hasTempo() ? Tempo::Off : settings_.tempo(); }

void SettingsDesk::applyTempo() {
    page_.setTempo(tempo());
    page_.ceremonies().setWanted(settings_.scenes());
    emit pagesChanged(tempo());
}

void SettingsDesk::showPreferences() {
    SettingsDialog dialog(settings_, language_, {largestScale(*window()->screen()), largestIn(window()->size())},
                          window());
    if (makeRulesPage_) dialog.offerRules(makeRulesPage_);
    connectDialog(dialog);
    dialog.exec();
}

void SettingsDesk::showShortcuts() { ShortcutsDialog(settings_, actions_, window()).exec(); }

void SettingsDesk::connectDialog(SettingsDialog& dialog) {
    connect(&dialog, &SettingsDialog::languageWanted, this, &SettingsDesk::useLanguage);
    connect(&dialog, &SettingsDialog::darkWanted, this, &SettingsDesk::useTheme);
    connect(&dialog, &SettingsDialog::paceWanted, this, &SettingsDesk::usePace);
    connect(&dialog, &SettingsDialog::thinkingTimeWanted, this, &SettingsDesk::useThinkingTime);
    connect(&dialog, &SettingsDialog::visionWanted, this, &SettingsDesk::useVision);
    connect(&dialog, &SettingsDialog::tempoWanted, this, &SettingsDesk::useTempo);
    connect(&dialog, &SettingsDialog::scenesWanted, this, &SettingsDesk::useScenes);
    connect(&dialog, &SettingsDialog::turnMinutesWanted, this, [this](int minutes) {
        settings_.setTurnMinutes(minutes);
        emit turnMinutesChanged(minutes);
    });
    connect(&dialog, &SettingsDialog::confirmTurnWanted, this, &SettingsDesk::useConfirmTurn);
    connect(&dialog, &SettingsDialog::autoForcedWanted, this, &SettingsDesk::useAutoForced);
    connect(&dialog, &SettingsDialog::askNeedlessWanted, this, &SettingsDesk::useAskNeedless);
    connect(&dialog, &SettingsDialog::textSizeWanted, this, &SettingsDesk::useTextSize);
    connect(&dialog, &SettingsDialog::touchWanted, this, &SettingsDesk::useTouch);
    connect(&dialog, &SettingsDialog::aidsChanged, this, &SettingsDesk::useAids);
    connect(&dialog, &SettingsDialog::ranksWanted, this, &SettingsDesk::ranksWanted);
    connect(&dialog, &SettingsDialog::shortcutsWanted, this, &SettingsDesk::showShortcuts);
    connect(&dialog, &SettingsDialog::soundWanted, this, [this](bool on) {
        settings_.setSound(on);
        useSound();
    });
    connect(&dialog, &SettingsDialog::volumeWanted, this, [this](int percent) {
        settings_.setVolume(percent);
        useSound();
    });
}

} // namespace elgrande
