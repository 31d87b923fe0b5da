// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/new_game_dialog.h"

#include "app/card_data/card_data.h"
#include "app/names/game_code.h"
#include "app/names/seat_options.h"
#include "app/names/set_names.h"
#include "app/new_game/drawer_front.h"
#include "app/new_game/game_shelf.h"
#include "app/new_game/presets.h"
#include "app/new_game/rules_form.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "app/shell/screen_room.h"
#include "views/texts/error_text.h"
#include "views/texts/texts.h"
#include "views/theme/light.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/room_scroller.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/voice.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QShowEvent>
#include <QStackedWidget>
#include <QStyle>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

// Times the text size.
constexpr QSize kShelfRoom(67, 50); // one row of boxes over a whole table
constexpr QSize kUsualSize(84, 54);
constexpr QSize kLeastSize(22, 18);
constexpr int kGameLeast = 17;
constexpr int kGameMost = 26;
constexpr int kBetweenSides = 14;   // pixels
constexpr int kBesideCode = 12;     // the same: frame and margins of its field
constexpr double kLeastCode = 0.75; // of the text size

} // namespace

NewGameDialog::NewGameDialog(QWidget* parent)
    : QDialog(parent)
    , rules_(new RulesForm(this))
    , rulings_(&rules_->rulings())
    , fault_(new QWidget(this))
    , faultText_(new QLabel(fault_))
    , allow_(new QPushButton(fault_))
    , sight_(new QStackedWidget(this))
    , seats_(new SeatsEditor(this))
    , game_(new QGroupBox(this))
    , playersText_(new QLabel(game_))
    , corrected_(new QLabel(game_))
    , roundsLabel_(new QLabel(game_))
    , rounds_(new QComboBox(game_))
    , seedLabel_(new QLabel(game_))
    , seed_(new QLineEdit(game_))
    , seedText_(new QLabel(game_))
    , codeLabel_(new QLabel(game_))
    , code_(new QLineEdit(game_))
    , copy_(new QPushButton(game_))
    , codeNote_(new QLabel(game_))
    , aidsLabel_(new QLabel(game_))
    , aids_(new QComboBox(game_))
    , aidsNote_(new QLabel(game_))
    , drawer_(new DrawerFront(this))
    , presets_(new PresetBar(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
    , foot_(new QHBoxLayout)
    , drawn_(std::to_string(QRandomGenerator::system()->generate())) {
    auto* rows = new QVBoxLayout(this);
    rows->setSizeConstraint(QLayout::SetNoConstraint); // what stands side by side is put one below the other in time
    sight_->addWidget(makeTable());
    sight_->addWidget(makeDrawer());
    makeFault();
    rows->addWidget(sight_, 1);
    rows->addWidget(fault_);
    rows->addWidget(drawer_);
    const int letters = QFontInfo(font()).pixelSize();
    foot_->addWidget(presets_, 1);
    foot_->addWidget(buttons_);
    rows->addLayout(foot_);
    seed_->setMaxLength(kLongestOwnSeed);
    rounds_->addItems(roundsNames());
    aids_->addItems({QString(), QString()});
    connectParts();
    rulings_->setColours(seats_->colours());
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("New game"));
    //: Head of a group: edition, rounds, seed of a new game
    words.set(QT_TR_NOOP("Game"), [this](const QString& title) { game_->setTitle(title); });
    words.text(roundsLabel_, QT_TR_NOOP("&Rounds:"));
    words.also([this] {
        for (int i = 0; i < rounds_->count(); ++i) rounds_->setItemText(i, roundsNames().at(i));
    });
    words.text(aidsLabel_, QT_TR_NOOP("&Assistance:"));
    words.also([this] {
        //: All assistance
        aids_->setItemText(0, tr("All"));
        //: No assistance
        aids_->setItemText(1, tr("None"));
        nameAids();
    });
    words.text(seedLabel_, QT_TR_NOOP("&Seed:"));
    //: What stands in the empty field for the seed: one is chosen by chance
    words.placeholder(seed_, QT_TR_NOOP("random"));
    words.text(codeLabel_, QT_TR_NOOP("Set-up &code:"));
    words.text(allow_, QT_TR_NOOP("Turn on house rules"));
    words.text(copy_, QT_TR_NOOP("Cop&y"));
    words.name(copy_, QT_TR_NOOP("Copy the set-up code"));
    words.also([this] {
        nameBegin();
        nameDrawer();
        namePlayers();
        nameCorrections();
    });
    tableChanged();
    resize(firstSize(*this, kUsualSize * letters));
}

// A code that is being typed is given up: its field loses the focus when the dialog goes, and is ready with editing.
NewGameDialog::~NewGameDialog() { code_->disconnect(this); }

// Else the first box has the keyboard, which is hardly ever the one that is played.
void NewGameDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    if (isShelfSeen_ && focusWidget() == nullptr) rules_->shelf().focusChosen();
}

void NewGameDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    place();
}

void NewGameDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    const bool other = event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange;
    if (other && layout() != nullptr) place();
}

void NewGameDialog::place() {
    setMinimumSize(kLeastSize * QFontInfo(font()).pixelSize());
    placeShelf();
    placeTable();
    placeFoot();
}

// The game beside the seats where the table has room for that, else below them; then the seats are in rows.
void NewGameDialog::placeTable() {
    const int letters = QFontInfo(font()).pixelSize();
    const QMargins around = layout()->contentsMargins();
    const int room = width() - around.left() - around.right() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const bool beside = seats_->roundWidth() + kBetweenSides + kGameLeast * letters <= room;
    sides_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    seats_->setInRows(!beside);
    game_->setMinimumWidth(kGameLeast * letters);
    game_->setMaximumWidth(beside ? kGameMost * letters : QWIDGETSIZE_MAX);
}

// What is kept lies above the buttons where there is no room beside them.
void NewGameDialog::placeFoot() {
    const QMargins around = layout()->contentsMargins();
    const int between = 2 * QFontInfo(font()).pixelSize();
    const int wanted = presets_->sizeHint().width() + between + buttons_->minimumSizeHint().width();
    const bool beside = wanted <= width() - around.left() - around.right();
    foot_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    foot_->setSpacing(beside ? between : layout()->spacing());
}

// Over the table where there is the room for it, else in the drawer.
void NewGameDialog::placeShelf() {
    const int letters = QFontInfo(font()).pixelSize();
    const bool seen = width() >= kShelfRoom.width() * letters && height() >= kShelfRoom.height() * letters;
    if (std::exchange(isShelfSeen_, seen) == seen) return;
    auto* rows = qobject_cast<QVBoxLayout*>(layout());
    if (seen)
        rows->insertWidget(0, &rules_->shelf());
    else
        qobject_cast<QVBoxLayout*>(rules_->layout())->insertWidget(0, &rules_->shelf());
    // Below the boxes, which stay where they are.
    rows->removeWidget(fault_);
    rows->insertWidget(1, fault_);
    nameDrawer();
}

