#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "core/yaml/referencefiles.h"
#include "tests/catalogues/shippedgames.h"

namespace adjutant::test::tst_catalogues_translations {

// A text and its translation.
struct TranslatedText
{
    std::string where;
    std::string original;
    std::string translation;
};

static void addCard(const std::string& where, const door::Answers& original, const door::Answers& translation,
                    std::vector<TranslatedText>& texts)
{
    for (const auto& [path, value] : original)
        if (const auto* text = std::get_if<std::string>(&value))
            if (path == "name" || path.ends_with("/name") || path.ends_with("text") || path == "talent")
                texts.push_back({where + ' ' + path, *text, std::get<std::string>(translation.at(path))});
}

template <class Things>
static void addThings(const Things& originals, const Things& translations, std::vector<TranslatedText>& texts)
{
    for (std::size_t k = 0; k < originals.size(); ++k) {
        const auto& original = originals[k];
        const auto& translation = translations[k];
        const std::string& id = original.id.text();
        texts.push_back({id + " name", original.name, translation.name});
        if constexpr (requires { original.title; })
            texts.push_back({id + " title", original.title, translation.title});
        if constexpr (requires { original.summary; })
            texts.push_back({id + " summary", original.summary, translation.summary});
        if constexpr (requires { original.note; })
            texts.push_back({id + " note", original.note, translation.note});
        if constexpr (requires { original.card; })
            addCard(id, original.card, translation.card, texts);
    }
}

// Everything of the row's game that a translation can replace.
static std::vector<TranslatedText> textsOfRow()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const Catalogue original = loadCatalogue(game, UserFiles::ignore).catalogue;
    const Catalogue catalogue = loadCatalogue(game, UserFiles::ignore, language).catalogue;
    std::vector<TranslatedText> texts;
    addThings(original.factions(), catalogue.factions(), texts);
    addThings(original.domains(), catalogue.domains(), texts);
    addThings(original.skills(), catalogue.skills(), texts);
    addThings(original.weapons(), catalogue.weapons(), texts);
    addThings(original.options(), catalogue.options(), texts);
    addThings(original.cards(), catalogue.cards(), texts);
    addThings(original.units(), catalogue.units(), texts);
    const auto lists = loadReadyLists(original);
    const auto translatedLists = loadReadyLists(catalogue, language);
    for (std::size_t k = 0; k < lists.size(); ++k) {
        const Roster& roster = lists[k].roster;
        const Roster& made = translatedLists[k].roster;
        const std::string& path = lists[k].printed.roster;
        texts.push_back({path + " name", roster.name, made.name});
        texts.push_back({path + " notes", roster.notes, made.notes});
        texts.push_back({path + " note", lists[k].printed.note, translatedLists[k].printed.note});
        addCard(path, roster.extras, made.extras, texts);
    }
    return texts;
}

const QString sources = QStringLiteral(ADJUTANT_SOURCE_DIR);

// The entries as they stand in the files of one language, without what is filled in from another.
static std::vector<ReferenceEntry> entriesIn(const QString& game, const QString& language)
{
    std::vector<ReferenceEntry> entries;
    for (const QString& path : shippedFiles(game + "/reference/" + language))
        if (auto read =
                yaml::readText(yaml::readReferenceFile, shippedText(path).toStdString(), path.toStdString()))
            std::move(read->begin(), read->end(), std::back_inserter(entries));
    return entries;
}

static std::set<std::string> idsOf(const std::vector<ReferenceEntry>& entries)
{
    std::set<std::string> ids;
    for (const ReferenceEntry& entry : entries)
        ids.insert(entry.id.text());
    return ids;
}

// The words of a text in small letters, without any marks.
static QStringList wordsOf(const QString& text)
{
    static const QRegularExpression others("[^\\p{L}\\p{N}]+");
    return text.toLower().split(others, Qt::SkipEmptyParts);
}

// All runs of so many words.
static QSet<QString> runsOf(const QStringList& words, qsizetype length)
{
    QSet<QString> runs;
    for (qsizetype k = 0; k + length <= words.size(); ++k)
        runs.insert(words.mid(k, length).join(u' '));
    return runs;
}

