import { expect, type Page, test as browserTest } from '@playwright/test';

import { words } from './duration-words.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './http-client.ts';
import { type Attempt, attemptOf, type Run, runOf, type Score } from './instance-run-api.ts';
import { openHtml, test } from './scriptless-page.ts';
import { SITE } from './servers.ts';

const grouped = (value: number) => value.toLocaleString('en-US');
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);

const ARCHETYPES = { TANK: 'tanks', HEALER: 'healers', MELEE_DPS: 'dealers', RANGED_DPS: 'dealers' } as const;
const TANKS = 'IRON_BREAKER BLACK_ORC KNIGHT_OF_THE_BLAZING_SUN CHOSEN SWORD_MASTER BLACK_GUARD'.split(' ');
const HEALERS = 'RUNE_PRIEST SHAMAN WARRIOR_PRIEST ZEALOT ARCHMAGE DISCIPLE_OF_KHAINE'.split(' ');

type RoleOf = (score: Score) => string | undefined;
const byArchetype: RoleOf = ({ archetype }) =>
  Object.entries(ARCHETYPES).find(([known]) => known === archetype)?.[1];
const byFight: RoleOf = ({ character: { career }, healing, damage }) => {
  if (TANKS.includes(career)) return 'tanks';
  return HEALERS.includes(career) && healing > damage ? 'healers' : 'dealers';
};

const rolesOf = (party: readonly Score[], roleOf: RoleOf) =>
  ['tanks', 'healers', 'dealers'].map((role) => party.filter((score) => roleOf(score) === role).length);
const deathsOf = (party: readonly Score[]) => party.reduce((sum, { deaths }) => sum + deaths, 0);

function ratingsOf(party: readonly Score[]) {
  const ratings = party.map(({ itemRating }) => itemRating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return [Math.min(...ratings), Math.round(sum / ratings.length), Math.max(...ratings)];
}

const partyFigures = (party: readonly Score[], roleOf: RoleOf) => ({
  'Item rating': ratingsOf(party),
  Deaths: [deathsOf(party)],
  Roles: rolesOf(party, roleOf),
});

/** The figures above the tables, by what they are of. */
const shownFigures = (page: Page) =>
  page
    .locator('dl > div')
    .evaluateAll((cards) =>
      Object.fromEntries(
        cards.map((card) => [
          card.querySelector('dt')?.textContent,
          [...card.querySelectorAll('dd b')].map(({ textContent }) =>
            Number(textContent.replaceAll(',', '')),
          ),
        ]),
      ),
    );

/** The texts of a table's cells, row by row; pictures by what they say. */
const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) =>
          [cell.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt'), cell.textContent.trim()]
            .filter(Boolean)
            .join(' '),
        ),
      ),
    );

const names = (page: Page) => page.locator('td[data-key=name] a[href^="/character/"]').allTextContents();

function expectedEncounters({ encounters }: Run) {
  return encounters.map((attempt, index) => {
    const same = (other: Attempt) => other.encounterId === attempt.encounterId;
    const isRetried = encounters.filter(same).length > 1;
    const { start, end, completed, scoreboardEntries: party } = attempt;
    return [
      clock(start),
      `${completed ? 'completed' : 'not completed'} ${attempt.encounter.name}` +
        (isRetried ? `try ${encounters.slice(0, index + 1).filter(same).length}` : ''),
      end > 0 ? words(end - start) : 'end unknown',
      ...[deathsOf(party), ...ratingsOf(party), ...rolesOf(party, byArchetype)].map(String),
      'Details',
    ];
  });
}

