#pragma once

#include "core/reference/reference.h"

#include <QString>
#include <memory>
#include <vector>

namespace adjutant {

/// A piece of an excerpt, and whether it is what was searched for.
struct ExcerptPiece
{
    QString text;
    bool matches = false;
};

/// An entry that a search found.
struct FoundRule
{
    std::size_t shelf = 0; ///< the number of its reference
    const ReferenceEntry* entry = nullptr;
    std::vector<ExcerptPiece> excerpt; ///< of its text, around what was searched for
};

/// The text of an excerpt without its marks.
QString textOf(const std::vector<ExcerptPiece>& excerpt);

/// Looks words up in the entries of one or several references, offline and as one types: parts of words,
/// whatever their accents, names written together or apart, and misspelled words. The references must outlive
/// it. It belongs to the thread that made it.
class RuleSearch
{
public:
    explicit RuleSearch(const std::vector<const Reference*>& references);

    /// The entries in which each word of the query occurs, best first and at most so many: one called exactly
    /// that, one whose title begins so, titles before other names, those before texts, and what is misprinted
    /// in the source after its rules. None for a query without a letter or digit.
    std::vector<FoundRule> find(const QString& query, std::size_t most = 100) const;

private:
    struct Index;
    std::shared_ptr<Index> m_index;
};

} // namespace adjutant
