import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { Random } from '#graphql/rules/random.ts';
import type { DungeonRow } from './dungeon.ts';

/* Sixty written evenings, joined and counted by the database and by a plain computation that shares no code with it. */

const MINUTE = 60_000;
const START = Date.parse('2026-09-20T21:00:00Z');
/** The encounters that the game lists, by instance. */
const GAME: Readonly<Record<number, readonly number[]>> = {
  160: [1, 2, 3],
  163: [11, 12, 13, 14],
  164: [21, 22],
  60: [31, 32],
  63: [41, 42, 43],
  36: [51, 52, 53, 54, 55, 56],
  50: [61],
};
const DUNGEONS: Readonly<Record<number, readonly number[]>> = {
  160: [160, 163, 164],
  60: [60, 63],
  36: [36],
  50: [50],
};

interface Fight {
  readonly encounter: number;
  readonly minutes: number;
  readonly won: boolean;
  readonly deaths: number;
}

interface Run {
  readonly id: string;
  readonly instance: number;
  readonly start: number;
  /** 0 where it is not known. */
  readonly end: number;
  /** A player may be there twice. */
  readonly party: readonly number[];
  readonly fights: readonly Fight[];
  readonly completed: boolean;
}

const won = (encounter: number): Fight => ({ encounter, minutes: 5, won: true, deaths: 1 });
const lost = (encounter: number): Fight => ({ encounter, minutes: 4, won: false, deaths: 6 });
const all = (instance: number) => (GAME[instance] ?? []).map(won);

class Evenings {
  readonly runs: Run[] = [];
  readonly #random: Random;
  #day = 0;
  #person = 0;

  constructor(seed: string) {
    this.#random = new Random(seed);
  }

  next(): number {
    this.#day += 1;
    return START + this.#day * 1_440 * MINUTE;
  }

