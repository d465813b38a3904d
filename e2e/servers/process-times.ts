import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick in which Linux counts the time of processes. */
const TICK = 10;

/** Milliseconds that processors have worked for a process so far; NaN where the system does not tell. */
export function cpuTimeOf(pid: number | undefined): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return NaN;
  // The name, in parentheses, may hold anything. The fields after it begin with the third one.
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** The same for a process and all that it has started, such as a database. */
export function familyCpuTimeOf(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return NaN;
  const children = readdirSync(tasks).flatMap((task) =>
    (readFileSync(`${tasks}/${task}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
  );
  return children.reduce((sum, child) => sum + familyCpuTimeOf(child), cpuTimeOf(pid));
}
