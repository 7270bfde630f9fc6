#include "app/cli/matchfiles.h"

#include "app/table/storedtable.h"
#include "app/table/tablewords.h"

namespace adjutant::cli {

namespace {

std::vector<yaml::Fault> faultsOf(const TableDamage& damage, const std::string& file)
{
    const std::string step = damage.step > 0 ? "step " + std::to_string(damage.step) + ": " : std::string();
    return {{yaml::FaultRule::refused, {file, static_cast<int>(damage.line), 1}, step + damage.why, {}, {}}};
}

} // namespace

Expected<MatchInFile, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const std::string& file)
{
    auto match = readMatch(text);
    if (!match)
        return refuse(faultsOf(match.error(), file));
    const auto folded = foldedTable(match->record);
    if (!folded)
        return refuse(faultsOf({0, folded.error(), 1}, file));
    if (auto damage = folded->damage) {
        damage->line = match->lines[static_cast<std::size_t>(damage->step) - 1];
        return refuse(faultsOf(*damage, file));
    }
    return std::move(*match);
}

std::string noteOnTimes(const TableRecord& match)
{
    const auto step = firstStepBack(match);
    return step ? "step " + std::to_string(*step) +
                      " is of an earlier time than what stands before it: a clock " +
                      "was set back; the steps stay in their order"
                : std::string();
}

} // namespace adjutant::cli
