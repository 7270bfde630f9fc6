#include "app/cli/filekind.h"

#include "app/cli/knownwords.h"
#include "app/cli/rostercode.h"
#include "app/table/matchfile.h"
#include "app/table/tablejson.h"
#include "core/catalogue/nearest.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/mapping.h"
#include "core/yaml/matchscriptreader.h"
#include "core/yaml/ownrulesfile.h"
#include "core/yaml/playeraidreader.h"
#include "core/yaml/referencereader.h"
#include "core/yaml/rosterreader.h"
#include "core/yaml/translationreader.h"

#include <algorithm>
#include <array>

namespace adjutant::cli {

namespace {

// In the order of FileKind.
constexpr std::array formats{
    yaml::catalogueFormat,   yaml::rosterFormat,   yaml::referenceFormat,   yaml::playerAidFormat,
    yaml::translationFormat, yaml::ownRulesFormat, yaml::matchScriptFormat, tableFormat};

const yaml::Node* find(const yaml::Node& root, std::string_view key)
{
    const auto found = std::ranges::find(root.members, key, &yaml::Member::key);
    return found == root.members.end() ? nullptr : &found->value;
}

} // namespace

Expected<KnownFile, yaml::Fault> recognise(std::string_view text, const std::string& file)
{
    if (isMatchFile(text))
        return KnownFile{FileKind::match, {}, {file, 1, 1}, {}};
    auto ofCode = documentOfCode(text, file);
    auto root = ofCode ? std::move(*ofCode) : yaml::parse(text, file, yaml::Letters::any);
    if (!root)
        return refuse(root.error());
    const yaml::Node* format = find(*root, "format");
    const std::string word = format ? format->text : std::string();
    const auto known = std::ranges::find(formats, word);
    const bool isScenario = !format && find(*root, "kind");
    if (known == formats.end() && !isScenario) {
        const std::vector<std::string> words(formats.begin(), formats.end());
        const yaml::Position at = format ? format->at : root->at;
        return refuse(yaml::Fault{yaml::FaultRule::unknownFormat,
                                  {file, at.line, at.column},
                                  yaml::clipped(word),
                                  verbatim(listed(words)),
                                  nearestOf(word, words)});
    }
    const auto kind = known - formats.begin();
    const bool isRecord = !isScenario && kind == static_cast<int>(FileKind::match);
    if (auto invisible = isRecord ? std::nullopt : yaml::invisibleIn(*root, file))
        return refuse(std::move(*invisible));
    const yaml::Node* system = find(*root, "system");
    const yaml::Position at = system ? system->at : yaml::Position{};
    KnownFile recognised{isScenario ? FileKind::scenario : static_cast<FileKind>(kind),
                         system ? system->text : std::string(),
                         {file, at.line, at.column},
                         {}};
    recognised.root = std::move(*root);
    return recognised;
}

} // namespace adjutant::cli
