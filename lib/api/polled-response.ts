import { createHash } from 'node:crypto';

import { isKnownTag } from '#lib/entity-tag.ts';

import { type Answer, isOld } from './answer.ts';
import { asApiError } from './api-error.ts';

/** Caches may store the answer, but revalidate it each time. */
const ASKED_ABOUT = 'public, no-cache';

/**
 * Answers a script that polls a record with JSON: 304 without a body while the record is the same, 502 or 503 where the
 * API fails, even if an old answer is left.
 */
export async function polledResponse(request: Request, from: Promise<Answer<object>>): Promise<Response> {
  try {
    const { data, provenance } = await from;
    if (isOld(provenance)) return failure(503);
    const body = JSON.stringify(data);
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const headers = { 'cache-control': ASKED_ABOUT, etag };
    if (isKnownTag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
  } catch (reason) {
    const { status, headers } = asApiError(reason);
    return failure(status, headers);
  }
}

const failure = (status: number, more: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { ...more, 'cache-control': 'private, no-store' } });