void NewGameDialog::connectParts() {
    connect(drawer_, &QAbstractButton::toggled, this, [this](bool open) { sight_->setCurrentIndex(open ? 1 : 0); });
    connect(seats_, &SeatsEditor::changed, this, [this] {
        rulings_->setColours(seats_->colours());
        tableChanged();
    });
    connect(rounds_, &QComboBox::currentIndexChanged, this, &NewGameDialog::tableChanged);
    connect(aids_, &QComboBox::currentIndexChanged, this, &NewGameDialog::nameAids);
    connect(rules_, &RulesForm::changed, this, &NewGameDialog::tableChanged);
    connect(&rules_->shelf(), &GameShelf::lessonWanted, this, &NewGameDialog::lessonWanted);
    connect(seed_, &QLineEdit::textChanged, this, &NewGameDialog::tableChanged);
    // What is typed is judged when it could be complete; before that only when it is left.
    connect(code_, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (looksLikeCode(text)) useCode(text);
    });
    connect(code_, &QLineEdit::editingFinished, this, [this] {
        if (code_->isModified() && code_->text() != code()) useCode(code_->text());
    });
    connect(copy_, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(code());
        codeNote_->setText(tr("Code copied to the clipboard."));
    });
    connect(presets_, &PresetBar::chosen, this, [this](const QVariantMap& table) {
        adopting_ = true;
        recall(table);
        adopting_ = false;
        showCode();
    });
    connect(presets_, &PresetBar::saveWanted, this, &NewGameDialog::savePreset);
    buttons_->button(QDialogButtonBox::Ok)->installEventFilter(this);
    code_->installEventFilter(this);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QWidget* NewGameDialog::makeTable() {
    auto* table = new QWidget(this);
    sides_ = new QHBoxLayout(table);
    sides_->setContentsMargins(0, 0, 0, 0);
    sides_->setSpacing(kBetweenSides);
    sides_->addWidget(seats_, 3);
    auto* form = new QFormLayout(game_);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(playersText_);
    form->addRow(corrected_);
    form->addRow(roundsLabel_, rounds_);
    form->addRow(aidsLabel_, aids_);
    form->addRow(aidsNote_);
    form->addRow(seedLabel_, seed_);
    form->addRow(seedText_);
    auto* codeHead = new QHBoxLayout; // the code itself has all of the width
    codeHead->addWidget(codeLabel_, 1);
    codeHead->addWidget(copy_);
    code_->setObjectName(QStringLiteral("code"));
    codeNote_->setObjectName(QStringLiteral("code-note"));
    playersText_->setObjectName(QStringLiteral("players-text"));
    copy_->setAutoDefault(false);
    form->addRow(codeHead);
    form->addRow(code_);
    form->addRow(codeNote_);
    codeLabel_->setBuddy(code_);
    roundsLabel_->setBuddy(rounds_);
    seedLabel_->setBuddy(seed_);
    aidsLabel_->setBuddy(aids_);
    for (QLabel* note : {codeNote_, seedText_, playersText_, corrected_, aidsNote_}) note->setWordWrap(true);
    for (QComboBox* box : {rounds_, aids_}) {
        // Large text has no room for all of it.
        connect(box, &QComboBox::currentTextChanged, box, &QWidget::setToolTip);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long words are seen in the list
        box->setMinimumContentsLength(12);
    }
    sides_->addWidget(game_, 2);
    return new RoomScroller(table, Qt::Vertical, this); // large text needs more room than there may be
}

void NewGameDialog::makeFault() {
    auto* line = new QHBoxLayout(fault_);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(faultText_, 1);
    line->addWidget(allow_);
    faultText_->setObjectName(QStringLiteral("fault"));
    faultText_->setWordWrap(true);
    allow_->setObjectName(QStringLiteral("allow"));
    allow_->setAutoDefault(false);
    connect(allow_, &QPushButton::clicked, rulings_, &RulingsEditor::allowHouseRules);
}

QWidget* NewGameDialog::makeDrawer() {
    auto* scroll = new RoomScroller(rules_, Qt::Vertical, this);
    scroll->setObjectName(QStringLiteral("rules"));
    // So high as the table: the window is not to grow with the number of rules.
    scroll->setSizePolicy(scroll->sizePolicy().horizontalPolicy(), QSizePolicy::Ignored);
    return scroll;
}

void NewGameDialog::nameAids() {
    aidsNote_->setText(aids() ? tr("Forecast, threats, disk preview") : tr("As at a real table"));
    tellDescription(*aids_, aidsNote_->text());
}

void NewGameDialog::namePlayers() {
    const QString players = texts::editionWith(rules_->edition(), seats_->count());
    playersText_->setText(players);
    playersText_->setVisible(!players.isEmpty());
}

// What departs from the edition, in one line.
void NewGameDialog::nameDrawer() {
    QStringList parts;
    if (!isShelfSeen_) parts << texts::editionName(rules_->edition()) << setNames(rules_->expansions());
    const qsizetype named = parts.size();
    const std::string edition = rules_->edition().toStdString();
    const std::map<std::string, std::string> chosen = rulings_->options();
    for (const OptionFacts& option : knownOptions(edition, rules_->expansions()))
        if (const auto found = chosen.find(option.id); found != chosen.end())
            parts << tr("%1: %2", "ruling, what is chosen")
                         .arg(texts::optionTitle(option),
                              texts::optionValue(option, QString::fromStdString(found->second)));
    if (parts.size() == named)
        parts << (texts::editionDoubt(QString::fromStdString(edition)).isEmpty() ? tr("all rules as printed")
                                                                                 : tr("all rules as far as known"));
    const QString mark = rulings_->fault().isEmpty() ? QString() : QStringLiteral("⚠ ");
    drawer_->setWords(tr("R&ules"), mark + parts.join(QStringLiteral(" · ")));
}

