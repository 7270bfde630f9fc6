#include "app/catalogues/usersfiles.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "core/catalogue/ids.h"
#include "core/text.h"
#include "core/yaml/mapping.h"
#include "core/yaml/referencefiles.h"

#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <utility>

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
        yaml::FaultList faults{file, {}};
        faults.addUnknown(yaml::FaultRule::unknownFormat, format.at, format.text,
                          {std::begin(formats), std::end(formats)});
        files.faults.push_back(std::move(faults.faults.front()));
    }

    std::string_view m_system;
    std::size_t m_values = 0;
    std::size_t m_ruleBytes = 0; ///< of the files with rules entries: each word of theirs is searched
};

namespace fs = std::filesystem;

bool endsIn(std::string name, std::span<const std::string_view> endings)
{
    for (char& letter : name)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return std::ranges::any_of(endings, [&name](std::string_view ending) { return name.ends_with(ending); });
}

// What would be waited for, or never ends.
bool isDevice(fs::file_type type)
{
    return type == fs::file_type::fifo || type == fs::file_type::socket || type == fs::file_type::character ||
           type == fs::file_type::block;
}

class FolderWalk
{
public:
    explicit FolderWalk(std::span<const std::string_view> endings) : m_endings(endings) {}

    FilesBelow found;

    void lookInto(const fs::path& folder, int depth)
    {
        if (depth > FolderLimits::depth) {
            if (!std::exchange(m_isDeep, true))
                refuse(folder, message(WORDS("files", "folders more than %1 levels down are not read"),
                                       FolderLimits::depth));
            return;
        }
        std::vector<fs::path> files;
        std::vector<fs::path> folders;
        std::error_code problem;
        fs::directory_iterator entry(folder, problem);
        for (; !problem && entry != fs::directory_iterator() && !m_isFull; entry.increment(problem))
            sort(*entry, files, folders);
        if (problem)
            found.faults.push_back(
                {yaml::FaultRule::unreadable, {onOneLine(folder.string()), 0, 0}, problem.message()});
        std::ranges::sort(m_others);
        for (const fs::path& other : std::exchange(m_others, {}))
            refuse(other,
                   message(WORDS("files", "pipes, sockets and devices are not read: move it elsewhere")));
        std::ranges::sort(files);
        std::ranges::sort(folders);
        for (const fs::path& file : files)
            add(file);
        for (const fs::path& below : folders)
            if (!m_isFull)
                lookInto(below, depth + 1);
    }

private:
    void sort(const fs::directory_entry& entry, std::vector<fs::path>& files, std::vector<fs::path>& folders)
    {
        if (++m_names > FolderLimits::names)
            return fill(
                entry.path(),
                message(WORDS("files", "only %1 names in a folder are read: this and later ones are skipped"),
                        FolderLimits::names));
        const std::string name = entry.path().filename().string();
        if (name.starts_with('.'))
            return;
        std::error_code ignored;
        const bool isFolder = !entry.is_symlink(ignored) && entry.is_directory(ignored);
        const bool hasEnding = endsIn(name, m_endings);
        const fs::file_type type = entry.status(ignored).type(); // of what a link leads to; nothing is opened
        if (isDevice(type)) {
            if (m_others.size() < yaml::mostFaults)
                m_others.push_back(entry.path());
            return;
        }
        if (hasEnding && entry.is_symlink(ignored) &&
            (type == fs::file_type::not_found || type == fs::file_type::none))
            return refuse(entry.path(),
                          message(WORDS("files", "a broken link: remove it, or point it to its file")));
        if (!isFolder && !(hasEnding && type == fs::file_type::regular))
            return;
        if (!isText(name))
            return refuse(
                entry.path(),
                message(WORDS("files", "its name has control characters or isn’t UTF-8: rename it")));
        (isFolder ? folders : files).push_back(entry.path());
    }

    void add(const fs::path& file)
    {
        constexpr std::uintmax_t most = std::uintmax_t{FolderLimits::mebibytes} << 20;
        if (m_isFull)
            return;
        std::error_code ignored;
        const std::uintmax_t size = fs::file_size(file, ignored);
        m_bytes += ignored ? 0 : std::min<std::uintmax_t>(size, yaml::DocumentLimits::bytes);
        if (found.files.size() == FolderLimits::files)
            fill(file, message(WORDS("files",
                                     "only %1 files in a folder are read: this and later ones are skipped"),
                               FolderLimits::files));
        else if (m_bytes > most)
            fill(file,
                 message(WORDS("files", "only %1 MiB in a folder are read: this and later files are skipped"),
                         FolderLimits::mebibytes));
        else
            found.files.push_back(file.string());
    }

    void fill(const fs::path& at, Message why)
    {
        m_isFull = true;
        refuse(at, std::move(why));
    }

    void refuse(const fs::path& at, Message why)
    {
        found.faults.push_back(yaml::refusedAt({onOneLine(at.string()), 0, 0}, std::move(why)));
    }

    std::span<const std::string_view> m_endings;
    std::uintmax_t m_bytes = 0;
    std::vector<fs::path> m_others; ///< of a folder: what is no file to be read
    int m_names = 0;
    bool m_isFull = false;
    bool m_isDeep = false; ///< and reported
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

std::optional<yaml::Fault> tooManyValues(const yaml::Node& root, const std::string& file,
                                         std::size_t& counted)
{
    counted += yaml::valuesIn(root);
    if (counted <= static_cast<std::size_t>(FolderLimits::values))
        return std::nullopt;
    return yaml::refusedAt(
        {file, 1, 1},
        message(
            WORDS("files", "the folder’s files hold more than %1 values: this and later files are skipped"),
            FolderLimits::values));
}

FilesBelow filesBelow(const std::string& folder, std::span<const std::string_view> endings)
{
    FolderWalk walk(endings);
    walk.lookInto(folder, 0);
    return std::move(walk.found);
}

} // namespace adjutant
