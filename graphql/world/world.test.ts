import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordsOf, worldRecords } from '#graphql/testing/truth/world-records.ts';
import type { WorldOptions } from './world-table.ts';
import { GENERATOR_VERSION, worldTables } from './world.ts';

const OPTIONS: WorldOptions = { seed: 'world test', now: Date.UTC(2026, 9, 14, 20, 30) / 1000, scale: 0.1 };

function hashOf(options: WorldOptions): string {
  const hash = createHash('sha256');
  for (const { name, rows } of worldTables(options)) {
    hash.update(name);
    for (const row of rows) hash.update(JSON.stringify(row));
  }
  return hash.digest('hex');
}

/** Columns of every table in the schema, by the table's name. */
function schemaColumns(): Map<string, string[]> {
  const folder = new URL('../sql/schema/', import.meta.url);
  const sql = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/tables.sql'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const tables = [...sql.matchAll(/create table "?(\w+)"? \(\n([\s\S]*?)\n\)/g)];
  return new Map(
    tables.map(([, name = '', body = '']) => {
      const lines = body.split('\n').map((line) => line.trim());
      // The database itself marks what is ahead of its time.
      const columns = lines.filter((line) => /^\w/.test(line) && !/^(?:primary key|ahead) /.test(line));
      return [name, columns.map(firstWord)];
    }),
  );
}

const firstWord = (line: string): string => line.split(' ')[0] ?? '';

describe('the same options', () => {
  test('always give the same world', () => {
    expect(hashOf(OPTIONS)).toBe(hashOf({ ...OPTIONS }));
  });

  test.each<[string, Partial<WorldOptions>]>([
    ['seed', { seed: 'another' }],
    ['clock', { now: OPTIONS.now - 3600 }],
    ['scale', { scale: 0.12 }],
  ])('another %s gives another world', (_, change) => {
    expect(hashOf({ ...OPTIONS, ...change })).not.toBe(hashOf(OPTIONS));
  });

  test('another seed changes characters and battles, not the zones and scenarios of the game', () => {
    const [one, other] = [worldRecords(OPTIONS), worldRecords({ ...OPTIONS, seed: 'another' })];
    for (const table of ['zone', 'scenario', 'ability']) {
      expect(recordsOf(other, table)).toEqual(recordsOf(one, table));
    }
    for (const table of [
      'character',
      'guild',
      'guild_member',
      'kill',
      'skirmish',
      'scenario_record',
      'zone_area',
    ]) {
      expect(recordsOf(other, table)).not.toEqual(recordsOf(one, table));
    }
  });
});

describe('tables', () => {
  test('have the columns of the schema, all of them, in their order', () => {
    const columnsOf = schemaColumns();
    for (const { name, columns } of worldTables(OPTIONS)) {
      expect({ name, columns }).toEqual({ name, columns: columnsOf.get(name) });
    }
  });

  test('have a value for every column of every row', () => {
    const usable = (value: unknown) =>
      value !== undefined && (typeof value !== 'number' || Number.isFinite(value));
    for (const { name, columns, rows } of worldTables(OPTIONS)) {
      const broken = [...rows].filter((row) => row.length !== columns.length || !row.every(usable));
      expect({ name, broken }).toEqual({ name, broken: [] });
    }
  });

  test('say which world they are', () => {
    expect(recordsOf(worldRecords(OPTIONS), 'sample_world')).toEqual([
      { seed: OPTIONS.seed, clock: OPTIONS.now, scale: OPTIONS.scale, generator: GENERATOR_VERSION },
    ]);
  });
});

describe('the clock', () => {
  const clocks = [
    ['an ordinary evening', Date.UTC(2026, 9, 14, 20, 30)],
    ['the first second of a month', Date.UTC(2026, 4, 1)],
    ['the first second of a Monday', Date.UTC(2026, 10, 16)],
    ['the first of March', Date.UTC(2027, 2, 1, 0, 0, 5)],
    ['early on New Year', Date.UTC(2027, 0, 1, 4, 15)],
  ] as const;

  test.each(clocks)('%s: both weeks and both months have kills, the last of them just now', (_, millis) => {
    const now = millis / 1000;
    const times = recordsOf(worldRecords({ ...OPTIONS, now }), 'kill').map(({ time }) => Number(time));
    const clock = new Date(millis);
    const day = (clock.getUTCDay() + 6) % 7;
    const [year, month] = [clock.getUTCFullYear(), clock.getUTCMonth()];
    const monday = Date.UTC(year, month, clock.getUTCDate() - day) / 1000;
    const between = (from: number, to: number) => times.filter((time) => time >= from && time < to).length;
    expect(between(monday, Infinity)).toBeGreaterThan(0);
    expect(between(monday - 7 * 86_400, monday)).toBeGreaterThan(0);
    expect(between(Date.UTC(year, month) / 1000, Infinity)).toBeGreaterThan(0);
    expect(between(Date.UTC(year, month - 1) / 1000, Date.UTC(year, month) / 1000)).toBeGreaterThan(0);
    expect(between(now - 300, Infinity)).toBeGreaterThan(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(now - 60 * 86_400);
  });
});

test('the site takes from the sample world only what its one door has', () => {
  const root = new URL('../../', import.meta.url);
  const files = ['app', 'components', 'lib', 'graphql'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const ofSite = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !/^graphql\/(world|testing|generated)\//.test(file),
  );
  const inside = /from '(#graphql\/world|[./]+\/world)\/(?!world\.ts')[^']+'/;
  expect(ofSite.length).toBeGreaterThan(1000);
  expect(ofSite.filter((file) => inside.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});
