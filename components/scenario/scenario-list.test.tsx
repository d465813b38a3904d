import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import type { ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { registerApi } from '#lib/api/registry.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';
import { filterFields } from './scenario-filters.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { IRONCLAD } from './testing/ironclad.ts';

const RUN = { ...IRONCLAD, wasSurrender: true };
const LIST = listAddress(routes.scenarios, {}, SCENARIO_FILTER);

const listOf = (...nodes: ScenarioRowFragment[]) =>
  renderToStaticMarkup(<ScenarioList page={{ totalCount: 1, nodes, pageInfo: ONLY_PAGE }} list={LIST} />);

afterEach(() => {
  registerEndpoint(undefined);
  registerApi(undefined);
});

it('shows the tier, and a flag beside the points of the side that gave up', () => {
  const html = listOf(RUN);
  expect(html).toMatch(/<th[^>]*>Tier<\/th>/);
  expect(html.match(/alt="Destruction surrendered"/g)).toHaveLength(1);
  expect(html).not.toContain('Order surrendered');
  expect(html.indexOf('>310<')).toBeLessThan(html.indexOf('Destruction surrendered'));
  expect(html.indexOf('Destruction surrendered')).toBeLessThan(html.indexOf('>90<'));
  expect(listOf({ ...RUN, wasSurrender: false })).not.toContain('surrendered');
});

it('says in words who won, and by how much to those who listen', () => {
  expect(listOf(RUN)).toContain('Order won<span class="sr-only"> 310 to 90</span>');
  const lost = listOf({ ...RUN, winner: 1, points: [90, 310] });
  expect(lost).toContain('Destruction won');
  expect(lost.match(/alt="\w+ surrendered"/g)).toEqual(['alt="Order surrendered"']);
  expect(listOf({ ...RUN, points: [90, 90] })).toContain('Draw<span class="sr-only"> at 90</span>');
  expect(listOf({ ...RUN, points: [], winner: 9 })).not.toMatch(/ won|Draw/);
  expect(listOf(RUN)).toContain('aria-label="Details of The Ironclad"');
});

it('splits a bar by the points, and draws none where they are not known', () => {
  expect(listOf(RUN)).toMatch(/aria-label="Order 310 points, Destruction 90"><rect[^>]* width="77.5%"/);
  expect(listOf({ ...RUN, points: [] })).not.toMatch(/<svg|NaN/);
});

it('has no column and no filter for a tier that the API does not know', () => {
  offering((coordinate) => !coordinate.endsWith('tier'));
  expect(listOf({ ...RUN, tier: Number.NaN })).not.toMatch(/Tier|NaN/);
  expect(filterFields(true)).toEqual(['queue', 'premadeOnly']);
  registerEndpoint(undefined);
  expect(filterFields(false)).toEqual(['queue', 'tier']);
});
