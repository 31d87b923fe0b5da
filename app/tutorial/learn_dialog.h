// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that can be learned by playing: the chapters of the tutorial, and a taster of each set. What has been
// finished is ticked.
#pragma once

#include "app/lessons/lesson_plan.h"

#include <QDialog>
#include <QString>

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace elgrande {

class Language;
class LessonEntry;
class Settings;

class LearnDialog : public QDialog {
    Q_OBJECT

  public:
    LearnDialog(const Settings& settings, const Language& language, QWidget* parent = nullptr);

    // What is to begin when it has been accepted.
    struct Choice {
        QString lesson;
        int chapter = -1; // where it was left
    };
    const Choice& choice() const { return choice_; }

    std::vector<LessonEntry*> chapters() const; // of the tutorial
    std::vector<LessonEntry*> tasters() const;

  private:
    struct Entry {
        LessonEntry* button;
        Choice leads;
        QStringList chapters; // ids of those that have to be finished
    };
    void addEntries();
    void add(QVBoxLayout& column, const Choice& leads, const QStringList& chapters, const QString& cover);
    void arrange();
    void describe();
    void focusNext();

    const Settings& settings_;
    const Language& language_;
    Choice choice_;
    std::vector<Entry> entries_;
    QScrollArea* scroll_;
    QVBoxLayout* left_;
    QVBoxLayout* right_;
    QLabel* tutorial_;
    QLabel* tutorialText_;
    QLabel* sets_;
    QLabel* setsText_;
    QPushButton* close_;
};

} // namespace elgrande
