#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

// Changes of a state. Those that are given who asks report what comes of them, in the order of the rulebook.
// The Units and players named must be there.

/// Lays Injury tokens on a Unit; as soon as they reach its Health that many of them and a Warrior are
/// removed, and again while it holds. Injuries beyond the last Warrior are lost.
void injure(MatchState& state, Ask& ask, const UnitRef& unit, int injuries);

/// Takes Warriors off the table, at most as many as are left, all where no number is given; with the
/// last one the Unit is removed and its Injury tokens go.
void loseWarriors(MatchState& state, Ask& ask, const UnitRef& unit, std::optional<int> warriors = {});

/// Adds Stress tokens, or takes them away as far as there are any.
void changeStress(MatchState& state, const UnitRef& unit, int tokens);

/// Lays a status token down once, or takes it away.
void changeStatus(MatchState& state, const UnitRef& unit, const StatusId& token, bool add);

/// Takes away the tokens of a Unit that go by themselves then.
void endTokens(MatchState& state, const UnitRef& unit, Lasts with);

/// The Headquarters Phases being played are over.
void leaveHeadquarters(MatchState& state);

/// The active player's token moves by what was spent; the Headquarters Phases before it are over.
void spendTs(MatchState& state, Ask& ask, const PlayerId& player, int ts);

/// Moves a player's token on by so many squares, on top of whatever lies there, but never beyond the last
/// START; resolves the Headquarters Phase of every START reached or passed.
void moveToken(MatchState& state, Ask& ask, const PlayerId& player, int squares);

/// Tells that the match is over, what was chosen secretly, and how it ended.
void noteFinished(const MatchState& state, Ask& ask);
/// The same where the match is over by itself: where nothing is left to do in the Headquarters Phase that
/// finished it.
void noteEnd(const MatchState& state, Ask& ask);

// What Heroes say in a Headquarters Phase.

enum class LeaderOrder { forward, theyShallNotPass, reformTheRanks };
inline constexpr Named orders[] = {{"forward", TR("Forward!")},
                                   {"they-shall-not-pass", TR("They shall not pass!")},
                                   {"reform-the-ranks", TR("Reform the ranks!")}};

enum class Prayer { mercy, aPoxOnThem, holyFury };
inline constexpr Named prayers[] = {
    {"mercy", TR("Mercy!")}, {"a-pox-on-them", TR("A pox on them!")}, {"holy-fury", TR("Holy Fury!")}};

/// Whether a Unit that a spell took off the battlefield has to come back: in its player's next Headquarters
/// Phase, or since then.
bool isDueBack(const MatchState& state, const UnitRef& ref);

/// Something that a skill lets a Unit do once in every Headquarters Phase of its player.
struct HeadquartersSkill
{
    std::string_view skill;     ///< `leadership`
    std::string_view procedure; ///< `order`
    int UnitState::*last;       ///< the number of the phase in which it last did
    Words without;              ///< "%1 has no Leadership"
};

inline constexpr HeadquartersSkill leadership{"leadership", "order", &UnitState::lastOrder,
                                              TR("%1 has no Leadership")};
inline constexpr HeadquartersSkill divination{"divination", "prayer", &UnitState::lastPrayer,
                                              TR("%1 has no Divination")};
inline constexpr HeadquartersSkill zephyrOfAir{"zephyr", "zephyr", &UnitState::lastZephyr,
                                               TR("%1 has no Zephyr")};

/// What may still be done in the Headquarters Phases being played (chapter "Headquarters Phase").
std::vector<door::OfferKey> stepsAtHeadquarters(const MatchState& state);

/// The remark that this player has no Headquarters Phase now; none where the last activation brought it, and
/// nothing else has begun.
std::optional<door::Remark> noHeadquartersNow(const MatchState& state, const PlayerId& player);

/// Whether the match is finished and its last Headquarters Phase leaves nothing to do.
bool isOver(const MatchState& state);

} // namespace adjutant::drakerys
