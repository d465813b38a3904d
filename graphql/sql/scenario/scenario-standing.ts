import type {
  Career,
  ScenarioBins,
  ScenarioFigures,
  ScenarioPlayerCounts,
} from '#graphql/generated/resolvers.ts';

import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { allOf } from '../engine/where/where.ts';
import { QUEUE_NUMBERS } from './scenario-query.ts';
import type { ResultsQuery } from './scenario-choice.ts';

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

/** Other players with enough results: the medians of their medians, and how many are below a player's, or equal. */
export type PeersRecord = {
  career: Career;
  level: number;
  players: number;
  medians: ScenarioFigures | null;
  below: ScenarioPlayerCounts | null;
  equal: ScenarioPlayerCounts | null;
};

/** A player's own results, and among them those of the last 24 weeks, the oldest week first. */
export type StandingRecord = {
  tier: number;
  queueType: number;
  own: MediansRecord;
  parts: (MediansRecord & { kind: 'recent' | 'before' | 'week' })[];
  others: PeersRecord;
};

const byFigure = (sql: Database, value: (place: number) => string): Fragment =>
  sql`json_build_object(${sql.unsafe(FIGURES.map((figure, index) => `'${figure}', ${value(index + 1)}`).join(', '))})`;

const binsOf = (place: number): string => `bins[${(place - 1) * BINS + 1}:${place * BINS}]`;
const medianOf = (value: string): string =>
  `kept_median(percentile_cont(0.5) within group (order by ${value}))`;
const othersWhere = (sign: string) => (place: number) =>
  `count(*) filter (where other.medians[${place}] ${sign} mine.medians[${place}])`;

/**
 * A player's results of the career, levels, tier and queue in which there are most of them, and the medians of other
 * players there; null without a result.
 * @param today the day until which weeks are counted
 */
export async function standingOf(
  sql: Database,
  characterId: number,
  { queueType, tier }: Pick<ResultsQuery, 'queueType' | 'tier'>,
  today: number,
): Promise<StandingRecord | null> {
  const narrow = allOf(sql, [
    ...(queueType === null ? [] : [sql`part.queue_type = ${QUEUE_NUMBERS[queueType]}::bigint`]),
    ...(tier === null ? [] : [sql`part.tier = ${tier}::bigint`]),
  ]);
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
             count(*)::integer as results,
             ${byFigure(sql, (place) => medianOf(`per_minute(amounts[${place}], seconds)`))} as medians
      from own group by grouping sets ((), (half), (week))
      having grouping(half) = 0 and half is not null or grouping(week) = 0 and week between 0 and 23
        or grouping(half, week) = 3
    ), peer as (
      select count(*)::integer as players,
             case when count(*) > 0 then ${byFigure(sql, (place) => medianOf(`other.medians[${place}]`))} end as medians,
             case when count(mine) > 0 then ${byFigure(sql, othersWhere('<'))} end as below,
             case when count(mine) > 0 then ${byFigure(sql, othersWhere('='))} end as equal
      from scenario_player_median other
      join chosen using (career, level, tier, queue_type)
      left join scenario_player_median mine
        on mine.character_id = ${characterId}::bigint and mine.career = chosen.career and mine.level = chosen.level
          and mine.tier = chosen.tier and mine.queue_type = chosen.queue_type
      where other.character_id <> ${characterId}::bigint
    )
    select tier, queue_type as "queueType", (select coalesce(json_agg(part order by day), '[]') from part where kind <> 'own') as parts,
           (select to_json(part) from part where kind = 'own') as own,
           json_build_object('career', career, 'level', level, 'players', players, 'medians', medians, 'below', below,
             'equal', equal) as others
    from chosen cross join peer`;
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
