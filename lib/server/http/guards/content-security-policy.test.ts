import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashSource, newNonce, nonceSource, pagePolicy } from './security-headers.ts';

const production = { scripts: nonceSource('bm9uY2U='), tls: false, dev: false };

test('only scripts with the nonce run, and only one inline style counts', () => {
  expect(pagePolicy(production).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'nonce-bm9uY2U=' 'strict-dynamic'",
    "style-src 'self'",
    `style-src-attr 'unsafe-hashes' 'sha256-${createHash('sha256').update('display:none').digest('base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('on a page for many, files of the site and its own inline scripts run', () => {
  const policy = pagePolicy({ ...production, scripts: hashSource(['b25l', 'dHdv']) });
  expect(policy).toContain("; script-src 'self' 'sha256-b25l' 'sha256-dHdv'; ");
});

test('images may come from the origin that is set', () => {
  const policy = pagePolicy({ ...production, imageOrigin: 'https://images.example' });
  expect(policy).toContain("img-src 'self' data: https://images.example;");
});

test('page views may go to the origin that is set', () => {
  const policy = pagePolicy({ ...production, analyticsOrigin: 'https://analytics.example' });
  expect(policy).toContain("; connect-src 'self' https://analytics.example;");
});

test('only a visitor on TLS is sent to TLS', () => {
  expect(pagePolicy(production)).not.toContain('upgrade-insecure-requests');
  expect(pagePolicy({ ...production, tls: true })).toMatch(/; upgrade-insecure-requests$/);
});

test('development may evaluate code and listen for changes, production may not', () => {
  expect(pagePolicy(production)).not.toMatch(/unsafe-(?:inline|eval)|ws:/);
  expect(pagePolicy({ ...production, dev: true })).toMatch(/'unsafe-eval'.*ws: wss:/);
});

test('every nonce is new and of the alphabet that Next reads', () => {
  const nonces = Array.from({ length: 100 }, newNonce);
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});
