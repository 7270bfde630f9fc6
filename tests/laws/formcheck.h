#pragma once

#include "core/match/session.h"
#include "core/systems/gamesystem.h"

#include <deque>
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

/// A message that has to be said: not empty, and with no place unfilled.
void checkMessage(const Message& message, std::string_view where, std::string_view which = {});

/// What every view, offer and form has, whatever the game: words for boards, unlike labels, ids and paths.
void checkView(const table::TableView& view);
void checkOffers(const std::vector<table::Offer>& offers, const table::TableView& view);
void checkForm(const table::Form& form, const table::TableView& view);
void checkSentences(const std::vector<Sentence>& sentences);

/// Forecasts, each solved once: their series sum to one.
class OddsCheck
{
public:
    /// What it comes to; null once enough have been solved.
    const table::OddsView* check(const table::Forecast& forecast);
    /// What dice did was possible by their forecast.
    void check(const Outcome& outcome);

private:
    static constexpr std::size_t mostSolved = 200;

    struct Solved
    {
        table::Forecast forecast;
        table::OddsView view;
    };
    std::deque<Solved> m_solved;
};

} // namespace adjutant::test
