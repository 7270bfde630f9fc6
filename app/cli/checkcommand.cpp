#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/catalogues/emblemfile.h"
#include "app/catalogues/usersfiles.h"
#include "app/cli/inputfiles.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/cli/rosterreport.h"
#include "app/matches/matchrecord.h"
#include "core/yaml/mapping.h"
#include "core/yaml/referencefiles.h"

#include <QFileInfo>

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace adjutant::cli {

namespace {

// The catalogue files that are checked together. What one of them mentions may be in another of them, in what
// the app ships or in the user's own files.
class CataloguesUnderCheck
{
public:
    // Adds a file that is sound in itself.
    void add(CatalogueContents file)
    {
        m_assembled.erase(file.system);
        m_files[file.system].push_back(std::move(file));
    }

    // The catalogue of a system with the added files over what the app has of it; with them alone where it
    // has nothing.
    const Catalogue& catalogueOf(const SystemId& system)
    {
        if (const auto known = m_assembled.find(system); known != m_assembled.end())
            return known->second;
        std::vector<CatalogueContents> files = m_files[system];
        if (const GameSystem* ours = findGameSystem(system.text()))
            files.insert(files.begin(), loadedCatalogue(*ours).contents());
        return m_assembled.emplace(system, Catalogue::assembled(files)).first->second;
    }

    // The sample lists of that catalogue: of a shipped one what is built in, of others the file beside the
    // one that names it.
    const ListsByPath& listsOf(const SystemId& system)
    {
        const auto [known, isNew] = m_lists.try_emplace(system);
        if (!isNew)
            return known->second;
        qsizetype bytes = 0;
        for (const ReadyList& list : catalogueOf(system).readyLists()) {
            const QString path = pathOf(list);
            QByteArray text = shippedText(path);
            if (text.isEmpty())
                text = readFile(path).value_or(QByteArray());
            bytes += text.size();
            if (bytes > qsizetype{FolderLimits::mebibytes} << 20)
                break;
            yaml::ReadRoster read = yaml::readRoster(text.toStdString(), path.toStdString());
            if (!read.unreadable)
                known->second.insert_or_assign(list.roster, std::move(read.roster));
        }
        return known->second;
    }

private:
    std::map<SystemId, std::vector<CatalogueContents>> m_files;
    std::map<SystemId, Catalogue> m_assembled;
    std::map<SystemId, ListsByPath> m_lists;
};

// Of a game system and a language.
using RuleShelf = std::pair<std::string, std::string>;

// The rules that a file names: `see` of entries, `rule` of a player aid.
struct RuleMentions
{
    RuleShelf shelf;
    std::vector<std::pair<std::string, yaml::Position>> mentions{};
};

const yaml::Node& valueOf(const yaml::Node& mapping, std::string_view key)
{
    static const yaml::Node none;
    const yaml::Node* found = mapping.find(key);
    return found ? *found : none;
}

// The values of all keys `rule` in what stands below.
void addRulesIn(const yaml::Node& node, RuleMentions& into)
{
    for (const yaml::Node& item : node.items)
        addRulesIn(item, into);
    for (const yaml::Member& member : node.members)
        if (member.key != "rule")
            addRulesIn(member.value, into);
        else if (member.value.kind == yaml::Node::Kind::scalar)
            into.mentions.emplace_back(member.value.text, member.value.at);
}

RuleMentions ruleMentionsIn(const yaml::Node& root)
{
    RuleMentions found{{valueOf(root, "system").text, valueOf(root, "lang").text}};
    const auto addAll = [&found](const yaml::Node& list) {
        for (const yaml::Node& each : list.items)
            found.mentions.emplace_back(each.text, each.at);
    };
    for (const yaml::Node& entry : valueOf(root, "entries").items)
        addAll(valueOf(entry, "see"));
    // Own rules have no language: ids are alike in all.
    if (found.shelf.second.empty())
        found.shelf.second = originalLanguage.toStdString();
    addAll(valueOf(root, "bookmarks"));
    for (const char* list : {"blocks", "notes", "house_rules"})
        addRulesIn(valueOf(root, list), found);
    return found;
}

// The files of rules entries that are checked together: what one of them mentions may be in another of them,
// or in what the app ships in that language.
class RulesUnderCheck
{
public:
    // Adds a file that is sound in itself.
    void add(const RuleShelf& shelf, const std::vector<ReferenceEntry>& entries)
    {
        m_known.erase(shelf);
        addIds(entries, m_added[shelf]);
    }

    // The ids of all rules there are on a shelf.
    const std::set<std::string>& idsOn(const RuleShelf& shelf)
    {
        const auto [known, isNew] = m_known.try_emplace(shelf, m_added[shelf]);
        if (isNew) {
            // A file may name any language; one without entries falls back to English.
            const QString folder = QString::fromStdString(shelf.first + "/reference/" + shelf.second);
            const std::set<std::string>& shipped =
                shippedOn({shelf.first,
                           shippedFiles(folder).isEmpty() ? originalLanguage.toStdString() : shelf.second});
            known->second.insert(shipped.begin(), shipped.end());
        }
        return known->second;
    }

    // The faults of a file's mentions that point at nothing: the first `yaml::mostFaults` of them.
    std::vector<yaml::Fault> danglingFaults(const RuleMentions& rules, const std::string& file)
    {
        yaml::FaultList faults{file, {}};
        const std::set<std::string>& ids = idsOn(rules.shelf);
        for (const auto& [id, at] : rules.mentions) {
            if (ids.contains(id) || faults.isFull())
                continue;
            std::vector<std::string> candidates;
            if (m_nearest++ < yaml::mostNearest)
                candidates.assign(ids.begin(), ids.end());
            faults.add(yaml::FaultRule::unknownId, at, yaml::clipped(id), Message(),
                       nearestOf(id, candidates));
        }
        return std::move(faults.faults);
    }

private:
    static void addIds(const std::vector<ReferenceEntry>& entries, std::set<std::string>& ids)
    {
        for (const ReferenceEntry& entry : entries)
            ids.insert(entry.id.text());
    }

    const std::set<std::string>& shippedOn(const RuleShelf& shelf)
    {
        const auto [known, isNew] = m_shipped.try_emplace(shelf);
        if (isNew)
            addIds(loadReference(QString::fromStdString(shelf.first), QString::fromStdString(shelf.second))
                       .entries(),
                   known->second);
        return known->second;
    }

    std::map<RuleShelf, std::set<std::string>> m_added, m_shipped, m_known;
    std::size_t m_nearest = 0; // how often the nearest id was looked for
};

// What is worth knowing and no fault.
struct Note
{
    Place place;
    std::string text;
};

// One file on its way through the check. It holds what the second look at it needs, which can only be had
// when all the other files have been read. One document is held at a time: a text that is needed whole is
// read twice.
struct FileUnderCheck
{
    std::string file;
    std::vector<ShownFinding> findings;
    std::vector<Note> notes;
    std::string text;                           // of a roster, a scenario or a match script
    std::optional<CatalogueContents> catalogue; // of a sound one: what it names elsewhere
    std::optional<RuleMentions> rules;          // of a sound file of entries, a player aid, or own rules
    std::optional<Translation> translation;     // of a sound one
};

// So many findings of all files are reported, then one of each file, and how many more there are.
constexpr std::size_t mostFindings = 10'000;

void checkSystem(const KnownFile& known, FileUnderCheck& into)
{
    if (known.system.empty() || findGameSystem(known.system))
        return; // where it names none, its reader tells
    into.findings.push_back(shown({yaml::FaultRule::unknownId, known.systemPlace, known.system}));
    into.findings.back().message = noSystemNamed(known.system);
}

// The game whose folder of data a file lies in; empty where it lies in none.
std::string gameOfFolder(const std::string& file)
{
    const QStringList folders =
        QFileInfo(QString::fromStdString(file)).absoluteFilePath().split(QLatin1Char('/'));
    for (qsizetype at = folders.size() - 2; at > 0; --at)
        if (folders[at - 1] == QLatin1String("catalogues") || folders[at - 1] == QLatin1String("data"))
            if (const GameSystem* game = findGameSystem(folders[at].toStdString()))
                return std::string(game->id);
    return {};
}

// Where the app has to shade a colour so that it can be read.
std::string noteOnColour(const Faction& faction)
{
    if (!faction.colour.own)
        return {};
    const Colour& own = *faction.colour.own;
    const Shades shades = shadesOf(own);
    const auto shadedOn = [&own](const Colour& shade, std::string_view surface) {
        return shade == own ? std::string() : fmt::format(" as {} on {} surfaces", toText(shade), surface);
    };
    const std::string light = shadedOn(shades.onLight, "light");
    const std::string dark = shadedOn(shades.onDark, "dark");
    if (light.empty() && dark.empty())
        return {};
    return fmt::format("the colour {} is shown{}{}{}, where its own contrast is less than {}", toText(own),
                       light, light.empty() || dark.empty() ? "" : " and", dark, contrastOfText);
}

bool isUnreadable(const ShownFinding& finding)
{
    return finding.fault && yaml::isUnreadable({*finding.fault, {}});
}

struct Check
{
    CataloguesUnderCheck catalogues;
    RulesUnderCheck rules;
    std::vector<FileUnderCheck> files;
    std::size_t more = 0; ///< findings that are not reported

    void addFaults(const std::vector<yaml::Fault>& faults, FileUnderCheck& into)
    {
        for (const yaml::Fault& fault : inFileOrder(faults))
            add(shown(fault), into);
    }

    void readFirst(const std::string& file)
    {
        FileUnderCheck& into = files.emplace_back();
        into.file = file;
        auto text = readInput(file);
        if (!text)
            return addFaults({text.error()}, into);
        const auto known = recognise(*text, file);
        if (!known)
            return addFaults({known.error()}, into);
        if (const std::string game = gameOfFolder(file);
            !game.empty() && known->root.kind == yaml::Node::Kind::mapping)
            if (const auto foreign = foreignIn(known->root, file, game))
                addFaults({*foreign}, into);
        readKnown(*known, std::move(*text), into);
    }

    void lookAgain(FileUnderCheck& file)
    {
        if (file.translation && findGameSystem(file.translation->system.text()))
            addFaults(yaml::danglingFaults(*file.translation,
                                           catalogues.catalogueOf(file.translation->system),
                                           catalogues.listsOf(file.translation->system),
                                           rules.idsOn({file.translation->system.text(), "en"})),
                      file);
        if (file.catalogue) {
            const Catalogue& catalogue = catalogues.catalogueOf(file.catalogue->system);
            std::vector<yaml::Fault> faults = yaml::danglingFaults(*file.catalogue, catalogue);
            std::ranges::move(yaml::parameterFaults(*file.catalogue, catalogue), std::back_inserter(faults));
            std::ranges::move(yaml::formerIdFaults(*file.catalogue, catalogue), std::back_inserter(faults));
            std::ranges::move(emblemFaults(file.catalogue->factions, m_emblems), std::back_inserter(faults));
            std::ranges::move(missingReadyLists(file.catalogue->readyLists), std::back_inserter(faults));
            addFaults(faults, file);
            for (const Faction& faction : file.catalogue->factions)
                if (const std::string note = noteOnColour(faction); !note.empty())
                    file.notes.push_back({faction.place, note});
        }
        if (file.rules)
            addFaults(rules.danglingFaults(*file.rules, file.file), file);
        if (!file.text.empty())
            lookAtText(file);
        markFollowing(file);
    }

private:
    void add(ShownFinding finding, FileUnderCheck& into)
    {
        if (++m_found <= mostFindings || into.findings.empty())
            into.findings.push_back(std::move(finding));
        else
            ++more;
    }

    void noteLost(const yaml::Node& root, const Place& cause)
    {
        for (const yaml::Member& list : root.members)
            for (const yaml::Node& entry : list.value.items)
                for (const yaml::Member& member : entry.members)
                    if (member.key == "id" && !member.value.text.empty())
                        m_lost.try_emplace(member.value.text, cause);
    }

    // Unknown ids that are defined in a refused file.
    void markFollowing(FileUnderCheck& file) const
    {
        for (ShownFinding& finding : file.findings) {
            const bool isUnknown =
                finding.fault == yaml::FaultRule::unknownId || finding.rule == "unknown-unit";
            const auto lost = isUnknown ? m_lost.find(finding.subject) : m_lost.end();
            if (lost == m_lost.end())
                continue;
            finding.follows = true;
            finding.fix.clear();
            const Place& cause = lost->second;
            finding.message += fmt::format("; follows from {}:{}", cause.file, cause.line);
        }
    }

    void readKnown(const KnownFile& known, std::string text, FileUnderCheck& into)
    {
        // What is sound is kept, what isn't is reported.
        const auto take = [&](auto read, auto keep) {
            if (!read) {
                addFaults(read.error(), into);
                return noteLost(known.root, into.findings.front().place);
            }
            checkSystem(known, into);
            keep(*read);
        };
        const yaml::Node& root = known.root;
        const auto keepRules = [&](const auto&) { into.rules = ruleMentionsIn(root); };
        const bool isKept = known.kind == FileKind::catalogue || known.kind == FileKind::reference ||
                            known.kind == FileKind::translation || known.kind == FileKind::playerAid;
        if (isKept)
            if (const auto tooMany = tooManyValues(root, into.file, m_values))
                return addFaults({*tooMany}, into);
        switch (known.kind) {
        case FileKind::catalogue:
            return take(yaml::readCatalogueFile(root, into.file), [&](CatalogueContents& contents) {
                into.catalogue.emplace();
                into.catalogue->system = contents.system;
                into.catalogue->factions = contents.factions;
                into.catalogue->readyLists = contents.readyLists;
                into.catalogue->mentions = std::exchange(contents.mentions, {});
                into.catalogue->usedSkills = std::exchange(contents.usedSkills, {});
                into.catalogue->formerIds = std::exchange(contents.formerIds, {});
                catalogues.add(std::move(contents));
            });
        case FileKind::translation:
            return take(yaml::readTranslationFile(root, into.file),
                        [&](Translation& translation) { into.translation = std::move(translation); });
        case FileKind::ownRules:
            return take(yaml::readOwnRules(root, into.file), keepRules);
        case FileKind::playerAid:
            return take(yaml::readPlayerAid(root, into.file), keepRules);
        case FileKind::reference:
            return take(yaml::readReferenceFile(root, into.file),
                        [&](const std::vector<ReferenceEntry>& entries) {
                            into.rules = ruleMentionsIn(root);
                            rules.add(into.rules->shelf, entries);
                        });
        case FileKind::match:
            return take(readMatchFile(text, into.file), [&](const WholeMatch& match) {
                if (const auto step = firstStepBack(match.read.record))
                    into.notes.push_back({{into.file, static_cast<int>(match.read.lines[*step - 1]), 1},
                                          noteOnTimes(match.read.record)});
            });
        case FileKind::scenario:
            checkSystem(known, into);
            [[fallthrough]];
        case FileKind::roster:
        case FileKind::matchScript:
            into.text = std::move(text);
        }
    }

    void lookAtText(FileUnderCheck& file)
    {
        const auto known = recognise(std::exchange(file.text, {}), file.file);
        if (!known)
            return;
        if (known->kind == FileKind::roster)
            lookAtRoster(reportOnRoster(known->root, file.file, m_catalogueFor), file);
        else if (known->kind == FileKind::matchScript)
            lookAtScript(known->root, file);
        else
            lookAtScenario(*known, file);
    }

    void lookAtScenario(const KnownFile& scenario, FileUnderCheck& file)
    {
        if (const GameSystem* game = findGameSystem(scenario.system))
            addFaults(readScenario(scenario.root, file.file, *game,
                                   catalogues.catalogueOf(SystemId(scenario.system)))
                          .faults,
                      file);
        else if (scenario.system.empty())
            addFaults({{yaml::FaultRule::missingKey, scenario.systemPlace, "system"}}, file);
    }

    void lookAtRoster(const RosterReport& report, FileUnderCheck& into)
    {
        for (ShownFinding finding : report.findings) {
            // Here a fault of the file goes by its own name, as in files of every other kind.
            if (finding.fault)
                finding.rule = toWord(*finding.fault);
            add(std::move(finding), into);
        }
    }

    // Whether a file is under check itself, or was reported for another script.
    bool isChecked(const std::string& file)
    {
        const auto realPath = [](const std::string& path) {
            return QFileInfo(QString::fromStdString(path)).canonicalFilePath().toStdString();
        };
        if (m_known.empty())
            for (const FileUnderCheck& each : files)
                m_known.insert(realPath(each.file));
        return !m_known.insert(realPath(file)).second;
    }

    // The form of a match script, and its armies. Those in files of their own are reported once, as if these
    // files were under check.
    void lookAtScript(const yaml::Node& root, FileUnderCheck& file)
    {
        const yaml::ReadMatchScript script = openMatchScript(root, file.file, m_rosters);
        addFaults(matchScriptFaults(script, file.file, catalogues.catalogueOf(script.system)), file);
        for (const yaml::RosterText& roster : m_rosters.read)
            if (!isChecked(roster.file))
                lookAtRoster(reportOnRoster(roster.text, roster.file, m_catalogueFor), file);
        // What a list may be, but not at a table.
        for (const yaml::Fault& fault : script.faults)
            if (fault.place.file != file.file &&
                std::ranges::find(file.findings, fault.place, &ShownFinding::place) == file.findings.end() &&
                fault.rule == yaml::FaultRule::outOfRange)
                add(shown(fault), file);
        const GameSystem* system = findGameSystem(script.system.text());
        if (!system || !script.faults.empty())
            return;
        const Catalogue& catalogue = catalogues.catalogueOf(script.system);
        for (const yaml::ScriptPlayer& player : script.players) {
            if (!player.inlined)
                continue;
            for (const Finding& finding : system->checkRoster(player.roster, catalogue))
                add(shown(finding, player.roster, catalogue,
                          finding.entryIndex ? player.entryPlaces[*finding.entryIndex] : player.place),
                    file);
        }
    }

    const CatalogueFor m_catalogueFor = [this](const GameSystem& system) -> const Catalogue& {
        return catalogues.catalogueOf(SystemId(std::string(system.id)));
    };
    KnownEmblems m_emblems;
    NamedRosters m_rosters;
    std::size_t m_found = 0, m_values = 0;
    std::map<std::string, Place> m_lost; // ids in files that were refused, with the first fault of their file
    std::set<std::string> m_known;       // real paths of files that are under check, and of those reported
};

} // namespace

Exit checkFiles(const std::vector<std::string>& given, bool json)
{
    const FilesBelow paths = filesToCheck(given);
    Check check;
    FileUnderCheck folders;
    check.addFaults(paths.faults, folders);
    for (const std::string& file : paths.files)
        check.readFirst(file);

    std::vector<ShownFinding> findings = std::move(folders.findings);
    std::vector<Note> notes;
    for (FileUnderCheck& file : check.files) {
        check.lookAgain(file);
        std::ranges::move(file.findings, std::back_inserter(findings));
        std::ranges::move(file.notes, std::back_inserter(notes));
    }
    std::ranges::stable_partition(findings, [](const ShownFinding& finding) { return !finding.follows; });
    if (json) {
        Json report{{"findings", mapped(findings, toJson)}};
        for (const Note& note : notes)
            report["notes"].push_back({{"file", note.place.file},
                                       {"line", note.place.line},
                                       {"column", note.place.column},
                                       {"message", note.text}});
        if (check.more > 0)
            report["more"] = check.more;
        printJson(report);
    } else {
        for (const ShownFinding& finding : findings)
            (isUnreadable(finding) ? complain : announce)(lineOf(finding));
        for (const Note& note : notes)
            announce(at(note.place) + "note: " + note.text);
        if (check.more > 0)
            announce("and " + counted(check.more, "more finding") + ": check fewer files at once");
        announce(counted(paths.files.size(), "file") + " checked: " +
                 (findings.empty() ? std::string("no findings")
                                   : counted(findings.size() + check.more, "finding")) +
                 (notes.empty() ? std::string() : ", " + counted(notes.size(), "note")));
    }
    if (std::ranges::any_of(findings, isUnreadable))
        return Exit::unusable;
    return findings.empty() ? Exit::done : Exit::findings;
}

} // namespace adjutant::cli
