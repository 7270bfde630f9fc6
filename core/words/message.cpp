#include "core/words/message.h"

#include <cmath>
#include <fmt/format.h>

namespace adjutant {

struct Message::Rest
{
    std::string context; // of a text that stands in no source, as the next
    std::string text;
    std::vector<Argument> arguments;
    std::optional<int> count;
};

Message::Message(Words words, std::vector<Argument> arguments, std::optional<int> count)
    : m_words(words), m_rest(std::make_shared<const Rest>(Rest{{}, {}, std::move(arguments), count}))
{}

Message::Message(std::string context, std::string text)
    : m_rest(std::make_shared<const Rest>(Rest{std::move(context), std::move(text), {}, {}}))
{
    m_words = {m_rest->context.c_str(), m_rest->text.c_str()};
}

const std::vector<Argument>& Message::arguments() const
{
    static const std::vector<Argument> none;
    return m_rest ? m_rest->arguments : none;
}

std::optional<int> Message::count() const
{
    return m_rest ? m_rest->count : std::nullopt;
}

Message Message::ofCount(int count) const
{
    return m_rest && m_rest->count ? Message(m_words, m_rest->arguments, count) : *this;
}

bool Message::operator==(const Message& other) const
{
    return context() == other.context() && text() == other.text() && arguments() == other.arguments() &&
           count() == other.count();
}

static std::string toText(const Argument& argument)
{
    struct Writer
    {
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(double number) const { return fmt::format("{:g}", asShown(number)); }
        std::string operator()(const Percent& percent) const
        {
            return fmt::format("{:.1f}%", 100 * percent.chance);
        }
        std::string operator()(const Signed& number) const { return fmt::format("{:+}", number.change); }
        std::string operator()(const ProperName& properName) const { return properName.id; }
        std::string operator()(const Message& message) const { return adjutant::toText(message); }
    };
    return std::visit(Writer(), argument.value);
}

// Puts `(s)` and `(es)` into the singular or the plural.
static std::string inNumber(std::string text, int count)
{
    for (const std::string_view ending : {"(s)", "(es)"})
        for (auto at = text.find(ending); at != text.npos; at = text.find(ending, at))
            text.replace(at, ending.size(), count == 1 ? "" : ending.substr(1, ending.size() - 2));
    return text;
}

double asShown(double number)
{
    constexpr double places = 100;
    constexpr double small = 0.1;
    const double factor = std::abs(number) < small ? places * places : places;
    return std::round(number * factor) / factor;
}

std::string toText(const Message& message)
{
    const std::string english(message.text());
    const std::string text = message.count() ? inNumber(english, *message.count()) : english;
    if (message.context().empty() && message.arguments().empty())
        return text;
    std::string written;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char place = text[at] == '%' && at + 1 < text.size() ? text[at + 1] : '\0';
        const auto number = static_cast<std::size_t>(place - '1');
        if (place == 'n' && message.count())
            written += std::to_string(*message.count());
        else if (place >= '1' && place <= '9' && number < message.arguments().size())
            written += toText(message.arguments()[number]);
        else {
            written += text[at];
            continue;
        }
        ++at;
    }
    return written;
}

Message joined(std::vector<Message> parts, Words pair)
{
    std::erase_if(parts, [](const Message& each) { return each.empty(); });
    if (parts.empty())
        return {};
    while (parts.size() > 1) {
        std::vector<Message> pairs;
        pairs.reserve((parts.size() + 1) / 2);
        for (std::size_t k = 0; k + 1 < parts.size(); k += 2)
            pairs.push_back(message(pair, std::move(parts[k]), std::move(parts[k + 1])));
        if (parts.size() % 2 != 0)
            pairs.push_back(std::move(parts.back()));
        parts = std::move(pairs);
    }
    return std::move(parts.front());
}

Message fromId(std::string_view id)
{
    std::string words(id);
    std::ranges::replace_if(
        words, [](char each) { return each == '-' || each == '_'; }, ' ');
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z')
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return dataWord(std::move(words));
}

} // namespace adjutant
