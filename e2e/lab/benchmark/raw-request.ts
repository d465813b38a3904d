import { get, type Agent, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildServer } from '../../servers/child-server.ts';

/** Milliseconds in which a server that rests has not worked for as long as Linux can tell. */
const WINDOW = 100;
/** Milliseconds after which they are not waited for any longer. */
const LONGEST = 3_000;

/**
 * Waits until servers rest. One that was under load still answers what it was asked, and collects its garbage, and
 * would take the processors from the next. Where the system does not tell, nothing is waited for.
 */
export async function untilIdle(servers: readonly Pick<ChildServer, 'cpuTime'>[]): Promise<void> {
  const worked = () => servers.reduce((sum, server) => sum + server.cpuTime(), 0);
  const until = performance.now() + LONGEST;
  for (let before = worked(); performance.now() < until;) {
    await sleep(WINDOW);
    const now = worked();
    if (!(now > before)) return;
    before = now;
  }
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it was sent, still encoded. */
  readonly body: Buffer;
  /** Milliseconds from the request to the first byte. */
  readonly firstByte: number;
  /** Milliseconds from the request to the last byte. */
  readonly took: number;
}

/** Headers of a browser that requests a page. */
export const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
} as const;

/** Asks for a page as a browser does, and leaves the answer as it is. @param headers besides those of a browser */
export function rawRequest(
  address: string,
  agent?: Agent,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { headers: { ...BROWSER_HEADERS, ...headers }, agent }, (response) => {
      const firstByte = performance.now() - began;
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
          firstByte,
          took: performance.now() - began,
        }),
      );
    }).on('error', reject);
  });
}

/**
 * The value that a share of the values does not exceed, 0 to 1; NaN where there are none.
 * @example percentile([4, 1, 3, 2], 0.5) // 2
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/**
 * The middle value, between the two in the middle where their number is even; NaN where there are none.
 * @example median([1, 9, 2]) // 2
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}
