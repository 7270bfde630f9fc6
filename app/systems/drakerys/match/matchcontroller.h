#pragma once

#include "matchrows.h"
#include "openmatch.h"
#include "rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The match at the table: tokens, Units, points and the log, and what changes them with one tap. It can show
/// the table as it was after any entry of the log; then nothing can be changed.
class MatchController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(adjutant::RowModel* players READ players CONSTANT)
    Q_PROPERTY(adjutant::RowModel* units READ units CONSTANT)
    Q_PROPERTY(adjutant::RowModel* log READ log CONSTANT)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(QString activePlayer READ activePlayer NOTIFY changed)
    Q_PROPERTY(QString activeName READ activeName NOTIFY changed)
    Q_PROPERTY(QString activeFaction READ activeFaction NOTIFY changed)
    Q_PROPERTY(QString activeColour READ activeColour NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(int shownEntry READ shownEntry NOTIFY changed)
    Q_PROPERTY(QString shownText READ shownText NOTIFY changed)
    Q_PROPERTY(bool readsLog READ readsLog WRITE setReadsLog NOTIFY changed)
    Q_PROPERTY(adjutant::TableUnit first READ first NOTIFY changed)
    Q_PROPERTY(QString damage READ damage NOTIFY changed)
    Q_PROPERTY(QString unsaved READ unsaved NOTIFY changed)

public:
    explicit MatchController(QObject* parent = nullptr);
    bool isOpen() const;
    QString matchId() const;
    QString title() const;
    RowModel* players() const { return m_players; }
    RowModel* units() const { return m_units; }
    RowModel* log() const { return m_log; }
    int round() const;
    bool finished() const;
    QString activePlayer() const;
    QString activeName() const;
    QString activeFaction() const;
    QString activeColour() const;
    /// How the game ended, in words; empty as long as it hasn't.
    QString result() const;
    /// What undo would take back, and redo do again; empty where there is nothing.
    QString undoText() const;
    QString redoText() const;
    /// The entry after which the table is shown; -1: as it is now.
    int shownEntry() const { return m_shown; }
    QString shownText() const { return m_shownText; }
    /// Whether the log is on the screen; its rows are made only then.
    bool readsLog() const { return m_readsLog; }
    void setReadsLog(bool reads);
    /// The first Unit on the list: of the active player, where one is left.
    TableUnit first() const;
    /// What was wrong with the record when it was opened.
    QString damage() const;
    /// Why the last steps are kept in memory only; empty where all is on disk.
    QString unsaved() const;

    /// Opens a match of the history; false with the reason in told().
    Q_INVOKABLE bool openMatch(const QString& id);
    Q_INVOKABLE void closeMatch();

    // Each is one command. Where a rule forbids it nothing changes, and told() says the rule.
    Q_INVOKABLE void injure(const QString& unit, int injuries);
    /// Takes an Injury token away, or puts a lost Warrior back where there is none: what injure() did too
    /// much.
    Q_INVOKABLE void takeInjuryBack(const QString& unit);
    Q_INVOKABLE void changeStress(const QString& unit, int change);
    Q_INVOKABLE void removeWarriors(const QString& unit, int warriors);
    Q_INVOKABLE void scatter(const QString& unit);
    Q_INVOKABLE void setStatus(const QString& unit, const QString& status, bool on);
    Q_INVOKABLE void score(const QString& player, const QString& mission, int vp);
    Q_INVOKABLE void pass();
    Q_INVOKABLE void spend(int ts);
    Q_INVOKABLE void note(const QString& words);
    Q_INVOKABLE void finish();
    Q_INVOKABLE void amend(const QString& unit, int warriors, int injuries, int stress);
    Q_INVOKABLE void moveToken(const QString& player, int progress);
    Q_INVOKABLE void abandon();

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows the table as it was after an entry; -1: as it is.
    Q_INVOKABLE void show(int entry);
    /// Goes back to the table that is shown; what came after stays in the log as a branch.
    Q_INVOKABLE void goToShown();

    /// All tokens for a Unit, of StatusChip; those that lie there are on.
    Q_INVOKABLE QVariantList statusChoices(const QString& unit) const;
    /// The Unit's row; an empty one where there is none.
    Q_INVOKABLE adjutant::TableUnit unit(const QString& id) const;
    Q_INVOKABLE void retrySaving();

Q_SIGNALS:
    void changed();
    /// A Headquarters Phase, the end of a Round or of the game.
    void announced(const QString& title, const QString& words);
    /// Something to tell in passing.
    void told(const QString& words);

private:
    /// What an announcement is told by: it was brought by a step that changed it.
    struct Standing
    {
        int round = 0;
        int headquarters = 0; ///< Headquarters Phases that the players have resolved
        bool over = false;
    };

    void refresh();
    void announce(const std::vector<adjutant::Told>& lines);
    void showNow();
    void tellMove(const std::optional<QString>& trouble, const QString& words);
    bool play(const std::string& procedure, const table::Answers& answers);
    const drakerys::MatchState& shownState() const;

    OpenMatch m_match;
    RowModel* m_players;
    RowModel* m_units;
    RowModel* m_log;
    Standing m_before; ///< the last step
    Standing m_now;
    int m_shown = -1;
    QString m_shownText;
    bool m_readsLog = false;
    std::optional<drakerys::MatchState> m_shownState;
};

} // namespace adjutant
