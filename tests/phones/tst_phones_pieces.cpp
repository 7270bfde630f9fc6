#include "app/phones/box.h"
#include "app/phones/devices.h"
#include "app/phones/httphead.h"

namespace adjutant::test::tst_phones_pieces {

using namespace phones;

const std::string host = "192.168.1.5:8765";

static std::string requestOf(const std::string& fields, const std::string& line = "GET / HTTP/1.1")
{
    return line + "\r\nHost: " + host + "\r\n" + fields + "\r\n";
}

static std::string readingOf(const std::string& bytes)
{
    const auto head = readHttpHead(bytes);
    if (head)
        return listed(head->path, head->host, head->origin, head->upgrades, head->bytes == bytes.size());
    return head.error() == HeadFault::unfinished ? "unfinished"
           : head.error() == HeadFault::tooLong  ? "too long"
           : head.error() == HeadFault::notGet   ? "no GET"
                                                 : "malformed";
}

static MatchRecord matchOf(const char* id)
{
    MatchRecord match;
    match.id = QString::fromLatin1(id);
    return match;
}

template <class Bytes> static Bytes bytesFrom(std::uint8_t first)
{
    Bytes bytes;
    std::iota(bytes.begin(), bytes.end(), first);
    return bytes;
}

/// The head of a request, boxes, and the devices of a match.
class TestPhonesPieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heads_data()
    {
        const auto row = columns<std::string, std::string>("bytes", "reading");
        row("a page", requestOf(""), "/ " + host + "  false true");
        row("a query is dropped", requestOf("", "GET /main.js?v=1 HTTP/1.1"),
            "/main.js " + host + "  false true");
        row("a socket", requestOf("Upgrade: WebSocket\r\nOrigin: http://a\r\n", "GET /ws HTTP/1.1"),
            "/ws " + host + " http://a true true");
        row("nothing yet", "", "unfinished");
        row("a part of the word", "GE", "unfinished");
        row("no end yet", "GET / HTTP/1.1\r\nHost: a\r\n", "unfinished");
        row("another word", "PO", "no GET");
        row("POST", requestOf("", "POST / HTTP/1.1"), "no GET");
        row("another version", requestOf("", "GET / HTTP/1.0"), "malformed");
        row("no slash", requestOf("", "GET index.html HTTP/1.1"), "malformed");
        row("a blank in the path", requestOf("", "GET /a b HTTP/1.1"), "malformed");
        row("a long path", requestOf("", "GET /" + std::string(300, 'a') + " HTTP/1.1"), "malformed");
        row("no host", "GET / HTTP/1.1\r\n\r\n", "malformed");
        row("two hosts", requestOf("Host: b\r\n"), "malformed");
        row("an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", "malformed");
        row("two origins", requestOf("Origin: a\r\nOrigin: b\r\n"), "malformed");
        row("a body", requestOf("Content-Length: 3\r\n"), "malformed");
        row("chunks", requestOf("Transfer-Encoding: chunked\r\n"), "malformed");
        row("a folded line", requestOf("A: b\r\n c\r\n"), "malformed");
        row("a name that is no token", requestOf("A(b): c\r\n"), "malformed");
        row("a blank before the colon", requestOf("A : b\r\n"), "malformed");
        row("no colon", requestOf("A\r\n"), "malformed");
        row("a control character", requestOf("A: b\x01\r\n"), "malformed");
        row("a line feed alone", requestOf("A: b\nHost: c\r\n"), "malformed");
        row("too long", requestOf("A: " + std::string(longestHead, 'a')), "too long");
        row("as long as it may be",
            requestOf("A: " + std::string(longestHead - requestOf("A: \r\n").size(), 'a') + "\r\n"),
            "/ " + host + "  false true");
    }
    void heads()
    {
        QFETCH(std::string, bytes);
        QTEST(readingOf(bytes), "reading");
    }

    void theAnswerLetsNothingForeignIn()
    {
        const std::string head = responseHead(200, "text/html", 3, host);
        for (const char* part : {"HTTP/1.1 200 OK\r\n", "Content-Length: 3\r\n", "default-src 'self'",
                                 "connect-src 'self' ws://192.168.1.5:8765;", "frame-ancestors 'none'",
                                 "no-store", "no-referrer", "nosniff"})
            VERIFY_CONTAINS(head, part);
        QVERIFY(head.ends_with("\r\n\r\n"));
    }

    // Computed with tweetnacl 1.0.3 and SHA-512 of Node.js.
    void boxesAreThoseOfThePage()
    {
        const Key key = bytesFrom<Key>(0);
        QCOMPARE(pairingId(key), "9235a2118cbe0a7d");
        QCOMPARE(toBase64(key), "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8");
        Boxes up(Boxes::Direction::up, key, bytesFrom<Salt>(32), bytesFrom<Salt>(48));
        Boxes down(Boxes::Direction::down, key, bytesFrom<Salt>(32), bytesFrom<Salt>(48));
        const auto hex = [](const std::string& bytes) {
            return QByteArray::fromStdString(bytes).toHex().toStdString();
        };
        QCOMPARE(hex(up.seal("one")), "702c4d202e47ba9d985e8ad745892949829354");
        QCOMPARE(hex(up.seal("two")), "0b411fbb2ef6eca5383977603c88f0c827c0de");
        QCOMPARE(hex(down.seal("one")), "6ea8eaf719b4db756fc34d76efaab8c407d10f");
    }

