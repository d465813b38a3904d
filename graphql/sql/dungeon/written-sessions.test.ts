import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { Random } from '#graphql/rules/random.ts';
import { monthsOfDungeon } from './dungeon-report.ts';
import { dungeonsById, wingsOfDungeons } from './dungeon.ts';

/* Seventy written evenings, joined and counted by the database and by a plain computation that shares no code with it. */

const MINUTE = 60_000;
const START = Date.parse('2026-09-20T21:00:00Z');
/** Later than all that is written here, in epoch seconds. */
const LATEST = 2_100_000_000;
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
  'every wing in one evening'(world) {
    const party = world.party();
    const first = world.run(60, party, world.next(), all(60));
    world.run(63, party, first + 4 * MINUTE, all(63));
    const other = world.party();
    let end = world.next();
    for (const wing of [163, 160, 164]) end = world.run(wing, other, end + 2 * MINUTE, all(wing));
  },
  'a clear in no time'(world) {
    const start = world.next();
    world.run(50, world.party(), start, [{ ...won(61), minutes: 0 }], { end: start + 1 });
    const party = world.party();
    world.run(63, party, start, [{ ...won(41), minutes: 0.5 }], { end: start + 59_999 });
    world.run(63, party, start + 9 * MINUTE, [won(42), won(43)]);
    // Nothing fell: it was left at once.
    world.run(60, party, start + 40 * MINUTE, [], { end: start + 40 * MINUTE + 9 });
    world.run(60, party, start + 41 * MINUTE, all(60));
  },
  'over a month’s end'(world) {
    const party = world.party();
    const end = world.run(160, party, Date.parse('2027-01-31T23:40:00Z'), all(160));
    world.run(163, party, end + 5 * MINUTE, all(163));
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
  const isSpan = ({ start, end }: { start: number; end: number }) =>
    end > start && end - start <= 420 * MINUTE;
  const isKnown = (run: Run) =>
    isSpan(run) && (run.end - run.start >= MINUTE || !run.fights.some((fight) => fight.won));
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
        const last = Math.max(...inside.map(({ end }) => end));
        const span = { start: inside[0]?.start ?? 0, end: last };
        const duration = inside.every(isKnown) && isSpan(span) ? last - span.start : null;
        return { instance, tries: tries.length, fell, listed: game.length, duration, start: span.start };
      });
      const tried = wings.filter(({ tries }) => tries > 0);
      const span = { start: ordered[0]?.start ?? 0, end: Math.max(...ordered.map(({ end }) => end)) };
      const sum = (figure: 'fell' | 'listed') => tried.reduce((total, wing) => total + wing[figure], 0);
      const dungeon = dungeonOf(ordered[0]?.instance ?? 0);
      const all = DUNGEONS[dungeon] ?? [];
      const done = tried.filter((wing) => wing.fell === wing.listed).map(({ instance }) => instance);
      return {
        id: ordered[0]?.id ?? '',
        dungeon,
        runs: ordered.length,
        players: new Set(ordered.flatMap(({ party }) => party)).size,
        listed: sum('listed'),
        fell: sum('fell'),
        cleared: all.every((wing) => done.includes(wing)),
        wingCount: all.length,
        wingsCleared: done.length,
        duration: ordered.every(isKnown) && isSpan(span) ? span.end - span.start : null,
        wings: tried.map(({ instance, fell, listed, duration, start }) => ({
          instance,
          cleared: fell === listed,
          duration,
          start,
        })),
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
  select id, dungeon_id::integer as dungeon, runs, players, listed::integer, fell::integer, cleared,
         wings::integer as "wingCount", wings_cleared::integer as "wingsCleared", duration,
         (select coalesce(json_agg(json_build_object('instance', instance_id, 'cleared', wing.cleared,
            'duration', wing.duration, 'start', wing.start_time) order by start_time), '[]')
          from session_wing wing where session_id = session.id) as wings
  from dungeon_session session order by start_time, id`;

const monthOf = (moment: number): string => new Date(moment).toISOString().slice(0, 7);

const plainMedian = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

it('seventy written evenings are joined and counted as a plain computation does', async () => {
  const { sql } = database;
  const world = new Evenings('sixty evenings');
  const kinds = Object.values(KINDS);
  for (let evening = 0; evening < 70; evening += 1) kinds[evening % kinds.length]?.(world);
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

  for (const { id, ...figures } of await dungeonsById.read(sql, [160, 60, 36, 50])) {
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
    for (const wing of await wingsOfDungeons.read(sql, [id])) {
      const tries = own.flatMap((session) =>
        session.wings.filter(({ instance }) => instance === wing.instanceId),
      );
      const wingTimes = tries.flatMap(({ cleared, duration }) =>
        cleared && duration !== null ? duration : [],
      );
      const half = plainMedian(wingTimes);
      expect(wing).toMatchObject({
        tries: tries.length,
        cleared: tries.filter(({ cleared }) => cleared).length,
        timed: wingTimes.length,
        median: half === null ? null : Math.round(half / 1000),
      });
    }
    for (const { instanceId, month, tries, cleared } of await monthsOfDungeon(sql, id, LATEST)) {
      const then = own.flatMap((session) =>
        session.wings.filter(
          ({ instance, start }) => instance === instanceId && monthOf(start) === monthOf(month * 1000),
        ),
      );
      expect([month, tries, cleared]).toEqual([month, then.length, then.filter((one) => one.cleared).length]);
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
    const clears = only(kind).map(({ runs, wings }) => [runs, wings.every(({ cleared }) => cleared)]);
    expect(clears).toEqual(sessions);
  });
});
