import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestContext } from '#lib/request-context.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import { oembedPages } from './oembed-pages.ts';
import type { PageHandler } from '../http/next/pages.ts';

const SITE_URL = 'https://ledger.example';

/** A page whose title is its address: that of record 0 is missing, that of 3 redirects, that of 5 fails. */
const page: PageHandler = async ({ url = '' }, response) => {
  requestContext()?.headTags.push({ tag: 'meta', attributes: { property: 'og:title', content: url } });
  if (url.endsWith('/0')) response.statusCode = 404;
  if (url.endsWith('/5')) response.statusCode = 502;
  if (url.endsWith('/3')) response.setHeader('location', '/');
  response.setHeader('content-type', 'text/html');
  response.end('<head></head>');
};

let open: SiteUnderTest;
beforeAll(async () => {
  open = await openSite(oembedPages(page, { SITE_URL, PORT: 1, EMBEDS: true }));
});
afterAll(() => open.close());

async function embed(url: string) {
  const { status, headers, body } = await open.ask(`/oembed?${new URLSearchParams({ url: SITE_URL + url })}`);
  expect(headers['access-control-allow-origin'], url).toBe('*');
  return status === 200 ? JSON.parse(String(body)).title : status;
}

test('oEmbed says what the head of the page says, whatever the spelling of its address', async () => {
  expect(await embed('/kill/7')).toBe('/kill/7');
  expect(await embed('')).toBe('/');
  expect(await embed('/search/Zo%C3%AB?utm_source=x#top')).toBe('/search/Zo%C3%AB');
  expect(await embed('/kills?utm_source=x&soloOnly=true')).toBe('/kills?soloOnly=true');
  expect((await open.ask('/kill/7')).headers['content-type']).toBe('text/html');
});

test.each(['/kill/0', '/kill/3', '/nowhere', '/oembed', '/kill/%zz', '//kill/7', '/kill/7.json', '/_next/a'])(
  '%s is no page',
  async (url) => {
    expect(await embed(url)).toBe(404);
  },
);

test('a page that fails is not available', async () => {
  expect(await embed('/kill/5')).toBe(503);
});
