#include "app/new_game/agent_names.h"

#include <QCoreApplication>

namespace elgrande {
namespace {

// The context for lupdate.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::agents)
};

} // namespace

QString agentName(const QString& id) {
    if (id == QLatin1String("random")) return Say::tr("Random");
    if (id == QLatin1String("greedy")) return Say::tr("Greedy");
    if (id == QLatin1String("search")) return Say::tr("Far-sighted");
    if (id == QLatin1String("ismcts")) return Say::tr("Plain search");
    return id;
}

QString usualAgent() { return QStringLiteral("normal"); }

QString agentDescription(const QString& id) {
    if (id == QLatin1String("random")) return Say::tr("Does anything that is allowed. Good for trying things out.");
    if (id == QLatin1String("greedy")) return Say::tr("Takes the most points it can see, one move ahead.");
    if (id == QLatin1String("search")) return Say::tr("Plays the round through a thousand times before each move.");
    if (id == QLatin1String("ismcts"))
        return Say::tr("Tries moves by chance up to the next scoring: the yardstick for better players.");
    return {};
}

} // namespace elgrande
