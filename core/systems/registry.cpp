#include "core/systems/adventure/adventure.h"
#include "core/systems/battlecards/battlecards.h"
#include "core/systems/drafta/drafta.h"
#include "core/systems/drakerys/drakerys.h"
#include "core/systems/skirmish/skirmish.h"

namespace adjutant {

namespace {

// Room for added systems, so that none ever moves.
constexpr std::size_t mostSystems = 64;

std::vector<GameSystem>& systems()
{
    static std::vector<GameSystem> all = [] {
        std::vector<GameSystem> shipped{
            drakerys::gameSystem(), drafta::gameSystem(),    battlecards::gameSystem(),
            skirmish::gameSystem(), adventure::gameSystem(),
        };
        shipped.reserve(mostSystems);
        return shipped;
    }();
    return all;
}

struct AskedQuery
{
    const GameSystem* system;
    door::OddsQuery query;
    std::function<door::OddsView()> solve;

    bool operator==(const AskedQuery& other) const { return system == other.system && query == other.query; }
};

} // namespace

std::span<const GameSystem> gameSystems()
{
    return systems();
}

bool addGameSystem(GameSystem system)
{
    if (systems().size() == mostSystems || findGameSystem(system.id))
        return false;
    systems().push_back(std::move(system));
    return true;
}

const GameSystem* findGameSystem(std::string_view id)
{
    const auto systems = gameSystems();
    return findIn(systems, id, &GameSystem::id);
}

ListShape listShapeOf(const SystemId& system)
{
    if (const GameSystem* game = findGameSystem(system.text()))
        return *game;
    // Of a misspelt game that is reported, and not all that its weapons and skills say.
    ListShape shape{.isUnknown = true, .hasFactions = true};
    for (const GameSystem& game : gameSystems())
        if (!game.keys.weaponStats.empty())
            shape.keys = {.weaponStats = game.keys.weaponStats,
                          .skillParameters = game.keys.skillParameters,
                          .skillWords = game.keys.skillWords};
    return shape;
}

StartShape startShapeOf(const SystemId& system)
{
    const GameSystem* game = findGameSystem(system.text());
    if (game && game->begin)
        return *game;
    return {.playersChooseFirst = true, .hasNames = false, .mostSides = 8};
}

Start withCards(Start start, const GameSystem& system, const Catalogue& catalogue)
{
    if (system.withCards)
        return system.withCards(std::move(start), catalogue);
    for (Side& side : start.sides)
        side.roster = withCards(std::move(side.roster), catalogue);
    return start;
}

int countOf(const Roster& roster, const GameSystem& system, const Catalogue& catalogue)
{
    return system.sizeWords.text ? totalsOf(roster, catalogue).warriors
                                 : static_cast<int>(roster.entries.size());
}

door::CardView cardViewOf(const GameSystem& system, const door::Answers& card)
{
    if (!system.card)
        return {};
    // What a file leaves out is left out; of a card that is still being typed, what is there.
    auto whole = answered<door::CardView>(system.card, card, Ask::Missing::skipped);
    if (!whole.form.refusal)
        return std::move(whole.result);
    return answered<door::CardView>(system.card, card, Ask::Missing::stays).result;
}

door::CardView cardViewOf(const GameSystem& system, const Unit& unit, const Catalogue& catalogue)
{
    door::CardView view = system.unitCard     ? system.unitCard(unit, catalogue)
                          : unit.card.empty() ? door::CardView()
                                              : cardViewOf(system, unit.card);
    if (view.name.empty())
        view.name = verbatim(unit.name);
    view.sample = view.sample || unit.sample;
    return view;
}

door::CardView cardViewOf(const GameSystem& system, const RosterEntry& entry, const Catalogue& catalogue)
{
    if (!entry.card.empty())
        return cardViewOf(system, entry.card);
    const Unit* unit = catalogue.find(entry.unit);
    return unit ? cardViewOf(system, *unit, catalogue) : door::CardView();
}

Task<> limitWork(OddsQuestion& question, double work, Ask& ask)
{
    question.work = work;
    if (work <= mostOddsWork)
        co_return;
    constexpr double million = 1e6;
    constexpr double mostShown = 1e9;
    co_await ask.refuse("malformed",
                        message(WORDS("match", "this calculation takes about %1 million steps; the limit is "
                                               "%2 million: use fewer dice or actions"),
                                static_cast<int>(std::min(work / million, mostShown)),
                                static_cast<int>(mostOddsWork / million)),
                        door::Path());
}

std::optional<door::Forecast> forecastOf(const GameSystem& system, const door::OddsQuery& query,
                                         const Catalogue* catalogue)
{
    const OddsKind* kind = findIn(system.odds, query.kind, &OddsKind::id);
    if (!kind)
        return std::nullopt;
    auto asked =
        answered<OddsQuestion>(kind->ask, query.answers, Ask::Missing::skipped, {catalogue, nullptr});
    if (!asked.form.complete || !asked.result.solve)
        return std::nullopt;
    return door::Forecast(
        AskedQuery{&system, query, std::move(asked.result.solve)},
        +[](const AskedQuery& each) { return each.solve(); });
}

std::optional<door::OddsView> solve(const GameSystem& system, const door::OddsQuery& query,
                                    const Catalogue* catalogue)
{
    const auto forecast = forecastOf(system, query, catalogue);
    return forecast ? std::optional(forecast->solve()) : std::nullopt;
}

} // namespace adjutant
