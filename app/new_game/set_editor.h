// Chooses some of many: a box to tick for each member of an option that is a set, and a line that says how many are
// wanted and how many are chosen.
#pragma once

#include "model/core/facts.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace elgrande {

class SetEditor : public QWidget {
    Q_OBJECT

  public:
    SetEditor(OptionFacts option, const std::string& value, QWidget* parent = nullptr);

    std::string value() const;

  signals:
    void chosen(const std::string& value);

  private:
    void count();

    OptionFacts option_;
    std::vector<QCheckBox*> boxes_; // by value of the option
    QLabel* count_;
};

} // namespace elgrande
