import type { Database } from '../engine/connection/database.ts';
import type { ScenarioSource } from './scenario-query.ts';

/** Totals of many runs: 0 without any. Durations in seconds. */
export type ScenarioTotals = Record<
  `${'average' | 'median' | 'min' | 'max'}${'Duration' | 'Kills' | 'Players'}`,
  number
>;

/** Everybody who falls in a run is a kill of it. */
export const scenarioTotals = (sql: Database, { table, record, condition }: ScenarioSource) => {
  const duration = sql`(scenario_record.end_time - scenario_record.start_time)`;
  const kills = sql`scenario_record.deaths`;
  const players = sql`scenario_record.players`;
  const average = (column: typeof kills) => sql`coalesce(avg(${column}), 0)::double precision`;
  const median = (column: typeof kills) =>
    sql`coalesce(percentile_cont(0.5) within group (order by ${column}), 0)`;
  return sql<ScenarioTotals[]>`
    /* scenarioTotals */
    select ${average(duration)} as "averageDuration", ${median(duration)} as "medianDuration",
           coalesce(min(${duration}), 0) as "minDuration", coalesce(max(${duration}), 0) as "maxDuration",
           ${average(kills)} as "averageKills", ${median(kills)} as "medianKills",
           coalesce(min(${kills}), 0) as "minKills", coalesce(max(${kills}), 0) as "maxKills",
           ${average(players)} as "averagePlayers", ${median(players)} as "medianPlayers",
           coalesce(min(${players}), 0) as "minPlayers", coalesce(max(${players}), 0) as "maxPlayers"
    from ${table} ${record}
    where ${condition}`;
};

/** Counts the different players who fought in the runs. */
export const scenarioCharacters = (sql: Database, { table, record, id, condition }: ScenarioSource) => sql<
  { count: number }[]
>`
  /* scenarioCharacters */
  select count(distinct fighter.character_id)::integer as count
  from scenario_score fighter
  where fighter.record_id in (select ${id} from ${table} ${record} where ${condition})`;
