import type { Database, Fragment } from '../engine/connection/database.ts';
import { sliceBounds, sliceOrder, sliceRows, type Key, type Slice } from '../engine/keyset.ts';
import { oncePerDatabase } from '../engine/connection/once-per-database.ts';
import { type ListOrder, type RecordList, integerKey } from '../engine/record-list.ts';
import { killSources, sourceCondition, type KillQuery, type KillSource } from './kill-query.ts';
import type { KillTotalQuestion } from './kill-total.ts';
import { killFields, type KillRecord } from './kill.ts';

/** Newest first, then the highest id. */
const killKeys = (time: Fragment, id: Fragment): Key[] => [
  { ...integerKey(time), property: 'time', descending: true },
  { ...integerKey(id), property: 'id', descending: true },
];

/**
 * The kills that a query asks for.
 * @param total counts them
 */
export function killList(
  sql: Database,
  query: KillQuery,
  total: (question: KillTotalQuestion) => Promise<number>,
): RecordList<KillRecord> {
  const sources = killSources(sql, query);
  return {
    ...killOrder(sql),
    read: (slice) => killPage(sql, sources, slice),
    total: () => total({ query, sources }),
  };
}

/** Name and order of the list of kills. */
export const killOrder = oncePerDatabase((sql): ListOrder => ({
  name: 'kills',
  keys: killKeys(sql`kill.time`, sql`kill.id`),
}));

const pageKeys = oncePerDatabase((sql) => killKeys(sql`page.time`, sql`page.id::bigint`));

/** A page of kills, and one more: of every source that many, and of them all the first. */
function killPage(sql: Database, sources: readonly KillSource[], slice: Slice) {
  const pages = sources.map((source) => sourcePage(sql, source, slice));
  return sql<KillRecord[]>`
    /* killPage */
    select page.*
    from (${pages.reduce((before, page) => sql`${before} union all ${page}`)}) page
    order by ${sliceOrder(sql, pageKeys(sql), slice)}
    ${sliceRows(sql, slice)}`;
}

/** The rows skipped of all sources together may be those of one alone. */
const fromItsStart = (slice: Slice): Slice => ({ ...slice, limit: slice.limit + slice.skip, skip: 0 });

function sourcePage(sql: Database, source: KillSource, slice: Slice): Fragment {
  const keys = killKeys(source.time, source.id);
  return sql`
    (select ${killFields(sql)}
     from ${source.tables}
     where ${sourceCondition(sql, source)} and ${sliceBounds(sql, keys, slice)}
     order by ${sliceOrder(sql, keys, slice)}
     ${sliceRows(sql, fromItsStart(slice))})`;
}
