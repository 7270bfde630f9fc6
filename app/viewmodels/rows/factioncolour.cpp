#include "app/viewmodels/rows/factioncolour.h"

namespace adjutant {

QString colourOf(const FactionId& id, const Catalogue& catalogue)
{
    const Faction* faction = catalogue.find(id);
    const std::string_view word = toWord(faction ? faction->colour : FactionColour::grey);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace adjutant
