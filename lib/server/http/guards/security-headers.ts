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
 * True if the visitor's connection uses TLS, by the site's public address or the proxy in front. A forged header only
 * changes the answer to the forger.
 */
export function isTls(siteUrl: string | undefined, forwarded: string | string[] | undefined): boolean {
  if (siteUrl?.startsWith('https:')) return true;
  if (forwarded === undefined) return false;
  const [nearest] = String(forwarded).split(',');
  return nearest?.trim().toLowerCase() === 'https';
}
