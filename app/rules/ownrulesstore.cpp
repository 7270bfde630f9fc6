#include "app/rules/ownrulesstore.h"

#include "app/catalogues/catalogueloader.h"
#include "app/storage/diskfile.h"
#include "app/storage/storefiles.h"
#include "app/text/faultwords.h"
#include "core/yaml/referencefiles.h"

#include <QFileInfo>

namespace adjutant {

QString ownRulesPath(const QString& dataFolder, const QString& system)
{
    return dataFolder + storefiles::rules + u'/' + system + QStringLiteral(".yaml");
}

Expected<OwnRules, QString> loadOwnRules(const QString& dataFolder, const QString& system)
{
    const QString path = ownRulesPath(dataFolder, system);
    if (!markOf(path).exists())
        return OwnRules();
    const auto text = readPlainFile(path, longestFile);
    if (!text)
        return refuse(toText(text.error()));
    auto rules = yaml::readOwnRules(*text, path.toStdString(), system.toStdString());
    if (!rules)
        return refuse(toText(rules.error().front()));
    return std::move(*rules);
}

Expected<void, QString> saveOwnRules(const OwnRules& rules, const QString& dataFolder, const QString& system)
{
    const QString path = ownRulesPath(dataFolder, system);
    const auto saved = storefiles::OpenedFolder(dataFolder).stays().and_then([&] {
        makeDataFolder(QFileInfo(path).path());
        return writeInPlace(path, yaml::writeOwnRules(rules, system.toStdString()));
    });
    return saved ? Expected<void, QString>() : refuse(toText(saved.error()));
}

Reference asReference(const OwnRules& rules, const Reference& beside)
{
    std::map<ReferenceId, std::string> texts = rules.houseRules;
    for (const auto& [rule, note] : rules.notes) {
        std::string& text = texts[rule];
        text += (text.empty() ? "" : "\n") + note;
    }
    std::vector<ReferenceEntry> entries;
    for (auto& [rule, text] : texts)
        if (const ReferenceEntry* printed = beside.find(rule)) {
            ReferenceEntry entry;
            entry.id = rule;
            entry.title = printed->title;
            entry.chapter = printed->chapter;
            entry.text = std::move(text);
            entries.push_back(std::move(entry));
        }
    return Reference(std::move(entries));
}

} // namespace adjutant
