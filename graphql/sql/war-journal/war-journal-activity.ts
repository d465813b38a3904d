import { batchRead } from '../engine/batch-read.ts';

export type WarJournalActivityRecord = {
  id: number;
  entryId: number;
  name: string;
  text: string;
  activityType: string;
  zoneId: number | null;
};

/** Activities of many entries at once, in their order. */
export const activitiesOfEntries = batchRead(
  'entryId',
  (sql, entryIds) => sql<WarJournalActivityRecord[]>`
    /* activitiesOfEntries */
    select id, entry_id as "entryId", name, text, activity_type as "activityType", zone_id as "zoneId"
    from war_journal_activity
    where entry_id = any(${entryIds}::bigint[])
    order by entry_id, position`,
);

/** Tasks of many activities at once, in their order. */
export const tasksOfActivities = batchRead(
  'activityId',
  (sql, activityIds) => sql<{ activityId: number; name: string; text: string }[]>`
    /* tasksOfActivities */
    select activity_id as "activityId", name, text
    from war_journal_task
    where activity_id = any(${activityIds}::bigint[])
    order by activity_id, position`,
);
