import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Listed {
  readonly id: string;
  readonly startTime: number;
  readonly kills: number;
  readonly players: number;
}

interface Battles {
  readonly battles: {
    readonly nodes: readonly {
      readonly id: string;
      readonly startTime: number;
      readonly order: { readonly kills: number; readonly players: number };
      readonly destruction: { readonly kills: number; readonly players: number };
    }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** All battles of a list in their order, three a page. */
async function listed(owner: object, order: string | null): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  for (let after: string | null = null; ;) {
    const { battles }: Battles = await api.ask<Battles>(
      `query ($order: [BattleSortInput!], $guildId: ID, $characterId: ID, $after: String) {
         battles(guildId: $guildId, characterId: $characterId, order: $order, first: 3, after: $after) {
           nodes { id startTime order { kills players } destruction { kills players } }
           pageInfo { hasNextPage endCursor } } }`,
      { ...owner, order: order && [{ [order]: 'DESC' }], after },
    );
    found.push(
      ...battles.nodes.map(({ id, startTime, order: one, destruction: other }) => ({
        id,
        startTime,
        kills: one.kills + other.kills,
        players: one.players + other.players,
      })),
    );
    if (!battles.pageInfo.hasNextPage) return found;
    after = battles.pageInfo.endCursor;
  }
}

it('sorts battles by kills or players page by page, the newest first where they tie', async () => {
  const [fighter] = await api.sql<{ id: number }[]>`
    select character_id as id from skirmish_score group by 1 order by count(*) desc limit 1`;
  const [party] = await api.sql<{ id: number }[]>`
    select guild_id as id from battle_guild group by 1 order by count(*) desc limit 1`;
  for (const owner of [{}, { guildId: String(party?.id) }, { characterId: String(fighter?.id) }]) {
    const newest = await listed(owner, null);
    expect(newest.length).toBeGreaterThan(3);
    for (const [field, figure] of [
      ['numberOfKills', 'kills'],
      ['numberOfPlayers', 'players'],
    ] as const) {
      const sorted = newest.toSorted((one, other) => other[figure] - one[figure]);
      expect((await listed(owner, field)).map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    }
  }
});
