#include "app/viewmodels/table/tablecontroller.h"

#include "app/catalogues/datafolder.h"
#include "app/table/tablewords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/text/names.h"
#include "app/viewmodels/lists/cardrows.h"
#include "app/viewmodels/rows/factioncolour.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/table/rollresult.h"
#include "app/viewmodels/table/tableviewwords.h"
#include "app/viewmodels/workspace.h"

#include <algorithm>

namespace adjutant {

namespace {

// What players put right meanwhile takes no dice off the table.
qint64 stepsPlayed(const TableRecord& record)
{
    return std::ranges::count_if(record.steps, [](const TimedStep& each) {
        return each.step.kind != Step::Kind::record || each.step.record.role != table::Role::correction;
    });
}

QString textOrEmpty(const Message& message)
{
    return message.empty() ? QString() : translated(message);
}

} // namespace

TableController::TableController(Workspace* workspace)
    : WorkspaceUser(workspace), m_due(new RowModel(this)), m_ends(new RowModel(this)),
      m_turnOffers(new RowModel(this)), m_setupOffers(new RowModel(this)), m_corrections(new RowModel(this)),
      m_sides(new RowModel(this)), m_boards(new RowModel(this)), m_goals(new RowModel(this)),
      m_log(new TableLog(this)), m_odds(new OfferOdds(this)), m_form(new FormController(this))
{
    m_form->setPicksAlone(true);
    connect(m_odds, &OfferOdds::changed, this, &TableController::oddsChanged);
    connect(m_form, &FormController::changed, this, &TableController::formChanged);
    connect(m_form, &FormController::answersChanged, this, &TableController::keepDraft);
    connect(m_form, &FormController::answeredWhole, this, &TableController::goOnByItself);
    if (workspace)
        TableController::start();
}

void TableController::start()
{
    m_table = &workspace().table();
    m_drafts = FormDrafts(dataFolder() + QStringLiteral("/form-drafts.json"));
    connect(m_table, &RunningTable::changed, this, &TableController::refresh);
    connect(m_table, &RunningTable::opened, this, [this] {
        m_shownAt = -1;
        m_saidState.clear();
        forgetResult();
        leaveForm();
    });
    connect(m_table, &RunningTable::announced, this, &TableController::tell);
    refresh();
}

QString TableController::matchId() const
{
    return m_table->record().id;
}

QString TableController::title() const
{
    return isOpen() ? titleOf(m_table->record().start) : QString();
}

QString TableController::secretOf() const
{
    const QString side = m_form->secretOf();
    if (side.isEmpty() || !isOpen())
        return {};
    const table::TableView& view = m_table->view();
    return TableWords(view, m_table->session().start()).nameOfSide(PlayerId(side.toStdString()));
}

TablePieceRow TableController::firstPiece() const
{
    for (const RowModel::Row& side : m_sides->rows()) {
        const RowModel* pieces = side.value.value<TableSideRow>().pieces;
        if (pieces->count() > 0)
            return pieces->rows().constFirst().value.value<TablePieceRow>();
    }
    return {};
}

TablePieceRow TableController::pieceOf(const QString& piece) const
{
    for (const RowModel* pieces : m_pieces)
        for (const RowModel::Row& row : pieces->rows())
            if (row.key == piece)
                return row.value.value<TablePieceRow>();
    return {};
}

TableBoardRow TableController::boardOf(const QString& board) const
{
    for (const RowModel::Row& row : m_boards->rows())
        if (row.key == board)
            return row.value.value<TableBoardRow>();
    return {};
}

TableSideRow TableController::sideOf(const QString& side) const
{
    for (const RowModel::Row& row : m_sides->rows())
        if (row.key == side)
            return row.value.value<TableSideRow>();
    return {};
}

void TableController::wantOdds(const QString& piece)
{
    if (!isOpen() || m_shownAt >= 0)
        return;
    m_odds->want(m_table->session(), m_table->offers(), unitRefOf(piece.toStdString()));
}

QString TableController::roundText() const
{
    return m_round > 0 ? tr("Round %L1").arg(m_round) : QString();
}

QString TableController::phaseText() const
{
    const QString round = roundText();
    if (round.isEmpty() || !m_headline.startsWith(round))
        return m_headline;
    qsizetype from = round.size();
    while (from < m_headline.size() && !m_headline[from].isLetterOrNumber())
        ++from;
    return m_headline.mid(from, 1).toUpper() + m_headline.mid(from + 1);
}

QString TableController::lastTold() const
{
    constexpr qsizetype mostTold = 3;
    QStringList lines;
    for (const QVariant& each : m_told.sliced(std::max<qsizetype>(0, m_told.size() - mostTold)))
        lines.append(each.value<TableToldRow>().text);
    return lines.join(QLatin1Char('\n'));
}

void TableController::seeResult()
{
    m_resultWaits = false;
    Q_EMIT resultChanged();
}

GameCard TableController::cardOf(const QString& piece) const
{
    if (!isOpen())
        return {};
    const UnitRef ref = unitRefOf(piece.toStdString());
    const table::TableView& view = m_table->view();
    const auto found = std::ranges::find(view.pieces, ref, &table::Piece::ref);
    if (found == view.pieces.end())
        return {};
    const GameCard card = rowOf(found->card);
    const Start& start = m_table->session().start();
    const GameSystem* game = findGameSystem(start.system.text());
    const auto side = std::ranges::find(start.sides, ref.player, &Side::id);
    const RosterEntry* entry =
        side == start.sides.end() ? nullptr : side->roster.find(EntryId(ref.unit.text()));
    const Catalogue* catalogue = game ? &workspace().catalogue(*game) : nullptr;
    const Unit* unit = catalogue && entry ? catalogue->find(entry->unit) : nullptr;
    if (!unit)
        return card;
    // The catalogue's knows the rules and weapons, as long as it has all that the card has.
    GameCard whole = card;
    const GameCard printed = adjutant::cardOf(*unit, *game, *catalogue);
    const bool hasAll = std::ranges::all_of(card.chips, [&printed](const QVariant& chip) {
        return std::ranges::any_of(printed.chips, [&chip](const QVariant& other) {
            return other.value<RuleChip>().title == chip.value<RuleChip>().title;
        });
    });
    if (hasAll)
        whole.chips = printed.chips;
    return whole;
}

void TableController::openMatch(const QString& id)
{
    if (!id.isEmpty() && (!isOpen() || id != matchId()))
        sayIf(m_table->open(id));
    m_shownAt = -1;
    refresh();
}

void TableController::rename(const QString& side, const QString& name)
{
    if (isOpen() && !name.trimmed().isEmpty())
        sayIf(m_table->rename(PlayerId(side.toStdString()), name));
}

void TableController::abandon()
{
    m_table->abandon();
}

FormSource TableController::sourceOf(const table::OfferKey& key) const
{
    const PlayerId side = key.piece.player.empty() ? key.side : key.piece.player;
    return {[this, key, side](const table::Answers& answers) {
                if (!isOpen())
                    return table::Form();
                const Session& session = m_table->session();
                table::Form form = session.form(everybody, key, answers);
                // A secret is asked: its owner looks.
                for (const table::Field& field : form.fields)
                    if (field.secret && !field.kept)
                        return session.form({false, {field.by}}, key, answers);
                // What is asked of everybody may need what only the sides know.
                if (form.refusal) {
                    table::Form ofAll = session.form({}, key, answers);
                    if (!ofAll.refusal)
                        return ofAll;
                }
                return form;
            },
            findGameSystem(m_table->record().start.start.system.text())};
}

void TableController::showForm(const table::OfferKey& key, table::Answers draft)
{
    m_formKey = key;
    const table::TableView& view = m_table->view();
    const TableWords words(view, m_table->session().start());
    m_formWho = !key.piece.player.empty() ? words.nameOfPiece(key.piece)
                : !key.side.empty()       ? words.nameOfSide(key.side)
                                          : QString();
    const table::Answers kept = draft.empty() ? drafts().find(textOfKey(key)) : table::Answers();
    m_form->begin(sourceOf(key), std::move(draft));
    if (!kept.empty()) {
        m_form->replace(kept);
        if (m_form->form().refusal)
            m_form->undoAnswer();
    }
    Q_EMIT formChanged();
}

// Secrets are not written where the other one could read them.
void TableController::keepDraft()
{
    if (!m_form->active() || m_form->eyesOnly() || !m_form->secretOf().isEmpty())
        return;
    const bool isKept = drafts().keep(textOfKey(m_formKey), m_form->draft());
    if (!isKept && std::exchange(m_keepsDrafts, isKept))
        Q_EMIT notified(
            tr("There is no room on the disk for what is entered here. Until it is confirmed it is "
               "lost if Adjutant ends."));
    m_keepsDrafts = isKept;
}

void TableController::showPanes(const table::TableView& view)
{
    const auto pane = [](const QString& text, const QString& value) {
        return QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("value"), value}};
    };
    QVariantList panes{pane(tr("Forces"), QStringLiteral("forces"))};
    for (const table::Board& board : view.boards)
        if (std::holds_alternative<table::Ground>(board.drawn))
            panes.append(pane(translated(board.title), QString::fromStdString(board.id)));
    if (!view.goals.empty())
        panes.append(pane(tr("Goals"), QStringLiteral("goals")));
    if (panes == m_panes)
        return;
    m_panes = panes;
    Q_EMIT panesChanged();
}

