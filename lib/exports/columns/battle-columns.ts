import type * as documents from '#graphql/generated/documents.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';
import type { AttendanceMonth, AttendedEvening, AttendingMember } from '#lib/game/battles/list/attendance.ts';
import { battleRank, battleResult } from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { winnerOf, wonOutnumbered } from '#lib/game/battles/report/sides.ts';
import { utcDate, utcMonth } from '#lib/format/time.ts';
import { gameRoleOf } from '#lib/game/players/game-role.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { isoTime, listCell, secondsCell } from './cells.ts';
import { CHARACTER_COLUMNS } from './character-columns.ts';

const resultCell = (battle: documents.BattleListRowFragment, realm: Parameters<typeof battleResult>[1]) =>
  battleResult(battle, realm).toUpperCase() || null;

export const BATTLE_COLUMNS = columnsOf<documents.BattleListRowFragment>(
  col('id', 'Id of the battle: that of its first skirmish', ({ id }) => id),
  col('startTime', 'When it began, in UTC', ({ startTime }) => startTime, isoTime),
  col(
    'endTime',
    'When it ended, in UTC; empty where its end is not known',
    (battle) => (fightLength(battle) === null ? null : battle.endTime),
    isoTime,
  ),
  col('duration', 'Seconds; empty where not known', fightLength, secondsCell),
  col('zoneId', 'Id of the zone', ({ zone }) => zone?.id),
  col('place', 'The zone', battlePlace),
  col('winner', 'The side with more kills, ORDER or DESTRUCTION; DRAW for as many', (battle) =>
    (winnerOf(battle) ?? 'draw').toUpperCase(),
  ),
  col('outnumbered', 'True if the winner had fewer than 80% of the other’s players', wonOutnumbered),
  col('killsOrder', 'Kills by Order', ({ order }) => order.kills),
  col('killsDestruction', 'Kills by Destruction', ({ destruction }) => destruction.kills),
  col('playersOrder', 'Players of Order', ({ order }) => order.players),
  col('playersDestruction', 'Players of Destruction', ({ destruction }) => destruction.players),
  col(
    'guildIds',
    'Ids of the guilds, separated by semicolons',
    ({ guilds }) => guilds.map(({ guild }) => guild.id),
    listCell,
  ),
  col(
    'guilds',
    'Their names with the number of players, separated by semicolons',
    ({ guilds }) => guilds.map(({ guild, players }) => `${guild.name} (${players})`),
    listCell,
  ),
);

/** A battle that members of a guild fought. */
export const GUILD_BATTLE_COLUMNS = columnsOf<documents.GuildBattleFragment>(
  BATTLE_COLUMNS,
  col('ownResult', 'WON, LOST or DRAWN for the guild’s side', (battle) =>
    resultCell(battle, battle.own?.realm),
  ),
  col('ownPlayers', 'Members of the guild who fought', ({ own }) => own?.players),
  col('ownKills', 'Kills by these members', ({ own }) => own?.kills),
  col('ownDeaths', 'Deaths of these members', ({ own }) => own?.deaths),
);

/** A battle that a character fought. */
export const OWN_BATTLE_COLUMNS = columnsOf<documents.OwnBattleFragment>(
  BATTLE_COLUMNS,
  col('ownResult', 'WON, LOST or DRAWN for the own side', (battle) => resultCell(battle, battle.part?.realm)),
  col('ownKills', 'Victims that this player did the most damage to', ({ part }) => part?.kills),
  col('ownDeaths', 'Deaths, by the scoreboards', ({ part }) => part?.deaths),
  col(
    'figure',
    'What the role is there for: DAMAGE, HEALING or PROTECTION',
    ({ standing }) => standing?.figure,
  ),
  col('ownAmount', 'What this player did of it', ({ standing }) => standing?.amount),
  col('sideAmount', 'What the own side did of it', ({ standing }) => standing?.side),
  col('others', 'Other players of the same role in the battle', ({ standing }) => standing?.others),
  col('below', 'Those of them who did less', ({ standing }) => standing?.below),
  col('equal', 'Those of them who did as much', ({ standing }) => standing?.equal),
  col(
    'percentile',
    'Percentage of them who did less, with half of those who did as much; empty where there are too few to tell',
    ({ standing }) => battleRank(standing),
  ),
);

export const ATTENDANCE_COLUMNS = columnsOf<AttendingMember>(
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('role', 'tank, healer, melee or ranged', ({ character }) => character.career, gameRoleOf),
  col(
    'evenings',
    'Evenings with at least one battle or scenario, from noon to noon in UTC',
    ({ evenings }) => evenings.size,
  ),
  col('battles', 'Battles', ({ sums }) => sums.battles),
  col('scenarios', 'Scenarios with six members or more', ({ sums }) => sums.scenarios),
  col('kills', 'Victims that the member did the most damage to, in battles', ({ sums }) => sums.kills),
  col('deaths', 'Deaths in battles', ({ sums }) => sums.deaths),
  col(
    'assists',
    'Kills that the member helped with, without the own, in battles',
    ({ sums }) => sums.assists,
  ),
  col('healing', 'Healing in battles', ({ sums }) => sums.healing),
);

export const ATTENDANCE_MONTH_COLUMNS = columnsOf<AttendanceMonth>(
  col('month', 'Month in UTC, such as 2026-09', ({ start }) => utcMonth(start)),
  col('evenings', 'Evenings with a battle or a scenario', ({ evenings }) => evenings),
  col('battles', 'Battles', ({ battles }) => battles),
  col('scenarios', 'Scenarios with six members or more', ({ scenarios }) => scenarios),
  col('members', 'Members who came at least once', ({ members }) => members),
  col('membersPerEvening', 'Members of an evening, on average', ({ perEvening }) => perEvening),
);

export const ATTENDED_EVENING_COLUMNS = columnsOf<AttendedEvening>(
  col('evening', 'The day on which the evening began, in UTC', ({ evening }) =>
    utcDate(new Date(evening * 1000)),
  ),
  groupColumns('character', ({ member }) => member.character, CHARACTER_COLUMNS),
  col('role', 'tank, healer, melee or ranged', ({ member }) => member.character.career, gameRoleOf),
  col('battles', 'Battles', ({ sums }) => sums.battles),
  col('scenarios', 'Scenarios with six members or more', ({ sums }) => sums.scenarios),
  col('kills', 'Victims that the member did the most damage to, in battles', ({ sums }) => sums.kills),
  col('deaths', 'Deaths in battles', ({ sums }) => sums.deaths),
  col(
    'assists',
    'Kills that the member helped with, without the own, in battles',
    ({ sums }) => sums.assists,
  ),
  col('healing', 'Healing in battles', ({ sums }) => sums.healing),
);
