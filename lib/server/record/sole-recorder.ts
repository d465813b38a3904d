import type { RecordLock } from '#graphql/sql/record/record-lock.ts';
import type { Log } from '../log.ts';
import type { RecordClock } from './record-clock.ts';

/** Milliseconds between two attempts to take the lock, and between two looks at whether it is held. */
const LOOK_AGAIN = 10_000;

/** Resolves once no other site records into the same database. */
export async function becomeSole(
  lock: Pick<RecordLock, 'take'>,
  { clock, log }: { readonly clock: Pick<RecordClock, 'wait'>; readonly log: Log },
): Promise<void> {
  let told = '';
  const tell = (line: string) => {
    if (line !== told) log('warn', line);
    told = line;
  };
  for (;;) {
    try {
      if (await lock.take()) break;
      tell('record: another site records into this database; this one goes on when that one ends');
    } catch (error) {
      tell(`record: the database does not answer: ${String(error)}`);
    }
    await clock.wait(LOOK_AGAIN);
  }
  if (told !== '') log('info', 'record: this site records now');
}

/** Looks now and then whether the lock is held; returns when it is not. */
export async function whileSole(
  lock: Pick<RecordLock, 'check'>,
  clock: Pick<RecordClock, 'wait'>,
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
