#include "app/catalogues/catalogueloader.h"
#include "app/rules/rulesearch.h"
#include "core/systems/gamesystem.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace adjutant;

/// How long one more letter of a search takes in the rules of all games, in both languages: the entries' own
/// titles are typed, letter by letter, and with a letter wrong.
int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    std::vector<double> took; // ms
    for (const char* language : {"en", "fr"}) {
        std::vector<Reference> references;
        for (const GameSystem& game : gameSystems())
            references.push_back(loadReference(QString::fromUtf8(game.id), QString::fromLatin1(language)));
        std::vector<const Reference*> shelves;
        for (const Reference& reference : references)
            shelves.push_back(&reference);
        const RuleSearch search(shelves);
        const auto type = [&](const QString& words) {
            for (qsizetype letters = 1; letters <= words.size(); ++letters) {
                QElapsedTimer clock;
                clock.start();
                static_cast<void>(search.find(words.left(letters)));
                took.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            }
        };
        for (const Reference& reference : references)
            for (std::size_t at = 0; at < reference.entries().size(); at += 7) {
                QString title = QString::fromStdString(reference.entries()[at].title);
                type(title);
                if (title.size() > 3)
                    type(title.replace(2, 1, QLatin1Char('x')));
            }
    }
    std::ranges::sort(took);
    const auto part = [&took](double share) {
        return took[static_cast<std::size_t>(share * static_cast<double>(took.size() - 1))];
    };
    std::printf(
        "a key of a search in all rules: median %.1f ms, 99 of 100 below %.1f ms, most %.1f ms (%zu keys)\n",
        part(0.5), part(0.99), part(1), took.size());
    return 0;
}
