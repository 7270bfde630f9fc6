#pragma once

#include "app/systems/drakerys/text/matchnames.h"

namespace adjutant {

// The line for each kind of command.

// Before the first Game Phase.
QString phrase(const drakerys::NameFirst& command, const TableNames& names);
QString phrase(const drakerys::PlaceScenery& command, const TableNames& names);
QString phrase(const drakerys::Deploy& command, const TableNames& names);
QString phrase(const drakerys::StandAt& command, const TableNames& names);
QString phrase(const drakerys::DealMissions& command, const TableNames& names);
QString phrase(const drakerys::ChooseFor& command, const TableNames& names);
QString phrase(const drakerys::Reveal& command, const TableNames& names);

// Activations and what comes of them.
QString phrase(const drakerys::Activate& command, const TableNames& names);
QString phrase(const drakerys::Injure& command, const TableNames& names);
QString phrase(const drakerys::ChangeStress& command, const TableNames& names);
QString phrase(const drakerys::ChangeStatus& command, const TableNames& names);
QString phrase(const drakerys::RemoveWarriors& command, const TableNames& names);
QString phrase(const drakerys::Scatter& command, const TableNames& names);
QString phrase(const drakerys::Score& command, const TableNames& names);
QString phrase(const drakerys::Pass& command, const TableNames& names);

// Beside the activations.
QString phrase(const drakerys::Summon& command, const TableNames& names);
QString phrase(const drakerys::ChangeSource& command, const TableNames& names);
QString phrase(const drakerys::GiveOrder& command, const TableNames& names);
QString phrase(const drakerys::Pray& command, const TableNames& names);
QString phrase(const drakerys::BlowZephyr& command, const TableNames& names);
QString phrase(const drakerys::PlaceObjective& command, const TableNames& names);
QString phrase(const drakerys::Note& command, const TableNames& names);
QString phrase(const drakerys::EndMatch& command, const TableNames& names);

// In the books.
QString phrase(const drakerys::Tick& command, const TableNames& names);
QString phrase(const drakerys::Cast& command, const TableNames& names);
QString phrase(const drakerys::RecordRoll& command, const TableNames& names);
QString phrase(const drakerys::Spend& command, const TableNames& names);
QString phrase(const drakerys::Amend& command, const TableNames& names);

/// Injuries by their number: "1 Injury", "2 Injuries".
QString injuriesInWords(int injuries);

} // namespace adjutant
