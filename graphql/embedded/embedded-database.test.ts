import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '#graphql/sql/engine/connection/database.ts';
import { startTinyDatabase, temporaryDirectory } from '#graphql/testing/world/tiny-database.ts';
import { TINY_KILLS } from '#graphql/testing/world/tiny-world.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded-database.ts';
import { identityOf, isAlive } from './directory-lock.ts';

const NOW = 1_790_164_800;
const DAY = 86_400;
const KILLS = 3;

describe('startEmbeddedDatabase', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
  let running: EmbeddedDatabase | undefined;
  let reports: string[] = [];

  beforeAll(async () => {
    folder = await temporaryDirectory();
  });
  afterAll(async () => {
    await running?.stop();
    await folder.remove();
  });

  /** Starts one on the folder of all tests, in place of the one that runs there. */
  async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
    await stop();
    running = await startTinyDatabase(folder.path, { onProgress: (text) => reports.push(text), ...options });
    reports = [];
    return running;
  }

  async function stop() {
    await running?.stop();
    running = undefined;
  }

  /** The one that an earlier test has left running: a start takes seconds of computing. */
  const theRunning = async () => running ?? start();

  async function ask<Answer>(database: EmbeddedDatabase, question: (sql: Database) => Promise<Answer>) {
    const sql = openDatabase(database.connection);
    return question(sql).finally(() => sql.end({ timeout: 1 }));
  }

  const seedAndKills = async (sql: Database) => {
    const [row] =
      await sql`select seed, (select count(*)::int from kill) as kills, (select sum(kills)::int from kill_day) as days from sample_world`;
    return { ...row };
  };

  it('generates a world once and keeps it', async () => {
    const first = await start();
    expect(first.generated).toBe(true);
    expect(await ask(first, seedAndKills)).toEqual({ seed: 'tiny', kills: TINY_KILLS, days: TINY_KILLS });
    expect(await ask(first, async (sql) => [...(await sql`select name from zone`)])).toEqual([
      { name: 'Tab\t, line\nand \\ of tiny' },
    ]);
    expect((await start({ now: NOW + 2 * DAY })).generated).toBe(false);
  });

  it('generates another world in place of the stored one', async () => {
    const database = await start({ seed: 'other' });
    expect(database.generated).toBe(true);
    expect(await ask(database, seedAndKills)).toMatchObject({ seed: 'other', kills: TINY_KILLS });
    expect((await readdir(folder.path)).filter((name) => /building|outdated/.test(name))).toEqual([]);
  });

  it('generates anew where the stored world is broken or incomplete', async () => {
    await stop();
    await truncate(join(folder.path, 'world', 'global', 'pg_control'), 0);
    await mkdir(join(folder.path, 'building'), { recursive: true });
    await writeFile(join(folder.path, 'building', 'half'), 'half');
    const database = await start();
    expect(database.generated).toBe(true);
    expect(await ask(database, seedAndKills)).toMatchObject({ seed: 'tiny', kills: TINY_KILLS });
  });

  it("has a clock of its own, for which the engine's timers wait", async () => {
    await stop();
    vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,Date.now=()=>1000');
    const database = await start();
    vi.unstubAllEnvs();
    const secondsNow = async () => {
      const [row] = await ask(database, (sql) => sql`select extract(epoch from now())::float as now`);
      return Number(row?.['now']);
    };
    const first = await secondsNow();
    expect(first).toBeGreaterThan(1);
    expect(await secondsNow()).toBeGreaterThan(first);
    await stop();
  });

  it('is restarted after a kill and loses nothing', async () => {
    const database = await theRunning();
    const sql = openDatabase(database.connection);
    await sql`create table kept (i integer)`;
    await sql`insert into kept select generate_series(1, 1000)`;
    const pid = database.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    const countKept = () =>
      sql`select count(*)::int as n from kept`.then(
        ([row]) => row?.n,
        () => 'away',
      );
    await expect.poll(countKept).toBe(1000);
    expect(database.pid()).not.toBe(pid);
    expect(await seedAndKills(sql)).toMatchObject({ kills: TINY_KILLS });
    await sql`drop table kept`;
    await sql.end({ timeout: 1 });
  });

  it('is restarted at once, as often as it is killed', async () => {
    const database = await theRunning();
    reports = [];
    const sql = openDatabase({ ...database.connection, restartTimeout: 600_000 });
    for (let time = 0; time < KILLS; time += 1) {
      const pid = database.pid() ?? 0;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => seedAndKills(sql).catch(() => 'away')).toMatchObject({ kills: TINY_KILLS });
      expect(database.pid()).not.toBe(pid);
    }
    expect(reports).toHaveLength(KILLS);
    await sql.end({ timeout: 1 });
  });

  it.concurrent('leaves nothing behind where its world cannot be made', async () => {
    const worldModule = pathToFileURL(join(folder.path, 'broken.mjs')).href;
    await writeFile(
      join(folder.path, 'broken.mjs'),
      `export const GENERATOR_VERSION = 'broken';
       export const worldTables = () => [{ name: 'zone', columns: ['id'], rows: rows() }];
       function* rows() { throw new Error('No more wars.'); }`,
    );
    const dataDir = join(folder.path, 'broken');
    await expect(startTinyDatabase(dataDir, { worldModule })).rejects.toThrow('No more wars.');
    expect(await readdir(dataDir)).toEqual(['owner.lock']);
  });

  it.concurrent('takes no notice of a signal that all processes are sent', async () => {
    const database = await theRunning();
    const pid = database.pid() ?? 0;
    process.kill(pid, 'SIGTERM');
    expect(await ask(database, seedAndKills)).toMatchObject({ kills: TINY_KILLS });
    expect(database.pid()).toBe(pid);
  });

  it.concurrent('names the process that has the data directory', async () => {
    const database = await theRunning();
    const second = startTinyDatabase(folder.path);
    await expect(second).rejects.toMatchObject({ name: 'DataInUseError' });
    await expect(second).rejects.toThrow(`process ${database.pid()}`);
    expect(await ask(database, seedAndKills)).toMatchObject({ kills: TINY_KILLS });
  });

  it('is not restarted after a stop', async () => {
    const database = await theRunning();
    const pid = database.pid() ?? 0;
    const child = await identityOf(pid);
    await stop();
    await wait(300);
    expect(await isAlive(child)).toBe(false);
    expect(database.pid()).toBe(pid);
    expect(await readdir(folder.path)).not.toContain('owner.lock');
  });

  it('ends with the process that started it, however that ends', async () => {
    await stop();
    const script = `
      import { startTinyDatabase } from ${JSON.stringify(new URL('../testing/world/tiny-database.ts', import.meta.url).href)};
      const database = await startTinyDatabase(${JSON.stringify(folder.path)});
      process.stdout.write(String(database.pid()));`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    const [output] = await once(parent.stdout, 'data');
    const child = await identityOf(Number(String(output)));
    expect(await isAlive(child)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(child)).toBe(false);
    expect(await readdir(folder.path)).not.toContain('owner.lock');
  });
});
