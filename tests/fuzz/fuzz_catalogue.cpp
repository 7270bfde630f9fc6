#include "core/yaml/cataloguefile.h"
#include "core/yaml/referencefiles.h"
#include "tests/fuzz/fuzzedgame.h"

using namespace adjutant;
using test::need;

/// Whatever a catalogue or reference file holds, it is read or refused; what was read can be written and read
/// again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto contents = yaml::readText(yaml::readCatalogueFile, text, "fuzz.yaml");
    if (contents) {
        const yaml::CatalogueFile file{"fuzz.yaml", text, true};
        static_cast<void>(yaml::assembleCatalogue(std::vector{file}));
        for (const Unit& unit : contents->units) {
            const std::string written =
                yaml::writeUnits(contents->system, factionOf(unit.id), std::vector{unit});
            const auto again = yaml::readText(yaml::readCatalogueFile, written, "written.yaml");
            need(again && yaml::writeUnits(again->system, factionOf(unit.id), again->units) == written);
        }
    }
    static_cast<void>(yaml::readText(yaml::readReferenceFile, text, "fuzz.yaml"));
    return 0;
}
