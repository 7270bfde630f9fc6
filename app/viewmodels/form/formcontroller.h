#pragma once

#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/form/forecastsolver.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "app/viewmodels/shown.h"
#include "core/door/form.h"
#include "core/systems/gamesystem.h"

#include <QHash>
#include <QStringList>
#include <QTimer>
#include <functional>

namespace adjutant {

/// Where a form on a page comes from: what a session asks, a card that is typed, a question of the odds. It
/// changes nothing and answers at once.
using FormSource = std::function<door::Form(const door::Answers& answers)>;

/// Of what a game asks that changes nothing; none where it asks nothing.
FormSource sourceOf(Task<> (*asks)(Ask&));

/// What a form answers as it stands, presets among it; rows by what they hold.
door::Answers wholeOf(const door::Form& form);

/// What a screen reader announces while the focus stays put: refusals and warnings, each once as long as it
/// stands, and the odds where an answer has changed them. It waits until typing rests.
class FormNews : public QObject
{
    Q_OBJECT

public:
    /// How the questions stand, in words.
    struct Standing
    {
        QStringList notices; ///< refusals and warnings
        QString odds;        ///< empty: none, or not known yet
        bool answered = false;
    };

    FormNews(std::function<Standing()> read, QObject* parent);

    /// Something may have changed.
    void look() { m_soon.start(); }

    /// Says what there is at once.
    void report();

Q_SIGNALS:
    void announced(const QString& words);

private:
    std::function<Standing()> m_read;
    QTimer m_soon;
    QStringList m_notices;
    QString m_odds;
};

/// A form as it is filled in: the draft of answers, what it asks by now, and what will probably happen. It
/// carries nothing out; who has made it takes the answers.
class FormController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    COMPUTED(bool, active, changed) { return static_cast<bool>(m_source); }
    COMPUTED(QString, title, changed) { return translated(m_form.title); }
    COMPUTED(QString, cost, changed) { return translated(m_form.cost); }
    COMPUTED(QStringList, follows, changed) { return translated(m_form.follows); }
    COMPUTED(QVariantList, warnings, changed); ///< of RuleChip: in words, with the rules
    COMPUTED(QString, refusal, changed)
    {
        return m_form.refusal ? withCapital(m_form.refusal->message) : QString();
    }
    /// By which the reference names what refuses it.
    COMPUTED(QString, refusalRule, changed)
    {
        return m_form.refusal ? QString::fromStdString(m_form.refusal->rule) : QString();
    }
    /// The labels of answers that fell away with the last change.
    COMPUTED(QString, dropped, changed) { return joinedText(m_dropped); }
    COMPUTED(bool, playable, changed) { return m_form.playable; }
    COMPUTED(bool, complete, changed) { return m_form.complete; }
    COMPUTED(bool, eyesOnly, changed) { return m_form.eyesOnly; }
    /// Whether the draft was begun.
    COMPUTED(bool, begun, changed) { return !m_history.empty(); }
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    /// How many answers are on record already.
    COMPUTED(int, keptCount, changed)
    {
        return static_cast<int>(std::ranges::count(m_form.fields, true, &door::Field::kept));
    }
    /// Whether dice were entered that aren't on record yet.
    COMPUTED(bool, rolled, changed);
    PART(adjutant::RowModel, fields) = new RowModel(this);
    /// The question that waits for an answer: a row with an empty path where none does.
    SHOWN(adjutant::FormFieldRow, asked, changed);
    Q_PROPERTY(bool beingAnswered READ isBeingAnswered NOTIFY changed)
    /// Whether a question is shown with its input: one that is asked, or that was opened again.
    SHOWN(bool, asksAny, changed) = false;
    /// Whether another question waits for that.
    SHOWN(bool, waits, changed) = false;
    /// Whether the number that is asked is the last thing that is.
    SHOWN(bool, asksLast, changed) = false;
    /// The face of the next die as far as its digits were typed; 0: none was.
    WRITABLE(int, typedFace, setTypedFace, changed) = 0;
    /// The number that stands for the dice that are asked, where the players would rather count: asked once
    /// the dice are left out. A row with an empty path where there is none.
    SHOWN(adjutant::FormFieldRow, counted, changed);
    /// What would no longer be claimed if all that is asked before the next dice were left out, each with its
    /// question; empty where something of it is needed or chosen by a side, and where no dice follow.
    COMPUTED(QString, leavable, changed) { return m_leavable.join(QLatin1Char('\n')); }
    /// Whether that is more than the question that is asked.
    COMPUTED(bool, leavesSeveral, changed) { return m_leavable.size() > 1; }
    /// How many details are as most players leave them, and not shown.
    COMPUTED(int, foldedCount, changed) { return m_folded; }
    WRITABLE(bool, showsDetails, setShowsDetails, changed) = false;
    SHOWN(adjutant::ForecastRow, forecast, forecastChanged);
    /// The boards that spots are asked on, of battleBoard; none where nobody draws them.
    SET_BY(QVariantList, boards, setBoards, boardsChanged);
    /// Whether answered questions show their answer only, until they are opened again.
    SET_BY(bool, collapses, setCollapses, collapsesChanged) = true;

public:
    explicit FormController(QObject* parent = nullptr);

    /// Asks what a source asks, from a draft on.
    void begin(FormSource source, door::Answers draft = {});
    /// Asks nothing any more.
    void end() { begin({}); }
    /// The source has changed: asks it anew, with the draft as it is.
    void refresh() { take(active() ? m_source(m_answers) : door::Form()); }
    void openOnlyQuestion();

