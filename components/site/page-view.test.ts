import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const analytics = { endpoint: 'https://analytics.example/api/event', domain: 'ledger.example' };
const site = 'https://ledger.example';

let sent: { readonly address: string; readonly options: RequestInit }[];
let tell: (address: string, browser?: object) => void;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    sent.push({ address, options });
    return Promise.resolve(new Response());
  });
  // Each visit loads the module anew.
  vi.resetModules();
  const { reportPageView } = await import('./page-view.ts');
  tell = (address, browser = {}) =>
    reportPageView(analytics, site + address, { browser, referrer: 'https://forum.example/' });
});

afterEach(() => vi.unstubAllGlobals());

const reported = () => sent.map(({ options }) => JSON.parse(String(options.body)));

test('tells each page and where it was opened from, and nothing of the visitor', () => {
  tell('/kills?soloOnly=true');
  tell('/kill/7');
  expect(reported()).toEqual([
    {
      name: 'pageview',
      url: `${site}/kills?soloOnly=true`,
      domain: 'ledger.example',
      referrer: 'https://forum.example/',
    },
    {
      name: 'pageview',
      url: `${site}/kill/7`,
      domain: 'ledger.example',
      referrer: `${site}/kills?soloOnly=true`,
    },
  ]);
  for (const { address, options } of sent) {
    expect(address).toBe(analytics.endpoint);
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  }
});

test('tells a page once, however often it is drawn', () => {
  tell('/about');
  tell('/about');
  expect(reported()).toHaveLength(1);
  tell('/kills');
  tell('/about');
  expect(reported()).toHaveLength(3);
});

test.each([
  [{ doNotTrack: '1' }, 0],
  [{ globalPrivacyControl: true }, 0],
  [{ doNotTrack: '0', globalPrivacyControl: false }, 1],
  [{ doNotTrack: null }, 1],
])('of a browser with %j %i events are sent', (browser, count) => {
  tell('/kills', browser);
  expect(reported()).toHaveLength(count);
});

test('a service that is away is not noticed', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => failing);
  expect(() => tell('/kills')).not.toThrow();
  await expect(failing).rejects.toThrow('Failed to fetch');
});
