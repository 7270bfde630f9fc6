#include "tests/systems/adventure/adventurestart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_adventure_saves {

using namespace adjutant;
using namespace adjutant::test;

namespace {

void toEnd(ScriptedMatch& match)
{
    match.play({initiative, "next_phase: {}", "next_phase: {}"});
}

const char* const slowedOrc = "save: {unit: gm/orc, effect: slowed, dice: [4, 3]}";

} // namespace

/// The chapter "End Phase", and status effects.
class AdventureSavesTest : public QObject
{
    Q_OBJECT

private slots:
    void aSaveOfSevenEndsAnEffect()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: slowed, save: true}");
        QCOMPARE(match.unit("gm/orc")["effects"], Json({"slowed"}));
        match.refuses("phase", slowedOrc);
        toEnd(match);
        match.play("save: {unit: gm/orc, effect: slowed, dice: [4, 2]}");
        QCOMPARE(match.unit("gm/orc")["effects"], Json({"slowed"}));
        // Nobody rolls twice in one End Phase, unless the table has it so.
        match.play(slowedOrc);
        QCOMPARE(match.state()["players"][1]["units"][0]["effects"], Json::array());
        QCOMPARE(match.session().warnings().size(), 1U);
        QCOMPARE(match.session().warnings().front().second.rule, "saved");
    }

    void aSaveMaySustainAnEffect()
    {
        for (const auto& [dice, stays] : {std::pair("[4, 3]", true), {"[4, 2]", false}}) {
            ScriptedMatch match(twoAgainstTwo());
            match.play("effect: {unit: party/ana, add: Blessed, save: true, sustain: true}");
            toEnd(match);
            match.play("save: {unit: party/ana, dice: " + std::string(dice) + "}");
            QCOMPARE(match.unit("party/ana")["effects"].size(), std::size_t(stays ? 1 : 0));
        }
    }

    void savesTakeSourcesOfTheTable()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: slowed, save: true}");
        toEnd(match);
        match.refuses("dice-count", "save: {unit: gm/orc, effect: slowed, dice: [4, 3, 1]}");
        match.play("save: {unit: gm/orc, effect: slowed, disadvantage: 1, dice: [5, 6, 1]}");
        QVERIFY(match.sentences().find("Orc rolls 6 for Slowed: it stays") != std::string::npos);
    }

    void whatHasNoSaveIsNotRolledFor()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: prone}");
        toEnd(match);
        match.refuses("malformed", "save: {unit: gm/orc, effect: prone, dice: [4, 3]}");
        match.refuses("unknown-unit", "save: {unit: gm/bear, effect: prone, dice: [4, 3]}");
        match.play("effect: {unit: gm/orc, remove: prone}");
        QCOMPARE(match.unit("gm/orc")["effects"], Json::array());
        match.refuses("malformed", "effect: {unit: gm/orc, remove: prone}");
    }

    void theEndPhaseListsEverySaveDue()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: slowed, save: true}");
        match.play("effect: {unit: gm/orc, add: Burning, save: true}");
        match.play("effect: {unit: party/bo, add: Dazed, save: true}");
        toEnd(match);
        const auto view = match.session().view({}, {});
        const auto board = std::ranges::find(view.boards, "saves", &table::Board::id);
        QVERIFY(board != view.boards.end());
        QCOMPARE(std::get<table::Row>(board->drawn).items.size(), 3U);
        QCOMPARE(match.due(), "save party/bo, save gm/orc");
        match.play(slowedOrc);
        QCOMPARE(match.due(), "save party/bo, save gm/orc");
        match.play("save: {unit: gm/orc, effect: Burning, dice: [1, 1]}");
        QCOMPARE(match.due(), "save party/bo");
        match.play("save: {unit: party/bo, dice: [6, 6]}");
        QCOMPARE(match.due(), "next_phase");
    }
};

ADJUTANT_TEST(AdventureSavesTest)

} // namespace tst_adventure_saves

#include "tst_adventure_saves.moc"
