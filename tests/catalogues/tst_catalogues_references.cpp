#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/referencefiles.h"
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <set>

namespace tst_catalogues_references {

using namespace adjutant;

namespace {

const QString sources = QStringLiteral(ADJUTANT_SOURCE_DIR);

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The entries as they stand in the files of one language, without what is filled in from another.
std::vector<ReferenceEntry> entriesIn(const QString& game, const QString& language)
{
    std::vector<ReferenceEntry> entries;
    for (const QString& path : shippedFiles(game + QStringLiteral("/reference/") + language))
        if (auto read = yaml::readReferenceFile(shippedText(path).toStdString(), path.toStdString()))
            std::move(read->begin(), read->end(), std::back_inserter(entries));
    return entries;
}

std::set<std::string> idsOf(const std::vector<ReferenceEntry>& entries)
{
    std::set<std::string> ids;
    for (const ReferenceEntry& entry : entries)
        ids.insert(entry.id.text());
    return ids;
}

// The words of a text in small letters, without any marks.
QStringList wordsOf(const QString& text)
{
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.toLower().split(others, Qt::SkipEmptyParts);
}

// All runs of so many words.
QSet<QString> runsOf(const QStringList& words, qsizetype length)
{
    QSet<QString> runs;
    for (qsizetype k = 0; k + length <= words.size(); ++k)
        runs.insert(words.mid(k, length).join(QLatin1Char(' ')));
    return runs;
}

} // namespace

/// The rules entries of every game: whole, linked, and in our own words.
class ReferencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLinkLeadsToAnotherEntry_data() { eachGame(); }
    void everyLinkLeadsToAnotherEntry()
    {
        QFETCH(QString, game);
        for (const QString& language : languages(game)) {
            const Reference reference = loadReference(game, language);
            std::set<std::string> seen;
            for (const ReferenceEntry& entry : reference.entries()) {
                const std::string& id = entry.id.text();
                QVERIFY2(seen.insert(id).second, id.c_str());
                std::set<std::string> links;
                for (const ReferenceId& link : entry.see) {
                    const std::string where = id + " -> " + link.text();
                    const ReferenceEntry* other = reference.find(link);
                    QVERIFY2(other && link != entry.id, where.c_str());
                    // One that is called the same looks like a way back to where one is.
                    QVERIFY2(other->title != entry.title, where.c_str());
                    QVERIFY2(links.insert(link.text()).second, where.c_str());
                }
            }
        }
    }

    void translationsAreWhole_data() { eachGame(); }
    void translationsAreWhole()
    {
        QFETCH(QString, game);
        const auto english = entriesIn(game, QStringLiteral("en"));
        for (const QString& language : languages(game)) {
            if (language == QLatin1String("en"))
                continue;
            const auto translated = entriesIn(game, language);
            const auto ids = idsOf(translated);
            for (const ReferenceEntry& entry : english)
                QVERIFY2(ids.contains(entry.id.text()),
                         (language.toStdString() + ": " + entry.id.text()).c_str());
            QCOMPARE(translated.size(), english.size());
            for (const ReferenceEntry& entry : translated)
                for (const ReferenceEntry& original : english)
                    QVERIFY2(entry.id != original.id || entry.text != original.text, entry.id.text().c_str());
        }
    }

    // What the source says of an entry stands in a table of the source's own headings and rules.
    void everyRuleOfTheSourceHasItsEntry_data() { eachGame(); }
    void everyRuleOfTheSourceHasItsEntry()
    {
        QFETCH(QString, game);
        const Reference reference = loadReference(game, QStringLiteral("en"));
        int rules = 0;
        for (const QString& part : {QString(), QStringLiteral("-lists")}) {
            const QByteArray table = contentsOf(sources + QStringLiteral("/tests/fixtures/reference/") +
                                                game + part + QStringLiteral(".tsv"));
            for (const QByteArray& line : table.split('\n')) {
                if (line.isEmpty())
                    continue;
                const QByteArrayList cells = line.split('\t');
                QVERIFY2(cells.size() == 3, line.constData());
                QVERIFY2(reference.find(ReferenceId(cells[2].toStdString())), line.constData());
                ++rules;
            }
        }
        QVERIFY(rules >= 20);
    }

    void everyEntrySaysWhereItStands_data() { eachGame(); }
    void everyEntrySaysWhereItStands()
    {
        QFETCH(QString, game);
        for (const ReferenceEntry& entry : entriesIn(game, QStringLiteral("en")))
            QVERIFY2(!entry.source.empty() || entry.id == ReferenceId("rule/answers"),
                     entry.id.text().c_str());
    }

    // A rule that a refusal, a warning, a finding or a question names is explained.
    void everyRuleThatTheCodeNamesIsExplained_data() { eachGame(); }
    void everyRuleThatTheCodeNamesIsExplained()
    {
        QFETCH(QString, game);
        static const QRegularExpression named(QStringLiteral(
            R"re((?:refuse|warn|unknownIs|\brule)\(\s*"([a-z][a-z/_-]+)")re"
            R"re(|Remark\{\s*"([a-z][a-z/_-]+)"|"((?:rule|roll|skill|token|action|type)/[a-z_-]+)")re"));
        const Reference reference = loadReference(game, QStringLiteral("en"));
        int rules = 0;
        for (const QString& room :
             {QStringLiteral("systems/") + game, QStringLiteral("match"), QStringLiteral("roster")}) {
            QDirIterator files(sources + QStringLiteral("/core/") + room,
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                auto found = named.globalMatch(QString::fromUtf8(contentsOf(files.next())));
                while (found.hasNext()) {
                    const auto match = found.next();
                    const std::string rule =
                        (match.captured(1) + match.captured(2) + match.captured(3)).toStdString();
                    QVERIFY2(reference.entryOf(rule), rule.c_str());
                    ++rules;
                }
            }
        }
        QVERIFY(rules >= 5);
    }

    // Figures are the source's, sentences are ours: no eight words in a row. Only where the sources are at
    // hand.
    void sentencesAreOurOwn_data() { eachGame(); }
    void sentencesAreOurOwn()
    {
        QFETCH(QString, game);
        const QDir seeds(sources + QStringLiteral("/../shared/seeds"));
        if (!seeds.exists())
            QSKIP("the printed rules are not here");
        constexpr qsizetype longest = 7;
        QSet<QString> printed;
        for (const QString& name : seeds.entryList(QDir::Files))
            printed.unite(runsOf(wordsOf(QString::fromUtf8(contentsOf(seeds.filePath(name)))), longest + 1));
        for (const ReferenceEntry& entry : entriesIn(game, QStringLiteral("en")))
            for (const std::string& text : {entry.text, entry.reading})
                for (const QString& run : runsOf(wordsOf(QString::fromStdString(text)), longest + 1))
                    QVERIFY2(!printed.contains(run), (entry.id.text() + ": " + run.toStdString()).c_str());
    }

private:
    static QStringList languages(const QString& game)
    {
        return QDir(sources + QStringLiteral("/data/") + game + QStringLiteral("/reference"))
            .entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    }

    static void eachGame()
    {
        QTest::addColumn<QString>("game");
        for (const GameSystem& game : gameSystems()) {
            const QString id = QString::fromStdString(std::string(game.id));
            QTest::newRow(qPrintable(id)) << id;
        }
    }
};

ADJUTANT_TEST(ReferencesTest)

} // namespace tst_catalogues_references

#include "tst_catalogues_references.moc"
