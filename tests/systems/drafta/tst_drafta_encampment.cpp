#include "core/systems/drafta/drafta.h"
#include "tests/systems/drafta/draftastart.h"

namespace adjutant::test::tst_drafta_encampment {

static std::string five(const std::string& card)
{
    return "a: " + card + ", b: " + card + ", c: " + card + ", d: " + card + ", e: " + card;
}

// What a page lets a unit do, word by word.
static std::string openOffersOf(ScriptedMatch& match, const char* unit)
{
    std::string words;
    for (const door::Offer& offer : match.session().offers({}))
        if (offer.key.piece == unitRefOf(unit) && offer.standing == door::Standing::open &&
            offer.role == door::Role::procedure)
            words += offer.key.procedure + ' ';
    return words;
}

const std::string champion = "{name: Champion, hp: 3, full: 1, partial: 1, player_character: true}";
const std::string chart = "{chart: [{from: 51, to: 100, text: Bruised}, {from: 1, to: 36, text: Badly "
                          "wounded}, {from: 37, to: 50, text: Lost the shield}]}";

// Why a match doesn't begin; empty where it does.
static std::string refusalOf(const std::string& extras)
{
    const auto session = drafta::gameSystem().begin(redAndBlue("a: " + vela, "b: " + ogre, extras));
    return session ? std::string() : session.error().rule + ": " + toText(session.error().message);
}

/// Encampments, healing, and the chart of consequences.
class DraftaEncampmentTest : public QObject
{
    Q_OBJECT

private:
    static ScriptedMatch begun() { return redBegins(five(vela), five(ogre)); }

    // Red's c is in the camp that a and b have set up.
    static ScriptedMatch withCInCamp()
    {
        ScriptedMatch match = begun();
        match.play({"camp: {units: [red/a, red/b]}", "enter: {unit: red/c, camp: camp-1}"});
        return match;
    }

