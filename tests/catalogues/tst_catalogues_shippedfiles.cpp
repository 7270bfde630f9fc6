#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "tests/catalogues/shippedgames.h"

namespace adjutant::test::tst_catalogues_shippedfiles {

/// The data that the app ships: all of it is built in, and says the same in each language.
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
        QCOMPARE(loaded.catalogue.contents().name, std::string(findGameSystem(game.toStdString())->name));
    }

    void anUnknownSystemIsEmpty()
    {
        const yaml::AssembledCatalogue loaded = loadCatalogue("nothing", UserFiles::ignore);
        QVERIFY(loaded.catalogue.units().empty() && loaded.faults.empty());
    }

    void everyFileIsBuiltIn()
    {
        const QDir data(QStringLiteral(ADJUTANT_SOURCE_DIR "/data"));
        QDirIterator files(data.path(), {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QByteArray text = contentsOf(files.next());
            const QString path = data.relativeFilePath(files.filePath());
            QVERIFY2(!text.isEmpty() && shippedText(path) == text, qPrintable(path));
            QVERIFY(!path.contains("/reference/") || text.contains("- id: "));
        }
    }

    void unitsOfAFactionAreInItsFile_data() { eachGame(); }
    void unitsOfAFactionAreInItsFile()
    {
        QFETCH(QString, game);
        for (const QString& path : shippedFiles(game + "/units")) {
            const auto read =
                yaml::readText(yaml::readCatalogueFile, shippedText(path).toStdString(), path.toStdString());
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

    // The player aid of every game: in both languages, and every line with its rule.

    void everyGameHasOneThatSaysTheSameInBothLanguages_data() { eachGame(); }
    void everyGameHasOneThatSaysTheSameInBothLanguages()
    {
        QFETCH(QString, game);
        const PlayerAid english = loadPlayerAid(game, "en");
        const PlayerAid french = loadPlayerAid(game, "fr");
        for (const PlayerAid& aid : {english, french})
            QCOMPARE(aid.system, SystemId(game.toStdString()));
        QCOMPARE(english.language + french.language, "enfr");
        QVERIFY(!english.blocks.empty());
        QCOMPARE(french.blocks.size(), english.blocks.size());
        for (std::size_t b = 0; b < english.blocks.size(); ++b) {
            const AidBlock& original = english.blocks[b];
            const AidBlock& translated = french.blocks[b];
            const char* where = original.title.c_str();
            QVERIFY2(translated.rule == original.rule && translated.kind == original.kind, where);
            QVERIFY2(translated.header.size() == original.header.size(), where);
            QVERIFY2(translated.rows.size() == original.rows.size(), where);
            for (std::size_t r = 0; r < original.rows.size(); ++r) {
                QVERIFY2(translated.rows[r].rule == original.rows[r].rule, where);
                for (std::size_t c = 0; c < original.rows[r].cells.size(); ++c) {
                    const std::string& cell = original.rows[r].cells[c];
                    QVERIFY2(figuresOf(translated.rows[r].cells[c]) == figuresOf(cell), cell.c_str());
                }
            }
        }
    }

    void everyRuleHasItsEntry_data() { eachGame(); }
    void everyRuleHasItsEntry()
    {
        QFETCH(QString, game);
        const Reference reference = loadReference(game, "en");
        for (const AidBlock& block : loadPlayerAid(game, "en").blocks) {
            QVERIFY2(reference.find(block.rule), block.title.c_str());
            for (const AidRow& row : block.rows)
                QVERIFY2(row.rule.empty() || (reference.find(row.rule) && row.rule != block.rule),
                         row.cells.front().c_str());
        }
    }

    void whatIsNotTranslatedIsInEnglish()
    {
        const QString game = QString::fromStdString(std::string(gameSystems().front().id));
        QCOMPARE(loadPlayerAid(game, "xx").language, "en");
        QVERIFY(loadPlayerAid("nothing", "en").blocks.empty());
    }
};

ADJUTANT_TEST(ShippedFilesTest)

} // namespace adjutant::test::tst_catalogues_shippedfiles
