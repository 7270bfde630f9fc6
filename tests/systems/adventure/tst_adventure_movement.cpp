#include "tests/testprogram.h"

#include "tests/systems/adventure/adventuretable.h"

#include <QtTest>

#include <algorithm>

namespace tst_adventure_movement {

using namespace adjutant;
using namespace adjutant::adventuretable;

/// The chapter "Movement Phase".
class AdventureMovementTest : public QObject
{
    Q_OBJECT

private slots:
    void everybodyMovesInTheOrder()
    {
        Table table;
        QCOMPARE(table.play("move", "{'unit': 'gm/wolf'}"), std::string("phase"));
        table.toMovement();
        QCOMPARE(table.play("move", "{'unit': 'gm/orc'}"), std::string("not-next"));
        QCOMPARE(table.why(), std::string("it is Wolf’s turn, not Orc’s"));
        QCOMPARE(table.play("move", "{'unit': 'gm/bear'}"), std::string("unknown-unit"));
        QCOMPARE(table.play("move", "{'unit': 'gm/wolf'}"), std::string());
        QCOMPARE(table.unit("gm/wolf")["moved"], Json(true));
        QCOMPARE(table.play("move", "{'unit': 'gm/wolf'}"), std::string("not-next"));
        QCOMPARE(table.play("move", "{'unit': 'gm/orc', 'power': 'run'}"), std::string());
        QCOMPARE(table.sentences(), std::string("Orc moves: Run\n"));
    }

    void whoSeizesMovesFirstAndBattlesLast()
    {
        Table table;
        QCOMPARE(table.play("seize", "{'unit': 'party/bo'}"), std::string("phase"));
        table.toMovement();
        QCOMPARE(table.play("seize", "{'unit': 'party/bo'}"), std::string());
        QCOMPARE(table.order("move_order"), std::string("party/bo gm/wolf gm/orc party/ana"));
        QCOMPARE(table.order("battle_order"), std::string("party/ana gm/orc gm/wolf party/bo"));
        QCOMPARE(table.unit("party/bo")["seized"], Json(true));
        QCOMPARE(table.play("seize", "{'unit': 'party/bo'}"), std::string("malformed"));
        QCOMPARE(table.play("move", "{'unit': 'gm/wolf'}"), std::string("not-next"));
    }

    void aLaterSeizerGoesBeforeAnEarlierOneAndBattlesAfterIt()
    {
        Table table;
        table.toMovement();
        table.play("seize", "{'unit': 'party/bo'}");
        QCOMPARE(table.play("seize", "{'unit': 'gm/orc'}"), std::string());
        QCOMPARE(table.order("move_order"), std::string("gm/orc party/bo gm/wolf party/ana"));
        QCOMPARE(table.order("battle_order"), std::string("party/ana gm/wolf party/bo gm/orc"));
    }

    void whoHasMovedCannotSeize()
    {
        Table table;
        table.toMovement();
        table.play("move", "{'unit': 'gm/wolf'}");
        QCOMPARE(table.play("seize", "{'unit': 'gm/wolf'}"), std::string("not-next"));
    }

    void seizingIsOverWithTheRound()
    {
        Table table;
        table.toMovement();
        table.play("seize", "{'unit': 'party/bo'}");
        for (int phase = 0; phase < 3; ++phase) {
            QCOMPARE(table.unit("party/bo")["seized"], Json(true));
            table.play("next_phase");
        }
        QCOMPARE(table.unit("party/bo")["seized"], Json(false));
    }

    // The Orc attacks Ana, of a higher tier: 2D6 and a D12, the two lowest count. 5 and 2, with ATK 2: 9
    // against
    // 8. The Wolf's 1 and 3, with ATK 1, are 5.
    void leavingAThreatenedSquareProvokesAnOpportunityAttack()
    {
        Table table;
        table.toMovement();
        table.play("move", "{'unit': 'gm/wolf'}");
        table.play("move", "{'unit': 'gm/orc'}");
        QCOMPARE(table.play("move", "{'unit': 'party/ana', 'provoked': ['gm/orc', 'gm/wolf'], 'opportunity': "
                                    "{'gm/orc': {'dice': [5, 2, 11]}, 'gm/wolf': {'dice': [1, 3, 9]}}}"),
                 std::string());
        QVERIFY(table.sentences().find("Orc hits Ana: 9 against DEF 8") != std::string::npos);
        QVERIFY(table.sentences().find("Wolf misses Ana: 5 against DEF 8") != std::string::npos);
        QCOMPARE(table.unit("gm/orc")["acted"], Json(false));
        QCOMPARE(table.play("move", "{'unit': 'party/bo', 'provoked': ['party/ana']}"),
                 std::string("unknown-unit"));
    }

