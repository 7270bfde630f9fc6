#pragma once

#include "app/catalogues/readerlanguages.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/phoneplay.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/workspace.h"

#include <QObject>
#include <QQmlApplicationEngine>
#include <QString>
#include <QTranslator>

class QQuickWindow;

namespace adjutant {

/// The translations that are installed now.
class Translations
{
public:
    /// Makes the app, its numbers and Qt's own dialogs speak a language; what has no translation stays
    /// English.
    void speak(const QString& language);

private:
    IdTranslator m_ids;
    QTranslator m_own;
    QTranslator m_qt;
};

/// The running app: what main() owns. The window shows its first frame before armies and catalogue are read.
class Shell : public QObject
{
    Q_OBJECT

public:
    Shell();
    ~Shell() override;

    /// Makes the window; false where its QML can't be loaded.
    bool start();
    QQuickWindow* window() const { return m_window; }
    QQmlApplicationEngine& engine() { return m_engine; }
    Workspace& workspace() { return m_workspace; }
    ListLibrary& library() { return m_library; }
    Settings& settings() { return m_settings; }
    Games& games() { return m_games; }

    /// Reads the armies now, and opens the army file that was named at the start.
    void load();
    void importWhenLoaded(const QString& file) { m_filesToImport.append(file); }
    /// Brings the window to the front, and opens an army file where one is named.
    void comeForward(const QString& file);

private:
    void speak();

    Translations m_translations;
    Workspace m_workspace;
    Settings m_settings{m_workspace};
    Games m_games{m_workspace, m_settings};
    ListLibrary m_library{m_workspace};
    PhonePlay m_phones{m_workspace};
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    QStringList m_filesToImport;
    bool m_isLoaded = false;
};

/// Names the application to Qt, before anything else asks for its settings; `version` of the build.
void nameApplication();

} // namespace adjutant