void TableController::setActingFirst(bool first)
{
    if (first == m_actingFirst)
        return;
    m_actingFirst = first;
    refresh();
    Q_EMIT panesChanged();
}

void TableController::openOffer(const QString& key)
{
    const auto found = m_keys.constFind(key);
    if (found != m_keys.constEnd() && isOpen() && m_shownAt < 0)
        showForm(*found, {});
    if (found != m_keys.constEnd() && m_form->active() && asksNothing())
        confirm();
}

// What the table puts right is rare, and the end of a match is among it: that is looked at first.
bool TableController::asksNothing() const
{
    const table::Form& form = m_form->form();
    if (!form.complete || form.refusal || form.eyesOnly || !form.warnings.empty() || !form.follows.empty() ||
        !form.cost.empty() || m_form->fields()->count() > 0)
        return false;
    const std::vector<table::Offer>& offers = m_table->offers();
    const auto offer = std::ranges::find(offers, m_formKey, &table::Offer::key);
    return offer != offers.end() && offer->role == table::Role::procedure &&
           offer->section != table::Section::table;
}

void TableController::letGo(const QString& key)
{
    drafts().keep(key, {});
    refresh();
}

bool TableController::confirm()
{
    if (!m_form->active() || !m_form->playable())
        return m_form->active();
    const table::OfferKey key = m_formKey;
    QVariantList rolls = rollsOf(m_form->form());
    const QString title = m_form->title();
    const QString who = m_formWho;
    if (const auto trouble = m_table->play(key, m_form->answers(), m_form->warnedRules())) {
        m_form->refresh();
        Q_EMIT notified(*trouble);
        return m_form->active();
    }
    // What was begun goes on in the same form.
    for (const table::Offer& offer : std::vector(m_table->offers())) { // showing a form may change them
        if (!offer.open || offer.key.procedure != key.procedure)
            continue;
        showForm(offer.key, {});
        m_formWho = who;
        Q_EMIT formChanged();
        return true;
    }
    leaveForm();
    if (!rolls.isEmpty())
        keepResult(std::move(rolls), title, who);
    return false;
}

