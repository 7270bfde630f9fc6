#include "activationcontroller.h"

#include "app/text/figures.h"
#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/sideattable.h"
#include "core/systems/drakerys/match/timepath.h"
#include "spokentext.h"
#include "workspace.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant {

using drakerys::ActionKind;

ActivationController::ActivationController(QObject* parent)
    : QObject(parent), m_match(Workspace::current().table()), m_choices(new RowModel(this)),
      m_chosen(new RowModel(this)), m_odds(new OddsDesk(this))
{
    connect(&m_match.table(), &RunningTable::opened, this, [this] {
        m_actions.clear();
        dropOdds();
    });
    connect(&m_match.table(), &RunningTable::changed, this, &ActivationController::refresh);
}

void ActivationController::setUnit(const QString& unit)
{
    m_unit = unit;
    m_actions.clear();
    m_target.clear();
    dropOdds();
    refresh();
}

// The first enemy Unit where the one that was chosen is not on the table any more.
void ActivationController::chooseTarget()
{
    const drakerys::UnitState* chosen = m_match.state().find(unitRefOf(m_target.toStdString()));
    if (chosen && !chosen->removed())
        return;
    const QVariantList enemies = targets();
    m_target =
        enemies.isEmpty() ? QString() : enemies.front().toMap().value(QStringLiteral("value")).toString();
}

void ActivationController::dropOdds()
{
    m_hasOdds = false;
    m_oddsMissing.clear();
}

bool ActivationController::usable() const
{
    return m_match.isOpen() && m_match.state().find(unitRef());
}

table::Answers ActivationController::answers() const
{
    return answersOf(unitRef(), m_actions);
}

QString ActivationController::name() const
{
    return usable() ? spoken(m_match.state(), unitRef()) : QString();
}

int ActivationController::mostActions() const
{
    return usable()
               ? drakerys::actionsOf(*m_match.state().find(unitRef())).value_or(drakerys::mostUnknownActions)
               : 0;
}

bool ActivationController::full() const
{
    return static_cast<int>(m_actions.size()) >= mostActions();
}

int ActivationController::total() const
{
    return usable() ? drakerys::costOf(m_actions, *m_match.state().find(unitRef())) : 0;
}

int ActivationController::landing() const
{
    if (!usable() || m_actions.empty() || m_refusal)
        return -1;
    const int progress = m_match.state().find(unitRef().player)->progress + total();
    return progress % drakerys::TimePath::squares;
}

QString ActivationController::comes() const
{
    if (!usable() || m_actions.empty() || m_refusal)
        return {};
    const auto& player = *m_match.state().find(unitRef().player);
    const int progress = player.progress + total();
    if (progress >= drakerys::TimePath::lastStart)
        return tr("Your last Headquarters Phase follows: you are done.");
    const int phases = progress / drakerys::TimePath::squares - player.headquarters();
    return phases > 0 ? tr("A Headquarters Phase follows: one Stress off each of your Units.") : QString();
}

QString ActivationController::refusal() const
{
    return m_refusal ? asSentence(m_refusal->message) : QString();
}

QString ActivationController::warnings() const
{
    QStringList words;
    if (!m_refusal)
        for (const table::Remark& warning : m_warnings)
            if (const QString each = asSentence(warning.message); !words.contains(each))
                words.append(each);
    return words.join(QLatin1Char('\n'));
}

void ActivationController::review()
{
    m_refusal.reset();
    m_warnings.clear();
    if (!usable() || m_actions.empty())
        return;
    table::Form form = m_match.form("activate", answers());
    m_refusal = std::move(form.refusal);
    m_warnings = std::move(form.warnings);
}

QVariantList ActivationController::targets() const
{
    QVariantList list;
    if (!usable())
        return list;
    for (const drakerys::PlayerState& player : m_match.state().players) {
        if (player.id == unitRef().player)
            continue;
        for (const drakerys::UnitState& unit : player.units)
            if (!unit.removed())
                list.append(QVariantMap{
                    {QStringLiteral("text"), spoken(m_match.state(), UnitRef{player.id, unit.id()})},
                    {QStringLiteral("value"), QString::fromStdString(textOf({player.id, unit.id()}))}});
    }
    return list;
}

void ActivationController::setTarget(const QString& target)
{
    if (target == m_target)
        return;
    m_target = target;
    dropOdds();
    refresh();
}

bool ActivationController::heroic() const
{
    return usable() && m_match.state().find(unitRef())->card->has("heroic_action");
}

void ActivationController::add(const QString& action)
{
    if (full())
        return;
    m_actions.push_back(actionOf(action));
    dropOdds();
    refresh();
}

void ActivationController::removeAt(int place)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions.erase(m_actions.begin() + place);
    dropOdds();
    refresh();
}

