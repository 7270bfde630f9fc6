#include "app/viewmodels/rules/rulebook.h"

#include "app/matches/runningmatch.h"
#include "app/viewmodels/battle/battlerows.h"
#include "core/yaml/referencefiles.h"

#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <array>
#include <ranges>

namespace adjutant {

namespace {

// The most hits of one chapter that are shown among all.
constexpr std::size_t most = 300;

const QString forNow = QStringLiteral("now");
const QString ofList = QStringLiteral("list");
const QString own = QStringLiteral("own");
const QString ofChapter = QStringLiteral("chapter ");

QString joined(const std::vector<std::string>& words)
{
    return mappedTo<QStringList>(words, QString::fromStdString).join(QStringLiteral(", "));
}

// Showing a picture or following a link would read a file, or ask a server, that a user's text names.
void dropPicturesAndLinks(QTextDocument& document)
{
    struct Place
    {
        int begin;
        int end;
        QTextCharFormat format;
    };
    std::vector<Place> places;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment piece = each.fragment();
            if (piece.charFormat().isImageFormat() || piece.charFormat().isAnchor())
                places.push_back({piece.position(), piece.position() + piece.length(), piece.charFormat()});
        }
    QTextCursor cursor(&document);
    for (Place& place : places | std::views::reverse) {
        cursor.setPosition(place.begin);
        cursor.setPosition(place.end, QTextCursor::KeepAnchor);
        if (place.format.isImageFormat()) {
            cursor.removeSelectedText();
            continue;
        }
        for (const QTextFormat::Property link :
             {QTextFormat::IsAnchor, QTextFormat::AnchorHref, QTextFormat::AnchorName,
              QTextFormat::TextToolTip, QTextFormat::ForegroundBrush})
            place.format.clearProperty(link);
        cursor.setCharFormat(place.format);
    }
}

// Markdown as rich text of the page's own letters; tables without lines, with room in them. HTML in it is
// text like any other.
QString richText(const std::string& markdown)
{
    if (markdown.empty())
        return {};
    QTextDocument document;
    document.setMarkdown(QString::fromStdString(markdown),
                         QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                             QTextDocument::MarkdownNoHTML);
    dropPicturesAndLinks(document);
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(6);
        table->setFormat(format);
    }
    static const QRegularExpression ownLetters(QStringLiteral("<body style=\"[^\"]*\">"));
    return document.toHtml().replace(ownLetters, QStringLiteral("<body>"));
}

// With what was searched for in bold letters, for styled text.
QString markedText(const std::vector<ExcerptPiece>& excerpt)
{
    QString text;
    for (const ExcerptPiece& piece : excerpt)
        text += piece.matches ? QStringLiteral("<b>") + piece.text.toHtmlEscaped() + QStringLiteral("</b>")
                              : piece.text.toHtmlEscaped();
    return text;
}

QString titleOf(Moment moment)
{
    // In the order of the moments.
    constexpr std::array titles{
        QT_TRANSLATE_NOOP("PageWords", "Current choice"),    QT_TRANSLATE_NOOP("PageWords", "Active unit"),
        QT_TRANSLATE_NOOP("PageWords", "Available actions"), QT_TRANSLATE_NOOP("PageWords", "This phase"),
        QT_TRANSLATE_NOOP("PageWords", "Opposing units"),    QT_TRANSLATE_NOOP("PageWords", "Missions")};
    return PageWords::tr(titles[static_cast<std::size_t>(moment)]);
}

RowModel::Row rowOf(const ReferenceEntry& entry, const QString& section, const QString& shelf = {},
                    const QString& excerpt = {})
{
    RuleChip chip = chipOf(entry);
    chip.excerpt = excerpt;
    return {shelf + chip.rule, section, QVariant::fromValue(chip)};
}

std::string textIn(const std::map<ReferenceId, std::string>& texts, const ReferenceId& rule)
{
    const auto found = texts.find(rule);
    return found == texts.end() ? std::string() : found->second;
}

} // namespace

