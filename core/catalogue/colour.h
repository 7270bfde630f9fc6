#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace adjutant {

/// A colour of a screen or a page, each part from 0 to 255.
struct Colour
{
    int red = 0;
    int green = 0;
    int blue = 0;

    bool operator==(const Colour&) const = default;
};

/// The colour that is written `#rrggbb`, in small letters or capitals; none for any other text.
std::optional<Colour> colourOf(std::string_view written);
std::string toText(const Colour& colour);

/// The contrast of two colours by WCAG 2.1, from 1 to 21.
double contrast(const Colour& one, const Colour& other);

/// What WCAG asks between a text and its ground.
inline constexpr double contrastOfText = 4.5;

/// A surface with so many hundredths of the colour in it that is written there.
struct Tinted
{
    Colour surface;
    int hundredths = 0;
};

/// The colour itself where it can be read on all of the surfaces, and on the tinted one; otherwise mixed with
/// so much black or white that it can.
Colour readableOn(const Colour& colour, std::span<const Colour> surfaces,
                  const std::optional<Tinted>& tinted = {});

/// The surfaces of the app's three themes, on which the colours of factions are shown.
inline constexpr std::array lightSurfaces{Colour{0xf3, 0xf0, 0xea}, Colour{0xff, 0xff, 0xff},
                                          Colour{0xe9, 0xe4, 0xdb}};
inline constexpr std::array darkSurfaces{Colour{0x14, 0x16, 0x1a}, Colour{0x1d, 0x20, 0x25},
                                         Colour{0x0e, 0x10, 0x13}, Colour{0x26, 0x2a, 0x30}};
inline constexpr std::array blackSurfaces{Colour{0x00, 0x00, 0x00}, Colour{0x10, 0x10, 0x10}};

/// The ground of what is selected, in the light and in the dark.
inline constexpr Tinted lightTinted{{0xff, 0xff, 0xff}, 13};
inline constexpr Tinted darkTinted{{0x1d, 0x20, 0x25}, 17};

/// The shades in which a colour of a faction's own is shown: as text and lines on each theme, as it is as a
/// ground, and what is drawn upon that.
struct Shades
{
    Colour onLight;
    Colour onDark;
    Colour onBlack;
    Colour ground;
    Colour ink; ///< black or white
};

Shades shadesOf(const Colour& colour);

} // namespace adjutant
