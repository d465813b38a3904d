import type { ChapterFilterInput, ChapterSortInput, Realm } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database } from '../engine/connection/database.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

/** A chapter. `name` is empty where it has none, so that lists can be ordered by it. */
export type ChapterRecord = {
  id: number;
  name: string;
  rank: number;
  zoneId: number;
  x: number;
  y: number;
  z: number;
};

/** A reward of influence. `tier`: 1 basic, 2 advanced, 3 elite. */
export type ChapterRewardRecord = { tier: number; realm: Realm; itemId: number; count: number };

/** The columns that every statement about chapters reads. */
export const chapterFields = (sql: Database) => sql`
  chapter.id, ${sortName(sql)} as name, chapter.rank, chapter.zone_id as "zoneId", chapter.x, chapter.y, chapter.z`;

/** The chapters; those without a name come before all names. */
export const chapters = catalogue<ChapterRecord, ChapterFilterInput, ChapterSortInput>({
  name: 'chapters',
  table: 'chapter',
  fields: (sql) => chapterFields(sql),
  filters: (sql) => ({
    name: textColumn(sql, sql`chapter.name`, { nullable: true }),
    rank: integerColumn(sql, sql`chapter.rank`),
    zoneId: integerColumn(sql, sql`chapter.zone_id`),
  }),
  sorts: (sql) => ({
    id: integerKey(sql`chapter.id`),
    name: textKey(sortName(sql)),
    rank: integerKey(sql`chapter.rank`),
  }),
});

const sortName = (sql: Database) => sql`coalesce(chapter.name, '')`;

/** Influence rewards of many chapters at once, by tier. */
export const rewardsOfChapters = batchRead(
  'chapterId',
  (sql, chapterIds) => sql<(ChapterRewardRecord & { chapterId: number })[]>`
    /* rewardsOfChapters */
    select chapter_id as "chapterId", tier, realm, item_id as "itemId", count
    from chapter_reward
    where chapter_id = any(${chapterIds}::bigint[])
    order by chapter_id, tier, position`,
);
