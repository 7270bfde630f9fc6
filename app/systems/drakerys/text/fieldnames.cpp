#include "app/systems/drakerys/text/fieldnames.h"

#include "app/systems/drakerys/text/matchnames.h"
#include "app/text/figures.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace adjutant {

using drakerys::ObjectiveState;
using drakerys::Point;
using drakerys::SceneryId;
using drakerys::SourceState;

namespace {

struct FieldNames
{
    Q_DECLARE_TR_FUNCTIONS(FieldNames)
};

// With the number at the end of an id: 2 of `fire-2`.
QString numbered(const QString& name, const std::string& id)
{
    bool isNumber = false;
    const int number = QString::fromStdString(id.substr(id.rfind('-') + 1)).toInt(&isNumber);
    return isNumber && number >= 0
               ? FieldNames::tr("%1 %2", "a thing and its number").arg(name, figure(number))
               : name;
}

QString kindOf(const std::optional<Element>& element)
{
    if (!element)
        return FieldNames::tr("Maelstrom");
    switch (*element) {
    case Element::air:
        return FieldNames::tr("Air Vortex");
    case Element::earth:
        return FieldNames::tr("Earth Vortex");
    case Element::fire:
        return FieldNames::tr("Fire Vortex");
    case Element::water:
        return FieldNames::tr("Water Vortex");
    }
    return {};
}

// Empty of a mission that has no tokens of its own.
QString tokenOf(const std::string& mission)
{
    if (mission == "conquerors")
        return FieldNames::tr("Flag");
    if (mission == "moon-shards")
        return FieldNames::tr("Moon shard");
    if (mission == "idols-of-power")
        return FieldNames::tr("Idol");
    if (mission == "messenger")
        return FieldNames::tr("Message");
    if (mission == "prisoners")
        return FieldNames::tr("Cage");
    if (mission == "relics")
        return FieldNames::tr("Relic");
    return {};
}

QString toATenth(double centimetres)
{
    const double rounded = std::round(centimetres * 10) / 10;
    return QLocale().toString(rounded, 'f', rounded == std::round(rounded) ? 0 : 1);
}

} // namespace

QString nameOf(const SourceState& source)
{
    return numbered(kindOf(source.element), source.id.text());
}

QString nameOf(const SceneryId& scenery)
{
    return scenery.text().starts_with("scenery") ? numbered(FieldNames::tr("Scenery"), scenery.text())
                                                 : wordsOfId(scenery.text());
}

QString nameOf(const ObjectiveState& objective)
{
    const QString token = tokenOf(objective.mission.text());
    return token.isEmpty() ? wordsOfId(objective.id.text()) : numbered(token, objective.id.text());
}

QString centimetresInWords(const Point& at)
{
    return FieldNames::tr("%1, %2 cm", "a place: from the left edge, from the near edge")
        .arg(toATenth(at.x), toATenth(at.y));
}

} // namespace adjutant
