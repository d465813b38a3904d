import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

import { CompressingResponse } from '../wire/compressing-response.ts';
import { noteEntrypoints } from './page-adapter.mjs';
import { loadPageEntrypoints, pastRouter } from './page-entrypoints.ts';

const folder = mkdtempSync(join(tmpdir(), 'entrypoints-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** A build as Next describes it to its adapters. */
async function build() {
  const pageOf = (pathname: string) => ({
    pathname,
    filePath: join(folder, `server/app${pathname}/page.js`),
  });
  const appPages = [
    '/',
    '/_not-found',
    '/search/[query]',
    '/search/guild',
    '/kill/[id]',
    '/kill/[id].rsc',
  ].map(pageOf);
  for (const { filePath } of appPages) {
    const file = relative(folder, filePath);
    write(file, `exports.handler = async () => '${file}';`);
  }
  const dynamicRoutes = ['/kill/[id]', '/kill/[id]/export/[format]', '/search/[query]'].map((source) => ({
    source,
    sourceRegex: `^[/]?${source.replaceAll(/\[\w+\]/g, '([^/]+?)')}(\\.rsc|)(?:/)?$`,
  }));
  await noteEntrypoints({ appPages, dynamicRoutes, distDir: folder });
  return loadPageEntrypoints(folder);
}

test('each page is found by its path, and what is no page is not', async () => {
  const find = await build();
  const found = async (path: string) => find(path)?.handler(...exchange(path), {});
  expect(await found('/')).toBe('server/app/page.js');
  expect(await found('/kill/7')).toBe('server/app/kill/[id]/page.js');
  expect(await found('/search/guild')).toBe('server/app/search/guild/page.js');
  expect(await found('/search/guilds')).toBe('server/app/search/[query]/page.js');
  for (const path of ['/kill', '/kill/7/export/csv', '/_not-found', '/kill/7/8', '/constructor']) {
    expect(find(path), path).toBeUndefined();
  }
});

test.each(['/kill/', '/kill/7/', '//kill/7', '/kill/.', '/kill/..', '/search/a%2Fb', '/search/%zz', '', '*'])(
  '%s is left to the router',
  async (path) => {
    expect((await build())(path)).toBeUndefined();
  },
);

function exchange(url: string): [IncomingMessage, CompressingResponse] {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  return [request, new CompressingResponse(request)];
}

test('pages are rendered past the router, and all else by it', async () => {
  const handler = vi.fn(async () => undefined);
  const router = vi.fn(async () => undefined);
  const render = pastRouter((path) => (path === '/kills' ? { handler } : undefined), router);
  await render(...exchange('/kills?page=2'));
  expect([handler.mock.calls.length, router.mock.calls.length]).toEqual([1, 0]);
  await render(...exchange('/icon.svg'));
  expect([handler.mock.calls.length, router.mock.calls.length]).toEqual([1, 1]);
});

test('a page that fails before it is sent is answered by the router, and a later failure is told', async () => {
  const failure = new Error('No such chunk');
  const router = vi.fn(async () => undefined);
  const early = pastRouter(() => ({ handler: () => Promise.reject(failure) }), router);
  await early(...exchange('/kills'));
  expect(router).toHaveBeenCalledTimes(1);
  const late = pastRouter(
    () => ({
      handler: (_, response) => {
        response.flushHeaders();
        return Promise.reject(failure);
      },
    }),
    router,
  );
  await expect(late(...exchange('/kills'))).rejects.toBe(failure);
  expect(router).toHaveBeenCalledTimes(1);
});

test('what is written to a visitor who is gone ends nothing but its page', async () => {
  const [request, response] = exchange('/kills');
  await pastRouter(() => ({ handler: async () => undefined }), vi.fn())(request, response);
  expect(response.emit('error', new Error('write after end'))).toBe(true);
});
