#include "core/match/linechain.h"
#include "core/match/log.h"

namespace adjutant::test::tst_log {

static Log<char> written(std::string_view letters)
{
    Log<char> log;
    for (const char letter : letters)
        log.append(letter);
    return log;
}

/// The commands that stand.
static std::string standing(const Log<char>& log)
{
    std::string letters;
    for (std::size_t k = 0; k < log.cursor(); ++k)
        letters += log.commandAt(k);
    return letters;
}

/// The same written again with another library, from the words of the format.
static QByteArray lineByQt(QByteArray& last, const QByteArray& text)
{
    last = QCryptographicHash::hash(last + text, QCryptographicHash::Sha256);
    return last.toHex().left(16) + ' ' + text + '\n';
}

const std::vector<std::string> texts = {R"({"format":"adjutant-match/5"})", "", R"({"undo":1})",
                                        "Maëlan — 龍", std::string(100'000, 'x')};

static std::string fileOf(const std::vector<std::string>& texts)
{
    ChainHash last{};
    std::string file;
    for (const std::string& text : texts)
        file += chainedLine(last, text);
    return file;
}

static std::vector<std::string> read(const ChainedLines& lines)
{
    return {lines.texts.begin(), lines.texts.end()};
}

/// The log of a match, whatever its commands are.
class LogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoTakesBackAndRedoDoesAgain()
    {
        Log<char> log = written("abc");
        QVERIFY(log.undo() && log.undo());
        QCOMPARE(standing(log), "a");
        QVERIFY(log.redo());
        QCOMPARE(listed(standing(log), log.cursor()), "ab 2");
        QVERIFY(log.canRedo(1) && !log.canRedo(2));
        QVERIFY(log.redo() && !log.redo() && log.undo() && log.undo() && log.undo() && !log.undo());
        QCOMPARE(standing(log), "");
    }

    void aNewCommandStartsABranchAndTheOldOneIsKept()
    {
        Log<char> log = written("abc");
        log.undo();
        log.append('d');
        QVERIFY(!log.redo());
        QCOMPARE(listed(standing(log), log.entries().size()), "abd 4");
        log.goTo(2); // c, behind ab
        QCOMPARE(standing(log), "abc");
        QVERIFY(log.undo() && log.redo());
        QCOMPARE(standing(log), "abc");
        log.goTo(3);
        QCOMPARE(listed(standing(log), log.entryAt(2)), "abd 3");
    }

    void aBranchMayBeginWithTheFirstCommand()
    {
        Log<char> log = written("ab");
        QVERIFY(log.undo() && log.undo());
        log.append('c');
        QVERIFY(!log.before(2));
        log.goTo(1);
        QCOMPARE(standing(log), "ab");
    }

    void everyCommandOfEveryBranchIsFoundAgain()
    {
        // Branches begin at every third command of the first, and each has a branch of its own in its middle.
        std::vector<std::string> branches;
        Log<char> log = written(std::string(90, 'a'));
        std::vector<std::size_t> ends{89};
        branches.push_back(std::string(90, 'a'));
        for (std::size_t k = 0; k < 90; k += 3) {
            log.goTo(k);
            for (int more = 0; more < 40; ++more)
                log.append('b');
            ends.push_back(log.entries().size() - 1);
            branches.push_back(std::string(k + 1, 'a') + std::string(40, 'b'));
            for (int back = 0; back < 20; ++back)
                log.undo();
            log.append('c');
            ends.push_back(log.entries().size() - 1);
            branches.push_back(std::string(k + 1, 'a') + std::string(20, 'b') + 'c');
        }
        for (std::size_t k = 0; k < ends.size(); ++k) {
            log.goTo(ends[k]);
            QCOMPARE(standing(log), branches[k]);
        }
    }

    // Files of lines that each have the hash of all before: what was altered, left out, doubled or moved
    // shows.

    void writesWhatAnotherLibraryComputes()
    {
        ChainHash last{};
        QByteArray lastByQt(32, '\0');
        for (const std::string& text : texts) {
            const std::string line = chainedLine(last, text);
            QCOMPARE(QByteArray::fromStdString(line), lineByQt(lastByQt, QByteArray::fromStdString(text)));
        }
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(last.data()), 32), lastByQt);
    }

    void readsBackWhatWasWritten()
    {
        const std::string file = fileOf(texts);
        const ChainedLines all = chainedLines(file);
        QCOMPARE(read(all), texts);
        QVERIFY(!all.damaged);
        QCOMPARE(all.bytes, file.size());
        QCOMPARE(all.lines, texts.size());
        QCOMPARE(chainedLines({}).lines, 0U);
    }

