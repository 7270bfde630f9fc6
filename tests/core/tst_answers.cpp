#include "core/match/ask.h"
#include "core/match/log.h"
#include "core/match/setup.h"
#include "core/yaml/answersfile.h"
#include "tests/core/faultwords.h"

namespace adjutant::test::tst_answers {

using door::Answers;
using door::Point;
using door::Skipped;
using door::Value;

struct Reading
{
    yaml::ReadAnswers read;
    std::vector<yaml::Fault> faults;
};

static Reading readText(const std::string& text)
{
    yaml::FaultList faults{"x.yaml", {}};
    const auto root = yaml::parse(text, "x.yaml");
    if (!root)
        return {{}, {root.error()}};
    yaml::ReadAnswers read = yaml::readAnswers(*root, "answers", faults);
    return {std::move(read), std::move(faults.faults)};
}

struct Card
{
    int hp = 0;
};

// A card with a question of every kind that cards ask.
static Task<> askCard(Card& card, Ask& ask)
{
    co_await ask.text(TextOf("name", message(WORDS("test", "Name")), 20));
    card.hp = co_await ask.number(NumberOf("hp", message(WORDS("test", "Hit points")), 1, 99));
    std::vector<door::Option> classes{{"archer", message(WORDS("test", "Archer"))},
                                      {"mage", message(WORDS("test", "Mage"))}};
    co_await ask.one(Pick("class", message(WORDS("test", "Class")), classes).preset("mage"));
    const std::vector<std::string> types =
        co_await ask.rows(RowsOf("vulnerable", message(WORDS("test", "Vulnerable to")), 0, 9).named());
    for (const std::string& type : types)
        co_await ask.number(NumberOf("vulnerable/" + type, message(WORDS("test", "Factor")), 2, 4));
    co_await ask.yes(Whether("air", message(WORDS("test", "Flies"))));
    if (card.hp == 13) // reported where the last answer stands; air, which isn't there, stands in the card
        co_await ask.refuse("unlucky", message(WORDS("test", "Nobody has 13 hit points")));
}

// The faults of a card, each as `line:column rule: sentence`.
static QStringList cardFaults(const std::string& text)
{
    Reading reading = readText(text);
    yaml::FaultList faults{"x.yaml", std::move(reading.faults)};
    yaml::addAnswerFaults(
        [](const Answers& answers) { return answered<Card>(askCard, answers, Ask::Missing::skipped).form; },
        reading.read, faults);
    QStringList lines;
    for (const yaml::Fault& fault : faults.faults)
        lines << QString("%1:%2 %3")
                     .arg(fault.place.line)
                     .arg(fault.place.column)
                     .arg(QString::fromStdString(inEnglish(fault)));
    return lines;
}

/// Answers as files write them, and what is wrong with them.
class AnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainWordsAreWhatTheyLookLike()
    {
        const Answers expected{{"a", Value(5)},
                               {"b", Value(2.5)},
                               {"c", Value(true)},
                               {"d", Value(Skipped())},
                               {"e", Value("5")},
                               {"f", Value("red/vela")},
                               {"g", Value(100000000000.)},
                               {"h", Value("inf")},
                               {"i", Value(Skipped())}};
        const Reading got =
            readText("{a: 5, b: 2.5, c: true, d: null, e: '5', f: red/vela, g: 100000000000, h: inf, i: ~}");
        QVERIFY(got.faults.empty() && got.read.answers == expected);
    }

    // YAML of other versions, and people, have more ways to write a number.
    void whatIsNoPlainNumberIsAWord()
    {
        for (const char* word : {"+3", "--3", "+-3", "0x10", "007", "1_000", ".5", "5.", "1e999", "\u0663"}) {
            const Reading got = readText(std::string("{a: ") + word + "}");
            QVERIFY2(got.read.answers == (Answers{{"a", Value(word)}}), word);
        }
        QVERIFY(readText("{a: -0, b: 3.0, c: 1e-3}").read.answers ==
                (Answers{{"a", Value(0)}, {"b", Value(3.)}, {"c", Value(0.001)}}));
    }

    void listsAreOneAnswerOrRows()
    {
        using Ints = std::vector<int>;
        using Words = std::vector<std::string>;
        const Answers expected{{"a", Value(Ints{6, 1})},       {"b", Value(Words{"x", "7"})},
                               {"c", Value(Point{1.5, 2})},    {"d/0/model", Value("red/a")},
                               {"d/1/rolled", Value(Ints{3})}, {"e", Value(Ints())}};
        const Reading got = readText("a: [6, 1]\nb: [x, 7]\nc: [1.5, 2]\n"
                                     "d: [{model: red/a}, {rolled: [3]}]\ne: []\nf: {}\n");
        QVERIFY(got.faults.empty() && got.read.answers == expected);
    }

