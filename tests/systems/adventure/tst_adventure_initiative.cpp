#include "tests/testprogram.h"

#include "tests/systems/adventure/adventuretable.h"

#include <QtTest>

namespace tst_adventure_initiative {

using namespace adjutant;
using namespace adjutant::adventuretable;

/// The chapter "Initiative Phase".
class AdventureInitiativeTest : public QObject
{
    Q_OBJECT

private slots:
    void lowMovesFirstAndHighBattlesFirst()
    {
        Table table;
        table.toMovement();
        QCOMPARE(table.state()["phase"], Json("movement"));
        QCOMPARE(table.order("move_order"), std::string("gm/wolf gm/orc party/ana party/bo"));
        QCOMPARE(table.order("battle_order"), std::string("party/bo party/ana gm/orc gm/wolf"));
        QCOMPARE(table.state()["active_player"], Json("gm"));
    }

    // Whoever rolls higher counts as the higher: it moves later, and battles earlier.
    void aTieIsBrokenByADie()
    {
        Table table;
        QCOMPARE(table.play("initiative",
                            "{'rolls': {'party/ana': 9, 'party/bo': 4, 'gm/orc': 9, 'gm/wolf': 12},"
                            " 'ties': {'party/ana': [3], 'gm/orc': [5]}}"),
                 std::string());
        QCOMPARE(table.order("battle_order"), std::string("gm/wolf gm/orc party/ana party/bo"));
        QCOMPARE(table.order("move_order"), std::string("party/bo party/ana gm/orc gm/wolf"));
    }

    void aTieIsRolledUntilItIsBroken()
    {
        const std::string rolls = "{'rolls': {'party/ana': 9, 'party/bo': 9, 'gm/orc': 9, 'gm/wolf': 12}";
        const auto played = [&](const std::string& ties) {
            Table table;
            const std::string rule = table.play("initiative", rolls + ties + "}");
            return rule.empty() ? table.order("battle_order") : rule;
        };
        QCOMPARE(played(""), std::string("tie"));
        QCOMPARE(played(", 'ties': {'party/ana': [3], 'party/bo': [3], 'gm/orc': [5]}"), std::string("tie"));
        QCOMPARE(played(", 'ties': {'party/ana': [3, 2], 'party/bo': [3, 6], 'gm/orc': [5]}"),
                 std::string("gm/wolf gm/orc party/bo party/ana"));
        // Dice too many change nothing.
        QCOMPARE(played(", 'ties': {'party/ana': [3, 2], 'party/bo': [3, 6], 'gm/orc': [5, 1]}"),
                 std::string("gm/wolf gm/orc party/bo party/ana"));
        QCOMPARE(played(", 'ties': {'party/ana': [3, 2, 4], 'party/bo': [3, 2, 5], 'gm/orc': [1]}"),
                 std::string("gm/wolf party/bo party/ana gm/orc"));
        QCOMPARE(played(", 'ties': {'party/ana': [7], 'party/bo': [3], 'gm/orc': [5]}"),
                 std::string("malformed"));
    }

    void everybodyNeedsATotal()
    {
        Table table;
        const Json before = table.state();
        QCOMPARE(table.play("initiative", "{'rolls': {'party/ana': 9, 'party/bo': 4, 'gm/orc': 8}}"),
                 std::string("malformed"));
        QVERIFY(table.why().find("rolls/gm/wolf") != std::string::npos);
        QCOMPARE(table.play("initiative", "{'rolls': {'party/ana': 9, 'party/bo': 4, 'gm/orc': 8, "
                                          "'gm/wolf': 5, 'gm/bear': 3}}"),
                 std::string("unknown-unit"));
        QCOMPARE(table.state(), before);
    }

