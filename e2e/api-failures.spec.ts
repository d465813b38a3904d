import { expect } from '@playwright/test';

import { fetchFound, fetchPage } from './api/http-client.ts';
import { FAULT_API, FAULT_SITE } from './servers/addresses.ts';
import { type UncachedKill, uncachedKills } from './remote-api/uncached-kills.ts';
import { clearFault, UPSTREAM_SECRET, injectFault, type Fault } from './remote-api/fault-injection.ts';
import { needServers } from './servers/need-servers.ts';
import { test } from './pages/standing-browser.ts';

needServers('fault site');

/** The tests run one after the other: an operation that fails too often rests for a while. */
test.describe.configure({ mode: 'default' });

const DAY = 40;

async function kill(index: number): Promise<UncachedKill> {
  const found = (await uncachedKills(DAY))[index];
  if (!found) throw new Error(`There is no kill ${index}`);
  return found;
}

test.afterAll(async () => {
  const { id } = await kill(19);
  const closed = async () => (await fetchPage(`${FAULT_SITE}/kill/${id}`)).status;
  await expect.poll(closed).toBe(200);
});

function expectNothingLeaks(html: string): void {
  expect(html).not.toContain(UPSTREAM_SECRET);
  expect(html).not.toContain(new URL(FAULT_API).host);
  expect(html).not.toMatch(/GraphQL|GetKill|query \w+\(|node_modules|\bat \w+ \(/);
}

const FAILURES = [
  { answer: 'error 500', status: 502 },
  { answer: 'error 503', status: 503 },
  { answer: 'graphql error', status: 502 },
  { answer: 'no json', status: 502 },
  { answer: 'hang up', status: 502 },
] as const;

for (const [index, { answer, status }] of FAILURES.entries()) {
  test(`${answer} on the main record is ${status}, with the error box in the HTML`, async () => {
    const { id } = await kill(index);
    const fault: Fault = { operation: 'GetKill', mentions: `"${id}"`, answer };
    await injectFault(fault);
    const failed = await fetchPage(`${FAULT_SITE}/kill/${id}`);
    expect(failed.status).toBe(status);
    expect(failed.html).toMatch(
      /role="alert"[^>]*><strong[^>]*>Error :\(<\/strong><p[^>]*>[A-Z]\w+<\/p><p[^>]*>[A-Z][^<]{10,}<\/p>/,
    );
    expect(failed.html).toMatch(/<title>[^<]+<\/title>/);
    expect(failed.html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(failed.headers.get('cache-control')).toContain('no-store');
    expectNothingLeaks(failed.html);

    await clearFault(fault);
    // A visitor right behind the fault may still share its answer.
    await expect.poll(async () => (await fetchPage(`${FAULT_SITE}/kill/${id}`)).status).toBe(200);
  });
}

const MAIN_RECORDS = [
  {
    operation: 'GetCharacterInfo',
    path: ({ victim }: UncachedKill) => `/character/${victim.character.id}`,
    mentions: ({ victim }: UncachedKill) => `"${victim.character.id}"`,
  },
  {
    operation: 'GetGuildInfo',
    path: ({ victim }: UncachedKill) => `/guild/${victim.guild?.id}`,
    mentions: ({ victim }: UncachedKill) => `"${victim.guild?.id}"`,
  },
  {
    operation: 'GetPlayerFeudInfo',
    path: ({ attackers: [killer], victim }: UncachedKill) =>
      `/character/${killer.character.id}/feud/${victim.character.id}`,
    mentions: ({ victim }: UncachedKill) => `"${victim.character.id}"`,
  },
  {
    operation: 'GetGuildFeudInfo',
    path: ({ attackers: [killer], victim }: UncachedKill) =>
      `/guild/${killer.guild?.id}/feud/${victim.guild?.id}`,
    mentions: ({ victim }: UncachedKill) => `"${victim.guild?.id}"`,
  },
] as const;

for (const [index, { operation, path, mentions }] of MAIN_RECORDS.entries()) {
  test(`${operation}: its screen fails as a whole`, async () => {
    const subject = await kill(6 + index);
    const fault: Fault = { operation, mentions: mentions(subject), answer: 'graphql error' };
    await injectFault(fault);
    const { status, html } = await fetchPage(FAULT_SITE + path(subject));
    await clearFault(fault);
    expect(status).toBe(502);
    expect(html).toContain('Error :(');
    expect(html).not.toContain('<table');
    expectNothingLeaks(html);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a failed page shows the box in the frame of the site', async ({ page }) => {
      const { id } = await kill(javaScriptEnabled ? 10 : 11);
      await injectFault({ operation: 'GetKill', mentions: `"${id}"`, answer: 'graphql error' });
      const response = await page.goto(`${FAULT_SITE}/kill/${id}`);
      expect(response?.status()).toBe(502);
      const box = page.getByRole('main').getByRole('alert');
      await expect(box).toBeVisible();
      await expect(box).toContainText('Error :(');
      await expect(box.locator('p')).toHaveCount(2);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    test('a failed panel leaves the rest of the page in place', async ({ page }) => {
      const { id, attackers, victim } = await kill(javaScriptEnabled ? 12 : 13);
      await injectFault({
        operation: 'GetPlayerFeudInfo',
        mentions: `"player1Id":"${attackers[0].character.id}","player2Id":"${victim.character.id}"`,
        answer: 'graphql error',
      });
      // On a busy machine the failure may come too late for browsers without scripts: retry.
      await expect(async () => {
        const response = await page.goto(`${FAULT_SITE}/kill/${id}`);
        expect(response?.status()).toBe(200);
        expect(await page.getByRole('main').getByRole('alert').count()).toBe(1);
      }).toPass();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Error :(');
      await expect(page.getByRole('region', { name: /^Killer/ })).toContainText(attackers[0].character.name);
      await expect(page.getByRole('region', { name: 'Victim' })).toContainText(victim.character.name);
      if (javaScriptEnabled) await expect(page.getByRole('heading', { name: 'Guild feud' })).toBeVisible();
    });
  });
}

test('one list of two fails alone', async ({ page }) => {
  const { victim } = await kill(14);
  await injectFault({
    operation: 'GetKills',
    mentions: `{"killerCharacterId":{"eq":${victim.character.id}}}`,
    answer: 'error 500',
  });
  const response = await page.goto(`${FAULT_SITE}/character/${victim.character.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(victim.character.name);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Deaths', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible();
  expectNothingLeaks(await page.content());
});

test('the frame of the site stands without its API', async () => {
  for (const path of ['/credits', '/search', '/healthz']) {
    expect((await fetchPage(FAULT_SITE + path)).status).toBe(200);
  }
  for (const accept of ['*/*', 'text/html']) {
    const { status, html } = await fetchPage(`${FAULT_SITE}/graphql?query={__typename}`, { accept });
    expect(status).toBe(404);
    expect(html).toContain('Not found');
  }
  expect((await fetchFound(`${FAULT_SITE}/credits`)).html).not.toContain('GraphQL explorer');
});
