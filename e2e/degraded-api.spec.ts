import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { advanceClock, setDegradation, takeQuestions, longestRow } from './remote-api/degraded-api.ts';
import { fetchPage } from './api/http-client.ts';
import { type Screen, SCREENS } from './screens/screens.ts';
import { DEGRADED_SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { NOW } from './pages/calendar.ts';
import { test as base } from './pages/standing-browser.ts';

interface StaleNotes {
  /** The times of day that visible notes name, as "13:05". */
  readonly times: readonly string[];
  /** The headers and tables, by their text or caption, without a visible note of their own. */
  readonly panelsWithoutNote: readonly string[];
}

/**
 * Lists the panels of a page that say "data of HH:mm", the time of their data. The panels are the tables and, on the
 * page of a record, its header. A panel has a note where the box around both holds no more panels than notes.
 */
function readStaleNotes(page: Page, hasRecord: boolean): Promise<StaleNotes> {
  return page.evaluate((hasRecord) => {
    const TIME = /data of (\d{1,2}:\d\d)/i;
    const main = document.querySelector('main') ?? document.body;
    const tells = (element: Element) => TIME.test((element.textContent ?? '').replaceAll(/\s+/g, ' '));
    const notes = [...main.querySelectorAll('*')].filter(
      (element) => tells(element) && ![...element.children].some(tells) && element.checkVisibility(),
    );
    const headers = hasRecord ? [...main.querySelectorAll('h1')] : [];
    // Parts of what another panel shows: the damage of a kill, quests of a creature, sums of an armory, stats of a
    // build, a second plot, the fights of two who are compared, kills beside a map, the second of two lists, runs and
    // performances of a scenario, all of the report of a battle but its scoreboard, all of careers and of dungeons, the
    // steps of a history beside its guilds, the damage of a fighter, who is the record.
    const PART =
      /^(?:Damage by .*|Quests that start here.*|Talismans|Stats(?: compared)?|(?:Totals|Set bonuses|Gear) compared|Shared fights|Item rating and duration|Latest kills here|Most deaths|Careers of Destruction|What a run is like|Most .+ (?:in a run|per minute)|Players by average|Both sides|Kills by minute|Roles and careers|Guilds of .+|Kills between guilds|Losses|Who came and who left|Characters by period|By career|In scenarios|Kills and deaths|Match-ups|Wings|By item rating|Where groups stop|Fastest clears|First clears|Kill damage by source|Levels and renown ranks|Best performances|Roles of groups|By month|Attendance by month|Sessions|With whom|Who has cleared what|Members by month|Who came and left|Months of (?:players|guilds)|By realm, role and career|Where to go|Zones by kills|Kills by hour of the week|Guilds|.+ of the map)$/;
    const isPanel = (table: HTMLTableElement) => !PART.test(table.caption?.textContent ?? '');
    const panels = [...headers, ...[...main.querySelectorAll('table')].filter(isPanel)];
    const hasOwnNote = (panel: Element) => {
      const within = (all: readonly Element[], box: Element) => all.filter((one) => box.contains(one)).length;
      let box: Element = panel;
      while (box !== main && within(notes, box) === 0) box = box.parentElement ?? main;
      return within(notes, box) >= within(panels, box);
    };
    return {
      times: notes.map((note) => TIME.exec((note.textContent ?? '').replaceAll(/\s+/g, ' '))?.[1] ?? ''),
      panelsWithoutNote: panels
        .filter((panel) => !hasOwnNote(panel))
        .map((panel) => (panel.querySelector('caption') ?? panel).textContent ?? ''),
    };
  }, hasRecord);
}

needServers('degraded site');

/*
 * One site whose API is slow for all pages first, and away for all pages then: in this order, in one worker at a
 * time.
 */

/** The user agent of a crawler, for which the site waits for every panel. */
const CRAWLER = 'Googlebot/2.1';
/** Milliseconds. */
const DELAY = 300;
const MINUTE = 60_000;
/** A minute more than the time for which an answer is fresh, and for all of them a minute beyond that. */
const EVERYTHING_STALE = 22 * MINUTE;
/** More than anything is good for. */
const NOTHING_GOOD = 26 * 60 * MINUTE;
/** Questions in a row that a page may need. */
const MOST_ROUND_TRIPS = 2;
/** Finds the player on a scoreboard of up to 100, of which an API gives 50 at a time, and then the page around them. */
const WITH_MARK = 'skirmish with a marked player';
/** Screens with what to wear next, whose sources are asked for once it is known. */
const WITH_UPGRADES: ReadonlySet<string> = new Set([
  'armory',
  'build',
  'build beside an armory',
  'items for a slot of a build',
]);
/** Screens of a record whose address is enough for all that they ask. */
const ONE_ROUND_TRIP: ReadonlySet<string> = new Set([
  'player feud',
  'guild feud',
  'compared characters',
  'compared armories',
  'guild members',
  'guild scenarios',
  'scenario',
  'scenario map',
  'skirmish',
  'skirmish damage',
  'damage of a fighter',
  'encounter run',
]);
/** The operation that the site sends only once, to learn what the API offers. */
const LEARNED = 'IntrospectionQuery';

/** The time of day in UTC, as a note tells it. */
const TIME_OF_DAY = NOW.toISOString().slice(11, 16);

/** Pictures have their sizes in the markup and do not change the layout. */
const PICTURES = ['*/images/*', '*/icon/*', '*/heraldry/*'];

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // Unlike a route of Playwright's, this leaves styles and typefaces in the browser's cache.
  await devtools.send('Network.setBlockedURLs', { urls: PICTURES });
  return page;
}

