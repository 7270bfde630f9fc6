#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/drakerys/match/readymatch.h"
#include "tests/systems/scriptedmatch.h"

#include <QtTest>

namespace adjutant::test {

/// The texts of a list that aren't empty, joined.
template <class List, class Text>
std::string joined(const List& list, const Text& text, std::string_view between = " ")
{
    std::string all;
    for (const auto& each : list)
        if (const std::string one = std::invoke(text, each); !one.empty())
            all.append(all.empty() ? "" : between).append(one);
    return all;
}

/// What a command made of a table, and what it told; a refused one leaves the table as it was.
struct CommandRun
{
    drakerys::MatchState state;
    door::Form form; ///< complete, or with its refusal
    std::vector<Sentence> sentences;
    std::vector<Outcome> outcomes;

    /// The code of the rule that refuses it, or "none"; "incomplete" where an answer is missing.
    std::string refusal() const
    {
        return form.refusal ? form.refusal->rule : form.complete ? "none" : "incomplete";
    }
    /// The codes of its warnings, joined by blanks; why it is refused where it is.
    std::string warnings() const
    {
        if (form.refusal)
            return "refused: " + toText(form.refusal->message);
        return joined(form.warnings, &door::Remark::rule);
    }
    /// What it told in English, joined by "; ".
    std::string story() const
    {
        return joined(
            sentences, [](const Sentence& each) { return toText(each.message); }, "; ");
    }
};

/// Carries a command out that is written as in scripts: `injure: {unit: red/crows-1, count: 3}`.
inline CommandRun run(drakerys::MatchState state, const std::string& command,
                      Ask::Missing missing = Ask::Missing::skipped)
{
    const WrittenCommand written = commandOf(command);
    const auto* procedure = findIn(drakerys::matchRules().procedures, written.procedure,
                                   [](const auto& each) { return std::string_view(each.id); });
    if (!procedure)
        qFatal("no command: %s", command.c_str());
    drakerys::MatchState changed = state;
    Ask ask({{written.answers, 0, false}}, missing);
    ask.run(procedure->play(changed, ask));
    const bool done = ask.form().complete && !ask.form().refusal;
    return {done ? std::move(changed) : std::move(state), ask.form(), ask.sentences(), ask.outcomes()};
}

/// The form of a command with the answers that are written, as players see it: it stays at its next question.
inline CommandRun asked(drakerys::MatchState state, const std::string& command)
{
    return run(std::move(state), command, Ask::Missing::stays);
}

/// The dice of a question and what they must show, without the reasons: "6 dice, 8 or more".
inline std::string diceAt(const CommandRun& run, const std::string& path)
{
    const door::Field* field = fieldAt(run.form, path);
    return field ? toText(field->why).substr(0, toText(field->why).find(':')) : "not asked";
}

/// Carries commands out one after the other; a refusal fails the test that asks.
inline drakerys::MatchState after(drakerys::MatchState state, const std::vector<std::string>& commands)
{
    for (const std::string& command : commands) {
        CommandRun done = run(std::move(state), command);
        if (done.refusal() != "none")
            qFatal("%s: %s", command.c_str(), done.warnings().c_str());
        state = std::move(done.state);
    }
    return state;
}

/// A player's verdict on a card that was dealt.
inline drakerys::MissionVerdict verdictOn(const drakerys::MatchState& state, std::string_view player,
                                          std::string_view mission)
{
    for (const drakerys::MissionVerdict& verdict : verdictsOf(state))
        if (verdict.card.player.text() == player && verdict.card.mission.text() == mission)
            return verdict;
    qFatal("no such card");
}

/// It in short: the VP of each condition with `?` where nobody told and `!` where the players ticked, joined
/// by blanks: "1 0? 1!".
inline std::string pointsOf(const drakerys::MatchState& state, std::string_view player,
                            std::string_view mission)
{
    return joined(verdictOn(state, player, mission).conditions, [](const drakerys::ConditionVerdict& each) {
        return std::to_string(each.vp) + (each.source == drakerys::VerdictSource::computed ? ""
                                          : each.source == drakerys::VerdictSource::ticked ? "!"
                                                                                           : "?");
    });
}

inline Json idsIn(const auto& list)
{
    return joined(list, [](const auto& id) { return id.text(); });
}

/// A place to a millionth of a cm.
inline Json placeIn(const std::optional<drakerys::Point>& at)
{
    const auto rounded = [](double cm) { return std::round(cm * 1e6) / 1e6; };
    return at ? Json{rounded(at->x), rounded(at->y)} : Json();
}

/// Those with whom a Unit is in Contact, each with its own Warriors who are: "blue/soldiers-1 5".
inline std::string contactsOf(const drakerys::MatchState& state, const UnitRef& unit)
{
    return joined(state.contacts, [&unit](const drakerys::Contact& each) {
        return each.one == unit     ? toText(each.other) + ' ' + std::to_string(each.ofOne)
               : each.other == unit ? toText(each.one) + ' ' + std::to_string(each.ofOther)
                                    : std::string();
    });
}

/// What is due of a Unit; of none: all that is.
inline std::string dueFor(const drakerys::MatchState& state, const UnitRef& unit = {})
{
    return joined(due(state), [&unit](const door::OfferKey& key) {
        return unit == UnitRef() || key.piece == unit ? key.procedure : std::string();
    });
}

/// A figure of the match, of a player (its progress, or its points of a mission), of an `objective/shard-1`,
/// a `source/north`, a player's card (`mission/red/relics`: a condition that was ticked, where it is no
/// figure) or of a Unit (its token of that name, where it is no figure).
inline Json figureOf(const drakerys::MatchState& state, const std::string& subject, const std::string& figure)
{
    if (subject == "match")
        return figure == "active"       ? Json(activeOf(state))
               : figure == "round"      ? Json(roundOf(state))
               : figure == "finished"   ? Json(isFinished(state))
               : figure == "activation" ? Json(state.activation.has_value())
               : figure == "ts"         ? Json(state.activation ? state.activation->ts : -1)
               : figure == "sources"    ? Json(state.sources.size())
               : figure == "objectives" ? Json(state.objectives.size())
               : figure == "missions"   ? Json(joined(state.missions,
                                                      [](const drakerys::MissionState& each) {
                                                        return each.player.text() + '/' + each.mission.text();
                                                    }))
                                        : Json();
    if (subject.starts_with("mission/")) {
        const std::size_t slash = subject.find('/', 8);
        const std::string player = subject.substr(8, slash - 8);
        const drakerys::MissionState* mission =
            state.find(PlayerId(player), drakerys::MissionId(subject.substr(slash + 1)));
        if (!mission)
            return Json("none");
        if (figure == "counts")
            return joined(verdictOn(state, player, mission->mission.text()).conditions,
                          [](const drakerys::ConditionVerdict& each) { return std::to_string(each.count); });
        if (figure == "covered" || figure == "vp") {
            const drakerys::MissionVerdict verdict = verdictOn(state, player, mission->mission.text());
            return figure == "vp" ? Json(verdict.vp) : Json(verdict.card.secret);
        }
        const auto ticked = mission->ticked.find(figure);
        return figure == "secret" ? Json(mission->secret)
               : figure == "units"
                   ? Json(joined(mission->units, [](const UnitRef& unit) { return toText(unit); }))
               : figure == "sceneries" ? idsIn(mission->sceneries)
                                       : Json(ticked == mission->ticked.end() ? 0 : ticked->second);
    }
    if (subject.starts_with("objective/")) {
        const auto* objective = subject == "objective/first"
                                    ? state.objectives.data()
                                    : findIn(state.objectives, drakerys::ObjectiveId(subject.substr(10)),
                                             &drakerys::ObjectiveState::id);
        return !objective             ? Json("none")
               : figure == "carrier"  ? Json(objective->carrier ? toText(*objective->carrier) : "none")
               : figure == "owner"    ? Json(objective->owner.text())
               : figure == "mission"  ? Json(objective->mission.text())
               : figure == "injuries" ? Json(objective->injuries)
                                      : placeIn(objective->at);
    }
    if (subject.starts_with("source/")) {
        const drakerys::SourceState source = sourceOf(state, subject.substr(7));
        return figure == "exhausted"   ? Json(source.exhausted)
               : figure == "maelstrom" ? Json(!source.element)
                                       : placeIn(source.at);
    }
    if (subject.find('/') == subject.npos) {
        const drakerys::PlayerState& player = playerOf(state, subject);
        return figure == "progress"          ? Json(player.progress)
               : figure == "square"          ? Json(player.square())
               : figure == "headquarters"    ? Json(player.headquarters())
               : figure == "at-headquarters" ? Json(player.atHeadquarters)
               : figure == "vp"              ? Json(player.vp())
               : figure == "area"            ? Json(!player.side                                  ? "none"
                                                    : *player.side == drakerys::DeploymentSide::a ? "a"
                                                                                                  : "b")
               : figure == "victory-points"  ? Json(victoryPointsOf(state, player.id))
                                             : Json(pointsOf(state, subject, figure));
    }
    if (figure == "there")
        return Json(state.find(unitRefOf(subject)) != nullptr);
    const drakerys::UnitState& unit = unitOf(state, subject);
    return figure == "warriors"         ? Json(unit.warriors)
           : figure == "injuries"       ? Json(unit.injuries)
           : figure == "stress"         ? Json(unit.stress)
           : figure == "removed"        ? Json(unit.removed())
           : figure == "exhausted"      ? Json(unit.exhausted)
           : figure == "on-battlefield" ? Json(unit.isOnBattlefield())
           : figure == "name"           ? Json(unit.card->name)
           : figure == "tokens"         ? idsIn(unit.status)
           : figure == "spells"         ? idsIn(unit.spells)
           : figure == "chosen"         ? idsIn(unit.chosenSpells.value_or(std::vector<drakerys::SpellId>()))
           : figure == "due"            ? Json(dueFor(state, unitRefOf(subject)))
           : figure == "contacts"       ? Json(contactsOf(state, unitRefOf(subject)))
           : figure == "engaged"        ? Json(isEngaged(state, unitRefOf(subject)))
           : figure == "at"             ? placeIn(unit.at)
                                        : Json(unit.has(figure));
}

/// How many may be picked: "1 to 3".
inline std::string picksIn(const door::PickInput& pick)
{
    return std::to_string(pick.least) + " to " + std::to_string(pick.most);
}

/// What a form says of a question: whether it is `asked`, its `value` (null: none yet), the `most` of a
/// number, how many `dice` it takes, its `options`, who answers it (`by`), whether it is `skippable`, a
/// `secret` or a `detail`, its `label` and what `skipped` says.
inline Json figureOf(const door::Form& form, const std::string& path, const std::string& figure)
{
    const door::Field* field = fieldAt(form, path);
    if (!field || figure == "asked")
        return Json(field != nullptr);
    const auto json = [](const auto& value) -> Json {
        if constexpr (std::is_same_v<decltype(value), const door::Skipped&>)
            return {};
        else if constexpr (std::is_same_v<decltype(value), const door::Point&>)
            return Json{value.x, value.y};
        else
            return value;
    };
    return figure == "value"         ? field->value ? std::visit(json, *field->value) : Json()
                   : figure == "most" ? Json(std::get<door::NumberInput>(field->input).highest)
           : figure == "dice"        ? Json(std::get<door::DiceInput>(field->input).dice.size())
           : figure == "succeeds-to" ? Json(std::get<door::DiceInput>(field->input).succeedsTo)
           : figure == "by"          ? Json(field->by.text())
           : figure == "options"
               ? Json(joined(std::get<door::PickInput>(field->input).options, &door::Option::id))
           : figure == "first"     ? Json(std::get<door::PickInput>(field->input).options.front().id)
           : figure == "picks"     ? Json(picksIn(std::get<door::PickInput>(field->input)))
           : figure == "skippable" ? Json(!field->ifSkipped.empty())
           : figure == "secret"    ? Json(field->secret)
           : figure == "detail"    ? Json(field->detail)
           : figure == "label"     ? Json(toText(field->label))
                                   : Json(toText(field->ifSkipped));
}

/// What a line of a script finds a piece in, of the command before it; none: it is no such line.
inline std::vector<std::string> textsFor(const CommandRun& last, const std::string& subject)
{
    if (subject == "mentions" || subject == "never mentions")
        return {last.story()};
    if (subject == "warns" || subject == "never warns")
        return {last.warnings()};
    if (subject == "because")
        return {last.form.refusal ? toText(last.form.refusal->message) : "not refused"};
    if (subject.starts_with("why "))
        return {fieldAt(last.form, subject.substr(4)) ? toText(fieldAt(last.form, subject.substr(4))->why)
                                                      : "not asked"};
    std::vector<std::string> texts;
    if (subject == "follows")
        for (const Message& each : last.form.follows)
            texts.push_back(toText(each));
    if (subject == "warning says")
        for (const door::Remark& each : last.form.warnings)
            texts.push_back(toText(each.message));
    return texts;
}

/// What a line of a script compares, of the command before it; none: it is no such line.
inline std::optional<std::string> textFor(const CommandRun& last, const std::string& subject)
{
    if (subject == "warnings")
        return last.warnings().empty() ? "none" : last.warnings();
    if (subject == "reports")
        return last.story();
    if (subject == "next")
        return last.form.fields.back().path;
    if (subject == "all follows")
        return joined(textsFor(last, "follows"), std::identity(), "; ");
    if (subject == "cost")
        return toText(last.form.cost);
    if (subject.starts_with("dice "))
        return diceAt(last, subject.substr(5));
    if (subject == "form")
        return last.refusal();
    if (subject == "playable")
        return last.form.playable ? "yes" : "no";
    if (subject == "foreseen")
        return last.form.forecast ? "yes" : "no";
    if (subject == "due")
        return dueFor(last.state);
    return std::nullopt;
}

/// Plays a script on a match that says what comes of it, as ScriptedMatch does; `anew: {}` goes back to the
/// match as it was given, and `unchanged: {}` says that it is still so. `refused RULE`, `not refused`,
/// `warned RULES` and `allowed` (without a warning) are tried only, as is `tries COMMAND`, and `asks
/// COMMAND`, which stays at its next question as players see it. Behind these stand what textsFor and textFor
/// know, and `field PATH` with figures of a question; all else is a command to play.
inline void follow(const drakerys::MatchState& begin, const Script& script,
                   std::source_location at = std::source_location::current())
{
    CommandRun last{begin, {}, {}, {}};
    for (const std::string& line : script) {
        const std::size_t colon = line.find(": ");
        const std::string subject = line.substr(0, colon);
        const std::string rest = colon == line.npos ? std::string() : line.substr(colon + 2);
        const auto check = [&line, &at](const std::string& found, const std::string& wanted) {
            if (found != wanted)
                QTest::qFail((line + ", not: " + found).c_str(), at.file_name(), static_cast<int>(at.line()));
        };
        const auto checkFigures = [&](const auto& whole, const std::string& part) {
            const Json stated = jsonFrom(rest);
            for (const auto& [figure, wanted] : stated.items()) {
                const Json found = figureOf(whole, part, figure);
                // Points are words, though one alone looks like a number.
                if (found.is_string() ? listed(found) != listed(wanted) : found != wanted)
                    check(figure + ' ' + found.dump(), wanted.dump());
            }
        };
        const auto tried = [&last](CommandRun trial) {
            trial.state = std::move(last.state);
            last = std::move(trial);
        };
        if (subject == "anew") {
            last = {begin, {}, {}, {}};
        } else if (subject == "unchanged") {
            check(last.state == begin ? "unchanged" : "changed", "unchanged");
        } else if (subject.starts_with("asks ")) {
            tried(asked(last.state, line.substr(5)));
        } else if (subject.starts_with("tries ")) {
            tried(run(last.state, line.substr(6)));
        } else if (subject.starts_with("refused ") || subject == "not refused") {
            tried(run(last.state, rest));
            check(last.refusal(), subject == "not refused" ? "none" : subject.substr(8));
        } else if (subject.starts_with("warned ") || subject == "allowed") {
            tried(run(last.state, rest));
            check(last.warnings(), subject == "allowed" ? "" : subject.substr(7));
        } else if (const auto text = textFor(last, subject)) {
            check(*text, rest);
        } else if (const auto texts = textsFor(last, subject); !texts.empty()) {
            const bool holds = std::ranges::any_of(
                texts, [&rest](const std::string& each) { return each.find(rest) != each.npos; });
            if (holds == subject.starts_with("never "))
                check('\'' + joined(texts, std::identity(), "; ") + '\'', rest);
        } else if (subject.starts_with("field ")) {
            checkFigures(last.form, subject.substr(6));
        } else if (subject == "match" || subject.find('/') != subject.npos ||
                   last.state.find(PlayerId(subject))) {
            checkFigures(last.state, subject);
        } else {
            last = run(std::move(last.state), line);
            check(last.refusal(), "none");
        }
    }
}

/// The columns `state` and `script` of a data test, and the test.
inline void followState(std::source_location at = std::source_location::current())
{
    QFETCH(drakerys::MatchState, state);
    QFETCH(Script, script);
    follow(state, script, at);
}

/// An activation of one Special Action of so many TS, as scripts write it.
inline std::string spending(const std::string& unit, int ts)
{
    return "activate: {unit: " + unit + ", actions: [{action: special, ts: " + std::to_string(ts) + "}]}";
}

} // namespace adjutant::test
