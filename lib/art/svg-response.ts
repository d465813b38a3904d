import { createHash } from 'node:crypto';

import { isKnownTag } from '#lib/entity-tag.ts';
import { ART_VERSION } from './generated/art-version.ts';

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  // Opened on its own, an SVG is a document: it may run and load nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
};

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

const entityTag = (body: string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Answers with a drawn picture under a strong ETag; a tag that the request knows is answered with 304 and no body.
 * It may be kept for a year when the address names the version of the drawings (`?v=`), for then it determines the
 * bytes, else for a day.
 */
export const svgResponse = (svg: string, request: Request): Response => {
  const tag = entityTag(svg);
  const versioned = new URL(request.url).searchParams.get('v') === ART_VERSION;
  const headers = { ...HEADERS, 'Cache-Control': versioned ? ONE_YEAR : ONE_DAY, ETag: tag };
  return isKnownTag(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(svg, { headers });
};

/** Answers the address of an unknown picture: 404 in plain text. */
export const noPicture = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
