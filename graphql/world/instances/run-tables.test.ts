import { describe, expect, test } from 'vitest';
import { countOf, instanceWorld } from '#graphql/testing/world/instance-world.ts';
import type { WorldRecord } from '#graphql/testing/truth/world-records.ts';
import { INSTANCES, RETIRED_ENCOUNTER } from './instances.ts';

const NOW = Date.UTC(2026, 8, 20, 21) / 1000;
const world = instanceWorld({ seed: 'runs', now: NOW, scale: 1 });

const hasUnknownEnd = ({ start_time, end_time }: WorldRecord): boolean => start_time !== 0 && end_time === 0;

describe('runs', () => {
  test('are 900, of every instance, in the last 60 days', () => {
    expect(world.runs.length).toBe(900);
    expect(new Set(world.runs.map(({ instance_id }) => instance_id)).size).toBe(21);
    for (const { start_time, end_time, duration } of world.runs) {
      const [start, end] = [Number(start_time), Number(end_time)];
      if (start > 0) expect(start).toBeGreaterThanOrEqual((NOW - 60 * 86_400) * 1000);
      expect(Math.max(start, end)).toBeLessThanOrEqual(NOW * 1000);
      expect(duration).toBe(start > 0 && end > 0 ? end - start : null);
      if (duration !== null) expect(Number(duration)).toBeGreaterThan(0);
    }
  });

  test('have an unknown end in about 1 of 100 cases, and never among the newest', () => {
    const apportion = countOf(world.runs, hasUnknownEnd) / world.runs.length;
    expect(apportion).toBeGreaterThan(0.004);
    expect(apportion).toBeLessThan(0.02);
    const newest = world.runs.toSorted((one, other) => Number(other.start_time) - Number(one.start_time));
    expect(newest.slice(0, 50).filter(hasUnknownEnd)).toEqual([]);
  });

  test('are of every kind: not started, without players, with few', () => {
    expect(countOf(world.runs, ({ start_time }) => start_time === 0)).toBeGreaterThan(2);
    expect(
      countOf(world.runs, ({ start_time, entries }) => start_time !== 0 && entries === 0),
    ).toBeGreaterThan(2);
    expect(countOf(world.runs, ({ entries }) => Number(entries) > 0 && Number(entries) < 6)).toBeGreaterThan(
      15,
    );
    expect(countOf(world.runs, ({ entries }) => Number(entries) >= 12)).toBeGreaterThan(50);
    const usual = countOf(world.runs, ({ entries }) => Number(entries) >= 6) / world.runs.length;
    expect(usual).toBeGreaterThan(0.85);
    const completed = countOf(world.runs, (run) => run.completed === true) / world.runs.length;
    expect(completed).toBeGreaterThan(0.3);
    expect(completed).toBeLessThan(0.7);
  });

  test('enclose their attempts, which follow each other', () => {
    for (const run of world.runs) {
      let clock = Number(run.start_time);
      for (const { start_time, end_time } of world.attemptsOf(run)) {
        expect(Number(start_time)).toBeGreaterThan(clock);
        clock = Number(end_time) || Number(start_time);
      }
      if (run.end_time !== 0) expect(clock).toBeLessThanOrEqual(Number(run.end_time));
    }
  });

  test('are completed when the last encounter was won, and count what was won', () => {
    const encounters = new Map(INSTANCES.map((instance) => [instance.id, instance.encounters]));
    for (const run of world.runs) {
      const attempts = world.attemptsOf(run);
      const won = new Set(
        attempts.filter(({ completed }) => completed === true).map((each) => each.encounter_id),
      );
      const all = encounters.get(Number(run.instance_id)) ?? [];
      expect(run.encounters_won).toBe(won.size);
      if (run.completed === true) expect(all.every(({ id }) => won.has(id))).toBe(true);
    }
  });

  test('have attempts at an encounter until it is won, then at the next one', () => {
    let again = 0;
    for (const run of world.runs) {
      for (const [index, { encounter_id }] of world.attemptsOf(run).entries()) {
        const before = world.attemptsOf(run)[index - 1];
        if (!before) continue;
        const next = Number(before.encounter_id) + Number(before.completed);
        expect(encounter_id).toBe(next);
        again += Number(before.completed === false);
      }
    }
    expect(again).toBeGreaterThan(200);
  });

  test('have tried one encounter that is in no list any more', () => {
    const known = new Set(world.encounters.map(({ id }) => id));
    const lost = world.attempts.filter(({ encounter_id }) => !known.has(encounter_id ?? null));
    expect(lost.length).toBeGreaterThan(0);
    expect(new Set(lost.map(({ encounter_id }) => encounter_id))).toEqual(new Set([RETIRED_ENCOUNTER.id]));
  });
});

describe('a small world', () => {
  test('has each edge case too', () => {
    const { runs } = instanceWorld({ seed: 'small', now: NOW, scale: 0.01 });
    expect(runs.length).toBe(24);
    expect(countOf(runs, ({ start_time }) => start_time === 0)).toBeGreaterThan(0);
    expect(countOf(runs, hasUnknownEnd)).toBeGreaterThan(0);
    expect(countOf(runs, hasUnknownEnd)).toBeLessThan(3);
    const newest = runs.toSorted((one, other) => Number(other.start_time) - Number(one.start_time));
    expect(newest.slice(0, 2).filter(hasUnknownEnd)).toEqual([]);
    expect(countOf(runs, ({ start_time, entries }) => start_time !== 0 && entries === 0)).toBeGreaterThan(0);
  });
});
