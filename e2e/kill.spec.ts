import { expect, type Locator, type Page } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { expectedKill, type Attacker, type ExpectedKill } from './api/expected-kill.ts';
import { countEach, killIds } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

const killerCard = (page: Page) => page.getByRole('region', { name: /^Killer/ });
const victimCard = (page: Page) => page.getByRole('region', { name: 'Victim' });
const nameIn = (card: Locator) => card.locator('a[href^="/character/"]');
/** The guilds that a card leads to; an assist's stands there twice, for wide screens and for narrow ones. */
const guildsIn = async (card: Locator) => [
  ...new Set(
    await card
      .locator('a[href^="/guild/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ),
];
const assistCards = (page: Page) => page.getByRole('article', { name: /^Assist: / });

type Damage = NonNullable<ExpectedKill['damage']>[number];

const sum = (damage: readonly Damage[]) =>
  damage.reduce((total, { damageAmount }) => total + damageAmount, 0);

const by = ({ damage }: ExpectedKill, { character }: Attacker) =>
  damage.filter(({ attacker }) => attacker?.id === character.id);

/** An attacker's part of all damage, to one decimal (rules.md: Numbers). */
function expectedShare(kill: ExpectedKill, attacker: Attacker): string {
  return `${((sum(by(kill, attacker)) / sum(kill.damage)) * 100).toFixed(1)}%`;
}

/** Name, damage and percent of each line of an attacker's table: equal abilities together, the greatest first. */
function expectedAbilities(kill: ExpectedKill, attacker: Attacker): string[][] {
  const own = by(kill, attacker);
  const amounts = new Map<string, number>();
  for (const { damageType, damageAmount, ability } of own) {
    const key = `${nameOf(damageType, ability?.name)}|${ability?.iconUrl ?? ''}`;
    amounts.set(key, (amounts.get(key) ?? 0) + damageAmount);
  }
  return [...amounts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, amount]) => [
      key.split('|')[0] ?? '',
      amount.toLocaleString('en-US'),
      `${((amount / sum(own)) * 100).toFixed(1)}%`,
    ]);
}

function nameOf(damageType: string, ability: string | null | undefined): string {
  if (damageType === 'FALL_DAMAGE') return 'Fall Damage';
  return damageType === 'OTHER' ? 'Auto Attack' : (ability ?? 'Unknown');
}

/** Returns the place of the skull on the map in words; null where the place cannot be shown. */
function expectedPlace({ position: { x, y, mapSetup } }: ExpectedKill): string | null {
  if (!mapSetup) return null;
  const { nwCornerX, nwCornerY, seCornerX, seCornerY } = mapSetup;
  if (nwCornerX === seCornerX || nwCornerY === seCornerY) return null;
  const third = (at: number) => Math.min(2, Math.max(0, Math.floor(at * 3)));
  const row = ['north', '', 'south'][third((y - nwCornerY) / (seCornerY - nwCornerY))];
  const column = ['west', '', 'east'][third((x - nwCornerX) / (seCornerX - nwCornerX))];
  return [row, column].filter(Boolean).join('-') || 'centre';
}

