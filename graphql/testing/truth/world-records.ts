import type { WorldOptions, WorldValue } from '#graphql/world/world.ts';
import { worldTables } from '#graphql/world/world.ts';

/** A row by the names of its columns. */
export type WorldRecord = Readonly<Record<string, WorldValue>>;

export type WorldRecords = ReadonlyMap<string, readonly WorldRecord[]>;

/** A whole world as records, table by table: for small worlds, in tests. */
export function worldRecords(options: WorldOptions): WorldRecords {
  const tables = [...worldTables(options)];
  return new Map(
    tables.map(({ name, columns, rows }) => [
      name,
      Array.from(rows, (row) =>
        Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
      ),
    ]),
  );
}

/** @throws RangeError for a table that is not part of the world */
export function recordsOf(world: WorldRecords, table: string): readonly WorldRecord[] {
  const records = world.get(table);
  if (!records) throw new RangeError(`No table ${table}`);
  return records;
}

/** Records under the text of one of their columns, in their order. */
export function groupRecords(records: readonly WorldRecord[], column: string): Map<string, WorldRecord[]> {
  const groups = new Map<string, WorldRecord[]>();
  for (const record of records) {
    const key = String(record[column]);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}
