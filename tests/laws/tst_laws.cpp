#include "core/yaml/answersfile.h"
#include "tests/laws/lawgames.h"
#include "tests/laws/randomanswers.h"
#include "tests/testprogram.h"

#include <QTest>

namespace adjutant::test::tst_laws {

// All that a viewer gets, with the form of what is open.
static std::string sessionText(const Session& session, const door::Viewer& viewer)
{
    const std::vector<door::Offer> offers = session.offers(viewer);
    std::string text = yaml::matchJson(session, viewer, offers, inEnglish).dump();
    for (const door::Offer& offer : offers)
        if (offer.open)
            text += '\n' + textOf(session.form(viewer, offer.key, {}));
    for (const LogLine& line : session.log(viewer))
        text += '\n' + textOf(line);
    return text;
}

// A page sends the answers that it was shown under their paths.
static bool isReadBack(const door::Form& form)
{
    door::Answers shown;
    auto sent = nlohmann::ordered_json::object();
    const auto json = yaml::doorJson(form, inEnglish);
    for (std::size_t k = 0; k < form.fields.size(); ++k)
        if (const door::Field& field = form.fields[k]; field.value) {
            shown[field.path] = *field.value;
            sent[field.path] = json["fields"][k]["value"];
        }
    const auto read = yaml::answersIn(sent.dump());
    return read && answersJson(*read) == answersJson(shown);
}

// The form itself refuses an answer; a procedure may find that two of them don't go together.
static bool isOutOfRange(const door::Remark& refusal)
{
    return refusal.rule == "malformed" && refusal.message.context() == "ask";
}

/// A match that is played at random through the door that people use, and the laws it must keep. Each step
/// throws Broken where one doesn't hold.
class LawMatch
{
public:
    LawMatch(const GameSystem& system, const LawGame& game, OddsCheck& odds, std::uint64_t seed)
        : m_system(system), m_game(game), m_odds(odds), m_chance(seed), m_session(fresh()), m_shadow(fresh())
    {}

    /// Does one thing: plays something, or goes to and fro in the log.
    void step()
    {
        const std::size_t what = m_chance.below(20);
        if (what == 0 && m_session->canUndo())
            undoAndRedo();
        else if (what == 1)
            goSomewhere();
        else
            play();
        LAW(jsonOf(*m_shadow) == json(), "refold: a session that takes each step has the same state");
        if (m_game.check)
            m_game.check(*m_session);
    }

    /// What holds of the match as a whole: read again by its steps, and by one line for each procedure.
    void finish()
    {
        const auto again = readAgain();
        LAW(sessionText(*again, {}) == sessionText(*m_session, {}),
            "refold: read again, everything looks the same");
        LAW(again->outcomes().size() == m_session->outcomes().size(), "refold: what dice did is the same");
        const auto lines = fresh();
        playInOneLine(*lines);
        auto one = lines->toJson();
        auto steps = m_session->toJson();
        one.erase("commands");
        steps.erase("commands");
        LAW(one == steps,
            "a line for each procedure gives the same state\n" + one.dump() + '\n' + steps.dump());
        LAW(lines->outcomes().size() == m_session->outcomes().size(),
            "each roll is reported once: " + std::to_string(lines->outcomes().size()) + " of " +
                std::to_string(m_session->outcomes().size()));
        while (m_session->canUndo())
            m_session->undo(m_chance.oneIn(2) ? Extent::record : Extent::procedure, {});
        LAW(json() == jsonOf(*fresh()), "taken back whole, it stands at its start");
    }

    /// How many records were put on the log.
    std::size_t plays() const { return m_plays; }

private:
    std::string json() const { return jsonOf(*m_session); }

    std::unique_ptr<Session> fresh() const
    {
        auto begun = m_system.begin(m_game.start());
        if (!begun)
            throw Broken{"a match begins: " + toText(begun.error().message)};
        return std::move(*begun);
    }

