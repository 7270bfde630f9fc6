#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace adjutant {

/// Hears when the app is started again over the data folder that this process keeps: that start hands over
/// the file that it was asked to open, and ends.
class LaterStarts : public QObject
{
    Q_OBJECT

public:
    /// Listens for starts over a folder. Its lock must be held: whoever listened before is gone.
    explicit LaterStarts(const QString& folder, QObject* parent = nullptr);

    /// Tells who keeps a folder of this start, with an absolute path or an empty one. False where nobody
    /// answers within two seconds.
    static bool handOver(const QString& folder, const QString& file);

Q_SIGNALS:
    /// The app was started again, with a file to open or none.
    void startedAgain(const QString& file);

private:
    void take();

    QLocalServer m_server;
};

} // namespace adjutant
