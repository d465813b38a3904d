import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { KillPageFragment } from '#graphql/generated/documents.ts';
import { type CountedKill, everyKill, mostFrequent } from '#graphql/testing/truth/every-kill.ts';
import type { TestApi } from '#graphql/testing/test-api.ts';
import type { Answer } from '#lib/api/answer.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

vi.mock('server-only', () => ({}));
const { withAttackers } = await import('./kills.ts');
const { listFighterDeaths, listFighterKills, listKills, listPlayerFeudKills, listSharedKills } =
  await import('./kills.ts');

let api: TestApi;
let kills: readonly CountedKill[];
beforeAll(async () => {
  api = await registerTestApi();
  kills = await everyKill(api.sql);
});
afterAll(() => api.close());

const listOf = (query: Readonly<Record<string, string>>) => listAddress(routes.kills, query, KILL_FILTER);

it('lists all attackers of the kills that a filter lets through, and lets no more through', async () => {
  const [characterId = ''] = mostFrequent(kills.map(({ killer }) => killer));
  const [rivalId = ''] = mostFrequent(
    kills.filter(({ killer }) => killer === characterId).map(({ victim }) => victim),
  );
  const byId = new Map(kills.map((kill) => [kill.id, kill]));
  const lists: readonly (() => Promise<Answer<KillPageFragment | null>>)[] = [
    () => listKills(listOf({}), 25),
    () => listFighterKills({ characterId }, listOf({}), 25),
    () => listFighterKills({ characterId }, listOf({ attackersMin: '5' }), 25),
    () => listFighterDeaths({ characterId }, listOf({}), 25),
    () => listPlayerFeudKills({ id: characterId, rivalId }, listOf({}), 25),
  ];
  let helped = 0;
  for (const list of lists) {
    const { data: page } = await list();
    const { data: whole } = await withAttackers(list());
    expect(whole?.pageInfo).toEqual(page?.pageInfo);
    expect(whole?.nodes?.map(({ id }) => id)).toEqual(page?.nodes?.map(({ id }) => id));
    for (const { id, attackers } of whole?.nodes ?? []) {
      const kill = byId.get(id);
      expect(attackers, id).toHaveLength(kill?.attackers ?? 0);
      expect(attackers[0]?.character.id).toBe(kill?.killer);
      helped += attackers.length - 1;
    }
  }
  expect(helped).toBeGreaterThan(50);
});

it('asks for nothing where no kill is listed', async () => {
  const nothing = { data: null, provenance: null };
  expect(await withAttackers(Promise.resolve(nothing))).toBe(nothing);
});

it('lists the kills that two both had a part in', async () => {
  const [pair] = await api.sql<{ one: string; other: string; kills: string[] }[]>`
    select first.character_id::text as one, second.character_id::text as other,
           json_agg(kill.id::text order by kill.time desc, kill.id desc) as kills
    from kill_attacker first
    join kill_attacker second on second.kill_id = first.kill_id and second.character_id > first.character_id
    join kill on kill.id = first.kill_id
    group by first.character_id, second.character_id
    order by count(*) desc, 1, 2 limit 1`;
  const { one = '', other = '', kills: shared = [] } = pair ?? {};
  const { data } = await listSharedKills([{ characterId: one }, { characterId: other }], listOf({}), 50);
  expect(shared.length).toBeGreaterThan(1);
  expect(data?.totalCount).toBe(shared.length);
  expect(data?.nodes?.map(({ id }) => id).toSorted()).toEqual(shared.slice(0, 50).toSorted());
});
