import { describe, expect, test } from 'vitest';
import { countOf, instanceWorld, sumOf } from '#graphql/testing/world/instance-world.ts';
import { CAREERS } from '#graphql/world/characters/careers.ts';
import { groupRecords, type WorldRecord } from '#graphql/testing/truth/world-records.ts';
import type { WorldValue } from '#graphql/world/world-table.ts';
import { INSTANCES } from './instances.ts';

const world = instanceWorld({ seed: 'scores', now: Date.UTC(2026, 8, 20, 21) / 1000, scale: 1 });
const CAREER_BY_NAME = new Map(CAREERS.map((career) => [career.name as string, career]));
const CAREER_OF_CHARACTER = new Map(world.characters.map(({ id, career }) => [id, String(career)]));
const careerOf = (id: WorldValue | undefined) =>
  CAREER_BY_NAME.get(CAREER_OF_CHARACTER.get(id ?? null) ?? '');

const SUMS = [
  'deaths damage kill_damage damage_received healing_self healing_others healing_received',
  'protection_self protection_others protection_received resurrections_done',
]
  .join(' ')
  .split(' ');

function isSum(entry: WorldRecord, fights: ReadonlyMap<string, WorldRecord[]>) {
  const own = fights.get(String(entry.character_id)) ?? [];
  return SUMS.every((column) => entry[column] === sumOf(own, column));
}

/** Entries, deaths, and the lowest, average and highest item rating. */
const repeated = (record: WorldRecord) => [
  record.entries,
  record.deaths,
  record.min_item_rating,
  record.average_item_rating,
  record.max_item_rating,
];

function summaryOf(scores: readonly WorldRecord[]) {
  if (scores.length === 0) return [0, 0, 0, 0, 0];
  const ratings = scores.map(({ item_rating }) => Number(item_rating));
  const average = sumOf(scores, 'item_rating') / scores.length;
  return [scores.length, sumOf(scores, 'deaths'), Math.min(...ratings), average, Math.max(...ratings)];
}

describe('scoreboards', () => {
  test('of a run are the sums of its fights', () => {
    const wrong = world.runs.flatMap((run) => {
      const fights = groupRecords(world.attemptsOf(run).flatMap(world.attemptScores), 'character_id');
      const members = new Set(world.runScores(run).map(({ character_id }) => String(character_id)));
      const strangers = [...fights.keys()].filter((id) => !members.has(id));
      return [...strangers, ...world.runScores(run).filter((entry) => !isSum(entry, fights))];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['runs', world.runs, world.runScores],
    ['fights', world.attempts, world.attemptScores],
  ] as const)('of %s are repeated in their rows', (_, records, scoresOf) => {
    expect(records.map(repeated)).toEqual(records.map((record) => summaryOf(scoresOf(record))));
  });

  test('have nobody twice', () => {
    const boards = [...world.runs.map(world.runScores), ...world.attempts.map(world.attemptScores)];
    const twice = boards.filter(
      (board) => new Set(board.map(({ character_id }) => character_id)).size < board.length,
    );
    expect(twice).toEqual([]);
  });

  test('end with the item rating of the last fight or a better one', () => {
    const paths = world.runs.flatMap((run) => {
      const fights = groupRecords(world.attemptsOf(run).flatMap(world.attemptScores), 'character_id');
      return world.runScores(run).map(({ character_id, item_rating }) => {
        const own = fights.get(String(character_id)) ?? [];
        return own.map((score) => Number(score.item_rating)).concat(Number(item_rating));
      });
    });
    expect(paths).toEqual(paths.map((path) => path.toSorted((one, other) => one - other)));
    expect(paths.filter((path) => (path.at(-1) ?? 0) > (path[0] ?? 0)).length).toBeGreaterThan(100);
  });

  test('are of one realm, the right one where the instance has one', () => {
    const realms = new Map(INSTANCES.map(({ id, realm }) => [id, realm]));
    const both = new Set<string | undefined>();
    for (const run of world.runs) {
      const sides = new Set(world.runScores(run).map(({ character_id }) => careerOf(character_id)?.realm));
      expect(sides.size).toBeLessThanOrEqual(1);
      const realm = realms.get(Number(run.instance_id));
      for (const side of sides) {
        if (realm) expect(side).toBe(realm);
        else both.add(side);
      }
    }
    expect(both.size).toBe(2);
  });

  test('have tanks, healers and others; now and then a healer who came to fight', () => {
    const parties = world.runs.filter(({ entries }) => Number(entries) >= 6).map(world.runScores);
    const has = (part: string) =>
      parties.filter((party) => party.some(({ archetype }) => String(archetype).endsWith(part))).length /
      parties.length;
    for (const part of ['TANK', 'HEALER', 'MELEE_DPS', 'RANGED_DPS']) expect(has(part)).toBeGreaterThan(0.85);
    const turned = parties
      .flat()
      .filter(({ character_id, archetype }) => careerOf(character_id)?.archetype !== archetype);
    expect(turned.length).toBeGreaterThan(50);
    expect(turned.every(({ archetype }) => String(archetype).endsWith('DPS'))).toBe(true);
  });

  test('have level, rank and guild of then: never above those of today', () => {
    const today = new Map(world.characters.map((character) => [character.id, character]));
    const guilds = new Set(world.guilds.map(({ id }) => id));
    const entries = world.runs.flatMap(world.runScores);
    const ahead = entries.filter(({ character_id, level, renown_rank }) => {
      const character = today.get(character_id ?? null);
      return !(
        Number(level) <= Number(character?.level) && Number(renown_rank) <= Number(character?.renown_rank)
      );
    });
    expect(ahead).toEqual([]);
    expect(countOf(entries, ({ guild_id }) => guild_id === null)).toBeGreaterThan(50);
    expect(countOf(entries, ({ guild_id }) => guild_id !== null && !guilds.has(guild_id ?? null))).toBe(0);
  });
});
