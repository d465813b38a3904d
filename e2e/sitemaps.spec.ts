import { expect } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { queryApi } from './api/api-client.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { clearFault, injectFault } from './remote-api/fault-injection.ts';
import { FAULT_SITE, SITE, SITE_PORT } from './servers/addresses.ts';
import { IS_FIRST_GENERATION } from './api/site-api.ts';
import { needServers } from './servers/need-servers.ts';
import { test } from './pages/standing-browser.ts';

needServers('fault site');

/** The origin that the site assumes for itself while none is configured. */
const ORIGIN = `http://localhost:${SITE_PORT}`;

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

async function locations(path: string): Promise<readonly string[]> {
  const { status, headers, html: xml } = await fetchPage(`${SITE}${path}`);
  expect(status, path).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { sitemapindex, urlset } = parser.parse(xml);
  const listed: readonly { readonly loc: string }[] = sitemapindex?.sitemap ?? urlset.url;
  // One check for all: each check of the test runner costs more than the file.
  expect(listed.filter(({ loc }) => !loc.startsWith(`${ORIGIN}/`))).toEqual([]);
  return listed.map(({ loc }) => loc.slice(ORIGIN.length));
}

interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** The ids of all records of a list. */
async function allIds(field: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const query = `query All($after: String) {
      ${field}(first: 50, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
    }`;
    const answer: Record<string, Page> = await queryApi(query, { after });
    const page = answer[field];
    ids.push(...(page?.nodes ?? []).map(({ id }) => id));
    if (!page?.pageInfo.hasNextPage) return ids;
    after = page.pageInfo.endCursor;
  }
}

/** The first segment of the addresses of a list's records. */
const LISTS = {
  characters: 'character',
  guilds: 'guild',
  battles: 'battle',
  items: 'item',
  creatures: 'creature',
  gameObjects: 'gameobject',
  quests: 'quest',
  ...(IS_FIRST_GENERATION && { chapters: 'chapter' }),
  instances: 'instance',
} as const;

let addresses: readonly string[];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const robots = (await fetchFound(`${SITE}/robots.txt`)).html;
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1]?.replace(ORIGIN, '') ?? '';
  const files = await Promise.all((await locations(index)).map(locations));
  addresses = files.flat();
});

const idsUnder = (folder: string) =>
  addresses.flatMap((address) => new RegExp(`^/${folder}/([\\w-]+)`).exec(address)?.[1] ?? []);

test('the sitemaps list every record once', async () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const [field, folder] of Object.entries(LISTS)) {
    expect(idsUnder(folder).toSorted(), field).toEqual((await allIds(field)).toSorted());
  }
  expect(idsUnder('instance-statistics')).toEqual(idsUnder('instance'));

  interface Storyline {
    readonly id: string;
    readonly entries: readonly {
      readonly id: string;
      readonly activities: readonly { readonly id: string; readonly name: string }[];
    }[];
  }
  const { warJournalStorylines } = await queryApi<{ warJournalStorylines: Storyline[] }>(
    '{ warJournalStorylines { id entries { id activities { id name } } } }',
  );
  const journal = warJournalStorylines.flatMap(({ id, entries }) =>
    [`/storylines/${id}`].concat(
      entries.flatMap(({ id: entryId, activities }) =>
        [{ id: '', name: 'The entry itself' }, ...activities]
          .filter(({ name }) => name.trim())
          .map((activity) => `/storylines/${id}/${entryId}/${activity.id}`.replace(/\/$/, '')),
      ),
    ),
  );
  expect(addresses.filter((address) => /^\/storylines\/./.test(address))).toEqual(journal);
});

test('a page of each kind is there, with itself as its canonical address', async () => {
  const byKind = new Map(addresses.map((address) => [address.replaceAll(/[\da-f-]{36}|\d+/g, '1'), address]));
  expect(byKind.size).toBeGreaterThan(25);
  for (const address of byKind.values()) {
    const { status, html } = await fetchPage(`${SITE}${address}`);
    expect(status, address).toBe(200);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect(canonical && new URL(canonical).href, address).toBe(new URL(address, ORIGIN).href);
    expect(html, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test('a file that is not there is not found', async () => {
  for (const name of ['characters-2.xml', 'characters-0.xml', 'characters-1', 'kills-1.xml']) {
    expect((await fetchPage(`${SITE}/sitemaps/${name}`)).status, name).toBe(404);
  }
});

test('a sitemap is not there where the API fails in the middle, and is whole the next time', async () => {
  const fault = { operation: 'GetSitemapQuests', mentions: '"after"', answer: 'graphql error' } as const;
  const file = `${FAULT_SITE}/sitemaps/quests-1.xml`;
  await injectFault(fault);
  expect((await fetchPage(file)).status).toBe(502);
  await clearFault(fault);
  const { status, html } = await fetchPage(file);
  expect(status).toBe(200);
  expect(html).toMatch(/<\/urlset>\n$/);
});
