import type { Answer } from './answer.ts';
import { asApiError } from './api-error.ts';

/** Seconds that browsers and proxies may keep a record, and may go on showing it while they ask for a new one. */
const CACHED = 'public, max-age=60, stale-while-revalidate=600';

/**
 * Answers a request for a record with its JSON: 404 where there is none, 502 or 503 where the API fails, each with
 * `{ "error": … }`. Only a record may be kept.
 * @example recordResponse(getWornItem('7', 'HELM'))
 */
export async function recordResponse(from: Promise<Answer<object | null>>): Promise<Response> {
  try {
    const { data: record } = await from;
    if (record === null) return failure(404, 'Not found');
    return Response.json(record, { headers: { 'cache-control': CACHED } });
  } catch (reason) {
    const { status, message } = asApiError(reason);
    return failure(status, message);
  }
}

const failure = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
