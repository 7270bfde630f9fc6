#pragma once

#include "app/phones/phonetalk.h"

#include <QHash>
#include <QHostAddress>
#include <QTcpServer>
#include <QTimer>
#include <QWebSocketServer>
#include <deque>
#include <list>
#include <map>

class QTcpSocket;
class QWebSocket;

namespace adjutant::phones {

/// What one server, and one address of the network, may use up.
struct Limits
{
    int sockets = 128;
    int perAddress = 8; ///< web sockets of one address
    int loading = 12;   ///< its other sockets: browsers load the page over six at once
    int unknown = 64;   ///< sockets that have not shown a key yet: of more than three addresses
    int headMillis = 5000;
    int keyMillis = 5000;
    int failures = 5; ///< boxes that didn't open; then the address rests
    std::int64_t restMillis = 60'000;
    int messages = 100; ///< within messagesMillis
    std::int64_t messagesMillis = 20'000;
    std::int64_t silentMillis = 30'000; ///< a phone sends a ping every two seconds
    std::int64_t unsent = 1 << 20;      ///< bytes that a phone doesn't take
    std::size_t frame = 8192;
};

/// Serves a match and its page on one address of this machine.
class PhoneServer : public QObject
{
    Q_OBJECT

public:
    explicit PhoneServer(PhoneMatch& match, Limits limits = {}, Clock clock = steadyClock());
    ~PhoneServer() override;

    /// Begins to listen, at the usual port or the next one that is free unless another is given; false where
    /// it can't.
    bool listen(const QHostAddress& address, std::optional<int> port = {});
    QString whyNot() const { return m_listener.errorString(); } ///< as the system says
    /// Informs all phones that it ends, and stops listening.
    void close();

    QHostAddress address() const { return m_listener.serverAddress(); }
    /// What the page's address begins with: `http://192.168.1.5:8765`.
    QString origin() const { return QStringLiteral("http://") + QString::fromStdString(host()); }
    /// The link, for a code to scan, by which one phone takes a seat.
    QString linkFor(const Seat& seat);
    int sockets() const { return m_sockets; }

Q_SIGNALS:
    /// A new phone asks to be let in.
    void knocked(const adjutant::phones::Knock& knock);
    /// A connection has gone: whoever knocked by it doesn't wait any more.
    void left();

private:
    /// A web socket of a phone.
    struct Connection
    {
        QWebSocket* socket = nullptr;
        QHostAddress peer;
        std::unique_ptr<PhoneTalk> talk;
        std::int64_t last = 0;            ///< when it was heard
        std::deque<QByteArray> waiting{}; ///< what it sent, until its turn
        bool isOver = false;              ///< it is closed once what it sent before is read
    };
    struct Address
    {
        int sockets = 0;
        int failures = 0;
        std::int64_t restsUntil = 0;
    };

    void takeSockets();
    void watch(QTcpSocket* socket);
    void readHead(QTcpSocket* socket);
    void answer(QTcpSocket* socket, const std::string& response);
    void takeWebSocket();
    bool hasSentAll(const std::string& device);
    bool isTooMuch(Connection& connection);
    void takeTurns();
    void end(Connection& connection, CloseCode code);
    void forget(QWebSocket* socket);
    void cutSilent();
    int unknown() const;
    int webSocketsOf(const QHostAddress& peer) const;
    std::string host() const;

    PhoneMatch& m_match;
    Limits m_limits;
    Clock m_clock;
    QTcpServer m_listener;
    QWebSocketServer m_webSockets;
    std::list<Connection> m_connections;
    QTimer m_turns; ///< runs while something waits
    QHash<QHostAddress, Address> m_addresses;
    std::map<std::string, std::vector<std::int64_t>> m_heard; ///< when each device sent its last messages
    int m_sockets = 0;
    int m_heads = 0; ///< sockets whose head has not been read yet
};

/// Whether this build has the page.
bool hasPage();

/// The addresses of this machine on its networks, those of a cable or wireless network before those of
/// tunnels and bridges.
QList<QHostAddress> networkAddresses();

} // namespace adjutant::phones
