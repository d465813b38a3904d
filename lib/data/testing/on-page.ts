import { vi } from 'vitest';

import { newContext, runWithContext } from '#lib/request-context.ts';

/** Loads something as a page does. @returns it with the answers that the page was made of */
export async function onPage<Loaded>(load: () => Promise<Loaded>) {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const context = newContext({ path: '/', nonce: '', softNavigation: false, response });
  const loaded = await runWithContext(context, load);
  const { askedAt, freshUntil, cursorRefused } = context.answers;
  return { loaded, fresh: Math.round(freshUntil - askedAt), cursorRefused };
}
