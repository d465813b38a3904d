import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { removeBefore } from '#graphql/sql/engine/retention.ts';
import { openTestDatabase } from '#graphql/testing/test-api.ts';
import { directly } from '#graphql/testing/direct-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import type { Manifest } from '#lib/exports/bulk/manifest.ts';

import { SmallWar } from '../archive/testing/small-war.ts';
import { exportData } from './export-data.ts';
import { closedMonths, exportMonths } from './export-months.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

let database: TestDatabase;
let folder: string;
let manifest: Manifest;

const NOW = Date.UTC(2027, 0) / 1_000;

const exported = (into: string) =>
  exportData(database.sql, {
    folder: into,
    licence: 'CC0',
    isArchive: false,
    now: NOW,
    say: () => undefined,
  });

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'war-ledger-bulk-'));
  manifest = await exported(folder);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rowsOf = (table: string, format: string): number =>
  manifest.files
    .filter((file) => file.table === table && file.format === format)
    .reduce((sum, { rows }) => sum + rows, 0);

it('has as many rows as plain statements count, in each format', async () => {
  const end = Math.max(...manifest.files.map(({ month }) => Date.parse(`${month}-28`))) / 1_000 + 4 * 86_400;
  const [counts] = await database.sql<Record<string, number>[]>`
    select (select count(*)::int from kill where killer_id <> victim_id and time < ${end}) as kills,
           (select count(*)::int from scenario_record where start_time < ${end}) as scenarios,
           (select count(*)::int from scenario_score join scenario_record on id = record_id
            where scenario_record.start_time < ${end}) as "scenario-scores"`;
  for (const [table, count] of Object.entries(counts ?? {})) {
    expect(count, table).toBeGreaterThan(0);
    for (const format of ['ndjson.gz', 'csv.gz', 'parquet']) expect(rowsOf(table, format), table).toBe(count);
  }
});

it('says the same in each format, and lists its bytes', async () => {
  for (const { path, format, rows, bytes, sha256, table } of manifest.files) {
    const content = await readFile(join(folder, path));
    expect(content.length).toBe(bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    if (format !== 'parquet') continue;
    const read = await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, path)) });
    expect(read, path).toHaveLength(rows);
    const [line = ''] = gunzipSync(await readFile(join(folder, path.replace('.parquet', '.ndjson.gz'))))
      .toString()
      .split('\n', 1);
    const first: unknown = line && JSON.parse(line);
    const plain: unknown =
      read[0] &&
      JSON.parse(JSON.stringify(read[0], (_, cell) => (typeof cell === 'bigint' ? Number(cell) : cell)));
    expect(plain || undefined, table).toEqual(first || undefined);
  }
});

it('says of each month how much of it there is: the first begins with the first row', async () => {
  const [first] = await database.sql<{ kills: number; runs: number }[]>`
    select (select min(time) from kill) as kills, (select min(start_time) / 1000 from instance_run where start_time > 0) as runs`;
  const begins = (table: string) => manifest.months.find((one) => one.table === table);
  expect(begins('kills')).toMatchObject({ whole: false, from: isoOf(first?.kills ?? 0), gaps: [] });
  expect(begins('attackers')).toMatchObject({ whole: false, from: isoOf(first?.kills ?? 0) });
  expect(begins('runs')).toMatchObject({ whole: false, from: isoOf(Number(first?.runs)) });
  const later = manifest.months.filter(({ month }) => month > (begins('kills')?.month ?? ''));
  expect(later.filter(({ table }) => table === 'kills').every(({ whole }) => whole)).toBe(true);
  expect(manifest.recordedSince).toBeNull();
});

it('has no file of a table without a row, and says that there is none', () => {
  const empty = manifest.months.filter(({ rows }) => rows === 0);
  expect(empty.length).toBeGreaterThan(0);
  for (const { month, table } of empty) {
    expect(manifest.files.some((file) => file.month === month && file.table === table)).toBe(false);
  }
  for (const { month, table, rows } of manifest.months.filter((one) => one.rows > 0)) {
    const files = manifest.files.filter((file) => file.month === month && file.table === table);
    expect(files.map((file) => file.rows)).toEqual([rows, rows, rows]);
  }
});

const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const newFolder = () => mkdtemp(join(tmpdir(), 'war-ledger-bulk-'));

