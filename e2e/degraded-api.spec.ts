import { expect, test as base, type Page } from '@playwright/test';

import { advanceClock, getDegradation, setDegradation } from './degraded-api.ts';
import { fetchPage } from './http-client.ts';
import { SCREENS, type Screen } from './screens.ts';
import { DEGRADED_SITE } from './servers.ts';
import { readStaleNotes } from './stale-notes.ts';
import { readVisibleContent } from './visible-content.ts';

/*
 * One site whose API is slow for all pages first, and away for all pages then: in this order, in one worker at a
 * time. A worker that starts anew after a failed test finds in the API how far the tests before it have come.
 */

/** To a crawler the site sends its pages whole, however slow a panel is. */
const CRAWLER = 'Googlebot/2.1';
/** Milliseconds. */
const DELAY = 400;
/** Beyond the time that any answer is fresh or may be served while a new one is fetched: 6 and 24 hours. */
const EVERYTHING_STALE = 31 * 3_600_000;
const MINUTE = 60_000;

const test = base.extend<{ plainPage: Page; crawlerPage: Page }>({
  plainPage: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
  crawlerPage: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, userAgent: CRAWLER });
    await use(await context.newPage());
    await context.close();
  },
});

test.describe.configure({ mode: 'default' });

/** Pages that ask for no data; the explorer asks for none before a visitor does. */
const WITHOUT_DATA = new Set(['credits', 'search', 'GraphQL explorer']);

/** Every kind of page that shows data. */
const PAGES = SCREENS.filter(
  ({ name, status, sameLayout }) => status === 200 && !sameLayout && !WITHOUT_DATA.has(name),
);

const pathOf = async ({ address }: Screen) => new URL(await address()).href.replace(/^https?:\/\/[^/]+/, '');

test.describe('an API that is slow', () => {
  test.beforeAll(() => setDegradation({ delay: DELAY, awaySince: null }));

  for (const screen of PAGES) {
    test(`${screen.name}: everything can be seen without scripts`, async ({ plainPage, crawlerPage }) => {
      await crawlerPage.goto(await screen.address());
      const expected = await readVisibleContent(crawlerPage);
      expect(expected.texts.length).toBeGreaterThan(0);

      await plainPage.goto(DEGRADED_SITE + (await pathOf(screen)));
      const seen = await readVisibleContent(plainPage);
      // What is late stands after what came in time.
      expect(seen.texts.toSorted()).toEqual(expected.texts.toSorted());
      expect(seen.belowFooter).toEqual([]);
      expect(seen.progressBars).toBe(0);
    });
  }
});

/** The pages of a record, which have its header. */
const RECORD = /^\/(?:kill|character|guild|scenario|skirmish|zone_heatmap)\//;

test.describe('an API that is away', () => {
  test.beforeAll(async () => {
    const { awaySince } = await getDegradation();
    if (awaySince !== null) return;
    await setDegradation({ delay: 0, awaySince: null });
    for (const screen of PAGES) {
      await fetchPage(DEGRADED_SITE + (await pathOf(screen)), { 'user-agent': CRAWLER });
    }
    await setDegradation({ delay: 0, awaySince: Date.now() });
    await advanceClock(EVERYTHING_STALE);
  });

  for (const screen of PAGES) {
    test(`${screen.name}: shows its old data and says from when each panel is`, async ({ crawlerPage }) => {
      await crawlerPage.goto(await screen.address());
      const expected = await readVisibleContent(crawlerPage);

      const path = await pathOf(screen);
      const response = await crawlerPage.goto(DEGRADED_SITE + path);
      expect(response?.status()).toBe(200);
      const seen = await readVisibleContent(crawlerPage);
      for (const text of expected.texts) expect(seen.texts).toContain(text);

      const { times, panelsWithoutNote } = await readStaleNotes(crawlerPage, RECORD.test(path));
      expect(panelsWithoutNote).toEqual([]);
      const { awaySince } = await getDegradation();
      for (const time of times) expect(minutesBefore(awaySince ?? 0)).toContain(time);
    });
  }
});

/** The times of day in UTC of the quarter of an hour before a moment, as "13:05". */
function minutesBefore(moment: number): string[] {
  return Array.from({ length: 16 }, (_, ago) => new Date(moment - ago * MINUTE).toISOString().slice(11, 16));
}
