import { describe, expect, test } from 'vitest';
import { warWindow } from '#graphql/world/war-window.ts';
import { createCharacters, levelsAt, LEVELS_OF_TIER, CAREERS } from './characters.ts';

const NOW = 1_790_000_000;
const WINDOW = warWindow(NOW);
const CHARACTERS = createCharacters({ seed: 'characters', now: NOW, scale: 1 });

describe('characters', () => {
  test('are 3,000 of all 24 careers', () => {
    expect(CHARACTERS).toHaveLength(3000);
    expect(CAREERS).toHaveLength(24);
    expect(new Set(CHARACTERS.map(({ career }) => career.name)).size).toBe(24);
  });

  test('gain levels during the war, never beyond those of today, never out of their tier', () => {
    for (const character of CHARACTERS) {
      const [lowest, highest] = LEVELS_OF_TIER[character.tier];
      const marks = [0, 0.25, 0.5, 0.75, 1].map((share) =>
        levelsAt(character, WINDOW, WINDOW.from + (WINDOW.to - WINDOW.from) * share),
      );
      const levels = marks.map(({ level }) => level);
      const ranks = marks.map(({ renownRank }) => renownRank);
      expect(levels).toEqual(levels.toSorted((one, other) => one - other));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      expect(levels[0]).toBeGreaterThanOrEqual(lowest);
      expect(levels.at(-1)).toBe(character.level);
      expect(character.level).toBeLessThanOrEqual(highest);
      expect(ranks.at(-1)).toBe(character.renownRank);
      expect(character.renownRank).toBeLessThanOrEqual(80);
      expect(ranks[0]).toBeGreaterThanOrEqual(1);
    }
    expect(CHARACTERS.some(({ level, levelBefore }) => level > levelBefore)).toBe(true);
  });

  test('differ in activity: a few have none, a few very much', () => {
    const activity = CHARACTERS.map((character) => character.activity).toSorted((one, other) => other - one);
    expect(activity.filter((value) => value === 0).length).toBeGreaterThan(60);
    const sum = activity.reduce((total, value) => total + value, 0);
    const busiest = activity.slice(0, 300).reduce((total, value) => total + value, 0);
    expect(busiest / sum).toBeGreaterThan(0.3);
  });
});
