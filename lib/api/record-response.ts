import { type Answer, isOld } from './answer.ts';
import { asApiError } from './api-error.ts';

/**
 * Answers a script of the site with a record as JSON: 404 where there is none, 502 or 503 where the API fails, each
 * with a text as `error`. Browsers may cache a current record; a stale fallback must be requested again.
 * @param seconds how long a record is fresh for browsers and proxies; they may serve it stale for as long again while
 * they revalidate
 * @example recordResponse(getWornItem('7', 'HELM'), 60)
 */
export async function recordResponse(
  from: Promise<Answer<object | null>>,
  seconds: number,
): Promise<Response> {
  try {
    const { data: record, provenance } = await from;
    if (record === null) return failure(404, 'Not found');
    const keep = `public, max-age=${seconds}, stale-while-revalidate=${seconds}`;
    return Response.json(record, {
      headers: { 'cache-control': isOld(provenance) ? UNCACHEABLE : keep },
    });
  } catch (reason) {
    const { status, message, headers } = asApiError(reason);
    return failure(status, message, headers);
  }
}

const UNCACHEABLE = 'private, no-store';

const failure = (status: number, error: string, more: Readonly<Record<string, string>> = {}) =>
  Response.json({ error }, { status, headers: { ...more, 'cache-control': UNCACHEABLE } });