async function expectScoreboard(page: Page, scores: readonly Score[]) {
  const rows = await rowsOf(page, 'Scoreboard');
  expect(rows.map((cells) => cells.slice(3))).toEqual(
    scores.map(({ level, renownRank, itemRating, deaths, damage, healing, protection }) => [
      `${level} / ${renownRank}`,
      ...[itemRating, deaths, damage, healing, protection].map(grouped),
    ]),
  );
  expect(await names(page)).toEqual(scores.map(({ character }) => character.name));
  const guilds = scores.flatMap(({ guild }) => (guild ? [`/guild/${guild.id}`] : []));
  const links = page.locator('td[data-key=guild] a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(guilds);
}

test('a run shows its party, its encounters and its scoreboard', async ({ scriptlessPage: page }) => {
  const run = await runOf(fixtures().instanceRun);
  await openHtml(page, `/instance-run/${run.id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(run.instance.name);
  await expect(title.getByRole('link')).toHaveAttribute('href', `/instance/${run.instance.id}`);
  const header = page.locator('section').filter({ has: title });
  await expect(header).toContainText(`${clock(run.start)} UTC · ${words(run.end - run.start)}`);
  await expect(header.getByText(run.completed ? 'completed' : 'not completed', { exact: true })).toHaveCount(
    1,
  );

  const idsOf = (some: readonly Attempt[]) => new Set(some.map(({ encounterId }) => encounterId)).size;
  expect(await shownFigures(page)).toEqual({
    ...partyFigures(run.scoreboardEntries, byArchetype),
    Encounters: [
      idsOf(run.encounters),
      idsOf(run.encounters.filter(({ completed }) => completed)),
      run.encounters.length,
    ],
  });
  expect(await rowsOf(page, 'Encounters')).toEqual(expectedEncounters(run));
  await expectScoreboard(page, run.scoreboardEntries);
});

test('a number tells what is behind it', async ({ scriptlessPage: page }) => {
  const [score] = (await runOf(fixtures().instanceRun)).scoreboardEntries;
  await openHtml(page, `/instance-run/${fixtures().instanceRun}`);
  const titleOf = (key: string) => page.locator(`td[data-key=${key}] button`).first();
  const facts = {
    deaths: {
      'Damage Received': score?.damageReceived,
      'Healing Received': score?.healingReceived,
      'Protection Received': score?.protectionReceived,
    },
    damage: { 'Kill Damage': score?.killDamage },
    healing: {
      'Healing of Self': score?.healingSelf,
      'Healing of Others': score?.healingOthers,
      'Resurrections Done': score?.resurrectionsDone,
    },
    protection: {
      'Protection of Self': score?.protectionSelf,
      'Protection of Others': score?.protectionOthers,
    },
  };
  for (const [key, lines] of Object.entries(facts)) {
    const text = Object.entries(lines).map(([label, value]) => `${label}: ${grouped(value ?? Number.NaN)}`);
    await expect(titleOf(key)).toHaveAttribute('title', text.join('\n'));
  }
});

test('a try at an encounter counts roles from the fight and leads to its neighbours', async ({
  scriptlessPage: page,
}) => {
  const run = await runOf(fixtures().instanceRun);
  const [before, { id } = { id: '' }, after] = run.encounters.slice(0, 3);
  const attempt = await attemptOf(id);
  await openHtml(page, `/instance-run/${run.id}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(attempt.encounter.name);
  expect(await shownFigures(page)).toEqual(partyFigures(attempt.scoreboardEntries, byFight));
  await expect(page.getByText(/^Roles are counted from what was done in this fight/)).toHaveCount(1);
  await expectScoreboard(page, attempt.scoreboardEntries);
  const links = page.getByRole('navigation', { name: 'Tries of the run' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/instance-run/${run.id}/${before?.id}`,
    `/instance-run/${run.id}`,
    ...(after ? [`/instance-run/${run.id}/${after.id}`] : []),
  ]);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText([
    /^Home/,
    /^Instance Runs/,
    new RegExp(`^${run.instance.name}, `),
    new RegExp(`^${attempt.encounter.name}`),
  ]);
});

browserTest('every column of a scoreboard sorts, those of the player too', async ({ page }) => {
  const { id, scoreboardEntries: party } = await runOf(fixtures().instanceRun);
  await page.goto(`/instance-run/${id}`);
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const nameOf = ({ character }: Score) => character.name;
  const byName = (one: Score, other: Score) => nameOf(one).localeCompare(nameOf(other), 'en');

  await header('Item Rating').getByRole('link').click();
  await expect(page).toHaveURL(/\?sort=itemRating$/);
  const rated = party.toSorted((one, other) => other.itemRating - one.itemRating || byName(one, other));
  expect(await names(page)).toEqual(rated.map(nameOf));

  for (const direction of ['descending', 'ascending']) {
    await header('Name').getByRole('link').click();
    await expect(header('Name')).toHaveAttribute('aria-sort', direction);
    const sorted = party.toSorted(byName).map(nameOf);
    expect(await names(page)).toEqual(direction === 'ascending' ? sorted : sorted.toReversed());
  }
  for (const name of ['Career', 'Guild', 'Rank', 'Healing', 'Protection']) {
    await header(name).getByRole('link').click();
    await expect(header(name)).toHaveAttribute('aria-sort', 'descending');
  }
});

test('what is not known of a run is said', async ({ scriptlessPage: page }) => {
  const endless = await runOf(fixtures().endlessRun);
  await openHtml(page, `/instance-run/${endless.id}`);
  const header = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header).toContainText(`${clock(endless.start)} UTC · end unknown`);
  expect(await rowsOf(page, 'Encounters')).toEqual(expectedEncounters(endless));

  await openHtml(page, `/instance-run/${fixtures().emptyRun}`);
  await expect(page.getByRole('main')).toContainText('start unknown · ');
  await expect(page.getByRole('main')).toContainText('No encounters.');
  await expect(page.getByRole('main')).toContainText('Nobody is on the scoreboard.');
  expect(await shownFigures(page)).toEqual({});
});

test('a run or a try that does not exist is 404', async () => {
  const { instanceRun, endlessRun, encounterRun } = fixtures();
  const paths = [
    'abc',
    'toString',
    '00000000-0000-4000-8000-000000000000',
    instanceRun.toUpperCase(),
    ...['0', '01', 'abc', '9223372036854775807', '1'.repeat(20)].map((id) => `${instanceRun}/${id}`),
    `${endlessRun}/${encounterRun}`,
  ];
  for (const path of paths) {
    const { status, html } = await fetchPage(`${SITE}/instance-run/${path}`);
    expect(status, path).toBe(404);
    expect(html, path).toContain('Not found');
  }
});
