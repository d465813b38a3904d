import { chromium, type Page } from 'playwright';
import { installedChromium } from '../../../lib/server/testing/chromium.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';

/*
 * Loads about thirty kinds of pages on a slow phone, and prints how far what is painted moves (layout shift), with what
 * moved it most: npm run lab -- shifts [ADDRESS of a running site] [times]
 */

const SCREEN = { width: 390, height: 844 };
/** The phone computes so many times slower than this machine. */
const THROTTLE = 4;

const origin = process.argv[2] ?? 'http://localhost:3000';
const times = Number(process.argv[3] ?? 1);

/** A shift of a page, and the elements that it moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes each shift in the page; a text, since what the compiler adds to functions is not there. */
const WATCH_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => (node?.localName ?? '#text') + ' ' + (node?.textContent ?? '').trim().slice(0, 40));
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function shiftsOn(page: Page, path: string): Promise<readonly Shift[]> {
  await page.addInitScript(WATCH_SHIFTS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** The first address of a page that a pattern matches; null where it has none. */
async function addressOn(path: string, pattern: RegExp): Promise<string | null> {
  const html = await (await fetch(origin + path)).text();
  return pattern.exec(html)?.[1] ?? null;
}

const player = await addressOn('/kills', /href="(\/character\/\d+)"/);
const guild = await addressOn('/guilds', /href="(\/guild\/\d+)"/);
const scenarios = await addressOn('/scenarios', /href="(\/scenarios\/\d+)"/);

const PATHS = [
  '/',
  '/war',
  '/kills',
  '/battles',
  '/skirmishes',
  '/scenarios',
  '/guilds',
  '/leaderboard',
  '/leaderboard/guilds',
  '/records',
  '/events',
  '/items',
  '/creatures',
  '/quests',
  '/careers',
  '/build/slayer',
  '/dungeons',
  '/instance-runs',
  '/storylines',
  player,
  player && `${player}/armory`,
  player && `${player}/battles`,
  player && `${player}/scenarios`,
  player && `${player}/history`,
  guild,
  guild && `${guild}/members`,
  guild && `${guild}/attendance`,
  scenarios,
  await addressOn('/kills', /href="(\/kill\/\d+)"/),
  await addressOn('/battles', /href="(\/battle\/[^"?#]+)"/),
  await addressOn('/skirmishes', /href="(\/skirmish\/[^"?#]+)"/),
  await addressOn('/scenarios', /href="(\/scenario\/[^"?#]+)"/),
  await addressOn('/dungeons', /href="(\/dungeon\/\d+)"/),
  await addressOn('/items', /href="(\/item\/\d+)"/),
  '/career/slayer',
].filter((path) => path !== null);

exitOnSignals();
const browser = await chromium.launch({
  executablePath: installedChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const rows: Record<string, object> = {};
let moving = 0;
for (const path of PATHS) {
  const loads: (readonly Shift[])[] = [];
  for (let time = 0; time < times; time += 1) {
    const context = await browser.newContext({
      viewport: SCREEN,
      isMobile: true,
      hasTouch: true,
      // Times become local there.
      timezoneId: 'America/New_York',
    });
    loads.push(await shiftsOn(await context.newPage(), path));
    await context.close();
  }
  const sums = loads.map((shifts) => shifts.reduce((sum, { value }) => sum + value, 0));
  const worst = loads.flat().toSorted((one, other) => other.value - one.value)[0];
  if (worst) moving += 1;
  rows[path] = {
    shift: sums.map((sum) => sum.toFixed(3)).join(' '),
    moved: worst?.moved.slice(0, 2).join(' | ') ?? '',
  };
}
console.table(rows);
console.log(`${moving} of ${PATHS.length} move.`);
await browser.close();
process.exit(moving > 0 ? 1 : 0);
