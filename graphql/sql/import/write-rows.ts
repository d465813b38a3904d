import type { TransactionSql } from 'postgres';
import type { TableRows } from '#graphql/import/read-record.ts';

/** Tells every process that reads this database that it has changed; also what triggers do for events. */
const notify = (sql: TransactionSql) => sql`/* notifyWritten */ select pg_notify('war_ledger_written', '')`;

/**
 * Writes rows of several tables inside a transaction, whatever is there already: what is the same stays untouched, and
 * parts of a record that it no longer has go.
 */
export async function writeRows(sql: TransactionSql, tables: readonly TableRows[]): Promise<void> {
  for (const table of tables) {
    await deleteOthers(sql, table);
    if (table.rows.length > 0) await upsert(sql, table);
  }
  await notify(sql);
}

async function deleteOthers(
  sql: TransactionSql,
  { table, key, owner, owners, rows }: TableRows,
): Promise<void> {
  if (owner === undefined) return;
  const keys = key.map((column) => `part.${quoted(column)}`).join(', ');
  const kept = key.map(quoted).join(', ');
  await sql.unsafe(
    `/* deleteOtherParts */
     delete from ${quoted(table)} part
     where part.${quoted(owner)}::text in (select jsonb_array_elements_text($1::text::jsonb))
       and (${keys}) not in (select ${kept} from jsonb_populate_recordset(null::${quoted(table)}, $2::text::jsonb))`,
    [JSON.stringify(owners), JSON.stringify(rows)],
  );
}

async function upsert(sql: TransactionSql, { table, key, initial, rows }: TableRows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const list = columns.map(quoted).join(', ');
  const changing = columns.filter((column) => !key.includes(column) && !initial.includes(column));
  const [old, fresh] = ['present', 'excluded'].map((side) =>
    changing.map((column) => `${side}.${quoted(column)}`).join(', '),
  );
  const update =
    changing.length === 0
      ? 'do nothing'
      : `do update set ${changing.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}
         where (${old}) is distinct from (${fresh})`;
  await sql.unsafe(
    `/* importRows */
     insert into ${quoted(table)} as present (${list})
     select ${list} from jsonb_populate_recordset(null::${quoted(table)}, $1::text::jsonb)
     on conflict (${key.map(quoted).join(', ')}) ${update}`,
    [JSON.stringify(rows)],
  );
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
