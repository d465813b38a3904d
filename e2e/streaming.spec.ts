import { expect } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { expectInPlace } from './screens/in-place.ts';
import { idsIn, killTable } from './pages/kill-table.ts';
import { killIds } from './api/api-client.ts';
import { fetchFound, fetchPage, openPage, unescape } from './api/http-client.ts';
import { SITE, FAULT_SITE } from './servers/addresses.ts';
import { type UncachedKill, uncachedKills } from './remote-api/uncached-kills.ts';
import { clearFault, type Fault, injectFault } from './remote-api/fault-injection.ts';
import { needServers } from './servers/need-servers.ts';
import { test } from './pages/standing-browser.ts';

needServers('fault site');

const DAY = 42;
/** Milliseconds: more than a page waits for its panels before it sends them later. */
const LATE = 300;

/** An uncached kill, also in a retry. */
async function subject(index: number): Promise<UncachedKill> {
  const found = (await uncachedKills(DAY))[index + 12 * test.info().retry];
  if (!found) throw new Error(`There is no kill ${index}`);
  return found;
}

/** Lets the API treat both lists of a character in a way, and gives the address of their page. */
async function slowCharacter(index: number, way: Pick<Fault, 'delay' | 'held'>) {
  const { id, name } = (await subject(index)).victim.character;
  const faultOf = (field: string): Fault => ({
    operation: 'GetKills',
    mentions: `{"${field}":{"eq":${id}}}`,
    ...way,
  });
  const faults = [faultOf('killerCharacterId'), faultOf('victimCharacterId')];
  await Promise.all(faults.map(injectFault));
  const release = () => Promise.all(faults.map(clearFault));
  const { ids } = await killIds({ where: { victimCharacterId: { eq: Number(id) } }, first: 10 });
  expect(ids.length).toBeGreaterThan(0);
  return { address: `${FAULT_SITE}/character/${id}`, name, deaths: ids, release };
}

test('what is known goes out before what is slow', async () => {
  const { address, name, deaths, release } = await slowCharacter(0, { held: true });
  const page = openPage(address);
  await page.until('aria-label="Loading kills"');
  const shell = await page.until('aria-label="Loading deaths"');
  await release();
  const whole = await page.whole;

  expect(shell).toContain('<header');
  expect(unescape(/<h1[^>]*>([^<]*)<\/h1>/.exec(shell)?.[1] ?? '')).toBe(name);
  expect(shell).toMatch(/<progress[^>]* aria-label="Loading kills"/);
  expect(shell).toMatch(/<select[^>]* name="period"/);
  for (const kill of deaths) {
    expect(shell).not.toContain(`href="/kill/${kill}"`);
    expect(whole).toContain(`href="/kill/${kill}"`);
  }
  // What comes late comes in one piece: without scripts nothing would fill the gaps in it.
  expect(whole).not.toContain('<template id="P:');
});

test('a browser puts the slow rows in their place', async ({ page }) => {
  const { address, deaths, release } = await slowCharacter(1, { held: true });
  await page.goto(address, { waitUntil: 'commit' });
  const bar = page.getByRole('progressbar', { name: 'Loading deaths' });
  await bar.waitFor();
  await release();
  await expect.poll(() => idsIn(killTable(page, 'Deaths'))).toEqual(deaths);
  await expect(bar).toHaveCount(0);
});

for (const agent of [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
]) {
  test(`${agent.slice(0, 40)} gets everything at once`, async () => {
    const { address, deaths } = await slowCharacter(2 + (agent.length % 7), { delay: LATE });
    const { html } = await fetchFound(address, { 'user-agent': agent });
    expectInPlace(html);
    for (const kill of deaths) expect(html).toContain(`href="/kill/${kill}"`);
  });
}

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every list can be read', async ({ page }) => {
    const lists = [
      ['/', 'Latest kills'],
      ['/guilds', 'Latest kills'],
      ['/kills', 'Newest first'],
      [`/character/${fixtures().character}`, 'Kills'],
      [`/character/${fixtures().character}`, 'Deaths'],
      [`/guild/${fixtures().guild}`, 'Kills'],
      [`/guild/${fixtures().guild}`, 'Deaths'],
      [`/character/${fixtures().feud.join('/feud/')}`, 'Player feud'],
      [`/guild/${fixtures().guildFeud.join('/feud/')}`, 'Guild feud'],
    ] as const;
    for (const [path, caption] of lists) {
      await fetchPage(SITE + path);
      await page.goto(path);
      await expect(killTable(page, caption).locator('tbody tr').first(), path).toBeVisible();
    }
    for (const path of [`/search/${fixtures().searchText}`, `/search/guild/${fixtures().guildText}`]) {
      await fetchPage(SITE + path);
      await page.goto(path);
      await expect(page.getByRole('table').locator('tbody tr').first(), path).toBeVisible();
    }
  });

  test('a kill can be read with its feuds', async ({ page }) => {
    await fetchPage(`${SITE}/kill/${fixtures().kill}`);
    await page.goto(`/kill/${fixtures().kill}`);
    for (const title of ['Killer', 'Assists', 'Victim', 'Player feud', 'Guild feud']) {
      await expect(page.getByRole('heading', { name: title, level: 2 }).first()).toBeVisible();
    }
    await expect(page.locator('time').first()).toContainText('UTC');
  });
});
