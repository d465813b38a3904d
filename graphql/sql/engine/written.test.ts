import { inject, afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { onWritten } from './written.ts';

// The embedded database belongs to one process, which needs nobody to tell it.
describe.skipIf(!('url' in inject('database')))('whoever listens to a database', () => {
  let database: EmptyDatabase;

  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.close());

  it('is told of what others have written, once it is there, and of nothing that was undone', async () => {
    const written = vi.fn();
    await onWritten(database.another(), written);
    const insert = `insert into "character" values (1, 'Haaravek', 'CHOSEN', 40, 80)`;

    const undone = database.sql.begin(async (sql) => {
      await sql.unsafe(insert);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.sql.unsafe(insert);
    await expect.poll(() => written.mock.calls.length).toBe(1);
  });

  it('is told again once its connection has come back', async () => {
    const written = vi.fn();
    await onWritten(database.another(), written);
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await expect.poll(() => written.mock.calls.length).toBeGreaterThan(0);
  });
});
