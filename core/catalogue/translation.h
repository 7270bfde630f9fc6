#pragma once

#include "core/catalogue/catalogue.h"

namespace adjutant {

/// Those that a translation names: the sections of its files, in their order.
inline constexpr std::size_t translatedKinds = 9;

/// The texts of one thing in another language; an empty one isn't translated.
struct TranslatedThing
{
    std::string id; ///< with its faction where it is a Unit's; of a sample list the path of its roster
    Place place;    ///< of the id
    std::string name;
    std::string title;
    std::string summary;
    std::string note;
    std::string notes;                  ///< of a sample list's roster
    door::Answers card;                 ///< the texts of its card, under the paths that they have there
    door::Answers extras;               ///< of a sample list: of what else its game asks of a list
    std::vector<TranslatedThing> units; ///< of a sample list: entries with cards of their own
};

/// A game's names and texts in another language than that of its data.
struct Translation
{
    SystemId system;
    std::string language; ///< `fr`
    std::array<std::vector<TranslatedThing>, translatedKinds> things;

    std::vector<TranslatedThing>& of(ThingKind kind) { return things[static_cast<std::size_t>(kind)]; }
    const std::vector<TranslatedThing>& of(ThingKind kind) const
    {
        return things[static_cast<std::size_t>(kind)];
    }
};

/// A catalogue in another language. A text is replaced where it is that of `original`, which the translation
/// was made of: what a user wrote in its place stays. A name of a Unit or a Skill that is replaced is among
/// its aliases.
Catalogue translated(const Catalogue& catalogue, const Translation& translation, const Catalogue& original);

/// Replaces the texts of a card that are those of `original`.
void replaceTexts(door::Answers& card, const door::Answers& original, const door::Answers& translation);

/// The paths of a thing's translated card that aren't texts of the card that the catalogue has of it.
std::vector<door::Path> strayCardTexts(ThingKind kind, const TranslatedThing& thing,
                                       const Catalogue& catalogue);

} // namespace adjutant
