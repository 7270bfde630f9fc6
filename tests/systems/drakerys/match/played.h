#pragma once

#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/systems/drakerys/match/sums.h"

namespace adjutant::test {

/// A table of these players with the cards of the catalogue.
inline drakerys::MatchState matchOf(const std::vector<std::pair<PlayerId, Roster>>& armies,
                                    const PlayerId& first)
{
    std::vector<drakerys::PlayerState> players;
    for (const auto& [id, roster] : armies) {
        drakerys::PlayerState& player = players.emplace_back();
        player.id = id;
        for (const RosterEntry& entry : roster.entries)
            player.units.push_back(drakerys::wholeUnit(drakerys::cardOf(entry, roster, shipped())));
    }
    return drakerys::mustered(std::move(players), first, drakerys::elementalsOf(shipped()));
}

/// A table of two; red is the First Player.
inline drakerys::MatchState matchOf(const Roster& red, const Roster& blue)
{
    return matchOf({{PlayerId("red"), red}, {PlayerId("blue"), blue}}, PlayerId("red"));
}

/// The one that tests play.
inline drakerys::MatchState readyMatch()
{
    return matchOf(redArmy(), blueArmy());
}

/// A table of two begun as a match is: with the spell cards of the catalogue.
inline drakerys::MatchState matchAsPlayed(const Roster& red, const Roster& blue)
{
    auto match = drakerys::matchAt(drakerysStart(red, blue));
    if (!match)
        qFatal("%s", toText(match.error().message).c_str());
    return std::move(*match);
}

/// The Unit of that name: "red/crows-1".
inline const drakerys::UnitState& unitOf(const drakerys::MatchState& state, std::string_view unit)
{
    const drakerys::UnitState* found = state.find(unitRefOf(unit));
    if (!found)
        qFatal("no such Unit");
    return *found;
}

inline const drakerys::PlayerState& playerOf(const drakerys::MatchState& state, std::string_view player)
{
    const drakerys::PlayerState* found = state.find(PlayerId(std::string(player)));
    if (!found)
        qFatal("no such player");
    return *found;
}

/// Changes the card of a Unit.
template <class Change> void changeCard(drakerys::MatchState& state, std::string_view unit, Change change)
{
    drakerys::UnitState& known = *state.find(unitRefOf(unit));
    drakerys::UnitCard card = *known.card;
    change(card);
    known.card = card;
}

/// Gives a Unit a skill that its card hasn't got, and the figure of that.
inline void teach(drakerys::MatchState& state, std::string_view unit, const std::string& skill,
                  int drakerys::UnitCard::*value = nullptr, int figure = 0)
{
    changeCard(state, unit, [&](drakerys::UnitCard& card) {
        card.skills.emplace_back(skill);
        if (value)
            card.*value = figure;
    });
}
inline drakerys::MatchState withSkill(drakerys::MatchState state, std::string_view unit,
                                      const std::string& skill, int drakerys::UnitCard::*value = nullptr,
                                      int figure = 0)
{
    teach(state, unit, skill, value, figure);
    return state;
}

/// Its Leader is a Fire Vortex of 2 mana.
inline drakerys::MatchState withSource(drakerys::MatchState state, std::string_view unit)
{
    teach(state, unit, "source_of", &drakerys::UnitCard::sourceMana, 2);
    changeCard(state, unit, [](drakerys::UnitCard& card) { card.source = drakerys::Element::fire; });
    return state;
}

/// The id of the active player; "" once the game is over.
inline std::string activeOf(const drakerys::MatchState& state)
{
    const drakerys::PlayerState* active = activePlayer(state);
    return active ? active->id.text() : std::string();
}

/// The Vortex or Maelstrom of an id, one that lies nowhere where there is none.
inline drakerys::SourceState sourceOf(const drakerys::MatchState& state, std::string_view id)
{
    const auto* source =
        findIn(state.sources, drakerys::SourceId(std::string(id)), &drakerys::SourceState::id);
    return source ? *source : drakerys::SourceState();
}

/// What a command made of a table, and what it reported; a refused one leaves the table as it was.
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
    /// What it reported in English, joined by "; ".
    std::string story() const { return joined(sentences, &Sentence::message, "; "); }
};