    // Ana would be hit by the Orc where she ran: Disengage asks for nobody's attack, and brings no
    // disadvantage, which the Battle Action of the same name does.
    void disengagingProvokesNoOpportunityAttacks()
    {
        Table table;
        table.toMovement();
        table.play("move", "{'unit': 'gm/wolf'}");
        table.play("move", "{'unit': 'gm/orc'}");
        const auto asksForAttacks = [&](const char* power) {
            const auto form =
                table.session().form({}, {"move", unitRefOf("party/ana")}, {{"power", std::string(power)}});
            return std::ranges::find(form.fields, "provoked", &table::Field::path) != form.fields.end();
        };
        QVERIFY(asksForAttacks("run"));
        QVERIFY(!asksForAttacks("disengage"));
        QVERIFY(!asksForAttacks("Disengage"));
        QCOMPARE(table.play("move", "{'unit': 'party/ana', 'power': 'disengage'}"), std::string());
        QCOMPARE(table.sentences(), std::string("Ana moves: Disengage\n"));
        QVERIFY(table.session().warnings().empty());
        QCOMPARE(table.unit("party/ana")["disengaged"], Json(false));
    }

    void thePowerOfAMoveIsAsked()
    {
        Table table;
        table.toMovement();
        const table::OfferKey move{"move", unitRefOf("gm/wolf")};
        const auto form = table.session().form({}, move, {});
        QVERIFY(!form.complete);
        QCOMPARE(form.fields.back().path, std::string("power"));
        QVERIFY(!form.fields.back().detail);
        QVERIFY(table.session().form({}, move, {{"power", table::LeftOut()}}).complete);
    }

    // The Wolf moves first anyway, and when it has moved the Orc is next.
    void whoMovesNextAnywayIsNotOfferedToSeize()
    {
        Table table;
        table.toMovement();
        const auto offered = [&] {
            std::string who;
            for (const table::Offer& offer : table.session().offers({}))
                if (offer.key.procedure == "seize" && offer.standing == table::Standing::open)
                    who += toText(offer.key.piece) + ' ';
            return who;
        };
        QCOMPARE(offered(), std::string("party/ana party/bo gm/orc "));
        table.play("move", "{'unit': 'gm/wolf'}");
        QCOMPARE(offered(), std::string("party/ana party/bo "));
        QCOMPARE(table.play("seize", "{'unit': 'gm/orc'}"), std::string());
    }

    void theFormRemindsOfTerrainAndOfSlowed()
    {
        Table table;
        table.play("effect", "{'unit': 'gm/wolf', 'add': 'slowed', 'save': true}");
        table.toMovement();
        const auto form = table.session().form({}, {"move"}, {{"unit", std::string("gm/wolf")}});
        QCOMPARE(form.follows.size(), std::size_t(2));
        QVERIFY(toText(form.follows[0]).find("each square costs two") != std::string::npos);
        QVERIFY(toText(form.follows[1]).find("Slowed") != std::string::npos);
    }

    void thePowersAreThoseOfAllAndThoseOfTheCard()
    {
        Table table;
        table.toMovement();
        const auto form = table.session().form({}, {"move"}, {{"unit", std::string("gm/wolf")}});
        std::string powers;
        for (const table::Option& each : std::get<table::PickInput>(form.fields[1].input).options)
            powers += toText(each.label) + ' ';
        QCOMPARE(powers, std::string("Shift Walk Hustle Run Charge Disengage Leap "));
    }
};

ADJUTANT_TEST(AdventureMovementTest)

} // namespace tst_adventure_movement

#include "tst_adventure_movement.moc"
