#include "app/systems/drakerys/matches/matchfile.h"
#include "app/systems/drakerys/matches/matchfold.h"
#include "core/systems/drakerys/match/commandwriter.h"
#include "recordfixture.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <random>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const std::string file = "match.json";

/// The record that a file of it reads to; the test fails where it has faults.
MatchRecord readBack(const MatchRecord& match)
{
    const auto read = readMatch(writtenMatch(match), file);
    if (read)
        return *read;
    for (const yaml::Fault& fault : read.error())
        qWarning("%d:%d %s", fault.place.line, fault.place.column, yaml::inEnglish(fault).c_str());
    return {};
}

std::vector<yaml::Fault> faultsOf(const std::string& text)
{
    const auto read = readMatch(text, file);
    return read ? std::vector<yaml::Fault>() : read.error();
}

std::string firstFault(const std::string& text)
{
    const auto faults = faultsOf(text);
    return faults.empty() ? "none" : yaml::inEnglish(faults.front());
}

/// A file with one piece of its text replaced.
std::string replaced(const MatchRecord& match, const std::string& piece, const std::string& by)
{
    std::string text = writtenMatch(match);
    const auto at = text.find(piece);
    if (at == text.npos)
        qFatal("no %s in the file", piece.c_str());
    return text.replace(at, piece.size(), by);
}

/// Commands as nobody would play them; those that are refused are left out.
MatchRecord anyMatch(unsigned seed)
{
    std::mt19937 random(seed);
    const auto upTo = [&random](int most) { return std::uniform_int_distribution(0, most)(random); };
    MatchRecord match = begunMatch();
    FoldedMatch folded(match.start);
    for (int minute = 1; minute <= 200; ++minute) {
        const auto& player = folded.state().players[static_cast<std::size_t>(upTo(1))];
        const UnitRef unit{
            player.id,
            player.units[static_cast<std::size_t>(upTo(static_cast<int>(player.units.size()) - 1))].id()};
        const std::size_t entries = folded.log().entries().size();
        const std::vector<MatchStep> all{
            step(minute, Injure{unit, 1 + upTo(3)}),
            step(minute, ChangeStress{unit, upTo(6) - 3}),
            step(minute, ChangeStatus{unit, StatusId("holy-fury"), upTo(2) > 0}),
            step(minute, Score{unit.player, MissionId("relics"), upTo(4) - 2}),
            step(minute, Activate{unit, {Action{ActionKind::march, upTo(1), {}, false, 0, {}}}}),
            step(minute, Note{"\"quoted\", = 1\n烏 <b> \\ " + std::to_string(minute)}),
            step(minute,
                 RecordRoll{
                     unit.player, unit, RollName::attack, 5, {1, 10, 7}, {0.1, 1.0 / 3, 1e-17}, upTo(3)}),
            step(minute, StepKind::undo),
            step(minute, StepKind::redo),
            step(minute, StepKind::goTo,
                 entries == 0 ? 0 : static_cast<std::size_t>(upTo(static_cast<int>(entries) - 1))),
        };
        MatchStep one = all[static_cast<std::size_t>(upTo(static_cast<int>(all.size()) - 1))];
        if (upTo(4) == 0 && one.command)
            one.despite = {"engaged", "skill"};
        if (!folded.take(one))
            match.steps.push_back(std::move(one));
    }
    return match;
}

} // namespace

