#include "tests/core/door/asked.h"
#include "tests/systems/adventure/adventurestart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_adventure_initiative {

using namespace adjutant;
using namespace adjutant::test;

/// The chapter "Initiative Phase".
class AdventureInitiativeTest : public QObject
{
    Q_OBJECT

private slots:
    void lowMovesFirstAndHighBattlesFirst()
    {
        ScriptedMatch match = inMovement();
        QCOMPARE(match.state()["phase"], "movement");
        QCOMPARE(match.words("move_order"), "gm/wolf gm/orc party/ana party/bo");
        QCOMPARE(match.words("battle_order"), "party/bo party/ana gm/orc gm/wolf");
        QCOMPARE(match.state()["active_player"], "gm");
    }

    // Whoever rolls higher counts as the higher: it moves later, and battles earlier.
    void aTieIsBrokenByADie()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("initiative: {rolls: {party/ana: 9, party/bo: 4, gm/orc: 9, gm/wolf: 12}, ties: "
                   "{party/ana: [3], gm/orc: [5]}}");
        QCOMPARE(match.words("battle_order"), "gm/wolf gm/orc party/ana party/bo");
        QCOMPARE(match.words("move_order"), "party/bo party/ana gm/orc gm/wolf");
    }

    void aTieIsRolledUntilItIsBroken()
    {
        const auto played = [&](const std::string& ties) {
            ScriptedMatch match(twoAgainstTwo());
            const std::string rule = match.refusal(
                "initiative: {rolls: {party/ana: 9, party/bo: 9, gm/orc: 9, gm/wolf: 12}" + ties + '}');
            return rule.empty() ? match.words("battle_order") : rule;
        };
        QCOMPARE(played(""), "tie");
        QCOMPARE(played(", ties: {party/ana: [3], party/bo: [3], gm/orc: [5]}"), "tie");
        QCOMPARE(played(", ties: {party/ana: [3, 2], party/bo: [3, 6], gm/orc: [5]}"),
                 "gm/wolf gm/orc party/bo party/ana");
        // Dice too many change nothing.
        QCOMPARE(played(", ties: {party/ana: [3, 2], party/bo: [3, 6], gm/orc: [5, 1]}"),
                 "gm/wolf gm/orc party/bo party/ana");
        QCOMPARE(played(", ties: {party/ana: [3, 2, 4], party/bo: [3, 2, 5], gm/orc: [1]}"),
                 "gm/wolf party/bo party/ana gm/orc");
        QCOMPARE(played(", ties: {party/ana: [7], party/bo: [3], gm/orc: [5]}"), "malformed");
    }

    void everybodyNeedsATotal()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.refuses("malformed", "initiative: {rolls: {party/ana: 9, party/bo: 4, gm/orc: 8}}");
        QVERIFY(match.sentences().find("rolls/gm/wolf") != std::string::npos);
        match.refuses("unknown-unit",
                      "initiative: {rolls: {party/ana: 9, party/bo: 4, gm/orc: 8, gm/wolf: 5, gm/bear: 3}}");
    }

    // Ana's 2D6 show 4 and 3, INT 1 and AGI 2 make it 10; the Orc's 1 and 2 less 1 are 2.
    void theFormAddsIntelligenceAndAgilityToTheDice()
    {
        ScriptedMatch match(twoAgainstTwo());
        const auto form = match.form("initiative", "{dice: [4, 3, 6, 5, 1, 2, 3, 3]}");
        QCOMPARE(std::get<int>(field(form, "rolls/party/ana").value.value()), 10);
        QCOMPARE(std::get<int>(field(form, "rolls/gm/orc").value.value()), 2);
        QCOMPARE(toText(field(form, "rolls/party/ana").why), "2D6: 7, INT and AGI: +3");
        QVERIFY(form.complete);
    }

    void totalsMayBeToldInPlaceOfDice()
    {
        ScriptedMatch match(twoAgainstTwo());
        const auto form = match.form("initiative", "{dice: null}");
        QCOMPARE(form.fields.back().path, "rolls/party/ana");
        QVERIFY(!form.complete);
    }

    // Ana's INT 1 and AGI 2 and 2D6 are 5 to 15; the Orc's bonus is -1.
    void aTotalOnThePageIsOneThatTheDiceCanShow()
    {
        ScriptedMatch match(twoAgainstTwo());
        table::Answers answers{{"dice", table::LeftOut()}};
        auto form = match.form("initiative", answers);
        const auto range = [&] {
            const auto& input = std::get<table::NumberInput>(form.fields.back().input);
            return std::pair(input.lowest, input.highest);
        };
        QCOMPARE(range(), std::pair(5, 15));
        QCOMPARE(toText(form.fields.back().why), "2D6 + INT + AGI (+3)");
        answers["rolls/party/ana"] = 4;
        QCOMPARE(match.form("initiative", answers).refusal->rule, "malformed");
        answers["rolls/party/ana"] = 15;
        answers["rolls/party/bo"] = 10;
        form = match.form("initiative", answers);
        QCOMPARE(form.fields.back().path, "rolls/gm/orc");
        QCOMPARE(range(), std::pair(1, 11));
    }

    void scriptsAndRecordsHaveAnyTotal()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("initiative: {rolls: {party/ana: 99, party/bo: -99, gm/orc: 0, gm/wolf: 40}}");
        ScriptedMatch again(twoAgainstTwo());
        QVERIFY(!again.session().take({Step::Kind::record, match.session().record(0)}));
        QCOMPARE(again.state(), match.state());
    }

    void aRoundBeginsWithTheInitiativeAnew()
    {
        ScriptedMatch match = inBattle();
        match.refuses("phase", "initiative: {}");
        match.play({"next_phase: {}", "next_phase: {}"});
        QCOMPARE(match.state()["round"], 2);
        QCOMPARE(match.state()["phase"], "initiative");
        QCOMPARE(match.state()["move_order"], Json::array());
        match.refuses("phase", "next_phase: {}");
        match.play(initiative);
        QCOMPARE(match.state()["phase"], "movement");
    }

    // The rules name no hit points: who has none left may be left out, and nobody waits for it.
    void whoHasNoHitPointsLeftNeedsNoTotal()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("hp: {unit: gm/orc, change: -6}");
        match.play("initiative: {rolls: {party/ana: 8, party/bo: 10, gm/wolf: 4}}");
        QCOMPARE(match.words("move_order"), "gm/wolf party/ana party/bo");
        match.refuses("not-next", "move: {unit: gm/orc}");
    }
};

ADJUTANT_TEST(AdventureInitiativeTest)

} // namespace tst_adventure_initiative

#include "tst_adventure_initiative.moc"