    void theSameIsReadOfJson()
    {
        for (const char* text :
             {R"({})", R"({"a": 5, "b": -2.5, "c": true, "d": null, "e": "5"})",
              R"({"a": {"b": {"c": [1, 2]}}})",
              R"({"a": ["x", 7], "b": [1, 2.5], "c": [1, 2.5, 3], "d": [true, 1], "e": ["x", null]})",
              R"({"a": [{"b": 1}, {"c": [{"d": 2}]}], "e": [], "f": {}, "g": [[1, 2], [3]]})",
              R"({"a": 4294967297, "b": [4294967297], "c": -9999999999, "d": 1e300})",
              R"({"rolls": {"party/ana": 9, "gm/orc": 3}})", R"({"0": {"a": 1}, "1": {"a": 2}})"}) {
            const auto expected = yaml::answersIn(text);
            QVERIFY2(expected, text);
            const Reading got = readText(text);
            QVERIFY(got.faults.empty() && got.read.answers == *expected);
            // What was written reads back the same.
            QVERIFY(yaml::answersIn(answersJson(got.read.answers).dump()) == expected);
        }
    }

    void whatJsonCannotHoldIsAFaultHereToo_data()
    {
        const auto row = columns<std::string>("text");
        std::string deep = "1";
        for (int k = 0; k < 17; ++k)
            deep = "{\"a\": " + deep + "}";
        std::string many = "{";
        for (int k = 0; k < 1025; ++k)
            many += (k ? ", \"k" : "\"k") + std::to_string(k) + "\": 1";
        row("17 deep", deep);
        row("1025 answers", many + "}");
        row("an answer above another", R"({"a": 1, "a/b": 2})");
        row("a key without letters", R"({"a": {"": 2}})");
        row("a slash before it", R"({"/home/ana": 2})");
        row("two slashes", "{\"a\": {\"b//c\": 2}}");
        row("a key 17 deep", R"({"a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a": 2})");
        row("a list", "[1]");
        row("a number", "3");
        row("a word", "\"x\"");
    }
    void whatJsonCannotHoldIsAFaultHereToo()
    {
        QFETCH(std::string, text);
        QVERIFY(!yaml::answersIn(text));
        QVERIFY(!readText(text).faults.empty());
    }

    void sixteenDeepAndAsManyAnswersAsAreTakenAreRead()
    {
        std::string deep = "1";
        for (int k = 0; k < 16; ++k)
            deep = "{a: " + deep + "}";
        QVERIFY(readText(deep).faults.empty());
        std::string many;
        for (std::size_t k = 0; k < door::mostAnswers; ++k)
            many += "k" + std::to_string(k) + ": 1\n";
        QCOMPARE(readText(many).read.answers.size(), door::mostAnswers);
        QVERIFY(readText(many).faults.empty());
    }

    void aKeyThatStandsTwiceIsAFaultWhereItStands()
    {
        const Reading got = readText("a:\n  b: 1\n  b: 2\n");
        QCOMPARE(listed(rulesIn(got.faults), placesIn(got.faults)), "duplicate-key 3:3");
    }

    void everyAnswerHasItsPlace()
    {
        const Reading got = readText("attacker:\n  hp: 3\n  list:\n    - {x: 1}\n");
        QCOMPARE(listed(got.read.placeOf("attacker/hp").line, got.read.placeOf("attacker/hp").column), "2 7");
        QCOMPARE(got.read.placeOf("attacker/list/0/x").line, 4);
        // What isn't there is missing from what stands around it.
        QCOMPARE(listed(got.read.placeOf("attacker/full").line, got.read.placeOf("defender").line), "2 1");
    }

