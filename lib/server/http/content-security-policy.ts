import { randomBytes } from 'node:crypto';

export interface PolicyOptions {
  readonly nonce: string;
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

/** The content security policy of one rendering: only scripts that carry its nonce run. */
export function pagePolicy({ nonce, imageOrigin, analyticsOrigin, tls, dev }: PolicyOptions): string {
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
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
