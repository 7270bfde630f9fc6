#include "oddsside.h"

#include "app/text/names.h"
#include "workspace.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace adjutant {

using drakerys::RollSkill;
using drakerys::SideLimits;

namespace {

enum class Group { state, more, flag, characteristic };

/// A figure of a side under the name that QML knows it by.
struct Figure
{
    const char* key;
    const char* label;
    Group group;
    int drakerys::Side::*number; ///< null for a flag
    bool drakerys::Side::*flag;
    int from;
    int to;
};

constexpr int many = 20;

constexpr std::array figures{
    Figure{"warriors", QT_TRANSLATE_NOOP("OddsSide", "Warriors"), Group::state, &drakerys::Side::warriors,
           nullptr, 1, SideLimits::warriors},
    Figure{"contact", QT_TRANSLATE_NOOP("OddsSide", "In Contact"), Group::state, &drakerys::Side::contact,
           nullptr, 0, SideLimits::warriors},
    Figure{"supporting", QT_TRANSLATE_NOOP("OddsSide", "Supporting"), Group::state,
           &drakerys::Side::supporting, nullptr, 0, SideLimits::warriors},
    Figure{"injuries", QT_TRANSLATE_NOOP("OddsSide", "Injuries"), Group::state, &drakerys::Side::injuries,
           nullptr, 0, SideLimits::health},
    Figure{"stress", QT_TRANSLATE_NOOP("OddsSide", "Stress"), Group::state, &drakerys::Side::stress, nullptr,
           0, SideLimits::stress},
    Figure{"heroic", QT_TRANSLATE_NOOP("OddsSide", "Heroic Action dice"), Group::more,
           &drakerys::Side::heroicDice, nullptr, 0, many},
    Figure{"extra", QT_TRANSLATE_NOOP("OddsSide", "Other added dice"), Group::more,
           &drakerys::Side::extraDice, nullptr, 0, many},
    Figure{"rerolls", QT_TRANSLATE_NOOP("OddsSide", "Rerolls by allies in Contact"), Group::more,
           &drakerys::Side::rerolls, nullptr, 0, many},
    Figure{"allies", QT_TRANSLATE_NOOP("OddsSide", "Other allied Units Engaged with it"), Group::more,
           &drakerys::Side::alliedUnitsEngaged, nullptr, 0, many},
    Figure{"authority", QT_TRANSLATE_NOOP("OddsSide", "Allied Authority in range"), Group::more,
           &drakerys::Side::authority, nullptr, 0, many},
    Figure{"enemies", QT_TRANSLATE_NOOP("OddsSide", "Warriors of its other enemies"), Group::more,
           &drakerys::Side::otherEnemyHeadcount, nullptr, 0, SideLimits::warriors},
    Figure{"blocking", QT_TRANSLATE_NOOP("OddsSide", "Blocks instead of attacking"), Group::flag, nullptr,
           &drakerys::Side::blocking, 0, 1},
    Figure{"guard", QT_TRANSLATE_NOOP("OddsSide", "A Guard Unit in cohesion"), Group::flag, nullptr,
           &drakerys::Side::guardInCohesion, 0, 1},
    Figure{"charisma", QT_TRANSLATE_NOOP("OddsSide", "Charisma in range"), Group::flag, nullptr,
           &drakerys::Side::charisma, 0, 1},
    Figure{"dreaded", QT_TRANSLATE_NOOP("OddsSide", "Engaged with another Dreadful Unit"), Group::flag,
           nullptr, &drakerys::Side::dreaded, 0, 1},
    Figure{"intact", QT_TRANSLATE_NOOP("OddsSide", "They shall not pass!"), Group::flag, nullptr,
           &drakerys::Side::moraleIntact, 0, 1},
    Figure{"power", QT_TRANSLATE_NOOP("OddsSide", "Power"), Group::characteristic, &drakerys::Side::power,
           nullptr, 0, SideLimits::characteristic},
    Figure{"health", QT_TRANSLATE_NOOP("OddsSide", "Health"), Group::characteristic, &drakerys::Side::health,
           nullptr, 1, SideLimits::health},
    Figure{"initiative", QT_TRANSLATE_NOOP("OddsSide", "Initiative"), Group::characteristic,
           &drakerys::Side::initiative, nullptr, 0, SideLimits::characteristic},
    Figure{"combat", QT_TRANSLATE_NOOP("OddsSide", "Combat"), Group::characteristic, &drakerys::Side::combat,
           nullptr, 0, SideLimits::characteristic},
    Figure{"shooting", QT_TRANSLATE_NOOP("OddsSide", "Shooting"), Group::characteristic,
           &drakerys::Side::shooting, nullptr, 0, SideLimits::characteristic},
    Figure{"strength", QT_TRANSLATE_NOOP("OddsSide", "Strength"), Group::characteristic,
           &drakerys::Side::strength, nullptr, 0, SideLimits::characteristic},
    Figure{"resistance", QT_TRANSLATE_NOOP("OddsSide", "Resistance"), Group::characteristic,
           &drakerys::Side::resistance, nullptr, 0, SideLimits::characteristic},
    Figure{"willpower", QT_TRANSLATE_NOOP("OddsSide", "Willpower"), Group::characteristic,
           &drakerys::Side::willpower, nullptr, 0, SideLimits::characteristic},
};

QString labelOf(const Figure& figure)
{
    return QCoreApplication::translate("OddsSide", figure.label);
}

// What a figure may be at most while the others are as they are.
int highestNow(const Figure& figure, const drakerys::Side& side)
{
    if (figure.number == &drakerys::Side::contact)
        return side.warriors - side.supporting;
    if (figure.number == &drakerys::Side::supporting)
        return side.warriors - side.contact;
    if (figure.number == &drakerys::Side::injuries)
        return side.health - 1;
    return figure.to;
}

bool applies(const Figure& figure, const drakerys::Side& side)
{
    if (figure.flag == &drakerys::Side::blocking)
        return side.has(RollSkill::blocking);
    if (figure.flag == &drakerys::Side::guardInCohesion)
        return side.has(RollSkill::safeguard);
    return true;
}

int valueOf(const Figure& figure, const drakerys::Side& side)
{
    return figure.flag ? (side.*figure.flag ? 1 : 0) : side.*figure.number;
}

} // namespace

