#pragma once

#include "core/match/session.h"
#include "core/systems/drakerys/procedures/procedures.h"

// A mission is one file of this folder, with everything that only this mission has, and its name in the list
// of missions.cpp. All other code reads the rows below.

namespace adjutant::drakerys {

/// A player's card, on the table that it is judged by.
struct JudgedCard
{
    const MatchState& state;
    const PlayerState& player;
    const MissionState& mission;

    std::vector<const PlayerState*> enemies() const;

    /// The Units of `side`'s player among those chosen for a mission, as long as they are known.
    std::vector<const UnitState*> chosenOf(const PlayerId& side, const MissionState& chosenFor) const;

    /// The Objectives of the mission.
    std::vector<const ObjectiveState*> objectives() const;
};

/// What the state tells of a condition: how many, or 1 and 0 for yes and no; none where it can't tell.
using Judged = std::optional<int>;

/// What is chosen at the end of the Deployment: so many of each.
struct MissionChoice
{
    int ownHeroes = 0;
    int enemyHeroes = 0;
    int ownUnits = 0;     ///< of any kind
    int ownInfantry = 0;  ///< Infantry Units
    int sceneries = 0;    ///< not all in the same half of the battlefield
    bool byEnemy = false; ///< the enemy chooses for the player who holds the card
    bool secret = false;

    int units() const { return ownHeroes + enemyHeroes + ownUnits + ownInfantry; }
    bool nothing() const { return units() + sceneries == 0; }
};

/// When the Objectives of a mission come to the battlefield.
enum class ObjectivePlacing {
    none,
    setup,    ///< they are placed with the battlefield
    deployed, ///< they are placed at the end of the Deployment
    carried,  ///< by a Unit of each player, from the end of the Deployment
    planted,  ///< during the game, in Contact with a Warrior
    hidden    ///< in Sceneries, until they are found
};

/// Who may pick the Objectives of a mission.
enum class ObjectivePicking { nobody, everybody, owner, ownersEnemy };

/// The Objectives of a mission.
struct MissionObjectives
{
    int count = 0; ///< 0: none, or as many as are planted; of those carried: one for each player
    ObjectivePlacing placing = ObjectivePlacing::none;
    ObjectivePicking picking = ObjectivePicking::everybody;
    double apart = Field::apart; ///< cm, at least, between two of them
    double middlesApart = 0;     ///< cm between their middles, where that is how it is said; 0: it is not
    std::string_view gone{};     ///< the condition whose ticks count the tokens that left

    /// Where they may lie, for the player who places them: %1 is its distance, %2 the one to everything else.
    Words rule = TR("at least %1 cm from every Scenery, Vortex, Maelstrom and Objective");
    double distance = Field::apart; ///< cm, of the rule

    /// What is odd about the place of one beyond its distance to everything else. Null: nothing.
    std::vector<door::Remark> (*remarks)(const MatchState& state, const ObjectiveState& placed) = nullptr;

    /// The rows of places one of which they take: the middle, and the two beside it. Null: they lie anywhere.
    std::vector<std::vector<Point>> (*rows)() = nullptr;
};

/// A condition that brings victory points at the end of the game. What the players tick goes before what the
/// state of the match tells.
struct MissionCondition
{
    std::string_view id; ///< `own-hero-alive`
    Words label;
    Judged (*judge)(const JudgedCard& card) = nullptr; ///< null: only the players know
    int most = 1;                                      ///< VP that it can bring
    bool counts = false;                               ///< a tick tells how many; else yes (1) or no (0)
    int each = 1;                                      ///< so many of what is counted bring 1 VP

    /// How it stands where that says more than the count. Null: the count, or yes and no.
    std::optional<Message> (*standing)(const JudgedCard& card) = nullptr;
};

/// One of the two effects of a mission card.
struct MissionEffect
{
    Words summary{"", ""}; ///< what to do, in one or two sentences
    MissionChoice choice{};
    MissionObjectives objectives{};
    std::span<const MissionCondition> conditions{};
};

/// What the Objective tokens of a mission are called.
struct MissionToken
{
    std::string_view id{}; ///< `shard` of `shard-1`; empty: the mission has none
    Words name{};
    std::string_view symbol = "field/objective";
};

/// A mission card (chapter "List of the Missions").
struct Mission
{
    std::string_view id; ///< `epic-fight`
    Words name;
    MissionToken token{};
    MissionEffect common{}; ///< where it is the mission of both players
    MissionEffect solo{};

