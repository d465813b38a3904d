import { readFile } from 'node:fs/promises';

/**
 * Identifies a process that runs or ran. Process ids are reused, so that it includes the start time where that is
 * known.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start in clock ticks since boot; empty where the system does not tell it. */
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
