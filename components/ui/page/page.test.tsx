import { expect, it, vi } from 'vitest';
import type { Provenance } from '#lib/api/answer.ts';

import { newContext, runWithContext } from '#lib/request-context.ts';
import { choice } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../../testing/rendered.ts';
import { arrivedPanels, beginOnce } from './early-panels.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { areaPage, Page } from './page.tsx';
import { SectionHeading } from './panel.tsx';
import { Tabs } from './tabs.tsx';

const FILTER = {
  label: '',
  fields: {
    realm: choice('realm', 'Realm', [
      { value: 'all', label: 'All' },
      { value: 'order', label: 'Order' },
    ]),
  },
} as const;

/** Runs within a request, and gives the tags that it leaves for programs too. */
async function inRequest<Result>(run: () => Promise<Result>) {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const context = newContext({ response, path: '/war', nonce: '', softNavigation: false });
  return { result: await runWithContext(context, run), tags: JSON.stringify(context.headTags) };
}

it('says where a page stands, to visitors and to programs, and how old it is', async () => {
  const show = (provenance: Provenance | null = null) =>
    inRequest(() =>
      rendered(
        <Page name="Kills" provenance={provenance}>
          Of today
        </Page>,
      ),
    );
  const { result, tags } = await show();
  expect(result.text).toBe('Home Kills Of today');
  expect(result.links).toEqual([{ text: 'Home', href: '/' }]);
  expect(result.html).toMatch(/<span aria-current="page">Kills</);
  expect(tags).toContain('BreadcrumbList');
  expect((await show({ asOf: Date.UTC(2026, 10, 20), recordedSince: null })).result.text).toContain(
    'Live data is not available at the moment.',
  );
});

it('shows the panels of an area for the choices in the address, with links to its exports', async () => {
  const exports = {
    address: '/war',
    title: 'The war',
    tables: {},
    record: {} as never,
    parts: {},
    filter: FILTER,
  };
  const area = areaPage({
    path: routes.war,
    filter: FILTER,
    exports,
    describe: ({ realm }) => ({ title: `War of ${String(realm)}`, description: '' }),
    panels: ({ values }) => ({ realm: values.realm, late: Promise.resolve('late') }),
    content: ({ realm, late }, { links, now, list }) => (
      <>
        {realm} {list.params['realm']} {late} {now.getTime() > 0} {links}
      </>
    ),
  });
  const searchParams = Promise.resolve({ realm: 'order' });
  const { result } = await inRequest(async () => rendered(await area.Page({ searchParams })));
  expect(result.text).toBe('order order late Data of this pageJSON');
  expect(result.links).toEqual([{ text: 'JSON', href: '/war.json?realm=order' }]);
  const described = await inRequest(() => area.generateMetadata({ searchParams }));
  expect(described.result.title).toEqual({ absolute: 'War of order · War Ledger' });
});

it('starts panels early, and those that need the record with them', async () => {
  const early = beginOnce((id: string) => ({ list: Promise.resolve(id) }));
  const all = await arrivedPanels(early('7'), () => ({ more: 'more' }));
  expect([await all.list, all.more]).toEqual(['7', 'more']);
  expect(await arrivedPanels(beginOnce()('7'), () => undefined)).toEqual({});
});

it('offers the search where nothing is at an address', async () => {
  const { text, html } = await rendered(<NotFoundScreen />);
  expect(text).toBe(
    'Not found There is nothing at this address. The record may have been removed, or the link may be wrong. Search',
  );
  expect(html).toMatch(/<h1[^>]*>Not found<\/h1>/);
  expect(html).toMatch(/<form role="search"[^>]* action="\/search"/);
});

it('counts the rows under a heading, where their number is known', async () => {
  expect((await rendered(<SectionHeading count={1234}>Kills</SectionHeading>)).text).toBe('Kills 1,234');
  expect((await rendered(<SectionHeading count={0}>Kills</SectionHeading>)).text).toBe('Kills 0');
  expect((await rendered(<SectionHeading>Kills</SectionHeading>)).text).toBe('Kills');
});

it('marks the tab that a page stands on, by its address or as it says itself', async () => {
  const tabs = [
    { label: 'Kills', href: routes.kills },
    { label: 'Compare', href: routes.itemComparison('7', '8') },
  ];
  const current = async (path: string, marked = '') => {
    const all = tabs.map((tab) => (tab.label === marked ? { ...tab, current: true } : tab));
    const { html } = await rendered(<Tabs label="Parts" tabs={all} />, path);
    return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(\w+)/g)].map(([, label]) => label);
  };
  expect(await current('/kills')).toEqual(['Kills']);
  expect(await current('/war')).toEqual([]);
  expect(await current('/kills', 'Compare')).toEqual(['Compare']);
  const { html } = await rendered(<Tabs label="Parts" tabs={tabs} />);
  expect(html.match(/<a [^>]*>/g)?.map((tag) => tag.includes('rel="nofollow"'))).toEqual([false, true]);
  expect(html).toContain('<nav aria-label="Parts"');
});
