import { afterEach, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { needOf } from '#lib/url/page-needs.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { HomeFrame } from './home-frame.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeTitle } from './home-title.tsx';

const HERO = {
  action: '/players',
  searchLabel: 'Players',
  placeholder: 'Name',
  suggest: '/suggest?q=',
  balance: Promise.resolve({
    data: {
      order: 1200,
      destruction: 400,
    },
    provenance: null,
  }),
};

afterEach(() => registerEndpoint(undefined));

it('says what the site is, and compares the kills of the week', async () => {
  const { text, html } = await rendered(<HomeHero {...HERO} sample={false} />);
  expect(text).toBe(
    'Every blow, written down. The statistics of an online game in which two realms, Order and Destruction, are at war: who killed whom, who leads, and how guilds fare, recorded as it happens. Also here: items, quests and dungeons. Search Kills this week, by realm 1,200400 OrderDestruction',
  );
  expect(html).toContain('aria-label="Order 1,200 kills, Destruction 400"');
  expect(html).toMatch(/fill-order-fill"[^>]* width="75%"/);
  const one = Promise.resolve({ data: { order: 1, destruction: 0 }, provenance: null });
  const sample = await rendered(<HomeHero {...HERO} balance={one} sample />);
  expect(sample.text).toContain('how guilds fare in a generated sample war. Also');
  expect(sample.html).toContain('aria-label="Order 1 kill, Destruction 0"');
});

it.each([
  [[routes.items], 'Also here: items. Search', ['/items']],
  [[routes.quests, routes.dungeons], 'Also here: quests and dungeons. Search', ['/quests', '/dungeons']],
  [[routes.instances], 'Also here: dungeons. Search', ['/instances']],
  [[], 'recorded as it happens. Search', []],
])('leads to %j where the API offers no more', async (offered, words, hrefs) => {
  offering((coordinate) => offered.some((path) => needOf(path)?.field === coordinate));
  const { text, links } = await rendered(<HomeHero {...HERO} sample={false} />);
  expect(text).toContain(words);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
});

it('has the tabs of the home page above their content', async () => {
  expect((await rendered(<HomeTitle>Guilds</HomeTitle>)).text).toBe('Guilds');
  const { text, html, links } = await rendered(<HomeFrame>All guilds</HomeFrame>, '/guilds');
  expect(text).toBe('PlayersGuildsScenariosSkirmishes All guilds');
  expect(links.map(({ href }) => href)).toEqual(['/', '/guilds', '/scenarios', '/skirmishes']);
  expect(
    html.match(/href="[^"]*"[^>]* aria-current="page"|aria-current="page"[^>]* href="[^"]*"/g),
  ).toHaveLength(1);
});
