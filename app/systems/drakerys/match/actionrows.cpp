#include "actionrows.h"

#include "activationcontroller.h"
#include "core/systems/drakerys/match/actioncost.h"
#include "spokentext.h"

#include <QLocale>

#include <array>

namespace adjutant {

using drakerys::Action;
using drakerys::ActionKind;

namespace {

constexpr std::array kinds{ActionKind::march,          ActionKind::attack,   ActionKind::charge,
                           ActionKind::combinedCharge, ActionKind::shooting, ActionKind::magic,
                           ActionKind::invocation,     ActionKind::special};

bool isFight(ActionKind kind)
{
    return kind == ActionKind::attack || kind == ActionKind::charge || kind == ActionKind::combinedCharge;
}

QString keyOf(const Action& action)
{
    return action.overlord ? QStringLiteral("overlord") : fromCore(wordFor(action.kind));
}

// "1 + 2 Stress + 1 Heroic": how a cost comes about, where it is more than its price.
QString reasonsFor(const Action& action, const drakerys::UnitState& unit)
{
    drakerys::UnitState calm = unit;
    calm.stress = 0;
    Action bare = action;
    bare.heroicDice = 0;
    const QLocale locale;
    QStringList parts{locale.toString(drakerys::costOf(bare, calm))};
    if (unit.stress > 0)
        parts.append(ActivationController::tr("%L1 Stress").arg(unit.stress));
    if (action.heroicDice > 0)
        parts.append(ActivationController::tr("%L1 Heroic Action").arg(action.heroicDice));
    return parts.size() > 1 ? parts.join(QStringLiteral(" + ")) : QString();
}

bool cardAllows(ActionKind kind, const drakerys::UnitCard& card)
{
    if (!card.profile)
        return true;
    switch (kind) {
    case ActionKind::combinedCharge:
        return card.hero;
    case ActionKind::shooting:
        return card.has("shooter");
    case ActionKind::magic:
        return card.wizard > 0;
    case ActionKind::invocation:
        return card.awakened > 0;
    default:
        return true;
    }
}

} // namespace

bool isFightOrShot(const Action& action)
{
    return isFight(action.kind) || action.kind == ActionKind::shooting;
}

Action actionOf(const QString& key)
{
    Action action;
    // An Overlord is an Invocation of its own price.
    action.overlord = key == QLatin1String("overlord");
    if (action.overlord)
        action.kind = ActionKind::invocation;
    for (const ActionKind kind : kinds)
        if (key == fromCore(wordFor(kind)))
            action.kind = kind;
    return action;
}

table::Answers answersOf(const UnitRef& unit, const std::vector<Action>& actions)
{
    table::Answers answers{{"unit", textOf(unit)}};
    for (std::size_t k = 0; k < actions.size(); ++k) {
        const Action& action = actions[k];
        const std::string row = "actions/" + std::to_string(k);
        answers[row + "/action"] = std::string(wordFor(action.kind));
        answers[row + "/heroic_dice"] = action.heroicDice;
        if (action.kind == ActionKind::special)
            answers[row + "/ts"] = action.ts.value_or(1);
        if (action.kind == ActionKind::invocation) {
            answers[row + "/elemental"] = std::string(action.overlord ? "overlord" : "herald");
            answers[row + "/extra_dice"] = action.extraDice;
        }
    }
    return answers;
}

QList<RowModel::Row> choiceRows(const OpenMatch& match, const UnitRef& ref)
{
    const drakerys::UnitState& unit = *match.state().find(ref);
    QList<RowModel::Row> rows;
    const auto offer = [&](const Action& action, const QString& name) {
        const bool offered = match.form("activate", answersOf(ref, {action})).warnings.empty();
        rows.append(
            {keyOf(action),
             {},
             QVariant::fromValue(ActionRow{keyOf(action), name, drakerys::costOf(action, unit),
                                           reasonsFor(action, unit), offered, isFight(action.kind), 0})});
    };
    for (const ActionKind kind : kinds) {
        if (!cardAllows(kind, *unit.card))
            continue;
        Action action;
        action.kind = kind;
        if (kind == ActionKind::invocation) {
            offer(action, ActivationController::tr("Invoke a Herald"));
            action.overlord = true;
            offer(action, ActivationController::tr("Invoke an Overlord"));
        } else {
            offer(action, spoken(kind));
        }
    }
    return rows;
}

QList<RowModel::Row> chosenRows(const std::vector<Action>& actions, const drakerys::UnitState& unit)
{
    QList<RowModel::Row> rows;
    for (std::size_t k = 0; k < actions.size(); ++k) {
        const Action& action = actions[k];
        const bool rolls = isFightOrShot(action) || action.kind == ActionKind::magic;
        rows.append(
            {QString::number(k),
             {},
             QVariant::fromValue(ActionRow{keyOf(action), spoken(action.kind), drakerys::costOf(action, unit),
                                           reasonsFor(action, unit), true, rolls, action.heroicDice,
                                           action.kind == ActionKind::special ? action.ts.value_or(1) : 0,
                                           action.kind == ActionKind::invocation ? action.extraDice : -1})});
    }
    return rows;
}

} // namespace adjutant
