#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace adjutant::screens {

class Stage;

/// One picture to take: its file name's stem, and how to get there.
struct Scene
{
    QString name;
    std::function<void(Stage&)> set;
    bool withArmies = true; ///< false: a first start, with nothing saved
    bool isTelling = false; ///< shows what the app is
};

/// Every page and sheet of the app.
const std::vector<Scene>& scenes();

} // namespace adjutant::screens
