#pragma once

#include "core/door/view.h"
#include "core/expected.h"
#include "core/systems/skirmish/ability.h"

namespace adjutant::skirmish {

/// A model's profile (chapter "Model Profiles").
struct ModelCard
{
    std::string name;        ///< may be empty: it goes by its id then
    std::string modelClass;  ///< `defender`, `brute`, … or any word; empty: none is printed
    std::optional<int> size; ///< none: nobody is known to be smaller
    int wounds = 1;
    DicePool dice;
    std::array<std::optional<int>, 3> defences;    ///< melee, ranged, magic; none: it never dodges
    std::array<std::optional<int>, 4> resistances; ///< as Resistance counts them; none: it never saves
    std::vector<std::string> vulnerable;           ///< types of damage
    std::vector<std::string> resistant;
    int pace = 3; ///< inches a movement die
    std::vector<Ability> abilities;
    int experience = 0;
    std::string note;

    static constexpr int mostWounds = 99;
    static constexpr int mostAbilities = 12;
    static constexpr int mostExperience = 9999;
    static constexpr std::size_t longestNote = 400; ///< bytes

    std::optional<int>& defence(AbilityKind kind) { return defences[static_cast<std::size_t>(kind)]; }
    std::optional<int> defence(AbilityKind kind) const { return defences[static_cast<std::size_t>(kind)]; }
    std::optional<int>& resistance(Resistance vs) { return resistances[static_cast<std::size_t>(vs)]; }
    std::optional<int> resistance(Resistance vs) const { return resistances[static_cast<std::size_t>(vs)]; }

    bool operator==(const ModelCard&) const = default;
};

/// Asks what a card says; its fields stand under `prefix` where that isn't empty.
Task<ModelCard> askCard(Ask& ask, std::string prefix);

/// The card that answers make; what is wrong with them otherwise.
Expected<ModelCard, door::Remark> cardOf(const door::Answers& answers);

/// A class of models as people call it; empty for none.
Message classText(const std::string& modelClass);

/// A card as pages draw it.
door::CardView toView(const ModelCard& card);

/// A typed card, for the page that asks it.
Task<> typedCard(door::CardView& view, Ask& ask);

} // namespace adjutant::skirmish
