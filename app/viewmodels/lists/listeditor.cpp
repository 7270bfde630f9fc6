#include "app/viewmodels/lists/listeditor.h"

#include "app/export/printedsheet.h"
#include "app/export/qrpicture.h"
#include "app/export/rosterexport.h"
#include "app/export/savedfile.h"
#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/desktop.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "core/match/ask.h"
#include "core/match/log.h"
#include "core/roster/code.h"
#include "core/roster/edit.h"
#include "core/yaml/answersfile.h"

#include <QLocale>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

EntryId entryIdOf(const QString& entry)
{
    return EntryId(entry.toStdString());
}

// Answers as a file has them, where rows of one word each are a list: so what is saved reads back the same.
door::Answers asWritten(const door::Answers& answers)
{
    return yaml::answersIn(answersJson(answers).dump()).value_or(answers);
}

FormSource cardSource(const GameSystem& game)
{
    return [&game](const door::Answers& answers) {
        return answered<door::CardView>(game.card, answers, Ask::Missing::stays).form;
    };
}

// The Unit whose card says the same as a typed one; null where none does.
const Unit* unitOfCard(const door::Answers& card, const GameSystem& game, const Catalogue& catalogue)
{
    const FormSource source = cardSource(game);
    const auto nameIn = [](const door::Answers& answers) {
        const auto name = answers.find("name");
        return name == answers.end() ? door::Value() : name->second;
    };
    for (const Unit& unit : catalogue.units())
        if (!unit.card.empty() && nameIn(unit.card) == nameIn(card) &&
            asWritten(wholeOf(source(wholeOf(source(unit.card))))) == card)
            return &unit;
    return nullptr;
}

QString listFileName(const Roster& roster)
{
    const QString name = asFileName(QString::fromStdString(roster.name));
    return name.isEmpty() ? QStringLiteral("list") : name;
}

} // namespace

ListEditor::ListEditor(Workspace* workspace) : WorkspaceUser(workspace)
{
    connect(m_extras, &FormController::answersChanged, this, [this] {
        Roster edited = roster();
        edited.extras = asWritten(m_extras->wholeAnswers());
        edit(std::move(edited), tr("list details"), QStringLiteral("extras"));
    });
    connect(this, &ListEditor::searchChanged, this, &ListEditor::showCatalogue);
    connect(this, &ListEditor::typeChanged, this, &ListEditor::showCatalogue);
    if (workspace)
        ListEditor::start();
}

void ListEditor::open(const QString& listId)
{
    if (listId == m_stored.id && m_opened)
        return;
    const auto stored = workspace().store().roster(listId);
    const GameSystem* game = stored ? findGameSystem(stored->roster.system.text()) : nullptr;
    m_opened = game != nullptr;
    m_game = m_opened ? game : &workspace().game();
    m_stored = stored.value_or(StoredRoster{listId, {}, {}});
    m_history = workspace().histories().of(listId, m_stored.roster);
    beginExtras();
    refresh();
    Q_EMIT listIdChanged();
}

QString ListEditor::limitsText() const
{
    return amountsText(roster().limits, m_game->budgets, QStringLiteral(", "));
}

QString ListEditor::extrasText() const
{
    QStringList parts;
    QStringList rows;
    for (const door::Field& field : m_extras->form().fields) {
        const QString path = QString::fromStdString(field.path);
        if (std::ranges::any_of(rows, [&path](const QString& start) { return path.startsWith(start); }))
            continue;
        const FormFieldRow shown = rowOf(field);
        const auto* input = std::get_if<door::RowsInput>(&field.input);
        if (input)
            rows.append(path + QLatin1Char('/'));
        const QString value = input ? figure(static_cast<int>(input->keys.size())) : shown.value;
        if (!value.isEmpty())
            parts.append(shown.label + QChar(0xa0) + value);
    }
    return parts.join(QStringLiteral(" · "));
}

// Says so where there is no room for another entry.
bool ListEditor::isFull()
{
    if (roster().entries.size() < Roster::mostEntries)
        return false;
    Q_EMIT refused(tr("A list has at most %L1 entries.").arg(Roster::mostEntries));
    return true;
}

void ListEditor::enlarge(Roster larger, QString title)
{
    if (title.isEmpty())
        title = toText(larger.entries.back(), gameCatalogue());
    edit(std::move(larger), tr("%1 added").arg(title));
    const QString id = QString::fromStdString(roster().entries.back().id.text());
    Q_EMIT entryAdded(id, titleOf(id));
}

void ListEditor::add(const QString& unit, int size)
{
    if (!isFull())
        enlarge(recruited(roster(), UnitId(unit.toStdString()), size));
}

bool ListEditor::typeCard()
{
    if (isFull())
        return false;
    beginCard({}, {});
    return true;
}

void ListEditor::beginCard(const QString& entry, const door::Answers& card)
{
    if (!typesCards())
        return;
    m_typed = entry;
    const FormSource source = cardSource(*m_game);
    m_cardForm->begin(source, card.empty() ? door::Answers() : wholeOf(source(card)));
}

