import { describe, expect, test } from 'vitest';
import {
  groupRecords,
  recordsOf,
  type WorldRecord,
  worldRecords,
} from '#graphql/testing/truth/world-records.ts';

const NOW = Date.UTC(2026, 2, 3, 19, 45) / 1000;
const WORLD = worldRecords({ seed: 'ranked', now: NOW, scale: 0.4 });

const SEASONS = recordsOf(WORLD, 'ranked_season');
const STANDINGS = recordsOf(WORLD, 'ranked_standing');
const CHARACTERS = new Map(recordsOf(WORLD, 'character').map((character) => [character.id, character]));
const LADDERS = [
  ...groupRecords(
    STANDINGS.map((row) => ({ ...row, key: `${row.season_id} ${row.ladder}` })),
    'key',
  ),
];

const numbers = (rows: readonly WorldRecord[], column: string) => rows.map((row) => Number(row[column]));

describe('seasons', () => {
  test('are four, one after the other, the main one last and current', () => {
    expect(SEASONS.map(({ main_season }) => main_season)).toEqual([false, false, false, true]);
    for (const [index, { start_time, end_time }] of SEASONS.entries()) {
      expect(Number(end_time)).toBeGreaterThan(Number(start_time));
      const next = SEASONS[index + 1];
      if (next) expect(Number(next.start_time)).toBeGreaterThan(Number(end_time));
    }
    expect(Number(SEASONS[3]?.start_time)).toBeLessThan(NOW);
    expect(Number(SEASONS[3]?.end_time)).toBeGreaterThan(NOW);
  });

  test('have a solo and a group ladder each', () => {
    expect(LADDERS.map(([key]) => key).sort()).toEqual(
      SEASONS.flatMap(({ id }) => [`${id} RANKED_GROUP`, `${id} RANKED_SOLO`]),
    );
  });
});

describe.each(LADDERS)('ladder %s', (_, rows) => {
  test('ranks from 1 without gaps, by rating', () => {
    expect(numbers(rows, 'rank')).toEqual(rows.map((_row, index) => index + 1));
    const ratings = numbers(rows, 'rating');
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
    expect(Math.min(...ratings)).toBeGreaterThan(0);
    expect(rows.length).toBeGreaterThan(20);
  });

  test('ranks every career for itself, in the same order', () => {
    const careers = groupRecords(
      rows.map((row) => ({ ...row, career: CHARACTERS.get(Number(row.character_id))?.career ?? null })),
      'career',
    );
    for (const career of careers.values())
      expect(numbers(career, 'career_rank')).toEqual(career.map((_row, index) => index + 1));
  });

  test('has nobody twice, some without a guild, and everybody with results', () => {
    expect(new Set(numbers(rows, 'character_id')).size).toBe(rows.length);
    expect(rows.some(({ guild_id }) => guild_id === null)).toBe(true);
    for (const { wins, losses, draws } of rows)
      expect(Number(wins) + Number(losses) + Number(draws)).toBeGreaterThan(0);
    expect(rows.some(({ draws }) => Number(draws) > 0)).toBe(true);
  });
});

describe('the main season', () => {
  test.each([
    ['RANKED_SOLO', 5],
    ['RANKED_GROUP', 1],
  ])('%s has at least the results of the war window', (ladder, queue) => {
    const rows = new Map(
      STANDINGS.filter((row) => row.season_id === SEASONS[3]?.id && row.ladder === ladder).map((row) => [
        row.character_id,
        row,
      ]),
    );
    const scores = recordsOf(WORLD, 'scenario_score').filter(({ queue_type }) => queue_type === queue);
    expect(scores.length).toBeGreaterThan(50);
    for (const [id, own] of groupRecords(scores, 'character_id')) {
      const row = rows.get(Number(id));
      const count = (won: boolean | null) => own.filter((score) => score.won === won).length;
      expect(Number(row?.wins)).toBeGreaterThanOrEqual(count(true));
      expect(Number(row?.losses)).toBeGreaterThanOrEqual(count(false));
      expect(Number(row?.draws)).toBeGreaterThanOrEqual(count(null));
    }
  });
});
