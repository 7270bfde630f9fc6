#include "app/catalogues/emblemfile.h"
#include "app/matches/matchlines.h"
#include "app/storage/storefiles.h"
#include "app/viewmodels/bin.h"
#include "app/viewmodels/iconprovider.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/workspace.h"
#include "core/yaml/cataloguefile.h"

#include <sys/stat.h>

namespace adjutant::test::tst_viewmodels_keeping {

/// What was deleted and comes back, and what is said while nothing can be kept.
class KeepingTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<DataHome> m_folder;
    std::unique_ptr<Workspace> m_workspace;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<DataHome>();
        m_workspace = std::make_unique<Workspace>("en");
    }

    void whatIsInTheBinComesBack()
    {
        ListLibrary library(*m_workspace);
        library.load();
        const QString list = library.createEmpty();
        const QString name = m_workspace->store().summaries().front().name;
        MatchSummary match;
        match.id = "duel";
        match.title = "A duel";
        match.started = match.changed = QDateTime::currentDateTimeUtc();
        match.state = "open";
        QVERIFY(m_workspace->matches().create(match, {"start", writtenEnd(match.started, match)}));

        Bin bin(*m_workspace);
        bin.look();
        QVERIFY(bin.contents().isEmpty());
        library.remove(list);
        QVERIFY(m_workspace->matches().remove(match.id));
        bin.look();
        QCOMPARE(listed(bin.lists().size(), bin.matches().size()), "1 1");
        const auto deleted = bin.lists().constFirst().value<RuleChip>();
        QCOMPARE(deleted.title, name);
        QCOMPARE(deleted.rule, list);

        QVERIFY(bin.bringBackList(list).isEmpty() && bin.bringBackMatch(match.id).isEmpty());
        QVERIFY(bin.contents().isEmpty());
        QVERIFY(m_workspace->store().roster(list) && m_workspace->matches().summary(match.id));

        // Somebody else has brought it back.
        QVERIFY(!bin.bringBackMatch(match.id).isEmpty());
    }

    void settingsThatCannotBeReadGoAside()
    {
        const QString path = written(m_folder->filePath("adjutant/adjutant.ini"), "[look]\ntextSize=150\n");
        QCOMPARE(Settings(*m_workspace).textSize(), 150);
        QVERIFY(Settings(*m_workspace).news().isEmpty());

        const QByteArray others("\x01 no settings\nat all\n");
        written(path, others);
        {
            Settings settings(*m_workspace);
            QVERIFY(settings.news().contains("adjutant.damaged-"));
            settings.setTextSize(120);
        }
        QCOMPARE(Settings(*m_workspace).textSize(), 120);
        const QFileInfoList aside = QFileInfo(path).dir().entryInfoList({"adjutant.damaged-*.ini"});
        QCOMPARE(aside.size(), 1);
        QCOMPARE(contentsOf(aside.constFirst().filePath()), others);
    }

    void settingsInAPipeAreNotWaitedFor()
    {
        const QString path = m_folder->filePath("adjutant/adjutant.ini");
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        Settings settings(*m_workspace);
        QVERIFY(settings.news().contains(path));
        settings.setTextSize(120);
        QCOMPARE(settings.textSize(), 120);
    }

    void aBackupReportsHowManyFilesItLacks()
    {
        written(m_folder->path() + "/lists/long.yaml", QByteArray(5'000'000, 'x'));
        Settings settings(*m_workspace);
        QSignalSpy problems(&settings, &Settings::problem);
        QVERIFY(settings.backUp().isEmpty());
        QCOMPARE(problems.size(), 1);
        VERIFY_CONTAINS(problems.at(0).at(0).toString(), ".zip, without 1 file(s) over 4 MiB.");
    }

    void ofManyFaultsSomeAreShown()
    {
        const QString folder = m_folder->path() + "/catalogues/" + QString::fromUtf8(m_workspace->game().id);
        for (int k = 0; k < 60; ++k)
            written(QString("%1/%2.yaml").arg(folder).arg(k), "junk: 1\n");
        ListLibrary library(*m_workspace);
        library.load();
        QCOMPARE(library.catalogueFaults().size(), 11);
        QVERIFY(library.catalogueFaults().constLast().startsWith("And 50 more"));
    }

    void troubleIsReportedAsLongAsItLasts()
    {
        RosterStore(m_folder->path());
        const QString lists = m_folder->path() + storefiles::lists;
        ListLibrary library(*m_workspace);
        library.load();
        QCOMPARE(library.banner(), QString());
        QVERIFY(QDir().rename(lists, lists + "-away"));
        written(lists, "in its place");
        library.createEmpty();
        VERIFY_CONTAINS(library.trouble(), lists);
        QCOMPARE(library.banner(), library.trouble());
        library.dismissMessage();
        QCOMPARE(library.banner(), library.trouble());
        QVERIFY(library.hasUnsaved());
        const auto shown = [&library] {
            return library.lists()->count() == 1 ? library.lists()->rows()[0].value.value<ListRow>()
                                                 : ListRow();
        };
        for (int times = 0; times < 2; ++times) {
            QVERIFY(shown().unsaved);
            QCOMPARE(shown().changed, "Not saved yet");
            m_workspace->readAgain(); // the window was left, and is looked at again
            library.refresh();
        }
        library.retrySaving();
        QVERIFY(!library.trouble().isEmpty());

        QVERIFY(QFile::remove(lists) && QDir().rename(lists + "-away", lists));
        library.retrySaving();
        QCOMPARE(library.banner(), QString());
        QVERIFY(!library.hasUnsaved() && !shown().id.isEmpty() && !shown().unsaved);
        QCOMPARE(RosterStore(m_folder->path()).summaries().size(), std::size_t{1});

        // Nor of matches.
        m_workspace->matches();
        const QString matches = m_folder->path() + storefiles::matches;
        QVERIFY(QFile::link(m_folder->path(), matches));
        m_workspace->readAgain();
        library.announceNews();
        VERIFY_CONTAINS(library.trouble(), matches);
        QVERIFY(QFile::remove(matches));
        library.retrySaving();
        QCOMPARE(library.trouble(), QString());
    }

    void whyNothingWasDoneIsReportedUntilSomethingIs()
    {
        ListLibrary library(*m_workspace);
        library.load();
        const QString list = library.createEmpty();
        const QString trash = written(m_folder->path() + storefiles::trash, "a file");
        library.remove(list);
        VERIFY_CONTAINS(library.banner(), trash);
        library.createEmpty();
        QCOMPARE(library.banner(), QString());
        library.remove(list);
        VERIFY_CONTAINS(library.banner(), trash);
        QVERIFY(QFile::remove(trash));
        library.remove(list);
        QCOMPARE(library.banner(), QString());
        // What else was said stays until it is tapped away.
        library.announce("word");
        library.createEmpty();
        QCOMPARE(library.banner(), "word");
    }

    // Pictures and colours that factions of the users' own have.

    void aDrawingIsInTheInkAndAPngAsItIs()
    {
        const QTemporaryDir folder;
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(folder.filePath("a.png"), "PNG"));
        Faction frost;
        frost.emblem = "flag";
        Faction fire;
        fire.emblem = "a.png";
        fire.emblemPlace.file = folder.filePath("fire.yaml").toStdString();
        IconProvider icons([&](const QString& id) { return id == u"frost" ? &frost : &fire; });
        QSize size;
        const QImage flag = icons.requestImage("factions/frost/00ff00", &size, {24, 24});
        QCOMPARE(flag, icons.requestImage("field/flag/00ff00", &size, {24, 24}));
        QVERIFY(flag != icons.requestImage("factions/frost/0000ff", &size, {24, 24}));
        const QImage flames = icons.requestImage("factions/fire/00ff00", &size, {24, 24});
        QCOMPARE(flames.pixelColor(12, 12), QColor(255, 0, 0));
    }

    void whoHasNoPictureHasTheMarkOfAllArmies()
    {
        const QTemporaryDir folder;
        Faction broken;
        broken.emblem = "a.png";
        broken.emblemPlace.file = folder.filePath("a.yaml").toStdString();
        written(folder.filePath("a.png"), "hello");
        IconProvider icons([&broken](const QString& id) { return id == u"broken" ? &broken : nullptr; });
        QSize size;
        const auto drawn = [&](const char* id) {
            return icons.requestImage(QString::fromUtf8(id), &size, {24, 24});
        };
        const QImage mark = drawn("ui/armies/000000");
        QVERIFY(mark.pixelColor(12, 12).alpha() > 0);
        QCOMPARE(drawn("factions/nobody/000000"), mark);
        QCOMPARE(drawn("factions/broken/000000"), mark);
    }

    // Each name has a drawing among the icons.
    void everyDrawingThatAFactionCanNameIsThere()
    {
        for (const std::string& name : glyphNames()) {
            Faction faction;
            faction.emblem = name;
            QVERIFY2(QFile::exists(":/icons/" + glyphOf(faction) + ".svg"), name.c_str());
        }
        QVERIFY(glyphOf(Faction()).isEmpty());
    }

    void aColourOfItsOwnComesAsItsShades()
    {
        const std::vector<yaml::CatalogueFile> files{
            {"x.yaml",
             "format: adjutant-catalogue/1\nsystem: regatta\nfactions:\n"
             "  - {id: own, name: A, title: A, colour: '#ffff00', allegiance: true}\n"
             "  - {id: red, name: B, title: B, colour: red, allegiance: true}\n",
             false}};
        const Catalogue catalogue = yaml::assembleCatalogue(files).catalogue;
        QCOMPARE(colourOf(FactionId("red"), catalogue), "red");
        QCOMPARE(colourOf(FactionId("none"), catalogue), "grey");
        const QStringList shades = colourOf(FactionId("own"), catalogue).split(u' ');
        QCOMPARE(shades.size(), 5);
        QCOMPARE(shades.mid(1), QStringList({"#ffff00", "#ffff00", "#ffff00", "#000000"}));
        QVERIFY(shades.first() != "#ffff00"); // on light surfaces it can't be read
    }
};

ADJUTANT_TEST(KeepingTest)

} // namespace adjutant::test::tst_viewmodels_keeping
