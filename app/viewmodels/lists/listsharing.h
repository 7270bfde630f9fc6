#pragma once

#include "app/viewmodels/lists/listeditor.h"
#include "app/viewmodels/shown.h"

namespace adjutant {

/// The ways in which the open list leaves the app: text, code, QR picture, files, paper.
class ListSharing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::ListEditor* editor MEMBER m_editor NOTIFY editorChanged REQUIRED)
    SET_BY(QString, error, fail, errorChanged);

public:
    using QObject::QObject;

    /// The list in one of the text formats: `text`, `markdown`, `code`, `json`, `yaml`, `html`.
    Q_INVOKABLE QString exportedAs(const QString& format);
    /// The list's code as a picture to scan, as an SVG data URL; empty where it is too long for one.
    Q_INVOKABLE QString qrPicture();
    /// Asks for a file name and writes the list there; the name of the file, or an empty text.
    Q_INVOKABLE QString saveAs(const QString& format);
    /// Asks for a printer, or a file in place of one; what was done, in words, or an empty text.
    Q_INVOKABLE QString printList();

Q_SIGNALS:
    void editorChanged();
    void errorChanged();

private:
    ListEditor* m_editor = nullptr;
};

} // namespace adjutant
