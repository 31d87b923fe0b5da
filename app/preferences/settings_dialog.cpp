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
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace elgrande {
namespace {

constexpr std::array kScales{0, 100, 125, 150, 175, 200, 250, 300}; // per cent; 0: as the desktop
constexpr int kTextSizeStep = 10;
constexpr int kVolumeStep = 5;

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
    closeComesLast();
}

// Pages that are made anew come behind the buttons otherwise.
void SettingsDialog::closeComesLast() {
    QWidget* last = list_;
    for (QWidget* each = list_->nextInFocusChain(); each != list_; each = each->nextInFocusChain())
        if (stack_->isAncestorOf(each) && each->focusPolicy() != Qt::NoFocus) last = each;
    setTabOrder(last, buttons_->button(QDialogButtonBox::Close));
}

SettingsPage* SettingsDialog::addPage(const QString& title) {
    auto* page = new SettingsPage;
    auto* scroll = new QScrollArea(stack_); // large text needs more room than there may be
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus); // its page has stops of its own
    scroll->setWidget(page);
    stack_->addWidget(scroll);
    list_->addItem(title);
    return page;
}

template <typename Row, typename Value>
void SettingsDialog::take(Row& setting, const Value& value) {
    setting.set(value);
    emit changed(&setting);
}

void SettingsDialog::addAutomatic(SettingsPage* page, Setting<bool>& setting, const QString& label,
                                  const QStringList& words, bool first) {
    const int now = !setting.isDecided() ? 0 : setting() == first ? 1 : 2;
    page->addChoice(setting.key(), label, words, now, [this, &setting, first](int at) {
        if (at != 0) return take(setting, (at == 1) == first);
        setting.forget();
        emit changed(&setting);
    });
}

void SettingsDialog::addSwitch(SettingsPage* page, Setting<bool>& setting, const QString& text) {
    page->addSwitch(setting.key(), text, setting(), [this, &setting](bool on) { take(setting, on); });
}

// What is not offered, because it has been written by hand, is shown as what comes nearest.
void SettingsDialog::addNumbers(SettingsPage* page, Setting<int>& setting, const QString& label,
                                const QStringList& texts, const std::vector<int>& values) {
    const auto nearest = std::min_element(values.begin(), values.end(), [now = setting()](int a, int b) {
        return std::abs(a - now) < std::abs(b - now);
    });
    page->addChoice(setting.key(), label, texts, static_cast<int>(nearest - values.begin()),
                    [this, &setting, values](int at) { take(setting, values[static_cast<std::size_t>(at)]); });
}

void SettingsDialog::addSlider(SettingsPage* page, Setting<int>& setting, const QString& label, int from, int to,
                               int step) {
    page->addSlider(setting.key(), label, from, to, step, setting(),
                    [this, &setting](int percent) { take(setting, percent); });
}

template <typename Row>
void SettingsDialog::addChoice(SettingsPage* page, Row& setting, const QString& label, const QStringList& texts) {
    using Choice = decltype(setting());
    page->addChoice(setting.key(), label, texts, static_cast<int>(setting()),
                    [this, &setting](int at) { take(setting, static_cast<Choice>(at)); });
}

void SettingsDialog::makeGeneral() {
    SettingsPage* page = addPage(tr("General"));
    QStringList languages;
    for (const QString& code : Language::known()) languages << Language::nameOf(code);
    page->addChoice(settings_.language.key(), tr("&Language:"), languages,
                    static_cast<int>(Language::known().indexOf(language_.current())),
                    [this](int at) { take(settings_.language, Language::known().at(at)); });
    page->addText(settings_.playerName.key(), tr("Your &name:"), settings_.playerName(), Settings::kLongestName,
                  [this](const QString& name) { take(settings_.playerName, name); });
    page->addNumber(settings_.networkPort.key(), tr("Network &port:"), 1024, 65535, settings_.networkPort(),
                    [this](int port) { take(settings_.networkPort, port); });
    page->addNote(
        tr("For games you host. A firewall must let in this port over TCP, and port %1 over UDP. With port %1, "
           "nobody has to enter the port.")
            .arg(Settings::kNetworkPort));
    addSwitch(page, settings_.knocks, tr("Let others &ask to join games you host"));
    page->addNote(tr("They need no join code then: you see their name and a number, and decide."));
    addSwitch(page, settings_.keepGames, tr("&Keep finished games for statistics"));
    page->addNote(tr("They stay on this computer and can be replayed from Game – Statistics."));
    page->addButton("shortcuts", tr("Keyboard &shortcuts…"), [this] { emit shortcutsWanted(); });
}

