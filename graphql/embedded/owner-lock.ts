import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.ts';

const PAUSE_MS = 50;

/** Another process has the data directory open. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';

  constructor(file: string, pid: number) {
    super(
      `The data directory is in use by process ${pid} (${file}). Stop it, or give this one a directory of its own.`,
    );
  }
}

/**
 * Makes this process the only owner of what the lock file stands for, until the returned function is called.
 * The lock of a process that died is taken over; a living one gets `patienceMs` to end, as after a quick restart.
 * @throws DataInUseError naming the owner's process id
 */
export async function takeOwnership(file: string, patienceMs: number): Promise<() => Promise<void>> {
  const own = JSON.stringify(await identityOf(process.pid));
  const deadline = Date.now() + patienceMs;
  while (!(await wrote(file, own))) {
    const content = await readFile(file, 'utf8').catch(() => undefined);
    if (content === undefined) continue;
    const owner = parseOwner(content);
    if (owner && !(await isAlive(owner))) await discard(file, content);
    else if (Date.now() < deadline) await wait(PAUSE_MS);
    else if (owner) throw new DataInUseError(file, owner.pid);
    else await discard(file, content);
  }
  return () => giveUp(file, own);
}

/** False when the file is there already. */
const wrote = (file: string, content: string) =>
  writeFile(file, content, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Undefined for what its owner has not finished writing. */
function parseOwner(content: string): ProcessIdentity | undefined {
  const [, pid, started] = /^\{"pid":(\d+),"started":"(\d*)"\}$/.exec(content) ?? [];
  return pid === undefined || started === undefined ? undefined : { pid: Number(pid), started };
}

/**
 * Removes a dead process's lock. Two starters may try at once: the second then moves the first one's new lock away
 * and has to put it back.
 */
async function discard(file: string, content: string) {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => undefined);
  if (moved !== undefined && moved !== content) await wrote(file, moved);
  await rm(aside, { force: true });
}

async function giveUp(file: string, own: string) {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === own) await rm(file, { force: true });
}