void TableController::keepResult(QVariantList rolls, const QString& title, const QString& who)
{
    m_result = {title, who, std::move(rolls), m_told};
    m_resultWaits = true;
    m_resultAt = m_records;
    Q_EMIT resultChanged();
}

// Behind the beginning of what is played, and where nothing is left to look at. A roll is looked at.
void TableController::goOnByItself()
{
    if (m_form->eyesOnly() || !m_form->secretOf().isEmpty() || !m_form->isAnswered() ||
        m_form->keptCount() == 0)
        return;
    confirm();
    Q_EMIT wentOn();
}

// What the app rolls is shown by its result: nobody has to look at each roll before.
void TableController::rollAll()
{
    constexpr int mostRolls = 64;
    for (int roll = 0; roll < mostRolls; ++roll) {
        const FormFieldRow asked = m_form->asked();
        if (asked.kind == QLatin1String("dice") && asked.nextSides != 0) {
            m_form->rollForMe(asked.path);
            continue;
        }
        const bool isDone = m_form->playable() && asked.path.isEmpty() && m_form->form().warnings.empty() &&
                            !m_form->form().refusal;
        if (!isDone || !confirm())
            break;
    }
    Q_EMIT wentOn();
}

void TableController::undoAnswer()
{
    if (m_form->begun()) {
        m_form->undoAnswer();
        return;
    }
    const Session& session = m_table->session();
    if (m_form->keptCount() == 0 || !session.canUndo())
        return;
    const std::vector<LogLine> latest = session.latest(everybody);
    Record last = latest.empty() ? Record() : session.record(latest.back().entry);
    const QString who = m_formWho;
    if (const auto trouble = m_table->undo(Extent::record))
        return sayIf(trouble);
    for (const table::Offer& offer : std::vector(m_table->offers())) { // showing a form may change them
        const auto about = std::ranges::find_if(last.answers, [&offer](const auto& answer) {
            const auto* id = std::get_if<std::string>(&answer.second);
            return id && *id == toText(offer.key.piece);
        });
        const bool begins = last.role == table::Role::procedure && about != last.answers.end();
        if (offer.key.procedure != last.procedure || (!offer.open && !begins))
            continue;
        if (!offer.open)
            last.answers.erase(about);
        showForm(offer.key, {});
        if (m_form->draft() != last.answers)
            m_form->replace(last.answers);
        m_formWho = who;
        Q_EMIT formChanged();
        return;
    }
    leaveForm();
}

