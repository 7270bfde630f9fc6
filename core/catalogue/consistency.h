#pragma once

#include "core/catalogue/catalogue.h"

#include <span>
#include <vector>

namespace adjutant {

/// The mentions of a file whose ids nothing in the catalogue has.
std::vector<Mention> danglingMentions(const CatalogueContents& file, const Catalogue& catalogue);

/// The former ids of a file that are no longer free: `other` has it now (then it is that Unit's id) or says
/// that it had it too.
struct TakenFormerId
{
    FormerId id;
    UnitId other;
};
std::vector<TakenFormerId> takenFormerIds(const CatalogueContents& file, const Catalogue& catalogue);

/// The ids of the kind that a mention could have meant, for a did-you-mean.
std::vector<std::string> idsOfKind(ReferenceKind kind, const Catalogue& catalogue);

} // namespace adjutant
