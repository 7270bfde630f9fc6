#pragma once

#include "core/catalogue/catalogue.h"
#include "core/match/ask.h"
#include "core/systems/drakerys/odds/scenario.h"

#include <optional>
#include <span>
#include <string_view>

namespace adjutant::drakerys {

/// Who takes part, in the words of those who read of it.
struct SideNames
{
    Message active;
    Message target;

    bool operator==(const SideNames&) const = default;
};

/// A scenario as it was answered.
struct AskedScenario
{
    const Catalogue* catalogue = nullptr; ///< of the Units that it may name; null: none
    std::optional<Scenario> scenario{};
    SideNames names{};
};

/// One kind of scenario: a form whose paths are the keys of a scenario file.
struct ScenarioKind
{
    const char* id; ///< `fight`
    Words label;
    Task<> (*ask)(AskedScenario& asked, Ask& ask);
};

/// All kinds, those that players ask most often first.
std::span<const ScenarioKind> scenarioKinds();

/// The kind of that id, or null.
const ScenarioKind* scenarioKind(std::string_view id);

/// A Unit of the catalogue by its name, any other as what it is in the scenario.
Message toText(const Unit* unit, Words otherwise);

} // namespace adjutant::drakerys