    void aBoxOpensOnceAndInItsTurn()
    {
        const auto boxes = [](Boxes::Direction direction, std::uint8_t salt) {
            return Boxes(direction, bytesFrom<Key>(0), bytesFrom<Salt>(salt), bytesFrom<Salt>(48));
        };
        Boxes phone = boxes(Boxes::Direction::up, 32);
        const std::string first = phone.seal("first"), second = phone.seal("second");
        Boxes keeper = boxes(Boxes::Direction::up, 32);
        QCOMPARE(*keeper.open(first), "first");
        QVERIFY(!keeper.open(first)); // and with it the counter has gone on
        QVERIFY(!boxes(Boxes::Direction::up, 32).open(second));
        QVERIFY(!boxes(Boxes::Direction::down, 32).open(first));
        QVERIFY(!boxes(Boxes::Direction::up, 33).open(first));
        std::string altered = first;
        altered.back() = static_cast<char>(altered.back() ^ 1);
        QVERIFY(!boxes(Boxes::Direction::up, 32).open(altered));
        QVERIFY(!boxes(Boxes::Direction::up, 32).open("short"));
    }

    void keysAreReadWholeOnly()
    {
        const Key key = randomBytes<Key>();
        QVERIFY(fromBase64<Key>(toBase64(key)) == key && !fromBase64<Key>(toBase64(key) + "A"));
        QVERIFY(!fromBase64<Key>(toBase64(key).substr(1)));
        QVERIFY(!fromBase64<Key>(toBase64(key).substr(1) + "=") && !fromBase64<Key>(""));
        QVERIFY(!fromBase64<Salt>(toBase64(key)));
    }

    void aKeyPairsOneDeviceWithinTwoMinutes()
    {
        const QTemporaryDir folder;
        std::int64_t now = 0;
        auto devices = Devices::open(folder.path(), matchOf("match"), [&now] { return now; });
        QVERIFY(devices);
        const PairingKey red = devices->invite({{PlayerId("red")}});
        QCOMPARE(devices->invitation(red.id)->seat, (Seat{{PlayerId("red")}}));
        QVERIFY(devices->use(red.id) && !devices->use(red.id) && !devices->invitation(red.id));
        const PairingKey blue = devices->invite({{PlayerId("blue")}});
        now += Devices::pairingMillis - 1;
        QVERIFY(devices->invitation(blue.id));
        now += 1;
        QVERIFY(!devices->invitation(blue.id) && !devices->use(blue.id));
    }

    void aRestartKeepsDevicesAndAnswers()
    {
        const QTemporaryDir folder;
        MatchRecord match = matchOf("match");
        Device red, blue;
        {
            auto devices = Devices::open(folder.path(), match);
            QVERIFY(devices);
            red = **devices->add("Red’s", {{PlayerId("red")}});
            blue = **devices->add("Blue’s", {{PlayerId("blue")}});
            const Device gone = **devices->add("Gone", {});
            QVERIFY(devices->remove(gone.id));
            devices->remember(blue.id, 1, "{}"); // refused
        }
        match.steps.resize(3);
        match.steps[0].by = toText(TakenBy{red.id, 1});
        match.steps[2].by = toText(TakenBy{blue.id, 2, true}); // the second was taken at the laptop
        const auto devices = Devices::open(folder.path(), match);
        QVERIFY(devices);
        QCOMPARE(devices->all().size(), std::size_t{2});
        QVERIFY(devices->find(red.id)->key == red.key);
        QCOMPARE(devices->find(blue.id)->seat, blue.seat);
        QCOMPARE(*devices->answer(red.id, 1), acknowledgement(1, "1"));
        QCOMPARE(*devices->answer(blue.id, 2), acknowledgement(2, "3"));
        QVERIFY(!devices->answer(red.id, 2) && !devices->answer(blue.id, 1));
        QVERIFY(!takenBy(match.steps[1].by));
        QCOMPARE(listed(takenBy(match.steps[0].by)->agrees, takenBy(match.steps[2].by)->agrees),
                 "false true");
    }

    // Keys are not thrown away because the disk fails, or somebody took the right to read them.
    void aFileThatCantBeReadStays()
    {
        const QTemporaryDir folder;
        const MatchRecord match = matchOf("match");
        QVERIFY(Devices::open(folder.path(), match)->add("", {{PlayerId("red")}}));
        const QString path = folder.path() + "/phones/match.phones";
        const QString elsewhere = folder.path() + "/elsewhere";
        QVERIFY(QFile::rename(path, elsewhere) && QFile::link(elsewhere, path));
        QVERIFY(!Devices::open(folder.path(), match));
        QVERIFY(QFileInfo(path).isSymLink());
    }

    void ofADamagedFileTheGoodLinesAreKept()
    {
        const QTemporaryDir folder;
        const MatchRecord match = matchOf("match");
        std::string red;
        {
            auto devices = Devices::open(folder.path(), match);
            red = (*devices->add("", {{PlayerId("red")}}))->id;
            QVERIFY(devices->add("", {{PlayerId("blue")}}));
        }
        QFile file(folder.path() + "/phones/match.phones");
        QVERIFY(file.open(QIODevice::ReadWrite));
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QVERIFY(file.seek(file.size() - 5) && file.write("x") == 1);
        file.close();
        auto devices = Devices::open(folder.path(), match);
        QVERIFY(devices);
        QCOMPARE(devices->all().size(), std::size_t{1});
        QVERIFY(devices->find(red) && devices->add("", {}));
        const auto again = Devices::open(folder.path(), match);
        QCOMPARE(listed(devices->wasDamaged(), again->wasDamaged()), "true false");
        QCOMPARE(again->all().size(), std::size_t{2});
        written(file.fileName(), "none of ours");
        QVERIFY(Devices::open(folder.path(), match)->wasDamaged());
    }
};

ADJUTANT_TEST(TestPhonesPieces)

} // namespace adjutant::test::tst_phones_pieces
