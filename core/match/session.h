#pragma once

#include "core/match/ask.h"
#include "core/match/log.h"

namespace adjutant {

/// What the log shows of one record.
struct LogLine
{
    std::size_t entry = 0;    ///< among all records that ever were
    std::size_t position = 0; ///< how many records stand up to this one; would stand, if it was undone
    door::Role role = door::Role::procedure; ///< a correction before the first turn counts as a procedure
    bool stands = true;                      ///< it was not taken back
    Message label;                           ///< the procedure
    std::vector<Sentence> sentences;
    std::vector<door::Remark> warnings;
    std::vector<std::string> accepted;
    int round = 0; ///< in which it was played; 0: none, or it set the match up
};

/// What playing something brought.
struct Played
{
    std::vector<Step> steps; ///< that were kept, in their order
    std::vector<Sentence> sentences;
    std::vector<door::Remark> warnings;
};

/// Keeps a step before it counts: a sentence where it can't be kept, and then nothing changes.
using Keep = std::function<std::optional<Message>(const Step& step)>;

/// How far one undo or redo goes.
enum class Extent { procedure, record, everything };

/// A record as scripts write it: `{"attack": {"attacker": "red/vela", …}}`.
nlohmann::ordered_json commandJson(const Record& record);

/// The refusal of a command that no procedure has: what there is, and what was probably meant.
door::Remark noSuchProcedure(const std::string& id, const std::vector<std::string>& known);

/// A form that asks nothing, and says why.
door::Form refusedForm(door::Remark refusal);

/// Answers with the one to a procedure's first question, at `subject`, where that says who does it.
door::Answers withSubject(std::string_view subject, const door::OfferKey& key, door::Answers answers);

/// The offer of what is open, by what it asks. It says who does it to whom: whoever is asked may be another
/// than who began it.
door::Offer openOffer(const door::OfferKey& key, Message label, const door::Form& asked);

/// A procedure's offers to a viewer, by what it asks without answers: one for each who could do it where its
/// first question, at `subject`, asks that.
std::vector<door::Offer> offersOf(door::Offer offer, std::string_view subject, const door::Form& form,
                                  const door::Viewer& viewer);

/// A match of any game, as pages, the command line and history know it: views, offers and forms out, answers
/// in. Its state is the fold of its log. Whatever a viewer must not see is taken out before anything is made
/// of the state.
class Session
{
public:
    static constexpr std::size_t mostLatest = 32;

    virtual ~Session() = default;

    const Start& start() const { return m_start; }

    /// The match as it stands; `at` records after the start for a replay.
    virtual door::MatchView view(const door::Viewer& viewer, std::optional<std::size_t> at = {}) const = 0;

    /// The procedure that still asks; none where each is whole.
    virtual std::optional<door::OfferKey> waiting() const = 0;

    /// All that a viewer can do now, what is due first.
    virtual std::vector<door::Offer> offers(const door::Viewer& viewer) const = 0;

    /// What an offer asks, with a draft of answers. Changes nothing; solves no odds.
    virtual door::Form form(const door::Viewer& viewer, const door::OfferKey& key,
                            const door::Answers& answers) const = 0;

    /// Plays what a form has: its answers so far go on record where the form is `playable`. Answers that
    /// nothing asks for are ignored.
    Expected<Played, door::Remark> play(const door::OfferKey& key, const door::Answers& answers,
                                        std::vector<std::string> accepted, const Keep& keep);

    /// What the log would say if it were played; nothing where it is refused, or where that depends on what
    /// is hidden: the end of a match reveals it. Changes nothing.
    virtual std::vector<Sentence> rehearse(const door::OfferKey& key, const door::Answers& answers) const = 0;

    /// Plays a command as scripts write it: what it leaves out is left out, and a key that nothing asks for
    /// is `malformed`.
    Expected<Played, door::Remark> command(const std::string& procedure, const door::Answers& answers,
                                           std::vector<std::string> accepted = {}, const Keep& keep = {});

    /// The ids of all procedures: the words of commands.
    virtual std::vector<std::string> procedures() const = 0;

    /// What such a command asks. Changes nothing.
    virtual door::Form commandForm(const std::string& procedure, const door::Answers& answers) const = 0;

    /// Takes a step that was kept: a match is read again by its steps. A refused one changes nothing.
    virtual std::optional<door::Remark> take(const Step& step) = 0;

    bool canUndo() const { return m_log.canUndo(); }
    bool canRedo() const { return m_log.canRedo(); }

    /// What undo would take back, or redo do again, in words; empty where there is nothing.
    Message undoLabel(const door::Viewer& viewer, Extent extent) const
    {
        const std::size_t count = extentOfUndo(extent);
        return count == 0 ? Message() : nameOf(m_log.entryAt(m_log.cursor() - count), viewer);
    }
    Message redoLabel(const door::Viewer& viewer, Extent extent) const
    {
        const std::size_t count = extentOfRedo(extent);
        return count == 0 ? Message() : nameOf(m_log.entryAt(m_log.cursor()), viewer);
    }

