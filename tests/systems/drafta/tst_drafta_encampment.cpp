#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_encampment {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

std::string five(const std::string& card)
{
    return "{\"a\": " + card + ", \"b\": " + card + ", \"c\": " + card + ", \"d\": " + card +
           ", \"e\": " + card + "}";
}

// What a page lets a unit do, word by word.
std::string openOffersOf(DraftaTable& table, const char* unit)
{
    std::string words;
    for (const table::Offer& offer : table.session().offers({}))
        if (offer.key.piece == unitRefOf(unit) && offer.standing == table::Standing::open &&
            offer.role == table::Role::procedure)
            words += offer.key.procedure + ' ';
    return words;
}

} // namespace

class DraftaEncampmentTest : public QObject
{
    Q_OBJECT

private:
    static DraftaTable begun()
    {
        DraftaTable table(five(vela), five(ogre));
        table.redBegins();
        return table;
    }

    // Red's c is in the camp that a and b have set up.
    static DraftaTable withCInCamp()
    {
        DraftaTable table = begun();
        table.play("camp", R"({"units": ["red/a", "red/b"]})");
        table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})");
        return table;
    }

private slots:
    void twoUnitsGiveUpTheirTurnsForACamp()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        for (const char* unit : {"red/a", "red/b"}) {
            QCOMPARE(table.unit(unit)["moved"], Json(true));
            QCOMPARE(table.unit(unit)["acted"], Json(true));
        }
        QCOMPARE(table.unit("red/a")["camp"], Json());
        QCOMPARE(table.sentences(), std::string("Vela 1 and Vela 2 set up Encampment 1 (red)\n"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/c"]})"), std::string("acted"));
    }

    void whoHasMovedOrActedSetsUpNoCamp()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "red/a", "squares": 1})"), std::string());
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string("acted"));
        QCOMPARE(table.play("attack", R"({"attacker": "red/c", "defender": "blue/a", "dice": [2, 2]})"),
                 std::string());
        QCOMPARE(table.play("camp", R"({"units": ["red/b", "red/c"]})"), std::string("acted"));
        QCOMPARE(table.play("camp", R"({"units": ["red/d", "red/b"]})"), std::string());
    }

    void aCampNeedsTwoUnitsOfTheActiveSide()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a"]})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/a"]})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b", "red/c"]})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/x"]})"), std::string("unknown-unit"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "blue/a"]})"), std::string("not-active"));
        QCOMPARE(table.play("camp"), std::string("malformed"));
    }

    void aCampHoldsFour()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        for (const std::string unit : {"a", "b", "c", "d"}) {
            const std::string entering = Json{{"unit", "red/" + unit}, {"camp", "camp-1"}}.dump();
            QCOMPARE(table.play("enter", entering), std::string());
        }
        QCOMPARE(table.unit("red/d")["camp"], Json("camp-1"));
        QCOMPARE(table.play("enter", R"({"unit": "red/e", "camp": "camp-1"})"), std::string("camp-full"));
        QCOMPARE(table.play("leave", R"({"unit": "red/a"})"), std::string());
        QCOMPARE(table.unit("red/a")["camp"], Json());
        QCOMPARE(table.play("enter", R"({"unit": "red/e", "camp": "camp-1"})"), std::string());
    }

    void onlyOwnCampsAreEntered()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string("malformed"));
        QCOMPARE(table.play("leave", R"({"unit": "red/c"})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("camp", R"({"units": ["blue/a", "blue/b"]})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "blue/c", "camp": "camp-1"})"), std::string("malformed"));
        QCOMPARE(table.play("enter", R"({"unit": "blue/c", "camp": "camp-2"})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string("not-active"));
    }

    void whoMovesLeavesTheCampAndNoLongerRestsInIt()
    {
        DraftaTable table = withCInCamp();
        QCOMPARE(table.play("hp", R"({"unit": "red/c", "hp": 7})"), std::string());
        QCOMPARE(table.play("move", R"({"unit": "red/c", "squares": 4})"), std::string());
        QCOMPARE(table.sentences(),
                 std::string("Vela 3 moves 4 squares\nVela 3 leaves Encampment 1 (red)\n"));
        QCOMPARE(table.unit("red/c")["camp"], Json());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(7));
    }

    void whoMovesMakesRoomInTheCamp()
    {
        DraftaTable table = withCInCamp();
        for (const char* unit : {"red/a", "red/b", "red/d"})
            QCOMPARE(table.play("enter", Json{{"unit", unit}, {"camp", "camp-1"}}.dump()), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/e", "camp": "camp-1"})"), std::string("camp-full"));
        QCOMPARE(table.play("move", R"({"unit": "red/c", "squares": 1})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/e", "camp": "camp-1"})"), std::string());
    }

    void theFormOfAMoveSaysThatItLeavesTheCamp()
    {
        DraftaTable table = withCInCamp();
        const table::Form form = table.session().form({}, {"move", unitRefOf("red/c")}, {{"squares", 2}});
        QCOMPARE(toText(form.follows.back()), std::string("Vela 3 leaves Encampment 1 (red)"));
    }

    // Both have a talent and heal; those who set up the camp are offered neither, the others are.
    void whoSetsUpACampIsOfferedNothingElseInThatTurn()
    {
        const std::string able = R"({"name": "Able", "hp": 9, "movement": 5, "full": 4, "partial": 1,
            "talent": "Rally", "abilities": ["Heals an ally by 2", "Special attack: 3"]})";
        DraftaTable table(five(able), five(ogre));
        table.redBegins();
        QCOMPARE(table.play("hp", R"({"unit": "red/e", "hp": 3})"), std::string());
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(openOffersOf(table, "red/a"), std::string());
        QCOMPARE(openOffersOf(table, "red/b"), std::string());
        QCOMPARE(openOffersOf(table, "red/c"), std::string("move attack special talent heal enter "));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(openOffersOf(table, "red/a"), std::string("move attack special talent heal enter "));
    }

    void whoIsInTheOnlyCampIsNotOfferedToEnterIt()
    {
        DraftaTable table = withCInCamp();
        QCOMPARE(openOffersOf(table, "red/c"), std::string("move attack leave "));
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/d", "red/e"]})"), std::string());
        QCOMPARE(openOffersOf(table, "red/c"), std::string("move attack enter leave "));
    }

    // Nothing says camp-1 but the files.
    void aCampHasOneNameWhereverItIsRead()
    {
        DraftaTable table = withCInCamp();
        QCOMPARE(table.sentences(), std::string("Vela 3 enters Encampment 1 (red)\n"));
        const table::TableView view = table.session().view({}, {});
        QCOMPARE(toText(view.boards[0].title), std::string("Encampment 1 (red)"));
        QCOMPARE(toText(view.boards[0].spoken[0]), std::string("Vela 3 is in Encampment 1 (red)"));
        QCOMPARE(toText(view.pieces[2].chips.back()), std::string("In Encampment 1 (red)"));
        const table::Form form = table.session().form({}, {"enter", unitRefOf("red/d")}, {});
        const table::Option& only = std::get<table::PickInput>(form.fields.back().input).options[0];
        QCOMPARE(only.id, std::string("camp-1"));
        QCOMPARE(toText(only.label), std::string("Encampment 1 (red)"));
        QCOMPARE(table.play("hp", R"({"unit": "red/c", "hp": 7})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QVERIFY(table.sentences().ends_with("Vela 3 rests in Encampment 1 (red): 9 of 12 hit points\n"));
    }

    // The source lets allies retreat to an encampment that nobody has set up.
    void aSideMayHaveAnEncampmentFromTheStart()
    {
        Start start = startOf(five(vela), five(ogre));
        start.sides[1].extras = {{"encampment", true}};
        DraftaTable table(start);
        QCOMPARE(table.play("first", R"({"rolls": {"red": 2, "blue": 5}})"), std::string());
        QCOMPARE(toText(table.session().view({}, {}).boards[0].title), std::string("Encampment 1 (blue)"));
        for (const char* unit : {"blue/a", "blue/b", "blue/c", "blue/d"})
            QCOMPARE(table.play("enter", Json{{"unit", unit}, {"camp", "camp-1"}}.dump()), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "blue/e", "camp": "camp-1"})"), std::string("camp-full"));
        QCOMPARE(table.play("hp", R"({"unit": "blue/a", "hp": 4})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("blue/a")["hp"], Json(6));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-2"})"), std::string());
    }

    void everyTurnInACampRestoresTwoHitPoints()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        // Red's c takes 6 and a takes 1.
        QCOMPARE(table.play("attack", R"({"attacker": "red/c", "defender": "blue/a", "dice": [2, 5]})"),
                 std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12 - 6 + 2));
        QCOMPARE(table.unit("blue/a")["hp"], Json(10 - 1));
        // Not at the end of the other side's turn.
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12 - 6 + 2));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12 - 6 + 4));
    }

    void aCampDoesNotHealAboveTheMaximum()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(table.play("hp", R"({"unit": "red/c", "hp": 11})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12));
    }

    void theDefeatedLeaveTheirPlaceInTheCamp()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("special", R"({"attacker": "blue/a", "defender": "red/c", "damage": 20})"),
                 std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(0));
        QCOMPARE(table.unit("red/c")["camp"], Json());
    }

    void aHealerHealsAtAnyTimeNotAboveTheMaximum()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("hp", R"({"unit": "blue/a", "hp": 5})"), std::string());
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 2})"), std::string());
        QCOMPARE(table.unit("blue/a")["hp"], Json(7));
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 20})"), std::string());
        QCOMPARE(table.unit("blue/a")["hp"], Json(10));
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 0})"), std::string("malformed"));
        QCOMPARE(table.play("heal", R"({"unit": "blue/z", "hp": 1})"), std::string("unknown-unit"));
        QCOMPARE(table.play("hp", R"({"unit": "blue/a", "hp": 0})"), std::string());
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 2})"), std::string("defeated"));
    }
};

ADJUTANT_TEST(DraftaEncampmentTest)

} // namespace tst_drafta_encampment

#include "tst_drafta_encampment.moc"
