#include "tests/core/door/asked.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <memory>

namespace tst_door_tasks {

using namespace adjutant;
using namespace adjutant::test;

namespace {

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

Task<int> sum(Ask& ask, std::string path, std::shared_ptr<int> held)
{
    const int one = co_await ask.number(NumberOf(path + "/one", say("One"), 0, 9));
    const std::vector<std::shared_ptr<int>> copies(3, held);
    const int other = co_await ask.number(NumberOf(path + "/other", say("Other"), 0, 9));
    co_return one + other + *copies.back();
}

Task<std::string> joined(Ask& ask, std::shared_ptr<int> held)
{
    std::string text(100, 'x');
    const int red = co_await sum(ask, "red", held);
    const int blue = co_await sum(ask, "blue", std::move(held));
    co_return text + std::to_string(red) + ' ' + std::to_string(blue);
}

Task<> nested(Seen& seen, Ask& ask)
{
    const std::shared_ptr<int> held = seen.held.counter;
    const std::string text = co_await joined(ask, held);
    if (text.size() > 1000)
        co_return;
    seen.text = text.substr(100);
}

} // namespace

class TestTasks : public QObject
{
    Q_OBJECT

private slots:
    void aTaskWithinATaskGivesItsResult()
    {
        const table::Answers answers{{"red/one", 1}, {"red/other", 2}, {"blue/one", 3}, {"blue/other", 4}};
        QCOMPARE(answered<Seen>(nested, answers, Ask::Missing::stays).result.text, "10 14");
    }

    void whatIsHeldAtAQuestionIsLetGoOnce()
    {
        table::Answers answers;
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

    void aTaskThatWasNeverBegunIsLetGo()
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

ADJUTANT_TEST(TestTasks)

} // namespace tst_door_tasks

#include "tst_door_tasks.moc"
