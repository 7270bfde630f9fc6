#include "app/catalogues/folderwalk.h"

#include "core/utf8.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace adjutant {

namespace {

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
    bool m_isDeep = false; ///< and told
};

} // namespace

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
