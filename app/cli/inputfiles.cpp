#include "app/cli/inputfiles.h"

#include "app/catalogues/catalogueloader.h"
#include "app/cli/output.h"
#include "app/matches/matchfile.h"
#include "app/matches/matchlines.h"
#include "core/roster/code.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/mapping.h"
#include "core/yaml/referencefiles.h"
#include "core/yaml/rosterfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

namespace adjutant::cli {

namespace {

// What the shell has opened for us: standard input, and `<(another command)`.
bool isOpenAlready(const std::string& file)
{
    return file == "-" || file == "/dev/stdin" || file.starts_with("/dev/fd/") ||
           file.starts_with("/proc/self/fd/");
}

void putAtBeginning(yaml::Node& node)
{
    node.at = {};
    for (yaml::Node& item : node.items)
        putAtBeginning(item);
    for (yaml::Member& member : node.members) {
        member.at = {};
        putAtBeginning(member.value);
    }
}

// In the order of FileKind.
constexpr std::array formats{
    yaml::catalogueFormat,   yaml::rosterFormat,   yaml::referenceFormat,   yaml::playerAidFormat,
    yaml::translationFormat, yaml::ownRulesFormat, yaml::matchScriptFormat, matchFormat};

} // namespace

Expected<std::string, yaml::Fault> readInput(const std::string& file)
{
    if (file.empty())
        return refuse(yaml::Fault{yaml::FaultRule::unreadable, {file, 0, 0}, "the file's name is empty"});
    const QString path = QString::fromStdString(file);
    if (!isOpenAlready(file) || QFileInfo(path).isDir()) {
        const auto bytes = readFile(path);
        if (!bytes)
            return refuse(bytes.error());
        return bytes->toStdString();
    }
    QFile input(path);
    std::string text;
    if (file == "-" ? input.open(stdin, QIODevice::ReadOnly) : input.open(QIODevice::ReadOnly)) {
        // A pipe gives what it has, so that one read need not be all.
        constexpr std::size_t most = yaml::DocumentLimits::bytes + 1;
        for (QByteArray part; text.size() < most; text += part.toStdString()) {
            part = input.read(static_cast<qint64>(most - text.size()));
            if (part.isEmpty())
                break;
        }
    }
    if (!input.isOpen() || input.error() != QFileDevice::NoError)
        return refuse(
            yaml::Fault{yaml::FaultRule::unreadable, {file, 0, 0}, input.errorString().toStdString()});
    return text;
}

Expected<yaml::Node, yaml::Fault> parsedInput(const std::string& file)
{
    const auto text = readInput(file);
    return text ? yaml::parse(*text, file) : refuse(text.error());
}

FilesBelow filesToCheck(const std::vector<std::string>& paths)
{
    static constexpr std::string_view endings[] = {".yaml", ".yml", ".json", ".match"};
    FilesBelow found;
    std::set<QString> seen; // real paths
    for (const std::string& given : paths) {
        const bool isFolder = given != "-" && QFileInfo(QString::fromStdString(given)).isDir();
        FilesBelow below = isFolder ? filesBelow(given, endings) : FilesBelow{{given}, {}};
        for (const std::string& file : below.files) {
            const QString path = QString::fromStdString(file);
            const QString real = QFileInfo(path).canonicalFilePath();
            // What isn't there has no real path: it is kept, to be complained about.
            if (seen.insert(real.isEmpty() ? path : real).second)
                found.files.push_back(file);
        }
        std::ranges::move(below.faults, std::back_inserter(found.faults));
    }
    return found;
}

Expected<yaml::Node, yaml::Fault> documentOf(std::string_view text, const std::string& file,
                                             yaml::Letters letters)
{
    if (!startsAsCode(text))
        return yaml::parse(text, file, letters);
    const auto roster = rosterOfCode(text);
    if (!roster)
        return refuse(
            yaml::Fault{yaml::FaultRule::unreadable, {file, 1, 1}, std::string(inEnglish(roster.error()))});
    auto document = yaml::parse(yaml::writeRoster(*roster), file);
    if (document)
        putAtBeginning(*document);
    return document;
}

Expected<KnownFile, yaml::Fault> recognise(std::string_view text, const std::string& file)
{
    if (isMatchFile(text))
        return KnownFile{FileKind::match, {}, {file, 1, 1}, {}};
    auto root = documentOf(text, file, yaml::Letters::any);
    if (!root)
        return refuse(root.error());
    const yaml::Node* format = root->find("format");
    const std::string word = format ? format->text : std::string();
    const auto known = std::ranges::find(formats, word);
    const bool isScenario = !format && root->find("kind");
    if (known == formats.end() && !isScenario) {
        yaml::FaultList faults{file, {}};
        faults.addUnknown(yaml::FaultRule::unknownFormat, format ? format->at : root->at, word,
                          {formats.begin(), formats.end()});
        return refuse(std::move(faults.faults.front()));
    }
    const auto kind = known - formats.begin();
    const bool isRecord = !isScenario && kind == static_cast<int>(FileKind::match);
    if (auto invisible = isRecord ? std::nullopt : yaml::invisibleIn(*root, file))
        return refuse(std::move(*invisible));
    const yaml::Node* system = root->find("system");
    const yaml::Position at = system ? system->at : yaml::Position{};
    KnownFile recognised{isScenario ? FileKind::scenario : static_cast<FileKind>(kind),
                         system ? system->text : std::string(),
                         {file, at.line, at.column},
                         {}};
    recognised.root = std::move(*root);
    return recognised;
}

} // namespace adjutant::cli
