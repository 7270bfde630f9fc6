#include "app/rules/ownrulesstore.h"

#include "app/catalogues/catalogueloader.h"
#include "app/export/savedfile.h"
#include "app/storage/storefiles.h"
#include "app/text/faultwords.h"
#include "core/yaml/ownrulesfile.h"

#include <QDir>
#include <QFileInfo>

namespace adjutant {

namespace {

QString rulesFolder(const QString& dataFolder)
{
    return dataFolder + QStringLiteral("/rules");
}

Expected<void, QString> copyRules(const QString& from, const QString& to)
{
    for (const QString& name : QDir(from).entryList({QStringLiteral("*.yaml")}, QDir::Files)) {
        const auto text = readFile(from + u'/' + name);
        if (!text)
            return refuse(toText(text.error()));
        QDir().mkpath(to);
        if (auto saved = saveFile(to + u'/' + name, *text); !saved)
            return saved;
    }
    return {};
}

} // namespace

QString ownRulesPath(const QString& dataFolder, const QString& system)
{
    return rulesFolder(dataFolder) + u'/' + system + QStringLiteral(".yaml");
}

Expected<void, QString> backUpOwnRules(const QString& dataFolder, const QString& backup)
{
    QDir().mkpath(storefiles::rulesOf(backup)); // an empty one says that there were none
    return copyRules(rulesFolder(dataFolder), storefiles::rulesOf(backup));
}

Expected<void, QString> restoreOwnRules(const QString& dataFolder, const QString& backup)
{
    const QDir kept(storefiles::rulesOf(backup));
    const QDir present(rulesFolder(dataFolder));
    if (auto copied = copyRules(kept.path(), present.path()); !copied)
        return copied;
    if (kept.exists())
        for (const QString& name : present.entryList({QStringLiteral("*.yaml")}, QDir::Files))
            if (!kept.exists(name))
                QFile::remove(present.filePath(name));
    return {};
}

Expected<OwnRules, QString> loadOwnRules(const QString& dataFolder, const QString& system)
{
    const QString path = ownRulesPath(dataFolder, system);
    if (!QFileInfo::exists(path))
        return OwnRules();
    const auto text = readFile(path);
    if (!text)
        return refuse(toText(text.error()));
    auto rules = yaml::readOwnRules(text->toStdString(), path.toStdString(), system.toStdString());
    if (!rules)
        return refuse(toText(rules.error().front()));
    return std::move(*rules);
}

Expected<void, QString> saveOwnRules(const OwnRules& rules, const QString& dataFolder, const QString& system)
{
    const QString path = ownRulesPath(dataFolder, system);
    QDir().mkpath(QFileInfo(path).path());
    return saveFile(path, QByteArray::fromStdString(yaml::writeOwnRules(rules, system.toStdString())));
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
