#include "app/systems/drakerys/matches/unitnames.h"

#include <QLocale>

#include <algorithm>

namespace adjutant {

using drakerys::UnitCard;

QString playerName(const MatchStart& start, const PlayerId& id)
{
    const RecordedPlayer* player = start.find(id);
    return player && !player->name.isEmpty() ? player->name : QString::fromStdString(id.text());
}

std::optional<QString> listedName(const MatchStart& start, const UnitRef& unit)
{
    const RecordedPlayer* player = start.find(unit.player);
    if (!player)
        return std::nullopt;
    const auto card = std::ranges::find(player->cards, unit.unit, &UnitCard::id);
    if (card == player->cards.end())
        return std::nullopt;
    const QString name = QString::fromStdString(card->name);
    const auto same = [&card](const UnitCard& each) { return each.name == card->name; };
    if (std::ranges::count_if(player->cards, same) < 2)
        return name;
    const auto number = static_cast<qlonglong>(std::count_if(player->cards.begin(), card + 1, same));
    return name + QLatin1Char(' ') + QLocale().toString(number);
}

std::optional<InvokedName> invokedName(const MatchStart& start, const UnitRef& unit)
{
    const std::string& id = unit.unit.text();
    const auto dash = id.rfind('-');
    if (dash == std::string::npos)
        return std::nullopt;
    for (const UnitCard& elemental : start.elementals)
        if (nameWithinFaction(elemental.unit) == id.substr(0, dash))
            return InvokedName{QString::fromStdString(elemental.name),
                               QString::fromStdString(id.substr(dash + 1))};
    return std::nullopt;
}

} // namespace adjutant
