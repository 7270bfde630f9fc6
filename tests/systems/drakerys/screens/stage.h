#pragma once

#include "app/shell/shell.h"
#include "core/door/answers.h"

#include <QHash>
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
    void openList(const QString& army);
    void openProfile(const char* unit);
    void openAid();
    void openRule(const char* rule);
    /// The story of the recorded match.
    void openStory();
    void openManualMatch();
    /// Goes over to a game, with the first page.
    void chooseGame(const QString& game);
    /// The list of a game's `tests/systems/<game>/screens/list.yaml`.
    void openListOf(const QString& game);
    void openEmptyListOf(const QString& game);
    /// The odds of a game, with the answers of `odds-<kind>.json` beside that list.
    void openOddsOf(const QString& game, const QString& kind);
    /// The form of something that a Unit does at a table of Wizards and Elementals, with so many answers.
    void openDeed(const QString& offer, const door::Answers& answers);
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
    ListLibrary& library() { return m_shell.library(); }

    /// What the window shows once nothing moves any more.
    QImage picture();

private:
    QObject* page() const;
    void muster();
    void open(const char* place, const QVariantMap& properties);
    void fillHistory();
    void musterCards();
    void beginWizards();

    Shell m_shell;
    bool m_ready = false;
    bool m_playsWizards = false;
    QString m_legal;
    QString m_draft;
    QString m_empty;
    QString m_recorded;
    QHash<QString, QString> m_lists; ///< by the game
    QHash<QString, QString> m_emptyLists;
};

} // namespace adjutant::screens
