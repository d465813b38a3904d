import { expect, it } from 'vitest';

import { answering } from './testing/answering.ts';
import { countingMany } from './testing/counting-many.ts';
import { SITEMAP_KINDS } from './sitemap-kinds.ts';

const kindOf = (wanted: string) => {
  const kind = SITEMAP_KINDS.find(({ name }) => name === wanted);
  if (!kind) throw new Error(`No sitemap has ${wanted}`);
  return kind;
};
const BATTLE = '00000000-0000-0000-0000-000000000007';
const connection = (...ids: readonly string[]) => ({
  nodes: ids.map((id) => ({ id })),
  pageInfo: { hasNextPage: true, endCursor: 'next' },
});

it.each([
  ['characters', 'GetSitemapCharacters', 'characters', ['/character/7']],
  ['guilds', 'GetSitemapGuilds', 'guilds', ['/guild/7']],
  ['items', 'GetSitemapItems', 'items', ['/item/7']],
  ['creatures', 'GetSitemapCreatures', 'creatures', ['/creature/7']],
  ['gameobjects', 'GetSitemapGameObjects', 'gameObjects', ['/gameobject/7']],
  ['quests', 'GetSitemapQuests', 'quests', ['/quest/7']],
  ['chapters', 'GetSitemapChapters', 'chapters', ['/chapter/7']],
  ['instances', 'GetSitemapInstances', 'instances', ['/instance/7', '/instance-statistics/7']],
  ['battles', 'GetSitemapBattles', 'battles', [`/battle/${BATTLE}`]],
])('lists the pages of %s that have an address', async (name, operation, field, addresses) => {
  const asked = answering({ [operation]: { [field]: connection(name === 'battles' ? BATTLE : '7', 'x') } });
  const kind = kindOf(name);
  expect(await kind.page('abc')).toEqual({ addresses, records: 2, next: 'next' });
  await kind.page(null);
  expect(asked[operation]).toEqual([{ first: 100, after: 'abc' }, { first: 100 }]);
  answering({ [operation]: { [field]: null } });
  expect(await kind.page(null)).toEqual({ addresses: [], records: 0, next: null });
});

it('counts players and guilds, none where the API has none', async () => {
  answering({
    CountSitemapCharacters: { characters: { totalCount: 8 } },
    CountSitemapGuilds: { guilds: { totalCount: 9 } },
  });
  expect([await kindOf('characters').count?.(), await kindOf('guilds').count?.()]).toEqual([8, 9]);
  answering({ CountSitemapCharacters: { characters: null }, CountSitemapGuilds: { guilds: null } });
  expect([await kindOf('characters').count?.(), await kindOf('guilds').count?.()]).toEqual([0, 0]);
});

it('lists the pages about no record that the API has, without forms', async () => {
  answering({});
  const { addresses, records } = await kindOf('pages').page(null);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/kills', '/chapters', '/careers']));
  expect(addresses.filter((address) => /\[|search|explorer/.test(address))).toEqual([]);
  expect(records).toBe(addresses.length);
  expect(await kindOf('pages').count?.()).toBe(addresses.length);
  answering({}, (coordinate) => coordinate !== 'Query.chapters');
  const others = (await kindOf('pages').page(null)).addresses;
  expect(addresses.filter((address) => !others.includes(address))).toEqual(['/chapters']);
});

it.each(['careers', 'builds'])('lists a page of each career: %s', async (name) => {
  const kind = kindOf(name);
  answering({});
  const { addresses, records, next } = await kind.page(null);
  expect([addresses.length, records, next, await kind.count?.()]).toEqual([24, 24, null, 24]);
  expect(addresses[0]).toMatch(/iron/i);
  answering({}, () => false);
  expect((await kind.page(null)).records).toBe(0);
});

it('lists what is known at once: dungeons, scenarios, zones, storylines', async () => {
  answering({
    GetDungeons: { dungeons: [{ id: '7' }] },
    ListPlayedScenarios: { scenarioStatistics: { scenarios: [{ scenario: { id: '8' } }] } },
    CountManyKills: countingMany(({ zoneId }) => (zoneId?.eq === 6 ? 1 : 0)),
    GetSitemapStorylines: { warJournalStorylines: [{ id: '9', entries: [] }] },
  });
  for (const [name, addresses] of [
    ['dungeons', ['/dungeon/7']],
    ['scenario-results', ['/scenarios/8']],
    ['storylines', ['/storylines/9']],
  ] as const) {
    const { page, count } = kindOf(name);
    expect({ name, ...(await page(null)) }).toEqual({ name, addresses, records: 1, next: null });
    expect(await count?.()).toBe(name === 'storylines' ? undefined : 1);
  }
  const { addresses: zones, records } = await kindOf('zones').page(null);
  expect(zones.filter((address) => address.endsWith('/6'))).toEqual(['/zone/6', '/zone_heatmap/6']);
  expect(zones).toContain('/zone/105');
  expect(records).toBe(zones.length);
  answering({}, () => false);
  expect(await kindOf('scenario-results').page(null)).toEqual({ addresses: [], records: 0, next: null });
});
