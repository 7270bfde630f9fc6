#include "anything.h"
#include "drakerysstart.h"
#include "table.h"
#include "tests/testprogram.h"

#include "core/match/question.h"
#include "core/match/sessionof.h"
#include "core/systems/drakerys/match/commandwriter.h"
#include "core/systems/drakerys/match/lawful.h"
#include "core/systems/drakerys/procedures/begin.h"
#include "core/systems/drakerys/procedures/cardform.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/systems/drakerys/statejson.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using table::Answers;
using table::Viewer;

namespace {

using DrakerysSession = SessionOf<MatchState>;

std::unique_ptr<DrakerysSession> readySession()
{
    const Start start = drakerysStart();
    return std::make_unique<DrakerysSession>(start, *tableAt(start), tableRules());
}

/// A command as a script has it.
struct Written
{
    std::string procedure;
    Answers answers;
};

Written written(const Command& command)
{
    const auto json = commandJson(command);
    return {json.begin().key(), *answersOf(json.begin().value())};
}

std::vector<std::string> rulesOf(const std::vector<table::Remark>& remarks)
{
    std::vector<std::string> codes;
    for (const table::Remark& remark : remarks)
        codes.push_back(remark.rule);
    std::ranges::sort(codes);
    return codes;
}

std::vector<std::string> rulesOf(const std::vector<Warning>& warnings)
{
    std::vector<std::string> codes;
    for (const Warning& warning : warnings)
        codes.push_back(warning.rule);
    std::ranges::sort(codes);
    return codes;
}

// What a script writes: nothing beside `gone`, a Vortex deviates from the battlefield, secrets are said.
Command asWritten(Command command)
{
    if (auto* objective = std::get_if<PlaceObjective>(&command); objective && objective->gone)
        objective->at.reset();
    if (auto* source = std::get_if<ChangeSource>(&command); source && source->at)
        source->at = Point{std::clamp(source->at->x, 0.0, 90.0), std::clamp(source->at->y, 0.0, 90.0)};
    return command;
}

Written asAnswers(const Command& command)
{
    Written answers = written(command);
    if (const auto* chosen = std::get_if<ChooseFor>(&command))
        answers.answers["secret"] = chosen->secret;
    return answers;
}

// Of several rules that are broken the session says one that can't be helped by other answers: the end of the
// game, a Unit that can't afford anything.
bool isSameRefusal(const MatchState& state, const Command& command, const MatchRefusal& refusal,
                   const table::Remark& remark)
{
    if (wordFor(refusal.rule) == remark.rule)
        return true;
    if (isFinished(state) && remark.rule == "finished")
        return true;
    const auto* activated = std::get_if<Activate>(&command);
    return activated && (remark.rule == "beyond-start" || remark.rule == "over-16") &&
           (refusal.rule == RefusalRule::actionCount || refusal.rule == RefusalRule::oneCharge ||
            refusal.rule == RefusalRule::over16);
}

const table::PickInput& pickOf(const table::Form& form, std::size_t field)
{
    return std::get<table::PickInput>(form.fields.at(field).input);
}

const table::Option& optionOf(const table::PickInput& pick, const std::string& id)
{
    const auto found = std::ranges::find(pick.options, id, &table::Option::id);
    if (found == pick.options.end())
        qFatal("no option %s", id.c_str());
    return *found;
}

std::vector<std::string> toldBy(const Expected<Played, table::Remark>& played)
{
    std::vector<std::string> lines;
    for (const Told& told : played->told)
        lines.push_back(toText(told.message));
    return lines;
}

} // namespace