Rulebook::Rulebook(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {}

RuleText Rulebook::rule(const QString& id) const
{
    const Reference& reference = m_workspace.reference(game());
    const ReferenceEntry* entry = reference.entryOf(id.toStdString());
    return entry ? ruleTextOf(*entry, reference, m_workspace.ownRules(game()), m_workspace.language())
                 : RuleText();
}

QString Rulebook::idFor(const QString& rule, const QString& label) const
{
    const ReferenceEntry* entry = m_workspace.reference(game()).entryOf(rule.toStdString());
    if (!entry && !label.isEmpty())
        entry = m_workspace.ruleNames(game()).find(label);
    return entry ? QString::fromStdString(entry->id.text()) : QString();
}

QString Rulebook::keep(const QString& id, const std::function<void(OwnRules& own)>& change)
{
    if (id.isEmpty())
        return {};
    if (const auto why = m_workspace.changeOwnRules(game(), change))
        return *why;
    makeShelves();
    refresh();
    return {};
}

QString Rulebook::setBookmarked(const QString& id, bool bookmarked)
{
    return keep(id, [&](OwnRules& rules) {
        const ReferenceId rule(id.toStdString());
        if (bookmarked)
            rules.bookmarks.insert(rule);
        else
            rules.bookmarks.erase(rule);
    });
}

QString Rulebook::keepText(const QString& id, const QString& text,
                           std::map<ReferenceId, std::string> OwnRules::*where)
{
    const QString kept = text.trimmed();
    constexpr auto most = static_cast<qsizetype>(yaml::longestOwnRule.most);
    if (kept.toUcs4().size() > most)
        return tr("Too long: the limit is %L1 characters.").arg(most);
    return keep(id, [&](OwnRules& rules) {
        const ReferenceId rule(id.toStdString());
        if (kept.isEmpty())
            (rules.*where).erase(rule);
        else
            (rules.*where)[rule] = kept.toStdString();
    });
}

RowModel* Rulebook::entries()
{
    if (m_shown != shown())
        refresh();
    return m_entries;
}

void Rulebook::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    const bool begins = m_search.trimmed().isEmpty() && !search.trimmed().isEmpty();
    m_search = search;
    if (begins && !m_shelf.isEmpty() && m_shelf != ofList) {
        m_shelf.clear(); // what is searched for may be anywhere
        Q_EMIT shelfChanged();
    }
    refresh();
    Q_EMIT searchChanged();
}

QVariantList Rulebook::shelves()
{
    if (m_shown != shown()) {
        const QSignalBlocker reads(this); // who asks has them already
        refresh();
        QMetaObject::invokeMethod(this, &Rulebook::shelfChanged, Qt::QueuedConnection);
    }
    return m_shelves;
}

void Rulebook::setShelf(const QString& shelf)
{
    m_shelf = shelf;
    refresh();
    Q_EMIT shelfChanged();
}

void Rulebook::setList(const QString& list)
{
    m_list = list;
    setShelf(list.isEmpty() ? QString() : ofList);
    makeShelves();
}

void Rulebook::setInMatch(bool inMatch)
{
    if (inMatch == m_workspace.isInMatch())
        return;
    m_workspace.setInMatch(inMatch);
    setShelf(inMatch ? forNow : QString());
    makeShelves();
}

QString Rulebook::shown() const
{
    const std::string_view id = game().id;
    return m_workspace.language() + QLatin1Char(' ') + QString::fromUtf8(id);
}

void Rulebook::makeShelves()
{
    QVariantList shelves;
    if (inMatch())
        shelves.append(choiceOf(tr("Relevant"), forNow));
    shelves.append(choiceOf(tr("All"), {}));
    if (!m_list.isEmpty())
        if (const auto list = m_workspace.store().roster(m_list);
            list && list->roster.system.text() == game().id)
            shelves.append(choiceOf(QString::fromStdString(list->roster.name), ofList));
    if (m_workspace.ownRules(game()) != OwnRules())
        shelves.append(choiceOf(tr("Yours"), own));
    std::set<std::string_view> chapters;
    for (const ReferenceEntry& entry : m_workspace.reference(game()).entries())
        if (chapters.insert(entry.chapter).second) {
            const QString chapter = QString::fromStdString(entry.chapter);
            shelves.append(choiceOf(chapter, ofChapter + chapter));
        }
    if (std::exchange(m_shelves, shelves) == shelves)
        return;
    Q_EMIT shelvesChanged();
    const bool isThere = std::ranges::any_of(std::as_const(m_shelves), [this](const QVariant& shelf) {
        return shelf.toMap().value(QStringLiteral("value")) == m_shelf;
    });
    if (!isThere)
        setShelf({}); // it was one of another game's, or of another language
}

std::set<ReferenceId> Rulebook::rulesOfList() const
{
    const auto list = m_workspace.store().roster(m_list);
    std::set<ReferenceId> named;
    for (const RosterEntry& entry : list ? list->roster.entries : std::vector<RosterEntry>())
        for (const door::Chip& chip : cardViewOf(game(), entry, m_workspace.catalogue(game())).chips)
            named.insert(ReferenceId(chip.rule));
    return named;
}

QList<RowModel::Row> Rulebook::shelfRows() const
{
    const Reference& reference = m_workspace.reference(game());
    if (m_shelf == forNow && inMatch() && m_workspace.running().isOpen()) {
        const RunningMatch& match = m_workspace.running();
        const Session& session = match.session();
        const std::vector<door::Offer> offers = session.offers(everybody);
        // First the question that is open, then what is due besides.
        std::vector<door::Form> open;
        const auto& entered = match.entered();
        if (entered)
            open.push_back(session.form(everybody, entered->key, entered->answers));
        for (const door::Offer& offer : offers)
            if ((offer.section == door::Section::due || offer.open) &&
                !(entered && entered->key == offer.key))
                open.push_back(session.form(everybody, offer.key, {}));
        return rowsByMoment(
            rulesForNow(match.view(), offers, open, reference, m_workspace.ruleNames(game())));
    }
    if (m_shelf == own)
        return ownRows(m_workspace.ownRules(game()), reference);
    const auto named = m_shelf == ofList ? rulesOfList() : std::set<ReferenceId>();
    return rowsByChapter(reference, m_shelf.isEmpty() || m_shelf == ofList, [&](const ReferenceEntry& entry) {
        return m_shelf == ofList
                   ? named.contains(entry.id)
                   : m_shelf.isEmpty() || m_shelf == ofChapter + QString::fromStdString(entry.chapter);
    });
}

