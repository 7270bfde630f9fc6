#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/battle/battleaims.h"
#include "app/viewmodels/battle/battleform.h"
#include "app/viewmodels/battle/battlelog.h"
#include "app/viewmodels/battle/battleoffers.h"
#include "app/viewmodels/battle/battlescene.h"
#include "app/viewmodels/battle/battletouch.h"
#include "app/viewmodels/workspace.h"

#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The page of a match of any game: as it stands or stood, and beside it what can be done, the form
/// that is open, what is touched where it stands, and the log.
class BattleController : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString actsText READ actsText NOTIFY changed)
    Q_PROPERTY(int actsPlace READ actsPlace NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    Q_PROPERTY(QString phaseText READ phaseText NOTIFY changed)
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(bool startedNow READ isStartedNow NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString activePiece READ activePiece NOTIFY changed)
    Q_PROPERTY(QString winners READ winners NOTIFY changed)
    Q_PROPERTY(adjutant::BattleScene* scene READ scene CONSTANT)
    Q_PROPERTY(adjutant::BattleOffers* offers READ offers CONSTANT)
    Q_PROPERTY(bool actingFirst READ actingFirst WRITE setActingFirst NOTIFY changed)
    Q_PROPERTY(adjutant::BattleLog* log READ log CONSTANT)
    Q_PROPERTY(adjutant::BattleForm* form READ form CONSTANT)
    Q_PROPERTY(adjutant::BattleTouch* touch READ touch CONSTANT)
    Q_PROPERTY(adjutant::BattleAims* aims READ aims CONSTANT)
    Q_PROPERTY(QString lastTold READ lastTold NOTIFY changed)
    Q_PROPERTY(QString stateText READ stateText NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(QString damage READ damage NOTIFY changed)
    Q_PROPERTY(bool clock READ hasClock WRITE setClock NOTIFY changed)
    Q_PROPERTY(int records READ records NOTIFY changed)
    Q_PROPERTY(int shownAt READ shownAt NOTIFY changed)

public:
    explicit BattleController(Workspace* workspace = nullptr);

    bool isOpen() const { return m_match->isOpen(); }
    QString matchId() const;
    /// The title of the match, or its lists against each other.
    QString title() const;
    QString headline() const { return m_headline; }
    QString actsText() const { return m_actsText; } ///< the sides that may act, by name
    int actsPlace() const { return m_actsPlace; }   ///< the colour of the one that does; -1: several, or none
    int round() const { return m_round; }
    QString roundText() const;             ///< "Round 3"; empty before the first
    QString phaseText() const;             ///< the headline without the round
    bool begun() const { return m_begun; } ///< somebody has moved: what is set up before that is done
    bool isStartedNow() const { return m_startedNow == matchId(); } ///< without being set up
    bool over() const { return m_over; }
    /// The piece whose activation or turn goes on, as `red/ogre`; empty: none.
    QString activePiece() const { return m_activePiece; }
    QString winners() const { return m_winners; }
    BattleScene* scene() const { return m_scene; }
    BattleOffers* offers() const { return m_offers; }
    /// Whether the sides that may act are listed before the others; otherwise all keep their places.
    bool actingFirst() const { return m_scene->actingFirst(); }
    void setActingFirst(bool first);
    BattleLog* log() const { return m_log; }
    BattleForm* form() const { return m_form; }
    BattleTouch* touch() const { return m_touch; }
    BattleAims* aims() const { return m_aims; }
    /// The last of what was told since the last procedure began: what its dice brought.
    QString lastTold() const;
    /// Who is to act, where the headline doesn't say so; or who has won.
    QString whoText() const;
    /// Whose turn it is and in which phase, or how it ended: what is said to those who don't see the page.
    QString stateText() const;
    QString undoText() const { return m_undoText; } ///< what undo takes back; empty: nothing
    QString redoText() const { return m_redoText; }
    QString damage() const { return m_match->damage(); }
    /// Whether a chess clock runs.
    bool hasClock() const { return isOpen() && m_match->record().details.clock; }
    void setClock(bool runs);
    /// How long the clock of a side has run: "12:34".
    Q_INVOKABLE QString clockOf(const QString& side) const;
    int records() const { return m_records; }
    /// How many records stand on what is shown; -1: all of them, and things can be done.
    int shownAt() const { return m_shownAt; }

    /// Asks for the odds of what a piece can do, where nothing else is being done.
    Q_INVOKABLE void wantOdds(const QString& piece);

    /// Opens a match of the history; without an id the one that is open stays.
    Q_INVOKABLE void openMatch(const QString& id);
    /// Calls a player otherwise.
    Q_INVOKABLE void rename(const QString& side, const QString& name);
    Q_INVOKABLE void abandon();

    /// Shows the actions of play though the match is not set up.
    Q_INVOKABLE void startNow();
    /// Opens an offer by its key; see BattleForm::openOffer().
    Q_INVOKABLE void openOffer(const QString& key);
    /// Forgets what was entered for an offer and isn't on record.
    Q_INVOKABLE void letGo(const QString& key);

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows the match as it stood after so many records; -1: as it stands.
    Q_INVOKABLE void show(int records);
    /// Goes on from what is shown.
    Q_INVOKABLE void goOnFromShown();
    /// Goes on from an entry of the log.
    Q_INVOKABLE void goOnFrom(int entry);

Q_SIGNALS:
    void changed();
    /// Something went wrong, or is good to know.
    void notified(const QString& words);
    /// The match has changed: what the last step brought, what was taken back or done again, and whose
    /// turn it is where that changed. For those who don't see the page.
    void announced(const QString& words);
    /// The match has ended.
    void ended();

private:
    void start() override;
    void refresh();
    void lookAt(int records);
    void sayIf(const std::optional<QString>& trouble);
    void sayDone(const QString& done, const std::optional<QString>& trouble);
    void tell(const std::vector<Sentence>& lines);
    void announce(QStringList words);

    RunningMatch* m_match = nullptr;
    QString m_headline;
    QString m_actsText;
    int m_actsPlace = -1;
    int m_round = 0;
    bool m_over = false;
    QString m_winners;
    QVariantList m_told; ///< of battleTold, since the last procedure began
    bool m_begun = false;
    QString m_startedNow; ///< the match that is played without being set up
    QString m_activePiece;
    QString m_saidState; ///< the last that was announced
    QString m_undoText;
    QString m_redoText;
    int m_records = 0;
    int m_shownAt = -1;
    BattleScene* m_scene;
    BattleLog* m_log;
    BattleOffers* m_offers;
    BattleForm* m_form;
    BattleTouch* m_touch;
    BattleAims* m_aims;
    bool m_offersWait = false; ///< those shown predate the open form
};

} // namespace adjutant
