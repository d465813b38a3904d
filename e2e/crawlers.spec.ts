import { expect } from '@playwright/test';
import { fetchPage, SEARCH_ENGINE, unescape } from './api/http-client.ts';
import { SCREENS } from './screens/screens.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

/** Search engines and link previewers as they name themselves, in no order. */
const AGENTS: readonly string[] = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Mastodon/4.3.2 (http.rb/5.2.0; +https://mastodon.social/) Bot',
  'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
];

/** One JSON-LD object of a page. */
interface StructuredData {
  readonly '@context': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The contents of a page for programs that read its first HTML and nothing else. */
interface DescribedPage {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  /** Path and query of the canonical address; '' for none. */
  readonly canonical: string;
  readonly indexable: boolean;
  /** The content of every tag of link previews, by its name: "og:image:alt". */
  readonly preview: Readonly<Record<string, string>>;
  readonly data: readonly StructuredData[];
  readonly crumbs: string;
  /** True if parts of the page were still pending. */
  readonly pending: boolean;
}

const plain = (html: string) => unescape(html.replaceAll(/<[^>]*>/g, ' '));

/** Reads a page as a program does that runs no scripts. */
async function readPage(address: string, agent: string): Promise<DescribedPage> {
  const { status, html } = await fetchPage(address, { 'user-agent': agent });
  const head = html.slice(0, html.indexOf('</head>'));
  const found = (text: string, pattern: RegExp) => plain(pattern.exec(text)?.[1] ?? '').trim();
  const canonical = found(head, /<link rel="canonical" href="([^"]*)"/);
  const { pathname, search } = new URL(canonical || address);
  return {
    status,
    title: found(head, /<title>([^<]*)<\/title>/),
    description: found(head, /<meta name="description" content="([^"]*)"/),
    canonical: canonical && pathname + search,
    indexable: !/<meta name="robots" content="[^"]*noindex/.test(head),
    preview: Object.fromEntries(
      Array.from(
        head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g),
        ([, name = '', content = '']) => [name, plain(content)],
      ),
    ),
    data: Array.from(
      head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, json = '']) => JSON.parse(json),
    ),
    crumbs: found(html, /<nav[^>]* aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/),
    // The bar of the header waits for links to be followed.
    pending: /<progress(?![^>]*aria-label="Loading page")|<template id="B:|<div hidden="" id="S:/.test(html),
  };
}

/*
 * Checks the first HTML of every kind of page as search engines and link previewers read it (rules.md: Search
 * engines).
 */

interface ReadPage extends DescribedPage {
  readonly name: string;
  readonly address: string;
}

let pages: readonly ReadPage[];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const screens = SCREENS.filter(({ status }) => status === 200);
  // Two screens may have found the same record.
  const addresses = new Map(
    await Promise.all(screens.map(async ({ name, address }) => [await address(), name] as const)),
  );
  const read: ReadPage[] = [];
  // Sequentially: so many parallel pages would delay each other until requests time out.
  for (const [address, name] of addresses) {
    read.push({ name, address, ...(await readPage(address, SEARCH_ENGINE)) });
  }
  pages = read;
});

const named = (some: readonly ReadPage[]) => some.map(({ name }) => name);
const listed = () => pages.filter(({ indexable }) => indexable);

/** Names of the pages that have a value in common with a page before them, with that value. */
function shared(some: readonly ReadPage[], valueOf: (page: ReadPage) => string): string[] {
  const values = some.map(valueOf);
  return some
    .filter((page, index) => values.indexOf(valueOf(page)) < index)
    .map((page) => `${page.name}: ${valueOf(page)}`);
}

test('every page is whole in its first answer', () => {
  expect(named(pages.filter(({ status, pending }) => status !== 200 || pending))).toEqual([]);
});

/** Characters of a title that search engines show; the name of the site is the first to go. */
const LONGEST_TITLE = 70;
const SITE_NAME = ' · War Ledger';

test('every page has a title, a description and a canonical address', () => {
  expect(named(pages.filter(({ title }) => title.length > LONGEST_TITLE))).toEqual([]);
  const hasRoom = (title: string) => title.length + SITE_NAME.length <= LONGEST_TITLE;
  const unsigned = pages.filter(
    ({ title }) => !title.endsWith(SITE_NAME) && !title.startsWith('War Ledger: '),
  );
  expect(named(unsigned.filter(({ title }) => hasRoom(title)))).toEqual([]);
  expect(
    pages
      .filter(({ description }) => description.length < 70 || description.length > 161)
      .map(({ name, description }) => `${name}: ${description}`),
  ).toEqual([]);
  expect(named(pages.filter(({ canonical }) => !canonical))).toEqual([]);
});

