#include "tests/systems/pebbles/pebbles.h"

#include "core/match/sessionof.h"
#include "core/odds/pool.h"

#define SAY(text, ...) message(WORDS("pebbles", text) __VA_OPT__(, ) __VA_ARGS__)

namespace adjutant::pebbles {

Counts& counts()
{
    static Counts all;
    return all;
}

namespace {

struct Player
{
    PlayerId id;
    Message name;
    int jar = 0;
    bool hides = false;
    int fist = -1; // stones that nobody else sees; -1: none, or not to be seen
};

struct State
{
    std::vector<Player> players;
    std::vector<door::Piece> throwers;
    std::vector<door::Ground::Mark> landed;
    int tosses = 0;

    bool over() const
    {
        return tosses > 20 || std::ranges::any_of(players, [](const Player& each) { return each.jar >= 10; });
    }
    const Player& turn() const { return players[static_cast<std::size_t>(tosses) % 2]; }
    Player& player(const PlayerId& id) { return *std::ranges::find(players, id, &Player::id); }
};

Task<> card(door::CardView& card, Ask& ask)
{
    card.name = verbatim(co_await ask.text(TextOf("name", SAY("Name"), 40)));
    const int hand = co_await ask.number(NumberOf("hand", SAY("Pebbles in a hand"), 1, 5).preset(2));
    card.stats.push_back({"hand", SAY("Hand"), SAY("%1", hand)});
    for (const auto& key : co_await ask.rows(RowsOf("knacks", SAY("Knacks"), 0, 3).plainIs("name"))) {
        const std::string knack = co_await ask.text(TextOf("knacks/" + key + "/name", SAY("Knack"), 20));
        card.chips.emplace_back(verbatim(knack));
    }
}

door::Option option(std::string id, Message label, UnitRef piece, const char* rule)
{
    const auto standing = *rule ? door::Standing::closed : door::Standing::open;
    const door::Remark why{rule, *rule ? SAY("Not now") : Message()};
    return {std::move(id), std::move(label), {}, standing, why, std::move(piece)};
}

using ClosedBy = const char* (*)(const State&, const Player&);

Pick throwers(const State& state, bool anyone = false)
{
    std::vector<door::Option> options;
    for (const door::Piece& each : state.throwers) {
        const bool isOpen = anyone || (!state.over() && state.turn().id == each.ref.player);
        const char* rule = isOpen ? "" : state.over() ? "finished" : "not-active";
        const Message label = SAY("%1 (%2)", each.name, verbatim(each.ref.player.text()));
        options.push_back(option(toText(each.ref), label, each.ref, rule));
    }
    return Pick("thrower", SAY("Thrower"), std::move(options)).unknownIs("unknown-unit");
}

Pick players(const State& state, ClosedBy closedBy)
{
    std::vector<door::Option> options;
    for (const Player& each : state.players)
        options.push_back(option(each.id.text(), each.name, {each.id, {}}, closedBy(state, each)));
    return Pick("player", SAY("Player"), std::move(options)).unknownIs("unknown-unit");
}

Pick colours()
{
    std::vector<door::Option> options{option("black", SAY("Black"), {}, ""),
                                      option("grey", SAY("Grey"), {}, "")};
    return Pick("colours", SAY("Colours"), std::move(options)).from(1, 2).preset("grey").orTyped();
}

PlaceOn spotOnFloor(std::optional<door::Point> from = {})
{
    return PlaceOn("at", SAY("Where the last one lies"), {"floor", {0, 0}, {10, 10}, from, from ? 4.0 : 0});
}

door::Ground::Mark pebbleAt(UnitRef who, const door::Point& at)
{
    door::Ground::Mark mark{std::move(who), SAY("A pebble"), at, 1};
    mark.moves = "lay";
    return mark;
}

Task<> lay(State& state, Ask& ask)
{
    const UnitRef who = unitRefOf(co_await ask.one(throwers(state, true)));
    const bool lies = !state.landed.empty();
    const std::optional<door::Point> from = lies ? std::optional(state.landed.front().at) : std::nullopt;
    const auto at = co_await ask.placeOrNone(spotOnFloor(from));
    if (at && at->x > 9)
        ask.warn("edge", SAY("It rolls off so near to the edge"));
    if (at && at->y > 9)
        co_await ask.refuse("wall", SAY("There is the wall"));
    state.landed.clear();
    if (at)
        state.landed.push_back(pebbleAt(who, *at));
}

struct Throw
{
    int hand = 2;
    int steps = 2;

