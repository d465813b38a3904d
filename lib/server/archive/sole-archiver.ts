import type { SiteLock } from '#graphql/sql/engine/connection/site-lock.ts';
import type { Log } from '../log.ts';
import type { ArchiveClock } from './archive-clock.ts';

/** Milliseconds between two attempts to take the lock, and between two looks at whether it is held. */
const LOOK_AGAIN = 10_000;

/** Resolves once no other site archives into the same database. */
export async function becomeSole(
  lock: Pick<SiteLock, 'take'>,
  { clock, log }: { readonly clock: Pick<ArchiveClock, 'wait'>; readonly log: Log },
): Promise<void> {
  let told = '';
  const tell = (line: string) => {
    if (line !== told) log('warn', line);
    told = line;
  };
  for (;;) {
    try {
      if (await lock.take()) break;
      tell('archive: another site archives into this database; this one goes on when that one ends');
    } catch (error) {
      tell(`archive: the database does not answer: ${String(error)}`);
    }
    await clock.wait(LOOK_AGAIN);
  }
  if (told !== '') log('info', 'archive: this site archives now');
}

/** Looks now and then whether the lock is held; returns when it is not. */
export async function whileSole(
  lock: Pick<SiteLock, 'check'>,
  clock: Pick<ArchiveClock, 'wait'>,
): Promise<void> {
  for (;;) {
    await clock.wait(LOOK_AGAIN);
    try {
      await lock.check();
    } catch {
      return;
    }
  }
}