    static ScriptedMatch charted(const std::string& extras)
    {
        return redBegins("vela: " + vela, "champion: " + champion + ", ogre: " + ogre, extras);
    }

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        row("who has moved or acted sets up no camp", begun,
            {"move: {unit: red/a, squares: 1}", "refused acted: camp: {units: [red/a, red/b]}",
             "attack: {attacker: red/c, defender: blue/a, dice: [2, 2]}",
             "refused acted: camp: {units: [red/b, red/c]}", "camp: {units: [red/d, red/b]}"});
        row("a camp needs two units of the active side", begun,
            {"refused malformed: camp: {units: [red/a]}", "refused malformed: camp: {units: [red/a, red/a]}",
             "refused malformed: camp: {units: [red/a, red/b, red/c]}",
             "refused unknown-unit: camp: {units: [red/a, red/x]}",
             "refused not-active: camp: {units: [red/a, blue/a]}", "refused malformed: camp: {}"});
        row("a camp holds four", begun,
            {"camp: {units: [red/a, red/b]}", "enter: {unit: red/a, camp: camp-1}",
             "enter: {unit: red/b, camp: camp-1}", "enter: {unit: red/c, camp: camp-1}",
             "enter: {unit: red/d, camp: camp-1}", "red/d: {camp: camp-1}",
             "refused camp-full: enter: {unit: red/e, camp: camp-1}", "leave: {unit: red/a}",
             "red/a: {camp: null}", "enter: {unit: red/e, camp: camp-1}"});
        row("only own camps are entered", begun,
            {"refused malformed: enter: {unit: red/c, camp: camp-1}",
             "refused malformed: leave: {unit: red/c}", "camp: {units: [red/a, red/b]}", "end_turn: {}",
             "camp: {units: [blue/a, blue/b]}", "refused malformed: enter: {unit: blue/c, camp: camp-1}",
             "enter: {unit: blue/c, camp: camp-2}",
             "refused not-active: enter: {unit: red/c, camp: camp-1}"});
        row("who moves leaves the camp and no longer rests in it", withCInCamp,
            {"hp: {unit: red/c, hp: 7}", "move: {unit: red/c, squares: 4}",
             "reports: Vela 3 moves 4 squares\nVela 3 leaves Encampment 1 (red)", "red/c: {camp: null}",
             "end_turn: {}", "red/c: {hp: 7}"});
        row("who moves makes room in the camp", withCInCamp,
            {"enter: {unit: red/a, camp: camp-1}", "enter: {unit: red/b, camp: camp-1}",
             "enter: {unit: red/d, camp: camp-1}", "refused camp-full: enter: {unit: red/e, camp: camp-1}",
             "move: {unit: red/c, squares: 1}", "enter: {unit: red/e, camp: camp-1}"});
        row("every turn in a camp restores two hit points", begun,
            {"camp: {units: [red/a, red/b]}",
             // Red's c takes 6 and a takes 1.
             "attack: {attacker: red/c, defender: blue/a, dice: [2, 5]}",
             "enter: {unit: red/c, camp: camp-1}", "end_turn: {}", "red/c: {hp: 8}", "blue/a: {hp: 9}",
             // Not at the end of the other side's turn.
             "end_turn: {}", "red/c: {hp: 8}", "end_turn: {}", "red/c: {hp: 10}"});
        row("a camp does not heal above the maximum", begun,
            {"camp: {units: [red/a, red/b]}", "hp: {unit: red/c, hp: 11}",
             "enter: {unit: red/c, camp: camp-1}", "end_turn: {}", "red/c: {hp: 12}"});
        row("the defeated leave their place in the camp", begun,
            {"camp: {units: [red/a, red/b]}", "enter: {unit: red/c, camp: camp-1}", "end_turn: {}",
             "special: {attacker: blue/a, defender: red/c, damage: 20}", "red/c: {hp: 0, camp: null}"});
        row("a healer heals at any time not above the maximum", begun,
            {"hp: {unit: blue/a, hp: 5}", "heal: {unit: blue/a, hp: 2}", "blue/a: {hp: 7}",
             "heal: {unit: blue/a, hp: 20}", "blue/a: {hp: 10}",
             "refused malformed: heal: {unit: blue/a, hp: 0}",
             "refused unknown-unit: heal: {unit: blue/z, hp: 1}", "hp: {unit: blue/a, hp: 0}",
             "refused defeated: heal: {unit: blue/a, hp: 2}"});
        row("a defeated player character rolls on the players chart", [] { return charted(chart); },
            {"refused malformed: consequence: {unit: blue/champion, d100: 37}",
             "special: {attacker: red/vela, defender: blue/champion, damage: 3}",
             "refused malformed: consequence: {unit: blue/champion, d100: 101}",
             "consequence: {unit: blue/champion, d100: 37}",
             "reports: Consequence for Champion (37): Lost the shield"});
        row("others have no consequence", [] { return charted(chart); },
            {"special: {attacker: red/vela, defender: blue/ogre, damage: 30}",
             "refused malformed: consequence: {unit: blue/ogre, d100: 37}",
             "refused unknown-unit: consequence: {unit: blue/x, d100: 37}"});
        row("without a chart there is no roll", [] { return charted("{}"); },
            {"special: {attacker: red/vela, defender: blue/champion, damage: 3}",
             "mentions: Champion is a player character: the Narrator decides what becomes of it\n",
             "refused malformed: consequence: {unit: blue/champion, d100: 37}"});
        row("the last one to fall rolls after the end",
            [] { return redBegins("vela: " + vela, "champion: " + champion, chart); },
            {"special: {attacker: red/vela, defender: blue/champion, damage: 3}", "match: {finished: true}",
             "consequence: {unit: blue/champion, d100: 100}"});
        row("two units give up their turns for a camp", begun,
            {"camp: {units: [red/a, red/b]}", "reports: Vela 1 and Vela 2 set up Encampment 1 (red)",
             "red/a: {moved: true, acted: true, camp: null}", "red/b: {moved: true, acted: true}",
             "refused acted: camp: {units: [red/a, red/c]}"});
        row("what closes a camp is the reason of its builders", begun,
            {"offer camp: open", "move: {unit: red/a, squares: 1}", "move: {unit: red/b, squares: 1}",
             "move: {unit: red/c, squares: 1}", "move: {unit: red/d, squares: 1}", "offer camp: closed",
             "remark camp: Vela 4 has already moved or acted this turn"});
        row("a turn in which nobody has done anything ends only after a look", begun,
            {"form end_turn", "skips: yes", "follows: red has done nothing this turn",
             "move: {unit: red/a, squares: 1}", "form end_turn", "skips: no"});
        row("nobody sets up a camp alone", [] { return redBegins("vela: " + vela, five(ogre)); },
            {"offer camp: closed", "remark camp: there is nothing to choose from"});
        row("the form of a move says that it leaves the camp", withCInCamp,
            {"form move red/c: {squares: 2}", "follows: Vela 3 leaves Encampment 1 (red)"});
        row("who is in a camp is warned of setting up another", withCInCamp,
            {"form camp: {units: [red/c, red/d]}", "complete: yes", "rules: in-camp",
             "warning says: Vela 3 is in Encampment 1 (red), and would set up another one",
             "form camp: {units: [red/e, red/d]}", "rules: "});
        // The source lets allies retreat to an encampment that nobody has set up.
        row("a side may have an encampment from the start",
            [] {
                return ScriptedMatch(startOf(
                    "drafta", {{"red", five(vela)}, {"blue", five(ogre), "{}", "{encampment: true}"}}));
            },
            {"first: {rolls: {red: 2, blue: 5}}", "enter: {unit: blue/a, camp: camp-1}",
             "enter: {unit: blue/b, camp: camp-1}", "enter: {unit: blue/c, camp: camp-1}",
             "enter: {unit: blue/d, camp: camp-1}", "mentions: Encampment 1 (blue)",
             "refused camp-full: enter: {unit: blue/e, camp: camp-1}", "hp: {unit: blue/a, hp: 4}",
             "end_turn: {}", "blue/a: {hp: 6}", "camp: {units: [red/a, red/b]}",
             "enter: {unit: red/c, camp: camp-2}"});
    }
    void scripts() { followRow(); }