void TableController::leaveForm()
{
    const bool left = m_form->active() && isOpen();
    m_form->end();
    m_formKey = {};
    m_formWho.clear();
    Q_EMIT formChanged();
    if (left && !drafts().waiting().empty())
        refresh();
}

void TableController::forgetResult()
{
    m_result = {};
    m_resultWaits = false;
    m_resultAt = 0;
    Q_EMIT resultChanged();
}

void TableController::adjust(const QString& of, const QString& counter, int by)
{
    if (!isOpen() || m_shownAt >= 0)
        return;
    const UnitRef ref = unitRefOf(of.toStdString());
    const table::TableView& view = m_table->view();
    const table::Counter* found = nullptr;
    const auto look = [&](const std::vector<table::Counter>& counters) {
        const auto at = std::ranges::find(counters, counter.toStdString(), &table::Counter::id);
        found = at == counters.end() ? found : &*at;
    };
    for (const table::Piece& piece : view.pieces)
        if (piece.ref == ref)
            look(piece.counters);
    for (const table::SideView& side : view.sides)
        if (ref.unit.empty() && side.id == ref.player)
            look(side.counters);
    if (!found || found->adjust.empty())
        return;
    table::OfferKey key{found->adjust, {}, {}};
    if (ref.unit.empty())
        key.side = ref.player;
    else
        key.piece = ref;
    const FormSource source = sourceOf(key);
    table::Answers draft;
    for (const table::Field& field : source.form(draft).fields) {
        const auto* number = std::get_if<table::NumberInput>(&field.input);
        if (!number)
            continue;
        // A preset of 0 where less is possible makes it a change; otherwise it is the new value.
        const auto* preset = field.value ? std::get_if<int>(&*field.value) : nullptr;
        const bool isChange = preset && *preset == 0 && number->lowest < 0;
        const int value = isChange ? by : found->value + by;
        draft.insert_or_assign(field.path, std::clamp(value, number->lowest, number->highest));
        break;
    }
    const table::Form form = source.form(draft);
    const bool takesAway = found->most && by < 0;
    m_keepsOrder = true;
    if (form.complete && form.warnings.empty() && !takesAway)
        sayIf(m_table->play(key, draft, {}));
    else
        showForm(key, std::move(draft));
    m_keepsOrder = false;
}

void TableController::tellGoal(const QString& goal, int check)
{
    if (!isOpen() || m_shownAt >= 0)
        return;
    const table::TableView& view = m_table->view();
    const auto found = std::ranges::find(view.goals, goal.toStdString(), &table::Goal::id);
    if (found == view.goals.end() || check < 0 || check >= std::ssize(found->checks))
        return;
    const table::Goal::Check& told = found->checks[static_cast<std::size_t>(check)];
    if (!told.sets.empty())
        showForm({told.sets, {}, told.side}, told.given);
}

int TableController::untoldChecks() const
{
    int untold = 0;
    if (isOpen())
        for (const table::Goal& goal : m_table->view().goals)
            untold += static_cast<int>(std::ranges::count(goal.checks, false, &table::Goal::Check::known));
    return untold;
}

void TableController::undo()
{
    if (!isOpen() || m_shownAt >= 0 || !m_table->session().canUndo())
        return;
    const QString what = m_undoText;
    const auto trouble = m_table->undo();
    sayIf(trouble);
    if (!trouble)
        announce({tr("Undone: %1").arg(what)});
}