    void goesOnBehindWhatWasRead()
    {
        const std::string file = fileOf(texts);
        const std::size_t second = file.find('\n') + 1;
        const ChainedLines first = chainedLines(std::string_view(file).substr(0, second));
        const ChainedLines rest = chainedLines(std::string_view(file).substr(second), first.last);
        QCOMPARE(read(rest), std::vector<std::string>(texts.begin() + 1, texts.end()));
        QVERIFY(!rest.damaged);
        QCOMPARE(rest.last, chainedLines(file).last);
    }

    // A line without its end was never confirmed.
    void aTornTailIsNoDamage()
    {
        const std::string file = fileOf({"one", "two", "three"});
        const std::size_t kept = file.find("two") + 4;
        for (std::size_t size = kept; size < file.size(); ++size) {
            const ChainedLines cut = chainedLines(std::string_view(file).substr(0, size));
            QCOMPARE(read(cut), (std::vector<std::string>{"one", "two"}));
            QVERIFY(!cut.damaged);
            QCOMPARE(cut.bytes, kept);
        }
    }

    void everyAlteredByteShowsInItsLine()
    {
        const std::string file = fileOf({R"({"a":1})", R"({"b":2})", R"({"c":3})"});
        for (std::size_t at = 0; at < file.size(); ++at)
            for (const int bit : {1, 32, 128}) {
                std::string altered = file;
                altered[at] = static_cast<char>(altered[at] ^ bit);
                const ChainedLines found = chainedLines(altered);
                const auto line =
                    static_cast<std::size_t>(std::count(file.begin(), file.begin() + long(at), '\n'));
                QVERIFY(found.texts.size() <= line);
                // Where the last line end itself went, the line was cut.
                QVERIFY(found.damaged == line + 1 || at + 1 == file.size());
            }
    }

    void aMissingDoubledOrMovedLineShows()
    {
        const QByteArrayList whole =
            QByteArray::fromStdString(fileOf({"one", "two", "three", "four"})).split('\n');
        const auto read = [](const QByteArrayList& lines) {
            const ChainedLines found = chainedLines(lines.join('\n').toStdString());
            return listed(found.damaged, found.lines);
        };
        QByteArrayList changed = whole;
        changed.removeAt(1);
        QCOMPARE(read(changed), "2 3");
        changed = whole;
        changed.insert(1, whole[1]);
        QCOMPARE(read(changed), "3 5");
        changed = whole;
        changed.swapItemsAt(1, 2);
        QCOMPARE(read(changed), "2 4");
        changed = whole;
        changed.insert(1, "0123456789abcdef {}");
        QCOMPARE(read(changed), "2 5");
    }

    void whatOthersWroteIsDamageFromItsFirstLineOn_data()
    {
        const auto row = columns<QByteArray, int>("bytes", "damaged");
        QByteArray crlf = QByteArray::fromStdString(fileOf({"one", "two"}));
        row("CRLF", crlf.replace("\n", "\r\n"), 1);
        row("a byte order mark", "\xef\xbb\xbf" + QByteArray::fromStdString(fileOf({"one"})), 1);
        row("empty lines", "\n\n", 1);
        row("a short line", "0123456789abcdef\n", 1);
        row("zeros", QByteArray(4096, '\0') + "\n", 1);
        row("an empty line behind", QByteArray::fromStdString(fileOf({"one"})) + "\n", 2);
        row("capitals", QByteArray::fromStdString(fileOf({"x"})).left(16).toUpper() + " x\n", 1);
    }

    void whatOthersWroteIsDamageFromItsFirstLineOn()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, damaged);
        const ChainedLines found = chainedLines({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QCOMPARE(found.damaged, std::optional<std::size_t>(damaged));
        QCOMPARE(found.texts.size(), static_cast<std::size_t>(damaged - 1));
    }

    void anyBytesAreReadWithinThem()
    {
        QRandomGenerator chance(7);
        for (int run = 0; run < 2000; ++run) {
            std::string bytes = run % 2 ? fileOf({"a", "bb", "ccc"}) : std::string();
            for (int k = 0; k < 30; ++k)
                bytes.insert(bytes.begin() + chance.bounded(int(bytes.size()) + 1),
                             static_cast<char>(chance.bounded(12) ? chance.bounded(256) : '\n'));
            const ChainedLines found = chainedLines(bytes);
            QVERIFY(found.bytes <= bytes.size() && found.texts.size() <= found.lines);
            // The good part read alone gives the same.
            const ChainedLines again = chainedLines(std::string_view(bytes).substr(0, found.bytes));
            QCOMPARE(read(again), read(found));
            QCOMPARE(again.last, found.last);
            QVERIFY(!again.damaged);
        }
    }
};

ADJUTANT_TEST(LogTest)

} // namespace adjutant::test::tst_log
