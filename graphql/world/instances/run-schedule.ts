import { busyHours } from '#graphql/world/battle/busy-hours.ts';
import { Random } from '#graphql/world/random.ts';
import { type Realm, REALMS } from '#graphql/world/people/careers.ts';
import { Urn } from '#graphql/world/urn.ts';
import { type WarWindow, warWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { INSTANCES, type Instance } from './instances.ts';
import { type Attempt, type Journey, travel } from './journey.ts';

/**
 * What is odd about a run: the gate never opened, nobody came, nobody fought, its end was not written down,
 * it is going on, or it was begun with too few.
 */
type Oddity = 'never begun' | 'empty' | 'turned back' | 'cut off' | 'under way' | 'few';

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

/** How long those under way have been going on, in minutes. */
const UNDER_WAY = [8, 27];

/** Each oddity is found among the first, whatever the scale. */
const FIRST_ODDITIES: readonly (Oddity | null)[] = [
  ...UNDER_WAY.map((): Oddity => 'under way'),
  'never begun',
  'empty',
  'turned back',
  'cut off',
  'few',
];

const ODDITIES = new Urn<readonly [Oddity | null, weight: number]>(
  [
    ['never begun', 8],
    ['empty', 8],
    ['turned back', 20],
    ['cut off', 12],
    ['few', 45],
    [null, 907],
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

/** About 900 runs at scale 1 in the order of their start; what would come after `now` has not happened yet. */
export function createRunSchedule({ seed, now, scale }: WorldOptions): RunOutline[] {
  const random = new Random(`${seed}/instance-runs`);
  const window = warWindow(now);
  const drawTime = busyHours(window);
  const runs = Array.from({ length: Math.max(FEWEST, Math.round(RUNS * scale)) }, (_, index) => {
    const drawn = drawTime(random);
    const minutes = UNDER_WAY[index];
    const first = FIRST_ODDITIES[index];
    const [oddity] = first === undefined ? ODDITIES.draw(random) : [first];
    const time = minutes === undefined ? Math.min(drawn, now - 1) : now - minutes * 60;
    return upTo(now, outline(random, window, `${seed}/instance-run/${index}`, oddity, time));
  });
  return runs.sort((one, other) => one.start - other.start);
}

/** Fights that begin after `now` are left out; a run that ends after it is under way. */
function upTo(now: number, run: RunOutline): RunOutline {
  const clock = now * 1000;
  const begun = run.attempts.filter(({ start }) => start < clock);
  const oddity = run.end > clock && run.size > 0 ? 'under way' : run.oddity;
  const attempts = isOpen({ oddity }) ? withoutEnd(begun, clock) : begun;
  return {
    ...run,
    oddity,
    attempts,
    end: Math.min(run.end, clock),
    completed: run.completed && attempts === begun,
  };
}

/** Whether nobody has written down how the run ended. */
export const isOpen = ({ oddity }: Pick<RunOutline, 'oddity'>) =>
  oddity === 'cut off' || oddity === 'under way';

/** Nobody knows how the last fight ended. */
function withoutEnd(attempts: readonly Attempt[], clock: number): Attempt[] {
  const last = attempts.at(-1);
  if (!last) return [];
  return [...attempts.slice(0, -1), { ...last, end: Math.min(last.end, clock), won: false, isOpen: true }];
}
