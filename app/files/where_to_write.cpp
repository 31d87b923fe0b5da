// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/where_to_write.h"

#include "views/prompt/question.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace elgrande {
namespace {

struct SayWhere {
    Q_DECLARE_TR_FUNCTIONS(elgrande::WhereToWrite)
};

// ".egr" and so on; none for "*".
QStringList endingsOf(const QString& filter) {
    static const QRegularExpression ending(QStringLiteral("\\*(\\.\\w+)"));
    QStringList endings;
    for (auto found = ending.globalMatch(filter); found.hasNext();) endings << found.next().captured(1);
    return endings;
}

QString withEnding(const QString& path, const QString& filter, const QString& chosenFilter) {
    const QString name = QFileInfo(path).fileName();
    const QStringList known = endingsOf(filter);
    if (std::any_of(known.begin(), known.end(),
                    [&](const QString& each) { return name.endsWith(each, Qt::CaseInsensitive); }))
        return path;
    const QStringList chosen = endingsOf(chosenFilter);
    if (chosen.isEmpty() && name.contains(QLatin1Char('.'))) return path;
    return path + (chosen.isEmpty() ? known : chosen).value(0);
}

bool mayReplace(QWidget* parent, const QString& title, const QString& path) {
    Question question(Question::Kind::Ask, title,
                      SayWhere::tr("A file named %1 already exists. Replace it?").arg(QDir::toNativeSeparators(path)),
                      parent);
    const QPushButton* replace = question.add(SayWhere::tr("&Replace"), Question::Answer::Other);
    question.setDefault(question.addCancel());
    return question.ask() == replace;
}

} // namespace

// A dialog, the desktop's own as well, asks about the name as it was typed; what becomes of that is asked about here.
QString whereToWrite(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) {
    QString chosenFilter = filter.section(QStringLiteral(";;"), 0, 0);
    QString typed = QFileDialog::getSaveFileName(parent, title, proposal, filter, &chosenFilter);
    while (!typed.isEmpty()) {
        QString path = withEnding(typed, filter, chosenFilter);
        if (path == typed || !QFileInfo::exists(path) || mayReplace(parent, title, path)) return path;
        typed = QFileDialog::getSaveFileName(parent, title, path, filter, &chosenFilter);
    }
    return {};
}

} // namespace elgrande
