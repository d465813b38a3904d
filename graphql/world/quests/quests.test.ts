import { describe, expect, test } from 'vitest';
import { createCreatures, createGameObjects } from '#graphql/world/creatures/creatures.ts';
import { createItems } from '#graphql/world/items/items.ts';
import { createAreas } from '#graphql/world/zones/areas.ts';
import { LONGEST_TEXT } from './quest-text.ts';
import { createQuests, QUEST_COUNT } from './quests.ts';
import { RewardPool, servesRealm } from './reward-pool.ts';

const seed = 'quests test';
const items = createItems({ seed });
const sources = {
  areas: createAreas(seed),
  rewards: new RewardPool(items),
  creatures: createCreatures({ seed }),
  gameObjects: createGameObjects({ seed }),
};
const quests = createQuests(seed, sources);
const rewardsOf = ({ given, choices }: (typeof quests)[number]) => [...given, ...choices];
const lengths = (texts: readonly (string | null)[]) => texts.flatMap((text) => text?.length ?? []);

describe('quests', () => {
  test('are 700, each with an id that a filter can name', () => {
    expect(quests).toHaveLength(QUEST_COUNT);
    expect(new Set(quests.map(({ id }) => id)).size).toBe(QUEST_COUNT);
    expect(Math.max(...quests.map(({ id }) => id))).toBeLessThan(65_536);
  });

  test('are the same for the same seed, and others for another', () => {
    expect(createQuests(seed, sources)).toEqual(quests);
    expect(createQuests('another', sources)).not.toEqual(quests);
  });

  test('reward with existing items that players of the realm can have', () => {
    const known = new Set(items);
    for (const quest of quests) {
      for (const { item, count } of rewardsOf(quest)) {
        expect(known.has(item) && servesRealm(item, quest.realm)).toBe(true);
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  test('offer no fewer rewards than may be chosen, none of them twice', () => {
    for (const { choices, choiceCount } of quests) {
      expect(choiceCount).toBeLessThanOrEqual(choices.length);
      expect(choices.length > 0).toBe(choiceCount > 0);
      expect(new Set(choices.map(({ item }) => item)).size).toBe(choices.length);
    }
  });

  test('start at creatures of their realm, at game objects, or by themselves', () => {
    const friends = quests.flatMap(({ realm, creatures }) =>
      creatures.map((creature) => creature.realm === realm || creature.realm === 'NEUTRAL'),
    );
    expect(friends.every(Boolean)).toBe(true);
    expect(new Set(quests.map(({ creatures }) => creatures.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(quests.some(({ gameObjects }) => gameObjects.length > 0)).toBe(true);
    expect(quests.some(({ creatures, gameObjects }) => creatures.length + gameObjects.length === 0)).toBe(
      true,
    );
  });

  test('require levels that exist, in their order', () => {
    for (const { minLevel, maxLevel, minRenown, maxRenown } of quests) {
      expect(minLevel).toBeLessThanOrEqual(40);
      if (maxLevel > 0) expect(maxLevel).toBeGreaterThanOrEqual(minLevel);
      if (maxRenown > 0) expect(maxRenown).toBeGreaterThanOrEqual(minRenown);
    }
  });
});

describe('the variety of quests', () => {
  test('has every kind of type and every way to repeat', () => {
    const types = new Set(quests.map(({ type }) => type));
    for (const type of [0, 1, 2, 4, 6, 8, 9, 10, 16, 24, 25, 32, 33, 41]) expect(types).toContain(type);
    expect(new Set(quests.map(({ repeatableType }) => repeatableType))).toEqual(
      new Set(['NONE', 'DONE', 'WEEKLY']),
    );
  });

  test('covers none, one and many of everything', () => {
    expect(new Set(quests.map(({ choiceCount }) => choiceCount))).toEqual(new Set([0, 1, 2, 3]));
    expect(Math.max(...quests.map(({ choices }) => choices.length))).toBe(8);
    expect(Math.max(...quests.map(({ given }) => given.length))).toBeGreaterThan(5);
    expect(Math.min(...quests.map(({ gold }) => gold))).toBe(0);
    expect(Math.max(...quests.map(({ gold }) => gold))).toBeGreaterThan(1_000_000);
    expect(Math.min(...quests.map(({ xp }) => xp))).toBe(0);
    const counts = new Set(quests.flatMap(({ objectives }) => objectives.map(({ count }) => count)));
    for (const count of [0, 1, 2, 25]) expect(counts).toContain(count);
    expect(quests.some(({ objectives }) => objectives.length === 0)).toBe(true);
    expect(quests.some(({ races }) => races.length > 0)).toBe(true);
    expect(quests.some(({ careers }) => careers.length === 1)).toBe(true);
    expect(quests.some(({ careers }) => careers.length > 1)).toBe(true);
  });

  test('covers missing, short and long texts and the tokens of the player', () => {
    const texts = quests.flatMap(({ description, journalEntry }) => [description, journalEntry]);
    expect(texts).toContain(null);
    expect(Math.min(...lengths(texts))).toBeLessThan(10);
    expect(Math.max(...lengths(texts))).toBeGreaterThan(LONGEST_TEXT - 500);
    expect(Math.max(...lengths(texts))).toBeLessThanOrEqual(LONGEST_TEXT);
    for (const token of ['|n', '|c']) expect(texts.some((text) => text?.includes(token))).toBe(true);
    expect(texts.filter((text) => /[{}]|undefined|  /.test(text ?? ''))).toEqual([]);
    expect(new Set(quests.map(({ description }) => description)).size).toBeGreaterThan(QUEST_COUNT * 0.8);
  });
});
