import type { InstanceFilterInput, InstanceSortInput } from '#graphql/generated/resolvers.ts';
import { batchRead, recordsById } from '../engine/batch-read.ts';
import { catalogue } from '../engine/catalogue.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

export type InstanceRecord = { id: number; name: string };
export type InstanceEncounterRecord = { id: number; instanceId: number; name: string };

export const instances = catalogue<InstanceRecord, InstanceFilterInput, InstanceSortInput>({
  name: 'instances',
  table: 'instance',
  fields: (sql) => sql`instance.id, instance.name`,
  filters: (sql) => ({
    id: integerColumn(sql, sql`instance.id`),
    name: textColumn(sql, sql`instance.name`),
  }),
  sorts: (sql) => ({ id: integerKey(sql`instance.id`), name: textKey(sql`instance.name`) }),
});

export const encountersById = recordsById<InstanceEncounterRecord>(
  'encountersById',
  'instance_encounter',
  (sql) => sql`id, instance_id as "instanceId", name`,
);

/** The encounters of many instances at once, in the order in which a party meets them. */
export const encountersOfInstances = batchRead(
  'instanceId',
  (sql, instanceIds) => sql<InstanceEncounterRecord[]>`
    /* encountersOfInstances */
    select id, instance_id as "instanceId", name
    from instance_encounter
    where instance_id = any(${instanceIds}::bigint[])
    order by instance_id, position`,
);