QStringList NewGameDialog::roundsNames() { return {tr("9 – full game"), tr("6 – short game")}; }

QStringList NewGameDialog::aidsNames() {
    return {tr("All – forecast, threats, disk preview"), tr("None – as at a real table")};
}

Setup NewGameDialog::setup() const {
    Setup setup;
    setup.edition = rules_->edition().toStdString();
    setup.expansions = rules_->expansions();
    setup.players = seats_->count();
    setup.colours = seats_->colours();
    setup.rounds = rounds();
    const QString seed = seed_->text().trimmed();
    setup.seed = seed.isEmpty() ? drawn_ : seed.toStdString();
    setup.options = rulings_->options();
    setup.houseRules = rulings_->houseRules();
    return setup;
}

std::vector<SeatChoice> NewGameDialog::seats() const { return seats_->seats(); }

bool NewGameDialog::aids() const { return aids_->currentIndex() == 0; }

void NewGameDialog::setSeed(const QString& seed) { seed_->setText(seed); }

QString NewGameDialog::seed() const { return seed_->text(); }

QVariantMap NewGameDialog::remembered() const {
    QVariantMap table = rules_->remembered();
    table.insert(QStringLiteral("seats"), seats_->remembered());
    table.insert(QStringLiteral("rounds"), rounds());
    table.insert(QStringLiteral("aids"), aids());
    return table;
}

void NewGameDialog::recall(const QVariantMap& table) {
    seats_->recall(table.value("seats").toList());
    aids_->setCurrentIndex(table.value("aids", true).toBool() ? 0 : 1);
    setRounds(table.value("rounds").toInt());
    rules_->recall(table);
}

int NewGameDialog::rounds() const { return kRounds[static_cast<std::size_t>(rounds_->currentIndex())]; }

void NewGameDialog::setRounds(int rounds) {
    const auto* const found = std::find(kRounds.begin(), kRounds.end(), rounds);
    if (found != kRounds.end()) rounds_->setCurrentIndex(static_cast<int>(found - kRounds.begin()));
}

void NewGameDialog::offerPresets(Settings& settings) { presets_->setSettings(&settings); }

void NewGameDialog::savePreset() {
    bool wanted = false;
    QString name = QInputDialog::getText(this, tr("Save preset"), tr("Name:"), QLineEdit::Normal, {}, &wanted);
    while (wanted && !presets_->save(name, remembered()))
        name = QInputDialog::getText(this, tr("Save preset"), tr("This name cannot be used. Choose another:"),
                                     QLineEdit::Normal, name, &wanted);
}

QString NewGameDialog::code() const { return gameCode(setup()); }

// Its beginning, where it is longer than the field, and the whole of it for whoever points at it.
void NewGameDialog::showCode() {
    code_->setText(code());
    code_->setCursorPosition(0);
    code_->setToolTip(code());
    fitCode();
}

// With many options in somewhat smaller letters.
void NewGameDialog::fitCode() {
    const int usual = QFontInfo(font()).pixelSize();
    const int room = code_->width() - kBesideCode;
    QFont letters = font();
    for (int size = usual; size >= kLeastCode * usual; --size) {
        letters.setPixelSize(size);
        if (QFontMetrics(letters).horizontalAdvance(code_->text()) <= room) break;
    }
    if (letters != code_->font()) code_->setFont(letters);
}

// A table that others come to is opened first.
void NewGameDialog::nameBegin() {
    const bool network = seats_->isForNetwork();
    buttons_->button(QDialogButtonBox::Ok)->setText(network ? tr("&Host") : tr("Start &game"));
    seed_->setEnabled(!network);
    seedText_->setText(network ? tr("In network games the cards are shuffled with random numbers from all players.")
                               : tr("The same seed deals the same cards."));
    if (!codeFault_.isEmpty()) return;
    codeNote_->setText(network ? tr("This is not the join code, which the lobby shows. It contains edition, number of "
                                    "players and rules.")
                               : tr("Share this code, or enter someone else's: it contains edition, number of players, "
                                    "rules and seed."));
}

