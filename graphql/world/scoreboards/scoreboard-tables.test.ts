import { describe, expect, test } from 'vitest';
import {
  groupRecords,
  recordsOf,
  type WorldRecord,
  worldRecords,
} from '#graphql/testing/truth/world-records.ts';
import { type Career, CAREERS } from '#graphql/world/characters/characters.ts';

/** A world with its scoreboards by their fight, for tests that count. */
const WORLD = worldRecords({ seed: 'scores', now: Date.UTC(2026, 5, 11, 21) / 1000, scale: 0.3 });

const KILLS = recordsOf(WORLD, 'kill');
const ATTACKERS = groupRecords(recordsOf(WORLD, 'kill_attacker'), 'kill_id');
const DAMAGE = groupRecords(recordsOf(WORLD, 'kill_damage'), 'kill_id');
const RUNS = recordsOf(WORLD, 'scenario_record');
const SKIRMISHES = recordsOf(WORLD, 'skirmish');
const RUN_SCORES = groupRecords(recordsOf(WORLD, 'scenario_score'), 'record_id');
const SKIRMISH_SCORES = groupRecords(recordsOf(WORLD, 'skirmish_score'), 'skirmish_id');
const CHARACTERS = new Map(recordsOf(WORLD, 'character').map((character) => [character.id, character]));

const KILLS_OF_SKIRMISHES = groupRecords(KILLS, 'skirmish_id');

const BOARDS = [
  { name: 'scenario runs', boards: RUN_SCORES, kills: groupRecords(KILLS, 'instance_id'), fights: RUNS },
  {
    name: 'skirmishes',
    boards: SKIRMISH_SCORES,
    kills: KILLS_OF_SKIRMISHES,
    fights: SKIRMISHES,
  },
];

const COMBAT_COLUMNS = [
  'kills',
  'kills_solo',
  'deaths',
  'death_blows',
  'damage',
  'kill_damage',
  'damage_received',
  'healing_self',
  'healing_others',
  'healing_received',
  'protection_self',
  'protection_others',
  'protection_received',
  'resurrections_done',
];

const CAREER_BY_NAME = new Map<unknown, Career>(CAREERS.map((career) => [career.name, career]));

const careerOf = (id: unknown) => {
  const career = CAREER_BY_NAME.get(CHARACTERS.get(Number(id))?.career);
  if (!career) throw new Error(`No career of ${String(id)}`);
  return career;
};
const isOrder = ({ character_id }: WorldRecord) => careerOf(character_id).realm === 'ORDER';
const sum = (rows: readonly WorldRecord[], ...columns: string[]) =>
  rows.reduce((total, row) => total + columns.reduce((part, column) => part + Number(row[column]), 0), 0);
const shareOf = (rows: readonly WorldRecord[], isMatch: (row: WorldRecord) => boolean) =>
  rows.filter(isMatch).length / rows.length;

/** Scoreboards of open-world skirmishes: they list both sides whole, those of scenarios only the combatants. */
function openSkirmishes() {
  return SKIRMISHES.flatMap(({ id, instance_id }) =>
    instance_id === null ? [SKIRMISH_SCORES.get(String(id)) ?? []] : [],
  );
}

/** Counts a player's stats in the kill records of a fight, one by one. */
function countedStats(kills: readonly WorldRecord[], id: unknown) {
  const killed = kills.filter(({ killer_id }) => killer_id === id);
  return {
    kills: killed.length,
    kills_solo: killed.filter(({ solo }) => solo === true).length,
    deaths: kills.filter(({ victim_id }) => victim_id === id).length,
    death_blows: kills.filter(({ deathblow_id }) => deathblow_id === id).length,
    kill_damage: sum(
      kills
        .flatMap((kill) => DAMAGE.get(String(kill.id)) ?? [])
        .filter(({ attacker_id }) => attacker_id === id),
      'amount',
    ),
  };
}

