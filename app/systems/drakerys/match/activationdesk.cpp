#include "activationdesk.h"

#include "app/systems/drakerys/text/refusalwords.h"
#include "app/text/figures.h"
#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/activationwarnings.h"
#include "core/systems/drakerys/match/lawful.h"
#include "core/systems/drakerys/match/sideattable.h"
#include "core/systems/drakerys/match/timepath.h"
#include "tablenames.h"
#include "workspace.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant {

using drakerys::ActionKind;

namespace {} // namespace

ActivationDesk::ActivationDesk(QObject* parent)
    : QObject(parent), m_match(Workspace::current().match()), m_choices(new RowModel(this)),
      m_chosen(new RowModel(this)), m_odds(new OddsDesk(this))
{
    connect(&m_match, &RunningMatch::opened, this, [this] {
        m_actions.clear();
        dropOdds();
    });
    connect(&m_match, &RunningMatch::changed, this, &ActivationDesk::refresh);
}

void ActivationDesk::setUnit(const QString& unit)
{
    m_unit = unit;
    m_actions.clear();
    m_target.clear();
    dropOdds();
    refresh();
}

// The first enemy Unit where the one that was chosen is not on the table any more.
void ActivationDesk::chooseTarget()
{
    const drakerys::UnitState* chosen = m_match.state().find(unitRefOf(m_target.toStdString()));
    if (chosen && !chosen->removed())
        return;
    const QVariantList enemies = targets();
    m_target =
        enemies.isEmpty() ? QString() : enemies.front().toMap().value(QStringLiteral("value")).toString();
}

void ActivationDesk::dropOdds()
{
    m_hasOdds = false;
    m_oddsMissing.clear();
}

bool ActivationDesk::usable() const
{
    return m_match.isOpen() && m_match.state().find(unitRefOf(m_unit.toStdString()));
}

drakerys::Activate ActivationDesk::command() const
{
    return {unitRefOf(m_unit.toStdString()), m_actions};
}

QString ActivationDesk::name() const
{
    return usable() ? unitName(m_match.record().start, unitRefOf(m_unit.toStdString())) : QString();
}

int ActivationDesk::mostActions() const
{
    return usable() ? drakerys::actionsOf(*m_match.state().find(command().unit))
                          .value_or(drakerys::mostUnknownActions)
                    : 0;
}

bool ActivationDesk::full() const
{
    return static_cast<int>(m_actions.size()) >= mostActions();
}

int ActivationDesk::total() const
{
    return usable() ? drakerys::costOf(m_actions, *m_match.state().find(command().unit)) : 0;
}

int ActivationDesk::landing() const
{
    if (!usable() || m_actions.empty() || !refusal().isEmpty())
        return -1;
    const int progress = m_match.state().find(command().unit.player)->progress + total();
    return progress % drakerys::TimePath::squares;
}

QString ActivationDesk::comes() const
{
    if (!usable() || m_actions.empty() || !refusal().isEmpty())
        return {};
    const auto& player = *m_match.state().find(command().unit.player);
    const int progress = player.progress + total();
    if (progress >= drakerys::TimePath::lastStart)
        return tr("Your last Headquarters Phase follows: you are done.");
    const int phases = progress / drakerys::TimePath::squares - player.headquarters();
    return phases > 0 ? tr("A Headquarters Phase follows: one Stress off each of your Units.") : QString();
}

QString ActivationDesk::refusal() const
{
    if (!usable() || m_actions.empty())
        return {};
    const auto refusal = drakerys::refusalOf(m_match.state(), command());
    return refusal ? inWords(*refusal) : QString();
}

QString ActivationDesk::doubts() const
{
    if (!usable() || m_actions.empty() || !refusal().isEmpty())
        return {};
    QStringList words;
    for (const Warning& warning : drakerys::activationWarnings(m_match.state(), command()))
        if (const QString each = inWords(warning); !words.contains(each))
            words.append(each);
    return words.join(QLatin1Char('\n'));
}

QVariantList ActivationDesk::targets() const
{
    QVariantList list;
    if (!usable())
        return list;
    for (const drakerys::PlayerState& player : m_match.state().players) {
        if (player.id == command().unit.player)
            continue;
        for (const drakerys::UnitState& unit : player.units)
            if (!unit.removed())
                list.append(QVariantMap{
                    {QStringLiteral("text"), unitName(m_match.record().start, {player.id, unit.id()})},
                    {QStringLiteral("value"), QString::fromStdString(textOf({player.id, unit.id()}))}});
    }
    return list;
}

void ActivationDesk::setTarget(const QString& target)
{
    if (target == m_target)
        return;
    m_target = target;
    dropOdds();
    refresh();
}

bool ActivationDesk::heroic() const
{
    return usable() && m_match.state().find(command().unit)->card->has("heroic_action");
}

