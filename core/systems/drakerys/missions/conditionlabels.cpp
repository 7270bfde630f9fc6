#include "core/systems/drakerys/missions/conditionlabels.h"

#include "core/systems/drakerys/match/spokennames.h"

#include <algorithm>
#include <array>

namespace adjutant::drakerys {

namespace {

struct ConditionLabel
{
    std::string_view mission;
    std::string_view condition;
    Words words;
};

constexpr std::array conditionLabels{
    ConditionLabel{"epic-fight", "own-hero-alive",
                   WORDS("drakerys", "The player’s Hero is still on the battlefield")},
    ConditionLabel{"epic-fight", "enemy-hero-eliminated",
                   WORDS("drakerys", "The enemy’s Hero was eliminated")},
    ConditionLabel{"epic-fight", "own-hero-eliminated-it",
                   WORDS("drakerys", "The player’s Hero eliminated the enemy’s Hero")},
    ConditionLabel{"conquerors", "flags",
                   WORDS("drakerys", "Conquest areas with the player’s flag, 1 VP for every 3")},
    ConditionLabel{"total-destruction", "casualties",
                   WORDS("drakerys", "Full quarters of the enemy’s Army Points eliminated")},
    ConditionLabel{"moon-shards", "units-with-two-shards",
                   WORDS("drakerys", "Units carrying 2 or more moon shards")},
    ConditionLabel{"idols-of-power", "idols-controlled", WORDS("drakerys", "Idols the player controls")},
    ConditionLabel{"messenger", "message-delivered",
                   WORDS("drakerys", "The player’s messenger delivered the message")},
    ConditionLabel{"messenger", "enemy-message-not-delivered",
                   WORDS("drakerys", "The enemy’s messenger delivered no message")},
    ConditionLabel{"messenger", "own-messenger-alive",
                   WORDS("drakerys", "The player’s messenger is still on the battlefield")},
    ConditionLabel{"messenger", "message-carried",
                   WORDS("drakerys", "One of the player’s Units carries the message")},
    ConditionLabel{"messenger", "message-with-chosen-hero",
                   WORDS("drakerys", "The chosen Hero carries the message")},
    ConditionLabel{"messenger", "message-in-own-area",
                   WORDS("drakerys", "The message is in the player’s Deployment Area")},
    ConditionLabel{"breakthrough", "units-in-enemy-area",
                   WORDS("drakerys", "Chosen Units in the enemy’s Deployment Area")},
    ConditionLabel{"prisoners", "heroes-captured", WORDS("drakerys", "Enemy Heroes captured, at least one")},
    ConditionLabel{"prisoners", "more-captured-than-enemy",
                   WORDS("drakerys", "The player captured more Heroes than the enemy")},
    ConditionLabel{"prisoners", "no-own-hero-captured",
                   WORDS("drakerys", "None of the player’s Heroes was captured")},
    ConditionLabel{"prisoners", "cages-destroyed", WORDS("drakerys", "Cages destroyed")},
    ConditionLabel{"relics", "relic-carried", WORDS("drakerys", "One of the player’s Units carries a relic")},
    ConditionLabel{"relics", "own-relic-kept", WORDS("drakerys", "The Unit given the relic still has it")},
    ConditionLabel{"relics", "enemy-relic-taken",
                   WORDS("drakerys", "The Unit given the relic also has an enemy relic")},
    ConditionLabel{"relics", "relics-carried", WORDS("drakerys", "Relics carried by the player’s Units")},
};

} // namespace

Message conditionLabel(const MissionId& mission, std::string_view condition)
{
    const auto label = std::ranges::find_if(conditionLabels, [&](const ConditionLabel& each) {
        return each.mission == mission.text() && each.condition == condition;
    });
    return label == conditionLabels.end() ? fromId(condition) : message(label->words);
}

} // namespace adjutant::drakerys
