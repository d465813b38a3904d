import { createHash } from 'node:crypto';
import { FOR_EVER } from '#lib/cache-control.ts';
import { isKnownTag } from '#lib/entity-tag.ts';
import { ART_VERSION } from './generated/art-version.ts';
import { heraldrySvg } from './heraldry.ts';
import { parseHeraldryPath } from './heraldry/heraldry-path.ts';
import { iconSvg } from './icon.ts';
import { type FrameOptions, FRAME_SHAPES } from './framed-icon.ts';

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  // Opened on its own, an SVG is a document: it may run and load nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
};

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
  const headers = { ...HEADERS, 'Cache-Control': versioned ? FOR_EVER : ONE_DAY, ETag: tag };
  return isKnownTag(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(svg, { headers });
};

/** Answers the address of an unknown picture: 404 in plain text. */
export const noPicture = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** Answers `/heraldry/frame/{parts}` with the guild's crest, or with 404 where a part is missing or no number. */
export const heraldryResponse = (parts: readonly string[], request: Request): Response => {
  const heraldry = parseHeraldryPath(parts);
  if (heraldry === null) return noPicture();
  return svgResponse(heraldrySvg(heraldry), request);
};

/** A parsed request for `/icon/{n}?frame=&pressed=`. */
interface IconRequest {
  readonly number: number;
  readonly options: FrameOptions;
}

const INTEGER = /^-?\d{1,10}$/;

/**
 * Reads an icon's address. An unknown frame counts as the square one, and only `pressed=1` presses.
 * @returns null unless the number is an integer of at most ten digits.
 */
const parseIconRequest = (number: string, search: URLSearchParams): IconRequest | null => {
  if (!INTEGER.test(number)) return null;
  const frame = FRAME_SHAPES.find((shape) => shape === search.get('frame')) ?? 'square';
  return { number: Number(number), options: { frame, pressed: search.get('pressed') === '1' } };
};

/** Answers `/icon/{number}?frame=&pressed=&v=` with the icon's picture, or with 404 for an invalid number. */
export const iconResponse = (number: string, request: Request): Response => {
  const icon = parseIconRequest(number, new URL(request.url).searchParams);
  if (icon === null) return noPicture();
  return svgResponse(iconSvg(icon.number, icon.options), request);
};
