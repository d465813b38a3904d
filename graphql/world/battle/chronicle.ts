import type { Battle } from './battle.ts';
import type { Kill } from './kill.ts';

/** A kill on record. */
export interface Entry {
  /** Ascends with time, 8,000,000 and up. */
  readonly id: number;
  readonly kill: Kill;
  readonly battle: Battle;
}

const FIRST_ID = 8_000_000;

/** Kills kept back until no battle can come before them any more; bounds how often they are sorted. */
const BATCH = 2048;

type Unnumbered = Omit<Entry, 'id'>;

/**
 * All kills of battles in the order of time; those of the same second in the order of their battles.
 * @param battles in the order of their start
 */
export function* chronicle(battles: Iterable<Battle>): Generator<Entry> {
  let id = FIRST_ID;
  let pending: Unnumbered[] = [];
  for (const battle of battles) {
    if (pending.length >= BATCH) {
      const open = inOrder(pending).findIndex(({ kill }) => kill.time >= battle.fixture.start);
      const settled = pending.splice(0, open < 0 ? pending.length : open);
      for (const entry of settled) yield { id: (id += 1), ...entry };
    }
    for (const kill of battle.kills) pending.push({ kill, battle });
  }
  for (const entry of inOrder(pending)) yield { id: (id += 1), ...entry };
  pending = [];
}

/** Sorts in place; equal times stay in the order in which they were told. */
const inOrder = (entries: Unnumbered[]): Unnumbered[] =>
  entries.sort((one, other) => one.kill.time - other.kill.time);