  party = (size = 6): number[] => Array.from({ length: size }, () => (this.#person += 1));

  run(
    instance: number,
    party: readonly number[],
    start: number,
    fights: readonly Fight[],
    more: Partial<Run> = {},
  ): number {
    const end = start + (fights.reduce((sum, { minutes }) => sum + minutes, 0) + 3) * MINUTE;
    this.runs.push({
      id: this.#random.uuid(),
      instance,
      start,
      end,
      party,
      fights,
      completed: false,
      ...more,
    });
    return more.end === undefined || more.end <= start ? end : more.end;
  }
}

/** Each kind of evening, by its name. */
const KINDS: Readonly<Record<string, (world: Evenings) => void>> = {
  'two parties at once'(world) {
    const start = world.next();
    const [one, other] = [world.party(), world.party()];
    const end = world.run(163, one, start, [lost(11)]);
    world.run(163, other, start + MINUTE, all(163));
    world.run(163, one, end + 2 * MINUTE, all(163));
  },
  'a substitute'(world) {
    const start = world.next();
    const [first, ...rest] = world.party();
    const end = world.run(36, [first ?? 0, ...rest], start, [won(51), lost(52)]);
    world.run(36, [...rest, ...world.party(1)], end + 5 * MINUTE, [
      won(52),
      won(53),
      won(54),
      won(55),
      won(56),
    ]);
  },
  'half of them new'(world) {
    const start = world.next();
    const party = world.party(8);
    const end = world.run(60, party.slice(0, 6), start, [won(31)]);
    // Four of eight are in both, then three of nine.
    const later = world.run(60, [...party.slice(2, 6), ...party.slice(6)], end, [won(32)]);
    world.run(60, [...party.slice(5), ...world.party(3)], later, all(60));
  },
  'a break of 25 minutes'(world) {
    const start = world.next();
    const party = world.party();
    const end = world.run(164, party, start, [lost(21)]);
    world.run(164, party, end + 25 * MINUTE, all(164));
  },
  'a break of 20 minutes'(world) {
    const start = world.next();
    const party = world.party();
    const end = world.run(164, party, start, [won(21)]);
    world.run(164, party, end + 20 * MINUTE, [won(22)]);
  },
  'a wing left for another'(world) {
    const start = world.next();
    const party = world.party();
    const end = world.run(163, party, start, [won(11)]);
    world.run(164, party, end + 3 * MINUTE, all(164));
  },
  'a wing that was only looked at'(world) {
    const start = world.next();
    const party = world.party();
    const end = world.run(60, party, start, []);
    world.run(63, party, end + 3 * MINUTE, all(63));
  },
  'over midnight'(world) {
    const start = world.next() + 175 * MINUTE;
    const party = world.party();
    const end = world.run(36, party, start, [won(51), won(52)]);
    world.run(36, party, end + 4 * MINUTE, [won(53), won(54), won(55), won(56)]);
  },
  'an end that is missing'(world) {
    const start = world.next();
    const party = world.party();
    world.run(63, party, start, [won(41), won(42)], { end: 0 });
    world.run(63, party, start + 25 * MINUTE, [won(43)]);
  },
  'absurd ends'(world) {
    const start = world.next();
    world.run(50, world.party(), start, all(50), { end: start + 500 * MINUTE });
    world.run(50, world.party(), start, all(50), { end: start - MINUTE });
    world.run(50, world.party(), start, all(50), { end: start });
  },
  'encounters renamed'(world) {
    // 99 is no longer among those that the game lists.
    world.run(164, world.party(), world.next(), [won(99), won(22)]);
  },
  'a player twice'(world) {
    const start = world.next();
    const party = world.party();
    const end = world.run(60, [...party, ...party.slice(0, 3)], start, [lost(31)]);
    world.run(60, [...party.slice(0, 3), ...world.party(3)], end + MINUTE, all(60));
  },
  'looks that are no tries'(world) {
    const look = (encounter: number): Fight => ({ encounter, minutes: 0.5, won: false, deaths: 0 });
    const quick = { encounter: 61, minutes: 0.5, won: true, deaths: 0 };
    world.run(50, world.party(), world.next(), [look(61)]);
    world.run(50, world.party(), world.next(), [look(61), quick]);
  },
  'too few of them'(world) {
    world.run(50, world.party(5), world.next(), all(50));
  },
};

/** Sessions in words of their own: of each run its session, and what each session comes to. */
function plainSessions(runs: readonly Run[]) {
  const dungeonOf = (instance: number) =>
    Number(Object.entries(DUNGEONS).find(([, wings]) => wings.includes(instance))?.[0]);
  const isKnown = ({ start, end }: { start: number; end: number }) =>
    end > start && end - start <= 420 * MINUTE;
  const until = (run: Run) =>
    isKnown(run) ? run.end : run.start + run.fights.reduce((sum, { minutes }) => sum + minutes, 0) * MINUTE;
  const counted = runs.filter(({ party }) => party.length >= 6);
  const linked = (one: Run, other: Run) => {
    if (dungeonOf(one.instance) !== dungeonOf(other.instance)) return false;
    if (one.start - until(other) > 20 * MINUTE || other.start - until(one) > 20 * MINUTE) return false;
    const union = new Set([...one.party, ...other.party]).size;
    return new Set(one.party.filter((person) => other.party.includes(person))).size / union >= 0.5;
  };
  const sessions: Run[][] = [];
  for (const run of counted.toSorted(
    (one, other) => one.start - other.start || (one.id < other.id ? -1 : 1),
  )) {
    const near = sessions.filter((session) => session.some((each) => linked(each, run)));
    const [first, ...rest] = near;
    if (first) first.push(...rest.flatMap((session) => session.splice(0)), run);
    else sessions.push([run]);
  }
  return sessions
    .filter((session) => session.length > 0)
    .map((session) => {
      const ordered = session.toSorted(
        (one, other) => one.start - other.start || (one.id < other.id ? -1 : 1),
      );
      const wings = [...new Set(ordered.map(({ instance }) => instance))].map((instance) => {
        const inside = ordered.filter((run) => run.instance === instance);
        const fights = inside.flatMap((run) => run.fights);
        const tries = fights.filter((fight) => fight.won || fight.deaths > 0 || fight.minutes >= 1);
        const game = GAME[instance] ?? [];
        const fell = game.filter((each) => tries.some((one) => one.won && one.encounter === each)).length;
        return { instance, tries: tries.length, fell, listed: game.length };
      });
      const tried = wings.filter(({ tries }) => tries > 0);
      const span = { start: ordered[0]?.start ?? 0, end: Math.max(...ordered.map(({ end }) => end)) };
      const sum = (figure: 'fell' | 'listed') => tried.reduce((total, wing) => total + wing[figure], 0);
      return {
        id: ordered[0]?.id ?? '',
        dungeon: dungeonOf(ordered[0]?.instance ?? 0),
        runs: ordered.length,
        players: new Set(ordered.flatMap(({ party }) => party)).size,
        listed: sum('listed'),
        fell: sum('fell'),
        cleared: tried.length > 0 && tried.every((wing) => wing.fell === wing.listed),
        duration: ordered.every(isKnown) && isKnown(span) ? span.end - span.start : null,
        wings: tried.map(({ instance, fell, listed }) => ({ instance, cleared: fell === listed })),
      };
    });
}

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

async function write(runs: readonly Run[]): Promise<void> {
  const { sql } = database;
  const rows = runs.map(({ id, instance, start, end, completed }) => ({
    id,
    instance,
    start,
    until: end,
    completed,
  }));
  await sql`
    insert into instance_run
    select id, instance, start, until, null, completed, 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${sql.json(rows)}) run (id uuid, instance smallint, start bigint, until bigint, completed boolean)`;
  const members = runs.flatMap(({ id, party }) =>
    party.map((person, position) => ({ id, position, person })),
  );
  await sql`
    insert into instance_run_score
    select id, position, person, null, 40, 80, case position when 0 then 'TANK' else 'HEALER' end, 400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${sql.json(members)}) part (id uuid, position smallint, person integer)`;
  const fights = runs.flatMap((run) => {
    let start = run.start;
    return run.fights.map(({ encounter, minutes, won: completed, deaths }) => {
      const until = start + minutes * MINUTE;
      const fight = { run: run.id, instance: run.instance, encounter, start, until, completed, deaths };
      start = until;
      return { ...fight, number: (number += 1) };
    });
  });
  await sql`
    insert into instance_encounter_run
    select number, run, instance, encounter, start, until, null, completed, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${sql.json(fights)}) fight (number bigint, run uuid, instance smallint, encounter integer,
      start bigint, until bigint, completed boolean)`;
  await sql`
    insert into instance_encounter_run_score
    select number, 0, 1, null, 40, 80, 'TANK', 400, deaths, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${sql.json(fights.filter(({ deaths }) => deaths > 0))}) fight (number bigint, deaths integer)`;
}
let number = 0;

const stored = () => database.sql`
  select id, dungeon_id::integer as dungeon, runs, players, listed::integer, fell::integer, cleared, duration,
         (select coalesce(json_agg(json_build_object('instance', instance_id, 'cleared', wing.cleared) order by start_time), '[]')
          from session_wing wing where session_id = session.id) as wings
  from dungeon_session session order by start_time, id`;

const plainMedian = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

it('sixty written evenings are joined and counted as a plain computation does', async () => {
  const { sql } = database;
  const world = new Evenings('sixty evenings');
  const kinds = Object.values(KINDS);
  for (let evening = 0; evening < 60; evening += 1) kinds[evening % kinds.length]?.(world);
  for (const [instance, encounters] of Object.entries(GAME)) {
    await sql`insert into instance values (${instance}, ${`Instance ${instance}`})`;
    for (const [position, id] of encounters.entries())
      await sql`insert into instance_encounter values (${id}, ${instance}, ${position}, ${`Encounter ${id}`})`;
  }
  const random = new Random('written in any order');
  const rest = random.shuffle(world.runs);
  while (rest.length > 0) await write(rest.splice(0, random.pick([1, 20, 60])));
  const expected = plainSessions(world.runs);
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const found = await stored();
  expect([...found].toSorted((one, other) => byId(one as never, other as never))).toEqual(
    expected.toSorted(byId),
  );

  const dungeons = await sql<DungeonRow[]>`select * from dungeon_rows(array[160, 60, 36, 50])`;
  for (const { id, figures, wings } of dungeons) {
    const own = expected.filter(({ dungeon }) => dungeon === id);
    const clears = own.filter(({ cleared }) => cleared);
    const times = clears.flatMap(({ duration }) => duration ?? []);
    const middle = plainMedian(times);
    expect(figures).toMatchObject({
      sessions: own.length,
      tries: own.filter(({ listed }) => listed > 0).length,
      cleared: clears.length,
      timed: times.length,
      median: middle === null ? null : Math.round(middle / 1000),
    });
    for (const wing of wings) {
      const tries = own.flatMap((session) =>
        session.wings.filter(({ instance }) => instance === wing.instanceId),
      );
      expect(wing.figures).toMatchObject({
        tries: tries.length,
        cleared: tries.filter(({ cleared }) => cleared).length,
      });
    }
  }
  expect(await wrongSums(sql)).toEqual([]);
});

describe('what the other client gets wrong', () => {
  const only = (kind: string) => {
    const world = new Evenings('sixty evenings');
    KINDS[kind]?.(world);
    return plainSessions(world.runs);
  };

  it.each([
    [
      'two parties at once',
      [
        [2, true],
        [1, true],
      ],
    ],
    ['a wing left for another', [[2, false]]],
    ['a substitute', [[2, true]]],
    [
      'a break of 25 minutes',
      [
        [1, false],
        [1, true],
      ],
    ],
    ['a wing that was only looked at', [[2, true]]],
  ] as const)('%s', (kind, sessions) => {
    expect(only(kind).map(({ runs, cleared }) => [runs, cleared])).toEqual(sessions);
  });
});
