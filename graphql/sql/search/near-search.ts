import { nearness } from '#graphql/rules/near-name.ts';

import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import type { Key, KeyValue, Slice } from '../engine/keyset.ts';
import type { RecordList } from '../engine/record-list.ts';
import { likeText } from '../engine/text-match.ts';
import type { SearchHitRecord } from './search.ts';

/** The exact hits from which on near names are not looked for. */
const ENOUGH = 5;
/** Texts of fewer letters are near too many names, and longer ones near none. */
const [FEWEST_LETTERS, MOST_LETTERS] = [3, 60];
/** The length from which on one mistake still leaves a part of the name that few others share. */
const LETTERS_FOR_PARTS = 6;
/** Names that are compared letter by letter. */
const MOST_COMPARED = 1_000;
const MOST_NEAR = 15;
/** Behind every quality of a name that fits. */
const NEAR_QUALITY = 10;

/**
 * The list with names that are near the text behind those that fit it, where these are few and none is the text.
 * @param text folded
 */
export function withNearNames(
  sql: Database,
  fitting: RecordList<SearchHitRecord>,
  text: string,
): RecordList<SearchHitRecord> {
  let made: Promise<readonly SearchHitRecord[] | null> | undefined;
  const allOfFew = () => (made ??= fewHits(sql, fitting, text));
  return {
    ...fitting,
    read: async (slice) => {
      const rows = await fitting.read(slice);
      if (rows.length >= ENOUGH || (!slice.backward && rows.length > slice.limit)) return rows;
      const all = await allOfFew();
      return all ? rowsOf(fitting.keys, all, slice) : rows;
    },
    total: async () => {
      const count = await fitting.total();
      return count >= ENOUGH ? count : ((await allOfFew())?.length ?? count);
    },
  };
}

/** All hits in their order; null where those that fit are enough. */
async function fewHits(sql: Database, fitting: RecordList<SearchHitRecord>, text: string) {
  const rows = await fitting.read({ limit: ENOUGH - 1, skip: 0, backward: false, after: null, before: null });
  if (rows.length >= ENOUGH || rows[0]?.quality === 0) return null;
  const known = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const near = await nearHits(sql, text);
  return [...rows, ...near.filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
}

type NamedHit = Omit<SearchHitRecord, 'quality'> & { name: string };

async function nearHits(sql: Database, text: string): Promise<SearchHitRecord[]> {
  const letters = [...text];
  if (letters.length < FEWEST_LETTERS || letters.length > MOST_LETTERS) return [];
  const rows = await sql<NamedHit[]>`
    /* nearNames */
    select kind, id, name, -weight as lightness
    from search_name
    where ${couldBeNear(sql, letters)}
    order by abs(length(name) - ${letters.length}::integer), weight desc, kind, id
    limit ${MOST_COMPARED}::integer`;
  const hits = rows.flatMap(({ name, ...hit }) => {
    const near = nearness(name, text);
    return near === null ? [] : [{ ...hit, quality: NEAR_QUALITY + near }];
  });
  return hits.sort(inOrder).slice(0, MOST_NEAR);
}

/**
 * The condition that a name has one half of the text in it, which one mistake leaves as it is; a letter is left out
 * between the halves, since two letters there may have changed places. A short text has halves that many names have:
 * the name begins or ends with one then, and is as long.
 */
function couldBeNear(sql: Database, letters: readonly string[]): Fragment {
  const middle = Math.floor(letters.length / 2);
  const [start, end] = [letters.slice(0, middle), letters.slice(middle + 1)].map((half) =>
    likeText(half.join('')),
  );
  if (letters.length >= LETTERS_FOR_PARTS) {
    return sql`(name like ${`%${start}%`} or name like ${`%${end}%`})`;
  }
  const [shortest, longest] = [letters.length - 1, letters.length + 1];
  return sql`
    length(name) between ${shortest}::integer and ${longest}::integer
    and (name like ${`${start}%`} or name like ${`%${end}`})`;
}

function inOrder(one: SearchHitRecord, other: SearchHitRecord): number {
  const byKind = one.kind < other.kind ? -1 : Number(one.kind > other.kind);
  return one.quality - other.quality || one.lightness - other.lightness || byKind || one.id - other.id;
}

/** A slice of rows that are all there, read as the database reads one: one more than wanted, backwards from its end. */
function rowsOf(
  keys: readonly Key[],
  rows: readonly SearchHitRecord[],
  { after, before, backward, limit, skip }: Slice,
): readonly SearchHitRecord[] {
  const within = rows.filter(
    (row) => (!after || compare(keys, row, after) > 0) && (!before || compare(keys, row, before) < 0),
  );
  return (backward ? within.toReversed() : within).slice(skip, skip + limit + 1);
}

/** Compares a row with the values of a cursor; every key of a search ascends. */
function compare(
  keys: readonly Key[],
  row: Readonly<Record<string, KeyValue>>,
  values: readonly KeyValue[],
): number {
  for (const [at, { property }] of keys.entries()) {
    const [own, other] = [row[property] ?? '', values[at] ?? ''];
    const difference =
      typeof own === 'number' ? own - Number(other) : own < String(other) ? -1 : Number(own > String(other));
    if (difference !== 0) return difference;
  }
  return 0;
}
