import type { ChapterFilterInput, ChapterSortInput, Realm } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { comparison } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

/** `name` is empty for a chapter without one: a list can be ordered by it all the same. */
export type ChapterRecord = {
  id: number;
  name: string;
  rank: number;
  zoneId: number;
  x: number;
  y: number;
};

/** `tier`: 1 basic, 2 advanced, 3 elite. */
export type ChapterRewardRecord = { tier: number; realm: Realm; itemId: number; count: number };

const chapterFields = (sql: Database) =>
  sql`chapter.id, ${sortName(sql)} as name, chapter.rank, chapter.zone_id as "zoneId", chapter.x, chapter.y`;

const sortName = (sql: Database) => sql`coalesce(chapter.name, '')`;

export const chaptersById = (sql: Database, ids: readonly number[]) => sql<ChapterRecord[]>`
  /* chaptersById */
  select ${chapterFields(sql)}
  from chapter
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** Influence rewards of many chapters at once, by tier. */
export const rewardsOfChapters = (sql: Database, chapterIds: readonly number[]) => sql<
  (ChapterRewardRecord & { chapterId: number })[]
>`
  /* rewardsOfChapters */
  select chapter_id as "chapterId", tier, realm, item_id as "itemId", count
  from chapter_reward
  where chapter_id = any(${arrayLiteral(chapterIds)}::bigint[])
  order by chapter_id, tier, position`;

/** The order asked for, then by id; chapters without a name come before all names. */
export const chapterKeys = (sql: Database, order: readonly ChapterSortInput[] | null | undefined) =>
  sortKeys(order, sortColumns(sql), { column: sql`chapter.id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<ChapterSortInput> => ({
  id: { column: sql`chapter.id`, cast: 'bigint' },
  name: { column: sortName(sql), cast: 'text' },
  rank: { column: sql`chapter.rank`, cast: 'bigint' },
});

const columns = (sql: Database): Columns<ChapterFilterInput> => ({
  name: textColumn(sql, sql`chapter.name`, { nullable: true }),
  rank: comparison(sql, { column: sql`chapter.rank`, cast: 'bigint' }),
  zoneId: comparison(sql, { column: sql`chapter.zone_id`, cast: 'bigint' }),
});

export const chapterCondition = (sql: Database, filter: ChapterFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** A page of chapters, and one more. */
export const chapterPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  ChapterRecord[]
>`
  /* chapterPage */
  select ${chapterFields(sql)}
  from chapter
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;
