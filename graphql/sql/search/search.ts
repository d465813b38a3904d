import { foldText } from '#graphql/rules/folded-text.ts';
import { isHead, wordsOf } from '#graphql/rules/near-name.ts';

import { allOf } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { recordList, type ListOrder, type RecordList, integerKey, textKey } from '../engine/record-list.ts';
import { likeText, storable } from '../engine/where/text-match.ts';
import { weightOfHit } from './hit-weight.ts';
import { withNearNames } from './near-search.ts';

/** The kinds of records that a search can find. */
export type SearchKind =
  | 'Ability'
  | 'Chapter'
  | 'Character'
  | 'Creature'
  | 'GameObject'
  | 'Guild'
  | 'Instance'
  | 'Item'
  | 'Quest'
  | 'Scenario'
  | 'WarJournalEntry'
  | 'WarJournalStoryline'
  | 'Zone';

/**
 * `quality` 0: the name is the text, 1: it begins with it, 2: a later word of it does, 3: it contains it, 4: it has all
 * of its words, 10 and more: it is near the text.
 */
export type SearchHitRecord = { kind: SearchKind; id: number; quality: number; lightness: number };

/**
 * Finds records with a text, or all of its words, in their names: the best match first, then the busiest players, then
 * by weight. One or two letters find the beginnings of words, by weight alone; more find every part of a name. Where few
 * names fit, those that are near come behind them.
 */
export function searchHits(sql: Database, text: string): RecordList<SearchHitRecord> {
  const folded = foldText(storable(text));
  const fitting = recordList<SearchHitRecord>(sql, {
    ...searchOrder(sql),
    fields: sql`hit.kind, hit.id, hit.quality, -hit.weight as lightness`,
    tables: sql`(${hits(sql, folded)}) hit`,
    condition: sql`true`,
  });
  return withNearNames(sql, fitting, folded);
}

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

const hits = (sql: Database, text: string): Fragment =>
  isHead(text) ? hitsOfHead(sql, text) : hitsAnywhere(sql, text);

/** One or two letters are looked up in a list of heads: every other name has them somewhere. */
const hitsOfHead = (sql: Database, head: string) => sql`
  select kind, id, weight, quality
  from search_head
  where head = ${head}`;

function hitsAnywhere(sql: Database, text: string): Fragment {
  const pattern = likeText(text);
  return sql`
    select kind, id, ${weightOfHit(sql)} as weight,
           case when name = ${text} then 0
                when name like ${`${pattern}%`} then 1
                when name like ${`% ${pattern}%`} or name like ${`%-${pattern}%`} then 2
                when name like ${`%${pattern}%`} then 3
                else 4 end as quality
    from search_name
    where name like ${`%${pattern}%`} or ${hasAllWords(sql, text)}`;
}

function hasAllWords(sql: Database, text: string): Fragment {
  const words = wordsOf(text);
  return words.length < 2
    ? sql`false`
    : allOf(
        sql,
        words.map((word) => hasWord(sql, word)),
      );
}

function hasWord(sql: Database, word: string): Fragment {
  const pattern = likeText(word);
  if (!isHead(word)) return sql`name like ${`%${pattern}%`}`;
  return sql`(name like ${`${pattern}%`} or name like ${`% ${pattern}%`} or name like ${`%-${pattern}%`})`;
}
