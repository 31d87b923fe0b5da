// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rulebook/rule_browser.h"

#include "views/rulebook/findings_page.h"

#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QUrl>

namespace elgrande {
namespace {

constexpr qreal kBarLength = 8; // times its height

} // namespace

RuleBrowser::RuleBrowser(const Theme& theme, QWidget* parent)
    : QTextBrowser(parent)
    , theme_(theme) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { paragraph_.clear(); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (!paragraph_.isEmpty()) scrollToParagraph(paragraph_);
    });
}

// Where the page is at its end, something else stands at the top; not half of a line.
void RuleBrowser::scrollToParagraph(const QString& name) {
    paragraph_ = name;
    scrollToAnchor(name);
    QScrollBar& bar = *verticalScrollBar();
    const int cut = -cursorRect(cursorForPosition(QPoint(viewport()->width() / 2, 0))).top();
    if (bar.value() == bar.maximum() && cut > 0) bar.setValue(bar.value() - cut);
}

void RuleBrowser::scrollToBeginning() {
    paragraph_.clear();
    verticalScrollBar()->setValue(0);
}

QVariant RuleBrowser::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource && name.scheme() == QLatin1String("bar"))
        if (const auto span = FindingsPage::spanOf(name.path())) return barPicture(*span);
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("art"))
        return QTextBrowser::loadResource(type, name);
    const QString colour = name.query().section(u'&', 1);
    const qreal size = name.query().section(u'&', 0, 0).toDouble();
    const PieceColours colours = colour.isEmpty() ? Art::neutral() : theme_.pieces(colour.toStdString());
    return art_.pixmap(name.path(), QSizeF(size, size), devicePixelRatioF(), colours);
}

// As high as a line, so that it grows with the text.
QPixmap RuleBrowser::barPicture(const ChartSpan& span) const {
    const qreal height = fontMetrics().height();
    const QSizeF size(height * kBarLength, height);
    QPixmap pixmap((size * devicePixelRatioF()).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSpan(painter, theme_, QRectF(QPointF(), size), span);
    return pixmap;
}

} // namespace elgrande

#include "moc_rule_browser.cpp"
