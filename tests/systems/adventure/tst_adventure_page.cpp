#include "core/systems/adventure/adventure.h"
#include "tests/core/door/asked.h"
#include "tests/systems/adventure/adventurestart.h"
#include "tests/systems/shippeddata.h"

namespace adjutant::test::tst_adventure_page {

static std::string boardText(const door::MatchView& view, const char* id)
{
    std::string all;
    for (const door::Board& board : view.boards)
        if (board.id == id)
            for (const door::Row::Item& item : std::get<door::Row>(board.drawn).items)
                all += toText(item.label) + " [" + toText(item.detail) + (item.done ? ", done" : "") +
                       (item.current ? ", now" : "") + "] ";
    return all;
}

/// What pages show: both orders with their reasons, and the chance beside the sources.
class AdventurePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothOrdersStandBesideEachOtherWithTheirReasons()
    {
        ScriptedMatch match = inInitiative();
        match.play("initiative: {rolls: {party/ana: 9, party/bo: 10, gm/orc: 9, gm/wolf: 4}, ties: "
                   "{party/ana: [3, 2], gm/orc: [3, 5]}}");
        match.play({"seize: {unit: party/bo}", "move: {unit: party/bo}"});
        auto view = match.session().view({}, {});
        QCOMPARE(view.boards.size(), 2U);
        QCOMPARE(boardText(view, "move-order"),
                 "Bo [Seized: first, done] Wolf [Total 4, now] Ana [Total 9, tie D6 3 2] "
                 "Orc [Total 9, tie D6 3 5] ");
        match.play({"next_phase: {}", "delay: {unit: gm/orc, after: gm/wolf}"});
        view = match.session().view({}, {});
        QCOMPARE(boardText(view, "battle-order"),
                 "Ana [Total 9, tie D6 3 2, now] Wolf [Total 4] Orc [Acts after Wolf] Bo [Seized: last] ");
        QCOMPARE(toText(view.headline), "Round 1, Battle Phase: Ana acts");
        QCOMPARE(toText(view.boards[1].spoken[0]), "1. Ana, now: Total 9, tie D6 3 2");
    }

    void whoHasNoHitPointsLeftIsMarkedInTheOrder()
    {
        ScriptedMatch match = inBattle();
        match.play("hp: {unit: gm/orc, change: -6}");
        const auto view = match.session().view({}, {});
        QCOMPARE(boardText(view, "battle-order"),
                 "Bo [Total 10, now] Ana [Total 8] Orc [No hit points left, done] Wolf [Total 4] ");
        QCOMPARE(toText(view.boards[1].spoken[2]), "3. Orc: No hit points left");
    }

    // Ana of tier 2 against the Orc, who has seized and defends not: two sources of advantage are known.
    void knownSourcesStandBesideTheQuestionAndTheForecastFollowsEveryTap()
    {
        ScriptedMatch match = inMovement();
        match.play({"seize: {unit: gm/orc}", "next_phase: {}", "pass: {unit: party/bo}"});
        door::Answers answers = answersFrom("{attacker: party/ana, target: gm/orc, power: null}");
        const auto chance = [&](const door::Form& form) {
            return form.forecast.value().solve().chances.front().chance;
        };
        auto form = match.form("attack", answers);
        QCOMPARE(toText(field(form, "advantage").why),
                 "Already counted: tier 2 against 1 (1), Orc has seized the initiative (1)");
        const auto succeeds = [](const char* yaml) {
            return figures("adventure", "attack", yaml)["success"].get<double>();
        };
        QCOMPARE(chance(form), succeeds("{attack: 3, defence: 8, advantage: 2}"));
        answers["advantage"] = 1;
        form = match.form("attack", answers);
        QCOMPARE(chance(form), succeeds("{attack: 3, defence: 8, advantage: 3}"));
        answers["disadvantage"] = 4;
        form = match.form("attack", answers);
        QCOMPARE(chance(form), succeeds("{attack: 3, defence: 8, disadvantage: 1}"));
        QCOMPARE(std::get<door::DiceInput>(form.fields.back().input).dice.back().sides, 12);
    }

