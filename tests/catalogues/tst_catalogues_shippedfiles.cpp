#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/referencefiles.h"
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QtTest>

namespace tst_catalogues_shippedfiles {

using namespace adjutant;

/// The data that the app ships: all of it is built in, and all of it is sound.
class ShippedFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loadingTheCatalogueHasNoFaults_data() { eachGame(); }
    void loadingTheCatalogueHasNoFaults()
    {
        QFETCH(QString, game);
        const yaml::AssembledCatalogue loaded = loadCatalogue(game, UserFiles::ignore);
        QVERIFY2(loaded.faults.empty(),
                 loaded.faults.empty() ? "" : inEnglish(loaded.faults.front()).c_str());
        QCOMPARE(loaded.catalogue.system(), SystemId(game.toStdString()));
        QCOMPARE(loaded.catalogue.name(), std::string(findGameSystem(game.toStdString())->name));
    }

    void anUnknownSystemIsEmpty()
    {
        const yaml::AssembledCatalogue loaded = loadCatalogue(QStringLiteral("nothing"), UserFiles::ignore);
        QVERIFY(loaded.catalogue.units().empty());
        QVERIFY(loaded.faults.empty());
    }

    void everyFileIsBuiltInAndSound_data()
    {
        QTest::addColumn<QString>("path");
        const QDir data(QStringLiteral(ADJUTANT_SOURCE_DIR "/data"));
        QDirIterator files(data.path(), {QStringLiteral("*.yaml")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = data.relativeFilePath(files.next());
            QTest::newRow(qPrintable(path)) << path;
        }
    }

    void everyFileIsBuiltInAndSound()
    {
        QFETCH(QString, path);
        QFile file(QStringLiteral(ADJUTANT_SOURCE_DIR "/data/") + path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(!text.isEmpty());
        QCOMPARE(shippedText(path), text);
        if (path.contains(QStringLiteral("/reference/"))) {
            const auto read = yaml::readReferenceFile(text.toStdString(), path.toStdString());
            QVERIFY2(read, read ? "" : inEnglish(read.error().front()).c_str());
            QVERIFY(!read->empty());
            return;
        }
        if (path.contains(QStringLiteral("/aid/"))) {
            const auto read = yaml::readPlayerAid(text.toStdString(), path.toStdString());
            QVERIFY2(read, read ? "" : inEnglish(read.error().front()).c_str());
            return;
        }
        if (path.contains(QStringLiteral("/ready/"))) {
            const yaml::ReadRoster read = yaml::readRoster(text.toStdString(), path.toStdString());
            QVERIFY2(read.faults.empty(), read.faults.empty() ? "" : inEnglish(read.faults.front()).c_str());
            return;
        }
        if (path.contains(QStringLiteral("/translations/")))
            return; // they have tests of their own
        const auto read = yaml::readCatalogueFile(text.toStdString(), path.toStdString());
        QVERIFY2(read, read ? "" : inEnglish(read.error().front()).c_str());
        QCOMPARE(read->system, SystemId(path.section(QLatin1Char('/'), 0, 0).toStdString()));
    }

    void unitsOfAFactionAreInItsFile_data() { eachGame(); }
    void unitsOfAFactionAreInItsFile()
    {
        QFETCH(QString, game);
        for (const QString& path : shippedFiles(game + QStringLiteral("/units"))) {
            const auto read = yaml::readCatalogueFile(shippedText(path).toStdString(), path.toStdString());
            QVERIFY(read && !read->units.empty());
            for (const Unit& unit : read->units)
                QVERIFY(factionOf(unit.id).empty() ||
                        factionOf(unit.id).text() == QFileInfo(path).baseName().toStdString());
        }
    }

    // Where each stands in the printed rules; what was invented says that it was.
    void everyUnitWeaponAndOptionSaysWhereItIsPrinted_data() { eachGame(); }
    void everyUnitWeaponAndOptionSaysWhereItIsPrinted()
    {
        QFETCH(QString, game);
        const Catalogue catalogue = loadCatalogue(game, UserFiles::ignore).catalogue;
        for (const Unit& unit : catalogue.units())
            QVERIFY2(unit.source.empty() == unit.sample, unit.id.text().c_str());
        for (const Weapon& weapon : catalogue.weapons())
            QVERIFY2(!weapon.source.empty(), weapon.id.text().c_str());
        for (const Option& option : catalogue.options())
            QVERIFY2(!option.source.empty(), option.id.text().c_str());
    }

private:
    static void eachGame()
    {
        QTest::addColumn<QString>("game");
        for (const GameSystem& game : gameSystems()) {
            const QString id = QString::fromStdString(std::string(game.id));
            QTest::newRow(qPrintable(id)) << id;
        }
    }
};

ADJUTANT_TEST(ShippedFilesTest)

} // namespace tst_catalogues_shippedfiles

#include "tst_catalogues_shippedfiles.moc"
