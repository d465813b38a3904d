import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Load, LoadOptions } from './load.ts';
import { BROWSER_HEADERS } from './raw-request.ts';

const execute = promisify(execFile);

/** The part of autocannon's report that is read. */
interface Report {
  readonly duration: number;
  readonly errors: number;
  readonly non2xx: number;
  readonly requests: { readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
}

/** Puts load on an address with autocannon, in a separate process. */
export async function autocannonLoad({ address, connections, seconds }: LoadOptions): Promise<Load> {
  const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['-c', String(connections), '-d', String(seconds), '-t', '30', '-j', '-n'];
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const { stdout } = await execute(process.execPath, [program, ...options, ...headers, address]);
  return parseAutocannon(stdout);
}

/**
 * Reads what `autocannon --json` prints.
 * @throws Error when answers failed
 */
export function parseAutocannon(output: string): Load {
  const { duration, errors, non2xx, requests, latency }: Report = JSON.parse(output);
  if (errors + non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were not answered with 200`);
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}
