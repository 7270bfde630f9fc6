#pragma once

#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// A match of A Game for the laws and for pictures: the vampire and the wizard against the ram and the dwarf
/// of the source, with decks of ten.
Start skirmishStart();

/// The profiles of the source as cards, by the ids of their units: vampire, ram, dwarf, wizard.
Json sourceCards();

/// The start of a match: for each side an object of cards by the ids of its models.
Start warbands(const Json& red, const Json& blue, const std::string& extras = "{}");

} // namespace adjutant::test
