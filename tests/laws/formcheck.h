#pragma once

#include "core/match/session.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/doorjson.h"

#include <deque>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace adjutant::test {

/// A law that doesn't hold, and where.
struct Broken
{
    std::string law;
};

/// Breaks off with a law where it doesn't hold; the text is only made then.
#define LAW(held, text)                                                                                      \
    do {                                                                                                     \
        if (!(held))                                                                                         \
            throw ::adjutant::test::Broken{text};                                                            \
    } while (false)

inline std::string inEnglish(const Message& message)
{
    return toText(message);
}

/// A value of the door as pages elsewhere get it: two equal ones are the same to whoever looks.
template <class T> std::string textOf(const T& value)
{
    return yaml::doorJson(value, inEnglish).dump();
}

/// A message that has to be said: not empty, and with no place unfilled.
void checkMessage(const Message& message, std::string_view where, std::string_view which = {});

/// What every view, offer and form has, whatever the game: words for boards, unlike labels, ids and paths.
void checkView(const door::MatchView& view);
void checkOffers(const std::vector<door::Offer>& offers, const door::MatchView& view);
void checkForm(const door::Form& form, const door::MatchView& view);
void checkSentences(const std::vector<Sentence>& sentences);

/// Forecasts, each solved once: their series sum to one.
class OddsCheck
{
public:
    /// What it comes to; null once enough have been solved.
    const door::OddsView* check(const door::Forecast& forecast);
    /// What dice did was possible by their forecast.
    void check(const Outcome& outcome);

private:
    static constexpr std::size_t mostSolved = 200;

    struct Solved
    {
        door::Forecast forecast;
        door::OddsView view;
    };
    std::deque<Solved> m_solved;
};

} // namespace adjutant::test
