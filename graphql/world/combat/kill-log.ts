import type { Battle } from './battle.ts';
import type { Kill } from './kill.ts';

export interface KillLogEntry {
  /** Ascends with time, 8,000,000 and up. */
  readonly id: number;
  readonly kill: Kill;
  readonly battle: Battle;
}

const FIRST_ID = 8_000_000;

/** Entries that are buffered before those which no later battle can precede are emitted: bounds the sorts. */
const SORT_BATCH = 2048;

type UnnumberedEntry = Omit<KillLogEntry, 'id'>;

/**
 * All kills of battles in the order of time; those of the same second in the order of their battles.
 * @param battles in the order of their start
 */
export function* killLog(battles: Iterable<Battle>): Generator<KillLogEntry> {
  let id = FIRST_ID;
  let pending: UnnumberedEntry[] = [];
  for (const battle of battles) {
    if (pending.length >= SORT_BATCH) {
      const open = sortByTime(pending).findIndex(({ kill }) => kill.time >= battle.spec.start);
      const settled = pending.splice(0, open < 0 ? pending.length : open);
      for (const entry of settled) yield { id: (id += 1), ...entry };
    }
    for (const kill of battle.kills) pending.push({ kill, battle });
  }
  for (const entry of sortByTime(pending)) yield { id: (id += 1), ...entry };
  pending = [];
}

/** Sorts in place and stably. */
const sortByTime = (entries: UnnumberedEntry[]): UnnumberedEntry[] =>
  entries.sort((one, other) => one.kill.time - other.kill.time);
