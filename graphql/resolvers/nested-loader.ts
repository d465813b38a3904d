import type { Database } from '../sql/engine/connection/database.ts';
import type { Slice } from '../sql/engine/keyset.ts';
import type { NestedList } from '../sql/engine/nested-list.ts';
import type { RecordList } from '../sql/engine/record-list.ts';
import { manyWith } from './batch-loader.ts';

/** Loads a list of each of many parents: lists with equal arguments are read, and counted, in one statement. */
export function nested<Parent, Arguments extends object, Row>(
  sql: Database,
  { name, keys, pages, totals }: NestedList<Parent, Arguments, Row>,
): (parentId: Parent, args: Arguments) => RecordList<Row> {
  const parentOf = (row: { parentId: Parent }) => row.parentId;
  const page = manyWith(
    (_, parents: readonly Parent[], { args, slice }: { args: Arguments; slice: Slice }) =>
      pages(sql, parents, args, slice),
    parentOf,
  )(sql);
  const total = manyWith(totals, parentOf)(sql);

  return (parentId, args) => ({
    name,
    keys: keys(sql, args),
    read: (slice) => page.load({ key: parentId, args: { args, slice } }),
    total: async () => (await total.load({ key: parentId, args }))[0]?.count ?? 0,
  });
}
