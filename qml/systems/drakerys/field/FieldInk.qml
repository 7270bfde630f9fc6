import QtQuick
import Adjutant.Components

/// The colours of the battlefield: its ground, and the Elements as the tokens have them.
QtObject {
    readonly property color ground: Theme.pick("#e9e5d4", "#22261f", "#000000")
    readonly property color line: Theme.pick("#d3cdb6", "#363b31", "#4d4d4d")
    readonly property color strongLine: Theme.pick("#857c5e", "#8d937f", "#ffffff")
    readonly property color scenery: Theme.pick("#c9d6b5", "#37452f", "#000000")
    readonly property color sceneryInk: Theme.pick("#3c5326", "#c3d8ac", "#ffffff")
    readonly property color obstruction: Theme.pick("#c8c4bb", "#45474b", "#000000")
    readonly property color obstructionInk: Theme.pick("#3d3a34", "#dedad2", "#ffffff")
    readonly property color token: Theme.pick("#f0c53a", "#d9ae25", "#000000")
    readonly property color tokenInk: Theme.pick("#231a00", "#231a00", "#ffe14d")

    function element(name: string): color {
        switch (name) {
        case "fire":
            return Theme.pick("#b3361b", "#c24a2c", "#000000");
        case "water":
            return Theme.pick("#1f5fa8", "#2f6fb8", "#000000");
        case "air":
            return Theme.pick("#4a7288", "#55809a", "#000000");
        case "earth":
            return Theme.pick("#79551f", "#8d6a31", "#000000");
        }
        return Theme.pick("#5b2f8f", "#7446b0", "#000000");
    }
}
