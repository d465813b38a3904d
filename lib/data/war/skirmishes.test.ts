import { expect, it } from 'vitest';

import { SKIRMISH_SORT } from '#lib/game/battles/score-sort.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { answering } from '../testing/answering.ts';
import { listEverybody, listMarkedScores } from './marked-scores.ts';
import { listEverySkirmishScore } from './skirmish-scores.ts';
import * as skirmishes from './skirmishes.ts';

const ID = '00000000-0000-0000-0000-000000000007';
const filtered = (query: Record<string, string>) => listAddress('/skirmishes', query, SKIRMISH_FILTER);

it('lists skirmishes of all, of a player and of a run', async () => {
  const asked = answering({ GetSkirmishes: { skirmishes: { nodes: [] } } });
  expect((await skirmishes.listAllSkirmishes(filtered({ minPlayers: '48', after: 'abc' }))).data).toEqual({
    nodes: [],
  });
  await skirmishes.listSkirmishes({ characterId: '7' }, filtered({ type: 'scenario' }), 3);
  await skirmishes.listScenarioSkirmishes('run', filtered({}));
  expect(asked.GetSkirmishes).toEqual([
    { where: { numberOfPlayers: { gte: 48 } }, first: 15, after: 'abc' },
    { characterId: '7', where: { scenarioId: { neq: 0 } }, first: 3 },
    { where: { instanceId: { eq: 'run' } }, first: 15 },
  ]);
});

it('lists the greatest skirmishes by kills, each once', async () => {
  const top = [3, 9, 3, 5].map((numberOfKills) => ({ id: `${numberOfKills}`, numberOfKills }));
  answering({ GetTopSkirmishes: { topSkirmishes: top } });
  expect((await skirmishes.listTopSkirmishes()).data.map(({ id }) => id)).toEqual(['9', '5', '3']);
});

it('loads a skirmish by its id alone', async () => {
  answering({ GetSkirmishInfo: { skirmish: { id: ID } } });
  expect((await skirmishes.SKIRMISH.get(ID)).data).toEqual({ id: ID });
  expect([skirmishes.SKIRMISH.idOf({ id: ID }), skirmishes.SKIRMISH.idOf({ id: '7' })]).toEqual([ID, null]);
});

it('names the leader of each attribute, and none with 0', async () => {
  const leader = (attribute: string, value: number) => ({ nodes: [{ [attribute]: value }] });
  const skirmish = {
    damage: leader('damage', 5),
    healing: leader('healing', 0),
    protection: { nodes: [] },
    kills: null,
  };
  answering({ GetSkirmishTopPlayers: { skirmish } });
  const { data } = await skirmishes.getTopPlayers(ID);
  expect([data?.damage, data?.healing, data?.protection]).toEqual([{ damage: 5 }, null, null]);
  answering({ GetSkirmishTopPlayers: { skirmish: null } });
  expect((await skirmishes.getTopPlayers(ID)).data).toBeNull();
});

it('tells the damage that killed, of all and of one', async () => {
  const fought = { id: ID, killDamageByCharacter: [{ damage: 4 }] };
  const answers = (character: object | null, skirmish: object | null) =>
    answering({ GetSkirmishDamage: { skirmish }, GetSkirmishDamageByCharacter: { character, skirmish } });
  const asked = answers({ id: '7' }, { ...fought, killDamage: [{ damage: 9 }] });
  expect((await skirmishes.listSkirmishDamage(ID)).data).toEqual([{ damage: 9 }]);
  const ids = skirmishes.SKIRMISH_DAMAGE.idOf({ id: ID, characterId: '7' });
  expect(ids && (await skirmishes.SKIRMISH_DAMAGE.get(ids)).data).toMatchObject({
    character: { id: '7' },
    skirmish: { id: ID },
    damage: [{ damage: 4 }],
  });
  expect(asked.GetSkirmishDamageByCharacter).toEqual([{ id: ID, characterId: '7' }]);
  for (const [character, skirmish] of [
    [{ id: '7' }, null],
    [null, fought],
  ] as const) {
    answers(character, skirmish);
    expect(ids && (await skirmishes.SKIRMISH_DAMAGE.get(ids)).data).toBeNull();
  }
  answers(null, null);
  expect((await skirmishes.listSkirmishDamage(ID)).data).toBeNull();
});

it.each([
  { id: ID, characterId: 'x' },
  { id: '7', characterId: '7' },
])('has no damage at %o', (params) => {
  expect(skirmishes.SKIRMISH_DAMAGE.idOf(params)).toBeNull();
});