    Expected<Played, door::Remark> undo(Extent extent, const Keep& keep)
    {
        return move({Step::Kind::undo, {}, std::max<std::size_t>(extentOfUndo(extent), 1), 0}, keep);
    }
    Expected<Played, door::Remark> redo(Extent extent, const Keep& keep)
    {
        return move({Step::Kind::redo, {}, std::max<std::size_t>(extentOfRedo(extent), 1), 0}, keep);
    }
    /// Goes to the branch that ends with a record.
    Expected<Played, door::Remark> goTo(std::size_t entry, const Keep& keep)
    {
        return move({Step::Kind::goTo, {}, 1, entry}, keep);
    }

    /// The log, first record first, undone records included.
    std::vector<LogLine> log(const door::Viewer& viewer) const
    {
        std::vector<bool> stands(m_log.entries().size());
        for (std::size_t k = 0; k < m_log.cursor(); ++k)
            stands[m_log.entryAt(k)] = true;
        std::vector<LogLine> lines;
        for (std::size_t k = 0; k < stands.size(); ++k)
            lines.push_back(lineOf(k, m_log.depth(k), stands[k], viewer));
        return lines;
    }

    /// Of the records that stand, those from the last one that began a procedure on, first record first: the
    /// last `mostLatest` of them.
    std::vector<LogLine> latest(const door::Viewer& viewer) const
    {
        std::size_t count = 0;
        while (count < std::min(mostLatest, m_log.cursor()) &&
               m_log.commandAt(m_log.cursor() - ++count).role != door::Role::procedure) {
        }
        return newest(viewer, count);
    }

    /// The last records that stand, at most so many, first record first.
    std::vector<LogLine> newest(const door::Viewer& viewer, std::size_t most) const
    {
        std::vector<LogLine> lines;
        for (std::size_t k = m_log.cursor() - std::min(most, m_log.cursor()); k < m_log.cursor(); ++k)
            lines.push_back(lineOf(m_log.entryAt(k), k + 1, true, viewer));
        return lines;
    }

    /// How many records stand.
    std::size_t records() const { return m_log.cursor(); }
    /// The record of an entry of the log.
    const Record& record(std::size_t entry) const { return m_log.entries()[entry]; }

    /// The warnings of records that stand, each with the position of its record, counted from 0.
    std::vector<std::pair<std::size_t, door::Remark>> warnings() const
    {
        std::vector<std::pair<std::size_t, door::Remark>> all;
        for (std::size_t k = 0; k < m_log.cursor(); ++k)
            for (const door::Remark& warning : m_notes[m_log.entryAt(k)].warnings)
                all.emplace_back(k, warning);
        return all;
    }

    /// What dice did beside what was expected of them, of the records that stand.
    std::vector<Outcome> outcomes() const
    {
        std::vector<Outcome> all;
        for (std::size_t k = 0; k < m_log.cursor(); ++k)
            std::ranges::copy(m_notes[m_log.entryAt(k)].outcomes, std::back_inserter(all));
        return all;
    }

    /// Whether any of the records that stand has one.
    bool hasOutcomes() const { return m_log.canUndo() && m_notes[m_log.lastOf(m_log.cursor()) - 1].rolled; }

    /// The state as JSON of the command line, with `commands`.
    virtual nlohmann::ordered_json toJson() const = 0;

    /// What it has done so far, which is what taps cost.
    struct Work
    {
        std::size_t runs = 0; ///< of procedures
        std::size_t views = 0;
    };
    const Work& work() const { return m_work; }

protected:
    struct Notes
    {
        std::vector<Sentence> sentences;
        std::vector<door::Remark> warnings;
        std::vector<Outcome> outcomes;
        int round = 0;       ///< as LogLine has it
        bool begun = false;  ///< somebody has moved, with this record or before
        bool rolled = false; ///< something has an outcome, with this record or before
        bool ends = false;   ///< the match, as the players agree
    };

    /// What was put right while a procedure was open, and how often that had settled by then.
    struct Correction
    {
        int settled = 0;
        Record record;
    };

    /// The procedure that still asks.
    struct Open
    {
        std::string procedure;
        std::vector<Batch> batches;
        std::vector<Correction> corrections;
        std::size_t records = 0;
        int settled = 0;
    };

    /// What was asked without answers.
    struct Unanswered
    {
        door::OfferKey key;
        door::Viewer viewer;
        door::Form form;
    };

    explicit Session(Start start) : m_start(std::move(start)) {}

