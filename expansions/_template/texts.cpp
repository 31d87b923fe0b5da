// Every word of the expansion. The English text is the key of its translation (context "texts"); keys are listed in
// views/texts/texts.h, what %1, %2 … stand for in views/texts/phrases.h.
#include "texts.h"

#include "views/texts/texts.h"

#include <QCoreApplication>

#include <array>

namespace elgrande::template_islands {

namespace {

// The note tells equal English texts apart where another language needs two.
struct Text {
    constexpr Text(const char* text, const char* remark = nullptr)
        : english(text)
        , note(remark) {}
    const char* english;
    const char* note;
};
struct Line {
    const char* key;
    Text text;
};
constexpr std::array kLines{
    Line{"expansion", QT_TRANSLATE_NOOP("texts", "The Balearic Islands")},
    Line{"expansion-text", QT_TRANSLATE_NOOP("texts", "A tenth region across the sea, with ferries and a harbour.")},
    Line{"area:baleares", QT_TRANSLATE_NOOP("texts", "Balearic Islands")},
    Line{"in:baleares", QT_TRANSLATE_NOOP3("texts", "on the %1", "Balearic Islands")},
    Line{"to:baleares", QT_TRANSLATE_NOOP3("texts", "to the %1", "Balearic Islands")},
    Line{"from:baleares", QT_TRANSLATE_NOOP3("texts", "from the %1", "Balearic Islands")},
    Line{"card:template-ferry", QT_TRANSLATE_NOOP("texts", "Ferry")},
    Line{"card-text:template-ferry",
         QT_TRANSLATE_NOOP("texts",
                           "Bring up to 2 of your own Caballeros by ship from one coastal region to another. The "
                           "Balearic Islands are on the coast, too.")},
    Line{"remark:template-ferry",
         QT_TRANSLATE_NOOP("texts", "The King's region stays taboo, and nobody lands on full islands.")},
    Line{"card:template-harbour", QT_TRANSLATE_NOOP("texts", "Harbour")},
    Line{"card-text:template-harbour",
         QT_TRANSLATE_NOOP("texts",
                           "Take the harbour of the Balearic Islands, then bring one of your own Caballeros by ship "
                           "to another coastal region. At the next general scoring your crossing counts double.")},
    Line{"remark:template-harbour",
         QT_TRANSLATE_NOOP("texts", "You may land even on full islands for as long as the harbour is yours.")},
    Line{"option:template-wide-harbour", QT_TRANSLATE_NOOP("texts", "Wide harbour")},
    Line{"option-text:template-wide-harbour",
         QT_TRANSLATE_NOOP("texts", "The Balearic Islands are full with 8 Caballeros instead of 6.")},
    Line{"reason:template-crossing", QT_TRANSLATE_NOOP("texts", "crossing")},
    Line{"reason:template-lease", QT_TRANSLATE_NOOP("texts", "harbour master's crossing")},
    Line{"refusal:template-island-full", QT_TRANSLATE_NOOP("texts", "The Balearic Islands are full.")},
    Line{"refusal:template-not-on-coast", QT_TRANSLATE_NOOP("texts", "No ship sails here.")},
    Line{"event:template-sailed", QT_TRANSLATE_NOOP("texts", "%1 ships %6 %10 %9.")},
    Line{"event:template-harbour-taken", QT_TRANSLATE_NOOP("texts", "%1 is the new harbour master %8.")},
    Line{"event:template-lease-ended", QT_TRANSLATE_NOOP("texts", "The crossing of %1 will no longer count double.")},
    Line{"prompt:template-ferry",
         QT_TRANSLATE_NOOP("texts",
                           "%1: bring up to %3 more of your own Caballeros by ship to another coastal region.")},
    Line{"action:template-ferry", QT_TRANSLATE_NOOP("texts", "Ship one %10 %9")},
    Line{"rulebook", "baleares-region baleares-ferries"},
    Line{"rule-title:baleares-region", QT_TRANSLATE_NOOP("texts", "The tenth region")},
    Line{"rule-text:baleares-region",
         QT_TRANSLATE_NOOP("texts",
                           "The Balearic Islands lie across the sea from Valencia and Catalonia and count as their "
                           "neighbour. They are full with 6 Caballeros, or with 8 under the ruling *Wide harbour*. "
                           "When they are scored, everybody who also stands in a neighbouring coastal region gets 1 "
                           "point for the crossing.")},
    Line{"rule-title:baleares-ferries", QT_TRANSLATE_NOOP("texts", "Ferries")},
    Line{"rule-text:baleares-ferries",
         QT_TRANSLATE_NOOP("texts",
                           "A ferry brings Caballeros from one coastal region to another. It sails neither from nor to "
                           "the [King's region](#kings-region). Only the harbour master may land on full islands.")},
    Line{"rule:template-ferry", "baleares-ferries"},
    Line{"rule:refusal:template-island-full", "baleares-region"},
    Line{"rule:refusal:template-not-on-coast", "baleares-ferries"},
    Line{"harbour:nobody", QT_TRANSLATE_NOOP("texts", "Nobody has taken the harbour yet.")},
    Line{"harbour:master", QT_TRANSLATE_NOOP("texts", "Harbour master: %1")},
    Line{"harbour:lease", QT_TRANSLATE_NOOP("texts", "Counts double at the next general scoring.")},
};

} // namespace

QString word(const QString& key) {
    for (const Line& line : kLines)
        if (key == QLatin1String(line.key))
            return QCoreApplication::translate("texts", line.text.english, line.text.note);
    return {};
}

void addOwnTexts() { texts::addTexts(QStringLiteral("template"), word); }

} // namespace elgrande::template_islands
