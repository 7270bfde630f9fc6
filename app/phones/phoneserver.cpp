#include "app/phones/phoneserver.h"

#include "app/phones/httphead.h"

#include <QFile>
#include <QFileInfo>
#include <QNetworkInterface>
#include <QTcpSocket>
#include <QWebSocket>

#include <algorithm>

namespace adjutant::phones {

namespace {

constexpr int usualPort = 8765;
constexpr int portsTried = 10;
constexpr int readingMillis = 250;      // of what was sent before a connection is closed
constexpr qint64 readBuffer = 64 << 10; // more than a frame

const QString readerName = QStringLiteral("reader");

// Of interfaces that lead to no other machine in the room.
constexpr const char* virtualNames[] = {"docker", "virbr", "veth",  "br-",    "tun",
                                        "tap",    "wg",    "vmnet", "vboxnet"};

// The whole answer with the built-in file of a path, `/` that of the page itself, to whoever asks `host`.
std::string pageResponse(const std::string& path, std::string_view host)
{
    using Type = std::pair<std::string_view, std::string_view>;
    static constexpr Type types[] = {
        {"html", "text/html; charset=utf-8"},         {"js", "text/javascript; charset=utf-8"},
        {"css", "text/css; charset=utf-8"},           {"json", "application/json"},
        {"webmanifest", "application/manifest+json"}, {"svg", "image/svg+xml"}};
    const QString name = path == "/" ? QStringLiteral("index.html") : QString::fromStdString(path).mid(1);
    const Type* type = findIn(types, QFileInfo(name).suffix().toStdString(), &Type::first);
    for (const char* ending : {"", ".gz"})
        if (QFile file(QStringLiteral(":/phones/") + name + QLatin1String(ending));
            type && !name.contains(QLatin1String("..")) && file.open(QIODevice::ReadOnly))
            return responseHead(200, type->second, static_cast<std::size_t>(file.size()), host,
                                *ending != '\0') +
                   file.readAll().toStdString();
    return plainResponse(404);
}

} // namespace

PhoneServer::PhoneServer(PhoneMatch& match, Limits limits, Clock clock)
    : m_match(match), m_limits(limits), m_clock(std::move(clock)),
      m_webSockets(QStringLiteral("Adjutant"), QWebSocketServer::NonSecureMode)
{
    m_listener.setMaxPendingConnections(1);
    connect(&m_listener, &QTcpServer::newConnection, this, &PhoneServer::takeSockets);
    connect(&m_webSockets, &QWebSocketServer::newConnection, this, &PhoneServer::takeWebSocket);
    connect(&m_turns, &QTimer::timeout, this, &PhoneServer::takeTurns);
    auto* silence = new QTimer(this);
    connect(silence, &QTimer::timeout, this, &PhoneServer::cutSilent);
    silence->start(static_cast<int>(m_limits.silentMillis / 6));
}

PhoneServer::~PhoneServer()
{
    close();
    // What they still say is of no use.
    for (Connection& each : m_connections)
        each.socket->disconnect(this);
    m_connections.clear();
}

bool PhoneServer::listen(const QHostAddress& address, std::optional<int> port)
{
    int tries = port ? 1 : portsTried;
    for (int at = port.value_or(usualPort); tries > 0; ++at, --tries)
        if (m_listener.listen(address, static_cast<quint16>(at)))
            return true;
    return false;
}

void PhoneServer::close()
{
    m_listener.close();
    m_match.end();
    for (Connection& each : m_connections)
        each.socket->flush();
}

std::string PhoneServer::host() const
{
    const QString address = m_listener.serverAddress().toString();
    const bool isSix = m_listener.serverAddress().protocol() == QAbstractSocket::IPv6Protocol;
    return ((isSix ? u'[' + address + u']' : address) + u':' + QString::number(m_listener.serverPort()))
        .toStdString();
}

QString PhoneServer::linkFor(const Seat& seat)
{
    return origin() + QStringLiteral("/#") +
           QString::fromStdString(toBase64(m_match.devices().invite(seat).key));
}

// ---- requests

// Whoever comes while there is no room waits in the system's queue, so that pages aren't loaded in part.
void PhoneServer::takeSockets()
{
    while (m_sockets < m_limits.sockets && unknown() < m_limits.unknown) {
        QTcpSocket* socket = m_listener.nextPendingConnection();
        if (!socket)
            return;
        const Address& address = m_addresses[socket->peerAddress()];
        const int loading = address.sockets - webSocketsOf(socket->peerAddress());
        if (loading < m_limits.loading && m_clock() >= address.restsUntil) {
            watch(socket);
            continue;
        }
        socket->abort();
        socket->deleteLater();
    }
}

void PhoneServer::watch(QTcpSocket* socket)
{
    const QHostAddress peer = socket->peerAddress();
    ++m_sockets;
    ++m_addresses[peer].sockets;
    ++m_heads;
    socket->setParent(this);
    socket->setReadBufferSize(readBuffer);
    // Its own signals are disconnected by whoever takes it over; this is deleted with it.
    connect(new QObject(socket), &QObject::destroyed, this, [this, peer] {
        --m_sockets;
        --m_addresses[peer].sockets;
        QMetaObject::invokeMethod(this, &PhoneServer::takeSockets, Qt::QueuedConnection);
    });
    // Of the head alone: whoever takes the socket over ends it.
    auto* reading = new QObject(socket);
    connect(reading, &QObject::destroyed, this, [this] { --m_heads; });
    connect(socket, &QTcpSocket::readyRead, reading, [this, socket] { readHead(socket); });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    reading->setObjectName(readerName);
    QTimer::singleShot(m_limits.headMillis, reading, [socket] {
        socket->abort();
        socket->deleteLater();
    });
    readHead(socket);
}

void PhoneServer::readHead(QTcpSocket* socket)
{
    const QByteArray bytes = socket->peek(static_cast<qint64>(longestHead));
    const auto head = readHttpHead({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!head) {
        if (head.error() != HeadFault::unfinished)
            answer(socket, plainResponse(static_cast<int>(head.error())));
        return;
    }
    const bool isWebSocket = head->path == "/ws" && head->upgrades && !head->origin.empty();
    // Pages of other places may know the address, but they can't send these.
    const bool isElsewhere =
        head->host != host() || (!head->origin.empty() && head->origin != "http://" + host());
    if (isElsewhere || (isWebSocket && webSocketsOf(socket->peerAddress()) >= m_limits.perAddress)) {
        answer(socket, plainResponse(403));
    } else if (isWebSocket) {
        delete socket->findChild<QObject*>(readerName);
        disconnect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        // Pings are answered by Qt, whether anybody reads the answers or not.
        connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
            if (socket->bytesToWrite() > m_limits.unsent)
                socket->abort();
        });
        m_webSockets.handleConnection(socket);
    } else {
        answer(socket, pageResponse(head->path, host()));
    }
}

