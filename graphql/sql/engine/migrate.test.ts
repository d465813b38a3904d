import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { ForeignDatabaseError, readMigrations } from './migrate.ts';
import { isMigrated, migrate } from './migrate.ts';
import { inSession } from './connection/session.ts';

describe('migrate', () => {
  let database: EmptyDatabase;

  beforeAll(async () => {
    database = await openEmptyDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => database.sql.unsafe('drop schema public cascade; create schema public'));

  const tableNames = async () => {
    const rows = await database.sql<{ name: string }[]>`
      select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
    return rows.map(({ name }) => name);
  };

  it('applies every migration once, in order, and notes them', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(await inSession(database.sql, isMigrated)).toBe(false);
    await migrate(database.sql);
    await migrate(database.sql, () => expect.unreachable());
    expect(await inSession(database.sql, isMigrated)).toBe(true);
    expect(await tableNames()).toContain('kill');
    const noted =
      await database.sql`select name from schema_migration where applied_at <= now() order by version`;
    expect(noted.map(({ name }) => String(name))).toEqual(names);
  });

  it('reports each migration before it runs', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    const told: string[] = [];
    const interrupted = migrate(database.sql, (name) => {
      told.push(name);
      if (told.length === 3) throw new Error('stopped');
    });
    await expect(interrupted).rejects.toThrow('stopped');
    expect(await database.sql`select from schema_migration`).toHaveLength(2);
    await migrate(database.sql, (name) => told.push(name));
    expect(told).toEqual([...names.slice(0, 3), ...names.slice(2)]);
  });

  it('is safe for several starters at once', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    const pools = [database.sql, database.another(), database.another()];
    const applied: string[] = [];
    await Promise.all(pools.map((sql) => migrate(sql, (name) => applied.push(name))));
    expect(applied.sort()).toEqual(names.sort());
  });

  it('refuses a database that holds something else and leaves it alone', async () => {
    await database.sql`create table invoice (id integer)`;
    await expect(migrate(database.sql)).rejects.toThrow(ForeignDatabaseError);
    await expect(migrate(database.sql)).rejects.toThrow('invoice');
    expect(await tableNames()).toEqual(['invoice']);
    expect(await inSession(database.sql, isMigrated)).toBe(false);
  });

  it('refuses a schema_migration of another program', async () => {
    await database.sql`create table schema_migration (id text)`;
    await expect(migrate(database.sql)).rejects.toThrow(ForeignDatabaseError);
    expect(await tableNames()).toEqual(['schema_migration']);
  });

  it('refuses a schema that is newer than the program', async () => {
    await migrate(database.sql);
    await database.sql`insert into schema_migration values (9999, 'tomorrow', now())`;
    await expect(migrate(database.sql)).rejects.toThrow('9999 "tomorrow"');
    expect(await inSession(database.sql, isMigrated)).toBe(false);
  });
});
