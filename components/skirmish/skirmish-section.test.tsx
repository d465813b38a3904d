import { expect, it } from 'vitest';

import {
  GuildTagFragmentDoc,
  type SkirmishRowFragment,
  SkirmishRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { SkirmishList } from './skirmish-list.tsx';
import { SkirmishSection } from './skirmish-section.tsx';
import { SkirmishTotals } from './skirmish-totals.tsx';

const SKIRMISH = sampleRecord(SkirmishRowFragmentDoc, {
  id: '7',
  scenario: null,
  primaryZone: { id: '105', name: 'Praag' },
  primaryZoneArea: { id: '1', name: 'Old Walls' },
  endTime: 1_763_748_000 + 1_800,
  topGuildsByPlayers: [
    { count: 12, guild: sampleRecord(GuildTagFragmentDoc, { id: '5', name: 'Ravens' }) },
    { count: 3, guild: sampleRecord(GuildTagFragmentDoc, { id: '6', name: 'Griffons' }) },
  ],
  numberOfPlayers: 1_200,
  numberOfPlayersOrder: 1_100,
  numberOfPlayersDestruction: 100,
  numberOfKills: 30,
  numberOfKillsOrder: 10,
  numberOfKillsDestruction: 20,
});

const sectionOf = async (nodes: readonly SkirmishRowFragment[] | null, characterId?: string) => {
  const pageInfo = { ...ONLY_PAGE, hasNextPage: true, endCursor: 'AA' };
  const list = listAddress(routes.character('4', '/skirmishes'), {});
  const skirmishes = Promise.resolve({ data: { nodes: nodes && [...nodes], pageInfo }, provenance: null });
  return rendered(
    <SkirmishSection list={list} skirmishes={skirmishes} {...(characterId && { characterId })} />,
  );
};

it('lists skirmishes with their place, guilds, players and kills', async () => {
  const named = { ...SKIRMISH, scenario: { id: '1', name: 'Ironclad' }, primaryZoneArea: null };
  const { rows, links, html, text } = await sectionOf([SKIRMISH, { ...named, id: '8' }], '4');
  expect(text).toMatch(/Skirmishes Skirmishes Time Location .* Next$/);
  expect(rows).toEqual([
    ['Time', 'Location', 'Guilds', 'Players', 'Kills', 'Details'],
    ...['PraagOld Walls', 'Ironclad'].map((place) => [
      '18:00 21 Nov 2025 UTC30m 30 minutes',
      place,
      'Ravens12 Griffons3',
      '1,2001,100 / 100 (Order / Destruction)',
      '3010 / 20 (Order / Destruction)',
      'Details',
    ]),
  ]);
  expect(links.map(({ href }) => href)).toEqual([
    '/skirmish/7',
    '/guild/5',
    '/guild/6',
    '/skirmish/7?pin=4#pinned',
    '/skirmish/8',
    '/guild/5',
    '/guild/6',
    '/skirmish/8?pin=4#pinned',
    '/character/4/skirmishes?after=AA#skirmishes-list',
  ]);
  expect(html.match(/alt="(?:RvR|Scenario)"/g)).toEqual(['alt="RvR"', 'alt="Scenario"']);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label).slice(-3)).toEqual([
    'Details of the skirmish at Praag',
    'Details of the skirmish at Ironclad',
    'Pages of skirmishes',
  ]);
});

it('says that there are none, and marks no row on the scoreboards of a guild', async () => {
  expect((await sectionOf(null)).text).toContain('No skirmishes. Next');
  expect((await sectionOf([SKIRMISH])).links).toContainEqual({ text: 'Details', href: '/skirmish/7' });
  const unpaged = await rendered(<SkirmishList title="Largest skirmishes" skirmishes={[SKIRMISH]} />);
  expect(unpaged.text).toMatch(/^Largest skirmishes Largest skirmishes Time .* Details$/);
});

it.each([
  [{}, '1,200 players 1,100 Order 100 Destruction 30 kills 10 Order 20 Destruction'],
  [
    { numberOfPlayers: 1, numberOfPlayersOrder: 1, numberOfPlayersDestruction: 0, numberOfKills: 1 },
    '1 player 1 Order 0 Destruction 1 kill 10 Order 20 Destruction',
  ],
])('sums up players and kills by realm: %j', async (changes, words) => {
  expect((await rendered(<SkirmishTotals skirmish={{ ...SKIRMISH, ...changes }} />)).text).toBe(words);
});
