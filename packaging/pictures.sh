#!/usr/bin/env bash
# Renders the pictures of README from the screens of the tests, and the animation of a fight. Needs ImageMagick.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v convert > /dev/null || { echo "pictures.sh needs ImageMagick (apt install imagemagick)"; exit 1; }

export QT_QPA_PLATFORM=offscreen
for scene in {drafta,skirmish,battlecards,adventure}-middle drakerys-{ground,piece,form-dice,result}; do
    build/release/bin/adjutant-battles "battle-$scene"
done
screens=build/release/screens
pictures=docs/pictures
mkdir -p "$pictures"
small() { convert "$1" -strip -resize "$2" -colors 96 PNG8:"$3"; }
for game in drafta skirmish battlecards adventure; do
    small "$screens/battle-$game-middle-phone-light-en.png" 320x "$pictures/$game.png"
done
small "$screens/battle-drakerys-ground-measured-phone-light-en.png" 320x "$pictures/drakerys-map.png"
small "$screens/battle-drakerys-ground-desktop-dark-en.png" 900x "$pictures/drakerys.png"
frames=()
for scene in ground piece form-dice result; do
    frames+=("$screens/battle-drakerys-$scene-phone-light-en.png")
done
convert -delay 180 -loop 0 "${frames[@]}" -resize 320x -layers OptimizePlus -colors 64 "$pictures/fight.gif"
