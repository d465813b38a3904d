import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Manifest } from '#lib/exports/bulk/manifest.ts';

import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';
import { dataFiles, rangeOf } from './data-files.ts';

const CONTENT = 'abcdefghij';
const SHA = '1'.repeat(64);
const FILE = '/data/2026-10/kills.parquet';

const listed = (path: string) => ({
  path,
  table: 'kills',
  month: '2026-10',
  format: 'parquet' as const,
  rows: 1,
  bytes: CONTENT.length,
  sha256: SHA,
});

let folder: string;
let open: SiteUnderTest;
let off: SiteUnderTest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'war-ledger-data-'));
  await mkdir(join(folder, '2026-10'));
  await writeFile(join(folder, '2026-10', 'kills.parquet'), CONTENT);
  await writeFile(join(folder, '2026-10', 'runs.parquet'), CONTENT);
  await symlink('/etc/hostname', join(folder, '2026-10', 'battles.parquet'));
  const manifest: Manifest = {
    version: 1,
    licence: null,
    recordedSince: null,
    tables: [],
    months: [],
    files: [listed('2026-10/kills.parquet'), listed('2026-10/battles.parquet')],
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const page = async (_: unknown, response: { statusCode: number; end: (text: string) => unknown }) => {
    response.statusCode = 418;
    response.end('page');
  };
  open = await openSite(page, { files: dataFiles(folder) });
  off = await openSite(page, { files: dataFiles(undefined) });
});

afterAll(async () => {
  open.close();
  off.close();
  await rm(folder, { recursive: true });
});

describe('a file of bulk data', () => {
  it('is sent whole, for an hour, with its length and its tag', async () => {
    const { status, headers, body } = await open.ask(FILE);
    expect([status, body.toString()]).toEqual([200, CONTENT]);
    expect(headers).toMatchObject({
      'content-length': '10',
      'content-type': 'application/vnd.apache.parquet',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      etag: `"${SHA}"`,
    });
    const head = await open.ask(FILE, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
    expect((await open.ask(FILE, { headers: { 'if-none-match': `"${SHA}"` } })).status).toBe(304);
  });

  it('is sent for ever where its address names its version, and is not found for another one', async () => {
    const { status, headers } = await open.ask(`${FILE}?v=${SHA.slice(0, 16)}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const version of ['2'.repeat(16), '', SHA]) {
      expect((await open.ask(`${FILE}?v=${version}`)).status).toBe(404);
    }
  });

  it.each([
    ['bytes=0-3', 'abcd', 'bytes 0-3/10'],
    ['bytes=8-', 'ij', 'bytes 8-9/10'],
    ['bytes=-2', 'ij', 'bytes 8-9/10'],
    ['bytes=5-99', 'fghij', 'bytes 5-9/10'],
    ['bytes=-99', CONTENT, 'bytes 0-9/10'],
  ])('is sent in part: %s', async (range, part, place) => {
    const { status, headers, body } = await open.ask(FILE, { headers: { range } });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, part, place]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it.each(['bytes=10-', 'bytes=99-120', 'bytes=-0'])('has no part %s', async (range) => {
    const { status, headers } = await open.ask(FILE, { headers: { range } });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each(['bytes=3-1', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-', 'bytes=x-'])(
    'is whole where the part cannot be read: %s',
    async (range) => {
      expect((await open.ask(FILE, { headers: { range } })).status).toBe(200);
      expect(rangeOf(range, 10)).toBeUndefined();
    },
  );

  it('is sent in part only of what the client has the beginning of', async () => {
    const part = (tag: string) => open.ask(FILE, { headers: { range: 'bytes=8-', 'if-range': tag } });
    expect((await part(`"${SHA}"`)).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
    expect((await part('Tue, 01 Dec 2026 00:00:00 GMT')).status).toBe(200);
  });
});

it('lists its files', async () => {
  const { status, headers, body } = await open.ask('/data/manifest.json');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(JSON.parse(body.toString())).toMatchObject({ version: 1 });
});

it.each([
  ['what the manifest does not list', '/data/2026-10/runs.parquet'],
  ['a link that leads out of the folder', '/data/2026-10/battles.parquet'],
  ['a path that leads out of the folder', '/data/2026-10/%2e%2e/manifest.json'],
  ['an encoded path', '/data/..%2f..%2fetc%2fhostname'],
  ['what is unfinished', '/data/manifest.json.part'],
  ['a folder', '/data/2026-10/'],
])('is not found for %s', async (_, path) => {
  expect((await open.ask(path)).status).toBe(404);
});

it('leaves the page about it to the site, and is not found without a folder', async () => {
  expect((await open.ask('/data')).status).toBe(418);
  expect((await off.ask('/data')).status).toBe(418);
  expect((await off.ask(FILE)).status).toBe(404);
  expect((await off.ask('/data/manifest.json')).status).toBe(404);
});
