#include "core/yaml/referencereader.h"

#include "core/yaml/format.h"
#include "core/yaml/unitreader.h"

namespace adjutant::yaml {

Expected<std::vector<ReferenceEntry>, std::vector<Fault>> readReferenceFile(std::string_view text,
                                                                            const std::string& file)
{
    constexpr TextLimit longestText = TextLimit::characters(8000);
    const auto root = parse(text, file);
    if (!root)
        return refuse(std::vector{root.error()});

    FaultList faults{file, {}};
    Mapping mapping(*root, "a reference file", faults);
    if (!checkFormat(mapping, referenceFormat, faults))
        return refuse(std::move(faults.faults));
    readId(mapping, "system", faults);
    const std::string language = readId(mapping, "lang", faults);
    const int order = mapping.integer("order", {1, 99}).value_or(50);
    const std::string chapter =
        mapping.text("chapter", CatalogueRange::name, Need::required).value_or(std::string());

    std::vector<ReferenceEntry> entries;
    for (const Node& item : mapping.sequence("entries", Need::required)) {
        Mapping one(item, "an entry of entries", faults);
        ReferenceEntry entry;
        entry.id = ReferenceId(readId(one, "id", faults, true));
        entry.title = one.text("title", CatalogueRange::name, Need::required).value_or(std::string());
        entry.chapter = chapter;
        entry.chapterOrder = order;
        entry.language = language;
        entry.source = one.text("source", CatalogueRange::name).value_or(std::string());
        entry.aliases = one.texts("aliases", CatalogueRange::name);
        entry.explains = one.texts("explains", CatalogueRange::name);
        entry.text = one.text("text", longestText, Need::required).value_or(std::string());
        entry.reading = one.text("reading", longestText).value_or(std::string());
        for (std::string& see : one.texts("see", CatalogueRange::name))
            entry.see.emplace_back(std::move(see));
        one.finish();
        entries.push_back(std::move(entry));
    }
    mapping.finish();
    if (!faults.faults.empty())
        return refuse(std::move(faults.faults));
    return entries;
}

} // namespace adjutant::yaml