describe.each(BOARDS)('scoreboards of $name', ({ boards, kills, fights }) => {
  test('exist for every fight, with nobody twice', () => {
    expect(new Set(boards.keys())).toEqual(new Set(fights.map(({ id }) => String(id))));
    for (const board of boards.values())
      expect(new Set(board.map(({ character_id }) => character_id)).size).toBe(board.length);
  });

  test('count the kill records of their fight', () => {
    for (const [id, board] of boards) {
      const own = kills.get(id) ?? [];
      expect(sum(board, 'kills')).toBe(own.length);
      expect(sum(board, 'deaths')).toBe(own.length);
      for (const score of board) expect(score).toMatchObject(countedStats(own, score.character_id));
    }
  });

  test('have the start of their fight', () => {
    for (const { id, start_time } of fights)
      for (const score of boards.get(String(id)) ?? []) expect(score.start_time).toBe(start_time);
  });

  test('have no more kill damage than damage, nor more solo kills than kills', () => {
    const wrong = [...boards.values()]
      .flat()
      .filter(
        (score) =>
          Number(score.damage) < Number(score.kill_damage) ||
          Number(score.kills) < Number(score.kills_solo) ||
          COMBAT_COLUMNS.some((column) => Number(score[column]) < 0),
      );
    expect(wrong).toEqual([]);
  });

  test('have level, renown rank and guild of the time', () => {
    const guilds = new Map(recordsOf(WORLD, 'guild').map(({ id, realm }) => [id, realm]));
    const wrong: WorldRecord[] = [];
    for (const [id, board] of boards) {
      const first = kills.get(id)?.at(0);
      for (const score of board) {
        const today = CHARACTERS.get(Number(score.character_id));
        const isGrown =
          Number(score.level) > Number(today?.level) ||
          Number(score.renown_rank) > Number(today?.renown_rank);
        const realm = guilds.get(score.guild_id ?? 0) ?? null;
        if (isGrown || (realm !== null && realm !== careerOf(score.character_id).realm)) wrong.push(score);
        if (first?.killer_id === score.character_id && first?.killer_guild_id !== score.guild_id)
          wrong.push(score);
      }
    }
    expect(wrong).toEqual([]);
    expect(shareOf([...boards.values()].flat(), ({ guild_id }) => guild_id === null)).toBeGreaterThan(0.05);
  });
});

describe('scenario scoreboards', () => {
  test('list all players, idle ones too', () => {
    const scores = [...RUN_SCORES.values()].flat();
    const idle = shareOf(scores, (score) =>
      COMBAT_COLUMNS.slice(0, 6).every((column) => score[column] === 0),
    );
    expect(idle).toBeGreaterThan(0.002);
    expect(idle).toBeLessThan(0.1);
    for (const board of RUN_SCORES.values()) expect(new Set(board.map(({ team }) => team)).size).toBe(2);
  });

  test('have a team by realm, and have won when their team has more points', () => {
    for (const { id, order_points, destruction_points, queue_type } of RUNS) {
      const lead = Number(order_points) - Number(destruction_points);
      for (const score of RUN_SCORES.get(String(id)) ?? []) {
        expect(score.team).toBe(isOrder(score) ? 0 : 1);
        expect(score.won).toBe(lead === 0 ? null : lead > 0 === (score.team === 0));
        expect(score.queue_type).toBe(queue_type);
      }
    }
    expect([...RUN_SCORES.values()].flat().some(({ won }) => won === null)).toBe(true);
  });

  test('have few quitters', () => {
    const quitters = shareOf([...RUN_SCORES.values()].flat(), ({ quitter }) => quitter === true);
    expect(quitters).toBeGreaterThan(0.004);
    expect(quitters).toBeLessThan(0.03);
  });

  test('have premade groups, but not in every run', () => {
    const premades = [...RUN_SCORES.values()].filter((board) =>
      [
        ...groupRecords(
          board.filter(({ guild_id }) => guild_id !== null),
          'guild_id',
        ).values(),
      ].some((party) => party.length >= 6),
    );
    expect(premades.length / RUNS.length).toBeGreaterThan(0.05);
    expect(premades.length / RUNS.length).toBeLessThan(0.9);
  });
});

