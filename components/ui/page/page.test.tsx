import { expect, it, vi } from 'vitest';
import type { Provenance } from '#lib/api/answer.ts';

import { newContext, runWithContext } from '#lib/request-context.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../../testing/rendered.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Page, PageSection } from './page.tsx';
import { SectionHeading } from './panel.tsx';
import { Tabs } from './tabs.tsx';

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
        <Page crumbs="Kills" provenance={provenance}>
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

it('names the records that a page stands below', async () => {
  const crumbs = [{ label: 'Kills', href: routes.kills }, { label: 'Ekrund 7' }];
  const { result } = await inRequest(() => rendered(<Page crumbs={crumbs}>A kill</Page>));
  expect(result.text).toBe('Home Kills Ekrund 7 A kill');
  expect(result.links).toEqual([
    { text: 'Home', href: '/' },
    { text: 'Kills', href: '/kills' },
  ]);
});

it('shows a section without a way of its own', async () => {
  expect((await rendered(<PageSection>Kills of all</PageSection>)).html).toBe('Kills of all');
  const brief = await rendered(<PageSection briefHead>Kills of all</PageSection>);
  expect(brief.html).toBe('<div data-brief-head="">Kills of all</div>');
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
