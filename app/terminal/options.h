// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Options of one command: a thin layer over QCommandLineParser that checks numbers, knows the options that describe a
// game, and turns everything wrong into a sentence and exit status 2.
#pragma once

#include "model/rules/rules_builder.h" // before Qt's own headers, whose macro `slots` would hide State::slots

#include <QCommandLineParser>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace elgrande::cli {

class Options {
  public:
    Options(const QString& command, const QString& description);

    void add(const QString& name, const QString& description, const QString& value = {}, const QString& fallback = {});
    void addPositional(const QString& name, const QString& description);
    void addGame(); // --edition, --expansions, --players, --rounds, --option, --seed

    void addJson(); // --json: the result as one JSON object

    // An exit status when there is nothing left to do: help was asked for, or the arguments are wrong.
    std::optional<int> parse(const QStringList& arguments, qsizetype positionals = 0);

    bool isSet(const QString& name) const { return parser_.isSet(name); }
    QString text(const QString& name) const { return parser_.value(name); }
    QStringList positionals() const { return parser_.positionalArguments(); }
    // Null after complaining.
    std::optional<int> number(const QString& name, int low, int high) const;
    std::shared_ptr<const Rules> rules() const;

    int complain(const QString& sentence) const; // on standard error, with the command's name; kFailed
    int wrong(const QString& sentence) const;    // of the usage; kUsage

  private:
    QString command_;
    QCommandLineParser parser_;
};

void print(const QJsonObject& json); // a line on standard output
void print(const QString& text);
QString languageHelp(); // of --language: the codes that there are
// For people, in whose language a comma may stand before the decimals; programs get JSON.
QString figure(double value, int places);

} // namespace elgrande::cli
