import { busyHours } from '#graphql/world/battle/busy-hours.ts';
import { Random } from '#graphql/world/random.ts';
import { type Realm, REALMS } from '#graphql/world/people/careers.ts';
import { Urn } from '#graphql/world/urn.ts';
import { type WarWindow, warWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { INSTANCES, type Instance } from './instances.ts';
import { type Attempt, type Journey, travel } from './journey.ts';

/** What is odd about a run: the gate never opened, nobody came, nobody fought, its end is not known, too few came. */
type Oddity = 'never begun' | 'empty' | 'turned back' | 'end unknown' | 'few';

/** A run before anybody is called. Epoch milliseconds. */
export interface RunOutline extends Journey {
  readonly id: string;
  /** Names the run's own streams of random numbers. */
  readonly stream: string;
  readonly instance: Instance;
  readonly realm: Realm;
  readonly oddity: Oddity | null;
  readonly start: number;
  /** How many go in if that many are free. */
  readonly size: number;
}

const RUNS = 900;
const FEWEST = 24;

/** A run whose end is not known is at least so many seconds old: lists begin with complete runs. */
const UNKNOWN_END_AGE = 7 * 86_400;

/** Each oddity is found among the first, whatever the scale. */
const FIRST_ODDITIES: readonly (Oddity | null)[] = [
  'never begun',
  'empty',
  'turned back',
  'end unknown',
  'few',
];

const ODDITIES = new Urn<readonly [Oddity | null, weight: number]>(
  [
    ['never begun', 8],
    ['empty', 8],
    ['turned back', 20],
    ['end unknown', 10],
    ['few', 45],
    [null, 909],
  ],
  ([, weight]) => weight,
);

const POPULAR = new Urn(INSTANCES, ({ pull }) => pull);

function sizeOf(random: Random, { party }: Instance, oddity: Oddity | null): number {
  if (oddity === 'never begun' || oddity === 'empty') return 0;
  if (oddity === 'few') return random.int(1, 5);
  return party === 12 && random.chance(0.45) ? random.int(8, 11) : party;
}

function outline(random: Random, window: WarWindow, stream: string, oddity: Oddity | null, time: number) {
  const instance = POPULAR.draw(random);
  const start = time * 1000 + random.int(0, 999);
  const size = sizeOf(random, instance, oddity);
  const fights = size > 0 && oddity !== 'turned back';
  const journey = fights
    ? travel(`${stream}/journey`, window, instance, start)
    : { attempts: [], end: start + random.int(60_000, 600_000), completed: false };
  const realm = instance.realm ?? random.pick(REALMS);
  return { id: random.uuid(), stream, instance, realm, oddity, start, size, ...journey };
}

/** About 900 runs at scale 1 in the order of their start; all of them are over by `now`. */
export function createRunSchedule({ seed, now, scale }: WorldOptions): RunOutline[] {
  const random = new Random(`${seed}/instance-runs`);
  const window = warWindow(now);
  const drawTime = busyHours(window);
  const runs = Array.from({ length: Math.max(FEWEST, Math.round(RUNS * scale)) }, (_, index) => {
    const drawn = drawTime(random);
    const first = FIRST_ODDITIES[index];
    const [oddity] = first === undefined ? ODDITIES.draw(random) : [first];
    const isTooRecent = oddity === 'end unknown' && drawn > now - UNKNOWN_END_AGE;
    const time = isTooRecent ? drawn - UNKNOWN_END_AGE : drawn;
    return overBy(now, outline(random, window, `${seed}/instance-run/${index}`, oddity, time));
  });
  return runs.sort((one, other) => one.start - other.start);
}

/** A run that would end after `now` takes place earlier: it ends when it would have begun. */
function overBy(now: number, run: RunOutline): RunOutline {
  const attempts = run.oddity === 'end unknown' ? withoutEnd(run.attempts) : run.attempts;
  const completed = run.completed && attempts === run.attempts;
  const shift = run.end > now * 1000 ? run.end - run.start : 0;
  return {
    ...run,
    completed,
    start: run.start - shift,
    end: run.end - shift,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      start: attempt.start - shift,
      end: attempt.end - shift,
    })),
  };
}

/** Nobody knows how the last fight ended. */
const withoutEnd = (attempts: readonly Attempt[]): Attempt[] =>
  attempts.map((attempt, index) =>
    index === attempts.length - 1 ? { ...attempt, won: false, isOpen: true } : attempt,
  );
