#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/battle/battleform.h"
#include "app/viewmodels/battle/battlelog.h"
#include "app/viewmodels/battle/battleoffers.h"
#include "app/viewmodels/battle/battlescene.h"
#include "app/viewmodels/battle/battletouch.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

/// The page of a match of any game: as it stands or stood, and beside it what can be done, the form
/// that is open, what is touched where it stands, and the log.
class BattleController : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    COMPUTED(QString, matchId, changed) { return m_match->record().id; }
    /// The title of the match, or its lists against each other.
    COMPUTED(QString, title, changed) { return isOpen() ? titleOf(m_match->record().start) : QString(); }
    /// The id of its game; empty where no match is open.
    COMPUTED(QString, system, changed)
    {
        return isOpen() ? QString::fromStdString(m_match->record().start.start.system.text()) : QString();
    }
    SHOWN(QString, headline, changed);
    SHOWN(QString, actsText, changed);   ///< the sides that may act, by name
    SHOWN(int, actsPlace, changed) = -1; ///< the colour of the one that does; -1: several, or none
    SHOWN(int, round, changed) = 0;
    COMPUTED(QString, roundText, changed); ///< "Round 3"; empty before the first
    COMPUTED(QString, phaseText, changed); ///< the headline without the round
    SHOWN(bool, begun, changed) = false;   ///< somebody has moved: what is set up before that is done
    COMPUTED(bool, startedNow, changed) { return m_startedNow == matchId(); } ///< without being set up
    SHOWN(bool, over, changed) = false;
    SHOWN(bool, finished, changed) = false; ///< over now, whatever moment is shown
    /// The piece whose activation or turn goes on, as `red/ogre`; empty: none.
    SHOWN(QString, activePiece, changed);
    SHOWN(QString, winners, changed);
    PART(adjutant::BattleScene, scene) = new BattleScene(this);
    PART(adjutant::BattleOffers, offers) = new BattleOffers(this);
    PART(adjutant::BattleLog, log) = new BattleLog(this);
    PART(adjutant::BattleForm, form) = new BattleForm(this);
    PART(adjutant::BattleTouch, touch) = new BattleTouch(*m_form, *m_offers, this);
    /// The last thing reported since the last procedure began: what its dice brought.
    COMPUTED(QString, lastReport, changed);
    /// Whose turn it is and in which phase, or how it ended: for players who don't see the page.
    COMPUTED(QString, stateText, changed);
    SHOWN(QString, undoText, changed); ///< what undo takes back; empty: nothing
    SHOWN(QString, redoText, changed);
    COMPUTED(QString, damage, changed) { return m_match->damage(); }
    Q_PROPERTY(bool clock READ hasClock WRITE setClock NOTIFY changed)
    SHOWN(int, records, changed) = 0;
    /// How many records stand on what is shown; -1: all of them, and things can be done.
    SHOWN(int, shownAt, changed) = -1;
    COMPUTED(bool, frozen, changed) { return m_shownAt >= 0; } ///< an earlier moment is shown
    COMPUTED(bool, readOnly, changed) { return m_over || frozen(); }

public:
    explicit BattleController(Workspace* workspace = nullptr);

    bool isOpen() const { return m_match->isOpen(); }
    /// Who is to act, where the headline doesn't say so; or who has won.
    QString whoText() const;
    /// Whether a chess clock runs.
    bool hasClock() const { return isOpen() && m_match->record().details.clock; }
    void setClock(bool runs);
    /// How long the clock of a side has run: "12:34".
    Q_INVOKABLE QString clockOf(const QString& side) const;

    /// Asks for the odds of what a piece can do, where nothing else is being done.
    Q_INVOKABLE void wantOdds(const QString& piece);
    /// What players can put right of a piece or a side, `red/ogre` or `red`: of battleOffer.
    Q_INVOKABLE QVariantList correctionsOf(const QString& about) const;

    /// Opens a match of the history; without an id the one that is open stays.
    Q_INVOKABLE void openMatch(const QString& id);
    /// Calls a player otherwise.
    Q_INVOKABLE void rename(const QString& side, const QString& name);
    Q_INVOKABLE void abandon() { reportIf(m_match->abandon()); }

    /// Shows the actions of play though the match is not set up.
    Q_INVOKABLE void startNow();
    /// Opens an offer by its key; see BattleForm::openOffer().
    Q_INVOKABLE void openOffer(const QString& key);
    /// Forgets what was entered for an offer and isn't on record.
    Q_INVOKABLE void cancel(const QString& key);

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows the match as it stood after so many records; -1: as it stands.
    Q_INVOKABLE void show(int records);
    /// Resumes the match from what is shown.
    Q_INVOKABLE void resumeFromShown();
    /// Resumes the match from an entry of the log.
    Q_INVOKABLE void resumeFrom(int entry);

Q_SIGNALS:
    void changed();
    /// Something went wrong, or is good to know.
    void notified(const QString& words);
    /// The match has changed: what the last step brought, what was taken back or done again, and whose
    /// turn it is where that changed. For those who don't see the page.
    void announced(const QString& words);
    /// The match has ended.
    void ended();
    /// The match was resumed from an earlier moment; resumeFrom(last) takes that back.
    void wentBack(int last);

    // Taps on parts of the page, which emit these: the page carries them out.
    void offerChosen(const QString& key);
    void adjustWanted(const QString& of, const QString& counter, int by); ///< see BattleTouch::adjust()
    void touched();                         ///< something was done on a map or for a goal, or its form opened
    void pieceSelected(const QString& ref); ///< on a map
    void pieceChosen(const QString& ref);   ///< what it can do is to be shown
    /// A piece that acted or could act does so no more; `next`: the only one that can act now, or none.
    void pieceDone(const QString& ref, const QString& next);
    void sideChosen(const QString& side);
    void sheetWanted(const QString& sheet); ///< "board", "log", "luck", "menu", "phones" or "result"

private:
    void start() override;
    void refresh();
    void reportWhoIsDone(const door::MatchView& view);
    void lookAt(int records);
    void goBack(const std::function<std::optional<QString>()>& back);
    void reportIf(const std::optional<QString>& trouble);
    void reportDone(const QString& done, const std::function<std::optional<QString>()>& step);
    void report(const std::vector<Sentence>& lines);
    void announce(QStringList words);

    RunningMatch* m_match = nullptr;
    QVariantList m_reported;    ///< of battleReport, since the last procedure began
    QString m_actingBeside;     ///< of whoText
    QString m_startedNow;       ///< the match that is played without being set up
    QString m_announcedState;   ///< the last that was announced
    QHash<QString, int> m_able; ///< of each piece: 2: it acts; 1: it can, or is out
    int m_ableAfter = 0;        ///< records
    bool m_offersWait = false;  ///< those shown predate the open form
};

} // namespace adjutant
