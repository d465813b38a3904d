import type {
  InstanceEncounterRunFilterInput,
  InstanceRunFilterInput,
} from '#graphql/generated/resolvers.ts';
import { allOf, where, type Columns } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { booleanColumn } from '../engine/where/where-boolean.ts';
import { comparison, integerColumn, uuidColumn, type Comparison } from '../engine/where/where-scalar.ts';

export const instanceRunCondition = (sql: Database, filter: InstanceRunFilterInput | null | undefined) =>
  where<InstanceRunFilterInput>(sql, filter, {
    ...sharedColumns(sql, sql`instance_run`),
    id: uuidColumn(sql, sql`instance_run.id`),
    completedEncounters: integerColumn(sql, sql`instance_run.encounters_won`),
  });

export const instanceEncounterRunCondition = (
  sql: Database,
  filter: InstanceEncounterRunFilterInput | null | undefined,
) =>
  where<InstanceEncounterRunFilterInput>(sql, filter, {
    ...sharedColumns(sql, sql`instance_encounter_run`),
    id: integerColumn(sql, sql`instance_encounter_run.id`),
    encounterId: integerColumn(sql, sql`instance_encounter_run.encounter_id`),
  });

/** The condition that a run, or a try, is not of a clock that is ahead. @param latest epoch seconds */
export const hasBegun = (sql: Database, table: 'instance_run' | 'instance_encounter_run', latest: number) =>
  sql`${sql(table)}.start_time <= ${latest * 1_000 + 999}::bigint`;

type SharedField = Exclude<keyof InstanceRunFilterInput & keyof InstanceEncounterRunFilterInput, 'id'>;

/** The filter columns that instance runs and encounter runs share. */
function sharedColumns(sql: Database, table: Fragment): Columns<Pick<InstanceRunFilterInput, SharedField>> {
  const number = (column: Fragment) => integerColumn(sql, sql`${table}.${column}`);
  const rating = (column: Fragment) => ratingColumn(sql, sql`${table}.${column}`, sql`${table}.entries`);

  return {
    instanceId: number(sql`instance_id`),
    start: number(sql`start_time`),
    end: number(sql`end_time`),
    completed: booleanColumn(sql, sql`${table}.completed`),
    scoreboardEntryCount: number(sql`entries`),
    totalDeaths: number(sql`deaths`),
    minItemRating: rating(sql`min_item_rating`),
    maxItemRating: rating(sql`max_item_rating`),
    averageItemRating: rating(sql`average_item_rating`),
  };
}

/** A column of item ratings. Without entries a rating is stored as 0, which no operator matches. */
const ratingColumn =
  (sql: Database, column: Fragment, entries: Fragment) =>
  (operation: Comparison<number>): Fragment => {
    const isGiven = Object.values(operation).some((operand) => operand !== undefined);
    const condition = comparison<number>(sql, { column, cast: 'double precision' })(operation);
    return isGiven ? allOf(sql, [sql`${entries} > 0`, condition]) : condition;
  };
