#include "app/settings_dialog.h"

#include "app/language.h"
#include "app/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <array>

namespace elgrande {
namespace {

constexpr std::array kPaces{Settings::kSlow, Settings::kNormal, Settings::kFast, 0};

int nearestPace(int milliseconds) {
    std::size_t at = 0;
    while (at + 1 < kPaces.size() && milliseconds < kPaces[at]) ++at;
    return static_cast<int>(at);
}

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, const Language& language, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , language_(language)
    , languageLabel_(new QLabel(this))
    , languages_(new QComboBox(this))
    , themeLabel_(new QLabel(this))
    , themes_(new QComboBox(this))
    , visionLabel_(new QLabel(this))
    , visions_(new QComboBox(this))
    , paceLabel_(new QLabel(this))
    , paces_(new QComboBox(this))
    , tempoLabel_(new QLabel(this))
    , tempos_(new QComboBox(this))
    , confirmTurn_(new QCheckBox(this))
    , autoForced_(new QCheckBox(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this)) {
    auto* form = new QFormLayout(this);
    form->addRow(languageLabel_, languages_);
    form->addRow(themeLabel_, themes_);
    form->addRow(visionLabel_, visions_);
    form->addRow(paceLabel_, paces_);
    form->addRow(tempoLabel_, tempos_);
    form->addRow(QString(), confirmTurn_);
    form->addRow(QString(), autoForced_);
    form->addRow(buttons_);
    languageLabel_->setBuddy(languages_);
    themeLabel_->setBuddy(themes_);
    visionLabel_->setBuddy(visions_);
    paceLabel_->setBuddy(paces_);
    tempoLabel_->setBuddy(tempos_);
    for (const QString& code : Language::known()) languages_->addItem(Language::nameOf(code), code);
    confirmTurn_->setChecked(settings_.confirmTurn());
    autoForced_->setChecked(settings_.autoForced());
    retranslate();
    connect(languages_, &QComboBox::activated, this,
            [this](int at) { emit languageWanted(languages_->itemData(at).toString()); });
    connect(themes_, &QComboBox::activated, this, [this](int at) { emit darkWanted(at == 1); });
    connect(paces_, &QComboBox::activated, this,
            [this](int at) { emit paceWanted(kPaces[static_cast<std::size_t>(at)]); });
    connect(visions_, &QComboBox::activated, this, [this](int at) { emit visionWanted(static_cast<Vision>(at)); });
    connect(tempos_, &QComboBox::activated, this, [this](int at) { emit tempoWanted(static_cast<Tempo>(at)); });
    connect(confirmTurn_, &QCheckBox::toggled, this, &SettingsDialog::confirmTurnWanted);
    connect(autoForced_, &QCheckBox::toggled, this, &SettingsDialog::autoForcedWanted);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

void SettingsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void SettingsDialog::fill(QComboBox* box, const QStringList& texts) {
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItems(texts);
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    languageLabel_->setText(tr("&Language:"));
    languages_->setCurrentIndex(languages_->findData(language_.current()));
    themeLabel_->setText(tr("&Theme:"));
    fill(themes_, {tr("Light"), tr("Dark")});
    themes_->setCurrentIndex(settings_.dark() ? 1 : 0);
    visionLabel_->setText(tr("Colour &vision:"));
    fill(visions_, {tr("Full colour vision"), tr("Weak red (protanopia)"), tr("Weak green (deuteranopia)"),
                    tr("Weak blue (tritanopia)"), tr("Shades of grey")}); // by Vision
    visions_->setCurrentIndex(static_cast<int>(settings_.vision()));
    paceLabel_->setText(tr("&Computer players:"));
    fill(paces_, {tr("Slow"), tr("Normal"), tr("Fast"), tr("Without pause")});
    paces_->setCurrentIndex(nearestPace(settings_.pace()));
    tempoLabel_->setText(tr("&Animation:"));
    fill(tempos_, {tr("Off"), tr("Slow"), tr("Normal"), tr("Fast")}); // by Tempo
    tempos_->setCurrentIndex(static_cast<int>(settings_.tempo()));
    confirmTurn_->setText(tr("Ask before my &turn is over"));
    autoForced_->setText(tr("What leaves no choice happens by &itself"));
}

} // namespace elgrande