void TableController::redo()
{
    if (!isOpen() || m_shownAt >= 0 || !m_table->session().canRedo())
        return;
    const QString what = m_redoText;
    const auto trouble = m_table->redo();
    sayIf(trouble);
    if (!trouble)
        announce({tr("Redone: %1").arg(what)});
}

void TableController::show(int records)
{
    const int shown = records < 0 || records >= m_records ? -1 : records;
    if (shown == m_shownAt)
        return;
    m_shownAt = shown;
    refresh();
}

void TableController::goOnFrom(int entry)
{
    if (!isOpen() || entry < 0)
        return;
    m_shownAt = -1;
    sayIf(m_table->goTo(static_cast<std::size_t>(entry)));
    refresh();
}

void TableController::goOnFromShown()
{
    if (!isOpen() || m_shownAt < 0)
        return;
    const auto shown = static_cast<std::size_t>(std::exchange(m_shownAt, -1));
    for (const LogLine& line : m_table->session().log(everybody))
        if (line.stands && line.position == shown)
            return goOnFrom(static_cast<int>(line.entry));
    // The start is no entry of the log.
    while (m_table->session().canUndo() && !m_table->undo()) {
    }
    refresh();
}

void TableController::sayIf(const std::optional<QString>& trouble)
{
    if (trouble)
        Q_EMIT notified(*trouble);
}

void TableController::tell(const std::vector<Sentence>& lines)
{
    QStringList words;
    for (const Sentence& line : lines)
        if (line.only.empty())
            words.append(translated(line.message));
    announce(words);
    if (m_over)
        Q_EMIT ended();
}

void TableController::announce(QStringList words)
{
    const QString state = stateText();
    if (state != m_saidState)
        words.append(state);
    m_saidState = state;
    if (!words.isEmpty())
        Q_EMIT announced(words.join(QLatin1Char('\n')));
}

QString TableController::whoText() const
{
    if (m_over)
        return m_winners.isEmpty() ? tr("Drawn") : tr("Won by %1").arg(m_winners);
    return m_actsText.isEmpty() || m_headline.contains(m_actsText) ? QString()
                                                                   : tr("To act: %1").arg(m_actsText);
}

QString TableController::stateText() const
{
    const QString who = whoText();
    return who.isEmpty() ? m_headline : m_headline + QLatin1Char('\n') + who;
}

RowModel* TableController::piecesOf(const QString& side)
{
    RowModel*& pieces = m_pieces[side];
    if (!pieces)
        pieces = new RowModel(this);
    return pieces;
}

void TableController::refresh()
{
    if (!isOpen()) {
        for (RowModel* each :
             {m_due, m_ends, m_turnOffers, m_setupOffers, m_corrections, m_sides, m_boards, m_goals})
            each->setRows({});
        m_log->show(nullptr);
        m_records = 0;
        m_headline.clear();
        Q_EMIT changed();
        return;
    }
    const Session& session = m_table->session();
    m_records = static_cast<int>(session.records());
    drafts().follow(matchId(), stepsPlayed(m_table->record()));
    m_told = toldSinceLastProcedure(session);
    if (m_records < m_resultAt)
        forgetResult();
    if (m_shownAt >= m_records)
        m_shownAt = -1;
    const bool now = m_shownAt < 0;
    const auto at = now ? std::nullopt : std::optional(static_cast<std::size_t>(m_shownAt));
    const table::TableView then = now ? table::TableView() : session.view(everybody, at);
    const table::TableView& view = now ? m_table->view() : then;
    const TableWords words(view, session.start());
    m_headline = translated(view.headline);
    m_round = view.round;
    m_begun = view.begun;
    const auto active = std::ranges::find_if(view.pieces, &table::Piece::active);
    m_activePiece = active == view.pieces.end() ? QString() : QString::fromStdString(toText(active->ref));
    m_over = view.over && !view.closing;
    QStringList acting;
    for (const PlayerId& side : view.toAct)
        acting.append(words.nameOfSide(side));
    m_actsText = m_over ? QString() : joinedText(acting);
    m_actsPlace = !m_over && view.toAct.size() == 1 ? words.placeOf(view.toAct.front()) : -1;
    QStringList winners;
    for (const PlayerId& side : winnersOf(view))
        winners.append(words.nameOfSide(side));
    m_winners = joinedText(winners);
    m_undoText = textOrEmpty(session.undoLabel(everybody, Extent::procedure));
    m_redoText = textOrEmpty(session.redoLabel(everybody, Extent::procedure));

    std::vector<table::Offer> offers;
    if (now)
        offers = m_table->offers();
    m_keys.clear();
    for (const table::Offer& offer : offers)
        m_keys.insert(textOfKey(offer.key), offer.key);
    const TableOffers sorted = words.sorted(offers);
    showOffers(sorted, offers, words);
    showSides(view, sorted);
    QList<RowModel::Row> boards;
    QVariantList ofForm;
    for (const table::Board& board : view.boards) {
        const TableBoardRow row = words.rowOf(board);
        boards.append({row.id, {}, QVariant::fromValue(row)});
        ofForm.append(boards.constLast().value);
    }
    m_boards->setRows(boards);
    QList<RowModel::Row> goals;
    for (const table::Goal& goal : view.goals)
        goals.append({QString::fromStdString(goal.id), {}, QVariant::fromValue(words.rowOf(goal))});
    m_goals->setRows(goals);
    showPanes(view);
    m_form->setBoards(ofForm);
    m_log->show(&session);
    Q_EMIT changed();
}

