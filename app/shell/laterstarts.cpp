#include "app/shell/laterstarts.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>

namespace adjutant {

namespace {

constexpr int patience = 10'000;       // milliseconds: a window that is being built answers behind that
constexpr qint64 longestPath = 16'384; // bytes
const QByteArray taken("taken\n");

// Of this user alone: no other can listen in their place.
QString addressOf(const QString& folder)
{
    const QFileInfo known(folder);
    const QString path = known.exists() ? known.canonicalFilePath() : known.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + QStringLiteral("/adjutant-") +
           QString::fromLatin1(hash.left(16));
}

} // namespace

LaterStarts::LaterStarts(const QString& folder, QObject* parent) : QObject(parent)
{
    connect(&m_server, &QLocalServer::newConnection, this, &LaterStarts::take);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    const QString address = addressOf(folder);
    QLocalServer::removeServer(address);
    // Where nothing can be listened to, a second start says that the folder is in use.
    m_server.listen(address);
}

void LaterStarts::take()
{
    while (QLocalSocket* start = m_server.nextPendingConnection()) {
        connect(start, &QLocalSocket::disconnected, start, &QObject::deleteLater);
        const auto read = [this, start] {
            if (!start->canReadLine()) {
                if (start->bytesAvailable() > longestPath)
                    start->abort();
                return;
            }
            const QString file = QString::fromUtf8(start->readLine().chopped(1));
            start->write(taken);
            start->flush();
            start->disconnectFromServer();
            Q_EMIT startedAgain(file);
        };
        connect(start, &QLocalSocket::readyRead, this, read);
        read();
    }
}

bool LaterStarts::handOver(const QString& folder, const QString& file)
{
    QLocalSocket keeper;
    keeper.connectToServer(addressOf(folder));
    if (!keeper.waitForConnected(patience))
        return false;
    keeper.write(file.toUtf8() + '\n');
    while (!keeper.canReadLine())
        if (!keeper.waitForReadyRead(patience))
            return false;
    return keeper.readLine() == taken;
}

} // namespace adjutant
