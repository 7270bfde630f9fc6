pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// A key for every face of the next die, and what the dice say so far; always as large, and where it was for the last
/// roll. Below the keys what was counted on the table, in place of faces, and the dice of the app.
ColumnBlock {
    id: pad

    required property FormController form
    required property formField row
    /// Whether somebody rolls the dice of what follows as well.
    property bool rollsAll: false
    /// Nothing is entered for a moment behind a roll: its keys show that.
    property bool held: false
    /// Where the counts go where there is no room for them here; null: they stay.
    property Item extrasPlace: null
    readonly property alias extras: extras
    readonly property alias rollsHeight: rolls.high
    readonly property alias rollWidth: rolls.third
    readonly property alias rollSign: rolls.sign
    readonly property int sides: row.nextSides
    readonly property int toRoll: Math.max(1, row.dice.length - row.shown)
    readonly property string path: row.path
    // Another roll, another row of counts: it begins with the least.
    onPathChanged: strip.contentX = 0
    /// Of the die of this roll with the most: its keys stay where they are for the others.
    readonly property int mostKeys: named ? keyNames.length : Array.from(row.dice).filter(die => !die.faces[0]).reduce((most, die) => Math.max(most, die.faces.length || die.sides), count)
    readonly property int count: row.nextFaces.length || sides
    /// Words have no room in narrow keys. Of some rolls only some of the dice have words.
    readonly property bool named: row.nextFaces.length > 0 && row.nextFaces[0] !== ""
    /// What was drawn leaves its place empty: nothing closes up under the finger.
    readonly property var keyNames: {
        const names = Array.from(row.dice).reduce((most, die) => die.faces[0] && die.faces.length > most.length ? Array.from(die.faces) : most, []);
        return names.concat(Array.from(row.nextFaces).filter(each => !names.includes(each)));
    }
    function faceOf(key: int): int {
        return named ? Array.from(row.nextFaces).indexOf(keyNames[key]) + 1 : key < count ? key + 1 : 0;
    }
    /// Those of a D6 lie in one row, whatever is rolled with it.
    readonly property bool hasSix: Array.from(row.dice).some(die => !die.faces[0] && (die.faces.length || die.sides) === 6)
    readonly property int columns: named ? 2 : mostKeys <= 6 || mostKeys === 12 || hasSix && mostKeys <= 10 ? 6 : mostKeys <= 10 ? 5 : 7
    readonly property bool many: mostKeys > 20
    readonly property formField counted: form.counted
    readonly property bool counts: row.canSkip && row.kind === "dice" && counted.path !== ""
    /// The keys stay where they are for the rolls behind one that could be counted.
    property bool keepsCounts: false
    readonly property bool showsCounts: counts || keepsCounts
    onCountsChanged: if (counts) keepsCounts = true
    onVisibleChanged: if (!visible) keepsCounts = false
    readonly property int mostCounts: 30
    readonly property int leastCount: Math.max(0, counted.lowest)

    signal rollAllWanted()
    /// A die was, or several were; whole: the next roll is asked in its place.
    signal entered(whole: bool)

    function enter(answer: var) {
        const roll = row.path;
        answer();
        entered(row.path !== roll);
    }

    spacing: 8

    function questionOf(die: string, sides: int): string {
        return (named || !Theme.isDie(sides)) && die !== "" ? die
             : die !== "" ? Phrase.of(qsTr("%2: D%L1 result"), [sides, die])
                          : qsTr("D%L1 result").arg(sides);
    }
    /// Digits are faces then. No key has the focus: Return would enter one.
    function focusQuestion(reason: int) {
        question.put = true;
        question.forceActiveFocus(reason);
    }

    Item {
        id: question
        /// Whether the sheet gave it the focus, and not the Tab key.
        property bool put: false
        width: parent.width
        height: Math.max(undo.height, words.height)
        activeFocusOnTab: true
        // The longest question of the roll sets the height: nothing jumps from one die to the next.
        PlainText {
            id: longest
            visible: false
            width: words.width
            font: asks.font
            wrapMode: Text.Wrap
            text: Array.from(pad.row.dice, die => pad.questionOf(die.label, die.sides)).reduce((most, each) => each.length > most.length ? each : most, "")
        }
        onActiveFocusChanged: if (!activeFocus) put = false
        Accessible.role: Accessible.StaticText
        Accessible.name: asks.text
        FocusRing { shown: question.activeFocus && !question.put }
        Column {
            id: words
            anchors.left: parent.left
            anchors.right: undo.left
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            PlainBlock {
                id: asks
                height: Math.max(implicitHeight, longest.implicitHeight)
                text: pad.questionOf(pad.row.nextDie, pad.sides)
            }
            Item {
                width: parent.width
                height: given.height
                CaptionText {
                    anchors.left: parent.left
                    anchors.right: given.left
                    anchors.baseline: given.baseline
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    visible: !pad.named && pad.row.dice.length > 1
                    text: Phrase.of(qsTr("Die %L1 of %L2"), [Math.min(pad.row.shown + 1, pad.row.dice.length), pad.row.dice.length])
                }
                TitleText {
                    id: given
                    anchors.right: parent.right
                    width: Math.min(implicitWidth, parent.width * 0.7)
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    text: pad.row.reading !== "" ? pad.row.reading : pad.row.sum
                    color: Theme.accent
                    Accessible.role: Accessible.StaticText
                }
            }
        }
        IconButton {
            id: undo
            anchors.right: parent.right
            iconName: "ui/undo"
            enabled: pad.row.shown > 0
            label: qsTr("Undo die")
            onClicked: pad.form.takeBackKey()
        }
    }
    EvenGrid {
        id: keys
        visible: !pad.many
        opacity: pad.held ? 0.4 : 1
        columns: pad.columns
        spacing: 6
        Repeater {
            model: pad.many ? 0 : pad.mostKeys
            delegate: PushButton {
                required property int index
                readonly property int face: pad.faceOf(index)
                enabled: face > 0
                opacity: enabled ? 1 : 0
                Accessible.ignored: !enabled
                width: keys.cell
                implicitHeight: Math.max(Theme.target + 6, contentItem.implicitHeight + 12)
                leftPadding: 2
                text: pad.named ? pad.keyNames[index] : pad.row.nextFaces[index] || "%L1".arg(index + 1)
                description: pad.row.nextDie !== "" ? pad.row.nextDie : pad.row.label
                onClicked: pad.enter(() => pad.form.addFace(pad.row.path, face))
            }
        }
    }
    Row {
        visible: pad.many
        spacing: Theme.gap
        NumberStepper {
            id: typed
            label: pad.row.label
            unset: pad.form.typedFace === 0
            live: true
            from: unset ? 0 : 1
            to: Math.max(1, pad.sides)
            least: 1
            onConfirmed: pad.enter(() => pad.form.takeTyped())
            onValueModified: pad.form.typedFace = value
        }
        Binding {
            target: typed
            property: "value"
            value: pad.form.typedFace
        }
        PushButton {
            text: qsTr("OK")
            enabled: pad.form.typedFace > 0
            onClicked: pad.enter(() => pad.form.takeTyped())
        }
    }
    // Where the text is large it scrolls with the question. Its place is kept while dice are entered one by one.
    ColumnBlock {
        id: extras
        parent: pad.extrasPlace ? pad.extrasPlace : pad
        spacing: 2
        visible: pad.showsCounts
        opacity: !enabled ? 0 : pad.held ? 0.4 : 1
        enabled: pad.counts && pad.row.shown === 0
        CaptionBlock {
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            text: qsTr("Or enter the count: %1").arg(pad.counted.label)
        }
        Item {
            width: parent.width
            height: numbers.height
            SideStrip {
                id: strip
                width: parent.width - (larger.visible ? larger.width + 4 : 0)
                height: numbers.height
                contentWidth: numbers.width
                FocusFollower { view: strip }
                Row {
                    id: numbers
                    spacing: 4
                    Repeater {
                        model: pad.counted.path === "" ? 1 : Math.min(pad.mostCounts, Math.min(pad.counted.highest, Math.max(10, pad.row.dice.length)) - pad.leastCount + 1)
                        delegate: PushButton {
                            required property int index
                            readonly property int count: pad.leastCount + index
                            // As many as have room: none is cut.
                            width: Math.max(implicitWidth, Math.floor((strip.width + numbers.spacing) / Math.floor((strip.width + numbers.spacing) / (Theme.target + numbers.spacing)) - numbers.spacing))
                            leftPadding: 4
                            text: "%L1".arg(count)
                            Accessible.name: Phrase.of(qsTr("%1: %2"), [pad.counted.label, text])
                            onClicked: pad.enter(() => pad.form.count(count))
                        }
                    }
                }
            }
            // Beside what scrolls: it is never cut.
            PushButton {
                id: larger
                anchors.right: parent.right
                width: Math.max(Theme.target, implicitWidth)
                leftPadding: 8
                visible: pad.counted.highest > Math.max(10, pad.row.dice.length) || numbers.width > extras.width
                text: qsTr("More…")
                Accessible.name: qsTr("More: larger numbers")
                description: pad.counted.label
                // The counts out of view come first.
                onClicked: {
                    if (strip.atXEnd)
                        pad.form.leaveOut(pad.row.path);
                    else
                        strip.contentX = Math.min(strip.contentWidth - strip.width, strip.contentX + strip.width - Theme.target);
                }
            }
        }
    }
    Row {
        id: rolls
        readonly property int letters: Math.min(Theme.bodySize, 22)
        // Of two lines of words, whatever they are.
        readonly property real high: Math.max(Theme.target, Math.ceil(2.5 * letters) + 8)
        readonly property real third: Math.floor((width - 2 * spacing) / 3)
        readonly property string sign: third >= 110 * Theme.textScale ? "ui/dice" : ""
        width: parent.width
        spacing: Theme.gap
        // What passes a question has the first third, and nothing else has it.
        leftPadding: pad.rollsAll ? third + spacing : 0
        PushButton {
            id: one
            width: pad.rollsAll ? rolls.third : Math.min(implicitWidth, parent.width)
            height: rolls.high
            leftPadding: 4
            wordSize: rolls.letters
            iconName: rolls.sign
            text: pad.named ? qsTr("Draw") : pad.toRoll === 1 ? qsTr("Roll") : qsTr("Roll %n dice", "", pad.toRoll)
            onClicked: pad.enter(() => pad.form.rollForMe(pad.row.path))
        }
        PushButton {
            id: all
            height: rolls.high
            visible: pad.rollsAll
            width: rolls.third
            leftPadding: 4
            wordSize: rolls.letters
            iconName: rolls.sign
            text: pad.named ? qsTr("Draw all") : qsTr("Roll all")
            description: qsTr("Rolls these and all further dice, until the next choice")
            onClicked: pad.rollAllWanted()
        }
    }
}
