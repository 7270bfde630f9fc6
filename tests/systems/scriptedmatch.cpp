#include "tests/systems/scriptedmatch.h"

#include "core/yaml/answersfile.h"
#include "core/yaml/document.h"
#include "core/yaml/matchscriptreader.h"

#include <QtTest>

#include <algorithm>

namespace adjutant::test {

namespace {

yaml::Node parsed(const std::string& yaml)
{
    auto root = yaml::parse(yaml, "test");
    if (!root)
        qFatal("%s", yaml::inEnglish(root.error()).c_str());
    return std::move(*root);
}

door::Answers answersOf(const yaml::Node& node, const std::string& what)
{
    yaml::FaultList faults{"test", {}};
    yaml::ReadAnswers read = yaml::readAnswers(node, what, faults);
    if (!faults.faults.empty())
        qFatal("%s", yaml::inEnglish(faults.faults.front()).c_str());
    return std::move(read.answers);
}

const GameSystem& gameOf(std::string_view id)
{
    const GameSystem* game = findGameSystem(id);
    if (!game)
        qFatal("no game: %s", std::string(id).c_str());
    return *game;
}

std::unique_ptr<Session> begun(Start start)
{
    auto session = gameOf(start.system.text()).begin(std::move(start));
    if (!session)
        qFatal("%s", toText(session.error().message).c_str());
    return std::move(*session);
}

void fail(const std::string& what, const ScriptedMatch::At& at)
{
    QTest::qFail(what.c_str(), at.file_name(), static_cast<int>(at.line()));
}

std::string toText(const door::OfferKey& key)
{
    const std::string whose = key.piece.player.empty() ? key.side.text() : toText(key.piece);
    return whose.empty() ? key.procedure : key.procedure + ' ' + whose;
}

Json jsonOf(const yaml::Node& node)
{
    Json json;
    if (node.kind == yaml::Node::Kind::sequence) {
        json = Json::array();
        for (const yaml::Node& item : node.items)
            json.push_back(jsonOf(item));
    } else if (node.kind == yaml::Node::Kind::mapping) {
        json = Json::object();
        for (const yaml::Member& member : node.members)
            json[member.key] = jsonOf(member.value);
    } else if (node.kind == yaml::Node::Kind::scalar) {
        json = node.plain ? Json::parse(node.text, nullptr, false) : Json(node.text);
        if (json.is_discarded())
            json = node.text;
    }
    return json;
}

const char* wordOf(door::Standing standing)
{
    return standing == door::Standing::open     ? "open"
           : standing == door::Standing::warned ? "warned"
                                                : "closed";
}

// How many may be picked: "1 to 3".
std::string picksIn(const door::PickInput& pick)
{
    return std::to_string(pick.least) + " to " + std::to_string(pick.most);
}

/// Figures by their paths.
std::function<Json(const std::string&)> figuresOf(const Json& all)
{
    return [&all](const std::string& path) {
        const Json::json_pointer pointer('/' + path);
        return all.contains(pointer) ? all[pointer] : Json();
    };
}

} // namespace

door::Answers answersFrom(const std::string& yaml)
{
    return answersOf(parsed(yaml), "answers");
}

WrittenCommand commandOf(const std::string& yaml)
{
    const yaml::Node root = parsed(yaml);
    yaml::FaultList faults{"test", {}};
    const yaml::Member* member = yaml::commandIn(root, faults);
    if (!member)
        qFatal("no command: %s", yaml.c_str());
    return {member->key, answersOf(member->value, member->key)};
}

std::vector<std::pair<std::string, door::Answers>> openingOf(std::initializer_list<const char*> commands)
{
    std::vector<std::pair<std::string, door::Answers>> opening;
    for (const char* command : commands) {
        WrittenCommand written = commandOf(command);
        opening.emplace_back(std::move(written.procedure), std::move(written.answers));
    }
    return opening;
}

door::OfferKey keyOf(const std::string& text)
{
    const std::size_t blank = text.find(' ');
    const std::string whose = blank == text.npos ? std::string() : text.substr(blank + 1);
    const bool isUnit = whose.find('/') != whose.npos;
    return {text.substr(0, blank), isUnit ? unitRefOf(whose) : UnitRef(), PlayerId(isUnit ? "" : whose)};
}

Start startOf(const char* game, const std::vector<WrittenSide>& sides, const std::string& extras)
{
    Start start;
    start.system = SystemId(game);
    start.extras = answersFrom(extras);
    for (const WrittenSide& written : sides) {
        Side side;
        side.id = PlayerId(written.id);
        side.extras = answersFrom(written.extras);
        side.roster.system = start.system;
        side.roster.extras = answersFrom(written.list);
        for (const yaml::Member& card : parsed('{' + written.cards + '}').members) {
            RosterEntry entry;
            entry.id = EntryId(card.key);
            entry.card = answersOf(card.value, card.key);
            side.roster.entries.push_back(std::move(entry));
        }
        start.sides.push_back(std::move(side));
    }
    return start;
}

std::optional<door::OddsView> solved(const char* game, const std::string& kind, const std::string& yaml)
{
    return solve(gameOf(game), {kind, answersFrom(yaml)});
}

Json figures(const char* game, const std::string& kind, const std::string& yaml)
{
    for (const OddsKind& each : gameOf(game).odds)
        if (kind == each.id) {
            const auto asked = answered<OddsQuestion>(each.ask, answersFrom(yaml), Ask::Missing::skipped);
            if (asked.form.refusal)
                return {{"refused", asked.form.refusal->rule + ": " + toText(asked.form.refusal->message)}};
        }
    return *solved(game, kind, yaml).value().figures;
}

ScriptedMatch::ScriptedMatch(Start start) : m_session(begun(std::move(start))) {}

std::string ScriptedMatch::take(const Expected<Played, door::Remark>& played)
{
    m_sentences.clear();
    if (!played) {
        m_sentences = toText(played.error().message);
        return played.error().rule;
    }
    for (const Sentence& each : played->sentences)
        m_sentences += toText(each.message) + '\n';
    return {};
}

std::string ScriptedMatch::refusal(const std::string& command)
{
    const WrittenCommand written = commandOf(command);
    if (written.procedure == "undo")
        return take(m_session->undo(Extent::procedure, {}));
    if (written.procedure == "redo")
        return take(m_session->redo(Extent::procedure, {}));
    return take(m_session->command(written.procedure, written.answers));
}

void ScriptedMatch::play(const std::string& command, At at)
{
    if (const std::string rule = refusal(command); !rule.empty())
        fail(command + " is refused: " + rule + ", " + m_sentences, at);
}

void ScriptedMatch::play(std::initializer_list<std::string> commands, At at)
{
    for (const std::string& command : commands)
        play(command, at);
}

void ScriptedMatch::refuses(const std::string& rule, const std::string& command, At at)
{
    const Json before = state();
    if (const std::string refused = refusal(command); refused != rule)
        fail(command + " is refused by '" + refused + "', not '" + rule + "': " + m_sentences, at);
    else if (state() != before)
        fail(command + " is refused and changes something", at);
}

void ScriptedMatch::follow(const std::vector<std::string>& script, At at)
{
    for (const std::string& line : script) {
        const std::size_t colon = line.find(": ");
        const std::string subject = line.substr(0, colon);
        const std::string rest = colon == line.npos ? std::string() : line.substr(colon + 2);
        const std::string answers = rest.empty() ? "{}" : rest;
        if (subject.starts_with("refused ")) {
            refuses(subject.substr(8), rest, at);
        } else if (subject.starts_with("warned ") || subject == "allowed") {
            const std::size_t before = m_session->warnings().size();
            play(rest, at);
            const auto warnings = m_session->warnings();
            const std::string found = warnings.size() > before ? warnings.back().second.rule : "";
            if (found != (subject == "allowed" ? "" : subject.substr(7)) || warnings.size() > before + 1)
                fail(line + ", but it warns of " + found, at);
        } else if (subject.starts_with("form ")) {
            m_form = form(subject.substr(5), answers);
        } else if (subject.starts_with("answer ")) {
            answer(subject.substr(7), answers, at);
        } else if (!check(line, subject, rest, at)) {
            play(line, at);
        }
    }
}

std::optional<std::string> ScriptedMatch::textFor(const std::string& subject) const
{
    const std::size_t blank = subject.find(' ');
    const std::string word = subject.substr(0, blank);
    const std::string object = blank == subject.npos ? std::string() : subject.substr(blank + 1);
    if (subject == "due")
        return due();
    if (subject == "reports")
        return m_sentences;
    if (subject == "headline")
        return toText(m_session->view({}).headline);
    if (subject == "begun")
        return m_session->view({}).begun ? "yes" : "no";
    if (subject == "open") {
        const std::vector<door::Offer> offers = m_session->offers({});
        const auto open = std::ranges::find_if(offers, &door::Offer::open);
        return open == offers.end() ? "none"
                                    : (open == offers.begin() ? "" : "behind others: ") + open->key.procedure;
    }
    if (word == "offered")
        return offered(object.c_str());
    if (word == "offer" || word == "detail" || word == "rule" || word == "remark") {
        for (const door::Offer& offer : m_session->offers({}))
            if (offer.key == keyOf(object))
                return word == "offer"    ? wordOf(offer.standing)
                       : word == "detail" ? toText(offer.detail)
                       : word == "rule"   ? offer.remark.rule
                                          : toText(offer.remark.message);
        return "none";
    }
    if (word == "board") {
        for (const door::Board& board : m_session->view({}).boards)
            if (board.id == object)
                return joined(board.spoken, {}, "; ");
        return "none";
    }
    return textOf(m_form, subject);
}

bool ScriptedMatch::check(const std::string& line, const std::string& subject, const std::string& expected,
                          At at)
{
    if (const std::optional<std::string> text = textFor(subject)) {
        if (*text != expected && *text != expected + '\n')
            fail(line + ", not: " + *text, at);
        return true;
    }
    const bool isSentence = subject == "mentions" || subject == "never mentions";
    if (const auto texts = isSentence ? std::vector{m_sentences} : textsOf(m_form, subject); !texts.empty()) {
        const bool holds = std::ranges::any_of(
            texts, [&expected](const std::string& each) { return each.find(expected) != each.npos; });
        if (holds == subject.starts_with("never "))
            fail(line + ", not: " + joined(texts, std::identity(), "; "), at);
        return true;
    }
    const std::size_t last = subject.rfind(' ');
    if (subject.starts_with("field ") || subject.starts_with("option ")) {
        const std::string differs = differing(expected, [&](const std::string& figure) {
            return subject.starts_with("field ")
                       ? figureOf(m_form, subject.substr(6), figure)
                       : figureOf(optionAt(m_form, subject.substr(7, last - 7), subject.substr(last + 1)),
                                  figure);
        });
        if (!differs.empty())
            fail(line + ", but " + differs, at);
        return true;
    }
    if (subject != "match" && !subject.starts_with("side ") && subject.find('/') == subject.npos)
        return false;
    const Json all = subject == "match"             ? state()
                     : subject.starts_with("side ") ? side(subject.substr(5))
                                                    : unit(subject);
    if (const std::string differs = differing(expected, figuresOf(all)); !differs.empty())
        fail(line + ", but " + differs, at);
    return true;
}

door::Form ScriptedMatch::form(const std::string& key, const std::string& answers) const
{
    return form(key, answersFrom(answers));
}

door::Form ScriptedMatch::form(const std::string& key, const door::Answers& answers) const
{
    return m_session->form({}, keyOf(key), answers);
}

void ScriptedMatch::answer(const std::string& key, const std::string& answers, At at)
{
    if (const auto rule = take(m_session->play(keyOf(key), answersFrom(answers), {}, {})); !rule.empty())
        fail(key + ": " + answers + " is refused: " + rule + ", " + m_sentences, at);
}

Json ScriptedMatch::side(const std::string& id) const
{
    for (const Json all = state(); const Json& each : all["players"])
        if (each["id"] == id)
            return each;
    return {};
}

Json ScriptedMatch::unit(const std::string& ref) const
{
    const UnitRef wanted = unitRefOf(ref);
    const Json all = side(wanted.player.text());
    if (all.is_object())
        for (const Json& each : all["units"])
            if (each["id"] == wanted.unit.text())
                return each;
    return {};
}

std::string ScriptedMatch::story(const door::Viewer& viewer) const
{
    std::string lines;
    for (const LogLine& line : m_session->log(viewer))
        for (const Sentence& each : line.sentences)
            lines += toText(each.message) + '\n';
    return lines;
}

std::string ScriptedMatch::due() const
{
    std::string all;
    for (const door::Offer& offer : m_session->offers({}))
        if (offer.section == door::Section::due)
            all += (all.empty() ? "" : ", ") + toText(offer.key);
    return all;
}

std::string ScriptedMatch::offered(const char* procedure) const
{
    std::string all;
    for (const door::Offer& offer : m_session->offers({}))
        if (offer.key.procedure == procedure)
            all += (all.empty() ? "" : ", ") + toText(offer.key.piece) +
                   (offer.remark.rule.empty() ? "" : " (" + offer.remark.rule + ')');
    return all;
}

Json figureOf(const door::Option& option, const std::string& figure)
{
    return figure == "standing"   ? Json(wordOf(option.standing))
           : figure == "detail"   ? Json(toText(option.detail))
           : figure == "foreseen" ? Json(option.odds.has_value())
           : figure == "odds"     ? Json(toText(option.odds->solve().headline))
           : figure == "rule"     ? Json(option.remark.rule)
                                  : Json(toText(option.label));
}

Json figureOf(const door::Form& form, const std::string& path, const std::string& figure)
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
                   : figure == "least" ? Json(std::get<door::NumberInput>(field->input).lowest)
           : figure == "most"        ? Json(std::get<door::NumberInput>(field->input).highest)
           : figure == "dice"        ? Json(std::get<door::DiceInput>(field->input).dice.size())
           : figure == "succeeds-to" ? Json(std::get<door::DiceInput>(field->input).succeedsTo)
           : figure == "reading"     ? Json(toText(std::get<door::DiceInput>(field->input).reading))
           : figure == "by"          ? Json(field->by.text())
           : figure == "options"
               ? Json(joined(std::get<door::PickInput>(field->input).options, &door::Option::id))
           : figure == "labels"
               ? Json(joined(std::get<door::PickInput>(field->input).options, &door::Option::label, ", "))
           : figure == "first"     ? Json(std::get<door::PickInput>(field->input).options.front().id)
           : figure == "picks"     ? Json(picksIn(std::get<door::PickInput>(field->input)))
           : figure == "skippable" ? Json(!field->ifSkipped.empty())
           : figure == "secret"    ? Json(field->secret)
           : figure == "detail"    ? Json(field->detail)
           : figure == "label"     ? Json(toText(field->label))
                                   : Json(toText(field->ifSkipped));
}

