import type { Session } from './connection/session.ts';

interface Definition {
  readonly drop: string;
  readonly create: string;
}

/**
 * Does `work` without secondary indexes, references between tables and the triggers that keep sums, and has them
 * again afterwards: for many rows at once that is several times faster. Primary keys stay. The sums are to be counted
 * then. Call it inside a transaction.
 */
export async function inBulk(session: Session, work: () => Promise<void>): Promise<void> {
  const definitions = [...(await references(session)), ...(await secondaryIndexes(session))];
  const tables = await tablesWithTriggers(session);
  for (const table of tables) await session.run(`alter table ${table} disable trigger user`);
  for (const { drop } of definitions) await session.run(drop);
  await work();
  for (const { create } of definitions.toReversed()) await session.run(create);
  for (const table of tables) await session.run(`alter table ${table} enable trigger user`);
}

/** Foreign keys; rows in bulk come from a program that writes every part of an event, so that they need no checks. */
async function references(session: Session): Promise<Definition[]> {
  const rows = await session.run(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f' order by conname`);
  return rows.map(({ table, name, definition }) => ({
    drop: `alter table ${table} drop constraint ${name}`,
    create: `alter table ${table} add constraint ${name} ${definition}`,
  }));
}

async function secondaryIndexes(session: Session): Promise<Definition[]> {
  const rows = await session.run(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by 1`);
  return rows.map(({ name, definition }) => ({ drop: `drop index ${name}`, create: String(definition) }));
}

async function tablesWithTriggers(session: Session): Promise<string[]> {
  const rows = await session.run(`
    select distinct tgrelid::regclass::text as table
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not tgisinternal
    order by 1`);
  return rows.map(({ table }) => String(table));
}
