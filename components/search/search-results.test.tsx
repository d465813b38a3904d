import { expect, it } from 'vitest';

import {
  CharacterHitFragmentDoc,
  CreatureHitFragmentDoc,
  GuildHitFragmentDoc,
  ItemHitFragmentDoc,
  QuestHitFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { Found } from '#lib/game/search/found.ts';
import type { Hit } from '#lib/game/search/hit.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../testing/rendered.ts';
import { careerPicture, crestPicture } from './row-pictures.ts';
import { SearchResults } from './search-results.tsx';
import { SearchScreen } from './search-screen.tsx';
import { LetterLinks } from './letter-links.tsx';

const LIST = listAddress(routes.search, { after: 'MQ==' });
const PAGE_INFO = { hasNextPage: true, hasPreviousPage: true, startCursor: 'a', endCursor: 'z' };

const found = (
  nodes: readonly Hit[] | null,
  fitting = nodes?.length ?? 0,
  others: Found['others'] = [],
): Found => ({
  page: { totalCount: 7, nodes: nodes && [...nodes], pageInfo: PAGE_INFO },
  fitting,
  others,
});

const show = (result: Found) => rendered(<SearchResults text="ulf" found={result} list={LIST} />);

const zone = (id: string, label: string): Hit => ({ __typename: 'Zone', id, label });

const GUILD = sampleRecord(GuildHitFragmentDoc, { id: '5', name: 'Iron' });
const CHARACTER = sampleRecord(CharacterHitFragmentDoc, { id: '1', name: 'Ulf', career: 'SLAYER' });
const ITEM = sampleRecord(ItemHitFragmentDoc, {
  id: '7',
  name: 'Axe',
  rarity: 'RARE',
  itemSet: null,
  description: 'Cuts.',
});
const QUEST = sampleRecord(QuestHitFragmentDoc, {
  id: '8',
  name: 'Hunt',
  minLevel: 4,
  journalEntry: null,
  offer: 'Go, |n!',
});
const CREATURE = sampleRecord(CreatureHitFragmentDoc, {
  id: '9',
  name: 'Wolf',
  side: 'DESTRUCTION',
  title: 'RALLY_MASTER',
});

it.each<[Hit, string, string, string, string]>([
  [
    { __typename: 'Character', label: 'Ulf', ...CHARACTER, guildMembership: null },
    'Ulf',
    'Level 1, renown rank 1',
    'Character',
    '/character/1',
  ],
  [
    { __typename: 'Character', label: 'Ulf', ...CHARACTER, guildMembership: { guild: GUILD } },
    'Ulf Iron',
    'Level 1, renown rank 1',
    'Character',
    '/guild/5',
  ],
  [
    { __typename: 'Guild', label: 'Iron', ...GUILD, leader: { id: '3', name: 'Ada', career: 'SLAYER' } },
    'IronLeader: Ada',
    'Level 1, 1 member',
    'Guild',
    '/guild/5',
  ],
  [
    { __typename: 'Guild', label: 'Iron', ...GUILD, leader: null },
    'Iron',
    'Level 1, 1 member',
    'Guild',
    '/guild/5',
  ],
  [{ __typename: 'Item', label: 'Axe', ...ITEM }, 'AxeRare · Accessory · Back', 'Cuts.', 'Item', '/item/7'],
  [
    { __typename: 'Item', label: 'Axe', ...ITEM, slot: 'NONE', description: '' },
    'AxeRare · Accessory',
    '',
    'Item',
    '/item/7',
  ],
  [{ __typename: 'Quest', label: 'Hunt', ...QUEST }, 'HuntLevel 4', 'Go, Player!', 'Quest', '/quest/8'],
  [{ __typename: 'Quest', label: 'Hunt', ...QUEST, minLevel: 0 }, 'Hunt', 'Go, Player!', 'Quest', '/quest/8'],
  [
    { __typename: 'Creature', label: 'Wolf', ...CREATURE },
    'Wolf',
    'Rally Master · Basilisk',
    'Creature',
    '/creature/9',
  ],
  [zone('65000', 'Nowhere'), 'NowhereWhere players died', '', 'Zone', ''],
  [zone('6', 'Praag'), 'PraagWhere players died', '', 'Zone', '/zone/6'],
  [
    { __typename: 'WarJournalEntry', id: '4', label: 'Siege', storyline: { id: '2', name: 'War' } },
    'SiegeWar',
    'War',
    'Journal entry',
    '/storylines/2/4',
  ],
  [{ __typename: 'Keep', id: '4', label: 'Bloodfist' }, 'Bloodfist', '', 'Keep', ''],
])('shows a hit with its facts and its page: $__typename', async (hit, name, info, kind, href) => {
  const { rows, links } = await show(found([hit]));
  expect(rows[1]?.slice(1)).toEqual([name, info, kind]);
  expect(links.map((link) => link.href)).toContain(href || '/search?before=a#results-list');
});

it.each<[Hit, RegExp]>([
  [{ __typename: 'Character', label: 'Ulf', ...CHARACTER }, /src="[^"]*career[^"]*" alt="Slayer"/],
  [{ __typename: 'Guild', label: 'Iron', ...GUILD }, /src="\/heraldry\//],
  [
    { __typename: 'Item', label: 'Axe', ...ITEM },
    /<a href="\/item\/7"[^>]* tabindex="-1" aria-hidden="true"/,
  ],
  [{ __typename: 'Quest', label: 'Hunt', ...QUEST }, /alt="Repeatable quest"/],
  [{ __typename: 'Creature', label: 'Wolf', ...CREATURE }, /alt="Destruction"/],
  [{ __typename: 'Ability', id: '4', label: 'Bite', symbol: '/icon/34', effect: '' }, /src="\/icon\/34\?/],
  [{ __typename: 'AbilityInfo', id: '4', label: 'Bite', symbol: 'none' }, /src="\/icon\/1003\?/],
  [zone('6', 'Praag'), /<td[^>]*><img src="[^"]*" alt=""/],
  [{ __typename: 'ItemSet', id: '4', label: 'Ruin' }, /<td[^>]*><\/td><th/],
])('shows the kind of a hit as a picture: %#', async (hit, picture) => {
  expect((await show(found([hit]))).html).toMatch(picture);
});

it('has a place once, with the names of all that lead there', async () => {
  const scenario = (id: string, label: string): Hit => ({
    __typename: 'Scenario',
    id,
    label,
    wasPlayed: false,
    arena: { id: '6' },
  });
  const hits = [
    zone('6', 'Praag'),
    scenario('1', 'Praag'),
    scenario('2', 'Ekrund'),
    scenario('3', 'Caledor'),
  ];
  const { rows } = await show(found(hits));
  expect(rows.slice(1)).toEqual([['', 'PraagWhere players died', 'Also Ekrund, Caledor', 'Zone']]);
  expect((await show(found([{ ...scenario('4', 'Ekrund'), wasPlayed: true } as Hit]))).rows[1]?.[1]).toBe(
    'EkrundWho wins it',
  );
});

it('keeps names apart that are only near, and pages the last list', async () => {
  const both = await show(found([zone('6', 'Praag'), zone('7', 'Prague')], 1));
  expect(both.text).toMatch(
    /Results for ulf .*Praag.* Names that are near it Names near ulf .*Prague.* PreviousNext$/,
  );
  expect(both.text.match(/Next/g)).toHaveLength(1);
  const near = await show(found([zone('7', 'Prague')], 0));
  expect(near.text).toMatch(/^Nothing is called “ulf”\. Near it are Names near ulf .* PreviousNext$/);
  expect((await show(found([zone('6', 'Praag')]))).text).toMatch(/^Results for ulf .* PreviousNext$/);
});

it('says that nothing was found', async () => {
  for (const nothing of [found(null), found([]), { page: null, fitting: 0, others: [] }]) {
    expect((await show(nothing)).text).toBe('Not found');
  }
});

it('shows other records by kind, each kind with a list of all', async () => {
  const kinds = [
    'Journal entry',
    'Storyline',
    'Dungeon',
    'Game object',
    'Battle',
    'Event',
    'Career',
  ] as const;
  const others = kinds.map((kind) => ({
    kind,
    id: '1',
    name: kind,
    detail: '',
    href: routes.home,
    total: 9,
  }));
  const { text, links } = await show(found(null, 0, others));
  expect(text).toBe(
    'Careers Careerand 1 more career Events Eventand 1 more event Battles Battleand 1 more day ' +
      'Game objects Game objectand 1 more game object Dungeons Dungeonand 1 more dungeon ' +
      'Storylines Storylineand 1 more storyline War journal Journal entryand 1 more entry',
  );
  expect(links.filter(({ href }) => href !== '/').map(({ href }) => href)).toEqual([
    '/careers',
    '/events',
    '/battles',
    '/gameobjects?name=ulf',
    '/instances?name=ulf',
    '/storylines',
    '/storylines',
  ]);
  const entry = {
    kind: 'Journal entry',
    id: '1',
    name: 'Siege',
    detail: 'War',
    href: routes.home,
    total: 1,
  } as const;
  expect((await show(found(null, 0, [entry]))).text).toBe('War journal SiegeWar');
});

it('leads to no letter that nothing is found by', async () => {
  const { links } = await rendered(<LetterLinks resultsOf={routes.character} found={['B']} />);
  expect(links.map(({ text }) => text)).toEqual(['B']);
});

it('looks for names by their first letter', async () => {
  const { links } = await rendered(<LetterLinks resultsOf={(letter) => routes.character(letter)} />);
  expect([links.length, links[0], links.at(-1)]).toEqual([
    26,
    { text: 'A', href: '/character/a' },
    { text: 'Z', href: '/character/z' },
  ]);
});

it('frames a search with its field', async () => {
  const { text, html } = await rendered(
    <SearchScreen title="Search players" action="/search" placeholder="Name" text="ulf" suggest="/s?q=">
      Results
    </SearchScreen>,
  );
  expect(text).toBe('Home Search Search players Search Results');
  expect(html).toMatch(
    /<form action="\/search".* name="q" aria-label="Search players".* value="ulf".* data-suggest="\/s\?q="/,
  );
});

it('pictures a suggestion in the height of its row', () => {
  expect(crestPicture(GUILD)).toEqual({
    src: expect.stringMatching(/^\/heraldry\/.*\/24\/24\//),
    width: 24,
    height: 27,
  });
  expect(careerPicture('SLAYER')).toEqual({
    src: expect.stringContaining('/sheet/careers'),
    width: 24,
    height: 24,
  });
});
