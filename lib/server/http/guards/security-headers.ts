import type { IncomingMessage } from 'node:http';
import type { Env } from '#lib/env.ts';
import type { CompressingResponse } from '../wire/compressing-response.ts';
import { proxyTrust } from './visitor.ts';
import { randomBytes } from 'node:crypto';

export interface PolicyOptions {
  /** Sources of scripts that may run; see nonceSource and hashSource. */
  readonly scripts: string;
  /** Origin of icons and heraldry besides our own. */
  readonly imageOrigin?: string | undefined;
  /** Origin of the service that receives page views. */
  readonly analyticsOrigin?: string | undefined;
  readonly tls: boolean;
  /** True under `next dev`, where React evaluates code and the page opens a WebSocket for hot reloading. */
  readonly dev: boolean;
}

/** 128 random bits, in the alphabet that Next takes for a nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Allows the inline style `display:none`, and no other: React puts it on the empty `<svg>` that holds the place of a
 * drawing that streams in late.
 */
const HIDDEN_PLACE = "'unsafe-hashes' 'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='";

/** Scripts of one rendering: those that carry its nonce, and what they load. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`;

/** Scripts of a page that is sent to many visitors: files of the site, and these inline scripts. */
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

/** The policy of answers that are not pages: they may load and run nothing. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

const ONE_YEAR = 31_536_000;

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers of every answer. `tls` says whether the visitor's connection is encrypted. */
export function securityHeaders(tls: boolean): Readonly<Record<string, string>> {
  return tls ? { ...always, 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` } : always;
}

/** Sets the headers of an answer that is no page: its id, and that it may load and run nothing. */
export function setOwnHeaders(response: CompressingResponse, tls: boolean): void {
  response.setHeader('x-request-id', String(response.requestId));
  for (const [name, value] of Object.entries(securityHeaders(tls))) response.setHeader(name, value);
  response.setHeader('content-security-policy', denyAllPolicy);
}

/**
 * Makes a function that is true for a request over TLS, by the site's public address or the `X-Forwarded-Proto` of a
 * trusted proxy.
 */
export function tlsReader({ SITE_URL, TRUSTED_PROXIES }: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXIES'>) {
  const isTrusted = proxyTrust(TRUSTED_PROXIES);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean => {
    if (SITE_URL?.startsWith('https:')) return true;
    // Of several proxies, the first one has the visitor's connection.
    const isForwarded = /^\s*https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto'] ?? ''));
    return isForwarded && isTrusted(socket.remoteAddress ?? '');
  };
}