    void faultsOfACard_data()
    {
        const auto row = columns<std::string, QStringList>("text", "faults");
        row("a card without faults has none", "{name: Vela, hp: 12, vulnerable: {fire: 2}, air: true}", {});
        row("all faults of a card are reported",
            "name: Vela\nhp: 100\nclass: archr\nvulnerable: {fire: 9}\nair: maybe\n",
            {"2:5 'hp' must be a whole number from 1 to 99, not 100",
             "3:8 'archr' is not one of: archer, mage; did you mean 'archer'?",
             "4:20 'vulnerable/fire' must be a whole number from 2 to 4, not 9",
             "5:6 'air' must be true or false"});
        row("an unknown key is reported with the nearest", "name: Vela\nhpp: 12\n",
            {"1:1 'hp' is missing", "2:1 unknown key 'hpp'; allowed: air, class, hp, name, "
                                    "vulnerable; did you mean 'hp'?"});
        row("an unknown key is reported with the nearest, 2",
            "name: Vela\nhp: 12\nboots: {size: 4, colour: red}\n",
            {"3:1 unknown key 'boots'; allowed: air, class, hp, name, vulnerable"});
        row("a word in place of a mapping is reported", "{name: Vela, hp: 12, vulnerable: fire}",
            {"1:34 'vulnerable' must be rows, each with its own key"});
        row("a rule of the game is reported in its words", "{name: Vela, hp: 13}",
            {"1:1 Nobody has 13 hit points"});
    }
    void faultsOfACard()
    {
        QFETCH(std::string, text);
        QTEST(cardFaults(text), "faults");
    }

    void absurdAnswersAreFaultsAndNothingElse()
    {
        const std::string huge(100'000, 'x');
        QVERIFY(!cardFaults("{name: " + huge + ", hp: 1}").isEmpty());
        QVERIFY(!cardFaults("{name: x, hp: 1, " + huge + ": 1}").isEmpty());
        QVERIFY(!cardFaults("{name: {a: 1}, hp: [1]}").isEmpty());
        QVERIFY(!cardFaults("{name: \"a\\0b\", hp: 1}").isEmpty() && !cardFaults("[]").isEmpty());
        QVERIFY(!cardFaults("null").isEmpty());
    }

    // Did you mean …?

    void editsAreCountedOnce_data()
    {
        const auto row = columns<std::string, std::string, int>("one", "other", "distance");
        row("same", "crows", "crows", 0);
        row("case, space and underscore", "Blood_banes", "blood banes", 0);
        row("one changed", "crows", "crowz", 1);
        row("one missing", "crows", "cows", 1);
        row("neighbours swapped", "crows", "corws", 1);
        row("three edits", "kitten", "sitting", 3);
        row("empty", "", "abc", 3);
    }
    void editsAreCountedOnce()
    {
        QFETCH(std::string, one);
        QFETCH(std::string, other);
        QTEST(static_cast<int>(editDistance(one, other, 99)), "distance");
        QTEST(static_cast<int>(editDistance(other, one, 99)), "distance");
    }

    void aDistanceIsCutAtTheLimit()
    {
        QCOMPARE(editDistance("kitten", "sitting", 2), 2U);
        QCOMPARE(editDistance(std::string(100, 'a'), std::string(100, 'a'), 5), 5U);
    }

    void theNearestIsNamedAndNothingFarFetched()
    {
        const std::vector<std::string> keys{"format", "system", "faction", "limits", "units"};
        QCOMPARE(listed(nearestOf("factoin", keys), nearestOf("unit", keys)), "faction units");
        QCOMPARE(nearestOf("zzz", keys), "");
        QCOMPARE(nearestOf("", keys), "");
    }

    // Who is at the table has a name of its own.

    void names_data()
    {
        const auto row = columns<std::vector<NamedPiece>, std::vector<std::string>>("pieces", "names");
        row("one name stays", {{"Ogre", "Red"}, {"Harpy", "Blue"}}, {"Ogre", "Harpy"});
        row("those of one side are numbered", {{"Harpy", "Red"}, {"Ogre", "Red"}, {"Harpy", "Red"}},
            {"Harpy 1", "Ogre", "Harpy 2"});
        row("those of two sides go by their player",
            {{"Knight", "Red"}, {"Knight", "Red"}, {"Knight", "Blue"}},
            {"Knight 1 (Red)", "Knight 2 (Red)", "Knight (Blue)"});
        row("a number in somebody's name is passed over",
            {{"Harpy", "Red"}, {"Harpy", "Red"}, {"Harpy 1", "Red"}}, {"Harpy 2", "Harpy 3", "Harpy 1"});
        row("a player in somebody's name is passed over",
            {{"Ogre", "Red"}, {"Ogre", "Blue"}, {"Ogre (Red)", "Blue"}},
            {"Ogre (Red)*", "Ogre (Blue)", "Ogre (Red)"});
    }
    void names()
    {
        QFETCH(std::vector<NamedPiece>, pieces);
        QTEST(distinctNames(pieces), "names");
    }
};

ADJUTANT_TEST(AnswersTest)

} // namespace adjutant::test::tst_answers
