import { expect } from '@playwright/test';

import { fetchFound, fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/shared-page.ts';

test('what React hides the place of a late drawing with counts, and no other inline style', async ({
  page,
}) => {
  await page.goto('/');
  const shown = await page.evaluate(() => {
    const root = document.createElement('div');
    root.innerHTML =
      '<svg aria-hidden="true" style="display:none"></svg><p style="display:none;color:red">here</p>';
    document.body.append(root);
    return [...root.children].map((child) => getComputedStyle(child).display);
  });
  expect(shown).toEqual(['none', 'block']);
});

test('a nonce is never used twice', async () => {
  const policies = await Promise.all(
    // What these searches find is nowhere kept before.
    ['a', 'b', 'c', 'd', 'e', 'f']
      .map((letter) => `/search/nonce-${letter}`)
      .map(async (path) => (await fetchFound(SITE + path)).headers.get('content-security-policy') ?? ''),
  );
  const nonces = policies.map((policy) => /'nonce-([^']{16,})'/.exec(policy)?.[1]);
  expect(nonces.every(Boolean)).toBe(true);
  expect(new Set(nonces).size).toBe(nonces.length);
});

for (const path of [
  '/',
  '/nowhere',
  '/graphql?query={__typename}',
  '/images/brand.svg',
  '/healthz',
  '/icon/1',
]) {
  test(`${path}: carries the headers of a safe answer`, async () => {
    const { headers } = await fetchPage(SITE + path, { accept: '*/*' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBeTruthy();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
}

test('the policy of pages lets nothing in from elsewhere', async () => {
  const { headers } = await fetchFound(`${SITE}/`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(policy).not.toContain('*');
  for (const part of [
    "default-src 'self'",
    "script-src '",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(part);
  }
});

test('a script that got into a page does not run', async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const injected = document.createElement('div');
    injected.innerHTML = '<img src="/nothing.png" onerror="window.hacked = true">';
    document.body.append(injected);
    const image = injected.querySelector('img');
    // The handler of the attribute would come before this one.
    return new Promise((resolve) =>
      image?.addEventListener('error', () => resolve(Reflect.get(window, 'hacked') === true)),
    );
  });
  expect(ran).toBe(false);
});