void SettingsDialog::makeTable() {
    SettingsPage* page = addPage(tr("Game"));
    addNumbers(page, settings_.pace, tr("&Computer player speed:"),
               {tr("Slow"), tr("Normal"), tr("Fast"), tr("No pauses")},
               {Settings::kSlow, Settings::kNormal, Settings::kFast, 0});
    addNumbers(page, settings_.thinkingTime, tr("Thinking tim&e:"),
               {tr("Short – up to 0.2 seconds"), tr("Normal – up to 1 second"), tr("Long – up to 5 seconds")},
               {Settings::kThinkFast, Settings::kThinkNormal, Settings::kThinkPatient});
    page->addNote(tr("Only Master and Grandmaster need more than the short time."));
    addChoice(page, settings_.tempo, tr("&Animations:"), {tr("Off"), tr("Slow"), tr("Normal"), tr("Fast")}); // by Tempo
    page->addNote(tr("“Off” shows changes instantly, skips scenes and does not play scorings automatically."));
    addSwitch(page, settings_.scenes, tr("S&how scenes: disks, Veto, new round, coronation"));
    addSwitch(page, settings_.notice, tr("A&lert me when it is my turn and another window is active"));
    addNumbers(page, settings_.turnMinutes, tr("Turn cloc&k in network games:"),
               {tr("None"), tr("1 minute"), tr("2 minutes"), tr("3 minutes"), tr("5 minutes"), tr("10 minutes")},
               {0, 1, 2, 3, 5, 10});
    page->addNote(tr("Only a reminder: nobody loses their turn."));
    addSwitch(page, settings_.confirmTurn, tr("Confirm the end of my &turn"));
    page->addNote(tr("So that you can still undo the last step of a turn."));
    addSwitch(page, settings_.autoForced, tr("Make forced choices automat&ically"));
    addSwitch(page, settings_.askNeedless, tr("Ask even if it makes &no difference"));
    page->addNote(tr("For example, the order of scorings that do not affect each other."));
}

void SettingsDialog::makeRules() {
    if (!makeRulesPage_) return;
    stack_->addWidget(makeRulesPage_(stack_));
    list_->addItem(tr("Rules"));
}

void SettingsDialog::makeAids() {
    SettingsPage* page = addPage(tr("Assistance"));
    addSwitch(page, settings_.ranks, tr("Show &ranks on the scoreboards"));
    page->addNote(tr("Who would currently come first, second and third there."));
    addSwitch(page, settings_.castilloRemembered, tr("Keep track of what went into the &Castillo"));
    page->addNote(tr("Everyone saw it going in; this saves you memorising it."));
    addSwitch(page, settings_.captions, tr("Describe each &move in replays"));
    addSwitch(page, settings_.reasons, tr("Log wh&y computer players moved as they did"));
    addSwitch(page, settings_.chances, tr("Show chances of &winning in advice"));
    const std::array warnings{
        tr("Warn me if Caballeros could still be &placed"), tr("Warn me if the &special action is unused"),
        tr("Warn me if an action card would do &nothing"),  tr("Warn me if &only others would score"),
        tr("Warn me if free expansion bonuses &go unused"), tr("Warn me if a Caballero would not co&unt"),
        tr("Warn me if an action card would cost my &Veto")}; // by Waste
    for (std::size_t i = 0; i < warnings.size(); ++i) addSwitch(page, settings_.warnsOf[i], warnings[i]);
    const std::vector doubts{0, 10, 5, 3};
    QStringList tutors{tr("Never warns")};
    for (std::size_t i = 1; i < doubts.size(); ++i)
        tutors << tr("Warns if a move loses %n point(s) or more", nullptr, doubts[i]);
    addNumbers(page, settings_.doubtsFrom, tr("Computer player as &tutor:"), tutors, doubts);
    page->addNote(tr("Games set up without assistance offer none of this."));
}

void SettingsDialog::makeAppearance() {
    SettingsPage* page = addPage(tr("Appearance"));
    addAutomatic(page, settings_.dark, tr("&Theme:"), {tr("System default"), tr("Light"), tr("Dark")}, false);
    addAutomatic(page, settings_.contrast, tr("Hi&gh contrast:"), {tr("System default"), tr("On"), tr("Off")});
    addChoice(page, settings_.vision, tr("Colour &vision:"),
              {tr("Standard colours"), tr("Protanopia (red)"), tr("Deuteranopia (green)"), tr("Tritanopia (blue)"),
               tr("No colours (achromatopsia)")}); // by Vision
    addSlider(page, settings_.textSize, tr("Te&xt size:"), Settings::kSmallestText,
              std::min(Settings::kLargestText, room_.text), kTextSizeStep);
    if (room_.text < Settings::kLargestText)
        page->addNote(tr("More than %1% needs a larger window.", "text size").arg(room_.text));
    addAutomatic(page, settings_.touch, tr("Touch-&friendly buttons:"), {tr("Automatic"), tr("On"), tr("Off")});
    QStringList scales{tr("System default")};
    std::vector<int> fitting{kScales[0]}; // what does not fit is not offered: the largest that does stands for it
    for (std::size_t i = 1; i < kScales.size() && (i == 1 || kScales[i] <= room_.scale); ++i) {
        scales << tr("%1%", "percentage").arg(kScales[i]);
        fitting.push_back(kScales[i]);
    }
    addNumbers(page, settings_.scale, tr("Int&erface scale:"), scales, fitting);
    page->addNote(tr("Scales board, cards and text together. Takes effect the next time the program starts."));
    if (room_.scale < kScales.back())
        page->addNote(tr("This screen has room for %1% at most.", "size of everything").arg(room_.scale));
}

void SettingsDialog::makeSound() {
    SettingsPage* page = addPage(tr("Sound"));
    if (!Sounds::isPossible()) {
        page->addSwitch(settings_.sound.key(), tr("&Sound effects"), false, [](bool) {});
        page->addNote(tr("This program was built without Qt Multimedia and cannot play sounds. Everything you would "
                         "hear is also shown on screen."));
        page->findChild<QWidget*>(settings_.sound.key())->setEnabled(false);
        return;
    }
    addSwitch(page, settings_.sound, tr("&Sound effects"));
    page->addNote(tr("Wood, parchment, the gate of the Castillo, coins, the seal of a Veto and a closing "
                     "fanfare."));
    addSlider(page, settings_.volume, tr("&Volume:"), 0, 100, kVolumeStep);
}

} // namespace elgrande

#include "moc_settings_dialog.cpp"
