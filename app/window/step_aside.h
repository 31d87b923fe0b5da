// A bar under the talk while a question lies over it: the question itself, and the tabs that it covers, so that what
// they say can be looked up before it is answered. Each new question comes first.
#pragma once

#include <QTabBar>

class QTabWidget;

namespace elgrande {

struct PagePanel;

class StepAside : public QTabBar {
    Q_OBJECT

  public:
    StepAside(QTabWidget& talk, QWidget* parent = nullptr);

    // The panel that lies over the talk, if one does; without a title it cannot step aside.
    void follow(const PagePanel* over);
    bool isAside() const { return over_ != nullptr && currentIndex() > 0; }
    void comeBack() { setCurrentIndex(0); }
    void lookAt(const QWidget& tab); // ignored while nothing lies over the tabs

  signals:
    void turned(); // to the question or away from it

  private:
    void nameTabs(const QString& question);

    QTabWidget& talk_;
    const QWidget* over_ = nullptr;
};

} // namespace elgrande
