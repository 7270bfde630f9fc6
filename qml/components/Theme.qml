pragma Singleton
import QtQuick
import Adjutant.ViewModels

/// Colours, type and measures of the app. Every text colour has a contrast of at least 4.5 on every surface of its theme.
QtObject {
    id: theme

    enum Mode { Light, Dark, HighContrast }

    readonly property SystemPalette systemColours: SystemPalette {}
    readonly property int mode: Settings.theme === Settings.HighContrast ? Theme.HighContrast
                                : Settings.theme === Settings.Dark ? Theme.Dark
                                : Settings.theme === Settings.Light ? Theme.Light
                                : systemColours.window.hslLightness < 0.5 ? Theme.Dark : Theme.Light
    /// 1 is the normal size of text.
    readonly property real textScale: Settings.textSize / 100 * (large ? 1.25 : 1)
    /// Off where the system asks for less motion, and for pictures of screens.
    readonly property bool motion: Settings.motion

    readonly property bool highContrast: mode === Theme.HighContrast

    function pick(light: color, dark: color, contrast: color): color {
        return mode === Theme.Light ? light : mode === Theme.Dark ? dark : contrast;
    }

    readonly property color window: pick("#f3f0ea", "#14161a", "#000000")
    readonly property color surface: pick("#ffffff", "#1d2025", "#000000")
    readonly property color sunken: pick("#e9e4db", "#0e1013", "#000000")
    readonly property color raised: pick("#ffffff", "#262a30", "#101010")
    readonly property color divider: pick("#ddd6ca", "#343a42", "#ffffff")
    readonly property color outline: pick("#857c6e", "#88919b", "#ffffff")
    readonly property color text: pick("#1f1d1a", "#efece6", "#ffffff")
    readonly property color mutedText: pick("#5a544b", "#b9b5ad", "#ffffff")
    /// The colour of the game that the pages are about, in its shades; see factionColour().
    property string gameColour
    readonly property color gameAccent: gameColour === "" ? pick("#1f4e79", "#93c4ee", "#ffe14d") : factionColour(gameColour)
    readonly property color accent: highContrast ? "#ffe14d" : gameAccent
    readonly property color accentText: pick("#ffffff", "#0c1013", "#000000")
    readonly property color accentSoft: pick(Qt.tint("#ffffff", Qt.alpha(accent, 0.13)), Qt.tint("#1d2025", Qt.alpha(accent, 0.17)), "#000000")
    readonly property color pending: pick("#b9720c", "#efb558", "#00e5ff")
    readonly property color danger: pick("#a01f17", "#ffa198", "#ff9d94")
    readonly property color dangerSoft: pick("#fbe6e3", "#3f211f", "#000000")
    readonly property color warningText: pick("#7a4a00", "#f1be6d", "#ffe14d")
    readonly property color warningSoft: pick("#fbeecf", "#3a2d12", "#000000")
    readonly property color success: pick("#23683a", "#90d4a2", "#8dff9f")
    readonly property color scrim: pick("#80201c16", "#a0000000", "#d0000000")

    /// The bar of a match, and what is written on it.
    readonly property color bar: highContrast ? "#000000" : Qt.hsla(gameAccent.hslHue, 0.4, mode === Theme.Light ? 0.22 : 0.085, 1)
    readonly property color barRaised: highContrast ? "#000000" : Qt.hsla(gameAccent.hslHue, 0.45, mode === Theme.Light ? 0.17 : 0.155, 1)
    readonly property color barInk: pick("#ffffff", "#efece6", "#ffffff")

    /// The colours that factions share: on light, dark and black surfaces, then as a ground in the light and in the dark.
    readonly property var shared: ({
        red: ["#a8231c", "#ff948a", "#ff9d94", "#a8231c", "#7d1c16"],
        green: ["#2b6a33", "#8fd39a", "#8dff9f", "#2b6a33", "#23552a"],
        purple: ["#67379f", "#cba6f3", "#dcb8ff", "#67379f", "#4f2a7c"],
        yellow: ["#7a5b00", "#efcb58", "#ffe14d", "#f0c53a", "#d9ae25"],
        grey: ["#56524c", "#c2beb6", "#ffffff", "#56524c", "#494642"]
    })

    /// The shade of a faction's colour that is readable on a surface. A colour of its own comes as its shades: on light, dark
    /// and black surfaces, as a ground, and the ink upon that.
    function factionColour(name: string): color {
        const shades = name.startsWith("#") ? name.split(" ") : shared[name] ?? shared.grey;
        return pick(shades[0], shades[1], shades[2]);
    }

    /// A faction's colour as the ground behind its white or black emblem.
    function factionGround(name: string): color {
        if (name.startsWith("#"))
            return highContrast ? "#000000" : name.split(" ")[3];
        const shades = shared[name] ?? shared.grey;
        return pick(shades[3], shades[4], "#000000");
    }

    function factionInk(name: string): color {
        if (name.startsWith("#") && !highContrast)
            return name.split(" ")[4];
        return highContrast ? factionColour(name) : name === "yellow" ? "#231a00" : "#ffffff";
    }

    /// Whether there are dice with so many sides; others are drawn, or show no numbers.
    function isDie(sides: int): bool {
        return sides === 4 || sides === 6 || sides === 8 || sides === 10 || sides === 12 || sides === 20 || sides === 100;
    }

    /// The colour of a side at the table: that of its name where it has one, otherwise by its place among the sides.
    function sideColour(side: string, place: int): color {
        const names = ["red", "blue", "green", "purple", "yellow"];
        const isColour = side === "red" || side === "blue" || side === "green" || side === "purple" || side === "yellow";
        const name = isColour ? side : place >= 0 ? names[place % names.length] : "";
        return name === "blue" ? pick("#1f5a96", "#8fc1f2", "#7fd0ff") : factionColour(name);
    }

    /// The colour of a chance that is good or bad for somebody.
    function toneColour(tone: string): color {
        return tone === "good" ? success : tone === "bad" ? danger : tone === "quiet" ? outline : accent;
    }

    /// What is written upon the colour of a side.
    readonly property color sideInk: pick("#ffffff", "#000000", "#000000")

    readonly property int captionSize: Math.round(13 * textScale)
    readonly property int bodySize: Math.round(15 * textScale)
    readonly property int titleSize: Math.round(18 * textScale)
    readonly property int headingSize: Math.round(26 * Math.min(textScale, 1.5))

    /// Pictures beside words grow with them, within what their places hold.
    readonly property real iconScale: Math.min(textScale, 1.5)
    /// For hands at arm's length.
    property bool large: false
    readonly property int target: large ? 60 : 44
    /// Of the button that leads on, at the right of the foot; on a phone nothing that acts lies below it.
    readonly property int leadWidth: Math.round(108 * Math.min(textScale, 1.25))
    readonly property int radius: 12
    readonly property int smallRadius: 8
    readonly property int gap: 8
    readonly property int space: 16
    readonly property int wideSpace: 24
    readonly property int borderWidth: highContrast ? 2 : 1
    /// From this width on a page shows two panes.
    readonly property int wideWidth: 860
    /// A second tap within so many ms on something that acts is a slip of the finger.
    readonly property int doubleTap: 300
    /// Where the last tap was, in the window.
    property point tapped
    readonly property int duration: motion ? 140 : 0
}
