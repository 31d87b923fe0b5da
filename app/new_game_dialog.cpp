#include "app/new_game_dialog.h"

#include "app/rulings_editor.h"
#include "app/seats_editor.h"
#include "views/texts/texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace elgrande {
namespace {

constexpr int kLongestSeed = 64;

} // namespace

NewGameDialog::NewGameDialog(QWidget* parent)
    : QDialog(parent)
    , who_(new QGroupBox(this))
    , seats_(new SeatsEditor(who_))
    , game_(new QGroupBox(this))
    , editionLabel_(new QLabel(game_))
    , edition_(new QComboBox(game_))
    , roundsLabel_(new QLabel(game_))
    , rounds_(new QComboBox(game_))
    , seedLabel_(new QLabel(game_))
    , seed_(new QLineEdit(game_))
    , seedText_(new QLabel(game_))
    , aidsLabel_(new QLabel(game_))
    , aids_(new QComboBox(game_))
    , rules_(new QGroupBox(this))
    , rulings_(new RulingsEditor(rules_))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    auto* rows = new QVBoxLayout(this);
    auto* sides = new QHBoxLayout;
    sides->addWidget(makeLeftSide(), 1);
    (new QVBoxLayout(rules_))->addWidget(rulings_);
    sides->addWidget(rules_, 1);
    rows->addLayout(sides, 1);
    rows->addWidget(buttons_);
    rulings_->setMinimumWidth(430);
    seed_->setMaxLength(kLongestSeed);
    connect(seats_, &SeatsEditor::changed, this, [this] { rulings_->setColours(seats_->colours()); });
    connect(edition_, &QComboBox::currentIndexChanged, this,
            [this] { rulings_->setEdition(edition_->currentData().toString()); });
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillEditions();
    fillRounds();
    rulings_->setColours(seats_->colours());
    retranslate();
    resize(940, 600);
}

QWidget* NewGameDialog::makeLeftSide() {
    auto* side = new QWidget(this);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    (new QVBoxLayout(who_))->addWidget(seats_);
    rows->addWidget(who_);
    auto* form = new QFormLayout(game_);
    form->addRow(editionLabel_, edition_);
    form->addRow(roundsLabel_, rounds_);
    form->addRow(aidsLabel_, aids_);
    form->addRow(seedLabel_, seed_);
    form->addRow(seedText_);
    editionLabel_->setBuddy(edition_);
    roundsLabel_->setBuddy(rounds_);
    seedLabel_->setBuddy(seed_);
    aidsLabel_->setBuddy(aids_);
    for (int i = 0; i < 2; ++i) aids_->addItem(QString());
    seedText_->setWordWrap(true);
    rows->addWidget(game_);
    rows->addStretch();
    return side;
}

void NewGameDialog::fillEditions() {
    for (const std::string& edition : knownEditions()) edition_->addItem(QString(), QString::fromStdString(edition));
}

void NewGameDialog::fillRounds() {
    for (const int rounds : {9, 6}) rounds_->addItem(QString(), rounds);
}

void NewGameDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void NewGameDialog::retranslate() {
    setWindowTitle(tr("New game"));
    who_->setTitle(tr("Who plays"));
    game_->setTitle(tr("The game"));
    rules_->setTitle(tr("Rulings"));
    editionLabel_->setText(tr("&Edition:"));
    for (int i = 0; i < edition_->count(); ++i)
        edition_->setItemText(i, texts::editionName(edition_->itemData(i).toString()));
    roundsLabel_->setText(tr("&Rounds:"));
    rounds_->setItemText(0, tr("9 – the whole game"));
    rounds_->setItemText(1, tr("6 – the short game"));
    aidsLabel_->setText(tr("&Aids:"));
    aids_->setItemText(0, tr("All: ranks, forecast, outlook"));
    aids_->setItemText(1, tr("None – as at the table"));
    seedLabel_->setText(tr("&Seed:"));
    seed_->setPlaceholderText(tr("by chance"));
    seedText_->setText(tr("The same seed deals the same cards again."));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Begin"));
}

Setup NewGameDialog::setup() const {
    Setup setup;
    setup.edition = edition_->currentData().toString().toStdString();
    setup.expansions = rulings_->expansions();
    setup.players = seats_->count();
    setup.colours = seats_->colours();
    setup.rounds = rounds_->currentData().toInt();
    const QString seed = seed_->text().trimmed();
    setup.seed = seed.isEmpty() ? std::to_string(QRandomGenerator::system()->generate()) : seed.toStdString();
    setup.options = rulings_->options();
    return setup;
}

std::vector<SeatChoice> NewGameDialog::seats() const { return seats_->seats(); }

bool NewGameDialog::aids() const { return aids_->currentIndex() == 0; }

void NewGameDialog::setSeed(const QString& seed) { seed_->setText(seed); }

QVariantMap NewGameDialog::remembered() const {
    return {{"seats", seats_->remembered()},
            {"edition", edition_->currentData()},
            {"rounds", rounds_->currentData()},
            {"aids", aids()}};
}

void NewGameDialog::recall(const QVariantMap& table) {
    seats_->recall(table.value("seats").toList());
    if (const int at = edition_->findData(table.value("edition")); at >= 0) edition_->setCurrentIndex(at);
    aids_->setCurrentIndex(table.value("aids", true).toBool() ? 0 : 1);
    if (const int at = rounds_->findData(table.value("rounds")); at >= 0) rounds_->setCurrentIndex(at);
}

} // namespace elgrande
