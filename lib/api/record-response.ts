import type { Answer } from './answer.ts';
import { asApiError } from './api-error.ts';

/**
 * Answers with a record as JSON, for scripts of the site: 404 where there is none, 502 or 503 where the API fails,
 * each with its text as `error`. Browsers may cache a current record; a stale fallback must be requested again.
 * @param seconds how long browsers and proxies may keep the record, and as long again while they ask for a new one
 * @example recordResponse(getWornItem('7', 'HELM'), 60)
 */
export async function recordResponse(
  from: Promise<Answer<object | null>>,
  seconds: number,
): Promise<Response> {
  try {
    const { data: record, staleSince } = await from;
    if (record === null) return failure(404, 'Not found');
    const keep = `public, max-age=${seconds}, stale-while-revalidate=${seconds}`;
    return Response.json(record, { headers: { 'cache-control': staleSince === null ? keep : NOT_KEPT } });
  } catch (reason) {
    const { status, message, headers } = asApiError(reason);
    return failure(status, message, headers);
  }
}

const NOT_KEPT = 'private, no-store';

const failure = (status: number, error: string, more: Readonly<Record<string, string>> = {}) =>
  Response.json({ error }, { status, headers: { ...more, 'cache-control': NOT_KEPT } });
