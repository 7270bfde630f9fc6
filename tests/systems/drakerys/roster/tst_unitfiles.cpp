#include "core/yaml/cataloguereader.h"
#include "core/yaml/cataloguewriter.h"
#include "tests/systems/drakerys/shippedcatalogue.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_unitfiles {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string head = "format: adjutant-catalogue/1\nsystem: drakerys\nfaction: avaren\n";

} // namespace

/// What a Unit's file says of its card.
class UnitFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProfileNeedsAllItsFigures()
    {
        const auto read = yaml::readCatalogueFile(
            head + "units: [{id: a, name: A, types: [], sizes: [], profile: {actions: 2}}]\n", "x.yaml");
        QVERIFY(!read);
        QCOMPARE(read.error().size(), 9U); // shooting alone may be absent
        for (const yaml::Fault& fault : read.error())
            QCOMPARE(fault.rule, yaml::FaultRule::missingKey);
    }

    void writtenUnitsReadBackTheSame()
    {
        for (const Unit& unit : shipped().units()) {
            const std::vector units{unit};
            const auto text = yaml::writeUnits(SystemId("drakerys"), factionOf(unit.id), units);
            const auto read = yaml::readCatalogueFile(text, "x.yaml");
            QVERIFY2(read, text.c_str());
            const Unit& got = read->units.at(0);
            QCOMPARE(got.id, unit.id);
            QCOMPARE(got.name, unit.name);
            QCOMPARE(got.types, unit.types);
            QCOMPARE(got.sizes, unit.sizes);
            QCOMPARE(got.profile, unit.profile);
            QCOMPARE(got.skills, unit.skills);
            QVERIFY(got.figures == unit.figures);
            QCOMPARE(got.invoked, unit.invoked);
            QCOMPARE(got.requiredUnits, unit.requiredUnits);
            QCOMPARE(got.formerIds, unit.formerIds);
            QCOMPARE(got.aliases, unit.aliases);
            QCOMPARE(got.note, unit.note);
        }
    }

    void anElementIsReadAndWritten()
    {
        const std::string unit = head + "units: [{id: a, name: A, types: [], sizes: [], "
                                        "skills: [{id: source_of, value: 3, element: fire}]}]";
        const auto read = yaml::readCatalogueFile(unit, "x.yaml");
        QVERIFY(read);
        QCOMPARE(read->units.at(0).skills.at(0).element, std::optional(Element::fire));
        const auto written = yaml::writeUnits(SystemId("drakerys"), FactionId("avaren"), read->units);
        const auto again = yaml::readCatalogueFile(written, "y.yaml");
        QVERIFY2(again, written.c_str());
        QCOMPARE(again->units.at(0).skills, read->units.at(0).skills);
    }
};

ADJUTANT_TEST(UnitFilesTest)

} // namespace tst_unitfiles

#include "tst_unitfiles.moc"
