import QtQuick

/// A sheet that is made when it is first wanted.
Loader {
    required property url file
    /// What its required properties are, by their names.
    property var given: ({})

    /// The sheet, which is made where it wasn't yet.
    function made(): Overlaid {
        active = true;
        if (status === Loader.Null)
            setSource(file, given);
        return item as Overlaid;
    }
    /// Opens it with values of its properties, by their names.
    function open(values = {}) { made().openWith(values); }
}
