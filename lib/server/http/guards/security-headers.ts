import type { IncomingMessage } from 'node:http';
import type { Env } from '#lib/env.ts';
import { proxyTrust } from './visitor.ts';

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
