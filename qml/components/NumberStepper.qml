import QtQuick
import QtQuick.Controls.Basic

/// A whole number with a button to each side; it can also be typed.
SpinBox {
    id: stepper

    required property string label
    /// Shown behind the number: cm, AP.
    property string unit
    // AT-SPI reads these instead of from and to.
    readonly property real minimumValue: from
    readonly property real maximumValue: to

    editable: true
    implicitHeight: Theme.target
    implicitWidth: 2 * Theme.target + Math.max(56, metrics.advanceWidth + 24)
    leftPadding: Theme.target
    rightPadding: Theme.target
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.bodySize

    TextMetrics {
        id: metrics
        font: stepper.font
        text: "00000"
    }

    validator: IntValidator {
        bottom: stepper.from
        top: stepper.to
    }
    contentItem: TextInput {
        text: stepper.displayText
        font: stepper.font
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !stepper.editable
        validator: stepper.validator
        inputMethodHints: Qt.ImhDigitsOnly
        selectByMouse: true
        Accessible.ignored: true
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
        border.color: stepper.activeFocus ? Theme.accent : Theme.outline
    }
    Accessible.role: Accessible.SpinBox
    Accessible.name: label
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
