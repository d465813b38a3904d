import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';

/*
 * A small war with rows as careless servers write them, each kind beside what is right, as lines of an import: deaths by
 * one's own hand, kills in a scenario without its run, times of wrong clocks, runs and fights without a length, a dungeon of wings.
 */

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** The zone of the odd world, the scenario whose kills name no run, players, a guild and a dungeon of two wings. */
export const ODD = {
  zone: 106,
  scenario: 2_000,
  suicide: 1,
  order: 11,
  destruction: 21,
  guild: 3,
  dungeon: 152,
} as const;

const uuid = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const fighter = (id: number, damagePercent = 100) => ({
  character: { id: String(id), career: careerOf(id) },
  level: 40,
  renownRank: 80,
  guild: id === ODD.order ? { id: String(ODD.guild) } : null,
  damagePercent,
});

const careerOf = (id: number) => (id >= ODD.destruction ? 'CHOSEN' : 'SLAYER');

/** A kill by some, of whom the first did all the damage. */
export const kill = (
  id: number,
  time: number,
  killers: readonly number[],
  victim: number,
  more: object = {},
) => ({
  kind: 'Kill',
  id: String(id),
  time,
  position: { zone: { id: String(ODD.zone) }, x: 30_000 + id, y: 22_000 },
  attackers: killers.map((one, at) => fighter(one, at === 0 ? 100 : 0)),
  victim: fighter(victim),
  ...more,
});

/** The deeds of a player in a scoreboard. */
export const score = (id: number, more: object = {}) => ({
  ...fighter(id),
  team: id >= ODD.destruction ? 1 : 0,
  realm: id >= ODD.destruction ? 'DESTRUCTION' : 'ORDER',
  quitter: false,
  objectiveScore: 5,
  kills: 2,
  killsSolo: 0,
  deaths: 1,
  deathBlows: 1,
  damage: 26_000,
  killDamage: 1_000,
  damageReceived: 900,
  healingSelf: 0,
  healingOthers: 0,
  healingReceived: 0,
  protectionSelf: 0,
  protectionOthers: 0,
  protectionReceived: 0,
  resurrectionsDone: 0,
  ...more,
});

const exampleOf = (kind: string): object => ({
  kind,
  ...IMPORT_KINDS.find((one) => one.kind === kind)?.example,
});

/** A run of the scenario by two, which ends so many seconds after its start; none where that is null. */
export const run = (place: number, startTime: number, seconds: number | null) => ({
  ...exampleOf('ScenarioRecord'),
  id: uuid(place),
  scenario: { id: String(ODD.scenario) },
  startTime,
  endTime: seconds === null ? null : startTime + seconds,
  scoreboardEntries: [score(ODD.order), score(ODD.destruction)],
});

/** A skirmish of two. */
export const skirmish = (place: number, startTime: number, endTime: number) => ({
  ...exampleOf('Skirmish'),
  id: uuid(place),
  scenario: null,
  instance: null,
  startTime,
  endTime,
  scoreboardEntries: [score(ODD.order), score(ODD.destruction)],
});

/** Six players, the fewest of a group in a dungeon. */
const GROUP: readonly number[] = [31, 32, 33, 34, 35, 36];

/** A wing of the dungeon with its only encounter. */
const wing = (id: number, name: string) => ({
  kind: 'Instance',
  id: String(id),
  name,
  encounters: [{ id: String(id * 10), name: `Keeper of ${name}` }],
});

/** A run of a wing by the group, with one try at its encounter. */
export function wingRun(place: number, id: number, start: number, milliseconds: number, completed: boolean) {
  const scoreboardEntries = GROUP.map((one, at) => ({
    character: { id: String(one) },
    level: 40,
    renownRank: 80,
    archetype: ['TANK', 'TANK', 'HEALER', 'HEALER', 'MELEE_DPS', 'RANGED_DPS'][at],
    itemRating: 740,
    deaths: 0,
    damage: 410_000,
    damageReceived: 9_000,
  }));
  const times = { start: start * 1000, end: start * 1000 + milliseconds, completed };
  return {
    kind: 'InstanceRun',
    id: uuid(place),
    instanceId: String(id),
    ...times,
    scoreboardEntries,
    encounters: [{ ...times, id: String(place), encounterId: String(id * 10), scoreboardEntries }],
  };
}

/** Lines of the odd world around a moment, in epoch seconds. */
export function oddLines(now: number): readonly string[] {
  const noon = now - 2 * DAY;
  const records = [
    { ...exampleOf('Zone'), id: String(ODD.zone), name: 'Nordland' },
    { ...exampleOf('Scenario'), id: String(ODD.scenario), name: 'Nordenwatch', zoneId: '130' },
    { ...exampleOf('Guild'), id: String(ODD.guild), name: 'Odd Guild' },
    ...[ODD.suicide, ODD.order, ODD.order + 1, ODD.destruction, ODD.destruction + 1, ...GROUP].map((id) =>
      Object.assign(exampleOf('Character'), {
        id: String(id),
        name: `Odd ${String.fromCodePoint(64 + id)}`,
        career: careerOf(id),
      }),
    ),
    // A right fight: twelve kills, of which one side makes eight.
    ...Array.from({ length: 12 }, (_, at) =>
      at % 3 === 2
        ? kill(at + 1, noon + at * 20, [ODD.destruction, ODD.destruction + 1], ODD.order)
        : kill(at + 1, noon + at * 20, [ODD.order, ODD.order + 1], ODD.destruction),
    ),
    // By their own hands, thirty times in the same fight, helped by an enemy.
    ...Array.from({ length: 30 }, (_, at) =>
      kill(at + 101, noon + at * 5, [ODD.suicide, ODD.destruction], ODD.suicide),
    ),
    // A victim among those who helped.
    kill(201, noon + 100, [ODD.order, ODD.destruction], ODD.destruction),
    // In a scenario, without its run.
    ...Array.from({ length: 20 }, (_, at) =>
      kill(at + 301, noon + HOUR + at, [ODD.order], ODD.destruction, { scenarioId: String(ODD.scenario) }),
    ),
    // Of wrong clocks.
    kill(401, 2_145_916_800, [ODD.order], ODD.destruction),
    kill(402, 2_147_483_647, [ODD.order], ODD.destruction),
    kill(403, 86_400, [ODD.order], ODD.destruction),
    run(501, noon, 600),
    run(502, noon + HOUR, null),
    run(503, noon + 2 * HOUR, 0),
    run(504, noon + 3 * HOUR, -500),
    run(505, noon + 4 * HOUR, 1),
    run(506, noon + 5 * HOUR, 400 * DAY),
    run(507, 2_145_916_800, 600),
    skirmish(601, noon + 3 * HOUR, 2_145_916_800),
    { ...exampleOf('InstanceRun'), id: uuid(701), start: (now + 400 * DAY) * 1000, end: 0 },
    // A dungeon of two wings: one is cleared every day, also in no time and in nine hours, the other never.
    wing(ODD.dungeon, 'Odd Sewers'),
    wing(ODD.dungeon + 1, 'Odd Cistern'),
    ...Array.from({ length: 10 }, (_, at) =>
      wingRun(801 + at, ODD.dungeon, noon - at * DAY, (27 + at) * 60_000, true),
    ),
    wingRun(821, ODD.dungeon, noon - 20 * DAY, 1, true),
    wingRun(822, ODD.dungeon, noon - 21 * DAY, 9 * HOUR * 1000, true),
    wingRun(823, ODD.dungeon + 1, noon - 22 * DAY, 79 * 60_000, false),
  ];
  return records.map((record) => JSON.stringify(record));
}
