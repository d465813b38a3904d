import { chromium, type Page } from 'playwright';

import { installedChromium } from '../../../lib/server/testing/chromium.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { Phone, SCREEN } from './phone.ts';

/*
 * Does what players come for on a phone, from the home page on, and prints how many taps each takes, how far it scrolls,
 * and where the answer stands: npm run lab -- tasks [ADDRESS of a running site]
 */

/** The most taps of a task, and screens that it scrolls. */
const MOST_TAPS = 3;
const MOST_SCREENS = 2;

const origin = process.argv[2] ?? 'http://localhost:3000';

/** The first address of a page that a pattern matches. */
async function addressOn(path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`${path} has no ${String(pattern)}`);
  return found;
}

async function nameOf(path: string): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  return /<h1[^>]*>(?:<[^>]*>)*([^<]+)/.exec(html)?.[1]?.trim() ?? '';
}

interface Task {
  readonly name: string;
  readonly way: (phone: Phone) => Promise<void>;
}

const player = await addressOn('/kills', /href="(\/character\/\d+)"/);
const guild = await addressOn('/guilds', /href="(\/guild\/\d+)"/);
const scenario = await addressOn('/scenarios', /href="(\/scenarios\/\d+)"/);
const dungeon = await addressOn('/dungeons', /href="(\/dungeon\/\d+)"/);
const [playerName, guildName] = [await nameOf(player), await nameOf(guild)];

const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`);

const TASKS: readonly Task[] = [
  {
    name: 'How I did last night',
    way: async (phone) => {
      await phone.find(playerName, player);
      await phone.read(phone.page.getByRole('heading', { name: /^(?:Last night|Latest fights):/ }));
    },
  },
  {
    name: 'Who wins a scenario',
    way: async (phone) => {
      await phone.menu('Scenarios');
      await phone.read(linkTo(phone.page, scenario));
    },
  },
  {
    name: 'The big battle of last night, and who carried',
    way: async (phone) => {
      await phone.menu('Battles');
      await phone.tap(phone.page.getByRole('region', { name: 'Last night' }).locator('a[href^="/battle/"]'));
      await phone.read(phone.page.getByText('Most damage'));
    },
  },
  {
    name: 'What to wear next',
    way: async (phone) => {
      await phone.menu('Builds');
      await phone.tap(phone.page.getByRole('main').locator('a[href="/build/slayer"]'));
      await phone.read(phone.page.getByRole('heading', { name: 'What others wear' }));
    },
  },
  {
    name: 'Is my guild active, and who attends',
    way: async (phone) => {
      await phone.find(guildName, guild);
      await phone.tap(phone.page.getByRole('link', { name: 'Attendance', exact: true }));
      await phone.read(phone.page.getByRole('main').locator('tbody tr'));
    },
  },
  {
    name: 'Best healer of the month',
    way: async (phone) => {
      const boards = phone.page.getByRole('navigation', { name: 'Best of the month in scenarios' });
      await phone.tap(boards.getByRole('link', { name: 'Healing' }));
      await phone.page.getByRole('heading', { name: /^Most healing in scenarios, / }).waitFor();
      await phone.read(phone.page.getByRole('main').locator('tbody tr'));
    },
  },
  {
    name: 'The next event',
    way: async (phone) => {
      await phone.menu('Events');
      await phone.read(phone.page.getByRole('main').locator('p, h2'));
    },
  },
  {
    name: 'Is a dungeon worth it',
    way: async (phone) => {
      await phone.menu('Dungeons');
      await phone.tap(linkTo(phone.page, dungeon));
      await phone.read(phone.page.getByRole('main').locator('dl, figure, tbody tr'));
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
for (const { name, way } of TASKS) {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true });
  const phone = new Phone(await context.newPage());
  await phone.page.goto(origin, { waitUntil: 'networkidle' });
  await way(phone);
  const screens = Math.round((phone.scrolled / SCREEN.height) * 10) / 10;
  const isKept = phone.taps <= MOST_TAPS && screens <= MOST_SCREENS;
  if (!isKept) missed += 1;
  rows[name] = { taps: phone.taps, 'px scrolled': Math.round(phone.scrolled), screens, kept: isKept };
  await context.close();
}
console.table(rows);
await browser.close();
process.exit(missed > 0 ? 1 : 0);
