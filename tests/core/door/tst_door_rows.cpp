#include "tests/core/door/asked.h"

namespace adjutant::test::tst_door_rows {

using Missing = Ask::Missing;
using Texts = std::vector<std::string>;
using Faces = std::vector<int>;

static Task<> abilities(Texts& seen, Ask& ask)
{
    const auto rows = co_await ask.rows(RowsOf("abilities", say("Abilities"), 0, 12).plainIs("name"));
    for (const std::string& key : rows) {
        std::string row = co_await ask.text(TextOf("abilities/" + key + "/name", say("Name"), 20));
        const auto cost =
            co_await ask.numberOrNone(NumberOf("abilities/" + key + "/cost", say("Cost"), 0, 9));
        seen.push_back(row + (cost ? '=' + std::to_string(*cost) : std::string()));
    }
}

static Task<> factors(Texts& seen, Ask& ask)
{
    for (const std::string& type : co_await ask.rows(RowsOf("vulnerable", say("Vulnerable"), 1, 3).named())) {
        const int factor = co_await ask.number(NumberOf("vulnerable/" + type, say("Factor"), 2, 4));
        seen.push_back(type + '=' + std::to_string(factor));
    }
}

static Task<> then(Texts& seen, Ask& ask)
{
    for (const std::string& key : co_await ask.rows(RowsOf("against", say("Against"), 0, 3)))
        seen.push_back(co_await ask.text(TextOf("against/" + key + "/model", say("Model"), 20)));
    ask.settle();
    co_await ask.dice(DiceOf("dice", say("Dice"), 1, 6));
}

static Answered<Texts> asks(Task<> (*procedure)(Texts&, Ask&), const door::Answers& answers,
                            Missing missing = Missing::stays)
{
    return answered<Texts>(procedure, answers, missing);
}

static Task<> tens(Faces& seen, Ask& ask)
{
    // Each ten adds a die.
    const auto more = [](const Faces& faces) {
        const auto due =
            2 + std::count(faces.begin(), faces.end(), 10) - static_cast<std::ptrdiff_t>(faces.size());
        return std::vector<door::Die>(static_cast<std::size_t>(due), door::Die{10, {}});
    };
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 2, 10).more(more).wrongCountIs("dice-count"));
}

static Task<> single(Faces& seen, Ask& ask)
{
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 1, 100));
}

static Task<> mixed(Faces& seen, Ask& ask)
{
    std::vector<door::Die> pool{{6, say("Attack")}, {12, say("Advantage")}};
    const auto faces = co_await ask.diceOrNone(DiceOf("dice", say("Dice"), std::move(pool)));
    seen = faces.value_or(Faces{0});
}

static Task<> nothing(Faces& seen, Ask& ask)
{
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 0, 6));
    seen.push_back(7);
}

static Answered<Faces> rolls(Task<> (*procedure)(Faces&, Ask&), const door::Answers& answers,
                             Missing missing = Missing::stays)
{
    return answered<Faces>(procedure, answers, missing);
}

static std::size_t pool(const door::Form& form)
{
    return std::get<door::DiceInput>(field(form, "dice").input).dice.size();
}

class TestRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsComeInTheOrderOfTheirNumbers()
    {
        door::Answers answers;
        for (int k = 0; k < 11; ++k)
            answers["abilities/" + std::to_string(k) + "/name"] = "a" + std::to_string(k);
        const auto made = asks(abilities, answers, Missing::skipped);
        QVERIFY(made.form.complete);
        QCOMPARE(listed(made.result.at(2), made.result.at(10)), "a2 a10");
    }

    void aRowIsBegunBeforeItsFieldsAreKnown()
    {
        const auto begun = asks(abilities, {{"abilities/0", door::Skipped()}});
        QCOMPARE(missing(begun.form), "abilities/0/name");
        QVERIFY(!begun.form.refusal);
        QCOMPARE(missing(asks(factors, {{"vulnerable/fire", door::Skipped()}}).form), "vulnerable/fire");
        QCOMPARE(asks(factors, {{"vulnerable/fire", 2}}).result, Texts{"fire=2"});
    }

    void aRowMayBeOneWord()
    {
        const auto list = asks(abilities, {{"abilities", Texts{"march", "charge"}}}, Missing::skipped);
        QCOMPARE(list.result, (Texts{"march", "charge"}));
        QCOMPARE(asks(abilities,
                      {{"abilities/0", "march"}, {"abilities/1/name", "attack"}, {"abilities/1/cost", 3}},
                      Missing::skipped)
                     .result,
                 (Texts{"march", "attack=3"}));
    }

    void noRowsAreWrittenAsAnEmptyListOrNothing()
    {
        for (const door::Value& none : {door::Value(std::vector<int>()), door::Value(Texts()), door::Value()})
            QVERIFY(asks(abilities, {{"abilities", none}}, Missing::skipped).form.complete);
        QVERIFY(asks(abilities, {}, Missing::skipped).form.complete);
        QCOMPARE(rule(asks(factors, {}, Missing::skipped).form), "malformed");
    }

    void tooManyRowsOrGapsAreMalformed()
    {
        QCOMPARE(rule(asks(abilities, {{"abilities/1/name", "a"}}).form), "malformed");
        QCOMPARE(
            rule(asks(factors,
                      {{"vulnerable/a", 2}, {"vulnerable/b", 2}, {"vulnerable/c", 2}, {"vulnerable/d", 2}})
                     .form),
            "malformed");
        QCOMPARE(rule(asks(factors, {{"vulnerable/Not one", 2}}).form), "malformed");
    }

    void rowsThatAreOnRecordAreNothingNew()
    {
        Texts seen;
        Ask ask({{{{"against/0/model", "ram"}}, 0, true}, {{}, 1, false}}, Missing::stays);
        ask.run(then(seen, ask));
        QVERIFY(!ask.form().playable);
        QCOMPARE(missing(ask.form()), "dice");
    }

    void dieThatAddsADieIsAmongThePool()
    {
        QCOMPARE(pool(rolls(tens, {}).form), 2U);
        const auto begun = rolls(tens, {{"dice", Faces{10, 3}}});
        QCOMPARE(pool(begun.form), 3U);
        QVERIFY(!begun.form.complete && !begun.form.refusal);
        QCOMPARE(pool(rolls(tens, {{"dice", Faces{10, 3, 10}}}).form), 4U);
        QCOMPARE(rolls(tens, {{"dice", Faces{10, 3, 10, 1}}}).result, (Faces{10, 3, 10, 1}));
    }

    void aFewFacesOfManyAreNotWhole()
    {
        const auto begun = rolls(tens, {{"dice", Faces{4}}});
        QVERIFY(!begun.form.complete && !begun.form.playable && !begun.form.refusal);
        QCOMPARE(rule(rolls(tens, {{"dice", Faces{4}}}, Missing::skipped).form), "dice-count");
        QCOMPARE(rule(rolls(tens, {{"dice", Faces{4, 5, 6}}}).form), "dice-count");
    }

    void facesAreThoseOfTheirDie()
    {
        QVERIFY(rolls(mixed, {{"dice", Faces{6, 12}}}).form.complete);
        QCOMPARE(rule(rolls(mixed, {{"dice", Faces{7, 12}}}).form), "malformed");
        QCOMPARE(rule(rolls(mixed, {{"dice", Faces{6, 0}}}).form), "malformed");
        QCOMPARE(rule(rolls(mixed, {{"dice", "six"}}).form), "malformed");
        QCOMPARE(rolls(mixed, {{"dice", door::Skipped()}}).result, Faces{0});
    }

    void oneDieIsWrittenAsANumberToo()
    {
        QCOMPARE(rolls(single, {{"dice", 37}}).result, Faces{37});
        QCOMPARE(rolls(single, {{"dice", Faces{37}}}).result, Faces{37});
        QCOMPARE(rule(rolls(single, {{"dice", 101}}).form), "malformed");
    }

    void whereNobodyRollsNobodyIsAsked()
    {
        QCOMPARE(rolls(nothing, {}).result, Faces{7});
        QVERIFY(rolls(nothing, {}).form.complete);
        QVERIFY(rolls(nothing, {{"dice", Faces{}}}, Missing::skipped).form.complete);
    }

    void aPoolDoesNotGrowWithoutEnd()
    {
        QCOMPARE(rule(rolls(tens, {{"dice", Faces(5000, 10)}}).form), "dice-count");
    }
};

ADJUTANT_TEST(TestRows)

} // namespace adjutant::test::tst_door_rows
