#include "core/roster/cards.h"
#include "core/systems/adventure/adventurercard.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/rosterreader.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QtTest>

namespace tst_adventure_samples {

using namespace adjutant;

namespace {

std::string textOfFile(const QString& path)
{
    QFile file(QStringLiteral(ADJUTANT_SOURCE_DIR "/data/adventure/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// The invented cards that come with the game, and the party and the monsters made of them.
class AdventureSamplesTest : public QObject
{
    Q_OBJECT

private:
    Catalogue m_catalogue;

private slots:
    void initTestCase()
    {
        std::vector<yaml::CatalogueFile> files;
        for (const char* name : {"system.yaml", "units/samples.yaml", "ready-lists.yaml"})
            files.push_back({name, textOfFile(QString::fromUtf8(name)), false});
        auto assembled = yaml::assembleCatalogue(files);
        QVERIFY(assembled.faults.empty());
        m_catalogue = std::move(assembled.catalogue);
    }

    void allAreMarkedAsSamples()
    {
        QCOMPARE(m_catalogue.units().size(), 6U);
        for (const Unit& unit : m_catalogue.units()) {
            QVERIFY2(unit.sample, unit.id.text().c_str());
            QVERIFY2(adventure::cardOf(unit.card), unit.id.text().c_str());
        }
    }

    void thePartyMeetsTheMonsters()
    {
        Start start;
        start.system = SystemId("adventure");
        QCOMPARE(m_catalogue.readyLists().size(), 2U);
        for (const ReadyList& list : m_catalogue.readyLists()) {
            const auto read = yaml::readRoster(textOfFile(QString::fromStdString(list.roster)), list.roster);
            QVERIFY(read.faults.empty());
            QVERIFY(findGameSystem("adventure")->checkRoster(read.roster, m_catalogue).empty());
            QCOMPARE(static_cast<int>(read.roster.entries.size()), list.printedWarriors);
            Side side;
            side.id = PlayerId(start.sides.empty() ? "party" : "gm");
            side.roster = withCards(read.roster, m_catalogue);
            start.sides.push_back(std::move(side));
        }
        QVERIFY(findGameSystem("adventure")->begin(start));
    }
};

ADJUTANT_TEST(AdventureSamplesTest)

} // namespace tst_adventure_samples

#include "tst_adventure_samples.moc"
