import type { Database } from './database.ts';
import type { Fragment } from './fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from './keyset.ts';
import { contains, sameText, startsWith } from './text-match.ts';

/** What a search can find; `quality` 0: the name is the text, 1: begins with it, 2: contains it. */
export type SearchKind = 'Character' | 'Guild';
export type SearchHitRecord = { kind: SearchKind; id: number; quality: number; weight: number };

/** Best match first, then the weightiest: guilds before players of the same level, then by renown. */
export const searchKeys = (sql: Database): Key[] => [
  { property: 'quality', column: sql`hit.quality`, cast: 'bigint', descending: false },
  { property: 'weight', column: sql`hit.weight`, cast: 'bigint', descending: true },
  { property: 'kind', column: sql`hit.kind`, cast: 'text', descending: false },
  { property: 'id', column: sql`hit.id`, cast: 'bigint', descending: false },
];

/** A page of hits, and one more. */
export const searchPage = (sql: Database, text: string, keys: readonly Key[], slice: Slice) => sql<
  SearchHitRecord[]
>`
  /* searchPage */
  select hit.kind, hit.id, hit.quality, hit.weight
  from (${candidates(sql, text)}) hit
  where ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

export const searchCount = (sql: Database, text: string) => sql<{ count: number }[]>`
  /* searchCount */
  select count(*)::integer as count
  from (${candidates(sql, text)}) hit`;

const candidates = (sql: Database, text: string) => sql`
  select 'Character'::text as kind, id, level * 256 + renown_rank as weight, ${quality(sql, sql`name`, text)}
  from "character"
  where ${contains(sql, sql`name`, text)}
  union all
  select 'Guild'::text as kind, id, level * 256 + 255 as weight, ${quality(sql, sql`name`, text)}
  from guild
  where ${contains(sql, sql`name`, text)}`;

const quality = (sql: Database, name: Fragment, text: string) => sql`
  case when ${sameText(sql, name, text)} then 0 when ${startsWith(sql, name, text)} then 1 else 2 end as quality`;
