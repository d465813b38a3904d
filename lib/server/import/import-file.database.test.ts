import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { importFile } from './import-file.ts';

const GOOD = IMPORT_KINDS.map(({ kind, example }) => JSON.stringify({ kind, ...example })).join('\n');

let database: EmptyDatabase;
let folder: string;
let source: string;
let refusedFile: string;
let said: string[];
beforeAll(async () => {
  database = await openMigratedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'war-ledger-import-'));
  source = join(folder, 'war.ndjson');
  refusedFile = `${source}.refused`;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
});

async function importText(text: string | Buffer) {
  await writeFile(source, text);
  return importFile(database.sql, { source, refusedFile, say: (line) => said.push(line) });
}

const refusedLines = async () =>
  (await readFile(refusedFile, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);

it('keeps the refused lines of one import, and none of an earlier one', async () => {
  expect(await importText(`one\n${GOOD}\ntwo`)).toBe(true);
  const last = IMPORT_KINDS.length + 2;
  expect(await refusedLines()).toEqual([
    { line: 1, reason: 'The line is no JSON', text: 'one' },
    { line: last, reason: 'The line is no JSON', text: 'two' },
  ]);
  expect(said.at(-1)).toBe(`done: ${IMPORT_KINDS.length} imported, 2 refused: see ${refusedFile}`);
  await importText(`${GOOD}\nthree`);
  expect(await refusedLines()).toEqual([{ line: last - 1, reason: 'The line is no JSON', text: 'three' }]);
  await importText(GOOD);
  expect(existsSync(refusedFile)).toBe(false);
  expect(said.at(-1)).toBe(`done: ${IMPORT_KINDS.length} imported`);
});

it('tells where all lines were refused, as those of a file in UTF-16', async () => {
  expect(await importText(Buffer.from(`\uFEFF${GOOD}\n`, 'utf16le'))).toBe(false);
  expect(await refusedLines()).toHaveLength(IMPORT_KINDS.length);
  expect(await importText('')).toBe(true);
});

it('writes no refused lines into the file that it reads', async () => {
  await writeFile(source, GOOD);
  const sameFile = { source, refusedFile: join(folder, '.', 'war.ndjson'), say: () => undefined };
  await expect(importFile(database.sql, sameFile)).rejects.toThrow('cannot go into the file');
  expect(await readFile(source, 'utf8')).toBe(GOOD);
});
