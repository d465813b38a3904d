import { expect, test } from 'vitest';
import { securityHeaders, isTls } from './security-headers.ts';

test('HSTS is sent on TLS alone', () => {
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test.each([
  [undefined, undefined, false],
  ['http://ledger.example', undefined, false],
  ['https://ledger.example', undefined, true],
  [undefined, 'https', true],
  [undefined, 'HTTPS, http', true],
  [undefined, 'http, https', false],
  [undefined, 'javascript', false],
])('site %s behind %s: TLS %s', (siteUrl, forwarded, tls) => {
  expect(isTls(siteUrl, forwarded)).toBe(tls);
});
