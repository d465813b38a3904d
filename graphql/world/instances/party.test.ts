import { describe, expect, test } from 'vitest';
import { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { createPopulation } from '#graphql/world/population.ts';
import { createAreas } from '#graphql/world/zones/areas.ts';
import { Availability } from './party.ts';
import { RunSimulation } from './run-simulation.ts';

const OPTIONS = { seed: 'availability', now: 1_790_000_000, scale: 0.3 };
const population = createPopulation(OPTIONS);
const { plans } = new BattleSimulation(OPTIONS, population, createAreas(OPTIONS.seed));

describe('Availability', () => {
  const [plan] = plans;
  if (!plan) throw new Error('There are no battles.');
  const [player] = plan.sides.ORDER;
  if (!player) throw new Error('The battle has no players.');
  const { start, end } = plan.spec;

  test('is limited by battles', () => {
    const availability = new Availability([plan]);
    expect(availability.isFree(player, start - 100, start - 1)).toBe(true);
    expect(availability.isFree(player, start - 100, start)).toBe(false);
    expect(availability.isFree(player, start + 1, start + 2)).toBe(false);
    expect(availability.isFree(player, end, end + 10)).toBe(false);
    expect(availability.isFree(player, end + 1, end + 10)).toBe(true);
  });

  test('is limited by reservations', () => {
    const availability = new Availability([]);
    availability.reserve(player, 500);
    expect(availability.isFree(player, 499, 600)).toBe(false);
    expect(availability.isFree(player, 500, 600)).toBe(true);
  });
});

describe('runs', () => {
  test('have nobody who is in a battle or in another run at that time', () => {
    const busy = new Map<number, [from: number, to: number][]>();
    const add = (id: number, from: number, to: number) =>
      void (busy.get(id)?.push([from, to]) ?? busy.set(id, [[from, to]]));
    for (const { spec, sides } of plans) {
      for (const { id } of [...sides.ORDER, ...sides.DESTRUCTION]) add(id, spec.start, spec.end);
    }
    let members = 0;
    const clashes: unknown[] = [];
    for (const { spec, party } of new RunSimulation(OPTIONS, population, plans).plans) {
      const [from, to] = [spec.start / 1000, spec.end / 1000];
      for (const { character } of party) {
        members += 1;
        const others = busy.get(character.id) ?? [];
        if (others.some(([begin, end]) => begin < to && end > from)) clashes.push([spec.id, character.id]);
        add(character.id, from, to);
      }
    }
    expect(members).toBeGreaterThan(1000);
    expect(clashes).toEqual([]);
  });
});
