#include "oddsdesk.h"

#include "app/systems/drakerys/text/oddswords.h"
#include "app/text/names.h"
#include "core/systems/drakerys/odds/sideofunit.h"
#include "core/systems/drakerys/odds/steps.h"
#include "oddsresults.h"
#include "workspace.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant {

using drakerys::Fight;
using drakerys::Shooting;

OddsDesk::OddsDesk(QObject* parent)
    : QObject(parent), m_active(new OddsSide(this)), m_target(new OddsSide(this)),
      m_ladder(new RowModel(this)), m_advice(new RowModel(this))
{
    m_weapon = drakerys::rangedWeapon(Workspace::current().catalogue().weapons().front());
    for (OddsSide* side : {m_active, m_target})
        connect(side, &OddsSide::changed, this, &OddsDesk::compute);
    compute();
}

void OddsDesk::setDeed(Deed deed)
{
    if (deed == m_deed)
        return;
    m_deed = deed;
    compute();
}

void OddsDesk::setDistance(int distance)
{
    m_distance = std::clamp(distance, 0, furthest());
    compute();
}

int OddsDesk::furthest() const
{
    constexpr int acrossTheBattlefield = 127;
    return m_weapon.range.value_or(acrossTheBattlefield);
}

void OddsDesk::setObstacles(int obstacles)
{
    m_obstacles = obstacles;
    compute();
}

void OddsDesk::setConcealment(int concealment)
{
    m_concealment = concealment;
    compute();
}

void OddsDesk::setRerollFailures(bool reroll)
{
    m_rerollFailures = reroll;
    compute();
}

QString OddsDesk::weapon() const
{
    return QString::fromStdString(m_weapon.id.text());
}

void OddsDesk::setWeapon(const QString& weapon)
{
    if (const Weapon* known = Workspace::current().catalogue().find(WeaponId(weapon.toStdString()))) {
        m_weapon = drakerys::rangedWeapon(*known);
        setDistance(m_distance);
    }
}

QVariantList OddsDesk::weapons() const
{
    QVariantList list;
    for (const Weapon& weapon : Workspace::current().catalogue().weapons())
        list.append(QVariantMap{{QStringLiteral("text"), QString::fromStdString(weapon.name)},
                                {QStringLiteral("value"), QString::fromStdString(weapon.id.text())}});
    return list;
}

OddsDesk::Setup OddsDesk::setup() const
{
    if (m_deed == Shoot)
        return Shooting{m_active->side(), m_target->side(), m_weapon,        static_cast<double>(m_distance),
                        m_obstacles,      m_concealment,    m_rerollFailures};
    const auto action = m_deed == Attack   ? drakerys::FightAction::attack
                        : m_deed == Charge ? drakerys::FightAction::charge
                                           : drakerys::FightAction::combinedCharge;
    return Fight{action, m_active->side(), m_target->side()};
}

void OddsDesk::compute()
{
    if (m_quiet)
        return;
    const Setup now = setup();
    const OddsNames names{m_active->name(), m_target->name()};
    int most = 0;
    if (const auto* fight = std::get_if<Fight>(&now)) {
        const drakerys::FightPlan plan = planOf(*fight);
        most = std::max(attackDice(fight->active, plan.activePower, fight->active.warriors),
                        attackDice(fight->target, plan.targetPower, fight->target.warriors));
    } else {
        most = planOf(std::get<Shooting>(now)).dice;
    }
    m_refusal = most <= drakerys::SideLimits::pool
                    ? QString()
                    : tr("%L1 dice in one roll are more than the %L2 we compute.")
                          .arg(most)
                          .arg(drakerys::SideLimits::pool);
    m_result = m_refusal.isEmpty()
                   ? std::visit([&names](const auto& asked) { return resultOf(asked, names); }, now)
                   : OddsResult();
    m_advice->setRows({});
    computeSteps(now);
    Q_EMIT changed();
}

void OddsDesk::computeSteps(const Setup& setup)
{
    const drakerys::Scenario scenario =
        std::visit([](const auto& asked) { return drakerys::Scenario(asked); }, setup);
    m_ladder->setRows(ladderRows(stepsOf(scenario), {m_active->name(), m_target->name()}));
    QStringList names;
    for (const std::string_view skill : notModelled(scenario))
        names.append(nameOf(SkillId(std::string(skill)), Workspace::current().catalogue()));
    m_leftOut = names.isEmpty() ? QString()
                                : tr("Left out of these odds: %1.").arg(QLocale().createSeparatedList(names));
}

void OddsDesk::takeWeapon(const Unit& unit)
{
    if (const auto weapon = drakerys::weaponOf(unit, Workspace::current().catalogue())) {
        m_weapon = *weapon;
        m_distance = std::min(m_distance, furthest());
    } else if (m_deed == Shoot) {
        m_deed = Charge;
    }
}

void OddsDesk::choose(OddsSide* side, const QString& unit, int warriors)
{
    const Catalogue& catalogue = Workspace::current().catalogue();
    const Unit* known = catalogue.find(UnitId(unit.toStdString()));
    const auto taken = known ? drakerys::sideOf(*known, warriors) : std::nullopt;
    if (!side || !taken)
        return;
    if (side == m_active)
        takeWeapon(*known);
    const SizeOffer* offer = known->offerFor(warriors);
    if (!offer && !known->sizes.empty())
        offer = &known->sizes.front();
    side->take(*taken, QString::fromStdString(known->name),
               QString::fromStdString(factionOf(known->id).text()), drakerys::worthOf(offer).apPerWarrior);
}

