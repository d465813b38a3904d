import type { Database } from '../engine/connection/database.ts';
import { countOf, recordList, type RecordList, integerKey } from '../engine/record-list.ts';
import { QUEUE_NUMBERS, scenarioSource, type ScenarioQuery, type ScenarioSource } from './scenario-query.ts';
import { scenarioRunFields, type ScenarioRunRecord } from './scenario.ts';

/** Totals of many runs: 0 without any. Durations in seconds, of the runs whose length is known. */
type ScenarioTotals = Record<
  `${'average' | 'median' | 'min' | 'max'}${'Duration' | 'Kills' | 'Players'}`,
  number
>;

const DAY = 86_400;

/** Everybody who falls in a run is a kill of it. */
const scenarioTotals = (sql: Database, { table, record, condition }: ScenarioSource) => {
  const duration = sql`scenario_seconds(scenario_record.start_time, scenario_record.end_time)`;
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
const scenarioCharacters = (sql: Database, { table, record, id, condition }: ScenarioSource) => sql<
  { count: number }[]
>`
  /* scenarioCharacters */
  select count(distinct fighter.character_id)::integer as count
  from scenario_score fighter
  where fighter.record_id in (select ${id} from ${table} ${record} where ${condition})`;

/** A list of runs, with totals of all of them, which are read on demand. */
export type ScenarioList = RecordList<ScenarioRunRecord> & {
  totals: () => Promise<ScenarioTotals>;
  characters: () => Promise<number>;
};

async function onlyRow(statement: PromiseLike<readonly ScenarioTotals[]>): Promise<ScenarioTotals> {
  const [row] = await statement;
  if (!row) throw new Error('An average has no row.');
  return row;
}

/** The runs that a query asks for, the newest first, then the highest id. */
export function scenarioList(sql: Database, query: ScenarioQuery): ScenarioList {
  const source = scenarioSource(sql, query);
  const list = recordList<ScenarioRunRecord>(sql, {
    name: 'scenarios',
    keys: [
      { ...integerKey(source.time), property: 'startTime', descending: true },
      { column: source.id, cast: 'uuid', property: 'id', descending: true },
    ],
    fields: scenarioRunFields(sql),
    tables: sql`${source.table} ${source.record}`,
    condition: source.condition,
  });
  let totals: Promise<ScenarioTotals> | undefined;
  return {
    ...list,
    total: () => countOf(scenarioTotal(sql, query, source)),
    totals: () => (totals ??= onlyRow(scenarioTotals(sql, source))),
    characters: () => countOf(scenarioCharacters(sql, source)),
  };
}

/** Counts the runs of a query. All runs of a queue are not counted row by row. */
function scenarioTotal(sql: Database, query: ScenarioQuery, source: ScenarioSource) {
  const { queueType, premadeOnly, latest, wins: _, ...others } = query;
  const isWholeQueue = Object.values(others).every((value) => value === null);
  return isWholeQueue
    ? queueCount(sql, { queueType, premadeOnly, latest })
    : scenarioCount(sql, query, source);
}

/** Counts the runs of a player or a guild on the index of their owner, unless a condition needs the run itself. */
function scenarioCount(sql: Database, { scenarioId, where }: ScenarioQuery, source: ScenarioSource) {
  const record = scenarioId === null && where === null ? sql`` : source.record;
  return sql<{ count: number }[]>`
    /* scenarioCount */
    select count(*)::integer as count
    from ${source.table} ${record}
    where ${source.condition}`;
}

function queueCount(
  sql: Database,
  { queueType, premadeOnly, latest }: Pick<ScenarioQuery, 'queueType' | 'premadeOnly' | 'latest'>,
) {
  const runs = premadeOnly ? sql`premades` : sql`runs`;
  const condition = queueType ? sql`queue_type = ${QUEUE_NUMBERS[queueType]}::bigint` : sql`true`;
  return sql<{ count: number }[]>`
    /* queueCount */
    select coalesce(sum(${runs}), 0)::integer as count
    from scenario_day
    where ${condition} and day <= ${Math.floor(latest / DAY)}::integer`;
}
