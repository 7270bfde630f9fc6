#pragma once

#include <QByteArray>

namespace adjutant {

/// Of a PNG that is an emblem neither side is longer than so many pixels.
inline constexpr int longestEmblem = 1024;

bool isPng(const QByteArray& picture);

/// What is drawn of a PNG: its header, palette and pixels, without texts and profiles, which unpack to a
/// thousand times their length. Empty where it is none, is too large, or has more packed pixels than its
/// header says (www.w3.org/TR/png, chapters 5 and 11).
QByteArray boundedPng(const QByteArray& png);

} // namespace adjutant
