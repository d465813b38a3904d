import type { Session } from './session.ts';

/**
 * Does `work` without the secondary indexes and makes them again afterwards: for many rows at once that is several
 * times faster. Primary keys stay. Call it inside a transaction.
 */
export async function withoutIndexes(session: Session, work: () => Promise<void>): Promise<void> {
  const indexes = await secondaryIndexes(session);
  for (const { name } of indexes) await session.run(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await session.run(definition);
}

async function secondaryIndexes(session: Session) {
  const rows = await session.run(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by 1`);
  return rows.map(({ name, definition }) => ({ name: String(name), definition: String(definition) }));
}
