import { createHash } from 'node:crypto';

import type { Provenance } from '#lib/api/answer.ts';
import { isKnownTag } from '#lib/entity-tag.ts';

/** A page in another format, ready to be sent. */
export interface ExportedFile {
  /** The media type, with its character set where it has one. */
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The name under which a browser saves it; without one it is shown. */
  readonly fileName?: string;
  /** The address of the next page, as a path with its query. */
  readonly next?: string | undefined;
  /** The content security policy of a document; other files may load and run nothing. */
  readonly policy?: string;
  /** Seconds that browsers and proxies may keep it; a minute by default. */
  readonly kept?: number;
}

/** Seconds for which browsers and proxies may cache an export by default. */
const KEPT = 60;

/** Programs of other sites may read exports; what they learn is public. */
const SHARED = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
} as const;

/** The time of the data in ISO 8601, where the API gives no newer. */
const AS_OF = 'data-as-of';
/** The beginning of the archive in ISO 8601, where the file is counted from one or shows a part of a list. */
const RECORDED_SINCE = 'data-recorded-since';

/** The provenance of data as programs are told it: moments in ISO 8601. */
export function provenanceTexts(of: Provenance | null): {
  readonly asOf: string | null;
  readonly recordedSince: string | null;
} {
  const { asOf, recordedSince } = of ?? { asOf: null, recordedSince: null };
  return {
    asOf: asOf === null ? null : new Date(asOf).toISOString(),
    recordedSince: recordedSince === null ? null : new Date(recordedSince * 1_000).toISOString(),
  };
}

/**
 * Sends a file under a strong ETag, or 304 where the client holds it. Stale fallbacks must be revalidated. Headers say
 * how old the data is where the API gives no newer, and since when the archive goes that it was counted from.
 * @param provenance of all answers that the file is made of
 */
export function exportResponse(
  request: Request,
  file: ExportedFile,
  provenance: Provenance | null,
): Response {
  const etag = `"${createHash('sha1').update(file.body).digest('base64url')}"`;
  const { kept = KEPT } = file;
  const { asOf, recordedSince } = provenanceTexts(provenance);
  const headers = new Headers({
    ...SHARED,
    'access-control-expose-headers': `etag, link, ratelimit, ratelimit-policy, ${AS_OF}, ${RECORDED_SINCE}`,
    'cache-control': asOf === null ? `public, max-age=${kept}, stale-while-revalidate=${kept}` : NOT_KEPT,
    etag,
  });
  if (asOf !== null) headers.set(AS_OF, asOf);
  if (recordedSince !== null) headers.set(RECORDED_SINCE, recordedSince);
  if (file.policy !== undefined) headers.set('content-security-policy', file.policy);
  if (file.next !== undefined) headers.set('link', `<${file.next}>; rel="next"`);
  if (isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  if (file.fileName !== undefined) {
    headers.set('content-disposition', `attachment; filename="${file.fileName}"`);
  }
  return new Response(file.body, { headers });
}

/** Says in one line why there is no file. */
export function failure(status: number, text: string, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...more, ...SHARED, 'content-type': 'text/plain; charset=utf-8', 'cache-control': NOT_KEPT },
  });
}

const NOT_KEPT = 'private, no-store';
