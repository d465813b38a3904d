import type { ScenarioRecordFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { booleanColumn } from '../engine/where-boolean.ts';
import { integerColumn, uuidColumn } from '../engine/where-scalar.ts';
import type { Columns } from '../engine/where.ts';

/** What a filter field means for a run; `time` and `id` may be read from another table than the runs'. */
export function scenarioColumns(
  sql: Database,
  time: Fragment,
  id: Fragment,
): Columns<ScenarioRecordFilterInput> {
  const number = (column: Fragment) => integerColumn(sql, column);
  return {
    id: uuidColumn(sql, id),
    scenarioId: number(sql`scenario_record.scenario_id`),
    startTime: number(time),
    endTime: number(sql`scenario_record.end_time`),
    winner: number(sql`scenario_record.winner`),
    queueType: number(sql`scenario_record.queue_type`),
    tier: number(sql`scenario_record.tier`),
    wasSurrender: booleanColumn(sql, sql`scenario_record.was_surrender`),
  };
}
