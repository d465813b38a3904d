import type { Database } from '../engine/connection/database.ts';
import { recordList } from '../engine/record-list.ts';
import { integerKey } from '../engine/sort.ts';

/** Fights in a row for one guild, or for none. Days in epoch seconds; null without a spell before or after. */
export type GuildSpellRecord = Record<'from' | 'to' | 'days', number> &
  Record<'guildId' | 'after' | 'before', number | null>;

/** The days of a character with a fight. Days in epoch seconds; null without any. */
export type CharacterHistoryRecord = Record<'from' | 'to', number | null> & {
  days: number;
  steps: readonly { day: number; level: number | null; renownRank: number | null }[];
  spells: readonly GuildSpellRecord[];
};

export const characterHistory = (sql: Database, characterId: number | null) => sql<
  { history: CharacterHistoryRecord }[]
>`
  /* characterHistory */
  select character_history(${characterId}::bigint) as history`;

/** A month of a guild: its first moment in epoch seconds, and counts of characters. */
export type GuildMonthRecord = Record<'month' | 'fighters' | 'firstSeen' | 'joined' | 'left', number>;

/** Lists the months from the first to the last with a fight for a guild, the oldest first. */
export const guildHistory = (sql: Database, guildId: number | null) => sql<GuildMonthRecord[]>`
  /* guildHistory */
  select * from guild_history(${guildId}::bigint)`;

/** A character seen first with a guild or, if not arrived, first without it. Days in epoch seconds. */
export type GuildMoveRecord = Record<'characterId' | 'moveDay' | 'place' | 'day', number> & {
  arrived: boolean;
  otherGuildId: number | null;
  otherDay: number | null;
};

/** Arrivals at a guild and departures from it, newest first. */
export const guildMoves = (sql: Database, guildId: number | null) =>
  recordList<GuildMoveRecord>(sql, {
    name: 'guildMoves',
    keys: [
      { ...integerKey(sql`day`), property: 'moveDay', descending: true },
      { ...integerKey(sql`place`), property: 'place', descending: true },
      { ...integerKey(sql`character_id`), property: 'characterId', descending: true },
    ],
    fields: sql`
      character_id as "characterId", day as "moveDay", place, day * 86400 as day, arrived,
      nullif("otherGuildId", 0) as "otherGuildId", "otherDay" * 86400 as "otherDay"`,
    tables: sql`guild_move`,
    condition: sql`guild_id = ${guildId}::bigint`,
  });
