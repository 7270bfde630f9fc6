#include "app/systems/drakerys/text/refusalwords.h"

#include "app/text/figures.h"
#include "core/systems/drakerys/match/timepath.h"

#include <QCoreApplication>
#include <array>

namespace adjutant {

using drakerys::MatchRefusal;
using drakerys::RefusalRule;
using drakerys::TimePath;

namespace {

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWords)
};

struct RuleText
{
    std::string_view rule;
    const char* words;
    const char* reference; ///< empty: none
};

constexpr std::array ruleTexts{
    RuleText{"unknown-profile",
             QT_TRANSLATE_NOOP("RefusalWords", "The card of this Unit is not known: nothing was checked "
                                               "against it, and its Health counts as 1."),
             ""},
    RuleText{"engaged", QT_TRANSLATE_NOOP("RefusalWords", "This is not for a Unit that is Engaged."), ""},
    RuleText{"free",
             QT_TRANSLATE_NOOP("RefusalWords", "The Unit is Engaged with nobody whom it could attack."), ""},
    RuleText{"status", QT_TRANSLATE_NOOP("RefusalWords", "The tokens beside the Unit say otherwise."), ""},
    RuleText{"skill", QT_TRANSLATE_NOOP("RefusalWords", "The Unit lacks the skill for this."), ""},
    RuleText{"hero", QT_TRANSLATE_NOOP("RefusalWords", "Only a Hero makes a Combined Charge."), "type/hero"},
    RuleText{
        "guard",
        QT_TRANSLATE_NOOP("RefusalWords",
                          "A Combined Charge needs an allied Infantry Unit with Guard, and none is left."),
        "skill/guard"},
    RuleText{
        "heroic-dice",
        QT_TRANSLATE_NOOP("RefusalWords", "Heroic Action adds 1 to 5 dice to a fight, a shot or a spell."),
        "skill/heroic_action"},
    RuleText{"weapon", QT_TRANSLATE_NOOP("RefusalWords", "The Unit does not carry this weapon."),
             "skill/shooter"},
    RuleText{"second-shot",
             QT_TRANSLATE_NOOP("RefusalWords", "This weapon does not shoot so often in one activation."),
             "weapon/crossbow"},
    RuleText{"invocations",
             QT_TRANSLATE_NOOP("RefusalWords", "This Awakened has made all its invocations of the game."),
             "type/awakened"},
    RuleText{"unknown-status",
             QT_TRANSLATE_NOOP("RefusalWords", "The rulebook has no such token; it is kept as it is."), ""},
    RuleText{"headquarters",
             QT_TRANSLATE_NOOP("RefusalWords", "This belongs to the player’s Headquarters Phase, and that is "
                                               "not now."),
             "rule/headquarters"},
    RuleText{"vortex",
             QT_TRANSLATE_NOOP("RefusalWords", "This Vortex is exhausted, of another Element or not on the "
                                               "battlefield."),
             "rule/invocation"},
    RuleText{"infantry", QT_TRANSLATE_NOOP("RefusalWords", "Only Infantry picks up Objectives."),
             "rule/objectives"},
    RuleText{"unknown-mission",
             QT_TRANSLATE_NOOP("RefusalWords", "The rulebook has no such mission, or its only card is dealt "
                                               "already."),
             "rule/missions"},
    RuleText{"unknown-condition",
             QT_TRANSLATE_NOOP("RefusalWords", "The mission has no such condition; it is kept, and brings no "
                                               "points."),
             "rule/missions"},
    RuleText{"chosen",
             QT_TRANSLATE_NOOP("RefusalWords",
                               "The mission asks for another choice: other Units or Sceneries, "
                               "or another number of them."),
             "rule/missions"},
    RuleText{
        "apart",
        QT_TRANSLATE_NOOP("RefusalWords", "This lies too near to something, or not where it is asked for."),
        "rule/objectives"},
    RuleText{"pick",
             QT_TRANSLATE_NOOP("RefusalWords", "By its mission this Unit does not pick up this Objective."),
             "rule/objectives"},
    RuleText{"sources",
             QT_TRANSLATE_NOOP("RefusalWords", "A Wizard draws on no more sources of mana than its level."),
             "rule/magic"},
    RuleText{"spell-used",
             QT_TRANSLATE_NOOP("RefusalWords", "The Unit has cast this spell in this activation already."),
             "rule/magic"},
};

const RuleText* textOfRule(std::string_view rule)
{
    for (const RuleText& each : ruleTexts)
        if (each.rule == rule)
            return &each;
    return nullptr;
}

QString sentenceOf(RefusalRule rule)
{
    switch (rule) {
    case RefusalRule::unknownUnit:
        return RefusalWords::tr("There is no such player or Unit in this match.");
    case RefusalRule::finished:
        return RefusalWords::tr("The game is over: only points are still counted.");
    case RefusalRule::notActive:
        return RefusalWords::tr("It is the other player’s turn.");
    case RefusalRule::removed:
        return RefusalWords::tr("The Unit is off the table, or has fewer Warriors left than that.");
    case RefusalRule::actionCount:
        return RefusalWords::tr(
            "An activation has at least one Action, and no more than the Unit’s Actions.");
    case RefusalRule::oneCharge:
        return RefusalWords::tr("An activation has at most one Charge or Combined Charge.");
    case RefusalRule::over16:
        return RefusalWords::tr("No activation may cost more than %1 TS.")
            .arg(figure(TimePath::dearestActivation));
    case RefusalRule::beyondStart:
        return RefusalWords::tr("This costs more TS than are left before the last START.");
    case RefusalRule::affordable:
        return RefusalWords::tr("The player can still activate a Unit, so the turn can’t be passed.");
    case RefusalRule::begun:
        return RefusalWords::tr("The First Player is named before the first token moves.");
    case RefusalRule::offTheField:
        return RefusalWords::tr("It would lie beyond the edge of the battlefield.");
    case RefusalRule::overlap:
        return RefusalWords::tr("It would lie on a Vortex or Maelstrom.");
    case RefusalRule::unknownMission:
        return RefusalWords::tr("The player holds no such mission card.");
    case RefusalRule::nothingToUndo:
        return RefusalWords::tr("There is nothing to undo or redo.");
    }
    return {};
}

} // namespace

QString inWords(const MatchRefusal& refusal)
{
    return sentenceOf(refusal.rule);
}

QString inWords(const Warning& warning)
{
    const RuleText* text = textOfRule(warning.rule);
    return text ? QCoreApplication::translate("RefusalWords", text->words)
                : QString::fromStdString(warning.message);
}

QString ruleReference(RefusalRule rule)
{
    switch (rule) {
    case RefusalRule::actionCount:
    case RefusalRule::oneCharge:
    case RefusalRule::over16:
    case RefusalRule::beyondStart:
    case RefusalRule::affordable:
        return QStringLiteral("rule/action-limits");
    case RefusalRule::finished:
        return QStringLiteral("rule/round");
    case RefusalRule::begun:
    case RefusalRule::offTheField:
    case RefusalRule::overlap:
        return QStringLiteral("rule/battlefield");
    case RefusalRule::unknownMission:
        return QStringLiteral("rule/missions");
    case RefusalRule::unknownUnit:
    case RefusalRule::notActive:
    case RefusalRule::removed:
    case RefusalRule::nothingToUndo:
        break;
    }
    return {};
}

QString ruleReference(std::string_view rule)
{
    const RuleText* text = textOfRule(rule);
    return text ? QString::fromLatin1(text->reference) : QString();
}

} // namespace adjutant
