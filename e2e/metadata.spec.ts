import { expect, test } from '@playwright/test';

import { fetchPage } from './http-client.ts';
import { SCREENS } from './screens/screens.ts';

interface Described {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly crumbs: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (html: string) =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&([^;]+);/g, (whole, entity) => ENTITIES[entity] ?? whole);

async function describe(name: string, address: string): Promise<Described> {
  const { html } = await fetchPage(address);
  const found = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '').trim();
  return {
    name,
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    crumbs: found(/<nav[^>]* aria-label="Breadcrumb"[^>]*>([\s\S]*?)<script/),
  };
}

/** Pages with the same records under other filters are the same page to a search engine. */
const PAGES = SCREENS.filter(({ name, status }) => status === 200 && !/^(?:filtered|sorted) /.test(name));

let pages: readonly Described[];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const addresses = await Promise.all(
    PAGES.map(async ({ name, address }) => [await address(), name] as const),
  );
  // Two screens may have found the same record.
  const distinct = new Map(addresses);
  // One after the other: asked for at once, so many pages keep each other waiting until questions are given up.
  const described: Described[] = [];
  for (const [address, name] of distinct) described.push(await describe(name, address));
  pages = described;
});

/** Names of the pages that have a value in common with a page before them, with that value. */
function shared(valueOf: (page: Described) => string): string[] {
  const values = pages.map(valueOf);
  return pages
    .filter((page, index) => values.indexOf(valueOf(page)) < index)
    .map((page) => `${page.name}: ${valueOf(page)}`);
}

test('every page has a title of its own', () => {
  expect(pages.filter(({ title }) => !title)).toEqual([]);
  expect(shared(({ title }) => title)).toEqual([]);
});

test('every page has a description of its own', () => {
  expect(pages.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  expect(shared(({ description }) => description)).toEqual([]);
});

test('every page has a canonical address of its own', () => {
  expect(pages.filter(({ canonical }) => !canonical).map(({ name }) => name)).toEqual([]);
  expect(shared(({ canonical }) => canonical)).toEqual([]);
});

test('breadcrumbs name things, not their keys', () => {
  const keyed = pages.filter(({ crumbs }) => /#\s*[0-9a-f]{8}-[0-9a-f]{4}-/i.test(crumbs));
  expect(keyed.map(({ name, crumbs }) => `${name}: ${crumbs}`)).toEqual([]);
});
