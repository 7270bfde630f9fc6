#include "core/systems/drakerys/match/statuses.h"

#include "core/systems/drakerys/match/spokennames.h"

#include <algorithm>
#include <array>

namespace adjutant::drakerys {

namespace {

struct StatusLabel
{
    std::string_view status;
    Words words;
};

// Sorted by their ids. The words are those that the rulebook prints; what has no token there says what it
// does.
constexpr std::array<StatusLabel, 36> labels{{
    {"back-at-any-edge", WORDS("drakerys", "Off the battlefield, back at any edge")},
    {"back-in-own-half", WORDS("drakerys", "Off the battlefield, back in its own half")},
    {"berserk", WORDS("drakerys", "Berserk")},
    {"burning-scenery", WORDS("drakerys", "Burning Scenery")},
    {"characteristics-minus-1", WORDS("drakerys", "Characteristics −1")},
    {"charge-minus-5-initiative-minus-1", WORDS("drakerys", "Charge −5 cm, Initiative −1")},
    {"charge-plus-5", WORDS("drakerys", "Charge +5 cm")},
    {"control", WORDS("drakerys", "Control")},
    {"engaged", WORDS("drakerys", "Engaged")},
    {"free", WORDS("drakerys", "Free")},
    {"holy-fury", WORDS("drakerys", "Holy Fury: Berserker")},
    {"initiative-plus-2", WORDS("drakerys", "Initiative +2")},
    {"march-charge-minus-1", WORDS("drakerys", "March/Charge −1 cm")},
    {"march-charge-minus-2", WORDS("drakerys", "March/Charge −2 cm")},
    {"march-charge-penalty", WORDS("drakerys", "March/Charge penalty")},
    {"march-charge-penalty-x2", WORDS("drakerys", "March/Charge penalty ×2")},
    {"march-charge-plus-5", WORDS("drakerys", "March/Charge +5 cm")},
    {"march-charge-plus-5-dreadful", WORDS("drakerys", "March/Charge +5 cm, Dreadful")},
    {"march-plus-10", WORDS("drakerys", "March +10 cm")},
    {"march-plus-5", WORDS("drakerys", "March +5 cm")},
    {"minus-1-action", WORDS("drakerys", "Actions −1")},
    {"natures-way-plus-1", WORDS("drakerys", "Nature’s Way +1")},
    {"no-activation", WORDS("drakerys", "No Activation")},
    {"no-charge", WORDS("drakerys", "No Charge")},
    {"no-charge-attack-or-shot", WORDS("drakerys", "No Charge, Attack or Shot")},
    {"no-more-skill", WORDS("drakerys", "No more skill")},
    {"only-one-action", WORDS("drakerys", "Only one Action")},
    {"plus-1-action", WORDS("drakerys", "Actions +1")},
    {"plus-2d10", WORDS("drakerys", "+2D10")},
    {"rain", WORDS("drakerys", "Rain")},
    {"shooting-reroll", WORDS("drakerys", "Shooting reroll")},
    {"they-shall-not-pass", WORDS("drakerys", "They shall not pass!")},
    {"violent-blow", WORDS("drakerys", "Violent Blow")},
    {"willpower", WORDS("drakerys", "Willpower")},
    {"willpower-minus-1", WORDS("drakerys", "Willpower −1")},
    {"zephyr", WORDS("drakerys", "Zephyr: Actions +1")},
}};

// Of the tokens that change what the app reckons.
constexpr StatusLabel meanings[] = {
    {"berserk", WORDS("drakerys", "The Unit has Berserker")},
    {"characteristics-minus-1", WORDS("drakerys", "All its characteristics are 1 lower in rolls")},
    {"charge-minus-5-initiative-minus-1",
     WORDS("drakerys", "It charges 5 cm less, and its Initiative is 1 lower")},
    {"charge-plus-5", WORDS("drakerys", "It charges 5 cm farther")},
    {"engaged", WORDS("drakerys", "It has Warriors in Contact with an enemy: no March, Charge, or Shooting")},
    {"free", WORDS("drakerys", "It is not Engaged: no Attack")},
    {"holy-fury", WORDS("drakerys", "Berserker until the end of the Round")},
    {"initiative-plus-2", WORDS("drakerys", "Its Initiative is 2 higher")},
    {"march-charge-minus-1", WORDS("drakerys", "It moves 1 cm less")},
    {"march-charge-minus-2", WORDS("drakerys", "It moves 2 cm less")},
    {"march-charge-plus-5", WORDS("drakerys", "It moves 5 cm farther")},
    {"march-charge-plus-5-dreadful", WORDS("drakerys", "It moves 5 cm farther, and is Dreadful")},
    {"march-plus-10", WORDS("drakerys", "It marches 10 cm farther")},
    {"march-plus-5", WORDS("drakerys", "It marches 5 cm farther")},
    {"minus-1-action", WORDS("drakerys", "One Action fewer per activation")},
    {"no-activation", WORDS("drakerys", "It can’t be activated")},
    {"no-charge", WORDS("drakerys", "It can’t charge")},
    {"no-charge-attack-or-shot", WORDS("drakerys", "It can’t charge, attack or shoot")},
    {"no-more-skill", WORDS("drakerys", "Its skills don’t count")},
    {"only-one-action", WORDS("drakerys", "One Action per activation")},
    {"plus-1-action", WORDS("drakerys", "One extra Action per activation")},
    {"plus-2d10", WORDS("drakerys", "Two extra dice in its rolls")},
    {"shooting-reroll", WORDS("drakerys", "Failures of its Shooting Rolls are rerolled")},
    {"they-shall-not-pass", WORDS("drakerys", "Its morale stays intact until the end of the Round")},
    {"violent-blow", WORDS("drakerys", "The Unit has Violent Blow")},
    {"willpower-minus-1", WORDS("drakerys", "Its Willpower is 1 lower")},
    {"zephyr", WORDS("drakerys", "One extra Action in its next activation")},
};

static_assert(std::ranges::is_sorted(labels, {}, &StatusLabel::status));

constexpr auto ids = [] {
    std::array<std::string_view, labels.size()> all;
    std::ranges::transform(labels, all.begin(), &StatusLabel::status);
    return all;
}();

} // namespace

std::span<const std::string_view> knownStatuses()
{
    return ids;
}

bool isKnownStatus(const StatusId& token)
{
    return std::ranges::binary_search(ids, token.text());
}

Message meaningOf(const StatusId& token)
{
    const auto meaning = std::ranges::find(meanings, token.text(), &StatusLabel::status);
    return meaning == std::end(meanings) ? Message() : message(meaning->words);
}

Message toMessage(const StatusId& status)
{
    const auto label = std::ranges::find(labels, status.text(), &StatusLabel::status);
    return label == labels.end() ? verbatim(status.text()) : message(label->words);
}

} // namespace adjutant::drakerys
