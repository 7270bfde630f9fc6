#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Asks for the name of a new file, with that one given; its ending is kept. Empty where nothing was chosen.
QString chosenNewFile(const QString& title, const QString& name);

/// Asks for files and folders in the system's dialog.
class FileChoice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The path of an army file to import; empty where nothing was chosen.
    Q_INVOKABLE QString chooseArmy() const;
};

} // namespace adjutant
