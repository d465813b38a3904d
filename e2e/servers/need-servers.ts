import { test } from '@playwright/test';

import { SUPERVISOR } from './addresses.ts';
import type { ServerName } from './server-list.ts';

/** Starts a server unless it runs, and waits until it is ready. @throws Error when it does not start */
export async function requireServer(name: ServerName): Promise<void> {
  const response = await fetch(SUPERVISOR, { method: 'POST', body: name });
  if (!response.ok) throw new Error(await response.text());
}

/** Says at the top of a file what its tests need besides the site. */
export function needServers(...names: readonly ServerName[]): void {
  test.beforeAll(async () => {
    // A start takes as long as it takes; one that fails says so.
    test.setTimeout(0);
    for (const name of names) await requireServer(name);
  });
}
