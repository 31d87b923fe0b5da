#include <QString>
namespace elgrande {
QString words_inquisitor_colonies(const QString& key, int count);
QString words_inquisitor_colonies(const QString&, int) { return {}; }
} // namespace elgrande
