import { arrayIntegers, arrayLiteral } from './array-literal.ts';
import { allOf } from './condition.ts';
import type { Database } from './database.ts';
import type { Fragment } from './fragment.ts';
import { HAS_MAP, HEAT_CELL } from './heat-cell.ts';
import { wholeBlocks, type TimeSpan } from './time-span.ts';

/** A cell of the grid, see heat-cell.ts, and the kills in it. */
export type HeatRecord = { cell: number; count: number };

/** The same of all cells as two lists in their text form: many small rows take as long to read as to count. */
type HeatRow = { cells: string; counts: string };

/** Which kills are on the map. Players, guilds and runs by id; null narrows nothing. */
export type HeatQuery = {
  zoneId: number | null;
  instanceId: string | null;
  killerId: number | null;
  victimId: number | null;
  killerGuildId: number | null;
  victimGuildId: number | null;
  soloOnly: boolean;
  span: TimeSpan;
};

const DAY_SECONDS = 86_400;
const DAYS_OF_WEEK = 7;

/** The cells with kills, in their order. All kills of a zone are not counted one by one. */
export async function heatCells(sql: Database, query: HeatQuery): Promise<HeatRecord[]> {
  const { zoneId, soloOnly, span, ...others } = query;
  const isWholeZone = Object.values(others).every((id) => id === null);
  const [heat] =
    zoneId !== null && isWholeZone
      ? await heatOfZone(sql, zoneId, span, soloOnly)
      : await heatOfKills(sql, heatCondition(sql, query));
  if (!heat) return [];
  const counts = arrayIntegers(heat.counts);
  return arrayIntegers(heat.cells)
    .map((cell, place) => ({ cell, count: counts[place] ?? 0 }))
    .sort((a, b) => a.cell - b.cell);
}

function heatCondition(sql: Database, query: HeatQuery): Fragment {
  const conditions = [isWithin(sql, query.span)];
  const add = (column: Fragment, id: number | null) => {
    if (id !== null) conditions.push(sql`${column} = ${id}::bigint`);
  };
  add(sql`kill.zone_id`, query.zoneId);
  add(sql`kill.killer_id`, query.killerId);
  add(sql`kill.victim_id`, query.victimId);
  add(sql`kill.killer_guild_id`, query.killerGuildId);
  add(sql`kill.victim_guild_id`, query.victimGuildId);
  if (query.instanceId !== null) conditions.push(sql`kill.instance_id = ${query.instanceId}::uuid`);
  if (query.soloOnly) conditions.push(sql`kill.solo`);
  return allOf(sql, conditions);
}

const isWithin = (sql: Database, { from, to }: TimeSpan) =>
  sql`(kill.time >= ${from}::bigint and kill.time < ${to}::bigint)`;

const inOneRow = (sql: Database, cells: Fragment): Fragment => sql`
  select coalesce(array_agg(cell), '{}') as cells, coalesce(array_agg(count), '{}') as counts
  from (${cells}) heat`;

function heatOfKills(sql: Database, condition: Fragment) {
  const cells = sql`
    select ${sql.unsafe(HEAT_CELL)} as cell, count(*)::integer as count
    from kill join zone on zone.id = kill.zone_id
    where ${condition} and ${sql.unsafe(HAS_MAP)}
    group by 1`;
  return sql<HeatRow[]>`
    /* heatOfKills */
    ${inOneRow(sql, cells)}`;
}

/** Whole weeks and days from their kept counts, what is left of the first and the last day from the kills. */
function heatOfZone(sql: Database, zoneId: number, span: TimeSpan, soloOnly: boolean) {
  const days = wholeBlocks(span, DAY_SECONDS);
  const weeks = wholeBlocks(days.blocks, DAYS_OF_WEEK);
  const count = soloOnly ? sql`solo_kills` : sql`kills`;
  const kept = (table: Fragment, period: Fragment) => (blocks: TimeSpan) => sql`
      select cell, ${count} as kills from ${table}
      where zone_id = ${zoneId}::bigint and ${period} >= ${blocks.from} and ${period} < ${blocks.to} and ${count} > 0`;
  const single = (seconds: TimeSpan) => sql`
      select ${sql.unsafe(HEAT_CELL)}, 1
      from kill join zone on zone.id = kill.zone_id
      where kill.zone_id = ${zoneId}::bigint and ${isWithin(sql, seconds)} ${soloOnly ? sql`and kill.solo` : sql``}
        and ${sql.unsafe(HAS_MAP)}`;

  const parts = [
    kept(sql`zone_heat_week`, sql`week`)(weeks.blocks),
    ...weeks.edges.map(kept(sql`zone_heat_day`, sql`day`)),
    ...days.edges.map(single),
  ];
  const all = parts.flatMap((part, place) => (place === 0 ? part : sql` union all ${part}`));
  const cells = sql`select cell, sum(kills)::integer as count from (${all}) part group by cell`;
  return sql<HeatRow[]>`
    /* heatOfZone */
    ${inOneRow(sql, cells)}`;
}

/** The cells with kills of many skirmishes at once. */
export const heatOfSkirmishes = (sql: Database, ids: readonly string[]) => sql<
  (HeatRecord & { skirmishId: string })[]
>`
  /* heatOfSkirmishes */
  select kill.skirmish_id as "skirmishId", ${sql.unsafe(HEAT_CELL)} as cell, count(*)::integer as count
  from kill join zone on zone.id = kill.zone_id
  where kill.skirmish_id = any(${arrayLiteral(ids)}::uuid[]) and ${sql.unsafe(HAS_MAP)}
  group by 1, 2
  order by 1, 2`;
