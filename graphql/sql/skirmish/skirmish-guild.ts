import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import type { Fragment } from '../engine/fragment.ts';

/** A guild in a skirmish: `count` is its players or its kills. */
export type SkirmishGuildRecord = { skirmishId: string; guildId: number; count: number };

const TOP_GUILDS = 5;

/** The five guilds with the most players of many skirmishes at once. */
export const topGuildsByPlayers = batchRead('skirmishId', (sql, ids) => topGuilds(sql, sql`players`, ids));

/** The five guilds with the most kills of many skirmishes at once; guilds without kills are none of them. */
export const topGuildsByKills = batchRead('skirmishId', (sql, ids) => topGuilds(sql, sql`kills`, ids));

const topGuilds = (sql: Database, count: Fragment, ids: string) => sql<SkirmishGuildRecord[]>`
  /* topGuilds */
  select skirmish_id as "skirmishId", guild_id as "guildId", count
  from (
    select skirmish_id, guild_id, ${count} as count,
           row_number() over (partition by skirmish_id order by ${count} desc, guild_id) as rank
    from skirmish_guild
    where skirmish_id = any(${ids}::uuid[]) and ${count} > 0
  ) guild
  where rank <= ${TOP_GUILDS}
  order by skirmish_id, rank`;
