#include "app/systems/drakerys/text/missionwords.h"

#include <QCoreApplication>
#include <array>

namespace adjutant {

using namespace drakerys;

namespace {

struct ConditionText
{
    std::string_view mission;
    std::string_view condition;
    const char* words;
};

constexpr std::array conditionTexts{
    ConditionText{"epic-fight", "own-hero-alive",
                  QT_TRANSLATE_NOOP("MissionWords", "The player’s Hero is still on the battlefield")},
    ConditionText{"epic-fight", "enemy-hero-eliminated",
                  QT_TRANSLATE_NOOP("MissionWords", "The enemy’s Hero was eliminated")},
    ConditionText{
        "epic-fight", "own-hero-eliminated-it",
        QT_TRANSLATE_NOOP("MissionWords", "The player’s Hero is the one who eliminated the enemy’s")},
    ConditionText{
        "conquerors", "flags",
        QT_TRANSLATE_NOOP("MissionWords", "Conquest areas with the player’s flag, 1 VP for every 3")},
    ConditionText{
        "total-destruction", "casualties",
        QT_TRANSLATE_NOOP("MissionWords", "Full quarters of the enemy’s Army Points that were eliminated")},
    ConditionText{"moon-shards", "units-with-two-shards",
                  QT_TRANSLATE_NOOP("MissionWords", "Units that carry 2 moon shards or more")},
    ConditionText{"idols-of-power", "idols-controlled",
                  QT_TRANSLATE_NOOP("MissionWords", "Idols that the player controls")},
    ConditionText{"messenger", "message-delivered",
                  QT_TRANSLATE_NOOP("MissionWords", "The player’s messenger delivered the message")},
    ConditionText{"messenger", "enemy-message-not-delivered",
                  QT_TRANSLATE_NOOP("MissionWords", "The enemy’s messenger delivered no message")},
    ConditionText{"messenger", "own-messenger-alive",
                  QT_TRANSLATE_NOOP("MissionWords", "The player’s messenger is still on the battlefield")},
    ConditionText{"messenger", "message-carried",
                  QT_TRANSLATE_NOOP("MissionWords", "One of the player’s Units carries the message")},
    ConditionText{"messenger", "message-with-chosen-hero",
                  QT_TRANSLATE_NOOP("MissionWords", "The chosen Hero carries the message")},
    ConditionText{"messenger", "message-in-own-area",
                  QT_TRANSLATE_NOOP("MissionWords", "The message is in the player’s Deployment Area")},
    ConditionText{"breakthrough", "units-in-enemy-area",
                  QT_TRANSLATE_NOOP("MissionWords", "Chosen Units in the enemy’s Deployment Area")},
    ConditionText{"prisoners", "heroes-captured",
                  QT_TRANSLATE_NOOP("MissionWords", "Enemy Heroes captured, at least one")},
    ConditionText{"prisoners", "more-captured-than-enemy",
                  QT_TRANSLATE_NOOP("MissionWords", "The player captured more Heroes than the enemy")},
    ConditionText{"prisoners", "no-own-hero-captured",
                  QT_TRANSLATE_NOOP("MissionWords", "None of the player’s Heroes was captured")},
    ConditionText{"prisoners", "cages-destroyed", QT_TRANSLATE_NOOP("MissionWords", "Cages destroyed")},
    ConditionText{"relics", "relic-carried",
                  QT_TRANSLATE_NOOP("MissionWords", "One of the player’s Units carries a relic")},
    ConditionText{"relics", "own-relic-kept",
                  QT_TRANSLATE_NOOP("MissionWords", "The Unit that was given the relic still has it")},
    ConditionText{
        "relics", "enemy-relic-taken",
        QT_TRANSLATE_NOOP("MissionWords", "The Unit that was given the relic also has one of the enemy’s")},
    ConditionText{"relics", "relics-carried",
                  QT_TRANSLATE_NOOP("MissionWords", "Relics that the player’s Units carry")},
};

struct SummaryText
{
    std::string_view mission;
    const char* common;
    const char* solo; ///< null: the same
};

constexpr std::array summaryTexts{
    SummaryText{
        "epic-fight",
        QT_TRANSLATE_NOOP(
            "MissionWords",
            "After the Deployment, secretly choose one of your Heroes. Keep that Hero on the battlefield, "
            "and see the Hero whom the enemy chose eliminated, best of all by yours."),
        QT_TRANSLATE_NOOP("MissionWords",
                          "After the Deployment, choose one of your Heroes and one of the enemy’s. Keep "
                          "yours on the battlefield and see the enemy’s eliminated, best of all by yours.")},
    SummaryText{
        "conquerors",
        QT_TRANSLATE_NOOP(
            "MissionWords",
            "The battlefield has nine conquest areas; three Units that you choose after the Deployment can "
            "plant flags in them (Special Action, 1 TS). A new flag replaces the one that was there, and "
            "every three areas under your flags at the end bring 1 VP."),
        QT_TRANSLATE_NOOP("MissionWords",
                          "The battlefield has nine conquest areas; three Units that you choose after the "
                          "Deployment can plant flags in them (Special Action, 1 TS). The enemy can pick the "
                          "flags up, and every three areas under your flags at the end bring 1 VP.")},
    SummaryText{"total-destruction",
                QT_TRANSLATE_NOOP(
                    "MissionWords",
                    "Every full 25 % of the enemy’s Army Points that you eliminate bring 1 VP, at most 3."),
                nullptr},
    SummaryText{
        "moon-shards",
        QT_TRANSLATE_NOOP("MissionWords",
                          "Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. "
                          "Every Unit of yours that carries two or more at the end brings 1 VP."),
        nullptr},
    SummaryText{"idols-of-power",
                QT_TRANSLATE_NOOP(
                    "MissionWords",
                    "Three idols stand along a diagonal: one in the middle, the others 30 cm away on both "
                    "sides. Each that you control at the end, with most Units within 5 cm, brings 1 VP."),
                QT_TRANSLATE_NOOP("MissionWords",
                                  "Three idols stand along a diagonal, at least 30 cm apart. Each that you "
                                  "control at the end, with most Units within 5 cm, brings 1 VP.")},
    SummaryText{"messenger",
                QT_TRANSLATE_NOOP("MissionWords",
                                  "After the Deployment, secretly choose a Hero as your messenger. Bring the "
                                  "messenger to the enemy’s edge of the battlefield to deliver the message "
                                  "(Special Action, 1 TS), and hinder the enemy’s messenger."),
                QT_TRANSLATE_NOOP("MissionWords",
                                  "After the Deployment, choose one of your Heroes and place a message 30 cm "
                                  "beyond the middle line, on the enemy’s side; only your Units can pick it "
                                  "up. Let that Hero carry it back to your Deployment Area.")},
    SummaryText{"breakthrough",
                QT_TRANSLATE_NOOP("MissionWords",
                                  "After the Deployment, secretly choose three of your Units. Each of them "
                                  "that is in the enemy’s Deployment Area at the end brings 1 VP."),
                nullptr},
    SummaryText{
        "prisoners",
        QT_TRANSLATE_NOOP(
            "MissionWords",
            "Enemy Heroes whom your Units eliminate in a Fight can be captured; they return if their captors "
            "are eliminated. Capture at least one, more than the enemy does, and lose none."),
        QT_TRANSLATE_NOOP(
            "MissionWords",
            "The enemy places three cages, outside their own Deployment Area and more than 10 cm from their "
            "Units. Each cage that is destroyed (Combat 1, Resistance 4, Health 2) brings 1 VP.")},
    SummaryText{
        "relics",
        QT_TRANSLATE_NOOP("MissionWords", "After the Deployment, give a relic to one of your Infantry Units. "
                                          "Let that Unit keep it and take the enemy’s relic as well."),
        QT_TRANSLATE_NOOP("MissionWords",
                          "The enemy secretly hides three relics in Sceneries that are not all in the same "
                          "half. Search these with Free Infantry Units in Contact (Special Action, 1 TS; 1 "
                          "TS more to pick the relic up); each relic carried at the end brings 1 VP.")},
};

QString translated(const char* words)
{
    return QCoreApplication::translate("MissionWords", words);
}

} // namespace

const MissionCondition* findCondition(const MissionId& id, std::string_view condition)
{
    const Mission* mission = findMission(id);
    if (!mission)
        return nullptr;
    const MissionCondition* common = mission->common.find(condition);
    return common ? common : mission->solo.find(condition);
}

QString conditionName(const MissionId& mission, std::string_view condition)
{
    for (const ConditionText& each : conditionTexts)
        if (each.mission == mission.text() && each.condition == condition)
            return translated(each.words);
    return wordsOfId(condition);
}

QString missionSummary(const MissionId& mission, bool common)
{
    for (const SummaryText& each : summaryTexts)
        if (each.mission == mission.text())
            return translated(common || !each.solo ? each.common : each.solo);
    return {};
}

} // namespace adjutant
