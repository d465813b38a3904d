import { expect, it } from 'vitest';

import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import type { Hit } from '#lib/game/search/hit.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { exportLinks } from '#lib/exports/export-links.ts';
import { withTables } from '#lib/exports/page-exports.ts';
import { guildSearchQuery, SEARCH_EXPORTS } from './search.ts';
import { readNamed } from '#lib/exports/testing/asked-for.ts';

/** Hits as an API gives them, which may know more kinds than we do. */
const hits: Hit[] = JSON.parse(
  JSON.stringify([
    { __typename: 'Character', id: '1', label: 'Verenthe', name: 'Verenthe', level: 40, renownRank: 80 },
    { __typename: 'Guild', id: '2', label: 'Da Gitz', name: 'Da Gitz', level: 12, members: null },
    { __typename: 'Item', id: '3', label: null, name: null, description: '=1+1' },
    {
      __typename: 'Quest',
      id: '4',
      label: 'Wanted: |n',
      name: 'Wanted: |n',
      journalEntry: null,
      offer: 'Well met, |c!',
    },
    {
      __typename: 'Creature',
      id: '5',
      label: '',
      name: '',
      creatureType: 'X',
      creatureSubType: 'X_TROLL',
      title: 'GUARD',
    },
    { __typename: 'Chapter', id: '6', label: null },
    { __typename: 'Zone', id: '7', label: null },
  ]),
);

it('names hits of every kind, those that the site has no page for too', async () => {
  const results = { totalCount: hits.length, nodes: hits, pageInfo: ONLY_PAGE };
  expect(
    await readNamed(SEARCH_EXPORTS, 'results', { record: {}, parts: { results, guilds: null } }),
  ).toEqual([
    { type: 'Character', id: '1', name: 'Verenthe', info: 'Level 40, renown rank 80' },
    { type: 'Guild', id: '2', name: 'Da Gitz', info: 'Level 12, 0 members' },
    { type: 'Item', id: '3', name: 'Item #3', info: '=1+1' },
    { type: 'Quest', id: '4', name: 'Wanted: Player', info: 'Well met, Career!' },
    { type: 'Creature', id: '5', name: 'Creature #5', info: 'Guard · Troll' },
    { type: 'Chapter', id: '6', name: 'Chapter #6', info: null },
    { type: 'Zone', id: '7', name: 'Zone #7', info: null },
  ]);
});

it('lists guilds without a leader and without members', async () => {
  const guild: GuildCardFragment = JSON.parse(
    JSON.stringify({
      id: '2',
      name: 'Da Gitz',
      realm: 'DESTRUCTION',
      level: 12,
      leader: null,
      members: null,
    }),
  );
  const guilds = { totalCount: 1, nodes: [guild], pageInfo: ONLY_PAGE };
  expect(
    await readNamed(SEARCH_EXPORTS, 'guilds', { record: {}, parts: { results: null, guilds } }),
  ).toMatchObject([{ id: '2', realm: 'DESTRUCTION', level: 12, members: 0, leaderId: null }]);
});

it('links from the search of guilds to their table, with their cursor', () => {
  const [guilds] = exportLinks(
    withTables(SEARCH_EXPORTS, { results: false }),
    '/search',
    guildSearchQuery('a.csv', { after: 'MTIz' }),
  );
  expect(guilds?.href).toBe('/search.csv?guildsAfter=MTIz&query=a.csv&table=guilds');
});
