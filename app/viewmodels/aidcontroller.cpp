#include "app/viewmodels/aidcontroller.h"

#include "app/documents/writers.h"
#include "app/export/printedsheet.h"
#include "app/export/savedfile.h"
#include "app/viewmodels/desktop.h"

#include <QLocale>

#include <algorithm>

namespace adjutant {

namespace {

QString plain(const std::string& text)
{
    return QString::fromStdString(plainText(text));
}

// What a line says, each cell behind the head of its column: "Charge, TS 3".
QString spokenOf(const AidBlock& block, const AidRow& row, std::size_t index)
{
    QStringList words;
    for (std::size_t column = 0; column < row.cells.size(); ++column) {
        const QString cell = plain(row.cells[column]);
        const QString head = block.header.empty() || column == 0 ? QString() : plain(block.header[column]);
        if (!cell.isEmpty())
            words.append(head.isEmpty() ? cell : head + QLatin1Char(' ') + cell);
    }
    const QString all = words.join(QStringLiteral(", "));
    return block.kind == AidBlock::Kind::steps ? QStringLiteral("%1. %2").arg(index + 1).arg(all) : all;
}

AidLineRow lineOf(const AidBlock& block, const AidRow& row, std::size_t index)
{
    AidLineRow line;
    if (block.kind == AidBlock::Kind::steps) {
        line.cells.append(QString::number(index + 1));
        line.figures.append(true);
    }
    for (const std::string& cell : row.cells) {
        line.cells.append(document::styledText(cell));
        line.figures.append(block.kind == AidBlock::Kind::table && isFigure(cell));
    }
    line.spoken = spokenOf(block, row, index);
    line.rule = QString::fromStdString(row.rule.text());
    return line;
}

AidBlockRow blockOf(const AidBlock& block)
{
    AidBlockRow shown{.title = QString::fromStdString(block.title),
                      .rule = QString::fromStdString(block.rule.text()),
                      .header = {},
                      .lines = {},
                      .centred = {}};
    for (std::size_t column = 0; column < block.header.size(); ++column)
        shown.centred.append(hasFigures(block, column));
    if (!std::ranges::all_of(block.header, &std::string::empty))
        shown.header =
            QVariant::fromValue(AidLineRow{.cells = mappedTo<QStringList>(block.header, document::styledText),
                                           .figures = QList<bool>(std::ssize(block.header))});
    for (std::size_t index = 0; index < block.rows.size(); ++index)
        shown.lines.append(QVariant::fromValue(lineOf(block, block.rows[index], index)));
    return shown;
}

} // namespace

AidController::AidController(Workspace* workspace) : WorkspaceUser(workspace)
{
    if (workspace)
        start();
}

void AidController::start()
{
    const GameSystem& game = workspace().gameAtHand();
    m_game = QString::fromUtf8(game.name);
    m_aid = loadPlayerAid(QString::fromUtf8(game.id), workspace().language());
    m_translated = m_aid.language == workspace().language().toStdString();
    m_blocks = rowsOf(m_aid.blocks, blockOf);
}

QString AidController::savePdf()
{
    m_error.clear();
    QString path;
    const auto pdf = pdfOf(m_aid, m_game, pageSizeFor(QLocale()));
    if (!pdf) {
        m_error = tr("The page could not be created; nothing was saved.");
    } else {
        //: name of a file: the game, and what it is
        path = chosenNewFile(tr("Save the player aid"),
                             tr("%1 player aid").arg(m_game) + QStringLiteral(".pdf"));
        if (const auto saved = path.isEmpty() ? Expected<void, QString>() : saveFile(path, *pdf); !saved) {
            m_error = saved.error();
            path.clear();
        }
    }
    Q_EMIT errorChanged();
    return path;
}

} // namespace adjutant