void ListEditor::editCard(const QString& entry)
{
    const RosterEntry* found = roster().find(entryIdOf(entry));
    const Unit* unit = found && found->card.empty() ? gameCatalogue().find(found->unit) : nullptr;
    if (found)
        beginCard(entry, unit ? unit->card : found->card);
}

bool ListEditor::keepCard()
{
    if (!m_cardForm->active() || !m_cardForm->complete() || (m_typed.isEmpty() && isFull()))
        return false;
    door::Answers card = asWritten(m_cardForm->wholeAnswers());
    const GameCard shown = rowOf(cardViewOf(*m_game, card));
    if (m_typed.isEmpty()) {
        enlarge(withOwnCard(roster(), std::move(card)), shown.name);
    } else {
        const EntryId entry = entryIdOf(m_typed);
        const Unit* unit = unitOfCard(card, *m_game, gameCatalogue());
        const RosterEntry* before = roster().find(entry);
        edit(unit && before ? withUnitReplaced(roster(), entry, unit->id, before->size)
                            : withCardReplaced(roster(), entry, std::move(card)),
             tr("%1: stats").arg(titleOf(m_typed)));
    }
    m_cardForm->end();
    return true;
}

void ListEditor::remove(const QString& entry)
{
    edit(withoutEntry(roster(), entryIdOf(entry)), tr("%1 removed").arg(titleOf(entry)));
}

void ListEditor::duplicate(const QString& entry)
{
    if (!isFull())
        edit(duplicated(roster(), entryIdOf(entry)), tr("%1 duplicated").arg(titleOf(entry)));
}

void ListEditor::move(const QString& entry, int place)
{
    edit(moved(roster(), entryIdOf(entry), place), tr("%1 moved").arg(titleOf(entry)));
}

void ListEditor::resize(const QString& entry, int size)
{
    edit(resized(roster(), entryIdOf(entry), size),
         tr("%1: size %2").arg(titleOf(entry), QString::number(size)));
}

void ListEditor::rename(const QString& entry, const QString& name)
{
    edit(renamed(roster(), entryIdOf(entry),
                 cutTo(Roster::longestName, typedText(name).trimmed()).toStdString()),
         tr("%1 renamed").arg(titleOf(entry)));
}

void ListEditor::annotate(const QString& entry, const QString& notes)
{
    edit(annotated(roster(), entryIdOf(entry), cutTo(Roster::longestNotes, typedText(notes)).toStdString()),
         tr("%1: notes").arg(titleOf(entry)), QStringLiteral("notes ") + entry);
}

void ListEditor::chooseOption(const QString& entry, const QString& option, const QString& to)
{
    // One option may be handed out, so a new choice takes the place of the old one.
    Roster edited = roster();
    if (const RosterEntry* giver = roster().find(entryIdOf(entry)))
        for (const ChosenOption& chosen : giver->options)
            edited = withoutOption(std::move(edited), giver->id, chosen);
    edit(withOption(std::move(edited), entryIdOf(entry), {OptionId(option.toStdString()), entryIdOf(to)}),
         tr("%1: option chosen").arg(titleOf(entry)));
}

void ListEditor::dropOption(const QString& entry, const QString& option, const QString& to)
{
    edit(withoutOption(roster(), entryIdOf(entry), {OptionId(option.toStdString()), entryIdOf(to)}),
         tr("%1: option removed").arg(titleOf(entry)));
}

void ListEditor::renameList(const QString& name)
{
    Roster edited = roster();
    edited.name = cutTo(Roster::longestName, typedText(name).trimmed()).toStdString();
    edit(std::move(edited), tr("list renamed"));
}

void ListEditor::annotateList(const QString& notes)
{
    Roster edited = roster();
    edited.notes = cutTo(Roster::longestNotes, typedText(notes)).toStdString();
    edit(std::move(edited), tr("list notes"), QStringLiteral("notes"));
}

void ListEditor::setLimits(const QVariantMap& limits)
{
    Roster edited = roster();
    edited.limits = limitsOf(limits, m_game->budgets);
    edit(std::move(edited), tr("limits"), QStringLiteral("limits"));
}

void ListEditor::fix(int finding)
{
    if (finding < 0 || finding >= static_cast<int>(m_problems.size()))
        return;
    if (const auto& fix = m_problems.at(static_cast<std::size_t>(finding)).fix)
        edit(fixed(roster(), *fix), tr("suggested fix"));
}

void ListEditor::preview(const QVariantMap& cost)
{
    Amounts pending = amountsOf(cost);
    if (std::exchange(m_pending, pending) == pending)
        return;
    Q_EMIT budgetsChanged();
}

void ListEditor::undo()
{
    m_history->undo();
    beginExtras();
    showAndSave();
}

void ListEditor::redo()
{
    m_history->redo();
    beginExtras();
    showAndSave();
}

void ListEditor::refresh()
{
    const Catalogue& catalogue = gameCatalogue();
    m_spent = totalsOf(roster(), catalogue).spent;
    m_problems = m_opened ? m_game->checkRoster(roster(), catalogue) : std::vector<Finding>();
    m_entries->setRows(m_opened ? listEntryRows(roster(), m_problems, *m_game, catalogue)
                                : QList<RowModel::Row>());
    m_row = listRowOf(roster(), *m_game, catalogue);
    m_findings->setRows(findingRows(roster(), m_problems, catalogue));
    showCatalogue();
    Q_EMIT changed();
    Q_EMIT budgetsChanged();
}

