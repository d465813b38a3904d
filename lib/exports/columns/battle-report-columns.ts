import type { BattleMinute } from '#lib/game/battles/report/course.ts';
import type { GuildDuel, GuildRow, PartOfSide, RoleRow } from '#lib/game/battles/report/groups.ts';
import type { Presence } from '#lib/game/battles/report/presence.ts';
import type { BattlePlayer, BattleSide, Loss } from '#lib/game/battles/report/rows.ts';
import type { SideFigure, SideSums } from '#lib/game/battles/report/sides.ts';
import type { SharedScore } from '#lib/game/battles/score-groups.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { isoTime, listCell } from './cells.ts';
import { SKIRMISH_SCORE_COLUMNS } from './score-columns.ts';

const SIDE: ExportColumn<{ readonly side: BattleSide }> = column('side', 'ORDER or DESTRUCTION', ({ side }) =>
  side.toUpperCase(),
);

/** The sums of a side, or of a part of it. */
const SUMS: readonly ExportColumn<SideSums>[] = [
  column('players', 'Players', ({ players }) => players),
  column('kills', 'Kills, as the kills say', ({ kills }) => kills),
  column('deaths', 'Deaths, as the kills say', ({ deaths }) => deaths),
  column('damage', 'Damage, as scoreboards say', ({ damage }) => damage),
  column('healing', 'Healing, as scoreboards say', ({ healing }) => healing),
  column('protection', 'Protection, as scoreboards say', ({ protection }) => protection),
];

const PART_COLUMNS: readonly ExportColumn<PartOfSide>[] = [SIDE, ...SUMS];

/** A figure of both sides. */
export const SIDE_FIGURE_COLUMNS: readonly ExportColumn<SideFigure>[] = [
  column('figure', 'players, kills, deaths, damage, healing or protection', ({ figure }) => figure),
  column('order', 'Order', ({ order }) => order.value),
  column('destruction', 'Destruction', ({ destruction }) => destruction.value),
  column('orderEach', 'For each player of Order', ({ order }) => order.each),
  column('destructionEach', 'For each player of Destruction', ({ destruction }) => destruction.each),
];

/** A player, with all figures of the battle. */
export const BATTLE_PLAYER_COLUMNS: readonly ExportColumn<SharedScore<BattlePlayer>>[] = [
  ...SKIRMISH_SCORE_COLUMNS,
  column('from', 'When the first skirmish with the player began, in UTC', ({ from }) => isoTime(from)),
  column('to', 'When the last skirmish with the player ended, in UTC', ({ to }) => isoTime(to)),
];

export const MINUTE_COLUMNS: readonly ExportColumn<BattleMinute>[] = [
  column('minute', 'When it begins, in UTC', ({ time }) => isoTime(time)),
  column('order', 'Kills of Order', ({ order }) => order),
  column('destruction', 'Kills of Destruction', ({ destruction }) => destruction),
  column('lead', 'Kills of Order less those of Destruction up to its end', ({ lead }) => lead),
];

export const ROLE_PART_COLUMNS: readonly ExportColumn<RoleRow>[] = [
  ...PART_COLUMNS,
  column('role', 'tank, healer, melee or ranged', ({ role }) => role),
  column('careers', 'Its careers with their players', ({ careers }) =>
    listCell(careers.map(({ career, players }) => `${career} ${players}`)),
  ),
];

export const GUILD_PART_COLUMNS: readonly ExportColumn<GuildRow>[] = [
  column('guildId', 'Id of the guild; empty for players without one', ({ guild }) => guild?.id ?? null),
  column('guildName', 'Name of the guild', ({ guild }) => guild?.name ?? null),
  ...PART_COLUMNS,
];

export const DUEL_COLUMNS: readonly ExportColumn<GuildDuel>[] = [
  column('orderId', 'Id of the guild of Order', ({ order }) => order.id),
  column('orderName', 'Name of the guild of Order', ({ order }) => order.name),
  column('destructionId', 'Id of the guild of Destruction', ({ destruction }) => destruction.id),
  column('destructionName', 'Name of the guild of Destruction', ({ destruction }) => destruction.name),
  column('orderKills', 'Kills of the first on the second', ({ kills }) => kills.order),
  column('destructionKills', 'Kills of the second on the first', ({ kills }) => kills.destruction),
];

export const LOSS_COLUMNS: readonly ExportColumn<Loss>[] = [
  column('id', 'Id of the kill', ({ id }) => id),
  column('time', 'When, in UTC', ({ time }) => isoTime(time)),
  column('victimId', 'Id of the victim', ({ victim }) => victim.id),
  column('victimName', 'Name of the victim', ({ victim }) => victim.name),
  column('victimCareer', 'Career of the victim', ({ victimCareer }) => victimCareer),
  column('victimRealm', 'ORDER or DESTRUCTION, which the victim fought for', (loss) => loss.of.toUpperCase()),
  column('victimGuildId', 'Id of the guild of the victim', ({ victimGuild }) => victimGuild?.id ?? null),
  column(
    'victimGuildName',
    'Name of the guild of the victim',
    ({ victimGuild }) => victimGuild?.name ?? null,
  ),
  column('killerId', 'Id of the killer', ({ killer }) => killer.id),
  column('killerName', 'Name of the killer', ({ killer }) => killer.name),
  column('killerCareer', 'Career of the killer', ({ killerCareer }) => killerCareer),
  column('killerGuildId', 'Id of the guild of the killer', ({ killerGuild }) => killerGuild?.id ?? null),
  column(
    'killerGuildName',
    'Name of the guild of the killer',
    ({ killerGuild }) => killerGuild?.name ?? null,
  ),
  column('attackers', 'Number of attackers, the killer included', ({ attackers }) => attackers),
  column('zoneId', 'Id of the zone', ({ zoneId }) => zoneId),
  column('x', 'Where in the zone, from west to east', ({ x }) => x),
  column('y', 'Where in the zone, from north to south', ({ y }) => y),
];

export const PRESENCE_COLUMNS: readonly ExportColumn<Presence>[] = [
  SIDE,
  column('throughout', 'Players from the beginning to the end', ({ throughout }) => throughout),
  column('came', 'Players who came later', ({ came }) => came.length),
  column('left', 'Players who left before the end', ({ left }) => left.length),
];
