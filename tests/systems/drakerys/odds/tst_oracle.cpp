#include "tests/systems/drakerys/odds/oracle/randomscenario.h"
#include "tests/systems/drakerys/odds/oracle/scenarioyaml.h"
#include "tests/systems/drakerys/odds/scenarios.h"
#include "tests/testprogram.h"

#include <QTest>

namespace tst_oracle {

using namespace adjutant;

namespace {

constexpr const char* kinds[] = {"roll", "fight",  "shooting", "harassment",
                                 "hits", "morale", "spell",    "invocation"};

std::string faultsOf(const test::ReadScenario& read)
{
    std::string text;
    for (const yaml::Fault& fault : read.faults)
        text += yaml::inEnglish(fault) + "\n";
    return text;
}

} // namespace

/// The engine against a second, slow reading of the rules written separately: random scenarios of every kind,
/// read from their files as the command line reads them.
class TstOracle : public QObject
{
    Q_OBJECT

private:
    static void addKinds()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 8; ++kind)
            QTest::newRow(kinds[kind]) << kind;
    }

private Q_SLOTS:
    void smallScenariosAgreeWithEveryFaceEnumerated_data() { addKinds(); }
    void smallScenariosAgreeWithEveryFaceEnumerated()
    {
        QFETCH(int, kind);
        oracle::RandomScenarios random(20'261'121 + static_cast<unsigned>(kind));
        for (int i = 0; i < 150; ++i) {
            const oracle::Scenario asked = random.ofKind(static_cast<std::size_t>(kind), oracle::Size::Small);
            const std::string text = yamlOf(asked);
            const test::ReadScenario read = test::readScenario(text);
            QVERIFY2(read.scenario, (faultsOf(read) + text).c_str());
            const test::Difference difference = test::differenceOf(asked, *read.scenario);
            QVERIFY2(difference.largest >= 0 && difference.largest < 1e-12,
                     (difference.where + "\n" + text).c_str());
        }
    }

    void largeScenariosAgreeWithSimulatedDice_data() { addKinds(); }
    void largeScenariosAgreeWithSimulatedDice()
    {
        QFETCH(int, kind);
        constexpr int trials = 1'000'000;
        oracle::RandomScenarios random(1'963 + static_cast<unsigned>(kind));
        for (int i = 0; i < 2; ++i) {
            const oracle::Scenario asked = random.ofKind(static_cast<std::size_t>(kind), oracle::Size::Large);
            const std::string text = yamlOf(asked);
            const test::ReadScenario read = test::readScenario(text);
            QVERIFY2(read.scenario, (faultsOf(read) + text).c_str());
            const test::Difference deviation = test::deviationOf(asked, *read.scenario, trials);
            QVERIFY2(deviation.largest >= 0 && deviation.largest < 4,
                     (deviation.where + "\n" + text).c_str());
        }
    }
};

ADJUTANT_TEST(TstOracle)

} // namespace tst_oracle

#include "tst_oracle.moc"