/// Carries a command out that is written as in scripts: `injure: {unit: red/crows-1, count: 3}`. What its
/// rolls came to may be written in short: `successes: [3, 0]` is `rolls: [{successes: 3}, {successes: 0}]`.
inline CommandRun run(drakerys::MatchState state, const std::string& command,
                      Ask::Missing missing = Ask::Missing::skipped)
{
    static const QRegularExpression number("(\\d+)"), inShort("successes: \\[([\\d, ]+)\\]");
    QString whole = QString::fromStdString(command);
    const QString rolls = inShort.match(whole).captured(1).replace(number, "{successes: \\1}");
    const WrittenCommand written = commandOf(whole.replace(inShort, "rolls: [" + rolls + ']').toStdString());
    const auto* procedure = findIn(drakerys::matchRules().procedures, written.procedure,
                                   [](const auto& each) { return std::string_view(each.id); });
    if (!procedure)
        qFatal("no command: %s", command.c_str());
    drakerys::MatchState changed = state;
    Ask ask({{written.answers, 0, false}}, missing);
    ask.run(procedure->play(changed, ask));
    const bool done = ask.form().complete && !ask.form().refusal;
    return {done ? std::move(changed) : std::move(state), ask.form(), ask.takeSentences(),
            ask.takeOutcomes()};
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

/// Red's Crows (12) have charged blue's Soldiers (6), five of each in Contact, without a Hit on either side;
/// their activation is over, and blue is active.
inline drakerys::MatchState crowsOnSoldiers()
{
    return after(readyMatch(), {"charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 5}, "
                                "against: {contact: 5}, successes: [0, 0, 3]}",
                                "end_activation: {}"});
}

/// A Unit as it rolls dice.
inline drakerys::Side sideOf(const drakerys::MatchState& state, std::string_view unit)
{
    const auto side = sideInMatch(state, unitRefOf(unit));
    if (!side)
        qFatal("no side");
    return *side;
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

/// It in short: the VP of each condition with `?` where nobody answered and `!` where the players ticked,
/// joined by blanks: "1 0? 1!".
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

/// A figure to a ten-thousandth.
inline Json roundedIn(std::optional<double> figure)
{
    return figure ? Json(std::round(*figure * 1e4) / 1e4) : Json();
}

/// Those with whom a Unit is in Contact, each with its own Warriors who are: "blue/soldiers-1 5".
inline std::string contactsOf(const drakerys::MatchState& state, const UnitRef& unit)
{
    return joined(state.contacts, [&unit](const drakerys::Contact& each) {
        return each.one == unit     ? toText(each.other) + ' ' + std::to_string(each.ofOne.contact)
               : each.other == unit ? toText(each.one) + ' ' + std::to_string(each.ofOther.contact)
                                    : std::string();
    });
}

/// Where the map shows that the next Idol may lie: "66.2, 66.2 cm; 45, 45 cm".
inline Json placesFor(const drakerys::MatchState& state)
{
    return joined(
        std::get<door::Ground>(drakerys::battlefieldBoard(state).drawn).marks,
        [](const door::Ground::Mark& mark) {
            return mark.id.starts_with("idol-place/") ? toText(drakerys::toMessage(mark.at)) : std::string();
        },
        "; ");
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
               : figure == "missing"    ? Json(missingObjectives(state).size())
               : figure == "over"       ? Json(viewOf(state).over)
               : figure == "closing"    ? Json(viewOf(state).closing)
               : figure == "places"     ? placesFor(state)
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
        const auto verdict = [&] { return verdictOn(state, player, mission->mission.text()); };
        if (figure == "counts")
            return joined(verdict().conditions, [](const auto& each) { return std::to_string(each.count); });
        if (figure == "standing")
            return joined(verdict().conditions,
                          [](const auto& each) { return each.standing ? toText(*each.standing) : ""; });
        if (figure == "covered" || figure == "vp")
            return figure == "vp" ? Json(verdict().vp) : Json(verdict().card.secret);
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
               : figure == "army-left"       ? roundedIn(armyPointsOf(player).left)
               : figure == "army-lost"       ? roundedIn(armyPointsOf(player).lost)
               : figure == "casualties"      ? roundedIn(casualtiesOfEnemies(state, player.id))
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
           : figure == "march"          ? Json(*reachOf(unit, drakerys::ActionKind::march))
           : figure == "charge"         ? Json(*reachOf(unit, drakerys::ActionKind::charge))
           : figure == "actions"        ? Json(actionsOf(unit))
           : figure == "cheapest"       ? Json(cheapestActivation(unit))
           : figure == "at"             ? placeIn(unit.at)
                                        : Json(unit.has(figure));
}

/// A figure of a Unit as it rolls dice, its `skills`, or whether it has a skill of that id.
inline Json figureOf(const drakerys::Side& side, const std::string& figure)
{
    const std::map<std::string, Json> figures{{"power", side.power},
                                              {"health", side.health},
                                              {"initiative", side.initiative},
                                              {"combat", side.combat},
                                              {"strength", side.strength},
                                              {"resistance", side.resistance},
                                              {"shooting", side.shooting},
                                              {"willpower", side.willpower},
                                              {"warriors", side.warriors},
                                              {"contact", side.contact},
                                              {"supporting", side.supporting},
                                              {"injuries", side.injuries},
                                              {"stress", side.stress},
                                              {"hero", side.hero},
                                              {"guarded", side.guardInCohesion},
                                              {"authority", side.authority},
                                              {"charisma", side.charisma},
                                              {"dreaded", side.dreaded},
                                              {"extra-dice", side.extraDice},
                                              {"allied-units", side.alliedUnitsEngaged},
                                              {"rerolls", side.rerolls},
                                              {"other-enemies", side.otherEnemyHeadcount},
                                              {"other-stress", side.otherEnemyMinStress.value_or(-1)}};
    if (const auto found = figures.find(figure); found != figures.end())
        return found->second;
    if (figure == "skills")
        return joined(drakerys::skillRules(), [&side](const drakerys::SkillRule& rule) {
            return side.has(rule.skill) ? std::string(rule.id()) : std::string();
        });
    const auto rule = std::ranges::find(drakerys::skillRules(), figure, &drakerys::SkillRule::id);
    return rule == drakerys::skillRules().end() ? Json("no figure") : Json(side.has(rule->skill));
}

/// What a line of a script finds a piece in, of the command before it; none: it is no such line.
inline std::vector<std::string> textsFor(const CommandRun& last, const std::string& subject)
{
    if (subject == "mentions" || subject == "never mentions")
        return {last.story()};
    if (subject == "warns" || subject == "never warns")
        return {last.warnings()};
    return textsOf(last.form, subject);
}

/// What a line of a script compares, of the command before it; none: it is no such line.
inline std::optional<std::string> textFor(const CommandRun& last, const std::string& subject)
{
    if (subject == "warnings")
        return last.warnings().empty() ? "none" : last.warnings();
    if (subject == "reports")
        return last.story();
    if (subject.starts_with("dice "))
        return diceAt(last, subject.substr(5));
    if (subject == "form")
        return last.refusal();
    if (subject == "due")
        return dueFor(last.state);
    return textOf(last.form, subject);
}

/// Plays a script on a match that says what comes of it, as ScriptedMatch does; `anew: {}` goes back to the
/// match as it was given, and `unchanged: {}` says that it is still so. `refused RULE`, `not refused`,
/// `warned RULES` and `allowed` (without a warning) are tried only, as is `tries COMMAND`, and `asks
/// COMMAND`, which stays at its next question as players see it. Behind these stand what textsFor and textFor
/// know, and `field PATH` and `option PATH ID` with figures of a question, `side UNIT` with the figures that
/// a Unit rolls with, `side UNIT against UNIT` in a fight; all else is a command to play.
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
            check(differing(rest, [&](const std::string& figure) { return figureOf(whole, part, figure); }),
                  "");
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
        } else if (subject.starts_with("side ")) {
            const std::size_t enemy = subject.find(" against ");
            const UnitRef unit = unitRefOf(subject.substr(5, enemy - 5));
            const auto side = enemy == subject.npos
                                  ? sideInMatch(last.state, unit)
                                  : sideInFight(last.state, unit, unitRefOf(subject.substr(enemy + 9)));
            if (!side)
                return check("no side", subject);
            check(differing(rest, [&](const std::string& figure) { return figureOf(*side, figure); }), "");
        } else if (subject.starts_with("option ")) {
            const std::size_t blank = subject.rfind(' ');
            const auto& option = optionAt(last.form, subject.substr(7, blank - 7), subject.substr(blank + 1));
            check(differing(rest, [&](const std::string& figure) { return figureOf(option, figure); }), "");
        } else if (subject == "match" || subject.find('/') != subject.npos ||
                   last.state.find(PlayerId(subject))) {
            checkFigures(last.state, subject);
        } else {
            last = run(std::move(last.state), line);
            check(last.refusal(), "none");
            if (oddIn(begin).empty()) // a Unit without a card may begin with what none can have
                check(oddIn(last.state), "");
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
