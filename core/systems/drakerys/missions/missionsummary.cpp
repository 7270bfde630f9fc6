#include "core/systems/drakerys/missions/missionsummary.h"

#include <array>

namespace adjutant::drakerys {

namespace {

struct SummaryText
{
    std::string_view mission;
    Words common;
    Words solo{}; ///< empty: the same
};

constexpr std::array summaryTexts{
    SummaryText{
        "epic-fight",
        WORDS("drakerys", "After the Deployment, secretly choose one of your Heroes. Keep that Hero on the "
                          "battlefield and eliminate the Hero the enemy chose, ideally with your own."),
        WORDS("drakerys", "After the Deployment, choose one of your Heroes and one of the enemy’s. Keep "
                          "yours on the battlefield and eliminate the enemy’s, ideally with your own.")},
    SummaryText{
        "conquerors",
        WORDS("drakerys", "The battlefield has nine conquest areas. After the Deployment, choose three Units "
                          "that can plant flags in them (Special Action, 1 TS). A new flag replaces the old "
                          "one. At the end, every three areas with your flag score 1 VP."),
        WORDS("drakerys", "The battlefield has nine conquest areas. After the Deployment, choose three Units "
                          "that can plant flags in them (Special Action, 1 TS). The enemy can pick up the "
                          "flags. At the end, every three areas with your flag score 1 VP.")},
    SummaryText{
        "total-destruction",
        WORDS("drakerys", "Every full 25% of the enemy’s Army Points you eliminate scores 1 VP, at most 3.")},
    SummaryText{"moon-shards",
                WORDS("drakerys",
                      "Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. "
                      "Each of your Units carrying two or more at the end scores 1 VP.")},
    SummaryText{
        "idols-of-power",
        WORDS("drakerys",
              "Three idols stand along a diagonal: one in the middle, the others 30 cm away on either side. "
              "Each idol you control at the end, with most Units within 5 cm, scores 1 VP."),
        WORDS("drakerys", "Three idols stand along a diagonal, at least 30 cm apart. Each idol you control "
                          "at the end, with most Units within 5 cm, scores 1 VP.")},
    SummaryText{"messenger",
                WORDS("drakerys", "After the Deployment, secretly choose a Hero as your messenger. Bring the "
                                  "messenger to the enemy’s edge of the battlefield to deliver the message "
                                  "(Special Action, 1 TS), and stop the enemy’s messenger."),
                WORDS("drakerys", "After the Deployment, choose one of your Heroes and place a message 30 cm "
                                  "beyond the middle line, on the enemy’s side; only your Units can pick it "
                                  "up. Have that Hero carry it back to your Deployment Area.")},
    SummaryText{"breakthrough",
                WORDS("drakerys", "After the Deployment, secretly choose three of your Units. Each of them "
                                  "in the enemy’s Deployment Area at the end scores 1 VP.")},
    SummaryText{
        "prisoners",
        WORDS("drakerys",
              "Enemy Heroes your Units eliminate in a Fight can be captured; they return if their captors "
              "are eliminated. Capture at least one, capture more than the enemy, and lose none."),
        WORDS("drakerys",
              "The enemy places three cages, outside their own Deployment Area and more than 10 cm from "
              "their Units. Each cage destroyed (Combat 1, Resistance 4, Health 2) scores 1 VP.")},
    SummaryText{
        "relics",
        WORDS("drakerys", "After the Deployment, give a relic to one of your Infantry Units. Have that Unit "
                          "keep it and take the enemy’s relic as well."),
        WORDS("drakerys", "The enemy secretly hides three relics in Sceneries, not all in the same half. "
                          "Search them with Free Infantry Units in Contact (Special Action, 1 TS; 1 TS more "
                          "to pick up the relic). Each relic carried at the end scores 1 VP.")},
};

} // namespace

Message summaryOf(const MissionId& mission, bool common)
{
    for (const SummaryText& each : summaryTexts)
        if (each.mission == mission.text())
            return message(common || !each.solo.text ? each.common : each.solo);
    return {};
}

} // namespace adjutant::drakerys