    /// Its Actions, beside the picking up of Objectives.
    std::vector<Procedure<MatchState>> actions{};

    /// What it brings about by itself, and when that is due.
    std::optional<Procedure<MatchState>> event{};
    std::vector<door::OfferKey> (*due)(const MatchState& state) = nullptr;

    /// Asked at the end of a Fight of the two Units.
    Task<> (*afterFight)(MatchState& state, Ask& ask, UnitRef active, UnitRef target) = nullptr;

    /// What the map shows of it, beside its Objectives, where its card was dealt.
    void (*draw)(const MatchState& state, door::Ground& ground, std::vector<Message>& spoken) = nullptr;

    const MissionEffect& effect(bool isCommon) const { return isCommon ? common : solo; }
};

/// What a Unit does for a mission in its turn.
inline Procedure<MatchState> missionProcedure(const char* id, Words label,
                                              Task<> (*play)(MatchState& state, Ask& ask))
{
    return {id, door::Role::procedure, door::Section::turn, label, "unit", false, play};
}

/// The nine missions in the rulebook's order.
std::span<const Mission> missions();

/// Null where the rulebook has no such mission.
const Mission* findMission(const MissionId& id);

/// The effect of a mission; one of nothing where the rulebook has none of that id.
const MissionEffect& effectOf(const MissionId& mission, bool common);
/// That of this match: Solo where its card was dealt to one player, else Common.
const MissionEffect& effectOf(const MatchState& state, const MissionId& mission);

/// What to do for a mission; `common` where it is the mission of both players. Empty where the rulebook has
/// no such card.
Message summaryOf(const MissionId& mission, bool common);

/// What was ticked for a condition; none where nothing was.
Judged tickOf(const MissionState& mission, std::string_view condition);
/// Ticks it so often; 0: not at all.
void setTick(MissionState& mission, std::string_view condition, int count);

/// An Objective of a mission of the rulebook, with an id that none of those there has.
ObjectiveState newObjective(const std::vector<ObjectiveState>& there, const MissionId& mission,
                            const PlayerId& owner);

// What the placing of things seems to break (chapters "Creation of the Battlefield", "General Rules of the
// Missions" and "List of the Missions"). Distances are clear ones, from edge to edge.

/// A Scenery where it is to stand.
std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const SceneryState& scenery);

/// An Objective token as it is to be: where it is to lie, or who picks it up. Only Infantry that is not
/// Engaged picks up, and of some missions only some players.
std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const ObjectiveState& objective);

/// "Idol 2 lies 8.5 cm from Idol 1; it must be at least 10 cm", or more than that.
door::Remark tooNear(const Message& what, double clear, const Message& to, double least, bool atLeast = true);

/// cm by which a token that players lay down may miss a place it is to lie on.
inline constexpr double byHand = 0.5;

// What the Special Actions of missions share, and the one of all those with Objectives: picking them up
// (chapter "General Rules of the Missions").

/// cm from the edge of the Leader's base to what a Warrior of its Unit may touch: others than the Leader
/// stand 10 cm away at most (chapter "Unit Cohesion").
inline double touchOf(const UnitState& unit)
{
    return unit.warriors > 1 ? Field::cohesion + 2 * Field::leadersBase : byHand;
}

Action specialAction(int ts = 1);

/// Why a player does nothing for a mission: there is no such card of that player.
Forbidden lacksCard(const MatchState& state, const PlayerId& player, const MissionId& mission);

/// Makes such an Action, and tells it with its cost: "Crows: plants a flag (1 TS)".
void makeSpecial(MatchState& state, Ask& ask, const UnitRef& unit, Message what,
                 door::Tone tone = door::Tone::plain, const Action& action = specialAction());

/// Infantry, or nobody knows its card.
bool mayBeInfantry(const UnitState& unit);

/// Of what only Units do that aren't Engaged.
RemarksOn whoIsEngaged(const MatchState& state);