    const door::Form& form() const { return m_form; }
    /// The draft as it stands, with the marks of rows that were begun.
    const door::Answers& draft() const { return m_answers; }
    /// Takes other answers in place of the draft, as one step to take back.
    void replace(door::Answers answers);
    /// The draft, without what nothing asks for by now.
    door::Answers answers() const;
    /// The draft with all that holds unless it is said otherwise: what is kept of a form that stands alone.
    door::Answers wholeAnswers() const { return wholeOf(m_form); }
    /// What it has to say by ear.
    FormNews::Standing standing() const;
    /// The rules that it seems to break: who plays it all the same accepts them.
    std::vector<std::string> warnedRules() const { return mapped(m_form.warnings, &door::Remark::rule); }

    /// The side whose secret is asked; empty where there is none.
    QString secretOf() const;
    /// Whether there is an answer to take back.
    virtual bool canTakeBack() const { return begun(); }
    /// The row of a question; with an empty path where it isn't asked.
    Q_INVOKABLE adjutant::FormFieldRow fieldAt(const QString& path) const
    {
        return m_fields->valueOf<FormFieldRow>(path);
    }
    /// Whether an answered question is still being typed into, stepped or ticked: nothing else asks for
    /// attention then.
    bool isBeingAnswered() const;
    void setShowsDetails(bool shows);
    /// Whether it asks one question after the other, in one place: it picks by itself what is the only one
    /// that can be picked, and the next question waits while one is typed, stepped or ticked.
    void setOneByOne(bool oneByOne) { m_oneByOne = oneByOne; }
    /// Whether the app rolled any of these dice.
    bool hasRolled() const { return m_hasRolled; }
    /// Whether all that is asked behind the last answer was answered by the players: nothing to look at.
    bool isAnswered() const;
    void setTypedFace(int face);

    Q_INVOKABLE void answer(const QString& path, const QVariant& value);
    /// Picks one of several, or lets it go.
    Q_INVOKABLE void toggle(const QString& path, const QString& option);
    Q_INVOKABLE void addFace(const QString& path, int face);
    /// A digit of the keyboard: the face of a die of ten sides or fewer, 0 being the ten; of larger ones
    /// digits make a number, until takeTyped(). False where no die is asked, or none of that face.
    Q_INVOKABLE bool typeDigit(int digit);
    Q_INVOKABLE void takeTyped();
    /// Takes back the last digit, or the last die.
    Q_INVOKABLE void takeBackKey();
    /// Rolls the dice of a question that have no face yet, and any dice they add.
    Q_INVOKABLE void rollForMe(const QString& path);
    /// Answers what dice are asked for by what was counted on the table.
    Q_INVOKABLE void count(int number);
    Q_INVOKABLE void leaveOut(const QString& path);
    /// Leaves all out that is asked before the next dice, in one step.
    Q_INVOKABLE void leaveRest();
    /// As if the question had not been answered.
    Q_INVOKABLE void clear(const QString& path);
    Q_INVOKABLE void addRow(const QString& path, const QString& name = {});
    Q_INVOKABLE void removeRow(const QString& path, const QString& key);
    Q_INVOKABLE virtual void undoAnswer();
    /// Shows an answered question with its input again, or its answer only. Faces of dice hold until the
    /// first one is entered anew.
    Q_INVOKABLE void open(const QString& path);
    /// To the question that waits.
    Q_INVOKABLE void askNext() { open(m_open); }

Q_SIGNALS:
    void changed();
    void forecastChanged();
    void collapsesChanged();
    void boardsChanged();
    /// The players answered, or took an answer back.
    void answersChanged();
    /// An answer was given that is whole by itself, and no roll: nothing more of it follows.
    void answeredWhole();
    /// To be said by ear, while the focus stays where it is.
    void announced(const QString& words);

private:
    const door::Field* find(const QString& path) const;
    /// `made` is the form of these answers, where it is known.
    void change(const std::string& path, door::Answers answers, bool goesOn,
                std::optional<door::Form> made = {});
    bool takeBackLast();
    void take(door::Form form);
    void pickAlone();
    /// Asks the game what answers would bring: once when they change, not when the fields are drawn again.
    void lookAhead();
    void findCounted();
    void findLeavable();
    QString firstOfRow(const QString& row) const;
    void showFields();
    void showForecast();
    QString headlineOf(const door::Forecast& forecast) const;

    FormSource m_source;
    door::Answers m_answers;
    door::Form m_form;
    std::vector<door::Answers> m_history;
    std::size_t m_replacedAt = 0; ///< steps there were when a draft was taken over whole; 0: none was
    std::string m_lastPath;       ///< of a text or number that is being typed: one step of undo
    QString m_open;               ///< the answered question that shows its input
    QString m_again;              ///< the dice that are entered anew, as long as none has been
    QString m_takesCursor;        ///< the question of a row that was just added
    QStringList m_dropped;
    QHash<QString, QString> m_labels;
    QHash<QString, RowModel*> m_options;
    QStringList m_leavable;
    door::Answers m_withoutRest;
    int m_folded = 0;
    bool m_oneByOne = false;
    bool m_hasRolled = false; ///< the app, for the players
    ForecastSolver m_solver;
    FormNews m_news;
};

} // namespace adjutant
