import { describe, expect, test } from 'vitest';
import { Campaign } from '#graphql/world/battle/campaign.ts';
import { createPopulation } from '#graphql/world/people/population.ts';
import { createAreas } from '#graphql/world/places/areas.ts';
import { Diary } from './diary.ts';
import { Expeditions } from './expeditions.ts';

const OPTIONS = { seed: 'diary', now: 1_790_000_000, scale: 0.3 };
const population = createPopulation(OPTIONS);
const { plans } = new Campaign(OPTIONS, population, createAreas(OPTIONS.seed));

describe('a diary', () => {
  const [plan] = plans;
  if (!plan) throw new Error('There are no battles.');
  const [fighter] = plan.sides.ORDER;
  if (!fighter) throw new Error('Nobody fights.');
  const { start, end } = plan.fixture;

  test('knows when somebody fights', () => {
    const diary = new Diary([plan]);
    expect(diary.isFree(fighter, start - 100, start - 1)).toBe(true);
    expect(diary.isFree(fighter, start - 100, start)).toBe(false);
    expect(diary.isFree(fighter, start + 1, start + 2)).toBe(false);
    expect(diary.isFree(fighter, end, end + 10)).toBe(false);
    expect(diary.isFree(fighter, end + 1, end + 10)).toBe(true);
  });

  test('knows who is away', () => {
    const diary = new Diary([]);
    diary.enter(fighter, 500);
    expect(diary.isFree(fighter, 499, 600)).toBe(false);
    expect(diary.isFree(fighter, 500, 600)).toBe(true);
  });
});

describe('runs', () => {
  test('have nobody who is in a battle or in another run at that time', () => {
    const busy = new Map<number, [from: number, to: number][]>();
    const add = (id: number, from: number, to: number) =>
      void (busy.get(id)?.push([from, to]) ?? busy.set(id, [[from, to]]));
    for (const { fixture, sides } of plans) {
      for (const { id } of [...sides.ORDER, ...sides.DESTRUCTION]) add(id, fixture.start, fixture.end);
    }
    let members = 0;
    const clashes: unknown[] = [];
    for (const { outline, party } of new Expeditions(OPTIONS, population, plans).plans) {
      const [from, to] = [outline.start / 1000, outline.end / 1000];
      for (const { character } of party) {
        members += 1;
        const others = busy.get(character.id) ?? [];
        if (others.some(([begin, end]) => begin < to && end > from)) clashes.push([outline.id, character.id]);
        add(character.id, from, to);
      }
    }
    expect(members).toBeGreaterThan(1000);
    expect(clashes).toEqual([]);
  });
});
