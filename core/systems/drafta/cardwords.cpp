#include "core/systems/drafta/cardwords.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace adjutant::drafta {

namespace {

// How such words begin in English, French, German and Spanish.
constexpr std::string_view wordsOfHealing[]{"heal",  "soign", "soin", "guéri", "heilt",
                                            "heile", "heilu", "cura", "sana"};
constexpr std::string_view wordOfNone = "health"; ///< begins like one that heals
constexpr std::string_view wordsOfSpecials[]{"special", "spécial", "spezial", "especial"};

bool isLetter(char each)
{
    const auto byte = static_cast<unsigned char>(each);
    return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || byte >= 0x80;
}

// In small letters, each word between two spaces: " heals an ally by 2 ".
std::string spaced(std::string_view text)
{
    std::string words(1, ' ');
    for (const char each : text) {
        const char small = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
        if (isLetter(small))
            words += small;
        else if (words.back() != ' ')
            words += ' ';
    }
    if (words.back() != ' ')
        words += ' ';
    return words;
}

bool hasWord(const std::string& text, std::span<const std::string_view> beginnings)
{
    const std::string words = spaced(text);
    for (std::size_t at = 0; at + 1 < words.size(); at = words.find(' ', at + 1)) {
        const std::string_view word = std::string_view(words).substr(at + 1);
        if (!word.starts_with(wordOfNone) &&
            std::ranges::any_of(beginnings, [word](std::string_view each) { return word.starts_with(each); }))
            return true;
    }
    return false;
}

std::string wordsWith(const Card& card, std::span<const std::string_view> beginnings)
{
    for (const std::string& ability : card.abilities)
        if (hasWord(ability, beginnings))
            return ability;
    return hasWord(card.talent, beginnings) ? card.talent : std::string();
}

} // namespace

std::string healingOf(const Card& card)
{
    return wordsWith(card, wordsOfHealing);
}

std::string specialOf(const Card& card)
{
    return wordsWith(card, wordsOfSpecials);
}

bool areOfTalent(const Card& card, const std::string& words)
{
    return !words.empty() && std::ranges::find(card.abilities, words) == card.abilities.end();
}

std::optional<int> numberIn(std::string_view words, int lowest, int highest)
{
    const std::size_t first = std::min(words.find_first_of("0123456789"), words.size());
    int number = 0;
    const auto read = std::from_chars(words.data() + first, words.data() + words.size(), number);
    return read.ec == std::errc() && lowest <= number && number <= highest ? std::optional(number)
                                                                           : std::nullopt;
}

NumberOf numberIn(const std::string& words, const char* path, Words label, int lowest, int highest)
{
    NumberOf question(path, label, lowest, highest);
    question.why(verbatim(words));
    if (const auto number = numberIn(words, lowest, highest))
        question.preset(*number);
    return question;
}

std::string typeIn(std::string_view words, const std::vector<std::string>& types)
{
    const std::string text = spaced(words);
    std::string longest;
    for (const std::string& type : types)
        if (type.size() > longest.size() && text.find(spaced(type)) != std::string::npos)
            longest = type;
    return longest;
}

} // namespace adjutant::drafta
