// "Report a problem": one text file with all that somebody needs to see the same game: versions, platform, settings
// without folders or names of files, and the record, which `elgrande-cli replay` reads out of the file as it is.
#pragma once

#include <QString>

namespace elgrande {

class Settings;

QString problemReport(const Settings& settings, const QString& recordText, const QString& complaint);

} // namespace elgrande
