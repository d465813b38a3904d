import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = { characterId: number; slot: string; itemId: number; talismans: number[] };
type Armory = {
  character: { items: { equipSlot: string; item: { id: string }; talismans: { id: string }[] }[] };
};

const QUERY = `query Q($id: ID!) { character(id: $id) { items { equipSlot item { id } talismans { id } } } }`;

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`
    select character_id as "characterId", equip_slot as slot, item_id as "itemId", to_json(talisman_ids) as talismans
    from character_item order by character_id, equip_slot`;
});
afterAll(() => api.close());

describe('an armory', () => {
  it('has what is worn, slot by slot, with its talismans in their order', async () => {
    const wearers = [...new Set(rows.map(({ characterId }) => characterId))];
    const some = wearers.filter((_, index) => index % 40 === 0);
    expect(some.length).toBeGreaterThan(5);
    for (const id of some) {
      const { character } = await api.ask<Armory>(QUERY, { id });
      const expected = rows
        .filter(({ characterId }) => characterId === id)
        .map(({ slot, itemId, talismans }) => ({
          equipSlot: slot,
          item: { id: String(itemId) },
          talismans: talismans.map((talisman) => ({ id: String(talisman) })),
        }));
      expect(character.items).toEqual(expected);
    }
  });

  it('may be bare', async () => {
    const [bare] = await api.sql<{ id: number }[]>`
      select id from "character" where id not in (select character_id from character_item) order by id limit 1`;
    expect(bare).toBeDefined();
    expect(await api.ask(QUERY, { id: bare?.id })).toEqual({ character: { items: [] } });
  });

  it('is loaded with sets, bonuses and talismans in few statements', async () => {
    const item = 'id name iconUrl rarity stats { stat value } buffs { description }';
    api.takeStatements();
    await api.ask(`{ character(id: ${rows[0]?.characterId}) { items { equipSlot talismans { ${item} } item { ${item}
      abilities { id } itemSet { name items { id } bonuses { itemsRequired bonus {
      ... on Ability { description } ... on ItemStat { stat value } } } } } } } }`);
    expect(api.takeStatements().length).toBeLessThanOrEqual(10);
  });

  it('of a whole page of players is one statement', async () => {
    api.takeStatements();
    await api.ask('{ characters(first: 20) { nodes { items { equipSlot item { id } } } } }');
    expect(api.takeStatements().sort()).toEqual(['charactersPage', 'itemsById', 'itemsOfCharacters']);
  });
});
