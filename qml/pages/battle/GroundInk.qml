import QtQuick
import Adjutant.Components

/// The colours of a table seen from above.
QtObject {
    readonly property color ground: Theme.pick("#e9e5d4", "#22261f", "#000000")
    readonly property color line: Theme.pick("#d3cdb6", "#363b31", "#4d4d4d")
    readonly property color strongLine: Theme.pick("#857c5e", "#8d937f", "#ffffff")
    readonly property color terrain: Theme.pick("#c9d6b5", "#37452f", "#000000")
    readonly property color terrainInk: Theme.pick("#3c5326", "#c3d8ac", "#ffffff")
    readonly property color solid: Theme.pick("#c8c4bb", "#45474b", "#000000")
    readonly property color solidInk: Theme.pick("#3d3a34", "#dedad2", "#ffffff")
    readonly property color token: Theme.pick("#f0c53a", "#d9ae25", "#000000")
    readonly property color tokenInk: Theme.pick("#231a00", "#231a00", "#ffe14d")

    /// The ground of a mark by the name of its colour, behind a white picture.
    function paint(name: string): color {
        switch (name) {
        case "red":
            return Theme.pick("#b3361b", "#c24a2c", "#000000");
        case "blue":
            return Theme.pick("#1f5fa8", "#2f6fb8", "#000000");
        case "grey":
            return Theme.pick("#4a7288", "#55809a", "#000000");
        case "brown":
            return Theme.pick("#79551f", "#8d6a31", "#000000");
        case "purple":
            return Theme.pick("#5b2f8f", "#7446b0", "#000000");
        }
        return token;
    }
}
