import type { Database } from '../engine/connection/database.ts';
import { countOf, recordList, type RecordList } from '../engine/record-list.ts';
import { integerKey } from '../engine/sort.ts';
import { QUEUE_NUMBERS, scenarioSource, type ScenarioQuery, type ScenarioSource } from './scenario-query.ts';
import { scenarioCharacters, scenarioTotals, type ScenarioTotals } from './scenario-totals.ts';
import { scenarioRunFields, type ScenarioRunRecord } from './scenario.ts';

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
  const { queueType, premadeOnly, wins: _, ...others } = query;
  const isWholeQueue = Object.values(others).every((value) => value === null);
  return isWholeQueue ? queueCount(sql, queueType, premadeOnly) : scenarioCount(sql, query, source);
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

function queueCount(sql: Database, queueType: ScenarioQuery['queueType'], premadeOnly: boolean) {
  const runs = premadeOnly ? sql`premades` : sql`runs`;
  const condition = queueType ? sql`queue_type = ${QUEUE_NUMBERS[queueType]}::bigint` : sql`true`;
  return sql<{ count: number }[]>`
    /* queueCount */
    select coalesce(sum(${runs}), 0)::integer as count
    from scenario_day
    where ${condition}`;
}
