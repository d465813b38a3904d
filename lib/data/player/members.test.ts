import { expect, it } from 'vitest';

import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { answering } from '../testing/answering.ts';
import { listAllMembers, listGuildMembers } from './member-lists.ts';

const member = (id: number, name = `Member ${id}`, level = id) => ({
  character: { id: String(id), name, career: 'WHITE_LION', level, renownRank: 1 },
  rank: { rank: id },
});
const RANKS = [{ rank: 1, name: 'Leader' }];
const page = (nodes: readonly object[] | null, totalCount = nodes?.length ?? 0) => ({
  nodes,
  totalCount,
  pageInfo: ONLY_PAGE,
});
const listOf = async (query: Record<string, string>) =>
  (await listGuildMembers('5', listAddress(routes.guild('5'), query, MEMBER_FILTER))).data;

it('lists members by guild rank, and nothing of a guild without any', async () => {
  const asked = answering({ GetGuildMembers: { guild: { members: page([member(1)]), ranks: RANKS } } });
  expect(await listOf({ after: 'abc' })).toEqual({ ...page([member(1)]), ranks: RANKS, told: null });
  expect(asked).toEqual({ GetGuildMembers: [{ id: '5', first: 25, after: 'abc' }] });
  for (const guild of [null, { members: null }, { members: page(null) }, { members: page([]) }]) {
    answering({ GetGuildMembers: { guild } });
    expect(await listOf({})).toBeNull();
  }
});

it.each([
  [{ order: 'name' }, { order: [{ name: 'ASC' }] }],
  [{ order: 'career' }, { order: [{ career: 'ASC' }, { name: 'ASC' }] }],
  [{ order: 'level' }, { order: [{ level: 'DESC' }, { name: 'ASC' }] }],
  [{ order: 'renownRank' }, { order: [{ renownRank: 'DESC' }, { name: 'ASC' }] }],
  [{ name: 'ax' }, { order: [{ rank: 'ASC' }, { name: 'ASC' }], where: { name: { contains: 'ax' } } }],
])('asks our own API for members by %o', async (query, variables) => {
  const asked = answering({ GetChosenMembers: { guild: { members: page([]), ranks: RANKS } } });
  expect(await listOf(query)).toEqual({ ...page([]), ranks: RANKS, told: null });
  expect(asked).toEqual({ GetChosenMembers: [{ id: '5', ...variables, first: 25 }] });
  answering({ GetChosenMembers: { guild: null } });
  expect(await listOf(query)).toBeNull();
});

const ends = (first: readonly object[], last: readonly object[] = [], total = first.length) => ({
  GetMemberEnds: { guild: { members: page(first, total), last: { nodes: last }, ranks: RANKS } },
});
const found = (guildId: string, total: number, ...members: readonly ReturnType<typeof member>[]) => ({
  FindMembers: {
    characters: {
      totalCount: total,
      nodes: [
        { ...member(99).character, guildMembership: null },
        ...members.map(({ character, rank }) =>
          Object.assign({ guildMembership: { guild: { id: guildId }, rank } }, character),
        ),
      ],
    },
  },
});
const remotely = async (answers: Parameters<typeof answering>[0], query: Record<string, string>) => {
  const asked = answering(answers, () => true);
  const list = await listOf(query);
  return { asked, list, ids: list?.nodes?.map(({ character }) => character.id) };
};

it('orders the members of a remote API that gives all of them, each once', async () => {
  const all = [member(1, 'Anna', 7), member(2, 'Berta', 9), member(3, 'Aaron', 9)];
  const { list, ids, asked } = await remotely(ends(all, all.slice(1)), { order: 'level' });
  expect(ids).toEqual(['3', '2', '1']);
  expect(list).toMatchObject({ totalCount: 3, told: null, ranks: RANKS });
  expect(asked).toEqual({ GetMemberEnds: [{ id: '5', rows: 50 }] });
});

it('finds members by name among all, whatever the search of players found', async () => {
  const answers = { ...ends([member(1, 'Anna'), member(2, 'Berta')]), ...found('5', 9, member(7, 'Anno')) };
  const { list, ids, asked } = await remotely(answers, { name: 'ANN' });
  expect([ids, list?.told]).toEqual([['1'], null]);
  expect(asked.FindMembers).toEqual([{ where: { name: { contains: 'ANN' } }, first: 50 }]);
});

it('says that it knows both ends of a long list alone', async () => {
  const { list, ids } = await remotely(ends([member(1)], [member(2)], 1200), { order: 'name' });
  expect(ids).toEqual(['1', '2']);
  expect(list?.told).toBe('This list has 2 of 1,200 members: the first and the last by guild rank.');
});

it('searches players for the members of a long list, and says if it looked through a part', async () => {
  const search = async (total: number, guildId = '5') =>
    remotely({ ...ends([member(1)], [], 200), ...found(guildId, total, member(7, 'Anno')) }, { name: 'ann' });
  const { list, ids } = await search(3);
  expect(ids).toEqual(['7']);
  expect(list?.told).toBe('Only 2 of 3 players with this in their name were searched for members.');
  expect((await search(2)).list).toMatchObject({ told: null, totalCount: 1 });
  expect((await search(2, '6')).ids).toEqual([]);
});

it('pages through the ordered members of a remote API', async () => {
  const all = Array.from({ length: 30 }, (_, n) => member(n + 10));
  const { ids, list } = await remotely(ends(all), { order: 'name', after: '25' });
  expect(ids).toEqual(['35', '36', '37', '38', '39']);
  expect(list?.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
});

it.each([
  { guild: null },
  { guild: { members: page([]), last: null, ranks: RANKS } },
  { guild: { members: null, last: null, ranks: RANKS } },
])('has no members where a remote API has none: %o', async (answer) => {
  expect((await remotely({ GetMemberEnds: answer }, { order: 'name' })).list).toBeNull();
});

it('counts what it has where a remote API gives no total, and no players', async () => {
  const guild = { members: null, last: { nodes: [member(1, 'Anna')] }, ranks: RANKS };
  const answers = { GetMemberEnds: { guild }, FindMembers: { characters: null } };
  expect((await remotely(answers, { name: 'a' })).list).toMatchObject({ totalCount: 1, told: null });
});

it('reads all members, page by page', async () => {
  const pages = [[member(1)], null, [member(3)]].map((nodes, n) => ({
    nodes,
    pageInfo: { hasNextPage: true, endCursor: n === 2 ? null : `page ${n + 1}` },
  }));
  const asked = answering({
    GetGuildMembers: ({ after }: { readonly after: string | null }) => ({
      guild: { members: pages[Number(after?.slice(5) ?? 0)] },
    }),
  });
  expect((await listAllMembers('5')).map(({ rank }) => rank.rank)).toEqual([1, 3]);
  expect(asked.GetGuildMembers).toEqual(
    [null, 'page 1', 'page 2'].map((after) => ({ id: '5', first: 100, after })),
  );
  answering({ GetGuildMembers: { guild: null } });
  expect(await listAllMembers('5')).toEqual([]);
});

it('stops after 200 pages, and after the last one', async () => {
  const endless = { ...page([member(1)]), pageInfo: { hasNextPage: true, endCursor: 'abc' } };
  answering({ GetGuildMembers: { guild: { members: endless } } });
  expect(await listAllMembers('5')).toHaveLength(200);
  const last = { ...endless, pageInfo: { hasNextPage: false, endCursor: 'abc' } };
  answering({ GetGuildMembers: { guild: { members: last } } });
  expect(await listAllMembers('5')).toHaveLength(1);
});
