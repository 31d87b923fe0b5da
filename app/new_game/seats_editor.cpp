#include "app/new_game/seats_editor.h"

#include "app/new_game/agent_names.h"
#include "app/settings/settings.h"
#include "model/rules/setup.h"
#include "views/panels/medallion.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace elgrande {
namespace {

constexpr int kFewest = 2;
constexpr int kIcon = 22;
constexpr std::array kNames{"Inés", "Diego", "Lucía", "Mateo", "Carmen"};

} // namespace

SeatsEditor::SeatsEditor(QWidget* parent)
    : QWidget(parent)
    , countLabel_(new QLabel(this))
    , count_(new QSpinBox(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* top = new QHBoxLayout;
    top->addWidget(countLabel_);
    top->addWidget(count_);
    top->addStretch();
    rows->addLayout(top);
    count_->setRange(kFewest, kMaxSeats);
    countLabel_->setBuddy(count_);
    for (int at = 0; at < kMaxSeats; ++at) addRow(at);
    rows->addStretch();
    connect(count_, &QSpinBox::valueChanged, this, &SeatsEditor::showRows);
    count_->setValue(4);
    retranslate();
    setVision(Vision::Standard);
    showRows();
}

void SeatsEditor::setVision(Vision vision) {
    Theme theme;
    theme.setVision(vision);
    for (const Row& row : rows_)
        for (int i = 0; i < row.colour->count(); ++i) {
            const std::string colour = row.colour->itemData(i).toString().toStdString();
            row.colour->setItemIcon(i, QIcon(medallionPixmap(theme, colour, kIcon, devicePixelRatioF())));
        }
}

void SeatsEditor::addRow(int at) {
    Row row{new QWidget(this), nullptr, nullptr, nullptr, at};
    row.colour = new QComboBox(row.holder);
    row.name = new QLineEdit(QString::fromUtf8(kNames[static_cast<std::size_t>(at)]), row.holder);
    row.who = new QComboBox(row.holder);
    auto* line = new QHBoxLayout(row.holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(row.colour);
    line->addWidget(row.name, 1);
    line->addWidget(row.who);
    for (QComboBox* box : {row.colour, row.who}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row.colour->setIconSize({kIcon, kIcon});
    for (const std::string& colour : knownColours()) row.colour->addItem(QString(), QString::fromStdString(colour));
    row.colour->setCurrentIndex(at);
    row.name->setMaxLength(Settings::kLongestName);
    row.name->setMinimumWidth(6 * QFontInfo(font()).pixelSize());
    row.who->addItem(QString(), QString());
    for (const std::string& agent : agentIds()) row.who->addItem(QString(), QString::fromStdString(agent));
    row.who->setCurrentIndex(at == 0 ? 0 : row.who->count() - 1);
    layout()->addWidget(row.holder);
    rows_.push_back(row);
    const std::size_t number = rows_.size() - 1;
    connect(row.colour, &QComboBox::currentIndexChanged, this, [this, number] { swapColours(number); });
}

void SeatsEditor::swapColours(std::size_t at) {
    Row& row = rows_[at];
    const int taken = row.colour->currentIndex();
    for (Row& other : rows_)
        if (&other != &row && other.colour->currentIndex() == taken) {
            other.colourBefore = row.colourBefore;
            other.colour->blockSignals(true);
            other.colour->setCurrentIndex(row.colourBefore);
            other.colour->blockSignals(false);
        }
    row.colourBefore = taken;
    emit changed();
}

void SeatsEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void SeatsEditor::retranslate() {
    countLabel_->setText(tr("&Players:"));
    for (std::size_t at = 0; at < rows_.size(); ++at) {
        const Row& row = rows_[at];
        for (int i = 0; i < row.colour->count(); ++i)
            row.colour->setItemText(i, texts::colourName(row.colour->itemData(i).toString()));
        row.colour->setAccessibleName(tr("Seat %1: colour").arg(at + 1));
        row.name->setAccessibleName(tr("Seat %1: name").arg(at + 1));
        row.who->setAccessibleName(tr("Seat %1: person or computer").arg(at + 1));
        row.who->setItemText(0, tr("Person"));
        for (int i = 1; i < row.who->count(); ++i) {
            const QString agent = row.who->itemData(i).toString();
            row.who->setItemText(i, tr("Computer: %1").arg(agentName(agent)));
            row.who->setItemData(i, agentDescription(agent), Qt::ToolTipRole);
        }
    }
}

void SeatsEditor::showRows() {
    for (std::size_t at = 0; at < rows_.size(); ++at) rows_[at].holder->setVisible(static_cast<int>(at) < count());
    emit changed();
}

int SeatsEditor::count() const { return count_->value(); }

void SeatsEditor::setCount(int players) { count_->setValue(players); }

void SeatsEditor::setSeat(int at, const QString& name, const QString& agent) {
    const Row& row = rows_.at(static_cast<std::size_t>(at));
    if (!name.isEmpty()) row.name->setText(name);
    if (const int found = row.who->findData(agent); found >= 0) row.who->setCurrentIndex(found);
}

std::vector<SeatChoice> SeatsEditor::seats() const {
    std::vector<SeatChoice> chosen;
    for (int at = 0; at < count(); ++at) {
        const Row& row = rows_[static_cast<std::size_t>(at)];
        QString name = row.name->text().simplified();
        if (name.isEmpty()) name = row.colour->currentText();
        chosen.push_back({name, row.who->currentData().toString()});
    }
    return chosen;
}

std::vector<std::string> SeatsEditor::colours() const {
    std::vector<std::string> chosen;
    for (int at = 0; at < count(); ++at)
        chosen.push_back(rows_[static_cast<std::size_t>(at)].colour->currentData().toString().toStdString());
    return chosen;
}

QVariantList SeatsEditor::remembered() const {
    QVariantList list;
    for (const SeatChoice& seat : seats()) list << QVariant(QStringList{seat.name, seat.agent});
    return list;
}

void SeatsEditor::recall(const QVariantList& seats) {
    if (seats.size() < kFewest || seats.size() > kMaxSeats) return;
    setCount(static_cast<int>(seats.size()));
    for (int at = 0; at < seats.size(); ++at)
        if (const QStringList seat = seats[at].toStringList(); seat.size() == 2) setSeat(at, seat[0], seat[1]);
}

} // namespace elgrande
