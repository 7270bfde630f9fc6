#include "app/rules/pagenames.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>

namespace adjutant {

namespace {

// A title has a capital letter, what stands within a sentence has none, and a page writes a minus.
QStringList spellingsOf(const QString& name)
{
    QString minus = name;
    minus.replace(QLatin1Char('-'), QChar(0x2212));
    return {name, minus, name.left(1).toLower() + name.mid(1), name.toLower()};
}

} // namespace

Reference withNamesOfPage(const Reference& reference, const std::string& context, const std::string& language)
{
    std::vector<ReferenceEntry> entries = reference.entries();
    for (ReferenceEntry& entry : entries) {
        if (entry.language == language)
            continue;
        std::vector<std::string> names = entry.aliases;
        names.insert(names.begin(), entry.title);
        for (const std::string& name : names)
            for (const QString& spelling : spellingsOf(QString::fromStdString(name))) {
                const QString word =
                    QCoreApplication::translate(context.c_str(), spelling.toUtf8().constData());
                const std::string called = (word.left(1).toUpper() + word.mid(1)).toStdString();
                const bool isNew = word != spelling && called != entry.title &&
                                   std::ranges::find(entry.aliases, called) == entry.aliases.end();
                if (isNew)
                    entry.aliases.push_back(called);
            }
    }
    return Reference(std::move(entries));
}

} // namespace adjutant
