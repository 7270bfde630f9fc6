#pragma once

namespace adjutant::drakerys {

/// The TimePath (chapters "Basics: The TimePath" and "Make war!"), in squares of one TS.
struct TimePath
{
    static constexpr int squares = 16;
    static constexpr int rounds = 6;
    static constexpr int lastStart = squares * rounds; ///< the progress at which a player is done

    /// No activation may cost more than there is of the TimePath.
    static constexpr int dearestActivation = squares;

    /// The START that a token reaches next, as progress.
    static constexpr int nextStart(int progress) { return (progress / squares + 1) * squares; }
};

} // namespace adjutant::drakerys
