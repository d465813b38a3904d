import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { recordList, type ListOrder, type RecordList } from '../engine/record-list.ts';
import { integerKey, textKey } from '../engine/sort.ts';
import { foldText } from './search-text.ts';
import { likeText, storable } from '../engine/text-match.ts';

/** The kinds of records that a search can find. */
export type SearchKind = 'Character' | 'Guild' | 'Item' | 'Quest' | 'Creature' | 'Chapter';

/** `quality` 0: the name is the text, 1: it begins with it, 2: a later word of it does, 3: it contains it. */
export type SearchHitRecord = { kind: SearchKind; id: number; quality: number; lightness: number };

/** So many letters are looked up in a list of heads: every other name has them somewhere. */
const HEAD_LETTERS = 2;

/**
 * Finds records with a text in their names: the best match first, then by weight. One or two letters find the
 * beginnings of words, more find every part of a name.
 */
export const searchHits = (sql: Database, text: string): RecordList<SearchHitRecord> =>
  recordList(sql, {
    ...searchOrder(sql),
    fields: sql`hit.kind, hit.id, hit.quality, -hit.weight as lightness`,
    tables: sql`(${hits(sql, text)}) hit`,
    condition: sql`true`,
  });

/** Name and order of the list of hits. */
export const searchOrder = (sql: Database): ListOrder => ({
  name: 'search',
  keys: [
    { ...integerKey(sql`hit.quality`), property: 'quality', descending: false },
    { ...integerKey(sql`(-hit.weight)`), property: 'lightness', descending: false },
    { ...textKey(sql`hit.kind`), property: 'kind', descending: false },
    { ...integerKey(sql`hit.id`), property: 'id', descending: false },
  ],
});

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
