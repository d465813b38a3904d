import { expect, test, type Page } from '@playwright/test';

import { raw, withoutScripts } from './raw.ts';
import { SCREENS } from './screens.ts';
import { SITE } from './servers.ts';

/** Whatever goes wrong in a page: refused by the policy, thrown, or complained about. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const complain: unknown = Reflect.get(window, 'complain');
      if (typeof complain === 'function') complain(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The status of the page itself, which for some screens is meant to be 404 or 502.
    const own = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !own) complaints.push(message.text());
  });
  return complaints;
}

for (const { name, address, status } of SCREENS) {
  test(`${name}: runs under its policy without a complaint`, async ({ page }) => {
    const complaints = await watch(page);
    const response = await page.goto(await address());
    expect(response?.status()).toBe(status);
    const root = page.locator('html');
    const before = await root.getAttribute('data-theme');
    await page.getByRole('button', { name: 'Switch theme' }).click();
    await expect(root).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });

  test(`${name}: has no inline styles or handlers, and a nonce for every script`, async () => {
    const { html, headers } = await raw(await address());
    const markup = withoutScripts(html);
    // What React holds the place of a late part of a drawing with.
    const styled = markup.replaceAll('<svg aria-hidden="true" style="display:none" id="S:', '<svg id="S:');
    expect(styled).not.toMatch(/<[a-z][^<>]*\sstyle=/i);
    expect(markup).not.toMatch(/<[a-z][^<>]*\son[a-z]+=/i);
    expect(markup).not.toMatch(/href="javascript:/i);
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toBeTruthy();
    const scripts = (html.match(/<script[^>]*>/g) ?? []).filter(
      (tag) => !tag.includes('application/ld+json'),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  });
}

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

test('the editors of the explorer run under the same policy', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/graphql?query=%7B+kills+%7B+totalCount+%7D+%7D');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
  await page.getByRole('combobox', { name: 'Search types and fields' }).fill('guild');
  await page.getByRole('option').first().click();
  const word = page.locator('.pane-query .CodeMirror-line').getByText('kills', { exact: true });
  await word.hover();
  await expect(page.locator('.CodeMirror-info')).toBeVisible();
  await word.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Space');
  await page.keyboard.type(' nonsens');
  await expect(page.locator('.CodeMirror-lint-mark-error').first()).toBeVisible();
  await page.keyboard.press('Control+f');
  await expect(page.locator('.CodeMirror-dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a nonce is never used twice', async () => {
  const policies = await Promise.all(
    ['/', '/', '/kills', '/nowhere', '/credits', '/credits'].map(
      async (path) => (await raw(SITE + path)).headers.get('content-security-policy') ?? '',
    ),
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
    const { headers } = await raw(SITE + path, { accept: '*/*' });
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
  const { headers } = await raw(`${SITE}/`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(policy).not.toContain('*');
  for (const part of [
    "default-src 'self'",
    "'strict-dynamic'",
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
    const script = document.createElement('div');
    script.innerHTML = '<img src="/nothing.png" onerror="window.hacked = true">';
    document.body.append(script);
    return new Promise((resolve) => setTimeout(() => resolve(Reflect.get(window, 'hacked') === true), 500));
  });
  expect(ran).toBe(false);
});
