pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The ladder of reasons, and everything that can be set for both Units.
Column {
    id: details

    property OddsDesk odds: null

    spacing: 12

    LadderCard {
        width: parent.width
        visible: details.odds !== null
        steps: details.odds ? details.odds.ladder : null
        leftOut: details.odds ? details.odds.leftOut : ""
    }
    Repeater {
        model: details.odds ? [details.odds.active, details.odds.target] : []
        delegate: Column {
            id: one
            required property OddsSide modelData
            width: details.width
            spacing: 8
            TitleText {
                width: parent.width
                text: one.modelData.name
            }
            SideDetails {
                width: parent.width
                side: one.modelData
            }
        }
    }
}
