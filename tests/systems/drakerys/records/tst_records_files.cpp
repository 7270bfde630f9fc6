#include "app/catalogues/catalogueloader.h"
#include "app/matches/storedmatch.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/yaml/doorjson.h"
#include "tests/systems/drakerys/records/recordfixture.h"

namespace adjutant::test::tst_records_files {

static const Record& recordNamed(const FoldedMatch& folded, const char* procedure)
{
    for (const LogLine& line : folded.session->log({}))
        if (folded.session->record(line.entry).procedure == procedure)
            return folded.session->record(line.entry);
    qFatal("no %s", procedure);
}

static const RosterEntry& entryNamed(const MatchRecord& record, const char* id)
{
    for (const Side& side : record.start.start.sides)
        for (const RosterEntry& entry : side.roster.entries)
            if (entry.id.text() == id)
                return entry;
    qFatal("no %s", id);
}

static std::string changed(const char* name, std::string_view piece, std::string_view by)
{
    std::string text = test::textsOf(textIn(name));
    const auto at = text.find(piece);
    if (at == text.npos)
        qFatal("the file has no %s", std::string(piece).c_str());
    return test::chained(text.replace(at, piece.size(), by));
}

// What is wrong with a file; the test fails where nothing is.
static MatchDamage damageOf(std::string_view text)
{
    const auto read = readMatch(text);
    if (read && !read->damage)
        qFatal("nothing is wrong");
    return read ? *read->damage : read.error();
}

static nlohmann::ordered_json seen(const Session& session, const door::Viewer& viewer)
{
    return yaml::matchJson(session, viewer, session.offers(viewer),
                           [](const Message& message) { return toText(message); });
}

/// Matches as files: what they say, what of them is refused, and that they are written as they were read.
class MatchFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandBringsWhatItBrought()
    {
        const FoldedMatch folded = foldedOf(recordIn("every-command.match"));
        QCOMPARE(folded.record.steps.size(), std::size_t(49));
        auto now = folded.session->toJson();
        const auto then = nlohmann::ordered_json::parse(textIn("every-command-end.json"));
        for (const auto& [key, value] : then.items())
            QVERIFY2(now[key] == value, (key + ": " + now[key].dump() + "\nonce: " + value.dump()).c_str());
    }

    void cardsAreThoseOfTheDay()
    {
        const MatchRecord record = recordIn("every-command.match");
        const door::Answers& crows = entryNamed(record, "crows-1").card;
        QCOMPARE(crows.at("name"), door::Value("Crows"));
        QCOMPARE(crows.at("profile/initiative"), door::Value(4));
        QCOMPARE(crows.at("profile_known"), door::Value(true));
        const door::Answers& visitors = entryNamed(record, "visitors-1").card;
        QCOMPARE(visitors.at("profile_known"), door::Value(false));
        QCOMPARE(visitors.at("name"), door::Value("Visitors from \"afar\""));
        const auto state = drakerys::matchAt(record.start.start);
        QVERIFY(state);
        QCOMPARE(state->elementals->size(), std::size_t(8));
        QVERIFY(!state->players[0].units.back().card->profile);
        QCOMPARE(state->players[0].units.front().card->ap, 160);
    }

    void whatWasOverruledStaysSo()
    {
        const FoldedMatch folded = foldedOf(recordIn("every-command.match"));
        QCOMPARE(recordNamed(folded, "cast").accepted, (std::vector<std::string>{"mirage", "dry-source"}));
    }

    void detailsAreThere()
    {
        const MatchRecord record = recordIn("six-rounds.match");
        QCOMPARE(record.details.notes, "It rained.\nŽofie brought cake: 50 % of it is left.");
        QCOMPARE(record.details.photos, QStringList("/home/zofie/Obrázky/stůl 1.jpg"));
        QCOMPARE(record.start.title, "Table at the window");
        QCOMPARE(record.start.start.sides.front().name, "Žofie");
        QCOMPARE(record.start.start.first, PlayerId("elves"));
        const auto entered = recordIn("by-hand.match").details.entered;
        QVERIFY(entered);
        QCOMPARE(*entered, (EnteredResult{4, 95, {"epic-fight"}, {3, 5}}));
    }

    void theHistoryShowsHowTheyEnded()
    {
        const FoldedMatch folded = foldedOf(recordIn("every-command.match"));
        const MatchSummary every = summaryOf(folded.record, *folded.session);
        QCOMPARE(listed(every.state, every.rounds, every.minutes, every.winner, every.first),
                 "finished 6 49 red blue");
        QVERIFY(!every.drawn);
        QCOMPARE(every.missions, (QStringList{"relics", "total-destruction", "epic-fight"}));
        QCOMPARE(every.players,
                 (QList<MatchPlayer>{{"red", "Žofie", "avaren", "Avaren ready list", 3, 460},
                                     {"blue", QString(), "aurium", "Aurium ready list", 0, 460}}));
        const FoldedMatch rounds = foldedOf(recordIn("six-rounds.match"));
        const MatchSummary six = summaryOf(rounds.record, *rounds.session);
        QCOMPARE(listed(six.minutes, six.winner, six.players[0].vp, six.players[1].vp), "83 elves 4 2");
        // Nobody said which missions were dealt; these brought points.
        QCOMPARE(six.missions.size(), 2);
    }

