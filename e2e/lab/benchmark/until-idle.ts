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
