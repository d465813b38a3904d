import type { Database } from './database.ts';
import { sourceCondition, type KillQuery, type KillSource } from './kill-query.ts';
import { timeSpan, type TimeSpan } from './time-span.ts';

const DAY_SECONDS = 86_400;

/** How many kills a query has. All kills of a time span are not counted one by one. */
export function killTotal(sql: Database, query: KillQuery, sources: readonly KillSource[]) {
  const narrowed = query.instanceId !== null || query.playerFeud !== null || query.guildFeud !== null;
  const span = narrowed ? null : timeSpan(query.where);
  return span ? killsOfSpan(sql, span, query.soloOnly) : killCount(sql, sources);
}

function killCount(sql: Database, sources: readonly KillSource[]) {
  const counts = sources.map(
    (source) => sql`(select count(*) from ${source.tables} where ${sourceCondition(sql, source)})`,
  );
  return sql<{ count: number }[]>`
    /* killCount */
    select (${counts.reduce((before, count) => sql`${before} + ${count}`)})::integer as count`;
}

/** Whole days from their kept counts, what is left of the first and the last day from the kills. */
function killsOfSpan(sql: Database, { from, to }: TimeSpan, soloOnly: boolean) {
  const firstDay = Math.ceil(from / DAY_SECONDS);
  const endDay = Math.max(firstDay, Math.floor(to / DAY_SECONDS));
  const kept = soloOnly ? sql`solo_kills` : sql`kills`;
  const solo = soloOnly ? sql`and solo` : sql``;
  const between = (start: number, end: number) =>
    sql`(select count(*) from kill where time >= ${start}::bigint and time < ${end}::bigint ${solo})`;

  return sql<{ count: number }[]>`
    /* killsOfSpan */
    select ((select coalesce(sum(${kept}), 0) from kill_day where day >= ${firstDay} and day < ${endDay})
            + ${between(from, Math.min(to, firstDay * DAY_SECONDS))}
            + ${between(endDay * DAY_SECONDS, to)})::integer as count`;
}
