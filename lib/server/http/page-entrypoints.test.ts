import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

import { CompressingResponse } from './compressing-response.ts';
import { loadPageEntrypoints, pastRouter } from './page-entrypoints.ts';

const folder = mkdtempSync(join(tmpdir(), 'entrypoints-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** A build of pages, routes and manifests as Next writes them. */
function build() {
  const routes: Record<string, string> = {
    '/(home)/page': '/',
    '/_not-found/page': '/_not-found',
    '/search/[query]/page': '/search/[query]',
    '/search/guild/page': '/search/guild',
    '/kill/[id]/page': '/kill/[id]',
    '/kill/[id]/export/[format]/route': '/kill/[id]/export/[format]',
  };
  const files = Object.fromEntries(Object.keys(routes).map((name) => [name, `app${name}.js`]));
  for (const file of Object.values(files))
    write(`server/${file}`, `exports.handler = async () => '${file}';`);
  const pages = Object.values(routes);
  write(
    'routes-manifest.json',
    JSON.stringify({
      staticRoutes: pages.filter((page) => !page.includes('[')).map((page) => ({ page })),
      dynamicRoutes: pages
        .filter((page) => page.includes('['))
        .map((page) => ({ page, regex: `^${page.replaceAll(/\[\w+\]/g, '([^/]+?)')}(?:/)?$` })),
    }),
  );
  write('app-path-routes-manifest.json', JSON.stringify(routes));
  write('server/app-paths-manifest.json', JSON.stringify(files));
  return loadPageEntrypoints(folder);
}

test('each page is found by its path, and what is no page is not', async () => {
  const find = build();
  const found = async (path: string) => find(path)?.handler(...exchange(path), {});
  expect(await found('/')).toBe('app/(home)/page.js');
  expect(await found('/kill/7')).toBe('app/kill/[id]/page.js');
  expect(await found('/search/guild')).toBe('app/search/guild/page.js');
  expect(await found('/search/guilds')).toBe('app/search/[query]/page.js');
  for (const path of ['/kill', '/kill/7/export/csv', '/_not-found', '/kill/7/8', '/constructor']) {
    expect(find(path), path).toBeUndefined();
  }
});

test.each(['/kill/', '/kill/7/', '//kill/7', '/kill/.', '/kill/..', '/search/a%2Fb', '/search/%zz', '', '*'])(
  '%s is left to the router',
  (path) => {
    expect(build()(path)).toBeUndefined();
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
