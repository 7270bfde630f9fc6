#include "core/match/sessionof.h"
#include "core/systems/drakerys/procedures/cardform.h"
#include "core/yaml/answersfile.h"
#include "tests/systems/drakerys/match/anycommand.h"
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

static const door::PickInput& pickOf(const door::Form& form, std::size_t field)
{
    return std::get<door::PickInput>(form.fields.at(field).input);
}

static const door::Option& optionOf(const door::PickInput& pick, const std::string& id)
{
    const auto found = std::ranges::find(pick.options, id, &door::Option::id);
    if (found == pick.options.end())
        qFatal("no option %s", id.c_str());
    return *found;
}

static std::vector<std::string> sentencesBy(const Expected<Played, door::Remark>& played)
{
    std::vector<std::string> lines;
    for (const Sentence& each : played->sentences)
        lines.push_back(toText(each.message));
    return lines;
}

static void checkSums(const MatchState& state)
{
    for (const PlayerState& player : state.players) {
        QVERIFY(player.progress >= 0 && player.progress <= 96);
        QVERIFY(player.vp() >= 0);
        for (const UnitState& unit : player.units) {
            QVERIFY(unit.warriors >= 0 && unit.warriors <= unit.card->size);
            QVERIFY(unit.injuries >= 0 && unit.injuries < unit.card->health());
            QVERIFY(unit.stress >= 0);
        }
    }
    for (const ObjectiveState& objective : state.objectives)
        QVERIFY(!objective.carrier || !state.find(*objective.carrier)->removed());
    for (const MissionVerdict& verdict : verdictsOf(state))
        QVERIFY(verdict.vp >= 0 && verdict.vp <= 3);
    QCOMPARE(isFinished(state), activePlayer(state) == nullptr);
    QVERIFY(roundOf(state) >= 1 && roundOf(state) <= 6);
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

    void recordsAreReadAgainAsTheyWerePlayed()
    {
        AnyCommand anyCommand(99);
        const auto session = readySession();
        std::vector<adjutant::Step> steps;
        for (int k = 0; k < 400; ++k)
            if (const auto done = play(*session, anyCommand(session->state())))
                steps.insert(steps.end(), done->steps.begin(), done->steps.end());
        const auto again = readySession();
        for (const adjutant::Step& step : steps) {
            adjutant::Step read = step;
            const auto json = commandJson(step.record);
            read.record.answers = *yaml::answersIn(json.begin().value().dump());
            QVERIFY2(!again->take(read), json.dump().c_str());
        }
        QVERIFY(again->state() == session->state());
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

    // As scripts and old records write them: without roles, and with what they leave out left out.
    void recordsFromScriptsAreTakenAsTheCommandsTheyAre()
    {
        AnyCommand anyCommand(7);
        const auto session = readySession();
        const auto again = readySession();
        for (int k = 0; k < 400; ++k) {
            const std::string text = anyCommand(session->state());
            if (!play(*session, text))
                continue;
            const WrittenCommand command = commandOf(text);
            adjutant::Step step;
            step.record.procedure = command.procedure;
            step.record.answers = command.answers;
            step.record.fromScript = true;
            QVERIFY2(!again->take(step), text.c_str());
        }
        QVERIFY(session->records() > 20);
        QVERIFY(again->state() == session->state());
    }

    void actionsMayBeWordsOrMappings_data()
    {
        QTest::addColumn<QString>("actions");
        QTest::newRow("words") << "[march, march]";
        QTest::newRow("mappings") << "[{action: march}, {action: march}]";
        QTest::newRow("mixed") << "[{action: march}, march]";
    }

    void actionsMayBeWordsOrMappings()
    {
        QFETCH(QString, actions);
        const auto session = readySession();
        const auto done =
            play(*session, "activate: {unit: red/crows-1, actions: " + actions.toStdString() + "}");
        QVERIFY(done);
        QCOMPARE(session->state().players[0].progress, 2);
        QCOMPARE(sentencesBy(done), std::vector<std::string>{"Crows: March, March"});
    }

    // Charge 3, with the Stress of one activation before 4; the second can't be chosen any more.
    void theFormOfAnActivationGrowsRowByRow()
    {
        const auto session = readySession();
        const door::OfferKey crows{"activate", unitRefOf("red/crows-1"), {}};
        door::Form form = session->form(Viewer(), crows, {});
        QCOMPARE(form.fields.size(), std::size_t{2});
        QVERIFY(!form.playable);
        form = session->form(Viewer(), crows, {{"actions/0/action", std::string("charge")}});
        QVERIFY(form.playable);
        QCOMPARE(toText(form.cost), "3 TS");
        QCOMPARE(toText(form.follows.front()), "red’s token moves to square 3");
        form = session->form(Viewer(), crows,
                             {{"actions/0/action", std::string("charge")}, {"actions/1", door::Skipped()}});
        const door::Option& second = optionOf(pickOf(form, form.fields.size() - 1), "charge");
        QVERIFY(second.standing == door::Standing::closed);
        QCOMPARE(second.remark.rule, "one-charge");
    }

    void onlyUnitsOfTheActivePlayerAreOpenForActivation()
    {
        const auto session = readySession();
        for (const door::Offer& offer : session->offers(Viewer()))
            if (offer.key.procedure == "activate") {
                const bool red = offer.key.piece.player == PlayerId("red");
                QCOMPARE(offer.standing == door::Standing::open, red);
                QCOMPARE(offer.remark.rule, std::string(red ? "" : "not-active"));
            }
    }

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
        QCOMPARE(sentencesBy(done), std::vector<std::string>{"red chose secretly for Epic Fight"});
        const MatchState seen = redact(session->state(), Viewer{false, {PlayerId("blue")}});
        QVERIFY(seen.find(PlayerId("red"), MissionId("epic-fight"))->units.empty());
        QVERIFY(redact(session->state(), Viewer{false, {PlayerId("red")}}) == session->state());
        const auto shown = play(*session, "reveal: {player: red, mission: epic-fight}");
        QCOMPARE(sentencesBy(shown).back(), "red chose Salik for Epic Fight");
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
        const std::vector<std::string> reported = sentencesBy(play(*session, "finish: {}"));
        QVERIFY(std::ranges::find(reported, "red chose Salik for Epic Fight") != reported.end());
        QVERIFY(goal().ends_with("red chose Salik for Epic Fight"));
    }

    void theTimePathIsSpokenOf()
    {
        const auto session = readySession();
        const auto view = session->view(Viewer(), {});
        QCOMPARE(view.boards.size(), std::size_t{2});
        QCOMPARE(toText(view.boards.front().spoken.back()),
                 "red’s token is on START, 0 of 6 Headquarters Phases");
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

    void labelsOfOneQuestionDiffer()
    {
        const auto session = readySession();
        for (const door::Offer& offer : session->offers(Viewer())) {
            const door::Form form = session->form(Viewer(), offer.key, {});
            for (const door::Field& field : form.fields)
                if (const auto* pick = std::get_if<door::PickInput>(&field.input)) {
                    std::set<std::string> labels;
                    for (const door::Option& option : pick->options)
                        QVERIFY2(labels.insert(toText(option.label)).second, offer.key.procedure.c_str());
                }
        }
    }

    // 16 Stress make the cheapest Action 17 TS.
    void aPassIsDueWhereNothingElseCanBeAfforded()
    {
        const auto session = readySession();
        QVERIFY(due(session->state()).empty());
        for (const std::string unit : {"red/crows-1", "red/blood-banes-1", "red/salik-1"}) {
            QVERIFY(due(session->state()).empty());
            QVERIFY(play(*session, "stress: {unit: " + unit + ", change: 16}"));
        }
        const door::Offer offer = session->offers(Viewer()).front();
        QVERIFY(offer.section == door::Section::due);
        QVERIFY(offer.key == (door::OfferKey{"pass", {}, PlayerId("red")}));
        QVERIFY(play(*session, "pass: {player: red}"));
        QVERIFY(due(session->state()).empty());
    }

    void whatIsTakenBackHasItsName()
    {
        const auto session = readySession();
        QVERIFY(play(*session, "injure: {unit: red/crows-1, count: 3}"));
        QCOMPARE(toText(session->undoLabel(Viewer(), Extent::procedure)), "Crows: 3 Injuries");
        QVERIFY(session->undo(Extent::procedure, {}));
        QVERIFY(session->state() == *matchAt(drakerysStart()));
        QVERIFY(!session->canUndo());
    }

    // What holds of the books after whatever is played; what holds of undo, log and records is checked for
    // every game at once.

    void theSumsHoldForWhateverIsPlayed_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void theSumsHoldForWhateverIsPlayed()
    {
        QFETCH(unsigned, seed);
        AnyCommand anyCommand(seed);
        MatchState state = readyMatch();
        int refused = 0;
        int played = 0;
        for (int k = 0; k < 400; ++k) {
            const std::string command = anyCommand(state);
            CommandRun done = run(state, command);
            (done.refusal() == "none" ? played : refused) += 1;
            checkSums(done.state);
            if (QTest::currentTestFailed())
                QFAIL(command.c_str());
            state = std::move(done.state);
        }
        QVERIFY(refused > 0);
        QVERIFY(played > 20);
    }

    void everyProcedureTakesPart()
    {
        std::set<std::string> missing;
        for (const auto& procedure : matchRules().procedures)
            missing.insert(procedure.id);
        missing.erase("pass");           // nobody makes one so early
        missing.erase("spiritual_link"); // nobody has Lorn and Ward,
        missing.erase("dismiss");        // and the Incarnation comes too seldom,
        missing.erase("release");        // as does a captured Hero
        for (unsigned seed = 1; seed <= 2000 && !missing.empty(); ++seed) {
            AnyCommand anyCommand(seed);
            MatchState state = readyMatch();
            for (int k = 0; k < 40; ++k) {
                const std::string command = anyCommand(state);
                CommandRun done = run(state, command);
                if (done.refusal() == "none")
                    missing.erase(command.substr(0, command.find(':')));
                state = std::move(done.state);
            }
        }
        QVERIFY2(missing.empty(), missing.empty() ? "" : missing.begin()->c_str());
    }
};

ADJUTANT_TEST(MatchSessionTest)

} // namespace adjutant::test::tst_match_session
