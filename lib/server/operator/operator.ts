import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '../http/guards/request-limits.ts';
import { sendText, sendJson } from '../http/wire/send-response.ts';
import type { Metrics } from '../metrics.ts';
import { pageAddress } from '#lib/url/page-address.ts';
import type { PageCache } from '#lib/server/page-cache/page-cache.ts';
import type { Purge } from '#lib/server/shared/redis-store.ts';

/** The metrics of a process, or of all of them. */
export type MetricsText = Pick<Metrics, 'contentType' | 'text'>;

/** Answers those who keep the site running, and says whether it did. */
export type Operator = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const METRICS = '/metrics';
const PURGE = '/page-cache/purge';

/**
 * Answers `GET /metrics`, in the format of Prometheus, and `POST /page-cache/purge`. Who may ask is for the caller to
 * find out.
 * @param pages the pages that are kept, as soon as they are and where they are
 */
export function createOperator(metrics: MetricsText, pages: () => Purgeable | undefined): Operator {
  return async (request, response) => {
    const path = pathOf(request.url ?? '');
    const cache = pages();
    if (path === METRICS) {
      if (request.method === 'GET') await sendMetrics(metrics, response);
      else refuse(response, 'GET');
    } else if (path === PURGE && cache) {
      if (request.method === 'POST') await answerPurge(cache, request, response);
      else refuse(response, 'POST');
    } else return false;
    return true;
  };
}

async function sendMetrics(metrics: MetricsText, response: ServerResponse): Promise<void> {
  const body = await metrics.text();
  response.writeHead(200, {
    'content-type': metrics.contentType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}

const refuse = (response: ServerResponse, allow: string): void =>
  sendText(response, { status: 405, text: 'Method not allowed', headers: { allow } });

/** A page cache that can be purged, of one process or of several. */
type Purgeable = Pick<PageCache, 'purge'>;

/**
 * Purges the pages that a request's query names: `?address=/kill/7` for a page with any query, `?age=60` for all pages
 * that are at least so many seconds old.
 */
async function answerPurge(
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
