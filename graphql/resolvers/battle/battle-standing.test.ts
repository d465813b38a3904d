import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

interface Score {
  readonly character: { readonly id: string; readonly career: string };
  readonly realm: string;
  readonly damage: number;
  readonly healing: number;
  readonly protection: number;
}

const ROLES = {
  TANK: 'IRON_BREAKER BLACK_ORC KNIGHT_OF_THE_BLAZING_SUN CHOSEN SWORD_MASTER BLACK_GUARD',
  HEALER: 'RUNE_PRIEST SHAMAN WARRIOR_PRIEST ZEALOT ARCHMAGE DISCIPLE_OF_KHAINE',
  MELEE_DPS: 'SLAYER CHOPPA WITCH_HUNTER MARAUDER WHITE_LION WITCH_ELF',
  RANGED_DPS: 'ENGINEER SQUIG_HERDER BRIGHT_WIZARD MAGUS SHADOW_WARRIOR SORCERER',
};
const FIGURES: Readonly<Record<string, 'protection' | 'healing'>> = { TANK: 'protection', HEALER: 'healing' };

const roleOf = ({ character: { career } }: Score) =>
  Object.entries(ROLES).find(([, careers]) => careers.split(' ').includes(career))?.[0] ?? '';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const largest = async () => {
  const [battle] = await api.sql<{ id: string }[]>`
    select battle.id from battle
    where not exists (
      select from battle_part part where part.battle_id = battle.id
        and not exists (select from skirmish_score score where score.skirmish_id = part.skirmish_id))
    order by skirmishes desc, players desc limit 1`;
  return battle?.id ?? '';
};

it('places each player of a battle among those of the role, and beside the side', async () => {
  const id = await largest();
  const { battle } = await api.ask<{ battle: { scoreboard: Score[] } }>(
    `query ($id: ID!) { battle(id: $id) { scoreboard { character { id career } realm damage healing protection } } }`,
    { id },
  );
  const scores = battle.scoreboard;
  expect(scores.length).toBeGreaterThan(8);
  const roles = new Set<string>();
  for (const score of scores) {
    const role = roleOf(score);
    const figure = FIGURES[role] ?? 'damage';
    const others = scores.filter((other) => other !== score && roleOf(other) === role);
    const { battle: own } = await api.ask<{ battle: { standing: unknown } }>(
      `query ($id: ID!, $characterId: ID!) { battle(id: $id) {
         standing(characterId: $characterId) { figure amount side others below equal } } }`,
      { id, characterId: score.character.id },
    );
    expect(own.standing).toEqual({
      figure: figure.toUpperCase(),
      amount: score[figure],
      side: scores.filter(({ realm }) => realm === score.realm).reduce((sum, each) => sum + each[figure], 0),
      others: others.length,
      below: others.filter((other) => other[figure] < score[figure]).length,
      equal: others.filter((other) => other[figure] === score[figure]).length,
    });
    roles.add(role);
  }
  expect(roles.size).toBe(4);
});

it.each(['0', '-1', 'x', '999999999', '99999999999999999999'])(
  'has no standing of %s',
  async (characterId) => {
    const { battle } = await api.ask<{ battle: { standing: unknown } }>(
      `query ($id: ID!, $characterId: ID!) { battle(id: $id) { standing(characterId: $characterId) { amount } } }`,
      { id: await largest(), characterId },
    );
    expect(battle.standing).toBeNull();
  },
);
