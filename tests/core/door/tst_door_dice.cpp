#include "tests/core/door/asked.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_door_dice {

using namespace adjutant;
using namespace adjutant::test;
using Missing = Ask::Missing;
using Faces = std::vector<int>;

namespace {

Task<> tens(Faces& seen, Ask& ask)
{
    // Each ten adds a die.
    const auto more = [](const Faces& faces) {
        const auto due =
            2 + std::count(faces.begin(), faces.end(), 10) - static_cast<std::ptrdiff_t>(faces.size());
        return std::vector<table::Die>(static_cast<std::size_t>(due), table::Die{10, {}});
    };
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 2, 10).more(more).wrongCountIs("dice-count"));
}

Task<> single(Faces& seen, Ask& ask)
{
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 1, 100));
}

Task<> mixed(Faces& seen, Ask& ask)
{
    std::vector<table::Die> pool{{6, say("Attack")}, {12, say("Advantage")}};
    const auto faces = co_await ask.diceOrNone(DiceOf("dice", say("Dice"), std::move(pool)));
    seen = faces.value_or(Faces{0});
}

Task<> nothing(Faces& seen, Ask& ask)
{
    seen = co_await ask.dice(DiceOf("dice", say("Dice"), 0, 6));
    seen.push_back(7);
}

Answered<Faces> rolls(Task<> (*procedure)(Faces&, Ask&), const table::Answers& answers,
                      Missing missing = Missing::stays)
{
    return answered<Faces>(procedure, answers, missing);
}

std::size_t pool(const table::Form& form)
{
    return std::get<table::DiceInput>(field(form, "dice").input).dice.size();
}

} // namespace

class TestDice : public QObject
{
    Q_OBJECT

private slots:
    void dieThatAddsADieIsAmongThePool()
    {
        QCOMPARE(pool(rolls(tens, {}).form), 2U);
        const auto begun = rolls(tens, {{"dice", Faces{10, 3}}});
        QCOMPARE(pool(begun.form), 3U);
        QVERIFY(!begun.form.complete && !begun.form.refusal);
        const auto more = rolls(tens, {{"dice", Faces{10, 3, 10}}});
        QCOMPARE(pool(more.form), 4U);
        QCOMPARE(rolls(tens, {{"dice", Faces{10, 3, 10, 1}}}).result, (Faces{10, 3, 10, 1}));
    }

    void aFewFacesOfManyAreNotWhole()
    {
        const auto begun = rolls(tens, {{"dice", Faces{4}}});
        QVERIFY(!begun.form.complete && !begun.form.playable && !begun.form.refusal);
        QCOMPARE(rule(rolls(tens, {{"dice", Faces{4}}}, Missing::leftOut).form), "dice-count");
        QCOMPARE(rule(rolls(tens, {{"dice", Faces{4, 5, 6}}}).form), "dice-count");
    }

    void facesAreThoseOfTheirDie()
    {
        QVERIFY(rolls(mixed, {{"dice", Faces{6, 12}}}).form.complete);
        QCOMPARE(rule(rolls(mixed, {{"dice", Faces{7, 12}}}).form), "malformed");
        QCOMPARE(rule(rolls(mixed, {{"dice", Faces{6, 0}}}).form), "malformed");
        QCOMPARE(rule(rolls(mixed, {{"dice", "six"}}).form), "malformed");
        QCOMPARE(rolls(mixed, {{"dice", table::LeftOut()}}).result, Faces{0});
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
        QVERIFY(rolls(nothing, {{"dice", Faces{}}}, Missing::leftOut).form.complete);
    }

    void aPoolDoesNotGrowWithoutEnd()
    {
        const auto made = rolls(tens, {{"dice", Faces(5000, 10)}});
        QCOMPARE(rule(made.form), "dice-count");
    }
};

ADJUTANT_TEST(TestDice)

} // namespace tst_door_dice

#include "tst_door_dice.moc"
