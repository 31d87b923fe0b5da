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
    return id;
}

QString agentDescription(const QString& id) {
    if (id == QLatin1String("random")) return Say::tr("Does anything that is allowed. Good for trying things out.");
    if (id == QLatin1String("greedy")) return Say::tr("Takes the most points it can see, one move ahead.");
    return {};
}

} // namespace elgrande