void PhoneServer::answer(QTcpSocket* socket, const std::string& response)
{
    delete socket->findChild<QObject*>(readerName);
    // What comes behind the head is dropped: a socket that closes with unread bytes would lose the answer.
    socket->readAll();
    connect(socket, &QTcpSocket::readyRead, socket, [socket] { socket->readAll(); });
    QTimer::singleShot(m_limits.silentMillis, socket, [socket] { socket->abort(); });
    socket->write(QByteArray::fromStdString(response));
    socket->disconnectFromHost();
}

int PhoneServer::unknown() const
{
    return m_heads + static_cast<int>(std::ranges::count_if(
                         m_connections, [](const Connection& each) { return !each.talk->isKnown(); }));
}

int PhoneServer::webSocketsOf(const QHostAddress& peer) const
{
    return static_cast<int>(std::ranges::count(m_connections, peer, &Connection::peer));
}

// ---- web sockets

void PhoneServer::takeWebSocket()
{
    while (QWebSocket* socket = m_webSockets.nextPendingConnection()) {
        socket->setParent(this);
        socket->setMaxAllowedIncomingFrameSize(m_limits.frame + boxOverhead);
        socket->setMaxAllowedIncomingMessageSize(m_limits.frame + boxOverhead);
        Connection& connection = m_connections.emplace_back();
        connection.socket = socket;
        connection.peer = socket->peerAddress();
        connection.last = m_clock();
        const auto sendBox = [this, socket](const std::string& box) {
            // One message may be longer: else a large match would never arrive.
            if (socket->bytesToWrite() > m_limits.unsent)
                return socket->abort();
            socket->sendBinaryMessage(QByteArray::fromStdString(box));
        };
        const auto sendText = [socket](const std::string& text) {
            socket->sendTextMessage(QString::fromStdString(text));
        };
        connection.talk = std::make_unique<PhoneTalk>(
            m_match, [this](const Knock& knock) { Q_EMIT knocked(knock); },
            PhoneTalk::Line{sendText, sendBox,
                            [this, &connection](CloseCode code) { end(connection, code); }});
        connect(socket, &QWebSocket::textMessageReceived, this, [&connection](const QString& text) {
            if (!connection.isOver)
                connection.talk->takeText(text.toStdString());
        });
        connect(socket, &QWebSocket::binaryMessageReceived, this, [this, &connection](const QByteArray& box) {
            if (isTooMuch(connection))
                return;
            connection.waiting.push_back(box);
            m_turns.start();
        });
        // Never while something goes through the guests.
        connect(
            socket, &QWebSocket::disconnected, this, [this, socket] { forget(socket); },
            Qt::QueuedConnection);
        QTimer::singleShot(m_limits.keyMillis, socket, [this, socket] {
            const auto found = std::ranges::find(m_connections, socket, &Connection::socket);
            if (found != m_connections.end() && !found->talk->isKnown())
                end(*found, tooMuch);
        });
        // It may have gone before anybody listened.
        if (socket->state() != QAbstractSocket::ConnectedState)
            QMetaObject::invokeMethod(
                this, [this, socket] { forget(socket); }, Qt::QueuedConnection);
    }
}

