import { expect, it } from 'vitest';

import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import { getWatched, listNewestKills, listNewestWatched } from './watched.ts';

const kills = (count: number) => ({
  kills: { nodes: Array.from({ length: count }, (_, n) => ({ id: String(n) })) },
});
const records = {
  GetCharacterInfo: ({ id }: { readonly id: string }) => ({ character: id === '12' ? { id } : null }),
  GetGuildInfo: ({ id }: { readonly id: string }) => ({ guild: id === '7' ? { id } : null }),
};

it('loads those on a watch list, without who does not exist, and their kills', async () => {
  const asked = answering({ ...records, GetWatchedKills: kills(49) });
  const { data } = await getWatched(['c12', 'c13', 'g7', 'g8', 'cx', 'gx']);
  expect(data.watched).toEqual([
    { id: 'c12', character: { id: '12' } },
    { id: 'g7', guild: { id: '7' } },
  ]);
  expect([data.kills.length, data.hasMore]).toEqual([49, false]);
  expect(asked.GetWatchedKills).toMatchObject([{ first: 50 }]);
});

it('says that there are more kills than it shows', async () => {
  answering({ ...records, GetWatchedKills: kills(50) });
  expect((await getWatched(['c12'])).data.hasMore).toBe(true);
  answering({ ...records, GetWatchedKills: { kills: null } });
  expect((await getWatched(['c12'])).data).toMatchObject({ kills: [], hasMore: false });
});

const [PLAYERS, GUILDS] = [{ in: [12, 13] }, { in: [7] }];
it.each([
  [
    ['c12', 'c13'],
    [{ killerCharacterId: PLAYERS }, { victimCharacterId: PLAYERS }],
  ],
  [['g7'], [{ killerGuildId: GUILDS }, { victimGuildId: GUILDS }]],
  [
    ['c12', 'g7', 'c13'],
    [
      { killerCharacterId: PLAYERS },
      { victimCharacterId: PLAYERS },
      { killerGuildId: GUILDS },
      { victimGuildId: GUILDS },
    ],
  ],
  [[], []],
])('finds the newest kills by and of %j', async (ids, or) => {
  const asked = answering({ GetNewestKills: kills(2) });
  const { loaded, fresh } = await onPage(() => listNewestWatched(ids));
  expect([loaded.data, fresh]).toEqual([['0', '1'], 5_000]);
  expect(asked.GetNewestKills).toEqual([{ where: { or }, soloOnly: false, first: 50 }]);
});

it('finds the newest kills that match a filter', async () => {
  const asked = answering({ GetNewestKills: { kills: null } });
  const list = listAddress('/kills', { zone: '6', soloOnly: 'true' }, KILL_FILTER);
  expect((await listNewestKills(list)).data).toEqual([]);
  expect(asked.GetNewestKills).toEqual([{ where: { zoneId: { eq: 6 } }, soloOnly: true, first: 50 }]);
});
