#include "core/roster/cards.h"
#include "core/systems/skirmish/skirmish.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/rosterreader.h"
#include "tests/systems/skirmish/skirmishstart.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QtTest>

namespace tst_skirmish_lists {

using namespace adjutant;
using namespace adjutant::test;

namespace {

std::string shippedText(const QString& path)
{
    QFile file(QStringLiteral(ADJUTANT_SOURCE_DIR "/data/skirmish/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// Warbands, and the profiles that come with the game.
class SkirmishListsTest : public QObject
{
    Q_OBJECT

private:
    Catalogue m_catalogue;

    std::size_t findingsOf(std::size_t models, std::size_t cards)
    {
        Roster list;
        list.system = SystemId("skirmish");
        for (std::size_t k = 0; k < models; ++k) {
            RosterEntry entry;
            entry.id = EntryId("model-" + std::to_string(k));
            entry.unit = UnitId("dwarven-defender");
            list.entries.push_back(std::move(entry));
        }
        for (std::size_t k = 0; k < cards; ++k)
            list.extras["deck/" + std::to_string(k) + "/name"] = "Card " + std::to_string(k);
        return skirmish::checkList(list, m_catalogue).size();
    }

private slots:
    void initTestCase()
    {
        std::vector<yaml::CatalogueFile> files;
        for (const char* name :
             {"system.yaml", "units/source.yaml", "units/samples.yaml", "ready-lists.yaml"})
            files.push_back({name, shippedText(QString::fromUtf8(name)), false});
        auto assembled = yaml::assembleCatalogue(files);
        QVERIFY(assembled.faults.empty());
        m_catalogue = std::move(assembled.catalogue);
    }

    void aWarbandHasThreeToTenModels()
    {
        QCOMPARE(findingsOf(2, 10), 1U);
        QCOMPARE(findingsOf(3, 10), 0U);
        QCOMPARE(findingsOf(10, 10), 0U);
        QCOMPARE(findingsOf(11, 10), 1U);
    }

    void aDeckHasTenCards()
    {
        QCOMPARE(findingsOf(3, 9), 1U);
        QCOMPARE(findingsOf(3, 16), 1U);
    }

    // "You bring a deck of 10 cards": a list without one isn't all that the rules want, and can be played.
    void aListWithoutADeckSaysSo()
    {
        Roster list;
        for (const char* id : {"a", "b", "c"}) {
            RosterEntry entry;
            entry.id = EntryId(id);
            entry.unit = UnitId("dwarven-defender");
            list.entries.push_back(std::move(entry));
        }
        const auto findings = skirmish::checkList(list, m_catalogue);
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].severity, Severity::warning);
        QCOMPARE(toText(findings[0].message), "the list has no deck; the rules call for 10 cards");
    }

    // The four profiles of the source, as printed.
    void theProfilesOfTheSource()
    {
        int printed = 0;
        for (const Unit& unit : m_catalogue.units()) {
            const auto card = skirmish::cardOf(unit.card);
            QVERIFY2(card, unit.id.text().c_str());
            QVERIFY(unit.sample || !unit.note.empty());
            printed += unit.sample ? 0 : 1;
        }
        QCOMPARE(printed, 4);
        const auto cardOf = [this](const char* id) {
            return *skirmish::cardOf(m_catalogue.find(UnitId(id))->card);
        };
        const skirmish::ModelCard wizard = cardOf("wizard-from-the-halls-of-dolion");
        QVERIFY(wizard.abilities.empty());
        QVERIFY(wizard.modelClass.empty());
        QCOMPARE(wizard.dice[skirmish::DieKind::wild], 3);
        QCOMPARE(toText(skirmish::toView(wizard).lines.front()), "No abilities printed");
        const skirmish::ModelCard vampire = cardOf("vampire-sword-fighter");
        QCOMPARE(vampire.modelClass, "fighter");
        QCOMPARE(vampire.abilities.size(), 5U);
        QCOMPARE(vampire.abilities[0].most, std::optional(2));
        QCOMPARE(vampire.abilities[0].mostElsewhere, std::optional(3));
        QCOMPARE(vampire.abilities[2].accuracy, -2);
        const skirmish::ModelCard ram = cardOf("great-ram-of-shamborga");
        QCOMPARE(ram.defence(skirmish::AbilityKind::melee), std::optional(5));
        QCOMPARE(ram.resistance(skirmish::Resistance::armor), std::optional(7));
        QCOMPARE(ram.abilities[1].damageToSmaller, std::optional(4));
        const skirmish::ModelCard dwarf = cardOf("dwarven-defender");
        QVERIFY(!dwarf.abilities[0].most);
        QCOMPARE(dwarf.abilities[1].when, skirmish::Trigger::dodged);
    }

    void theReadyListsPlay()
    {
        Start start;
        start.system = SystemId("skirmish");
        QCOMPARE(m_catalogue.readyLists().size(), 2U);
        for (const ReadyList& list : m_catalogue.readyLists()) {
            const auto read = yaml::readRoster(shippedText(QString::fromStdString(list.roster)), list.roster);
            QVERIFY(read.faults.empty());
            QVERIFY(skirmish::checkList(read.roster, m_catalogue).empty());
            Side side;
            side.id = PlayerId(start.sides.empty() ? "red" : "blue");
            side.roster = withCards(read.roster, m_catalogue);
            start.sides.push_back(std::move(side));
        }
        QVERIFY(skirmish::begin(start));
    }

    void aCardSaysWhatIsWrongWithIt()
    {
        const auto rule = [](const std::string& json) {
            const auto card = skirmish::cardOf(answersFrom(json));
            return card ? std::string() : toText(card.error().message);
        };
        QCOMPARE(rule("{wounds: 3}"), "");
        QVERIFY(rule("{name: X}").find("wounds") == 0);
        QVERIFY(rule("{wounds: 0}").find("from 1 to") != std::string::npos);
        QVERIFY(rule("{wounds: 3, dice: {magic: 1}}").find("dice/magic") != std::string::npos);
        QVERIFY(rule("{wounds: 3, abilities: [{kind: mele, chance: 4}]}").find("'melee'") !=
                std::string::npos);
        QVERIFY(rule("{wounds: 3, abilities: [{id: a, chance: 4}, {id: a, chance: 4}]}").find("twice") !=
                std::string::npos);
        // The source's Profiles say Mind where its cards say Will.
        QCOMPARE(skirmish::cardOf(answersFrom("{wounds: 1, abilities: [{chance: 4, vs: Mind}]}"))
                     ->abilities[0]
                     .versus,
                 skirmish::Resistance::will);
    }

    void mindIsWill()
    {
        const auto card = skirmish::cardOf(answersFrom("{wounds: 1, resistances: {mind: 7}}"));
        QCOMPARE(card->resistance(skirmish::Resistance::will), std::optional(7));
    }
};

ADJUTANT_TEST(SkirmishListsTest)

} // namespace tst_skirmish_lists

#include "tst_skirmish_lists.moc"
