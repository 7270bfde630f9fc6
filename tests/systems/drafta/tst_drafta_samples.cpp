#include "core/roster/cards.h"
#include "core/systems/drafta/draftaroster.h"
#include "core/systems/drafta/draftarules.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/rosterreader.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QtTest>

namespace tst_drafta_samples {

using namespace adjutant;

namespace {

std::string textOfFile(const QString& path)
{
    QFile file(QStringLiteral(ADJUTANT_SOURCE_DIR "/data/drafta/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// The invented units that come with the game, and the two lists of them.
class DraftaSamplesTest : public QObject
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

    void thereAreEightAndAllAreMarkedAsSamples()
    {
        QCOMPARE(m_catalogue.units().size(), 8U);
        for (const Unit& unit : m_catalogue.units()) {
            QVERIFY2(unit.sample, unit.id.text().c_str());
            const auto card = drafta::cardOf(unit.card);
            QVERIFY2(card, unit.id.text().c_str());
            QCOMPARE(card->name, unit.name);
        }
    }

    void theReadyListsFightEachOther()
    {
        Start start;
        start.system = SystemId("drafta");
        QCOMPARE(m_catalogue.readyLists().size(), 2U);
        for (const ReadyList& list : m_catalogue.readyLists()) {
            const std::string text = textOfFile(QString::fromStdString(list.roster));
            const auto read = yaml::readRoster(text, list.roster);
            QVERIFY(read.faults.empty());
            QVERIFY(drafta::checkList(read.roster, m_catalogue).empty());
            QCOMPARE(static_cast<int>(read.roster.entries.size()), list.printedWarriors);
            Side side;
            side.id = PlayerId(start.sides.empty() ? "red" : "blue");
            side.roster = withCards(read.roster, m_catalogue);
            start.sides.push_back(std::move(side));
        }
        QVERIFY(drafta::begin(start));
    }
};

ADJUTANT_TEST(DraftaSamplesTest)

} // namespace tst_drafta_samples

#include "tst_drafta_samples.moc"
