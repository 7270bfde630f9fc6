#pragma once

#include "app/viewmodels/form/forecastsolver.h"
#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/oddsform/oddsrows.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

#include <map>
#include <set>

namespace adjutant {

/// The odds of the chosen game: a kind of question, its form, and the exact answer, computed in a thread of
/// its own at every change. A part of the form that has what a card has can be filled from one. It goes on
/// with what was asked before while the app runs.
class OddsController : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    COMPUTED(QString, gameName, kindChanged) { return QString::fromUtf8(m_game->name); }
    COMPUTED(QVariantList, kinds, kindChanged); ///< of {text, value}
    WRITABLE(QString, kind, setKind, kindChanged);
    PART(adjutant::FormController, form) = new FormController(this);
    /// The last answer; the one before while the next is computed.
    SHOWN(adjutant::OddsAnswer, answer, answerChanged);
    /// An answer that is pinned beside later ones.
    SET_BY(adjutant::OddsAnswer, kept, setKept, keptChanged);
    /// Where a card's answers fit into the form, of {text, value, unit}: `attacker`; `rows/+` where rows of
    /// cards can be added; the unit is the name of the one that it was filled from.
    SHOWN(QVariantList, places, placesChanged);
    /// Whether the question is about two cards, which could change places.
    COMPUTED(bool, canSwap, placesChanged) { return !swappable().isEmpty(); }
    SHOWN(bool, pending, answerChanged) = false;
    /// Why there is no answer, in words; empty where there is one, or the form still asks.
    COMPUTED(QString, refusal, answerChanged);
    /// The same by the path of the first question of each, with `isRow` where it is a row, or takes rows,
    /// and `hasDetails`.
    SHOWN(QVariantMap, parts, placesChanged);
    /// Of GameCard: those of the saved lists and of the catalogue, as looked up by showCards().
    PART(adjutant::RowModel, cards) = new RowModel(this);
    SET_BY(QString, cardSearch, setCardSearch, cardSearchChanged);

public:
    explicit OddsController(Workspace* workspace = nullptr);

    /// Goes over to another kind; what was answered for each is kept.
    void setKind(const QString& kind);

    /// Looks up the cards for a place of the form; where rows can be added there are whole lists among them.
    Q_INVOKABLE void showCards(const QString& place);
    /// Copies what a card says to a place of the form; of a list, what each of its cards says.
    Q_INVOKABLE void fill(const QString& place, const QString& card);
    /// Goes over to the question about one pair of the answer's table, by its place row by row.
    Q_INVOKABLE void askCell(int cell);
    /// Pins the answer beside later ones, or unpins it.
    Q_INVOKABLE void keep() { setKept(m_answer); }
    Q_INVOKABLE void cancel() { setKept({}); }
    /// The two cards change places.
    Q_INVOKABLE void swap();
    /// The question as a code that any Adjutant reads, once it is whole; and back: false where it is none of
    /// this game.
    Q_INVOKABLE QString code() const { return m_form->complete() ? oddsCodeOf(*m_game, query()) : QString(); }
    Q_INVOKABLE bool useCode(const QString& code);
    /// Begins the question anew.
    Q_INVOKABLE void clear();
    Q_INVOKABLE QString asText() const { return toText(m_answer); }
    Q_INVOKABLE void refresh();

    /// The question as it stands.
    door::OddsQuery query() const { return {m_kind.toStdString(), m_form->wholeAnswers()}; }

Q_SIGNALS:
    void kindChanged();
    void answerChanged();
    void placesChanged();
    void cardSearchChanged();
    void keptChanged();
    /// To be said by ear, while the focus stays where it is.
    void announced(const QString& words);

private:
    // What the question came to; null while it isn’t known.
    const door::OddsView* solved() const { return m_asked ? m_solver.answer(*m_asked) : nullptr; }
    void start() override;
    QStringList swappable() const;
    void begin(door::Answers draft);
    void takeUnits(const QStringList& places, const door::Answers& chosen);
    void go(const door::OddsQuery& query);
    void ask();
    void take();
    void findPlaces();
    QString unitAt(const QString& place) const;
    const Catalogue& catalogue() const { return workspace().catalogue(*m_game); }
    bool takesCards(const door::Field& rows, const std::set<std::string>& keys) const;
    door::Form formOf(const door::Answers& answers) const;

    const GameSystem* m_game = nullptr;
    OddsDrafts* m_drafts = nullptr;        ///< those of the workspace, which outlive the page
    std::optional<door::Forecast> m_asked; ///< what the form asks, where it asks it whole
    ForecastSolver m_solver;
    bool m_unanswered = false;
    QStringList m_paths;                                         ///< of them
    std::map<QString, std::vector<door::Answers>> m_cardAnswers; ///< beside the cards, by their keys
    QString m_place;                                             ///< for which they were looked up
    FormNews m_news;
};

} // namespace adjutant
