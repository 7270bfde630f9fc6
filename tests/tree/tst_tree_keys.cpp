#include "tests/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_tree_keys {

/// The sheet of keys says what the keys do: what it lists is bound, and nothing else is.
class KeysTest : public QObject
{
    Q_OBJECT

private:
    static QString textOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static QSet<QString> commandsIn(const QString& text)
    {
        static const QRegularExpression command(QStringLiteral(R"RE(\bcommand: "(\w+)")RE"));
        QSet<QString> found;
        for (const QRegularExpressionMatch& match : command.globalMatch(text))
            found.insert(match.captured(1));
        return found;
    }

private Q_SLOTS:
    void whatIsListedIsBoundAndTheOtherWayRound()
    {
        const QString qml = QStringLiteral(ADJUTANT_SOURCE_DIR "/qml");
        const QSet<QString> listed = commandsIn(textOf(qml + QStringLiteral("/KeyTable.qml")));
        QVERIFY(listed.size() > 10);
        QSet<QString> bound;
        QDirIterator files(qml, {QStringLiteral("*.qml")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith(QLatin1String("KeyTable.qml")))
                continue;
            const QString text = textOf(path);
            bound += commandsIn(text);
            static const QRegularExpression plain(QStringLiteral(R"(^\s*Shortcut\s*\{)"),
                                                  QRegularExpression::MultilineOption);
            QVERIFY2(path.endsWith(QLatin1String("KeyCommand.qml")) || !plain.match(text).hasMatch(),
                     qPrintable(path));
        }
        QCOMPARE(listed - bound, QSet<QString>());
        QCOMPARE(bound - listed, QSet<QString>());
    }
};

ADJUTANT_TEST(KeysTest)

} // namespace tst_tree_keys

#include "tst_tree_keys.moc"
