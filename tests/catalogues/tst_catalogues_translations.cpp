#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "core/systems/gamesystem.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

namespace tst_catalogues_translations {

using namespace adjutant;

namespace {

QString idOf(const GameSystem& game)
{
    return QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
}

// The figures of a text, in order.
QStringList figuresOf(const std::string& text)
{
    static const QRegularExpression figure(QStringLiteral("\\d+"));
    QStringList figures;
    auto found = figure.globalMatch(QString::fromStdString(text));
    while (found.hasNext())
        figures.append(found.next().captured());
    figures.sort();
    return figures;
}

// A text and its translation.
struct TranslatedText
{
    std::string where;
    std::string original;
    std::string translation;
};

void addCard(const std::string& where, const door::Answers& original, const door::Answers& translation,
             std::vector<TranslatedText>& texts)
{
    for (const auto& [path, value] : original)
        if (const auto* text = std::get_if<std::string>(&value))
            if (path == "name" || path.ends_with("/name") || path.ends_with("text") || path == "talent")
                texts.push_back({where + ' ' + path, *text, std::get<std::string>(translation.at(path))});
}

template <class Things>
void addThings(const Things& originals, const Things& translations, std::vector<TranslatedText>& texts)
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

// Everything of a game that a translation can replace.
std::vector<TranslatedText> textsOf(const QString& game, const QString& language)
{
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

} // namespace

/// The translations that are shipped: whole, and with the figures of the data.
class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsSoundAndNamesWhatThereIs_data() { eachLanguage(); }
    void everyFileIsSoundAndNamesWhatThereIs()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const Catalogue catalogue = loadCatalogue(game, UserFiles::ignore).catalogue;
        ListsByPath lists;
        for (LoadedReadyList& list : loadReadyLists(catalogue))
            lists.emplace(list.printed.roster, std::move(list.roster));
        std::set<std::string> rules;
        const Reference reference = loadReference(game, originalLanguage, UserFiles::ignore);
        for (const ReferenceEntry& entry : reference.entries())
            rules.insert(entry.id.text());
        for (const QString& path : shippedFiles(game + QStringLiteral("/translations/") + language)) {
            const auto read = yaml::readTranslationFile(shippedText(path).toStdString(), path.toStdString());
            QVERIFY2(read, read ? "" : inEnglish(read.error().front()).c_str());
            QCOMPARE(read->system.text(), game.toStdString());
            QCOMPARE(read->language, language.toStdString());
            const auto faults = yaml::danglingFaults(*read, catalogue, lists, rules);
            QVERIFY2(faults.empty(), faults.empty() ? "" : inEnglish(faults.front()).c_str());
        }
    }

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

    // A sentence that reads the same was not translated; names may.
    void noSentenceIsLeftInEnglish_data() { eachLanguage(); }
    void noSentenceIsLeftInEnglish()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        for (const TranslatedText& text : textsOf(game, language))
            QVERIFY2(text.original != text.translation || std::ranges::count(text.original, ' ') < 2,
                     (text.where + ": " + text.original).c_str());
    }

    void figuresAreThoseOfTheData_data() { eachLanguage(); }
    void figuresAreThoseOfTheData()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        for (const TranslatedText& text : textsOf(game, language))
            QVERIFY2(figuresOf(text.original) == figuresOf(text.translation),
                     (text.where + ": " + text.original + " / " + text.translation).c_str());
    }

    void namesAndSummariesFitTheirPlaces_data() { eachLanguage(); }
    void namesAndSummariesFitTheirPlaces()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        for (const TranslatedText& text : textsOf(game, language)) {
            const auto length = QString::fromStdString(text.translation).size();
            if (text.where.ends_with("name") || text.where.ends_with("title"))
                QVERIFY2(length <= 80, text.translation.c_str());
            if (text.where.ends_with("summary"))
                QVERIFY2(length <= 110, text.translation.c_str());
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

private:
    static void eachLanguage()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const GameSystem& game : gameSystems()) {
            const QString id = idOf(game);
            const QDir folder(QStringLiteral(ADJUTANT_SOURCE_DIR "/data/") + id +
                              QStringLiteral("/translations"));
            for (const QString& language : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                QTest::addRow("%s %s", qPrintable(id), qPrintable(language)) << id << language;
        }
    }
};

ADJUTANT_TEST(TranslationsTest)

} // namespace tst_catalogues_translations

#include "tst_catalogues_translations.moc"