const test = base.extend<object, { plainPage: Page; crawlerPage: Page }>({
  plainPage: [async ({ browser }, use) => use(await openPage(browser, {})), { scope: 'worker' }],
  crawlerPage: [
    async ({ browser }, use) => use(await openPage(browser, { userAgent: CRAWLER })),
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });

/** Pages without data; the explorer requests none before a visitor does, nor do builds before an item is chosen. */
const WITHOUT_DATA = new Set(['credits', 'data', 'developers', 'search', 'GraphQL explorer', 'builds']);

/** Pages that say where the data is from, which of this site is something else. */
const ABOUT_DATA = new Set(['about', 'data and formats']);

const LEFT_OUT = new Set([...WITHOUT_DATA, ...ABOUT_DATA]);

/** Every kind of page that shows data. */
const PAGES = SCREENS.filter(
  ({ name, status, sameLayout }) => status === 200 && !sameLayout && !LEFT_OUT.has(name),
);

/** The content of each screen of the same site while its API is quick, for as long as this worker lives. */
const shown = new Map<string, VisibleContent>();

/** Fills the cache with one visit, while the API is up. */
async function quickContent(page: Page, screen: Screen): Promise<VisibleContent> {
  const known = shown.get(screen.name);
  if (known) return known;
  await setDegradation({ delay: 0, isAway: false });
  await page.goto(DEGRADED_SITE + (await pathOf(screen)));
  const content = await readVisibleContent(page);
  shown.set(screen.name, content);
  return content;
}

const pathOf = async ({ address }: Screen) => new URL(await address()).href.replace(/^https?:\/\/[^/]+/, '');

test.describe('an API that is slow', () => {
  for (const screen of PAGES) {
    test(`${screen.name}: everything can be seen without scripts, after few round trips`, async ({
      plainPage,
      crawlerPage,
    }) => {
      const expected = await quickContent(crawlerPage, screen);
      expect(expected.texts.length).toBeGreaterThan(0);

      const path = await pathOf(screen);
      await setDegradation({ delay: DELAY, isAway: false });
      await advanceClock(NOTHING_GOOD);
      await takeQuestions();
      await plainPage.goto(DEGRADED_SITE + path);
      const questions = (await takeQuestions()).filter(({ operation }) => operation !== LEARNED);
      expect(questions).not.toHaveLength(0);
      const allowed = ONE_ROUND_TRIP.has(screen.name)
        ? 1
        : MOST_ROUND_TRIPS + Number(screen.name === WITH_MARK || WITH_UPGRADES.has(screen.name));
      const row = longestRow(questions);
      expect(row.slice(allowed), row.join(', ')).toEqual([]);
      const seen = await readVisibleContent(plainPage);
      // What is late stands after what came in time.
      expect(seen.texts.toSorted()).toEqual(expected.texts.toSorted());
      expect(seen.belowFooter).toEqual([]);
      expect(seen.progressBars).toBe(0);
    });
  }
});

/** The pages of a record, which have its header. */
const RECORD = /^\/(?:kill|character|guild|scenario|skirmish|zone_heatmap|creature|gameobject)\//;

test.describe('an API that is away', () => {
  test.beforeAll(async ({ crawlerPage }) => {
    await setDegradation({ delay: 0, isAway: false });
    // A worker that starts anew after a failed test finds a site that has given its API up for a while.
    await advanceClock(NOTHING_GOOD);
    for (const screen of PAGES) {
      if (!shown.has(screen.name)) await quickContent(crawlerPage, screen);
      else await fetchPage(DEGRADED_SITE + (await pathOf(screen)), { 'user-agent': CRAWLER });
    }
    await setDegradation({ delay: 0, isAway: true });
    await advanceClock(EVERYTHING_STALE);
  });

  for (const screen of PAGES) {
    test(`${screen.name}: shows its old data and says from when each panel is`, async ({ crawlerPage }) => {
      const expected = shown.get(screen.name)?.texts ?? [];
      expect(expected.length).toBeGreaterThan(0);
      const path = await pathOf(screen);
      const response = await crawlerPage.goto(DEGRADED_SITE + path);
      expect(response?.status()).toBe(200);
      const seen = await readVisibleContent(crawlerPage);
      expect(seen.texts).toEqual(expect.arrayContaining([...expected]));

      const { times, panelsWithoutNote } = await readStaleNotes(crawlerPage, RECORD.test(path));
      expect(panelsWithoutNote).toEqual([]);
      for (const time of times) expect(time).toBe(TIME_OF_DAY);
    });
  }
});

interface VisibleContent {
  /** The texts of the headings and table rows that can be seen, in their order. */
  readonly texts: readonly string[];
  /** The texts that stand below the top of the footer. */
  readonly belowFooter: readonly string[];
  readonly progressBars: number;
}

/** Reads the part of a page's content that is visible on the screen as it is now, scrolled into view. */
function readVisibleContent(page: Page): Promise<VisibleContent> {
  return page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const content = [...document.querySelectorAll('h1, h2, h3, tbody tr')].filter(isVisible);
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
    return {
      texts: content.map(textOf),
      belowFooter: content.filter((element) => element.getBoundingClientRect().bottom > footer).map(textOf),
      progressBars: [...document.querySelectorAll('progress')].filter(isVisible).length,
    };
  });
}