    void aResultByHandIsThatOfTheMatch()
    {
        const FoldedMatch folded = foldedOf(recordIn("by-hand.match"));
        const MatchSummary match = summaryOf(folded.record, *folded.session);
        QVERIFY(match.manual);
        QCOMPARE(listed(match.state, match.rounds, match.minutes, match.winner, match.players[1].vp),
                 "finished 4 95 dwarves 5");
        QCOMPARE(match.missions, QStringList("epic-fight"));
    }

    void itIsWrittenAsItWasRead()
    {
        for (const char* file : {"every-command.match", "six-rounds.match", "by-hand.match"}) {
            const MatchRecord record = recordIn(file);
            const std::string text = writtenMatch(record);
            QCOMPARE(text, textIn(file));
            const auto again = readMatch(text);
            QVERIFY2(again, again ? "" : inEnglish(again.error()).c_str());
            QVERIFY(!again->damage);
            QCOMPARE(again->record, record);
        }
    }

    void brokenFilesAreRefused_data()
    {
        const auto row = columns<std::string, std::string, int, int>("piece", "by", "step", "line");
        row("another format", "adjutant-match/5", "adjutant-match/9", 0, 1);
        row("id with a slash", "\"id\":\"every-command\"", "\"id\":\"../first\"", 0, 1);
        row("id with markup", "\"id\":\"every-command\"", "\"id\":\"<script>\"", 0, 1);
        row("a player twice", "\"id\":\"blue\"", "\"id\":\"red\"", 0, 1);
        row("a player's id that is none", "\"id\":\"blue\"", "\"id\":\"Blue one\"", 0, 1);
        row("nobody is first", "\"first\":\"red\"", "\"first\":\"orcs\"", 0, 1);
        row("a time that is none", "2026-11-21T18:30:00.123Z", "yesterday", 0, 1);
        row("a time beside UTC", "2026-11-21T18:30:00.123Z", "2026-11-21T19:30:00.123+01:00", 0, 1);
        row("a time of nowhere", "2026-11-21T18:30:00.123Z", "2026-11-21T18:30:00.123", 0, 1);
        row("a time of no clock", "2026-11-21T18:30:00.123Z", "2026-11-21T25:61:61.000Z", 0, 1);
        row("a limit out of range", "\"ap\":500,", "\"ap\":-1,", 0, 1);
        row("two entries of a name", "\"id\":\"blood-banes-1\"", "\"id\":\"crows-1\"", 0, 1);
        row("no start", "\"start\":", "\"begin\":", 0, 1);
        row("notes that are no text", "\"notes\":\"Every kind of command.\"", "\"notes\":[7]", 50, 51);
        row("notes that are a number", "\"notes\":\"Every kind of command.\"", "\"notes\":7", 50, 51);
        row("a photo that is a truth", "\"photos\":[", "\"photos\":[true,", 50, 51);
        row("a name that is a number", "\"notes\":", "\"names\":{\"red\":7},\"notes\":", 50, 51);
        row("a name of nobody", "\"notes\":", "\"names\":{\"orcs\":\"Ana\"},\"notes\":", 50, 51);
        row("points of one player", "\"notes\":", "\"manual\":{\"vp\":[1]},\"notes\":", 50, 51);
        row("a step that is no object", "\n", "\n7\n", 1, 2);
        row("a step of two kinds", "\"undo\":1", "\"undo\":1,\"procedure\":\"note\"", 41, 42);
        row("an unknown kind of step", "\"undo\":1", "\"back\":1", 41, 42);
        row("a clock of nobody", "\"undo\":1", "\"undo\":1,\"clock\":{\"nobody\":5}", 41, 42);
        row("an undo of nothing", "\"undo\":1", "\"undo\":0", 41, 42);
        row("a line that is no JSON", "\"undo\":1", "\"undo\":", 41, 42);
    }
    void brokenFilesAreRefused()
    {
        QFETCH(std::string, piece);
        QFETCH(std::string, by);
        const MatchDamage damage = damageOf(changed("every-command.match", piece, by));
        QVERIFY(!damage.why.empty());
        QTEST(static_cast<int>(damage.step), "step");
        QTEST(static_cast<int>(damage.line), "line");
    }

    // Lines are read ahead in parts of 64.
    void damageIsNamedOnWhateverLine()
    {
        MatchRecord record = begunMatch();
        for (int k = 0; k < 200; ++k)
            record.steps.push_back(step(k, "note", {{"text", std::to_string(k)}}));
        const std::vector<std::string> good = recordsOf(record);
        for (const std::size_t line : {2U, 63U, 64U, 65U, 66U, 128U, 129U, 201U}) {
            Records records{good, good.size(), {}, {}};
            records.texts[line - 1] = R"({"at":"2026-11-21T18:40:00.000Z","procedure":"teleport"})";
            const auto folded = foldedMatch(record.id, records);
            QVERIFY(folded && folded->damage);
            QCOMPARE(listed(folded->damage->line, folded->record.steps.size(), folded->lines),
                     listed(line, line - 2, line - 1));
            records.texts[line - 1] = "{";
            QCOMPARE(readRecords(record.id, records)->damage->line, line);
        }
    }

