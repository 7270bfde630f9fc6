#include "app/viewmodels/rules/rulebook.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <array>
#include <ranges>

namespace adjutant {

namespace {

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
