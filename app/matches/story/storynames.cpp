#include "app/matches/story/storynames.h"

#include "app/text/commandwords.h"

#include <algorithm>

namespace adjutant::story {

namespace {

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace

QString playerName(const MatchStart& start, const PlayerId& id)
{
    const RecordedPlayer* player = start.find(id);
    return player && !player->name.isEmpty() ? player->name : textOf(id.text());
}

QString unitName(const MatchStart& start, const UnitRef& unit)
{
    using drakerys::UnitCard;
    if (const RecordedPlayer* player = start.find(unit.player)) {
        const auto card = std::ranges::find(player->cards, unit.unit, &UnitCard::id);
        if (card != player->cards.end()) {
            const auto sameName = [&card](const UnitCard& each) { return each.name == card->name; };
            QString name = textOf(card->name);
            if (std::ranges::count_if(player->cards, sameName) > 1)
                name += QLatin1Char(' ') +
                        QString::number(std::count_if(player->cards.begin(), card + 1, sameName));
            const bool othersHaveIt = std::ranges::any_of(start.players, [&](const RecordedPlayer& other) {
                return other.id != player->id && std::ranges::any_of(other.cards, sameName);
            });
            return othersHaveIt ? QStringLiteral("%1 (%2)").arg(name, playerName(start, player->id)) : name;
        }
    }
    // The entry of an Elemental is its Unit's name and a number: air-herald-2.
    const std::string& id = unit.unit.text();
    const auto dash = id.rfind('-');
    for (const UnitCard& elemental : start.elementals)
        if (dash != id.npos && nameWithinFaction(elemental.unit) == id.substr(0, dash))
            return textOf(elemental.name) + QLatin1Char(' ') + textOf(id.substr(dash + 1));
    return textOf(id);
}

QString inWords(const drakerys::Command& command, const MatchStart& start)
{
    return adjutant::inWords(command, {[&start](const PlayerId& id) { return playerName(start, id); },
                                       [&start](const UnitRef& unit) { return unitName(start, unit); }});
}

} // namespace adjutant::story
