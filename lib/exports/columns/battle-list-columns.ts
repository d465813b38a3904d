import type * as documents from '#graphql/generated/documents.ts';
import { utcDate } from '#lib/format/time.ts';
import type { AttendedEvening, AttendedSums, AttendingMember } from '#lib/game/battles/list/attendance.ts';
import { battleResult, battleRank } from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { winnerOf, wonOutnumbered } from '#lib/game/battles/report/sides.ts';
import { gameRoleOf } from '#lib/game/players/game-role.ts';

import { columnsOf, partColumns } from '../export-table.ts';
import { isoTime, listCell, secondsBetween } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './battle-list-columns.json' with { type: 'json' };

export const BATTLE_COLUMNS = columnsOf<documents.BattleListRowFragment>()(about.battle, {
  startTime: ({ startTime }) => isoTime(startTime),
  endTime: ({ endTime }) => isoTime(endTime),
  duration: ({ startTime, endTime }) => secondsBetween(startTime, endTime),
  place: battlePlace,
  winner: (row) => (winnerOf(row) ?? 'draw').toUpperCase(),
  outnumbered: wonOutnumbered,
  guildIds: ({ guilds }) => listCell(guilds.map(({ guild }) => guild.id)),
  guilds: ({ guilds }) => listCell(guilds.map(({ guild, players }) => `${guild.name} (${players})`)),
});

const resultCell = (battle: documents.BattleListRowFragment, realm: Parameters<typeof battleResult>[1]) =>
  battleResult(battle, realm).toUpperCase() || null;

export const GUILD_BATTLE_COLUMNS = columnsOf<documents.GuildBattleFragment>()(about.guildBattle, {
  battle: BATTLE_COLUMNS,
  ownResult: (row) => resultCell(row, row.own?.realm),
});

export const OWN_BATTLE_COLUMNS = columnsOf<documents.OwnBattleFragment>()(about.ownBattle, {
  battle: BATTLE_COLUMNS,
  ownResult: (row) => resultCell(row, row.part?.realm),
  percentile: ({ standing }) => battleRank(standing),
});

const SUM_COLUMNS = columnsOf<AttendedSums>()(about.sum, {});

const MEMBER_COLUMNS = columnsOf<AttendingMember>()(about.member, {
  character: characterColumns('character', ({ character }) => character),
  role: ({ character }) => gameRoleOf(character.career),
});

export const ATTENDANCE_COLUMNS = columnsOf<AttendingMember>()(about.attendance, {
  member: MEMBER_COLUMNS,
  sums: partColumns(({ sums }) => sums, SUM_COLUMNS),
});

export const ATTENDED_EVENING_COLUMNS = columnsOf<AttendedEvening>()(about.attendedEvening, {
  evening: ({ evening }) => utcDate(new Date(evening * 1000)),
  member: partColumns(({ member }) => member, MEMBER_COLUMNS),
  sums: partColumns(({ sums }) => sums, SUM_COLUMNS),
});
