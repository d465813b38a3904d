import { randomBytes } from 'node:crypto';

export interface PolicyOptions {
  /** Sources of scripts that may run; see nonceSource and hashSource. */
  readonly scripts: string;
  /** Origin of icons and heraldry besides our own. */
  readonly imageOrigin?: string | undefined;
  /** Origin of the service that is told of page views. */
  readonly analyticsOrigin?: string | undefined;
  readonly tls: boolean;
  /** Under `next dev` React evaluates code and the page listens for changes. */
  readonly dev: boolean;
}

/** 128 random bits, in the alphabet that Next takes for a nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The hash of `display:none`, and nothing else: where a page streams, React holds the place of a late part of a
 * drawing with an `<svg>` of that style, which would stand there empty without it.
 */
const HIDDEN_PLACE = "'unsafe-hashes' 'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='";

/** For one rendering: only scripts that carry its nonce run, and what they load. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`;

/** For a page that is sent to many: only files of the site and these inline scripts run. */
export const hashSource = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');

/** The content security policy of a page. */
export function pagePolicy({ scripts, imageOrigin, analyticsOrigin, tls, dev }: PolicyOptions): string {
  const directives = [
    "default-src 'self'",
    `script-src ${scripts}${dev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    `style-src-attr ${dev ? "'unsafe-inline'" : HIDDEN_PLACE}`,
    `img-src 'self' data:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${analyticsOrigin ? ` ${analyticsOrigin}` : ''}${dev ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (tls) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The policy of answers that are no pages: they load and run nothing. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";