    std::unique_ptr<Session> readAgain() const
    {
        auto session = fresh();
        for (const Step& step : m_steps)
            if (const auto refused = session->take(step))
                throw Broken{"what was kept is taken again: " + refused->rule + ", " +
                             toText(refused->message)};
        return session;
    }

    // Less often the longer the match: reading it again takes as long as it is.
    bool mayReadAgain(std::size_t often) { return m_chance.oneIn(often + often * m_steps.size() / 20); }

    static std::string jsonOf(const Session& session) { return session.toJson().dump(); }

    Keep keeper()
    {
        return [this](const Step& step) -> std::optional<Message> {
            m_steps.push_back(step);
            return std::nullopt;
        };
    }

    door::Viewer someViewer()
    {
        const auto& sides = m_session->start().sides;
        const std::size_t which = m_chance.below(sides.size() * 2);
        if (which >= sides.size())
            return {};
        return {false, {sides[which].id}};
    }

    void play()
    {
        const door::Viewer viewer = someViewer();
        const door::MatchView view = m_session->view(viewer, {});
        checkView(view);
        const std::vector<door::Offer> offers = m_session->offers(viewer);
        checkOffers(offers, view);
        for (const door::Offer& offer : offers)
            LAW(viewer.shared || offer.key.piece.player.empty() || viewer.sees(offer.key.piece.player),
                "nobody is offered what others do");
        if (viewer.shared)
            LAW(view.over || std::ranges::any_of(offers,
                                                 [](const door::Offer& each) {
                                                     return each.standing != door::Standing::closed &&
                                                            each.role != door::Role::correction;
                                                 }),
                "while it isn't over somebody can act");
        if (offers.empty())
            return;
        // What is due and what is open comes first, as on the page; corrections are rarer.
        const door::Offer* offer = &offers[m_chance.below(offers.size())];
        if (offers.front().section == door::Section::due && m_chance.oneIn(2))
            offer = &offers.front();
        for (int k = 0;
             k < 8 && (offer->standing == door::Standing::closed || offer->role == door::Role::correction);
             ++k)
            offer = &offers[m_chance.below(offers.size())];
        if (offer->standing == door::Standing::closed) {
            tryClosed(viewer, *offer);
            return;
        }
        if (m_chance.oneIn(6))
            tryLeavingOut(*offer);
        const door::Form first = m_session->form(viewer, offer->key, {});
        LAW(offer->open || !first.refusal || !isOutOfRange(*first.refusal),
            "what is open can be begun: " + textOf(*offer) + textOf(first));
        door::Answers answers;
        const door::Form form = filled(*m_session, viewer, offer->key, answers, m_chance);
        checkForm(form, view);
        LAW(isReadBack(form), "what a form shows can be sent back: " + textOf(form));
        for (const door::Field& field : form.fields)
            if (const auto* pick = std::get_if<door::PickInput>(&field.input))
                for (const door::Option& option : pick->options)
                    if (option.odds)
                        m_odds.check(*option.odds);
        if (form.forecast)
            m_odds.check(*form.forecast);
        trySecret(offer->key, answers, form);
        playFilled(viewer, offer->key, answers, form);
    }

    // Closed is refused, by the same rule, and changes nothing.
    void tryClosed(const door::Viewer& viewer, const door::Offer& offer)
    {
        const std::string before = json();
        const door::Form form = m_session->form(viewer, offer.key, {});
        LAW(!form.playable, "what is closed is not playable: " + textOf(offer));
        const std::size_t kept = m_steps.size();
        const auto played = m_session->play(offer.key, {}, {}, keeper());
        LAW(!played, "what is closed is refused: " + textOf(offer));
        if (viewer.shared && form.refusal)
            LAW(played.error().rule == offer.remark.rule,
                "what is closed is refused by its rule: " + offer.remark.rule + ", not " +
                    played.error().rule);
        LAW(m_steps.size() == kept && json() == before, "a refusal changes nothing");
    }

