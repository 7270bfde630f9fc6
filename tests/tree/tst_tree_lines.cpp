#include "tests/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTest>

namespace tst_tree_lines {

namespace {

const QString root = QStringLiteral(ADJUTANT_SOURCE_DIR);

qint64 linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
}

/// `core/systems/<game>`, `app/storage`, `qml/pages`; all of core that is no game's is `core`.
QString moduleOf(const QString& path)
{
    const QStringList parts = path.split(u'/');
    if (parts.front() != u"core")
        return parts.size() > 2 ? parts[0] + u'/' + parts[1] : parts[0];
    return parts.size() > 3 && parts[1] == u"systems" ? parts.mid(0, 3).join(u'/') : parts[0];
}

QMap<QString, qint64> linesOfModules()
{
    QMap<QString, qint64> lines;
    for (const char* room : {"core", "app", "qml"}) {
        QDirIterator files(root + u'/' + room, {"*.cpp", "*.h", "*.qml"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            lines[moduleOf(path.mid(root.size() + 1))] += linesOf(path);
        }
    }
    return lines;
}

QMap<QString, qint64> bars()
{
    QMap<QString, qint64> bars;
    QFile file(root + QStringLiteral("/tests/tree/lines.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return bars;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() == 2 && !line.startsWith('#'))
            bars[QString::fromUtf8(words[1])] = words[0].toLongLong();
    }
    return bars;
}

/// How far below its bar a module may stay before the bar comes down after it.
qint64 slackOf(qint64 bar)
{
    return qMax(100, bar / 25);
}

} // namespace

/// No module grows unseen: each has a bar in lines.txt, and the bar follows it down.
class TreeLinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyModuleHasABar() { QCOMPARE(linesOfModules().keys(), bars().keys()); }

    void noModuleIsAboveItsBar_data()
    {
        QTest::addColumn<qint64>("lines");
        QTest::addColumn<qint64>("bar");
        const auto lines = linesOfModules();
        const auto all = bars();
        for (auto bar = all.begin(); bar != all.end(); ++bar)
            QTest::newRow(qPrintable(bar.key())) << lines.value(bar.key()) << bar.value();
    }

    void noModuleIsAboveItsBar()
    {
        QFETCH(qint64, lines);
        QFETCH(qint64, bar);
        const auto sentence = [lines, bar](const char* what) {
            return QStringLiteral("%1 lines, the bar is %2: %3").arg(lines).arg(bar).arg(QLatin1String(what));
        };
        QVERIFY2(lines <= bar,
                 qPrintable(sentence("take something out, or raise it in tests/tree/lines.txt and say why")));
        QVERIFY2(lines >= bar - slackOf(bar), qPrintable(sentence("lower it in tests/tree/lines.txt")));
    }
};

ADJUTANT_TEST(TreeLinesTest)

} // namespace tst_tree_lines

#include "tst_tree_lines.moc"
