#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

namespace {

// Several of a name are numbered from the first on.
void nameUnits(MatchState& state)
{
    for (PlayerState& player : state.players) {
        std::map<std::string_view, int> counts;
        for (const UnitState& unit : player.units)
            ++counts[unit.card->name];
        std::map<std::string_view, int> numbers;
        for (UnitState& unit : player.units) {
            unit.name = unit.card->name;
            if (counts[unit.card->name] > 1)
                unit.name += ' ' + std::to_string(++numbers[unit.card->name]);
        }
    }
    markSharedNames(state);
}

// The Reloading Mechanism gives Quick Shot to a Unit with Crossbows. The rulebook has three kinds of them and
// says only "Crossbows": we read it as any. A Warrior's AP include his Experimental Weapon.
void equip(UnitCard& card, const Unit& unit, const Roster& roster, const Catalogue& catalogue)
{
    for (const RosterEntry& giver : roster.entries)
        for (const ChosenOption& chosen : giver.options) {
            if (chosen.to != card.id)
                continue;
            card.ap += static_cast<int>(costOf(chosen, roster, catalogue).value_or(Amounts())["ap"]);
            const Option* option = catalogue.find(chosen.option);
            if (option)
                card.options.push_back(option->id);
            if (!option || !serves(*option, unit, catalogue))
                continue;
            for (const SkillId& skill : option->gives)
                if (!card.has(skill.text()))
                    card.skills.push_back(skill);
        }
}

} // namespace

int PlayerState::vp() const
{
    int total = 0;
    for (const auto& [mission, given] : scores)
        total += given;
    return total;
}

const UnitState* MatchState::find(const UnitRef& ref) const
{
    const PlayerState* player = find(ref.player);
    return player ? findIn(player->units, ref.unit, &UnitState::id) : nullptr;
}

const MissionState* MatchState::find(const PlayerId& player, const MissionId& mission) const
{
    for (const MissionState& each : missions)
        if (each.player == player && each.mission == mission)
            return &each;
    return nullptr;
}

const PlayerState* activePlayer(const MatchState& state)
{
    const PlayerState* active = nullptr;
    if (state.ended)
        return nullptr;
    for (const PlayerState& player : state.players)
        if (!player.done() && (!active || player.progress < active->progress ||
                               (player.progress == active->progress && player.arrival > active->arrival)))
            active = &player;
    return active;
}

bool hasBegun(const MatchState& state)
{
    return state.activation ||
           std::ranges::any_of(state.players, [](const PlayerState& player) { return player.progress > 0; });
}

int roundOf(const MatchState& state)
{
    const auto last = std::ranges::min_element(state.players, {}, &PlayerState::progress);
    const int resolved = last == state.players.end() ? 0 : last->headquarters();
    return std::min(resolved + 1, TimePath::rounds);
}

bool isFinished(const MatchState& state)
{
    return !activePlayer(state);
}

std::vector<UnitCard> elementalsOf(const Catalogue& catalogue)
{
    std::vector<UnitCard> cards;
    for (const Unit& unit : catalogue.units())
        if (unit.invoked) {
            const RosterEntry entry{.unit = unit.id, .size = 1};
            cards.push_back(cardOf(entry, {}, catalogue));
        }
    return cards;
}

void pileOnStart(MatchState& state, const PlayerId& first)
{
    const int count = static_cast<int>(state.players.size());
    for (int k = 0; PlayerState & player : state.players)
        player.arrival = player.id == first ? count : count - 1 - k++;
    state.arrivals = count;
    state.first = first;
}

void markSharedNames(MatchState& state)
{
    std::map<std::string_view, std::set<const PlayerState*>> owners;
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units)
            owners[unit.name].insert(&player);
    for (PlayerState& player : state.players)
        for (UnitState& unit : player.units)
            unit.nameIsShared = owners[unit.name].size() > 1;
}

UnitState wholeUnit(UnitCard card)
{
    const int warriors = card.size;
    return {.card = std::move(card), .warriors = warriors};
}

MatchState mustered(std::vector<PlayerState> players, const PlayerId& first, std::vector<UnitCard> elementals)
{
    MatchState state{.players = std::move(players), .elementals = std::move(elementals)};
    pileOnStart(state, first);
    nameUnits(state);
    return state;
}

UnitCard cardOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue)
{
    UnitCard card{.id = entry.id,
                  .unit = entry.unit,
                  .name = entry.name.empty() ? nameWithinFaction(entry.unit) : entry.name,
                  .size = entry.size};
    const Unit* unit = catalogue.find(entry.unit);
    if (!unit)
        return card;
    if (entry.name.empty())
        card.name = unit->name;
    if (const SizeOffer* offer = unit->offerFor(entry.size))
        card.ap = offer->cost["ap"];
    card.profile = profileOf(*unit);
    card.hero = isOf(*unit, "hero");
    card.infantry = isOf(*unit, "infantry");
    card.monster = isOf(*unit, "monster");
    card.awakened = unit->figures["awakened"];
    card.awakenedUnknown = unit->isUnknown("awakened");
    card.element = elementOfElemental(*unit);
    card.overlord = unit->hasWord("rank", "overlord");
    for (const std::string& word : wordsUnder(unit->words, "vortexes"))
        if (const auto element = elementOf(word))
            card.vortexes.push_back(*element);
    for (const SkillUse& use : unit->skills) {
        card.skills.push_back(use.skill);
        if (use.skill.text() == "wizard")
            card.wizard = use.value.value_or(1), card.domains = domainsIn(use);
        else if (use.skill.text() == "source_of")
            card.source = elementIn(use), card.sourceMana = use.value.value_or(0);
        else if (use.skill.text() == "war_cry")
            card.warCry = use.value.value_or(0);
        else if (use.skill.text() == "sacrifice")
            card.sacrifice = use.value.value_or(0);
        else if (use.skill.text() == "authority")
            card.authorityRange = use.value;
        else if (use.skill.text() == "charisma")
            card.charismaRange = use.value;
        const WeaponId weapon = weaponIn(use);
        if (const Weapon* known = catalogue.find(weapon))
            card.weapons.push_back(rangedWeapon(*known));
        else if (!weapon.empty())
            card.weapons.push_back({weapon});
    }
    equip(card, *unit, roster, catalogue);
    return card;
}

} // namespace adjutant::drakerys