async function expectHeader(page: Page, kill: ExpectedKill): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${kill.attackers[0].character.name} killed ${kill.victim.character.name}`,
  );
  await expect(page.locator('section > div:has(> h1)')).toContainText(
    kill.scenario?.name ?? kill.position.zone.name,
  );
  const when = new Date(kill.time * 1000);
  const time = page.locator('section:has(h1) time');
  await expect(time).toHaveAttribute('datetime', when.toISOString());
  const day = when.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(time).toHaveText(`${day}, ${when.toISOString().slice(11, 19)} UTC`);
  const scoreboard = page.getByRole('link', { name: 'Scenario scoreboard' });
  await expect(scoreboard).toHaveCount(kill.instanceId ? 1 : 0);
  if (kill.instanceId) await expect(scoreboard).toHaveAttribute('href', `/scenario/${kill.instanceId}`);
  const skirmish = page.getByRole('link', { name: 'Skirmish', exact: true });
  await expect(skirmish).toHaveCount(kill.skirmish ? 1 : 0);
  if (kill.skirmish) await expect(skirmish).toHaveAttribute('href', `/skirmish/${kill.skirmish.id}`);
  await expect(page.getByRole('link', { name: 'What killed me: compare gear' })).toHaveAttribute(
    'href',
    new RegExp(`^/character/${kill.victim.character.id}/armory\\?vs=\\d+$`),
  );
}

async function expectAttacker(card: Locator, kill: ExpectedKill, attacker: Attacker): Promise<void> {
  const { character, guild, level, renownRank } = attacker;
  await expect(nameIn(card)).toHaveText(character.name);
  await expect(nameIn(card)).toHaveAttribute('href', `/character/${character.id}`);
  await expect(card).toContainText(`Level ${level} · Renown rank ${renownRank}`);
  expect(await guildsIn(card)).toEqual(guild ? [`/guild/${guild.id}`] : []);
  await expect(card.locator('p > b')).toHaveText(expectedShare(kill, attacker));
  await expect(card.getByText('Death blow')).toHaveCount(kill.deathblow?.id === character.id ? 1 : 0);
  const cells = await card
    .locator('table tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent ?? '')),
    );
  expect(cells).toEqual(expectedAbilities(kill, attacker));
}

async function expectVictim(page: Page, { victim }: ExpectedKill): Promise<void> {
  const card = victimCard(page);
  await expect(nameIn(card)).toHaveText(victim.character.name);
  await expect(nameIn(card)).toHaveAttribute('href', `/character/${victim.character.id}`);
  await expect(card).toContainText(`Level ${victim.level} · Renown rank ${victim.renownRank}`);
  expect(await guildsIn(card)).toEqual(victim.guild ? [`/guild/${victim.guild.id}`] : []);
}

async function expectMap(page: Page, kill: ExpectedKill): Promise<void> {
  const place = expectedPlace(kill);
  const words = place ? `a skull marks the kill in the ${place}` : 'the place of the kill is not known';
  await expect(victimCard(page).getByRole('img', { name: /^Map of / })).toHaveAccessibleName(
    `Map of ${kill.position.zone.name}: ${words}`,
  );
}

/** A panel of a feud shows both names with the kills of each on the other. */
async function expectFeud(
  page: Page,
  title: string,
  sides: readonly [{ id: string; name: string }, { id: string; name: string }] | null,
  fields: readonly [string, string],
): Promise<void> {
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(panel).toHaveCount(sides ? 1 : 0);
  if (!sides) return;
  const on = (one: string, other: string) => ({
    [fields[0]]: { eq: Number(one) },
    [fields[1]]: { eq: Number(other) },
  });
  const [near, far] = sides;
  const [won = 0, lost = 0] = await countEach([on(near.id, far.id), on(far.id, near.id)]);
  const balance = (await panel.getByRole('img', { name: / kills?; / }).getAttribute('aria-label')) ?? '';
  const scores = balance.split('; ').map((side) => /^(.*): ([\d,]+)(?: kills?)?$/.exec(side) ?? []);
  expect(
    Object.fromEntries(scores.map(([, name, kills]) => [name, Number(kills?.replaceAll(',', ''))])),
  ).toEqual({
    [near.name]: won,
    [far.name]: lost,
  });
}

async function expectKillPage(page: Page, id: string): Promise<void> {
  const kill = await expectedKill(id);
  await openHtml(page, `/kill/${id}`);
  await expectHeader(page, kill);
  const [killer, ...others] = kill.attackers;
  await expectAttacker(killerCard(page), kill, killer);
  await expect(killerCard(page).getByText('Solo kill')).toHaveCount(killer.damagePercent === 100 ? 1 : 0);

  const assists = others.toSorted((one, other) => other.damagePercent - one.damagePercent);
  await expect(nameIn(assistCards(page))).toHaveText(assists.map(({ character }) => character.name));
  for (const [index, assist] of assists.entries()) {
    await expectAttacker(assistCards(page).nth(index), kill, assist);
  }
  await expectVictim(page, kill);
  await expectMap(page, kill);

  const { victim } = kill;
  await expectFeud(
    page,
    'Player feud',
    [killer.character, victim.character],
    ['killerCharacterId', 'victimCharacterId'],
  );
  const guilds = killer.guild && victim.guild ? ([killer.guild, victim.guild] as const) : null;
  await expectFeud(page, 'Guild feud', guilds, ['killerGuildId', 'victimGuildId']);
}

const KINDS = [
  'kill',
  'scenarioKill',
  'skirmishKill',
  'openWorldKill',
  'soloKill',
  'guildlessKill',
  'assistDeathblowKill',
] as const;

for (const kind of KINDS) {
  test(`shows a ${kind} as the API returns it`, async ({ scriptlessPage: page }) => {
    await expectKillPage(page, fixtures()[kind]);
  });
}

test('shows the latest kills as the API tells them', async ({ scriptlessPage: page }) => {
  const { ids } = await killIds({ first: 2 });
  for (const id of ids) await expectKillPage(page, id);
});

test('says where the page is and what it is about', async ({ scriptlessPage: page }) => {
  const { attackers, victim } = await expectedKill(fixtures().kill);
  await openHtml(page, `/kill/${fixtures().kill}`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Kills',
    `${attackers[0].character.name} killed ${victim.character.name}`,
  ]);
  await expect(page).toHaveTitle(
    new RegExp(
      `^${attackers[0].character.name} killed ${victim.character.name}.*, \\d+ \\w+ \\d+, [\\d:]+ UTC(?: · War Ledger)?$`,
    ),
  );
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('an assist keeps its damage until asked', async ({ page }) => {
  await page.goto(`/kill/${fixtures().kill}`);
  const card = assistCards(page)
    .filter({ has: page.locator('details') })
    .first();
  await expect(card.locator('table')).toBeHidden();
  await card.getByText('Damage by ability').click();
  await expect(card.locator('table')).toBeVisible();
});