void OddsDesk::takeTable(Deed deed, const KnownSide& active, const KnownSide& target,
                         const std::optional<drakerys::RangedWeapon>& weapon, std::optional<double> distance,
                         bool rerollFailures)
{
    m_quiet = true;
    const bool same = m_active->name() == active.name && m_target->name() == target.name && m_deed == deed;
    const auto take = [same](OddsSide* into, const KnownSide& known) {
        drakerys::Side side = known.side;
        if (same) {
            side.contact = std::min(into->side().contact, side.warriors);
            side.supporting = std::min(into->side().supporting, side.warriors - side.contact);
            side.rerolls = into->side().rerolls;
            side.blocking = into->side().blocking;
            side.alliedUnitsEngaged = into->side().alliedUnitsEngaged;
        }
        into->take(side, known.name, known.faction, known.apPerWarrior);
    };
    take(m_active, active);
    take(m_target, target);
    m_deed = deed;
    if (weapon)
        m_weapon = *weapon;
    if (distance)
        m_distance = std::min(static_cast<int>(std::ceil(*distance)), furthest());
    m_rerollFailures = rerollFailures;
    m_quiet = false;
    compute();
}

void OddsDesk::swap()
{
    const drakerys::Side side = m_active->side();
    const QString name = m_active->name();
    const QString faction = m_active->faction();
    const double ap = m_active->apPerWarrior();
    m_quiet = true;
    m_active->take(m_target->side(), m_target->name(), m_target->faction(), m_target->apPerWarrior());
    m_target->take(side, name, faction, ap);
    if (const Unit* unit = Workspace::current().catalogue().find(m_active->side().unit))
        takeWeapon(*unit);
    m_quiet = false;
    compute();
}

void OddsDesk::keep()
{
    m_kept = m_result;
    Q_EMIT keptChanged();
}

void OddsDesk::letGo()
{
    m_kept = {};
    Q_EMIT keptChanged();
}

QString OddsDesk::asText() const
{
    QString text = textOf(m_result);
    if (m_kept.valid)
        text += QStringLiteral("\n\n") + textOf(m_kept);
    if (!m_leftOut.isEmpty())
        text += QStringLiteral("\n\n") + m_leftOut;
    return text + QLatin1Char('\n');
}

drakerys::Situation OddsDesk::situation() const
{
    const Catalogue& catalogue = Workspace::current().catalogue();
    const Unit* unit = catalogue.find(m_active->side().unit);
    drakerys::Situation situation;
    situation.unit = m_active->side();
    situation.unit.heroicDice = 0;
    situation.target = m_target->side();
    situation.unitWorth = {m_active->apPerWarrior()};
    situation.targetWorth = {m_target->apPerWarrior()};
    situation.engaged = m_deed == Attack;
    situation.jammed = unit && unit->has(SkillId("jammed"));
    situation.quickShot = unit && unit->has(SkillId("quick_shot"));
    situation.canCombine = m_deed == CombinedCharge;
    situation.mostHeroicDice = situation.unit.has(drakerys::RollSkill::heroicAction) ? 5 : 0;
    std::optional<drakerys::RangedWeapon> weapon = unit ? drakerys::weaponOf(*unit, catalogue) : std::nullopt;
    if (m_deed == Shoot)
        weapon = m_weapon;
    if (weapon && m_distance <= weapon->range.value_or(m_distance))
        situation.shot = Shooting{
            {}, {}, *weapon, static_cast<double>(m_distance), m_obstacles, m_concealment, m_rerollFailures};
    return situation;
}

void OddsDesk::setWanted(int percent)
{
    m_wanted = std::clamp(percent, 1, 99);
    answerWithHeroics();
}

void OddsDesk::answerWithHeroics()
{
    const drakerys::Situation now = situation();
    m_heroicAnswer.clear();
    const auto deed = static_cast<drakerys::Advice::Deed>(m_deed);
    if (now.mostHeroicDice > 0 && m_refusal.isEmpty() && (m_deed != Shoot || now.shot)) {
        const auto enough = fewestDiceFor(now, deed, m_wanted / 100.0);
        m_heroicAnswer =
            !enough ? tr("Not even %n Heroic Action D10 bring that chance.", "", now.mostHeroicDice)
            : enough->heroicDice == 0
                ? tr("It has that chance without Heroic Action: %1.").arg(chanceInWords(enough->removes))
                : tr("%n Heroic Action D10 bring %1, for %2 TS in all.", "", enough->heroicDice)
                      .arg(chanceInWords(enough->removes), QLocale().toString(enough->ts));
    }
    Q_EMIT adviceChanged();
}

void OddsDesk::findAdvice()
{
    answerWithHeroics();
    QList<RowModel::Row> rows;
    const QLocale locale;
    const auto ap = [&locale](double value) { return locale.toString(value, 'f', value < 10 ? 1 : 0); };
    for (const drakerys::Advice& advice : adviceFor(situation())) {
        using enum drakerys::Advice::Deed;
        QString deed = advice.deed == attack           ? tr("Attack")
                       : advice.deed == charge         ? tr("Charge")
                       : advice.deed == combinedCharge ? tr("Combined Charge")
                                                       : tr("Shoot");
        if (advice.heroicDice > 0)
            deed += tr(" with %n Heroic Action D10", "", advice.heroicDice);
        rows.append(
            {QString::number(rows.size()),
             {},
             QVariant::fromValue(AdviceRow{deed, tr("%1 TS").arg(advice.ts), chanceInWords(advice.removes),
                                           ap(advice.apRemoved), ap(advice.apLost), ap(advice.apPerTs())})});
    }
    m_advice->setRows(rows);
}

} // namespace adjutant
