#include "app/start_page.h"

#include "app/language.h"
#include "views/panels/paper_panel.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRadialGradient>
#include <QVBoxLayout>

namespace elgrande {
namespace {

constexpr int kSheetWidth = 420;

} // namespace

StartPage::StartPage(Theme& theme, const Language& language, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , language_(language)
    , sheet_(new PaperPanel(theme, this))
    , title_(new QLabel(sheet_))
    , subtitle_(new QLabel(sheet_))
    , continue_(new QPushButton(sheet_))
    , newGame_(new QPushButton(sheet_))
    , open_(new QPushButton(sheet_))
    , languageLabel_(new QLabel(sheet_))
    , languages_(new QComboBox(sheet_))
    , notice_(new QLabel(sheet_)) {
    auto* centred = new QVBoxLayout(this);
    centred->addWidget(sheet_, 0, Qt::AlignCenter);
    sheet_->setFixedWidth(kSheetWidth);
    auto* rows = new QVBoxLayout(sheet_);
    rows->setContentsMargins(48, 32, 48, 28);
    rows->setSpacing(12);
    rows->addWidget(title_, 0, Qt::AlignHCenter);
    for (QLabel* label : {subtitle_, notice_}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    rows->addWidget(subtitle_);
    rows->addSpacing(12);
    for (QPushButton* button : {continue_, newGame_, open_}) {
        button->setMinimumHeight(42);
        button->setAutoDefault(true);
        rows->addWidget(button);
    }
    rows->addSpacing(12);
    auto* languageRow = new QHBoxLayout;
    languageRow->addWidget(languageLabel_);
    languageRow->addWidget(languages_, 1);
    languageLabel_->setBuddy(languages_);
    rows->addLayout(languageRow);
    rows->addSpacing(4);
    rows->addWidget(notice_);
    for (const QString& code : Language::known()) languages_->addItem(Language::nameOf(code), code);
    connect(continue_, &QPushButton::clicked, this, &StartPage::continueWanted);
    connect(newGame_, &QPushButton::clicked, this, &StartPage::newGameWanted);
    connect(open_, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(languages_, &QComboBox::activated, this,
            [this](int at) { emit languageWanted(languages_->itemData(at).toString()); });
    setContinuePossible(false);
    retranslate();
}

void StartPage::setContinuePossible(bool possible) {
    continue_->setVisible(possible);
    (possible ? continue_ : newGame_)->setFocus();
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void StartPage::retranslate() {
    title_->setFont(headingFont(*this, 3.4));
    title_->setText(QStringLiteral("El Grande"));
    subtitle_->setText(tr("Nine regions of Spain, one Castillo, and the King between the Grandes"));
    continue_->setText(tr("&Continue the last game"));
    newGame_->setText(tr("&New game…"));
    open_->setText(tr("&Open a saved game…"));
    languageLabel_->setText(tr("&Language:"));
    languages_->setCurrentIndex(languages_->findData(language_.current()));
    notice_->setText(tr("Board game by Wolfgang Kramer and Richard Ulrich. This is an independent fan project."));
    QFont small = font();
    small.setPixelSize(QFontInfo(small).pixelSize() - 2);
    notice_->setFont(small);
}

void StartPage::paintEvent(QPaintEvent* /*event*/) {
    // Lamplight on the table.
    QRadialGradient light(rect().center(), qMax(width(), height()) * 0.65);
    light.setColorAt(0, theme_.colour(Role::Table));
    light.setColorAt(1, theme_.colour(Role::TableEdge));
    QPainter(this).fillRect(rect(), light);
}

} // namespace elgrande