void NewGameDialog::tableChanged() {
    nameBegin();
    nameDrawer();
    namePlayers();
    nameCorrections();
    if (!adopting_) {
        showCode(); // no longer what the player has typed
        codeFault_.clear();
        presets_->forgetChoice();
    }
    judge();
}

void NewGameDialog::setCorrections(const Corrections& corrections) {
    corrections_ = corrections;
    rulings_->setCorrections(corrections);
    nameCorrections();
}

// Those of cards that are not in the game change nothing.
void NewGameDialog::nameCorrections() {
    const auto number = static_cast<int>(correctionsFor(setup(), corrections_).size());
    corrected_->setText(tr("Your corrections of %n card(s) are in force.", nullptr, number));
    corrected_->setVisible(number > 0);
}

// Whether the game can begin, and what stands in its way.
void NewGameDialog::judge() {
    const QString fault = codeFault_.isEmpty() ? rulings_->fault() : codeFault_;
    QPushButton* begin = buttons_->button(QDialogButtonBox::Ok);
    begin->setEnabled(fault.isEmpty());
    begin->setToolTip(fault);
    begin->setAccessibleDescription(fault);
    faultText_->setText(QStringLiteral("⚠ ") + fault);
    QPalette ink = palette();
    const Theme theme(lightOf(ink)); // red is not seen on the dark table
    ink.setColor(QPalette::WindowText, theme.colour(theme.isDark() ? Role::Gold : Role::Accent));
    faultText_->setPalette(ink);
    tellName(*faultText_, fault);
    allow_->setVisible(codeFault_.isEmpty() && rulings_->lacksHouseRules());
    fault_->setVisible(!fault.isEmpty());
    if (std::exchange(faultWords_, fault) != fault && !fault.isEmpty() && isVisible()) Voice::of(*this).say(fault);
}

// Where the game should have been started, and by what helps.
void NewGameDialog::pointToFault() {
    Voice::of(*this).say(faultWords_);
    if (!codeFault_.isEmpty())
        code_->setFocus(Qt::OtherFocusReason);
    else if (rulings_->lacksHouseRules())
        allow_->setFocus(Qt::OtherFocusReason);
    else
        drawer_->setFocus(Qt::OtherFocusReason);
    QPushButton* begin = buttons_->button(QDialogButtonBox::Ok);
    // After the focus, with whose change a tip goes.
    QToolTip::showText(begin->mapToGlobal(QPoint(0, -begin->height())), plainTip(faultWords_), begin);
}

// Enter would start the game: it tells why that is not possible.
void NewGameDialog::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !faultWords_.isEmpty()) return Voice::of(*this).say(faultWords_);
    QDialog::keyPressEvent(event);
}

// A button that is not available answers as well; when it is let go, as a tip goes with every press.
bool NewGameDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == code_ && event->type() == QEvent::Resize) fitCode();
    const bool begins =
        watched == buttons_->button(QDialogButtonBox::Ok) && event->type() == QEvent::MouseButtonRelease;
    if (begins && !faultWords_.isEmpty()) pointToFault();
    return QDialog::eventFilter(watched, event);
}

bool NewGameDialog::useCode(const QString& code) {
    const Result<Setup> setup = setupFromCode(code);
    if (!setup) {
        codeFault_ = texts::errorText(setup.fault());
        codeNote_->setText(codeFault_);
        judge();
        return false;
    }
    codeFault_.clear();
    adopt(*setup);
    judge();
    codeNote_->setText(tr("Settings taken from the code."));
    return true;
}

void NewGameDialog::adopt(const Setup& setup) {
    adopting_ = true;
    seats_->setCount(setup.players);
    rules_->chooseEdition(QString::fromStdString(setup.edition));
    setRounds(setup.rounds);
    rules_->recall(setup.expansions, recoloured(setup, seats_->colours()), setup.houseRules);
    seed_->setText(QString::fromStdString(setup.seed));
    adopting_ = false;
    presets_->forgetChoice();
}

} // namespace elgrande

#include "moc_new_game_dialog.cpp"
