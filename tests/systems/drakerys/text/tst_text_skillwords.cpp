#include "app/text/faultwords.h"
#include "app/text/messagetext.h"
#include "core/systems/drakerys/printedcard.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/drakerys/text/drakeryscatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <set>

namespace tst_text_skillwords {

using namespace adjutant;
using namespace adjutant::test;

/// How a card prints a skill.
class SkillWordsTest : public QObject
{
    Q_OBJECT

private:
    static SkillUse use(const char* skill) { return {SkillId(skill)}; }

    static SkillUse useOf(const char* unit, const char* skill)
    {
        for (const SkillUse& each : shippedDrakerys().find(UnitId(unit))->skills)
            if (each.skill == SkillId(skill))
                return each;
        return {};
    }

    static QString title(const SkillUse& use, const Catalogue& catalogue)
    {
        return translated(adjutant::drakerys::titleOf(use, catalogue));
    }

    static QString summary(const SkillUse& use, const Catalogue& catalogue)
    {
        return QString::fromStdString(adjutant::drakerys::summaryOf(use, catalogue));
    }

    static Catalogue withSkill(Skill skill, Weapon weapon = {})
    {
        CatalogueContents contents;
        contents.skills.push_back(std::move(skill));
        contents.weapons.push_back(std::move(weapon));
        return Catalogue::assembled(std::vector{contents});
    }

    static door::CardView cardOf(const char* unit)
    {
        return cardViewOf(*findGameSystem("drakerys"), *shippedDrakerys().find(UnitId(unit)),
                          shippedDrakerys());
    }

    static QStringList valuesOf(const char* unit)
    {
        QStringList values;
        for (const door::Stat& stat : cardOf(unit).stats)
            values.append(translated(stat.value));
        return values;
    }

private Q_SLOTS:
    void aTitleHasWhatTheCardPrints()
    {
        QCOMPARE(title(useOf("avaren/salik", "authority"), shippedDrakerys()),
                 QStringLiteral("Authority [20]"));
        QCOMPARE(title(useOf("irosia/bowmen", "shooter"), shippedDrakerys()), QStringLiteral("Shooter/Bow"));
        QCOMPARE(title(useOf("irosia/celeste", "wizard"), shippedDrakerys()),
                 QStringLiteral("Wizard [3] (Tempest, Solar)"));
        QCOMPARE(title(useOf("ashral/warriors", "parry"), shippedDrakerys()), QStringLiteral("Parry"));
    }

    void aSourceNamesItsElement()
    {
        SkillUse source = use("source_of");
        source.value = 3;
        for (const auto& [element, expected] :
             {std::pair("air", "Source of Air [3]"), std::pair("earth", "Source of Earth [3]"),
              std::pair("fire", "Source of Fire [3]"), std::pair("water", "Source of Water [3]")}) {
            source.words["element"] = {element};
            QCOMPARE(title(source, shippedDrakerys()), QLatin1String(expected));
        }
    }

    void anUnknownSkillIsCalledByItsId()
    {
        QCOMPARE(title(use("second_wind"), shippedDrakerys()), QStringLiteral("second_wind"));
        QCOMPARE(summary(use("second_wind"), shippedDrakerys()), QString());
    }

    void theUnitsOwnValueStandsForX()
    {
        QCOMPARE(summary(useOf("avaren/salik", "authority"), shippedDrakerys()),
                 QStringLiteral("Allied Units within 20 cm roll one more D10 on their Morale Rolls; several "
                                "sources add up."));
        SkillUse sacrifice = use("sacrifice");
        sacrifice.value = 4;
        QCOMPARE(summary(sacrifice, shippedDrakerys()),
                 QStringLiteral("In place of an Attack the Unit dies: each target Warrior takes a Hit, "
                                "Strength 4, Saturation 4."));
        QCOMPARE(summary(useOf("irosia/bowmen", "shooter"), shippedDrakerys()),
                 QStringLiteral("Can Shoot with Bow."));
    }

    void withoutAValueTheXStays()
    {
        QCOMPARE(summary(use("wizard"), shippedDrakerys()), QStringLiteral("Casts spells at level X."));
    }

    void onlyALoneXIsReplaced()
    {
        const Skill skill{SkillId("s"), "S", "cm", {}, "Xenos: [X] or X cm, X-wing, aX, X.", {}};
        SkillUse seven = use("s");
        seven.value = 7;
        QCOMPARE(summary(seven, withSkill(skill)), QStringLiteral("Xenos: 7 or 7 cm, 7-wing, aX, 7."));
    }

    void aWeaponsNameIsTakenAsItIs()
    {
        const Skill skill{SkillId("s"), "S", "weapon", {}, "Shoots with X, X!", {}};
        SkillUse shooter = use("s");
        shooter.words["weapon"] = {"w"};
        Weapon weapon;
        weapon.id = WeaponId("w");
        weapon.name = "\\0 %1 X";
        QCOMPARE(summary(shooter, withSkill(skill, weapon)),
                 QStringLiteral("Shoots with \\0 %1 X, \\0 %1 X!"));
        QCOMPARE(title(shooter, withSkill(skill, weapon)), QStringLiteral("S/\\0 %1 X"));
    }

    // The words of a Warrior's card.

    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyFigureHasANameAndAShorterLabel()
    {
        std::set<QString> names, labels;
        for (const door::Stat& stat : cardOf("avaren/crows").stats) {
            names.insert(translated(stat.name));
            labels.insert(translated(stat.label));
            QVERIFY(!stat.label.empty());
            QVERIFY(stat.label.text().size() < stat.name.text().size());
        }
        QCOMPARE(names.size(), std::size_t{9});
        QCOMPARE(labels.size(), std::size_t{9});
    }

    // The nine values of the sample lists, in the order in which they are printed there.
    void aCardHasNineValues()
    {
        QCOMPARE(valuesOf("avaren/crows"), QStringLiteral("2 1 1 4 3/– 2 3 3 10/15").split(QLatin1Char(' ')));
        QCOMPARE(valuesOf("aurium/noctis"),
                 QStringLiteral("3 3 3 5 4/3 3 3 3 10/10").split(QLatin1Char(' ')));
        QCOMPARE(valuesOf("irosia/crushers"),
                 QStringLiteral("2 2 3 3 3/– 4 5 4 15/25").split(QLatin1Char(' ')));
        const door::CardView unknown = cardOf("avaren/scouts");
        QVERIFY(unknown.blank);
        QCOMPARE(toText(unknown.stats[4].name), "Combat/Shooting");
        QCOMPARE(toText(unknown.stats[8].label), "Mar/Cha");
        QVERIFY(unknown.stats[0].value.empty());
    }

    void theHeroStandsFirstAmongTheTypes()
    {
        QCOMPARE(translated(cardOf("aurium/noctis").kind), QStringLiteral("Hero, Infantry, Awakened [2]"));
        QCOMPARE(translated(cardOf("avaren/crows").kind), QStringLiteral("Infantry"));
        QCOMPARE(translated(cardOf("avaren/scouts").kind), QString());
    }

    void aBudgetHasItsNames()
    {
        const Budget& ap = findGameSystem("drakerys")->budgets[0];
        QCOMPARE(labelText(ap), QStringLiteral("AP"));
        QCOMPARE(toText(ap), QStringLiteral("Army Points"));
        QCOMPARE(amountText(ap, 1500), QStringLiteral("1,500 AP"));
        QCOMPARE(againstLimit(ap, 460, 500), QStringLiteral("460 of 500 AP"));
    }
};

ADJUTANT_TEST(SkillWordsTest)

} // namespace tst_text_skillwords

#include "tst_text_skillwords.moc"
