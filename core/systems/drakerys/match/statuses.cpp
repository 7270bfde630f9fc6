#include "core/systems/drakerys/match/labels.h"

namespace adjutant::drakerys {

namespace {

using Does = StatusEffects;

constexpr Words noWords{"", ""};

// Sorted by their ids. The words are the rulebook's own; what has no token there says what it
// does. Without a meaning Adjutant keeps and shows them only.
constexpr Status statusRows[] = {
    {status::backAtAnyEdge, TR("Off the battlefield, back at any edge"), noWords, Does{.away = true},
     Lasts::untilBack},
    {status::backInOwnHalf, TR("Off the battlefield, back in its own half"), noWords, Does{.away = true},
     Lasts::untilBack},
    {"berserk", TR("Berserk"), TR("The Unit has Berserker"), Does{.skill = RollSkill::berserker}},
    {"burning-scenery", TR("Burning Scenery")},
    {"characteristics-minus-1", TR("Characteristics −1"), TR("All its characteristics are 1 lower in rolls"),
     Does{.characteristics = -1}},
    {"charge-minus-5-initiative-minus-1", TR("Charge −5 cm, Initiative −1"),
     TR("It charges 5 cm less, and its Initiative is 1 lower"), Does{.initiative = -1, .charge = -5}},
    {"charge-plus-5", TR("Charge +5 cm"), TR("It charges 5 cm farther"), Does{.charge = 5}},
    {"control", TR("Control")},
    {status::engaged, TR("Engaged"),
     TR("It has Warriors in Contact with an enemy: no March, Charge, or Shooting")},
    {status::free, TR("Free"), TR("It is not Engaged: no Attack")},
    {status::holyFury, TR("Holy Fury: Berserker"), TR("Berserker until the end of the Round"),
     Does{.skill = RollSkill::berserker}, Lasts::round},
    {"initiative-plus-2", TR("Initiative +2"), TR("Its Initiative is 2 higher"), Does{.initiative = 2}},
    {"march-charge-minus-1", TR("March/Charge −1 cm"), TR("It moves 1 cm less"),
     Does{.march = -1, .charge = -1}},
    {"march-charge-minus-2", TR("March/Charge −2 cm"), TR("It moves 2 cm less"),
     Does{.march = -2, .charge = -2}},
    {"march-charge-penalty", TR("March/Charge penalty")},
    {"march-charge-penalty-x2", TR("March/Charge penalty ×2")},
    {"march-charge-plus-5", TR("March/Charge +5 cm"), TR("It moves 5 cm farther"),
     Does{.march = 5, .charge = 5}},
    {"march-charge-plus-5-dreadful", TR("March/Charge +5 cm, Dreadful"),
     TR("It moves 5 cm farther, and is Dreadful"),
     Does{.skill = RollSkill::dreadful, .march = 5, .charge = 5}},
    {"march-plus-10", TR("March +10 cm"), TR("It marches 10 cm farther"), Does{.march = 10}},
    {"march-plus-5", TR("March +5 cm"), TR("It marches 5 cm farther"), Does{.march = 5}},
    {"minus-1-action", TR("Actions −1"), TR("One Action fewer per activation"), Does{.actions = -1}},
    {"natures-way-plus-1", TR("Nature’s Way +1")},
    {"no-activation", TR("No Activation"), TR("It can’t be activated"), Does{.noActivation = true}},
    {"no-charge", TR("No Charge"), TR("It can’t charge"), Does{.noCharge = true}},
    {"no-charge-attack-or-shot", TR("No Charge, Attack or Shot"), TR("It can’t charge, attack or shoot"),
     Does{.noCharge = true, .noAttackOrShot = true}},
    {"no-more-skill", TR("No more skill"), TR("Its skills don’t count"), Does{.noSkills = true}},
    {"only-one-action", TR("Only one Action"), TR("One Action per activation"), Does{.onlyOneAction = true}},
    {"plus-1-action", TR("Actions +1"), TR("One extra Action per activation"), Does{.actions = 1}},
    {"plus-2d10", TR("+2D10"), TR("Two extra dice in its rolls"), Does{.dice = 2}},
    {"rain", TR("Rain")},
    {"shooting-reroll", TR("Shooting reroll"), TR("Failures of its Shooting Rolls are rerolled"),
     Does{.shootingReroll = true}},
    {status::theyShallNotPass, TR("They shall not pass!"),
     TR("Its morale stays intact until the end of the Round"), Does{.moraleIntact = true}, Lasts::round},
    {"violent-blow", TR("Violent Blow"), TR("The Unit has Violent Blow"),
     Does{.skill = RollSkill::violentBlow}},
    {"willpower", TR("Willpower")},
    {"willpower-minus-1", TR("Willpower −1"), TR("Its Willpower is 1 lower"), Does{.willpower = -1}},
    {status::zephyr, TR("Zephyr: Actions +1"), TR("One extra Action in its next activation"),
     Does{.actions = 1}, Lasts::activation},
};

static_assert(std::ranges::is_sorted(statusRows, {}, &Status::id));

constexpr auto ids = [] {
    std::array<std::string_view, std::size(statusRows)> all;
    std::ranges::transform(statusRows, all.begin(), &Status::id);
    return all;
}();

} // namespace

std::span<const std::string_view> knownStatuses()
{
    return ids;
}

const Status* findStatus(std::string_view token)
{
    const auto found = std::ranges::lower_bound(statusRows, token, {}, &Status::id);
    return found != std::end(statusRows) && found->id == token ? found : nullptr;
}

Message toMessage(const StatusId& token)
{
    const Status* known = findStatus(token.text());
    return known ? message(known->words) : verbatim(token.text());
}

} // namespace adjutant::drakerys
