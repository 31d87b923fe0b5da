#include "views/prompt/curtain.h"

#include "model/game_model/game_model.h"
#include "views/panels/medallion.h"
#include "views/panels/paper_panel.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace elgrande {

Curtain::Curtain(GameModel& model, Theme& theme, QWidget* table)
    : QWidget(table)
    , model_(model)
    , theme_(theme)
    , sheet_(new PaperPanel(theme, this))
    , picture_(new QLabel(sheet_))
    , words_(new QLabel(sheet_))
    , lift_(new QPushButton(sheet_)) {
    auto* centred = new QVBoxLayout(this);
    centred->addWidget(sheet_, 0, Qt::AlignCenter);
    auto* rows = new QVBoxLayout(sheet_);
    rows->setContentsMargins(48, 36, 48, 36);
    rows->setSpacing(18);
    rows->addWidget(picture_, 0, Qt::AlignCenter);
    rows->addWidget(words_, 0, Qt::AlignCenter);
    rows->addWidget(lift_, 0, Qt::AlignCenter);
    lift_->setAutoDefault(true);
    connect(lift_, &QPushButton::clicked, &model_, &GameModel::liftCurtain);
    connect(&model_, &GameModel::changed, this, &Curtain::refresh);
    table->installEventFilter(this);
    refresh();
}

void Curtain::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}

void Curtain::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::TableEdge)); }

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Curtain::setWaiting(bool waiting) {
    if (std::exchange(waiting_, waiting) != waiting) refresh();
}

void Curtain::refresh() {
    const Seat next = model_.curtainFor();
    const bool drawn = next != Seat::None && !waiting_;
    if (drawn) {
        const QString name = model_.playerName(next);
        words_->setFont(headingFont(*this, 1.7));
        words_->setText(tr("Pass the screen to %1").arg(name));
        lift_->setText(tr("I am %1").arg(name));
        if (index(next) < model_.catalogue().colours.size())
            picture_->setPixmap(
                medallionPixmap(theme_, model_.catalogue().colours[index(next)], 64, devicePixelRatioF()));
        setGeometry(parentWidget()->rect());
        raise();
    }
    setVisible(drawn);
    if (drawn) lift_->setFocus();
}

} // namespace elgrande
