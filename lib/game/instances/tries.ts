import { encounterName } from './instance-name.ts';
import { durationWords, shortDuration } from '#lib/format/duration.ts';
import { toDate } from '#lib/format/time.ts';

interface Run {
  readonly start: number | string;
  readonly end: number | string;
  readonly completed?: boolean;
  /** Set for a try at an encounter, which may be over at once. */
  readonly encounterId?: string;
}

/** Milliseconds: no dungeon is completed in less, and no run goes on for longer. */
const SHORTEST_CLEAR = 60_000;
const LONGEST_RUN = 7 * 3_600_000;

/**
 * Returns the duration of a run or of a try at an encounter in milliseconds; null where its start or end is unknown, and
 * where no run takes so little or so much (rules.md: Instance runs).
 * @example runDuration({ start: 1795281919294, end: 0 }) // null
 */
export const runDuration = (run: Run): number | null => (hasWrongLength(run) ? null : spanOf(run));

/**
 * True for a run that was completed in less time than that takes, or went on for longer than any does.
 * @example hasWrongLength({ start: 1795281919294, end: 1795281919295, completed: true }) // true
 */
export function hasWrongLength(run: Run): boolean {
  const span = spanOf(run);
  if (span === null) return false;
  const isClear = run.completed === true && run.encounterId === undefined;
  return span > LONGEST_RUN || (isClear && span < SHORTEST_CLEAR);
}

function spanOf({ start, end }: Run): number | null {
  const [from, to] = [knownMoment(start), knownMoment(end)];
  return from !== null && to !== null && to >= from ? to - from : null;
}

/**
 * Says of a run or a try without a duration what is not known of it.
 * @example unknownWords({ start: 1795281919294, end: 0 }) // 'end unknown'
 */
export const unknownWords = (run: Run): string => (hasWrongLength(run) ? 'length unknown' : 'end unknown');

/**
 * Formats the duration of a run or of a try at an encounter in short; says so where it is not known.
 * @example shortRunDuration({ start: 1795281919294, end: 0 }) // 'end unknown'
 */
export function shortRunDuration(run: Run): string {
  const duration = runDuration(run);
  return duration === null ? unknownWords(run) : shortDuration(duration);
}

/**
 * The same in words, for labels that only screen readers read.
 * @example runDurationWords({ start: 1795281919294, end: 0 }) // 'end unknown'
 */
export function runDurationWords(run: Run): string {
  const duration = runDuration(run);
  return duration === null ? unknownWords(run) : durationWords(duration);
}

/**
 * A start or an end in epoch milliseconds; null for 0, which means unknown.
 * @example knownMoment(0) // null
 */
export function knownMoment(value: number | string): number | null {
  return toDate(value)?.getTime() || null;
}

/** The properties that identify a try within its run. */
interface Attempt {
  readonly id: string;
  readonly encounterId: string;
  readonly encounter: { readonly id: string; readonly name: string | null } | null;
  readonly start: number | string;
}

/** A try at an encounter among those of its run. */
export interface Try<Of extends Attempt> {
  readonly attempt: Of;
  /** The name of the encounter. */
  readonly name: string;
  /** The number of the try at its encounter, from 1. */
  readonly number: number;
  /** The number of tries at its encounter in the run. */
  readonly total: number;
}

/**
 * The tries of a run in the order of time, numbered for each encounter.
 * @example triesOf(run.encounters)[1] // { attempt, name: 'Solithex', number: 2, total: 3 }
 */
export function triesOf<Of extends Attempt>(attempts: readonly Of[]): readonly Try<Of>[] {
  const ordered = attempts.toSorted((one, other) => startOf(one) - startOf(other));
  return ordered.map((attempt, index) => {
    const { encounterId, encounter } = attempt;
    const isSame = (other: Attempt) => other.encounterId === encounterId;
    return {
      attempt,
      name: encounterName(encounter ?? { id: encounterId, name: null }),
      number: ordered.slice(0, index + 1).filter(isSame).length,
      total: ordered.filter(isSame).length,
    };
  });
}

/** The start of a try; one that is unknown comes last. */
const startOf = ({ start }: Attempt): number => knownMoment(start) ?? Number.MAX_SAFE_INTEGER;

/**
 * A try's name within its run: the encounter, and which try where there were several.
 * @example tryName({ attempt, name: 'Solithex', number: 2, total: 3 }) // 'Solithex, try 2'
 */
export function tryName({ name, number, total }: Omit<Try<Attempt>, 'attempt'>): string {
  return total > 1 ? `${name}, try ${number}` : name;
}

/** The try itself, and those before and after it in its run. */
export interface TryInRun<Of extends Attempt> {
  readonly current: Try<Of>;
  readonly previous: Try<Of> | undefined;
  readonly next: Try<Of> | undefined;
}

/**
 * One try among those of its run; null where the run has no such try.
 * @example findTry(run.encounters, '42')?.next?.name // 'Solithex'
 */
export function findTry<Of extends Attempt>(attempts: readonly Of[], id: string): TryInRun<Of> | null {
  const tries = triesOf(attempts);
  const index = tries.findIndex(({ attempt }) => attempt.id === id);
  const current = tries[index];
  return current ? { current, previous: tries[index - 1], next: tries[index + 1] } : null;
}

/** Counts of a run's encounters. */
export interface EncounterCounts {
  /** Each counted once, however often it was tried. */
  readonly encounters: number;
  readonly completed: number;
  readonly tries: number;
}

/**
 * Counts a run's tries and what they were at (rules.md: Instance runs).
 * @example countEncounters(run.encounters) // { encounters: 5, completed: 4, tries: 7 }
 */
export function countEncounters(
  attempts: readonly { readonly encounterId: string; readonly completed: boolean }[],
): EncounterCounts {
  const idsOf = (some: typeof attempts) => new Set(some.map(({ encounterId }) => encounterId));
  return {
    encounters: idsOf(attempts).size,
    completed: idsOf(attempts.filter(({ completed }) => completed)).size,
    tries: attempts.length,
  };
}