    bool operator==(const Throw&) const = default;
};

door::OddsView viewOf(const Throw& thrown)
{
    const odds::Pool pool{thrown.hand, odds::faceOf(6, thrown.steps + 1, odds::HighestFace::addsDie), 0};
    door::OddsView view;
    view.headline = SAY("%1 in the jar on average", odds::meanOf(pool));
    view.series.push_back({"in", SAY("Pebbles in the jar"), odds::successes(pool, 200), 0, false});
    return view;
}

Task<> toss(State& state, Ask& ask)
{
    ++counts().tosses;
    const UnitRef who = unitRefOf(co_await ask.one(throwers(state)));
    const int steps =
        co_await ask.number(NumberOf("steps", SAY("Distance"), 1, 5).preset(2).unit(SAY("steps")));
    const bool trick = co_await ask.yes(Whether("trick", SAY("A trick throw")));
    co_await ask.several(colours());
    if (steps == 5)
        ask.warn("far", SAY("Nobody throws %1 steps far", steps));
    ask.settle();
    if (state.player(who.player).jar == 99)
        co_await ask.refuse("full", SAY("The jar is full"));
    const door::CardView& thrower = std::ranges::find(state.throwers, who, &door::Piece::ref)->card;
    const int hand = std::get<int>(thrower.stats.front().value.arguments().front().value);
    const auto sixes = [hand](const std::vector<int>& faces) {
        const auto due = hand + std::ranges::count(faces, 6) - static_cast<std::ptrdiff_t>(faces.size());
        return std::vector<door::Die>(static_cast<std::size_t>(due), door::Die{6, {}});
    };
    ask.forecast(door::Forecast(Throw{hand, steps}, viewOf));
    const auto dice = co_await ask.dice(DiceOf("dice", SAY("Dice; a six adds one"), hand, 6).more(sixes));
    int in = static_cast<int>(std::ranges::count_if(dice, [steps](int face) { return face > steps; }));
    ask.outcome(who.player, "in", in);
    ask.settle();
    const PlayerId other = state.players[state.turn().id == state.players[0].id ? 1 : 0].id;
    in -= (co_await ask.numberOrNone(NumberOf("caught", SAY("Caught"), 0, in).by(other))).value_or(0);
    if (const auto at = co_await ask.placeOrNone(spotOnFloor()))
        state.landed = {pebbleAt(who, *at)};
    state.player(who.player).jar += trick ? 2 * in : in;
    ++state.tosses;
    ask.report(counted(WORDS_N("pebbles", "%1: %n pebble(s) in the jar"), in, verbatim(who.player.text())));
}

Task<> hide(State& state, Ask& ask)
{
    constexpr ClosedBy mayHide = [](const State& now, const Player& each) {
        return now.over() ? "finished" : each.hides ? "hidden" : "";
    };
    const PlayerId who(co_await ask.one(players(state, mayHide)));
    const int stones = co_await ask.number(NumberOf("stones", SAY("In the fist"), 0, 3).secretOf(who));
    state.player(who).fist = stones;
    state.player(who).hides = true;
    ask.report(SAY("%1 hides stones", verbatim(who.text())));
    ask.report(SAY("%1 hides %2", verbatim(who.text()), stones), door::Tone::quiet,
               std::vector<PlayerId>(1, who));
}

Task<> show(State& state, Ask& ask)
{
    if (!std::ranges::all_of(state.players, &Player::hides))
        co_await ask.refuse("waiting", SAY("Somebody hasn't hidden stones"));
    for (Player& each : state.players) {
        ask.report(SAY("%1 had %2", each.name, each.fist), door::Tone::good);
        each.jar += each.fist;
        each.fist = -1;
        each.hides = false;
    }
}

Task<> jar(State& state, Ask& ask)
{
    constexpr ClosedBy nobody = [](const State&, const Player&) { return ""; };
    const PlayerId who(co_await ask.one(players(state, nobody)));
    state.player(who).jar = co_await ask.number(NumberOf("pebbles", SAY("Pebbles in the jar"), 0, 99));
}

State redact(State state, const door::Viewer& viewer)
{
    for (Player& each : state.players)
        each.fist = viewer.sees(each.id) ? each.fist : -1;
    return state;
}

door::MatchView view(const State& state)
{
    ++counts().views;
    door::MatchView view;
    view.headline = state.over() ? SAY("It is over") : SAY("Toss %1", state.tosses + 1);
    view.over = state.over();
    view.pieces = state.throwers;
    door::Track score{std::vector<Message>(11, SAY("Pebbles")), {}};
    door::Row fists;
    for (const Player& each : state.players) {
        view.sides.push_back({each.id, each.name, &each == &state.turn(), {}, {}});
        view.sides.back().points = each.jar;
        view.sides.back().counters.push_back({"jar", SAY("Jar"), each.jar, {}, door::Tone::plain, "jar"});
        if (view.over ? each.jar >= 10 : view.sides.back().active)
            (view.over ? view.winners : view.toAct).push_back(each.id);
        score.tokens.push_back({each.id, std::min(each.jar, 10)});
        fists.items.push_back({each.id.text(), SAY("%1 stones", each.fist), {}, each.id, each.hides});
    }
    view.boards.push_back({"score", SAY("Score"), std::move(score), {SAY("The jars")}});
    door::Ground floor{{10, 10}, state.landed};
    floor.unit = SAY("steps");
    if (state.landed.empty())
        floor.away.push_back(pebbleAt(state.throwers.front().ref, {}));
    view.boards.push_back({"floor", SAY("Floor"), std::move(floor), {SAY("The floor")}});
    view.boards.push_back({"fists", SAY("Fists"), std::move(fists), {SAY("Two fists")}});
    return view;
}

std::vector<door::OfferKey> due(const State& state)
{
    const bool shows = std::ranges::all_of(state.players, &Player::hides);
    return std::vector<door::OfferKey>(shows ? 1 : 0, door::OfferKey{"show", {}, {}});
}

nlohmann::ordered_json toJson(const State& state)
{
    nlohmann::ordered_json json{
        {"system", "pebbles"}, {"round", 1}, {"finished", state.over()}, {"winner", nullptr}};
    json["active_player"] = state.turn().id.text();
    for (const auto& [id, name, jar, hides, fist] : state.players)
        json["players"].push_back({{"id", id.text()}, {"jar", jar}, {"hides", hides}, {"fist", fist}});
    for (const auto& mark : state.landed)
        json["landed"].push_back({toText(mark.piece), mark.at.x, mark.at.y});
    return json;
}

using enum door::Role;
const Rules<State> rules{
    {{"toss", procedure, door::Section::turn, WORDS("pebbles", "Toss"), "thrower", false, toss},
     {"hide", procedure, door::Section::turn, WORDS("pebbles", "Hide stones"), "player", true, hide},
     {"show", procedure, door::Section::turn, WORDS("pebbles", "Show"), "", false, show},
     {"lay", correction, door::Section::match, WORDS("pebbles", "Lay the pebble"), "thrower", false, lay},
     {"jar", correction, door::Section::match, WORDS("pebbles", "Count the jar"), "player", false, jar}},
    redact,
    view,
    due,
    toJson};

Expected<std::unique_ptr<Session>, door::Remark> begin(Start start)
{
    State state;
    for (const Side& side : start.sides) {
        state.players.push_back({side.id, verbatim(side.name.empty() ? side.id.text() : side.name)});
        for (const RosterEntry& entry : side.roster.entries) {
            const auto [form, read] = answered<door::CardView>(card, entry.card, Ask::Missing::skipped);
            if (form.refusal)
                return refuse(*form.refusal);
            state.throwers.push_back({{side.id, entry.id}, read.name, {}, {}, {}, false, true, read});
        }
    }
    return std::make_unique<SessionOf<State>>(std::move(start), std::move(state), rules);
}

Task<> tossOdds(OddsQuestion& question, Ask& ask)
{
    Throw thrown;
    thrown.hand = co_await ask.number(NumberOf("hand", SAY("Pebbles in a hand"), 1, 5).preset(2));
    thrown.steps = co_await ask.number(NumberOf("steps", SAY("Distance"), 1, 5).preset(2));
    question.solve = [thrown] { return viewOf(thrown); };
}

constexpr OddsKind oddsKinds[] = {{"toss", WORDS("pebbles", "Toss"), tossOdds}};

} // namespace

GameSystem gameSystem()
{
    const auto check = [](const Roster&, const Catalogue&) { return std::vector<Finding>(); };
    GameSystem system;
    system.id = "pebbles";
    system.name = "Pebbles";
    system.offers = "lists, odds, matches";
    system.checkRoster = check;
    system.card = card;
    system.begin = begin;
    system.odds = oddsKinds;
    return system;
}

} // namespace adjutant::pebbles
