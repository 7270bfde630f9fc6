#pragma once

#include "core/match/log.h"
#include "core/match/start.h"
#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/match/unitcard.h"

namespace adjutant::drakerys {

/// One Action as the player makes it.
struct Action
{
    ActionKind kind = ActionKind::march;
    int heroicDice = 0;      ///< D10s of Heroic Action, 1 TS each
    std::optional<int> ts{}; ///< of a Special Action or an Invocation; none: what the rulebook says
    bool overlord = false;   ///< of an Invocation: an Overlord, no Herald
    int extraDice = 0;       ///< of an Invocation at a Vortex, 1 TS each
    WeaponId weapon{};       ///< of a Shooting; empty: what the Unit carries

    bool operator==(const Action&) const = default;
};

/// The TimePath (chapters "Basics: The TimePath" and "Make war!"), in squares of one TS.
struct TimePath
{
    static constexpr int squares = 16;
    static constexpr int rounds = 6;
    static constexpr int lastStart = squares * rounds; ///< the progress at which a player is done

    /// No activation may cost more than there is of the TimePath.
    static constexpr int dearestActivation = squares;
};

/// Who eliminated a Unit.
struct Elimination
{
    UnitRef by;
    bool inFight =
        false; ///< by its blows, or the Morale Roll that they brought; otherwise by a shot, a spell …
    bool spared = false; ///< a Hero whom the victor did not capture

    bool operator==(const Elimination&) const = default;
};

/// A Hero who was captured (chapter "List of the Missions": Prisoners).
struct Capture
{
    UnitRef by;
    bool held = true; ///< not released since

    bool operator==(const Capture&) const = default;
};

/// A Unit as it stands at the table.
struct UnitState
{
    Shared<UnitCard> card;
    int warriors = 0;
    int injuries = 0;             ///< tokens
    int stress = 0;               ///< tokens
    int invocations = 0;          ///< Invocation Actions made so far
    bool exhausted = false;       ///< as a Vortex, by Source of X: no more invocations
    EntryId invokedBy;            ///< of an Elemental: the Awakened of the same player
    std::vector<StatusId> status; ///< in the order in which they were laid down, each once
    bool hasSwitched = false;     ///< Spiritual Link: once a game
    std::vector<SpellId> spells;  ///< cast since its last activation began
    std::optional<std::vector<SpellId>> chosenSpells{}; ///< whose cards its player took for it; none: not yet
    std::optional<Point> at;                 ///< where its Leader stands, as far as players entered it
    std::optional<Elimination> eliminated{}; ///< of a Unit that is off the table; none: nobody knows by whom
    std::optional<Capture> captured{};       ///< the last time that it was a prisoner
    int injuriesBefore = 0; ///< of a Unit off the table: its Injury tokens before the blows that took it off
    int awaySince = 0;      ///< of a Unit that is away: Headquarters Phases that its player had before
    std::string name;       ///< with a number where its player has several of that name
    bool nameIsShared = false; ///< with a Unit of another player
    // The number of the Headquarters Phase in which it last gave an order, said a prayer, sent its Zephyr; 0:
    // never.
    int lastOrder = 0;
    int lastPrayer = 0;
    int lastZephyr = 0;

    const EntryId& id() const { return card->id; }
    bool removed() const { return warriors == 0; } ///< off the table: the last Warrior is gone
    /// A spell took it off the battlefield until it comes back.
    bool isAway() const { return has(&StatusEffects::away); }
    bool isOnBattlefield() const { return !removed() && !isAway(); }
    bool isPlaced() const { return at.has_value(); }
    bool has(std::string_view token) const { return findIn(status, token, &StatusId::text); }
    bool has(bool StatusEffects::*effect) const { return sumOf(effect) > 0; } ///< by a token
    template <class Value> int sumOf(Value StatusEffects::*effect) const      ///< of all tokens
    {
        int sum = 0;
        for (const StatusId& token : status)
            if (const Status* known = findStatus(token.text()))
                sum += known->effects.*effect;
        return sum;
    }
    /// By its card, unless a token takes all skills away.
    bool hasSkill(std::string_view skill) const { return card->has(skill) && !has(&StatusEffects::noSkills); }
    /// Its Leader is one, by Source of X, as long as it is on the table.
    bool isVortex() const { return isOnBattlefield() && hasSkill("source_of"); }

    bool operator==(const UnitState&) const = default;
};

/// A player's token on the TimePath, army and victory points.
struct PlayerState
{
    PlayerId id;
    std::string name; ///< empty: the id is shown
    int progress = 0; ///< squares that the token has moved since the start, at most TimePath::lastStart
    int arrival = 0;  ///< of two tokens on a square the one with the higher arrival lies on top
    /// The victory points that were given for each mission; corrections may make them negative.
    std::vector<std::pair<MissionId, int>> scores;
    std::vector<UnitState> units; ///< in the roster's order
    std::optional<DeploymentSide> side;
    bool atHeadquarters = false; ///< plays a Headquarters Phase, until the next activation begins

