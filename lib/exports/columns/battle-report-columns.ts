import type { BattleMinute } from '#lib/game/battles/report/course.ts';
import type { GuildDuel, GuildRow, PartOfSide, Presence, RoleRow } from '#lib/game/battles/report/groups.ts';
import type { BattlePlayer, Loss } from '#lib/game/battles/report/rows.ts';
import type { SideFigure } from '#lib/game/battles/report/sides.ts';
import type { SharedScore } from '#lib/game/battles/score-groups.ts';

import { col, columnsOf } from '../export-columns.ts';
import { isoTime, listCell } from './cells.ts';
import { SKIRMISH_SCORE_COLUMNS } from './score-columns.ts';

export const SIDE_FIGURE_COLUMNS = columnsOf<SideFigure>(
  col('figure', 'players, kills, deaths, damage, healing or protection', ({ figure }) => figure),
  col('order', 'Order', ({ order }) => order.value),
  col('destruction', 'Destruction', ({ destruction }) => destruction.value),
  col('orderEach', 'For each player of Order', ({ order }) => order.each),
  col('destructionEach', 'For each player of Destruction', ({ destruction }) => destruction.each),
);

export const BATTLE_PLAYER_COLUMNS = columnsOf<SharedScore<BattlePlayer>>(
  SKIRMISH_SCORE_COLUMNS,
  col('from', 'When the first skirmish with the player began, in UTC', ({ from }) => from, isoTime),
  col('to', 'When the last skirmish with the player ended, in UTC', ({ to }) => to, isoTime),
);

export const MINUTE_COLUMNS = columnsOf<BattleMinute>(
  col('minute', 'When it begins, in UTC', ({ time }) => time, isoTime),
  col('order', 'Kills of Order', ({ order }) => order),
  col('destruction', 'Kills of Destruction', ({ destruction }) => destruction),
  col('lead', 'Kills of Order less those of Destruction up to its end', ({ lead }) => lead),
);

/** A part of a side: its players with one role, or of one guild. */
const PART_COLUMNS = columnsOf<PartOfSide>(
  col('side', 'ORDER or DESTRUCTION', ({ side }) => side.toUpperCase()),
  col('players', 'Players', ({ players }) => players),
  col('kills', 'Kills, as the kills say', ({ kills }) => kills),
  col('deaths', 'Deaths, as the kills say', ({ deaths }) => deaths),
  col('damage', 'Damage, as scoreboards say', ({ damage }) => damage),
  col('healing', 'Healing, as scoreboards say', ({ healing }) => healing),
  col('protection', 'Protection, as scoreboards say', ({ protection }) => protection),
);

export const ROLE_COLUMNS = columnsOf<RoleRow>(
  PART_COLUMNS,
  col('role', 'tank, healer, melee or ranged', ({ role }) => role),
  col(
    'careers',
    'Its careers with their players',
    ({ careers }) => careers.map(({ career, players }) => `${career} ${players}`),
    listCell,
  ),
);

export const GUILD_COLUMNS = columnsOf<GuildRow>(
  col('guildId', 'Id of the guild; empty for players without one', ({ guild }) => guild?.id),
  col('guildName', 'Name of the guild', ({ guild }) => guild?.name),
  PART_COLUMNS,
);

/** Kills of two guilds on each other. */
export const DUEL_COLUMNS = columnsOf<GuildDuel>(
  col('orderId', 'Id of the guild of Order', ({ order }) => order.id),
  col('orderName', 'Name of the guild of Order', ({ order }) => order.name),
  col('destructionId', 'Id of the guild of Destruction', ({ destruction }) => destruction.id),
  col('destructionName', 'Name of the guild of Destruction', ({ destruction }) => destruction.name),
  col('orderKills', 'Kills of the first on the second', ({ kills }) => kills.order),
  col('destructionKills', 'Kills of the second on the first', ({ kills }) => kills.destruction),
);

export const LOSS_COLUMNS = columnsOf<Loss>(
  col('id', 'Id of the kill', ({ id }) => id),
  col('time', 'When, in UTC', ({ time }) => time, isoTime),
  col('victimId', 'Id of the victim', ({ victim }) => victim.id),
  col('victimName', 'Name of the victim', ({ victim }) => victim.name),
  col('victimCareer', 'Career of the victim', ({ victimCareer }) => victimCareer),
  col('victimRealm', 'ORDER or DESTRUCTION, which the victim fought for', ({ of }) => of.toUpperCase()),
  col('victimGuildId', 'Id of the guild of the victim', ({ victimGuild }) => victimGuild?.id),
  col('victimGuildName', 'Name of the guild of the victim', ({ victimGuild }) => victimGuild?.name),
  col('killerId', 'Id of the killer', ({ killer }) => killer.id),
  col('killerName', 'Name of the killer', ({ killer }) => killer.name),
  col('killerCareer', 'Career of the killer', ({ killerCareer }) => killerCareer),
  col('killerGuildId', 'Id of the guild of the killer', ({ killerGuild }) => killerGuild?.id),
  col('killerGuildName', 'Name of the guild of the killer', ({ killerGuild }) => killerGuild?.name),
  col('attackers', 'Number of attackers, the killer included', ({ attackers }) => attackers),
  col('zoneId', 'Id of the zone', ({ zoneId }) => zoneId),
  col('x', 'Where in the zone, from west to east', ({ x }) => x),
  col('y', 'Where in the zone, from north to south', ({ y }) => y),
);

export const PRESENCE_COLUMNS = columnsOf<Presence>(
  col('side', 'ORDER or DESTRUCTION', ({ side }) => side.toUpperCase()),
  col('throughout', 'Players from the beginning to the end', ({ throughout }) => throughout),
  col('came', 'Players who came later', ({ came }) => came.length),
  col('left', 'Players who left before the end', ({ left }) => left.length),
);
