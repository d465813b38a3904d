import { Random } from '#graphql/rules/random.ts';
import type { WarWindow } from '#graphql/world/war-window.ts';
import { type Instance, RETIRED_ENCOUNTER } from './instances.ts';

/** One attempt at an encounter, won or lost. Epoch milliseconds. */
export interface Attempt {
  readonly encounterId: number;
  readonly start: number;
  readonly end: number;
  readonly won: boolean;
  /** An attempt whose end is not known was not won. */
  readonly isEndUnknown: boolean;
}

/** The attempts of a run in the order of time, and when it ends. */
export interface RunCourse {
  readonly attempts: readonly Attempt[];
  readonly end: number;
  /** True if the last encounter was won. */
  readonly completed: boolean;
}

const DAY = 86_400_000;

const LEAVE_AFTER_DEFEAT = 0.3;
const LEAVE_AFTER_VICTORY = 0.07;

const seconds = (random: Random, min: number, max: number) => random.int(min * 1000, max * 1000);
const minutes = (random: Random, min: number, max: number) => seconds(random, min * 60, max * 60);

/** The encounters that an instance had at a time, one of them only in the first weeks of the war window. */
function encountersAt({ id, encounters }: Instance, window: WarWindow, time: number): number[] {
  const { instanceId, id: retired, afterDays } = RETIRED_ENCOUNTER;
  const isActive = id === instanceId && time < window.from * 1000 + afterDays * DAY;
  return [...(isActive ? [retired] : []), ...encounters.map((encounter) => encounter.id)];
}

/** Later encounters are harder; each defeat makes the next attempt easier. */
const winChance = (depth: number, defeats: number) => Math.min(0.95, 0.88 - 0.3 * depth + 0.1 * defeats);

/** Attempts at one encounter until it is won or the party leaves. */
function attemptEncounter(random: Random, encounterId: number, depth: number, start: number): Attempt[] {
  const attempts: Attempt[] = [];
  let clock = start;
  for (;;) {
    const won = random.chance(winChance(depth, attempts.length));
    const end = clock + (won ? seconds(random, 80, 430) : seconds(random, 20, 270));
    attempts.push({ encounterId, start: clock, end, won, isEndUnknown: false });
    if (won || random.chance(LEAVE_AFTER_DEFEAT)) return attempts;
    clock = end + seconds(random, 70, 260);
  }
}

/** The attempts at the encounters of an instance from `start` (epoch milliseconds) on. */
export function simulateCourse(
  stream: string,
  window: WarWindow,
  instance: Instance,
  start: number,
): RunCourse {
  const random = new Random(stream);
  const encounters = encountersAt(instance, window, start);
  const attempts: Attempt[] = [];
  let clock = start;
  for (const [index, encounterId] of encounters.entries()) {
    attempts.push(
      ...attemptEncounter(random, encounterId, index / encounters.length, clock + minutes(random, 2, 7)),
    );
    const last = attempts.at(-1);
    clock = last?.end ?? clock;
    if (!last?.won || random.chance(LEAVE_AFTER_VICTORY)) break;
  }
  const last = attempts.at(-1);
  return {
    attempts,
    end: clock + seconds(random, 15, 150),
    completed: last?.won === true && last.encounterId === encounters.at(-1),
  };
}
