import { chromium } from 'playwright';

import { installedChromium } from '../../../lib/server/testing/chromium.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { Keyboard } from './keyboard.ts';
import { Phone, SCREEN } from './phone.ts';

/*
 * Does on a phone what players come to the build planner for, from the home page or the page of an item on, and prints
 * how many taps each task takes and how far it scrolls, and by keyboard how many stops lead there: npm run lab -- build-tasks [ADDRESS of a running site]
 */

/** The most taps of a task. */
const MOST_TAPS = 4;

const origin = process.argv[2] ?? 'http://localhost:3000';

/** The first address of a page that a pattern matches. */
async function addressOn(path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`${path} has no ${String(pattern)}`);
  return found.replaceAll('&amp;', '&');
}

interface Task {
  readonly name: string;
  /** The page that it begins on; the home page unless given. */
  readonly from?: string;
  readonly way: (phone: Phone) => Promise<void>;
}

const item = await addressOn('/items?slot=HELM', /href="(\/item\/\d+)"/);
const player = await addressOn('/', /href="(\/character\/\d+)"/);
const build = await addressOn(`${player}/armory`, /href="(\/build\/[^"]+)"/);
const career = build.replace(/\?.*/, '');

const main = (phone: Phone) => phone.page.getByRole('main');
const toPlanner = async (phone: Phone) => {
  await phone.tap(main(phone).locator(`a[href="${player}"]`));
  await phone.tap(phone.page.getByRole('link', { name: 'Armory', exact: true }));
};

const TASKS: readonly Task[] = [
  {
    name: 'What to wear next',
    way: async (phone) => {
      await toPlanner(phone);
      await phone.read(phone.page.getByRole('heading', { name: /wear next/i }));
    },
  },
  {
    name: 'Is this item better for me',
    from: item,
    way: async (phone) => {
      await phone.type(main(phone).getByRole('searchbox', { name: 'Player' }), player.split('/')[2] ?? '');
      await phone.tap(main(phone).getByRole('button', { name: /^(?:Compare|Tell|Ask|Show)/ }));
      await phone.read(main(phone).getByText(/better|worse|gain|points/i));
    },
  },
  {
    name: 'Share, and compare with a friend',
    way: async (phone) => {
      await phone.menu('Builds');
      await phone.tap(main(phone).locator(`a[href="${career}"]`));
      await phone.type(main(phone).getByLabel('Compare with'), origin + build);
      await phone.tap(main(phone).getByRole('button', { name: 'Compare' }));
      await phone.read(phone.page.getByRole('table', { name: 'Stats compared' }).locator('tbody tr'));
    },
  },
  {
    name: 'Copy the gear of a top player',
    way: async (phone) => {
      await toPlanner(phone);
      await phone.tap(main(phone).getByRole('link', { name: 'Open in build planner' }));
      await phone.read(main(phone).getByRole('link', { name: /^Change/ }));
    },
  },
  {
    name: 'Fill a set',
    way: async (phone) => {
      await toPlanner(phone);
      await phone.tap(main(phone).getByRole('link', { name: 'Open in build planner' }));
      await phone.tap(main(phone).getByRole('link', { name: /^Put on \d+ missing piece/ }));
      await phone.read(phone.page.getByRole('heading', { name: 'Sets' }));
    },
  },
  {
    name: 'Cost of what is missing',
    way: async (phone) => {
      await toPlanner(phone);
      await phone.read(phone.page.getByRole('heading', { name: 'What is missing' }));
    },
  },
  {
    name: 'A build for a healer of level 26',
    way: async (phone) => {
      await phone.menu('Builds');
      await phone.tap(main(phone).locator('a[href="/build/rune-priest"]'));
      await phone.type(main(phone).getByLabel('Level', { exact: true }), '26');
      await phone.tap(main(phone).getByRole('button', { name: 'Apply' }));
      await phone.read(main(phone).getByText('Level 26'));
    },
  },
];

exitOnSignals();
const browser = await chromium.launch({
  executablePath: installedChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const rows: Record<string, object> = {};
let missed = 0;
for (const { name, from = '/', way } of TASKS) {
  for (const by of ['taps', 'keys'] as const) {
    const isPhone = by === 'taps';
    const context = await browser.newContext({ viewport: SCREEN, isMobile: isPhone, hasTouch: isPhone });
    const page = await context.newPage();
    const player = isPhone ? new Phone(page) : new Keyboard(page);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const isDone = await way(player).then(
      () => true,
      (reason: unknown) => {
        console.error(`${name}, by ${by}: ${String(reason).split('\n')[0]}`);
        return false;
      },
    );
    const isKept = isDone && player.taps <= MOST_TAPS;
    if (!isKept) missed += 1;
    const screens = Math.round((player.scrolled / SCREEN.height) * 10) / 10;
    const stops = player instanceof Keyboard ? { stops: player.stops } : { screens };
    rows[`${name}, by ${by}`] = { taps: player.taps, ...stops, kept: isKept };
    await context.close();
  }
}
console.table(rows);
await browser.close();
process.exit(missed > 0 ? 1 : 0);
