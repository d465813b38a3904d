import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { QUEUE_NUMBERS, type ScenarioQuery, type ScenarioSource } from './scenario-query.ts';
import { scenarioRunFields, type ScenarioRunRecord } from './scenario.ts';

/** Newest first, then the highest id. */
export const scenarioKeys = (time: Fragment, id: Fragment): Key[] => [
  { property: 'startTime', column: time, cast: 'bigint', descending: true },
  { property: 'id', column: id, cast: 'uuid', descending: true },
];

/** A page of runs, and one more. */
export function scenarioPage(sql: Database, source: ScenarioSource, slice: Slice) {
  const keys = scenarioKeys(source.time, source.id);
  return sql<ScenarioRunRecord[]>`
    /* scenarioPage */
    select ${scenarioRunFields(sql)}
    from ${source.table} ${source.record}
    where ${source.condition} and ${sliceBounds(sql, keys, slice)}
    order by ${sliceOrder(sql, keys, slice)}
    limit ${sliceLimit(slice)}`;
}

/** How many runs a query has. All runs of a queue are not counted one by one. */
export function scenarioTotal(sql: Database, query: ScenarioQuery, source: ScenarioSource) {
  const { queueType, premadeOnly, wins: _, ...others } = query;
  const isWholeQueue = Object.values(others).every((value) => value === null);
  return isWholeQueue ? queueCount(sql, queueType, premadeOnly) : scenarioCount(sql, query, source);
}

/** Somebody's runs are counted on the index of their owner, unless something of the run itself is asked for. */
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
