import { expect, it } from 'vitest';
import { readLine } from '#graphql/import/read-line.ts';
import { LiveWar } from './live-war.ts';

const NOW = Date.parse('2026-09-23T18:00:00Z') / 1000;
const OPTIONS = { seed: 'live', now: NOW, scale: 1 };
const HOUR = 3_600;

it('plays the same war in one piece, in many, and after a restart', () => {
  const all = new LiveWar(OPTIONS).events(NOW, NOW + 6 * HOUR);
  expect(all.length).toBeGreaterThan(50);
  const war = new LiveWar(OPTIONS);
  const pieces = Array.from({ length: 72 }, (_, index) => NOW + index * 300);
  expect(pieces.flatMap((from) => war.events(from, from + 300))).toEqual(all);
  const later = new LiveWar(OPTIONS).events(NOW + 4 * HOUR, NOW + 6 * HOUR);
  expect(later).toEqual(all.filter(({ time }) => time >= NOW + 4 * HOUR));
  expect(new LiveWar({ ...OPTIONS, seed: 'another' }).events(NOW, NOW + HOUR)).not.toEqual(
    all.filter(({ time }) => time < NOW + HOUR),
  );
});

it('tells every event once, after the clock of the world, in lines that the import reads', () => {
  const events = new LiveWar(OPTIONS).events(NOW - HOUR, NOW + 3 * HOUR);
  const kills = events.map(({ line }) => readLine(line));
  expect(new Set(kills.map(({ name }) => name)).size).toBe(events.length);
  expect(events.every(({ time }) => time > NOW && time < NOW + 3 * HOUR)).toBe(true);
  expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).toSorted((a, b) => a - b));
  expect(kills[0]?.tables.map(({ table }) => table)).toEqual(['kill', 'kill_attacker', 'kill_damage']);
});
