#pragma once

#include "core/door/form.h"
#include "core/systems/drakerys/match/action.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <map>
#include <vector>

namespace adjutant::drakerys {

/// Whether a Unit may have a skill: as its card says or, where our source hasn't got its card, as its kind
/// can (chapters "Type of Warrior", "Warriors of the Maelstrom"). An Elemental has what is printed of it;
/// orders and prayers are the Heroes'; of a Unit that neither the recruitment table nor a typed card knows,
/// anything is possible.
bool mayHave(const UnitState& unit, std::string_view skill);

/// The same of the Types Hero and Awakened.
bool mayBeHero(const UnitState& unit);
bool mayBeAwakened(const UnitState& unit);

/// Who knows whether a Unit is Engaged.
enum class Contacts {
    told, ///< the players, as far as they say so
    kept  ///< Adjutant, from Charges and Marches
};

/// Looks an activation through, Action by Action: what it seems to break of the prerequisites of the chapter
/// "Units Actions". The state must stay as it is meanwhile.
class ActivationReview
{
public:
    ActivationReview(const MatchState& state, const UnitRef& unit, Contacts contacts = Contacts::told);

    /// What there is to say of the Unit, whatever it does.
    std::vector<door::Remark> ofUnit() const;

    /// What there is to say of the next Action.
    std::vector<door::Remark> take(const Action& action);

private:
    void warn(std::string_view rule, Message message);
    void needsSkill(std::string_view skill, Words without);
    void needsFree(const Action& action);
    void reviewHeroicDice(const Action& action);
    void reviewBans(const Action& action);
    void reviewEscort();
    void reviewShot(const Action& action);
    void reviewInvocation();

    const PlayerState& m_player;
    const UnitState& m_unit;
    const UnitCard& m_card;
    bool m_known;
    bool m_engaged;
    bool m_free;
    int m_invocations;
    std::map<WeaponId, int> m_shots;
    std::vector<door::Remark> m_remarks;
};

} // namespace adjutant::drakerys
