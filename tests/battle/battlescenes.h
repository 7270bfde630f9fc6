#pragma once

#include "tests/laws/lawgames.h"

#include <QString>

#include <memory>

namespace adjutant {

class Shell;

namespace test {

/// One game's table in the window of the app, led from scene to scene: each goes on from those before it.
class BattleScenes
{
public:
    BattleScenes(Shell& shell, const LawGame& game);
    ~BattleScenes();

    /// Begins the match; false where that is refused.
    bool begin();
    static int count();
    static QString name(int scene);
    void set(int scene);

private:
    class Pictures;
    struct Scene;
    static const std::vector<Scene>& all();

    std::unique_ptr<Pictures> m_pictures;
};

} // namespace test
} // namespace adjutant