const AUGUST = Date.UTC(2026, 7) / 1_000;
const OCTOBER_ENDS = Date.UTC(2026, 10) / 1_000;

it('makes the same bytes again, also after it was stopped, and repeats no finished file', async () => {
  const again = await newFolder();
  let asked = 0;
  const ask = directly(database.sql);
  const task = {
    folder: again,
    licence: 'CC0',
    recordedSince: null,
    now: NOW,
    coverageOf: () => ({ from: AUGUST, to: OCTOBER_ENDS, gaps: [] }),
    storedOf: async () => new Map(),
    say: () => undefined,
  };
  const stopped = exportMonths({
    ...task,
    ask: async (document, variables) => {
      asked += 1;
      if (asked > 5) throw new Error('stopped');
      return ask(document, variables);
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  const resumed = await exportMonths({ ...task, ask });
  const known = new Map(manifest.files.map((file) => [file.path, file]));
  for (const file of resumed.files.filter(({ path }) => known.has(path))) {
    expect(file).toEqual(known.get(file.path));
  }
  const silent = await exportMonths({
    ...task,
    now: NOW + 1,
    ask: () => Promise.reject(new Error('asked for what is there')),
  });
  expect(silent).toEqual(resumed);
  // A file that somebody has removed is written again.
  const path = resumed.files[0]?.path ?? '';
  await rm(join(again, path));
  const mended = await exportMonths({ ...task, ask });
  expect(mended.files).toEqual(resumed.files);
  expect(existsSync(join(again, path))).toBe(true);
  await rm(again, { recursive: true });
});

it('takes months that are closed and in a span at least in part', () => {
  const at = (day: string) => Date.parse(day) / 1_000;
  const span = (from: string, to: string, now = '2027-06-01') =>
    closedMonths({ from: at(from), to: at(to) }, at(now)).map(
      ({ name, covered }) => `${name} ${isoOf(covered.from).slice(5, 10)} ${isoOf(covered.to).slice(5, 10)}`,
    );
  expect(span('2026-08-01', '2026-10-31')).toEqual([
    '2026-08 08-01 09-01',
    '2026-09 09-01 10-01',
    '2026-10 10-01 10-31',
  ]);
  expect(span('2026-08-14', '2026-09-01')).toEqual(['2026-08 08-14 09-01']);
  expect(span('2026-12-15', '2027-02-01')).toEqual(['2026-12 12-15 01-01', '2027-01 01-01 02-01']);
  expect(span('2026-08-14', '2027-01-01', '2026-10-02T23:59:59')).toEqual(['2026-08 08-14 09-01']);
  expect(span('2026-08-14', '2027-01-01', '2026-10-03')).toHaveLength(2);
});

describe('a war that grows', () => {
  const at = (month: number, day: number) => Date.UTC(2026, month - 1, day) / 1_000;
  let own: EmptyDatabase;
  let into: string;

  beforeEach(async () => {
    own = await openMigratedDatabase();
    into = await newFolder();
  });
  afterEach(async () => {
    await own.close();
    await rm(into, { recursive: true });
  });

  const exportAt = (isArchive = false, now = at(8, 10)) =>
    exportData(own.sql, { folder: into, licence: null, isArchive, now, say: () => undefined });
  const kills = ({ months }: Manifest) =>
    months
      .filter(({ table }) => table === 'kills')
      .map(({ month, rows, whole, from, writtenAt }) => [month, rows, whole, from.slice(0, 10), writtenAt]);

  it('is written again where rows came later, and kept where rows were removed', async () => {
    const war = await SmallWar.in(own.sql);
    await war.kill(1, at(5, 14));
    await war.kill(2, at(6, 3));
    await war.kill(3, at(7, 3));
    const first = await exportAt();
    const written = isoOf(at(8, 10));
    expect(kills(first)).toEqual([
      ['2026-05', 1, false, '2026-05-14', written],
      ['2026-06', 1, true, '2026-06-01', written],
      ['2026-07', 1, true, '2026-07-01', written],
    ]);
    expect(first.months.map(({ table }) => table)).not.toContain('runs');

    await war.kill(4, at(6, 20));
    const later = isoOf(at(8, 11));
    const second = await exportAt(false, at(8, 11));
    expect(kills(second)).toEqual([
      ['2026-05', 1, false, '2026-05-14', written],
      ['2026-06', 2, true, '2026-06-01', later],
      ['2026-07', 1, true, '2026-07-01', written],
    ]);
    const ofJune = second.files.find(({ path }) => path === '2026-06/kills.ndjson.gz');
    const content = await readFile(join(into, '2026-06/kills.ndjson.gz'));
    expect(createHash('sha256').update(content).digest('hex')).toBe(ofJune?.sha256);
    expect(gunzipSync(content).toString().trim().split('\n')).toHaveLength(2);

    await removeBefore(own.sql, at(6, 10));
    expect(await exportAt(false, at(8, 12))).toEqual(second);
    expect(existsSync(join(into, '2026-05/kills.parquet'))).toBe(true);

    await war.kill(5, at(5, 20));
    await war.kill(6, at(5, 2));
    const [may] = kills(await exportAt(false, at(8, 13)));
    expect(may).toEqual(['2026-05', 2, false, '2026-05-02', isoOf(at(8, 13))]);
  });

  it('loses its files of a month with its last row', async () => {
    const war = await SmallWar.in(own.sql);
    await war.kill(1, at(5, 14));
    await war.kill(2, at(6, 3));
    await exportAt();
    await war.removeKill(2);
    const { months, files } = await exportAt();
    expect(months.find(({ month, table }) => month === '2026-06' && table === 'kills')?.rows).toBe(0);
    expect(files.map(({ month }) => month)).not.toContain('2026-06');
    expect(existsSync(join(into, '2026-06/kills.parquet'))).toBe(false);
  });

  it('of an archive has what the archive covers, and names its gaps', async () => {
    const war = await SmallWar.in(own.sql);
    for (const day of [14, 20, 28]) await war.kill(day, at(5, day));
    await war.kill(40, at(6, 3));
    await war.kill(50, at(7, 3));
    const kinds = { Kill: at(5, 18), ScenarioRecord: at(6, 1), Skirmish: at(5, 18) };
    for (const [kind, since] of Object.entries(kinds)) {
      await own.sql`insert into record_progress values (${kind}, ${since}, ${at(7, 20)}, ${at(7, 20)})`;
    }
    await own.sql`insert into record_unfinished
      values ('Kill', ${at(6, 5)}, ${at(6, 6)}, true, ${at(7, 1)}, ${at(7, 1)}, 1)`;
    const { months, recordedSince, files } = await exportAt(true);
    const of = (name: string) => months.filter(({ table }) => table === name);
    expect(recordedSince).toBe(isoOf(at(6, 1)));
    expect(of('kills')).toMatchObject([
      { month: '2026-05', rows: 2, whole: false, from: isoOf(at(5, 18)), to: isoOf(at(6, 1)), gaps: [] },
      {
        month: '2026-06',
        rows: 1,
        whole: false,
        from: isoOf(at(6, 1)),
        gaps: [{ from: isoOf(at(6, 5)), to: isoOf(at(6, 6)) }],
      },
      { month: '2026-07', rows: 1, whole: false, from: isoOf(at(7, 1)), to: isoOf(at(7, 20)), gaps: [] },
    ]);
    expect(of('scenarios')).toMatchObject([
      { month: '2026-06', rows: 0, whole: true },
      { month: '2026-07', rows: 0, whole: false },
    ]);
    expect(of('runs')).toEqual([]);
    const [{ count } = { count: 0 }] = await own.sql<{ count: number }[]>`
      select count(*)::integer from kill where time >= ${at(5, 18)} and time < ${at(7, 20)}`;
    for (const format of ['ndjson.gz', 'csv.gz', 'parquet']) {
      const ofFormat = files.filter((file) => file.table === 'kills' && file.format === format);
      expect(ofFormat.reduce((sum, { rows }) => sum + rows, 0)).toBe(count);
    }

    // What was lost is read in the end, and the archive catches up.
    await own.sql`delete from record_unfinished`;
    await own.sql`update record_progress set until = ${at(8, 9)}`;
    const whole = await exportAt(true);
    expect(kills(whole).map(([month, , isWhole]) => [month, isWhole])).toEqual([
      ['2026-05', false],
      ['2026-06', true],
      ['2026-07', true],
    ]);
  });
});
