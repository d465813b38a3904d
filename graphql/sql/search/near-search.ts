import { LETTERS_FOR_PARTS } from '#graphql/rules/near-name.ts';
import { longWords, nearnessTo, pastedParts } from '#graphql/rules/pasted-name.ts';

import { arrayLiteral } from '../engine/array-literal.ts';
import { anyOf } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import type { Key, KeyValue, Slice } from '../engine/keyset.ts';
import type { RecordList } from '../engine/record-list.ts';
import { likeText } from '../engine/where/text-match.ts';
import { weightOfHit } from './hit-weight.ts';
import type { SearchHitRecord } from './search.ts';

/** The exact hits from which on near names are not looked for. */
const ENOUGH = 5;
/** Texts of fewer letters are near too many names, and longer ones near none. */
const [FEWEST_LETTERS, MOST_LETTERS] = [3, 60];
/** Names that are compared letter by letter. */
const MOST_COMPARED = 1_000;
const MOST_NEAR = 15;
/** Players of whom it is looked up who plays, and what they are. */
const MOST_PLAYERS = 200;
/** Behind every quality of a name that fits. */
const NEAR_QUALITY = 10;
/** A player whose name is a part of the text, and one of whom it has the career or the guild too. */
const [NAMED_PLAYER, MEANT_PLAYER] = [NEAR_QUALITY + 3, NEAR_QUALITY + 2];

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

async function nearHits(sql: Database, text: string): Promise<SearchHitRecord[]> {
  const parts = pastedParts(text);
  const [named, near] = [parts.map((part) => called(sql, part)), nearConditions(sql, text, parts)];
  if (named.length + near.length === 0) return [];
  const lengths = [text, ...longWords(parts)].map((each) => [...each].length);
  const rows = await sql<(Omit<SearchHitRecord, 'quality'> & { name: string })[]>`
    /* nearNames */
    select kind, id, name, -weight as lightness
    from search_name
    where ${anyOf(sql, [...named, ...near])}
    order by ${anyOf(sql, named)} is true desc,
             (select min(abs(length(name) - wanted)) from unnest(${arrayLiteral(lengths)}::integer[]) wanted),
             weight desc, kind, id
    limit ${MOST_COMPARED}::integer`;
  const nearness = nearnessTo(text);
  const hits = rows.flatMap(({ name, ...hit }) => {
    const distance = nearness(name, hit.kind === 'Character');
    return distance === null ? [] : [{ ...hit, quality: NEAR_QUALITY + distance }];
  });
  const players = await nearPlayers(sql, hits.sort(inOrder).slice(0, MOST_PLAYERS));
  for (const hit of hits) {
    const player = hit.kind === 'Character' ? players.get(hit.id) : undefined;
    if (!player) continue;
    hit.lightness = player.lightness;
    if (hit.quality === NAMED_PLAYER && parts.some((part) => describes(part, player)))
      hit.quality = MEANT_PLAYER;
  }
  return hits.sort(inOrder).slice(0, MOST_NEAR);
}

type NearPlayer = { id: number; career: string; guild: string | null; lightness: number };

/** Reads how busy players are, and what a text may say of them besides their names. */
async function nearPlayers(sql: Database, hits: readonly SearchHitRecord[]) {
  const ids = hits.flatMap(({ kind, id }) => (kind === 'Character' ? [id] : []));
  if (ids.length === 0) return new Map<number, NearPlayer>();
  const rows = await sql<NearPlayer[]>`
    /* nearPlayers */
    select search_name.id, career, search_folded(guild.name) as guild, -${weightOfHit(sql)} as lightness
    from search_name
    join "character" on "character".id = search_name.id
    left join guild_member on guild_member.character_id = search_name.id
    left join guild on guild.id = guild_member.guild_id
    where kind = 'Character' and search_name.id = any(${arrayLiteral(ids)}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** True if a part of a text is the career or the guild of a player: "white lion". */
const describes = (part: string, { career, guild }: NearPlayer): boolean =>
  part === guild || part === career.toLowerCase().replaceAll('_', ' ');

/** A pattern without placeholders, since the index of names knows no other comparison. */
const called = (sql: Database, name: string): Fragment => sql`name like ${likeText(name)}`;

/** The conditions that a name could be near the text, or that of a player near one of the words in it. */
function nearConditions(sql: Database, text: string, parts: readonly string[]): Fragment[] {
  const { length } = [...text];
  const isComparable = length >= FEWEST_LETTERS && length <= MOST_LETTERS;
  const players = longWords(parts).map((word) => couldBeNear(sql, [...word]));
  return [
    ...(isComparable ? [couldBeNear(sql, [...text])] : []),
    ...(players.length > 0 ? [sql`(kind = 'Character' and ${anyOf(sql, players)})`] : []),
  ];
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
  return sql`(
    length(name) between ${shortest}::integer and ${longest}::integer
    and (name like ${`${start}%`} or name like ${`%${end}`}))`;
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
