import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { foldText } from './search-text.ts';
import { likeText, storable } from '../engine/text-match.ts';

/** What a search can find. */
export type SearchKind = 'Character' | 'Guild' | 'Item' | 'Quest' | 'Creature' | 'Chapter';

/** `quality` 0: the name is the text, 1: it begins with it, 2: a later word of it does, 3: it contains it. */
export type SearchHitRecord = { kind: SearchKind; id: number; quality: number; lightness: number };

/** So many letters are looked up in a list of heads: every other name has them somewhere. */
const HEAD_LETTERS = 2;

/** Best match first, then the weightiest. */
export const searchKeys = (sql: Database): Key[] => [
  { property: 'quality', column: sql`hit.quality`, cast: 'bigint', descending: false },
  { property: 'lightness', column: sql`(-hit.weight)`, cast: 'bigint', descending: false },
  { property: 'kind', column: sql`hit.kind`, cast: 'text', descending: false },
  { property: 'id', column: sql`hit.id`, cast: 'bigint', descending: false },
];

/** A page of hits, and one more. One or two letters find the beginnings of words, more find every part of a name. */
export const searchPage = (sql: Database, text: string, keys: readonly Key[], slice: Slice) => sql<
  SearchHitRecord[]
>`
  /* searchPage */
  select hit.kind, hit.id, hit.quality, -hit.weight as lightness
  from (${hits(sql, text)}) hit
  where ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

export const searchCount = (sql: Database, text: string) => sql<{ count: number }[]>`
  /* searchCount */
  select count(*)::integer as count
  from (${hits(sql, text)}) hit`;

function hits(sql: Database, text: string): Fragment {
  const folded = foldText(storable(text));
  return [...folded].length > HEAD_LETTERS ? hitsAnywhere(sql, folded) : hitsOfHead(sql, folded);
}

const hitsOfHead = (sql: Database, head: string) => sql`
  select kind, id, weight, quality
  from search_head
  where head = ${head}`;

function hitsAnywhere(sql: Database, text: string): Fragment {
  const pattern = likeText(text);
  return sql`
    select kind, id, weight,
           case when name = ${text} then 0
                when name like ${`${pattern}%`} then 1
                when name like ${`% ${pattern}%`} or name like ${`%-${pattern}%`} then 2
                else 3 end as quality
    from search_name
    where name like ${`%${pattern}%`}`;
}