describe('skirmish scoreboards', () => {
  test('have a row for every player of the skirmish', () => {
    for (const skirmish of SKIRMISHES) {
      const board = SKIRMISH_SCORES.get(String(skirmish.id)) ?? [];
      expect(board.length).toBe(skirmish.players);
      expect(board.filter(({ realm }) => realm === 'ORDER').length).toBe(skirmish.players_order);
      const attackers = (KILLS_OF_SKIRMISHES.get(String(skirmish.id)) ?? [])
        .flatMap(({ id }) => ATTACKERS.get(String(id)) ?? [])
        .map(({ character_id }) => character_id);
      const listed = new Set(board.map(({ character_id }) => character_id));
      expect(attackers.filter((id) => !listed.has(id ?? null))).toEqual([]);
    }
  });

  test('agree with the scoreboard of their scenario run', () => {
    const inRuns = SKIRMISHES.filter(({ instance_id }) => instance_id !== null);
    expect(inRuns.length).toBeGreaterThan(20);
    for (const { id, instance_id } of inRuns) {
      const scores = new Map(
        (RUN_SCORES.get(String(instance_id)) ?? []).map((score) => [score.character_id, score]),
      );
      for (const score of SKIRMISH_SCORES.get(String(id)) ?? []) {
        const own = scores.get(score.character_id);
        expect(score).toMatchObject(sharedColumns(own));
      }
    }
  });
});

/** The columns that both scoreboards of a fight have. */
const sharedColumns = (score: WorldRecord | undefined) =>
  Object.fromEntries([...COMBAT_COLUMNS, 'guild_id', 'level'].map((column) => [column, score?.[column]]));

describe('both sides', () => {
  const scenes = [...RUN_SCORES.values(), ...openSkirmishes()];

  test('receive the damage of the other side', () => {
    for (const board of scenes) {
      const [order, destruction] = [board.filter(isOrder), board.filter((score) => !isOrder(score))];
      expect(sum(order, 'damage_received')).toBe(sum(destruction, 'damage'));
      expect(sum(destruction, 'damage_received')).toBe(sum(order, 'damage'));
    }
  });

  test.each(['healing', 'protection'])(
    'receive all the %s they give, no more than the damage received',
    (support) => {
      for (const board of scenes) {
        for (const side of [board.filter(isOrder), board.filter((score) => !isOrder(score))]) {
          expect(sum(side, `${support}_received`)).toBe(sum(side, `${support}_self`, `${support}_others`));
          expect(sum(side, `${support}_received`)).toBeLessThanOrEqual(sum(side, 'damage_received'));
          for (const score of side)
            expect(Number(score[`${support}_received`])).toBeGreaterThanOrEqual(
              Number(score[`${support}_self`]),
            );
        }
      }
    },
  );

  test('resurrect no more than have died', () => {
    for (const board of scenes) {
      for (const side of [board.filter(isOrder), board.filter((score) => !isOrder(score))])
        expect(sum(side, 'resurrections_done')).toBeLessThanOrEqual(sum(side, 'deaths'));
    }
    expect(sum(scenes.flat(), 'resurrections_done')).toBeGreaterThan(100);
  });

  test('have healers heal the others and the most', () => {
    const of = (archetype: string) =>
      scenes.flat().filter(({ character_id }) => careerOf(character_id).archetype === archetype);
    expect(sum(of('MELEE_DPS'), 'healing_others', 'resurrections_done')).toBe(0);
    expect(sum(of('HEALER'), 'healing_others')).toBeGreaterThan(10 * sum(of('TANK'), 'healing_self'));
    expect(sum(of('TANK'), 'protection_others')).toBeGreaterThan(sum(of('HEALER'), 'protection_others'));
  });
});
