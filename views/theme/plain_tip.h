// Words for a tooltip in which names of people stand. Qt takes what looks like HTML for HTML, and a name may look so;
// here it is shown as it is.
#pragma once

#include <QString>
#include <QTextDocument>

namespace elgrande {

inline QString plainTip(const QString& words) {
    return Qt::mightBeRichText(words) ? Qt::convertFromPlainText(words, Qt::WhiteSpaceNormal) : words;
}

} // namespace elgrande
