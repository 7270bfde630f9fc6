#pragma once

#include "app/table/formdrafts.h"
#include "app/table/runningtable.h"
#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/lists/cardrow.h"
#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/table/offerodds.h"
#include "app/viewmodels/table/tablelog.h"
#include "app/viewmodels/table/tableviewrows.h"
#include "app/viewmodels/workspaceuser.h"

#include <QHash>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

class TableWords;
struct TableOffers;

/// The page of a match of any game: the table as it stands or stood, what can be done, the form that is open,
/// and the log. The device is shared: what only one side may see is shown on its own form alone.
class TableController : public adjutant::WorkspaceUser
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
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString activePiece READ activePiece NOTIFY changed)
    Q_PROPERTY(adjutant::TableResultRow result READ result NOTIFY resultChanged)
    Q_PROPERTY(bool resultWaits READ resultWaits NOTIFY resultChanged)
    Q_PROPERTY(QString winners READ winners NOTIFY changed)
    Q_PROPERTY(adjutant::RowModel* due READ due CONSTANT)
    Q_PROPERTY(adjutant::RowModel* ends READ ends CONSTANT)
    Q_PROPERTY(adjutant::RowModel* turnOffers READ turnOffers CONSTANT)
    Q_PROPERTY(adjutant::RowModel* setupOffers READ setupOffers CONSTANT)
    Q_PROPERTY(adjutant::RowModel* corrections READ corrections CONSTANT)
    Q_PROPERTY(adjutant::RowModel* sides READ sides CONSTANT)
    Q_PROPERTY(adjutant::RowModel* boards READ boards CONSTANT)
    Q_PROPERTY(adjutant::RowModel* goals READ goals CONSTANT)
    Q_PROPERTY(QVariantList panes READ panes NOTIFY panesChanged)
    Q_PROPERTY(bool actingFirst READ actingFirst WRITE setActingFirst NOTIFY panesChanged)
    Q_PROPERTY(adjutant::TableLog* log READ log CONSTANT)
    Q_PROPERTY(adjutant::FormController* form READ form CONSTANT)
    Q_PROPERTY(QString formWho READ formWho NOTIFY formChanged)
    Q_PROPERTY(QString secretOf READ secretOf NOTIFY formChanged)
    Q_PROPERTY(bool canUndoAnswer READ canUndoAnswer NOTIFY formChanged)
    Q_PROPERTY(QString lastTold READ lastTold NOTIFY changed)
    Q_PROPERTY(QString whoText READ whoText NOTIFY changed)
    Q_PROPERTY(QString stateText READ stateText NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(QString damage READ damage NOTIFY changed)
    Q_PROPERTY(bool anyClosed READ anyClosed NOTIFY changed)
    Q_PROPERTY(int records READ records NOTIFY changed)
    Q_PROPERTY(int shownAt READ shownAt NOTIFY changed)
    Q_PROPERTY(adjutant::TablePieceRow firstPiece READ firstPiece NOTIFY changed)

public:
    explicit TableController(Workspace* workspace = nullptr);

    bool isOpen() const { return m_table->isOpen(); }
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
    bool over() const { return m_over; }
    /// The piece whose activation or turn goes on, as `red/ogre`; empty: none.
    QString activePiece() const { return m_activePiece; }
    /// What the last rolls brought; without a title where nothing was rolled since the match was opened.
    const TableResultRow& result() const { return m_result; }
    /// Whether nobody has seen that yet.
    bool resultWaits() const { return m_resultWaits; }
    QString winners() const { return m_winners; }
    RowModel* due() const { return m_due; }
    RowModel* ends() const { return m_ends; } ///< what ends an activation, a turn, a phase or a round
    RowModel* turnOffers() const { return m_turnOffers; }
    RowModel* setupOffers() const { return m_setupOffers; }
    RowModel* corrections() const { return m_corrections; }
    RowModel* sides() const { return m_sides; }
    RowModel* boards() const { return m_boards; }
    RowModel* goals() const { return m_goals; } ///< of tableGoal
    /// What takes turns where there is little room, of {text, value}: the forces, each map, the goals.
    QVariantList panes() const { return m_panes; }
    /// Whether the sides that may act are listed before the others; otherwise all keep their places.
    bool actingFirst() const { return m_actingFirst; }
    void setActingFirst(bool first);
    TableLog* log() const { return m_log; }
    FormController* form() const { return m_form; }
    QString formWho() const { return m_formWho; } ///< who the open form is about
    /// The name of the side whose secret the open form asks; empty where it asks none.
    QString secretOf() const;
    /// Whether there is an answer of the open form to take back, in the form or on record.
    bool canUndoAnswer() const { return m_form->begun() || m_form->keptCount() > 0; }
    /// The last of what was told since the last procedure began: what its dice brought.
    QString lastTold() const;
    /// Who is to act, where the headline doesn't say so; or who has won.
    QString whoText() const;
    /// Whose turn it is and in which phase, or how it ended: what is said to those who don't see the page.
    QString stateText() const;
    QString undoText() const { return m_undoText; } ///< what undo takes back; empty: nothing
    QString redoText() const { return m_redoText; }
    QString damage() const { return m_table->damage(); }
    /// Whether something of nobody in particular can't be done now.
    bool anyClosed() const { return m_anyClosed; }
    int records() const { return m_records; }
    /// How many records stand on what is shown; -1: all of them, and things can be done.
    int shownAt() const { return m_shownAt; }

    /// The first piece of the side that is shown first.
    TablePieceRow firstPiece() const;

    /// The whole card of a piece, with the rules of what stands on it where its list knows them.
    Q_INVOKABLE adjutant::GameCard cardOf(const QString& piece) const;

    /// A piece as it stands, by `red/ogre`; without a ref where there is none.
    Q_INVOKABLE adjutant::TablePieceRow pieceOf(const QString& piece) const;
    /// A side as it stands; without an id where there is none.
    Q_INVOKABLE adjutant::TableSideRow sideOf(const QString& side) const;
    Q_INVOKABLE adjutant::TableBoardRow boardOf(const QString& board) const;
    /// Asks for the odds of what a piece can do: oddsChanged() tells as they come.
    Q_INVOKABLE void wantOdds(const QString& piece);
    /// What will probably come of an offer, as far as that is known: "Crows 62 %".
    Q_INVOKABLE QString oddsOf(const QString& offer) const { return m_odds->textOf(offer); }
    /// The result of the last rolls was looked at.
    Q_INVOKABLE void seeResult();

    /// Opens a match of the history; without an id the one that is open stays.
    Q_INVOKABLE void openMatch(const QString& id);
    /// Calls a player otherwise.
    Q_INVOKABLE void rename(const QString& side, const QString& name);
    Q_INVOKABLE void abandon();

    /// Opens the form of an offer; one that asks nothing, and says nothing of what follows, is carried out.
    Q_INVOKABLE void openOffer(const QString& key);
    /// Forgets what was entered for an offer and isn't on record.
    Q_INVOKABLE void letGo(const QString& key);
    /// Carries the open form out, as far as it goes; what it breaks is agreed to. True where it asks on.
    Q_INVOKABLE bool confirm();
    /// Rolls all dice of the open form and of what follows, and carries it out until something else is asked.
    Q_INVOKABLE void rollAll();
    /// Takes the last answer of the open form back; one that is on record with what it brought.
    Q_INVOKABLE void undoAnswer();
    Q_INVOKABLE void leaveForm();
    /// Changes a figure of a piece (`red/ogre`) or a side (`red`) at once. Opens a form where more is asked,
    /// and before something that a piece has only so much of is taken away: Warriors, hit points.
    Q_INVOKABLE void adjust(const QString& of, const QString& counter, int by);

    /// Opens the form by which the players tell how a check of a goal stands.
    Q_INVOKABLE void tellGoal(const QString& goal, int check);
    /// How many checks only the players know, and haven't told.
    Q_INVOKABLE int untoldChecks() const;

    /// Puts a mark of a ground somewhere at once; opens a form where more is asked, or a rule seems broken.
    Q_INVOKABLE void place(const QString& board, const QString& mark, double x, double y);
    /// What would be said to that; empty: nothing.
    Q_INVOKABLE QString placeRemark(const QString& board, const QString& mark, double x, double y) const;
    /// Opens the form of what puts a mark elsewhere, at the question where it is.
    Q_INVOKABLE void openMark(const QString& board, const QString& mark);

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows the table as it stood after so many records; -1: as it stands.
    Q_INVOKABLE void show(int records);
    /// Goes on from the table that is shown.
    Q_INVOKABLE void goOnFromShown();
    /// Goes on from an entry of the log.
    Q_INVOKABLE void goOnFrom(int entry);

Q_SIGNALS:
    void changed();
    void formChanged();
    void panesChanged();
    void resultChanged();
    void oddsChanged();
    /// Something went wrong, or is good to know.
    void notified(const QString& words);
    /// The table is another one: what the last step brought, what was taken back or done again, and whose
    /// turn it is where that changed. For those who don't see the page.
    void announced(const QString& words);
    /// The match has ended.
    void ended();
    /// An answer was the last one that was needed: it was carried out at once.
    void wentOn();

private:
    void start() override;
    void refresh();
    void showOffers(const TableOffers& offers, const std::vector<table::Offer>& all, const TableWords& words);
    bool asksNothing() const;
    void showPanes(const table::TableView& view);
    void showSides(const table::TableView& view, const TableOffers& offers);
    void showForm(const table::OfferKey& key, table::Answers draft);
    FormDrafts& drafts() { return m_table->view().over ? m_ofFinished : m_drafts; }
    void keepDraft();
    void goOnByItself();
    /// What puts a mark somewhere: the offer, its answers, and the question for the spot.
    struct Move
    {
        table::OfferKey key;
        table::Answers answers;
        table::Path path;
    };
    /// Without a spot it stays where it is.
    std::optional<Move> moveOf(const QString& board, const QString& mark,
                               std::optional<table::Point> to) const;
    FormSource sourceOf(const table::OfferKey& key) const;
    void keepResult(QVariantList rolls, const QString& title, const QString& who);
    void forgetResult();
    void sayIf(const std::optional<QString>& trouble);
    void tell(const std::vector<Sentence>& lines);
    void announce(QStringList words);
    RowModel* piecesOf(const QString& side);

    RunningTable* m_table = nullptr;
    QHash<QString, table::OfferKey> m_keys;
    table::OfferKey m_formKey;
    QString m_formWho;
    QString m_headline;
    QString m_actsText;
    int m_actsPlace = -1;
    int m_round = 0;
    bool m_over = false;
    QString m_winners;
    FormDrafts m_drafts;
    FormDrafts m_ofFinished;   ///< in memory: looking at an old match leaves what waits in another alone
    bool m_keepsDrafts = true; ///< false: they can't be written now, and it was told
    bool m_keepsOrder = false; ///< a figure is put right: nothing jumps away under the finger
    QVariantList m_told;       ///< of tableTold, since the last procedure began
    TableResultRow m_result;
    bool m_resultWaits = false;
    int m_resultAt = 0; ///< records that stood with it
    bool m_begun = false;
    QString m_activePiece;
    QString m_saidState; ///< the last that was announced
    QString m_undoText;
    QString m_redoText;
    bool m_anyClosed = false;
    int m_records = 0;
    int m_shownAt = -1;
    QHash<QString, RowModel*> m_pieces;
    RowModel* m_due;
    RowModel* m_ends;
    RowModel* m_turnOffers;
    RowModel* m_setupOffers;
    RowModel* m_corrections;
    RowModel* m_sides;
    RowModel* m_boards;
    RowModel* m_goals;
    QVariantList m_panes;
    bool m_actingFirst = true;
    TableLog* m_log;
    OfferOdds* m_odds;
    FormController* m_form;
};

} // namespace adjutant
