// The games of the shelf for people: what each is, and the list to choose from when there are several.
#pragma once

#include <QDialog>
#include <QString>

class QLabel;
class QListWidget;
class QPushButton;

namespace elgrande {

class Shelf;

// "Round 4 – Inés, Diego, Lucía"; for a file that cannot be read its name.
QString lineOfUnfinished(const QString& file);

class UnfinishedDialog : public QDialog {
    Q_OBJECT

  public:
    explicit UnfinishedDialog(const Shelf& shelf, QWidget* parent = nullptr);

    QString chosen() const; // file of the marked game; empty: there is none
    QListWidget* list() const { return list_; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fill();
    void retranslate();
    void removeChosen();

    const Shelf& shelf_;
    QLabel* label_;
    QListWidget* list_;
    QPushButton* remove_;
    QPushButton* proceed_;
    QPushButton* cancel_;
};

} // namespace elgrande
