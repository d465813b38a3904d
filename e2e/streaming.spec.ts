import { expect, test } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { expectInPlace } from './screens/in-place.ts';
import { idsIn, killTable } from './kill-table.ts';
import { killIds } from './api-client.ts';
import { fetchChunks, fetchPage } from './http-client.ts';
import { SITE, FAULT_SITE } from './servers.ts';
import { type UncachedKill, uncachedKills } from './remote-api/uncached-kills.ts';
import { injectFault } from './remote-api/fault-injection.ts';

const DAY = 42;
/** Milliseconds. */
const SLOW = 1_200;
const AT_ONCE = 700;

/** A kill that nothing was asked about, in a retry neither. */
async function subject(index: number): Promise<UncachedKill> {
  const found = (await uncachedKills(DAY))[index + 12 * test.info().retry];
  if (!found) throw new Error(`There is no kill ${index}`);
  return found;
}

/** Makes both lists of a character slow, and gives the address of its page. */
async function slowCharacter(index: number): Promise<{ id: string; address: string }> {
  const { id } = (await subject(index)).victim.character;
  for (const field of ['killerCharacterId', 'victimCharacterId']) {
    await injectFault({ operation: 'GetKills', mentions: `{"${field}":{"eq":${id}}}`, delay: SLOW });
  }
  return { id, address: `${FAULT_SITE}/character/${id}` };
}

test('what is known goes out before what is slow', async () => {
  const { id, address } = await slowCharacter(0);
  // The header's record is asked for first, so that only the lists are slow.
  await fetchPage(`${address}?period=lastMonth`);
  const arrived = await fetchChunks(address);
  const { name } = (await subject(0)).victim.character;
  const early = arrived.filter(({ at }) => at < AT_ONCE).map(({ text }) => text);
  const whole = arrived.map(({ text }) => text).join('');
  const shell = early.join('');

  expect(arrived[0]?.at).toBeLessThan(AT_ONCE);
  expect(arrived.at(-1)?.at).toBeGreaterThan(SLOW - 100);
  expect(shell).toContain('<header');
  expect(shell).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
  expect(shell).toMatch(/<progress[^>]* aria-label="Loading kills"/);
  expect(shell).toMatch(/<progress[^>]* aria-label="Loading deaths"/);
  expect(shell).toMatch(/<select[^>]* name="period"/);
  const { ids } = await killIds({ where: { victimCharacterId: { eq: Number(id) } }, first: 10 });
  expect(ids.length).toBeGreaterThan(0);
  for (const kill of ids) {
    expect(shell).not.toContain(`href="/kill/${kill}"`);
    expect(whole).toContain(`href="/kill/${kill}"`);
  }
});

test('a browser puts the slow rows in their place', async ({ page }) => {
  const { id, address } = await slowCharacter(1);
  await page.goto(address, { waitUntil: 'commit' });
  const bar = page.getByRole('progressbar', { name: 'Loading deaths' });
  // Assertions look once a second, which is as long as the bar is there.
  await bar.waitFor();
  const { ids } = await killIds({ where: { victimCharacterId: { eq: Number(id) } }, first: 10 });
  await expect.poll(() => idsIn(killTable(page, 'Deaths'))).toEqual(ids);
  await expect(bar).toHaveCount(0);
});

for (const agent of [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
]) {
  test(`${agent.slice(0, 40)} gets everything at once`, async () => {
    const { id, address } = await slowCharacter(2 + (agent.length % 7));
    const { html } = await fetchPage(address, { 'user-agent': agent });
    expectInPlace(html);
    const { ids } = await killIds({ where: { victimCharacterId: { eq: Number(id) } }, first: 10 });
    for (const kill of ids) expect(html).toContain(`href="/kill/${kill}"`);
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
