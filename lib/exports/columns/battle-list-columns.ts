import type {
  BattleListRowFragment,
  GuildBattleFragment,
  OwnBattleFragment,
} from '#graphql/generated/documents.ts';
import type { AttendedEvening, AttendedSums, AttendingMember } from '#lib/game/battles/list/attendance.ts';
import { battleResult } from '#lib/game/battles/list/battle-result.ts';
import { battleRank } from '#lib/game/battles/list/own-share.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { winnerOf, wonOutnumbered } from '#lib/game/battles/report/sides.ts';
import { gameRoleOf } from '#lib/game/players/game-role.ts';

import { column, type ExportColumn, partColumns } from '../export-table.ts';
import { isoTime, listCell, secondsBetween } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';

/** A battle in a list. */
export const BATTLE_COLUMNS: readonly ExportColumn<BattleListRowFragment>[] = [
  column('id', 'Id of the battle: that of its first skirmish', ({ id }) => id),
  column('startTime', 'When it began, in UTC', ({ startTime }) => isoTime(startTime)),
  column('endTime', 'When it ended, in UTC', ({ endTime }) => isoTime(endTime)),
  column('duration', 'Seconds', ({ startTime, endTime }) => secondsBetween(startTime, endTime)),
  column('zoneId', 'Id of the zone', ({ zone }) => zone?.id ?? null),
  column('place', 'The zone', battlePlace),
  column('winner', 'The side with more kills, ORDER or DESTRUCTION; DRAW for as many', (row) =>
    (winnerOf(row) ?? 'draw').toUpperCase(),
  ),
  column('outnumbered', 'True if the winner had fewer than 80% of the other’s players', wonOutnumbered),
  column('killsOrder', 'Kills by Order', ({ order }) => order.kills),
  column('killsDestruction', 'Kills by Destruction', ({ destruction }) => destruction.kills),
  column('playersOrder', 'Players of Order', ({ order }) => order.players),
  column('playersDestruction', 'Players of Destruction', ({ destruction }) => destruction.players),
  column('guildIds', 'Ids of the guilds, separated by semicolons', ({ guilds }) =>
    listCell(guilds.map(({ guild }) => guild.id)),
  ),
  column('guilds', 'Their names with the number of players, separated by semicolons', ({ guilds }) =>
    listCell(guilds.map(({ guild, players }) => `${guild.name} (${players})`)),
  ),
];

const resultCell = (battle: BattleListRowFragment, realm: Parameters<typeof battleResult>[1]) =>
  battleResult(battle, realm).toUpperCase() || null;

/** A battle of a guild. */
export const GUILD_BATTLE_COLUMNS: readonly ExportColumn<GuildBattleFragment>[] = [
  ...BATTLE_COLUMNS,
  column('ownResult', 'WON, LOST or DRAWN for the guild’s side', (row) => resultCell(row, row.own?.realm)),
  ...partColumns(
    ({ own }: GuildBattleFragment) => own,
    [
      column('ownPlayers', 'Members of the guild who fought', ({ players }) => players),
      column('ownKills', 'Kills by these members', ({ kills }) => kills),
      column('ownDeaths', 'Deaths of these members', ({ deaths }) => deaths),
    ],
  ),
];

/** A battle of a player. */
export const OWN_BATTLE_COLUMNS: readonly ExportColumn<OwnBattleFragment>[] = [
  ...BATTLE_COLUMNS,
  column('ownResult', 'WON, LOST or DRAWN for the own side', (row) => resultCell(row, row.part?.realm)),
  ...partColumns(
    ({ part }: OwnBattleFragment) => part,
    [
      column('ownKills', 'Victims that this player did the most damage to', ({ kills }) => kills),
      column('ownDeaths', 'Deaths, by the scoreboards', ({ deaths }) => deaths),
    ],
  ),
  ...partColumns(
    ({ standing }: OwnBattleFragment) => standing,
    [
      column('figure', 'What the role is there for: DAMAGE, HEALING or PROTECTION', ({ figure }) => figure),
      column('ownAmount', 'What this player did of it', ({ amount }) => amount),
      column('sideAmount', 'What the own side did of it', ({ side }) => side),
      column('others', 'Other players of the same role in the battle', ({ others }) => others),
    ],
  ),
  column(
    'percentile',
    'Place among them by this figure, from 1 to 100, the best; empty where there are too few to tell',
    ({ standing }) => battleRank(standing),
  ),
];

const SUM_COLUMNS: readonly ExportColumn<AttendedSums>[] = [
  column('battles', 'Battles', ({ battles }) => battles),
  column('kills', 'Victims that the member did the most damage to', ({ kills }) => kills),
  column('deaths', 'Deaths', ({ deaths }) => deaths),
  column('assists', 'Kills that the member helped with, without the own', ({ assists }) => assists),
  column('healing', 'Healing', ({ healing }) => healing),
];

const MEMBER_COLUMNS: readonly ExportColumn<AttendingMember>[] = [
  ...characterColumns<AttendingMember>('character', ({ character }) => character),
  column('role', 'tank, healer, melee or ranged', ({ character }) => gameRoleOf(character.career)),
];

/** A member of a guild who came to its battles. */
export const ATTENDANCE_COLUMNS: readonly ExportColumn<AttendingMember>[] = [
  ...MEMBER_COLUMNS,
  column('evenings', 'Evenings with at least one battle, from noon to noon in UTC', (m) => m.evenings.size),
  ...partColumns(({ sums }: AttendingMember) => sums, SUM_COLUMNS),
];

/** A member on one evening. */
export const ATTENDED_EVENING_COLUMNS: readonly ExportColumn<AttendedEvening>[] = [
  column('evening', 'The day on which the evening began, in UTC', ({ evening }) =>
    new Date(evening * 1000).toISOString().slice(0, 10),
  ),
  ...partColumns(({ member }: AttendedEvening) => member, MEMBER_COLUMNS),
  ...partColumns(({ sums }: AttendedEvening) => sums, SUM_COLUMNS),
];
