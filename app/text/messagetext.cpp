#include "app/text/messagetext.h"

#include "app/text/figures.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace adjutant {

namespace {

// Puts `(s)` and `(es)` of an English text into the singular or the plural.
QString inNumber(QString text, int count)
{
    for (const auto& ending : {QStringLiteral("(s)"), QStringLiteral("(es)")})
        text.replace(ending, count == 1 ? QString() : ending.mid(1, ending.size() - 2));
    return text;
}

QString translatedWords(const Message& message)
{
    const QString english = QString::fromUtf8(message.text());
    if (message.context().empty())
        return english;
    const int count = message.count().value_or(-1);
    QString text =
        QCoreApplication::translate(message.context().data(), message.text().data(), nullptr, count);
    if (!message.count())
        return text;
    QString plain = english;
    plain.replace(QStringLiteral("%n"), QString::number(count));
    return text == plain ? inNumber(std::move(text), count) : text;
}

QString translated(const Argument& argument)
{
    struct Writer
    {
        QString operator()(const std::string& text) const { return QString::fromStdString(text); }
        QString operator()(int number) const { return QLocale().toString(number); }
        QString operator()(double number) const { return QLocale().toString(asShown(number), 'g', 6); }
        QString operator()(const Percent& percent) const { return percentText(percent.chance); }
        QString operator()(const Signed& number) const { return signedFigure(number.change); }
        QString operator()(const ProperName& each) const { return QString::fromStdString(each.name); }
        QString operator()(const Message& message) const { return adjutant::translated(message); }
    };
    return std::visit(Writer(), argument.value);
}

} // namespace

QString translated(const Message& message)
{
    const QString text = translatedWords(message);
    if (message.arguments().empty())
        return text;
    QString whole;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const int place =
            text[at] == QLatin1Char('%') && at + 1 < text.size() ? text[at + 1].digitValue() : -1;
        if (place < 1 || place > static_cast<int>(message.arguments().size())) {
            whole += text[at];
            continue;
        }
        whole += translated(message.arguments()[static_cast<std::size_t>(place - 1)]);
        ++at;
    }
    return whole;
}

QString withCapital(const Message& message)
{
    const QString text = translated(message);
    return text.left(1).toUpper() + text.mid(1);
}

QString asSentence(const Message& message)
{
    QString text = withCapital(message);
    if (text.isEmpty())
        return text;
    const QChar last = text.back();
    if (!last.isPunct() || last == QLatin1Char(')') || last == QLatin1Char('"') ||
        last == QLatin1Char('\'') || last.category() == QChar::Punctuation_FinalQuote)
        text += QLatin1Char('.');
    return text;
}

QStringList translated(const std::vector<Message>& messages)
{
    QStringList texts;
    for (const Message& each : messages)
        if (!each.empty())
            texts.append(translated(each));
    return texts;
}

QString percentText(double chance)
{
    // 14% and 14.3%: a decimal that is zero says nothing.
    const bool isWhole = std::abs(std::round(1000 * chance) - 10 * std::round(100 * chance)) < 0.5;
    return TextWords::tr("%1%", "per cent").arg(QLocale().toString(100 * chance, 'f', isWhole ? 0 : 1));
}

} // namespace adjutant
