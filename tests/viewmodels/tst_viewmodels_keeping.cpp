#include "app/matches/matchlines.h"
#include "app/storage/storefiles.h"
#include "app/viewmodels/bin.h"
#include "app/viewmodels/games/games.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/workspace.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>
#include <sys/stat.h>

namespace tst_viewmodels_keeping {

using namespace adjutant;

/// What was deleted and comes back, and what is said while nothing can be kept.
class KeepingTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("ADJUTANT_DATA_HOME", m_folder->path().toUtf8());
        m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    }

    void whatIsInTheBinComesBack()
    {
        ListLibrary library(*m_workspace);
        library.load();
        const QString list = library.createEmpty();
        const QString name = m_workspace->store().summaries().front().name;
        MatchSummary match;
        match.id = QStringLiteral("duel");
        match.title = QStringLiteral("A duel");
        match.started = match.changed = QDateTime::currentDateTimeUtc();
        match.state = QStringLiteral("open");
        QVERIFY(m_workspace->matches().create(match, {"start", writtenEnd(match.started, match)}));

        Bin bin(*m_workspace);
        bin.look();
        QVERIFY(bin.contents().isEmpty());
        library.remove(list);
        QVERIFY(m_workspace->matches().remove(match.id));
        bin.look();
        QCOMPARE(bin.lists().size(), 1);
        QCOMPARE(bin.matches().size(), 1);
        const auto deleted = bin.lists().constFirst().value<RuleChip>();
        QCOMPARE(deleted.title, name);
        QCOMPARE(deleted.rule, list);

        QVERIFY(bin.bringBackList(list).isEmpty());
        QVERIFY(bin.bringBackMatch(match.id).isEmpty());
        QVERIFY(bin.contents().isEmpty());
        QVERIFY(m_workspace->store().roster(list));
        QVERIFY(m_workspace->matches().summary(match.id));

        // Somebody else has brought it back.
        QVERIFY(!bin.bringBackMatch(match.id).isEmpty());
    }

    void settingsThatCannotBeReadGoAside()
    {
        QTemporaryDir config;
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        const QString path = config.filePath(QStringLiteral("adjutant/adjutant.ini"));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        const auto write = [&path](const QByteArray& bytes) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes), bytes.size());
        };
        write("[look]\ntextSize=150\n");
        QCOMPARE(Settings(*m_workspace).textSize(), 150);
        QVERIFY(Settings(*m_workspace).news().isEmpty());

        const QByteArray others("\x01 no settings\nat all\n");
        write(others);
        {
            Settings settings(*m_workspace);
            QVERIFY(settings.news().contains(QLatin1String("adjutant.damaged-")));
            settings.setTextSize(120);
        }
        QCOMPARE(Settings(*m_workspace).textSize(), 120);
        const QFileInfoList aside =
            QFileInfo(path).dir().entryInfoList({QStringLiteral("adjutant.damaged-*.ini")});
        QCOMPARE(aside.size(), 1);
        QFile kept(aside.constFirst().filePath());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), others);
    }

    void settingsInAPipeAreNotWaitedFor()
    {
        QTemporaryDir config;
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        const QString path = config.filePath(QStringLiteral("adjutant/adjutant.ini"));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        Settings settings(*m_workspace);
        QVERIFY(settings.news().contains(path));
        settings.setTextSize(120);
        QCOMPARE(settings.textSize(), 120);
    }

    void ofManyFaultsSomeAreShown()
    {
        const QString folder = m_folder->path() + QStringLiteral("/catalogues/") +
                               QString::fromUtf8(m_workspace->game().id.data(),
                                                 static_cast<qsizetype>(m_workspace->game().id.size()));
        QVERIFY(QDir().mkpath(folder));
        for (int k = 0; k < 60; ++k) {
            QFile file(QStringLiteral("%1/%2.yaml").arg(folder).arg(k));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("junk: 1\n");
        }
        ListLibrary library(*m_workspace);
        library.load();
        QCOMPARE(library.catalogueFaults().size(), 11);
        QVERIFY(library.catalogueFaults().constLast().startsWith(QLatin1String("And 50 more")));
    }

    void troubleIsToldAsLongAsItLasts()
    {
        RosterStore(m_folder->path());
        const QString lists = m_folder->path() + storefiles::lists;
        ListLibrary library(*m_workspace);
        library.load();
        QCOMPARE(library.banner(), QString());
        QVERIFY(QDir().rename(lists, lists + QStringLiteral("-away"))); // as if its disk had been taken out
        library.createEmpty();
        QVERIFY2(library.trouble().contains(lists), qPrintable(library.trouble()));
        QCOMPARE(library.banner(), library.trouble());
        library.dismissMessage();
        QCOMPARE(library.banner(), library.trouble());
        QVERIFY(library.hasUnsaved());
        library.retrySaving();
        QVERIFY(!library.trouble().isEmpty());

        QVERIFY(QDir().rename(lists + QStringLiteral("-away"), lists));
        library.retrySaving();
        QCOMPARE(library.banner(), QString());
        QVERIFY(!library.hasUnsaved());
        QCOMPARE(RosterStore(m_folder->path()).summaries().size(), std::size_t{1});
    }
};

ADJUTANT_TEST(KeepingTest)

} // namespace tst_viewmodels_keeping

#include "tst_viewmodels_keeping.moc"
