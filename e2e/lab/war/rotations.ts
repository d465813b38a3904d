import { copyFile, rename, truncate } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. */
const MISSING = 3_000;

/** A way to begin a log anew. */
export interface Rotation {
  readonly begin: (log: string) => Promise<void>;
  /** As much as before is written to it at once. */
  readonly isFilled?: boolean;
}

const renamed = (log: string) => rename(log, `${log}.1`);
const emptied = async (log: string) => {
  await copyFile(log, `${log}.1`);
  await truncate(log);
};

/** Each by its name. */
export const ROTATIONS: Readonly<Record<string, Rotation>> = {
  renamed: { begin: renamed },
  'copied and emptied': { begin: emptied },
  'copied, emptied and filled as far as before': { begin: emptied, isFilled: true },
  missing: {
    begin: async (log) => {
      await renamed(log);
      await wait(MISSING);
    },
  },
};
