#include "core/systems/drakerys/match/labels.h"

namespace adjutant::drakerys {

namespace {

using Does = StatusEffects;

constexpr Words noWords{"", ""};

// Sorted by their ids. The words are the rulebook's own; what has no token there says what it
// does. Without a meaning Adjutant keeps and shows them only.
constexpr Status statusRows[] = {
    {status::backAtAnyEdge, WORDS("drakerys", "Off the battlefield, back at any edge"), noWords,
     Does{.away = true}, Lasts::untilBack},
    {status::backInOwnHalf, WORDS("drakerys", "Off the battlefield, back in its own half"), noWords,
     Does{.away = true}, Lasts::untilBack},
    {"berserk", WORDS("drakerys", "Berserk"), WORDS("drakerys", "The Unit has Berserker"),
     Does{.skill = RollSkill::berserker}},
    {"burning-scenery", WORDS("drakerys", "Burning Scenery")},
    {"characteristics-minus-1", WORDS("drakerys", "Characteristics −1"),
     WORDS("drakerys", "All its characteristics are 1 lower in rolls"), Does{.characteristics = -1}},
    {"charge-minus-5-initiative-minus-1", WORDS("drakerys", "Charge −5 cm, Initiative −1"),
     WORDS("drakerys", "It charges 5 cm less, and its Initiative is 1 lower"),
     Does{.initiative = -1, .charge = -5}},
    {"charge-plus-5", WORDS("drakerys", "Charge +5 cm"), WORDS("drakerys", "It charges 5 cm farther"),
     Does{.charge = 5}},
    {"control", WORDS("drakerys", "Control")},
    {status::engaged, WORDS("drakerys", "Engaged"),
     WORDS("drakerys", "It has Warriors in Contact with an enemy: no March, Charge, or Shooting")},
    {status::free, WORDS("drakerys", "Free"), WORDS("drakerys", "It is not Engaged: no Attack")},
    {status::holyFury, WORDS("drakerys", "Holy Fury: Berserker"),
     WORDS("drakerys", "Berserker until the end of the Round"), Does{.skill = RollSkill::berserker},
     Lasts::round},
    {"initiative-plus-2", WORDS("drakerys", "Initiative +2"), WORDS("drakerys", "Its Initiative is 2 higher"),
     Does{.initiative = 2}},
    {"march-charge-minus-1", WORDS("drakerys", "March/Charge −1 cm"), WORDS("drakerys", "It moves 1 cm less"),
     Does{.march = -1, .charge = -1}},
    {"march-charge-minus-2", WORDS("drakerys", "March/Charge −2 cm"), WORDS("drakerys", "It moves 2 cm less"),
     Does{.march = -2, .charge = -2}},
    {"march-charge-penalty", WORDS("drakerys", "March/Charge penalty")},
    {"march-charge-penalty-x2", WORDS("drakerys", "March/Charge penalty ×2")},
    {"march-charge-plus-5", WORDS("drakerys", "March/Charge +5 cm"),
     WORDS("drakerys", "It moves 5 cm farther"), Does{.march = 5, .charge = 5}},
    {"march-charge-plus-5-dreadful", WORDS("drakerys", "March/Charge +5 cm, Dreadful"),
     WORDS("drakerys", "It moves 5 cm farther, and is Dreadful"),
     Does{.skill = RollSkill::dreadful, .march = 5, .charge = 5}},
    {"march-plus-10", WORDS("drakerys", "March +10 cm"), WORDS("drakerys", "It marches 10 cm farther"),
     Does{.march = 10}},
    {"march-plus-5", WORDS("drakerys", "March +5 cm"), WORDS("drakerys", "It marches 5 cm farther"),
     Does{.march = 5}},
    {"minus-1-action", WORDS("drakerys", "Actions −1"), WORDS("drakerys", "One Action fewer per activation"),
     Does{.actions = -1}},
    {"natures-way-plus-1", WORDS("drakerys", "Nature’s Way +1")},
    {"no-activation", WORDS("drakerys", "No Activation"), WORDS("drakerys", "It can’t be activated"),
     Does{.noActivation = true}},
    {"no-charge", WORDS("drakerys", "No Charge"), WORDS("drakerys", "It can’t charge"),
     Does{.noCharge = true}},
    {"no-charge-attack-or-shot", WORDS("drakerys", "No Charge, Attack or Shot"),
     WORDS("drakerys", "It can’t charge, attack or shoot"), Does{.noCharge = true, .noAttackOrShot = true}},
    {"no-more-skill", WORDS("drakerys", "No more skill"), WORDS("drakerys", "Its skills don’t count"),
     Does{.noSkills = true}},
    {"only-one-action", WORDS("drakerys", "Only one Action"), WORDS("drakerys", "One Action per activation"),
     Does{.onlyOneAction = true}},
    {"plus-1-action", WORDS("drakerys", "Actions +1"), WORDS("drakerys", "One extra Action per activation"),
     Does{.actions = 1}},
    {"plus-2d10", WORDS("drakerys", "+2D10"), WORDS("drakerys", "Two extra dice in its rolls"),
     Does{.dice = 2}},
    {"rain", WORDS("drakerys", "Rain")},
    {"shooting-reroll", WORDS("drakerys", "Shooting reroll"),
     WORDS("drakerys", "Failures of its Shooting Rolls are rerolled"), Does{.shootingReroll = true}},
    {status::theyShallNotPass, WORDS("drakerys", "They shall not pass!"),
     WORDS("drakerys", "Its morale stays intact until the end of the Round"), Does{.moraleIntact = true},
     Lasts::round},
    {"violent-blow", WORDS("drakerys", "Violent Blow"), WORDS("drakerys", "The Unit has Violent Blow"),
     Does{.skill = RollSkill::violentBlow}},
    {"willpower", WORDS("drakerys", "Willpower")},
    {"willpower-minus-1", WORDS("drakerys", "Willpower −1"), WORDS("drakerys", "Its Willpower is 1 lower"),
     Does{.willpower = -1}},
    {status::zephyr, WORDS("drakerys", "Zephyr: Actions +1"),
     WORDS("drakerys", "One extra Action in its next activation"), Does{.actions = 1}, Lasts::activation},
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