/** A scoreboard of players with the ids from 1, on pages of two. */
const scoreboard = (players: number) => (asked: { readonly first?: number; readonly after?: string }) => {
  const start = Number(asked.after ?? 0);
  const end = Math.min(players, start + 2);
  const nodes = Array.from({ length: end - start }, (_, n) => {
    const id = String(start + n + 1);
    return { character: { id, name: `Player ${id}` }, damage: 1000 - Number(id), healing: 0 };
  });
  const pageInfo = { hasNextPage: end < players, endCursor: String(end) };
  return { skirmish: { scoreboardEntries: { nodes, pageInfo, totalCount: players } } };
};

it('asks for a whole scoreboard in pages that every API grants', async () => {
  const asked = answering({ GetSkirmishScoreboard: scoreboard(3) }, () => true);
  const { data } = await listEverySkirmishScore(ID, { key: 'kills', descending: false });
  expect(data?.nodes).toHaveLength(3);
  expect(data?.pageInfo.hasNextPage).toBe(false);
  const order = [{ kills: 'ASC' }];
  expect(asked.GetSkirmishScoreboard).toEqual([
    { id: ID, order, first: 50 },
    { id: ID, order, first: 50, after: '2' },
  ]);
});

it('reads forty pages of a scoreboard at most', async () => {
  const asked = answering({ GetSkirmishScoreboard: scoreboard(100) });
  expect((await listEverybody(ID)).data).toHaveLength(80);
  expect(asked.GetSkirmishScoreboard).toHaveLength(40);
  expect(asked.GetSkirmishScoreboard?.[0]).toMatchObject({ order: [{ damage: 'DESC' }], first: 100 });
});

it('has no scores of an unknown skirmish, and none on an empty page', async () => {
  answering({ GetSkirmishScoreboard: { skirmish: null } });
  expect((await listEverybody(ID)).data).toBeNull();
  const empty = { nodes: null, pageInfo: { hasNextPage: true, endCursor: null } };
  answering({ GetSkirmishScoreboard: { skirmish: { scoreboardEntries: empty } } });
  expect((await listEverybody(ID)).data).toEqual([]);
});

const marked = async (query: Record<string, string>, players = 6) => {
  const asked = answering({ GetSkirmishScoreboard: scoreboard(players) });
  const { data } = await listMarkedScores(ID, SKIRMISH_SORT, listAddress(routes.skirmish(ID), query));
  const shown = data?.page.nodes?.map(({ character }) => character.id);
  return { data, shown, asked: asked.GetSkirmishScoreboard ?? [] };
};

it('shows the first page of a scoreboard without a mark', async () => {
  const { data, shown, asked } = await marked({});
  expect(shown).toEqual(['1', '2']);
  expect(data).toMatchObject({ standing: null, choices: [] });
  expect(asked).toEqual([{ id: ID, order: [{ deathBlows: 'DESC' }], first: 25 }]);
});

it.each([
  [{ pin: '5' }, ['5', '6'], 5],
  [{ pin: 'player 2' }, ['1', '2'], 2],
  [{ pin: '5', after: '2' }, ['3', '4'], 5],
  [{ pin: '5', before: '4' }, ['1', '2'], 5],
  [{ pin: '77' }, ['1', '2'], undefined],
])('shows the page of %o', async (query, ids, rank) => {
  const { data, shown } = await marked(query);
  expect(shown).toEqual(ids);
  expect(data?.standing?.place?.rank).toBe(rank);
});

it('ranks a marked player by the column that the scores are sorted by', async () => {
  expect((await marked({ pin: '5', sort: 'healing' })).data?.standing?.place?.measure).toBe('damage');
  expect((await marked({ pin: '5', sort: 'damage' })).data?.standing).toMatchObject({
    players: 6,
    name: 'Player 5',
  });
});

it('offers a choice where a mark means several', async () => {
  const { data, shown } = await marked({ pin: 'Player' });
  expect(data?.choices).toHaveLength(6);
  expect(shown).toEqual(['1', '2']);
});

it('gives up after twenty pages, and shows the first one', async () => {
  expect((await marked({ pin: '39' }, 80)).shown).toEqual(['39', '40']);
  expect((await marked({ pin: '43' }, 80)).shown).toEqual(['1', '2']);
});

it('shows nothing of an unknown skirmish', async () => {
  answering({ GetSkirmishScoreboard: { skirmish: null } });
  const list = listAddress(routes.skirmish(ID), { pin: '5' });
  expect((await listMarkedScores(ID, SKIRMISH_SORT, list)).data).toBeNull();
});
