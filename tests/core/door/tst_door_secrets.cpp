#include "tests/core/door/pebbletable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_door_secrets {

using namespace adjutant;
using namespace adjutant::test;

namespace {

std::string story(const Session& session, const table::Viewer& viewer)
{
    std::string text;
    for (const LogLine& line : session.log(viewer))
        for (const Sentence& each : line.sentences)
            text += toText(each.message) + '\n';
    return text;
}

} // namespace

class TestSecrets : public QObject
{
    Q_OBJECT

    const table::Viewer red{false, {PlayerId("red")}};
    const table::Viewer blue{false, {PlayerId("blue")}};

private slots:
    void aSecretIsForOnePairOfEyes()
    {
        const PebbleTable table;
        const table::Form form = table.session().form({}, sideKeyOf("hide", "red"), {});
        QVERIFY(form.eyesOnly && form.fields.back().secret);
        QCOMPARE(form.fields.back().by, PlayerId("red"));
        for (const table::Offer& offer : table.session().offers({}))
            QCOMPARE(offer.eyesOnly, offer.key.procedure == "hide");
    }

    void itsSentenceIsReadByItsOwner()
    {
        PebbleTable table;
        QCOMPARE(table.hide("red", 3), "");
        QCOMPARE(story(table.session(), red), "red hides stones\nred hides 3\n");
        QCOMPARE(story(table.session(), blue), "red hides stones\n");
    }

    void itIsCoveredOnEveryBoardUntilItIsShown()
    {
        PebbleTable table;
        table.hide("red", 3);
        const auto fist = [&table](const table::Viewer& viewer) {
            return toText(
                std::get<table::Row>(table.session().view(viewer, {}).boards.back().drawn).items[0].label);
        };
        QCOMPARE(fist(red), "3 stones");
        QCOMPARE(fist(blue), "-1 stones");
        QCOMPARE(table.play(keyOf("show"), {}), "waiting");
        table.hide("blue", 0);
        QCOMPARE(table.session().offers({}).front().key.procedure, "show");
        QCOMPARE(table.play(keyOf("show"), {}), "");
        QVERIFY(story(table.session(), blue).find("red had 3") != std::string::npos);
        QCOMPARE(table.jar("red"), 3);
    }
};

ADJUTANT_TEST(TestSecrets)

} // namespace tst_door_secrets

#include "tst_door_secrets.moc"