    void tryLeavingOut(const door::Offer& offer)
    {
        door::Answers answers;
        const door::Form form = skipped(*m_session, offer.key, answers, m_chance);
        const bool stuck =
            !form.complete && !form.refusal && !form.fields.empty() && canAnswer(form.fields.back());
        LAW(!stuck, "leaving everything out ends every procedure: " + textOf(form));
        if (form.refusal)
            LAW(!isOutOfRange(*form.refusal), "what is in range is taken: " + textOf(form));
    }

    // Plays that differ only in a secret are the same to whoever doesn't see it.
    void trySecret(const door::OfferKey& key, const door::Answers& answers, const door::Form& form)
    {
        if (!form.playable || !mayReadAgain(4))
            return;
        door::Answers other = answers;
        const door::Field* secret = nullptr;
        for (const door::Field& field : form.fields)
            if (field.secret && !field.kept && canAnswer(field)) {
                secret = &field;
                for (int k = 0; k < 20 && (!field.value || other[field.path] == *field.value); ++k)
                    other[field.path] = givenAnswer(field, m_chance);
            }
        if (!secret)
            return;
        LAW(form.eyesOnly, "a form with a secret is for one pair of eyes: " + key.procedure);
        const auto one = readAgain();
        const auto two = readAgain();
        if (!one->play(key, answers, {}, {}) || !two->play(key, other, {}, {}))
            return;
        for (const Side& side : m_session->start().sides) {
            if (side.id == secret->by)
                continue;
            const door::Viewer viewer{false, {side.id}};
            const std::string seen = sessionText(*one, viewer);
            const std::string seenOther = sessionText(*two, viewer);
            LAW(seen == seenOther,
                "a secret shows to nobody else: " + key.procedure + "\n" + seen + "\n--\n" + seenOther);
            for (const door::Offer& offer : one->offers(viewer))
                LAW(textOf(one->form(viewer, offer.key, {})) == textOf(two->form(viewer, offer.key, {})),
                    "a secret shows in nobody's form: " + key.procedure + ", " + textOf(offer));
        }
    }

    void playFilled(const door::Viewer& viewer, const door::OfferKey& key, const door::Answers& answers,
                    const door::Form& form)
    {
        const std::string before = json();
        const std::string sharedBefore = m_chance.oneIn(8) ? sessionText(*m_session, {}) : std::string();
        const std::size_t kept = m_steps.size();
        if (m_chance.oneIn(40)) {
            const auto full = [](const Step&) -> std::optional<Message> {
                return verbatim("the disk is full");
            };
            LAW(!m_session->play(key, answers, {}, full) && json() == before,
                "what can’t be kept doesn't count");
        }
        const auto played = m_session->play(key, answers, {}, keeper());
        if (!played) {
            LAW(m_steps.size() == kept && json() == before, "a refusal changes nothing");
            LAW(!viewer.shared || !form.playable, "what is playable is not refused: " + played.error().rule +
                                                      ", " + toText(played.error().message) + '\n' +
                                                      textOf(form));
            LAW(!form.refusal || !isOutOfRange(*form.refusal), "what is in range is taken: " + textOf(form));
            return;
        }
        LAW(!viewer.shared || form.playable, "what isn't playable is refused: " + textOf(form));
        afterPlay(*played, before, sharedBefore);
        checkReports(key, form);
    }

    // What is left in the middle may have done nothing yet.
    void checkReports(const door::OfferKey& key, const door::Form& form)
    {
        const bool isLeft =
            !form.fields.empty() &&
            (!form.fields.back().value || std::holds_alternative<door::Skipped>(*form.fields.back().value));
        const std::vector<LogLine> latest = m_session->latest({});
        LAW(!m_game.reportsAll || isLeft || m_session->waiting() ||
                std::ranges::any_of(latest, [](const LogLine& each) { return !each.sentences.empty(); }),
            "what is done leaves a sentence: " + key.procedure);
    }

