#pragma once

#include <algorithm>
#include <concepts>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace adjutant {

/// A chance from 0 to 1, shown in per cent.
struct Percent
{
    double chance = 0;
    bool operator==(const Percent&) const = default;
};

/// A change by so much, shown with its sign.
struct Signed
{
    int change = 0;
    bool operator==(const Signed&) const = default;
};

/// What files call by its id and people by its name: the command line shows the id, the app the name.
struct ProperName
{
    std::string id;
    std::string name;
    bool operator==(const ProperName&) const = default;
};

struct Argument;

/// An English text as it stands in the source, where lupdate finds it by the macros below.
struct Words
{
    const char* context;
    const char* text;
};

/// A word of files, and how people call it.
struct Named
{
    const char* id;
    Words label;
};

/// The kind that goes by a name, in the order of its names; as many as there are where none does.
template <class Kind> Kind kindNamed(std::string_view id, std::span<const Named> names)
{
    return static_cast<Kind>(std::ranges::find(names, id, &Named::id) - names.begin());
}

/// The name of a kind.
template <class Kind> const Named& nameOfKind(Kind kind, std::span<const Named> names)
{
    return names[static_cast<std::size_t>(kind)];
}

/// A sentence, or a part of one: written once, in English, where it is known; translated by its text. Places
/// for what is written are %1 … %9, %n is the count where there is a plural. What people typed (a name) is a
/// message without a context: it is shown as it is. Copies share what they hold: a question has half a dozen
/// messages, and most are never read.
class Message
{
public:
    Message() = default;
    Message(Words words) : m_words(words) {}
    Message(Words words, std::vector<Argument> arguments, std::optional<int> count);
    /// A text that stands in no source. An empty context: it is shown as it is.
    Message(std::string context, std::string text);

    Message(const Message&) = default;
    Message(Message&& other) noexcept
        : m_words(std::exchange(other.m_words, nothing)), m_rest(std::move(other.m_rest))
    {}
    Message& operator=(const Message&) = default;
    Message& operator=(Message&& other) noexcept
    {
        m_words = std::exchange(other.m_words, nothing);
        m_rest = std::move(other.m_rest);
        return *this;
    }
    ~Message() = default;

    /// Where translators find it: a game's id, or a room's name. A zero stands behind it, and behind text().
    std::string_view context() const { return m_words.context; }
    std::string_view text() const { return m_words.text; }
    const std::vector<Argument>& arguments() const;
    std::optional<int> count() const;
    /// The same for another count; one without a plural stays as it is.
    Message ofCount(int count) const;

    bool empty() const { return *m_words.text == '\0'; }
    bool operator==(const Message&) const;

private:
    static constexpr Words nothing{"", ""};
    struct Rest;

    Words m_words = nothing;            ///< of the source, or of what m_rest holds
    std::shared_ptr<const Rest> m_rest; ///< none: words of the source without places
};

/// What stands in a place of a message.
struct Argument
{
    std::variant<std::string, int, double, Percent, Signed, ProperName, Message> value;
    bool operator==(const Argument&) const = default;
};

// lupdate reads these two as it reads QT_TRANSLATE_NOOP and QT_TRANSLATE_N_NOOP: both take literals only.
#define WORDS(context, text) (::adjutant::Words{context, text})
#define WORDS_N(context, text) (::adjutant::Words{context, text})

// The same in a game, whose namespace says the context once, as trContext. It is the name of the game's
// folder: lupdate is given copies of its sources that have it in each text (app/shell/wordsofgames.cmake).
#define TR(text) (::adjutant::Words{trContext, text})
#define TR_N(text) (::adjutant::Words{trContext, text})

/// What may stand in a place of a message.
template <class Place>
concept StandsInAPlace = requires(Place&& place)
{
    Argument{std::forward<Place>(place)};
};

/// What stands in the places of a message, in their order: texts, numbers, other messages and the rest of an
/// Argument.
template <class... Places> std::vector<Argument> argumentsOf(Places&&... places)
{
    std::vector<Argument> arguments;
    arguments.reserve(sizeof...(places));
    (arguments.push_back(Argument{std::forward<Places>(places)}), ...);
    return arguments;
}

/// A message of a text and what stands in its places.
template <class... Places> Message message(Words words, Places&&... places)
{
    if constexpr (sizeof...(places) == 0)
        return words;
    else
        return {words, argumentsOf(std::forward<Places>(places)...), std::nullopt};
}

/// One that is made already, where either is taken.
inline Message message(Message made)
{
    return made;
}

/// The same of a text with a plural, for `count` things.
template <class... Places> Message counted(Words words, int count, Places&&... places)
{
    return {words, argumentsOf(std::forward<Places>(places)...), count};
}

/// Messages one behind another, two at a time: "%1, %2". Nested as deep as it must be only: a list of a
/// thousand is written as quickly as a thousand messages.
Message joined(std::vector<Message> parts, Words pair);

/// The same with commas: "Red, Blue"; empty for none.
inline Message listed(std::vector<Message> parts)
{
    return joined(std::move(parts), WORDS("roster", "%1, %2"));
}

/// A text that people typed, or that is no sentence: never translated.
inline Message verbatim(std::string text)
{
    return {std::string(), std::move(text)};
}

/// The context of what is made of ids: translators find it in the data, not among the sentences.
inline constexpr std::string_view idWords = "ids";

/// What an id says that nothing else names: "Heavy crossbow" for `heavy-crossbow`.
Message fromId(std::string_view id);

/// A word that data write as it is, shown so in English: `steel`.
inline Message dataWord(std::string word)
{
    return {std::string(idWords), std::move(word)};
}

/// A number as people read it: two places behind the point, four of those below a tenth.
double asShown(double number);

/// A message in English. In a text with a plural `(s)` and `(es)` stand where the count isn't one, and fall
/// away where it is.
std::string toText(const Message& message);

} // namespace adjutant
