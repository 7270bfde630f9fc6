#include "core/yaml/referencereader.h"

#include "core/yaml/format.h"
#include "core/yaml/unitreader.h"

namespace adjutant::yaml {

Expected<std::vector<ReferenceEntry>, std::vector<Fault>> readReferenceFile(std::string_view text,
                                                                            const std::string& file)
{
    return readParsed(
        text, file, [](const Node& root, const std::string& name) { return readReferenceFile(root, name); });
}

Expected<std::vector<ReferenceEntry>, std::vector<Fault>> readReferenceFile(const Node& root,
                                                                            const std::string& file)
{
    using Entries = std::vector<ReferenceEntry>;
    static constexpr TextLimit longestText = TextLimit::characters(8000);
    const auto read = [](Entries& entries, Mapping& mapping, FaultList& faults) {
        readId(mapping, "system", faults);
        const std::string language = readLanguage(mapping, "lang", "reference", faults);
        const int order = mapping.integer("order", {1, 99}).value_or(50);
        const std::string chapter =
            mapping.text("chapter", CatalogueRange::name, Need::required).value_or(std::string());
        TakenIds taken;
        for (const Node& item : mapping.sequence("entries", Need::required, anyNumber)) {
            if (faults.isFull())
                break;
            Mapping one(item, "an entry of entries", faults);
            ReferenceEntry entry;
            entry.id = ReferenceId(readId(one, "id", faults, true));
            if (!entry.id.empty() && !taken.insert(entry.id.text()).second)
                faults.add(FaultRule::duplicateId, item.at, entry.id.text());
            entry.title = one.text("title", CatalogueRange::name, Need::required).value_or(std::string());
            entry.chapter = chapter;
            entry.chapterOrder = order;
            entry.language = language;
            entry.source = one.text("source", CatalogueRange::name).value_or(std::string());
            entry.aliases = differentTexts(one, "aliases", faults);
            entry.explains = differentTexts(one, "explains", faults);
            entry.text = one.text("text", longestText, Need::required).value_or(std::string());
            entry.reading = one.text("reading", longestText).value_or(std::string());
            for (std::string& see : differentTexts(one, "see", faults))
                entry.see.emplace_back(std::move(see));
            one.finish();
            entries.push_back(std::move(entry));
        }
    };
    return readMapping<Entries>(root, file, "a reference file", referenceFormat, read);
}

} // namespace adjutant::yaml
