#include "app/cli/rulesaid.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/usersfiles.h"
#include "app/cli/knownwords.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/output.h"
#include "app/cli/outputfile.h"
#include "app/export/aidpage.h"
#include "app/export/pdfexport.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/playeraidreader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

Exit refuseAid(const std::string& why, bool json)
{
    complain(why);
    if (json)
        sayJson({{"blocks", Json::array()}, {"error", why}});
    return Exit::unusable;
}

// The rows of a block, its header among them, with their cells below each other.
QString rowsText(const AidBlock& block)
{
    QList<QStringList> rows;
    const auto add = [&rows](const std::vector<std::string>& cells) {
        QStringList row;
        for (const std::string& cell : cells)
            row.append(QString::fromStdString(plainText(cell)));
        rows.append(row);
    };
    if (!std::ranges::all_of(block.header, &std::string::empty))
        add(block.header);
    for (const AidRow& row : block.rows)
        add(row.cells);
    QString text;
    int number = 0;
    for (const QStringList& row : rows) {
        QString line = block.kind == AidBlock::Kind::steps ? QStringLiteral("%1. ").arg(++number) : QString();
        for (qsizetype column = 0; column < row.size(); ++column) {
            qsizetype width = 0;
            for (const QStringList& each : rows)
                width = std::max(width, each[column].size() + 2);
            line += column + 1 < row.size() ? row[column].leftJustified(width) : row[column];
        }
        text += QStringLiteral("  ") + line + QLatin1Char('\n');
    }
    return text;
}

QByteArray textOf(const PlayerAid& aid, const GameSystem& game)
{
    QString text = QString::fromUtf8(game.name.data(), qsizetype(game.name.size())) + QLatin1Char('\n');
    for (const AidBlock& block : aid.blocks)
        text += QLatin1Char('\n') + QString::fromStdString(block.title) + QLatin1Char('\n') + rowsText(block);
    return text.toUtf8();
}

Json aidJson(const PlayerAid& aid)
{
    static constexpr const char* kinds[] = {"lines", "steps", "table"};
    Json blocks = Json::array();
    for (const AidBlock& block : aid.blocks) {
        Json rows = Json::array();
        for (const AidRow& row : block.rows) {
            Json cells = Json::array();
            for (const std::string& cell : row.cells)
                cells.push_back(plainText(cell));
            rows.push_back({{"cells", std::move(cells)}, {"rule", row.rule.text()}});
        }
        blocks.push_back({{"title", block.title},
                          {"rule", block.rule.text()},
                          {"kind", kinds[static_cast<int>(block.kind)]},
                          {"header", block.header},
                          {"rows", std::move(rows)}});
    }
    return {{"system", aid.system.text()}, {"lang", aid.language}, {"blocks", std::move(blocks)}};
}

} // namespace

Exit run(const RulesAidRequest& request, bool json)
{
    const GameSystem* game = findGameSystem(request.system);
    if (!game)
        return refuseAid(noSystemCalled(request.system), json);
    const QString id = QString::fromStdString(request.system);
    const UsersFiles users = usersFiles(id, yaml::playerAidFormat);
    tellLeftOut(users.faults);
    const PlayerAid aid = loadPlayerAid(id, QString::fromStdString(request.language), users.aids);
    if (aid.blocks.empty())
        return refuseAid("there is no player aid for " + std::string(game->name), json);
    if (aid.language != request.language)
        complain("there is no player aid in '" + onOneLine(request.language) + "'; it is in English");

    const bool drawn = request.formatWord == "pdf";
    if (drawn && isTooLongForAPage(aid))
        return refuseAid("its texts have more than " + std::to_string(mostAidLetters) +
                             " bytes, and a page has no room for that",
                         json);
    const auto bytes = drawn ? pdfOf(aid, QString::fromUtf8(game->name.data(), qsizetype(game->name.size())),
                                     pageSizeFor(QLocale()))
                             : textOf(aid, *game);
    if (!bytes)
        return refuseAid("the page could not be drawn", json);
    if (request.output != "-") {
        if (const std::string why = writeFile(request.output, *bytes, {}); !why.empty())
            return refuseAid("can't write '" + request.output + "': " + why, json);
    } else if (!json) {
        sayBytes({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    }
    if (json) {
        Json object = aidJson(aid);
        if (request.output != "-")
            object["output"] = request.output;
        else if (drawn)
            object["content"] = bytes->toBase64().toStdString();
        sayJson(object);
    }
    return Exit::done;
}

} // namespace adjutant::cli
