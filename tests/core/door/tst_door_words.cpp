#include "core/match/session.h"
#include "core/yaml/answersfile.h"
#include "tests/core/door/asked.h"

namespace adjutant::test::tst_door_words {

using Json = nlohmann::ordered_json;
using Texts = std::vector<std::string>;

// What a procedure holds where it stays must be let go with it, once.
struct Held
{
    std::shared_ptr<int> counter = std::make_shared<int>(7);
};

struct Seen
{
    Held held;
    std::string text;
};

static Task<int> sum(Ask& ask, std::string path, std::shared_ptr<int> held)
{
    const int one = co_await ask.number(NumberOf(path + "/one", say("One"), 0, 9));
    const std::vector<std::shared_ptr<int>> copies(3, held);
    const int other = co_await ask.number(NumberOf(path + "/other", say("Other"), 0, 9));
    co_return one + other + *copies.back();
}

static Task<std::string> joined(Ask& ask, std::shared_ptr<int> held)
{
    std::string text(100, 'x');
    const int red = co_await sum(ask, "red", held);
    const int blue = co_await sum(ask, "blue", std::move(held));
    co_return text + std::to_string(red) + ' ' + std::to_string(blue);
}

static Task<> nested(Seen& seen, Ask& ask)
{
    const std::shared_ptr<int> held = seen.held.counter;
    const std::string text = co_await joined(ask, held);
    if (text.size() > 1000)
        co_return;
    seen.text = text.substr(100);
}

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAreFilledInTheirOrder()
    {
        QCOMPARE(toText(message(WORDS("test", "%2 after %1"), 3, std::string("Vela"))), "Vela after 3");
        QCOMPARE(toText(message(WORDS("test", "%1"), Percent{0.625})), "62.5%");
        QCOMPARE(toText(message(WORDS("test", "%1 %"), 2.5)), "2.5 %");
        const Message inner = message(WORDS("test", "of %1"), std::string("Red"));
        QCOMPARE(toText(message(WORDS("test", "Ogre %1"), inner)), "Ogre of Red");
        QCOMPARE(toText(message(WORDS("test", "%1 %2"), 1)), "1 %2");
        QCOMPARE(toText(message(WORDS("test", "%1, %2"), Signed{-40}, Signed{3})), "-40, +3");
        QCOMPARE(toText(message(WORDS("test", "%1"), ProperName{"crows-1", "Crows"})), "crows-1");
    }

    void messagesAreJoinedOneBehindAnother()
    {
        const Words pair = WORDS("test", "%1, %2");
        QCOMPARE(toText(joined({verbatim("a"), verbatim("b"), verbatim("c")}, pair)), "a, b, c");
        QCOMPARE(toText(joined({verbatim("a")}, pair)), "a");
        QVERIFY(joined({}, pair).empty());
    }

    void aPluralHasItsCount()
    {
        const Words words = WORDS_N("test", "%n die(s) of %1 match(es)");
        QCOMPARE(toText(counted(words, 1, std::string("the"))), "1 die of the match");
        QCOMPARE(toText(counted(words, 0, std::string("no"))), "0 dies of no matches");
        QCOMPARE(toText(counted(words, 12, std::string("all"))), "12 dies of all matches");
    }

    void whatPeopleTypeIsShownAsItIs()
    {
        QCOMPARE(toText(verbatim("100 %1 (s) %n")), "100 %1 (s) %n");
        QCOMPARE(toText(message(WORDS("test", "%1!"), verbatim("%1"))), "%1!");
        QVERIFY(verbatim("").empty() && !verbatim("x").empty());
    }

    void answersBelowAKeyAreTakenOutAndPutBack()
    {
        const door::Answers answers{{"against/0/saves", 2},
                                    {"against/10/saves", 3},
                                    {"against/2/saves", 4},
                                    {"againstall", 1},
                                    {"dice", 5}};
        const door::Answers below = door::under(answers, "against");
        QCOMPARE(below.size(), 3U);
        QCOMPARE(std::get<int>(below.at("10/saves")), 3);
        QCOMPARE(door::keysUnder(answers, "against"), (Texts{"0", "2", "10"}));
        QCOMPARE(door::keysUnder(answers, ""), (Texts{"against", "againstall", "dice"}));
        door::Answers again{{"dice", 5}, {"againstall", 1}};
        door::addUnder(again, "against", below);
        QCOMPARE(again, answers);
        QVERIFY(door::under(answers, "nothing").empty());
    }