    void afterPlay(const Played& played, const std::string& before, const std::string& sharedBefore)
    {
        LAW(played.steps.size() == 1 && played.steps.front() == m_steps.back(), "one play is one record");
        checkSentences(played.sentences);
        ++m_plays;
        const std::string after = json();
        m_stateAfter.push_back(after);
        const Record& record = played.steps.front().record;
        const auto written = answersJson(record.answers);
        const auto read = yaml::answersIn(written.dump());
        LAW(read && answersJson(*read) == written, "answers are read as they are written: " + written.dump());
        for (const Outcome& outcome : m_session->outcomes())
            if (m_chance.oneIn(4))
                m_odds.check(outcome);
        if (const auto refused = m_shadow->take(m_steps.back()))
            throw Broken{"what was played is taken: " + toText(refused->message) + ", " +
                         commandJson(record).dump()};
        if (mayReadAgain(30)) {
            const auto again = readAgain();
            LAW(sessionText(*again, {}) == sessionText(*m_session, {}),
                "refold: read again, everything looks the same");
        }
        if (sharedBefore.empty())
            return;
        // Undo takes it back, redo does it again.
        const std::string sharedAfter = textOf(m_session->view({}, {}));
        for (const Extent extent : {Extent::record, Extent::procedure}) {
            const std::size_t records = m_session->records();
            LAW(!m_session->undoLabel({}, extent).empty(), "an undo has a name");
            LAW(m_session->undo(extent, keeper()).has_value(), "what was played can be taken back");
            m_shadow->take(m_steps.back());
            if (extent == Extent::record)
                LAW(json() == before, "undo takes back what was played: " + record.procedure);
            checkMessage(m_session->redoLabel({}, extent), "what redo would do");
            LAW(m_session->redo(extent, keeper()).has_value(), "what was taken back can be done again");
            m_shadow->take(m_steps.back());
            LAW(m_session->records() == records, "redo does again what undo took back: " + record.procedure);
            LAW(json() == after && textOf(m_session->view({}, {})) == sharedAfter,
                "redo does again what was taken back: " + record.procedure);
        }
    }

    void undoAndRedo()
    {
        for (std::size_t k = 1 + m_chance.below(4); k > 0 && m_session->canUndo(); --k) {
            m_session->undo(m_chance.oneIn(2) ? Extent::record : Extent::procedure, keeper());
            m_shadow->take(m_steps.back());
        }
        while (m_session->canRedo() && m_chance.oneIn(2)) {
            m_session->redo(m_chance.oneIn(2) ? Extent::record : Extent::procedure, keeper());
            m_shadow->take(m_steps.back());
        }
        checkView(m_session->view(someViewer(), m_chance.below(m_session->records() + 3)));
        for (const LogLine& line : m_session->newest({}, 1))
            LAW(line.round == 0 || line.round == std::max(1, m_session->view({}, line.position - 1).round),
                "a line of the log has the Round in which it was played");
    }

    void goSomewhere()
    {
        if (m_stateAfter.empty())
            return;
        const std::size_t entry = m_chance.below(m_stateAfter.size());
        LAW(m_session->goTo(entry, keeper()).has_value(), "every entry of the log can be gone to");
        m_shadow->take(m_steps.back());
        if (!m_stateAfter[entry].empty())
            LAW(json() == m_stateAfter[entry], "the state behind an entry is the one it had");
    }

