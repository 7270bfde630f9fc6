#pragma once

#include "core/match/session.h"

#include <nlohmann/json.hpp>

namespace adjutant {

/// The session of a game, made of its rules and its state at the start.
template <class State> class SessionOf final : public Session
{
public:
    SessionOf(Start start, const Shared<State>& state, const Rules<State>& rules)
        : Session(std::move(start)), m_rules(rules), m_positions({state, state, {}})
    {
        for (const Procedure<State>& each : m_rules.procedures)
            m_procedures.emplace(each.id, &each);
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
        if (now.open) {
            const Procedure<State>& procedure = *find(now.open->procedure);
            const door::OfferKey key{now.open->procedure, {}, {}};
            offers.push_back(openOffer(key, message(procedure.label), form(viewer, key, {})));
            offers.back().eyesOnly = procedure.eyesOnly;
        }
        // What is open isn't begun anew by its own key.
        for (const Procedure<State>& procedure : m_rules.procedures)
            if (*procedure.subject || !now.open || now.open->procedure != procedure.id)
                addOffers(offers, procedure, seen, viewer);
        const std::vector<door::OfferKey> due =
            m_rules.due ? m_rules.due(seen) : std::vector<door::OfferKey>();
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
        // Forms without answers are kept: they are needed for odds, and again when an offer is opened.
        if (std::exchange(m_unansweredAt, m_log.lastOf(m_log.cursor())) != m_log.lastOf(m_log.cursor()))
            m_unanswered.clear();
        for (const Unanswered& each : m_unanswered)
            if (answers.empty() && each.key == key && each.viewer == viewer)
                return each.form;
        const bool goesOn = isOpen(now, key);
        const Open open = goesOn ? *now.open : Open{key.procedure, {}, {}, 0};
        State state = seenBy(viewer, goesOn ? *now.base : *now.now);
        Ask ask(open.batches, Ask::Missing::stays);
        ask.give(goesOn ? answers : withSubject(procedure->subject, key, answers), open.records, false);
        run(*procedure, state, ask, open);
        door::Form form = ask.form();
        if (form.title.empty())
            form.title = message(procedure->label);
        // One procedure is open at most.
        if (now.open && !goesOn && procedure->role == door::Role::procedure)
            form.warnings.push_back(
                door::Remark{"lets-go", message(WORDS("ask", "This cancels the unfinished action: %1"),
                                                message(find(now.open->procedure)->label))});
        for (door::Field& field : form.fields)
            if (field.secret && field.kept && !viewer.sees(field.by))
                field.value.reset();
        if (answers.empty())
            m_unanswered.push_back({key, viewer, form});
        return form;
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
        if (m_positions.runAgain() > mostRunAgain)
            return door::Remark{"malformed", WORDS("ask", "too many undos and redos in this match")};
        if (step.kind != Step::Kind::record) {
            const auto moved = move(step, {});
            return moved ? std::nullopt : std::optional(moved.error());
        }
        return follow(step.record, {});
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
    // After so many records: the state, and the one before the open procedure, from where it is run anew.
    struct Position
    {
        Shared<State> base;
        Shared<State> now;
        std::optional<Open> open;
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

    static bool isOpen(const Position& now, const door::OfferKey& key)
    {
        return now.open && now.open->procedure == key.procedure && key.namesNobody();
    }

    // Of one that may ask a secret: whether it does where nothing else is answered before.
    bool asksSecret(const Procedure<State>& procedure, const door::OfferKey& key, State seen) const
    {
        Ask ask({{withSubject(procedure.subject, key, {}), 0, false}}, Ask::Missing::stays);
        run(procedure, seen, ask);
        return std::ranges::any_of(ask.form().fields, &door::Field::secret);
    }

    door::Offer offerOf(const Procedure<State>& procedure) const
    {
        door::Offer offer{{procedure.id}, message(procedure.label), {}, procedure.role, procedure.section};
        offer.ends = procedure.section == door::Section::ends;
        if (offer.ends)
            offer.section = door::Section::turn;
        offer.order = static_cast<int>(&procedure - m_rules.procedures.data());
        if (procedure.step.text)
            offer.step = message(procedure.step);
        offer.eyesOnly = procedure.eyesOnly;
        return offer;
    }

    void addOffers(std::vector<door::Offer>& offers, const Procedure<State>& procedure, const State& seen,
                   const door::Viewer& viewer) const
    {
        State scratch = seen;
        Ask ask({}, Ask::Missing::stays);
        run(procedure, scratch, ask);
        for (door::Offer& offer : offersOf(offerOf(procedure), procedure.subject, ask.form(), viewer)) {
            if (offer.eyesOnly && !offer.key.namesNobody())
                offer.eyesOnly = asksSecret(procedure, offer.key, seen);
            offers.push_back(std::move(offer));
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
        // Scripts write no role: it is their procedure's own.
        const door::Role role = record.fromScript ? procedure->role : record.role;
        const bool goesOn = role == door::Role::answer;
        if (goesOn ? !(from.open && from.open->procedure == record.procedure) : role != procedure->role)
            return refuse(door::Remark{"malformed", WORDS("ask", "this answer is no longer needed")});
        const bool isCorrection = role == door::Role::correction;
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
        // What the records before it brought is theirs.
        const auto isOld = [number](const auto& each) { return each.record != number; };
        advanced.notes.sentences = ask.takeSentences();
        std::erase_if(advanced.notes.sentences, isOld);
        advanced.notes.outcomes = ask.takeOutcomes();
        std::erase_if(advanced.notes.outcomes, isOld);
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

    Expected<Record, door::Remark> recordOf(const door::OfferKey& key, const door::Answers& answers,
                                            std::vector<std::string> accepted) const override
    {
        const Procedure<State>* procedure = find(key.procedure);
        if (!procedure)
            return refuse(unknownProcedure(key.procedure));
        const bool goesOn = isOpen(positionAt(m_log.cursor()), key);
        return Record{goesOn ? door::Role::answer : procedure->role, key.procedure,
                      goesOn ? answers : withSubject(procedure->subject, key, answers), std::move(accepted)};
    }

    // A script is judged as one whenever it is read again.
    static Ask::Missing missingOf(const Record& record)
    {
        return record.fromScript ? Ask::Missing::skipped : Ask::Missing::stays;
    }

    std::optional<door::Remark> follow(const Record& record, const Keep& keep) override
    {
        auto advanced = advance(positionAt(m_log.cursor()), record);
        if (!advanced)
            return advanced.error();
        const Procedure<State>& procedure = *find(record.procedure);
        Step step{Step::Kind::record,
                  {record.fromScript ? procedure.role : record.role, record.procedure,
                   std::move(advanced->answers), record.accepted, record.fromScript}};
        if (keep) {
            // Nothing is written that wouldn't be read again.
            if (step.record.answers != record.answers)
                if (const auto again = advance(positionAt(m_log.cursor()), step.record); !again)
                    return again.error();
            if (auto trouble = keep(step))
                return door::Remark{"not-kept", std::move(*trouble)};
        }
        const Notes* before = m_log.canUndo() ? &m_notes[m_log.lastOf(m_log.cursor()) - 1] : nullptr;
        const door::Section section = procedure.section;
        advanced->notes.begun = section == door::Section::turn || section == door::Section::ends ||
                                section == door::Section::script || (before && before->begun);
        advanced->notes.rolled = !advanced->notes.outcomes.empty() || (before && before->rolled);
        if (advanced->notes.begun && m_rules.round)
            advanced->notes.round = m_rules.round(*positionAt(m_log.cursor()).now);
        m_log.append(std::move(step.record));
        m_notes.push_back(std::move(advanced->notes));
        m_positions.keep(m_log.cursor(), m_log.entries().size(), std::move(advanced->position));
        return std::nullopt;
    }

    // A record that goes far back costs as much as a dozen others; so often nobody does.
    static constexpr std::size_t mostRunAgain = 32'000;
    // All of them are done again whenever the procedure is run again.
    static constexpr std::size_t mostCorrections = 64;

    const Position& positionAt(std::size_t records) const
    {
        return m_positions.at(m_log, records, [this](const Position& from, const Record& record) {
            return advance(from, record)->position;
        });
    }

    const Rules<State>& m_rules;
    std::unordered_map<std::string_view, const Procedure<State>*> m_procedures; ///< by their words
    mutable std::vector<Unanswered> m_unanswered;                               ///< as the match stands
    mutable std::size_t m_unansweredAt = 0; ///< the entry of the last record then, from 1
    mutable Positions<Position> m_positions;
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
