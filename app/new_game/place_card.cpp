// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/place_card.h"

#include "app/bots/programs.h"
#include "app/names/agent_names.h"
#include "app/new_game/person_picker.h"
#include "app/new_game/program_picker.h"
#include "app/settings/settings.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/levels.h"
#include "model/game_model/plain_text.h"
#include "model/rules/setup.h"
#include "views/persons/persons.h"
#include "views/texts/texts.h"
#include "views/theme/medallion.h"
#include "views/theme/paint.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace elgrande {
namespace {

constexpr const char* kPersonInFront = "Inés";
constexpr int kTakenAtFirst = 4;
constexpr int kCardMargin = 9;
constexpr qreal kRadius = 7;
// Times the text size.
constexpr qreal kWidth = 18.5;
constexpr qreal kIconSize = 1.6;
constexpr qreal kFaceSize = 3.8;

// A colour is a picture; its word is for the list and for screen readers.
class ColourBox : public QComboBox {
  public:
    using QComboBox::QComboBox;
    QSize sizeHint() const override {
        return {iconSize().width() + 2 * QFontInfo(font()).pixelSize() + 6, QComboBox::sizeHint().height()};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        option.currentText.clear();
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

// Among the agents.
const QString kNobody = QStringLiteral("-");
const QString kElsewhere = QStringLiteral("@network");
const QString kProgram = QStringLiteral("@program"); // one is to be chosen

bool isLevel(const QString& id) {
    return std::any_of(levels().begin(), levels().end(),
                       [&](const Level& each) { return id.toStdString() == each.id; });
}

// Who sits there at first: a person in front, the weakest computer players around.
QString firstName(int number) {
    return number == 0 ? QString::fromUtf8(kPersonInFront) : persons()[static_cast<std::size_t>(number) - 1].name;
}

} // namespace

PlaceCard::PlaceCard(int number, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , number_(number)
    , colour_(new ColourBox(this))
    , name_(new QLineEdit(firstName(number), this))
    , swap_(new QToolButton(this))
    , who_(new QComboBox(this))
    , face_(new QToolButton(this))
    , ownName_(texts::colourName(QString::fromStdString(knownColours()[static_cast<std::size_t>(number)])))
    , colourBefore_(number)
    , takenBefore_(0) {
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(kCardMargin, kCardMargin, kCardMargin, kCardMargin);
    all->setSpacing(5);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(5);
    all->addWidget(face_);
    all->addLayout(rows, 1);
    auto* first = new QHBoxLayout;
    first->setSpacing(4);
    first->addWidget(colour_);
    first->addWidget(name_, 1);
    first->addWidget(swap_);
    rows->addStretch();
    rows->addLayout(first);
    rows->addWidget(who_);
    rows->addStretch();
    for (const std::string& each : knownColours()) colour_->addItem(QString(), QString::fromStdString(each));
    colour_->setCurrentIndex(number);
    colour_->view()->setMinimumWidth(8 * QFontInfo(font()).pixelSize());
    name_->setMaxLength(Settings::kLongestName);
    who_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    who_->addItem(QString(), QString());
    for (const Level& each : levels()) who_->addItem(QString(), QString::fromStdString(std::string(each.id)));
    who_->addItem(QString(), kNobody);
    if (number > 0) {
        const std::string_view agent = persons()[static_cast<std::size_t>(number) - 1].agent;
        const QString id = QString::fromStdString(std::string(agent));
        temperament_ = temperamentPart(id);
        takenBefore_ = who_->findData(levelPart(id));
    }
    who_->setCurrentIndex(number < kTakenAtFirst ? takenBefore_ : who_->count() - 1);
    face_->setAutoRaise(true);
    face_->setFocusPolicy(Qt::StrongFocus);
    swap_->setText(QStringLiteral("⇄"));
    swap_->setAutoRaise(true);
    swap_->setPopupMode(QToolButton::InstantPopup);
    swap_->setFocusPolicy(Qt::StrongFocus);
    swap_->setMenu(new QMenu(swap_));
    connect(colour_, &QComboBox::currentIndexChanged, this, [this](int now) {
        const int before = std::exchange(colourBefore_, now);
        showFace();
        emit colourTaken(before);
    });
    connect(name_, &QLineEdit::textChanged, this, &PlaceCard::showFace);
    connect(face_, &QToolButton::clicked, this, &PlaceCard::pickPerson);
    connect(who_, &QComboBox::activated, this, &PlaceCard::whoChosen);
    connect(name_, &QLineEdit::textChanged, this, &PlaceCard::changed);
    connect(who_, &QComboBox::currentIndexChanged, this, &PlaceCard::adoptWho);
    connect(&theme, &Theme::changed, this, &PlaceCard::showColours);
    retranslate();
    showColours();
    adoptWho();
}

void PlaceCard::adoptWho() {
    const bool taken = isTaken();
    if (who_->currentData().toString() != kProgram) {
        if (taken) takenBefore_ = who_->currentIndex();
        settled_ = who_->currentIndex();
    }
    for (QWidget* each : {static_cast<QWidget*>(colour_), static_cast<QWidget*>(name_), static_cast<QWidget*>(swap_)})
        each->setVisible(taken);
    if (isElsewhere()) name_->setVisible(false); // whoever takes the seat has a name
    QSizePolicy field = name_->sizePolicy();
    field.setRetainSizeWhenHidden(isElsewhere());
    name_->setSizePolicy(field);
    face_->setVisible(!agent().isEmpty());
    showFace();
    setCursor(taken ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
    emit takenChanged();
}

bool PlaceCard::isTaken() const { return who_->currentData().toString() != kNobody; }

void PlaceCard::setTaken(bool taken) {
    if (taken == isTaken()) return;
    who_->setCurrentIndex(taken ? takenBefore_ : who_->count() - 1);
    if (!agent().isEmpty() && others_.contains(name())) seatSomebody();
}

void PlaceCard::whoChosen() {
    if (who_->currentData().toString() == kProgram) return pickProgram();
    const Person* const person = personNamed(name());
    if (agent().isEmpty()) {
        if (isTaken() && person != nullptr) setName(ownName_);
    } else if (person == nullptr && !level().isEmpty()) {
        if (settings_ == nullptr || !settings_->programs().contains(name())) ownName_ = name();
        seatSomebody();
    }
}

// Whose level that is, if one of them is free.
void PlaceCard::seatSomebody() {
    const Person* const found = somebody(level(), others_, 0);
    if (found == nullptr) return;
    setAgent(shifted(*found, level()));
    setName(found->name);
}

void PlaceCard::pickPerson() {
    PersonPicker picker(theme(), colour_->currentData().toString().toStdString(), name(), others_, window());
    if (picker.exec() != QDialog::Accepted || picker.person() == nullptr) return;
    if (personNamed(name()) == nullptr) ownName_ = name();
    setAgent(picker.agent());
    setName(picker.person()->name);
    emit changed();
}

void PlaceCard::pickProgram() {
    ProgramPicker picker(*settings_, window());
    const bool chosen = picker.exec() == QDialog::Accepted;
    who_->setCurrentIndex(settled_);
    if (!chosen) return;
    if (isTaken() && agent().isEmpty()) ownName_ = name();
    setAgent(programId(picker.name()));
    setName(picker.name());
}

void PlaceCard::offerPrograms(Settings& settings) {
    settings_ = &settings;
    const bool wasLast = settled_ == who_->count() - 1;
    who_->insertItem(who_->count() - 1, QString(), kProgram);
    if (wasLast) settled_ = who_->count() - 1;
    retranslate();
}

void PlaceCard::showFace() {
    const int side = static_cast<int>(kFaceSize * QFontInfo(font()).pixelSize());
    const Person* const person = personNamed(name());
    face_->setIconSize({side, side});
    face_->setFixedSize(side + 4, side + 4);
    face_->setIcon(QIcon(
        portraitPixmap(theme(), person, colour_->currentData().toString().toStdString(), side, devicePixelRatioF())));
    face_->setToolTip(
        person == nullptr
            ? tr("Choose an opponent")
            : tr("%1, %2. %3", "name, title, character").arg(person->name, person->title(), person->character()));
}

void PlaceCard::setMayLeave(bool may) {
    auto* items = qobject_cast<QStandardItemModel*>(who_->model());
    if (items != nullptr) items->item(who_->count() - 1)->setEnabled(may || !isTaken());
}

QString PlaceCard::name() const {
    const QString written = isElsewhere() ? QString() : plainText(name_->text(), Settings::kLongestName);
    return written.isEmpty() ? colour_->currentText() : written;
}

void PlaceCard::setName(const QString& name) { name_->setText(name); }

QString PlaceCard::level() const {
    const QString chosen = who_->currentData().toString();
    return isLevel(chosen) ? chosen : QString();
}

QString PlaceCard::agent() const {
    if (!isTaken() || isElsewhere() || who_->currentData().toString() == kProgram) return {};
    return level().isEmpty() || temperament_.isEmpty() ? who_->currentData().toString() : level() + u'-' + temperament_;
}

bool PlaceCard::isElsewhere() const { return who_->currentData().toString() == kElsewhere; }

void PlaceCard::setElsewhere(bool elsewhere) {
    const int at = who_->findData(kElsewhere);
    if (elsewhere && at >= 0)
        who_->setCurrentIndex(at);
    else if (isElsewhere())
        who_->setCurrentIndex(0);
}

void PlaceCard::offerNetwork(bool offered) {
    const int at = who_->findData(kElsewhere);
    if (offered == (at >= 0)) return;
    if (offered) {
        who_->insertItem(1, QString(), kElsewhere);
        if (takenBefore_ >= 1) ++takenBefore_;
        return retranslate();
    }
    setElsewhere(false);
    who_->removeItem(at);
    if (takenBefore_ > at) --takenBefore_;
}

void PlaceCard::setAgent(const QString& agent) {
    if (!agent.isEmpty() && !programName(agent) && makeAgent(agent.toStdString()) == nullptr) return;
    const bool levelled = isLevel(levelPart(agent));
    if (levelled) temperament_ = temperamentPart(agent);
    const int found = who_->findData(levelled ? levelPart(agent) : agent);
    if (found >= 0 && found == who_->currentIndex()) emit changed(); // the temperament alone
    if (found >= 0) return who_->setCurrentIndex(found);
    who_->insertItem(who_->count() - 1, QString(), agent); // one that is not offered any more, or by a name of its own
    retranslate();
    who_->setCurrentIndex(who_->count() - 2);
}

QString PlaceCard::kindName(const QString& agent) {
    //: Who plays a seat: a person at this screen; others of the list are computer players
    if (agent.isEmpty()) return tr("Human");
    return programName(agent) ? agentName(agent) : tr("Computer: %1").arg(agentName(agent));
}

int PlaceCard::colour() const { return colour_->currentIndex(); }

void PlaceCard::setColour(int colour) {
    const QSignalBlocker quietly(colour_);
    colour_->setCurrentIndex(colour);
    colourBefore_ = colour;
    showFace();
}

void PlaceCard::setOthers(const QStringList& names) {
    if (names == others_) return;
    others_ = names;
    QMenu* menu = swap_->menu();
    menu->clear();
    for (int place = 0; place < names.size(); ++place) {
        if (names[place].isEmpty()) continue;
        QString name = names[place];
        const QAction* action = menu->addAction(tr("Swap seats with %1").arg(name.replace(u'&', "&&")));
        connect(action, &QAction::triggered, this, [this, place] { emit swapWanted(place); });
    }
}

void PlaceCard::showColours() {
    const int size = static_cast<int>(kIconSize * QFontInfo(font()).pixelSize());
    colour_->setIconSize({size, size});
    for (int i = 0; i < colour_->count(); ++i) {
        const std::string colour = colour_->itemData(i).toString().toStdString();
        colour_->setItemIcon(i, QIcon(medallionPixmap(theme(), colour, size, devicePixelRatioF())));
    }
    showFace();
}

QSize PlaceCard::sizeHint() const {
    const int usual = static_cast<int>(kWidth * QFontInfo(font()).pixelSize());
    const int words = who_->sizeHint().width() + face_->width() + 5;
    const int fields = colour_->sizeHint().height() + who_->sizeHint().height() + 9;
    return {std::max(usual, words + 2 * kCardMargin), // the longest level is whole
            std::max(fields, face_->height()) + 2 * kCardMargin};
}

void PlaceCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) showColours();
    PaperPanel::changeEvent(event);
}

void PlaceCard::retranslate() {
    const int seat = number_ + 1;
    for (int i = 0; i < colour_->count(); ++i)
        colour_->setItemText(i, texts::colourName(colour_->itemData(i).toString()));
    colour_->setAccessibleName(tr("Seat %1: colour").arg(seat));
    colour_->setToolTip(tr("Colour"));
    name_->setAccessibleName(tr("Seat %1: name").arg(seat));
    name_->setPlaceholderText(tr("Name"));
    who_->setAccessibleName(tr("Seat %1: human or computer").arg(seat));
    face_->setAccessibleName(tr("Seat %1: choose an opponent").arg(seat));
    showFace();
    swap_->setAccessibleName(tr("Seat %1: swap seats").arg(seat));
    swap_->setToolTip(tr("Swap seats with another player"));
    who_->setItemText(0, kindName({}));
    for (int i = 1; i + 1 < who_->count(); ++i) {
        const QString agent = who_->itemData(i).toString();
        if (agent == kElsewhere) {
            who_->setItemText(i, tr("Network player"));
            who_->setItemData(i, tr("A player on another computer takes this seat"), Qt::ToolTipRole);
            continue;
        }
        if (agent == kProgram) {
            who_->setItemText(i, tr("A program…"));
            who_->setItemData(i, tr("Your own or someone else's program plays this seat"), Qt::ToolTipRole);
            continue;
        }
        who_->setItemText(i, kindName(agent));
        who_->setItemData(i, agentDescription(agent), Qt::ToolTipRole);
    }
    who_->setItemText(who_->count() - 1, tr("Empty seat"));
    const QStringList others = std::exchange(others_, {});
    setOthers(others);
}

void PlaceCard::mousePressEvent(QMouseEvent* event) {
    if (isTaken()) return PaperPanel::mousePressEvent(event);
    setTaken(true);
    name_->setFocus(Qt::MouseFocusReason);
}

void PlaceCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
    if (isTaken()) return paintPaper(painter, theme(), box, kRadius);
    painter.setPen(QPen(theme().colour(Role::PaperEdge), 1.4, Qt::DashLine));
    QColor chair = theme().colour(Role::PaperDim);
    chair.setAlphaF(0.35F);
    painter.setBrush(chair);
    painter.drawRoundedRect(box, kRadius, kRadius);
}

} // namespace elgrande

#include "moc_place_card.cpp"
