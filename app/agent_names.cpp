#include "app/agent_names.h"

#include <QCoreApplication>

namespace elgrande {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("elgrande::agents", text); }

} // namespace

QString agentName(const QString& id) {
    if (id == QLatin1String("random")) return tr(QT_TRANSLATE_NOOP("elgrande::agents", "Random"));
    if (id == QLatin1String("greedy")) return tr(QT_TRANSLATE_NOOP("elgrande::agents", "Greedy"));
    return id;
}

QString agentDescription(const QString& id) {
    if (id == QLatin1String("random"))
        return tr(QT_TRANSLATE_NOOP("elgrande::agents", "Does anything that is allowed. Good for trying things out."));
    if (id == QLatin1String("greedy"))
        return tr(QT_TRANSLATE_NOOP("elgrande::agents", "Takes the most points it can see, one move ahead."));
    return {};
}

} // namespace elgrande
