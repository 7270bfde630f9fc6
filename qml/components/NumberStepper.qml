import QtQuick
import QtQuick.Controls.Basic

/// A whole number with a button to each side; it can also be typed. What can't be taken leaves the number as it was and
/// says what may be typed.
SpinBox {
    id: stepper

    required property string label
    property string error
    /// Nobody has said a number yet: `value` is only where stepping begins.
    property bool unset: false
    /// The least that may be typed.
    property int least: from
    /// How many of `value` make one: 2 where halves are taken.
    property int parts: 1
    /// What is typed counts at once: something waits for it that can't be pressed before.
    property bool live: false
    readonly property string shown: unset ? "–" : displayText
    // AT-SPI reads these instead of from and to.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    readonly property real errorHeight: error !== "" ? errorText.implicitHeight + 4 : 0

    /// Return was pressed on a number that can be taken, changed or not.
    signal confirmed()

    function focusField() {
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
    }
    /// The value that was typed; NaN where it can't be taken.
    function read(text: string): real {
        const whole = /^\s*[-+]?\d{1,9}\s*$/.test(text);
        const broken = parts > 1 && /^\s*[-+]?\d{1,9}[.,]\d{1,2}\s*$/.test(text);
        const number = whole || broken ? Math.round(parseFloat(text.replace(",", ".")) * parts) : NaN;
        return number >= least && number <= to ? number : NaN;
    }
    /// Takes the number that was typed; false where what was typed is none that can be taken.
    function take(): bool {
        const typed = field.text.replace("–", "").replace(/[\s\u00a0\u202f.,](?=\d{3}\b)/g, "");
        const number = read(typed);
        if (!isNaN(number) && (unset || number !== value)) {
            value = number;
            valueModified();
        }
        return !isNaN(number) || typed.trim() === "";
    }
    function settle() {
        error = take() ? "" : Phrase.of(qsTr("“%1” is not allowed: enter %L2 to %L3"), [field.text, least / parts, to / parts]);
        field.text = Qt.binding(() => stepper.shown);
        field.typed = false;
    }

    editable: true
    stepSize: parts
    textFromValue: (value, locale) => Number(value / parts).toLocaleString(locale, "f", value % parts === 0 ? 0 : 1)
    implicitHeight: Theme.target + errorHeight
    implicitWidth: 2 * Theme.target + Math.max(56, metrics.advanceWidth + 24)
    leftPadding: Theme.target
    rightPadding: Theme.target
    topPadding: 0
    bottomPadding: errorHeight
    bottomInset: errorHeight
    font.pixelSize: Theme.bodySize
    validator: null
    // Reading what was typed is settle()'s business: it says why a text can't be taken.
    valueFromText: (text, locale) => field.typed ? stepper.value : isNaN(stepper.read(text)) ? stepper.value : stepper.read(text)
    onValueChanged: error = ""

    Timer {
        id: selecting
        interval: 0
        onTriggered: field.selectAll()
    }
    TextMetrics {
        id: metrics
        font: stepper.font
        text: "00000"
    }

    contentItem: TextInput {
        id: field
        property bool typed: false
        text: stepper.shown
        font: stepper.font
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !stepper.editable
        maximumLength: 12
        clip: true
        inputMethodHints: Qt.ImhDigitsOnly
        selectByMouse: true
        onTextEdited: {
            typed = true;
            stepper.error = "";
            if (stepper.live) {
                text = text; // it stays as it is typed
                stepper.take();
            }
        }
        onEditingFinished: if (typed) stepper.settle()
        // What is typed first stands for the number.
        onActiveFocusChanged: if (activeFocus) selecting.start()
        onAccepted: if (stepper.error === "") stepper.confirmed()
        // It has the keys, so it is what is heard.
        Accessible.role: Accessible.EditableText
        Accessible.name: stepper.label
        Accessible.description: stepper.error
    }
    down.indicator: StepperEnd {
        x: 0
        iconName: "ui/minus"
        pressed: stepper.down.pressed
        hovered: stepper.down.hovered
        enabled: stepper.value > stepper.from
    }
    up.indicator: StepperEnd {
        x: stepper.width - width
        iconName: "ui/plus"
        pressed: stepper.up.pressed
        hovered: stepper.up.hovered
        enabled: stepper.value < stepper.to
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: Theme.surface
        border.width: stepper.activeFocus ? 2 : Theme.borderWidth
        border.color: stepper.error !== "" ? Theme.danger : stepper.activeFocus ? Theme.accent : Theme.outline
    }
    CaptionText {
        id: errorText
        y: Theme.target + 2
        width: stepper.width
        color: Theme.danger
        text: stepper.error
        Accessible.role: Accessible.AlertMessage
    }
    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.description: error
    Accessible.onIncreaseAction: {
        increase();
        valueModified();
    }
    Accessible.onDecreaseAction: {
        decrease();
        valueModified();
    }

    component StepperEnd: Rectangle {
        id: end
        required property string iconName
        required property bool pressed
        required property bool hovered
        width: Theme.target
        height: Theme.target
        radius: Theme.smallRadius
        color: pressed || hovered ? Theme.accentSoft : "transparent"
        Icon {
            anchors.centerIn: parent
            name: end.iconName
            size: 18
            color: end.enabled ? Theme.accent : Theme.divider
        }
    }
}