std::optional<std::string> textOf(const door::Form& form, const std::string& subject)
{
    const auto answer = [](bool yes) { return yes ? "yes" : "no"; };
    if (subject == "next")
        return form.fields.empty() ? "nothing" : form.fields.back().path;
    if (subject == "questions")
        return joined(form.fields, &door::Field::path);
    if (subject == "all follows")
        return joined(form.follows, {}, "; ");
    if (subject == "title" || subject == "cost")
        return toText(subject == "title" ? form.title : form.cost);
    if (subject == "refusal")
        return form.refusal ? form.refusal->rule : "none";
    if (subject == "rules")
        return joined(form.warnings, &door::Remark::rule);
    if (subject == "complete")
        return answer(form.complete);
    if (subject == "skips")
        return answer(form.skips);
    if (subject == "playable")
        return answer(form.playable);
    if (subject == "foreseen")
        return answer(form.forecast.has_value());
    return std::nullopt;
}

std::vector<std::string> textsOf(const door::Form& form, const std::string& subject)
{
    if (subject == "because")
        return {form.refusal ? toText(form.refusal->message) : "not refused"};
    if (subject.starts_with("why ")) {
        const door::Field* field = fieldAt(form, subject.substr(4));
        return {field ? toText(field->why) : "not asked"};
    }
    std::vector<std::string> texts;
    if (subject == "follows")
        for (const Message& each : form.follows)
            texts.push_back(toText(each));
    if (subject == "warning says")
        for (const door::Remark& each : form.warnings)
            texts.push_back(toText(each.message));
    return texts;
}

