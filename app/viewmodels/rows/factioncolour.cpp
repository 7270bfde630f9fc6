#include "app/viewmodels/rows/factioncolour.h"

#include <QStringList>

namespace adjutant {

QString colourOf(const FactionId& id, const Catalogue& catalogue)
{
    const Faction* faction = catalogue.find(id);
    const FactionColour colour = faction ? faction->colour : FactionColour::grey;
    if (!colour.own) {
        const std::string_view word = toWord(colour.name);
        return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    }
    return shadesText(*colour.own);
}

QString shadesText(const Colour& colour)
{
    const Shades shades = shadesOf(colour);
    QStringList words;
    for (const Colour& shade : {shades.onLight, shades.onDark, shades.onBlack, shades.ground, shades.ink})
        words.append(QString::fromStdString(toText(shade)));
    return words.join(QLatin1Char(' '));
}

} // namespace adjutant
