import { describe, expect, test } from 'vitest';
import { type WorldRecord, groupRecords, recordsOf } from '#graphql/testing/truth/world-records.ts';
import { INSTANCES, RETIRED_ENCOUNTER, instanceTables } from './instances.ts';
import type { WorldValue } from '#graphql/world/world-table.ts';
import { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { runTables } from '#graphql/world/instances/run-tables.ts';
import { characterTable, CAREERS } from '#graphql/world/characters/characters.ts';
import { guildTable } from '#graphql/world/guilds/guilds.ts';
import { createPopulation } from '#graphql/world/population.ts';
import { createAreas } from '#graphql/world/zones/areas.ts';
import type { WorldOptions } from '#graphql/world/world.ts';

/** Runs, the attempts in them and the scoreboards of both, with the people who were there and nothing else. */
function instanceWorld(options: WorldOptions) {
  const population = createPopulation(options);
  const { plans } = new BattleSimulation(options, population, createAreas(options.seed));
  const tables = [
    characterTable(population.characters),
    guildTable(population.guilds, () => null),
    ...instanceTables(),
    ...runTables(options, population, plans),
  ];
  const world = new Map(
    tables.map(({ name, columns, rows }) => [
      name,
      Array.from(rows, (row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null]))),
    ]),
  );
  const group = (table: string, column: string) => {
    const groups = groupRecords(recordsOf(world, table), column);
    return ({ id }: WorldRecord): readonly WorldRecord[] => groups.get(String(id)) ?? [];
  };
  return {
    characters: recordsOf(world, 'character'),
    guilds: recordsOf(world, 'guild'),
    encounters: recordsOf(world, 'instance_encounter'),
    runs: recordsOf(world, 'instance_run'),
    attempts: recordsOf(world, 'instance_encounter_run'),
    attemptsOf: group('instance_encounter_run', 'run_id'),
    runScores: group('instance_run_score', 'run_id'),
    attemptScores: group('instance_encounter_run_score', 'encounter_run_id'),
  };
}

/** The sum of a column. */
const sumOf = (records: readonly WorldRecord[], column: string) =>
  records.reduce((before, record) => before + Number(record[column]), 0);

const countOf = (records: readonly WorldRecord[], holds: (record: WorldRecord) => boolean) =>
  records.filter(holds).length;

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

const scored = instanceWorld({ seed: 'scores', now: Date.UTC(2026, 8, 20, 21) / 1000, scale: 1 });
const CAREER_BY_NAME = new Map(CAREERS.map((career) => [career.name as string, career]));
const CAREER_OF_CHARACTER = new Map(scored.characters.map(({ id, career }) => [id, String(career)]));
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
    const wrong = scored.runs.flatMap((run) => {
      const fights = groupRecords(scored.attemptsOf(run).flatMap(scored.attemptScores), 'character_id');
      const members = new Set(scored.runScores(run).map(({ character_id }) => String(character_id)));
      const strangers = [...fights.keys()].filter((id) => !members.has(id));
      return [...strangers, ...scored.runScores(run).filter((entry) => !isSum(entry, fights))];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['runs', scored.runs, scored.runScores],
    ['fights', scored.attempts, scored.attemptScores],
  ] as const)('of %s are repeated in their rows', (_, records, scoresOf) => {
    expect(records.map(repeated)).toEqual(records.map((record) => summaryOf(scoresOf(record))));
  });

  test('have nobody twice', () => {
    const boards = [...scored.runs.map(scored.runScores), ...scored.attempts.map(scored.attemptScores)];
    const twice = boards.filter(
      (board) => new Set(board.map(({ character_id }) => character_id)).size < board.length,
    );
    expect(twice).toEqual([]);
  });

  test('end with the item rating of the last fight or a better one', () => {
    const paths = scored.runs.flatMap((run) => {
      const fights = groupRecords(scored.attemptsOf(run).flatMap(scored.attemptScores), 'character_id');
      return scored.runScores(run).map(({ character_id, item_rating }) => {
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
    for (const run of scored.runs) {
      const sides = new Set(scored.runScores(run).map(({ character_id }) => careerOf(character_id)?.realm));
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
    const parties = scored.runs.filter(({ entries }) => Number(entries) >= 6).map(scored.runScores);
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
    const today = new Map(scored.characters.map((character) => [character.id, character]));
    const guilds = new Set(scored.guilds.map(({ id }) => id));
    const entries = scored.runs.flatMap(scored.runScores);
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
