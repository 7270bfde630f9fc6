"""The real window through AT-SPI: every page has names and values, presses do something, and what is announced arrives.

atspi.py PROGRAM; exits with 1 and a line for each fault."""
import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

PATIENCE = 15  # seconds for anything to come about
Role = Atspi.Role
CONTROLS = {Role.PUSH_BUTTON, Role.CHECK_BOX, Role.RADIO_BUTTON, Role.SPIN_BUTTON, Role.SLIDER, Role.ENTRY,
            Role.TEXT, Role.PAGE_TAB, Role.LINK, Role.MENU_ITEM, Role.COMBO_BOX}
NAMED = CONTROLS | {Role.HEADING, Role.DIALOG, Role.PROGRESS_BAR, Role.ALERT, Role.PAGE_TAB_LIST, Role.LIST_ITEM}
faults = []
announced = []


def hear(event):
    try:
        if event.detail1 and event.source and event.source.get_role() == Role.ALERT:
            announced.append(event.source.get_name())
    except GLib.Error:
        pass  # it is gone already


def turn():
    while GLib.MainContext.default().iteration(False):
        pass
    time.sleep(0.05)


def until(what, found):
    """The first true answer of `found`; None and a fault where there is none in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            answer = found()
        except GLib.Error:  # it went away while it was read
            answer = None
        if answer:
            return answer
        turn()
    faults.append("never came: " + what)
    return None


def begin():
    """Starts the app; once more where it found no display yet."""
    for _ in range(3):
        started = subprocess.Popen([sys.argv[1]], env={**os.environ, **places})
        time.sleep(1)
        if started.poll() is None:
            break
    return started


def application():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_process_id() == program.pid and child.get_child_count() > 0:
            return child
    return None


def shown(top):
    """What shows below `top`, in reading order."""
    top.clear_cache()
    for index in range(top.get_child_count()):
        child = top.get_child_at_index(index)
        if child and child.get_state_set().contains(Atspi.StateType.VISIBLE):
            yield child
            yield from shown(child)


def is_named(item):
    """A popup of Qt 6.4 is a dialog without a name of its own: what it holds has one."""
    if item.get_name().strip():
        return True
    return item.get_role() == Role.DIALOG and any(
        each.get_role() in (Role.DIALOG, Role.ALERT) and each.get_name().strip() for each in shown(item))


def find(role, name):
    return next((each for each in shown(app) if each.get_role() == role and each.get_name().startswith(name)), None)


def press(role, name):
    control = until(f"a control “{name}”", lambda: find(role, name))
    if not control:
        return
    for index in range(control.get_n_actions()):
        if Atspi.Action.get_action_name(control, index) in ("Press", "Toggle"):
            Atspi.Action.do_action(control, index)
            return
    faults.append(f"can't be pressed: {name}")


def read(page):
    """Adds the faults of the page that is open."""
    count = 0
    for each in shown(app):
        role = each.get_role()
        count += role in CONTROLS
        if role in NAMED and not is_named(each):
            faults.append(f"{page}: a {each.get_role_name()} without a name")
        if role in (Role.SPIN_BUTTON, Role.SLIDER):
            value = each.get_value_iface()
            if not value or not value.get_minimum_value() <= value.get_current_value() <= value.get_maximum_value():
                faults.append(f"{page}: {each.get_name()} has no value")
    print(f"{page}: {count} controls")
    if count == 0:
        faults.append(f"{page}: no controls")


def visit(tab, heading):
    press(Role.PAGE_TAB, tab)
    if until(f"the page {tab}", lambda: find(Role.HEADING, heading)):
        read(tab)


with tempfile.TemporaryDirectory() as home:
    places = {"ADJUTANT_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config"}
    os.makedirs(places["ADJUTANT_DATA_HOME"])
    program = begin()
    try:
        app = until("the app", application)
        if app and until("Home", lambda: find(Role.PAGE_TAB, "Home")):
            until("what to do", lambda: find(Role.PUSH_BUTTON, "New list"))
            read("Home")
            # Not before the app listens for who wants to hear.
            listener = Atspi.EventListener.new(hear)
            listener.register("object:state-changed:showing")
            visit("Lists", "Lists")
            visit("Odds", "Odds")
            visit("Rules", "Rules")
            visit("History", "History")
            visit("Settings", "Settings")
            press(Role.PUSH_BUTTON, "Back up now")
            until("an announcement", lambda: any(words.startswith("Backed up as") for words in announced))
            press(Role.PAGE_TAB, "Home")
            press(Role.PUSH_BUTTON, "New match")
            if until("the setup", lambda: find(Role.HEADING, "New match")):
                read("New match")
            press(Role.PUSH_BUTTON, "Begin")
            if until("the match", lambda: find(Role.PUSH_BUTTON, "Log")):
                read("Match")
    finally:
        program.terminate()
        program.wait(PATIENCE)

for fault in faults:
    print(fault, file=sys.stderr)
sys.exit(1 if faults else 0)
