import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Identifies a process that runs or ran. Process ids are reused, so that it includes the start time where that is
 * known.
 */
interface ProcessIdentity {
  readonly pid: number;
  /** Start in clock ticks since boot; empty if the system does not report it. */
  readonly started: string;
}

export const identityOf = async (pid: number): Promise<ProcessIdentity> => ({
  pid,
  started: await startOf(pid),
});

export async function isAlive({ pid, started }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return (await startOf(pid)) === started;
}

/** Reads the 22nd field of /proc/…/stat; the second one, in parentheses, may contain spaces. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const RETRY_MS = 50;

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
 * Takes an exclusive lock, held until the returned function is called. The lock of a process that died is taken
 * over; a living holder gets `timeoutMs` to release it, as after a quick restart.
 * @throws DataInUseError naming the holder's process id
 */
export async function acquireLock(file: string, timeoutMs: number): Promise<() => Promise<void>> {
  const own = JSON.stringify(await identityOf(process.pid));
  const deadline = performance.now() + timeoutMs;
  while (!(await created(file, own))) {
    const content = await contentOf(file);
    if (content === undefined) continue;
    const holder = parseHolder(content);
    if (holder && !(await isAlive(holder))) await removeStaleLock(file, content);
    else if (performance.now() < deadline) await wait(RETRY_MS);
    else if (holder) throw new DataInUseError(file, holder.pid);
    else await removeStaleLock(file, content);
  }
  return () => release(file, own);
}

/**
 * Undefined where the file has just been removed.
 * @throws Error where it may not be read: waiting would never end
 */
const contentOf = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Creates a file; returns false when it exists already. */
const created = (file: string, content: string) =>
  writeFile(file, content, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Reads the holder of a lock; undefined while it has not finished writing. */
function parseHolder(content: string): ProcessIdentity | undefined {
  const [, pid, started] = /^\{"pid":(\d+),"started":"(\d*)"\}$/.exec(content) ?? [];
  return pid === undefined || started === undefined ? undefined : { pid: Number(pid), started };
}

/**
 * Removes the lock of a dead process. Two processes may try at once: the second then moves the first one's new lock
 * away and has to put it back.
 */
async function removeStaleLock(file: string, content: string) {
  const temporary = `${file}.${process.pid}`;
  await rename(file, temporary).catch(() => undefined);
  const moved = await readFile(temporary, 'utf8').catch(() => undefined);
  if (moved !== undefined && moved !== content) await created(file, moved);
  await rm(temporary, { force: true });
}

async function release(file: string, own: string) {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === own) await rm(file, { force: true });
}
