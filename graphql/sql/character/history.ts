import type { CharacterHistory, GuildMonth, GuildMove, GuildSpell } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/connection/database.ts';
import { recordList, integerKey } from '../engine/record-list.ts';

export type GuildSpellRecord = Omit<GuildSpell, 'guild'> & { guildId: number | null };

export type CharacterHistoryRecord = Omit<CharacterHistory, 'spells'> & { spells: GuildSpellRecord[] };

const DAY_SECONDS = 86_400;
const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);

/** Reads the days of a character with a fight. @param latest the last epoch second that is believed */
export async function characterHistory(sql: Database, characterId: number | null, latest: number) {
  const [{ history }] = await sql<[{ history: CharacterHistoryRecord }]>`
    /* characterHistory */
    select character_history(${characterId}::bigint, ${dayOf(latest)}::integer) as history`;
  return history;
}

/**
 * Lists the months from the first to the last with a fight for a guild or a move, the oldest first.
 * @param latest the last epoch second that is believed
 */
export const guildHistory = (sql: Database, guildId: number | null, latest: number) => sql<GuildMonth[]>`
  /* guildHistory */
  select period, characters, "firstSeen", joined, "left",
         case when extract(epoch from to_date(period, 'YYYY-MM') - interval '1 month') < known_since() then null
              else before end as before
  from guild_history(${guildId}::bigint, ${dayOf(latest)}::integer)`;

export type GuildMoveRecord = Pick<GuildMove, 'arrived' | 'day' | 'otherDay'> &
  Record<'characterId' | 'moveDay' | 'place', number> & { otherGuildId: number | null };

/** Arrivals at a guild and departures from it, newest first. */
export const guildMoves = (sql: Database, guildId: number | null, latest: number) =>
  recordList<GuildMoveRecord>(sql, {
    name: 'guildMoves',
    keys: [
      { ...integerKey(sql`"moveDay"`), property: 'moveDay', descending: true },
      { ...integerKey(sql`place`), property: 'place', descending: true },
      { ...integerKey(sql`"characterId"`), property: 'characterId', descending: true },
    ],
    fields: sql`guild_move.*`,
    tables: sql`guild_move`,
    condition: sql`guild_id = ${guildId}::bigint
      and "moveDay" between (select first_believed_day()) and ${dayOf(latest)}::integer`,
  });
