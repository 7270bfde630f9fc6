#include "app/catalogues/usersfiles.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/catalogues/folderwalk.h"
#include "core/catalogue/nearest.h"
#include "core/yaml/mapping.h"
#include "core/yaml/referencefiles.h"

#include <QFileInfo>
#include <algorithm>
#include <fmt/ranges.h>

namespace adjutant {

namespace {

FilesBelow usersPaths(const QString& system)
{
    const QString folder = userCatalogueFolder(system);
    for (const QString& path : {dataFolder(), QFileInfo(folder).path(), folder}) {
        const QFileInfo info(path);
        if (!info.exists() && !info.isSymLink())
            return {};
        if (!info.isDir())
            return {{}, {{yaml::FaultRule::unreadable, {path.toStdString(), 0, 0}, "it is no folder"}}};
    }
    static constexpr std::string_view endings[] = {".yaml", ".yml"};
    FilesBelow below = filesBelow(folder.toStdString(), endings);
    std::ranges::sort(below.files);
    return below;
}

class UsersReading
{
public:
    explicit UsersReading(std::string_view system) : m_system(system) {}

    UsersFiles files;

    void add(const yaml::Node& root, const std::string& file, std::size_t bytes)
    {
        const yaml::Node* format = root.find("format");
        const std::string_view word = format ? std::string_view(format->text) : yaml::catalogueFormat;
        if (auto tooMany = tooManyValues(root, file, m_values))
            files.faults.push_back(std::move(*tooMany));
        else if (auto foreign = foreignIn(root, file, m_system))
            files.faults.push_back(std::move(*foreign));
        else if (word == yaml::catalogueFormat)
            take(yaml::readCatalogueFile(root, file), files.catalogues);
        else if (word == yaml::playerAidFormat)
            take(yaml::readPlayerAid(root, file), files.aids);
        else if (word == yaml::translationFormat)
            take(yaml::readTranslationFile(root, file), files.translations);
        else if (word == yaml::rosterFormat)
            addFaults(yaml::readRoster(root, file).faults);
        else if (word != yaml::referenceFormat)
            refuseFormat(*format, file);
        else if ((m_ruleBytes += bytes) > std::size_t{FolderLimits::ruleMebibytes} << 20)
            files.faults.push_back(yaml::refusedAt(
                {file, 1, 1},
                message(
                    WORDS("files", "only %1 MiB of rules entries are read: this and later files are skipped"),
                    FolderLimits::ruleMebibytes)));
        else if (auto entries = yaml::readReferenceFile(root, file))
            std::ranges::move(*entries, std::back_inserter(files.rules));
        else
            addFaults(entries.error());
    }

private:
    template <class Value>
    void take(Expected<Value, std::vector<yaml::Fault>> read, std::vector<Value>& values)
    {
        if (read)
            values.push_back(std::move(*read));
        else
            addFaults(read.error());
    }

    void addFaults(const std::vector<yaml::Fault>& faults)
    {
        if (faults.empty())
            return;
        const auto room = std::ptrdiff_t(yaml::mostFaults) - std::ssize(files.faults);
        const auto reported = std::clamp(room, std::ptrdiff_t{1}, std::ssize(faults)); // each file is named
        files.faults.insert(files.faults.end(), faults.begin(), faults.begin() + reported);
    }

    void refuseFormat(const yaml::Node& format, const std::string& file)
    {
        static constexpr std::string_view formats[] = {yaml::catalogueFormat, yaml::rosterFormat,
                                                       yaml::referenceFormat, yaml::playerAidFormat,
                                                       yaml::translationFormat};
        const std::vector<std::string> words(std::begin(formats), std::end(formats));
        files.faults.push_back({yaml::FaultRule::unknownFormat,
                                {file, format.at.line, format.at.column},
                                yaml::clipped(format.text),
                                verbatim(fmt::format("{}", fmt::join(words, ", "))),
                                nearestOf(yaml::clipped(format.text), words)});
    }

    std::string_view m_system;
    std::size_t m_values = 0;
    std::size_t m_ruleBytes = 0; ///< of the files with rules entries: each word of theirs is searched
};

} // namespace

UsersFiles usersFiles(const QString& system, std::string_view format)
{
    const std::string game = system.toStdString();
    UsersReading reading(game);
    FilesBelow paths = usersPaths(system);
    reading.files.faults = std::move(paths.faults);
    for (const std::string& path : paths.files) {
        const auto text = readFile(QString::fromStdString(path));
        if (text && !text->contains(QByteArray(format.data(), qsizetype(format.size()))))
            continue;
        const auto root =
            text ? yaml::parse({text->constData(), std::size_t(text->size())}, path) : refuse(text.error());
        if (root)
            reading.add(*root, path, static_cast<std::size_t>(text->size()));
        else
            reading.files.faults.push_back(root.error());
    }
    return std::move(reading.files);
}

std::optional<yaml::Fault> foreignIn(const yaml::Node& root, const std::string& file, std::string_view system)
{
    const yaml::Node* named = root.find("system");
    if (!named || named->text.empty() || named->text == system)
        return std::nullopt;
    return yaml::refusedAt(
        {file, named->at.line, named->at.column},
        message(WORDS("files",
                      "this file is for '%1' but lies in the folder for '%2': move it, or change its game"),
                yaml::clipped(named->text), std::string(system)));
}

QString pathBeside(const std::string& naming, const std::string& named)
{
    return QString::fromStdString(naming.substr(0, naming.rfind('/') + 1) + named);
}

bool leadsOut(const std::string& naming, const QString& named)
{
    const QString folder = QFileInfo(QFileInfo(QString::fromStdString(naming)).path()).canonicalFilePath();
    const QString real = QFileInfo(named).canonicalFilePath();
    return !real.isEmpty() &&
           !real.startsWith(folder.endsWith(QLatin1Char('/')) ? folder : folder + QLatin1Char('/'));
}

QString pathOf(const ReadyList& list)
{
    return pathBeside(list.place.file, list.roster);
}

std::vector<yaml::Fault> missingReadyLists(const std::vector<ReadyList>& lists)
{
    std::vector<yaml::Fault> faults;
    for (const ReadyList& list : lists) {
        const QString path = pathOf(list);
        const bool isThere = QFileInfo(path).isFile();
        if (QFileInfo::exists(QString::fromStdString(list.place.file)) &&
            (!isThere || leadsOut(list.place.file, path)))
            faults.push_back(yaml::refusedAt(
                list.place,
                message(isThere
                            ? WORDS("files",
                                    "'%1' is a link that leads out of this folder: put the file itself here")
                            : WORDS("files", "there is no file '%1' beside this one"),
                        yaml::clipped(list.roster))));
    }
    return faults;
}

} // namespace adjutant
