#include "app/viewmodels/battle/battleform.h"

#include "app/catalogues/datafolder.h"
#include "app/matches/matchrecord.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/battle/battlelog.h"

#include <algorithm>
#include <utility>

namespace adjutant {

// Corrections don't invalidate dice already entered, so they aren't counted here.
static qint64 stepsPlayed(const MatchRecord& record)
{
    return std::ranges::count_if(record.steps, [](const TimedStep& each) {
        return each.step.kind != Step::Kind::record || each.step.record.role != door::Role::correction;
    });
}

// Whether what was played last, without dice, hurt or helped somebody. The end of a match has its own sheet.
static bool bringsMuch(const RunningMatch& match)
{
    const std::vector<LogLine> latest = match.session().latest(everybody);
    if (latest.empty() || match.session().record(latest.back().entry).role == door::Role::correction ||
        match.view().over)
        return false;
    return std::ranges::any_of(latest.back().sentences, [](const Sentence& each) {
        return each.only.empty() && (each.tone == door::Tone::good || each.tone == door::Tone::bad);
    });
}

// Cards have names. Those that the players drew are known to them.
static bool isOfCards(const QVariant& roll)
{
    return std::ranges::any_of(roll.value<BattleRollRow>().dice, [](const QVariant& die) {
        return !die.value<FormDieRow>().faces.value(0).isEmpty();
    });
}

BattleForm::BattleForm(QObject* parent) : FormController(parent)
{
    setOneByOne(true);
    connect(this, &FormController::answersChanged, this, &BattleForm::keepDraft);
    connect(this, &FormController::changed, this, [this] {
        const bool isOpen = active() && !eyesOnly() && secretOf().isEmpty();
        // What is confirmed at once has a result. QML has read what `changed` notifies of before this slot
        // runs.
        const QString outcome = isOpen && !m_rollsAll ? foretold() : QString();
        if (std::exchange(m_outcome, outcome) != outcome)
            Q_EMIT outcomeChanged();
        if (m_match)
            m_match->setEntered(isOpen ? std::optional(RunningMatch::Entered{m_key, draft()}) : std::nullopt);
    });
    connect(this, &FormController::answeredWhole, this, &BattleForm::confirmByItself);
}

void BattleForm::setMatch(RunningMatch* running)
{
    m_match = running;
    m_match->setEntered({});
    m_drafts = FormDrafts(dataFolder());
}

QString BattleForm::holder() const
{
    const QString side = secretOf();
    if (side.isEmpty() || !m_match->isOpen())
        return {};
    return words().nameOfSide(PlayerId(side.toStdString()));
}

QStringList BattleForm::targets() const
{
    QStringList found;
    if (!active() || !m_match->isOpen() || !secretOf().isEmpty())
        return found;
    const auto add = [&](const std::string& id) {
        const UnitRef ref = unitRefOf(id);
        if (ref != m_key.piece && ref != m_acts && !found.contains(QString::fromStdString(id)) &&
            findIn(m_match->view().pieces, ref, &door::Piece::ref))
            found.append(QString::fromStdString(id));
    };
    for (const door::Field& field : form().fields) {
        // Whom a roll is against is said before it; behind it, who takes what it brings.
        if (!found.isEmpty() && std::holds_alternative<door::DiceInput>(field.input))
            break;
        if (std::holds_alternative<door::PickInput>(field.input))
            std::ranges::for_each(pickedOf(field), add);
    }
    return found;
}

QString BattleForm::targetNames() const
{
    QStringList all = targets();
    // Beside an enemy, one of its own goes along: nobody attacks that.
    const auto isOwn = [this](const QString& each) {
        return unitRefOf(each.toStdString()).player == m_acts.player;
    };
    if (!std::ranges::all_of(all, isOwn))
        all.removeIf(isOwn);
    QStringList names;
    for (const QString& each : all) {
        const QString name = words().nameOfPiece(unitRefOf(each.toStdString()));
        // The title may say who does it to whom; of a name that both have it says the first.
        if (title().count(name) <= (name == m_who ? 1 : 0))
            names.append(name);
    }
    return joinedText(names);
}

FormSource BattleForm::sourceOf(const door::OfferKey& key) const
{
    return [this, key](const door::Answers& answers) {
        if (!m_match->isOpen())
            return door::Form();
        const Session& session = m_match->session();
        door::Form form = session.form(everybody, key, answers);
        // A secret is asked: its owner looks.
        for (const door::Field& field : form.fields)
            if (field.secret && !field.kept)
                return session.form({false, {field.by}}, key, answers);
        // What is asked of everybody may need what only the sides know.
        if (form.refusal) {
            door::Form ofAll = session.form({}, key, answers);
            if (!ofAll.refusal)
                return ofAll;
        }
        return form;
    };
}

void BattleForm::show(const door::OfferKey& key, door::Answers draft)
{
    m_stoodAt = standing();
    openForm(key, std::move(draft), words().whoOf(key), key.piece);
}

// Whether all is answered, and nothing needs another look.
static bool canPlayAtOnce(const door::Form& form)
{
    return form.complete && !form.refusal && !form.eyesOnly && form.warnings.empty();
}

void BattleForm::playOrShow(const door::OfferKey& key, door::Answers answers)
{
    const door::Form form = sourceOf(key)(answers);
    if (!canPlayAtOnce(form)) {
        show(key, std::move(answers));
        return;
    }
    m_stoodAt = standing();
    const QString who = words().whoOf(key);
    if (const auto trouble = m_match->play(key, answers, {}))
        Q_EMIT notified(*trouble);
    else
        showResult(translated(form.title), who, {});
}

QString BattleForm::foretold() const
{
    QStringList lines;
    if (playable() && !waits() && asked().path.isEmpty() && !rollsOf(form()).isEmpty())
        for (const Sentence& each : m_match->session().rehearse(m_key, answers()))
            if (each.only.empty() && each.tone != door::Tone::quiet)
                lines.append(translated(each.message));
    return lines.join(QLatin1Char('\n'));
}

// Whose turn it is, in which phase and Round.
QString BattleForm::standing() const
{
    const QString headline = translated(m_match->view().headline);
    const QString acting = words().actingBeside(headline);
    return acting.isEmpty() ? headline : tr("%1 – to act: %2", "whose turn it is").arg(headline, acting);
}

// What waits for the players behind a part of the setup, and for whom.
QString BattleForm::leftToSetUp() const
{
    QStringList left;
    for (const door::Offer& each : m_match->offers()) {
        if (each.section != door::Section::due || each.standing == door::Standing::closed)
            continue;
        const BattleOfferRow row = words().rowOf(each);
        left.append(row.who.isEmpty() ? row.label
                                      : tr("%1: %2", "who has to do it, what").arg(row.who, row.label));
    }
    return joinedText(left);
}

// Where dice were rolled, or somebody was hurt or helped.
void BattleForm::showResult(const QString& title, const QString& who, QVariantList rolls)
{
    if (rolls.isEmpty() && !bringsMuch(*m_match))
        return;
    // What was entered in place of dice stands among the reports.
    rolls.removeIf([](const QVariant& roll) {
        const auto row = roll.value<BattleRollRow>();
        return row.dice.isEmpty() && row.reading.isEmpty();
    });
    const QString now = standing();
    const door::MatchView& view = m_match->view();
    const bool goesOn = std::ranges::any_of(view.pieces, &door::Piece::active);
    const bool isSetUp =
        !view.begun && std::ranges::count(m_match->offers(), door::Section::setup, &door::Offer::section) > 0;
    QVariantList reported = reportedSinceLastProcedure(m_match->session());
    if (!reported.isEmpty() && reported.front().value<BattleReportRow>().text == title)
        reported.removeFirst(); // the card says it above
    const bool isAsBefore = now == m_stoodAt || goesOn || view.over;
    m_result = {title, title.contains(who) ? QString() : who, std::move(rolls), std::move(reported),
                isSetUp      ? leftToSetUp()
                : isAsBefore ? QString()
                             : now};
    m_resultWaits = true;
    const Session& session = m_match->session();
    m_results.push_back({session.records(), session.newest(everybody, 1).back().entry, m_result});
    Q_EMIT resultChanged();
}

void BattleForm::openForm(const door::OfferKey& key, door::Answers draft, const QString& who,
                          const UnitRef& acts)
{
    m_key = key;
    m_who = who;
    m_acts = acts;
    const door::Answers kept = draft.empty() ? drafts().find(textOfKey(key)) : door::Answers();
    begin(sourceOf(key), std::move(draft));
    // An action that is resumed names its piece first.
    if (m_acts.player.empty() && keptCount() > 0) {
        const door::Field& first = form().fields.front();
        const auto* id = first.kept && first.value ? std::get_if<std::string>(&*first.value) : nullptr;
        const UnitRef begun = id ? unitRefOf(*id) : UnitRef();
        if (const auto* piece = findIn(m_match->view().pieces, begun, &door::Piece::ref)) {
            m_acts = begun;
            m_who = translated(piece->name);
            Q_EMIT changed();
        }
    }
    if (!kept.empty()) {
        replace(kept);
        if (form().refusal)
            FormController::undoAnswer();
    }
}

// Secrets are not written where the other one could read them.
void BattleForm::keepDraft()
{
    if (!active() || eyesOnly() || !secretOf().isEmpty())
        return;
    const bool isKept = drafts().keep(textOfKey(m_key), draft());
    if (!isKept && std::exchange(m_keepsDrafts, isKept))
        Q_EMIT notified(tr("Your entries can’t be saved. Unconfirmed ones will be lost if Adjutant closes."));
    m_keepsDrafts = isKept;
}

void BattleForm::openOffer(const door::OfferKey& key)
{
    if (isLive())
        show(key, {});
    if (active() && asksNothing())
        confirm();
}

// Corrections and the end of a match always ask for confirmation. What ends a turn is seen on the page, and
// is one Undo.
bool BattleForm::asksNothing() const
{
    const door::Offer* offer = findIn(m_match->offers(), m_key, &door::Offer::key);
    if (!offer || offer->role != door::Role::procedure || offer->section == door::Section::match)
        return false;
    const bool isRead = (offer->ends && !form().skips) || (form().follows.empty() && form().cost.empty());
    return isRead && canPlayAtOnce(form()) && fields()->count() == 0;
}

bool BattleForm::confirm()
{
    if (!active() || !playable())
        return active();
    const door::OfferKey key = m_key;
    const QString name = title();
    const QString who = m_who;
    const UnitRef acts = m_acts;
    QVariantList rolls = rollsOf(form());
    if (!hasRolled())
        rolls.removeIf(isOfCards);
    m_carriesOut = true;
    const auto trouble = m_match->play(key, answers(), warnedRules());
    m_carriesOut = false;
    if (trouble) {
        refresh();
        Q_EMIT notified(*trouble);
        return active();
    }
    // What was begun goes on in the same form.
    if (const auto waits = m_match->session().waiting(); waits && waits->procedure == key.procedure) {
        openForm(*waits, {}, who, acts);
        return true;
    }
    leave();
    showResult(name, who, std::move(rolls));
    return false;
}

// Behind the beginning of what is played, and where nothing is left to look at. A roll is looked at.
void BattleForm::confirmByItself()
{
    if (eyesOnly() || !secretOf().isEmpty() || !isAnswered() || keptCount() == 0)
        return;
    confirm();
    Q_EMIT wentOn();
}

// What the app rolls is shown by its result: nobody has to look at each roll before. Those of a
// tie lie there too.
void BattleForm::rollAll()
{
    constexpr int mostRolls = 64;
    m_rollsAll = true;
    for (int roll = 0; roll < mostRolls; ++roll) {
        const FormFieldRow next = asked();
        if (next.kind == QLatin1String("dice") && next.nextSides != 0) {
            rollForMe(next.path);
            continue;
        }
        const bool isDone = playable() && next.path.isEmpty() && form().warnings.empty() && !form().refusal;
        if (!isDone || !confirm())
            break;
    }
    m_rollsAll = false;
    Q_EMIT changed();
    Q_EMIT wentOn();
}

void BattleForm::undoAnswer()
{
    if (begun()) {
        FormController::undoAnswer();
        return;
    }
    const Session& session = m_match->session();
    if (keptCount() == 0 || !session.canUndo())
        return;
    const std::vector<LogLine> latest = session.latest(everybody);
    Record last = latest.empty() ? Record() : session.record(latest.back().entry);
    const QString who = m_who;
    const UnitRef acts = m_acts;
    if (const auto trouble = m_match->undo(Extent::record)) {
        Q_EMIT notified(*trouble);
        return;
    }
    for (const door::Offer& offer : std::vector(m_match->offers())) { // showing a form may change them
        const bool isOfAll = offer.key.piece.player.empty() && offer.key.side.empty();
        const std::string whose = offer.key.side.empty() ? toText(offer.key.piece) : offer.key.side.text();
        const auto about = std::ranges::find_if(last.answers, [&](const auto& answer) {
            const auto* id = std::get_if<std::string>(&answer.second);
            return !isOfAll && id && *id == whose;
        });
        // Whom it is done to may have an offer of its own, and stands among the answers as well.
        const bool isTheirs = offer.key.piece == acts && about != last.answers.end();
        const bool begins = last.role == door::Role::procedure && (isOfAll || isTheirs);
        if (offer.key.procedure != last.procedure || (!offer.open && !begins))
            continue;
        if (!offer.open && about != last.answers.end())
            last.answers.erase(about);
        openForm(offer.key, {}, who, acts);
        if (draft() != last.answers)
            replace(last.answers);
        return;
    }
    leave();
}

void BattleForm::leave()
{
    const bool isLeft = active() && m_match->isOpen();
    m_key = {};
    m_acts = {};
    m_who.clear();
    end();
    if (isLeft)
        Q_EMIT left();
}

void BattleForm::seeResult()
{
    m_resultWaits = false;
    Q_EMIT resultChanged();
}

void BattleForm::forgetResult()
{
    m_result = {};
    m_resultWaits = false;
    m_results.clear();
    Q_EMIT resultChanged();
}

void BattleForm::follow()
{
    drafts().follow(m_match->record().id, stepsPlayed(m_match->record()));
    const Session& session = m_match->session();
    const auto stands = [&session](const Brought& each) {
        const std::size_t since = session.records() - each.records + 1;
        return each.records <= session.records() &&
               session.newest(everybody, since).front().entry == each.entry;
    };
    const auto last = std::find_if(m_results.rbegin(), m_results.rend(), stands);
    BattleResultRow shown = last == m_results.rend() ? BattleResultRow() : last->row;
    if (std::exchange(m_result, shown) == shown)
        return;
    m_resultWaits = false;
    Q_EMIT resultChanged();
}

} // namespace adjutant
