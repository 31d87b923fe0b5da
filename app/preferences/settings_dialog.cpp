// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferences/settings_dialog.h"

#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/shell/screen_room.h"
#include "app/shell/settings_page.h"
#include "app/sound/sounds.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande {
namespace {

constexpr std::array kTimes{Settings::kThinkFast, Settings::kThinkNormal, Settings::kThinkPatient};
constexpr std::array kPaces{Settings::kSlow, Settings::kNormal, Settings::kFast, 0};
constexpr std::array kScales{0, 100, 125, 150, 175, 200, 250, 300}; // per cent; 0: as the desktop
constexpr int kTextSizeStep = 10;
constexpr int kVolumeStep = 5;

int nearestPace(int milliseconds) {
    std::size_t at = 0;
    while (at + 1 < kPaces.size() && milliseconds < kPaces[at]) ++at;
    return static_cast<int>(at);
}

constexpr std::array kTurnMinutes{0, 1, 2, 3, 5, 10};

int turnChoice(int minutes) {
    std::size_t at = 0;
    while (at + 1 < kTurnMinutes.size() && minutes > kTurnMinutes[at]) ++at;
    return static_cast<int>(at);
}

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, const Language& language, QWidget* parent)
    : SettingsDialog(settings, language, Room{}, parent) {}

SettingsDialog::SettingsDialog(Settings& settings, const Language& language, Room room, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , language_(language)
    , room_(room)
    , list_(new QListWidget(this))
    , stack_(new QStackedWidget(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this)) {
    auto* rows = new QVBoxLayout(this);
    auto* across = new QHBoxLayout;
    across->addWidget(list_);
    across->addWidget(stack_, 1);
    rows->addLayout(across, 1);
    rows->addWidget(buttons_);
    list_->setSpacing(3);
    connect(list_, &QListWidget::currentRowChanged, stack_, &QStackedWidget::setCurrentIndex);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::accept);
    rebuild();
    list_->setCurrentRow(0);
    const int letters = QFontInfo(font()).pixelSize();
    resize(firstSize(*this, {letters * 52, letters * 30}));
    makeRoom();
}

// As high as its longest page, so that nothing scrolls where the screen has the room.
void SettingsDialog::makeRoom() {
    int longest = 0;
    layout()->activate();
    for (const QScrollArea* each : stack_->findChildren<QScrollArea*>()) {
        const auto* page = qobject_cast<const SettingsPage*>(each->widget());
        if (page == nullptr) continue; // the rules of every expansion are longer than any screen
        const int high = page->layout()->totalHeightForWidth(stack_->width());
        longest = std::max(longest, std::max(high, page->minimumSizeHint().height()));
    }
    const int most = std::max(height(), roomOn(*screen()).height());
    resize(width(), std::clamp(height() - stack_->height() + longest, height(), most));
}

void SettingsDialog::offerRules(MakePage make) {
    makeRulesPage_ = std::move(make);
    rebuild();
    makeRoom();
}

int SettingsDialog::pages() const { return stack_->count(); }

void SettingsDialog::showPage(int page) { list_->setCurrentRow(page); }

void SettingsDialog::changeEvent(QEvent* event) {
    // The box that asked for the language is still in its click.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &SettingsDialog::rebuild, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void SettingsDialog::rebuild() {
    const int row = std::max(0, list_->currentRow());
    setWindowTitle(tr("Preferences"));
    list_->setAccessibleName(tr("Pages"));
    {
        const QSignalBlocker quietly(list_);
        list_->clear();
        while (stack_->count() > 0) delete stack_->widget(0);
        makeGeneral();
        makeTable();
        makeRules();
        makeAids();
        makeAppearance();
        makeSound();
    }
    list_->setFixedWidth(list_->sizeHintForColumn(0) + 2 * list_->frameWidth() + 26);
    list_->setCurrentRow(row);
    stack_->setCurrentIndex(row);
}

SettingsPage* SettingsDialog::addPage(const QString& title) {
    auto* page = new SettingsPage;
    auto* scroll = new QScrollArea(stack_); // large text needs more room than there may be
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    stack_->addWidget(scroll);
    list_->addItem(title);
    return page;
}

