#pragma once

#include "core/match/ask.h"
#include "core/match/log.h"

namespace adjutant {

/// What the log shows of one record.
struct LogLine
{
    std::size_t entry = 0;    ///< among all records that ever were
    std::size_t position = 0; ///< how many records stand with it; of one that doesn't stand, would stand
    door::Role role =
        door::Role::procedure; ///< what is put right before anybody has moved is a procedure, too
    bool stands = true;        ///< it was not taken back
    Message label;             ///< the procedure
    std::vector<Sentence> sentences;
    std::vector<door::Remark> warnings;
    std::vector<std::string> accepted;
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

/// The refusal of a command that no procedure has: what there is, and what was probably meant.
door::Remark noSuchProcedure(const std::string& id, const std::vector<std::string>& known);

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

    /// Plays what a form has: its answers so far go on record where the form is `playable`. Of the answers
    /// those that nothing asks for are left aside.
    virtual Expected<Played, door::Remark> play(const door::OfferKey& key, const door::Answers& answers,
                                                std::vector<std::string> accepted, const Keep& keep) = 0;

    /// What the log would say if it were played; nothing where it is refused, or where that depends on what
    /// is hidden: the end of a match reveals it. Changes nothing.
    virtual std::vector<Sentence> rehearse(const door::OfferKey& key, const door::Answers& answers) const = 0;

    /// Plays a command as scripts write it: what it leaves out is left out, and a key that nothing asks for
    /// is `malformed`.
    virtual Expected<Played, door::Remark> command(const std::string& procedure, const door::Answers& answers,
                                                   std::vector<std::string> accepted = {},
                                                   const Keep& keep = {}) = 0;

    /// The ids of all procedures: the words of commands.
    virtual std::vector<std::string> procedures() const = 0;

    /// What such a command asks. Changes nothing.
    virtual door::Form commandForm(const std::string& procedure, const door::Answers& answers) const = 0;

    /// Takes a step that was kept: a match is read again by its steps. A refused one changes nothing.
    virtual std::optional<door::Remark> take(const Step& step) = 0;

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /// What undo would take back, or redo do again, in words; empty where there is nothing.
    virtual Message undoLabel(const door::Viewer& viewer, Extent extent) const = 0;
    virtual Message redoLabel(const door::Viewer& viewer, Extent extent) const = 0;
    virtual Expected<Played, door::Remark> undo(Extent extent, const Keep& keep) = 0;
    virtual Expected<Played, door::Remark> redo(Extent extent, const Keep& keep) = 0;
    /// Goes to the branch that ends with a record.
    virtual Expected<Played, door::Remark> goTo(std::size_t entry, const Keep& keep) = 0;

    /// The log, first record first, those that were taken back among them.
    virtual std::vector<LogLine> log(const door::Viewer& viewer) const = 0;
    /// Of the records that stand, those from the last one that began a procedure on, first record first: the
    /// last `mostLatest` of them.
    virtual std::vector<LogLine> latest(const door::Viewer& viewer) const = 0;
    /// The last records that stand, at most so many, first record first.
    virtual std::vector<LogLine> newest(const door::Viewer& viewer, std::size_t most) const = 0;
    /// How many records stand.
    virtual std::size_t records() const = 0;
    /// The record of an entry of the log.
    virtual const Record& record(std::size_t entry) const = 0;
    /// The warnings of records that stand, each with the position of its record, counted from 0.
    virtual std::vector<std::pair<std::size_t, door::Remark>> warnings() const = 0;
    /// What dice did beside what was expected of them, of the records that stand.
    virtual std::vector<Outcome> outcomes() const = 0;
    virtual bool hasOutcomes() const = 0;

    /// The state as the contract has it, with `commands`.
    virtual nlohmann::ordered_json toJson() const = 0;

    /// What it has done so far, which is what taps cost.
    struct Work
    {
        std::size_t runs = 0; ///< of procedures
        std::size_t views = 0;
    };
    const Work& work() const { return m_work; }

protected:
    explicit Session(Start start) : m_start(std::move(start)) {}

    Start m_start;
    mutable Work m_work;
};

} // namespace adjutant
