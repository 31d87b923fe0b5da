// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/answer_button.h"

#include "views/toolkit/plain_tip.h"

#include <QFontMetrics>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kPadding = 10; // on each side of the words
constexpr int kArrow = 16;   // of a menu

} // namespace

AnswerButton::AnswerButton(QWidget* parent)
    : QPushButton(parent) {
    setAutoDefault(true); // Enter presses the button that has the focus
}

void AnswerButton::setWords(const QString& words, const QString& tip) {
    tip_ = tip;
    setText(QString(words).replace(u'&', QLatin1String("&&"))); // a name's, no keyboard letter
    showTip();
    update();
}

void AnswerButton::setGround(const QColor& ground) {
    if (ground_ == ground) return;
    ground_ = ground;
    update();
}

void AnswerButton::setArrow() { arrow_ = true; }

QString AnswerButton::words() const { return text().replace(QLatin1String("&&"), QLatin1String("&")); }

int AnswerButton::room() const { return width() - 2 * kPadding - (arrow_ ? kArrow : 0); }

int AnswerButton::advance(QStringView words) const { return fontMetrics().horizontalAdvance(words.toString()); }

int AnswerButton::widthFor(int lines) const { return widthFor(words(), lines); }

int AnswerButton::widthFor(const QString& all, int lines) const {
    int least = advance(all);
    for (qsizetype at = all.indexOf(u' '); lines > 1 && at >= 0; at = all.indexOf(u' ', at + 1))
        least = std::min(least, std::max(advance(QStringView(all).left(at)), advance(QStringView(all).mid(at + 1))));
    return least + 2 * kPadding + (arrow_ ? kArrow : 0);
}

// In one line; else in two that are as equal as can be; else as much as there is room for.
QStringList AnswerButton::lines(int room) const {
    if (room <= 0) return {}; // the arrow alone
    const QString all = words();
    if (advance(all) <= room) return {all};
    qsizetype best = -1;
    int least = 0;
    qsizetype last = -1; // the end of the longest beginning that fits
    for (qsizetype at = all.indexOf(u' '); at >= 0; at = all.indexOf(u' ', at + 1)) {
        const int first = advance(QStringView(all).left(at));
        const int wider = std::max(first, advance(QStringView(all).mid(at + 1)));
        if (best < 0 || wider < least) {
            best = at;
            least = wider;
        }
        if (first <= room) last = at;
    }
    if (best >= 0 && least <= room) return {all.left(best), all.mid(best + 1)};
    if (last < 0) return {fontMetrics().elidedText(all, Qt::ElideRight, room)};
    return {all.left(last), fontMetrics().elidedText(all.mid(last + 1), Qt::ElideRight, room)};
}

bool AnswerButton::isSign() const { return !icon().isNull() || (arrow_ && room() <= 0); }

bool AnswerButton::isWhole() const { return isSign() || lines(room()).join(u' ') == words(); }

QSize AnswerButton::sizeHint() const {
    QStyleOptionButton option;
    initStyleOption(&option);
    const QSize inside(1, 2 * fontMetrics().lineSpacing());
    const int high = style()->sizeFromContents(QStyle::CT_PushButton, &option, inside, this).height();
    return {icon().isNull() ? widthFor(2) : iconSize().width() + kPadding, high};
}

void AnswerButton::showTip() {
    const QString all = isWhole() && !(arrow_ && isSign()) ? QString() : words();
    const QString both = all.isEmpty() || tip_.isEmpty() ? all + tip_ : all + u'\n' + tip_;
    setToolTip(longTip(both));
}

void AnswerButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    showTip();
}

// Always the same palette: the style keeps a picture of the button for each.
const QPalette& AnswerButton::grounded() {
    if (std::exchange(base_, palette().cacheKey()) != palette().cacheKey()) grounded_ = palette();
    if (grounded_.color(QPalette::Button) != ground_) grounded_.setColor(QPalette::Button, ground_);
    return grounded_;
}

void AnswerButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.features.setFlag(QStyleOptionButton::HasMenu, arrow_);
    if (ground_.isValid()) {
        const QPalette::ColorGroup group = option.palette.currentColorGroup();
        option.palette = grounded();
        option.palette.setCurrentColorGroup(group);
    }
    if (icon().isNull()) option.text = lines(room()).join(u'\n').replace(QLatin1String("&"), QLatin1String("&&"));
    painter.drawControl(QStyle::CE_PushButton, option);
}

} // namespace elgrande

#include "moc_answer_button.cpp"
