import { arrayIntegers } from '../engine/array-literal.ts';
import { batchRead } from '../engine/batch-read.ts';
import { allOf } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { wholeBlocks, type TimeSpan } from '../engine/where/time-span.ts';

const GRID = 64;

/** All cells of the grid. */
const HEATMAP_CELLS = GRID * GRID;

/**
 * The cell of a kill on the 64 x 64 grid over its zone's map, for statements that read `kill` and `zone`:
 * 64 * row + column. Kills beyond the map's edge count for the cell next to them; null without a map.
 */
const HEATMAP_CELL = `heat_cell(
  kill.x, kill.y, zone.nw_corner_x, zone.nw_corner_y, zone.se_corner_x, zone.se_corner_y)`;

/** The condition for zones whose map has corners. */
const HAS_MAP = `(zone.se_corner_x > zone.nw_corner_x and zone.se_corner_y > zone.nw_corner_y)`;

/** Column and row of a cell. */
export const cellPosition = (cell: number) => ({ x: cell % GRID, y: Math.floor(cell / GRID) });

/** A cell of the grid, and the kills in it. */
export type HeatmapCellRecord = { cell: number; count: number };

/** Cells and their kills in two arrays in text form, since reading a row for each cell takes as long as counting. */
type HeatmapLists = { cells: string; counts: string };

/** The query for kills on the map. Players, guilds and runs by id; null narrows nothing. */
export type HeatmapQuery = {
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

/** The cells with kills, in order. For a whole zone they are added up from sums. */
export async function heatmapCells(sql: Database, query: HeatmapQuery): Promise<HeatmapCellRecord[]> {
  const { zoneId, soloOnly, span, ...others } = query;
  const isWholeZone = Object.values(others).every((id) => id === null);
  return sumOf(
    zoneId !== null && isWholeZone
      ? await heatmapOfZone(sql, zoneId, span, soloOnly)
      : await heatmapOfKills(sql, heatmapCondition(sql, query)),
  );
}

function sumOf(rows: readonly HeatmapLists[]): HeatmapCellRecord[] {
  const sums = new Uint32Array(HEATMAP_CELLS);
  for (const { cells, counts } of rows) {
    const kills = arrayIntegers(counts);
    arrayIntegers(cells).forEach((cell, index) => {
      sums[cell] = (sums[cell] ?? 0) + (kills[index] ?? 0);
    });
  }
  const heat: HeatmapCellRecord[] = [];
  sums.forEach((count, cell) => {
    if (count > 0) heat.push({ cell, count });
  });
  return heat;
}

function heatmapCondition(sql: Database, query: HeatmapQuery): Fragment {
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
  if (!isOfDeaths(query)) conditions.push(sql`kill.killer_id <> kill.victim_id`);
  return allOf(sql, conditions);
}

/** True where victims are asked for, by own hand too. */
const isOfDeaths = ({ victimId, victimGuildId, killerId, killerGuildId, soloOnly }: HeatmapQuery): boolean =>
  (victimId ?? victimGuildId) !== null && (killerId ?? killerGuildId) === null && !soloOnly;

const isWithin = (sql: Database, { from, to }: TimeSpan) =>
  sql`(kill.time >= ${from}::bigint and kill.time < ${to}::bigint)`;

const listsOfKills = (sql: Database, condition: Fragment): Fragment => sql`
  select coalesce(array_agg(cell), '{}') as cells, coalesce(array_agg(kills), '{}') as counts
  from (
    select ${sql.unsafe(HEATMAP_CELL)} as cell, count(*)::integer as kills
    from kill join zone on zone.id = kill.zone_id
    where ${condition} and ${sql.unsafe(HAS_MAP)}
    group by 1
  ) heat`;

const heatmapOfKills = (sql: Database, condition: Fragment) => sql<HeatmapLists[]>`
  /* heatmapOfKills */
  ${listsOfKills(sql, condition)}`;

/** Adds up whole weeks and days from their sums, and the rest of the first and the last day from the kills. */
function heatmapOfZone(sql: Database, zoneId: number, span: TimeSpan, soloOnly: boolean) {
  const days = wholeBlocks(span, DAY_SECONDS);
  const weeks = wholeBlocks(days.blocks, DAYS_OF_WEEK);
  const kept = (table: Fragment, period: Fragment) => (blocks: TimeSpan) => sql`
    select cells, ${soloOnly ? sql`solo_kills` : sql`kills`} as counts from ${table}
    where zone_id = ${zoneId}::bigint and ${period} >= ${blocks.from} and ${period} < ${blocks.to}`;
  const single = (seconds: TimeSpan) =>
    listsOfKills(
      sql,
      sql`kill.zone_id = ${zoneId}::bigint and kill.killer_id <> kill.victim_id and ${isWithin(sql, seconds)} ${soloOnly ? sql`and kill.solo` : sql``}`,
    );

  const parts = [
    kept(sql`zone_heat_week`, sql`week`)(weeks.blocks),
    ...weeks.edges.map(kept(sql`zone_heat_day`, sql`day`)),
    ...days.edges.map(single),
  ];
  return sql<HeatmapLists[]>`
    /* heatmapOfZone */
    ${parts.flatMap((part, index) => (index === 0 ? part : sql` union all ${part}`))}`;
}

/** The cells with kills of many skirmishes at once. */
export const heatmapsOfSkirmishes = batchRead(
  'skirmishId',
  (sql, ids) => sql<(HeatmapCellRecord & { skirmishId: string })[]>`
    /* heatmapsOfSkirmishes */
    select kill.skirmish_id as "skirmishId", ${sql.unsafe(HEATMAP_CELL)} as cell, count(*)::integer as count
    from kill join zone on zone.id = kill.zone_id
    where kill.skirmish_id = any(${ids}::uuid[]) and kill.killer_id <> kill.victim_id and ${sql.unsafe(HAS_MAP)}
    group by 1, 2
    order by 1, 2`,
);
