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

Message toMessage(const StatusId& status)
{
    const auto label = std::ranges::find(labels, status.text(), &StatusLabel::status);
    return label == labels.end() ? verbatim(status.text()) : message(label->words);
}

} // namespace adjutant::drakerys