// One message of each phone in turn: nobody waits for all that another has sent.
void PhoneServer::takeTurns()
{
    bool isMore = false;
    for (Connection& each : m_connections) {
        if (each.isOver || each.waiting.empty())
            continue;
        const QByteArray box = std::move(each.waiting.front());
        each.waiting.pop_front();
        isMore = isMore || !each.waiting.empty();
        const bool wasKnown = each.talk->isKnown();
        if (!wasKnown && hasSentAll(each.talk->claimed())) {
            end(each, tooMuch);
            continue;
        }
        each.talk->takeBox({box.constData(), static_cast<std::size_t>(box.size())});
        if (wasKnown)
            continue;
        takeSockets();
        isTooMuch(each); // coming back counts, too
    }
    if (!isMore)
        m_turns.stop();
}

bool PhoneServer::hasSentAll(const std::string& device)
{
    const auto found = m_heard.find(device);
    if (found == m_heard.end())
        return false;
    std::erase_if(found->second,
                  [this](std::int64_t at) { return m_clock() - at >= m_limits.messagesMillis; });
    return found->second.size() >= static_cast<std::size_t>(m_limits.messages);
}

// Notes that a message of a device came, over whatever connection, and ends this one where there are too
// many.
bool PhoneServer::isTooMuch(Connection& connection)
{
    connection.last = m_clock();
    if (connection.isOver || !connection.talk->isKnown())
        return connection.isOver;
    if (hasSentAll(connection.talk->claimed()))
        end(connection, tooMuch);
    else
        m_heard[connection.talk->claimed()].push_back(connection.last);
    return connection.isOver;
}

void PhoneServer::end(Connection& connection, CloseCode code)
{
    connection.isOver = true;
    if (code == notOpened) {
        Address& address = m_addresses[connection.peer];
        if (++address.failures >= m_limits.failures) {
            address.failures = 0;
            address.restsUntil = m_clock() + m_limits.restMillis;
        }
    }
    const auto close = [socket = connection.socket, code] {
        socket->close(static_cast<QWebSocketProtocol::CloseCode>(code));
    };
    // A socket that is closed with unread bytes is reset, and the code is lost.
    code == tooMuch ? QTimer::singleShot(readingMillis, connection.socket, close) : close();
    // Whoever doesn't answer the close is cut.
    QTimer::singleShot(m_limits.headMillis, connection.socket,
                       [socket = connection.socket] { socket->abort(); });
}

void PhoneServer::forget(QWebSocket* socket)
{
    const auto found = std::ranges::find(m_connections, socket, &Connection::socket);
    if (found == m_connections.end())
        return;
    socket->disconnect(this);
    socket->deleteLater();
    m_connections.erase(found);
    Q_EMIT left();
}

// A phone that is gone without a word. What the disk had no room for may find some by now.
void PhoneServer::cutSilent()
{
    static_cast<void>(m_match.devices().write());
    for (Connection& each : m_connections)
        if (m_clock() - each.last > m_limits.silentMillis && !each.isOver)
            end(each, tooMuch);
    const std::int64_t now = m_clock();
    m_addresses.removeIf([now](const auto& each) {
        return each.value().sockets == 0 && each.value().failures == 0 && each.value().restsUntil <= now;
    });
}

bool hasPage()
{
    return QFile::exists(QStringLiteral(":/phones/index.html.gz"));
}

QList<QHostAddress> networkAddresses()
{
    QList<QHostAddress> real, others;
    for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
        const auto flags = each.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        const bool isReal =
            (each.type() == QNetworkInterface::Ethernet || each.type() == QNetworkInterface::Wifi) &&
            !flags.testFlag(QNetworkInterface::IsPointToPoint) &&
            std::ranges::none_of(virtualNames, [&each](const char* name) {
                return each.name().startsWith(QLatin1String(name));
            });
        for (const QNetworkAddressEntry& entry : each.addressEntries())
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && !entry.ip().isLinkLocal())
                (isReal ? real : others).append(entry.ip());
    }
    return real + others;
}

} // namespace adjutant::phones
