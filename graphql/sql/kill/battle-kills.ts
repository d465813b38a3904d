import { batchRead } from '../engine/batch-read.ts';
import { nestedList } from '../engine/nested-list.ts';
import { integerKey } from '../engine/sort.ts';
import { killFields, type KillRecord } from './kill.ts';

/** Kills as parts of a battle list the killer alone. */
type BattleKillRecord = KillRecord & { includeAssists: boolean };

/** The kills of many scenario runs at once, newest first. */
export const killsOfScenarioRuns = batchRead(
  'instanceId',
  (sql, ids) => sql<BattleKillRecord[]>`
    /* killsOfScenarioRuns */
    select ${killFields(sql)}, false as "includeAssists"
    from kill
    where kill.instance_id = any(${ids}::uuid[])
    order by kill.instance_id, kill.time desc, kill.id desc`,
);

/** The kills of a skirmish, newest first. */
export const killsOfSkirmish = nestedList<string, object, BattleKillRecord>({
  name: 'skirmishKills',
  parent: 'uuid',
  fields: (sql) => sql`${killFields(sql)}, false as "includeAssists"`,
  tables: (sql) => sql`kill`,
  condition: (sql, skirmishId) => sql`kill.skirmish_id = ${skirmishId}`,
  keys: (sql) => [
    { ...integerKey(sql`kill.time`), property: 'time', descending: true },
    { ...integerKey(sql`kill.id`), property: 'id', descending: true },
  ],
});
