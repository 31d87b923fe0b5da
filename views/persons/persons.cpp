// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/persons/persons.h"

#include "views/theme/art.h"
#include "views/theme/medallion.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace elgrande {
namespace {

constexpr int kBeside = 3; // pixels between a medallion and the portrait

struct Words {
    std::string_view id;
    const char* title;
    const char* character;
};

constexpr std::array kWords{
    //: A boy at a court, with his name before it: “Tomasillo, the page”
    Words{"tomasillo", QT_TRANSLATE_NOOP("elgrande::persons", "the page"),
          QT_TRANSLATE_NOOP("elgrande::persons",
                            "Runs to wherever the action is, and is surprised by the Castillo every time.")},
    Words{
        "brianda", QT_TRANSLATE_NOOP("elgrande::persons", "the innkeeper"),
        QT_TRANSLATE_NOOP("elgrande::persons", "The more guests the better: she wants a full house in every region.")},
    Words{"bermudo", QT_TRANSLATE_NOOP("elgrande::persons", "the friar"),
          QT_TRANSLATE_NOOP("elgrande::persons",
                            "Trusts in walls and providence, but mostly in the walls of the Castillo.")},
    Words{"leonor", QT_TRANSLATE_NOOP("elgrande::persons", "the merchant's widow"),
          QT_TRANSLATE_NOOP("elgrande::persons", "Counts twice, smiles once and gives nothing away.")},
    Words{"nuno", QT_TRANSLATE_NOOP("elgrande::persons", "the helmsman"),
          QT_TRANSLATE_NOOP("elgrande::persons", "Steers straight for whoever is sailing in front.")},
    Words{"violante", QT_TRANSLATE_NOOP("elgrande::persons", "the countess"),
          QT_TRANSLATE_NOOP("elgrande::persons", "Holds court wherever there is room, and calls it hers.")},
    Words{"gaspar", QT_TRANSLATE_NOOP("elgrande::persons", "the captain"),
          QT_TRANSLATE_NOOP("elgrande::persons", "Knows one enemy at a time: the one who leads.")},
    Words{"mencia", QT_TRANSLATE_NOOP("elgrande::persons", "the abbess"),
          QT_TRANSLATE_NOOP("elgrande::persons", "Preaches modesty, above all to those who are about to score.")},
    Words{"teodora", QT_TRANSLATE_NOOP("elgrande::persons", "the stargazer"),
          QT_TRANSLATE_NOOP("elgrande::persons",
                            "Reads in the stars what you will put into the Castillo, and gets there first.")},
    Words{"baltasar", QT_TRANSLATE_NOOP("elgrande::persons", "the chancellor"),
          QT_TRANSLATE_NOOP("elgrande::persons", "Has outlived four kings and thinks every round through to the end.")},
};

QString said(std::string_view id, const char* Words::*which) {
    const auto* const words =
        std::find_if(kWords.begin(), kWords.end(), [id](const Words& each) { return each.id == id; });
    return words == kWords.end() ? QString() : QCoreApplication::translate("elgrande::persons", words->*which);
}

} // namespace

QString Person::title() const { return said(id, &Words::title); }

QString Person::character() const { return said(id, &Words::character); }

const std::vector<Person>& persons() {
    static const std::vector<Person> kAll{
        {"tomasillo", QStringLiteral("Tomasillo"), "easy"},
        {"brianda", QStringLiteral("Brianda"), "easy-builder"},
        {"bermudo", QStringLiteral("Bermudo"), "easy-castellan"},
        {"leonor", QStringLiteral("Leonor"), "casual"},
        {"nuno", QStringLiteral("Nuno"), "normal-attacker"},
        {"violante", QStringLiteral("Violante"), "hard-builder"},
        {"gaspar", QStringLiteral("Gaspar"), "hard-attacker"},
        {"mencia", QStringLiteral("Mencía"), "hard-denier"},
        {"teodora", QStringLiteral("Teodora"), "master-castellan"},
        {"baltasar", QStringLiteral("Baltasar"), "grandmaster"},
    };
    return kAll;
}

const Person* personNamed(const QString& name) {
    const auto found =
        std::find_if(persons().begin(), persons().end(), [&](const Person& each) { return each.name == name; });
    return found == persons().end() ? nullptr : &*found;
}

QString portraitOf(const Person* person) {
    const std::string_view id = person != nullptr ? person->id : "nobody";
    return QStringLiteral("persons/") + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QPixmap portraitPixmap(const Theme& theme, const Person* person, const std::string& colour, int size, qreal ratio) {
    return Art().pixmap(portraitOf(person), QSizeF(size, size), ratio, theme.pieces(colour));
}

QPixmap medallionWith(const Theme& theme, const Person* person, const std::string& colour, int size, qreal ratio) {
    const QPixmap medallion = medallionPixmap(theme, colour, size, ratio);
    QPixmap both(QSize(2 * size + kBeside, size) * ratio);
    both.setDevicePixelRatio(ratio);
    both.fill(Qt::transparent);
    QPainter painter(&both);
    painter.drawPixmap(QPointF(0, 0), medallion);
    painter.drawPixmap(QPointF(size + kBeside, 0), portraitPixmap(theme, person, colour, size, ratio));
    return both;
}

} // namespace elgrande
