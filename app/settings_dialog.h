// Language, look and pace. Every choice takes effect at once and is remembered; Close only closes.
#pragma once

#include "views/theme/tempo.h"
#include "views/theme/vision.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace elgrande {

class Language;
class Settings;

class SettingsDialog : public QDialog {
    Q_OBJECT

  public:
    SettingsDialog(Settings& settings, const Language& language, QWidget* parent = nullptr);

  signals:
    void languageWanted(const QString& code);
    void darkWanted(bool dark);
    void paceWanted(int milliseconds);
    void tempoWanted(elgrande::Tempo tempo);
    void visionWanted(elgrande::Vision vision);
    void confirmTurnWanted(bool on);
    void autoForcedWanted(bool on);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void fill(QComboBox* box, const QStringList& texts);

    Settings& settings_;
    const Language& language_;
    QLabel* languageLabel_;
    QComboBox* languages_;
    QLabel* themeLabel_;
    QComboBox* themes_;
    QLabel* visionLabel_;
    QComboBox* visions_;
    QLabel* paceLabel_;
    QComboBox* paces_;
    QLabel* tempoLabel_;
    QComboBox* tempos_;
    QCheckBox* confirmTurn_;
    QCheckBox* autoForced_;
    QDialogButtonBox* buttons_;
};

} // namespace elgrande
