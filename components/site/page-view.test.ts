import { afterEach, expect, test, vi } from 'vitest';

import { sendPageView, wantsNoTracking } from './page-view.ts';

const analytics = { endpoint: 'https://analytics.example/api/event', domain: 'ledger.example' };
const view = { url: 'https://ledger.example/kills?soloOnly=true', referrer: '' };

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('%j asks for no tracking: %s', (browser, expected) => {
  expect(wantsNoTracking(browser)).toBe(expected);
});

test('tells the page and nothing of the visitor', () => {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetch);
  sendPageView(analytics, view);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    analytics.endpoint,
    expect.objectContaining({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify({ name: 'pageview', url: view.url, domain: 'ledger.example', referrer: '' }),
    }),
  );
});

test('a service that is away is not noticed', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => failing);
  expect(() => sendPageView(analytics, view)).not.toThrow();
  await expect(failing).rejects.toThrow('Failed to fetch');
});
