// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the README of an expansion tells programs: every name is one of the set's games, and all of them are told.
#include "tests/cli/told_names.h"
#include "tests/sets.h"

namespace elgrande::test {

namespace {

// The names of a chapter: `colonies-gold`, `-wares` are two of one beginning; `ki-10` … `ki-180` are all with a number.
Words namesToldIn(const QString& text, const Words& known, const std::string& whose) {
    Words told;
    QString last;
    qsizetype end = 0;
    for (const auto& [code, next] : codesIn(text)) {
        QString name = code.section(' ', 0, 0).section('=', 0, 0);
        const bool upTo = text.mid(end, 3) == QStringLiteral(" … ");
        end = next;
        if (name.startsWith('-')) {
            bool found = false;
            for (qsizetype at = last.size(); at > 0; at = last.lastIndexOf('-', at - 1))
                if (const QString whole = last.left(at) + name; known.count(whole) != 0) {
                    told.insert(whole);
                    name = whole;
                    found = true;
                    break;
                }
            expect(found, whose + ": there is nothing called " + last.toStdString() + " and " + name.toStdString());
        } else {
            static const QRegularExpression aName(QStringLiteral("^[a-z]+(-[a-z0-9]+)+$"));
            if (aName.match(name).hasMatch())
                expect(known.count(name) != 0, whose + ": there is nothing called " + name.toStdString());
            last = name;
            told.insert(name);
        }
        const QString beginning = name.left(name.lastIndexOf('-') + 1);
        if (upTo)
            for (const QString& each : known)
                if (each.startsWith(beginning) && each.mid(beginning.size()).toInt() > 0) told.insert(each);
    }
    return told;
}

} // namespace

void readmeIsWhole(const ExpansionFacts& expansion) {
    Setup setup;
    if (expansion.edition.empty())
        setup.expansions = smallestSetOf(expansion);
    else
        setup.edition = expansion.edition;
    if (!expansion.edition.empty()) setup.players = 2; // with a neutral colour
    for (const OptionFacts& each : knownOptions(setup.edition, setup.expansions))
        if (each.source == expansion.id && each.kind == OptionFacts::Kind::Switch && each.id != "ki-optional")
            setup.options[each.id] = "true";
    if (tests::hasExpansion("intrigue_king") && expansion.id == "intrigue_king") setup.options["ki-cards"] = "31";
    const std::shared_ptr<const Rules> rules = rulesOf(setup);
    Names known(*rules);
    const auto addTopics = [&known](const Setup& of) {
        const Words topics = topicsMet(of);
        known.things.insert(topics.begin(), topics.end());
    };
    addTopics(setup);
    for (const OptionFacts& each : knownOptions(setup.edition, setup.expansions))
        if (each.source == expansion.id && each.kind == OptionFacts::Kind::Choice)
            for (const std::string& value : each.values) {
                Setup other = setup;
                other.options[each.id] = value;
                known.add(Names(*rulesOf(other)));
                addTopics(other);
            }
    // What is told elsewhere: of the base game, and in the READMEs of what a bridge joins.
    Names others(*rulesOf({}));
    for (const std::string& each : setup.expansions) {
        Setup alone;
        alone.expansions = {each};
        if (each == expansion.id) continue;
        others.add(Names(*rulesOf(alone)));
        others.things.merge(codes(textOf("expansions/" + word(each) + "/README.md")));
    }
    const QString text = textOf("expansions/" + word(expansion.id) + "/README.md");
    const QString protocol =
        section(text, QStringLiteral("## Protocol")) + section(text, QStringLiteral("## For programs"));
    expect(!protocol.isEmpty(), expansion.id + ": its README says nothing for programs");
    Words all = known.things;
    all.insert(known.options.begin(), known.options.end());
    all.insert(QStringLiteral("no-veto"));
    const Words told = namesToldIn(protocol, all, expansion.id);
    others.things.insert(QStringLiteral("dummy")); // a topic of the base game's
    for (const QString& each : known.things)
        expect(others.things.count(each) != 0 || told.count(each) != 0,
               expansion.id + ": its README does not tell " + each.toStdString());
    const Words anywhere = codes(text);
    for (const QString& each : known.options)
        expect(others.options.count(each) != 0 || anywhere.count(each) != 0,
               expansion.id + ": its README does not tell the option " + each.toStdString());
}

} // namespace elgrande::test
