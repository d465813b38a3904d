import type {
  InstanceEncounterRunFilterInput,
  InstanceRunFilterInput,
} from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { booleanColumn } from '../engine/where-boolean.ts';
import { comparison } from '../engine/where-scalar.ts';
import { where, type Columns } from '../engine/where.ts';

export const instanceRunCondition = (sql: Database, filter: InstanceRunFilterInput | null | undefined) =>
  where<InstanceRunFilterInput>(sql, filter, {
    ...sharedColumns(sql, sql`instance_run`),
    id: comparison(sql, { column: sql`instance_run.id`, cast: 'uuid' }),
    completedEncounters: comparison(sql, { column: sql`instance_run.encounters_won`, cast: 'bigint' }),
  });

export const instanceEncounterRunCondition = (
  sql: Database,
  filter: InstanceEncounterRunFilterInput | null | undefined,
) =>
  where<InstanceEncounterRunFilterInput>(sql, filter, {
    ...sharedColumns(sql, sql`instance_encounter_run`),
    id: comparison(sql, { column: sql`instance_encounter_run.id`, cast: 'bigint' }),
    encounterId: comparison(sql, { column: sql`instance_encounter_run.encounter_id`, cast: 'bigint' }),
  });

type SharedField = Exclude<keyof InstanceRunFilterInput & keyof InstanceEncounterRunFilterInput, 'id'>;

/** What runs and the tries at encounters have in common. */
function sharedColumns(sql: Database, table: Fragment): Columns<Pick<InstanceRunFilterInput, SharedField>> {
  const number = (column: Fragment) =>
    comparison<number>(sql, { column: sql`${table}.${column}`, cast: 'bigint' });

  return {
    instanceId: number(sql`instance_id`),
    start: number(sql`start_time`),
    end: number(sql`end_time`),
    completed: booleanColumn(sql, sql`${table}.completed`),
    scoreboardEntryCount: number(sql`entries`),
    totalDeaths: number(sql`deaths`),
    minItemRating: number(sql`min_item_rating`),
    maxItemRating: number(sql`max_item_rating`),
    averageItemRating: comparison(sql, {
      column: sql`${table}.average_item_rating`,
      cast: 'double precision',
    }),
  };
}
