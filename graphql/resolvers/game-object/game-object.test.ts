import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = { id: number; name: string; modelName: string | null };
type Answer = { gameObjects: { totalCount: number; nodes: { id: string }[] } };

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`select id, name, model_name as "modelName" from game_object order by id`;
});
afterAll(() => api.close());

const ids = (some: readonly Row[]) => some.map(({ id }) => String(id));

describe('a game object', () => {
  it('has what its rows have, with a model and without', async () => {
    for (const isKnown of [true, false]) {
      const row = rows.find(({ modelName }) => (modelName !== null) === isKnown);
      const spawns = await api.sql<{ id: string; zoneId: number; x: number; y: number }[]>`
        select id::text, zone_id as "zoneId", x, y from game_object_spawn
        where game_object_id = ${row?.id ?? 0} order by game_object_spawn.id`;
      const answer = await api.ask(
        `{ gameObject(id: ${row?.id}) { id name modelName spawns { id position { zoneId x y } } } }`,
      );
      expect(answer).toEqual({
        gameObject: {
          ...row,
          id: String(row?.id),
          spawns: spawns.map(({ id, ...position }) => ({ id, position })),
        },
      });
    }
  });

  it.each(['0', 'abc', '99999999999'])('with the id %j is null', async (id) => {
    expect(await api.ask('query Q($id: ID!) { gameObject(id: $id) { id } }', { id })).toEqual({
      gameObject: null,
    });
  });
});

describe('a game object filter', () => {
  it.each(Object.entries(textTruths))('on the name knows %s', async (operator, truth) => {
    for (const text of ['chest', 'MOSSY', '%']) {
      const { gameObjects } = await api.ask<Answer>(
        'query Q($where: GameObjectProtoFilterInput) { gameObjects(where: $where, first: 50) { totalCount nodes { id } } }',
        { where: { name: { [operator]: text } } },
      );
      const expected = ids(rows.filter(({ name }) => truth(name, text)));
      expect(gameObjects.nodes.map(({ id }) => id)).toEqual(expected.slice(0, 50));
      expect(gameObjects.totalCount).toBe(expected.length);
    }
  });

  it('combines with and and or', async () => {
    const { gameObjects } = await api.ask<Answer>(
      `{ gameObjects(where: { or: [{ name: { contains: "chest" } }, { name: { contains: "bell" } }],
         and: [{ name: { ncontains: " " } }] }) { totalCount nodes { id } } }`,
    );
    const expected = rows.filter(({ name }) => /chest|bell/i.test(name) && !name.includes(' '));
    expect(gameObjects.nodes.map(({ id }) => id)).toEqual(ids(expected));
  });
});

describe('pages of game objects', () => {
  it.each([10, 50])('of %i walk all of them both ways, ties and all', async (size) => {
    const sorted = await api.sql<{ id: string }[]>`
      select id::text from game_object order by name desc, game_object.id`;
    const expected = sorted.map(({ id }) => id);
    expect(await walkForwards(api, 'gameObjects', 'order: [{ name: DESC }],', size)).toEqual(expected);
    expect(await walkBackwards(api, 'gameObjects', 'order: [{ name: DESC }],', size)).toEqual(expected);
  });

  it('may be ordered by their ids, backwards too', async () => {
    expect(await walkForwards(api, 'gameObjects', 'order: [{ id: DESC }],', 50)).toEqual(
      ids(rows).toReversed(),
    );
  });
});
