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

} // namespace

door::Answers answersFrom(const std::string& yaml)
{
    return answersOf(parsed(yaml), "answers");
}

Json jsonFrom(const std::string& yaml)
{
    return jsonOf(parsed(yaml));
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

void ScriptedMatch::refuses(const std::string& rule, std::initializer_list<std::string> commands, At at)
{
    for (const std::string& command : commands)
        refuses(rule, command, at);
}

void ScriptedMatch::follow(const std::vector<std::string>& script, At at)
{
    for (const std::string& line : script) {
        const std::size_t colon = line.find(": ");
        const std::string subject = line.substr(0, colon);
        const std::string rest = colon == line.npos ? std::string() : line.substr(colon + 2);
        if (subject.starts_with("refused "))
            refuses(subject.substr(8), rest, at);
        else if (subject == "match" || subject == "due" || subject == "reports" || subject == "mentions" ||
                 subject.find('/') != subject.npos)
            check(line, subject, rest, at);
        else
            play(line, at);
    }
}

void ScriptedMatch::check(const std::string& line, const std::string& subject, const std::string& expected,
                          At at)
{
    if (subject == "due" || subject == "reports" || subject == "mentions") {
        const std::string text = subject == "due" ? due() : m_sentences;
        const bool holds = subject == "due"       ? text == expected
                           : subject == "reports" ? text == expected || text == expected + '\n'
                                                  : text.find(expected) != text.npos;
        if (!holds)
            fail(line + ", not: " + text, at);
        return;
    }
    const Json all = subject == "match" ? state() : unit(subject);
    const Json stated = jsonFrom(expected);
    for (const auto& [key, wanted] : stated.items()) {
        const Json::json_pointer path('/' + key);
        const Json found = all.contains(path) ? all[path] : Json();
        if (found != wanted)
            fail(line + ", but " + key + " is " + found.dump(), at);
    }
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

std::string wordsOf(const Json& list)
{
    std::string all;
    for (const Json& each : list)
        all += (all.empty() ? "" : " ") + each.get<std::string>();
    return all;
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
