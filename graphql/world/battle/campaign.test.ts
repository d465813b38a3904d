import { describe, expect, test } from 'vitest';
import { createPopulation } from '#graphql/world/people/population.ts';
import { createAreas } from '#graphql/world/places/areas.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { Campaign } from './campaign.ts';
import { chronicle } from './chronicle.ts';

const OPTIONS: WorldOptions = { seed: 'campaign', now: 1_790_000_000, scale: 0.5 };
const build = () => new Campaign(OPTIONS, createPopulation(OPTIONS), createAreas(OPTIONS.seed));
const campaign = build();

describe('a campaign', () => {
  test('plans battles in the order of their start, all of them over by now', () => {
    const starts = campaign.plans.map(({ fixture }) => fixture.start);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(
      campaign.plans.filter(({ fixture }) => fixture.end > OPTIONS.now || fixture.end < fixture.start),
    ).toEqual([]);
  });

  test('nobody is in two battles at once', () => {
    const freeAt = new Map<number, number>();
    let clashes = 0;
    for (const { fixture, sides } of campaign.plans) {
      for (const { id } of [...sides.ORDER, ...sides.DESTRUCTION]) {
        if ((freeAt.get(id) ?? 0) > fixture.start) clashes += 1;
        freeAt.set(id, fixture.end);
      }
    }
    expect(freeAt.size).toBeGreaterThan(500);
    expect(clashes).toBe(0);
  });

  test('everybody fights on the side of their realm and in their tier', () => {
    const misplaced = campaign.plans.filter(
      ({ fixture, sides }) =>
        sides.ORDER.some(({ calling, tier }) => calling.realm !== 'ORDER' || tier !== fixture.tier) ||
        sides.DESTRUCTION.some(
          ({ calling, tier }) => calling.realm !== 'DESTRUCTION' || tier !== fixture.tier,
        ),
    );
    expect(misplaced).toEqual([]);
  });

  test('only those who were there kill and fall, and only while it lasts', () => {
    for (const { fixture, sides, kills } of campaign.battles()) {
      const present = new Set([...sides.ORDER, ...sides.DESTRUCTION]);
      const strangers = kills.filter(
        ({ time, victim, attacks }) =>
          time < fixture.start ||
          time > fixture.end ||
          !present.has(victim) ||
          attacks.some(({ character }) => !present.has(character)),
      );
      expect(strangers).toEqual([]);
    }
  });

  test('a battle fought again has the same kills', () => {
    const [one, other] = [campaign.plans.slice(0, 40), build()];
    for (const [index, plan] of one.entries()) {
      const again = other.plans[index];
      expect(again && other.fight(again)).toEqual(campaign.fight(plan));
    }
  });

  test('people who never take the field stay at home', () => {
    const idle = [...campaign.plans].flatMap(({ sides }) =>
      [...sides.ORDER, ...sides.DESTRUCTION].filter(({ zeal }) => zeal === 0),
    );
    expect(idle).toEqual([]);
  });
});

describe('the chronicle', () => {
  const entries = [...chronicle(campaign.battles())];

  test('numbers the kills in the order of time, from 8,000,000 on', () => {
    const times = entries.map(({ kill }) => kill.time);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(entries.map(({ id }) => id)).toEqual(entries.map((_, index) => 8_000_001 + index));
  });

  test('forgets none', () => {
    const told = new Set(entries.map(({ kill }) => kill));
    const fought = [...campaign.battles()].flatMap(({ kills }) => kills);
    expect(told.size).toBe(fought.length);
    expect(fought.every((kill) => told.has(kill))).toBe(true);
  });
});
