#include "app/phones/phonematch.h"

#include "app/text/messagetext.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/doorjson.h"

#include <algorithm>

namespace adjutant::phones {

namespace {

constexpr int mostSolving = 8;
constexpr std::size_t mostLogLines = 100;
constexpr std::size_t mostTargets = 12; ///< of an offer whose odds are worked out unasked
constexpr std::size_t longestQuery = 200;

const Words nothingThere = WORDS("phones", "there is no such thing");

// Whether the question that a form stops at is asked on the phone of whoever answers it: what the form has so
// far is on record, or can be put there, or there is nothing yet and anybody can begin.
bool goesOnElsewhere(const door::OfferKey& key, const door::Form& form)
{
    return form.playable ||
           (key.namesNobody() && std::ranges::all_of(form.fields, [](const door::Field& field) {
                return field.kept || field.origin != door::Origin::given;
            }));
}

} // namespace

PhoneMatch::PhoneMatch(RunningMatch& match, Devices& devices, ReaderLanguages& languages, RosterStore& lists)
    : m_match(match), m_id(match.record().id), m_devices(devices), m_languages(languages),
      m_game(*findGameSystem(match.session().start().system.text())), m_lists(lists, m_game)
{
    m_solver.setMaxThreadCount(1);
    connect(&match, &RunningMatch::changed, this, &PhoneMatch::matchChanged);
}

PhoneMatch::~PhoneMatch()
{
    m_solver.clear();
    m_solver.waitForDone();
}

int PhoneMatch::enter(const std::string& device, const QString& language, Wire wire)
{
    const int number = ++m_lastGuest;
    if (const auto before = guestOf(device); before != m_guests.end())
        m_guests.extract(before).mapped().wire.close(elsewhere);
    m_guests.emplace(number, Guest{device, language, std::move(wire), {}, {}, {}, 0, 0});
    show();
    Q_EMIT guestsChanged();
    return number;
}

void PhoneMatch::leave(int guest)
{
    const auto found = m_guests.find(guest);
    if (found == m_guests.end())
        return;
    m_devices.left(found->second.device);
    m_guests.erase(found);
    show();
    Q_EMIT guestsChanged();
}

Expected<const Device*, Message> PhoneMatch::letIn(const std::string& name, const Seat& seat)
{
    if (m_devices.all().size() >= Devices::mostDevices) {
        const Device* longest = nullptr;
        for (const Device& each : m_devices.all())
            if (each.seat.isWatchers() && !isHere(each.id) && (!longest || each.left < longest->left))
                longest = &each;
        if (!longest)
            return refuse(
                message(WORDS("phones", "this match has as many phones as it takes; remove one first")));
        remove(std::string(longest->id));
    }
    m_roles.clear(); // what a phone may do depends on which phones there are
    const auto device = m_devices.add(name, seat);
    return device ? Expected<const Device*, Message>(*device) : refuse(notKept(toRefusal(device.error())));
}

void PhoneMatch::remove(const std::string& device)
{
    if (const auto kept = m_devices.remove(device); !kept)
        Q_EMIT troubled(toText(kept.error()));
    m_roles.clear();
    if (const auto gone = guestOf(device); gone != m_guests.end())
        dismiss(m_guests.extract(gone).mapped(), "removed",
                WORDS("phones", "this phone was removed: it needs a new code"), notLetIn);
    if (m_proposal && m_proposal->device == device)
        setProposal({});
    show();
    Q_EMIT guestsChanged();
}

void PhoneMatch::end()
{
    for (auto& [number, guest] : std::exchange(m_guests, {}))
        dismiss(guest, "closed", WORDS("phones", "the match is no longer open to phones"), keeperEnds);
}

void PhoneMatch::dismiss(Guest& guest, const char* type, Words why, CloseCode code)
{
    const ReaderLanguages::Scope scope(m_languages, guest.language);
    send(guest, {{"type", type}, {"why", worded(message(why))}});
    guest.wire.close(code);
}

std::map<int, PhoneMatch::Guest>::const_iterator PhoneMatch::guestOf(const std::string& device) const
{
    return std::ranges::find_if(m_guests, [&](const auto& each) { return each.second.device == device; });
}

QString PhoneMatch::nameOf(const Seat& seat) const
{
    if (seat.isWatchers())
        return translated(message(WORDS("phones", "Watcher")));
    const auto name = [this](const PlayerId& side) { return sideName(m_match.session().start(), side); };
    return mappedTo<QStringList>(seat.sides, name).join(QStringLiteral(", "));
}

// ---- what phones are shown

// Something of a turn that names no side, such as its end: only who may act does it, if they have a phone.
bool PhoneMatch::isTurnOfOthers(const door::Offer& offer, const std::vector<PlayerId>& toAct,
                                const Seat& seat) const
{
    const auto acts = [&toAct](const Seat& each) {
        return std::ranges::any_of(each.sides,
                                   [&toAct](const PlayerId& side) { return findIn(toAct, side); });
    };
    return offer.key.namesNobody() && !offer.open && (offer.ends || offer.section == door::Section::turn) &&
           !acts(seat) && std::ranges::any_of(m_devices.all(), acts, &Device::seat);
}

std::shared_ptr<const PhoneMatch::Role> PhoneMatch::roleOf(const Guest& guest)
{
    const Seat& seat = deviceOf(guest).seat;
    std::shared_ptr<const Role>& known = m_roles[{seat.sides, guest.language}];
    if (known)
        return known;
    const ReaderLanguages::Scope scope(m_languages, guest.language);
    auto role = std::make_shared<Role>(Role{{false, seat.sides}, {}});
    const Session& session = m_match.session();
    if (!seat.isWatchers()) {
        role->offers = session.offers(role->viewer);
        const std::vector<PlayerId> toAct = session.view(role->viewer).toAct;
        std::erase_if(role->offers, [&](const door::Offer& each) {
            return each.section == door::Section::script || isTurnOfOthers(each, toAct, seat);
        });
    }
    role->match = yaml::matchJson(session, role->viewer, role->offers, worded);
    arrange(role->match["view"], "pieces");
    arrange(role->match, "offers");
    return known = std::move(role);
}

Json PhoneMatch::besides(const Guest& guest)
{
    const auto withSeat = [](Json json, const Seat& seat) {
        for (const PlayerId& side : seat.sides)
            json["sides"].push_back(side.text());
        return json;
    };
    const Device& device = deviceOf(guest);
    Json me = withSeat({{"name", device.name}}, device.seat);
    if (!device.seat.isWatchers() && canBringLists())
        me["brings"] = true;
    for (const Move move : {Move::undo, Move::redo})
        if (const std::string right = rightTo(move, device); !right.empty())
            me[move == Move::undo ? "undo" : "redo"] = right;
    Json beside{{"me", std::move(me)},
                {"others", Json::array()},
                {"game", {{"name", m_game.name}, {"colour", m_game.colour}}},
                {"records", m_match.session().records()}};
    for (const Side& side : m_match.session().start().sides)
        if (const std::string& emblem = m_lists.emblemOf(side.roster.faction); !emblem.empty())
            beside["emblems"][side.id.text()] = emblem;
    for (const Device& other : m_devices.all()) {
        if (other.id == device.id)
            continue;
        Json json = withSeat({{"name", other.name}}, other.seat);
        if (isHere(other.id))
            json["here"] = true;
        beside["others"].push_back(std::move(json));
    }
    if (m_proposal) {
        const ReaderLanguages::Scope scope(m_languages, guest.language);
        const bool isOwn = m_proposal->device == device.id;
        const Message wanted = verbatim(proposed(viewerOf(guest))->text.toStdString());
        beside["proposal"] = {
            {"id", m_proposal->id},
            {"text", worded(isOwn ? message(WORDS("phones", "Waiting for agreement: %1"), wanted) : wanted)}};
        if (isOwn)
            beside["proposal"]["mine"] = true;
        else if (device.seat.hasSay(m_devices.find(m_proposal->device)->seat))
            beside["proposal"]["asks"] = true;
    }
    if (m_match.record().details.clock) {
        beside["clock"]["runs"] = m_match.clockRuns();
        for (const Side& side : m_match.session().start().sides)
            beside["clock"]["of"][side.id.text()] = m_match.clockOf(side.id);
    }
    return beside;
}

void PhoneMatch::matchChanged()
{
    m_roles.clear();
    setProposal({});
    static_cast<void>(m_devices.write()); // the disk has room now
    if (isOpen())
        show();
    else
        end();
}

void PhoneMatch::show()
{
    for (auto& [number, guest] : m_guests)
        show(guest, false);
    std::erase_if(m_roles, [](const auto& each) { return each.second.use_count() == 1; });
}

// Sends what has changed since the last time; everything at first, and when it is asked for again.
void PhoneMatch::show(Guest& guest, bool again)
{
    const auto role = roleOf(guest);
    Json beside = besides(guest);
    Json message{{"at", position()}, {"seq", guest.sent + 1}};
    yaml::makeRoom(message, 13);
    if (again || !guest.shown) {
        message["type"] = "match";
        message["match"] = role->match;
        message["last"] = deviceOf(guest).highest;
        message.update(beside);
    } else {
        Json patch = Json::array();
        addChanges(patch, guest.beside, beside, Json::json_pointer());
        if (guest.shown != role)
            addChanges(patch, guest.shown->match, role->match, Json::json_pointer("/match"));
        if (patch.empty() && position() == guest.at)
            return;
        message["type"] = "patch";
        message["from"] = guest.at;
        message["patch"] = std::move(patch);
    }
    ++guest.sent;
    guest.shown = role;
    guest.beside = std::move(beside);
    guest.at = position();
    send(guest, message);
}

// ---- messages

void PhoneMatch::take(int number, std::string_view text)
{
    const auto found = m_guests.find(number);
    if (found == m_guests.end())
        return;
    Guest& guest = found->second;
    const Json message = Json::parse(text, nullptr, false);
    const std::string type = textAt(message, "type");
    const ReaderLanguages::Scope scope(m_languages, guest.language);
    if (type.empty())
        return guest.wire.close(notUnderstood);
    if (type == "again")
        return show(guest, true);
    if (type == "leave") {
        const Device* other = m_devices.find(textAt(message, "device"));
        if (other && other->id != guest.device && toBase64(other->key) == textAt(message, "key"))
            remove(std::string(other->id));
        return;
    }
    if (message.contains("id") && type != "entry")
        return command(guest, type, message);
    const auto n = message.find("n");
    if (n != message.end() && !n->is_number())
        return guest.wire.close(notUnderstood);
    Json answer = reply(number, guest, type, message);
    if (answer.is_null())
        return;
    if (n != message.end())
        answer["n"] = *n;
    send(guest, answer);
}

Json PhoneMatch::reply(int number, Guest& guest, const std::string& type, const Json& message)
{
    if (type == "ping")
        return {{"type", "pong"}, {"at", position()}};
    if (type == "open") {
        const auto asked = read(guest, message);
        return asked ? formJson(guest, *asked) : asked.error();
    }
    if (type == "odds")
        return odds(number, guest, message);
    if (type == "match-odds")
        return matchOdds(number, guest, message);
    if (type == "lists" && canBringLists())
        return m_lists.all();
    if (type == "log")
        return log(guest, message);
    if (type == "moment")
        return moment(guest, message);
    if (type == "rules" && message.value("now", Json()) == true)
        return rulesForNow(guest);
    if (type == "rules" && textAt(message, "query").size() > longestQuery)
        return refusal("malformed", WORDS("phones", "that is too long to search for"));
    if (type == "rules")
        return rulesOf(guest).find(QString::fromStdString(textAt(message, "query")));
    if (type == "entry")
        if (auto entry = rulesOf(guest).entry(textAt(message, "id")))
            return std::move(*entry);
    if (type == "aid")
        return {{"type", "aid"}, {"html", rulesOf(guest).aid()}};
    return refusal("unknown", nothingThere);
}

// What a message is about, where this phone may ask it; what to answer otherwise.
Expected<PhoneMatch::Asked, Json> PhoneMatch::read(Guest& guest, const Json& message)
{
    auto key = offerKeyIn(message);
    auto answers = answersIn(message);
    if (!key || !answers)
        return refuse(
            refusal("malformed", WORDS("phones", "the phone and the app don’t understand each other")));
    if (const auto why = whyNot(guest, *key))
        return refuse(refusal(*why));
    door::Form form = m_match.session().form(viewerOf(guest), *key, *answers);
    return Asked{std::move(*key), std::move(*answers), std::move(form)};
}

Json PhoneMatch::formJson(const Guest& guest, const Asked& asked) const
{
    Json json{{"type", "form"}, {"form", yaml::doorJson(asked.form, worded)}};
    // What stands in a form may be the same in the next round.
    json["mark"] = markOf(json["form"], worded(m_match.session().view(viewerOf(guest)).headline));
    if (!asked.form.fields.empty())
        if (const door::Field& last = asked.form.fields.back();
            !last.value && isAnothers(deviceOf(guest), last) && goesOnElsewhere(asked.key, asked.form))
            json["waits"] = last.by.text();
    return json;
}

Json PhoneMatch::log(const Guest& guest, const Json& message) const
{
    const std::vector<LogLine> all = m_match.session().log(viewerOf(guest));
    const std::size_t end = std::min(numberAt(message, "before").value_or(all.size()), all.size());
    const std::size_t first = end - std::min({numberAt(message, "most").value_or(end), mostLogLines, end});
    Json lines = Json::array();
    for (std::size_t k = first; k < end; ++k)
        lines.push_back(yaml::doorJson(all[k], worded));
    return {{"type", "log"}, {"lines", std::move(lines)}, {"more", first > 0}};
}

PhoneRules& PhoneMatch::rulesOf(const Guest& guest)
{
    const QString language = ReaderLanguages::knownOf(guest.language);
    return m_rules.try_emplace(language, m_game, language).first->second;
}

Json PhoneMatch::rulesForNow(Guest& guest)
{
    const auto role = roleOf(guest);
    std::vector<door::Form> open;
    for (const door::Offer& offer : role->offers)
        if (offer.section == door::Section::due || offer.open)
            open.push_back(m_match.session().form(role->viewer, offer.key, {}));
    return rulesOf(guest).forNow(m_match.session().view(role->viewer), role->offers, open);
}

Json PhoneMatch::moment(const Guest& guest, const Json& message) const
{
    const auto at = numberAt(message, "position");
    if (!at || *at > m_match.session().records())
        return refusal("unknown", nothingThere);
    Json view = yaml::doorJson(m_match.session().view(viewerOf(guest), *at), worded);
    arrange(view, "pieces");
    return {{"type", "moment"}, {"match", {{"view", std::move(view)}}}};
}

Json PhoneMatch::odds(int number, Guest& guest, const Json& message)
{
    const auto asked = read(guest, message);
    if (!asked)
        return asked.error();
    std::optional<door::Forecast> forecast = asked->form.forecast;
    if (const std::string option = textAt(message, "option"); !option.empty()) {
        forecast.reset();
        for (const door::Field& field : asked->form.fields)
            if (const auto* pick = std::get_if<door::PickInput>(&field.input);
                pick && field.path == textAt(message, "path"))
                if (const door::Option* found = findIn(pick->options, option, &door::Option::id))
                    forecast = found->odds;
    }
    if (!forecast)
        return refusal("unknown", nothingThere);
    return solve(number, guest, message, {{*forecast}});
}

// What will probably come of all that a piece can do, against this target, or against the first ones.
Json PhoneMatch::matchOdds(int number, Guest& guest, const Json& message)
{
    const UnitRef piece = unitRefOf(textAt(message, "piece"));
    const std::string wanted = textAt(message, "target");
    const auto role = roleOf(guest);
    std::vector<Question> questions;
    for (const door::Offer& offer : role->offers) {
        if (offer.key.piece != piece || piece.unit.empty() || offer.eyesOnly ||
            offer.standing == door::Standing::closed || offer.role != door::Role::procedure ||
            offer.section == door::Section::match)
            continue;
        std::size_t targets = 0;
        for (const door::Field& field : m_match.session().form(role->viewer, offer.key, {}).fields) {
            const auto* pick = std::get_if<door::PickInput>(&field.input);
            for (const door::Option& option : pick ? pick->options : std::vector<door::Option>()) {
                if (!option.odds || (!wanted.empty() && option.id != wanted))
                    continue;
                const bool isLikely = option.standing != door::Standing::closed && targets++ < mostTargets;
                questions.push_back({isLikely || !wanted.empty() ? option.odds : std::nullopt,
                                     {{"offer", offerId(yaml::doorJson(offer, worded))},
                                      {"label", worded(offer.label)},
                                      {"target", option.id},
                                      {"name", worded(option.label)}}});
            }
        }
    }
    return solve(number, guest, message, std::move(questions));
}

// In a thread of its own.
Json PhoneMatch::solve(int number, Guest& guest, const Json& message, std::vector<Question> questions)
{
    if (guest.solving >= mostSolving)
        return refusal("busy", WORDS("phones", "the odds asked for before are still being computed"));
    ++guest.solving;
    const bool isOne = textAt(message, "type") == "odds",
               isWhole = isOne || !textAt(message, "target").empty();
    const Json n = message.value("n", Json());
    m_solver.start([this, number, isOne, isWhole, n, questions = std::move(questions)] {
        std::vector<door::OddsView> views;
        for (const Question& each : questions)
            views.push_back(each.forecast ? each.forecast->solve() : door::OddsView());
        // The destructor waits for this thread, and then drops what it has posted.
        QMetaObject::invokeMethod(
            this,
            [this, number, isOne, isWhole, n, questions, views = std::move(views)] {
                const auto found = m_guests.find(number);
                if (found == m_guests.end())
                    return;
                --found->second.solving;
                const ReaderLanguages::Scope scope(m_languages, found->second.language);
                Json all = Json::array();
                for (std::size_t k = 0; k < views.size(); ++k) {
                    Json odds = yaml::doorJson(views[k], worded);
                    all.push_back(questions[k].about);
                    if (isWhole)
                        all[k]["odds"] = std::move(odds);
                    else if (!views[k].chances.empty())
                        all[k]["chance"] = odds["chances"].front();
                }
                send(found->second, {{"type", isOne ? "odds" : "match-odds"},
                                     {"n", n},
                                     {"odds", isOne ? std::move(all[0]["odds"]) : std::move(all)}});
            },
            Qt::QueuedConnection);
    });
    return {};
}

} // namespace adjutant::phones
