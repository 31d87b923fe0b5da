#include "app/lan/plain_text.h"

#include <QList>

namespace elgrande::lan {
namespace {

bool isHarmless(uint letter) {
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format: // direction marks among them
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    default:
        return true;
    }
}

bool isMark(uint letter) {
    const QChar::Category category = QChar::category(letter);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

} // namespace

QString plainText(const QString& text, qsizetype most) {
    constexpr int kMarks = 3; // on one letter; more only climb over the lines above
    QString plain;
    int marks = 0;
    // What stands far behind the end is not even looked at.
    for (const uint letter : text.left(4 * most).normalized(QString::NormalizationForm_C).toUcs4()) {
        marks = isMark(letter) ? marks + 1 : 0;
        if (marks > kMarks) continue;
        if (QChar::isSpace(letter))
            plain += u' ';
        else if (isHarmless(letter))
            plain += QChar::fromUcs4(letter);
    }
    plain = plain.simplified();
    if (plain.size() <= most) return plain;
    if (plain.at(most - 1).isHighSurrogate()) --most;
    return plain.left(most).trimmed();
}

} // namespace elgrande::lan