void SettingsDialog::makeGeneral() {
    SettingsPage* page = addPage(tr("General"));
    QStringList languages;
    for (const QString& code : Language::known()) languages << Language::nameOf(code);
    page->addChoice("language", tr("&Language:"), languages,
                    static_cast<int>(Language::known().indexOf(language_.current())),
                    [this](int at) { emit languageWanted(Language::known().at(at)); });
    page->addText("playerName", tr("Your &name:"), settings_.playerName(), Settings::kLongestName,
                  [this](const QString& name) { settings_.setPlayerName(name); });
    page->addSwitch("keepGames", tr("&Keep finished games for statistics"), settings_.keepGames(),
                    [this](bool on) { settings_.setKeepGames(on); });
    page->addNote(tr("They stay on this computer and can be replayed from Game – Statistics."));
    page->addButton("shortcuts", tr("Keyboard &shortcuts…"), [this] { emit shortcutsWanted(); });
}

void SettingsDialog::makeTable() {
    SettingsPage* page = addPage(tr("Game"));
    page->addChoice("pace", tr("&Computer player speed:"), {tr("Slow"), tr("Normal"), tr("Fast"), tr("No pauses")},
                    nearestPace(settings_.pace()),
                    [this](int at) { emit paceWanted(kPaces[static_cast<std::size_t>(at)]); });
    page->addChoice(
        "thinkingTime", tr("Thinking tim&e:"),
        {tr("Short – up to 0.2 seconds"), tr("Normal – up to 1 second"), tr("Long – up to 5 seconds")},
        static_cast<int>(std::lower_bound(kTimes.begin(), kTimes.end() - 1, settings_.thinkingTime()) - kTimes.begin()),
        [this](int at) { emit thinkingTimeWanted(kTimes[static_cast<std::size_t>(at)]); });
    page->addChoice("tempo", tr("&Animations:"), {tr("Off"), tr("Slow"), tr("Normal"), tr("Fast")}, // by Tempo
                    static_cast<int>(settings_.tempo()), [this](int at) { emit tempoWanted(static_cast<Tempo>(at)); });
    page->addNote(tr("“Off” shows changes instantly, skips scenes and does not play scorings automatically."));
    page->addSwitch("scenes", tr("S&how scenes: disks, Veto, new round, coronation"), settings_.scenes(),
                    [this](bool on) { emit scenesWanted(on); });
    page->addSwitch("notice", tr("A&lert me when it is my turn and another window is active"), settings_.notice(),
                    [this](bool on) { settings_.setNotice(on); });
    page->addChoice("turnMinutes", tr("Turn cloc&k in network games:"),
                    {tr("None"), tr("1 minute"), tr("2 minutes"), tr("3 minutes"), tr("5 minutes"), tr("10 minutes")},
                    turnChoice(settings_.turnMinutes()),
                    [this](int at) { emit turnMinutesWanted(kTurnMinutes[static_cast<std::size_t>(at)]); });
    page->addNote(tr("Only a reminder: nobody loses their turn."));
    page->addSwitch("confirmTurn", tr("Confirm the end of my &turn"), settings_.confirmTurn(),
                    [this](bool on) { emit confirmTurnWanted(on); });
    page->addNote(tr("So that you can still undo the last step of a turn."));
    page->addSwitch("autoForced", tr("Make forced choices automat&ically"), settings_.autoForced(),
                    [this](bool on) { emit autoForcedWanted(on); });
    page->addSwitch("askNeedless", tr("Ask even if it makes &no difference"), settings_.askNeedless(),
                    [this](bool on) { emit askNeedlessWanted(on); });
    page->addNote(tr("For example, the order of scorings that do not affect each other."));
}

void SettingsDialog::makeRules() {
    if (!makeRulesPage_) return;
    stack_->addWidget(makeRulesPage_(stack_));
    list_->addItem(tr("Rules"));
}

