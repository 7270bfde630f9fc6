#include "app/catalogues/catalogueloader.h"
#include "core/roster/code.h"
#include "core/systems/gamesystem.h"

namespace adjutant::test::tst_catalogues_sharecodes {

static std::vector<std::uint8_t> contentsOf(const std::string& code)
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

/// Whoever sends a share code may have made anything of it: it is refused with a sentence, or read as the
/// list that it was.
class ShareCodesTest : public QObject
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
        std::vector<std::uint8_t> twice = contentsOf(code);
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
        const std::vector<std::uint8_t> bytes = contentsOf(code);
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

ADJUTANT_TEST(ShareCodesTest)

} // namespace adjutant::test::tst_catalogues_sharecodes
