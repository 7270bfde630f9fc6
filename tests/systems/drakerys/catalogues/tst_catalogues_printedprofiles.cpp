#include "app/catalogues/catalogueloader.h"
#include "core/systems/drakerys/odds/sideofunit.h"
#include "core/systems/drakerys/profile.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <algorithm>

namespace tst_catalogues_printedprofiles {

using namespace adjutant;

namespace {

// As the sample lists print it: Actions, Power, Health, Initiative, Combat/Shooting, Strength, Resistance,
// Willpower, March/Charge.
QString printed(const drakerys::Profile& profile)
{
    const QString shooting = profile.shooting ? QString::number(*profile.shooting) : QStringLiteral("-");
    return QStringLiteral("%1 %2 %3 %4 %5/%6 %7 %8 %9 ")
               .arg(profile.actions)
               .arg(profile.power)
               .arg(profile.health)
               .arg(profile.initiative)
               .arg(profile.combat)
               .arg(shooting)
               .arg(profile.strength)
               .arg(profile.resistance)
               .arg(profile.willpower) +
           QStringLiteral("%1/%2").arg(profile.march).arg(profile.charge);
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

} // namespace

/// The 15 profiles of the four sample lists, typed from the rulebook anew, with their types and skills.
class PrintedProfilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
    }

    void aUnitIsAsItsCardSays_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<QString>("types");
        QTest::addColumn<QString>("skills");
        const auto row = [](const char* unit, const char* profile, const char* types, const char* skills) {
            QTest::newRow(unit) << QString::fromUtf8(profile) << QString::fromUtf8(types)
                                << QString::fromUtf8(skills);
        };
        row("avaren/crows", "2 1 1 4 3/- 2 3 3 10/15", "Infantry", "Swashbuckler. Escort");
        row("avaren/blood-banes", "3 2 2 3 4/- 3 5 4 10/15", "Infantry", "Berserker. Violent Blow");
        row("avaren/salik", "4 3 3 5 5/- 4 4 3 10/15", "Awakened[2]. Hero. Infantry",
            "Heroic Action. Reach. Martial Arts. Authority [20]. Disengagement. Parrying. Saving");
        row("aurium/crossbowmen", "2 1 1 1 2/2 2 4 1 10/10", "Infantry", "Shooting/Repeating crossbow");
        row("aurium/gold-keepers", "3 2 1 2 4/- 4 5 2 10/10", "Infantry",
            "Swashbuckler. Violent Blow. Discipline. Escort");
        row("aurium/noctis", "3 3 3 5 4/3 3 3 3 10/10", "Infantry. Hero. Awakened[2]",
            "Heroic Action. Authority [20]. Camouflage. Disengagement. Multiple Shots. Quick Shoot. "
            "Shooting/Crossbow. Saving");
        row("aurium/soldiers", "2 1 1 1 2/- 3 5 1 10/10", "Infantry",
            "Blocking. Discipline. Escort. Parrying");
        row("ashral/warriors", "2 2 1 2 3/- 3 4 2 10/15", "Infantry", "Escort. Parrying");
        row("ashral/rockthrowers", "2 2 3 3 3/2 3 4 3 15/15", "Infantry", "Heavy-Loaded. Shooting/Rocks");
        row("ashral/sakhil", "2 2 1 2 3/- 3 4 2 10/15", "Awakened[1]. Hero. Infantry",
            "Heroic Action. Berserker. Disengagement. Saving");
        row("ashral/bloodseekers", "3 2 1 2 3/- 3 4 3 10/15", "Infantry", "Swashbuckler. Disengagement");
        row("irosia/bowmen", "2 1 1 3 2/2 2 2 2 10/15", "Infantry", "Shooting/Bow");
        row("irosia/crushers", "2 2 3 3 3/- 4 5 4 15/25", "Infantry", "Violent Blow. Intimidation");
        row("irosia/celeste", "4 1 3 3 2/- 2 2 3 10/15", "Awakened[2]. Hero. Infantry",
            "Heroic Action. Authority [20]. Disengagement. Wizard [3] (Tempest, Solar). Saving");
        // The list's Spearmen are the table's Lancers.
        row("irosia/lancers", "2 1 1 2 2/- 2 3 3 10/15", "Infantry",
            "Reach. Disengagement. Heavy-Loaded. Escort. Expert Parry");
    }

    void aUnitIsAsItsCardSays()
    {
        QFETCH(QString, profile);
        QFETCH(QString, types);
        QFETCH(QString, skills);
        const Unit* unit = m_catalogue.find(UnitId(QTest::currentDataTag()));
        QVERIFY(unit && !unit->profile.empty());
        QCOMPARE(printed(drakerys::profileOf(*unit).value()), profile);
        QCOMPARE(sorted(typesOf(*unit)), sorted(types.split(QStringLiteral(". "))));
        QCOMPARE(sorted(skillsOf(*unit, skills)), sorted(skills.split(QStringLiteral(". "))));
    }

    void noOtherProfileIsInTheSource()
    {
        const auto hasProfile = [](const Unit& unit) { return !unit.profile.empty(); };
        QCOMPARE(std::ranges::count_if(m_catalogue.units(), hasProfile), 15);
    }

    // The table of ranged weapons: Max. Range, Strength (none: the Warrior's), Saturation.
    void weaponsAreAsPrinted_data()
    {
        QTest::addColumn<int>("range");
        QTest::addColumn<int>("strength");
        QTest::addColumn<int>("saturation");
        QTest::newRow("repeating-crossbow") << 60 << 3 << 2;
        QTest::newRow("crossbow") << 80 << 4 << 2;
        QTest::newRow("bow") << 50 << 3 << 3;
        QTest::newRow("rocks") << 30 << 0 << 4;
    }

    void weaponsAreAsPrinted()
    {
        QFETCH(int, range);
        QFETCH(int, strength);
        QFETCH(int, saturation);
        const Weapon* weapon = m_catalogue.find(WeaponId(QTest::currentDataTag()));
        QVERIFY(weapon);
        const drakerys::RangedWeapon printed = drakerys::rangedWeapon(*weapon);
        QCOMPARE(printed.range, std::optional(range));
        QCOMPARE(printed.strength.value_or(0), strength);
        QCOMPARE(printed.saturation, saturation);
    }