    void detailsCountInTheirOrderHoweverTheyAreWritten()
    {
        const MatchRecord record = begunMatch();
        const auto notesOf = [&record](const char* first, const char* second) {
            Records records{recordsOf(record), 3, {}, {}};
            records.texts.insert(records.texts.end(), {first, second});
            return readRecords(record.id, records)->record.details.notes;
        };
        const char* spaced = R"({"at":"2026-11-21T18:40:00.000Z", "about": {"notes": "spaced"}})";
        const char* plain = R"({"at":"2026-11-21T18:40:00.000Z","about":{"notes":"plain"}})";
        QCOMPARE(notesOf(spaced, plain), "plain");
        QCOMPARE(notesOf(plain, spaced), "spaced");
    }

    void whatWasAlteredByHandIsNamedByItsLine()
    {
        std::string file = textIn("every-command.match");
        const auto at = file.find("teleport", 0) == file.npos ? file.find("scatter") : 0;
        const auto line =
            static_cast<std::size_t>(std::count(file.begin(), file.begin() + long(at), '\n')) + 1;
        QCOMPARE(damageOf(file.replace(at, 7, "SCATTER")).line, line);
        file = textIn("every-command.match");
        file.pop_back();
        QCOMPARE(toText(damageOf(file).why), "the file ends within this line");
    }

    void aCardThatCantBeIsRefusedAtTheBeginning()
    {
        const auto file = changed("every-command.match", "\"infantry\":true", "\"infantry\":7");
        QVERIFY(!readMatch(file)->damage);
        const auto whole = wholeMatch(file);
        QVERIFY(!whole);
        QCOMPARE(listed(whole.error().line, whole.error().step), "1 0");
    }

    void aStepThatCantBeTakenIsNamedByItsNumber()
    {
        const auto file =
            changed("every-command.match", "\"procedure\":\"scatter\"", "\"procedure\":\"teleport\"");
        QVERIFY(!readMatch(file)->damage);
        const auto whole = wholeMatch(file);
        QVERIFY(!whole);
        QCOMPARE(listed(whole.error().line, whole.error().step), "34 33");
    }

    // Of a step that can't be taken, a line that can't be read and one that was altered, in any order.
    void ofSeveralBadLinesTheFirstIsNamed()
    {
        const std::string untakable = R"({"at":"2026-11-21T18:40:00.000Z","procedure":"teleport"})";
        std::vector<std::string> bad{untakable, "{", "altered"};
        std::ranges::sort(bad);
        do {
            std::vector<std::string> records = recordsOf(begunMatch());
            const auto first = static_cast<std::ptrdiff_t>(records.size());
            records.insert(records.end(), bad.begin(), bad.end());
            std::string file = recordBytes(records);
            file.replace(file.find("altered"), 1, "b");
            const auto whole = wholeMatch(file);
            QVERIFY(!whole);
            QCOMPARE(whole.error().line, static_cast<std::size_t>(first + 1));
        } while (std::ranges::next_permutation(bad).found);
    }

    // How much a page on another device has to fetch.

    void aMatchOfTwoSampleListsIsAtMost64KiB()
    {
        const Catalogue catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
        const std::vector<LoadedReadyList> lists = loadReadyLists(catalogue);
        QVERIFY(lists.size() > 1);
        for (const LoadedReadyList& red : lists)
            for (const LoadedReadyList& blue : lists) {
                const Start start{
                    SystemId("drakerys"),
                    {{PlayerId("red"), {}, red.roster, {}}, {PlayerId("blue"), {}, blue.roster, {}}},
                    PlayerId("red"),
                    {}};
                const auto begun = beginMatch(drakerys::withCards(start, catalogue));
                QVERIFY(begun);
                const std::size_t bytes = seen(**begun, {}).dump().size();
                QVERIFY2(bytes <= 64 * 1024, std::to_string(bytes).c_str());
            }
    }

    // Offers are no part of it: whose turn it is changes most of them.
    void whatChangesOfTheViewIsSmall()
    {
        const MatchRecord game = wholeGame();
        const auto session = beginMatch(game.start.start).value();
        const door::Viewer viewer{false, {game.start.start.sides.front().id}};
        auto before = seen(*session, viewer);
        std::vector<std::size_t> updates;
        for (const TimedStep& step : game.steps) {
            QVERIFY(!session->take(step.step));
            auto now = seen(*session, viewer);
            updates.push_back(nlohmann::ordered_json::diff(before["view"], now["view"]).dump().size());
            before = std::move(now);
        }
        std::ranges::sort(updates);
        const std::size_t median = updates[updates.size() / 2], high = updates[updates.size() * 95 / 100];
        QVERIFY2(median <= 1024 && high <= 4096,
                 (std::to_string(median) + ' ' + std::to_string(high)).c_str());
    }
};

ADJUTANT_TEST(MatchFilesTest)

} // namespace adjutant::test::tst_records_files
