#include "app/catalogues/catalogueloader.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/yaml/doorjson.h"
#include "tests/systems/drakerys/records/recordfixture.h"

namespace tst_records_bytes {

using namespace adjutant;
using namespace adjutant::test;
using Json = nlohmann::ordered_json;

namespace {

Json seen(const Session& session, const door::Viewer& viewer)
{
    return yaml::matchJson(session, viewer, session.offers(viewer),
                           [](const Message& message) { return toText(message); });
}

} // namespace

/// How much a page on another device has to fetch.
class RecordBytesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        Json before = seen(*session, viewer);
        std::vector<std::size_t> updates;
        for (const TimedStep& step : game.steps) {
            QVERIFY(!session->take(step.step));
            Json now = seen(*session, viewer);
            updates.push_back(Json::diff(before["view"], now["view"]).dump().size());
            before = std::move(now);
        }
        std::ranges::sort(updates);
        const std::size_t median = updates[updates.size() / 2], high = updates[updates.size() * 95 / 100];
        QVERIFY2(median <= 1024 && high <= 4096,
                 (std::to_string(median) + ' ' + std::to_string(high)).c_str());
    }
};

ADJUTANT_TEST(RecordBytesTest)

} // namespace tst_records_bytes
