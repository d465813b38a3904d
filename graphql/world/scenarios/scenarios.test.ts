import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { drawScenario, QUEUE_TYPE, SCENARIOS } from './scenarios.ts';

const drawn = (queueType: Parameters<typeof drawScenario>[1], tier: Parameters<typeof drawScenario>[2]) => {
  const random = new Random(`scenarios/${queueType}/${tier}`);
  return new Set(Array.from({ length: 300 }, () => drawScenario(random, queueType, tier)));
};

describe('scenarios', () => {
  test('have ids that differ', () => {
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
  });

  test('tier 1 fights in the three scenarios of tier 1', () => {
    expect([...drawn(QUEUE_TYPE.standard, 1)].map(({ id }) => id).toSorted()).toEqual([2000, 2100, 2200]);
  });

  test('city sieges are fought in the two cities', () => {
    const names = [...drawn(QUEUE_TYPE.citySiege, 4)].map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Altdorf', 'The Inevitable City']);
  });

  test('ranked queues lead to ranked scenarios only', () => {
    const solo = [...drawn(QUEUE_TYPE.soloRanked, 4)].map(({ name }) => name);
    const group = [...drawn(QUEUE_TYPE.groupRanked, 4)].map(({ name }) => name);
    expect(solo.every((name) => name.includes('Ranked Solo'))).toBe(true);
    expect(group.every((name) => name.includes('Ranked') && !name.includes('Solo'))).toBe(true);
  });
});
