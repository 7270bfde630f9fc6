#pragma once

#include "tests/systems/drakerys/match/drakerysstart.h"

#include <QtGlobal>

namespace adjutant::test {

/// A table of these players with the cards of the catalogue.
inline drakerys::MatchState matchOf(const std::vector<std::pair<PlayerId, Roster>>& armies,
                                    const PlayerId& first)
{
    std::vector<drakerys::PlayerState> players;
    for (const auto& [id, roster] : armies) {
        drakerys::PlayerState& player = players.emplace_back();
        player.id = id;
        for (const RosterEntry& entry : roster.entries)
            player.units.push_back(drakerys::wholeUnit(drakerys::cardOf(entry, roster, shipped())));
    }
    return drakerys::mustered(std::move(players), first, drakerys::elementalsOf(shipped()));
}

/// A table of two; red is the First Player.
inline drakerys::MatchState matchOf(const Roster& red, const Roster& blue)
{
    return matchOf({{PlayerId("red"), red}, {PlayerId("blue"), blue}}, PlayerId("red"));
}

/// The one that tests play.
inline drakerys::MatchState readyMatch()
{
    return matchOf(redArmy(), blueArmy());
}

/// A table of two begun as a match is: with the spell cards of the catalogue.
inline drakerys::MatchState matchAsPlayed(const Roster& red, const Roster& blue)
{
    auto match = drakerys::matchAt(drakerysStart(red, blue));
    if (!match)
        qFatal("%s", toText(match.error().message).c_str());
    return std::move(*match);
}

/// The Unit of that name: "red/crows-1".
inline const drakerys::UnitState& unitOf(const drakerys::MatchState& state, std::string_view unit)
{
    const drakerys::UnitState* found = state.find(unitRefOf(unit));
    if (!found)
        qFatal("no such Unit");
    return *found;
}

inline const drakerys::PlayerState& playerOf(const drakerys::MatchState& state, std::string_view player)
{
    const drakerys::PlayerState* found = state.find(PlayerId(std::string(player)));
    if (!found)
        qFatal("no such player");
    return *found;
}

/// Changes the card of a Unit.
template <class Change> void changeCard(drakerys::MatchState& state, std::string_view unit, Change change)
{
    drakerys::UnitState& known = *state.find(unitRefOf(unit));
    drakerys::UnitCard card = *known.card;
    change(card);
    known.card = card;
}

/// Gives a Unit a skill that its card hasn't got, and the figure of that.
inline void teach(drakerys::MatchState& state, std::string_view unit, const std::string& skill,
                  int drakerys::UnitCard::*value = nullptr, int figure = 0)
{
    changeCard(state, unit, [&](drakerys::UnitCard& card) {
        card.skills.emplace_back(skill);
        if (value)
            card.*value = figure;
    });
}
inline drakerys::MatchState withSkill(drakerys::MatchState state, std::string_view unit,
                                      const std::string& skill, int drakerys::UnitCard::*value = nullptr,
                                      int figure = 0)
{
    teach(state, unit, skill, value, figure);
    return state;
}

/// Its Leader is a Fire Vortex of 2 mana.
inline drakerys::MatchState withSource(drakerys::MatchState state, std::string_view unit)
{
    teach(state, unit, "source_of", &drakerys::UnitCard::sourceMana, 2);
    changeCard(state, unit, [](drakerys::UnitCard& card) { card.source = drakerys::Element::fire; });
    return state;
}

/// The id of the active player; "" once the game is over.
inline std::string activeOf(const drakerys::MatchState& state)
{
    const drakerys::PlayerState* active = activePlayer(state);
    return active ? active->id.text() : std::string();
}

/// The Vortex or Maelstrom of an id, one that lies nowhere where there is none.
inline drakerys::SourceState sourceOf(const drakerys::MatchState& state, std::string_view id)
{
    const auto* source =
        findIn(state.sources, drakerys::SourceId(std::string(id)), &drakerys::SourceState::id);
    return source ? *source : drakerys::SourceState();
}

} // namespace adjutant::test
