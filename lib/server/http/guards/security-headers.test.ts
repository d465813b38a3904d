import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { securityHeaders, tlsReader } from './security-headers.ts';

test('HSTS is sent on TLS alone', () => {
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test.each([
  [undefined, undefined, undefined, false],
  ['http://ledger.example', undefined, undefined, false],
  ['https://ledger.example', undefined, undefined, true],
  [undefined, 'https', undefined, false],
  [undefined, 'https', '10.0.0.0/8', false],
  [undefined, 'https', 'loopback', true],
  [undefined, 'HTTPS, http', 'loopback', true],
  [undefined, 'http, https', 'loopback', false],
  [undefined, 'javascript', 'loopback', false],
])('site %s behind %s, trusting %s: TLS %s', (siteUrl, forwarded, trusted, tls) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '::ffff:127.0.0.1' });
  const isTls = tlsReader({
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: trusted === undefined ? trusted : [trusted],
  });
  expect(isTls({ headers: { 'x-forwarded-proto': forwarded }, socket })).toBe(tls);
});
