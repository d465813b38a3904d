import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestDatabase } from '#graphql/testing/test-api.ts';
import { directly } from '#graphql/testing/direct-api.ts';
import type { Manifest } from '#lib/exports/bulk/manifest.ts';

import { exportData } from './export-data.ts';
import { exportMonths, wholeMonths } from './export-months.ts';

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

it('makes the same bytes again, also after it was stopped, and repeats no finished file', async () => {
  const again = await mkdtemp(join(tmpdir(), 'war-ledger-bulk-'));
  let asked = 0;
  const ask = directly(database.sql);
  const reach = { from: Date.UTC(2026, 7) / 1_000, to: Date.UTC(2026, 10) / 1_000 };
  const task = {
    folder: again,
    licence: 'CC0',
    recordedSince: null,
    reachOf: () => reach,
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
    ask: () => Promise.reject(new Error('asked for what is there')),
  });
  expect(silent).toEqual(resumed);
  await rm(again, { recursive: true });
});

it('takes months that a span has as a whole', () => {
  const span = (from: string, to: string) =>
    wholeMonths({ from: Date.parse(from) / 1_000, to: Date.parse(to) / 1_000 }).map(({ name }) => name);
  expect(span('2026-08-01', '2026-10-31')).toEqual(['2026-08', '2026-09']);
  expect(span('2026-08-02', '2026-11-01')).toEqual(['2026-09', '2026-10']);
  expect(span('2026-12-15', '2027-02-01')).toEqual(['2027-01']);
  expect(span('2026-08-02', '2026-08-30')).toEqual([]);
});
