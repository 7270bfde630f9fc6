#pragma once

#include "core/match/procedure.h"
#include "core/match/session.h"
#include "core/match/shared.h"

#include <deque>
#include <nlohmann/json.hpp>

namespace adjutant {

/// The session of a game, made of its rules and its state at the start. States after the last records, and
/// after every so many of each branch, are kept, only so that undo, redo, going to another branch and replay
/// cost what a few records cost.
template <class State> class SessionOf final : public Session
{
public:
    SessionOf(Start start, State state, const Rules<State>& rules) : Session(std::move(start)), m_rules(rules)
    {
        for (const Procedure<State>& each : m_rules.procedures)
            m_procedures.emplace(each.id, &each);
        const Shared<State> first(std::move(state));
        m_known.insert_or_assign(0, Position{first, first, {}});
    }

    door::MatchView view(const door::Viewer& viewer, std::optional<std::size_t> at) const override
    {
        const std::size_t records = std::min(at.value_or(m_log.cursor()), m_log.cursor());
        ++m_work.views;
        return m_rules.view(seenBy(viewer, *positionAt(records).now));
    }

    std::optional<door::OfferKey> waiting() const override
    {
        const Position& now = positionAt(m_log.cursor());
        return now.open ? std::optional(door::OfferKey{now.open->procedure, {}, {}}) : std::nullopt;
    }

    std::vector<door::Offer> offers(const door::Viewer& viewer) const override
    {
        const Position& now = positionAt(m_log.cursor());
        const State seen = seenBy(viewer, *now.now);
        std::vector<door::Offer> offers;
        if (now.open)
            offers.push_back(openOffer(now.open->procedure, viewer));
        // What is open isn't begun anew by its own key.
        for (const Procedure<State>& procedure : m_rules.procedures)
            if (*procedure.subject || !now.open || now.open->procedure != procedure.id)
                addOffers(offers, procedure, seen, viewer);
        const std::vector<door::OfferKey> due = m_rules.due(seen);
        for (door::Offer& offer : offers)
            if (findIn(due, offer.key))
                offer.section = door::Section::due;
        std::ranges::stable_sort(offers, {}, &door::Offer::section);
        return offers;
    }

    door::Form form(const door::Viewer& viewer, const door::OfferKey& key,
                    const door::Answers& answers) const override
    {
        const Position& now = positionAt(m_log.cursor());
        const Procedure<State>* procedure = find(key.procedure);
        if (!procedure)
            return refusedForm(unknownProcedure(key.procedure));
        // One without answers is asked for its odds, and again when it is opened.
        if (std::exchange(m_unansweredAt, lastOf(m_log.cursor())) != lastOf(m_log.cursor()))
            m_unanswered.clear();
        for (const Unanswered& each : m_unanswered)
            if (answers.empty() && each.key == key && each.viewer == viewer)
                return each.form;
        const bool goesOn = isOpen(now, key);
        const Open open = goesOn ? *now.open : Open{key.procedure, {}, {}, 0};
        State state = seenBy(viewer, goesOn ? *now.base : *now.now);
        Ask ask(open.batches, Ask::Missing::stays);
        ask.give(goesOn ? answers : withSubject(*procedure, key, answers), open.records, false);
        run(*procedure, state, ask, open);
        door::Form form = ask.form();
        if (form.title.empty())
            form.title = message(procedure->label);
        // One procedure is open at most.
        if (now.open && !goesOn && procedure->role == door::Role::procedure)
            form.warnings.push_back(
                {"lets-go", message(WORDS("ask", "This cancels the unfinished action: %1"),
                                    message(find(now.open->procedure)->label))});
        for (door::Field& field : form.fields)
            if (field.secret && field.kept && !viewer.sees(field.by))
                field.value.reset();
        if (answers.empty())
            m_unanswered.push_back({key, viewer, form});
        return form;
    }

    Expected<Played, door::Remark> play(const door::OfferKey& key, const door::Answers& answers,
                                        std::vector<std::string> accepted, const Keep& keep) override
    {
        const auto record = recordOf(key, answers, std::move(accepted));
        if (!record)
            return refuse(record.error());
        return playRecord(*record, keep);
    }

    std::vector<Sentence> rehearse(const door::OfferKey& key, const door::Answers& answers) const override
    {
        const auto record = recordOf(key, answers, {});
        if (!record)
            return {};
        const Position& now = positionAt(m_log.cursor());
        const door::Viewer watcher{false, {}};
        const auto advanced = advance(now, *record);
        const auto seen = advance(
            {Shared<State>(seenBy(watcher, *now.base)), Shared<State>(seenBy(watcher, *now.now)), now.open},
            *record);
        const bool hidesNothing = advanced && seen &&
                                  std::ranges::equal(advanced->notes.sentences, seen->notes.sentences, {},
                                                     &Sentence::message, &Sentence::message);
        return hidesNothing ? advanced->notes.sentences : std::vector<Sentence>();
    }

    Expected<Played, door::Remark> command(const std::string& procedure, const door::Answers& answers,
                                           std::vector<std::string> accepted = {},
                                           const Keep& keep = {}) override
    {
        return playRecord(withRole(Record{{}, procedure, answers, std::move(accepted), true}), keep);
    }

    std::vector<std::string> procedures() const override
    {
        return mapped(m_rules.procedures, [](const auto& each) { return std::string(each.id); });
    }

    door::Form commandForm(const std::string& procedure, const door::Answers& answers) const override
    {
        const Procedure<State>* known = find(procedure);
        if (!known)
            return refusedForm(unknownProcedure(procedure));
        State state = *positionAt(m_log.cursor()).now;
        Ask ask({{answers, 0, false}}, Ask::Missing::skipped);
        run(*known, state, ask);
        return ask.form();
    }

    std::optional<door::Remark> take(const Step& step) override
    {
        if (m_runAgain > mostRunAgain)
            return door::Remark{"malformed", WORDS("ask", "too many undos and redos in this match")};
        if (step.kind != Step::Kind::record) {
            const auto moved = move(step, {});
            return moved ? std::nullopt : std::optional(moved.error());
        }
        return follow(withRole(step.record), {});
    }

    nlohmann::ordered_json toJson() const override
    {
        nlohmann::ordered_json json = m_rules.toJson(*positionAt(m_log.cursor()).now);
        json["commands"] = m_log.cursor();
        return json;
    }

    /// The state as it stands, for what only its game knows.
    const State& state() const { return *positionAt(m_log.cursor()).now; }

private:
    // What was put right while a procedure was open, and how often that had settled by then.
    struct Correction
    {
        int settled = 0;
        Record record;
    };

    // The procedure that still asks.
    struct Open
    {
        std::string procedure;
        std::vector<Batch> batches;
        std::vector<Correction> corrections;
        std::size_t records = 0;
        int settled = 0;
    };

    // After so many records: the state, and the one before the open procedure, from where it is run anew.
    struct Position
    {
        Shared<State> base;
        Shared<State> now;
        std::optional<Open> open;
    };

    struct Unanswered
    {
        door::OfferKey key;
        door::Viewer viewer;
        door::Form form;
    };

    struct Advanced
    {
        Position position;
        Notes notes;
        door::Answers answers;
    };

    State seenBy(const door::Viewer& viewer, State state) const
    {
        return m_rules.redact ? m_rules.redact(std::move(state), viewer) : state;
    }

    const Procedure<State>* find(std::string_view id) const
    {
        const auto at = m_procedures.find(id);
        return at == m_procedures.end() ? nullptr : at->second;
    }

    Message labelOf(const std::string& procedure) const override { return message(find(procedure)->label); }

    door::Remark unknownProcedure(const std::string& id) const { return noSuchProcedure(id, procedures()); }

    static door::Form refusedForm(door::Remark refusal)
    {
        door::Form form;
        form.refusal = door::Refusal{std::move(refusal)};
        return form;
    }

    static bool isOpen(const Position& now, const door::OfferKey& key)
    {
        return now.open && now.open->procedure == key.procedure && key.piece.player.empty() &&
               key.side.empty();
    }

    static door::Answers withSubject(const Procedure<State>& procedure, const door::OfferKey& key,
                                     door::Answers answers)
    {
        const std::string_view subject = procedure.subject;
        if (subject.empty())
            return answers;
        if (!key.piece.player.empty())
            answers.insert_or_assign(std::string(subject), door::Value(toText(key.piece)));
        else if (!key.side.empty())
            answers.insert_or_assign(std::string(subject), door::Value(key.side.text()));
        return answers;
    }

    // What is open says who does it to whom: whoever is asked may be another than who began it.
    door::Offer openOffer(const std::string& id, const door::Viewer& viewer) const
    {
        const Procedure<State>& procedure = *find(id);
        door::Offer offer;
        offer.key.procedure = id;
        offer.label = message(procedure.label);
        const door::Form asked = form(viewer, offer.key, {});
        offer.detail = asked.title;
        if (offer.detail == offer.label)
            offer.detail = joined(piecesPicked(asked), WORDS("ask", "%1 → %2"));
        if (const door::Field* next = findIn(asked.fields, door::Origin::missing, &door::Field::origin))
            offer.asks = next->by;
        offer.role = door::Role::answer;
        offer.section = door::Section::due;
        offer.open = true;
        offer.eyesOnly = procedure.eyesOnly;
        return offer;
    }

    // The pieces that a form has on record, as everybody knows them.
    static std::vector<Message> piecesPicked(const door::Form& form)
    {
        std::vector<Message> pieces;
        for (const door::Field& field : form.fields) {
            const auto* pick = std::get_if<door::PickInput>(&field.input);
            const auto* id = field.value ? std::get_if<std::string>(&*field.value) : nullptr;
            if (!pick || !id || !field.kept || field.secret)
                continue;
            const auto picked = std::ranges::find(pick->options, *id, &door::Option::id);
            if (picked != pick->options.end() && !picked->piece.unit.empty())
                pieces.push_back(picked->label);
        }
        return pieces;
    }

    // Where a form begins with options of which too few are open: one that is closed.
    static const door::Option* nothingToPick(const door::Form& form)
    {
        const auto* pick =
            form.fields.empty() ? nullptr : std::get_if<door::PickInput>(&form.fields.front().input);
        if (!pick || pick->options.empty())
            return nullptr;
        const auto canBePicked = [](const door::Option& each) {
            return each.standing != door::Standing::closed;
        };
        const bool enough = std::ranges::count_if(pick->options, canBePicked) >= pick->least;
        return enough ? nullptr : &pick->options.back();
    }

    // Of one that may ask a secret: whether it does where nothing else is answered before.
    bool asksSecret(const Procedure<State>& procedure, const door::OfferKey& key, State seen) const
    {
        Ask ask({{withSubject(procedure, key, {}), 0, false}}, Ask::Missing::stays);
        run(procedure, seen, ask);
        return std::ranges::any_of(ask.form().fields, &door::Field::secret);
    }

    void addOffers(std::vector<door::Offer>& offers, const Procedure<State>& procedure, const State& seen,
                   const door::Viewer& viewer) const
    {
        State scratch = seen;
        Ask ask({}, Ask::Missing::stays);
        run(procedure, scratch, ask);
        const door::Form& form = ask.form();
        door::Offer offer;
        offer.key.procedure = procedure.id;
        offer.label = message(procedure.label);
        offer.role = procedure.role;
        offer.ends = procedure.section == door::Section::ends;
        offer.section = offer.ends ? door::Section::turn : procedure.section;
        offer.settled = form.putsRight;
        offer.order = static_cast<int>(&procedure - m_rules.procedures.data());
        offer.optional = form.optional;
        if (procedure.step.text)
            offer.step = message(procedure.step);
        offer.eyesOnly = procedure.eyesOnly;
        const std::string_view subject = procedure.subject;
        const auto* pick = !subject.empty() && !form.fields.empty() && form.fields.front().path == subject
                               ? std::get_if<door::PickInput>(&form.fields.front().input)
                               : nullptr;
        if (!pick) {
            if (form.refusal) {
                offer.standing = door::Standing::closed;
                offer.remark = *form.refusal;
            } else if (const door::Option* why = nothingToPick(form)) {
                offer.standing = door::Standing::closed;
                offer.remark =
                    why->standing == door::Standing::closed
                        ? why->remark
                        : door::Remark{"malformed", WORDS("ask", "there is nothing to choose from")};
            } else if (!form.fields.empty()) {
                offer.detail = form.fields.front().why;
            }
            offers.push_back(std::move(offer));
            return;
        }
        for (const door::Option& option : pick->options) {
            const PlayerId side = option.piece.unit.empty() ? PlayerId(option.id) : option.piece.player;
            if (!viewer.shared && !viewer.sees(side))
                continue;
            door::Offer of = offer;
            if (option.piece.unit.empty())
                of.key.side = side;
            else
                of.key.piece = option.piece;
            of.detail = option.detail;
            of.standing = option.standing;
            of.remark = option.remark;
            of.settled = offer.settled || option.settled;
            of.eyesOnly = procedure.eyesOnly && asksSecret(procedure, of.key, seen);
            offers.push_back(std::move(of));
        }
    }

    // Runs a procedure, and does what was put right in its middle where it settled.
    void run(const Procedure<State>& procedure, State& state, Ask& ask, const Open& open) const
    {
        ask.onSettle([&](int settled) {
            for (const Correction& each : open.corrections)
                if (each.settled == settled)
                    put(state, each.record);
        });
        run(procedure, state, ask);
    }

    void run(const Procedure<State>& procedure, State& state, Ask& ask) const
    {
        ++m_work.runs;
        ask.run(procedure.play(state, ask));
    }

    void put(State& state, const Record& correction) const
    {
        Ask ask({{correction.answers, 0}}, missingOf(correction));
        ask.withoutOptions();
        run(*find(correction.procedure), state, ask);
    }

    // The position after one more record; its refusal where the rules or the form don't have it.
    Expected<Advanced, door::Remark> advance(const Position& from, const Record& record) const
    {
        const Procedure<State>* procedure = find(record.procedure);
        if (!procedure)
            return refuse(unknownProcedure(record.procedure));
        const bool goesOn = record.role == door::Role::answer;
        if (goesOn ? !(from.open && from.open->procedure == record.procedure)
                   : record.role != procedure->role)
            return refuse(door::Remark{"malformed", WORDS("ask", "this answer is no longer needed")});
        const bool isCorrection = record.role == door::Role::correction;
        Open open = goesOn ? *from.open : Open{record.procedure, {}, {}, 0, 0};
        const std::size_t number = open.records++;
        const Shared<State>& base = goesOn ? from.base : from.now;
        State state = *base;
        Ask ask(open.batches, missingOf(record));
        ask.give(record.answers, number, false);
        ask.withoutOptions();
        run(*procedure, state, ask, open);
        if (ask.form().refusal)
            return refuse(*ask.form().refusal);
        if (!ask.form().playable || (isCorrection && !ask.form().complete))
            return refuse(door::Remark{"malformed", WORDS("ask", "an answer is still missing")});

        Advanced advanced;
        const auto isNew = [number](const auto& each) { return each.record == number; };
        std::ranges::copy_if(ask.sentences(), std::back_inserter(advanced.notes.sentences), isNew);
        std::ranges::copy_if(ask.outcomes(), std::back_inserter(advanced.notes.outcomes), isNew);
        advanced.notes.warnings = ask.warningsOf(number);
        advanced.notes.ends = ask.form().endsMatch;
        advanced.answers = ask.takeNotOnRecord();

        if (isCorrection && from.open) {
            if (from.open->corrections.size() >= mostCorrections)
                return refuse(door::Remark{
                    "malformed",
                    WORDS("ask", "too much is put right in the middle of this action: end it first")});
            Open corrected = *from.open;
            corrected.corrections.push_back({corrected.settled, record});
            State anew = *from.base;
            Ask again(corrected.batches, Ask::Missing::stays);
            again.withoutOptions();
            run(*find(corrected.procedure), anew, again, corrected);
            if (const auto& refusal = again.form().refusal)
                return refuse(door::Remark{
                    refusal->rule,
                    message(WORDS("ask", "the unfinished action can’t go on after this: %1; undo it first"),
                            refusal->message)});
            advanced.position = {from.base, Shared<State>(std::move(anew)), std::move(corrected)};
        } else if (ask.form().complete) {
            const Shared<State> now(std::move(state));
            advanced.position = {now, now, {}};
        } else {
            open.batches.push_back({advanced.answers, number, true});
            open.settled = ask.settled();
            advanced.position = {base, Shared<State>(std::move(state)), std::move(open)};
        }
        return advanced;
    }

    // What playing an offer puts on record.
    Expected<Record, door::Remark> recordOf(const door::OfferKey& key, const door::Answers& answers,
                                            std::vector<std::string> accepted) const
    {
        const Procedure<State>* procedure = find(key.procedure);
        if (!procedure)
            return refuse(unknownProcedure(key.procedure));
        const bool goesOn = isOpen(positionAt(m_log.cursor()), key);
        return Record{goesOn ? door::Role::answer : procedure->role, key.procedure,
                      goesOn ? answers : withSubject(*procedure, key, answers), std::move(accepted)};
    }

    // Scripts write no role: it is their procedure's own.
    Record withRole(Record record) const
    {
        const Procedure<State>* known = record.fromScript ? find(record.procedure) : nullptr;
        if (known)
            record.role = known->role;
        return record;
    }

    // A script is judged as one whenever it is read again.
    static Ask::Missing missingOf(const Record& record)
    {
        return record.fromScript ? Ask::Missing::skipped : Ask::Missing::stays;
    }

    // Adds a record to the log with what it brings, or says why it can't be played or kept.
    std::optional<door::Remark> follow(const Record& record, const Keep& keep)
    {
        auto advanced = advance(positionAt(m_log.cursor()), record);
        if (!advanced)
            return advanced.error();
        Step step{
            Step::Kind::record,
            {record.role, record.procedure, std::move(advanced->answers), record.accepted, record.fromScript},
            1,
            0};
        if (keep) {
            // Nothing is written that wouldn't be read again.
            if (step.record.answers != record.answers)
                if (const auto again = advance(positionAt(m_log.cursor()), step.record); !again)
                    return again.error();
            if (auto trouble = keep(step))
                return door::Remark{"not-kept", std::move(*trouble)};
        }
        const door::Section section = find(step.record.procedure)->section;
        advanced->notes.begun = section == door::Section::turn || section == door::Section::ends ||
                                (m_log.cursor() > 0 && m_notes[lastOf(m_log.cursor()) - 1].begun);
        m_log.append(std::move(step.record));
        m_notes.push_back(std::move(advanced->notes));
        keepPosition(m_log.cursor(), m_log.entries().size(), std::move(advanced->position));
        return std::nullopt;
    }

    Expected<Played, door::Remark> playRecord(const Record& record, const Keep& keep)
    {
        if (auto refusal = follow(record, keep))
            return refuse(std::move(*refusal));
        return Played{{Step{Step::Kind::record, m_log.entries().back(), 1, 0}},
                      m_notes.back().sentences,
                      m_notes.back().warnings};
    }

    // Positions are known by the last record that stands, whatever branch it is on: every `apart`th of each
    // branch, and those that were reached last.
    static constexpr std::size_t recent = 128;
    static constexpr std::size_t apart = 16;
    // A record that goes far back costs as much as `apart` others; so often nobody does.
    static constexpr std::size_t mostRunAgain = 32'000;
    // All of them are done again whenever the procedure is run again.
    static constexpr std::size_t mostCorrections = 64;

    std::size_t lastOf(std::size_t records) const
    {
        return records == 0 ? 0 : m_log.entryAt(records - 1) + 1;
    }

    const Position& positionAt(std::size_t records) const
    {
        std::vector<std::size_t> unknown; // from the last one backwards
        std::size_t at = lastOf(records);
        for (; !m_known.contains(at); at = m_log.before(at - 1) ? *m_log.before(at - 1) + 1 : 0)
            unknown.push_back(at);
        m_runAgain += unknown.size();
        for (; !unknown.empty(); unknown.pop_back()) {
            const Record& record = m_log.entries()[unknown.back() - 1];
            keepPosition(records - unknown.size() + 1, unknown.back(),
                         advance(m_known.at(at), record)->position);
            at = unknown.back();
        }
        return m_known.at(at);
    }

    void keepPosition(std::size_t records, std::size_t last, Position position) const
    {
        m_known.insert_or_assign(last, std::move(position));
        if (records % apart == 0)
            return;
        m_recent.push_back(last);
        if (m_recent.size() > recent) {
            m_known.erase(m_recent.front());
            m_recent.pop_front();
        }
    }

    const Rules<State>& m_rules;
    std::unordered_map<std::string_view, const Procedure<State>*> m_procedures; ///< by their words
    mutable std::vector<Unanswered> m_unanswered;                               ///< as the match stands
    mutable std::size_t m_unansweredAt = 0; ///< the entry of the last record then, from 1
    mutable std::size_t m_runAgain = 0;     ///< records, to know positions that weren't kept
    /// By the entry of the last record that stands, counted from 1; 0 is the start.
    mutable std::unordered_map<std::size_t, Position> m_known;
    mutable std::deque<std::size_t> m_recent; ///< of them, those that may be forgotten: the oldest first
};

/// Begins a match of a game; what is wrong with its start otherwise.
template <class State>
Expected<std::unique_ptr<Session>, door::Remark>
beginSession(Start start, Expected<State, door::Remark> (*stateOf)(const Start& start),
             const Rules<State>& rules)
{
    auto state = stateOf(start);
    if (!state)
        return refuse(state.error());
    return std::make_unique<SessionOf<State>>(std::move(start), std::move(*state), rules);
}

} // namespace adjutant
