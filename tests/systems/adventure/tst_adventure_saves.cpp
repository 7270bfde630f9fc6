#include "tests/testprogram.h"

#include "tests/systems/adventure/adventuretable.h"

#include <QtTest>

namespace tst_adventure_saves {

using namespace adjutant;
using namespace adjutant::adventuretable;

namespace {

void toEnd(Table& table)
{
    table.toBattle();
    table.play("next_phase");
}

const char* const slowedOrc = "{'unit': 'gm/orc', 'effect': 'slowed', 'dice': [4, 3]}";

} // namespace

/// The chapter "End Phase", and status effects.
class AdventureSavesTest : public QObject
{
    Q_OBJECT

private slots:
    void aSaveOfSevenEndsAnEffect()
    {
        Table table;
        QCOMPARE(table.play("effect", "{'unit': 'gm/orc', 'add': 'slowed', 'save': true}"), std::string());
        QCOMPARE(table.unit("gm/orc")["effects"], Json({"slowed"}));
        QCOMPARE(table.play("save", slowedOrc), std::string("phase"));
        toEnd(table);
        QCOMPARE(table.play("save", "{'unit': 'gm/orc', 'effect': 'slowed', 'dice': [4, 2]}"), std::string());
        QCOMPARE(table.unit("gm/orc")["effects"], Json({"slowed"}));
        // Nobody rolls twice in one End Phase, unless the table has it so.
        QCOMPARE(table.play("save", slowedOrc), std::string());
        QCOMPARE(table.state()["players"][1]["units"][0]["effects"], Json::array());
        QCOMPARE(table.session().warnings().size(), std::size_t(1));
        QCOMPARE(table.session().warnings().front().second.rule, std::string("saved"));
    }

    void aSaveMaySustainAnEffect()
    {
        for (const auto& [dice, stays] : {std::pair("[4, 3]", true), {"[4, 2]", false}}) {
            Table table;
            table.play("effect", "{'unit': 'party/ana', 'add': 'Blessed', 'save': true, 'sustain': true}");
            toEnd(table);
            QCOMPARE(table.play("save", "{'unit': 'party/ana', 'dice': " + std::string(dice) + "}"),
                     std::string());
            QCOMPARE(table.unit("party/ana")["effects"].size(), std::size_t(stays ? 1 : 0));
        }
    }

    void savesTakeSourcesOfTheTable()
    {
        Table table;
        table.play("effect", "{'unit': 'gm/orc', 'add': 'slowed', 'save': true}");
        toEnd(table);
        QCOMPARE(table.play("save", "{'unit': 'gm/orc', 'effect': 'slowed', 'dice': [4, 3, 1]}"),
                 std::string("dice-count"));
        QCOMPARE(table.play("save", "{'unit': 'gm/orc', 'effect': 'slowed', 'disadvantage': 1, "
                                    "'dice': [5, 6, 1]}"),
                 std::string());
        QVERIFY(table.sentences().find("Orc rolls 6 for Slowed: it stays") != std::string::npos);
    }

    void whatHasNoSaveIsNotRolledFor()
    {
        Table table;
        table.play("effect", "{'unit': 'gm/orc', 'add': 'prone'}");
        toEnd(table);
        QCOMPARE(table.play("save", "{'unit': 'gm/orc', 'effect': 'prone', 'dice': [4, 3]}"),
                 std::string("malformed"));
        QCOMPARE(table.play("save", "{'unit': 'gm/bear', 'effect': 'prone', 'dice': [4, 3]}"),
                 std::string("unknown-unit"));
        QCOMPARE(table.play("effect", "{'unit': 'gm/orc', 'remove': 'prone'}"), std::string());
        QCOMPARE(table.unit("gm/orc")["effects"], Json::array());
        QCOMPARE(table.play("effect", "{'unit': 'gm/orc', 'remove': 'prone'}"), std::string("malformed"));
    }

    void theEndPhaseListsEverySaveDue()
    {
        Table table;
        table.play("effect", "{'unit': 'gm/orc', 'add': 'slowed', 'save': true}");
        table.play("effect", "{'unit': 'gm/orc', 'add': 'Burning', 'save': true}");
        table.play("effect", "{'unit': 'party/bo', 'add': 'Dazed', 'save': true}");
        toEnd(table);
        const auto view = table.session().view({}, {});
        const auto board = std::ranges::find(view.boards, "saves", &table::Board::id);
        QVERIFY(board != view.boards.end());
        QCOMPARE(std::get<table::Row>(board->drawn).items.size(), std::size_t(3));
        const auto due = [&] {
            std::string all;
            for (const table::Offer& offer : table.session().offers({}))
                if (offer.section == table::Section::due)
                    all += offer.key.procedure + ' ' + toText(offer.key.piece) + ' ';
            return all;
        };
        QCOMPARE(due(), std::string("save party/bo save gm/orc "));
        table.play("save", slowedOrc);
        QCOMPARE(due(), std::string("save party/bo save gm/orc "));
        table.play("save", "{'unit': 'gm/orc', 'effect': 'Burning', 'dice': [1, 1]}");
        QCOMPARE(due(), std::string("save party/bo "));
        table.play("save", "{'unit': 'party/bo', 'dice': [6, 6]}");
        QCOMPARE(due(), std::string("next_phase  "));
    }
};

ADJUTANT_TEST(AdventureSavesTest)

} // namespace tst_adventure_saves

#include "tst_adventure_saves.moc"
