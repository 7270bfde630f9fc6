#include "app/cli/checkcommand.h"

#include "app/catalogues/emblemfile.h"
#include "app/catalogues/usersfiles.h"
#include "app/cli/cataloguesundercheck.h"
#include "app/cli/faultreport.h"
#include "app/cli/filekind.h"
#include "app/cli/filestocheck.h"
#include "app/cli/input.h"
#include "app/cli/knownwords.h"
#include "app/cli/matchfiles.h"
#include "app/cli/matchscripts.h"
#include "app/cli/output.h"
#include "app/cli/rosterreport.h"
#include "app/cli/rulesundercheck.h"
#include "app/cli/scenarioodds.h"
#include "core/yaml/ownrulesfile.h"
#include "core/yaml/playeraidreader.h"
#include "core/yaml/referencereader.h"
#include "core/yaml/skillparameters.h"
#include "core/yaml/translationreader.h"

#include <QFileInfo>

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>

namespace adjutant::cli {

namespace {

// What is worth knowing and no fault.
struct Note
{
    Place place;
    std::string text;
};

// One file on its way through the check. It holds what the second look at it needs, which can only be had
// when all the other files have been read.
struct FileUnderCheck
{
    std::string file;
    std::vector<ShownFinding> findings;
    std::vector<Note> notes;
    std::optional<yaml::Node> roster;
    std::optional<CatalogueContents> catalogue; // of a sound one
    yaml::Node rules;                           // of a sound file of entries, or a player aid
    std::optional<Translation> translation;     // of a sound one
    std::optional<KnownFile> scenario;
    std::optional<KnownFile> matchScript;
};

struct Check
{
    CataloguesUnderCheck catalogues;
    RulesUnderCheck rules;
    std::vector<FileUnderCheck> files;

    void readFirst(const std::string& file);
    void lookAgain(FileUnderCheck& file);

private:
    void readKnown(KnownFile known, std::string_view text, FileUnderCheck& into);
    void lookAtScript(FileUnderCheck& file);
    CatalogueFor catalogueFor();
    void lookAtRoster(const RosterReport& report, FileUnderCheck& into) const;
    bool isChecked(const std::string& file);

