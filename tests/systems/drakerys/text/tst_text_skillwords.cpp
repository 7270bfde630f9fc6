#include "app/systems/drakerys/text/skillwords.h"
#include "tests/systems/drakerys/text/drakeryscatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_text_skillwords {

using namespace adjutant;
using namespace adjutant::test;

/// How a card prints a skill.
class SkillWordsTest : public QObject
{
    Q_OBJECT

    static SkillUse use(const char* skill) { return {SkillId(skill), {}, {}, {}, {}}; }

    static SkillUse useOf(const char* unit, const char* skill)
    {
        for (const SkillUse& each : drakerys().find(UnitId(unit))->skills)
            if (each.skill == SkillId(skill))
                return each;
        return {};
    }

    static Catalogue withSkill(Skill skill, Weapon weapon = {})
    {
        CatalogueContents contents;
        contents.skills.push_back(std::move(skill));
        contents.weapons.push_back(std::move(weapon));
        return Catalogue::assembled(std::vector{contents});
    }

private Q_SLOTS:
    void aTitleHasWhatTheCardPrints()
    {
        QCOMPARE(titleOf(useOf("avaren/salik", "authority"), drakerys()), QStringLiteral("Authority [20]"));
        QCOMPARE(titleOf(useOf("irosia/bowmen", "shooter"), drakerys()), QStringLiteral("Shooter/Bow"));
        QCOMPARE(titleOf(useOf("irosia/celeste", "wizard"), drakerys()),
                 QStringLiteral("Wizard [3] (Tempest, Solar)"));
        QCOMPARE(titleOf(useOf("ashral/warriors", "parry"), drakerys()), QStringLiteral("Parry"));
    }

    void aSourceNamesItsElement()
    {
        SkillUse source = use("source_of");
        source.value = 3;
        for (const auto& [element, expected] :
             {std::pair(Element::air, "Source of Air [3]"), std::pair(Element::earth, "Source of Earth [3]"),
              std::pair(Element::fire, "Source of Fire [3]"),
              std::pair(Element::water, "Source of Water [3]")}) {
            source.element = element;
            QCOMPARE(titleOf(source, drakerys()), QLatin1String(expected));
        }
    }

    void anUnknownSkillIsCalledByItsId()
    {
        QCOMPARE(titleOf(use("second_wind"), drakerys()), QStringLiteral("second_wind"));
        QCOMPARE(summaryOf(use("second_wind"), drakerys()), QString());
    }

    void theUnitsOwnValueStandsForX()
    {
        QCOMPARE(summaryOf(useOf("avaren/salik", "authority"), drakerys()),
                 QStringLiteral("Allied Units within 20 cm roll one more D10 on their Morale Rolls; several "
                                "sources add up."));
        SkillUse sacrifice = use("sacrifice");
        sacrifice.value = 4;
        QCOMPARE(summaryOf(sacrifice, drakerys()),
                 QStringLiteral("In place of an Attack the Unit dies: each target Warrior takes a Hit, "
                                "Strength 4, Saturation 4."));
        QCOMPARE(summaryOf(useOf("irosia/bowmen", "shooter"), drakerys()),
                 QStringLiteral("Can Shoot with Bow."));
    }

    void withoutAValueTheXStays()
    {
        QCOMPARE(summaryOf(use("wizard"), drakerys()), QStringLiteral("Casts spells at level X."));
    }

    void onlyALoneXIsReplaced()
    {
        const Skill skill{
            SkillId("s"), "S", SkillParameter::cm, {}, "Xenos: [X] or X cm, X-wing, aX, X.", {}};
        SkillUse seven = use("s");
        seven.value = 7;
        QCOMPARE(summaryOf(seven, withSkill(skill)), QStringLiteral("Xenos: 7 or 7 cm, 7-wing, aX, 7."));
    }

    void aWeaponsNameIsTakenAsItIs()
    {
        const Skill skill{SkillId("s"), "S", SkillParameter::weapon, {}, "Shoots with X, X!", {}};
        SkillUse shooter = use("s");
        shooter.weapon = WeaponId("w");
        Weapon weapon;
        weapon.id = WeaponId("w");
        weapon.name = "\\0 %1 X";
        QCOMPARE(summaryOf(shooter, withSkill(skill, weapon)),
                 QStringLiteral("Shoots with \\0 %1 X, \\0 %1 X!"));
        QCOMPARE(titleOf(shooter, withSkill(skill, weapon)), QStringLiteral("S/\\0 %1 X"));
    }
};

ADJUTANT_TEST(SkillWordsTest)

} // namespace tst_text_skillwords

#include "tst_text_skillwords.moc"
