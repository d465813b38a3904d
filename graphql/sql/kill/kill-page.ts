import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sourceCondition, type KillSource } from './kill-query.ts';
import { killFields, type KillRecord } from './kill.ts';

/** Newest first, then the highest id. */
export const killKeys = (time: Fragment, id: Fragment): Key[] => [
  { property: 'time', column: time, cast: 'bigint', descending: true },
  { property: 'id', column: id, cast: 'bigint', descending: true },
];

/** A page of kills, and one more: of every source that many, and of them all the first. */
export function killPage(sql: Database, sources: readonly KillSource[], slice: Slice) {
  const pages = sources.map((source) => sourcePage(sql, source, slice));
  return sql<KillRecord[]>`
    /* killPage */
    select page.*
    from (${pages.reduce((before, page) => sql`${before} union all ${page}`)}) page
    order by ${sliceOrder(sql, killKeys(sql`page.time`, sql`page.id::bigint`), slice)}
    limit ${sliceLimit(slice)}`;
}

function sourcePage(sql: Database, source: KillSource, slice: Slice): Fragment {
  const keys = killKeys(source.time, source.id);
  return sql`
    (select ${killFields(sql)}
     from ${source.tables}
     where ${sourceCondition(sql, source)} and ${sliceBounds(sql, keys, slice)}
     order by ${sliceOrder(sql, keys, slice)}
     limit ${sliceLimit(slice)})`;
}
