import type { Answer } from '#lib/api/answer.ts';

import { awaitPanels, track } from './load.tsx';

/**
 * Resolves to what a panel shows, once a page has waited for its panels; null where it is late or fails. For what is
 * said about a page beside its content.
 */
export async function arrived<Data>(panel: Promise<Answer<Data>>): Promise<Data | null> {
  await awaitPanels(panel);
  const { status, value } = track(panel);
  return status === 'fulfilled' && value ? value.data : null;
}