    int square() const { return progress % TimePath::squares; }       ///< 0: START
    int headquarters() const { return progress / TimePath::squares; } ///< Headquarters Phases resolved
    bool done() const { return progress >= TimePath::lastStart; }
    int vp() const; ///< never below 0

    bool operator==(const PlayerState&) const = default;
};

/// A Vortex or Maelstrom on the battlefield, as far as the players entered it.
struct SourceState
{
    SourceId id;
    std::optional<Element> element = Element::air; ///< none: a Maelstrom
    bool exhausted = false;                        ///< no more invocations
    std::optional<Point> at;

    bool operator==(const SourceState&) const = default;
};

/// A Scenery on the battlefield.
struct SceneryState
{
    SceneryId id;
    Point at;
    double radius = 0; ///< cm
    bool obstruction = false;

    bool operator==(const SceneryState&) const = default;
};

/// An Objective token and who carries it; none: it lies on the battlefield.
struct ObjectiveState
{
    ObjectiveId id;
    std::optional<UnitRef> carrier;
    std::optional<Point> at; ///< where it lies, as far as the players entered it
    MissionId mission;       ///< empty: of none in particular
    PlayerId owner;          ///< empty: nobody's
    int injuries = 0;        ///< of a cage: those it has suffered

    bool operator==(const ObjectiveState&) const = default;
};

/// One player's part in a mission card that was dealt.
struct MissionState
{
    MissionId mission;
    PlayerId player;
    bool common = false;        ///< the same card is every player's
    std::vector<UnitRef> units; ///< that the player chose for it
    std::vector<SceneryId> sceneries;
    bool secret = false; ///< what was chosen is covered
    /// How often each condition is fulfilled, by what the players say.
    std::map<std::string, int, std::less<>> ticked;

    bool operator==(const MissionState&) const = default;
};

/// A Unit that is being activated: what it has done so far (chapter "Progress of a Game Phase").
struct ActivationState
{
    UnitRef unit;
    std::vector<Action> actions;
    int ts = 0; ///< that they cost

    bool operator==(const ActivationState&) const = default;
};

/// How the Warriors of one Unit stand in a fight.
struct Stand
{
    int contact = 0;
    int supporting = 0;

    bool operator==(const Stand&) const = default;
};

/// Two Units of different players with Warriors in Contact: both are Engaged (chapter "Notion of Contact").
struct Contact
{
    UnitRef one;
    UnitRef other;
    Stand ofOne{}; ///< as the players entered it last
    Stand ofOther{};

    bool operator==(const Contact&) const = default;
};

/// Everything that lies on the table as far as Adjutant keeps the books.
struct MatchState
{
    std::vector<PlayerState> players;            ///< in the order in which the match names them
    int arrivals = 0;                            ///< the arrival of the token that moved last
    PlayerId first;                              ///< the First Player; empty: not known yet
    bool ended = false;                          ///< the players ended the match before its time
    bool deployed = false;                       ///< the players said that all Units are deployed
    std::optional<ActivationState> activation{}; ///< none: no Unit is being activated
    std::vector<Contact> contacts;
    std::vector<SourceState> sources;
    std::vector<SceneryState> sceneries;
    std::vector<ObjectiveState> objectives;
    std::vector<MissionState> missions;       ///< the common one of every player first
    Shared<std::vector<UnitCard>> elementals; ///< that can be invoked
    Shared<std::vector<SpellCard>> spells;    ///< that the players have
    Shared<std::vector<OwnToken>> tokens;     ///< that the catalogue has beside those of the rulebook

    /// Whether a Unit is in the middle of its activation.
    bool isActivating(const UnitRef& unit) const { return activation && activation->unit == unit; }

    /// Null where there is no such player or Unit.
    const PlayerState* find(const PlayerId& id) const { return findIn(players, id, &PlayerState::id); }
    const UnitState* find(const UnitRef& unit) const;
    const SpellCard* find(const SpellId& id) const { return findIn(spells.orEmpty(), id, &SpellCard::id); }
    const OwnToken* find(const StatusId& id) const { return findIn(tokens.orEmpty(), id, &OwnToken::id); }
    const UnitCard* findElemental(const UnitId& elemental) const
    {
        return findIn(elementals.orEmpty(), elemental, &UnitCard::unit);
    }

