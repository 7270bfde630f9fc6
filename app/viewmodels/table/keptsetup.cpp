#include "app/viewmodels/table/keptsetup.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/export/savedfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

} // namespace

KeptSetup keptSetup(const QString& system)
{
    const QJsonObject json = keptSetups().value(system).toObject();
    KeptSetup setup;
    setup.first = json.value(QLatin1String("first")).toString();
    for (const QJsonValue each : json.value(QLatin1String("sides")).toArray())
        setup.sides.push_back(
            {each[QLatin1String("name")].toString(), each[QLatin1String("list")].toString()});
    return setup;
}

void keepSetup(const QString& system, const KeptSetup& setup)
{
    QJsonObject all = keptSetups();
    QJsonArray sides;
    for (const KeptSetup::Side& side : setup.sides)
        sides.append(QJsonObject{{QStringLiteral("name"), side.name}, {QStringLiteral("list"), side.list}});
    const QJsonObject kept{{QStringLiteral("first"), setup.first}, {QStringLiteral("sides"), sides}};
    if (all.value(system).toObject() == kept)
        return;
    all.insert(system, kept);
    // Where there is no room, the next match is set up as the one before.
    static_cast<void>(saveFile(setupFile(), QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

} // namespace adjutant