void ActivationController::setHeroicDice(int place, int dice)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions[static_cast<std::size_t>(place)].heroicDice = dice;
    refresh();
}

void ActivationController::setTs(int place, int ts)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions[static_cast<std::size_t>(place)].ts = std::clamp(ts, 1, drakerys::TimePath::dearestActivation);
    refresh();
}

void ActivationController::setExtraDice(int place, int dice)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions[static_cast<std::size_t>(place)].extraDice = dice;
    refresh();
}

int ActivationController::invocationDice() const
{
    const auto found = std::ranges::find(m_actions, ActionKind::invocation, &drakerys::Action::kind);
    return found == m_actions.end() ? -1 : found->extraDice;
}

void ActivationController::clear()
{
    m_actions.clear();
    dropOdds();
    refresh();
}

bool ActivationController::endsGame() const
{
    if (!usable() || m_actions.empty() || m_refusal)
        return false;
    const auto& players = m_match.state().players;
    return std::ranges::all_of(players, [this](const drakerys::PlayerState& player) {
        return player.done() ||
               (player.id == unitRef().player && player.progress + total() >= drakerys::TimePath::lastStart);
    });
}

bool ActivationController::commit()
{
    if (!usable() || m_actions.empty())
        return false;
    std::vector<std::string> accepted;
    for (const table::Remark& warning : m_warnings)
        if (std::ranges::find(accepted, warning.rule) == accepted.end())
            accepted.push_back(warning.rule);
    const table::Answers activation = answers();
    // The odds stay as the table stood before: what is rolled now belongs to these Actions.
    std::vector<drakerys::Action> actions = std::exchange(m_actions, {});
    const auto trouble = m_match.play("activate", activation, std::move(accepted));
    if (!trouble)
        return true;
    m_actions = std::move(actions);
    refresh();
    Q_EMIT told(*trouble);
    return false;
}

void ActivationController::refresh()
{
    review();
    if (!usable()) {
        m_choices->setRows({});
        m_chosen->setRows({});
        Q_EMIT changed();
        return;
    }
    chooseTarget();
    m_choices->setRows(choiceRows(m_match, unitRef()));
    m_chosen->setRows(chosenRows(m_actions, *m_match.state().find(unitRef())));
    refreshOdds();
    Q_EMIT changed();
}

bool ActivationController::fights() const
{
    return std::ranges::any_of(m_actions, isFightOrShot);
}

void ActivationController::refreshOdds()
{
    const auto roll = std::ranges::find_if(m_actions, isFightOrShot);
    if (roll == m_actions.end())
        return;
    dropOdds();
    const Catalogue& catalogue = Workspace::current().catalogue();
    const auto& state = m_match.state();
    const UnitRef target = unitRefOf(m_target.toStdString());
    const UnitRef active = unitRef();
    auto activeSide = drakerys::sideAtTable(state, active, catalogue);
    auto targetSide = drakerys::sideAtTable(state, target, catalogue);
    if (!activeSide || !targetSide) {
        m_oddsMissing = m_target.isEmpty() ? tr("No enemy Unit is left.")
                                           : tr("A card is not known, so there are no odds: type the profile "
                                                "from the card in the army.");
        return;
    }
    activeSide->heroicDice = roll->heroicDice;
    const auto action = roll->kind == ActionKind::attack     ? OddsDesk::Attack
                        : roll->kind == ActionKind::charge   ? OddsDesk::Charge
                        : roll->kind == ActionKind::shooting ? OddsDesk::Shoot
                                                             : OddsDesk::CombinedCharge;
    const auto apOf = [](const drakerys::UnitState& unit) {
        return unit.card->size > 0 ? static_cast<double>(unit.card->ap) / unit.card->size : 0.0;
    };
    const drakerys::UnitState& activeUnit = *state.find(active);
    const drakerys::UnitState& targetUnit = *state.find(target);
    const auto weapon = drakerys::weaponAtTable(activeUnit, catalogue);
    const auto distance = drakerys::distanceBetween(activeUnit, targetUnit);
    if (action == OddsDesk::Shoot && !weapon) {
        m_oddsMissing = tr("What it shoots with is not known, so there are no odds.");
        return;
    }
    if (action == OddsDesk::Shoot && distance && weapon->range && *distance > *weapon->range) {
        m_oddsMissing = tr("The target is %L1 cm away, beyond the %L2 cm of the weapon.")
                            .arg(std::ceil(*distance))
                            .arg(*weapon->range);
        return;
    }
    m_hasOdds = true;
    m_odds->takeTable(
        action, {*activeSide, name(), fromCore(factionOf(activeUnit.card->unit).text()), apOf(activeUnit)},
        {*targetSide, spoken(state, target), fromCore(factionOf(targetUnit.card->unit).text()),
         apOf(targetUnit)},
        weapon, distance, activeUnit.has("shooting-reroll"));
}

} // namespace adjutant
