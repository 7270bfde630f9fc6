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

    /// The grounds of marks by the names of their colours, behind white pictures: in the light and in the dark.
    readonly property var paints: ({
        red: ["#b3361b", "#c24a2c"],
        blue: ["#1f5fa8", "#2f6fb8"],
        grey: ["#4a7288", "#55809a"],
        brown: ["#79551f", "#8d6a31"],
        purple: ["#5b2f8f", "#7446b0"]
    })
    function paint(name: string): color {
        const shades = paints[name];
        return shades ? Theme.pick(shades[0], shades[1], "#000000") : token;
    }
}