    // Plays the records that stand as scripts would write them: a line for each procedure.
    void playInOneLine(Session& session) const
    {
        std::vector<Record> records;
        for (const LogLine& line : m_session->log({}))
            if (line.stands)
                records.push_back(m_session->record(line.entry));
        for (std::size_t k = 0; k < records.size();) {
            std::size_t end = k + 1;
            bool plain = records[k].role != door::Role::correction;
            for (std::size_t at = end;
                 plain && at < records.size() && records[at].role != door::Role::procedure; ++at)
                if (records[at].role == door::Role::answer)
                    end = at + 1;
            door::Answers merged;
            for (std::size_t at = k; at < end; ++at) {
                plain = plain && (at == k || records[at].role == door::Role::answer);
                merged.insert(records[at].answers.begin(), records[at].answers.end());
            }
            const door::OfferKey key{records[k].procedure, {}, {}};
            const bool whole = plain && session.form({}, key, merged).complete;
            if (whole || records[k].role == door::Role::correction) {
                const auto played =
                    session.command(records[k].procedure,
                                    records[k].role == door::Role::correction ? records[k].answers : merged);
                if (!played)
                    throw Broken{"what was played can be written in one line: " + played.error().rule + ", " +
                                 toText(played.error().message) + ' ' + answersJson(merged).dump()};
            } else {
                for (std::size_t at = k; at < end; ++at)
                    if (const auto refused = session.take({Step::Kind::record, records[at], 1, 0}))
                        throw Broken{"the records that stand can be taken: " + toText(refused->message)};
            }
            k = end;
        }
    }

    const GameSystem& m_system;
    const LawGame& m_game;
    OddsCheck& m_odds;
    Chance m_chance;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Session> m_shadow; ///< takes each step as it is kept
    std::vector<Step> m_steps;
    std::vector<std::string> m_stateAfter; ///< by entry of the log
    std::size_t m_plays = 0;
};

/// The laws of the door, over every game that has a table: played at random like people play, with
/// ADJUTANT_LAW_PLAYS plays a game (2,000 unless set) from ADJUTANT_LAW_SEED.
class TestLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameWithAMatchIsPlayed()
    {
        for (const GameSystem& system : gameSystems())
            if (system.begin)
                QVERIFY2(std::ranges::find(lawGames(), system.id, &LawGame::id) != lawGames().end(),
                         ("no line in lawgames.cpp: " + std::string(system.id)).c_str());
    }

    void playedAtRandom_data()
    {
        QTest::addColumn<int>("game");
        for (std::size_t k = 0; k < lawGames().size(); ++k)
            QTest::newRow(std::string(lawGames()[k].id).c_str()) << static_cast<int>(k);
        for (std::size_t k = 0; k < otherLawGames().size(); ++k)
            QTest::addRow("%s, other lists", otherLawGames()[k].id.data()) << -1 - static_cast<int>(k);
    }
    void playedAtRandom()
    {
        QFETCH(int, game);
        const LawGame& played = game < 0 ? otherLawGames()[static_cast<std::size_t>(-1 - game)]
                                         : lawGames()[static_cast<std::size_t>(game)];
        const GameSystem* system = findGameSystem(played.id);
        QVERIFY2(system && system->begin, "it has a table");
        const auto plays = static_cast<std::size_t>(number("ADJUTANT_LAW_PLAYS", 2000));
        auto seed = static_cast<std::uint64_t>(number("ADJUTANT_LAW_SEED", 1));
        OddsCheck odds;
        for (std::size_t done = 0; done < plays; ++seed) {
            try {
                LawMatch match(*system, played, odds, seed);
                // Matches of a few records, and some of many.
                const int steps = seed % 16 == 0 ? 400 : 60;
                for (int k = 0; k < steps; ++k)
                    match.step();
                match.finish();
                done += match.plays();
                QVERIFY2(match.plays() > 0, "something can be played");
            } catch (const Broken& broken) {
                QFAIL(("seed " + std::to_string(seed) + ": " + broken.law).c_str());
            }
        }
    }

private:
    static int number(const char* name, int otherwise)
    {
        const int set = qEnvironmentVariableIntValue(name);
        return set > 0 ? set : otherwise;
    }
};

ADJUTANT_TEST(TestLaws)

} // namespace adjutant::test::tst_laws