/// An option that lies somewhere: how far away, as a sort key too, and whether a Warrior can be in Contact
/// with it.
using MeasuredOption = std::pair<double, door::Option>;
MeasuredOption measured(door::Option option, const UnitState& unit, std::optional<double> away);

std::vector<door::Option> nearestFirst(std::vector<MeasuredOption> options);

// How the players stand by their missions.

/// Where a verdict on a condition comes from.
enum class VerdictSource {
    computed, ///< the state of the match
    ticked,   ///< the players
    open      ///< nobody has entered it: it counts as not fulfilled
};

/// How a condition of a mission stands.
struct ConditionVerdict
{
    const MissionCondition& condition;
    int count = 0; ///< of what is counted (flags, full quarters, idols, …); yes: 1
    int vp = 0;    ///< as if the game ended now
    VerdictSource source = VerdictSource::open;
    std::optional<Message> standing{}; ///< what says more than the count
};

/// How a player's mission stands.
struct MissionVerdict
{
    const MissionState& card; ///< while its choice is secret, the verdict is secret, too
    std::vector<ConditionVerdict> conditions{};
    int vp = 0;
};

/// Judges every card that was dealt as if the game ended now (chapter "List of the Missions"). What the state
/// can tell is computed. What the players ticked goes before it; Tick 0 withdraws that. Cards that the
/// rulebook has not are left out.
std::vector<MissionVerdict> verdictsOf(const MatchState& state);

/// A player's points for one mission; `mission` may be empty: for none in particular.
struct MissionPoints
{
    PlayerId player;
    MissionId mission;
    int vp = 0;
};

/// Those given so far; once the match is over, or `asIfOver`, all of them, the cards' in the order in which
/// they were dealt. Where the players give the points of missions themselves, those stand; otherwise the
/// cards are judged at the end of the match.
std::vector<MissionPoints> pointsByMission(const MatchState& state, bool asIfOver = false);

/// Their sum for a player, never below 0.
int victoryPointsOf(const MatchState& state, const PlayerId& player, bool asIfOver = false);

/// What each mission has brought to each player in the end: "Anna: 3 VP (Relics 2, Messenger 1)".
std::vector<Message> finalScore(const MatchState& state);

/// What a player has chosen for a mission, covered or not.
Message whatWasChosen(const MatchState& state, const MissionState& chosen);

// The Army Points of what a player brought to the table. A Unit of several Warriors is worth the share of
// those who are left: its AP × Warriors / size. Invoked Elementals were not recruited and don't count; Units
// whose AP nobody knows count as 0.

/// AP of so many Warriors of a Unit; none of an invoked Elemental.
std::optional<double> apOf(const UnitState& unit, int warriors);

/// AP of an army's Warriors: left, and lost.
struct ArmyPoints
{
    double left = 0;
    double lost = 0;
};
ArmyPoints armyPointsOf(const PlayerState& player);

/// The percentage of the army, in AP, that the enemies of a player have lost; none where their AP are not
/// known.
std::optional<double> casualtiesOfEnemies(const MatchState& state, const PlayerId& player);

// What the dealt cards still ask for (chapter "Selecting Missions").

/// What is chosen for a card; null where the rulebook has no such card, or nothing is.
const MissionChoice* choiceOf(const MissionState& card);

/// Who chooses: who holds the card, or the enemy; empty where nobody else plays.
PlayerId chooserOf(const MatchState& state, const MissionState& card);

/// Whether something is to be chosen for a card, and wasn't.
bool lacksChoice(const MissionState& card);

/// Whether the Deployment is over: all Units stand on the map, or the players said so, or the first Unit was
/// activated.
bool isDeployed(const MatchState& state);
/// The same of one army, which may be ahead of the other.
bool isDeployed(const MatchState& state, const PlayerState& player);

/// Whether an Objective token is placed, or given to a Unit, at the end of the Deployment only.
bool waitsForDeployment(const MatchState& state, const ObjectiveState& objective);

/// The Objective tokens that are to be on the battlefield and aren't, with the mission and the owner of each;
/// a relic that is given to a Unit once that is chosen, with it as its carrier.
std::vector<ObjectiveState> missingObjectives(const MatchState& state);

} // namespace adjutant::drakerys
