import type { Database, Fragment } from '../engine/connection/database.ts';
import { allOf } from '../engine/where/where.ts';
import { PREMADE_MEMBERS } from '../scoreboard/score.ts';
import type { ResultsQuery } from './scenario-choice.ts';
import { QUEUE_NUMBERS } from './scenario-query.ts';

/** Numbers of runs by result. */
export interface ResultsRecord {
  runs: number;
  orderWins: number;
  destructionWins: number;
  surrenders: number;
}

/** Results of one scenario or of one day, whose number is the key. */
export type KeyedResults = ResultsRecord & { key: number };

/** The quartiles of one figure of the runs. */
export type QuartilesRecord = [lower: number, median: number, upper: number];

export type SpreadRecord = Record<'orderPoints' | 'destructionPoints' | 'players', QuartilesRecord> & {
  /** Null where no length is known. */
  duration: QuartilesRecord | null;
};

/** Counts results by scenario or by day, from the sums of days; of days the newest come first. */
export function scenarioResults(
  sql: Database,
  query: ResultsQuery,
  by: 'scenario' | 'day',
  most: number,
): Promise<KeyedResults[]> {
  const key = by === 'day' ? sql`day` : sql`scenario_id`;
  const order = by === 'day' ? sql`day desc` : sql`runs desc, key`;
  return sql<KeyedResults[]>`
    /* scenarioResults */
    select ${key} as key, sum(runs)::integer as runs, sum(order_wins)::integer as "orderWins",
           sum(destruction_wins)::integer as "destructionWins", sum(surrenders)::integer as surrenders
    from scenario_result_day
    where ${condition(sql, query, sql`day`)} ${query.premadeOnly ? sql`and premade` : sql``}
    group by ${key} order by ${order} limit ${most}`;
}

/** Computes the quartiles of the runs themselves; null without a run. */
export async function scenarioSpread(sql: Database, query: ResultsQuery): Promise<SpreadRecord | null> {
  const quartiles = (figure: Fragment) =>
    sql`to_json(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${figure}))`;
  const [spread] = await sql<SpreadRecord[]>`
    /* scenarioSpread */
    select ${quartiles(sql`scenario_seconds(start_time, end_time)`)} as duration, ${quartiles(sql`order_points`)} as "orderPoints",
           ${quartiles(sql`destruction_points`)} as "destructionPoints", ${quartiles(sql`players`)} as players
    from scenario_record
    where not ahead and ${condition(sql, query, sql`(start_time / 86400)`)}
      ${query.premadeOnly ? sql`and exists (select from scenario_guild where record_id = id and members >= ${PREMADE_MEMBERS})` : sql``}
    having count(*) > 0`;
  return spread ?? null;
}

function condition(sql: Database, query: ResultsQuery, day: Fragment): Fragment {
  const { scenarioId, queueType, tier, from, to } = query;
  return allOf(sql, [
    ...(scenarioId === null ? [] : [sql`scenario_id = ${scenarioId}::bigint`]),
    ...(queueType === null ? [] : [sql`queue_type = ${QUEUE_NUMBERS[queueType]}::bigint`]),
    ...(tier === null ? [] : [sql`tier = ${tier}::bigint`]),
    ...(from === null ? [] : [sql`${day} >= ${from}::bigint`]),
    ...(to === null ? [] : [sql`${day} < ${to}::bigint`]),
  ]);
}