/// The translations that are shipped: whole, and with the figures of the data.
class CatalogueTranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyThingIsTranslated_data() { eachLanguage(); }
    void everyThingIsTranslated()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const Catalogue catalogue = loadCatalogue(game, UserFiles::ignore).catalogue;
        const Translation translation = loadTranslation(game, language);
        for (std::size_t k = 0; k < translatedKinds; ++k) {
            const auto kind = static_cast<ThingKind>(k);
            for (const std::string& id : idsOfKind(kind, catalogue)) {
                const auto& things = translation.of(kind);
                const auto thing = std::ranges::find(things, id, &TranslatedThing::id);
                QVERIFY2(thing != things.end(), id.c_str());
                QVERIFY2(!thing->name.empty(), id.c_str());
            }
        }
    }

    void textsAreTranslatedWithTheFiguresOfTheDataAndFitTheirPlaces_data() { eachLanguage(); }
    void textsAreTranslatedWithTheFiguresOfTheDataAndFitTheirPlaces()
    {
        for (const TranslatedText& text : textsOfRow()) {
            const std::string both = text.where + ": " + text.original + " / " + text.translation;
            // A sentence that reads the same was not translated; names may.
            QVERIFY2(text.original != text.translation || text.where.ends_with(" name") ||
                         std::ranges::count(text.original, ' ') < 2,
                     both.c_str());
            QVERIFY2(figuresOf(text.original) == figuresOf(text.translation), both.c_str());
            const auto length = QString::fromStdString(text.translation).size();
            if (text.where.ends_with("name") || text.where.ends_with("title"))
                QVERIFY2(length <= 80, both.c_str());
            if (text.where.ends_with("summary"))
                QVERIFY2(length <= 110, both.c_str());
        }
    }

    // A skill on a card leads to its rule: both are called the same.
    void namesAreTheTitlesOfTheirRules_data() { eachLanguage(); }
    void namesAreTheTitlesOfTheirRules()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const Catalogue catalogue = loadCatalogue(game, UserFiles::ignore, language).catalogue;
        const Reference reference = loadReference(game, language);
        const auto compare = [&](const auto& things) {
            for (const auto& thing : things)
                if (const ReferenceEntry* entry = reference.find(referenceOf(thing.id)))
                    QCOMPARE(QString::fromStdString(thing.name), QString::fromStdString(entry->title));
        };
        compare(catalogue.skills());
        compare(catalogue.weapons());
        compare(catalogue.options());
        for (const OtherCard& card : catalogue.cards())
            if (const auto* entry = reference.find(ReferenceId(card.kind + '/' + card.id.text())))
                QCOMPARE(card.name, entry->title);
        for (const Unit& unit : catalogue.units())
            if (const auto* entry = reference.find(ReferenceId("model/" + nameWithinFaction(unit.id))))
                QCOMPARE(unit.name, entry->title);
    }

    // The rules entries of every game: whole, linked, and in our own words.

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
        const auto english = entriesIn(game, "en");
        for (const QString& language : languages(game)) {
            if (language == "en")
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
        const Reference reference = loadReference(game, "en");
        int rules = 0;
        for (const QString& part : {QString(), QString("-lists")}) {
            const QByteArray table =
                contentsOf(sources + "/tests/fixtures/reference/" + game + part + ".tsv");
            for (const QByteArray& line : table.split('\n')) {
                if (line.isEmpty())
                    continue;
                const QByteArrayList cells = line.split('\t');
                QVERIFY2(cells.size() == 3, line.constData());
                QVERIFY2(reference.find(ReferenceId(cells[2].toStdString())), line.constData());
                ++rules;
            }
        }
        QVERIFY(rules > 0);
    }

    void everyEntrySaysWhereItStands_data() { eachGame(); }
    void everyEntrySaysWhereItStands()
    {
        QFETCH(QString, game);
        for (const ReferenceEntry& entry : entriesIn(game, "en"))
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
        const Reference reference = loadReference(game, "en");
        int rules = 0;
        for (const QString& room : {"systems/" + game, QString("match"), QString("roster")}) {
            QDirIterator files(sources + "/core/" + room, {"*.cpp", "*.h"}, QDir::Files,
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
        QVERIFY(rules > 0);
    }

    // Figures are the source's, sentences are ours: no eight words in a row. Only where the sources are at
    // hand.
    void sentencesAreOurOwn_data() { eachGame(); }
    void sentencesAreOurOwn()
    {
        QFETCH(QString, game);
        const QDir seeds(sources + "/../shared/seeds");
        if (!seeds.exists())
            QSKIP("the printed rules are not here");
        constexpr qsizetype longest = 7;
        QSet<QString> printed;
        for (const QString& name : seeds.entryList(QDir::Files))
            printed.unite(runsOf(wordsOf(QString::fromUtf8(contentsOf(seeds.filePath(name)))), longest + 1));
        for (const ReferenceEntry& entry : entriesIn(game, "en"))
            for (const std::string& text : {entry.text, entry.reading})
                for (const QString& run : runsOf(wordsOf(QString::fromStdString(text)), longest + 1))
                    QVERIFY2(!printed.contains(run), (entry.id.text() + ": " + run.toStdString()).c_str());
    }

private:
    static void eachLanguage()
    {
        const auto row = columns<QString, QString>("game", "language");
        for (const GameSystem& game : gameSystems()) {
            const QString id = QString::fromUtf8(game.id);
            const QDir folder(sources + "/data/" + id + "/translations");
            for (const QString& language : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                row((id + ' ' + language).toStdString(), id, language);
        }
    }

    static QStringList languages(const QString& game)
    {
        return QDir(sources + "/data/" + game + "/reference").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    }
};

ADJUTANT_TEST(CatalogueTranslationsTest)

} // namespace adjutant::test::tst_catalogues_translations