void TableController::showOffers(const TableOffers& offers, const std::vector<table::Offer>& all,
                                 const TableWords& words)
{
    // What was entered and left comes first: it would have to be read off the table again.
    QList<RowModel::Row> due = offers.due;
    for (const QString& form : drafts().waiting()) {
        due.removeIf([&form](const RowModel::Row& row) { return row.key == form; });
        const auto offer = std::ranges::find_if(
            all, [&form](const table::Offer& each) { return textOfKey(each.key) == form; });
        if (offer == all.end() || offer->standing == table::Standing::closed)
            continue;
        TableOfferRow row = words.rowOf(*offer);
        row.draft = !offer->open;
        row.goesOn = true;
        due.prepend({row.key, {}, QVariant::fromValue(row)});
    }
    m_due->setRows(due);
    m_ends->setRows(offers.ends);
    m_turnOffers->setRows(offers.turn);
    m_anyClosed = std::ranges::any_of(
        offers.turn, [](const RowModel::Row& row) { return row.value.value<TableOfferRow>().closed; });
    m_setupOffers->setRows(offers.setup);
    m_corrections->setRows(offers.corrections);
}

void TableController::showSides(const table::TableView& view, const TableOffers& offers)
{
    const Start& start = m_table->session().start();
    const GameSystem* game = findGameSystem(start.system.text());
    const TableWords words(view, start);
    QList<RowModel::Row> acting;
    QList<RowModel::Row> others;
    for (const table::SideView& side : view.sides) {
        TableSideRow row = words.rowOf(side, offers);
        if (const auto player = std::ranges::find(start.sides, side.id, &Side::id);
            game && game->hasFactions && player != start.sides.end()) {
            const Catalogue& catalogue = workspace().catalogue(*game);
            row.faction = QString::fromStdString(player->roster.faction.text());
            row.factionName = adjutant::toText(player->roster.faction, catalogue);
            row.colour = colourOf(player->roster.faction, catalogue);
        }
        QList<RowModel::Row> ready;
        QList<RowModel::Row> waiting;
        QList<RowModel::Row> out;
        for (const table::Piece& piece : view.pieces) {
            if (piece.ref.player != side.id)
                continue;
            const TablePieceRow each = words.rowOf(piece, offers);
            (each.out                               ? out
             : each.ready || !each.offers.isEmpty() ? ready
                                                    : waiting)
                .append({each.ref, {}, QVariant::fromValue(each)});
        }
        row.pieces = piecesOf(row.id);
        QList<RowModel::Row> pieces = ready + waiting + out;
        if (m_keepsOrder)
            std::ranges::stable_sort(pieces, {}, [shown = row.pieces->rows()](const RowModel::Row& piece) {
                return std::ranges::find(shown, piece.key, &RowModel::Row::key) - shown.begin();
            });
        row.pieces->setRows(pieces);
        (!m_actingFirst || row.acts || row.active ? acting : others)
            .append({row.id, {}, QVariant::fromValue(row)});
    }
    m_sides->setRows(acting + others);
}

} // namespace adjutant
