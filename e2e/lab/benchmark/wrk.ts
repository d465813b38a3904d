import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Load, LoadOptions } from './load.ts';
import { BROWSER_HEADERS } from './raw-request.ts';

const execute = promisify(execFile);

/** Puts load on an address with the `wrk` at a path. */
export async function wrkLoad(
  program: string,
  { address, connections, seconds }: LoadOptions,
): Promise<Load> {
  const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await execute(program, [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout=30s',
    '--latency',
    ...headers,
    address,
  ]);
  return parseWrk(stdout);
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Reads what `wrk --latency` prints.
 * @throws Error when answers failed, or when there is no such text
 */
export function parseWrk(output: string): Load {
  const problem = /Non-2xx or 3xx responses: \d+|Socket errors:.*/.exec(output)?.[0];
  if (problem) throw new Error(problem);
  return {
    perSecond: Number(match(output, /Requests\/sec:\s+([\d.]+)/)[1]),
    p50: percentileOf(output, 50),
    p99: percentileOf(output, 99),
  };
}

function percentileOf(output: string, share: number): number {
  const [, value, unit = ''] = match(output, new RegExp(`^\\s+${share}%\\s+([\\d.]+)(\\w+)`, 'm'));
  return Number(value) * (MILLISECONDS[unit] ?? NaN);
}

function match(output: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(output);
  if (!found) throw new Error(`wrk says ${output.slice(0, 300)}`);
  return found;
}
