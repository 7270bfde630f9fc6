pragma Singleton
import QtQml

/// Puts words and figures into a sentence together, so that a name with "%1" in it stays one.
QtObject {
    /// `text` has the place of the first value as %1, or as %L1 for a number in the language's figures.
    function of(text: string, values: var): string {
        return text.replace(/%(L?)([1-9])/g, (place, local, number) => {
            const value = values[number - 1];
            return value === undefined ? place : (local ? "%L1" : "%1").arg(value);
        });
    }
    /// The words that aren't empty, side by side.
    function joined(words: var, between = " · "): string {
        return Array.from(words).filter(word => word !== "").join(between);
    }
}
