#include "core/systems/drafta/draftaroster.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_lists {

using namespace adjutant;
using namespace adjutant::test;

namespace {

Catalogue catalogue()
{
    CatalogueContents contents;
    contents.system = SystemId("drafta");
    Unit known;
    known.id = UnitId("samples/sentinel");
    known.name = "Sentinel";
    known.card = answersFrom("{hp: 3, full: 1, partial: 0}");
    Unit plain = known;
    plain.id = UnitId("samples/shade");
    plain.card.clear();
    contents.units = {known, plain};
    return Catalogue::assembled(std::span(&contents, 1));
}

RosterEntry entry(const char* id, const char* unit, const std::string& card = {})
{
    RosterEntry made;
    made.id = EntryId(id);
    made.unit = UnitId(unit);
    if (!card.empty())
        made.card = answersFrom(card);
    return made;
}

} // namespace

class DraftaListsTest : public QObject
{
    Q_OBJECT

private slots:
    void typedAndKnownUnitsAreFine()
    {
        Roster list;
        list.entries = {entry("a", "samples/sentinel"), entry("b", "", "{hp: 3, full: 1, partial: 0}")};
        QVERIFY(drafta::checkList(list, catalogue()).empty());
    }

    void faultsAreFoundEntryByEntry()
    {
        Roster list;
        list.entries = {entry("a", "samples/sentinal"), entry("b", "", "{hp: 0, full: 1, partial: 0}"),
                        entry("c", "samples/sentinel"), entry("d", ""), entry("e", "samples/shade")};
        const auto findings = drafta::checkList(list, catalogue());
        QCOMPARE(findings.size(), 4U);
        QCOMPARE(findings[0].rule, "unknown-unit");
        QCOMPARE(toText(findings[0].message),
                 "no unit is called 'samples/sentinal'; did you mean 'samples/sentinel'?");
        QCOMPARE(findings[1].rule, "malformed");
        QCOMPARE(toText(findings[1].message), "card: hp: must be a whole number from 1 to 999");
        QCOMPARE(findings[1].entry->text(), "b");
        QCOMPARE(*findings[1].entryIndex, 1U);
        QCOMPARE(toText(findings[2].message), "the entry has neither a unit nor a card");
        QCOMPARE(toText(findings[3].message), "samples/shade has no card in the catalogue");
    }
};

ADJUTANT_TEST(DraftaListsTest)

} // namespace tst_drafta_lists

#include "tst_drafta_lists.moc"
