#include "core/yaml/rosterfile.h"
#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_export_rosterjson {

using namespace adjutant;
using namespace adjutant::test;

/// A roster as JSON.
class RosterJsonTest : public QObject
{
    Q_OBJECT

    static Roster named(const char* name)
    {
        Roster roster = readyList("avaren");
        roster.name = name;
        roster.entries[0].name = name;
        roster.notes = name;
        return roster;
    }

private Q_SLOTS:
    void jsonReadsBackToTheSameRoster_data()
    {
        QTest::addColumn<int>("row");
        const char* names[] = {"Avaren",      "Irosia",        "Aurium",        "Ashral",
                               "every field", "large draft",   "empty army",    "quotes",
                               "newlines",    "looks like no", "other scripts", "own ids"};
        for (int i = 0; i < static_cast<int>(std::size(names)); ++i)
            QTest::newRow(names[i]) << i;
    }

    void jsonReadsBackToTheSameRoster()
    {
        QFETCH(int, row);
        Roster empty = readyList("avaren");
        empty.entries.clear();
        // The second Crows would be crows-2 by default, and so would the third: that one's id must be
        // written.
        Roster ownIds = readyList("avaren");
        ownIds.entries = {
            {EntryId("crows-2"), UnitId("avaren/crows"), 6, {}, {}, {}},
            {EntryId("crows-1"), UnitId("avaren/crows"), 9, {}, {}, {}},
            {EntryId("x"), UnitId("irosia/lancers"), 5, {}, {}, {{OptionId("o"), EntryId("crows-1")}}}};
        const std::vector<Roster> rosters{readyList("avaren"),
                                          readyList("irosia"),
                                          readyList("aurium"),
                                          readyList("ashral"),
                                          everyField(),
                                          largeDraft(),
                                          empty,
                                          named("\"quoted\" 'and' “more” \\\" \\n {}[],:#&*!|>%@`"),
                                          named("one\ntwo\r\nthree\n\n  four\t."),
                                          named("null"),
                                          named("Ελληνικά 日本語 🐉 e\xcc\x81"),
                                          ownIds};
        const Roster& roster = rosters[static_cast<std::size_t>(row)];
        const std::string json = yaml::writeRosterJson(roster);
        const yaml::ReadRoster read = yaml::readRoster(json, "roster.json");
        for (const yaml::Fault& fault : read.faults)
            QFAIL(qPrintable(QString::fromStdString(yaml::inEnglish(fault) + "\n" + json)));
        QCOMPARE(read.roster, roster);
    }

    void itIsJsonForOtherPrograms()
    {
        const QJsonDocument document =
            QJsonDocument::fromJson(QByteArray::fromStdString(yaml::writeRosterJson(everyField())));
        QCOMPARE(document[QLatin1String("format")].toString(), QStringLiteral("adjutant-roster/1"));
        QCOMPARE(document[QLatin1String("limits")][QLatin1String("ap")].toInt(), 1500);
        QCOMPARE(document[QLatin1String("units")][0][QLatin1String("name")].toString(), QStringLiteral("no"));
        QCOMPARE(document[QLatin1String("units")].toArray().size(), 4);
    }

    void onlyIdsThatDifferAreWritten()
    {
        const QJsonDocument document =
            QJsonDocument::fromJson(QByteArray::fromStdString(yaml::writeRosterJson(everyField())));
        const QJsonArray units = document[QLatin1String("units")].toArray();
        QVERIFY(!units[0].toObject().contains(QLatin1String("id")));
        QCOMPARE(units[1][QLatin1String("id")].toString(), QStringLiteral("the-soldiers"));
        QCOMPARE(units[0][QLatin1String("unit")].toString(), QStringLiteral("crossbowmen"));
        QCOMPARE(units[2][QLatin1String("unit")].toString(), QStringLiteral("mercenaries/bastion"));
    }

    void theKeysComeInTheOrderOfTheYamlFile()
    {
        const std::string json = yaml::writeRosterJson(everyField());
        std::size_t last = 0;
        for (const char* key : {"\"format\"", "\"system\"", "\"name\"", "\"faction\"", "\"limits\"",
                                "\"notes\"", "\"units\""}) {
            const std::size_t at = json.find(key, last);
            QVERIFY2(at != std::string::npos, key);
            last = at;
        }
    }

    void bytesThatAreNoTextDoNotStopIt()
    {
        Roster roster = readyList("avaren");
        roster.name = "\xff\xfe";
        QVERIFY(yaml::writeRosterJson(roster).find("\xef\xbf\xbd") != std::string::npos);
    }
};

ADJUTANT_TEST(RosterJsonTest)

} // namespace tst_export_rosterjson

#include "tst_export_rosterjson.moc"
