#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "core/roster/code.h"
#include "core/systems/gamesystem.h"
#include "tests/catalogues/shippedgames.h"

namespace adjutant::test::tst_catalogues_shippedfiles {

static std::vector<std::uint8_t> bytesOf(const std::string& code)
{
    auto bytes = code::fromBase64(std::string_view(code).substr(codePrefix.size()));
    bytes->resize(bytes->size() - 4);
    return *bytes;
}

// With a checksum that is right.
static std::string codeOfBytes(std::vector<std::uint8_t> bytes, std::string_view prefix)
{
    const std::uint32_t sum = code::checksum(bytes);
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(sum >> shift));
    return std::string(prefix) + code::base64(bytes);
}

static std::string_view prefixOf(const std::string& code)
{
    return std::string_view(code).substr(0, codePrefix.size());
}

static CodeRefusal refusalOf(const std::vector<std::uint8_t>& bytes)
{
    return rosterOfCode(codeOfBytes(bytes, codePrefix)).error();
}

// What stands before the entries.
static code::ByteWriter head(const std::string& name = "x", const std::string& notes = {})
{
    code::ByteWriter out;
    out.text("nothing");
    out.text("north");
    out.text(name);
    out.number(0);
    out.number(0);
    out.text(notes);
    return out;
}

/// The data that the app ships: all of it is built in, and says the same in each language.
class ShippedFilesTest : public QObject
{
    Q_OBJECT

    static void eachList()
    {
        const auto row = columns<std::string>("code");
        for (const GameSystem& game : gameSystems()) {
            QVERIFY(!listsOf(game).empty());
            for (int number = 0; const LoadedReadyList& list : listsOf(game))
                row(std::string(game.id) + ' ' + std::to_string(++number), codeOf(list.roster));
        }
    }

    static std::vector<LoadedReadyList> listsOf(const GameSystem& game)
    {
        return loadReadyLists(loadCatalogue(QString::fromUtf8(game.id), UserFiles::ignore).catalogue);
    }

    // Refused with a sentence.
    static bool isRefused(const std::string& code)
    {
        const auto read = rosterOfCode(code);
        return !read && !inEnglish(read.error()).empty();
    }

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

    // Share codes of the shipped lists, which whoever sends them may have made anything of: each is refused
    // with a sentence, or read as the list that it was.

    void aCodeIsReadAsItsList_data() { eachList(); }
    void aCodeIsReadAsItsList()
    {
        QFETCH(std::string, code);
        const auto roster = rosterOfCode(code);
        QVERIFY(roster);
        QCOMPARE(codeOf(*roster), code);
        std::string broken;
        for (const char letter : code)
            broken += std::string(1, letter) + (broken.size() % 7 == 0   ? "\r\n"
                                                : broken.size() % 5 == 0 ? " \t"
                                                                         : "");
        QCOMPARE(*rosterOfCode(broken), *roster);
    }

    void eachFlippedBitAndEachCutIsNoticed_data() { eachList(); }
    void eachFlippedBitAndEachCutIsNoticed()
    {
        QFETCH(std::string, code);
        const auto roster = rosterOfCode(code);
        for (std::size_t k = 0; k < code.size(); ++k) {
            QVERIFY(isRefused(code.substr(0, k)));
            for (int bit = 0; bit < 8; ++bit) {
                std::string wrong = code;
                wrong[k] = static_cast<char>(wrong[k] ^ (1 << bit));
                // The last letter may hold bits that no byte takes; then nothing was lost.
                QVERIFY(isRefused(wrong) || (k + 1 == code.size() && *rosterOfCode(wrong) == *roster));
            }
        }
    }

    void otherCaseAndTwiceTheSameAreNoticed_data() { eachList(); }
    void otherCaseAndTwiceTheSameAreNoticed()
    {
        QFETCH(std::string, code);
        const std::string small = QByteArray::fromStdString(code).toLower().toStdString();
        QCOMPARE(rosterOfCode(small).error(), CodeRefusal::notACode);
        QCOMPARE(rosterOfCode(code.substr(0, 5) + small.substr(5)).error(), CodeRefusal::damaged);
        QVERIFY(isRefused(code + code) && isRefused(code + code.substr(codePrefix.size())));
        std::vector<std::uint8_t> twice = bytesOf(code);
        const std::vector<std::uint8_t> once = twice;
        twice.insert(twice.end(), once.begin(), once.end());
        QCOMPARE(rosterOfCode(codeOfBytes(twice, prefixOf(code))).error(), CodeRefusal::malformed);
        std::string wrongSum = codeOfBytes(once, prefixOf(code));
        QCOMPARE(wrongSum, code);
        auto bytes = *code::fromBase64(std::string_view(code).substr(codePrefix.size()));
        bytes.back() ^= 1;
        QCOMPARE(rosterOfCode(std::string(prefixOf(code)) + code::base64(bytes)).error(),
                 CodeRefusal::damaged);
    }