test('no two pages share a title, a description or a canonical address', () => {
  const own = listed().filter(({ address, canonical }) => SITE + canonical === address);
  expect(shared(own, ({ title }) => title)).toEqual([]);
  expect(shared(own, ({ description }) => description)).toEqual([]);
  expect(shared(own, ({ canonical }) => canonical)).toEqual([]);
});

test('filters and searches are not listed, and a page that is listed says so at its own address', () => {
  const filtered = pages.filter(({ name }) => /^(?:filtered|compared) |search/.test(name));
  expect(named(filtered.filter(({ indexable }) => indexable))).toEqual([]);
  const others = listed().filter(
    ({ name, address, canonical }) =>
      SITE + canonical !== address && !/^(?:sorted|ordered) |marked player/.test(name),
  );
  const withoutSections = others.filter(({ address, canonical }) => {
    const { pathname } = new URL(address);
    return !canonical.startsWith(`${pathname}/`) && !pathname.startsWith(`${canonical}/`);
  });
  expect(withoutSections.map(({ name, canonical }) => `${name}: ${canonical}`)).toEqual([]);
});

test('every page has what link previews show', () => {
  for (const { name, title, description, canonical, preview } of pages) {
    expect(preview, name).toMatchObject({
      'og:title': expect.stringMatching(/./),
      'og:description': description,
      'og:url': expect.stringContaining(canonical),
      'og:site_name': 'War Ledger',
      'og:image': expect.stringMatching(/^https?:\/\/[^/]+\/.+\.jpg(?:\?|$)/),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
      'twitter:image': preview['og:image'],
    });
    expect(title, name).toContain(preview['og:title']);
  }
});

test('oEmbed says of every page what its head says', async () => {
  for (const { name, address, preview } of pages) {
    const { origin } = new URL(preview['og:url'] ?? '');
    const url = origin + address.slice(SITE.length);
    const { status, html } = await fetchPage(`${SITE}/oembed?${new URLSearchParams({ url })}`);
    expect([status, status === 200 && JSON.parse(html)], name).toMatchObject([
      200,
      {
        title: preview['og:title'],
        author_name: preview['og:site_name'],
        provider_name: preview['og:site_name'],
        thumbnail_url: preview['og:image'],
      },
    ]);
  }
});

test('every page says in structured data where it stands', () => {
  for (const { name, data, crumbs } of pages) {
    const types = data.map((object) => object['@type']);
    if (crumbs) expect(types, name).toContain('BreadcrumbList');
    for (const object of data) {
      expect(object['@context'], name).toBe('https://schema.org');
      const { itemListElement: items } = object;
      if (!Array.isArray(items)) continue;
      expect(
        items.map(({ position }) => position),
        name,
      ).toEqual(items.map((_, index) => index + 1));
      expect(
        items.filter(({ item, url }, index) => !item && !url && index < items.length - 1),
        name,
      ).toEqual([]);
    }
  }
});

test('breadcrumbs name things, not their keys', () => {
  const keyed = pages.filter(({ crumbs }) => /#\s*[0-9a-f]{8}-[0-9a-f]{4}-/i.test(crumbs));
  expect(keyed.map(({ name, crumbs }) => `${name}: ${crumbs}`)).toEqual([]);
});

for (const [turn, agent] of AGENTS.entries()) {
  test(`${agent} reads what a search engine reads`, async () => {
    for (const page of pages.filter((_, index) => index % AGENTS.length === turn)) {
      const { name, address, ...expected } = page;
      expect(await readPage(address, agent), name).toEqual(expected);
    }
    const missing = await readPage(`${SITE}/kill/99999998`, agent);
    expect(missing).toMatchObject({ status: 404, indexable: false, canonical: '', pending: false });
  });
}

test('what is missing or fails has its status, and is not listed', async () => {
  for (const { name, status, address } of SCREENS.filter((screen) => screen.status !== 200)) {
    const page = await readPage(await address(), SEARCH_ENGINE);
    expect({ ...page, data: [] }, name).toMatchObject({
      status,
      indexable: false,
      canonical: '',
      pending: false,
    });
  }
});
