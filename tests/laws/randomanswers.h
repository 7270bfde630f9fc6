#pragma once

#include "core/match/session.h"

#include <cstdint>
#include <random>

namespace adjutant::test {

/// Chance that is the same everywhere.
class Chance
{
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}

    /// From 0 to below `count`.
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_engine() % count; }
    int from(int lowest, int highest);
    bool oneIn(std::size_t count) { return below(count) == 0; }

private:
    std::mt19937_64 m_engine;
};

/// An answer of a field's range, as people would give it.
door::Value givenAnswer(const door::Field& field, Chance& chance);

/// Whether an answer could be given to a field: a pick with open options, a range that has numbers.
bool canAnswer(const door::Field& field);

/// Answers a form's missing fields, one after the other, until it is complete, refused, or `enough` says so.
/// Sometimes changes what is preset, and begins rows.
door::Form filled(const Session& session, const door::Viewer& viewer, const door::OfferKey& key,
                  door::Answers& answers, Chance& chance);

/// Leaves out whatever can be left out, and answers the rest.
door::Form skipped(const Session& session, const door::OfferKey& key, door::Answers& answers, Chance& chance);

} // namespace adjutant::test
