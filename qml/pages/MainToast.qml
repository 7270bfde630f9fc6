import QtQuick
import Adjutant.Components

/// The window's toast, with what its button takes back.
Toast {
    id: toast

    property var undo: null

    onAction: {
        const takeBack = undo;
        if (takeBack)
            takeBack();
    }
}
