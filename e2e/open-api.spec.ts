import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';

import { fixtures } from './fixtures/fixtures.ts';
import { describedErrors } from './open-api/described-json.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

const CLIENT = join(import.meta.dirname, 'open-api/client');

/** The errors of the compiler in a program, by the rules of this project. */
function compile(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** A client of the site, made from what the site says of itself. */
async function generateClient(folder: string): Promise<string> {
  const types = await openapiTypes(new URL(`${SITE}/openapi.json`));
  const program = join(folder, 'read-pages.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'paths.ts'), astToString(types));
  await copyFile(join(CLIENT, 'read-pages.ts'), program);
  return program;
}

test('a client that is generated from /openapi.json compiles, and reads the pages', async () => {
  const program = await generateClient(test.info().outputPath('client'));
  expect(compile(program)).toEqual([]);

  const found = fixtures();
  const [character = '', rival = ''] = found.feud;
  const { readPages } = await import(program);
  const read: Record<string, unknown> = await readPages(SITE, {
    ...found,
    character,
    rival,
    item: found.setPiece,
    creature: found.questGiver,
    text: found.searchText,
  });
  expect(Object.keys(read).length).toBeGreaterThanOrEqual(20);
  for (const [operation, value] of Object.entries(read)) {
    expect(value, operation).toBeDefined();
    expect(value, operation).not.toEqual([]);
  }
});

test('an answer with missing or undocumented fields fails validation', async () => {
  const path = `/kill/${fixtures().kill}.json`;
  const json = await (await fetch(SITE + path)).json();
  expect(await describedErrors(path, json)).toEqual([]);
  const { victim, ...record } = json.record;
  expect(await describedErrors(path, { ...json, record })).toHaveLength(1);
  expect(await describedErrors(path, { ...json, record: { ...record, victim, verdict: '' } })).toHaveLength(
    1,
  );
  expect(await describedErrors(path, { ...json, record: { ...record, victim: null } })).toHaveLength(1);
});