std::string differing(const std::string& stated, const std::function<Json(const std::string&)>& figure)
{
    const Json all = jsonOf(parsed(stated));
    for (const auto& [name, wanted] : all.items()) {
        const Json found = figure(name);
        // A word may look like a number.
        const bool isText = found.is_string() && !wanted.is_string();
        if (isText ? found.get<std::string>() != wanted.dump() : found != wanted)
            return name + " is " + found.dump();
    }
    return {};
}

void figuresRow(const char* game, const char* kind, ScriptedMatch::At at)
{
    QFETCH(std::string, question);
    QFETCH(std::string, figures);
    const Json all = test::figures(game, kind, question);
    if (const std::string differs = differing(figures, figuresOf(all)); !differs.empty())
        fail(differs + ": " + all.dump(), at);
}

void followRow(ScriptedMatch::At at)
{
    QFETCH(Begin, begin);
    QFETCH(Script, script);
    begin().follow(script, at);
}

const door::Field* fieldAt(const door::Form& form, const std::string& path)
{
    const auto found = std::ranges::find(form.fields, path, &door::Field::path);
    return found == form.fields.end() ? nullptr : &*found;
}

const std::vector<door::Option>& optionsOf(const door::Form& form, const std::string& path)
{
    const door::Field* field = fieldAt(form, path);
    if (!field)
        qFatal("no field: %s", path.c_str());
    return std::get<door::PickInput>(field->input).options;
}

const door::Option& optionAt(const door::Form& form, const std::string& path, const std::string& id)
{
    const auto& options = optionsOf(form, path);
    const auto found = std::ranges::find(options, id, &door::Option::id);
    if (found == options.end())
        qFatal("no option: %s", id.c_str());
    return *found;
}

} // namespace adjutant::test
