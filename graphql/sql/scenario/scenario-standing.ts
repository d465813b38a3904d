import type { Career, ScenarioBins, ScenarioFigures } from '#graphql/generated/resolvers.ts';

import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { allOf } from '../engine/where/where.ts';
import { QUEUE_NUMBERS } from './scenario-query.ts';
import type { ResultsQuery } from './scenario-statistics.ts';

/** Figures in the order of the bins and of scenario_part.amounts. */
const FIGURES = [
  'damage',
  'healing',
  'protection',
  'kills',
  'deaths',
  'deathBlows',
  'objectiveScore',
  'damageTaken',
] as const satisfies readonly (keyof ScenarioFigures)[];
/** Results that are 0, and 64 bins. */
const BINS = 65;

export type DistributionRecord = { career: Career; level: number; results: number; bins: ScenarioBins };
export type MediansRecord = { day: number; results: number; medians: ScenarioFigures };

/** A player's own results of the period, and among them those of the last 24 weeks, the oldest week first. */
export type StandingRecord = {
  tier: number;
  queueType: number;
  own: MediansRecord;
  parts: (MediansRecord & { kind: 'recent' | 'before' | 'week' })[];
  others: DistributionRecord;
};

const byFigure = (sql: Database, value: (index: number) => string): Fragment =>
  sql`json_build_object(${sql.unsafe(FIGURES.map((figure, index) => `'${figure}', ${value(index)}`).join(', '))})`;

const binsOf = (index: number): string => `bins[${index * BINS + 1}:${(index + 1) * BINS}]`;
const medianOf = (index: number): string =>
  `percentile_cont(0.5) within group (order by amounts[${index + 1}] * 60::double precision / seconds)`;

/**
 * A player's results of the career, levels, tier and queue in which there are most of them, and the distribution of those
 * of others; null without a result.
 * @param today the day until which weeks are counted
 */
export async function standingOf(
  sql: Database,
  characterId: number,
  { queueType, tier, from, to }: Omit<ResultsQuery, 'scenarioId' | 'premadeOnly'>,
  today: number,
): Promise<StandingRecord | null> {
  const period = [
    ...(from === null ? [] : [sql`day >= ${from}::bigint`]),
    ...(to === null ? [] : [sql`day < ${to}::bigint`]),
  ];
  const narrow = allOf(sql, [
    ...period,
    ...(queueType === null ? [] : [sql`part.queue_type = ${QUEUE_NUMBERS[queueType]}::bigint`]),
    ...(tier === null ? [] : [sql`part.tier = ${tier}::bigint`]),
  ]);
  const counted = period.length === 0 ? sql`day = -1` : allOf(sql, [sql`day >= 0`, ...period]);
  const [medians, bins] = [byFigure(sql, medianOf), byFigure(sql, binsOf)];
  const [standing] = await sql<StandingRecord[]>`
    /* standingOf */
    with result as materialized (
      select part.*
      from scenario_score score
      join scenario_record run on run.id = score.record_id
      join "character" player on player.id = score.character_id
      cross join lateral part_of(score, run, player.career, 1) part
      where score.character_id = ${characterId}::bigint and part.seconds is not null and ${narrow}
    ), chosen as materialized (
      select career, level, tier, queue_type from result
      group by 1, 2, 3, 4 order by count(*) desc, max(day) desc, level desc, tier desc, queue_type limit 1
    ), own as materialized (
      select day, seconds, amounts, week,
             case when week between 0 and 11 then 'recent' when week between 12 and 23 then 'before' end as half
      from result join chosen using (career, level, tier, queue_type)
      cross join lateral (select (${today}::integer - day) / 7 as week) of_week
    ), part as (
      select case when grouping(half) = 0 then half when grouping(week) = 0 then 'week' else 'own' end as kind,
             case when grouping(week) = 0 then ${today}::integer - week * 7 - 6 else min(day) end as day,
             count(*)::integer as results, ${medians} as medians
      from own group by grouping sets ((), (half), (week))
      having grouping(half) = 0 and half is not null or grouping(week) = 0 and week between 0 and 23
        or grouping(half, week) = 3
    ), taken as (
      select sum(results) / ${FIGURES.length} as results, taken_out(bins_of(array_agg(place), array_agg(results))) as bins
      from (
        select ((figure - 1) * ${BINS}::integer + figure_bin(amount, seconds) + 1)::integer as place,
               count(*)::integer as results
        from own cross join lateral unnest(amounts) with ordinality as one(amount, figure)
        group by 1
      ) place
    ), other as (
      select (sum(everybody.results) - taken.results)::integer as results,
             add_bins(sum_bins(everybody.bins), taken.bins) as bins
      from scenario_figure_day everybody join chosen using (career, level, tier, queue_type) cross join taken
      where ${counted}
      group by taken.results, taken.bins
    )
    select tier, queue_type as "queueType", (select coalesce(json_agg(part order by day), '[]') from part where kind <> 'own') as parts,
           (select to_json(part) from part where kind = 'own') as own,
           json_build_object('career', career, 'level', level, 'results', results, 'bins', ${bins}) as others
    from chosen cross join other`;
  return standing ?? null;
}

/** The distributions that the results of a run belong to, by its id. */
export const distributionsOfScenarioRuns = batchRead(
  'recordId',
  (sql, ids) => sql<(DistributionRecord & { recordId: string })[]>`
    /* distributionsOfScenarioRuns */
    select fought.id as "recordId", career, level, results, ${byFigure(sql, binsOf)} as bins
    from (
      select distinct run.id, player.career, level_band(score.level) as level, run.tier, run.queue_type
      from scenario_record run
      join scenario_score score on score.record_id = run.id
      join "character" player on player.id = score.character_id
      where run.id = any(${ids}::uuid[])
    ) fought
    join scenario_figure_day using (career, level, tier, queue_type)
    where day = -1
    order by 1, 2, 3`,
);
