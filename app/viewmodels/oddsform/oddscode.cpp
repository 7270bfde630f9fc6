#include "app/viewmodels/oddsform/oddscode.h"

#include "core/match/record.h"
#include "core/yaml/scenarioreader.h"

#include <QByteArray>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

const QString prefix = QStringLiteral("ADJODDS1:");
constexpr int longestCode = 16'000;
constexpr int longestText = 64'000;

QByteArray unpacked(const QString& code)
{
    const QString trimmed = code.trimmed();
    if (!trimmed.startsWith(prefix) || trimmed.size() > longestCode)
        return {};
    const auto packed = QByteArray::fromBase64Encoding(trimmed.mid(prefix.size()).toLatin1(),
                                                       QByteArray::Base64UrlEncoding |
                                                           QByteArray::AbortOnBase64DecodingErrors);
    // The first four bytes promise a size; one that is too great is not unpacked at all.
    const QByteArray bytes = packed ? *packed : QByteArray();
    if (bytes.size() < 5)
        return {};
    quint32 promised = 0;
    for (int i = 0; i < 4; ++i)
        promised = promised << 8U | static_cast<unsigned char>(bytes[i]);
    return promised > longestText ? QByteArray() : qUncompress(bytes);
}

} // namespace

QString oddsCodeOf(const GameSystem& game, const table::OddsQuery& query)
{
    nlohmann::ordered_json scenario{{"system", std::string(game.id)}, {"kind", query.kind}};
    scenario.update(answersJson(query.answers));
    const QByteArray packed = qCompress(QByteArray::fromStdString(scenario.dump()), 9);
    return prefix + QString::fromLatin1(
                        packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

std::optional<table::OddsQuery> oddsQueryOf(const QString& code, const GameSystem& game,
                                            const Catalogue& catalogue)
{
    const QByteArray text = unpacked(code);
    const auto root =
        yaml::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "code");
    if (!root)
        return std::nullopt;
    const auto system = std::ranges::find(root->members, "system", &yaml::Member::key);
    if (system == root->members.end() || system->value.text != game.id)
        return std::nullopt;
    std::vector<std::string> kinds;
    for (const OddsKind& kind : game.odds)
        kinds.emplace_back(kind.id);
    const auto askOf = [&](const std::string& kind) -> yaml::AskForm {
        const auto ask =
            std::ranges::find_if(game.odds, [&](const OddsKind& each) { return kind == each.id; })->ask;
        return [ask, &catalogue](const table::Answers& answers) {
            return answered<OddsQuestion>(ask, answers, Ask::Missing::leftOut, {&catalogue, nullptr}).form;
        };
    };
    yaml::ReadScenario read = yaml::readScenario(*root, "code", kinds, askOf);
    if (!read.faults.empty())
        return std::nullopt;
    return table::OddsQuery{read.kind, std::move(read.read.answers)};
}

} // namespace adjutant