void SettingsDialog::makeAids() {
    SettingsPage* page = addPage(tr("Assistance"));
    page->addSwitch("ranks", tr("Show &ranks on the scoreboards"), settings_.ranks(),
                    [this](bool on) { emit ranksWanted(on); });
    page->addNote(tr("Who would currently come first, second and third there."));
    page->addSwitch("castilloRemembered", tr("Keep track of what went into the &Castillo"),
                    settings_.castilloRemembered(), [this](bool on) {
                        settings_.setCastilloRemembered(on);
                        emit aidsChanged();
                    });
    page->addNote(tr("Everyone saw it going in; this saves you memorising it."));
    page->addSwitch("captions", tr("Describe each &move in replays"), settings_.captions(), [this](bool on) {
        settings_.setCaptions(on);
        emit aidsChanged();
    });
    page->addSwitch("reasons", tr("Log wh&y computer players moved as they did"), settings_.reasons(), [this](bool on) {
        settings_.setReasons(on);
        emit aidsChanged();
    });
    const std::array warnings{
        tr("Warn me if Caballeros could still be &placed"), tr("Warn me if the &special action is unused"),
        tr("Warn me if an action card would do &nothing"), tr("Warn me if &only others would score"),
        tr("Warn me if free expansion bonuses &go unused")}; // by Waste
    const std::set<Waste> wanted = settings_.warnings();
    for (std::size_t i = 0; i < warnings.size(); ++i) {
        const Waste kind = static_cast<Waste>(i);
        page->addSwitch(QStringLiteral("warning%1").arg(i), warnings[i], wanted.count(kind) != 0,
                        [this, kind](bool on) {
                            settings_.setWarning(kind, on);
                            emit aidsChanged();
                        });
    }
    static constexpr std::array kDoubts{0, 10, 5, 3};
    const auto doubts = std::find(kDoubts.begin(), kDoubts.end(), settings_.doubtsFrom());
    page->addChoice("doubtsFrom", tr("Computer player as &tutor:"),
                    {tr("Never warns"), tr("Warns if a move loses %n point(s) or more", nullptr, kDoubts[1]),
                     tr("Warns if a move loses %n point(s) or more", nullptr, kDoubts[2]),
                     tr("Warns if a move loses %n point(s) or more", nullptr, kDoubts[3])},
                    doubts == kDoubts.end() ? 0 : static_cast<int>(doubts - kDoubts.begin()), [this](int at) {
                        settings_.setDoubtsFrom(kDoubts[static_cast<std::size_t>(at)]);
                        emit aidsChanged();
                    });
    page->addNote(tr("Games set up without assistance offer none of this."));
}

void SettingsDialog::makeAppearance() {
    SettingsPage* page = addPage(tr("Appearance"));
    page->addChoice("theme", tr("&Theme:"), {tr("Light"), tr("Dark")}, settings_.dark() ? 1 : 0,
                    [this](int at) { emit darkWanted(at == 1); });
    page->addChoice("vision", tr("Colour &vision:"),
                    {tr("Standard colours"), tr("Protanopia (red)"), tr("Deuteranopia (green)"),
                     tr("Tritanopia (blue)"), tr("Greyscale")}, // by Vision
                    static_cast<int>(settings_.vision()),
                    [this](int at) { emit visionWanted(static_cast<Vision>(at)); });
    page->addSlider("textSize", tr("Te&xt size:"), Settings::kSmallestText,
                    std::min(Settings::kLargestText, room_.text), kTextSizeStep, settings_.textSize(),
                    [this](int percent) { emit textSizeWanted(percent); });
    if (room_.text < Settings::kLargestText)
        page->addNote(tr("More than %1% needs a larger window.", "text size").arg(room_.text));
    page->addChoice("touch", tr("Touch-&friendly buttons:"), {tr("Automatic"), tr("On"), tr("Off")},
                    !settings_.touch()   ? 0
                    : *settings_.touch() ? 1
                                         : 2,
                    [this](int at) {
                        settings_.setTouch(at == 0 ? std::nullopt : std::optional(at == 1));
                        emit touchWanted();
                    });
    QStringList scales{tr("System default")};
    int chosen = 0; // what does not fit is not offered: the largest that does stands for it
    for (std::size_t i = 1; i < kScales.size() && (i == 1 || kScales[i] <= room_.scale); ++i) {
        scales << tr("%1%", "percentage").arg(kScales[i]);
        if (kScales[i] <= settings_.scale()) chosen = static_cast<int>(i);
    }
    page->addChoice("scale", tr("Int&erface scale:"), scales, chosen,
                    [this](int at) { settings_.setScale(kScales[static_cast<std::size_t>(at)]); });
    page->addNote(tr("Scales board, cards and text together. Takes effect the next time the program starts."));
    if (room_.scale < kScales.back())
        page->addNote(tr("This screen has room for %1% at most.", "size of everything").arg(room_.scale));
}

void SettingsDialog::makeSound() {
    SettingsPage* page = addPage(tr("Sound"));
    if (!Sounds::isPossible()) {
        page->addSwitch("sound", tr("&Sound effects"), false, [](bool) {});
        page->addNote(tr("This program was built without Qt Multimedia and cannot play sounds. Everything you would "
                         "hear is also shown on screen."));
        page->findChild<QWidget*>(QStringLiteral("sound"))->setEnabled(false);
        return;
    }
    page->addSwitch("sound", tr("&Sound effects"), settings_.sound(), [this](bool on) { emit soundWanted(on); });
    page->addNote(tr("Wood, parchment, the gate of the Castillo, coins, the seal of a Veto and a closing "
                     "fanfare."));
    page->addSlider("volume", tr("&Volume:"), 0, 100, kVolumeStep, settings_.volume(),
                    [this](int percent) { emit volumeWanted(percent); });
}

} // namespace elgrande
