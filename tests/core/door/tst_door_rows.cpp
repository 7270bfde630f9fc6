#include "tests/core/door/asked.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_door_rows {

using namespace adjutant;
using namespace adjutant::test;
using Missing = Ask::Missing;
using Texts = std::vector<std::string>;

namespace {

Task<> abilities(Texts& seen, Ask& ask)
{
    const auto rows = co_await ask.rows(RowsOf("abilities", say("Abilities"), 0, 12).plainIs("name"));
    for (const std::string& key : rows) {
        std::string row = co_await ask.text(TextOf("abilities/" + key + "/name", say("Name"), 20));
        const auto cost =
            co_await ask.numberOrNone(NumberOf("abilities/" + key + "/cost", say("Cost"), 0, 9));
        seen.push_back(row + (cost ? '=' + std::to_string(*cost) : std::string()));
    }
}

Task<> factors(Texts& seen, Ask& ask)
{
    for (const std::string& type : co_await ask.rows(RowsOf("vulnerable", say("Vulnerable"), 1, 3).named())) {
        const int factor = co_await ask.number(NumberOf("vulnerable/" + type, say("Factor"), 2, 4));
        seen.push_back(type + '=' + std::to_string(factor));
    }
}

Task<> then(Texts& seen, Ask& ask)
{
    for (const std::string& key : co_await ask.rows(RowsOf("against", say("Against"), 0, 3)))
        seen.push_back(co_await ask.text(TextOf("against/" + key + "/model", say("Model"), 20)));
    ask.settle();
    co_await ask.dice(DiceOf("dice", say("Dice"), 1, 6));
}

Answered<Texts> asks(Task<> (*procedure)(Texts&, Ask&), const table::Answers& answers,
                     Missing missing = Missing::stays)
{
    return answered<Texts>(procedure, answers, missing);
}

} // namespace

class TestRows : public QObject
{
    Q_OBJECT

private slots:
    void rowsComeInTheOrderOfTheirNumbers()
    {
        table::Answers answers;
        for (int k = 0; k < 11; ++k)
            answers["abilities/" + std::to_string(k) + "/name"] = "a" + std::to_string(k);
        const auto made = asks(abilities, answers, Missing::leftOut);
        QVERIFY(made.form.complete);
        QCOMPARE(made.result.at(2), "a2");
        QCOMPARE(made.result.at(10), "a10");
    }

    void aRowIsBegunBeforeItsFieldsAreKnown()
    {
        const auto begun = asks(abilities, {{"abilities/0", table::LeftOut()}});
        QCOMPARE(missing(begun.form), "abilities/0/name");
        QVERIFY(!begun.form.refusal);
        const auto named = asks(factors, {{"vulnerable/fire", table::LeftOut()}});
        QCOMPARE(missing(named.form), "vulnerable/fire");
        QCOMPARE(asks(factors, {{"vulnerable/fire", 2}}).result, Texts{"fire=2"});
    }

    void aRowMayBeOneWord()
    {
        const auto list = asks(abilities, {{"abilities", Texts{"march", "charge"}}}, Missing::leftOut);
        QCOMPARE(list.result, (Texts{"march", "charge"}));
        const auto mixed = asks(
            abilities, {{"abilities/0", "march"}, {"abilities/1/name", "attack"}, {"abilities/1/cost", 3}},
            Missing::leftOut);
        QCOMPARE(mixed.result, (Texts{"march", "attack=3"}));
    }

    void noRowsAreWrittenAsAnEmptyListOrNothing()
    {
        for (const table::Value& none :
             {table::Value(std::vector<int>()), table::Value(Texts()), table::Value()})
            QVERIFY(asks(abilities, {{"abilities", none}}, Missing::leftOut).form.complete);
        QVERIFY(asks(abilities, {}, Missing::leftOut).form.complete);
        QCOMPARE(rule(asks(factors, {}, Missing::leftOut).form), "malformed");
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
};

ADJUTANT_TEST(TestRows)

} // namespace tst_door_rows

#include "tst_door_rows.moc"
