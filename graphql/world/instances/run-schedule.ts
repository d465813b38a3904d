import { Random } from '#graphql/rules/random.ts';
import { type Realm, REALMS } from '#graphql/world/characters/characters.ts';
import { WeightedSampler } from '#graphql/world/weighted-sampler.ts';
import { activitySampler, type WarWindow, warWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { INSTANCES, type Instance } from './instances.ts';
import { type Attempt, type RunCourse, simulateCourse } from './attempts.ts';

/** Incomplete runs, of which every world has some, and how many of a thousand runs are of each. */
const EDGE_CASES = {
  'not started': 8,
  'no players': 8,
  'no attempts': 20,
  'end unknown': 10,
  'few players': 45,
};
type EdgeCase = keyof typeof EDGE_CASES;

const FIRST_EDGE_CASES = Object.keys(EDGE_CASES) as EdgeCase[];
const EDGE_CASE_SAMPLER = new WeightedSampler<EdgeCase | null>([...FIRST_EDGE_CASES, null], (edgeCase) =>
  edgeCase ? EDGE_CASES[edgeCase] : 909,
);

/** A run before anybody is assigned to it. Epoch milliseconds. */
export interface RunSpec extends RunCourse {
  readonly id: string;
  /** Name of the run's own streams of random numbers. */
  readonly stream: string;
  readonly instance: Instance;
  readonly realm: Realm;
  readonly edgeCase: EdgeCase | null;
  readonly start: number;
  /** Players, if that many are available. */
  readonly size: number;
}

const RUNS = 900;
const MIN_RUNS = 24;

/** A run whose end is not known is at least so many seconds old: lists begin with complete runs. */
const UNKNOWN_END_AGE = 7 * 86_400;

const INSTANCE_SAMPLER = new WeightedSampler(INSTANCES, ({ popularity }) => popularity);

function sizeOf(random: Random, { partySize }: Instance, edgeCase: EdgeCase | null): number {
  if (edgeCase === 'not started' || edgeCase === 'no players') return 0;
  if (edgeCase === 'few players') return random.int(1, 5);
  return partySize === 12 && random.chance(0.45) ? random.int(8, 11) : partySize;
}

function drawSpec(
  random: Random,
  window: WarWindow,
  stream: string,
  edgeCase: EdgeCase | null,
  time: number,
) {
  const instance = INSTANCE_SAMPLER.draw(random);
  const start = time * 1000 + random.int(0, 999);
  const size = sizeOf(random, instance, edgeCase);
  const hasAttempts = size > 0 && edgeCase !== 'no attempts';
  const course = hasAttempts
    ? simulateCourse(`${stream}/journey`, window, instance, start)
    : { attempts: [], end: start + random.int(60_000, 600_000), completed: false };
  const realm = instance.realm ?? random.pick(REALMS);
  return { id: random.uuid(), stream, instance, realm, edgeCase, start, size, ...course };
}

/** About 900 runs at scale 1 in the order of their start; all of them are over by `now`. */
export function createRunSchedule({ seed, now, scale }: WorldOptions): RunSpec[] {
  const random = new Random(`${seed}/instance-runs`);
  const window = warWindow(now);
  const drawTime = activitySampler(window);
  const runs = Array.from({ length: Math.max(MIN_RUNS, Math.round(RUNS * scale)) }, (_, index) => {
    const drawn = drawTime(random);
    const edgeCase = FIRST_EDGE_CASES[index] ?? EDGE_CASE_SAMPLER.draw(random);
    const isTooRecent = edgeCase === 'end unknown' && drawn > now - UNKNOWN_END_AGE;
    const time = isTooRecent ? drawn - UNKNOWN_END_AGE : drawn;
    return endedBy(now, drawSpec(random, window, `${seed}/instance-run/${index}`, edgeCase, time));
  });
  return runs.sort((one, other) => one.start - other.start);
}

/** A run that would end after `now` takes place earlier: it ends when it would have begun. */
function endedBy(now: number, run: RunSpec): RunSpec {
  const attempts = run.edgeCase === 'end unknown' ? withoutEnd(run.attempts) : run.attempts;
  const completed = run.completed && attempts === run.attempts;
  const shift = run.end > now * 1000 ? run.end - run.start : 0;
  return {
    ...run,
    completed,
    start: run.start - shift,
    end: run.end - shift,
    attempts: attempts.map((attempt) => earlier(attempt, shift)),
  };
}

/** @param shift milliseconds */
const earlier = (attempt: Attempt, shift: number): Attempt => ({
  ...attempt,
  start: attempt.start - shift,
  end: attempt.end - shift,
});

/** The last attempt has no known end either. */
const withoutEnd = (attempts: readonly Attempt[]): Attempt[] =>
  attempts.map((attempt, index) =>
    index === attempts.length - 1 ? { ...attempt, won: false, isEndUnknown: true } : attempt,
  );
