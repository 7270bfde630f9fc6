#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/yaml/mapping.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

/// The words of the commands in tablecommands.h: `summon vortex order prayer zephyr objective note finish`.
std::vector<std::string> tableCommandWords();

/// Reads what stands behind one of these words; none where the word is none of them. What is wrong is added
/// to the faults.
///
/// `summon: {unit, elemental, source}`, `vortex: {id, element, condition: active|exhausted|destroyed}`,
/// `order: {unit, to, order: forward|they-shall-not-pass|reform-the-ranks}`, `prayer: {unit, prayer:
/// mercy|a-pox-on-them|holy-fury, to}` (of a pox `player` and `heroes`), `zephyr: {unit, to}`,
/// `objective: {id, carrier}` (without a carrier it lies on the battlefield), `note: {text}`, `finish: {}`.
std::optional<Command> readTableCommand(const yaml::Member& command, yaml::FaultList& faults);

} // namespace adjutant::drakerys
