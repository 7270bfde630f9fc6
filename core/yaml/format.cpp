#include "core/yaml/format.h"

#include "core/yaml/unitreader.h"

namespace adjutant::yaml {

namespace {

// A longer name of a file is no code of a language.
constexpr std::size_t longestCode = 3;

// What a path says of a file's language: the name behind the last such folder; empty where it has none.
std::string_view languageIn(std::string_view path, std::string_view folder)
{
    for (std::size_t end = path.rfind('/'); end != path.npos && end > 0; end = path.rfind('/', end - 1)) {
        const std::size_t slash = path.rfind('/', end - 1);
        const std::size_t begin = slash == path.npos ? 0 : slash + 1;
        if (path.substr(begin, end - begin) == folder) {
            const std::string_view rest = path.substr(end + 1);
            const std::size_t last = rest.find_first_of("/.");
            const bool isFile = rest.find('/') == rest.npos;
            return isFile && last > longestCode ? std::string_view() : rest.substr(0, last);
        }
    }
    return {};
}

} // namespace

std::string readLanguage(Mapping& mapping, std::string_view key, std::string_view folder, FaultList& faults)
{
    const std::string language = readId(mapping, key, faults);
    const std::string_view expected = languageIn(faults.file, folder);
    if (!language.empty() && !expected.empty() && language != expected)
        faults.add(FaultRule::wrongType, mapping.node(key)->at, std::string(key),
                   message(WORDS("files", "'%1', to match its folder or name"), clipped(expected)));
    return language;
}

} // namespace adjutant::yaml