    // Anyone can reckon a checksum: what is read behind a right one is sound, or refused.
    void eachFlippedBitBehindARightChecksumIsRefusedOrSound_data() { eachList(); }
    void eachFlippedBitBehindARightChecksumIsRefusedOrSound()
    {
        QFETCH(std::string, code);
        const std::vector<std::uint8_t> bytes = bytesOf(code);
        for (std::size_t k = 0; k < bytes.size(); ++k)
            for (int bit = 0; bit < 8; ++bit) {
                std::vector<std::uint8_t> wrong = bytes;
                wrong[k] = static_cast<std::uint8_t>(wrong[k] ^ (1 << bit));
                const auto read = rosterOfCode(codeOfBytes(wrong, prefixOf(code)));
                // What is read is a list, which its own code gives back.
                QVERIFY(!read || *rosterOfCode(codeOf(*read)) == *read);
            }
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY(isRefused(codeOfBytes(
                {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length)}, prefixOf(code))));
    }

    void countsAndLengthsBeyondTheEndAreRefused()
    {
        for (const std::uint64_t count : {201ull, 1'000'000ull, 1ull << 32, (1ull << 63) - 1}) {
            code::ByteWriter entries = head();
            entries.number(count);
            QCOMPARE(refusalOf(entries.bytes()), CodeRefusal::malformed);
            code::ByteWriter name;
            name.text("nothing");
            name.text("north");
            name.number(count);
            QCOMPARE(refusalOf(name.bytes()), CodeRefusal::malformed);
        }
        code::ByteWriter few = head();
        few.number(200);
        QCOMPARE(refusalOf(few.bytes()), CodeRefusal::malformed);
        // A number that never ends.
        std::vector<std::uint8_t> endless = head().bytes();
        endless.insert(endless.end(), 1000, 0xff);
        QCOMPARE(refusalOf(endless), CodeRefusal::malformed);
    }

    void aUnitRepeatedAMillionTimesIsRefused()
    {
        code::ByteWriter out = head();
        out.number(1'000'000);
        std::vector<std::uint8_t> bytes = out.bytes();
        for (int k = 0; k < 300'000; ++k)
            bytes.insert(bytes.end(), {0, 1, 'a', 0xc0, 0x84, 0x3d}); // an `a` of no Warriors
        QCOMPARE(refusalOf(bytes), CodeRefusal::tooLong);
        bytes.resize(out.bytes().size() + std::size_t{6} * 200'000);
        QCOMPARE(refusalOf(bytes), CodeRefusal::malformed);
    }

    void textsWithControlCharactersAreRefused()
    {
        for (const char* text : {"a\x01", "\x1b[2J", "\x7f", "\xff", "\xc0\x80", "\xed\xa0\x80"}) {
            code::ByteWriter name = head(text);
            name.number(0);
            QCOMPARE(refusalOf(name.bytes()), CodeRefusal::malformed);
            code::ByteWriter notes = head("x", text);
            notes.number(0);
            QCOMPARE(refusalOf(notes.bytes()), CodeRefusal::malformed);
        }
        code::ByteWriter good = head("x", "two\nlines");
        good.number(0);
        QVERIFY(rosterOfCode(codeOfBytes(good.bytes(), codePrefix)));
    }

    void fourMebibytesAreTooLong()
    {
        for (const char filling : {'A', ' ', '=', '\n'})
            QCOMPARE(
                rosterOfCode(std::string(codePrefix) + std::string(std::size_t{4} << 20, filling)).error(),
                CodeRefusal::tooLong);
    }
};

ADJUTANT_TEST(ShippedFilesTest)

} // namespace adjutant::test::tst_catalogues_shippedfiles
