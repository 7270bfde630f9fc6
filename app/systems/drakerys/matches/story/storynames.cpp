#include "app/systems/drakerys/matches/story/storynames.h"

#include "app/systems/drakerys/matches/unitnames.h"
#include "app/systems/drakerys/text/commandwords.h"

#include <algorithm>

namespace adjutant::story {

namespace {

// Of a Unit in a list: whether another player has one that its card names the same.
bool isAmbiguous(const MatchStart& start, const UnitRef& unit)
{
    using drakerys::UnitCard;
    const auto card = std::ranges::find(start.find(unit.player)->cards, unit.unit, &UnitCard::id);
    return std::ranges::any_of(start.players, [&](const RecordedPlayer& other) {
        return other.id != unit.player &&
               std::ranges::find(other.cards, card->name, &UnitCard::name) != other.cards.end();
    });
}

} // namespace

QString unitName(const MatchStart& start, const UnitRef& unit)
{
    if (const auto name = listedName(start, unit))
        return isAmbiguous(start, unit) ? QStringLiteral("%1 (%2)").arg(*name, playerName(start, unit.player))
                                        : *name;
    if (const auto elemental = invokedName(start, unit))
        return elemental->name + QLatin1Char(' ') + elemental->number;
    return QString::fromStdString(unit.unit.text());
}

QString inWords(const drakerys::Command& command, const MatchStart& start)
{
    return adjutant::inWords(command, {[&start](const PlayerId& id) { return playerName(start, id); },
                                       [&start](const UnitRef& unit) { return unitName(start, unit); }});
}

} // namespace adjutant::story