OddsSide::OddsSide(QObject* parent)
    : QObject(parent), m_state(new RowModel(this)), m_more(new RowModel(this)), m_flags(new RowModel(this)),
      m_characteristics(new RowModel(this)), m_skills(new RowModel(this))
{
    m_side.power = m_side.combat = m_side.strength = m_side.resistance = m_side.willpower = 3;
    m_side.initiative = 2;
    m_side.warriors = m_side.contact = 6;
    m_name = tr("Typed figures");
    refresh();
}

QString OddsSide::profile() const
{
    return tr("Power %1 · Health %2 · Initiative %3 · Combat %4/%5 · Strength %6 · Resistance %7 · Willpower "
              "%8")
        .arg(m_side.power)
        .arg(m_side.health)
        .arg(m_side.initiative)
        .arg(m_side.combat)
        .arg(m_side.shooting > 0 ? QString::number(m_side.shooting) : tr("–", "no Shooting"))
        .arg(m_side.strength)
        .arg(m_side.resistance)
        .arg(m_side.willpower);
}

void OddsSide::take(const drakerys::Side& side, const QString& name, const QString& faction,
                    double apPerWarrior)
{
    m_side = side;
    m_name = name;
    m_faction = faction;
    m_apPerWarrior = apPerWarrior;
    refresh();
    Q_EMIT changed();
}

void OddsSide::set(const QString& key, int value)
{
    const auto figure =
        std::ranges::find(figures, key, [](const Figure& each) { return QLatin1String(each.key); });
    if (figure == figures.end())
        return;
    const bool allInContact = m_side.contact + m_side.supporting == m_side.warriors;
    const int within = std::clamp(value, figure->from, std::max(figure->from, highestNow(*figure, m_side)));
    if (valueOf(*figure, m_side) == within)
        return;
    if (figure->flag)
        m_side.*figure->flag = within != 0;
    else
        m_side.*figure->number = within;
    // Who came or went stood in Contact, unless some already stood aside.
    m_side.supporting = std::min(m_side.supporting, m_side.warriors);
    const int room = m_side.warriors - m_side.supporting;
    if (figure->number == &drakerys::Side::warriors && allInContact)
        m_side.contact = room;
    m_side.contact = std::min(m_side.contact, room);
    m_side.injuries = std::min(m_side.injuries, m_side.health - 1);
    refresh();
    Q_EMIT changed();
}

void OddsSide::setSkill(const QString& skill, bool has)
{
    const auto known = drakerys::rollSkill(skill.toStdString());
    if (!known || m_side.has(*known) == has)
        return;
    if (has)
        m_side.skills.add(*known);
    else
        m_side.skills.remove(*known);
    refresh();
    Q_EMIT changed();
}

void OddsSide::refresh()
{
    QList<RowModel::Row> rows[4];
    for (const Figure& figure : figures) {
        if (!applies(figure, m_side))
            continue;
        const SideField field{QLatin1String(figure.key), labelOf(figure), valueOf(figure, m_side),
                              figure.from, std::max(figure.from, highestNow(figure, m_side))};
        rows[static_cast<int>(figure.group)].append({field.key, {}, QVariant::fromValue(field)});
    }
    m_state->setRows(rows[static_cast<int>(Group::state)]);
    m_more->setRows(rows[static_cast<int>(Group::more)]);
    m_flags->setRows(rows[static_cast<int>(Group::flag)]);
    m_characteristics->setRows(rows[static_cast<int>(Group::characteristic)]);

    QList<RowModel::Row> skills;
    const Catalogue& catalogue = Workspace::current().catalogue();
    for (const drakerys::SkillRule& rule : drakerys::skillRules()) {
        const QString id = QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
        const SideField field{id, nameOf(SkillId(std::string(rule.id)), catalogue),
                              m_side.has(rule.skill) ? 1 : 0, 0, 1};
        skills.append({id, {}, QVariant::fromValue(field)});
    }
    m_skills->setRows(skills);
}

} // namespace adjutant
