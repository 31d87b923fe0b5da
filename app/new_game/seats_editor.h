// Who plays: two to five rows with colour, name, and person or computer player. Colours are always different: taking
// another seat's colour swaps the two.
#pragma once

#include "app/table/local_table.h"
#include "views/theme/vision.h"

#include <QVariantList>
#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace elgrande {

class SeatsEditor : public QWidget {
    Q_OBJECT

  public:
    explicit SeatsEditor(QWidget* parent = nullptr);

    void setVision(Vision vision); // for which the colours are shown

    int count() const;
    void setCount(int players);
    void setSeat(int at, const QString& name, const QString& agent); // an empty agent: a person
    std::vector<SeatChoice> seats() const;
    std::vector<std::string> colours() const;

    QVariantList remembered() const; // for Settings::lastTable()
    void recall(const QVariantList& seats);

  signals:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QWidget* holder;
        QComboBox* colour;
        QLineEdit* name;
        QComboBox* who;
        int colourBefore; // to swap with
    };
    void addRow(int at);
    void retranslate();
    void showRows();
    void swapColours(std::size_t at);

    QLabel* countLabel_;
    QSpinBox* count_;
    std::vector<Row> rows_;
};

} // namespace elgrande
