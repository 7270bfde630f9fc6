#pragma once

#include "app/shell/shell.h"

#include <QSize>
#include <QString>

namespace adjutant::screens {

/// The app's window, ready to be led to a page and photographed.
class Stage
{
public:
    /// Starts the app on an empty data folder; with armies where wanted.
    explicit Stage(bool withArmies);

    bool isReady() const { return m_ready; }
    void resize(QSize size);
    void setLook(int theme, int textSize, const QString& language);

    void go(const char* place);
    /// Opens a place and types into its search at once, while its rows may still be made.
    void search(const char* place, const char* words);
    void openArmy(const QString& army);
    void openProfile(const char* unit);
    void openRule(const char* rule);
    /// Two Units against each other; shooting, or charging.
    void openOdds(bool shoots);
    void openMatchup();
    void callPage(const char* function);
    void callWindow(const char* function);
    /// Back to the first page with no sheet open.
    void clear();

    bool isNarrow() const;
    QString legalArmy() const { return m_legal; }
    QString draftArmy() const { return m_draft; }
    QString emptyArmy() const { return m_empty; }

    void settle();
    QQuickWindow* window() const { return m_shell.window(); }
    ArmyLibrary& library() { return m_shell.library(); }

    /// What the window shows once nothing moves any more.
    QImage picture();

private:
    QObject* page() const;
    void muster();

    Shell m_shell;
    bool m_ready = false;
    QString m_legal;
    QString m_draft;
    QString m_empty;
};

} // namespace adjutant::screens
