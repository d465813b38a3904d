import { createHash } from 'node:crypto';

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Opened on its own, an SVG is a document: it may run and load nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
};

const entityTag = (body: string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

const isKnown = (ifNoneMatch: string | null, tag: string): boolean =>
  ifNoneMatch !== null && ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

/**
 * Answers with a drawn picture, kept for a year under a strong ETag: its address determines its bytes.
 * @param ifNoneMatch the request's header; a known tag is answered with 304 and no body.
 */
export const svgResponse = (svg: string, ifNoneMatch: string | null): Response => {
  const tag = entityTag(svg);
  const headers = { ...HEADERS, ETag: tag };
  return isKnown(ifNoneMatch, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(svg, { headers });
};

/** Answers an address that stands for no picture: 404 in plain text. */
export const noPicture = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
