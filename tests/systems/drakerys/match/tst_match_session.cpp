#include "core/match/sessionof.h"
#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_session {

using namespace drakerys;
using door::Answers;
using door::Viewer;
using DrakerysSession = SessionOf<MatchState>;

static std::unique_ptr<DrakerysSession> readySession()
{
    const Start start = drakerysStart();
    return std::make_unique<DrakerysSession>(start, *matchAt(start), matchRules());
}

/// Plays a command of a script.
static Expected<Played, door::Remark> play(Session& session, const std::string& text)
{
    const WrittenCommand command = commandOf(text);
    return session.command(command.procedure, command.answers);
}

static std::string sentencesBy(const Expected<Played, door::Remark>& played)
{
    return joined(played->sentences, &Sentence::message, "; ");
}

/// Drakerys as a session: its start, forms, view, secrets, and what is due.
class MatchSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableIsMusteredByTheCardsOfTheStart()
    {
        MatchState match = *matchAt(drakerysStart());
        MatchState expected = readyMatch();
        QCOMPARE(match.elementals->size(), expected.elementals->size());
        for (const UnitCard& elemental : *expected.elementals)
            QVERIFY2(*match.findElemental(elemental.unit) == elemental, elemental.unit.text().c_str());
        QVERIFY(match.find(SpellId("mirage")));
        match.spells = expected.spells;
        match.elementals = expected.elementals = std::vector<UnitCard>();
        QVERIFY(match == expected);
    }

    void aCardIsReadAsItWasWritten()
    {
        for (const Unit& unit : shipped().units()) {
            RosterEntry entry;
            entry.unit = unit.id;
            entry.size = 1;
            UnitCard card = cardOf(entry, {}, shipped());
            UnitCard plain;
            plain.unit = card.unit;
            const auto read = answered(askCard, answersOf(card), Ask::Missing::skipped, plain);
            QVERIFY2(read.form.complete && read.result == card, unit.id.text().c_str());
        }
    }

    // Its mission asks for such an Objective; a form proposes that, and a record doesn't.
    void aMissionThatAScriptLeavesOutStaysOut()
    {
        const auto session = readySession();
        const auto again = readySession();
        for (const char* text :
             {"missions: {common: relics, solo: {red: total-destruction, blue: epic-fight}}",
              "objective: {id: relic-1, owner: red, carrier: red/crows-1}"}) {
            const auto done = play(*session, text);
            QVERIFY(done);
            for (const adjutant::Step& step : done->steps)
                QVERIFY(!again->take(step));
        }
        QVERIFY(session->state().objectives.at(0).mission.empty());
        QVERIFY(again->state() == session->state());
    }

    // A phone may not choose so: nobody else would see it.
    void aSecretThatOnlyAScriptMayChooseIsReadAgain()
    {
        const auto session = readySession();
        const auto again = readySession();
        for (const char* text :
             {"missions: {common: epic-fight, solo: {red: total-destruction}}",
              "choose: {player: red, mission: epic-fight, units: [red/crows-1, red/salik-1]}"}) {
            const auto done = play(*session, text);
            QVERIFY(done);
            QVERIFY(!again->take(done->steps.front()));
        }
        QVERIFY(again->state() == session->state());
        const auto played = session->play({"choose", {}, {}},
                                          {{"player", "red"},
                                           {"mission", "total-destruction"},
                                           {"secret", true},
                                           {"units", std::vector<std::string>{"red/crows-1"}}},
                                          {}, {});
        QVERIFY(played); // a mission that asks for none
    }

    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        const auto begun = [] { return ScriptedMatch(drakerysStart()); };
        for (const std::string actions :
             {"[march, march]", "[{action: march}, {action: march}]", "[{action: march}, march]"})
            row("actions may be words or mappings: " + actions, begun,
                {"activate: {unit: red/crows-1, actions: " + actions + '}', "side red: {progress: 2}",
                 "reports: Crows: March, March"});
        // 16 Stress make the cheapest Action 17 TS.
        row("a pass is due where nothing else can be afforded", begun,
            {"due: ", "stress: {unit: red/crows-1, change: 16}",
             "due: ", "stress: {unit: red/blood-banes-1, change: 16}", "due: ",
             "stress: {unit: red/salik-1, change: 16}", "due: pass red", "pass: {player: red}", "due: "});
        row("who passes for want of Units is said to have none left", begun,
            {"march: {unit: red/crows-1}", "end_activation: {}", "scatter: {unit: blue/crossbowmen-1}",
             "scatter: {unit: blue/gold-keepers-1}", "scatter: {unit: blue/noctis-1}",
             "headline: Round 1: blue’s turn", "scatter: {unit: blue/soldiers-1}", "due: pass blue",
             "headline: Round 1: blue has no Unit left"});
        // Charge 3, with the Stress of one activation before 4; the second can't be chosen any more.
        row("the form of an activation grows row by row", begun,
            {"form activate red/crows-1", "questions: unit actions", "playable: no",
             "form activate red/crows-1: {actions: [{action: charge}]}", "playable: yes", "cost: 3 TS",
             "follows: red’s token moves to square 3",
             "form activate red/crows-1: {actions: {0: {action: charge}, 1: null}}",
             "option actions/1/action charge: {standing: closed, rule: one-charge}"});
        row("only Units of the active player are open for activation", begun,
            {"offered activate: red/crows-1, red/blood-banes-1, red/salik-1, blue/crossbowmen-1 "
             "(not-active), blue/gold-keepers-1 (not-active), blue/noctis-1 (not-active), blue/soldiers-1 "
             "(not-active)"});
        row("the TimePath is spoken of", begun,
            {"board timepath: blue’s token is on START, 0 of 6 Headquarters Phases; red’s token is on START, "
             "0 of 6 Headquarters Phases",
             "board battlefield: Nothing placed yet"});
    }
    void scripts() { followRow(); }

    void aCounterIsSetByItsCorrection()
    {
        const auto session = readySession();
        for (const door::Piece& piece : session->view(Viewer(), {}).pieces)
            for (const door::Counter& counter : piece.counters) {
                const door::OfferKey key{counter.adjust, piece.ref, {}};
                const door::Form form = session->form(Viewer(), key, {});
                QCOMPARE(form.fields.size(), std::size_t{2});
                QVERIFY(form.complete); // the new value is the present one unless it is changed
            }
        QVERIFY(play(*session, "set_injuries: {unit: red/salik-1, to: 2}"));
        QCOMPARE(session->state().find(unitRefOf("red/salik-1"))->injuries, 2);
    }

    void secretChoicesAreSeenByTheirPlayerOnly()
    {
        const auto session = readySession();
        QVERIFY(play(*session, "missions: {common: epic-fight}"));
        const auto done = play(*session, "choose: {player: red, mission: epic-fight, units: [red/salik-1]}");
        QVERIFY(done);
        QCOMPARE(sentencesBy(done), "red chose secretly for Epic Fight");
        const MatchState seen = redact(session->state(), Viewer{false, {PlayerId("blue")}});
        QVERIFY(seen.find(PlayerId("red"), MissionId("epic-fight"))->units.empty());
        QVERIFY(redact(session->state(), Viewer{false, {PlayerId("red")}}) == session->state());
        const auto shown = play(*session, "reveal: {player: red, mission: epic-fight}");
        QVERIFY(sentencesBy(shown).ends_with("red chose Salik for Epic Fight"));
    }

    void theEndReportsWhatWasChosenSecretly()
    {
        const auto session = readySession();
        QVERIFY(play(*session, "missions: {common: epic-fight}"));
        QVERIFY(play(*session, "choose: {player: red, mission: epic-fight, units: [red/salik-1]}"));
        const auto goal = [&session] {
            return toText(session->view(Viewer{false, {}}, {}).goals.front().detail);
        };
        QVERIFY(goal().find("Salik") == std::string::npos);
        VERIFY_CONTAINS(sentencesBy(play(*session, "finish: {}")), "red chose Salik for Epic Fight");
        QVERIFY(goal().ends_with("red chose Salik for Epic Fight"));
    }

    void nobodysTurnIsNamedBeforeTheFirstPlayerIsKnown()
    {
        Start start = drakerysStart();
        start.first = {};
        DrakerysSession session(start, *matchAt(start), matchRules());
        const auto before = session.view(Viewer(), {});
        QCOMPARE(toText(before.headline), "Setup: choose the First Player");
        QVERIFY(before.toAct.empty());
        QVERIFY(play(session, "first: {player: blue}"));
        const auto after = session.view(Viewer(), {});
        QCOMPARE(toText(after.headline), "Setup: blue has the first turn");
        QCOMPARE(after.toAct, std::vector{PlayerId("blue")});
    }

    void theSideOfTheActiveUnitActsUntilItsActivationEnds()
    {
        const auto session = readySession();
        QVERIFY(play(*session, "march: {unit: red/crows-1}"));
        QCOMPARE(session->view(Viewer(), {}).toAct, std::vector{PlayerId("red")});
        QVERIFY(play(*session, "end_activation: {}"));
        QCOMPARE(session->view(Viewer(), {}).toAct, std::vector{PlayerId("blue")});
    }
};

ADJUTANT_TEST(MatchSessionTest)

} // namespace adjutant::test::tst_match_session
