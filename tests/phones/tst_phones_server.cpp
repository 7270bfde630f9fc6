#include "app/phones/phoneserver.h"
#include "tests/phones/phonehome.h"

#include <QTcpSocket>
#include <QWebSocket>

namespace adjutant::test::tst_phones_server {

using namespace phones;

constexpr int patience = 30'000; // milliseconds: what takes longer hangs

/// A keeper that serves on this machine.
struct Home
{
    explicit Home(Limits limits = {}) : server(*keeper.table, limits, [this] { return keeper.now; })
    {
        QObject::connect(&server, &PhoneServer::knocked, &server,
                         [](const Knock& knock) { knock.decide(true); });
        if (!server.listen(QHostAddress::LocalHost, 0))
            qFatal("%s", qPrintable(server.whyNot()));
    }

    QByteArray host() const { return server.origin().mid(7).toUtf8(); }
    QByteArray request(const QByteArray& line, const QByteArray& fields = {}) const
    {
        return line + "\r\nHost: " + host() + "\r\n" + fields + "\r\n";
    }

    Keeper keeper;
    PhoneServer server;
};

/// A raw socket to it.
struct Raw
{
    explicit Raw(const Home& home, const char* from = "127.0.0.1")
    {
        socket.bind(QHostAddress(QString::fromLatin1(from)));
        socket.connectToHost(home.server.address(),
                             static_cast<quint16>(home.server.origin().section(u':', -1).toInt()));
    }

    bool isOpen() const { return socket.state() == QAbstractSocket::ConnectedState; }
    bool isGone() const { return socket.state() == QAbstractSocket::UnconnectedState; }

    QTcpSocket socket;
};

// What a request is answered.
static QByteArray answerTo(Home& home, const QByteArray& request)
{
    Raw raw(home);
    QByteArray answer;
    QObject::connect(&raw.socket, &QTcpSocket::readyRead, &raw.socket,
                     [&] { answer += raw.socket.readAll(); });
    QObject::connect(&raw.socket, &QTcpSocket::connected, &raw.socket, [&] { raw.socket.write(request); });
    if (!QTest::qWaitFor([&raw] { return raw.isGone(); }, patience))
        return "no answer";
    return answer + raw.socket.readAll();
}

static QByteArray statusOf(Home& home, const QByteArray& request)
{
    return answerTo(home, request).left(12).mid(9);
}

/// A phone with a web socket.
struct WebPhone
{
    WebPhone(Home& home, const QString& origin, Key key = {}, std::string id = {})
        : socket(origin), m_key(key), m_id(std::move(id))
    {
        QObject::connect(&socket, &QWebSocket::connected, &socket, [this] {
            isOpen = true;
            if (!m_id.empty())
                socket.sendTextMessage(QString::fromStdString(
                    Json{{"hello", 1}, {"id", m_id}, {"salt", toBase64(m_salt)}}.dump()));
        });
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket, [this](const QString& text) {
            const Salt keeper = *fromBase64<Salt>(textAt(Json::parse(text.toStdString()), "salt"));
            m_up.emplace(Boxes::Direction::up, m_key, m_salt, keeper);
            m_down.emplace(Boxes::Direction::down, m_key, m_salt, keeper);
            send({{"type", "enter"}, {"language", "en"}, {"name", "Web"}});
        });
        QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket, [this](const QByteArray& box) {
            if (const auto text = m_down->open(box.toStdString()))
                heard.push_back(Json::parse(*text));
        });
        QObject::connect(&socket, &QWebSocket::disconnected, &socket, [this] {
            isGone = true;
            code = socket.closeCode();
        });
        socket.open(QUrl("ws://" + QString::fromUtf8(home.host()) + "/ws"));
    }

    void send(const Json& message)
    {
        socket.sendBinaryMessage(QByteArray::fromStdString(m_up->seal(message.dump())));
    }
    bool hasHeard(const char* type) const
    {
        return std::ranges::any_of(heard, [type](const Json& each) { return each["type"] == type; });
    }

    QWebSocket socket;
    std::vector<Json> heard;
    bool isOpen = false;
    bool isGone = false;
    int code = 0;

private:
    Key m_key;
    std::string m_id;
    Salt m_salt = randomBytes<Salt>();
    std::optional<Boxes> m_up;
    std::optional<Boxes> m_down;
};

static std::unique_ptr<WebPhone> paired(Home& home)
{
    const PairingKey key = home.keeper.devices->invite(home.keeper.seatOf("red"));
    auto phone = std::make_unique<WebPhone>(home, home.server.origin(), key.key, key.id);
    [&phone] { QTRY_VERIFY_WITH_TIMEOUT(phone->hasHeard("match"), patience); }();
    return phone;
}

