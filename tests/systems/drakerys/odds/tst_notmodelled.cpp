#include "tests/systems/drakerys/odds/fighters.h"
#include "tests/systems/drakerys/odds/reading.h"

#include "core/systems/drakerys/odds/steps.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_notmodelled {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

QStringList leftOut(const std::string& text)
{
    QStringList list;
    for (const std::string_view skill : notModelled(*read(text).scenario))
        list.append(QString::fromUtf8(skill.data(), static_cast<int>(skill.size())));
    return list;
}

} // namespace

/// Skills that may matter to a roll and are not computed: the result says so.
class NotModelledTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void skillsThatAreNotComputedAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const std::string& text, const QStringList& expected) {
            QTest::newRow(name) << QString::fromStdString(text) << expected;
        };
        const std::string all =
            ", skills: [blaze, reflexes, rock_solid, elemental_power, intimidation, harassment, "
            "war_cry, camouflage, deadly_blow, parry, leadership]";
        row("an attack", fight(all, "", "attack"),
            {"blaze", "elemental_power", "intimidation", "reflexes", "rock_solid"});
        row("a charge", fight("", all),
            {"blaze", "elemental_power", "harassment", "intimidation", "reflexes", "rock_solid", "war_cry"});
        row("a shot at", shot("shooting", "", all) + "distance: 9\n",
            {"camouflage", "elemental_power", "intimidation", "rock_solid"});
        row("Concealment entered",
            shot("shooting", "", ", skills: [camouflage]") + "distance: 9\nconcealment: 1\n", {});
        row("harassing", shot("harassment", all),
            {"deadly_blow", "elemental_power", "intimidation", "rock_solid"});
        row("harassed", shot("harassment", ", skills: [harassment]", all),
            {"elemental_power", "intimidation", "rock_solid"});
        row("hits", "kind: hits\nhits: 1\nstrength: 3\ntarget: {" + fighter + all + "}\n",
            {"elemental_power", "intimidation", "rock_solid"});
        row("morale", "kind: morale\nopposition: 1\nunit: {" + fighter + all + "}\n",
            {"elemental_power", "intimidation"});
        row("nothing", fight("", ""), {});
        row("a sequence",
            "kind: sequence\ntarget: {" + fighter +
                ", skills: [camouflage]}\nsteps: [{kind: fight, "
                "action: attack, active: {" +
                fighter + ", skills: [blaze]}}, {kind: shooting, active: {" + fighter +
                "}, weapon: bow, distance: 9}]\n",
            {"blaze", "camouflage"});
    }
    void skillsThatAreNotComputedAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(leftOut(text.toStdString()), expected);
    }
};

ADJUTANT_TEST(NotModelledTest)

} // namespace tst_notmodelled

#include "tst_notmodelled.moc"