void Rulebook::refresh()
{
    if (m_shown != shown()) {
        const bool wasOther = !m_shown.isEmpty() && !m_search.isEmpty();
        m_shown = shown();
        makeShelves();
        if (wasOther) {
            m_search.clear();
            QMetaObject::invokeMethod(this, &Rulebook::searchChanged, Qt::QueuedConnection);
        }
    }
    if (m_search.trimmed().isEmpty()) {
        m_entries->setRows(shelfRows());
        return;
    }
    std::vector<FoundRule> found = m_workspace.ruleSearch(game()).find(m_search, most);
    if (!m_shelf.isEmpty()) {
        std::set<QString> there;
        for (const RowModel::Row& row : shelfRows())
            there.insert(row.value.value<RuleChip>().rule);
        std::erase_if(found, [&there](const FoundRule& each) {
            return !there.contains(QString::fromStdString(each.entry->id.text()));
        });
    }
    // What was written to an entry that is found by itself opens with it.
    std::set<ReferenceId> printed;
    for (const FoundRule& each : found)
        if (each.shelf == 0)
            printed.insert(each.entry->id);
    std::erase_if(found, [&printed](const FoundRule& each) {
        return each.shelf > 0 && printed.contains(each.entry->id);
    });
    m_entries->setRows(foundRows(found));
}

RuleChip chipOf(const ReferenceEntry& entry)
{
    return {QString::fromStdString(entry.title), joined(entry.aliases),
            QString::fromStdString(entry.id.text())};
}

RuleText ruleTextOf(const ReferenceEntry& entry, const Reference& reference, const OwnRules& own,
                    const QString& language)
{
    RuleText rule{.id = QString::fromStdString(entry.id.text()),
                  .title = QString::fromStdString(entry.title),
                  .chapter = QString::fromStdString(entry.chapter),
                  .source = QString::fromStdString(entry.source),
                  .alsoNamed = joined(entry.aliases),
                  .text = richText(entry.text),
                  .spokenText = withoutMarks(entry.text),
                  .reading = richText(entry.reading),
                  .spokenReading = withoutMarks(entry.reading),
                  .translated = entry.language == language.toStdString() || language == QLatin1String("C"),
                  .see = {},
                  .bookmarked = own.bookmarks.contains(entry.id),
                  .note = QString::fromStdString(textIn(own.notes, entry.id)),
                  .houseRule = QString::fromStdString(textIn(own.houseRules, entry.id))};
    for (const ReferenceId& other : entry.see)
        if (const ReferenceEntry* seen = reference.find(other))
            rule.see.append(QVariant::fromValue(chipOf(*seen)));
    return rule;
}

QList<RowModel::Row> rowsByChapter(const Reference& reference, bool inSections,
                                   const std::function<bool(const ReferenceEntry& entry)>& belongs)
{
    QList<RowModel::Row> rows;
    for (const ReferenceEntry& entry : reference.entries())
        if (belongs(entry))
            rows.append(rowOf(entry, inSections ? QString::fromStdString(entry.chapter) : QString()));
    return rows;
}

QList<RowModel::Row> rowsByMoment(const std::vector<RuleForNow>& rules)
{
    return mappedTo<QList<RowModel::Row>>(
        rules, [](const RuleForNow& rule) { return rowOf(*rule.entry, titleOf(rule.moment)); });
}

QList<RowModel::Row> ownRows(const OwnRules& own, const Reference& reference)
{
    QList<RowModel::Row> rows;
    constexpr qsizetype longestExcerpt = 120;
    const auto add = [&](const ReferenceId& rule, const QString& section, const std::string& written) {
        QString text = QString::fromStdString(written).simplified();
        if (text.size() > longestExcerpt)
            text = text.left(longestExcerpt) + QStringLiteral("…");
        if (const ReferenceEntry* entry = reference.find(rule))
            rows.append(rowOf(*entry, section, section + QLatin1Char(' '), text.toHtmlEscaped()));
    };
    for (const auto& [rule, text] : own.houseRules)
        add(rule, PageWords::tr("House rules"), text);
    for (const ReferenceId& rule : own.bookmarks)
        add(rule, PageWords::tr("Bookmarks"), {});
    for (const auto& [rule, text] : own.notes)
        add(rule, PageWords::tr("Notes"), text);
    return rows;
}

QList<RowModel::Row> foundRows(const std::vector<FoundRule>& found)
{
    // An entry and what was written to it may both be found: each has its row.
    return mappedTo<QList<RowModel::Row>>(found, [](const FoundRule& each) {
        return rowOf(*each.entry, {}, each.shelf == 0 ? QString() : QStringLiteral("own "),
                     markedText(each.excerpt));
    });
}

} // namespace adjutant