/// The server, on real sockets of this machine, and what attacks it.
class TestPhonesServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requests()
    {
        Home home;
        const QByteArray page = answerTo(home, home.request("GET / HTTP/1.1"));
        VERIFY_CONTAINS(page, "HTTP/1.1 200 ");
        VERIFY_CONTAINS(page, "connect-src 'self' ws://" + home.host());
        VERIFY_CONTAINS(page, "Content-Encoding: gzip");
        const QByteArray upgrade =
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n";
        const QByteArray ours = "Origin: http://" + home.host() + "\r\n";
        const QByteArray foreign = "Origin: http://elsewhere.example\r\n";
        QCOMPARE(statusOf(home, home.request("GET /secret.txt HTTP/1.1")), "404");
        QCOMPARE(statusOf(home, home.request("GET /../../etc/passwd.html HTTP/1.1")), "404");
        QCOMPARE(statusOf(home, home.request("POST / HTTP/1.1")), "405");
        QCOMPARE(statusOf(home, "GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n"), "403");
        QCOMPARE(statusOf(home, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"), "403");
        QCOMPARE(statusOf(home, home.request("GET /ws HTTP/1.1", upgrade + foreign)), "403");
        QCOMPARE(statusOf(home, home.request("GET / HTTP/1.1", foreign)), "403");
        QCOMPARE(statusOf(home, home.request("GET /ws HTTP/1.1", upgrade)), "404");
        QCOMPARE(statusOf(home, home.request("GET /ws HTTP/1.1", ours)), "404");
        QCOMPARE(statusOf(home, home.request("GET / HTTP/1.1", "A: " + QByteArray(5000, 'a') + "\r\n")),
                 "431");
        QCOMPARE(statusOf(home, "nonsense\r\n\r\n"), "405");
        QTRY_COMPARE_WITH_TIMEOUT(home.server.sockets(), 0, patience);
    }

    void aPhonePairsPlaysAndLearnsOfTheEnd()
    {
        Home home;
        const auto phone = paired(home);
        QVERIFY(phone->hasHeard("paired"));
        phone->send({{"type", "do"},
                     {"id", 1},
                     {"at", "0"},
                     {"key", {{"procedure", "hide"}, {"side", "red"}}},
                     {"answers", {{"stones", 1}}}});
        QTRY_VERIFY_WITH_TIMEOUT(phone->hasHeard("ack"), patience);
        phone->send({{"type", "ping"}, {"n", 1}});
        QTRY_VERIFY_WITH_TIMEOUT(phone->hasHeard("pong"), patience);
        home.server.close();
        QTRY_VERIFY_WITH_TIMEOUT(phone->isGone && phone->hasHeard("closed"), patience);
        QCOMPARE(phone->code, int{keeperEnds});
        QTRY_COMPARE_WITH_TIMEOUT(home.server.sockets(), 0, patience);
    }

    void oddsComeFromAnotherThread()
    {
        Home home;
        const auto phone = paired(home);
        const Side& red = home.keeper.match.session().start().sides.front();
        phone->send(
            {{"type", "odds"},
             {"n", 7},
             {"key", {{"procedure", "toss"}, {"piece", "red/" + red.roster.entries.front().id.text()}}}});
        QTRY_VERIFY_WITH_TIMEOUT(phone->hasHeard("odds"), patience);
        QCOMPARE(phone->heard.back()["n"], Json(7));
        VERIFY_CONTAINS(phone->heard.back()["odds"]["headline"].get<std::string>(), "in the jar");
    }

    void aSlowHeadIsCut()
    {
        Home home(Limits{.headMillis = 50});
        Raw raw(home);
        QObject::connect(&raw.socket, &QTcpSocket::connected, &raw.socket,
                         [&raw] { raw.socket.write("GET / HT"); });
        QTRY_VERIFY_WITH_TIMEOUT(raw.isOpen(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(raw.isGone(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(home.server.sockets(), 0, patience);
    }

    void aSocketWithoutAKeyIsCut()
    {
        Home home(Limits{.keyMillis = 50});
        WebPhone phone(home, home.server.origin());
        QTRY_COMPARE_WITH_TIMEOUT(phone.code, int{tooMuch}, patience);
    }

    void oneAddressHasOnlyAFewSockets()
    {
        Home home;
        const auto phone = paired(home);
        std::vector<std::unique_ptr<Raw>> idle;
        for (int k = 0; k < 100; ++k)
            idle.push_back(std::make_unique<Raw>(home));
        QTRY_COMPARE_WITH_TIMEOUT(
            std::ranges::count_if(idle, [](const auto& each) { return each->isGone(); }), 88, patience);
        QCOMPARE(home.server.sockets(), 13);
        // Whoever is there already doesn't notice.
        phone->send({{"type", "ping"}, {"n", 1}});
        QTRY_VERIFY_WITH_TIMEOUT(phone->hasHeard("pong"), patience);
    }

    // What they hold is in nobody else's way.
    void threeAddressesLeaveRoomForOthers()
    {
        Home home;
        std::vector<std::unique_ptr<Raw>> idle;
        for (const char* from : {"127.0.0.2", "127.0.0.3", "127.0.0.4"})
            for (int k = 0; k < 30; ++k)
                idle.push_back(std::make_unique<Raw>(home, from));
        QTRY_COMPARE_WITH_TIMEOUT(home.server.sockets(), 36, patience);
        QCOMPARE(statusOf(home, home.request("GET / HTTP/1.1")), "200");
    }

    void oneAddressHasOnlyAFewPhones()
    {
        Home home;
        std::vector<std::unique_ptr<WebPhone>> phones;
        for (int k = 0; k < 8; ++k)
            phones.push_back(paired(home));
        WebPhone ninth(home, home.server.origin());
        QTRY_VERIFY_WITH_TIMEOUT(ninth.isGone, patience);
        QVERIFY(!ninth.isOpen);
        // The page can be read all the same.
        QCOMPARE(statusOf(home, home.request("GET / HTTP/1.1")), "200");
    }

    void anAddressThatGuessesRests()
    {
        Home home;
        for (int k = 0; k < 5; ++k) {
            WebPhone guess(home, home.server.origin(), randomBytes<Key>(), randomId());
            QTRY_COMPARE_WITH_TIMEOUT(guess.code, int{notOpened}, patience);
        }
        WebPhone more(home, home.server.origin(), randomBytes<Key>(), randomId());
        QTRY_VERIFY_WITH_TIMEOUT(more.isGone, patience);
        QVERIFY(!more.isOpen);
        home.keeper.now += 60'000;
        paired(home);
    }

    void nobodyWaitsForAllThatAnotherSends()
    {
        Home home;
        const auto busy = paired(home), other = paired(home);
        const auto last = [&busy] { return busy->heard.back().value("n", -1); };
        // Looked at when it comes: all 90 may be answered between two looks from outside.
        std::optional<int> lastThen;
        QObject::connect(&other->socket, &QWebSocket::binaryMessageReceived, &other->socket, [&] {
            if (!lastThen && other->hasHeard("pong"))
                lastThen = last();
        });
        for (int k = 0; k < 90; ++k)
            busy->send({{"type", "ping"}, {"n", k}});
        other->send({{"type", "ping"}, {"n", 1}});
        QTRY_VERIFY_WITH_TIMEOUT(lastThen, patience);
        QVERIFY(*lastThen < 89);
        QTRY_VERIFY_WITH_TIMEOUT(last() == 89, patience);
    }

    void aFloodIsCut()
    {
        Home home;
        const auto phone = paired(home);
        for (int k = 0; k < 150; ++k)
            phone->send({{"type", "ping"}, {"n", k}});
        QTRY_COMPARE_WITH_TIMEOUT(phone->code, int{tooMuch}, patience);
        // Coming back doesn't count anew.
        const auto known =
            std::ranges::find(phone->heard, Json("paired"), [](const Json& each) { return each["type"]; });
        const auto back = [&home, &known] {
            return std::make_unique<WebPhone>(home, home.server.origin(),
                                              *fromBase64<Key>(textAt(*known, "key")), textAt(*known, "id"));
        };
        const auto soon = back();
        QTRY_COMPARE_WITH_TIMEOUT(soon->code, int{tooMuch}, patience);
        home.keeper.now += 20'000;
        const auto later = back();
        QTRY_VERIFY_WITH_TIMEOUT(later->hasHeard("match"), patience);
        later->send({{"type", "ping"}, {"n", 1}});
        QTRY_VERIFY_WITH_TIMEOUT(later->hasHeard("pong"), patience);
        // The same spread over time is well.
        const auto calm = paired(home);
        for (int k = 0; k < 150; ++k) {
            home.keeper.now += 250;
            calm->send({{"type", "ping"}, {"n", k}});
            QTRY_VERIFY_WITH_TIMEOUT(calm->heard.back().value("n", -1) == k, patience);
        }
        QVERIFY(!calm->isGone);
    }

    void silenceIsCut()
    {
        Home home(Limits{.silentMillis = 600});
        const auto phone = paired(home);
        home.keeper.now += 601;
        QTRY_COMPARE_WITH_TIMEOUT(phone->code, int{tooMuch}, patience);
    }

    void aLongMessageIsCut()
    {
        Home home;
        const auto phone = paired(home);
        phone->send({{"type", "rules"}, {"query", std::string(9000, 'a')}});
        QTRY_VERIFY_WITH_TIMEOUT(phone->isGone, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!home.keeper.table->isHere(home.keeper.devices->all().front().id), patience);
        paired(home);
    }

    void addressesAreThoseOfThisMachine()
    {
        for (const QHostAddress& each : networkAddresses())
            QVERIFY2(!each.isLoopback(), qPrintable(each.toString()));
    }
};

ADJUTANT_TEST(TestPhonesServer)

} // namespace adjutant::test::tst_phones_server
