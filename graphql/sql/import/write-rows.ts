import type { TableRows } from '#graphql/import/read-record.ts';
import type { Database } from '../engine/database.ts';

/**
 * Writes rows of several tables, all or nothing, whatever is there already: what is the same stays untouched, and parts
 * of a record that it no longer has go. It is one statement, so that a connection that breaks leaves nothing to undo.
 */
export async function writeRows(sql: Database, tables: readonly TableRows[]): Promise<void> {
  await sql`
    /* importRows */
    select import_rows(${JSON.stringify(tables.map(forDatabase))}::text::jsonb)`;
}

/** Converts the keys of records to rows, which gives them their column's type. */
function forDatabase({ owner, owners, ...table }: TableRows): object {
  return owner === undefined ? table : { ...table, owner, owners: owners.map((key) => ({ [owner]: key })) };
}
