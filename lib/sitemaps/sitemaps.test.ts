import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { routes } from '#lib/url/routes.ts';
import type { AddressPage, SitemapKind } from './sitemap-kind.ts';
import { sitemapIndexResponse, sitemapResponse } from './sitemap-response.ts';
import { createSitemaps } from './sitemaps.ts';
import { robotsText } from '#lib/seo/security-text.ts';

const SITE = 'https://ledger.example';

const kind = (name: string, records: number, page?: () => Promise<AddressPage>): SitemapKind => ({
  name,
  count: async () => records,
  page: page ?? (async () => ({ addresses: [routes.kills, routes.guilds], records: 2, next: null })),
});

const asked = (headers: Record<string, string> = {}) => new Request(`${SITE}/sitemaps/x.xml`, { headers });

describe('the sitemap of sitemaps', () => {
  it('names every file by its absolute address', async () => {
    const sitemaps = createSitemaps([kind('guilds', 1), kind('characters', 10_001), kind('none', 0)], SITE);
    const response = await sitemapIndexResponse(sitemaps.names(), SITE);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { sitemapindex } = new XMLParser().parse(xml);
    expect(sitemapindex.sitemap).toEqual([
      { loc: `${SITE}/sitemaps/guilds-1.xml` },
      { loc: `${SITE}/sitemaps/characters-1.xml` },
      { loc: `${SITE}/sitemaps/characters-2.xml` },
    ]);
  });

  it('is never a part of itself where the API fails', async () => {
    const failing = { ...kind('items', 1), count: () => Promise.reject(new ApiError('overloaded')) };
    const sitemaps = createSitemaps([kind('guilds', 1), failing], SITE);
    const response = await sitemapIndexResponse(sitemaps.names(), SITE);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('120');
  });
});

describe('a sitemap', () => {
  it('has absolute addresses, and a tag', async () => {
    const sitemaps = createSitemaps([kind('pages', 2)], SITE);
    const xml = await (await sitemapResponse(asked(), sitemaps.file('pages-1'))).text();
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(new XMLParser().parse(xml).urlset.url).toEqual([
      { loc: `${SITE}/kills` },
      { loc: `${SITE}/guilds` },
    ]);

    const whole = await sitemapResponse(asked(), sitemaps.file('pages-1'));
    expect(await whole.text()).toBe(xml);
    const etag = whole.headers.get('etag') ?? '';
    expect(whole.headers.get('cache-control')).toMatch(/^public, max-age=3600/);
    const known = await sitemapResponse(asked({ 'if-none-match': etag }), sitemaps.file('pages-1'));
    expect(known.status).toBe(304);
  });

  it.each(['pages-0', 'pages-2', 'pages-01', 'pages', 'other-1', 'toString-1', ''])(
    'of the name "%s" is not found',
    async (name) => {
      const sitemaps = createSitemaps([kind('pages', 2)], SITE);
      expect((await sitemapResponse(asked(), sitemaps.file(name))).status).toBe(404);
    },
  );

  it('goes on after failures that pass', async () => {
    let failures = 1;
    const page = async (): Promise<AddressPage> => {
      failures -= 1;
      if (failures >= 0) throw new ApiError('unreachable');
      return { addresses: [routes.kills], records: 1, next: null };
    };
    const sitemaps = createSitemaps([kind('pages', 1, page)], SITE);
    const response = await sitemapResponse(asked(), sitemaps.file('pages-1'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('/kills');
  });

  it('is 502 where the API fails in the middle', async () => {
    let asking = 0;
    const page = async (): Promise<AddressPage> => {
      asking += 1;
      if (asking > 1) throw new ApiError('refused');
      return { addresses: [routes.kills], records: 1, next: 'x' };
    };
    const sitemaps = createSitemaps([kind('pages', 200, page)], SITE);
    const response = await sitemapResponse(asked(), sitemaps.file('pages-1'));
    expect(response.status).toBe(502);
  });

  it('is 502 where the API fails at once', async () => {
    const sitemaps = createSitemaps([kind('pages', 1, () => Promise.reject(new ApiError('refused')))], SITE);
    expect((await sitemapResponse(asked(), sitemaps.file('pages-1'))).status).toBe(502);
  });
});

it('robots.txt names the sitemap and disallows no page', () => {
  const lines = robotsText(SITE).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const disallowed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  const patterns = disallowed.map(
    (path) => new RegExp(`^${path.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll('*', '.*')}`),
  );
  const isDisallowed = (path: string) => patterns.some((pattern) => pattern.test(path));
  for (const path of [
    routes.itemCard('7'),
    '/character/7/armory/HELM/tooltip',
    '/graphql?query={a}',
    '/scenario/a?dir=asc&sort=kills',
  ]) {
    expect(isDisallowed(path), path).toBe(true);
  }
  const pages = [routes.home, routes.explorer, routes.item('7'), routes.searchResults('card'), '/kill/7.jpg'];
  for (const path of pages) expect(isDisallowed(path), path).toBe(false);
});
