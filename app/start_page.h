// What the window shows while no game is under way: a new game, the one that was left, a saved one, and the language.
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace elgrande {

class Language;
class PaperPanel;
class Theme;

class StartPage : public QWidget {
    Q_OBJECT

  public:
    StartPage(Theme& theme, const Language& language, QWidget* parent = nullptr);

    void setContinuePossible(bool possible);

  signals:
    void newGameWanted();
    void continueWanted();
    void openWanted();
    void languageWanted(const QString& code);

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void retranslate();

    Theme& theme_;
    const Language& language_;
    PaperPanel* sheet_;
    QLabel* title_;
    QLabel* subtitle_;
    QPushButton* continue_;
    QPushButton* newGame_;
    QPushButton* open_;
    QLabel* languageLabel_;
    QComboBox* languages_;
    QLabel* notice_;
};

} // namespace elgrande
