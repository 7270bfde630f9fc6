#include "core/systems/drafta/drafta.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/systems/shippeddata.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_cards {

using namespace adjutant;
using namespace adjutant::test;

namespace {

// Why answers make no card; empty where they do.
std::string faultOf(const std::string& json)
{
    const auto card = drafta::cardOf(answersFrom(json));
    return card ? std::string() : toText(card.error().message);
}

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

/// Typed cards, lists of them, and the samples.
class DraftaCardsTest : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = catalogueOf("drafta");

private slots:
    void aWholeCardIsRead()
    {
        const drafta::Card card =
            cardFrom("{name: Sage, hp: 7, movement: 4, full: 5, partial: 2, class: mage, attack_type: fire, "
                     "vulnerable: {steel: 3, frost: 2}, breaks_ties: true, air: true, talent: Hex, "
                     "abilities: [swift, Sees in the dark], player_character: true}");
        QCOMPARE(card.name, "Sage");
        QCOMPARE(card.hp, 7);
        QCOMPARE(card.movement.value(), 4);
        QCOMPARE(card.full, 5);
        QCOMPARE(card.partial, 2);
        QVERIFY(card.unitClass == drafta::UnitClass::mage);
        QCOMPARE(card.attackType, "fire");
        const std::map<std::string, int> vulnerable{{"steel", 3}, {"frost", 2}};
        QVERIFY(card.vulnerable == vulnerable);
        QVERIFY(card.breaksTies && card.air && card.playerCharacter);
        QCOMPARE(card.talent, "Hex");
        const std::vector<std::string> abilities{"swift", "Sees in the dark"};
        QVERIFY(card.abilities == abilities);
    }

    void mostOfACardCanBeLeftOut()
    {
        const drafta::Card card = cardFrom("{hp: 7, full: 5, partial: 2}");
        QVERIFY(card.name.empty() && !card.movement && card.attackType.empty() && card.talent.empty());
        QVERIFY(card.unitClass == drafta::UnitClass::other);
        QVERIFY(!card.breaksTies && !card.air && !card.playerCharacter);
        QVERIFY(cardFrom("{hp: 7, full: 5, partial: 2, talent: none, vulnerable: {}, abilities: [], "
                         "attack_type: null}") == card);
    }

    void numbersOutOfRangeAreRefusedWithTheRange()
    {
        QCOMPARE(faultOf("{hp: 0, full: 5, partial: 2}"), "hp: must be a whole number from 1 to 999");
        QCOMPARE(faultOf("{hp: 7, full: -1, partial: 2}"), "full: must be a whole number from 0 to 999");
        QCOMPARE(faultOf("{hp: 7, full: 5, partial: 2, movement: 100}"),
                 "movement: must be a whole number from 0 to 99");
        QCOMPARE(faultOf("{hp: 7, full: 5, partial: 2, vulnerable: {fire: 11}}"),
                 "vulnerable/fire: must be a whole number from 2 to 4");
        QCOMPARE(faultOf("{hp: 7.5, full: 5, partial: 2}"), "hp: must be a whole number from 1 to 999");
    }

    void whatIsNoCardIsRefused()
    {
        QCOMPARE(faultOf("{}"), "hp: must be answered");
        QCOMPARE(faultOf("{hp: 7, full: 5}"), "partial: must be answered");
        QCOMPARE(faultOf("{hp: 7, full: 5, partial: 2, armour: 3}"), "no question asks for 'armour'");
        for (const std::string& wrong :
             {std::string("class: knight"), std::string("breaks_ties: 1"), std::string("vulnerable: [fire]"),
              std::string("vulnerable: 2"), std::string("abilities: swift"), "name: " + std::string(81, 'x')})
            QVERIFY2(!faultOf("{hp: 7, full: 5, partial: 2, " + wrong + '}').empty(), wrong.c_str());
        QVERIFY(!faultOf("{hp: {a: 1}, full: 5, partial: 2}").empty());
    }

    void typesAreTheSameHoweverTheyAreTyped()
    {
        const drafta::Card card = cardFrom("{hp: 7, full: 5, partial: 2, attack_type: Holy Fire}");
        QCOMPARE(card.attackType, "holy-fire");
        for (const char* ability :
             {"no_vulnerabilities", "no-vulnerabilities", "No vulnerabilities", "Grants no vulnerability"})
            QVERIFY(drafta::grantsNoVulnerabilities(ability));
        QVERIFY(!drafta::grantsNoVulnerabilities("swift"));
    }

    void aTypedCardIsDrawn()
    {
        const GameSystem system = drafta::gameSystem();
        const auto asked =
            answered<door::CardView>(system.card,
                                     answersFrom("{name: Sage, hp: 7, movement: 4, full: 5, partial: 2, "
                                                 "class: mage, vulnerable: {steel: 3}, talent: Hex}"),
                                     Ask::Missing::stays);
        QVERIFY(asked.form.complete);
        QCOMPARE(toText(asked.result.name), "Sage");
        QCOMPARE(toText(asked.result.kind), "Mage");
        QCOMPARE(asked.result.stats.size(), 4U);
        QCOMPARE(toText(asked.result.lines[0]), "Vulnerable to steel: damage ×3");
        QCOMPARE(toText(asked.result.lines[1]), "One-time talent: Hex");
    }

    void aFormOfACardWaitsOnlyForItsFigures()
    {
        const GameSystem system = drafta::gameSystem();
        const auto asked = answered<door::CardView>(system.card, {}, Ask::Missing::stays);
        QCOMPARE(asked.form.fields.back().path, "hp");
        QVERIFY(!asked.form.complete);
    }

    void aMatchNeedsTheCardOfEveryUnit()
    {
        Start start = redAndBlue("a: {hp: 1, full: 1, partial: 1}", "b: {hp: 1, full: 1, partial: 1}");
        QVERIFY(drafta::begin(start));
        start.sides[1].roster.entries[0].card.clear();
        const auto without = drafta::begin(start);
        QVERIFY(!without);
        QCOMPARE(toText(without.error().message), "blue/b has no card");
        start.sides[1].roster.entries[0].card = answersFrom("{hp: 1, full: 1}");
        const auto malformed = drafta::begin(start);
        QVERIFY(!malformed);
        QCOMPARE(toText(malformed.error().message), "card of blue/b: partial: must be answered");
        start.sides[1].roster.entries.clear();
        QVERIFY(!drafta::begin(start));
        start.sides.pop_back();
        QVERIFY(!drafta::begin(start));
    }

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

    // The invented units that come with the game, and the two lists of them.

    void thereAreEightAndAllAreMarkedAsSamples()
    {
        QCOMPARE(m_catalogue.units().size(), 8U);
        for (const Unit& unit : m_catalogue.units()) {
            QVERIFY2(unit.sample, unit.id.text().c_str());
            const auto card = drafta::cardOf(unit.card);
            QVERIFY2(card, unit.id.text().c_str());
            QCOMPARE(card->name, unit.name);
        }
    }

    void theReadyListsFightEachOther()
    {
        QCOMPARE(m_catalogue.readyLists().size(), 2U);
        QVERIFY(findGameSystem("drafta")->begin(sampleMatch("drafta", m_catalogue)));
    }
};

ADJUTANT_TEST(DraftaCardsTest)

} // namespace tst_drafta_cards

#include "tst_drafta_cards.moc"
