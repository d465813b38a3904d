import { describe, expect, test } from 'vitest';
import { createPopulation } from '#graphql/world/population.ts';
import { createAreas } from '#graphql/world/zones/areas.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { BattleSimulation } from './battle-simulation.ts';
import { killLog } from './kill-tables.ts';

const OPTIONS: WorldOptions = { seed: 'simulation', now: 1_790_000_000, scale: 0.5 };
const build = () => new BattleSimulation(OPTIONS, createPopulation(OPTIONS), createAreas(OPTIONS.seed));
const simulation = build();

describe('BattleSimulation', () => {
  test('plans battles in the order of their start, all of them over by now', () => {
    const starts = simulation.plans.map(({ spec }) => spec.start);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(simulation.plans.filter(({ spec }) => spec.end > OPTIONS.now || spec.end < spec.start)).toEqual(
      [],
    );
  });

  test('has nobody in two battles at once', () => {
    const freeAt = new Map<number, number>();
    let clashes = 0;
    for (const { spec, sides } of simulation.plans) {
      for (const { id } of [...sides.ORDER, ...sides.DESTRUCTION]) {
        if ((freeAt.get(id) ?? 0) > spec.start) clashes += 1;
        freeAt.set(id, spec.end);
      }
    }
    expect(freeAt.size).toBeGreaterThan(500);
    expect(clashes).toBe(0);
  });

  test('assigns everybody to the side of their realm and a battle of their tier', () => {
    const misplaced = simulation.plans.filter(
      ({ spec, sides }) =>
        sides.ORDER.some(({ career, tier }) => career.realm !== 'ORDER' || tier !== spec.tier) ||
        sides.DESTRUCTION.some(({ career, tier }) => career.realm !== 'DESTRUCTION' || tier !== spec.tier),
    );
    expect(misplaced).toEqual([]);
  });

  test('has kills of assigned players only, while the battle lasts', () => {
    for (const { spec, sides, kills } of simulation.battles()) {
      const present = new Set([...sides.ORDER, ...sides.DESTRUCTION]);
      const strangers = kills.filter(
        ({ time, victim, attacks }) =>
          time < spec.start ||
          time > spec.end ||
          !present.has(victim) ||
          attacks.some(({ character }) => !present.has(character)),
      );
      expect(strangers).toEqual([]);
    }
  });

  test('simulates a plan again with the same kills', () => {
    const [one, other] = [simulation.plans.slice(0, 40), build()];
    for (const [index, plan] of one.entries()) {
      const again = other.plans[index];
      expect(again && other.simulate(again)).toEqual(simulation.simulate(plan));
    }
  });

  test('assigns no inactive player', () => {
    const idle = [...simulation.plans].flatMap(({ sides }) =>
      [...sides.ORDER, ...sides.DESTRUCTION].filter(({ activity }) => activity === 0),
    );
    expect(idle).toEqual([]);
  });
});

describe('killLog', () => {
  const entries = [...killLog(simulation.battles())];

  test('numbers the kills in the order of time, from 8,000,000 on', () => {
    const times = entries.map(({ kill }) => kill.time);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(entries.map(({ id }) => id)).toEqual(entries.map((_, index) => 8_000_001 + index));
  });

  test('has every kill once', () => {
    const logged = new Set(entries.map(({ kill }) => kill));
    const simulated = [...simulation.battles()].flatMap(({ kills }) => kills);
    expect(logged.size).toBe(simulated.length);
    expect(simulated.every((kill) => logged.has(kill))).toBe(true);
  });
});
