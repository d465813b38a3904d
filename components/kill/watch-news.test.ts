import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { countNew, watchNews } from './watch-news.ts';

it.each([
  [['9', '8', '7'], '9', ''],
  [['9', '8', '7'], '8', '1 new kill'],
  [['9', '8', '7'], '7', '2 new kills'],
  [['9', '8', '7'], '1', '3 or more new kills'],
  [['9'], '1', '1 or more new kills'],
  [[], '1', ''],
])('%j after %s: %s', (newest, shown, words) => {
  expect(countNew(newest, shown)).toBe(words);
});

/** A place for a link in a page. */
class Place {
  link: object | undefined;
  textContent = '';
  written = 0;
  readonly dataset: Readonly<Record<string, string>>;
  readonly inside: Place | undefined;
  constructor(dataset: Readonly<Record<string, string>>, inside?: Place) {
    this.dataset = dataset;
    this.inside = inside;
  }
  querySelector(): Place | null {
    return this.inside ?? null;
  }
  replaceChildren(link?: { readonly textContent: string }): void {
    this.link = link;
    this.textContent = link?.textContent ?? '';
    this.written += 1;
  }
}

let page: { hidden: boolean; note: Place | null; panel: Place | null; comeBack: () => void };
let news: { kills: readonly string[]; watched: readonly string[] } | Error | null;
let stop = () => {};
const fetched = vi.fn<(address: URL, init: { cache: string; signal: AbortSignal }) => void>();
const note = () => new Place({ news: '/newest-kills?period=thisWeek', newest: '7', list: '/kills' });

beforeEach(() => {
  vi.useFakeTimers();
  page = { hidden: false, note: note(), panel: null, comeBack: () => {} };
  news = { kills: ['9', '8', '7'], watched: [] };
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    querySelector: (selector: string) => (selector === '[data-news]' ? page.note : page.panel),
    createElement: () => ({ dataset: {} }),
    addEventListener(_: string, heard: () => void, { signal }: { signal: AbortSignal }) {
      page.comeBack = () => {
        if (!signal.aborted) heard();
      };
    },
  });
  vi.stubGlobal('location', { origin: 'https://ledger.example', pathname: '/watch' });
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetched>) => {
    fetched(...asked);
    if (news instanceof Error) throw news;
    return { ok: news !== null, json: async () => news };
  });
});

afterEach(() => {
  stop();
  fetched.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the page, or waits so many seconds on it. */
const open = () => {
  stop = watchNews();
  return wait(0);
};
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it('offers new kills by a link every ten seconds, and says the same words once', async () => {
  await open();
  expect(String(fetched.mock.lastCall?.[0])).toBe('https://ledger.example/newest-kills?period=thisWeek');
  expect(fetched.mock.lastCall?.[1].cache).toBe('no-cache');
  expect(page.note?.link).toEqual({ href: '/kills', textContent: '2 new kills', dataset: { refresh: '' } });
  await wait(9.9);
  expect(fetched).toHaveBeenCalledTimes(1);
  await wait(0.2);
  expect([fetched.mock.calls.length, page.note?.written]).toEqual([2, 1]);
  news = { kills: ['7'], watched: [] };
  await wait(10);
  expect([page.note?.link, page.note?.written]).toEqual([undefined, 2]);
});

it('offers new kills of watched players in their panel', async () => {
  const inside = new Place({});
  page.panel = new Place({ watchedIds: '1,2', newestWatched: '4' }, inside);
  news = { kills: [], watched: ['5', '4'] };
  await open();
  expect(fetched.mock.lastCall?.[0].searchParams.get('watched')).toBe('1,2');
  expect(inside.link).toMatchObject({ href: '/watch', textContent: '1 new kill' });
  expect(page.note?.written).toBe(0);
  page.panel = new Place({ watchedIds: '' });
  await wait(10);
  expect(fetched.mock.lastCall?.[0].searchParams.has('watched')).toBe(false);
});

it.each([null, new Error('No network')])('asks again after an answer of %s', async (failure) => {
  news = failure;
  await open();
  expect(page.note?.written).toBe(0);
  news = { kills: ['8', '7'], watched: [] };
  await wait(10);
  expect(page.note?.textContent).toBe('1 new kill');
});

it('stops after ten minutes until the visitor returns, and looks for nothing on a hidden page', async () => {
  await open();
  await wait(600);
  expect(fetched).toHaveBeenCalledTimes(61);
  await wait(60);
  expect(fetched).toHaveBeenCalledTimes(61);
  page.comeBack();
  page.comeBack();
  await wait(10);
  expect(fetched).toHaveBeenCalledTimes(64);
  page.hidden = true;
  await wait(20);
  expect(fetched).toHaveBeenCalledTimes(64);
  page.hidden = false;
  page.note = null;
  page.comeBack();
  await wait(20);
  expect(fetched).toHaveBeenCalledTimes(64);
});

it('is silent once it is stopped, after a question too', async () => {
  stop = watchNews();
  stop();
  await wait(10);
  expect([fetched.mock.calls.length, page.note?.written]).toEqual([1, 0]);
  expect(fetched.mock.lastCall?.[1].signal.aborted).toBe(true);
  page.comeBack();
  await open();
  stop();
  await wait(60);
  expect(fetched).toHaveBeenCalledTimes(2);
});
