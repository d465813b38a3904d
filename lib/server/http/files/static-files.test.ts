import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexFiles, servedDirectories } from './file-index.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';
import { createFileHandler } from './static-files.ts';

const drawing = `<svg>${'<path/>'.repeat(500)}</svg>`;

let folder: string;
let open: SiteUnderTest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'war-ledger-files-'));
  await mkdir(join(folder, 'public', 'images'), { recursive: true });
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'public', '.hidden'), 'secret');
  await writeFile(join(folder, 'public', 'images', 'a map.webp'), 'picture');
  await writeFile(join(folder, 'public', 'images', 'mark.svg'), drawing);
  await writeFile(join(folder, 'static', 'chunks', 'a.js'), 'plain script');
  await writeFile(join(folder, 'static', 'chunks', 'a.js.br'), 'as brotli');
  await writeFile(join(folder, 'static', 'chunks', 'a.js.gz'), 'as gzip');
  await writeFile(join(folder, 'static', 'chunks', 'gone.js'), 'soon gone');
  const files = await indexFiles([
    {
      directory: join(folder, 'static'),
      prefix: '/_next/static/',
      cacheControl: () => 'immutable',
      compressed: true,
    },
    { directory: join(folder, 'public'), prefix: '/', cacheControl: () => 'max-age=3600', compressed: false },
    { directory: join(folder, 'missing'), prefix: '/missing/', cacheControl: () => '', compressed: true },
  ]);
  open = await openSite(
    async (_, response) => {
      response.statusCode = 404;
      response.end('page');
    },
    { files: createFileHandler(files) },
  );
});

afterAll(async () => {
  open.close();
  await rm(folder, { recursive: true });
});

test('a file is sent with its type, its age and its tag', async () => {
  const { status, headers, body } = await open.ask('/images/a%20map.webp?v=2');
  expect([status, String(body)]).toEqual([200, 'picture']);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '7',
    'cache-control': 'max-age=3600',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
});

test.each([
  ['br, gzip', 'as brotli', 'br'],
  ['gzip', 'as gzip', 'gzip'],
  ['br;q=0', 'plain script', undefined],
])('a script goes out to those who take %s as %s', async (accepted, text, encoding) => {
  const { headers, body } = await open.ask('/_next/static/chunks/a.js', {
    headers: { 'accept-encoding': accepted },
  });
  expect(String(body)).toBe(text);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).toMatchObject({
    vary: 'accept-encoding',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(text.length),
  });
});

test('each way to encode a file has its own tag, and a known one is not sent again', async () => {
  const headers = { 'accept-encoding': 'br' };
  const plain = await open.ask('/_next/static/chunks/a.js');
  const brotli = await open.ask('/_next/static/chunks/a.js', { headers });
  expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  const again = await open.ask('/_next/static/chunks/a.js', {
    headers: { ...headers, 'if-none-match': `"other", W/${brotli.headers.etag}` },
  });
  expect(again).toMatchObject({ status: 304, headers: { etag: brotli.headers.etag } });
  expect(again.body.length).toBe(0);
});

test('a drawing that the build left as it is goes out compressed', async () => {
  const plain = await open.ask('/images/mark.svg');
  expect([String(plain.body), plain.headers.vary]).toEqual([drawing, 'accept-encoding']);
  const headers = { 'accept-encoding': 'br' };
  const { headers: sent, body } = await open.ask('/images/mark.svg', { headers });
  expect(sent).toMatchObject({ 'content-encoding': 'br', 'content-type': 'image/svg+xml' });
  expect(sent.etag).not.toBe(plain.headers.etag);
  expect(String(brotliDecompressSync(body))).toBe(drawing);
  const again = await open.ask('/images/mark.svg', { headers });
  expect(again.headers.etag).toBe(sent.etag);
});

test('HEAD tells the size without the content', async () => {
  const { status, headers, body } = await open.ask('/images/a%20map.webp', { method: 'HEAD' });
  expect([status, headers['content-length'], body.length]).toEqual([200, '7', 0]);
});

test.each([
  '/_next/static/../../secret.txt',
  '/_next/static/%2e%2e/secret.txt',
  '/_next/static/..%2fsecret.txt',
  '/_next/static/chunks/..%5c..%5csecret.txt',
  '/_next/static/chunks',
  '/_next/static/chunks/a.js.br',
  '/_next/static/none.js',
])('%s is not found, and no page is asked', async (path) => {
  const { status, body } = await open.ask(path);
  expect([status, String(body)]).toEqual([404, 'Not found\n']);
});

test.each(['/../secret.txt', '/images/../../secret.txt', '/.hidden', '/images', '/images/'])(
  '%s is left to the pages',
  async (path) => {
    expect(String((await open.ask(path)).body)).toBe('page');
  },
);

test('a file that was deleted meanwhile is not found', async () => {
  await rm(join(folder, 'static', 'chunks', 'gone.js'));
  expect((await open.ask('/_next/static/chunks/gone.js')).status).toBe(404);
});

test('every file that the site serves has a type that browsers know, and notes are text', async () => {
  const files = await indexFiles(servedDirectories.filter(({ directory }) => directory === 'public'));
  const unknown = [...files].filter(([, { type }]) => type === 'application/octet-stream');
  expect(unknown.map(([path]) => path)).toEqual([]);
  expect(files.get('/THIRD_PARTY_NOTICES.md')?.type).toBe('text/plain; charset=utf-8');
});
