import { afterEach, expect, it } from 'vitest';

import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import { LiveEndpoint } from './live-endpoint.ts';
import { LiveLog } from './live-log.ts';

let open: SiteUnderTest | undefined;
afterEach(() => open?.close());

const none = () => undefined;

async function site(log: LiveLog | undefined): Promise<SiteUnderTest['ask']> {
  const counters = { countSent: none, countDropped: none, countRefused: none };
  const endpoint = new LiveEndpoint({ log, most: 9, mostOfClient: 9, counters });
  const pages = (_: unknown, response: { writeHead(status: number): { end(): void } }) => {
    response.writeHead(404).end();
    return Promise.resolve();
  };
  open = await openSite(pages, { live: (...asked) => endpoint.answer(...asked) });
  return open.ask;
}

const logWithout = () =>
  new LiveLog({ where: none, siteUrl: 'https://ledger.example', log: none, timeout: 1_000 });

it('says that a site over a remote API needs an archive for it', async () => {
  const ask = await site(undefined);
  for (const path of ['/live', '/live.json']) {
    const { status, body } = await ask(path);
    expect([status, String(body)]).toEqual([404, expect.stringContaining('ARCHIVE=1')]);
  }
});

it('is to be asked again while the archive has no database', async () => {
  const ask = await site(logWithout());
  for (const path of ['/live', '/live.json']) {
    const { status, headers } = await ask(path);
    expect([status, headers['retry-after'], headers['access-control-allow-origin']]).toEqual([503, '5', '*']);
  }
  // A bad question is one whatever the database does.
  expect((await ask('/live?kind=x')).status).toBe(400);
});

it('answers HEAD without a stream, and lets browsers of other sites send the last id', async () => {
  const ask = await site(logWithout());
  const { status, headers, body } = await ask('/live', { method: 'HEAD' });
  expect([status, headers['content-type'], body.length]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    0,
  ]);
  const preflight = await ask('/live', { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([
    204,
    expect.stringContaining('last-event-id'),
  ]);
});

it('leaves all other addresses to the pages', async () => {
  const ask = await site(logWithout());
  for (const path of ['/live/', '/live.csv', '/lively']) expect((await ask(path)).status).toBe(404);
});
