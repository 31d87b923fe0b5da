// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/welcome_page.h"

#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/start/table_sheet.h"
#include "model/rules/setup.h"
#include "views/theme/paint.h"
#include "views/theme/theme.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/translated.h"

#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QFormLayout>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace elgrande {
namespace {

constexpr int kWelcomeWidth = 520;
constexpr int kButton = 46; // its height
constexpr int kButtonAir = 14;
constexpr int kPiece = 30;
constexpr int kVisions = 5;

} // namespace

WelcomePage::WelcomePage(Theme& theme, Settings& settings, const Language& language, QWidget* parent)
    : BoardBackdrop(theme, parent)
    , theme_(theme)
    , settings_(settings)
    , language_(language)
    , heading_(new QLabel(sheet()))
    , nameLabel_(new QLabel(sheet()))
    , name_(new QLineEdit(sheet()))
    , languageLabel_(new QLabel(sheet()))
    , languages_(new QComboBox(sheet()))
    , visionLabel_(new QLabel(sheet()))
    , vision_(new QComboBox(sheet()))
    , colours_(new QLabel(sheet()))
    , visionText_(new QLabel(sheet()))
    , learn_(new QPushButton(sheet()))
    , play_(new QPushButton(sheet()))
    , network_(new QPushButton(sheet())) {
    layOut();
    name_->setMaxLength(Settings::kLongestName);
    name_->setText(settings_.playerName());
    for (const QString& code : Language::known()) languages_->addItem(Language::nameOf(code), code);
    for (int i = 0; i < kVisions; ++i) vision_->addItem(QString()); // by Vision
    vision_->setCurrentIndex(static_cast<int>(settings_.vision()));
    connect(languages_, &QComboBox::activated, this,
            [this](int at) { emit languageWanted(languages_->itemData(at).toString()); });
    connect(vision_, &QComboBox::activated, this, [this](int at) {
        emit visionWanted(static_cast<Vision>(at));
        showColours();
    });
    connect(&theme, &Theme::changed, this, &WelcomePage::showColours);
    connect(learn_, &QPushButton::clicked, this, [this] {
        keepAnswers();
        emit learnWanted();
    });
    connect(play_, &QPushButton::clicked, this, [this] {
        keepAnswers();
        emit playWanted();
    });
    connect(network_, &QPushButton::clicked, this, [this] {
        keepAnswers();
        emit networkWanted();
    });
    connect(name_, &QLineEdit::textEdited, this, [this](const QString& name) { settings_.playerName.set(name); });
    connect(name_, &QLineEdit::returnPressed, learn_, &QPushButton::click);
    auto& words = Translated::of(this);
    words.text(heading_, QT_TR_NOOP("Welcome to the royal court!"));
    words.text(nameLabel_, QT_TR_NOOP("&Your name:"));
    words.placeholder(name_, QT_TR_NOOP("as other players will see it"));
    words.text(languageLabel_, QT_TR_NOOP("La&nguage:"));
    words.text(visionLabel_, QT_TR_NOOP("&Colours:"));
    words.also([this] {
        languages_->setCurrentIndex(languages_->findData(language_.current()));
        const QStringList visions{tr("Standard colours"), tr("Protanopia (red)"), tr("Deuteranopia (green)"),
                                  tr("Tritanopia (blue)"), tr("No colours (achromatopsia)")};
        for (int i = 0; i < vision_->count(); ++i) vision_->setItemText(i, visions.value(i));
    });
    words.text(visionText_, QT_TR_NOOP("Each colour also has its own symbol. You can change all of this later."));
    words.also(
        [this] { name_->setAccessibleDescription(heading_->text() + u' ' + visionText_->text()); }); // heard first
    words.name(colours_, QT_TR_NOOP("The players' colours and symbols"));
    words.text(learn_, QT_TR_NOOP("&Learn: play the tutorial"));
    words.text(play_, QT_TR_NOOP("&Play: start a new game"));
    words.text(network_, QT_TR_NOOP("&Join or host a network game"));
    words.also([this] { wear(); });
}

void WelcomePage::layOut() {
    auto* rows = new QVBoxLayout(sheet());
    rows->setSpacing(14);
    heading_->setAlignment(Qt::AlignHCenter);
    heading_->setWordWrap(true);
    rows->addWidget(heading_);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(12);
    form->addRow(nameLabel_, name_);
    form->addRow(languageLabel_, languages_);
    form->addRow(visionLabel_, vision_);
    form->addRow(QString(), colours_);
    rows->addLayout(form);
    visionText_->setWordWrap(true);
    rows->addWidget(visionText_);
    rows->addSpacing(4);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(14);
    for (QPushButton* button : {learn_, play_}) {
        button->setAutoDefault(true);
        buttons->addWidget(button, 1);
    }
    rows->addLayout(buttons);
    network_->setAutoDefault(true);
    rows->addWidget(network_);
    nameLabel_->setBuddy(name_);
    languageLabel_->setBuddy(languages_);
    visionLabel_->setBuddy(vision_);
}

// As large as usual, or in a large window larger.
void WelcomePage::wear() {
    QFont scaled = font();
    scaled.setPixelSize(grown(QFontInfo(font()).pixelSize()));
    sheet()->setFont(scaled);
    heading_->setFont(headingFont(*sheet(), 1.7));
    scaled.setBold(true);
    learn_->setFont(scaled);
    sheet()->layout()->setContentsMargins(QMargins(grown(44), grown(34), grown(44), grown(28)));
    showColours();
    fit();
}

// As wide as usual, or as its buttons and choices need it.
void WelcomePage::fit() {
    for (QPushButton* button : {learn_, play_, network_})
        button->setMinimumSize(button->sizeHint().width() + kButtonAir,
                               std::max(grown(kButton), button->sizeHint().height()));
    sheet()->setFixedWidth(std::max(grown(kWelcomeWidth), sheet()->layout()->totalMinimumSize().width()));
}

void WelcomePage::keepAnswers() {
    settings_.playerName.set(name_->text());
    settings_.welcomed.set(true);
}

void WelcomePage::showColours() {
    const std::vector<std::string> known = knownColours();
    const int count = static_cast<int>(known.size());
    const qreal ratio = devicePixelRatioF() * growth();
    QPixmap picture((QSizeF(count * (kPiece + 12), kPiece + 4) * ratio).toSize());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(growth(), growth());
    for (int i = 0; i < count; ++i)
        paintMedallion(painter, theme_, known[static_cast<std::size_t>(i)],
                       QRectF(i * (kPiece + 12) + 1, 1, kPiece, kPiece));
    painter.end();
    colours_->setPixmap(picture);
}

bool WelcomePage::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fit();
    return BoardBackdrop::event(event);
}

void WelcomePage::changeEvent(QEvent* event) {
    BoardBackdrop::changeEvent(event);
    if (event->type() == QEvent::FontChange) wear();
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
    BoardBackdrop::resizeEvent(event);
    wear();
}

void WelcomePage::showEvent(QShowEvent* event) {
    BoardBackdrop::showEvent(event);
    showColours();
    name_->setFocus();
}

// A menu or a key may lead on as well.
void WelcomePage::hideEvent(QHideEvent* event) {
    if (!event->spontaneous() && window()->isVisible()) keepAnswers();
    BoardBackdrop::hideEvent(event);
}

} // namespace elgrande

#include "moc_welcome_page.cpp"
