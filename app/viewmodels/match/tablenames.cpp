#include "tablenames.h"

#include <QLocale>

#include <algorithm>

namespace adjutant {

QString playerName(const MatchStart& start, const PlayerId& id)
{
    const RecordedPlayer* player = start.find(id);
    return player && !player->name.isEmpty() ? player->name : QString::fromStdString(id.text());
}

QString unitName(const MatchStart& start, const UnitRef& unit)
{
    const RecordedPlayer* player = start.find(unit.player);
    const auto card = player ? std::ranges::find(player->cards, unit.unit, &drakerys::UnitCard::id)
                             : std::vector<drakerys::UnitCard>::const_iterator();
    if (player && card != player->cards.end()) {
        const QString name = QString::fromStdString(card->name);
        const auto same = [&card](const drakerys::UnitCard& each) { return each.name == card->name; };
        if (std::ranges::count_if(player->cards, same) < 2)
            return name;
        const auto number = std::count_if(player->cards.begin(), card + 1, same);
        return QStringLiteral("%1 %2").arg(name, QLocale().toString(static_cast<qlonglong>(number)));
    }
    // An Elemental's entry is its Unit's name and a number: air-herald-2.
    const std::string& id = unit.unit.text();
    const auto dash = id.rfind('-');
    for (const drakerys::UnitCard& elemental : start.elementals)
        if (nameWithinFaction(elemental.unit) == id.substr(0, dash))
            return id.substr(dash + 1) == "1"
                       ? QString::fromStdString(elemental.name)
                       : QStringLiteral("%1 %2").arg(QString::fromStdString(elemental.name),
                                                     QString::fromStdString(id.substr(dash + 1)));
    return QString::fromStdString(id);
}

TableNames namesOf(const MatchStart& start)
{
    return {[&start](const PlayerId& id) { return playerName(start, id); },
            [&start](const UnitRef& unit) { return unitName(start, unit); }};
}

} // namespace adjutant