/// A match as a file: it reads back to the same match, or not at all.
class MatchFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameReadsBackTheSame()
    {
        const MatchRecord match = wholeGame();
        QVERIFY(match.steps.size() > 50);
        QVERIFY(readBack(match) == match);
        QVERIFY(fold(readBack(match)).match.state() == fold(match).match.state());
    }

    void aMatchEnteredByHandReadsBackTheSame() { QVERIFY(readBack(matchByHand()) == matchByHand()); }

    void aMatchWithoutStepsReadsBackTheSame() { QVERIFY(readBack(begunMatch()) == begunMatch()); }

    void whateverIsPlayedReadsBackTheSame_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 20; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void whateverIsPlayedReadsBackTheSame()
    {
        QFETCH(unsigned, seed);
        const MatchRecord match = anyMatch(seed);
        QVERIFY(match.steps.size() > 50);
        QVERIFY(readBack(match) == match);
        QCOMPARE(writtenMatch(readBack(match)), writtenMatch(match));
    }

    void photosArePathsOnly()
    {
        QCOMPARE(readBack(wholeGame()).details.photos,
                 QStringList(QStringLiteral("/home/zofie/Obrázky/stůl 1.jpg")));
    }

    void theFileSaysWhichAdjutantWroteIt()
    {
        QVERIFY(writtenMatch(begunMatch()).find("\"written_by\": \"") != std::string::npos);
    }

    void aLaterFormatIsRefusedWholeAndNamed()
    {
        const std::string text = replaced(wholeGame(), "adjutant-match/1", "adjutant-match/2");
        QCOMPARE(faultsOf(text).size(), 1U);
        QCOMPARE(firstFault(text),
                 std::string("format 'adjutant-match/2' can't be read here; allowed: adjutant-match/1"));
    }

    void anUnknownCommandIsRefusedAndNamed()
    {
        const auto faults = faultsOf(replaced(wholeGame(), "\"scatter\":", "\"teleport\":"));
        QCOMPARE(faults.size(), 1U);
        QVERIFY(yaml::inEnglish(faults.front()).find("teleport") != std::string::npos);
        QVERIFY(faults.front().place.line > 1);
        QCOMPARE(faults.front().place.file, file);
    }

    void aStepThatTheRulesRefuseIsNamedByItsNumber()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, Injure{{PlayerId("elves"), EntryId("crows-1")}, 1}),
                       step(2, Pass{PlayerId("dwarves")})};
        QVERIFY2(firstFault(writtenMatch(match)).starts_with("'step 2' must be one that can be taken here: "),
                 firstFault(writtenMatch(match)).c_str());
        QVERIFY(firstFault(writtenMatch(match)).ends_with("[not-active]"));
    }

    void anUndoOfNothingIsNoMatch()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, StepKind::undo)};
        QVERIFY(firstFault(writtenMatch(match)).starts_with("'step 1' must be"));
    }

    void anEntryThatTheLogLacksIsNoMatch()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, StepKind::goTo, 999)};
        QVERIFY(firstFault(writtenMatch(match)).starts_with("'step 1' must be"));
    }

    void brokenFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("piece");
        QTest::addColumn<QByteArray>("by");
        const auto row = [](const char* name, const char* piece, const char* by) {
            QTest::addRow("%s", name) << QByteArray(piece) << QByteArray(by);
        };
        row("id with a slash", "\"first-match\"", "\"../first\"");
        row("id with markup", "\"first-match\"", "\"<script>\"");
        row("another game", "\"system\": \"drakerys\"", "\"system\": \"drafta\"");
        row("a player twice", "\"id\": \"dwarves\"", "\"id\": \"elves\"");
        row("nobody is first", "\"first\": \"elves\"", "\"first\": \"orcs\"");
        row("a time that is none", "2026-11-21T18:30:00.123Z", "yesterday");
        row("a limit out of range", "\"ap\": 500", "\"ap\": -1");
        row("an unknown key", "\"written_by\"", "\"written_for\"");
        row("a card's flag that is none", "\"hero\": true", "\"hero\": 7");
        row("a step that is no mapping", "\"steps\": [\n", "\"steps\": [\n 7,");
        row("a step of two kinds", "\"move\":\"undo\"",
            "\"move\":\"undo\",\"command\":{\"note\":{\"text\":\"x\"}}");
        row("an unknown move", "\"move\":\"undo\"", "\"move\":\"back\"");
        row("steps that are no list", "\"steps\": [", "\"steps\": 3, \"others\": [");
        row("the same key twice", "\"id\": \"first-match\"", "\"id\": \"first-match\", \"id\": \"second\"");
    }

    void brokenFilesAreRefused()
    {
        QFETCH(QByteArray, piece);
        QFETCH(QByteArray, by);
        QVERIFY(!faultsOf(replaced(wholeGame(), piece.toStdString(), by.toStdString())).empty());
    }

    void whatIsCutOffIsRefused()
    {
        const std::string text = writtenMatch(wholeGame());
        for (std::size_t end = 0; end + 3 < text.size(); end += text.size() / 40)
            QVERIFY2(!faultsOf(text.substr(0, end)).empty(), std::to_string(end).c_str());
    }

    void aManualResultHasAsManyNumbersAsPlayers()
    {
        MatchRecord match = matchByHand();
        match.details.manual->vp = {3};
        QCOMPARE(firstFault(writtenMatch(match)), std::string("'vp' must be a number for each player"));
    }

    void aThousandCommandsWithThreeHundredForecastsFit()
    {
        MatchRecord match = begunMatch();
        const UnitRef crows{PlayerId("elves"), EntryId("crows-1")};
        std::vector<double> forecast;
        for (int k = 0; k < 30; ++k)
            forecast.push_back(1.0 / (31 + k));
        for (int k = 0; k < 1000; ++k)
            if (k % 10 < 3)
                match.steps.push_back(step(k, RecordRoll{crows.player, crows, RollName::attack, 5,
                                                         std::vector<int>(30, 7), forecast, 12}));
            else
                match.steps.push_back(step(k, ChangeStress{crows, k % 2 == 0 ? 1 : -1}));
        const std::string text = writtenMatch(match);
        QVERIFY2(text.size() < 1024 * 1024, std::to_string(text.size()).c_str());
        QVERIFY(readBack(match) == match);
    }
};

ADJUTANT_TEST(MatchFileTest)
#include "tst_matches_matchfile.moc"
