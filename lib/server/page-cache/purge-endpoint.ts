import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageAddress } from '#lib/url/page-address.ts';
import { sendJson } from '../http/wire/send-response.ts';
import { pathOf } from '../http/guards/request-limits.ts';
import type { PageCache } from './page-cache.ts';
import type { Purge } from '../shared/redis-store.ts';

/** A page cache that can be purged, of one process or of several. */
export type Purgeable = Pick<PageCache, 'purge'>;

/**
 * Purges the pages that a request's query names: `?address=/kill/7` for a page with any query, `?age=60` for all pages
 * that are at least so many seconds old.
 */
export async function answerPurge(
  cache: Purgeable,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const meant = readPurge(request.url ?? '/');
  if (!meant) {
    return sendJson(response, 400, {
      error: 'Name a page as address=/kill/7, or an age in seconds as age=60',
    });
  }
  try {
    sendJson(response, 200, { purged: await cache.purge(meant) });
  } catch {
    sendJson(response, 503, { error: 'Purged here alone: the shared cache does not answer' });
  }
}

function readPurge(url: string): Purge | null {
  const { searchParams } = new URL(url, 'http://localhost');
  const now = performance.now();
  const address = readAddress(searchParams.get('address'));
  if (address !== null) return { path: pathOf(address), since: now };
  const age = searchParams.get('age');
  return age !== null && /^\d{1,9}$/.test(age) ? { since: now - Number(age) * 1000 } : null;
}

function readAddress(given: string | null): string | null {
  if (!given?.startsWith('/')) return null;
  try {
    return pageAddress(given);
  } catch {
    return null;
  }
}
