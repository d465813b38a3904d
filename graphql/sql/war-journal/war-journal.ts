import type {
  WarJournalEntryFilterInput,
  WarJournalStorylineFilterInput,
} from '#graphql/generated/resolvers.ts';
import { batchRead, recordsById } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import { booleanColumn } from '../engine/where/where-boolean.ts';
import { integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';
import { where } from '../engine/where/where.ts';

export type WarJournalStorylineRecord = { id: number; name: string; summary: string };

/** `mapZoneId`, `x` and `y` are all there or all null; `chapterId`: the chapter whose rewards it has. */
export type WarJournalEntryRecord = {
  id: number;
  storylineId: number;
  name: string;
  isRvR: boolean;
  title: string | null;
  shortTitle: string | null;
  npcName: string | null;
  locationText: string | null;
  text: string | null;
  zoneId: number | null;
  areaId: number | null;
  mapZoneId: number | null;
  x: number | null;
  y: number | null;
  z: number | null;
  chapterId: number | null;
};

const entryFields = (sql: Database) =>
  sql`id, storyline_id as "storylineId", name, is_rvr as "isRvR", title, short_title as "shortTitle",
      npc_name as "npcName", location_text as "locationText", text, zone_id as "zoneId", area_id as "areaId",
      map_zone_id as "mapZoneId", x, y, z, chapter_id as "chapterId"`;

/** All storylines that match, by id. */
export const storylines = (sql: Database, filter: WarJournalStorylineFilterInput | null | undefined) => sql<
  WarJournalStorylineRecord[]
>`
  /* storylines */
  select id, name, summary
  from war_journal_storyline
  where ${where(sql, filter, { name: textColumn(sql, sql`war_journal_storyline.name`) })}
  order by id`;

export const storylinesById = recordsById<WarJournalStorylineRecord>(
  'storylinesById',
  'war_journal_storyline',
  (sql) => sql`id, name, summary`,
);

export const journalEntriesById = recordsById<WarJournalEntryRecord>(
  'journalEntriesById',
  'war_journal_entry',
  entryFields,
);

/** Entries of many storylines at once, in the order of the story. */
export const entriesOfStorylines = batchRead(
  'storylineId',
  (sql, storylineIds) => sql<WarJournalEntryRecord[]>`
    /* entriesOfStorylines */
    select ${entryFields(sql)}
    from war_journal_entry
    where storyline_id = any(${storylineIds}::bigint[])
    order by storyline_id, position`,
);

/** All entries that match, whatever their storyline, by id. */
export const journalEntries = (sql: Database, filter: WarJournalEntryFilterInput | null | undefined) => sql<
  WarJournalEntryRecord[]
>`
  /* journalEntries */
  select ${entryFields(sql)}
  from war_journal_entry
  where ${where(sql, filter, {
    name: textColumn(sql, sql`war_journal_entry.name`),
    isRvR: booleanColumn(sql, sql`war_journal_entry.is_rvr`),
    areaId: integerColumn(sql, sql`war_journal_entry.area_id`, { nullable: true }),
    zoneId: integerColumn(sql, sql`war_journal_entry.zone_id`, { nullable: true }),
    storylineId: integerColumn(sql, sql`war_journal_entry.storyline_id`),
  })}
  order by id`;

/** Entries that are set in many zones at once, by id. */
export const entriesOfZones = batchRead(
  'zoneId',
  (sql, zoneIds) => sql<WarJournalEntryRecord[]>`
    /* entriesOfZones */
    select ${entryFields(sql)}
    from war_journal_entry
    where zone_id = any(${zoneIds}::bigint[])
    order by zone_id, id`,
);

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
