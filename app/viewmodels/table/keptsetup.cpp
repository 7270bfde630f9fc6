#include "app/viewmodels/table/keptsetup.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/export/savedfile.h"
#include "core/match/record.h"
#include "core/yaml/answersreader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

QString setupFile()
{
    return dataFolder() + QStringLiteral("/match-setup.json");
}

QJsonObject keptSetups()
{
    const auto text = readFile(setupFile());
    return text ? QJsonDocument::fromJson(*text).object() : QJsonObject();
}

QString textOf(const table::Answers& answers)
{
    return QString::fromStdString(answersJson(answers).dump());
}

table::Answers answersIn(const QJsonValue& text)
{
    return yaml::answersIn(text.toString().toStdString()).value_or(table::Answers());
}

} // namespace

KeptSetup keptSetup(const QString& system)
{
    const QJsonObject json = keptSetups().value(system).toObject();
    KeptSetup setup;
    setup.first = json.value(QLatin1String("first")).toString();
    setup.extras = answersIn(json.value(QLatin1String("extras")));
    for (const QJsonValue each : json.value(QLatin1String("sides")).toArray())
        setup.sides.push_back({each[QLatin1String("name")].toString(), each[QLatin1String("list")].toString(),
                               answersIn(each[QLatin1String("extras")])});
    return setup;
}

void keepSetup(const QString& system, const KeptSetup& setup)
{
    QJsonObject all = keptSetups();
    QJsonArray sides;
    for (const KeptSetup::Side& side : setup.sides)
        sides.append(QJsonObject{{QStringLiteral("name"), side.name},
                                 {QStringLiteral("list"), side.list},
                                 {QStringLiteral("extras"), textOf(side.extras)}});
    const QJsonObject kept{{QStringLiteral("first"), setup.first},
                           {QStringLiteral("sides"), sides},
                           {QStringLiteral("extras"), textOf(setup.extras)}};
    if (all.value(system).toObject() == kept)
        return;
    all.insert(system, kept);
    // Where there is no room, the next match is set up as the one before.
    static_cast<void>(saveFile(setupFile(), QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

} // namespace adjutant
