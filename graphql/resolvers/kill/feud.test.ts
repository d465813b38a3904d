import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

let api: TestApi;
let feud: { one: number; other: number; forth: number; back: number };

beforeAll(async () => {
  api = await openTestApi();
  const [row] = await api.sql<(typeof feud)[]>`
    select least(killer_guild_id, victim_guild_id) as one, greatest(killer_guild_id, victim_guild_id) as other,
           count(*) filter (where killer_guild_id < victim_guild_id)::integer as forth,
           count(*) filter (where killer_guild_id > victim_guild_id)::integer as back
    from kill
    where killer_guild_id is not null and victim_guild_id is not null and killer_guild_id <> victim_guild_id
    group by 1, 2
    having count(distinct killer_guild_id) = 2
    order by count(*) desc, 1, 2 limit 1`;
  if (!row) throw new Error('No two guilds fought each other.');
  feud = row;
});
afterAll(() => api.close());

const count = async (args: string) => {
  const { kills } = await api.ask<{ kills: { totalCount: number } }>(
    `{ kills(${args}, first: 0) { totalCount } }`,
  );
  return kills.totalCount;
};

it.each([4, 50])('lists a guild feud both ways, %i a page', async (size) => {
  const { one, other } = feud;
  const rows = await api.sql<{ id: string }[]>`
    select id::text from kill
    where (killer_guild_id = ${one} and victim_guild_id = ${other})
       or (killer_guild_id = ${other} and victim_guild_id = ${one})
    order by time desc, kill.id desc`;
  const all = rows.map(({ id }) => id);
  const args = `guildFeudFilter: { guild1Id: ${other}, guild2Id: "${one}" }`;

  expect(await walkForwards(api, 'kills', args, size)).toEqual(all);
  expect(await walkBackwards(api, 'kills', args, size)).toEqual(all);
});

it('counts a feud both ways, and each way with filters', async () => {
  const { one, other, forth, back } = feud;
  const oneWay = (killer: number, victim: number) =>
    count(`where: { killerGuildId: { eq: ${killer} }, victimGuildId: { eq: ${victim} } }`);

  expect(await count(`guildFeudFilter: { guild1Id: ${one}, guild2Id: ${other} }`)).toBe(forth + back);
  expect([await oneWay(one, other), await oneWay(other, one)]).toEqual([forth, back]);
});

it('narrows a feud of guilds to one of players, without counting a kill twice', async () => {
  const { one, other } = feud;
  const [pair] = await api.sql<{ killer: number; victim: number; count: number }[]>`
    select killer_id as killer, victim_id as victim, count(*)::integer as count
    from kill where killer_guild_id = ${one} and victim_guild_id = ${other}
    group by 1, 2 order by 3 desc, 1, 2 limit 1`;
  const [both] = await api.sql<{ count: number }[]>`
    select count(*)::integer as count
    from kill
    where (killer_id, victim_id) in ((${pair?.killer ?? 0}::integer, ${pair?.victim ?? 0}::integer),
                                     (${pair?.victim ?? 0}::integer, ${pair?.killer ?? 0}::integer))
      and (killer_guild_id, victim_guild_id) in ((${one}::integer, ${other}::integer), (${other}::integer, ${one}::integer))`;

  const args = `guildFeudFilter: { guild1Id: ${one}, guild2Id: ${other} },
    playerFeudFilter: { player1Id: ${pair?.killer}, player2Id: ${pair?.victim} }`;
  expect(await count(args)).toBe(both?.count);
  expect(await walkForwards(api, 'kills', args, 2)).toHaveLength(both?.count ?? -1);
});

it.each(['"unknown"', '-1', '99999999999'])('has no kills for the player %s', async (id) => {
  const answer = await api.ask(`{ kills(playerFeudFilter: { player1Id: ${id}, player2Id: 1 }) {
    totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`);

  expect(answer).toEqual({
    kills: {
      totalCount: 0,
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    },
  });
});

it('has no kills of a player by themselves', async () => {
  expect(await count('playerFeudFilter: { player1Id: 5, player2Id: 5 }')).toBe(0);
});
