#include "core/systems/drakerys/match/labels.h"

#include "core/systems/drakerys/missions/mission.h"
#include "core/text.h"

namespace adjutant::drakerys {

namespace {

// With the number at the end of an id: 2 of `fire-2`.
Message numbered(Words name, const std::string& id)
{
    const auto number = wholeNumberOf(std::string_view(id).substr(id.rfind('-') + 1));
    return number ? message(TR("%1 %2"), message(name), *number) : message(name);
}

} // namespace

double asMeasured(double distance)
{
    return std::round(distance * 10) / 10;
}

bool isBeyond(std::optional<double> away, std::optional<double> limit)
{
    return away && limit && asMeasured(*away) > *limit;
}

Message toMessage(const PlayerState& player)
{
    return verbatim(player.name.empty() ? player.id.text() : player.name);
}

Message MatchState::name(const PlayerId& player) const
{
    const PlayerState* known = find(player);
    return known ? toMessage(*known) : verbatim(player.text());
}

Message MatchState::name(const UnitRef& unit) const
{
    const UnitState* known = find(unit);
    if (!known)
        return verbatim(toText(unit));
    return known->nameIsShared ? message(TR("%1 of %2"), known->name, name(unit.player))
                               : verbatim(known->name);
}

Message MatchState::name(const StatusId& status) const
{
    const OwnToken* own = find(status);
    return own ? verbatim(own->name) : toMessage(status);
}

Message MatchState::name(const SpellId& spell) const
{
    const SpellCard* card = find(spell);
    return card ? verbatim(card->name) : fromId(spell.text());
}

Message toMessage(const MissionId& id)
{
    const Mission* mission = findMission(id);
    return mission ? message(mission->name) : verbatim(id.text());
}

Message toMessage(const Point& at)
{
    return message(TR("%1, %2 cm"), asMeasured(at.x), asMeasured(at.y));
}

Message toMessage(const SourceState& source)
{
    constexpr Words kinds[] = {TR("Air Vortex"), TR("Earth Vortex"), TR("Fire Vortex"), TR("Water Vortex")};
    return numbered(source.element ? kinds[static_cast<std::size_t>(*source.element)] : TR("Maelstrom"),
                    source.id.text());
}

Message toMessage(const SceneryId& scenery)
{
    return scenery.text().starts_with("scenery") ? numbered(TR("Scenery"), scenery.text())
                                                 : fromId(scenery.text());
}

Message toMessage(const ObjectiveState& objective)
{
    const Mission* mission = findMission(objective.mission);
    if (!mission || mission->token.id.empty())
        return fromId(objective.id.text());
    return numbered(mission->token.name, objective.id.text());
}

Message withAnd(std::vector<Message> things)
{
    if (things.size() < 2)
        return listed(std::move(things));
    Message last = std::move(things.back());
    things.pop_back();
    return message(TR("%1 and %2"), listed(std::move(things)), std::move(last));
}

} // namespace adjutant::drakerys
