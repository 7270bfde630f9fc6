#include "app/viewmodels/workspace.h"

#include "app/catalogues/datafolder.h"
#include "app/matches/runningmatch.h"
#include "app/matches/storedmatch.h"
#include "app/rules/ownrulesstore.h"
#include "app/storage/storagefault.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/shown.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <iterator>

namespace adjutant {

void WorkspaceUser::classBegin()
{
    m_workspace = &foundOn<Workspace>(*qmlEngine(this));
    start();
}

Workspace& WorkspaceUser::workspace() const
{
    Q_ASSERT(m_workspace);
    return *m_workspace;
}

Workspace::Workspace(QString language) : m_language(std::move(language)), m_game(&gameSystems().front())
{
    constexpr std::size_t atOnce = 40; // files, in some milliseconds
    m_reading.setInterval(0);
    QObject::connect(&m_reading, &QTimer::timeout, [this] {
        m_matches->readMore(atOnce);
        if (m_matches->unread() == 0)
            m_reading.stop();
    });
}

Workspace::~Workspace()
{
    saveDetails();
    m_match.reset(); // writes what the history shows, by the names of the catalogue
}

void Workspace::choose(std::string_view game)
{
    if (const GameSystem* known = findGameSystem(game))
        m_game = known;
}

const GameSystem& Workspace::gameAtHand()
{
    const bool isPlayed = m_isInMatch && running().isOpen();
    const GameSystem* played = isPlayed ? findGameSystem(running().session().start().system.text()) : nullptr;
    return played ? *played : game();
}

const yaml::AssembledCatalogue& Workspace::assembled(const GameSystem& game)
{
    auto& catalogue = m_contents[game.id].catalogue;
    if (!catalogue)
        catalogue = loadCatalogue(QString::fromUtf8(game.id), UserFiles::include, m_language);
    return *catalogue;
}

const Catalogue& Workspace::factionCatalogue()
{
    if (m_game->hasFactions)
        return catalogue();
    const GameSystem* found = findIn(gameSystems(), true, &GameSystem::hasFactions);
    return found ? catalogue(*found) : catalogue();
}

const Catalogue& Workspace::catalogueOf(const QString& system)
{
    const GameSystem* game = findGameSystem(system.toStdString());
    return game ? catalogue(*game) : catalogue();
}

const Reference& Workspace::reference(const GameSystem& game)
{
    auto& reference = m_contents[game.id].reference;
    if (!reference)
        reference = withNamesOfPage(loadReference(QString::fromUtf8(game.id), m_language),
                                    std::string(game.id), m_language.toStdString());
    return *reference;
}

const RuleSearch& Workspace::ruleSearch(const GameSystem& game)
{
    Contents& contents = m_contents[game.id];
    if (!contents.ruleSearch) {
        contents.written = asReference(ownRules(game), reference(game));
        contents.ruleSearch.emplace(std::vector<const Reference*>{&reference(game), &*contents.written});
    }
    return *contents.ruleSearch;
}

const RuleNames& Workspace::ruleNames(const GameSystem& game)
{
    auto& names = m_contents[game.id].ruleNames;
    if (!names)
        names.emplace(reference(game));
    return *names;
}

const Expected<OwnRules, QString>& Workspace::loadedOwnRules(const GameSystem& game)
{
    auto& rules = m_contents[game.id].ownRules;
    if (!rules)
        rules = loadOwnRules(dataFolder(), QString::fromUtf8(game.id));
    return *rules;
}

const OwnRules& Workspace::ownRules(const GameSystem& game)
{
    static const OwnRules none;
    const auto& rules = loadedOwnRules(game);
    return rules ? *rules : none;
}

QString Workspace::ownRulesFault(const GameSystem& game)
{
    const auto& rules = loadedOwnRules(game);
    return rules ? QString() : rules.error();
}

std::optional<QString> Workspace::changeOwnRules(const GameSystem& game,
                                                 const std::function<void(OwnRules& rules)>& change)
{
    // An editor may have written it since; an unreadable file isn't overwritten.
    auto rules = loadOwnRules(dataFolder(), QString::fromUtf8(game.id));
    if (!rules)
        return rules.error();
    change(*rules);
    if (const auto saved = saveOwnRules(*rules, dataFolder(), QString::fromUtf8(game.id)); !saved)
        return saved.error();
    Contents& contents = m_contents[game.id];
    contents.ownRules = std::move(*rules);
    contents.ruleSearch.reset();
    return {};
}

const std::vector<LoadedReadyList>& Workspace::readyLists(const GameSystem& game)
{
    auto& lists = m_contents[game.id].readyLists;
    if (!lists)
        lists = loadReadyLists(catalogue(game), m_language);
    return *lists;
}

const Roster* Workspace::readyList(const GameSystem& game, const QString& path)
{
    const auto* found = findIn(readyLists(game), path.toStdString(),
                               [](const LoadedReadyList& each) { return each.printed.roster; });
    return found ? &found->roster : nullptr;
}

RosterStore& Workspace::store()
{
    if (!m_store)
        m_store = std::make_unique<RosterStore>(dataFolder(),
                                                [this](const Roster& roster) { return figuresOf(roster); });
    return *m_store;
}

MatchStore& Workspace::matches()
{
    if (!m_matches) {
        m_matches = std::make_unique<MatchStore>(dataFolder(), matchReader());
        if (m_matches->unread() > 0)
            m_reading.start();
    }
    return *m_matches;
}

QTimer& Workspace::reading()
{
    matches();
    return m_reading;
}

void Workspace::retrySaving()
{
    if (m_store && (m_store->hasUnsaved() || m_store->fault()))
        static_cast<void>(m_store->retry()); // why it fails is what trouble() tells then
    if (m_matches && m_matches->fault())
        m_matches->refresh();
    saveDetails();
}

namespace {

// By another program, and not with all the others.
bool wasRemoved(const MatchFolder& files, const QString& match)
{
    const auto there = files.pathOf(match);
    return !there && there.error().kind == StorageFault::Kind::noSuchMatch &&
           QDir(files.folder() + storefiles::matches).exists();
}

} // namespace

QString Workspace::saveDetails()
{
    m_detailsTrouble.clear();
    for (const auto& [match, changed] : std::exchange(m_unsavedDetails, {})) {
        // With the names as they were corrected since.
        const auto withChanges = [&changed = changed.details](MatchDetails details) {
            details.notes = changed.notes;
            details.photos = changed.photos;
            details.abandoned = changed.abandoned;
            return details;
        };
        QString why;
        if (running().isOpen() && running().record().id == match) {
            why = running().setDetails(withChanges(running().record().details)).value_or(QString());
        } else if (auto folded = matchIn(matches(), match, cardNames()); folded && folded->damage) {
            why = asSentence(messageOf(*folded));
        } else if (folded) {
            folded->record.details = withChanges(std::move(folded->record.details));
            const auto kept = keepDetails(matches(), folded->record, *folded->session, searchWords());
            why = kept ? QString() : toUnsaved(kept.error());
        } else if (wasRemoved(matches().files(), match)) {
            const auto kept = keepMatch(matches(), changed, searchWords());
            why = kept ? QString() : QString::fromStdString(kept.error());
        } else {
            why = QString::fromStdString(folded.error());
        }
        if (why.isEmpty())
            continue;
        m_unsavedDetails.emplace(match, changed);
        m_detailsTrouble = why;
    }
    return m_detailsTrouble;
}

QString Workspace::trouble() const
{
    QStringList reported;
    const auto lists = m_store ? m_store->fault() : std::nullopt;
    if (lists)
        reported.append(m_store->hasUnsaved() ? toUnsaved(*lists) : toText(*lists));
    const auto fault = m_matches ? m_matches->fault() : std::nullopt;
    if (fault && !(lists && lists->kind == fault->kind && lists->path == fault->path))
        reported.append(toText(*fault));
    if (!m_detailsTrouble.isEmpty())
        reported.append(m_detailsTrouble);
    return reported.join(u'\n');
}

QString Workspace::takeNews()
{
    QStringList reported;
    std::vector<StorageNews> all = m_store ? m_store->takeNews() : std::vector<StorageNews>();
    if (m_matches)
        std::ranges::copy(m_matches->takeNews(), std::back_inserter(all));
    // First what may be lost.
    std::ranges::stable_partition(all, [](const StorageNews& news) {
        return news.kind != StorageNews::Kind::notUsed && news.kind != StorageNews::Kind::imported;
    });
    for (const StorageNews& news : all)
        reported.append(toText(news));
    if (constexpr qsizetype most = 5; reported.size() > most) {
        const auto more = static_cast<int>(reported.size() - most);
        reported = reported.first(most);
        reported.append(QCoreApplication::translate("Storage", "And %n more.", nullptr, more));
    }
    return reported.join(u'\n');
}

void Workspace::readAgain()
{
    if (m_store)
        m_store->refresh();
    if (m_matches) {
        m_matches->look(true);
        m_reading.start();
    }
    m_contents.clear();
}

RosterFigures Workspace::figuresOf(const Roster& roster)
{
    const GameSystem* known = findGameSystem(roster.system.text());
    const GameSystem& game = known ? *known : this->game();
    const Catalogue& cards = catalogue(game);
    const auto findings = static_cast<int>(game.checkRoster(roster, cards).size());
    return {totalsOf(roster, cards).spent, countOf(roster, game, cards), findings};
}

RunningMatch& Workspace::running()
{
    if (!m_match) {
        m_match = std::make_unique<RunningMatch>(matches(), searchWords());
        m_match->setNames(cardNames());
    }
    return *m_match;
}

// What the catalogue knows goes by its name there; what players named keeps theirs.
std::function<void(Start& start)> Workspace::cardNames()
{
    return [this](Start& start) {
        const GameSystem* game = findGameSystem(start.system.text());
        for (Side& side : start.sides)
            for (RosterEntry& entry : side.roster.entries) {
                const Unit* unit = game && entry.name.empty() ? catalogue(*game).find(entry.unit) : nullptr;
                if (unit && entry.card.contains("name"))
                    entry.card["name"] = unit->name;
            }
    };
}

// The names behind the ids of a summary, so that a search in the reader's language finds it.
SearchWords Workspace::searchWords()
{
    return [this](const MatchSummary& summary) {
        const GameSystem* game = findGameSystem(summary.system.toStdString());
        QStringList words;
        if (game && game->hasFactions)
            for (const MatchPlayer& player : summary.players)
                words.append(toText(FactionId(player.faction.toStdString()), catalogue(*game)));
        return words.join(QLatin1Char(' '));
    };
}

void Workspace::setLanguage(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_contents.clear();
    if (m_match && m_match->isOpen()) // in the words of that language
        static_cast<void>(m_match->open(m_match->record().id));
}

void EditHistory::add(Roster roster, const QString& name, const QString& mergeKey)
{
    m_states.resize(m_present + 1);
    State& last = m_states.back();
    if (m_present > 0 && !mergeKey.isEmpty() && last.mergeKey == mergeKey) {
        last.roster = std::move(roster);
        return;
    }
    m_states.push_back({std::move(roster), name, mergeKey});
    ++m_present;
    if (m_states.size() > longest) {
        m_states.erase(m_states.begin());
        --m_present;
    }
}

void EditHistory::undo()
{
    if (!canUndo())
        return;
    --m_present;
    m_states[m_present].mergeKey.clear();
}

void EditHistory::redo()
{
    if (canRedo())
        ++m_present;
}

std::shared_ptr<EditHistory> EditHistories::of(const QString& army, const Roster& stored)
{
    std::shared_ptr<EditHistory> history;
    const auto found = std::ranges::find(m_histories, army, [](const auto& each) { return each.first; });
    if (found != m_histories.end()) {
        if (found->second->present() == stored)
            history = found->second;
        m_histories.erase(found);
    }
    if (!history)
        history = std::make_shared<EditHistory>(stored);
    m_histories.emplace_back(army, history);
    if (m_histories.size() > most)
        m_histories.erase(m_histories.begin());
    return history;
}

} // namespace adjutant
