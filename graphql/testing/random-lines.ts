import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import type { Random } from '#graphql/rules/random.ts';

/* Lines of an import as a careless game server may write them: late, again, and against each other. */

/** The turn of a year, where weeks, months and years part. */
const BEGIN = Date.parse('2026-12-25T00:00:00Z') / 1000;
const DAY = 86_400;
const NAMES = ['Red Guild', 'Ærwyn-of Über', ' ', 'ŽIBGLE', 'Two  Towers', '白鶴'] as const;
const CAREERS = ['CHOSEN', 'SHAMAN', 'SLAYER', 'ENGINEER'] as const;

/** A line with what it has to leave behind where nothing of the same id comes after it. */
export interface RandomLine {
  readonly text: string;
  /** Only for kills. */
  readonly kill?: KillTruth;
}

/** The words of a kill about itself, in the order of the columns that are compared. */
export interface KillTruth {
  readonly id: number;
  readonly said: readonly (number | boolean | string)[];
}

const id = (random: Random, most: number) => String(random.int(1, most));
const uuid = (random: Random) => `00000000-0000-4000-8000-${String(random.int(1, 8)).padStart(12, '0')}`;
const guild = (random: Random) => (random.chance(0.4) ? null : { id: id(random, 3) });
const fighter = (random: Random, person: string = id(random, 9)) => ({
  character: { id: person, career: random.pick(CAREERS) },
  level: random.int(1, 40),
  renownRank: random.int(1, 80),
  guild: guild(random),
});

function kill(random: Random): RandomLine {
  const isFar = random.chance(0.3);
  const time = BEGIN + (isFar ? random.int(0, 14 * DAY) : 5 * DAY + random.int(0, 1_500));
  const people = random.shuffle(['1', '2', '3', '4', '5', '6']).slice(0, random.int(1, 4));
  const attackers = people.map((person) => ({
    ...fighter(random, person),
    damagePercent: random.int(1, 100),
  }));
  const victim = fighter(random, id(random, 9));
  const kill = {
    id: id(random, 40),
    time,
    position: { zone: { id: id(random, 3) }, x: random.int(0, 20_000), y: random.int(0, 20_000) },
    attackers,
    victim,
    deathblow: random.chance(0.5) ? { id: id(random, 9) } : null,
    instanceId: random.chance(0.1) ? uuid(random) : null,
    scenarioId: random.chance(0.1) ? '2000' : null,
    skirmish: random.chance(0.1) ? { id: uuid(random) } : null,
    ...(random.chance(0.5) && {
      damage: people.slice(0, 2).map((person) => ({
        attackerType: 'PLAYER',
        damageType: 'ABILITY',
        attacker: { id: person },
        damageAmount: random.int(1, 900),
      })),
    }),
  };
  const [killer] = attackers;
  const solo = attackers.length === 1 && killer?.damagePercent === 100;
  const said = [
    time,
    Number(people[0]),
    Number(victim.character.id),
    attackers.length - 1,
    solo,
    people.join(' '),
  ];
  return { text: JSON.stringify({ kind: 'Kill', ...kill }), kill: { id: Number(kill.id), said } };
}

function scores(random: Random, more: () => object): object[] {
  const people = random.shuffle(['1', '2', '3', '4', '5', '6', '7', '8']).slice(0, random.int(0, 8));
  return people.map((person) =>
    Object.assign(fighter(random, person), { kills: random.int(0, 5), deaths: random.int(0, 5) }, more()),
  );
}

function scenario(random: Random): object {
  const startTime = BEGIN + random.int(0, 14 * DAY);
  const more = () => ({ team: random.int(0, 1) });
  return {
    ...exampleOf('ScenarioRecord'),
    id: uuid(random),
    startTime,
    winner: random.int(0, 2),
    queueType: random.int(0, 1),
    ...(random.chance(0.7) && { scoreboardEntries: scores(random, more) }),
  };
}

function skirmish(random: Random): object {
  const more = () => ({ realm: random.pick(['ORDER', 'DESTRUCTION']) });
  return {
    ...exampleOf('Skirmish'),
    id: uuid(random),
    startTime: BEGIN + random.int(0, 14 * DAY),
    ...(random.chance(0.7) && { scoreboardEntries: scores(random, more) }),
  };
}

const named = (kind: string, most: number) => (random: Random) => ({
  ...exampleOf(kind),
  id: id(random, most),
  name: random.pick(NAMES),
  level: random.int(1, 40),
});

const OTHERS: readonly ((random: Random) => object)[] = [
  scenario,
  skirmish,
  named('Guild', 3),
  named('Character', 9),
  named('Zone', 3),
  (random) => ({ ...exampleOf('InstanceRun'), id: uuid(random), end: random.int(0, 9_000) }),
  (random) => exampleOf(random.pick(IMPORT_KINDS).kind),
];

/** A line about one of few records, most of them kills. */
export function randomLine(random: Random): RandomLine {
  return random.chance(0.7) ? kill(random) : { text: JSON.stringify(random.pick(OTHERS)(random)) };
}

function exampleOf(kind: string): object {
  return { kind, ...IMPORT_KINDS.find((one) => one.kind === kind)?.example };
}