    Expected<Played, door::Remark> move(const Step& step, const Keep& keep)
    {
        const bool possible = step.kind == Step::Kind::undo   ? step.count <= m_log.cursor()
                              : step.kind == Step::Kind::redo ? m_log.canRedo(step.count)
                                                              : step.entry < m_log.entries().size();
        if (!possible) {
            const door::Remark nothing{"nothing-to-undo", WORDS("ask", "there is nothing to undo or redo")};
            return refuse(nothing);
        }
        if (keep)
            if (auto trouble = keep(step))
                return refuse(door::Remark{"not-kept", std::move(*trouble)});
        if (step.kind == Step::Kind::goTo)
            m_log.goTo(step.entry);
        else if (step.kind == Step::Kind::undo)
            m_log.undo(step.count);
        else
            m_log.redo(step.count);
        return Played{{step}, {}, {}};
    }

    Start m_start;
    Log<Record> m_log;
    std::vector<Notes> m_notes; ///< beside the log's entries
    mutable Work m_work;

private:
    virtual Message labelOf(const std::string& procedure) const = 0;

    // What playing an offer puts on record.
    virtual Expected<Record, door::Remark> recordOf(const door::OfferKey& key, const door::Answers& answers,
                                                    std::vector<std::string> accepted) const = 0;

    // Adds a record to the log with what it brings, or says why it can't be played or kept.
    virtual std::optional<door::Remark> follow(const Record& record, const Keep& keep) = 0;

    Expected<Played, door::Remark> playRecord(const Record& record, const Keep& keep);

    // How many records the last procedure that stands is made of, what was put right in its middle among
    // them.
    std::size_t extentOfUndo(Extent extent) const
    {
        if (extent == Extent::everything)
            return m_log.cursor();
        std::size_t count = 0;
        while (count < m_log.cursor()) {
            const door::Role role = m_log.commandAt(m_log.cursor() - ++count).role;
            if (extent == Extent::record || role == door::Role::procedure ||
                (role == door::Role::correction && count == 1))
                break;
        }
        return count;
    }

    std::size_t extentOfRedo(Extent extent) const
    {
        if (!m_log.canRedo())
            return 0;
        std::size_t count = 1;
        if (extent == Extent::everything)
            while (m_log.canRedo(count + 1))
                ++count;
        if (extent != Extent::procedure || m_log.commandAt(m_log.cursor()).role != door::Role::procedure)
            return count;
        // Up to its last answer; what was put right after that is one more thing to do again.
        for (std::size_t k = 1; m_log.canRedo(k + 1); ++k) {
            const door::Role role = m_log.commandAt(m_log.cursor() + k).role;
            if (role == door::Role::procedure)
                break;
            if (role == door::Role::answer)
                count = k + 1;
        }
        return count;
    }

    LogLine lineOf(std::size_t entry, std::size_t position, bool stands, const door::Viewer& viewer) const
    {
        const Record& record = m_log.entries()[entry];
        const Notes& notes = m_notes[entry];
        // Until somebody has moved nothing is put right: it is set up. Nor does the end put anything right.
        const bool isPlayed = record.role == door::Role::correction && (!notes.begun || notes.ends);
        LogLine line{entry,
                     position,
                     isPlayed ? door::Role::procedure : record.role,
                     stands,
                     labelOf(record.procedure),
                     {},
                     notes.warnings,
                     record.accepted,
                     notes.round};
        for (const Sentence& each : notes.sentences)
            if (each.isFor(viewer))
                line.sentences.push_back(each);
        return line;
    }

    // What names a record: its first sentence, otherwise its procedure.
    Message nameOf(std::size_t entry, const door::Viewer& viewer) const
    {
        for (const Sentence& each : m_notes[entry].sentences)
            if (each.isFor(viewer))
                return each.message;
        return labelOf(m_log.entries()[entry].procedure);
    }
};

/// One thing that players do, written as a straight line that asks for what it must know and changes the
/// state. It is at once its form, the text of its command, its record, and what it reports.
template <class State> struct Procedure
{
    const char* id; ///< its word in scripts and records: `attack`
    door::Role role = door::Role::procedure;
    door::Section section = door::Section::turn;
    Words label;
    /// The path of its first question where that says who does it (a Pick of pieces or of sides): each of its
    /// options is an offer of its own. Empty: nobody in particular.
    const char* subject = "";
    bool eyesOnly = false; ///< asks a secret: a shared device is passed on first

    Task<> (*play)(State& state, Ask& ask) = nullptr;

    Words step{}; ///< the step of the setup that it belongs to; steps come in the order of the procedures
};

/// A game being played. What it needs of lists and cards is in the state from the start.
template <class State> struct Rules
{
    std::vector<Procedure<State>> procedures;

    /// The state without what a viewer must not see. Null: nothing is secret.
    State (*redact)(State state, const door::Viewer& viewer) = nullptr;

    /// Required.
    door::MatchView (*view)(const State& state) = nullptr;

    /// What has to be done next; a page shows it first. Null: nothing.
    std::vector<door::OfferKey> (*due)(const State& state) = nullptr;

    /// Required. The state as JSON of the command line, without `commands` and `warnings`.
    nlohmann::ordered_json (*toJson)(const State& state) = nullptr;

    /// The Round, as its views have it. Null: the game has none.
    int (*round)(const State& state) = nullptr;
};

} // namespace adjutant