    void answersAreWrittenAsScriptsWriteThem()
    {
        door::Answers answers{
            {"attacker", "red/vela"}, {"dice", std::vector<int>{6, 1}}, {"distance", door::Skipped()}};
        answers["against/0/model"] = "blue/ram";
        answers["against/1/model"] = "blue/dwarf";
        answers["targets/0"] = "blue/1";
        answers["at"] = door::Point{45, 4.5};
        answers["rolled"] = true;
        const Json json = answersJson(answers);
        QCOMPARE(
            json.dump(),
            R"({"against":[{"model":"blue/ram"},{"model":"blue/dwarf"}],"at":[45.0,4.5],)"
            R"("attacker":"red/vela","dice":[6,1],"distance":null,"rolled":true,"targets":{"0":"blue/1"}})");
        QCOMPARE(yaml::answersIn(json.dump()).value(), answers);
        Record record;
        record.procedure = "attack";
        record.answers = {{"attacker", "red/vela"}};
        QCOMPARE(commandJson(record).dump(), R"({"attack":{"attacker":"red/vela"}})");
    }

    void rowsOfManyNumbersAreAList()
    {
        door::Answers answers;
        for (int k = 0; k < 12; ++k)
            answers["r/" + std::to_string(k) + "/x"] = k;
        const Json json = answersJson(answers);
        QVERIFY(json["r"].is_array());
        QCOMPARE(json["r"][11]["x"].get<int>(), 11);
        QCOMPARE(yaml::answersIn(json.dump()).value(), answers);
    }

    // However long a list is, its messages are nested a few deep.
    void copiesShareAndAMovedMessageIsEmpty()
    {
        Message typed = verbatim("Crows of the north");
        const Message copy = typed;
        const Message moved = std::move(typed);
        QVERIFY(typed.empty() && typed.context().empty()); // NOLINT(bugprone-use-after-move)
        QCOMPARE(toText(copy), "Crows of the north");
        QVERIFY(moved == copy);
        typed = message(WORDS("test", "%1 hits"), 3);
        QCOMPARE(toText(typed), "3 hits");
        QVERIFY(typed != copy);
    }

    void aPluralIsReportedForAnotherCount()
    {
        const Message hits = counted(WORDS_N("test", "%1: %n hit(s)"), 3, verbatim("Crows"));
        QCOMPARE(listed(toText(hits.ofCount(1)), toText(hits)), "Crows: 1 hit Crows: 3 hits");
        const Message none = message(WORDS("test", "No hits"));
        QVERIFY(none.ofCount(4) == none);
    }

    void aLongListIsNestedAFewDeep()
    {
        std::vector<Message> parts;
        std::string reported;
        for (int k = 0; k < 1000; ++k) {
            parts.push_back(verbatim(std::to_string(k)));
            reported += (k == 0 ? "" : ", ") + std::to_string(k);
        }
        const Message all = joined(parts, WORDS("test", "%1, %2"));
        QCOMPARE(toText(all), reported);
        int deep = 0;
        for (const Message* each = &all; !each->arguments().empty(); ++deep)
            each = std::get_if<Message>(&each->arguments().front().value);
        QVERIFY(deep <= 10);
    }

    void aTaskWithinATaskGivesItsResult()
    {
        const door::Answers answers{{"red/one", 1}, {"red/other", 2}, {"blue/one", 3}, {"blue/other", 4}};
        QCOMPARE(answered<Seen>(nested, answers, Ask::Missing::stays).result.text, "10 14");
    }

    void whatIsHeldAtAQuestionIsCancelledOnce()
    {
        door::Answers answers;
        for (const char* path : {"", "red/one", "red/other", "blue/one", "blue/other"}) {
            if (*path)
                answers[path] = 1;
            Seen seen;
            const std::weak_ptr<int> counter = seen.held.counter;
            {
                Ask ask({{answers, 0, false}}, Ask::Missing::stays);
                ask.run(nested(seen, ask));
                QCOMPARE(ask.form().complete, answers.size() == 4);
            }
            QCOMPARE(counter.use_count(), 1L);
        }
    }

    void aTaskThatWasNeverBegunIsCancelled()
    {
        Seen seen;
        Ask ask({}, Ask::Missing::stays);
        {
            const Task<> task = nested(seen, ask);
        }
        QCOMPARE(seen.held.counter.use_count(), 1L);
    }

    void aRefusalDeepInsideEndsTheOutermost()
    {
        const auto made = answered<Seen>(nested, {{"red/one", 10}}, Ask::Missing::stays);
        QCOMPARE(rule(made.form), "malformed");
        QVERIFY(made.result.text.empty());
    }
};

ADJUTANT_TEST(TestWords)

} // namespace adjutant::test::tst_door_words
