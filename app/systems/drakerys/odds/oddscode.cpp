#include "oddscode.h"

#include "core/systems/drakerys/odds/scenarioreader.h"
#include "core/systems/drakerys/odds/scenariowriter.h"

namespace adjutant {

namespace {

const QString prefix = QStringLiteral("ADJODDS1:");
constexpr int longestCode = 4000;
constexpr int longestText = 16'000;

QString coded(const std::string& text)
{
    const QByteArray packed = qCompress(QByteArray::fromStdString(text), 9);
    return prefix + QString::fromLatin1(
                        packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

} // namespace

QString oddsCodeOf(const drakerys::Fight& fight)
{
    return coded(writeScenario(fight));
}

QString oddsCodeOf(const drakerys::Shooting& shooting)
{
    return coded(writeScenario(shooting));
}

std::optional<drakerys::Scenario> scenarioOf(const QString& code, const Catalogue& catalogue)
{
    const QString trimmed = code.trimmed();
    if (!trimmed.startsWith(prefix) || trimmed.size() > longestCode)
        return std::nullopt;
    const auto packed = QByteArray::fromBase64Encoding(trimmed.mid(prefix.size()).toLatin1(),
                                                       QByteArray::Base64UrlEncoding |
                                                           QByteArray::AbortOnBase64DecodingErrors);
    // The first four bytes promise a size; one that is too great is not unpacked at all.
    const QByteArray bytes = packed ? *packed : QByteArray();
    if (bytes.size() < 5)
        return std::nullopt;
    quint32 promised = 0;
    for (int i = 0; i < 4; ++i)
        promised = promised << 8U | static_cast<unsigned char>(bytes[i]);
    if (promised > longestText)
        return std::nullopt;
    const QByteArray text = qUncompress(bytes);
    const auto root =
        yaml::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "code");
    if (!root)
        return std::nullopt;
    return drakerys::readScenario(*root, "code", catalogue).scenario;
}

} // namespace adjutant
