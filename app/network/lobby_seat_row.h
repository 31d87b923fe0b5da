// One seat in the lobby: its colour, who sits there, and what this screen can do about it.
#pragma once

#include "model/core/ids.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;
class QPushButton;

namespace elgrande {

struct LobbySeat {
    enum class Holder { Free, Person, Computer };
    Holder holder = Holder::Free;
    QString name;
    std::string colour;
    bool ready = false;
    bool away = false; // the connection of who holds it is lost
    bool own = false;  // somebody at this screen
    bool mayTake = false;
    bool operator==(const LobbySeat&) const = default;
};

class LobbySeatRow : public QWidget {
    Q_OBJECT

  public:
    LobbySeatRow(Seat seat, Theme& theme, QWidget* parent = nullptr);

    void setSeat(const LobbySeat& seat);
    QString status() const;
    QPushButton* button() const { return button_; } // take the seat, or stand up
    QLineEdit* nameField() const { return name_; }

  signals:
    void takeWanted();
    void standUpWanted();
    void nameWanted(const QString& name);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void showAll();
    void showColour();

    Theme& theme_;
    Seat seat_;
    LobbySeat shown_;
    QLabel* colour_;
    QLineEdit* name_; // of the own seats
    QLabel* who_;     // of the others
    QLabel* status_;
    QPushButton* button_;
};

} // namespace elgrande