    // DEF 8 less ATK 2; Ana, of tier 2, defends. Of 6, 2 and 5 the 6 doesn’t count.
    void theRollSaysWhatItNeedsAndWhichDiceCount()
    {
        ScriptedMatch match = inBattle();
        match.play({"pass: {unit: party/bo}", "defend: {unit: party/ana}"});
        const auto fieldOf = [&](const char* dice) {
            return field(match.form("attack",
                                    std::string("{attacker: gm/orc, target: party/ana, dice: ") + dice + '}'),
                         "dice");
        };
        QCOMPARE(toText(fieldOf("[]").why),
                 "6 on the dice with +2 reaches 8, 2 sources of disadvantage, tier 1 against 2 (1), "
                 "Ana defends (1)");
        const auto dice = std::get<door::DiceInput>(fieldOf("[6, 2, 5]").input);
        QCOMPARE(dice.droppedDie, 1);
        QCOMPARE(adventure::droppedOf(1, {2, 6, 5}), 1);
        // Of equal dice only one doesn’t count.
        QCOMPARE(listed(adventure::droppedOf(-2, {4, 4, 4}), adventure::droppedOf(-1, {4, 2, 4}),
                        adventure::droppedOf(1, {4, 4, 6}), adventure::droppedOf(0, {4, 4})),
                 "3 3 2 0");
    }

    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        // Sixes hit the Orc, ones miss it, whatever the sources say.
        row("a hit asks for the hit points it takes", inBattle,
            {"form attack: {attacker: party/bo, target: gm/orc, dice: [1, 1]}", "complete: yes",
             "foreseen: no", "form attack: {attacker: party/bo, target: gm/orc, dice: [6, 6]}",
             "complete: no", "next: lost", "field lost: {most: 6}",
             "answer attack: {attacker: party/bo, target: gm/orc, dice: [6, 6], lost: 2}",
             "gm/orc: {hp: 4}"});
        // A card with powers asks which one, and nobody rolls past what a side decides; without any there is
        // still room for one.
        row("the power of an attack is asked, not hidden",
            [] {
                ScriptedMatch match(adventureStart());
                for (const auto& [word, given] : adventureOpening())
                    if (word == "initiative" || word == "next_phase")
                        static_cast<void>(match.session().command(word, given));
                return match;
            },
            {"form attack gm/wisp: {target: party/bo}", "field power: {asked: true, detail: false}",
             "next: dice", "pass: {unit: gm/wisp}", "pass: {unit: party/cai}",
             "form attack party/ana: {target: gm/troll}", "next: power",
             "field power: {options: Lunge Whirl, detail: false, by: party}"});
    }
    void scripts() { followRow(); }

    // Cards of adventurers and monsters, and lists of them.

    void aCardSaysWhatTheRulesNeed()
    {
        const auto card =
            wholeAnswer(adventure::askWholeCard,
                        answersFrom("{name: Ana, tier: 2, atk: 3, def: 8, int: 1, agi: -2, hp: 9}"));
        QVERIFY(card);
        QCOMPARE(listed(card->tier, card->attack, card->defence, card->intelligence, card->agility),
                 "2 3 8 1 -2");
        QCOMPARE(card->hp, std::optional(9));
    }

    void onlyAttackAndDefenceAreNeeded()
    {
        const auto card = wholeAnswer(adventure::askWholeCard, answersFrom("{atk: 0, def: 7}"));
        QVERIFY(card);
        QCOMPARE(card->tier, 1);
        QVERIFY(!card->hp);
    }

    void refusalsNameWhatIsAllowed()
    {
        const auto wrong = [](const char* yaml) {
            const auto card = wholeAnswer(adventure::askWholeCard, answersFrom(yaml));
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
        const auto card = wholeAnswer(
            adventure::askWholeCard,
            answersFrom(
                "{atk: 1, def: 7, powers: [{name: Whirl, text: All enemies beside}, Jab], items: [Torch]}"));
        QVERIFY(card);
        QCOMPARE(card->powers.size(), 2U);
        QCOMPARE(card->powers[0].text, "All enemies beside");
        QCOMPARE(listed(card->powers[1].name, card->items[0].name), "Jab Torch");
    }

    void aListReportsEntriesWithoutACardOrWithAWrongOne()
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
        QCOMPARE(listed(findings[0].rule, findings[1].rule), "malformed malformed");
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

    void theSamplesPlay() { QCOMPARE(faultOfSamples("adventure", 6), ""); }
};

ADJUTANT_TEST(AdventurePageTest)

} // namespace adjutant::test::tst_adventure_page