    // Ana's 2D6 show 4 and 3, INT 1 and AGI 2 make it 10; the Orc's 1 and 2 less 1 are 2.
    void theFormAddsIntelligenceAndAgilityToTheDice()
    {
        Table table;
        const auto form =
            table.session().form({}, {"initiative"}, {{"dice", std::vector{4, 3, 6, 5, 1, 2, 3, 3}}});
        const auto total = [&](const char* path) {
            return *std::ranges::find(form.fields, path, &table::Field::path);
        };
        QCOMPARE(std::get<int>(total("rolls/party/ana").value.value()), 10);
        QCOMPARE(std::get<int>(total("rolls/gm/orc").value.value()), 2);
        QCOMPARE(toText(total("rolls/party/ana").why), std::string("2D6: 7, INT and AGI: +3"));
        QVERIFY(form.complete);
    }

    void totalsMayBeToldInPlaceOfDice()
    {
        Table table;
        const auto form = table.session().form({}, {"initiative"}, {{"dice", table::LeftOut()}});
        QCOMPARE(form.fields.back().path, std::string("rolls/party/ana"));
        QVERIFY(!form.complete);
    }

    // Ana's INT 1 and AGI 2 and 2D6 are 5 to 15; the Orc's bonus is -1.
    void aTotalOnThePageIsOneThatTheDiceCanShow()
    {
        Table table;
        table::Answers answers{{"dice", table::LeftOut()}};
        auto form = table.session().form({}, {"initiative"}, answers);
        const auto range = [&] {
            const auto& input = std::get<table::NumberInput>(form.fields.back().input);
            return std::pair(input.lowest, input.highest);
        };
        QCOMPARE(range(), std::pair(5, 15));
        QCOMPARE(toText(form.fields.back().why), std::string("2D6 + INT + AGI (+3)"));
        answers["rolls/party/ana"] = 4;
        QCOMPARE(table.session().form({}, {"initiative"}, answers).refusal->rule, std::string("malformed"));
        answers["rolls/party/ana"] = 15;
        answers["rolls/party/bo"] = 10;
        form = table.session().form({}, {"initiative"}, answers);
        QCOMPARE(form.fields.back().path, std::string("rolls/gm/orc"));
        QCOMPARE(range(), std::pair(1, 11));
    }

    void scriptsAndRecordsHaveAnyTotal()
    {
        Table table;
        QCOMPARE(table.play("initiative", "{'rolls': {'party/ana': 99, 'party/bo': -99, 'gm/orc': 0, "
                                          "'gm/wolf': 40}}"),
                 std::string());
        Table again;
        QVERIFY(!again.session().take({Step::Kind::record, table.session().record(0)}));
        QCOMPARE(again.state(), table.state());
    }

    void aRoundBeginsWithTheInitiativeAnew()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("initiative", "{}"), std::string("phase"));
        QCOMPARE(table.play("next_phase"), std::string());
        QCOMPARE(table.play("next_phase"), std::string());
        QCOMPARE(table.state()["round"], Json(2));
        QCOMPARE(table.state()["phase"], Json("initiative"));
        QCOMPARE(table.state()["move_order"], Json::array());
        QCOMPARE(table.play("next_phase"), std::string("phase"));
        table.toMovement();
        QCOMPARE(table.state()["phase"], Json("movement"));
    }

    // The rules name no hit points: who has none left may be left out, and nobody waits for it.
    void whoHasNoHitPointsLeftNeedsNoTotal()
    {
        Table table;
        QCOMPARE(table.play("hp", "{'unit': 'gm/orc', 'change': -6}"), std::string());
        QCOMPARE(table.play("initiative", "{'rolls': {'party/ana': 8, 'party/bo': 10, 'gm/wolf': 4}}"),
                 std::string());
        QCOMPARE(table.order("move_order"), std::string("gm/wolf party/ana party/bo"));
        QCOMPARE(table.play("move", "{'unit': 'gm/orc'}"), std::string("not-next"));
    }
};

ADJUTANT_TEST(AdventureInitiativeTest)

} // namespace tst_adventure_initiative

#include "tst_adventure_initiative.moc"
