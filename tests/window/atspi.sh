#!/usr/bin/env bash
# atspi.sh PROGRAM: starts the app in a window of its own X server and reads it as a screen reader does.
set -euo pipefail
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software LC_ALL=C.UTF-8 NO_AT_BRIDGE=1
# What speaks Python is the system's: it has the bindings.
exec xvfb-run -a -s "-screen 0 1280x900x24" dbus-run-session -- /usr/bin/python3 "$(dirname "$0")/atspi.py" "$1"