void ListEditor::lookAgain()
{
    if (!m_opened || !m_library || m_cardForm->active())
        return;
    auto stored = workspace().store().roster(m_stored.id);
    if (stored && stored->text == m_stored.text)
        return;
    if (!stored && stored.error().kind == StorageFault::Kind::noSuchRoster) {
        m_opened = false;
        m_library->announce(tr("%1 was deleted.").arg(name()));
        Q_EMIT gone();
    }
    if (!stored)
        return;
    const bool isSame = stored->roster == roster();
    m_stored = std::move(*stored);
    if (isSame)
        return;
    m_history = workspace().histories().of(m_stored.id, m_stored.roster);
    beginExtras();
    refresh();
    m_library->announce(tr("This list was changed elsewhere. You now see the latest version."));
}

void ListEditor::edit(Roster edited, const QString& name, const QString& mergeKey)
{
    if (!m_opened || edited == roster())
        return;
    m_history->add(std::move(edited), name, mergeKey);
    showAndSave();
}

// On disk first, then on the screen.
void ListEditor::showAndSave()
{
    if (!m_opened)
        return;
    m_stored.roster = roster();
    if (m_library)
        m_library->save(m_stored);
    refresh();
}

void ListEditor::showCatalogue()
{
    QList<RowModel::Row> rows;
    if (m_opened)
        rows = catalogueCardRows(roster(), *m_game, gameCatalogue(), m_search);
    const auto typesOf = [](const RowModel::Row& row) {
        return row.value.value<CatalogueCard>().card.kind.split(QStringLiteral(", "), Qt::SkipEmptyParts);
    };
    // The choice stays as it is while a search narrows the list.
    if (m_search.isEmpty()) {
        QStringList types;
        for (const RowModel::Row& row : rows)
            types += typesOf(row);
        types.removeDuplicates();
        if (types != m_types) {
            m_types = types;
            Q_EMIT typesChanged();
            if (!types.contains(m_type))
                setType({});
        }
    }
    if (!m_type.isEmpty())
        rows.removeIf([&](const RowModel::Row& row) { return !typesOf(row).contains(m_type); });
    m_catalogue->setRows(rows);
}

void ListEditor::beginExtras()
{
    const FormSource source = m_opened ? sourceOf(m_game->rosterExtras) : FormSource();
    const door::Answers& extras = roster().extras;
    m_extras->begin(source, source && !extras.empty() ? wholeOf(source(extras)) : door::Answers());
}

QString ListEditor::titleOf(const QString& entry) const
{
    const auto row = m_entries->valueOf<ListEntry>(entry);
    return row.entry.isEmpty() ? entry : row.title;
}

QString ListEditor::exportedAs(const QString& format) const
{
    const auto known = exportFormatOf(format);
    if (!known)
        return {};
    const auto bytes = exportRoster(roster(), gameCatalogue(), game(), *known);
    return bytes ? QString::fromUtf8(*bytes) : QString();
}

QString ListEditor::qrPicture() const
{
    const auto picture = qrPictureOf(codeOf(roster()));
    return picture ? QStringLiteral("data:image/svg+xml;base64,") +
                         QString::fromLatin1(svgOf(*picture).toBase64())
                   : QString();
}

QString ListEditor::saveAs(const QString& format)
{
    const auto known = exportFormatOf(format);
    if (!known)
        return {};
    const auto bytes = exportRoster(roster(), gameCatalogue(), game(), *known);
    if (!bytes) {
        failSharing(toText(bytes.error()));
        return {};
    }
    const QString path =
        chosenNewFile(tr("Save the list"), listFileName(roster()) + QLatin1Char('.') + fileSuffixOf(*known));
    if (path.isEmpty())
        return {};
    const auto saved = saveFile(path, *bytes);
    failSharing(saved ? QString() : saved.error());
    return saved ? path : QString();
}

QString ListEditor::printList()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(listFileName(roster()));
    printer.setPageSize(QPageSize(pageSizeFor(QLocale())));
    printer.setFullPage(true);
    QPrintDialog dialog(&printer);
    dialog.setWindowTitle(tr("Print the list"));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    // Where it is to be a file, that is written whole or not at all, as all others are.
    if (const QString path = printer.outputFileName(); !path.isEmpty()) {
        const auto pdf =
            printedPdfOf(roster(), gameCatalogue(), game(), printer.pageLayout().pageSize().id());
        const auto saved = pdf ? saveFile(path, *pdf) : refuse(toText(pdf.error()));
        failSharing(saved ? QString() : saved.error());
        return saved ? tr("Saved as %1").arg(path) : QString();
    }
    const auto printed = printRoster(printer, roster(), gameCatalogue(), game());
    failSharing(printed ? QString() : toText(printed.error()));
    return printed ? tr("The list was sent to the printer.") : QString();
}

} // namespace adjutant
