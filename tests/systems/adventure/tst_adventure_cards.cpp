#include "core/systems/adventure/adventurercard.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/adventure/adventurestart.h"
#include "tests/systems/shippeddata.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_adventure_cards {

using namespace adjutant;
using namespace adjutant::test;

/// Cards of adventurers and monsters, and lists of them.
class AdventureCardsTest : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = catalogueOf("adventure");

private slots:
    void aCardSaysWhatTheRulesNeed()
    {
        const auto card =
            adventure::cardOf(answersFrom("{name: Ana, tier: 2, atk: 3, def: 8, int: 1, agi: -2, hp: 9}"));
        QVERIFY(card);
        QCOMPARE(card->tier, 2);
        QCOMPARE(card->attack, 3);
        QCOMPARE(card->defence, 8);
        QCOMPARE(card->intelligence, 1);
        QCOMPARE(card->agility, -2);
        QCOMPARE(card->hp, std::optional(9));
    }

    void onlyAttackAndDefenceAreNeeded()
    {
        const auto card = adventure::cardOf(answersFrom("{atk: 0, def: 7}"));
        QVERIFY(card);
        QCOMPARE(card->tier, 1);
        QVERIFY(!card->hp);
    }

    void whatIsWrongIsToldWithWhatIsAllowed()
    {
        const auto wrong = [](const char* yaml) {
            const auto card = adventure::cardOf(answersFrom(yaml));
            return card ? std::string() : toText(card.error().message);
        };
        QCOMPARE(wrong("{def: 7}"), "atk: must be answered");
        QCOMPARE(wrong("{atk: 1, def: 41}"), "def: must be a whole number from 0 to 40");
        QCOMPARE(wrong("{atk: 1, def: 7, tier: 0}"), "tier: must be a whole number from 1 to 10");
        QCOMPARE(wrong("{atk: 1, def: 7, hp: 0}"), "hp: must be a whole number from 1 to 999");
        QCOMPARE(wrong("{atk: 1, def: 7, armour: 2}"), "no question asks for 'armour'");
    }

    void powersAndItemsMayBeWordsOrHaveATextOfTheirOwn()
    {
        const auto card = adventure::cardOf(answersFrom(
            "{atk: 1, def: 7, powers: [{name: Whirl, text: All enemies beside}, Jab], items: [Torch]}"));
        QVERIFY(card);
        QCOMPARE(card->powers.size(), 2U);
        QCOMPARE(card->powers[0].text, "All enemies beside");
        QCOMPARE(card->powers[1].name, "Jab");
        QCOMPARE(card->items[0].name, "Torch");
    }

    void aListTellsEntriesWithoutACardOrWithAWrongOne()
    {
        Roster list;
        RosterEntry right;
        right.id = EntryId("a");
        right.card = answersFrom("{atk: 1, def: 7}");
        RosterEntry wrong = right;
        wrong.card = answersFrom("{atk: 99, def: 7}");
        RosterEntry none;
        none.id = EntryId("c");
        RosterEntry unknown;
        unknown.id = EntryId("d");
        unknown.unit = UnitId("dragon");
        list.entries = {right, wrong, none, unknown};
        const auto findings = findGameSystem("adventure")->checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 3U);
        QCOMPARE(findings[0].rule, "malformed");
        QCOMPARE(findings[1].rule, "malformed");
        QCOMPARE(findings[2].rule, "unknown-unit");
    }

    void aMatchNeedsTwoSidesWithCards()
    {
        const GameSystem& game = *findGameSystem("adventure");
        Start start = twoAgainstTwo();
        QVERIFY(game.begin(start));
        start.sides[1].id = start.sides[0].id;
        QVERIFY(!game.begin(start));
        start = twoAgainstTwo();
        start.sides.pop_back();
        QVERIFY(!game.begin(start));
        start = twoAgainstTwo();
        start.sides[1].roster.entries.clear();
        QVERIFY(!game.begin(start));
        start = twoAgainstTwo();
        start.sides[0].roster.entries[0].card.clear();
        QVERIFY(!game.begin(start));
    }

    // The invented cards that come with the game, and the party and the monsters made of them.

    void allAreMarkedAsSamples()
    {
        QCOMPARE(m_catalogue.units().size(), 6U);
        for (const Unit& unit : m_catalogue.units()) {
            QVERIFY2(unit.sample, unit.id.text().c_str());
            QVERIFY2(adventure::cardOf(unit.card), unit.id.text().c_str());
        }
    }

    void thePartyMeetsTheMonsters()
    {
        QCOMPARE(m_catalogue.readyLists().size(), 2U);
        QVERIFY(findGameSystem("adventure")->begin(sampleMatch("adventure", m_catalogue)));
    }
};

ADJUTANT_TEST(AdventureCardsTest)

} // namespace tst_adventure_cards

#include "tst_adventure_cards.moc"