    /// A player's part in a mission; null where the player has no such card.
    const MissionState* find(const PlayerId& player, const MissionId& mission) const;

    /// The same to be changed.
    PlayerState* find(const PlayerId& id) { return const_cast<PlayerState*>(std::as_const(*this).find(id)); }
    UnitState* find(const UnitRef& unit) { return const_cast<UnitState*>(std::as_const(*this).find(unit)); }
    MissionState* find(const PlayerId& player, const MissionId& mission)
    {
        return const_cast<MissionState*>(std::as_const(*this).find(player, mission));
    }

    /// A player by name, where none was given by id; a Unit, "Crows 2", with its player where another has one
    /// of that name; a token beside a Unit; a spell.
    Message name(const PlayerId& player) const;
    Message name(const UnitRef& unit) const;
    Message name(const StatusId& status) const;
    Message name(const SpellId& spell) const;

    bool operator==(const MatchState&) const = default;
};

/// The player who is active: of those who are not done the one with the least progress, and of several on one
/// square the one on top of the pile. None once the game is over.
const PlayerState* activePlayer(const MatchState& state);

/// Whether the first Game Phase has begun: nothing is set up any more.
bool hasBegun(const MatchState& state);

/// 1 to 6: one more than the Headquarters Phases that all players have resolved, the last Round staying the
/// last.
int roundOf(const MatchState& state);

/// Whether every player has resolved the sixth Headquarters Phase, or the players ended the match before.
/// What may be done in the last phase is still accepted.
bool isFinished(const MatchState& state);

/// Piles the tokens on START: the First Player's on top, then the others in their order.
void pileOnStart(MatchState& state, const PlayerId& first);

/// Notes which Units go by the name of another player's.
void markSharedNames(MatchState& state);

/// A Unit as it comes to the table, with all its Warriors.
UnitState wholeUnit(UnitCard card);

/// The cards of all Elementals that can be invoked.
std::vector<UnitCard> elementalsOf(const Catalogue& catalogue);

/// The state in which a match starts: all tokens on START, the First Player's on top, then the others in
/// their order (the rulebook knows two players only). `first` must be one of them.
MatchState mustered(std::vector<PlayerState> players, const PlayerId& first,
                    std::vector<UnitCard> elementals);

/// A Unit as it stands at the table, for odds: its card changed by the tokens beside it (Initiative +2,
/// Characteristics -1, Berserk, …), Warriors, Injuries and Stress; all Warriors in Contact. With what its
/// army brings: an allied Guard Unit for Safeguard, Authority and Charisma of others as far as the distances
/// between Units are known, and taken for near where they are not; dreaded while it is Engaged with a
/// Dreadful Unit. None where its card is not known.
std::optional<Side> sideInMatch(const MatchState& state, const UnitRef& unit);

/// What a Unit shoots with, the first of its weapons where none is named; none where it can't shoot.
std::optional<RangedWeapon> weaponInMatch(const UnitState& unit, const WeaponId& weapon = {});

/// The distance between two Units, in cm: from the edge of one Leader’s base to that of the other (chapter
/// "Measurements"); none where the map doesn’t know both.
std::optional<double> distanceBetween(const UnitState& a, const UnitState& b);

/// A Unit as it stands at the table in a fight with one enemy: with the Units Engaged beside it, as far as
/// the players entered contacts (chapter "Fighting": Initiative, rerolls, Advantage). Its own Warriors are
/// all in Contact unless the contact says otherwise. None where its card is not known.
std::optional<Side> sideInFight(const MatchState& state, const UnitRef& unit, const UnitRef& enemy);

// Who stands in Contact with whom (chapter "Notion of Contact").

/// The contact of two Units; null where they have none that anybody entered.
const Contact* contactBetween(const MatchState& state, const UnitRef& one, const UnitRef& other);

/// The enemy Units that a Unit is Engaged with, as far as the players entered it.
std::vector<UnitRef> engagedWith(const MatchState& state, const UnitRef& unit);

/// Whether a Unit is Engaged: with a Unit that is known, or by the token that the players laid beside it.
bool isEngaged(const MatchState& state, const UnitRef& unit);

/// How the Warriors of a Unit stood to an enemy, at most as many as are left; none where they have no
/// Contact.
Stand standAgainst(const MatchState& state, const UnitRef& unit, const UnitRef& enemy);

/// Makes both Units Engaged, with the Warriors of each standing so; nobody is Free any more.
void bringIntoContact(MatchState& state, const Contact& contact);

/// The Unit leaves all its enemies, or the one, and is no longer Engaged with them.
void endContacts(MatchState& state, const UnitRef& unit);
void endContact(MatchState& state, const UnitRef& one, const UnitRef& other);

} // namespace adjutant::drakerys
