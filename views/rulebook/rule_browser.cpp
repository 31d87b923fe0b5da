#include "views/rulebook/rule_browser.h"

#include <QUrl>

namespace elgrande {

RuleBrowser::RuleBrowser(const Theme& theme, QWidget* parent)
    : QTextBrowser(parent)
    , theme_(theme) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
}

QVariant RuleBrowser::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("art"))
        return QTextBrowser::loadResource(type, name);
    const QString colour = name.query().section(u'&', 1);
    const qreal size = name.query().section(u'&', 0, 0).toDouble();
    const PieceColours colours = colour.isEmpty() ? Art::neutral() : theme_.pieces(colour.toStdString());
    return art_.pixmap(name.path(), QSizeF(size, size), devicePixelRatioF(), colours);
}

} // namespace elgrande
