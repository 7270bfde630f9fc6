#include "app/export/cardlist.h"

#include "app/export/pdfexport.h"
#include "app/text/messagetext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QPdfWriter>
#include <QTextDocument>

namespace adjutant {

namespace {

struct CardListWords
{
    Q_DECLARE_TR_FUNCTIONS(CardList)
};

// A card of a list in words.
struct ListedCard
{
    QString name;
    QString kind;
    QStringList figures; ///< "HP 12"
    QStringList abilities;
    QStringList lines;
    QString notes;
};

ListedCard listed(const RosterEntry& entry, const GameSystem& game, const Catalogue& catalogue)
{
    const table::CardView view = cardViewOf(game, entry, catalogue);
    ListedCard card;
    card.name = !entry.name.empty()  ? QString::fromStdString(entry.name)
                : !view.name.empty() ? translated(view.name)
                                     : QString::fromStdString(entry.id.text());
    card.kind = translated(view.kind);
    for (const table::Stat& stat : view.stats)
        card.figures.append(translated(stat.label) + QChar(0xa0) + translated(stat.value));
    card.abilities = translated(view.chips);
    card.lines = translated(view.lines);
    if (view.sample)
        card.lines.append(CardListWords::tr("Sample: invented, not from the game's own cards."));
    card.notes = QString::fromStdString(entry.notes);
    return card;
}

QString titleOf(const Roster& roster, const GameSystem& game)
{
    const QString system = QString::fromStdString(std::string(game.name));
    return roster.name.empty()
               ? system
               : QString::fromStdString(roster.name) + QStringLiteral(" (") + system + QLatin1Char(')');
}

// Signs that Markdown would take for its own.
QString escaped(QString text)
{
    static const QString signs = QStringLiteral("\\`*_{}[]<>#|");
    QString safe;
    for (const QChar sign : text.replace(QLatin1Char('\n'), QLatin1Char(' '))) {
        if (signs.contains(sign))
            safe += QLatin1Char('\\');
        safe += sign;
    }
    return safe;
}

} // namespace

QString cardListText(const Roster& roster, const GameSystem& game, const Catalogue& catalogue)
{
    QStringList text{titleOf(roster, game)};
    if (!roster.notes.empty())
        text.append(QString::fromStdString(roster.notes));
    for (const RosterEntry& entry : roster.entries) {
        const ListedCard card = listed(entry, game, catalogue);
        text.append(
            {QString(), card.kind.isEmpty() ? card.name : card.name + QStringLiteral(", ") + card.kind});
        for (const QString& line : QStringList{card.figures.join(QStringLiteral(" · ")),
                                               card.abilities.join(QStringLiteral(", "))} +
                                       card.lines + QStringList{card.notes})
            if (!line.isEmpty())
                text.append(QStringLiteral("  ") + line);
    }
    return text.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString cardListMarkdown(const Roster& roster, const GameSystem& game, const Catalogue& catalogue)
{
    QString text = QStringLiteral("# ") + escaped(titleOf(roster, game)) + QLatin1Char('\n');
    if (!roster.notes.empty())
        text += QLatin1Char('\n') + escaped(QString::fromStdString(roster.notes)) + QLatin1Char('\n');
    for (const RosterEntry& entry : roster.entries) {
        const ListedCard card = listed(entry, game, catalogue);
        text += QStringLiteral("\n## ") + escaped(card.name) + QLatin1Char('\n');
        const auto add = [&text](const QString& line, const char* mark) {
            if (!line.isEmpty())
                text += QLatin1Char('\n') + QLatin1String(mark) + escaped(line) + QLatin1String(mark) +
                        QLatin1Char('\n');
        };
        add(card.kind, "*");
        add(card.figures.join(QStringLiteral(" · ")), "**");
        add(card.abilities.join(QStringLiteral(", ")), "");
        for (const QString& line : card.lines)
            add(line, "");
        add(card.notes, "");
    }
    return text;
}

QString cardListHtml(const Roster& roster, const GameSystem& game, const Catalogue& catalogue)
{
    QString body;
    const auto add = [&body](const char* tag, const QString& text) {
        if (!text.isEmpty())
            body += QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(tag), text.toHtmlEscaped());
    };
    add("h1", titleOf(roster, game));
    add("p", QString::fromStdString(roster.notes));
    for (const RosterEntry& entry : roster.entries) {
        const ListedCard card = listed(entry, game, catalogue);
        body += QStringLiteral("<article>\n");
        add("h2", card.name);
        add("p", card.kind);
        if (!card.figures.isEmpty())
            body += QStringLiteral("<p><strong>%1</strong></p>\n")
                        .arg(card.figures.join(QStringLiteral(" · ")).toHtmlEscaped());
        add("p", card.abilities.join(QStringLiteral(", ")));
        for (const QString& line : card.lines)
            add("p", line);
        add("p", card.notes);
        body += QStringLiteral("</article>\n");
    }
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
               "<title>%2</title><style>body{font-family:sans-serif;max-width:44rem;margin:2rem "
               "auto;padding:0 1rem;line-height:1.45}article{border-top:1px solid "
               "#bbb;break-inside:avoid}h2{margin-bottom:0}</style></head><body>\n%3</body></html>\n")
        .arg(QLocale().bcp47Name(), titleOf(roster, game).toHtmlEscaped(), body);
}

bool printCardList(QPagedPaintDevice& device, const Roster& roster, const GameSystem& game,
                   const Catalogue& catalogue)
{
    QTextDocument document;
    document.setHtml(cardListHtml(roster, game, catalogue));
    document.print(&device);
    return true;
}

std::optional<QByteArray> cardListPdf(const Roster& roster, const GameSystem& game,
                                      const Catalogue& catalogue)
{
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return std::nullopt;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(pageSizeFor(QLocale())));
    writer.setTitle(titleOf(roster, game));
    printCardList(writer, roster, game, catalogue);
    buffer.close();
    return bytes;
}

} // namespace adjutant
