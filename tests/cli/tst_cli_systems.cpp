#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_systems {

using namespace adjutant::test;

/// `systems`: the game systems and what each offers.
class CliSystemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachSystemHasIdNameAndOffers()
    {
        const CliRun run = runCli({"systems", "--json"});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.json().keys(), QStringList{"systems"});
        const QJsonArray systems = run.json()["systems"].toArray();
        QVERIFY(!systems.isEmpty());
        for (const QJsonValue& system : systems) {
            QCOMPARE(system.toObject().keys(), (QStringList{"id", "name", "offers"}));
            QVERIFY(!system["id"].toString().isEmpty() && !system["name"].toString().isEmpty());
            QVERIFY(!system["offers"].toArray().isEmpty());
            for (const QJsonValue& offer : system["offers"].toArray())
                QVERIFY(!offer.toString().isEmpty() && !offer.toString().contains(','));
        }
    }

    void peopleReadIdAndName()
    {
        const CliRun run = runCli({"systems"});
        QCOMPARE(run.exit, 0);
        const QJsonValue first = runCli({"systems", "--json"}).json()["systems"].toArray().at(0);
        const QString line = first["id"].toString() + ": " + first["name"].toString();
        QVERIFY2(run.out.startsWith(line.toUtf8()), run.out);
        QCOMPARE(run.err, QByteArray());
    }
};

ADJUTANT_TEST(CliSystemsTest)

} // namespace tst_cli_systems

#include "tst_cli_systems.moc"