    std::set<std::string> m_known; // real paths of files that are under check, and of armies that were told
};

void addFaults(const std::vector<yaml::Fault>& faults, FileUnderCheck& into)
{
    for (const yaml::Fault& fault : inFileOrder(faults))
        into.findings.push_back(shown(fault));
}

void checkSystem(const KnownFile& known, FileUnderCheck& into)
{
    if (known.system.empty() || findGameSystem(known.system))
        return; // where it names none, its reader tells
    constexpr auto rule = yaml::FaultRule::unknownId;
    into.findings.push_back({std::string(toWord(rule)),
                             rule,
                             Severity::error,
                             std::nullopt,
                             known.systemPlace,
                             noSystemCalled(known.system),
                             {}});
}

void Check::readFirst(const std::string& file)
{
    FileUnderCheck& into = files.emplace_back();
    into.file = file;
    const auto text = readInput(file);
    if (!text)
        return addFaults({text.error()}, into);
    auto known = recognise(*text, file);
    if (!known)
        return addFaults({known.error()}, into);
    readKnown(std::move(*known), *text, into);
}

void Check::readKnown(KnownFile known, std::string_view text, FileUnderCheck& into)
{
    if (known.kind == FileKind::roster) {
        into.roster = std::move(known.root);
    } else if (known.kind == FileKind::catalogue) {
        auto contents = yaml::readCatalogueFile(text, into.file);
        if (!contents)
            return addFaults(contents.error(), into);
        checkSystem(known, into);
        catalogues.add(*contents);
        into.catalogue = std::move(*contents);
    } else if (known.kind == FileKind::translation) {
        auto translation = yaml::readTranslationFile(text, into.file);
        if (!translation)
            return addFaults(translation.error(), into);
        checkSystem(known, into);
        into.translation = std::move(*translation);
    } else if (known.kind == FileKind::scenario) {
        checkSystem(known, into);
        into.scenario = std::move(known);
    } else if (known.kind == FileKind::matchScript) {
        into.matchScript = std::move(known);
    } else if (known.kind == FileKind::match) {
        if (const auto match = readMatchFile(text, known.root, into.file); !match)
            addFaults(match.error(), into);
    } else if (known.kind == FileKind::ownRules) {
        if (const auto own = yaml::readOwnRules(text, into.file); !own)
            return addFaults(own.error(), into);
        checkSystem(known, into);
    } else if (known.kind == FileKind::playerAid) {
        if (const auto aid = yaml::readPlayerAid(text, into.file); !aid)
            return addFaults(aid.error(), into);
        checkSystem(known, into);
        into.rules = std::move(known.root);
    } else {
        const auto entries = yaml::readReferenceFile(text, into.file);
        if (!entries)
            return addFaults(entries.error(), into);
        checkSystem(known, into);
        rules.add(known.root, *entries);
        into.rules = std::move(known.root);
    }
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

void Check::lookAgain(FileUnderCheck& file)
{
    if (file.translation && findGameSystem(file.translation->system.text()))
        addFaults(yaml::danglingFaults(*file.translation, catalogues.catalogueOf(file.translation->system)),
                  file);
    if (file.catalogue) {
        const Catalogue& catalogue = catalogues.catalogueOf(file.catalogue->system);
        std::vector<yaml::Fault> faults = yaml::danglingFaults(*file.catalogue, catalogue);
        std::ranges::move(yaml::parameterFaults(*file.catalogue, catalogue), std::back_inserter(faults));
        std::ranges::move(emblemFaults(file.catalogue->factions), std::back_inserter(faults));
        std::ranges::move(missingReadyLists(file.catalogue->readyLists), std::back_inserter(faults));
        addFaults(faults, file);
        for (const Faction& faction : file.catalogue->factions)
            if (const std::string note = noteOnColour(faction); !note.empty())
                file.notes.push_back({faction.place, note});
    }
    addFaults(rules.danglingFaults(file.rules, file.file), file);
    if (file.scenario) {
        const std::string& system = file.scenario->system;
        const GameSystem* game = findGameSystem(system);
        if (game)
            addFaults(scenarioFaults(file.scenario->root, file.file, *game,
                                     catalogues.catalogueOf(SystemId(system))),
                      file);
        else if (system.empty())
            addFaults({{yaml::FaultRule::missingKey, file.scenario->systemPlace, "system", {}, {}}}, file);
    }
    if (file.matchScript)
        lookAtScript(file);
    if (!file.roster)
        return;
    lookAtRoster(reportOnRoster(*file.roster, file.file, catalogueFor()), file);
}

CatalogueFor Check::catalogueFor()
{
    return [this](const GameSystem& system) -> const Catalogue& {
        return catalogues.catalogueOf(SystemId(std::string(system.id)));
    };
}

void Check::lookAtRoster(const RosterReport& report, FileUnderCheck& into) const
{
    for (ShownFinding finding : report.findings) {
        // Here a fault of the file goes by its own name, as in files of every other kind.
        if (finding.fault)
            finding.rule = toWord(*finding.fault);
        into.findings.push_back(std::move(finding));
    }
}

// Whether a file is under check itself, or was told for another script.
bool Check::isChecked(const std::string& file)
{
    const auto realPath = [](const std::string& path) {
        return QFileInfo(QString::fromStdString(path)).canonicalFilePath().toStdString();
    };
    if (m_known.empty())
        for (const FileUnderCheck& each : files)
            m_known.insert(realPath(each.file));
    return !m_known.insert(realPath(file)).second;
}

// The form of a match script, and its armies. Those in files of their own are told once, as if these files
// were under check.
void Check::lookAtScript(FileUnderCheck& file)
{
    std::vector<yaml::RosterText> named;
    const yaml::ReadMatchScript script = openMatchScript(file.matchScript->root, file.file, &named);
    addFaults(matchScriptFaults(script, file.file, catalogues.catalogueOf(script.system)), file);
    for (const yaml::RosterText& roster : named)
        if (!isChecked(roster.file))
            lookAtRoster(reportOnRoster(roster.text, roster.file, catalogueFor()), file);
    // What a list may be, but not at a table.
    for (const yaml::Fault& fault : script.faults)
        if (fault.place.file != file.file &&
            std::ranges::find(file.findings, fault.place, &ShownFinding::place) == file.findings.end() &&
            fault.rule == yaml::FaultRule::outOfRange)
            file.findings.push_back(shown(fault));
    const GameSystem* system = findGameSystem(script.system.text());
    if (!system || !script.faults.empty())
        return;
    const Catalogue& catalogue = catalogues.catalogueOf(script.system);
    for (const yaml::ScriptPlayer& player : script.players) {
        if (!player.inlined)
            continue;
        for (const Finding& finding : system->checkRoster(player.roster, catalogue))
            file.findings.push_back(
                {finding.rule, std::nullopt, finding.severity, finding.entry,
                 finding.entryIndex ? player.entryPlaces[*finding.entryIndex] : player.place,
                 toText(finding.message),
                 finding.fix ? toText(toMessage(*finding.fix, player.roster, catalogue)) : std::string()});
    }
}

bool isUnreadable(const ShownFinding& finding)
{
    return finding.fault && yaml::isUnreadable({*finding.fault, {}, {}, {}, {}});
}

nlohmann::ordered_json listJson(const std::vector<ShownFinding>& findings)
{
    using Json = nlohmann::ordered_json;
    Json list = Json::array();
    for (const ShownFinding& finding : findings)
        list.push_back(toJson(finding));
    return list;
}

nlohmann::ordered_json noteJson(const Note& note)
{
    return {{"file", note.place.file},
            {"line", note.place.line},
            {"column", note.place.column},
            {"message", note.text}};
}

std::string summary(std::size_t files, const std::vector<ShownFinding>& findings,
                    const std::vector<Note>& notes)
{
    return counted(files, "file") + " checked: " +
           (findings.empty() ? std::string("no findings") : counted(findings.size(), "finding")) +
           (notes.empty() ? std::string() : ", " + counted(notes.size(), "note"));
}

} // namespace

Exit run(const CheckRequest& request, bool json)
{
    const FilesToCheck paths = filesToCheck(request.paths);
    Check check;
    for (const std::string& file : paths.files)
        check.readFirst(file);

    std::vector<ShownFinding> findings;
    std::vector<Note> notes;
    for (const yaml::Fault& fault : paths.unreadable)
        findings.push_back(shown(fault));
    for (FileUnderCheck& file : check.files) {
        check.lookAgain(file);
        std::ranges::move(file.findings, std::back_inserter(findings));
        std::ranges::move(file.notes, std::back_inserter(notes));
    }
    if (json) {
        nlohmann::ordered_json report{{"findings", listJson(findings)}};
        for (const Note& note : notes)
            report["notes"].push_back(noteJson(note));
        sayJson(report);
    } else {
        for (const ShownFinding& finding : findings) {
            if (isUnreadable(finding))
                complain(lineOf(finding));
            else
                say(lineOf(finding));
        }
        for (const Note& note : notes)
            say(at(note.place) + "note: " + note.text);
        say(summary(paths.files.size(), findings, notes));
    }
    if (std::ranges::any_of(findings, isUnreadable))
        return Exit::unusable;
    return findings.empty() ? Exit::done : Exit::findings;
}

} // namespace adjutant::cli
