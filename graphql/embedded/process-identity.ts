import { readFile } from 'node:fs/promises';

/** A process that is or was: ids are used again, so the moment of its start belongs to it where it can be known. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start in clock ticks since boot; empty where the system does not sendMessage. */
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
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return (await startOf(pid)) === started;
}

/** The 22nd field of /proc/…/stat; the second, in parentheses, may hold spaces. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