/// Drakerys as a session: its procedures against the rules they stand for.
class MatchSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableIsMusteredByTheCardsOfTheStart()
    {
        MatchState table = *tableAt(drakerysStart());
        MatchState expected = readyTable();
        QCOMPARE(table.elementals->size(), expected.elementals->size());
        for (const UnitCard& elemental : *expected.elementals)
            QVERIFY2(*table.findElemental(elemental.unit) == elemental, elemental.unit.text().c_str());
        table.elementals = expected.elementals = std::vector<UnitCard>();
        QVERIFY(table == expected);
    }

    void aCardIsReadAsItWasWritten()
    {
        for (const Unit& unit : shipped().units()) {
            RosterEntry entry;
            entry.unit = unit.id;
            entry.size = 1;
            UnitCard card = cardOf(entry, {}, shipped());
            UnitCard bare;
            bare.unit = card.unit;
            const auto read = answered(askCard, answersOf(card), Ask::Missing::leftOut, bare);
            QVERIFY2(read.form.complete && read.result == card, unit.id.text().c_str());
        }
    }

    void whateverIsPlayedComesToTheSame_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void whateverIsPlayedComesToTheSame()
    {
        QFETCH(unsigned, seed);
        Anything anything(seed);
        const auto session = readySession();
        Match match(session->state());
        int played = 0;
        for (int k = 0; k < 400; ++k) {
            const MatchState before = match.state();
            const Command command = asWritten(anything.command(before));
            const std::string text = writtenCommand(command);
            const Written answers = asAnswers(command);
            const auto expected = match.play(command);
            const auto done = session->command(answers.procedure, answers.answers);
            QVERIFY2(
                done.has_value() == expected.has_value(),
                (text + ": " + (done ? "played" : done.error().rule + " " + toText(done.error().message)))
                    .c_str());
            if (!expected) {
                QVERIFY2(isSameRefusal(before, command, expected.error(), done.error()),
                         (text + ": " + done.error().rule).c_str());
                continue;
            }
            ++played;
            QVERIFY2(rulesOf(done->warnings) == rulesOf(expected->warnings), text.c_str());
            QVERIFY2(session->state() == match.state(), text.c_str());
            QVERIFY2(!done->told.empty(), text.c_str());
        }
        QVERIFY(played > 20);
        nlohmann::ordered_json state = stateJson(match.state());
        state["commands"] = match.log().cursor();
        QCOMPARE(session->toJson().dump(), state.dump());
    }

    void recordsAreReadAgainAsTheyWerePlayed()
    {
        Anything anything(99);
        const auto session = readySession();
        std::vector<Step> steps;
        for (int k = 0; k < 400; ++k) {
            const Written answers = asAnswers(asWritten(anything.command(session->state())));
            if (const auto done = session->command(answers.procedure, answers.answers))
                steps.insert(steps.end(), done->steps.begin(), done->steps.end());
        }
        const auto again = readySession();
        for (const Step& step : steps) {
            Step read = step;
            const auto json = commandJson(step.record);
            read.record.answers = *answersOf(json.begin().value());
            QVERIFY2(!again->take(read), json.dump().c_str());
        }
        QVERIFY(again->state() == session->state());
    }

    void actionsMayBeWordsOrMappings_data()
    {
        QTest::addColumn<QByteArray>("actions");
        QTest::newRow("words") << QByteArray(R"(["march", "march"])");
        QTest::newRow("mappings") << QByteArray(R"([{"action": "march"}, {"action": "march"}])");
        QTest::newRow("mixed") << QByteArray(R"([{"action": "march"}, "march"])");
    }

    void actionsMayBeWordsOrMappings()
    {
        QFETCH(QByteArray, actions);
        const auto session = readySession();
        auto json = nlohmann::ordered_json::object();
        json["unit"] = "red/crows-1";
        json["actions"] = nlohmann::ordered_json::parse(actions.toStdString());
        const auto done = session->command("activate", *answersOf(json));
        QVERIFY(done);
        QCOMPARE(session->state().players[0].progress, 2);
        QCOMPARE(toldBy(done), std::vector<std::string>{"Crows: March, March"});
    }

    // Charge 3, with the Stress of one activation before 4; the second can't be chosen any more.
    void theFormOfAnActivationGrowsRowByRow()
    {
        const auto session = readySession();
        const table::OfferKey crows{"activate", unitRefOf("red/crows-1"), {}};
        table::Form form = session->form(Viewer(), crows, {});
        QCOMPARE(form.fields.size(), std::size_t{2});
        QVERIFY(!form.playable);
        form = session->form(Viewer(), crows, {{"actions/0/action", std::string("charge")}});
        QVERIFY(form.playable);
        QCOMPARE(toText(form.cost), std::string("3 TS"));
        QCOMPARE(toText(form.follows.front()), std::string("The token of red moves to square 3"));
        form = session->form(Viewer(), crows,
                             {{"actions/0/action", std::string("charge")}, {"actions/1", table::LeftOut()}});
        const table::Option& second = optionOf(pickOf(form, form.fields.size() - 1), "charge");
        QVERIFY(second.standing == table::Standing::closed);
        QCOMPARE(second.remark.rule, std::string("one-charge"));
    }

    void onlyUnitsOfTheActivePlayerAreOpenForActivation()
    {
        const auto session = readySession();
        for (const table::Offer& offer : session->offers(Viewer()))
            if (offer.key.procedure == "activate") {
                const bool red = offer.key.piece.player == PlayerId("red");
                QCOMPARE(offer.standing == table::Standing::open, red);
                QCOMPARE(offer.remark.rule, std::string(red ? "" : "not-active"));
            }
    }

    void aCounterIsSetByItsCorrection()
    {
        const auto session = readySession();
        for (const table::Piece& piece : session->view(Viewer(), {}).pieces)
            for (const table::Counter& counter : piece.counters) {
                const table::OfferKey key{counter.adjust, piece.ref, {}};
                const table::Form form = session->form(Viewer(), key, {});
                QCOMPARE(form.fields.size(), std::size_t{2});
                QVERIFY(form.complete); // the new value is the present one unless it is changed
            }
        QVERIFY(session->command("set_injuries", {{"unit", std::string("red/salik-1")}, {"to", 2}}));
        QCOMPARE(session->state().find(unitRefOf("red/salik-1"))->injuries, 2);
    }

    void secretChoicesAreSeenByTheirPlayerOnly()
    {
        const auto session = readySession();
        QVERIFY(session->command("missions", {{"common", std::string("epic-fight")}}));
        const Answers choice{{"player", std::string("red")},
                             {"mission", std::string("epic-fight")},
                             {"units", std::vector<std::string>{"red/salik-1"}}};
        const auto done = session->command("choose", choice);
        QVERIFY(done);
        QCOMPARE(toldBy(done), std::vector<std::string>{"red chose secretly for Epic Fight"});
        const MatchState seen = redact(session->state(), Viewer{false, {PlayerId("blue")}});
        QVERIFY(seen.find(PlayerId("red"), MissionId("epic-fight"))->units.empty());
        const auto shown = session->command(
            "reveal", {{"player", std::string("red")}, {"mission", std::string("epic-fight")}});
        QCOMPARE(toldBy(shown).back(), std::string("red chose Salik for Epic Fight"));
    }

    void theTimePathIsSpokenOf()
    {
        const auto session = readySession();
        const auto view = session->view(Viewer(), {});
        QCOMPARE(toText(view.headline), std::string("Round 1: the turn of red"));
        QCOMPARE(view.boards.size(), std::size_t{2});
        QCOMPARE(toText(view.boards.front().spoken.back()),
                 std::string("The token of red lies on START, 0 of 6 Headquarters Phases"));
    }

    void labelsOfOneQuestionDiffer()
    {
        const auto session = readySession();
        for (const table::Offer& offer : session->offers(Viewer())) {
            const table::Form form = session->form(Viewer(), offer.key, {});
            for (const table::Field& field : form.fields)
                if (const auto* pick = std::get_if<table::PickInput>(&field.input)) {
                    std::set<std::string> labels;
                    for (const table::Option& option : pick->options)
                        QVERIFY2(labels.insert(toText(option.label)).second, offer.key.procedure.c_str());
                }
        }
    }

    void foldingAThousandRecords()
    {
        Anything anything(7);
        auto session = readySession();
        std::vector<std::string> lines;
        while (lines.size() < 1000) {
            const Written answers = asAnswers(asWritten(anything.command(session->state())));
            if (answers.procedure == "finish")
                continue;
            if (isFinished(session->state())) // begin anew, and go on with the same log
                session = readySession();
            if (const auto done = session->command(answers.procedure, answers.answers))
                for (const Step& step : done->steps)
                    lines.push_back(commandJson(step.record).dump());
        }
        session = readySession();
        QElapsedTimer timer;
        timer.start();
        int taken = 0;
        for (const std::string& line : lines) {
            const auto json = nlohmann::ordered_json::parse(line);
            Step step;
            step.record.procedure = json.begin().key();
            step.record.answers = *answersOf(json.begin().value());
            for (const auto& procedure : tableRules().procedures)
                if (step.record.procedure == procedure.id)
                    step.record.role = procedure.role;
            taken += session->take(step) ? 0 : 1;
        }
        const double fold = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        const table::OfferKey crows{"activate", unitRefOf("red/crows-1"), {}};
        timer.start();
        for (int k = 0; k < 100; ++k)
            session->form(
                Viewer(), crows,
                {{"actions/0/action", std::string("march")}, {"actions/1/action", std::string("attack")}});
        const double form = static_cast<double>(timer.nsecsElapsed()) / 1e8;
        timer.start();
        const std::size_t offers = session->offers(Viewer()).size();
        qInfo("%d of 1000 records taken in %.1f ms; a form in %.2f ms; %zu offers in %.2f ms", taken, fold,
              form, offers, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
};

ADJUTANT_TEST(MatchSessionTest)
#include "tst_match_session.moc"