private:
    static QStringList typesOf(const Unit& unit)
    {
        QStringList types;
        if (unit.figures["awakened"] > 0)
            types.append(QStringLiteral("Awakened[%1]").arg(unit.figures["awakened"]));
        for (const std::string& type : drakerys::typesOf(unit)) {
            const QString word = QString::fromStdString(type);
            types.append(word.left(1).toUpper() + word.mid(1));
        }
        return types;
    }

    // A Unit's skills by that of their names which the card uses; lists and chapters name the same skill
    // differently.
    QStringList skillsOf(const Unit& unit, const QString& card) const
    {
        QStringList names;
        for (const SkillUse& use : unit.skills) {
            const Skill* skill = m_catalogue.find(use.skill);
            if (!skill)
                continue;
            QString name = QString::fromStdString(skill->name);
            for (const std::string& alias : skill->aliases)
                if (card.contains(QString::fromStdString(alias)))
                    name = QString::fromStdString(alias);
            if (const Weapon* weapon = m_catalogue.find(drakerys::weaponIn(use)))
                name += QLatin1Char('/') + QString::fromStdString(weapon->name);
            if (use.value)
                name += QStringLiteral(" [%1]").arg(*use.value);
            QStringList domains;
            for (const DomainId& domain : drakerys::domainsIn(use))
                domains.append(QString::fromStdString(m_catalogue.find(domain)->name));
            names.append(domains.isEmpty()
                             ? name
                             : name + QStringLiteral(" (%1)").arg(domains.join(QStringLiteral(", "))));
        }
        return names;
    }

    Catalogue m_catalogue;
};

ADJUTANT_TEST(PrintedProfilesTest)

} // namespace tst_catalogues_printedprofiles

#include "tst_catalogues_printedprofiles.moc"
