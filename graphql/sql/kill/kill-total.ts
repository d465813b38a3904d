import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { ofOthers, sourceCondition, type KillQuery, type KillSource } from './kill-query.ts';
import { statementName } from '../engine/connection/statement-name.ts';
import { timeSpan, type TimeSpan } from '../engine/where/time-span.ts';
import { equality, integerColumn } from '../engine/where/where-scalar.ts';

const DAY_SECONDS = 86_400;

/** The kills to count: a query, and where to read them from. */
export type KillTotalQuestion = { query: KillQuery; sources: readonly KillSource[] };

/** A count as a value within a statement, with the name of a statement that asks for it alone. */
type Count = { name: string; value: Fragment };

/** Counts the kills of several queries in one statement, in the order of the queries. */
export async function killTotals(
  sql: Database,
  questions: readonly KillTotalQuestion[],
): Promise<readonly number[]> {
  const counts = questions.map((question) => killTotal(sql, question));
  const [first, ...others] = counts;
  if (!first) return [];
  const name = others.length === 0 ? first.name : 'killTotals';
  const rows = others.map(
    ({ value }, index) => sql`union all select ${index + 1}::integer, ${value}::integer`,
  );
  const found = await sql<{ place: number; count: number }[]>`
    ${statementName(sql, name)}
    select 0::integer as place, ${first.value}::integer as count ${rows.length > 0 ? rows : sql``}`;
  const known = new Map(found.map(({ place, count }) => [place, count]));
  return counts.map((_, place) => known.get(place) ?? 0);
}

/**
 * Counts the kills of a query. All kills of a time span, or those by some careers or in some zones in it, come from daily
 * counts instead of rows.
 */
function killTotal(sql: Database, { query, sources }: KillTotalQuestion): Count {
  const narrowed = query.instanceId !== null || query.playerFeud !== null || query.guildFeud !== null;
  const { killerCareer, zoneId, ...others } = query.where;
  const span = narrowed ? null : timeSpan(others);
  const counts = dailyCounts(sql, { killerCareer, zoneId }, query.soloOnly);
  return span && counts ? killsOfSpan(sql, span, query.latest, counts) : killCount(sql, sources);
}

function killCount(sql: Database, sources: readonly KillSource[]): Count {
  const counts = sources.map(
    (source) =>
      sql`+ (select count(*) from ${source.parts ?? source.tables} where ${sourceCondition(sql, source)})`,
  );
  return { name: 'killCount', value: sql`(0 ${counts})` };
}

/** A table of daily counts, with the same condition for the kills themselves. */
type DailyCounts = { table: Fragment; count: Fragment; condition: Fragment; solo: Fragment };

/** The daily counts of careers or of zones; null where none tells what is asked. */
function dailyCounts(
  sql: Database,
  { killerCareer, zoneId }: Pick<KillFilterInput, 'killerCareer' | 'zoneId'>,
  soloOnly: boolean,
): DailyCounts | null {
  if (zoneId) {
    const condition = integerColumn(sql, sql`zone_id`)(zoneId);
    const counts = {
      table: sql`zone_day`,
      count: sql`kills_order + kills_destruction`,
      condition,
      solo: sql`true`,
    };
    return killerCareer || soloOnly ? null : counts;
  }
  return {
    table: killerCareer ? sql`kill_day_career` : sql`kill_day`,
    count: soloOnly ? sql`solo_kills` : sql`kills`,
    condition: killerCareer
      ? equality(sql, { column: sql`killer_career`, cast: 'text' })(killerCareer)
      : sql`true`,
    solo: soloOnly ? sql`solo` : sql`true`,
  };
}

/**
 * Adds up whole days from their sums, and the rest of the first and the last day from the kills. Of the day of the last
 * second that is believed the later kills, which are few, are taken off.
 */
function killsOfSpan(
  sql: Database,
  { from, to: end }: TimeSpan,
  latest: number,
  { table, count, condition, solo }: DailyCounts,
): Count {
  const to = Math.min(end, (Math.floor(latest / DAY_SECONDS) + 1) * DAY_SECONDS);
  const firstDay = Math.ceil(from / DAY_SECONDS);
  const endDay = Math.max(firstDay, Math.floor(to / DAY_SECONDS));
  const between = (start: number, end: number) => sql`
    (select count(*) from kill
     where time >= ${start}::bigint and time < ${end}::bigint and ${ofOthers(sql)} and ${condition} and ${solo})`;

  return {
    name: 'killsOfSpan',
    value: sql`((select coalesce(sum(${count}), 0) from ${table}
                 where day >= ${firstDay} and day < ${endDay} and ${condition})
                + ${between(from, Math.min(to, firstDay * DAY_SECONDS))}
                + ${between(endDay * DAY_SECONDS, to)}
                - ${between(Math.max(from, latest + 1), to)})`,
  };
}