    // Both have a talent and heal; those who set up the camp are offered neither, the others are.
    void whoSetsUpACampIsOfferedNothingElseInThatTurn()
    {
        const std::string able = "{name: Able, hp: 9, movement: 5, full: 4, partial: 1, talent: Rally, "
                                 "abilities: [Heals an ally by 2, 'Special attack: 3']}";
        ScriptedMatch match = redBegins(five(able), five(ogre));
        match.play({"hp: {unit: red/e, hp: 3}", "camp: {units: [red/a, red/b]}"});
        QCOMPARE(openOffersOf(match, "red/a"), "");
        QCOMPARE(openOffersOf(match, "red/b"), "");
        QCOMPARE(openOffersOf(match, "red/c"), "move attack special talent heal enter ");
        // They stay in sight with the reason, and the table may allow what costs neither move nor attack.
        for (const auto& [key, standing] : {std::pair("move red/a", door::Standing::closed),
                                            {"attack red/a", door::Standing::closed},
                                            {"talent red/a", door::Standing::warned},
                                            {"enter red/b", door::Standing::warned}})
            for (const door::Offer& offer : match.session().offers({}))
                if (offer.key == keyOf(key)) {
                    QVERIFY2(offer.standing == standing, key);
                    QVERIFY(
                        toText(offer.remark.message).ends_with("has given up this turn for an encampment"));
                }
        const std::vector<Message> chips = match.session().view({}, {}).pieces[0].chips;
        QCOMPARE(chips.size(), 1U);
        QCOMPARE(toText(chips[0]), "Set up camp");
        match.play({"end_turn: {}", "end_turn: {}"});
        QCOMPARE(openOffersOf(match, "red/a"), "move attack special talent heal enter ");
    }

    void whoIsInTheOnlyCampIsNotOfferedToEnterIt()
    {
        ScriptedMatch match = withCInCamp();
        QCOMPARE(openOffersOf(match, "red/c"), "move attack leave ");
        match.refuses("malformed", "enter: {unit: red/c, camp: camp-1}");
        match.play("camp: {units: [red/d, red/e]}");
        QCOMPARE(openOffersOf(match, "red/c"), "move attack enter leave ");
    }

    // Nothing says camp-1 but the files.
    void aCampHasOneNameWhereverItIsRead()
    {
        ScriptedMatch match = withCInCamp();
        QCOMPARE(match.sentences(), "Vela 3 enters Encampment 1 (red)\n");
        const door::MatchView view = match.session().view({}, {});
        QCOMPARE(toText(view.boards[0].title), "Encampment 1 (red)");
        QCOMPARE(toText(view.boards[0].spoken[0]), "Vela 3 is in Encampment 1 (red)");
        QCOMPARE(toText(view.pieces[2].chips.back()), "In Encampment 1 (red)");
        const door::Form form = match.form("enter red/d");
        const door::Option& only = std::get<door::PickInput>(form.fields.back().input).options[0];
        QCOMPARE(listed(only.id, toText(only.label)), "camp-1 Encampment 1 (red)");
        match.play({"hp: {unit: red/c, hp: 7}", "end_turn: {}"});
        QVERIFY(match.sentences().ends_with("Vela 3 rests in Encampment 1 (red): 9 of 12 hit points\n"));
    }

    void aGapIsNamed()
    {
        for (const auto& [rows, gap] :
             {std::pair("{from: 1, to: 40, text: x}, {from: 46, to: 100, text: y}", "41 to 45"),
              {"{from: 1, to: 99, text: x}", "100"},
              {"{from: 2, to: 100, text: x}", "1"}})
            QCOMPARE(refusalOf("{chart: [" + std::string(rows) + "]}"),
                     "malformed: the chart has a gap: no row has " + std::string(gap) +
                         "; 1 to 100 must be covered");
    }

    void anOverlapIsNamed()
    {
        QCOMPARE(refusalOf("{chart: [{from: 1, to: 60, text: x}, {from: 51, to: 100, text: y}]}"),
                 "malformed: chart rows overlap: two rows have 51 to 60; each number from 1 to 100 "
                 "belongs in one row");
        QVERIFY(refusalOf("{chart: [{from: 1, to: 100, text: x}, {from: 50, to: 50, text: y}]}")
                    .ends_with("two rows have 50; each number from 1 to 100 belongs in one row"));
    }

    void badRowsAreRefused()
    {
        for (const char* extras :
             {"{chart: [{from: 0, to: 100, text: x}]}", "{chart: [{from: 1, to: 101, text: x}]}",
              "{chart: [{from: 60, to: 40, text: x}]}", "{chart: [{from: 1, to: 100}]}",
              "{chart: [{from: 1, to: 100, text: x, bonus: 1}]}", "{chart: none}", "{table: 1}"})
            QVERIFY2(!refusalOf(extras).empty(), extras);
        QCOMPARE(refusalOf("{chart: []}"), "");
    }
};

ADJUTANT_TEST(DraftaEncampmentTest)

} // namespace adjutant::test::tst_drafta_encampment
