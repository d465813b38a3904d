import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageAddress } from '#lib/url/page-address.ts';
import { sendJson, sendText } from '../http/wire/send-response.ts';
import { hasToken } from '../http/guards/bearer-token.ts';
import { pathOf } from '../http/guards/request-limits.ts';
import { metricsText } from './counts.ts';
import type { PageCache } from './page-cache.ts';
import type { Purge } from './shared/shared-pages.ts';

const METRICS = '/page-cache/metrics';
const PURGE = '/page-cache/purge';

/** Headers that a proxy adds, or a browser, which may be told by another site to ask this one. */
const NOT_LOCAL = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  'origin',
  'sec-fetch-site',
];

/**
 * Answers those who keep the site running, and says whether it did: `GET /page-cache/metrics` with the counts, as
 * Prometheus reads them, and `POST /page-cache/purge` with `?address=/kill/7`, for a page whatever its query, or with
 * `?age=60`, for all pages of this age in seconds and above. To anybody else there is no such address.
 * @param token that they have to send; without one, they have to be on this machine
 */
export async function answerOperator(
  token: string | undefined,
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request.url ?? '');
  if ((path !== METRICS && path !== PURGE) || !isAllowed(request, token)) return false;
  if (path === METRICS && request.method === 'GET') sendMetrics(cache, response);
  else if (path === PURGE && request.method === 'POST') await purge(cache, request, response);
  else sendText(response, { status: 405, text: 'Method not allowed' });
  return true;
}

function isAllowed({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) return hasToken(headers, token);
  const local = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return local && NOT_LOCAL.every((name) => !(name in headers));
}

function sendMetrics({ counts, store }: PageCache, response: ServerResponse): void {
  const body = metricsText(counts, store);
  response.writeHead(200, {
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}

async function purge(cache: PageCache, request: IncomingMessage, response: ServerResponse): Promise<void> {
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