void ActivationDesk::add(const QString& action)
{
    if (full())
        return;
    m_actions.push_back(actionOf(action));
    dropOdds();
    refresh();
}

void ActivationDesk::removeAt(int place)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions.erase(m_actions.begin() + place);
    dropOdds();
    refresh();
}

void ActivationDesk::setHeroicDice(int place, int dice)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions[static_cast<std::size_t>(place)].heroicDice = dice;
    refresh();
}

void ActivationDesk::setTs(int place, int ts)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions[static_cast<std::size_t>(place)].ts = std::clamp(ts, 1, drakerys::TimePath::dearestActivation);
    refresh();
}

void ActivationDesk::setExtraDice(int place, int dice)
{
    if (place < 0 || place >= static_cast<int>(m_actions.size()))
        return;
    m_actions[static_cast<std::size_t>(place)].extraDice = dice;
    refresh();
}

int ActivationDesk::invocationDice() const
{
    const auto found = std::ranges::find(m_actions, ActionKind::invocation, &drakerys::Action::kind);
    return found == m_actions.end() ? -1 : found->extraDice;
}

void ActivationDesk::clear()
{
    m_actions.clear();
    dropOdds();
    refresh();
}

bool ActivationDesk::endsGame() const
{
    if (!usable() || m_actions.empty() || !refusal().isEmpty())
        return false;
    const auto& players = m_match.state().players;
    return std::ranges::all_of(players, [this](const drakerys::PlayerState& player) {
        return player.done() || (player.id == command().unit.player &&
                                 player.progress + total() >= drakerys::TimePath::lastStart);
    });
}

bool ActivationDesk::commit()
{
    if (!usable() || m_actions.empty())
        return false;
    std::vector<std::string> despite;
    for (const Warning& warning : drakerys::activationWarnings(m_match.state(), command()))
        if (std::ranges::find(despite, warning.rule) == despite.end())
            despite.emplace_back(warning.rule);
    // The odds stay as the table stood before: what is rolled now belongs to these Actions.
    const drakerys::Activate activation{command().unit, std::exchange(m_actions, {})};
    const auto unplayed = m_match.play(activation, std::move(despite));
    if (!unplayed)
        return true;
    m_actions = activation.actions;
    refresh();
    Q_EMIT said(unplayed->words());
    return false;
}

void ActivationDesk::refresh()
{
    if (!usable()) {
        m_choices->setRows({});
        m_chosen->setRows({});
        Q_EMIT changed();
        return;
    }
    chooseTarget();
    m_choices->setRows(choiceRows(m_match.state(), command().unit));
    m_chosen->setRows(chosenRows(m_actions, *m_match.state().find(command().unit)));
    refreshOdds();
    Q_EMIT changed();
}

bool ActivationDesk::fights() const
{
    return std::ranges::any_of(m_actions, isFightOrShot);
}

void ActivationDesk::refreshOdds()
{
    const auto roll = std::ranges::find_if(m_actions, isFightOrShot);
    if (roll == m_actions.end())
        return;
    dropOdds();
    const Catalogue& catalogue = Workspace::current().catalogue();
    const auto& state = m_match.state();
    const UnitRef target = unitRefOf(m_target.toStdString());
    const UnitRef active = command().unit;
    auto activeSide = drakerys::sideAtTable(state, active, catalogue);
    auto targetSide = drakerys::sideAtTable(state, target, catalogue);
    if (!activeSide || !targetSide) {
        m_oddsMissing = m_target.isEmpty() ? tr("No enemy Unit is left.")
                                           : tr("A card is not known, so there are no odds: type the profile "
                                                "from the card in the army.");
        return;
    }
    activeSide->heroicDice = roll->heroicDice;
    const auto deed = roll->kind == ActionKind::attack     ? OddsDesk::Attack
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
    if (deed == OddsDesk::Shoot && !weapon) {
        m_oddsMissing = tr("What it shoots with is not known, so there are no odds.");
        return;
    }
    if (deed == OddsDesk::Shoot && distance && weapon->range && *distance > *weapon->range) {
        m_oddsMissing = tr("The target is %L1 cm away, beyond the %L2 cm of the weapon.")
                            .arg(std::ceil(*distance))
                            .arg(*weapon->range);
        return;
    }
    m_hasOdds = true;
    m_odds->takeTable(
        deed, {*activeSide, name(), fromCore(factionOf(activeUnit.card->unit).text()), apOf(activeUnit)},
        {*targetSide, unitName(m_match.record().start, target),
         fromCore(factionOf(targetUnit.card->unit).text()), apOf(targetUnit)},
        weapon, distance, activeUnit.has("shooting-reroll"));
}

} // namespace adjutant
